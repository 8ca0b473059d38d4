# The board in a terminal. The page does not load this.

cli-pieces-kind = { $colour ->
    [red] red
    [orange] orange
    [green] green
    [blue] blue
   *[ivory] ivory
} { $topping ->
    [cream] cream
   *[chocolate] { $size ->
        [short] choc
       *[long] chocolate
    }
}
cli-pieces-legend = Card a1 “red cream 2⇄3”: layer 2 in sight, 3 on its back, of the other topping; “?” not seen yet. Cake ●●○: two layers; ●●★: complete and decorated.
cli-pieces-round = round { $round }
cli-pieces-last-round = the last round
cli-pieces-over = over
cli-pieces-removed = { $colour ->
    [red] red
    [orange] orange
    [green] green
    [blue] blue
   *[ivory] ivory
} stays in the box
cli-pieces-pile = { $cards ->
    [0] Pile: empty
    [one] Pile: 1 card,
   *[other] Pile: { $cards } cards, on top
}
cli-pieces-spoons = Spoons:
cli-pieces-booklet = Booklet:
cli-pieces-booklet-closed = closed
cli-pieces-booklet-empty = no decoration left
cli-pieces-arrow = { $direction ->
    [forward] arrow → forward
   *[back] arrow ← back
}
cli-pieces-decorations = { $count ->
    [one] 1 decoration left
   *[other] { $count } decorations left
}
cli-pieces-assistant = { $here ->
    [yes] with assistant
   *[no] alone
}
cli-pieces-team = team { $team }
cli-pieces-no-cake = no cake yet
cli-pieces-neutral = on the table
cli-pieces-place = Place a layer
cli-pieces-whisk = Have your assistant start a cake
cli-pieces-turn = Turn a card over
cli-pieces-cost = { $cost ->
    [one] 1 spoon
   *[other] { $cost } spoons
}
cli-pieces-counted-table = Table { $table }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of each colour
cli-pieces-counted-cards = { $cards } layer cards and { $decorations } decorations; the default table is { $table }
cli-pieces-counted-points = Points by layers: { $layers }; decorated: { $cream } with cream, { $chocolate } with chocolate
