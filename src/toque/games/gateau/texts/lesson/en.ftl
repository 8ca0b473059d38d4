# What the first match says, step by step (see lesson.toml).

lesson-aim-title = From bowls to awards
lesson-aim = Welcome to the kitchen! You take ingredients from bowls, pay for recipes with them, and win awards with the icons of finished recipes. Recipes and awards bring points.
lesson-chef-title = Your chef
lesson-chef = Everybody is a chef with a gift. With this side of the card, one chocolate counts as any other ingredient, once in every recipe. Choose it.
lesson-bench-title = Your bench has three zones
lesson-bench = Each ingredient needs a place. = takes four alike, ≠ takes four different ones, and each ×2 takes a pair. Put your chocolate in the zone for four alike.
lesson-super-title = A super ingredient
lesson-super = A super ingredient stands for any type, and fits on every free place. Put it in the zone for four different ones.
lesson-pawn-title = Two actions on each space
lesson-pawn = In each turn your pawn goes to another space, and you do one of its two actions. Go left, to take from a bowl.
lesson-bowl-title = Take from one bowl
lesson-bowl = You may take up to four ingredients, all from one bowl. This one has two cherries. Let us take both!
lesson-pair-title = Two make a pair
lesson-pair = Cherries and chocolate are not alike, so put both of them in the first pair. When the second one leaves the bowl, something happens.
lesson-explosion-title = A sugar explosion
lesson-explosion = An empty bowl explodes: an ingredient of its type lands in each bowl beside it, and on the side slots at its corners. Then the bowl turns over and shows its other type, which you saw in its corner.
lesson-end-title = The end of your turn
lesson-end = Ingredients that are in your way could go back now. You want to keep yours, so just end your turn. Your first tool then joins your hand.
lesson-other-space-title = Never twice the same space
lesson-other-space = Your pawn may not stay where it is. On the right you can prepare recipes or take from a bowl. You lack some ingredients, so take from a bowl.
lesson-plan-title = Look at a recipe first
lesson-plan = The marked recipe needs two cherries, two jelly and one grey ingredient of any other type. You have the cherries: take the two jelly, and put them in the second pair.
lesson-tool-title = Tools
lesson-tool = You may play tools at any time in your turn, each for one of its two effects. Your rolling pin can prepare a recipe. That is what you need now!
lesson-prepare-title = Under which section?
lesson-prepare = A recipe goes under a section of your board and brings its bonus. Further left the bonus is better, but the way is longer. Choose the recipe, and section 1: 1 gold.
lesson-grey-title = Grey ingredients
lesson-grey = The grey ingredient may be of any type that the recipe does not name. You have chocolate left, so grey is chocolate.
lesson-pay-title = Pay for it
lesson-pay = You could choose each token yourself. But here it is simple: pay, and keep the super ingredient.
lesson-advance-title = Your recipes advance
lesson-advance = After your action all your recipes move one section to the right. Past section 0 a recipe is finished. End your turn now; a new card is drawn, and sometimes it is an event.
lesson-side-title = The tiles at the sides
lesson-side = The event gave a tool to everybody. Now look at the left: explosions have put jelly on that side tile. Go to the centre to take it.
lesson-tile-title = Take from a tile
lesson-tile = Take the left tile, and put both jelly in the first pair. Where nothing covers the icon of a tile, you also get what it shows.
lesson-gold-title = Gold buys the second action
lesson-gold = For 1 gold you do the other action of your space, too: here, it advances your recipes. Your flan is then finished. Pay!
lesson-store-title = A stored ingredient
lesson-store = Your finished recipe has a bonus: store an ingredient. From now on it pays for one of its type in every recipe, and is never spent. Store jelly, and give up one token for it.
lesson-reserve-title = Reserve a recipe
lesson-reserve = By discarding a tool, you can reserve a recipe: it lies under a section and you pay for it later. Reserve the lemon tart under section 2; its place also brings 1 gold. Then put down the bonus.
lesson-awards-title = Awards
lesson-awards = For two icons of its family you win an award and choose a bonus of the toque; three icons win one for the top shelf. You have one tart icon. Your lemon tart will be the second!
lesson-round-title = Well done
lesson-round = That was a full turn: action, second action, reservation, advance. End it.
lesson-points-title = How a match ends
lesson-points = When somebody has a third award, the round is finished and one more is played. Then recipes, awards and stored ingredients count; what is left counts one point for every three.
lesson-goodbye-title = Now it is your match
lesson-goodbye = You know all you need. Pay for your lemon tart before it passes section 0! Play on from here, or begin a new match from the home page.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Take ingredients from bowls, turn them into recipes and the recipes into awards: both bring points.
hint-act = Your pawn goes to another space in each turn: do one of the two actions there.
hint-second = For 1 gold you may also do the other action of your space.
hint-bowl = You may take up to four ingredients from one bowl. An empty bowl explodes and fills those beside it.
hint-place = Each ingredient needs a place: four alike, four different, or a pair.
hint-prepare = Pay for a recipe and put it under a section: you get the bonus of the section at once.
hint-reserve = For a tool you may reserve a recipe now, and pay for it later.
hint-award = Finished recipes have icons: two of a family win an award, three one for the top shelf.
hint-tidy = Ingredients that are in your way may go back now. Else just end your turn.
