# Ce que dit le chef : pendant une partie où l’on peut l’interroger, et sur une partie terminée.

chef-ask = Demander au chef
chef-thinks = Le chef réfléchit…
chef-title = Les conseils du chef
chef-you = Vous
chef-points = points
chef-chance = victoire
chef-move = { $letter } : { $move } { $points } points attendus, { $chance } de chances de gagner.
chef-said = { $moves ->
    [one] Le chef voit un seul coup.
   *[other] Le chef compare { $moves } coups.
}
chef-difference = { $ware ->
    [points] { $amount } { $count ->
        [one] point
       *[other] points
    } : { $source }
   *[other] { $source } { $amount }
}{ $when ->
    [now] {""}
    [income] , à chaque revenu
   *[end] , à la fin
}
chef-why-lines = Pourquoi { $one } : par rapport à { $other }, { $lines }.
chef-why-later = Pourquoi { $one } : tout de suite, cela rapporte autant que { $other } ; le gain vient plus tard.
chef-why-only = Pourquoi { $one } : rien d’autre ne s’en approche.

## Après la partie

chef-notes = Les notes du chef
chef-beside = Ce qui figure à côté du plateau
chef-reads = Le chef lit cette partie…
chef-no-notes = Il n’y a pas de notes pour cette partie.
chef-whose = Choisissez par quels yeux regarder : le chef parle à ceux qui ont joué.
chef-nothing-cost = Rien n’a coûté plus d’un demi-point.
chef-decision = Décision { $number } sur { $count }
chef-cost = elle a coûté { $points } points
chef-your-move = ce que vous avez joué
chef-instead = le chef aurait joué :
chef-again = Réessayer à partir d’ici
chef-curve = Chances de gagner
chef-costliest = { $count ->
    [one] La décision la plus chère
   *[other] Les { $count } décisions les plus chères
}
chef-in-all = { $points } points en tout
chef-found = { $all ->
    [one] Le chef a regardé une décision ; vous avez trouvé le meilleur coup { $best } fois.
   *[other] Vous avez trouvé le meilleur coup { $best } fois sur { $all }.
}
chef-card = { $state ->
    [ready] Le chef a lu votre partie
    [none] Pas de notes du chef
   *[reading] Le chef lit votre partie
}
chef-card-cost = { $count ->
    [one] Une décision vous a coûté { $points } points.
   *[other] { $count } décisions vous ont coûté { $points } points en tout.
}
chef-see = Voir ce que le chef aurait joué

## Terminal

cli-chef-move = { $letter } : { $move }
cli-chef-expects = attendu : { $points } points, { $chance } de chances de gagner
