# What the first match says, step by step (see lesson.toml).

lesson-aim-title = A garden full of tables
lesson-aim = Welcome! The court dines in the garden, and you run a pastry shop. You bake pastries, decorate them and serve them at the buffet tables. Pastries, majorities and helping hands bring prestige.
lesson-staff-title = Your staff
lesson-staff = You play with five cards in a round, and have been dealt six. Remove one from the match: Anatole, who moves pastries about, is of little use today.
lesson-card-title = One card in each turn
lesson-card = You play a card, do one main action with it, then use its bonus. Denise is an assistant, and brings some coins as her bonus. Play her.
lesson-recipe-title = A recipe first
lesson-recipe = Everything begins with a recipe. The price is above it: the further to the right, the cheaper. This one needs only sugar and butter, and you have both. Its toque says that a pâtissier must bake it.
lesson-second-title = And a second one
lesson-second = With one action you may take two recipes. The one on the right is free, so take it for later. Denise’s coins come by themselves.
lesson-assistant-title = Assistants go shopping
lesson-assistant = As a main action, only assistants buy ingredients and staples. Play Adélaïde.
lesson-ingredient-title = An ingredient tile
lesson-ingredient = Tiles show eggs, honey or nuts, some of them with a topping on the back. Take this one: its violet is what one of the tables would like to have.
lesson-bonus-title = Her bonus: another tile
lesson-bonus = Adélaïde’s bonus buys one more tile, for a little extra. Your second recipe needs a nut: here is one.
lesson-patissier-title = Into the oven
lesson-patissier = You have a recipe and all it needs. Recipes with a toque are for pâtissiers alone: play Brice.
lesson-bake-title = Bake
lesson-bake = Bake your recipe with the toque. Its sugar and butter leave your tracks, and the pastry comes on the upper rack.
lesson-leave-out-title = You need not take everything
lesson-leave-out = Brice’s bonus offers another tile. You have enough for now: leave it out and keep your coins.
lesson-cooling-title = On the rack
lesson-cooling = There it cools. You have two racks, and a pastry leaves one only when it is delivered. A tile with a topping would make it finer.
lesson-decorate-title = Decorate it
lesson-decorate = Aubin is a pâtissier, so he can decorate. Play him, and lay the tile with the violet above your pastry. His bonus brings coins as well.
lesson-nobles-title = Hosts and servants
lesson-nobles = The other shop has won a noble host. Hosts and servants are placed for coins: they bring points at the end, some income, and servants let you earn more at their tables.
lesson-deliver-title = Time to deliver
lesson-deliver = Your last card of the round: Colette can deliver. Play her.
lesson-serve-title = Serve it at a table
lesson-serve = You could sell it for coins. But at a table it counts at the end. The rosery wants violet: its bonus and the gift of the space are yours, and your topping becomes a decoration.
lesson-staples-title = Fill up your tracks
lesson-staples = Colette’s bonus buys staples. Your other recipe needs butter, so buy one.
lesson-income-title = Income
lesson-income = All cards are played, and everybody has an income: some coins, and more for your decoration. Now the next round begins.
lesson-next-hand-title = A new hand
lesson-next-hand = Your played cards are your staff again, and you choose four of them. Take these: two pâtissiers and two assistants. Two new cards will join them.
lesson-points-title = What counts at the end
lesson-points = Pastries on tables bring their points. At each table the most bring some more; among three or more players, the second most too. Special tiles at the edge reward everybody who has what they ask for, most of all who comes first.
lesson-goodbye-title = Now it is your match
lesson-goodbye = You know all you need. First remove one of your six cards, then bake your second recipe. Play on from here, or begin a new match from the home page. With trays, new staff is passed around and chosen.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Bake pastries, decorate them and serve them at the tables of the garden: the most prestige wins.
hint-hand = Choose your cards for this round in secret: one is played in each turn.
hint-draft = Keep one card and pass the others on: it joins your hand for this round.
hint-remove = Six cards are one too many: one of them leaves the match for good.
hint-card = You play a card, do one main action with it, then use its bonus.
hint-action = Assistants buy ingredients and staples; pâtissiers bake recipes with a toque, decorate and hire.
hint-deliver = Served at a table, a pastry counts at the end; sold, it brings coins now.
