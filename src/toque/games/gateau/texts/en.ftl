name = C’est du gâteau !
teaser = Take from sixteen bowls, set off sugar explosions, and bake what your bench can hold.

## Pieces

# These stand inside other sentences, without an article and never at their start.
kind = { $kind ->
    [dough] dough
    [cherry] cherry
    [chocolate] chocolate
    [cream] cream
    [jelly] jelly
    [candy] candy
   *[super] super ingredient
}
tokens = { $count } × { $kind ->
    [dough] dough
    [cherry] cherry
    [chocolate] chocolate
    [cream] cream
    [jelly] jelly
    [candy] candy
    [super] super
   *[grey] grey
}
no-tokens = nothing
and = { $one }, { $two }
tool = { $tool ->
    [whisk] whisk
    [spatula] spatula
    [rolling-pin] rolling pin
    [sieve] sieve
    [piping-bag] piping bag
    [ladle] ladle
    [mould] mould
    [scale] scale
    [grater] grater
    [brush] brush
    [tongs] tongs
   *[blowtorch] blowtorch
}
automa = Chef-o-Tron
hidden-tool = tool
chef = { $kind ->
    [dough] Madame Brioche
    [cherry] Monsieur Griotte
    [chocolate] Madame Ganache
    [cream] Monsieur Chantilly
    [jelly] Madame Gelée
   *[candy] Monsieur Dragée
}
recipe = { $recipe ->
    [sponge-roll] Sponge roll
    [cherry-cake] Cherry cake
    [marble-cake] Marble cake
    [madeleine] Madeleines
    [financier] Financiers
    [pound-cake] Pound cake
    [brownie] Brownie
    [gingerbread] Gingerbread
    [apple-tart] Apple tart
    [lemon-tart] Lemon tart
    [clafoutis] Clafoutis
    [bakewell] Bakewell tart
    [linzer] Linzer torte
    [flan] Flan
    [sable] Shortbread tart
    [crumble] Crumble
    [chouquette] Chouquettes
    [profiterole] Profiteroles
    [eclair] Éclairs
    [cream-puff] Cream puffs
    [beignet] Beignets
    [craquelin] Craquelin puffs
    [swan] Cream swans
    [churro] Churros
    [black-forest] Black Forest gateau
    [opera] Opéra
    [dobos] Dobos torte
    [sacher] Sachertorte
    [fraisier] Fraisier
    [charlotte] Charlotte
    [bourdaloue] Pear bourdaloue
    [galette] King cake
    [baba] Rum baba
    [savarin] Savarin
    [trianon] Trianon
    [tiramisu] Tiramisu
    [pavlova] Pavlova
    [tatin] Tarte Tatin
    [pithiviers] Pithiviers
    [mille-feuille] Mille-feuille
    [vacherin] Vacherin
    [mont-blanc] Mont Blanc
    [tropezienne] Tropézienne
    [saint-honore] Saint-Honoré
    [paris-brest] Paris-Brest
    [religieuse] Religieuse
    [croquembouche] Croquembouche
   *[dacquoise] Dacquoise
}
effect = { $effect ->
    [gold] { $amount } gold
    [tool] { $amount ->
        [one] a tool
       *[other] { $amount } tools
    }
    [super] { $amount ->
        [one] a super ingredient
       *[other] { $amount } super ingredients
    }
    [ingredient] { $amount ->
        [one] any ingredient
       *[other] any { $amount } ingredients
    }
    [bowl] up to { $amount } from one bowl
    [bowls] 1 each from { $amount } bowls
    [leftovers] up to { $amount } from side tiles
    [store] store an ingredient
    [melt] a super ingredient for two others
    [enrich] an ingredient for two super ones
    [prepare] prepare a recipe
    [advance] { $amount ->
        [one] advance the recipes
       *[other] advance the recipes { $amount } times
    }
   *[gild] gold as an icon
}
two-effects = { $one } and { $two }
no-effect = nothing
held = { $what ->
    [gold] Gold
   *[tools] Tools
}
score-recipes = Recipes ({ $count })
score-awards = Awards ({ $count })
score-top = Awards on the top shelf ({ $count })
score-stored = Stored ingredients
score-leftovers = Leftover ingredients, gold and tools ({ $count }), 1 point for every 3
score-bottom = Awards on the bottom shelf ({ $count })
score-gold = Gold ({ $count })
score-step = { $step ->
    [recipes] Recipes
    [awards] Awards
    [top] Awards on the top shelf
    [stored] Stored ingredients
    [leftovers] Ingredients, gold and tools
    [bottom] Awards on the bottom shelf
   *[gold] Gold
}

## Options

option-side = Side tiles
option-side-plain = Three plain ones
option-side-super = The super tile opposite the main board
option-hand = Hand module
option-hand-no = Reach every bowl
option-hand-yes = A hand that moves between the bowls
option-advantage = Advantage module
option-advantage-no = Without
option-advantage-yes = With advantage cards
option-level = Chef-o-Tron
option-level-normal = Normal
option-level-hard = Hard
option-bananas = Bananas
option-bananas-no = Chef-o-Tron keeps three of a type
option-bananas-yes = Chef-o-Tron keeps two of a type
option-hazelnuts = Hazelnuts
option-hazelnuts-no = 1 point for each of his gold
option-hazelnuts-yes = Hazelnuts: two points
option-hazelnuts-extra = Extra hazelnuts: three points
option-diplomat = Diplomat cream
option-diplomat-no = His icons count as they are
option-diplomat-yes = All his icons are wild
conflict-solo = Chef-o-Tron plays only against one person: leave { $option ->
    [level] his level
    [bananas] bananas
    [hazelnuts] hazelnuts
   *[diplomat] diplomat cream
} as it is with { $seats } seats.

