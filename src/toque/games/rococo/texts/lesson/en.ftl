# What the first match says, step by step (see lesson.toml).

lesson-aim-title = A ball at Versailles
lesson-aim = Welcome! The King gives a ball, and you run a dressmaker’s. You tailor garments for the guests in the five halls and fund the splendour around them. At the end all that brings prestige.
lesson-hand-title = Your staff
lesson-hand = Each round you choose three cards of your reserve, in secret. Take Berthe, a Master, Colin, a Journeyman, and Perrin, an Apprentice. You will see what each of them can do.
lesson-card-title = One card in each turn
lesson-card = You play a card, do one main action with it, then use its bonus. Not everybody can do everything: an Apprentice cannot tailor, but can buy silk. Play Perrin.
lesson-silk-title = Buy silk
lesson-silk = Each drawer has tiles with bales of silk. The fewer tiles are left in it, the cheaper they become. A pattern in the workshop needs orange silk, so take this tile.
lesson-keep-title = Silk, or thread and lace?
lesson-keep = You decide at once: keep the tile as silk, or discard it for the thread and lace printed on it. You need the silk: keep it.
lesson-bonus-title = Then the bonus
lesson-bonus = Perrin’s bonus lets you acquire another tile. Take this one: it has a plus between thread and lace, so it gives both.
lesson-cut-title = Discard it
lesson-cut = Pink silk is of no use to you now. Discard the tile for a thread and a lace.
lesson-musician-title = What the other one does
lesson-musician = Did you see it? The other dressmaker has funded a musician. He makes them present in his hall, breaks ties there, and brings points at the end.
lesson-journeyman-title = Journeymen can tailor
lesson-journeyman = Now for your first garment. That takes a Journeyman or a Master: play Colin.
lesson-tailor-title = Your first garment
lesson-tailor = Choose the orange coat. You pay the price of its window, its thread and its silk. Windows further to the right are cheaper, but what is there leaves soon.
lesson-rent-title = Rent it out or sell it
lesson-rent = Selling brings much money at once. Rented out, the coat stays in a hall and counts at the end. The space gives you something, too: choose one that pays livres, in the royal hall for instance.
lesson-choice-title = A bonus is a choice
lesson-choice = Colin’s bonus sells you a thread or a lace. Take one if you like, or save the money: both are fine here.
lesson-delegated-title = Sent to court
lesson-delegated = The other dressmaker has delegated a Master: for many livres the card leaves the match. That helps once, but the staff is smaller from now on.
lesson-master-title = Masters can do everything
lesson-master = Play your Master, Berthe. Only Masters hire, and only they make garments with a golden thimble.
lesson-fund-title = Fund a decoration
lesson-fund = You have money, so spend it on splendour: a statue. It stays yours, and it brings points at the end together with garments in different colours.
lesson-round-title = A new round
lesson-round = All cards are played: everybody has received an income. New tiles, patterns and employees have come; what was in the two windows on the right is gone.
lesson-next-hand-title = What is left, and one more
lesson-next-hand = The two cards of your reserve are in your hand already. Then your discard became your new reserve, and you choose the third card from it: Perrin again.
lesson-hire-title = Hire somebody
lesson-hire = Play Anselme, your other Master, and hire the second card on offer. It comes into your hand and must still be played in this round: a turn more for you!
lesson-favour-title = The Queen’s Favour
lesson-favour = Masters and Journeymen may also claim the Queen’s Favour. It brings livres at once, and its holder goes first in the next round.
lesson-points-title = What counts at the end
lesson-points = In each hall the most garments bring points, and with three players or more the second most. Garments, decorations and fireworks count as well, and being present in all five halls is worth a bonus.
lesson-goodbye-title = Now it is your match
lesson-goodbye = You know all you need, and the new Master in your hand is waiting. Play on from here, or begin a new match from the home page.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Tailor garments for the guests in the five halls and fund decorations: the most prestige wins.
hint-hand = Choose your cards for this round in secret: one is played in each turn.
hint-card = You play a card, do one main action with it, then use its bonus.
hint-action = What a card may do depends on its rank: Masters do everything, Apprentices buy, fund and leave.
hint-keep = Kept, a tile is silk for garments; discarded, it gives thread and lace.
hint-garment = Rented out, a garment counts at the end; sold, it brings livres now.
