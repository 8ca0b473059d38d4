name = C’est du gâteau !

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
    [galette] Kings’ cake
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
        [one] an ingredient of choice
       *[other] { $amount } ingredients of choice
    }
    [bowl] up to { $amount } from one bowl
    [bowls] 1 each from { $amount } bowls
    [leftovers] up to { $amount } from side tiles
    [store] store an ingredient
    [melt] a super ingredient for two others
    [enrich] an ingredient for two super ones
    [prepare] prepare a recipe
    [advance] advance the recipes
   *[gild] gold as an icon
}
two-effects = { $one } and { $two }
no-effect = nothing
score-recipes = Recipes ({ $count })
score-awards = Awards ({ $count })
score-top = Awards on the top shelf ({ $count })
score-stored = Stored ingredients
score-leftovers = Ingredients, gold and tools, a point for three ({ $count })
score-bottom = Awards on the bottom shelf ({ $count })
score-gold = Gold ({ $count })

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
option-hazelnuts-no = A point for each of his gold
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
ask-second = A second action for a gold: { $action ->
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
ask-store = Which ingredient do you store?
ask-spend = { $purpose ->
    [store] Which token do you give up for the stored ingredient?
    [melt] Give up a super ingredient for two others.
    [enrich] Give up an ingredient for two super ones.
    [robot] Chef-o-Tron takes an ingredient of your choice.
   *[robot-super] Chef-o-Tron takes a super ingredient: which one?
}
ask-grey = { $recipe }: which type are the { $count } grey ingredients?
ask-payment = { $recipe }: how do you pay the last { $count ->
    [one] ingredient?
   *[other] { $count } ingredients?
}
ask-prepare = Prepare a recipe.
ask-first-recipe = Prepare a recipe.
ask-second-recipe = Prepare a second recipe?
ask-reserve = Reserve a recipe, or prepare the reserved one?
ask-give-up-tool = Which tool do you give up for the reservation?
ask-award = Win an award?
ask-icons = Which recipes do you turn over for the { $family ->
    [cake] cake award?
    [tart] tart award?
   *[choux] choux award?
}
ask-toque = Choose a bonus of the toque.
ask-tidy = Put back what you do not want to keep, then end your turn.
ask-limit = Discard tools down to { $limit }.

## Moves

move-chef = { $side ->
    [swap] A { $ingredient } counts as any other ingredient, once a recipe
   *[double] A super ingredient counts as two { $ingredient }, once a recipe
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
move-second = Pay a gold: { $action ->
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
    [equal] with the four equal ones
    [different] with the four different ones
    [pair-1] on the first pair
   *[pair-2] on the second pair
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
    [equal] the four equal ones
    [different] the four different ones
    [pair-1] the first pair
   *[pair-2] the second pair
}
move-pay = Pay the rest, super ingredients last
move-grey = Grey is { $ingredient }
move-store = Store { $ingredient }
move-prepare = Prepare { $recipe } ({ $points } points) under section { $section }: { $bonus }
move-finish = Prepare the reserved { $recipe }
move-reserve = Reserve { $recipe } ({ $points } points) under section { $section }: { $bonus }
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
   *[gold] Pay a gold as an icon
}
move-toque = Toque { $place }: { $bonus }{ $gold ->
    [yes] , and its gold
   *[no] {""}
}
move-done = { $step ->
    [bowl] Take nothing
    [slot] Take nothing more
    [store] Store nothing
    [place] Leave the rest
    [prepare] Prepare nothing
    [second] No second action
    [second-recipe] No second recipe
    [reserve] Leave the reservation as it is
    [award] Go on to the end of the turn
    [spend-melt] Keep the super ingredients
   *[spend-enrich] Keep the ingredients
}
move-end = End your turn

## Obstacles

obstacle-not-now = That is for another moment of a turn.
obstacle-same-space = Your pawn stands there: it must move to another space.
obstacle-other-space = That action is not on { $space ->
    [left] the left space.
    [centre] the central space.
   *[right] the right space.
}
obstacle-no-gold = A second action costs a gold, and you have none.
obstacle-bowl-empty = Bowl { $bowl } is empty.
obstacle-bowl-shielded = Bowl { $bowl } lies under the force field.
obstacle-bowl-taken = You have taken from bowl { $bowl } already.
obstacle-bowl-far = Your hand does not touch bowl { $bowl }.
obstacle-nothing-fits = Nothing in bowl { $bowl } fits on your bench.
obstacle-no-bowl = No bowl has anything that fits on your bench.
obstacle-spot-far = A hand moves one or two steps.
obstacle-spot-same = Your hand must move to another place.
obstacle-spot-useless = From there your hand could take nothing.
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
    [equal] with the four equal ones.
    [different] with the four different ones.
    [pair-1] on the first pair.
   *[pair-2] on the second pair.
}
obstacle-same-pair = Both pairs are alike: use the first one.
obstacle-no-token = No { $ingredient } { $zone ->
    [equal] with the four equal ones.
    [different] with the four different ones.
    [pair-1] on the first pair.
   *[pair-2] on the second pair.
}
obstacle-not-needed = Of no use for this: { $ingredient }.
obstacle-too-dear = What is left could then not be paid: spend something else than { $ingredient }.
obstacle-grey-named = The recipe asks for { $ingredient } already: grey must be another type.
obstacle-grey-short = You do not have enough of this: { $ingredient }.
obstacle-stored-already = Already stored: { $ingredient }.
obstacle-nothing-to-store = You have neither a super ingredient nor this: { $ingredient }.
obstacle-cannot-store = You have nothing that you could store.
obstacle-no-super = You have no super ingredient.
obstacle-bench-empty = Your bench is empty.
obstacle-no-card = There is no recipe at { $card }.
obstacle-short-of = Your ingredients do not suffice for { $recipe }.
obstacle-no-recipe = Your ingredients suffice for none of the recipes.
obstacle-section-taken = A recipe lies under section { $section } already.
obstacle-no-section = A recipe lies under every section of your bench.
obstacle-nothing-to-advance = No recipe lies under your bench.
obstacle-no-tools-left = There are no tools left to draw.
obstacle-no-such-tool = Not in your hand: { $tool }.
obstacle-one-effect = This tool has one effect only: { $tool }.
obstacle-no-tool-to-discard = A reservation costs a tool, and you have none in hand.
obstacle-reserved-already = Your reservation token lies on a recipe.
obstacle-nothing-reserved = You have reserved nothing.
obstacle-one-award = You have won an award this turn; one is the limit.
obstacle-awards-gone = No award is left for { $family ->
    [cake] cakes.
    [tart] tarts.
   *[choux] choux.
}
obstacle-shelf-taken = You have a { $family ->
    [cake] cake
    [tart] tart
   *[choux] choux
} award on the { $shelf ->
    [bottom] bottom shelf already.
   *[top] top shelf already.
}
obstacle-too-few-icons = That takes { $icons } { $family ->
    [cake] cake icons
    [tart] tart icons
   *[choux] choux icons
}, or two others for each missing one.
obstacle-gild-later = Gold stands for icons only when you win an award.
obstacle-gild-useless = Even so no award would come within your reach.
obstacle-icons-missing = You have no such recipe face up.
obstacle-icons-wasted = That would be more than the award costs.