## What is asked

ask-chef = You are { $chef }. Which side of the card do you use?
ask-act = Move your pawn to another space and choose an action.
ask-second = A second action for 1 gold: { $action ->
    [take] take from a bowl?
    [tool] draw a tool?
    [advance] advance your recipes?
    [side] take from a side tile?
   *[prepare] prepare recipes?
}
ask-hand = Move your hand one or two steps.
ask-bowl = { $count ->
    [one] Take an ingredient from a bowl.
   *[other] Take up to { $count } ingredients from one bowl.
}
ask-tile = Choose a side tile.
ask-slot = Take an ingredient from a side tile.
ask-place = { $left ->
    [one] Put an ingredient on your bench.
   *[other] Put up to { $left } ingredients on your bench.
}
ask-place-from = Bowl { $bowl }, { $tokens }: put { $left ->
    [one] an ingredient
   *[other] up to { $left } ingredients
} on your bench.
ask-store = Which ingredient do you store?
ask-spend = { $purpose ->
    [store] Which token do you give up for the stored ingredient?
    [melt] Give up a super ingredient for two others.
    [enrich] Give up an ingredient for two super ones.
    [robot] Chef-o-Tron takes an ingredient of your choice.
   *[robot-super] Chef-o-Tron takes a super ingredient: which one?
}
ask-grey = { $recipe }: { $count ->
    [one] which type is the grey ingredient?
   *[other] which type are the { $count } grey ingredients?
}
ask-payment = { $recipe }: how do you pay the last { $count ->
    [one] ingredient?
   *[other] { $count } ingredients?
}
ask-prepare = Prepare a recipe.
ask-first-recipe = Prepare a recipe.
ask-second-recipe = Prepare a second recipe?
ask-reserve = Reserve a recipe, or prepare the reserved one?
ask-after-reserve = Play a tool before your recipes advance?
ask-give-up-tool = Which tool do you give up for the reservation?
ask-award = Win an award?
ask-idle = { $tools ->
    [yes] Play a tool, or go on.
   *[no] Go on to the end of your turn.
}
ask-icons = Which recipes do you turn over for the { $family ->
    [cake] cake award?
    [tart] tart award?
   *[choux] choux award?
}
ask-toque = Choose a bonus from the toque.
ask-tidy = Put back what you do not want to keep, then end your turn.
ask-limit = Discard tools down to { $limit }.

## Moves

move-chef = { $side ->
    [swap] One { $ingredient } token counts as any other ingredient, once per recipe
   *[double] A super ingredient counts as two { $ingredient } tokens, once per recipe
}
move-go = Pawn { $space ->
    [left] to the left
    [centre] to the centre
   *[right] to the right
}: { $action ->
    [take] take from a bowl
    [tool] draw a tool
    [advance] advance your recipes
    [side] take from a side tile
   *[prepare] prepare recipes
}
move-second = Pay 1 gold: { $action ->
    [take] take from a bowl
    [tool] draw a tool
    [advance] advance your recipes
    [side] take from a side tile
   *[prepare] prepare recipes
}
move-hand = Hand to { $spot }
move-bowl = Bowl { $bowl }: { $tokens }
move-tile = { $tile ->
    [west] Left tile
    [east] Right tile
   *[south] Lower tile
}: { $tokens }; icon: { $icon }
move-slot = Take { $ingredient } from { $slot }
move-put = Put { $ingredient } { $zone ->
    [equal] in the zone for four alike
    [different] in the zone for four different
    [pair-1] in the first pair
   *[pair-2] in the second pair
}
move-spend = { $step ->
    [tidy] Put back
    [spend-robot] Hand over
    [spend-robot-super] Hand over
    [payment] Pay
    [spend-store] Give up
    [spend-melt] Give up
   *[spend-enrich] Give up
} { $ingredient } from { $zone ->
    [equal] the zone for four alike
    [different] the zone for four different
    [pair-1] the first pair
   *[pair-2] the second pair
}
move-pay = Pay the rest, super ingredients last
move-grey = Grey is { $ingredient }
move-store = Store { $ingredient }
move-prepare = Prepare { $recipe } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) under section { $section }: { $bonus }
move-finish = Prepare the reserved { $recipe }
move-reserve = Reserve { $recipe } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) under section { $section }: { $bonus }
move-discard = { $step ->
    [limit] Discard
   *[give-up-tool] Give up
} the { $tool }
move-tool = Play the { $tool }: { $effect }
move-award = { $family ->
    [cake] Cake
    [tart] Tart
   *[choux] Choux
} award on the { $shelf ->
    [bottom] bottom shelf
   *[top] top shelf
} for { $icons } icons ({ $points } points)
move-use = { $icons ->
    [cake] Turn over a recipe with cake
    [tart] Turn over a recipe with tart
    [choux] Turn over a recipe with choux
    [cake-cake] Turn over a recipe with cake twice
    [cake-tart] Turn over a recipe with cake and tart
    [cake-choux] Turn over a recipe with cake and choux
    [tart-tart] Turn over a recipe with tart twice
    [tart-choux] Turn over a recipe with tart and choux
    [choux-choux] Turn over a recipe with choux twice
   *[gold] Pay 1 gold as an icon
}
move-toque = Toque { $place }: { $bonus }{ $gold ->
    [yes] , and its gold
   *[no] {""}
}
move-done = { $step ->
    [idle] Go on
    [bowl] Take nothing
    [slot] Take nothing more
    [store] Store nothing
    [place] Leave the rest
    [prepare] Prepare nothing
    [second] No second action
    [second-recipe] No second recipe
    [reserve] Leave the reservation as it is
    [after-reserve] Let your recipes advance
    [award] Go on to the end of the turn
    [spend-melt] Keep the super ingredients
   *[spend-enrich] Keep the ingredients
}
move-end = End your turn

