# Le plateau dans un terminal. La page ne charge pas ceci.

cli-gateau-kind = { $kind ->
    [dough] pâte
    [cherry] cerise
    [chocolate] choco
    [cream] crème
    [jelly] gelée
    [candy] bonbon
    [super] SUPER
   *[grey] gris
}
cli-gateau-code = { $kind ->
    [dough] Pâ
    [cherry] Ce
    [chocolate] Ch
    [cream] Cr
    [jelly] Ge
    [candy] Bo
   *[super] Su
}
cli-gateau-family = { $family ->
    [cake] gâteau
    [tart] tarte
   *[choux] chou
}
cli-gateau-legend = Bol « b2 Ce/Ge CeCe » : cette face cerises, gelée au verso, deux cerises dessus (Pâ pâte, Ch chocolat, Cr crème, Bo bonbons, Su super) ; « # » : le champ de force. « * » : de l’or, « ? » : recette réservée ; les ustensiles entre parenthèses rejoignent la main à la fin du tour.
cli-gateau-round = manche { $round }
cli-gateau-last-round = { $left ->
    [0] la dernière
   *[other] encore une ensuite
}
cli-gateau-over = terminée
cli-gateau-icon = { $icon ->
    [gold] or
   *[super] SUPER
}
cli-gateau-stack = Prix { $family ->
    [cake] des gâteaux
    [tart] des tartes
   *[choux] des choux
} : { $left ->
    [0] aucun
   *[other] { $left }, le prochain vaut { $top }
}
cli-gateau-toque = Toque { $place } : { $bonus }{ $gold ->
    [yes] , or
   *[no] {""}
}
cli-gateau-tools = Ustensiles : { $pile } à piocher, { $gone } défaussés
cli-gateau-decks = Paquets : { $one } de niveau I, { $two } de niveau II
cli-gateau-advantage = Avantage ({ $bonus }) :
cli-gateau-side = { $side ->
    [swap] joker une fois :
   *[double] SUPER vaut deux :
}
cli-gateau-gold = or : { $gold }
cli-gateau-stored = stockés :
cli-gateau-pawn = pion { $space ->
    [left] à gauche
    [centre] au centre
   *[right] à droite
}
cli-gateau-hand = main { $spot }
cli-gateau-finished = terminées : { $count }
cli-gateau-icons = icônes : { $icons }
cli-gateau-own-tools = ustensiles : { $tools }
cli-gateau-tool-count = { $count ->
    [one] { $count } ustensile
   *[other] { $count } ustensiles
}
cli-gateau-arms = bras blanc rangée { $white }, bras bleu rangée { $blue }, { $cards } cartes
cli-gateau-bowl = Prendre dans un bol
cli-gateau-prepare = Préparer une recette
cli-gateau-reserve = Réserver une recette
cli-gateau-section = section { $section }
cli-gateau-counted-cards = { $recipes } recettes, { $tools } ustensiles, { $advantages } cartes Avantage, { $robots } cartes Robot
cli-gateau-counted-table = { $bowls } bols, { $awards } prix, { $spaces } cases de la toque
