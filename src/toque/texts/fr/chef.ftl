# Ce que dit le chef : pendant une partie où l’on peut l’interroger, et sur une partie terminée.

chef-ask = Demander conseil au chef
chef-thinks = Le chef réfléchit…
chef-title = Les conseils du chef
chef-you = Vous
chef-points = points
chef-chance = victoire
chef-move = { $letter } : { $move }. Points attendus : { $points } ; chances de gagner : { $chance }.
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
chef-beside = À côté du plateau
chef-reads = Le chef lit cette partie…
chef-busy = Le chef a beaucoup de parties à lire en ce moment. Il en viendra à celle-ci dès que possible.
chef-no-notes = Il n’y a pas de notes pour cette partie.
chef-whose = Choisissez un point de vue : le chef s’adresse aux personnes qui ont joué.
chef-nothing-cost = Rien n’a coûté plus d’un demi-point.
chef-decision = Décision { $number } sur { $count }
chef-cost = points perdus : { $points }
chef-your-move = ce que vous avez joué
chef-instead = le chef aurait joué :
chef-again = Réessayer à partir d’ici
chef-play-on = Continuer après { $letter }
chef-curve = Chances de gagner
chef-costliest = { $count ->
    [one] La décision la plus chère
   *[other] Les { $count } décisions les plus chères
}
chef-in-all = points perdus en tout : { $points }
chef-found = { $all ->
    [one] Le chef a regardé une décision{ $best ->
        [0] .
       *[other] , et vous avez trouvé le meilleur coup.
    }
   *[other] Vous avez trouvé le meilleur coup dans { $best ->
        [one] { $best } décision
       *[other] { $best } décisions
    } sur { $all }.
}
chef-card = { $state ->
    [ready] Le chef a lu votre partie
    [none] Pas de notes du chef
    [busy] Le chef lira votre partie
   *[reading] Le chef lit votre partie
}
chef-card-cost = { $count ->
    [one] Points perdus en une seule décision : { $points }.
   *[other] Points perdus en { $count } décisions : { $points }.
}
chef-see = Voir ce que le chef aurait joué

## Terminal

cli-chef-move = { $letter } : { $move }
cli-chef-expects = points attendus : { $points } ; chances de gagner : { $chance }