## Obstacles

obstacle-same-space = Your pawn stands there: it must move to another space.
obstacle-other-space = That action is not on { $space ->
    [left] the left space.
    [centre] the central space.
   *[right] the right space.
}
obstacle-no-gold = A second action costs 1 gold, and you have none.
obstacle-bowl-empty = Bowl { $bowl } is empty.
obstacle-bowl-shielded = Bowl { $bowl } lies under the force field.
obstacle-bowl-taken = You have already taken from bowl { $bowl }.
obstacle-bowl-far = Your hand does not touch bowl { $bowl }.
obstacle-nothing-fits = Nothing in bowl { $bowl } fits on your bench.
obstacle-no-bowl = No bowl has anything that fits on your bench.
obstacle-spot-far = A hand moves one or two steps.
obstacle-spot-same = Your hand must move to another place.
obstacle-spot-useless = Your hand could not take anything from there.
obstacle-tile-far = Your hand touches no bowl along this tile.
obstacle-tile-useless = There is nothing on this tile that you can take.
obstacle-no-tile = No side tile has anything that you can take.
obstacle-slot-empty = Nothing lies on { $slot }.
obstacle-slot-misfit = There is no room on your bench for this: { $ingredient }.
obstacle-no-slot = No side tile has an ingredient that fits on your bench.
obstacle-not-there = Not on offer here: { $ingredient }.
obstacle-no-supply = The supply has run out of this: { $ingredient }.
obstacle-fits-nowhere = Fits nowhere on your bench: { $ingredient }.
obstacle-no-room = No room for { $ingredient } { $zone ->
    [equal] in the zone for four alike.
    [different] in the zone for four different.
    [pair-1] in the first pair.
   *[pair-2] in the second pair.
}
obstacle-same-pair = Both pairs are alike: use the first one.
obstacle-no-token = No { $ingredient } { $zone ->
    [equal] in the zone for four alike.
    [different] in the zone for four different.
    [pair-1] in the first pair.
   *[pair-2] in the second pair.
}
obstacle-not-needed = Of no use for this: { $ingredient }.
obstacle-paid-in-vain = You would pay too much with this: { $ingredient }.
obstacle-grey-named = The recipe asks for { $ingredient } already: grey must be another type.
obstacle-grey-short = You do not have enough of this: { $ingredient }.
obstacle-stored-already = Already stored: { $ingredient }.
obstacle-nothing-to-store = You have neither a super ingredient nor this: { $ingredient }.
obstacle-cannot-store = You have nothing that you could store.
obstacle-no-super = You have no super ingredient.
obstacle-bench-empty = Your bench is empty.
obstacle-no-card = There is no recipe at { $card }.
obstacle-short-of = You do not have the ingredients for { $recipe }.
obstacle-no-recipe = You do not have the ingredients for any recipe.
obstacle-section-taken = There is already a recipe under section { $section }.
obstacle-no-section = A recipe lies under every section of your bench.
obstacle-nothing-to-advance = No recipe lies under your bench.
obstacle-no-tools-left = There are no tools left to draw.
obstacle-no-such-tool = Not in your hand: { $tool }.
obstacle-one-effect = This tool has one effect only: { $tool }.
obstacle-no-tool-to-discard = A reservation costs a tool, and you have none in hand.
obstacle-reserved-already = Your reservation token is already on a recipe.
obstacle-nothing-reserved = You have reserved nothing.
obstacle-one-award = You have already won an award this turn; one is the limit.
obstacle-awards-gone = No award is left for { $family ->
    [cake] cakes.
    [tart] tarts.
   *[choux] choux.
}
obstacle-shelf-taken = You already have a { $family ->
    [cake] cake
    [tart] tart
   *[choux] choux
} award on the { $shelf ->
    [bottom] bottom shelf.
   *[top] top shelf.
}
obstacle-too-few-icons = That takes { $icons } { $family ->
    [cake] cake icons
    [tart] tart icons
   *[choux] choux icons
}, or two others for each missing one.
obstacle-gild-later = Gold stands for icons only when you win an award.
obstacle-gild-useless = Even then no award would be within reach.
obstacle-icons-missing = You have no such recipe face up.
obstacle-icons-wasted = That would be more than the award costs.

## Events

