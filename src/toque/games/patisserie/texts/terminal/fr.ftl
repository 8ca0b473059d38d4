# The board in a terminal. The page does not load this.

cli-patisserie-legend = « s2 4p ★ Éclair = 1 farine, 1 œuf → 3 » : emplacement et prix, une étoile pour ce que seuls les pâtissiers cuisinent, ses besoins, ses points ; « ⇥ » part à la fin de la manche. Places : « 1 3p » est libre, « 1 b 4 » a une pâtisserie à 4 points du siège b. « 5→a » : des points qui iraient à a. P et A : pâtissier et assistant ; M est le Mentor.
cli-patisserie-pair = { $one } : { $two }
cli-patisserie-coins = { $coins }p
cli-patisserie-round = manche { $round } sur { $rounds }
cli-patisserie-first = commence : { $first }
cli-patisserie-bags = dans les sacs : { $recipes } recettes, { $tiles } tuiles
cli-patisserie-recipes = Recettes
cli-patisserie-market = Ingrédients
cli-patisserie-hiring = Recruter
cli-patisserie-tables = Tables
cli-patisserie-nobles = Hôtes nobles
cli-patisserie-deck = { $cards ->
    [0] plus de cartes
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
cli-patisserie-rank = { $rank ->
    [patissier] P
   *[assistant] A
}
cli-patisserie-gift = { $gift ->
    [none] –
    [coins] { $amount }p
    [tile] tuile
    [flour] farine
    [sugar] sucre
    [butter] beurre
   *[recipe] recette
}
cli-patisserie-table = { $table ->
    [orangery] Orangerie
    [rosery] Roseraie
    [fountain] Fontaine
    [grotto] Grotte
   *[terrace] Terrasse
}
cli-patisserie-post = Service { $post } ({ $tables })
cli-patisserie-income = revenu { $coins }{ $points ->
    [0] {""}
   *[other] {" "}+ { $points } P
}
cli-patisserie-forecast = si c’était la fin : { $points }
cli-patisserie-stored = En réserve : { $tiles }
cli-patisserie-decorations = Décorations : { $tiles }
cli-patisserie-hand = Main : { $cards }
cli-patisserie-unused = Inutilisé : { $cards }
cli-patisserie-held = Main { $hand }, inutilisé { $unused } ; connu en main : { $cards }
cli-patisserie-used = Utilisé, dessus d’abord : { $cards }
cli-patisserie-turns = { $turns ->
    [0] plus de tours dans cette manche
    [one] encore { $turns } tour dans cette manche
   *[other] encore { $turns } tours dans cette manche
}
cli-patisserie-roster = registre : { $cards }
cli-patisserie-last = dernière carte : { $actions }
cli-patisserie-counted = { $recipes } recettes, { $staff } cartes Personnel, { $tiles } tuiles Ingrédient, { $cards } cartes du Mentor