## Events

event-chef-chosen = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} { $chef }: { $side ->
    [swap] one { $kind } counts as any other ingredient
   *[double] a super ingredient counts as two { $kind }
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
    [equal] with the four equal ones.
    [different] with the four different ones.
    [pair-1] on the first pair.
   *[pair-2] on the second pair.
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
    [equal] the four equal ones.
    [different] the four different ones.
    [pair-1] the first pair.
   *[pair-2] the second pair.
}
event-used-stored = { $seat_is ->
    [me] Your stored { $ingredient } pays a part.
   *[other] { $seat }’s stored { $ingredient } pays a part.
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
   *[other] , { $lost } more does not fit
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
} a gold { $purpose ->
    [second] for the second action.
   *[icon] in place of an icon.
}
event-tool-drawn = { $seat_is ->
    [me] You draw a tool: { $tool }.
   *[other] { $seat } draws a tool.
}
event-tools-shuffled = The { $cards } discarded tools are shuffled into a new pile.
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
    [me] You take
   *[other] { $seat } takes
} { $count ->
    [one] a tool
   *[other] { $count } tools
} into the hand.
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
} { $recipe } ({ $points } points); bonus: { $bonus }.
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
event-recipe-shown = { $recipe } comes to { $card }.
event-event-drawn = Event: { $name ->
    [super-bowl] the super bowl shows its super side and gives each neighbour a super ingredient.
    [tools] every chef gets a tool.
    [corners] the corner bowls explode and stay as they are.
    [gold] every chef gets a gold.
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
} onto bowl { $bowl }.
event-bowl-shown = Bowl { $bowl } turns its super side up.
event-advantage-gained = { $seat_is ->
    [me] You have
   *[other] { $seat } has
} { $one } and { $two }, and so the advantage: { $bonus }.
event-advantage-shown = For the next advantage ({ $bonus }) one needs { $one } and { $two }.
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
event-robot-took = Chef-o-Tron takes all { $count } from bowl { $bowl }, { $reason ->
    [fullest] the fullest of the row.
   *[nearest] the nearest to the { $arm ->
        [white] white
       *[blue] blue
    } arm of the fullest.
}
event-robot-field = The force field goes over bowl { $bowl }, { $reason ->
    [fullest] the fullest of the row.
   *[nearest] the nearest to the { $arm ->
        [white] white
       *[blue] blue
    } arm of the fullest.
}
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
    [event] no event is left aside.
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
    [limit] in place of what he has too many of.
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
} that he has and has not stored.
event-robot-limit = Chef-o-Tron puts { $count } × { $ingredient } back: he keeps { $limit } of a type.
event-robot-recipe = Chef-o-Tron prepares and finishes { $recipe } ({ $card }, { $points } points) with { $paid }; grey: { $grey }. It brings the most points { $reason ->
    [level] of its level
   *[other-level] of the other level, as he could pay for none of his
}; of equal ones the { $arm ->
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
}; of equal ones the { $arm ->
    [white] leftmost
   *[blue] rightmost
}.
event-robot-advantage = Chef-o-Tron has { $one }, and so the advantage: { $bonus }.

## Editions

fault-name = A name has at most 40 letters, digits and hyphens, unlike “{ $name }”.
fault-effect = “{ $words }” is no effect. Possible: { $possible }; with a number from 1 to 4, two at most.
fault-kind = “{ $kind }” is not an ingredient. Possible: { $possible }.
fault-count = There are { $found } here instead of { $expected }.
fault-ring = Each of these must stand here once: { $possible }.
fault-pair = “{ $pair }” must be two different ingredients.
fault-sides = “{ $kind }” is on { $found } bowl sides instead of 5.
fault-slot = A side tile has slots 1 to 3, not { $slot }.
fault-icon = The icon of a side tile gives “gold” or “super”, not “{ $words }”.
fault-action = “{ $action }” is not an action. Possible: { $possible }.
fault-start = “{ $space }” is not an action space. Possible: { $possible }.
fault-zero = Section 0 gives no bonus.
fault-limit = { $limit } is out of range.
fault-awards = The values of awards must fall, and the last one must be above 0.
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
