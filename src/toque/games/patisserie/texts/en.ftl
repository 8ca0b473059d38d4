name = La Pâtisserie Rococo
teaser = Lead a pastry shop: hire, bake, decorate, and serve five tables in the gardens of the King.

## Pieces

staff = { $staff ->
    [aubin] Aubin
    [brice] Brice
    [colette] Colette
    [denise] Denise
    [edgar] Edgar
    [flavie] Flavie
    [achille] Achille
    [adelaide] Adélaïde
    [amandine] Amandine
    [anatole] Anatole
    [apolline] Apolline
    [arnaud] Arnaud
    [aurore] Aurore
    [barnabe] Barnabé
    [basile] Basile
    [beatrice] Béatrice
    [benoit] Benoît
    [bertille] Bertille
    [blandine] Blandine
    [camille] Camille
    [cesaire] Césaire
    [charlotte] Charlotte
    [claudine] Claudine
    [clovis] Clovis
    [constance] Constance
    [corentin] Corentin
    [delphine] Delphine
    [denis] Denis
    [dorothee] Dorothée
    [edith] Édith
    [elie] Élie
    [eloise] Éloïse
    [emeline] Émeline
    [ernest] Ernest
    [estelle] Estelle
    [etienne] Étienne
    [eugenie] Eugénie
    [eustache] Eustache
    [faustine] Faustine
    [ferdinand] Ferdinand
    [firmin] Firmin
    [florent] Florent
    [florine] Florine
    [francois] François
    [gabrielle] Gabrielle
    [gaetan] Gaëtan
    [genevieve] Geneviève
    [germaine] Germaine
    [gontran] Gontran
    [gregoire] Grégoire
    [guillemette] Guillemette
    [gustave] Gustave
    [heloise] Héloïse
    [hilaire] Hilaire
    [hippolyte] Hippolyte
    [ignace] Ignace
    [ines] Inès
    [jacinthe] Jacinthe
    [jacques] Jacques
    [jeanne] Jeanne
    [joachim] Joachim
    [josephine] Joséphine
    [jules] Jules
    [justine] Justine
    [lazare] Lazare
    [leandre] Léandre
    [leocadie] Léocadie
    [leon] Léon
    [lucette] Lucette
    [madeleine] Madeleine
    [marcel] Marcel
    [marguerite] Marguerite
    [martial] Martial
    [mathilde] Mathilde
    [maurice] Maurice
    [melchior] Melchior
    [nestor] Nestor
    [noemie] Noémie
    [octave] Octave
    [odette] Odette
    [pascal] Pascal
    [paulin] Paulin
    [perrette] Perrette
    [philibert] Philibert
   *[quentin] Quentin
}
recipe = { $recipe ->
    [madeleine] “Madeleine”
    [financier] “Financier”
    [sable] “Sablé”
    [tuile] “Tuile”
    [meringue] “Meringue”
    [macaron] “Macaron”
    [palmier] “Palmier”
    [chouquette] “Chouquette”
    [brioche] “Brioche”
    [kouglof] “Kouglof”
    [savarin] “Savarin”
    [baba] “Baba”
    [eclair] “Éclair”
    [religieuse] “Religieuse”
    [profiterole] “Profiterole”
    [saint-honore] “Saint-Honoré”
    [mille-feuille] “Mille-feuille”
    [dartois] “Dartois”
    [jalousie] “Jalousie”
    [conversation] “Conversation”
    [puits-d-amour] “Puits d’amour”
    [nonnette] “Nonnette”
    [pain-d-epices] “Pain d’épices”
    [nougat] “Nougat”
    [calisson] “Calisson”
    [praline] “Praline”
    [croquant] “Croquant”
    [oublie] “Oublie”
    [gaufre] “Gaufre”
    [beignet] “Beignet”
    [crepe] “Crêpe”
    [clafoutis] “Clafoutis”
    [flan] “Flan”
    [tartelette] “Tartelette”
    [frangipane] “Frangipane”
    [pithiviers] “Pithiviers”
    [galette] “Galette”
    [bichon] “Bichon”
    [chausson] “Chausson”
    [vacherin] “Vacherin”
    [bavarois] “Bavarois”
    [croquembouche] “Croquembouche”
    [gateau-basque] “Gâteau basque”
    [biscuit] “Biscuit”
   *[dacquoise] “Dacquoise”
}
hidden-staff = a card
automa = the Mentor
rank = { $rank ->
    [patissier] pâtissier
    [patissiere] pâtissier
    [assistant] assistant
   *[assistante] assistant
}
staple = { $staple ->
    [flour] flour
    [sugar] sugar
   *[butter] butter
}
goods = { $good ->
    [flour] { $count } flour
    [sugar] { $count } sugar
    [butter] { $count } butter
    [egg] { $count ->
        [one] 1 egg
       *[other] { $count } eggs
    }
    [honey] { $count } honey
   *[nut] { $count ->
        [one] 1 nut
       *[other] { $count } nuts
    }
}
topping = { $topping ->
    [cherry] cherry
    [violet] violet
   *[orange] orange
}
tile = tile ({ $ingredients })
tile-topped = tile ({ $ingredients }; { $toppings })
table = { $table ->
    [orangery] the Orangery
    [rosery] the Rosery
    [fountain] the Fountain
    [grotto] the Grotto
   *[terrace] the Terrace
}
at-table = { $table ->
    [orangery] at the Orangery
    [rosery] at the Rosery
    [fountain] at the Fountain
    [grotto] at the Grotto
   *[terrace] at the Terrace
}
slot = slot { $slot }
column = { $column ->
    [left] the left column
    [centre] the middle column
   *[right] the right column
}
place = { $what ->
    [noble] noble host’s place { $post }
    [points] the points space of post { $post }
   *[gift] the gift space of post { $post }
}
rack = { $rack ->
    [upper] upper rack
   *[lower] lower rack
}
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
price = { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}
gift = { $gift ->
    [none] nothing
    [coins] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [tile] an ingredient tile from the bag
    [flour] 1 flour
    [sugar] 1 sugar
    [butter] 1 butter
    [recipe] a recipe from the display
    [ingredient] an ingredient tile from the display
   *[tips] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } for each of your servants there
}
and = { $one }, { $two }

