# The board in a terminal. The page does not load this.

cli-gateau-kind = { $kind ->
    [dough] dough
    [cherry] cherry
    [chocolate] choc
    [cream] cream
    [jelly] jelly
    [candy] candy
    [super] SUPER
   *[grey] grey
}
cli-gateau-code = { $kind ->
    [dough] Do
    [cherry] Ch
    [chocolate] Co
    [cream] Cr
    [jelly] Je
    [candy] Ca
   *[super] Su
}
cli-gateau-family = { $family ->
    [cake] cake
    [tart] tart
   *[choux] choux
}
cli-gateau-legend = Bowl “b2 Ch/Je ChCh”: this side cherry, the back jelly, two cherries in it (Do dough, Co chocolate, Cr cream, Ca candy, Su super); “#” is the force field. “*” marks gold, “?” a reserved recipe; tools in brackets join the hand at the end of the turn.
cli-gateau-round = round { $round }
cli-gateau-last-round = { $left ->
    [0] the last one
   *[other] one more follows
}
cli-gateau-over = over
cli-gateau-icon = { $icon ->
    [gold] gold
   *[super] SUPER
}
cli-gateau-stack = { $family ->
    [cake] Cake
    [tart] Tart
   *[choux] Choux
} awards: { $left ->
    [0] none
   *[other] { $left }, next { $top }
}
cli-gateau-toque = Toque { $place }: { $bonus }{ $gold ->
    [yes] , gold
   *[no] {""}
}
cli-gateau-tools = Tools: { $pile } to draw, { $gone } discarded
cli-gateau-decks = Decks: { $one } of level I, { $two } of level II
cli-gateau-advantage = Advantage ({ $bonus }):
cli-gateau-side = { $side ->
    [swap] exchange
   *[double] double
}
cli-gateau-gold = gold { $gold }
cli-gateau-stored = stored:
cli-gateau-pawn = pawn { $space ->
    [left] left
    [centre] centre
   *[right] right
}
cli-gateau-hand = hand { $spot }
cli-gateau-finished = finished { $count }
cli-gateau-icons = icons: { $icons }
cli-gateau-own-tools = tools: { $tools }
cli-gateau-tool-count = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
cli-gateau-arms = white arm row { $white }, blue arm row { $blue }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cli-gateau-bowl = Take from a bowl
cli-gateau-prepare = Prepare a recipe
cli-gateau-reserve = Reserve a recipe
cli-gateau-section = section { $section }
cli-gateau-counted-cards = { $recipes } recipes, { $tools } tools, { $advantages } advantage cards, { $robots } robot cards
cli-gateau-counted-table = { $bowls } bowls, { $awards } awards, { $spaces } spaces of the toque
