name = Pièces Montées
teaser = Stack tiered cakes from everybody’s hands: you see one face of a card, the others see the other.

## Pieces

# The name of a card face, and of a kind of cake or decoration: they stand inside other sentences,
# without an article and never at their start.
face = { $colour ->
    [red] red
    [orange] orange
    [green] green
    [blue] blue
   *[ivory] ivory
} { $topping ->
    [cream] cream
   *[chocolate] chocolate
} { $layer }
kind = { $colour ->
    [red] red
    [orange] orange
    [green] green
    [blue] blue
   *[ivory] ivory
} { $topping ->
    [cream] cream
   *[chocolate] chocolate
}
page-empty = nothing
held = { $what ->
    [spoons] Spoons
   *[assistant] Assistant
}
score-step = { $colour ->
    [red] Red
    [orange] Orange
    [green] Green
    [blue] Blue
   *[ivory] Ivory
} { $topping ->
    [cream] cream
   *[chocolate] chocolate
} cake
score-cake = { $colour ->
    [red] Red
    [orange] Orange
    [green] Green
    [blue] Blue
   *[ivory] Ivory
} { $topping ->
    [cream] cream
   *[chocolate] chocolate
} cake, { $layers ->
    [one] 1 layer
   *[other] { $layers } layers
}{ $decorated ->
    [yes] , decorated
   *[no] {""}
}

## Options

option-mode = Mode
option-mode-apprentice = Apprentice pastry chefs
option-mode-confirmed = Experienced pastry chefs (with decorations)
option-teams = Teams
option-teams-no = Everyone for themselves
option-teams-yes = Two teams of two
option-cards = Cards
option-cards-a2 = Always two numbers
option-cards-a2-about = No card has the same number twice, and each layer is there three times in each topping. It agrees with all that is known of the box.
option-cards-a1 = Always two numbers, mirrored
option-cards-a1-about = The same with cream and chocolate exchanged: a cream 1 more often hides a 2 than a 3.
option-cards-b = Balanced
option-cards-b-about = Three of each layer, the same for cream and chocolate; one card of each colour has a 2 on both faces.
option-cards-c = Many bases
option-cards-c-about = Four first layers, three second, two third in each topping: cakes are easy to begin and hard to finish.
option-cards-h = Every pair once
option-cards-h-about = Each cream layer lies back to back with each chocolate layer once: a face tells nothing about its back.
option-without = Colour left in the box
option-without-drawn = Random
option-without-red = Red
option-without-orange = Orange
option-without-green = Green
option-without-blue = Blue
option-without-ivory = Ivory
conflict-teams = Teams need four seats, not { $seats }.
conflict-without = A colour is left in the box only with two players, not with { $seats }.

## What is asked

ask-turn = { $spoons ->
    [0] Your spoons are spent: end your turn, or do what is still free.
    [one] Choose what to do with your spoon.
   *[other] Choose what to do with your { $spoons } spoons.
}

## Moves

move-place = Place { $face } from { $owner ->
    [own] your hand
    [neutral] the table
   *[other] { $hand }’s hand
}{ $before ->
    [partner] {" "}for your partner
   *[me] {""}
} ({ $cost ->
    [one] 1 spoon
   *[other] { $cost } spoons
})
move-whisk = Have your assistant start a cake{ $before ->
    [partner] {" "}for your partner
   *[me] {""}
} with { $face } from { $owner ->
    [own] your hand
    [neutral] the table
   *[other] { $hand }’s hand
}
move-turn = Turn over { $face } { $owner ->
    [own] in your hand
    [neutral] on the table
   *[other] in { $hand }’s hand
} ({ $cost ->
    [one] 1 spoon
   *[other] { $cost } spoons
})
move-spoon = Have your assistant give you a spoon
move-recall = Call your assistant back ({ $cost ->
    [one] 1 spoon
   *[other] { $cost } spoons
})
move-page = Turn a page of the booklet { $direction ->
    [forward] forward
   *[back] back
} ({ $cost ->
    [one] 1 spoon
   *[other] { $cost } spoons
})
move-decorate = Decorate your { $cake } cake ({ $points } points)
move-end = End your turn