## What cards and tiles do

# A gain is an amount of something ($what), for each of what $of counts; or by how many there are, with
# $steps as “2: 1, 3–4: 2, 5+: 3”.
gain = { $what ->
    [coins] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
   *[points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
}{ $of ->
    [one] {""}
    [tables] {" "}for each table with a pastry of yours
    [pastries] {" "}for each of your served pastries
    [markers] {" "}for each of your servants and noble hosts
    [decorations] {" "}for each of your decorations
    [staff] {" "}for each card of your staff
   *[patissier-pastries] {" "}for each of your served pastries with a toque
}
gain-by = { $what ->
    [coins] coins
   *[points] points
} by number of { $of ->
    [tables] tables with a pastry of yours
    [pastries] your served pastries
    [markers] your servants and noble hosts
    [decorations] your decorations
    [staff] cards in your staff
   *[patissier-pastries] your served pastries with a toque
} ({ $steps })
step = { $span }: { $amount }
set-step = { $good ->
    [egg] egg
    [honey] honey
    [nut] nut
    [cherry] cherry
    [violet] violet
   *[orange] orange
}: { $amount }
row = { $goods } for { points }
bonus-table = on one table: { $gain }
bonus-ingredient-set = points for ingredients of your served pastries ({ $steps }), each pastry for one of them
bonus-topping-set = points for toppings of your decorations ({ $steps }), each for one of them
bonus-acquire = acquire another ingredient tile{ $amount ->
    [0] {""}
    [one] {" "}for 1 coin more
   *[other] {" "}for { $amount } coins more
}
bonus-staples = buy staples { $times ->
    [one] once more
   *[other] { $times } more times
}
bonus-staple = buy 1 { staple } for { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
bonus-move = move one of your pastries to another table
bonus-copy = use the bonus on top of another player’s used staff
bonus-draw = { $amount ->
    [one] draw an ingredient tile
   *[other] draw { $amount } ingredient tiles, keep one
}
bonus-draw-recipe = { $amount ->
    [one] draw a recipe
   *[other] draw { $amount } recipes, keep one
}
bonus-decorate = decorate a pastry{ $amount ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $amount } coins
}
bonus-bake = bake another recipe with 1 flour or 1 honey less
bonus-deliver = deliver another pastry
bonus-recipe = acquire another recipe
bonus-free-recipe = a recipe from the display
bonus-free-ingredient = an ingredient tile from the display
bonus-place = place a servant or noble host for { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} less
bonus-exchange = up to { $times ->
    [one] once
   *[other] { $times } times
}: 1 point for { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
bonus-trade = { $times ->
    [one] 1 point
   *[other] { $times } points
} for { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
bonus-hand-in = hand in staples, each row once: { $steps }
bonus-give-tiles = discard up to { $amount ->
    [one] 1 stored tile
   *[other] { $amount } stored tiles
} for { $times ->
    [one] 1 point
   *[other] { $times } points
} each
condition = { $of ->
    [tables] pastries of yours on at least { $least ->
        [one] 1 table
       *[other] { $least } tables
    }
    [pastries] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } on tables
    [markers] at least { $least ->
        [one] 1 servant or noble host
       *[other] { $least } servants or noble hosts
    }
    [decorations] at least { $least ->
        [one] 1 decoration
       *[other] { $least } decorations
    }
    [staff] at least { $least ->
        [one] 1 card of staff
       *[other] { $least } cards of staff
    }
    [patissier-pastries] at least { $least ->
        [one] 1 pastry with a toque
       *[other] { $least } pastries with a toque
    } on tables
    [best-table] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } on the same table
    [staples] at least { $least ->
        [one] 1 unit of staples
       *[other] { $least } units of staples
    }
    [coins] at least { $least ->
        [one] 1 coin
       *[other] { $least } coins
    }
    [stored] at least { $least ->
        [one] 1 stored ingredient tile
       *[other] { $least } stored ingredient tiles
    }
    [worth-4] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } worth 4 on tables
    [worth-5] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } worth 5 on tables
    [worth-6] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } worth 6 on tables
    [topping-kinds] { $least ->
        [one] 1 topping on a decoration
       *[other] { $least } different toppings on as many decorations
    }
    [ingredient-kinds] { $least ->
        [one] 1 ingredient in a pastry
       *[other] { $least } different ingredients in as many pastries
    } on tables
    [specials] a mark on at least { $least ->
        [one] 1 special tile
       *[other] { $least } special tiles
    }
    [points] at least { $least ->
        [one] 1 point
       *[other] { $least } points
    } on the track
    [plain] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } without egg, honey and nut on tables
    [bare-larder] neither staples nor stored ingredient tiles
    [nut-pastries] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } with nut on tables
    [small] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } worth 2 to 4 on tables
   *[great] at least { $least ->
        [one] 1 pastry
       *[other] { $least } pastries
    } worth 5 or 6 on tables
}
asks = { $asks ->
    [any] any pastry
    [egg] with egg
    [honey] with honey
    [nut] with nut
    [no-egg] without egg
    [no-honey] without honey
    [no-nut] without nut
    [cherry] topped with cherry
    [violet] topped with violet
    [orange] topped with orange
    [plain] without topping
    [patissier] with a toque
    [no-patissier] without a toque
   *[worth] worth just { $worth }
}
table-tile = { $asks }: { $gives }