event-chef-chosen = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} { $chef }: { $side ->
    [swap] one { $kind } token counts as any other ingredient
   *[double] a super ingredient counts as two { $kind } tokens
}.
event-turn-begins = { $seat_is ->
    [me] Round { $round }: your turn.
   *[other] Round { $round }: { $seat }’s turn.
}
event-went = { $seat_is ->
    [me] You go
   *[other] { $seat } goes
} { $space ->
    [left] left
    [centre] to the centre
   *[right] right
} { $action ->
    [take] to take from a bowl
    [tool] to draw a tool
    [advance] to advance recipes
    [side] to take from a side tile
   *[prepare] to prepare recipes
}{ $idle ->
    [yes] , but there is nothing to do
   *[no] {""}
}.
event-went-on = { $seat_is ->
    [me] You go
   *[other] { $seat } goes
} on { $action ->
    [take] to take from a bowl.
    [tool] to draw a tool.
    [advance] to advance recipes.
    [side] to take from a side tile.
   *[prepare] to prepare recipes.
}
event-hand-moved = { $seat_is ->
    [me] Your hand
   *[other] { $seat }’s hand
} moves to { $spot }.
event-took = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $ingredient } from { $source ->
    [bowl] bowl { $place }
    [tile] side slot { $place }
   *[supply] the supply
} and { $seat_is ->
    [me] put
   *[other] puts
} it { $zone ->
    [equal] in the zone for four alike.
    [different] in the zone for four different.
    [pair-1] in the first pair.
   *[pair-2] in the second pair.
}
merged-took = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $count } × { $ingredient } from { $source ->
    [bowl] bowl { $place }
    [tile] side slot { $place }
   *[supply] the supply
} → { $zone ->
    [equal] four alike.
    [different] four different.
    [pair-1] the first pair.
   *[pair-2] the second pair.
}
event-spent = { $seat_is ->
    [me] You { $purpose ->
        [recipe] pay
        [tidy] put back
        [robot] hand Chef-o-Tron
        [robot-super] hand Chef-o-Tron
        [store] give up
        [melt] give up
       *[enrich] give up
    }
   *[other] { $seat } { $purpose ->
        [recipe] pays
        [tidy] puts back
        [robot] hands Chef-o-Tron
        [robot-super] hands Chef-o-Tron
        [store] gives up
        [melt] gives up
       *[enrich] gives up
    }
} { $ingredient } from { $zone ->
    [equal] the zone for four alike.
    [different] the zone for four different.
    [pair-1] the first pair.
   *[pair-2] the second pair.
}
event-used-stored = { $seat_is ->
    [me] Your stored { $ingredient } helps to pay.
   *[other] { $seat }’s stored { $ingredient } helps to pay.
}
event-burst = Sugar explosion at { $bowl }: { $count } × { $ingredient } around it{ $reason ->
    [event] {""}
   *[emptied] ; the bowl now shows { $shows }
}.
event-gold-gained = { $seat_is ->
    [me] You get { $amount } gold
   *[other] { $seat } gets { $amount } gold
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } more lost)
} { $reason ->
    [tile] from the side tile.
    [column] with the recipe.
    [toque] from the toque.
    [tool] from a tool.
   *[bonus] as a bonus.
}
event-gold-paid = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} 1 gold { $purpose ->
    [second] for the second action.
   *[icon] in place of an icon.
}
event-tool-drawn = { $seat_is ->
    [me] You draw a tool: { $tool }.
   *[other] { $seat } draws a tool.
}
event-tools-shuffled = { $cards ->
    [one] The discarded tool becomes the new pile.
   *[other] The { $cards } discarded tools are shuffled into a new pile.
}
event-tool-played = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} the { $tool }: { $effect }.
event-tool-discarded = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} the { $tool } { $purpose ->
    [reservation] for a reservation.
   *[limit] because of the limit.
}
event-tools-to-hand = { $seat_is ->
    [me] You take { $count ->
        [one] a tool
       *[other] { $count } tools
    } into your hand.
   *[other] { $seat } takes { $count ->
        [one] a tool
       *[other] { $count } tools
    } into hand.
}
event-stored = { $seat_is ->
    [me] You store
   *[other] { $seat } stores
} { $ingredient }.
event-nothing-gained = { $seat_is ->
    [me] You have
   *[other] { $seat } has
} no use for it: { $effect }.
event-prepared = { $seat_is ->
    [me] You prepare
   *[other] { $seat } prepares
} { $recipe } ({ $card }) under section { $section }: { $bonus }.
event-reserved = { $seat_is ->
    [me] You reserve
   *[other] { $seat } reserves
} { $recipe } ({ $card }) under section { $section }: { $bonus }.
event-reserved-prepared = { $seat_is ->
    [me] You prepare
   *[other] { $seat } prepares
} the reserved { $recipe }.
event-advanced = { $count ->
    [one] { $seat_is ->
        [me] Your recipe advances.
       *[other] { $seat }’s recipe advances.
    }
   *[other] { $seat_is ->
        [me] Your { $count } recipes advance.
       *[other] { $seat }’s { $count } recipes advance.
    }
}
event-finished = { $seat_is ->
    [me] You finish
   *[other] { $seat } finishes
} { $recipe } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}); bonus: { $bonus }.
event-reserved-lost = { $seat_is ->
    [me] Your reserved { $recipe } is lost: it was not paid for in time.
   *[other] { $seat }’s reserved { $recipe } is lost: it was not paid for in time.
}
event-award-won = { $seat_is ->
    [me] You win
   *[other] { $seat } wins
} a { $family ->
    [cake] cake
    [tart] tart
   *[choux] choux
} award ({ $points }) for the { $shelf ->
    [bottom] bottom shelf.
   *[top] top shelf.
}
event-turned-over = { $seat_is ->
    [me] You turn over
   *[other] { $seat } turns over
} { $recipe }.
event-toque-used = { $seat_is ->
    [me] You choose
   *[other] { $seat } chooses
} space { $place } of the toque: { $bonus }.
event-recipe-shown = New at { $card }: { $recipe }.
event-event-drawn = Event: { $name ->
    [super-bowl] the super bowl shows its super side and gives each neighbour a super ingredient.
    [tools] every chef gets a tool.
    [corners] the corner bowls explode and stay as they are.
    [gold] every chef gets 1 gold.
    [own-kind] each empty bowl gets two ingredients of its type.
    [advance] every chef’s recipes advance.
    [store] every chef may store an ingredient.
    [supers] every chef gets a super ingredient.
    [first-three] each empty bowl gets a cherry, a candy and cream.
   *[second-three] each empty bowl gets chocolate, jelly and dough.
}
event-bowl-filled = { $count ->
    [one] An ingredient comes
   *[other] { $count } ingredients come
} into bowl { $bowl }.
event-bowl-shown = Bowl { $bowl } turns its super side up.
event-advantage-gained = { $seat_is ->
    [me] You have
   *[other] { $seat } has
} { $one } and { $two }, and so the advantage: { $bonus }.
event-advantage-shown = For the next advantage ({ $bonus }) you need { $one } and { $two }.
event-turn-ended = { $seat_is ->
    [me] You end your turn.
   *[other] { $seat } ends the turn.
}
event-ending = { $reason ->
    [awards] A third award is won: one more round follows this one.
    [robot] Chef-o-Tron has drawn his last card: this is the last round.
   *[quiet] { $rounds } rounds without a recipe or an award: this is the last one.
}
event-over = The match is over.
event-robot-card = Round { $round }: Chef-o-Tron draws a card: { $arm ->
    [white] white
   *[blue] blue
} arm, { $rows }; { $base ->
    [field] force field
    [side] side tile
    [steal] your ingredient
    [steal-super] your super ingredient
    [store] store
   *[supers] two super ingredients
}; { $second ->
    [I] recipe I
    [II] recipe II
   *[event] event
} ({ $left } cards left).
event-arm-moved = { $rows ->
    [0] The { $arm ->
        [white] white
       *[blue] blue
    } arm stays at row { $row }.
   *[other] The { $arm ->
        [white] white arm moves down
       *[blue] blue arm moves up
    } { $rows } to row { $row }.
}
event-robot-took = Chef-o-Tron takes everything ({ $count }) from bowl { $bowl }, the fullest in the row{ $reason ->
    [fullest] {""}
   *[nearest] {" "}(on a tie, the nearest to the { $arm ->
        [white] white
       *[blue] blue
    } arm)
}.
event-robot-field = The force field goes over bowl { $bowl }, the fullest in the row{ $reason ->
    [fullest] {""}
   *[nearest] {" "}(on a tie, the nearest to the { $arm ->
        [white] white
       *[blue] blue
    } arm)
}.
event-robot-tile = Chef-o-Tron takes { $count ->
    [0] nothing
   *[other] { $count }
} from the { $tile ->
    [west] left tile
    [east] right tile
   *[south] lower tile
}, { $reason ->
    [most] which is worth the most to him.
   *[clockwise] the next clockwise from his arm of those worth the same.
}
event-robot-ignored = Chef-o-Tron ignores what counts in hard mode only: { $base ->
    [field] force field.
    [side] side tile.
    [steal] your ingredient.
    [steal-super] your super ingredient.
    [store] store.
    [supers] two super ingredients.
    [I] recipe I.
    [II] recipe II.
   *[event] event.
}
event-robot-gold = Chef-o-Tron gets { $amount } gold: { $reason ->
    [bowls] the bowls of his row are empty.
    [store] he has nothing to store.
    [steal] you have nothing to hand over.
    [tiles] the side tiles are empty.
    [icon] the icon of the tile was visible.
    [event] no event set aside is left.
    [recipe] he can pay for no recipe.
    [column] the recipe lay in the right column.
    [no-supers] the supply has too few super ingredients.
    [nothing] the supply is empty.
    [no-use] he has no use for the bonus.
   *[bonus] a bonus.
}
event-robot-supers = Chef-o-Tron gets { $count ->
    [one] a super ingredient
   *[other] { $count } super ingredients
}: { $reason ->
    [card] the effect of his card.
    [limit] in exchange for his surplus.
    [icon] the icon of the tile was visible.
   *[bonus] a bonus.
}
event-robot-gained = Chef-o-Tron takes { $ingredient } from the supply, the { $arm ->
    [white] leftmost
   *[blue] rightmost
} on his board.
event-robot-stored = Chef-o-Tron stores { $ingredient }, the { $arm ->
    [white] leftmost
   *[blue] rightmost
} of those he has not stored yet.
event-robot-limit = Chef-o-Tron puts { $count } × { $ingredient } back: he keeps { $limit } of a type.
event-robot-recipe = Chef-o-Tron prepares and finishes { $recipe } ({ $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
}) with { $paid }; grey: { $grey }. It brings the most points { $reason ->
    [level] of its level
   *[other-level] of the other level, as he could pay for none of his
}; on a tie, the { $arm ->
    [white] leftmost
   *[blue] rightmost
}.
event-robot-award = Chef-o-Tron wins a { $family ->
    [cake] cake
    [tart] tart
   *[choux] choux
} award ({ $points }) for the { $shelf ->
    [bottom] bottom shelf
   *[top] top shelf
}, { $reason ->
    [matching] with matching icons
    [converted] with two icons for each missing one
   *[wild] with icons of any kind
}; on a tie, the { $arm ->
    [white] leftmost
   *[blue] rightmost
}.
event-robot-advantage = Chef-o-Tron has { $one }, and so the advantage: { $bonus }.

