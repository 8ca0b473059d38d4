# Le regard en arrière : le journal d’une partie, et la page d’une partie terminée.

## Le journal

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-nothing-of-this = Rien de tel jusqu’ici.
log-player = { $seat_is ->
    [me] Vous
   *[other] { $seat }
}
log-round = Manche { $round }
log-decided = { $seat_is ->
    [me] Votre choix est fait.
   *[other] { $seat } a fait son choix.
}
log-undo = { $seat_is ->
    [me] Vous annulez
   *[other] { $seat } annule
} { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
log-bot = { $reason ->
    [time] { $seat_is ->
        [me] Votre temps est écoulé
       *[other] Temps écoulé pour { $seat }
    } : un bot joue la suite.
    [resigned] { $seat_is ->
        [me] Vous abandonnez
       *[other] { $seat } abandonne
    } : un bot joue la suite.
   *[asked] { $seat_is ->
        [me] Un bot joue désormais pour vous.
       *[other] Un bot joue désormais pour { $seat }.
    }
}
log-back = { $seat_is ->
    [me] Vous êtes de retour et reprenez la main.
   *[other] { $seat } est de retour et reprend la main.
}
log-pause = La partie est en pause.
log-resume = La partie reprend.
log-call-off = { $seat_is ->
    [me] Vous annulez la partie.
   *[other] { $seat } annule la partie.
}
log-propose = { $seat_is ->
    [me] Vous proposez
   *[other] { $seat } propose
} { $what ->
    [undo] d’annuler des coups.
    [call-off] d’annuler la partie.
    [pause] une pause.
   *[resume] de continuer.
}
log-agree = { $seat_is ->
    [me] Vous acceptez.
   *[other] { $seat } accepte.
}
log-decline = { $seat_is ->
    [me] Vous refusez.
   *[other] { $seat } refuse.
}
log-advice = { $seat_is ->
    [me] Vous demandez conseil au chef.
   *[other] { $seat } demande conseil au chef.
}
log-filter = Afficher
log-everything = Tout
log-only = { $seat_is ->
    [me] Vous seulement
   *[other] { $seat } seulement
}
log-since = Depuis votre dernier tour
log-look = Regarder ce moment
log-newest = Le plus récent
log-inside = { $lines ->
    [one] { $lines } ligne à déplier
   *[other] { $lines } lignes à déplier
}

## Depuis le dernier tour

recap-open = { $things ->
    [one] { $things } nouveauté depuis votre dernier tour
   *[other] { $things } nouveautés depuis votre dernier tour
}
recap-count = { $things ->
    [one] { $things } nouveauté
   *[other] { $things } nouveautés
}
recap-back = Nouveauté précédente
recap-on = Nouveauté suivante
recap-table = La table

## Une partie terminée

replay-title = Retour sur la partie
replay-loading = La partie se met en place…
replay-ended = Jouée le { $when }
replay-eyes = Vue par
replay-all-public = le public
replay-begins = La partie commence.
replay-undone = Des coups sont annulés.
replay-quiet = Rien ne change sur la table.
replay-tabs = Volets de la page
replay-tab = { $tab ->
    [log] Journal
    [points] Points
   *[board] Table
}
replay-transport = Parcourir la partie
replay-track = Moment de la partie
replay-moment = Étape { $number } sur { $last }
replay-first = Au début
replay-previous-turn = Tour précédent
replay-previous = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-next-turn = Tour suivant
replay-last = À la fin
replay-speed = Vitesse

## Ce qu’on peut en faire

replay-tools = Que faire de cette partie
replay-copy = Copier le lien vers ce moment
replay-copied = Le lien vers ce moment est copié.
replay-not-copied = Copie impossible ici : le lien est dans la barre d’adresse.
replay-fork = Rejouer à partir d’ici
replay-record = Télécharger la partie
replay-rematch = Revanche

## Le résultat

replay-winner = { $count ->
    [one] { $who ->
        [me] Vous gagnez !
       *[other] { $names } gagne !
    }
   *[other] { $names } gagnent ensemble !
}
replay-rank = Rang
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-gave-up = abandon
replay-over-time = Les points au fil de la partie
replay-steps = Étapes
replay-by-source = D’où viennent les points
replay-as-table = Sous forme de tableau
replay-turn = Début du tour
replay-end = Fin
replay-source = Origine
replay-total = Total
points-of = D’où viennent les points : { $name }
points-now = Si la partie s’arrêtait maintenant
points-views = Affichage
points-view = { $view ->
    [picture] Graphique
    [table] Tableau
   *[both] Graphique et tableau
}
result-title = Une belle partie, { $name }.
result-picture = { $way ->
    [share] Partager l’image
   *[save] Enregistrer l’image
}
result-no-picture = L’image n’a pas pu être créée. Une capture d’écran montrera la même chose.
result-behind = { $points ->
    [0] À égalité avec la première place : seul le départage a tranché.
    [one] Un seul point vous sépare de la première place.
   *[other] { $points } points vous séparent de la première place.
}
result-difference = Ce qui a fait la différence avec { $name } : { $source }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
result-source = { $of ->
    [best] Le plus de points de la table : { $source } ({ $points })
   *[second] En deuxième position à la table : { $source } ({ $points })
}
result-course = { $of ->
    [led] { $points ->
        [one] Vous avez mené pendant un tour
       *[other] Vous avez mené pendant { $points } tours
    }
   *[turn] { $points ->
        [one] Votre meilleur tour a rapporté { $points } point
       *[other] Votre meilleur tour a rapporté { $points } points
    }
}
turning-title = { $count ->
    [one] Le tournant de la partie
    [2] Deux tournants de la partie
   *[other] Trois tournants de la partie
}
turning-about = Là où l’avance a le plus changé
turning-told = { $turning ->
    [takes] { $count ->
        [one] { $name } prend
       *[other] { $name } prennent
    } la tête : { $points } d’avance
    [level] { $count ->
        [one] { $name } revient
       *[other] { $name } reviennent
    } à égalité
    [grows] { $count ->
        [one] { $name } creuse
       *[other] { $name } creusent
    } l’écart : { $points } d’avance
   *[closes] { $count ->
        [one] { $name } se rapproche
       *[other] { $name } se rapprochent
    } : { $points } de retard
}
turning-look = Étape { $number }

## La donne

replay-deal = La donne est vérifiable
replay-deal-how = Tout ce que le hasard décide dans une partie découle d’une seule graine. Son empreinte a été montrée avant le premier coup ; la graine étant désormais connue, chacun peut recalculer l’empreinte et comparer.
replay-commitment = Empreinte montrée avant le premier coup
replay-seed = Graine
replay-computed = SHA-256 de la graine, calculé par votre navigateur
replay-fits = Tout concorde : la donne était fixée dès le début.
replay-differs = Cela ne concorde pas.
replay-no-hash = Votre navigateur ne le calcule qu’en HTTPS. Dans un terminal :