## Scores

held = { $what ->
    [coins] Coins
    [flour] Flour
    [sugar] Sugar
    [butter] Butter
    [egg] Eggs
    [honey] Honey
    [nut] Nuts
    [recipes] Recipes
   *[decorations] Decorations
}
held-income = { $from ->
    [decorations] Coins for decorations
    [decoration-points] Points for decorations
   *[nobles] Coins for noble hosts
}
score-track = Points on the track
score-goods = Goods left ({ $count })
score-coins = Coins ({ $count })
score-table = Majority { at-table }
score-nobles = Noble hosts ({ $count })
score-pastries = Pastries ({ $count })
score-markers = Servants and noble hosts
score-specials = Special tiles
score-step = { $step ->
    [track] Points on the track
    [goods] Goods left
    [coins] Coins
    [table] Majority { at-table }
    [nobles] Noble hosts
    [pastries] Pastries
    [markers] Servants and noble hosts
   *[specials] Special tiles
}

## Options

option-trays = New staff
option-trays-yes = Two trays go round
option-trays-yes-about = Everybody keeps one card of each tray and passes the rest on.
option-trays-no = Dealt at random
option-trays-no-about = For a first match: two random cards for everybody in each round, and no trays.
option-mentor = Mentor as third player
option-mentor-no = Without
option-mentor-yes = With the Mentor
option-mentor-yes-about = Only for two. Alone, you always play against the Mentor.
option-difficulty = The Mentor plays
option-difficulty-creamy = Creamy (easy)
option-difficulty-savoury = Savoury (medium)
option-difficulty-crunchy = Extra crunchy (hard)
option-promo-specials = Special tiles
option-promo-specials-no = Six
option-promo-specials-yes = Nine, with the promo tiles
option-promo-tables = Table tiles
option-promo-tables-no = Eleven
option-promo-tables-yes = Fourteen, with the promo tiles
option-promo-stars = ✱ cards
option-promo-stars-no = Eight
option-promo-stars-yes = Eleven, with the promo cards
option-promo-starters = Starting staff
option-promo-starters-no = Four cards
option-promo-starters-yes = Four of six cards
option-promo-starters-yes-about = Everybody chooses four of six starting cards in secret; the other two leave the match.
conflict-mentor = The Mentor joins only two players; alone, you play against him anyway.
conflict-difficulty = Nobody plays with the Mentor here, so there is no difficulty to choose.

## What is asked

ask-hand = { $missing ->
    [one] Choose one more card for this round.
   *[other] Choose { $missing } more cards for this round.
}
ask-draft = Tray { $tray }: keep one card.
ask-remove = Remove one of your six cards from the match.
ask-card = Play a card.
ask-action = { $staff } ({ rank }): which main action?
ask-recipes = Acquire another recipe?
ask-free-recipe = Take a recipe from the display?
ask-keep-recipe = Which recipe do you keep: { $recipes }?
ask-ingredients = Acquire an ingredient tile?
ask-free-ingredient = Take an ingredient tile from the display?
ask-keep = Which tile do you keep: { $tiles }?
ask-staples = Buy more staples?
ask-bake = Bake a recipe?
ask-bake-more = Bake a second recipe with it?
ask-spare = Which good do you spare?
ask-pay = Which tiles pay for { $recipes }?
ask-decorate = Decorate a pastry?
ask-deliver = Deliver another pastry?
ask-tip = Pay your servants { at-table }? { price } for 1 point each.
ask-hire = Hire somebody?
ask-place = { $discount ->
    [0] Place a servant or a noble host?
    [one] Place a servant or a noble host for 1 coin less?
   *[other] Place a servant or a noble host for { $discount } coins less?
}
ask-staple = Buy 1 { staple } for { price }?
ask-draw = { $amount ->
    [one] Draw an ingredient tile?
   *[other] Draw { $amount } ingredient tiles and keep one?
}
ask-draw-recipe = { $amount ->
    [one] Draw a recipe?
   *[other] Draw { $amount } recipes and keep one?
}
ask-trade = Buy { points } for { price }? { $times ->
    [one] Once more.
   *[other] Up to { $times } times.
}
ask-lift = Which pastry moves?
ask-set = Where does { $recipe } go?
ask-count = On which table do your pastries count?
ask-hand-in = Hand in staples for points?
ask-give-tiles = Discard stored tiles for points?
ask-copy = Whose top card do you copy?
ask-imitate = Imitate the Mentor’s last card, or score?

## Moves

