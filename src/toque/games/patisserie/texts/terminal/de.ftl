# The board in a terminal. The page does not load this.

cli-patisserie-legend = „s2 4M ★ Éclair = 1 Mehl, 1 Ei → 3“: Feld und Preis, ein Stern für das, was nur Pâtissiers backen, was es braucht, seine Punkte; „⇥“ verschwindet am Ende der Runde. Plätze: „1 3M“ ist frei, auf „1 b 4“ steht ein Teller von Sitz b mit 4 Punkten. „5→a“ sind Punkte, die a gerade hätte. P und A sind Pâtissier und Aushilfe; M ist der Lehrmeister.
cli-patisserie-pair = { $one }: { $two }
cli-patisserie-coins = { $coins }M
cli-patisserie-round = Runde { $round } von { $rounds }
cli-patisserie-first = beginnt: { $first }
cli-patisserie-bags = in den Beuteln: { $recipes } Rezepte, { $tiles } Plättchen
cli-patisserie-recipes = Rezepte
cli-patisserie-market = Zutaten
cli-patisserie-hiring = Personal
cli-patisserie-tables = Buffettische
cli-patisserie-nobles = Adlige
cli-patisserie-deck = { $cards ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
cli-patisserie-rank = { $rank ->
    [patissier] P
   *[assistant] A
}
cli-patisserie-gift = { $gift ->
    [none] –
    [coins] { $amount }M
    [tile] Plättchen
    [flour] Mehl
    [sugar] Zucker
    [butter] Butter
   *[recipe] Rezept
}
cli-patisserie-table = { $table ->
    [orangery] Orangerie
    [rosery] Rosengarten
    [fountain] Brunnen
    [grotto] Grotte
   *[terrace] Terrasse
}
cli-patisserie-post = Posten { $post } ({ $tables })
cli-patisserie-income = Einkommen { $coins }{ $points ->
    [0] {""}
   *[other] {" "}+ { $points } P
}
cli-patisserie-forecast = wäre jetzt Schluss: { $points }
cli-patisserie-stored = Gelagert: { $tiles }
cli-patisserie-decorations = Dekorationen: { $tiles }
cli-patisserie-hand = Hand: { $cards }
cli-patisserie-unused = Ungenutzt: { $cards }
cli-patisserie-held = Hand { $hand }, ungenutzt { $unused }; sicher auf der Hand: { $cards }
cli-patisserie-used = Genutzt, oberste zuerst: { $cards }
cli-patisserie-turns = { $turns ->
    [0] keine Züge mehr in dieser Runde
    [one] noch 1 Zug in dieser Runde
   *[other] noch { $turns } Züge in dieser Runde
}
cli-patisserie-roster = Personalbestand: { $cards }
cli-patisserie-last = letzte Karte: { $actions }
cli-patisserie-counted = { $recipes } Rezepte, { $staff } Personalkarten, { $tiles } Zutatenplättchen, { $cards } Karten des Lehrmeisters