## Obstacles

obstacle-no-card = There is no card at { $card }.
obstacle-no-partner = You have no partner in this match.
obstacle-too-few-spoons = This costs { $cost ->
    [one] 1 spoon
   *[other] { $cost } spoons
}; you have { $spoons ->
    [0] none left
   *[other] { $spoons }
}.
obstacle-already-laid = { $before ->
    [partner] Your partner already has
   *[me] You already have
} { $face }: all cakes of a player must differ.
obstacle-layer-missing = { $before ->
    [partner] Your partner needs
   *[me] You need
} the matching layer { $missing } before { $face }.
obstacle-too-many-cakes = { $before ->
    [partner] Your partner has
   *[me] You have
} { $cakes } unfinished cakes; a new one needs fewer than { $limit }. Complete { $excess ->
    [one] one
   *[other] { $excess }
} first{ $help ->
    [yes] , or have your assistant start this one
   *[no] {""}
}.
obstacle-not-a-base = Your assistant starts a cake with a layer 1, not with { $face }.
obstacle-no-assistant = Your chef is alone: call your assistant back first.
obstacle-just-recalled = Your assistant has only just come back and helps from your next turn on.
obstacle-assistant-is-here = Your assistant is already here.
obstacle-no-booklet = Decorations are only part of the experienced mode.
obstacle-empty-booklet = The booklet is empty: all decorations are taken.
obstacle-no-page-forward = The booklet is past its last page: there is no page to turn forward.
obstacle-no-page-back = The booklet is closed: there is no page to turn back.
obstacle-not-complete = You have no complete { $cake } cake.
obstacle-decoration-gone = The { $cake } decoration is no longer in the booklet.
obstacle-decoration-hidden = The { $cake } decoration does not show in the booklet.
obstacle-one-decoration = You have already taken a decoration this turn; one is the limit.

## Events

event-turn-begins = { $seat_is ->
    [me] Round { $round }: your turn.
   *[other] Round { $round }: { $seat }’s turn.
}
event-placed = { $seat_is ->
    [me] You place
   *[other] { $seat } places
} { $face } from { $owner ->
    [own] { $seat_is ->
        [me] your hand
       *[other] their own hand
    }
    [neutral] the table
   *[other] { $hand_is ->
        [me] your hand
       *[other] { $hand }’s hand
    }
}{ $before ->
    [partner] {" "}for { $receiver_is ->
        [me] you
       *[other] { $receiver }
    }
   *[me] {""}
} ({ $card }).
event-whisked = { $seat_is ->
    [me] Your assistant starts
   *[other] { $seat }’s assistant starts
} a cake{ $before ->
    [partner] {" "}for { $receiver_is ->
        [me] you
       *[other] { $receiver }
    }
   *[me] {""}
} with { $face } from { $owner ->
    [own] { $seat_is ->
        [me] your hand
       *[other] { $seat }’s own hand
    }
    [neutral] the table
   *[other] { $hand_is ->
        [me] your hand
       *[other] { $hand }’s hand
    }
} ({ $card }).
event-turned = { $seat_is ->
    [me] You turn over
   *[other] { $seat } turns over
} a card { $owner ->
    [own] { $seat_is ->
        [me] in your hand
       *[other] in their own hand
    }
    [neutral] on the table
   *[other] { $hand_is ->
        [me] in your hand
       *[other] in { $hand }’s hand
    }
} ({ $card }){ $said ->
    [no] {""}
   *[yes] : now { $face }
}.
event-spoon-gained = { $seat_is ->
    [me] Your assistant gives you a spoon.
   *[other] { $seat } gets a spoon from the assistant.
}
event-recalled = { $seat_is ->
    [me] You call your assistant back.
   *[other] { $seat } calls the assistant back.
}
event-page-turned = { $seat_is ->
    [me] You turn
   *[other] { $seat } turns
} a page of the booklet { $direction ->
    [forward] forward
   *[back] back
}{ $said ->
    [no] {""}
   *[yes] : { $left } on the left, { $right } on the right
}.
event-page-turns = A page of the booklet turns { $direction ->
    [forward] forward
   *[back] back
}{ $said ->
    [no] {""}
   *[yes] : { $left } on the left, { $right } on the right
}.
event-arrow-turned = The arrow now points { $direction ->
    [forward] forward
   *[back] back
}.
event-decorated = { $seat_is ->
    [me] You decorate your
   *[other] { $seat } decorates the
} { $cake } cake, now worth { $points } points.
event-turn-ended = { $unused ->
    [0] { $seat_is ->
        [me] You end your turn.
       *[other] { $seat } ends the turn.
    }
    [one] { $seat_is ->
        [me] You end your turn with a spoon unused.
       *[other] { $seat } ends the turn with a spoon unused.
    }
   *[other] { $seat_is ->
        [me] You end your turn with { $unused } spoons unused.
       *[other] { $seat } ends the turn with { $unused } spoons unused.
    }
}
event-drawn = { $owner ->
    [neutral] New on the table:
   *[own] { $hand_is ->
        [me] You draw
       *[other] { $hand } draws
    }
} { $said ->
    [no] a card
   *[yes] { $face }
} ({ $card }).
event-ending = { $reason ->
    [pile] The pile is empty and a hand is short
    [decorations] The last decoration is taken
    [dead] No card in any hand fits any cake, and no cake can be decorated
   *[quiet] { $rounds } rounds without a layer or a decoration
}: this is the last round.
event-over = The match is over.