move-choose = Choose { $staff } ({ rank }): { $bonus }
move-draft = Keep { $staff } ({ rank }): { $bonus }
move-remove = Remove { $staff } ({ rank }): { $bonus }
move-play = Play { $staff } ({ rank }): { $bonus }
move-recipe = Take { $recipe } from { $slot } for { price }: { $needs }, { points }{ $toque ->
    [yes] , toque
   *[no] {""}
}
move-ingredient = Take a { $tile } from { $stall } for { price }
move-buy = Buy { $units } { staple } for { price }
move-bake = Bake { $recipe }: { $needs }, { points }
move-decorate = Decorate { $recipe } with a { $tile }{ $price ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $price } coins
}
move-sell = Sell { $recipe } for { $gain ->
    [one] 1 coin
   *[other] { $gain } coins
}
move-serve = Serve { $recipe } { at-table }, space { $number }: { gift }
move-hire = Hire { $staff } ({ rank }) for { price }: { $bonus }
move-dismiss = Dismiss { $staff } ({ rank }) for { $gain ->
    [one] 1 coin
   *[other] { $gain } coins
}
move-place = { $what ->
    [noble] Noble host { $post } for { price }: { points }
    [points] Servant at post { $post } for { price }: { points }
   *[gift] Servant at post { $post } for { price }: { gift }
}
move-spare = { $good ->
    [flour] Bake { $recipe } with 1 flour less
   *[honey] Bake { $recipe } with 1 honey less
}
move-pay = { $step ->
    [pay] Pay with a { $tile }
   *[give-tiles] Discard a { $tile }
}
move-tip = Pay { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
}: { price } for { points }
move-keep = Keep a { $tile }
move-keep-recipe = Keep { $recipe }: { $needs }, { points }
move-lift = Move { $recipe } { at-table }, space { $number }
move-set = Put it { at-table }, space { $number }
move-count = Count your pastries { at-table }: { gain }
move-use = { $step ->
    [staple] Buy it for { price }
    [draw] { $amount ->
        [one] Draw a tile
       *[other] Draw { $amount } tiles
    }
    [draw-recipe] { $amount ->
        [one] Draw a recipe
       *[other] Draw { $amount } recipes
    }
    [trade] Buy { points } for { price }
   *[imitate] Score { points }
}
move-hand-in = Hand in { $units } { staple } for { points }
move-copy = Copy { $staff } from { $from }: { $bonus }
move-imitate = { $action ->
    [recipes] Acquire recipes
    [ingredients] Acquire an ingredient tile
    [bake] Bake
    [decorate] Decorate
    [deliver] Deliver
    [hire] Hire
   *[place] Place a servant or a noble host
}
move-discard = Throw { $recipe } away
move-done = { $step ->
    [action] No main action
    [recipes] No other recipe
    [free-recipe] Take no recipe
    [keep-recipe] Keep none
    [ingredients] No ingredient tile
    [free-ingredient] Take no tile
    [staples] Buy no more
    [bake] Bake nothing
    [bake-more] No second recipe
    [decorate] Decorate no more
    [deliver] Deliver no more
    [tip] Pay nobody
    [hire] Hire nobody
    [place] Place nobody
    [staple] Buy nothing
    [draw] Draw nothing
    [draw-recipe] Draw nothing
    [trade] Buy no more points
    [lift] Move nothing
    [count] Count nothing
    [hand-in] Hand in no more
    [give-tiles] Discard no more
   *[copy] Copy nobody
}

## Obstacles

obstacle-not-in-pile = { $staff } is not among the cards that you can choose from.
obstacle-not-on-tray = { $staff } is not on this tray.
obstacle-not-in-hand = { $staff } is not in your hand.
obstacle-not-your-rank = { $played ->
    [patissier] A pâtissier
   *[assistant] An assistant
} cannot { $action ->
    [ingredient] acquire ingredient tiles.
    [buy] buy staples.
    [decorate] decorate.
   *[hire] hire.
}
obstacle-not-on-board = This board has no such place.
obstacle-too-dear = That costs { price }, and you have { $coins ->
    [0] none.
   *[other] { $coins }.
}
obstacle-no-recipe = There is no recipe on { $slot }.
obstacle-shelves-full = You have room for three recipes only: throw one away first.
obstacle-no-tile = There is no tile on { $stall }.
obstacle-not-for-sale = { $units } { staple } are not for sale at once.
obstacle-over-the-cap = You can have { $cap } { staple } at most.
obstacle-shelf-empty = You have no recipe there.
obstacle-already-named = { $recipe } is being baked already.
obstacle-patissier-only = Only a pâtissier can bake { $recipe }.
obstacle-no-free-rack = No rack is free for another pastry.
obstacle-short-of-staples = You do not have the staples for { $recipe }.
obstacle-short-of-ingredients = You do not have the ingredients for { $recipe }.
obstacle-nothing-to-spare = { $good ->
    [flour] { $recipe } needs no flour that could be spared.
   *[honey] { $recipe } needs no honey that could be spared.
}
obstacle-no-such-tile = You have no such tile: { $tile }.
obstacle-tile-not-needed = This tile is not needed: { $tile }.
obstacle-rack-empty = There is no pastry on the { rack }.
obstacle-decorated-already = The pastry on the { rack } is already decorated.
obstacle-no-topping = There is no topping on this tile: { $tile }.
obstacle-space-taken = Space { $space } is taken.
obstacle-no-offer = Nobody is on offer at place { $offer }.
obstacle-one-star = You have already hired a ✱ card.
obstacle-condition-open = { $staff } comes only when you have what the card asks for: { $condition }.
obstacle-not-in-staff = { $staff } is not in your staff.
obstacle-fewest-staff = You keep at least { $fewest } cards.
obstacle-place-taken = Somebody is already there.
obstacle-one-at-post = You already have a servant at this post.
obstacle-post-full = No further servant can come to this post.
obstacle-too-few-servants = You do not have { $servants } servants at this table.
obstacle-not-drawn = That was not drawn.
obstacle-not-your-pastry = There is no pastry of yours on { $space }.
obstacle-same-table = It has to go to another table.
obstacle-no-other-table = No other table has a free space.
obstacle-nothing-counts = Your pastries { at-table } bring nothing.
obstacle-row-done = You have already handed in this row.
obstacle-short-for-row = You need { $units } { staple } for this row.
obstacle-nothing-to-copy = There is nothing to copy from { $from }.
obstacle-not-that-seat = You can copy only another player at this table.
obstacle-not-on-his-card = That is not on the Mentor’s last card.
obstacle-cannot-do-that = You cannot do that now.

