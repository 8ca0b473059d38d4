# The board in a terminal. The page does not load this.

cli-patisserie-legend = “s2 4c ★ Éclair = 1 flour, 1 egg → 3”: slot and price, a star for what only pâtissiers bake, its needs, its points; “⇥” leaves when the round ends. Spaces: “1 3c” is free, “1 b 4” has a pastry of seat b worth 4. “5→a” are points that a has now. P and A are pâtissier and assistant; M is the Mentor.
cli-patisserie-pair = { $one }: { $two }
cli-patisserie-coins = { $coins }c
cli-patisserie-round = round { $round } of { $rounds }
cli-patisserie-first = first: { $first }
cli-patisserie-bags = in the bags: { $recipes } recipes, { $tiles } tiles
cli-patisserie-recipes = Recipes
cli-patisserie-market = Ingredients
cli-patisserie-hiring = Hiring
cli-patisserie-tables = Tables
cli-patisserie-nobles = Noble hosts
cli-patisserie-deck = { $cards ->
    [0] no cards left
    [one] 1 card left
   *[other] { $cards } cards left
}
cli-patisserie-rank = { $rank ->
    [patissier] P
   *[assistant] A
}
cli-patisserie-gift = { $gift ->
    [none] –
    [coins] { $amount }c
    [tile] tile
    [flour] flour
    [sugar] sugar
    [butter] butter
   *[recipe] recipe
}
cli-patisserie-table = { $table ->
    [orangery] Orangery
    [rosery] Rosery
    [fountain] Fountain
    [grotto] Grotto
   *[terrace] Terrace
}
cli-patisserie-post = Post { $post } ({ $tables })
cli-patisserie-income = income { $coins }{ $points ->
    [0] {""}
   *[other] {" "}+ { $points } P
}
cli-patisserie-forecast = if it ended now: { $points }
cli-patisserie-stored = Stored: { $tiles }
cli-patisserie-decorations = Decorations: { $tiles }
cli-patisserie-hand = Hand: { $cards }
cli-patisserie-unused = Unused: { $cards }
cli-patisserie-held = Hand { $hand }, unused { $unused }; known in hand: { $cards }
cli-patisserie-used = Used, top first: { $cards }
cli-patisserie-turns = { $turns ->
    [0] no turns left this round
    [one] 1 turn left this round
   *[other] { $turns } turns left this round
}
cli-patisserie-roster = roster: { $cards }
cli-patisserie-last = last card: { $actions }
cli-patisserie-counted = { $recipes } recipes, { $staff } staff cards, { $tiles } ingredient tiles, { $cards } cards of the Mentor