## Editions

fault-effect = “{ $words }” is not an effect. Possible: { $possible }; with a number from 1 to 4, two at most.
fault-kind = “{ $kind }” is not an ingredient. Possible: { $possible }.
fault-ring = Each of these must appear here once: { $possible }.
fault-pair = “{ $pair }” must be two different ingredients.
fault-sides = “{ $kind }” is on { $found } bowl sides instead of 5.
fault-slot = A side tile has slots 1 to 3, not { $slot }.
fault-icon = The icon of a side tile gives “gold” or “super”, not “{ $words }”.
fault-action = “{ $action }” is not an action. Possible: { $possible }.
fault-start = “{ $space }” is not an action space. Possible: { $possible }.
fault-zero = Section 0 gives no bonus.
fault-awards = The values of awards must decrease, and the last one must be above 0.
fault-tool = “{ $tool }” is not a tool. Possible: { $possible }.
fault-no-tool = The tool “{ $tool }” is missing.
fault-tool-effects = “{ $tool }” must have one effect or two to choose from.
fault-recipes = Level { $level } has { $found } recipes instead of { $expected }.
fault-recipe-name = “{ $recipe }” is not the name of a recipe.
fault-level = There is no level { $level }: recipes have level 1 or 2.
fault-needs = “{ $needs }” is not a list such as “2 cherry 1 cream”.
fault-grey = A recipe has 0 to 4 grey ingredients, not { $grey }.
fault-icons = “{ $icons }” must be one or two of these: { $possible }.
fault-no-benefit = “{ $card }” gives nothing.
fault-robot = “{ $card }” is not a robot card such as “white 1 side II”.

