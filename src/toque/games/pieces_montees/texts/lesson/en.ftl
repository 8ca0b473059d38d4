# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Cakes of three layers
lesson-aim = Welcome! You bake tiered cakes. A cake grows from layer 1 to layer 2 to layer 3, all of one colour and one topping, cream or chocolate. The higher it is, the more points it brings at the end.
lesson-hands-title = Every card has two faces
lesson-hands = Each card is cream on one side and chocolate on the other. You see one face of your own cards; only the others see the back. Of their cards you see the side that they cannot see.
lesson-place-title = Your first layer
lesson-place = You have three spoons in each turn. A layer costs as many spoons as its number. Start a cake: choose the green layer 1 in your hand, then place it.
lesson-assistant-title = Your assistant helps
lesson-assistant = Your assistant can help you once: with one more spoon, or by starting a cake free of charge. And you may take cards from any hand! Let your assistant start with the ivory layer 1 of another player.
lesson-stack-title = From any hand
lesson-stack = Two spoons are left, and another player holds the ivory cream 2: exactly what your new cake needs. Nobody has to agree, so just take it.
lesson-end-title = End your turn
lesson-end = Your spoons are spent, and spoons cannot be saved. End your turn: then all hands are filled up from the pile, yours first.
lesson-others-title = The others take from you, too
lesson-others = Did you see it? The others have used cards from your hand, each with the face that you could not see. Whoever looks at all the hands finds more.
lesson-complete-title = Complete a cake
lesson-complete = Your ivory layer 3 is still there. It costs all three spoons, and completes your cake. Go ahead!
lesson-worth-title = What cakes are worth
lesson-worth = Your first complete cake! A cake counts by its top layer, and the step to the third one pays best. So it is good to finish what you start.
lesson-refill-title = The pile
lesson-refill = The top card of the pile is open: everybody knows what you will draw. Its back you will not see, but the others will. End your turn.
lesson-start-again-title = A new cake
lesson-start-again = You can bake both: a cream cake and a chocolate cake of one colour are two cakes. But never two of the same kind. Start a green chocolate cake.
lesson-recall-title = Call your assistant back
lesson-recall = Your assistant has gone since that first help. For two spoons you call them back, and from your next turn on they help again.
lesson-wait-title = Done for now
lesson-wait = That was your third spoon. End your turn and watch what the others do.
lesson-turn-title = Turn a card over
lesson-turn = Now you would like the green chocolate 2. You know where it is: on the back of a card whose green cream 3 you see. Turning any card in any hand costs one spoon.
lesson-turned-title = And take it
lesson-turned = There it is. You have two spoons left, and that is what layer 2 costs. Place it.
lesson-spoon-title = One more spoon
lesson-spoon = Your spoons are spent, but your assistant is back. This time, ask for a spoon.
lesson-three-title = Three at a time
lesson-three = With three unfinished cakes you may not start a fourth, unless your assistant does it. You have two, so there is room for one more: the blue chocolate cake.
lesson-last-end-title = Well planned
lesson-last-end = Three cakes under way, one complete. End your turn once more.
lesson-match-end-title = How a match ends
lesson-match-end = When the pile cannot fill all hands any more, the round is played to its end, and then the points are counted. Layers in hand are worth nothing.
lesson-goodbye-title = Now it is your match
lesson-goodbye = You know all you need. It is your turn; the blue chocolate 2 is in sight. Play on from here, or begin a new match from the home page. The experienced mode adds a booklet of decorations.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Build cakes of one colour and topping, from layer 1 to layer 3: complete ones bring the most points.
hint-turn = Spend your spoons as you like: place layers from any hand, turn cards over, or call your assistant. Press a card to see what it can do.