## Events

event-round-begins = Round { $round } begins.
event-first-player = { $seat_is ->
    [me] You go
   *[other] { $seat } goes
} first.
event-tiles-left = { $count ->
    [one] One ingredient tile leaves the display.
   *[other] { $count } ingredient tiles leave the display.
}
event-tiles-shown = { $count ->
    [one] An ingredient tile comes on display.
   *[other] { $count } ingredient tiles come on display.
}
event-recipes-left = { $count ->
    [one] One recipe leaves the display.
   *[other] { $count } recipes leave the display.
}
event-recipes-shown = { $count ->
    [one] A recipe comes on display.
   *[other] { $count } recipes come on display.
}
event-hands-chosen = All hands are chosen.
event-drafted = { $seat_is ->
    [me] You keep
   *[other] { $seat } keeps
} { $staff } from tray { $tray }.
event-trays-passed = { $left ->
    [0] Both trays have gone round.
   *[other] The trays are passed on.
}
event-dealt = { $seat_is ->
    [me] You get
   *[other] { $seat } gets
} { $staff }.
event-staff-shown = { $count ->
    [one] A card is on offer.
   *[other] { $count } cards are on offer.
}
event-staff-left = { $count ->
    [one] One card on offer leaves the match.
   *[other] { $count } cards on offer leave the match.
}
event-removed = Everybody has removed a card.
event-played = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} { $staff } ({ rank }).
event-idle = { $seat_is ->
    [me] You do
   *[other] { $seat } does
} without a main action.
event-recipe-taken = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $recipe } from { $slot } for { price }.
event-ingredient-taken = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} a { $tile } from { $stall } for { price }.
event-staples-bought = { $seat_is ->
    [me] You buy
   *[other] { $seat } buys
} { $units } { staple } for { price }.
event-baked = { $seat_is ->
    [me] You bake
   *[other] { $seat } bakes
} { $recipe }.
event-ingredients-paid = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} { $count ->
    [one] an ingredient tile
   *[other] { $count } ingredient tiles
}.
event-decorated = { $seat_is ->
    [me] You decorate
   *[other] { $seat } decorates
} { $recipe } with a { $tile }.
event-sold = { $seat_is ->
    [me] You sell
   *[other] { $seat } sells
} { $recipe } for { coins }.
event-served = { $seat_is ->
    [me] You serve
   *[other] { $seat } serves
} { $recipe } { at-table }, space { $number }.
event-moved = { $seat_is ->
    [me] You move
   *[other] { $seat } moves
} { $recipe }: it is now { at-table }, space { $number }.
event-decoration-won = { $seat_is ->
    [me] Your
   *[other] { $seat }’s
} topping { $number ->
    [0] no longer finds a place
   *[other] becomes decoration { $number }
}: { $tile }.
event-coins-gained = { $seat_is ->
    [me] You get
   *[other] { $seat } gets
} { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} { $reason ->
    [space] from the space.
    [table] from the table.
   *[bonus] as a bonus.
}
event-points-gained = { $seat_is ->
    [me] You score
   *[other] { $seat } scores
} { $amount ->
    [one] 1 point
   *[other] { $amount } points
} as a bonus.
event-staple-gained = { $seat_is ->
    [me] You get
   *[other] { $seat } gets
} 1 { staple } { $reason ->
    [space] from the space.
    [table] from the table.
    [post] from the post.
   *[bonus] for { price }.
}
event-drew = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} a { $tile }.
event-drew-recipe = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} { $recipe }.
event-put-back = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} a { $tile }.
event-put-recipe-back = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} { $recipe }.
event-declined = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $what ->
    [recipe] no recipe.
   *[tile] no ingredient tile.
}
event-tipped = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} the servants { coins } for { points }.
event-hired = { $seat_is ->
    [me] You hire
   *[other] { $seat } hires
} { $staff } ({ rank }) for { price }: { $bonus }.
event-dismissed = { $seat_is ->
    [me] You dismiss
   *[other] { $seat } dismisses
} { $staff } for { coins }.
event-servant-placed = { $seat_is ->
    [me] You place
   *[other] { $seat } places
} a servant on { $what ->
    [points] the points space
   *[gift] the gift space
} of post { $post } for { price }.
event-noble-placed = { $seat_is ->
    [me] You win
   *[other] { $seat } wins
} a noble host for { price }.
event-special-claimed = { $seat_is ->
    [me] You mark
   *[other] { $seat } marks
} a special tile, { points } at the end: { $special }.
event-traded = { $seat_is ->
    [me] You buy
   *[other] { $seat } buys
} { points } for { coins }.
event-handed-in = { $seat_is ->
    [me] You hand
   *[other] { $seat } hands
} in { $units } { staple } for { points }.
event-tile-given = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} a { $tile } for { points }.
event-copied = { $seat_is ->
    [me] You copy
   *[other] { $seat } copies
} { $staff }, { $owner_is ->
    [me] the top card of your used staff.
   *[other] the top card of { $owner }’s used staff.
}
event-imitated = { $seat_is ->
    [me] You imitate
   *[other] { $seat } imitates
} the Mentor: { $action ->
    [recipes] recipes.
    [ingredients] ingredients.
    [bake] baking.
    [decorate] decorating.
    [deliver] delivering.
    [hire] hiring.
   *[place] a servant or a noble host.
}
event-threw-away = { $seat_is ->
    [me] You throw
   *[other] { $seat } throws
} { $recipe } away.
event-income = { $seat_is ->
    [me] Your income is
   *[other] { $seat }’s income is
} { coins }{ $decorations ->
    [0] {""}
   *[other] , { $decorations } of them for decorations
}{ $nobles ->
    [0] {""}
   *[other] , { $nobles } for noble hosts
}{ $points ->
    [0] {""}
   *[other] , and { points }
}.
event-over = The pastry shops close their doors.
event-mentor-card = The Mentor turns over a card: { $one ->
    [recipes] recipes
    [ingredients] ingredients
    [bake] baking
    [decorate] decorating
    [deliver] delivering
    [hire] hiring
   *[place] servant or noble host
}{ $two ->
    [none] {""}
    [recipes] , recipes
    [ingredients] , ingredients
    [bake] , baking
    [decorate] , decorating
    [deliver] , delivering
    [hire] , hiring
   *[place] , servant or noble host
}{ $three ->
    [none] {""}
    [recipes] , recipes
    [ingredients] , ingredients
    [bake] , baking
    [decorate] , decorating
    [deliver] , delivering
    [hire] , hiring
   *[place] , servant or noble host
} ({ $left ->
    [one] 1 card left this round
   *[other] { $left } cards left this round
}).
event-mentor-acts = He { $action ->
    [recipes] takes recipes
    [ingredients] takes ingredient tiles
    [bake] bakes
    [decorate] decorates
    [deliver] delivers
    [hire] hires
   *[place] places a servant or a noble host
}: { $number ->
    [1] the first action of the card can be done.
   *[other] it is the first action of the card that can be done.
}
event-mentor-cannot = The Mentor can do nothing on his card and scores { points } instead.
page-decided = { $where }{ $side ->
    [none] {""}
    [left] , then to the left
    [right] , then to the right
    [near] , from the bonus tile on
   *[far] , from the far end
}
event-mentor-decision = His decision card shows { page-decided }{ $fits ->
    [yes] .
   *[no] : nothing can be done there, so another card.
}
event-mentor-recipe = The Mentor takes { $recipe } from { $slot }: { $reason ->
    [marked] the slot that the card marks.
   *[onwards] the next one in the direction of the arrow.
}
event-mentor-dropped = The Mentor has four recipes and discards { $recipe }, { $reason ->
    [new] the new one: it is worth least.
   *[old] the one that is worth least.
}
event-mentor-tiles = The Mentor takes { $count ->
    [one] a tile
   *[other] { $count } tiles
} from { column }: { $reason ->
    [action] all that are there.
   *[table] the topmost, from the table.
}
event-mentor-baked = The Mentor bakes { $recipe }, the next in the order of his card.
event-mentor-decorated = The Mentor decorates { $recipe } with a { $tile }: { $height ->
    [top] the topmost tile with a topping.
   *[bottom] the lowest tile with a topping.
}
event-mentor-served = The Mentor serves { $recipe } { at-table }, space { $number }: { $reason ->
    [only] it is his only pastry
    [fits] it has what the table asks for
    [both] both fit the table, so the upper one goes first
   *[neither] neither fits the table, so the upper one goes first
}{ $end ->
    [near] , on the free space next to the bonus tile.
    [far] , on the free space at the far end.
   *[none] ; no card could say where.
}
event-mentor-sold = All tables are full: the Mentor sells { $recipe } for { coins }.
event-mentor-coins = The Mentor gets { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} { $reason ->
    [space] from the space.
   *[table] from the table.
}
event-mentor-points = The Mentor scores { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
event-mentor-staple = The Mentor gets 1 { staple } { $reason ->
    [space] from the space.
   *[table] from the table.
}
event-mentor-drew = The Mentor draws a { $tile }.
event-mentor-tipped = The Mentor pays his servants { coins } for { points }.
event-mentor-decoration = { $number ->
    [0] The Mentor has no place for another decoration
   *[other] The Mentor’s topping becomes decoration { $number }
}: { $tile }.
event-mentor-hired = The Mentor hires { $staff } ({ rank }): { $reason ->
    [star] a ✱ card whose condition he meets comes first.
    [marked] the card marks this place.
    [onwards] the next in the direction of the arrow.
   *[round] nobody in the direction of the arrow, so from the other end.
}
event-mentor-placed = The Mentor places { $what ->
    [noble] a noble host.
   *[points] a servant on the points space of post { $post }.
}
event-mentor-special = The Mentor marks a special tile, { points } at the end: { $special }.
event-mentor-drafted = The Mentor keeps a random card of tray { $tray }.
event-mentor-dealt = The Mentor gets a card.
event-mentor-income = The Mentor’s income is { coins }{ $points ->
    [0] {""}
   *[other] , and { points }
}.
event-mentor-first = The Mentor goes first.
event-mentor-turns = The Mentor turns over { $staff }, { $bonus }: { $coins ->
    [0] {""}
   *[other] { coins },{" "}
}{ points }.
event-mentor-goods = The Mentor has { $count ->
    [one] 1 good
   *[other] { $count } goods
} left: { points }.

## Editions

fault-words = “{ $words }” cannot be understood.
fault-unknown = “{ $name }” is not a name of this table.
fault-missing = “{ $name }” is missing.
fault-falling = The numbers must fall from left to right, and none may be below 0.
fault-rank = “{ $rank }” is not a rank. Possible: { $possible }.
fault-level = Level { $level } has { $found } cards instead of at least { $fewest }.

## The page

group-choose = Choose a card
group-draft = Keep a card
group-remove = Remove a card
group-play = Play a card
group-recipe = Take a recipe
group-ingredient = Take an ingredient tile
group-buy = Buy staples
group-bake = Bake
group-decorate = Decorate
group-sell = Sell
group-serve = Serve
group-hire = Hire
group-dismiss = Dismiss
group-place = Servant or noble host
group-spare = Spare a good
group-pay = Discard a tile
group-tip = Pay servants
group-keep = Keep a tile
group-keep-recipe = Keep a recipe
group-lift = Move a pastry
group-set = Put it down
group-count = Count a table
group-use = Do it
group-hand-in = Hand in staples
group-copy = Copy a bonus
group-imitate = Imitate the Mentor
group-discard = Throw a recipe away
group-done = Leave it at that

# The board. Headings (area-), tabs (tab-), short words painted on it (page-), what a piece is called (piece-) and
# what it does (about-). $name is the name of a person; $bonus, $recipe, $needs, $tile and $condition are texts.
area-garden = The garden
area-recipes = Recipes on display
area-ingredients = Ingredients on display
area-hiring = Staff on offer
area-tray = New staff on the tray
area-ways = What you can do
area-hand = Your cards
area-staff = Your staff
area-bench = Your bench
area-others = The others
tab-garden = Garden
tab-shop = Shop
tab-mine = Me
tab-others = Others
page-table = { $table ->
    [orangery] Orangery
    [rosery] Rosery
    [fountain] Fountain
    [grotto] Grotto
   *[terrace] Terrace
}
page-look-at-table = { page-table }{ $count ->
    [0] {""}
    [one] : 1 choice
   *[other] : { $count } choices
}
page-look-at-places = Noble hosts, posts and special tiles{ $count ->
    [0] {""}
    [one] : 1 choice
   *[other] : { $count } choices
}
page-whole-garden = The whole garden
page-nobles = Noble hosts
page-specials = Special tiles
page-standing = { points }: { $count ->
    [0] nobody yet
   *[other] { $name }
}
page-recipes = Recipes
page-ingredients = Ingredients
page-hiring = Hiring
page-hired = hired
page-awaited = New staff comes here once hands are chosen.
page-leaves = last day
page-good = { $kind ->
    [coins] Coins
    [flour] Flour
    [sugar] Sugar
    [butter] Butter
    [stored] Ingredient tiles
   *[decorations] Decorations
}: { $count }
page-tables = { $count ->
    [one] Pastries on 1 table
   *[other] Pastries on { $count } tables
}
page-on-shelf = Recipe: { $recipe }
page-on-rack = Baked: { $recipe }{ $decorated ->
    [yes] , decorated
   *[no] {""}
}
page-absent = away
page-first = first player
page-look-closer = { $name }: look closer
page-sign = { $sign ->
    [coin] coins
    [blank] so many coins
    [now] points at once
    [end] points at the end
    [worth] the points of a pastry
    [st-flour] flour
    [st-sugar] sugar
    [st-butter] butter
    [in-egg] egg
    [in-honey] honey
    [in-nut] nut
    [to-cherry] topping: cherry
    [to-violet] topping: violet
    [to-orange] topping: orange
    [tile] an ingredient tile
    [sheet] a recipe
    [bag] drawn from the bag
    [toque] pâtissier; a recipe for pâtissiers
    [bowl] assistant
    [cards] cards of your staff
    [crownstar] a ✱ card: free, if you have what it asks for
    [flame] bake
    [cakei] a pastry
    [deco] a decoration
    [tablei] a buffet table
    [podium] place a servant or a noble host
    [ribbon] a special tile
    [servant] a servant
    [noble] a noble host
    [orangery] Orangery
    [rosery] Rosery
    [fountain] Fountain
    [grotto] Grotto
    [terrace] Terrace
    [slash] without this
    [plus] this comes as well
    [minus] so much less
    [or] on one of them
    [range] from the least to the most
    [becomes] pay this for that
    [times] for each
    [same] the same again
   *[about] points if the match ended now
}
page-in-hand = Cards in hand: { $count }
page-at-end = at the end
page-tray-note = Keep one card; the rest goes on. Nobody else sees which one you keep.
page-tray-level = level { $level }
page-tray-route = Tray { $tray } goes to { $names }. The last two cards can be hired.
page-draft-step = { $step ->
    [hand] Your four
    [A] Tray A: keep one
    [B] Tray B: keep one
   *[remove] One of six leaves
}
page-to-garden = Look at the garden
page-to-tray = Back to the tray
page-staff = Staff: { $count }
page-unused = Unused { $count }
page-used = Used { $count }
page-sure = Surely in hand: { $count }
page-income = Income
page-next-income = Next income: { coins }{ $points ->
    [0] {""}
   *[other] , { points }
}
page-decoration-place = { $taken ->
    [yes] Decoration { $number } ({ $tile })
   *[no] Decoration { $number }, free
}: { $what ->
    [coins] { coins }
   *[points] { points }
} each income
page-free = free
page-pantry = Pantry
page-pantry-empty = no tiles
page-racks = Cooling racks
page-mentor = The Mentor
page-mentor-card = His last card: the first he can do
page-mentor-action = { $action ->
    [place] Servant
   *[other] { piece-mentor-action }
}
page-decision = Decision
page-mentor-left = { $turns ->
    [one] 1 card left
   *[other] { $turns } cards left
}
page-why = Why he did it
piece-space = { page-table }, free space { $number }: { gift }
piece-served = { page-table }, space { $number }: { $recipe } of { $name }, { points }
piece-table-tile = { page-table }, table tile: { $tile }
piece-place = { $what ->
    [noble] Noble host { $post }: { points }
    [points] Post { $post }: { points }
   *[gift] Post { $post }: { gift }
} for { price }
piece-placed = { $what ->
    [noble] Noble host { $post }: { points }
    [points] Post { $post }: { points }
   *[gift] Post { $post }: { gift }
}, taken by { $name }
piece-special = Special tile: { $condition }. { $points ->
    [0] No space is left
   *[other] Next space: { points }
}{ $count ->
    [0] {""}
   *[other] ; marked by { $name }
}
piece-offer = { $staff } ({ rank }) for { price }: { $bonus }
piece-star = ✱ card { $staff } ({ rank }): { $condition }; { $bonus }
piece-slot = { $recipe } for { price }: { $needs }, { points }{ $toque ->
    [yes] , toque
   *[no] {""}
}{ $leaves ->
    [yes] , leaves after this round
   *[no] {""}
}
piece-recipe = { $recipe }: { $needs }, { points }{ $toque ->
    [yes] , toque
   *[no] {""}
}
piece-stall = { $stall } for { price }: { $tile }{ $leaves ->
    [yes] , leaves after this round
   *[no] {""}
}
piece-card = { $staff } ({ rank }): { $bonus }
piece-top = { $staff } ({ rank }), last used by { $name }: { $bonus }
piece-staple = Buy { $units } { staple } for { price }
piece-rack = { $recipe }, { points }{ $decorated ->
    [yes] , decorated
   *[no] {""}
}
piece-sell = Sell { $recipe } for { coins }
piece-discard = Throw { $recipe } away
piece-mentor-action = { $action ->
    [recipes] Recipes
    [ingredients] Ingredients
    [bake] Bake
    [decorate] Decorate
    [deliver] Deliver
    [hire] Hire
   *[place] Servant or noble host
}
piece-way-tip = { $count ->
    [one] Pay 1 servant
   *[other] Pay { $count } servants
}
piece-way-spare-flour = 1 flour less
piece-way-spare-honey = 1 honey less
piece-way-hand-in = { $units } { staple } for { points }
piece-way-use = { $step ->
    [staple] Buy it
    [draw] Draw from the bag
    [draw-recipe] Draw recipes
    [trade] Buy points
   *[imitate] Score instead
}
about-space = A pastry that is served here brings what the space shows at once. It counts for the majority of the table.
about-served = A pastry on a table brings its points at the end and counts for the majority there.
about-table-tile = A pastry that has what the light half asks for brings what the dark half shows.
about-place = { $what ->
    [noble] A noble host brings coins at every income and points at the end, and one more for every opponent with a servant.
    [points] A servant serves the tables that paths lead to. This space brings points at the end.
   *[gift] A servant serves the tables that paths lead to. This space brings its gift at once.
}
about-special = Whoever has what the tile asks for marks its best free space at once, for points at the end. Everybody can do so once.
about-offer = { $what ->
    [star] A ✱ card costs nothing, but you must have what it asks for; everybody hires one at most.
   *[staff] The more cards are on offer, the dearer they are. The card comes into your hand, to be played in this round.
}
about-recipe = Needs { $needs }.{ $toque ->
    [yes] {" "}Only a pâtissier can bake it.
   *[no] {""}
}{ $leaves ->
    [yes] {" "}It leaves the display when the round ends.
   *[no] {""}
}
about-tile = Its ingredients pay for baking. Turned over, its toppings decorate a pastry.
about-top = The card that was used last: its bonus can be copied by a card that copies.
about-staff = Bonus: { $bonus }. Dismissing: { coins }.
about-staple = The price on a cell is that of buying up to there.
about-rack = A baked pastry waits here to be decorated, served or sold.
about-discard = You may throw a recipe away at any time, to make room.
about-mentor = The Mentor plays by his cards: he does the first action on the card that he can do.
about-mentor-action = What is on the Mentor’s last card can be imitated by you when you are asked.