## Pieces explained

# The page asks for these: what a piece is (about-), the headings of the board (area-), buttons that gather
# the moves of one verb (group-, short), and what a screen reader calls a piece (piece-). A word of the view
# is given as it is ($kind, $recipe, $tool); names that stand in lists, costs and effects are texts ($tokens,
# $cost, $bonus, $effects, $ingredient).
area-bowls = Bowls and side tiles
area-bench = Your bench
area-sections = Under your bench
area-spaces = Action spaces
area-recipes = Recipes
area-tools = Your tools
area-awards = Awards
area-toque = Toque
area-others = The others
area-robot = Chef-o-Tron
area-stored = Stored ingredients
area-finished = Finished recipes
area-advantages = Advantage cards
area-supply = Supply
group-chef = Side of your chef card
group-go = Move your pawn
group-second = Pay for a second action
group-hand = Move your hand
group-bowl = Take from a bowl
group-tile = Take from a side tile
group-slot = Take a single ingredient
group-put = Put on your bench
group-spend = Give up an ingredient
group-pay = Pay the rest
group-grey = Type of grey ingredients
group-store = Store an ingredient
group-prepare = Prepare a recipe
group-finish = Prepare the reserved recipe
group-reserve = Reserve a recipe
group-discard = Discard a tool
group-tool = Play a tool
group-award = Win an award
group-use = Pay with icons
group-toque = Bonus of the toque
group-done = Leave it at that
group-end = End your turn
piece-bowl = Bowl { $bowl } for { $shows }: { $tokens }; other side: { $other }{ $shielded ->
    [yes] , under the force field
   *[no] {""}
}
piece-tile = { $tile ->
    [west] Left tile
    [east] Right tile
   *[south] Lower tile
}: { $tokens }{ $icon ->
    [gold] , and its gold
    [super] , and its super ingredient
   *[none] {""}
}
piece-slot = Side slot { $slot }: { $ingredient }{ $icon ->
    [gold] , gold icon
    [super] , super icon
   *[none] {""}
}
piece-icons = { $icons ->
    [cake] cake
    [tart] tart
    [choux] choux
    [cake-cake] cake twice
    [cake-tart] cake and tart
    [cake-choux] cake and choux
    [tart-tart] tart twice
    [tart-choux] tart and choux
   *[choux-choux] choux twice
}
piece-recipe = { recipe } ({ piece-icons }), { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cost }{ $gold ->
    [yes] , with 1 gold
   *[no] {""}
}
piece-deck = Recipes of level { $level ->
    [1] I
   *[other] II
}: { $cards ->
    [0] none left
    [one] 1 card left
   *[other] { $cards } cards left
}
piece-section = Free section { $section }: { $bonus }
piece-under = { recipe } under section { $section }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $reserved ->
    [yes] , reserved
   *[no] {""}
}
piece-finished = { recipe } ({ piece-icons }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $face ->
    [up] face up
   *[down] turned over
}
piece-token = Token: { kind }, { $zone ->
    [equal] in the zone for four alike
    [different] in the zone for four different
    [pair-1] in the first pair
   *[pair-2] in the second pair
}
piece-zone = Bench: { $zone ->
    [equal] four alike
    [different] four different
    [pair-1] the first pair
   *[pair-2] the second pair
}
piece-space = { $space ->
    [left] Left space
    [centre] Central space
   *[right] Right space
}{ $pawn ->
    [here] , with your pawn
   *[away] {""}
}
piece-action = { $action ->
    [take] Take from a bowl
    [tool] Draw a tool
    [advance] Advance your recipes
    [side] Take from a side tile
   *[prepare] Prepare recipes
}, { $space ->
    [left] left space
    [centre] central space
   *[right] right space
}
piece-or = { $one } or { $two }
piece-tool = Tool: { tool }, { $effects }{ $fresh ->
    [yes] ; not in your hand yet
   *[no] {""}
}
piece-tool-pile = Pile of tools: { $cards ->
    [0] empty
    [one] 1 card left
   *[other] { $cards } cards left
}
piece-award = { $family ->
    [cake] Cake awards
    [tart] Tart awards
   *[choux] Choux awards
}: { $left ->
    [0] none left
   *[other] the next is worth { $points }, { $left } left
}
piece-shelf = { $family ->
    [cake] Cake
    [tart] Tart
   *[choux] Choux
}, { $shelf ->
    [bottom] bottom shelf
   *[top] top shelf
}: { $points ->
    [0] empty
    [one] 1 point
   *[other] { $points } points
}
piece-toque = Toque { $place }: { $bonus }{ $gold ->
    [yes] , and 1 gold
   *[no] {""}
}
piece-stored = { $stored ->
    [yes] Stored
   *[no] Not stored
}: { kind }
piece-chef = { chef }{ $side ->
    [swap] : one { kind } token counts as any other ingredient
    [double] : a super ingredient counts as two { kind } tokens
   *[none] {""}
}
piece-gold = Gold: { $gold } of { $limit }
piece-supply = Supply: { tokens }
piece-advantage = Advantage card: { $one } and { $two } wanted
piece-benefit = Advantage: { $bonus }
piece-hand = { $owner ->
    [own] Your hand
   *[other] { $name }’s hand
} at { $spot }
piece-spot = Place { $spot } between four bowls
piece-seat = { $name }, { $chef }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold, { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
}; bench: { $tokens }
piece-robot = Chef-o-Tron: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold; board: { $tokens }
piece-arm = { $arm ->
    [white] White arm
   *[blue] Blue arm
} at row { $row }{ $active ->
    [yes] , active
   *[no] {""}
}
piece-robot-card = Chef-o-Tron’s card: { $arm ->
    [white] white arm
   *[blue] blue arm
}, { $rows }; { $base ->
    [field] force field
    [side] side tile
    [steal] your ingredient
    [steal-super] your super ingredient
    [store] store
   *[supers] two super ingredients
}; { $second ->
    [I] recipe I
    [II] recipe II
   *[event] event
}
about-bowl = This bowl’s type is { $shows }; its other side: { $other }. It holds up to four ingredients. The player who takes the last one sets off a sugar explosion: an ingredient of its type lands in each bowl beside it and on each free side slot at its corners, then the bowl turns over.
about-tile = A side tile has three slots, each for one ingredient. The player who takes from it gets { $icon ->
    [super] a super ingredient
   *[gold] 1 gold
} if nothing covers the icon, and up to three ingredients.
about-slot = One ingredient at most lies here, thrown by a sugar explosion of one of the two bowls that touch this slot.{ $icon ->
    [gold] {" "}The gold icon counts while nothing covers it.
    [super] {" "}The super icon counts while nothing covers it.
   *[none] {""}
}
about-recipe = A recipe of level { $level ->
    [1] I
   *[other] II
}. Bonus when it is finished: { $bonus }. Icons for awards: { piece-icons }.{ $gold ->
    [yes] {" "}The player who takes it from this place gets 1 gold.
   *[no] {""}
}
about-deck = New recipes come from here at the end of a turn. Among them lie events, which happen at once.
about-section = A recipe put here brings its bonus at once: { $bonus }. It is finished after { $advances ->
    [one] one advance
   *[other] { $advances } advances
}; your recipes advance every turn.
about-under = This recipe is paid for, and its points count. After { $advances ->
    [one] one more advance
   *[other] { $advances } more advances
} it is finished: its bonus comes, and its icons help to win awards.
about-reserved = This recipe is reserved and not paid for yet. In a later turn you can prepare it where it lies. If it leaves the bench before that, it is lost; until it is paid for, it is worth nothing.
about-finished = { $face ->
    [up] The icons of this recipe can pay for an award. It is then turned over; its points stay.
   *[down] This recipe has paid for an award. Its points count all the same.
}
about-token = Ingredients on your bench pay for recipes. They stay where you put them; at the end of your turn you may put back what you do not want to keep.
about-zone = { $zone ->
    [equal] Up to four ingredients, all of the same type.
    [different] Up to four ingredients, all of different types.
   *[pair] Two ingredients of the same type; the other pair must be of another type.
} A super ingredient fits on every free place.
about-super = A super ingredient stands for any type when you pay, and fits on every free place of your bench.
about-grey = Grey ingredients are all of one type, which you choose; the recipe must not name it already. Super and stored ingredients can help out as usual.
about-gold = 1 gold pays for the second action of a space. You can have { $limit } at most. At the end, gold, tools and ingredients that are left bring a point for every three.
about-space = Each turn your pawn goes to another space. You carry out one of its two actions, and for 1 gold the other one as well.
about-action = { $action ->
    [take] Take up to four ingredients from one bowl and put them on your bench at once. What does not fit stays in the bowl.
    [tool] Draw a tool. It joins your hand at the end of your turn.
    [advance] All recipes under your bench go one section to the right.
    [side] Choose a side tile. Take what its icon gives if it is visible, then up to three of its ingredients.
   *[prepare] Pay for one or two recipes and put each under a free section of your bench.
}
about-tool = In your turn you may play as many tools as you like, each for one of its effects. Tools that you draw join your hand at the end of the turn; then you keep { $limit } at most.
about-tool-pile = Tools are drawn from here. When the pile is empty, the discarded ones are shuffled.
about-effect = { $effect ->
    [gold] Gold from the supply, as far as you have room for it.
    [tool] Tools from the pile; they join your hand at the end of your turn.
    [super] Super ingredients from the supply; each stands for any type.
    [ingredient] Ingredients of your choice from the supply, but no super ones.
    [bowl] Take ingredients from one bowl.
    [bowls] Take one ingredient from each of several bowls.
    [leftovers] Take ingredients from any side tiles, without their icons.
    [store] Give up an ingredient for the stored one of its type; a super ingredient will do for any type.
    [melt] Give up a super ingredient and take two ingredients of your choice from the supply.
    [enrich] Give up any ingredient and take two super ones from the supply.
    [prepare] Pay for a recipe of the main board and put it under a free section.
    [advance] All recipes under your bench go one section to the right.
   *[gild] When you win an award this turn, 1 gold may stand for an icon of any family.
}
about-award = Two icons of its family win the next award for the bottom shelf, with a bonus of the toque; three win it for the top shelf, where it is worth { $more } more points. Two other icons may stand for each missing one. You can win one award per turn.
about-shelf = { $shelf ->
    [bottom] One award of each family has a place here. It costs two icons and brings a bonus of the toque.
   *[top] One award of each family has a place here. It costs three icons and is worth { $more } more points at the end.
}
about-toque = The player who wins an award for the bottom shelf chooses one of these bonuses, even one that was chosen before. { $gold ->
    [yes] The first to choose this one gets its gold as well.
   *[no] The gold of this one is gone.
}
about-stored = A stored ingredient pays for one ingredient of its type in every recipe and is never spent. You can have one of each type; at the end it is worth a point.
about-chef = { $side ->
    [swap] Once in every recipe, one token of this type counts as any other type: { kind }. Stored ingredients cannot do that.
    [double] Once in every recipe, a super ingredient counts as two of this type: { kind }. What the recipe does not need is lost.
   *[none] One side of this card counts for the whole match; its owner chooses which.
}
about-events = Events lie among the recipes. When one is drawn at the end of a turn it happens at once and leaves the match; then the row is filled up.
about-advantage = A player who has all four ingredients of the left and the middle card on the bench at the end of the turn gains the advantage on the right. Nothing is spent; super and stored ingredients do not count.
about-benefit = This is what the next advantage brings, at most one per turn: { $bonus }.
about-hand = Before an action takes ingredients, your hand moves one or two steps, along rows and columns. Then it reaches the four bowls around it and the side tiles along them. Tools and bonuses reach everywhere.
about-field = Under the force field nothing enters the bowl and nothing leaves it. What an explosion would throw there bounces back into the bowl it came from.
about-robot = Chef-o-Tron plays by his cards. Whenever he cannot do something, or has no use for it, he gets 1 gold instead, and his gold is worth points.
about-arm = { $arm ->
    [white] The white arm moves down, and from the bottom to the top. While it is active, ties go to whatever is farthest left.
   *[blue] The blue arm moves up, and from the top to the bottom. While it is active, ties go to whatever is farthest right.
} He empties the fullest bowl in its row.
about-robot-card = The arm moves by { $rows } and empties a bowl. Then: { $base ->
    [field] the same move again, and the force field covers the bowl that he would take
    [side] he takes all from the fullest side tile
    [steal] you hand him an ingredient of your choice
    [steal-super] you hand him a super ingredient
    [store] he stores an ingredient
   *[supers] he gets two super ingredients
}{ $base_counts ->
    [yes] {""}
   *[no] {" "}(in hard mode only)
}. Last: { $second ->
    [I] he prepares a recipe of level I
    [II] he prepares a recipe of level II
   *[event] an event happens
}{ $second_counts ->
    [yes] {""}
   *[no] {" "}(in hard mode only)
}.
about-supply = All ingredients that lie nowhere else. If a type has run out, another one takes its place in bowls and on tiles, in a fixed order.

