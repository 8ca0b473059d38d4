# Le plateau dans un terminal. La page ne charge pas ceci.

cli-pieces-kind = { $colour ->
    [red] rouge
    [orange] orange
    [green] vert
    [blue] bleu
   *[ivory] ivoire
} { $topping ->
    [cream] crème
   *[chocolate] { $size ->
        [short] choco
       *[long] chocolat
    }
}
cli-pieces-legend = Carte a1 « rouge crème 2⇄3 » : étage 2 visible, 3 au dos, de l’autre nappage ; « ? » : pas encore vu. Pièce montée ●●○ : deux étages ; ●●★ : complète et décorée.
cli-pieces-round = manche { $round }
cli-pieces-last-round = la dernière
cli-pieces-over = terminée
cli-pieces-removed = { $colour ->
    [red] le rouge
    [orange] l’orange
    [green] le vert
    [blue] le bleu
   *[ivory] l’ivoire
} reste dans la boîte
cli-pieces-pile = { $cards ->
    [0] Pioche : vide
    [one] Pioche : { $cards } carte,
   *[other] Pioche : { $cards } cartes, sur le dessus
}
cli-pieces-spoons = Cuillères :
cli-pieces-booklet = Livret :
cli-pieces-booklet-closed = fermé
cli-pieces-booklet-empty = plus de décoration
cli-pieces-arrow = { $direction ->
    [forward] flèche → avant
   *[back] flèche ← arrière
}
cli-pieces-decorations = { $count ->
    [one] reste { $count } décoration
   *[other] restent { $count } décorations
}
cli-pieces-assistant = { $here ->
    [yes] avec commis
   *[no] sans commis
}
cli-pieces-team = équipe { $team }
cli-pieces-no-cake = pas encore de pièce montée
cli-pieces-neutral = sur la table
cli-pieces-place = Poser un étage
cli-pieces-whisk = Commencer une pièce montée avec votre commis
cli-pieces-turn = Retourner une carte
cli-pieces-cost = { $cost ->
    [one] { $cost } cuillère
   *[other] { $cost } cuillères
}
cli-pieces-counted-table = Répartition { $table } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de chaque couleur
cli-pieces-counted-cards = { $cards } cartes d’étage et { $decorations } décorations ; répartition par défaut : { $table }
cli-pieces-counted-points = Points selon les étages : { $layers } ; décorée : { $cream } à la crème, { $chocolate } au chocolat
