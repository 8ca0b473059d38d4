name = Pièces Montées

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
option-mode-confirmed = Confirmed pastry chefs (with decorations)
option-teams = Teams
option-teams-no = Everyone for themselves
option-teams-yes = Two teams of two
option-cards = Cards
option-without = Colour left in the box
option-without-drawn = Drawn by lot
option-without-red = Red
option-without-orange = Orange
option-without-green = Green
option-without-blue = Blue
option-without-ivory = Ivory
conflict-teams = Teams need four seats, not { $seats }.
conflict-without = A colour is left in the box only at two seats, not at { $seats }.

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
} { $limit } unfinished cakes. Complete one first, or use your assistant.
obstacle-not-a-base = Your assistant starts a cake with a layer 1, not with { $face }.
obstacle-no-assistant = Your chef is alone: call your assistant back first.
obstacle-just-recalled = Your assistant has only just come back and helps from your next turn on.
obstacle-assistant-is-here = Your assistant is already here.
obstacle-no-booklet = Decorations are part of confirmed mode only.
obstacle-empty-booklet = The booklet is empty: all decorations are taken.
obstacle-no-page-forward = The booklet is at its last page.
obstacle-no-page-back = The booklet is closed: there is no page to turn back.
obstacle-not-complete = You have no complete { $cake } cake.
obstacle-decoration-gone = The { $cake } decoration is no longer in the booklet.
obstacle-decoration-hidden = The { $cake } decoration does not show in the booklet.
obstacle-one-decoration = You have taken a decoration this turn; one is the limit.

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
} ({ $card }): now { $face }.
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
}: { $left } on the left, { $right } on the right.
event-page-turns = A page of the booklet turns { $direction ->
    [forward] forward
   *[back] back
}: { $left } on the left, { $right } on the right.
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
    [neutral] The table gets { $face } ({ $card }).
   *[own] { $hand_is ->
        [me] You draw { $face } ({ $card }).
       *[other] { $hand } draws { $face } ({ $card }).
    }
}
event-ending = { $reason ->
    [pile] The pile is empty and a hand is short
    [decorations] The last decoration is taken
    [dead] No card in any hand fits any cake
   *[quiet] { $rounds } rounds without a layer or a decoration
}: this is the last round.
event-over = The match is over.

## Editions

fault-name = A name has at most 40 letters, digits and hyphens, unlike “{ $name }”.
fault-occasion = “{ $occasion }” is not an occasion. Possible: { $possible }.
fault-occasion-twice = “{ $occasion }” already belongs to “{ $colour }”.
fault-points = Points of one, two and three layers must be three growing numbers above 0.
fault-decorated = A decorated cake must be worth at least { $least } points.
fault-default = There is no table “{ $table }”. Possible: { $possible }.
fault-count = Table “{ $table }” has { $found ->
    [one] 1 card
   *[other] { $found } cards
} of each colour instead of { $expected }.
fault-layer = There is no layer { $layer }: a back is 1, 2 or 3.
fault-no-cream = Table “{ $table }” has no layer { $layer } with cream.
fault-no-chocolate = Table “{ $table }” has no layer { $layer } with chocolate.