## The page

# Short words painted on the board and beside it; $name is the name of a person.
tab-bowls = Bowls
tab-recipes = Recipes
tab-prizes = Prizes
tab-others = Others
page-unit = { $points ->
    [one] point
   *[other] points
}
page-action = { $action ->
    [take] Take
    [tool] Draw
    [advance] Advance
    [side] Side
   *[prepare] Prepare
}
page-put = { kind } { $zone ->
    [equal] to the four alike
    [different] to the four different
    [pair-1] to the first pair
   *[pair-2] to the second pair
}
page-spend = { kind } { $step ->
    [tidy] back to the supply
    [payment] to pay with
    [spend-robot] to Chef-o-Tron
    [spend-robot-super] to Chef-o-Tron
   *[spend-store] given up
}
page-go = { page-action } ({ $space ->
    [left] left
    [centre] centre
   *[right] right
})
page-tile = { $tile ->
    [west] Left
    [east] Right
   *[south] Lower
}
page-tool = { $tool ->
    [whisk] Whisk
    [spatula] Spatula
    [rolling-pin] Rolling pin
    [sieve] Sieve
    [piping-bag] Piping bag
    [ladle] Ladle
    [mould] Mould
    [scale] Scale
    [grater] Grater
    [brush] Brush
    [tongs] Tongs
   *[blowtorch] Blowtorch
}
page-shelf = { $shelf ->
    [bottom] bottom shelf
   *[top] top shelf
}
page-unfold = All of my things
page-free = free
page-offer = On offer
page-owing = Still to be paid: { $tokens }.
page-tools = Tools { $count } of { $limit }
page-no-tools = No tool in hand
page-discarded = { $cards ->
    [0] The discard pile is empty.
    [one] One is in the discard pile.
   *[other] { $cards } are in the discard pile.
}
page-events-gone = { $count ->
    [one] One event is over.
   *[other] { $count } events are over.
}
page-icons = { $family ->
    [cake] Cake icons
    [tart] Tart icons
   *[choux] Choux icons
}: { $count }
page-finished = { $count ->
    [one] 1 recipe finished
   *[other] { $count } recipes finished
}
page-none-finished = None yet
page-under = Under the bench
page-bench = On the bench: { $tokens }.
page-leads = leads
page-absent = away
page-look-closer = { $name }: look closer
page-sign = { $sign ->
    [equal] all alike
    [different] all different
    [times] so many of it
    [most] at most so many
    [limit] of at most so many
    [dough] dough
    [cherry] cherry
    [chocolate] chocolate
    [cream] cream
    [jelly] jelly
    [candy] candy
    [super] super ingredient: any type
    [grey] an ingredient of your choice
    [gold] 1 gold
    [take] take from a bowl
    [side] take from a side tile
    [tool] a tool
    [prepare] prepare a recipe
    [advance] your recipes advance
    [bowl] take from one bowl
    [bowls] one each from several bowls
    [leftovers] take from any side tiles
    [store] store an ingredient
    [cake] icon of the cakes
    [tart] icon of the tarts
    [choux] icon of the choux
    [award] an award
    [reserve] reserved: not paid for yet
    [event] an event
    [field] a force field: nobody takes from this bowl
    [down] an arm of Chef-o-Tron goes down
   *[up] an arm of Chef-o-Tron goes up
}
page-robot-cards = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}, { $events ->
    [one] 1 event set aside
   *[other] { $events } events set aside
}