## Editions

fault-occasion = “{ $occasion }” is not an occasion. Possible: { $possible }.
fault-occasion-twice = “{ $occasion }” already belongs to “{ $colour }”.
fault-points = The points for one, two and three layers must be three increasing numbers above 0.
fault-decorated = A decorated cake must be worth at least { $least } points.
fault-default = There is no table “{ $table }”. Possible: { $possible }.
fault-cards = Table “{ $table }” has { $found ->
    [one] 1 card
   *[other] { $found } cards
} of each colour instead of { $expected }.
fault-layer = There is no layer { $layer }: a back is 1, 2 or 3.
fault-no-cream = Table “{ $table }” has no layer { $layer } with cream.
fault-no-chocolate = Table “{ $table }” has no layer { $layer } with chocolate.

## Pieces explained

# The page asks for these: what a piece is (about-), the headings of the board (area-), buttons that gather
# the moves of one verb (group-, short), and what a screen reader calls a piece (piece-).
occasion = { $occasion ->
    [valentine] Valentine’s Day
    [halloween] Halloween
    [christmas] Christmas
    [birthday] Birthday
   *[wedding] Wedding
}
about-card = Layer { $layer } for the { kind } cake ({ occasion }). Placing it costs { $cost ->
    [one] 1 spoon
   *[other] { $cost } spoons
}; the cake is then worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Its back: { $back ->
    [unknown] not seen yet
    [unsaid] for you to remember
   *[other] { $back }
}.
about-hidden-card = Here the players remember for themselves: somebody who only watches sees no card in a hand.
about-cake = { score-cake }: worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $next ->
    [none] It is complete.
   *[other] Next comes layer { $next }, for { $next } spoons.
}
about-pile = { $cards ->
    [0] The pile is empty. If a hand cannot be filled up now, the round is the last one.
    [one] 1 card is left in the pile. The player who draws it keeps the upper face towards them.
   *[other] { $cards } cards are left in the pile. The player who draws the top one keeps its upper face towards them.
}
about-booklet = In the booklet: { $left } on the left, { $right } on the right. The arrow points { $arrow ->
    [forward] forward
   *[back] back
}: that way a page turns at the end of every turn. For a spoon you turn one either way.
about-decoration = Decoration for a complete { kind } cake, which is then worth { $points } points. It costs no spoon; you may take one per turn.
about-spoons = { $spoons ->
    [0] No spoons are left in this turn.
    [one] 1 spoon is left in this turn.
   *[other] { $spoons } spoons are left in this turn.
} A layer costs its number, turning a card 1, calling the assistant back 2.
about-chef = { $assistant ->
    [here] The assistant is here: for one more spoon, or to start a cake, even if three are unfinished.
    [resting] The assistant has just been called back and helps from the next turn on.
   *[away] The chef is alone. Calling the assistant back costs 2 spoons.
}
about-neutral = These cards belong to nobody: both of you may place and turn them at the usual cost. The upper face counts for both.
about-partner = Your partner. You may place layers here as well, for your own spoons, and your points are added up.
area-hand = Your hand
area-cakes = Your cakes
area-others = The others
area-pile = Pile
area-booklet = Booklet of decorations
area-neutral = Cards on the table
area-chef = Chef and spoons
group-place = Place a layer
group-whisk = Assistant starts a cake
group-turn = Turn a card over
group-spoon = Spoon from your assistant
group-recall = Call your assistant back
group-page = Turn a page
group-decorate = Decorate a cake
group-end = End your turn
piece-card = Card: { $face }, { $owner ->
    [own] in your hand
    [neutral] on the table
   *[other] in { $hand }’s hand
}
piece-hidden-card = Card, { $owner ->
    [own] in your hand
    [neutral] on the table
   *[other] in { $hand }’s hand
}
piece-cake = Cake: { $cake }, { $layers ->
    [one] 1 layer
   *[other] { $layers } layers
}{ $decorated ->
    [yes] , decorated
   *[no] {""}
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
piece-new-cake = New cake
piece-empty-slot = Empty place

## The page

# Words on the board itself.
page-topping = { $topping ->
    [cream] Cream
   *[chocolate] Chocolate
}
page-unit = { $points ->
    [one] point
   *[other] points
}
page-together = { $points ->
    [one] 1 point together
   *[other] { $points } points together
}
page-in-progress = { $more ->
    [yes] { $count } in progress
   *[no] { $count } of { $limit } in progress
}
page-cake-state = { $state ->
    [complete] complete
    [decorated] decorated
    [fits] layer { $next } fits
    [sweet] can be decorated
   *[needs] needs layer { $next }
}
page-new-cake = { $can ->
    [yes] layer 1 fits
   *[no] needs layer 1
}
page-way = { $verb ->
    [place] Place
    [whisk] Assistant starts
   *[turn] Turn over
}
page-for = { $before ->
    [partner] For your partner
   *[me] For you
}
page-ways = What to do with this card
page-assistant = { $assistant ->
    [here] with assistant
    [resting] assistant resting
   *[away] chef alone
}
page-chef = Your chef
page-partner = your partner
page-leads = leads
page-absent = away
page-unused = { $spoons ->
    [one] 1 spoon left
   *[other] { $spoons } spoons left
}
page-spoons = { $spoons ->
    [one] 1 spoon
   *[other] { $spoons } spoons
}
page-cards-left = { $cards ->
    [one] card left
   *[other] cards left
}
page-keeps-face = Whoever draws sees this face
page-nothing-to-draw = The pile is empty
page-decorations = Decorations
page-decoration = Decoration: { kind } ({ occasion })
page-blank = Empty page
page-left-in-it = { $count ->
    [0] All are taken
    [one] 1 left
   *[other] { $count } left
}
page-then = After this turn: a page { $arrow ->
    [forward] forward
   *[back] back
}
page-leaf = { $direction ->
    [forward] Page forward
   *[back] Page back
}
page-without = Left in the box: { occasion }
page-last-round = Last round
page-look-closer = { $name }: look closer
page-sign = { $sign ->
    [red] a red cake
    [orange] an orange cake
    [green] a green cake
    [blue] a blue cake
    [ivory] an ivory cake
    [corner] the layer, and what placing it costs
    [curl] the layer on the back of the card
    [toque] points of the cake with this layer
    [spoon] a spoon
    [whisk] the assistant helps
    [hidden] not seen yet
   *[plus] points of the decoration
}
page-hand-of = { $name }’s hand
page-wins = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } win with { $points } points
}
page-masterpiece = The masterpiece: { kind }, { occasion }
