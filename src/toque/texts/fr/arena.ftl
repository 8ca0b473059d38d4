# L’arène : des bots les uns contre les autres, et ce que donnent les éditions.

## Aide

cli-arena-help =
    Faire jouer des bots les uns contre les autres et dire la force de chacun.
    Chaque donne est jouée une fois dans chaque rotation des places. Ctrl-C garde
    ce qui est joué.

      toque arena JEU [--bots { $bots }] [-n { $matches }] [--option nom=choix …]

      --bots BOTS       qui joue, séparés par des virgules ({ $bots })
      --seats NOMBRE    à combien de places (autant que de bots) ; s’il y a plus de
                        bots, tous les choix se relaient ; s’il y en a moins, ils
                        occupent tour à tour les places qui restent
      -n NOMBRE         combien de parties ({ $matches }), par donnes entières
      --jobs NOMBRE     combien en même temps (autant que de processeurs)
      --cluster         jouer sur Ray : celui de RAY_ADDRESS, ou un autre fait ici
      --seed MOT        le même mot redonne les mêmes parties
      --edition FICHIER jouer avec le matériel d’un fichier TOML
      --resume FICHIER  continuer un tournoi ; -n peut demander plus de parties
      --html FICHIER    écrire aussi une page avec des images
      --json            écrire un objet JSON et rien d’autre

    Options des jeux, chacune aussi sous la forme --option nom=choix :
cli-balance-help =
    Faire jouer à des bots l’édition maison d’un jeu et écrire ce qu’elle donne :
    scores, équité, durée, et l’usage de chaque élément. Ce qui est joué est gardé :
    un rapport interrompu continue.

      toque balance JEU [-n { $matches }] [-o FICHIER]

      -n NOMBRE         combien de parties à quatre ({ $matches })
      --jobs NOMBRE     combien de processus jouent (autant que de processeurs)
      --seed MOT        un autre mot donne d’autres parties ({ $seed })
      -o FICHIER        écrire le rapport dans ce fichier plutôt qu’ici
cli-train-help =
    Apprendre ce que valent les positions d’un jeu, d’après des parties que jouent
    des bots, et l’écrire dans le dossier du jeu : les niveaux qui cherchent en
    jugent. Il y faut des bibliothèques de plus : pip install toque[train].

      toque train JEU [--seats { $seats }] [-n { $matches }]

      --seats NOMBRE    pour des parties à tant de places ({ $seats })
      -n NOMBRE         combien de parties ({ $matches })
      --by BOT          qui les joue ({ $player })
      --looks NOMBRE    les jouer par habitude, en comparant chaque fois tant de
                        coups : moins fort, mais bien plus rapide
      --generations N   jouer tant de fois autant de parties, dès la deuxième fois
                        d’après ce qui a été appris avant (1)
      --units NOMBRE    unités cachées du réseau ({ $units })
      --seed MOT        le même mot redonne les mêmes parties ({ $seed })
      --jobs NOMBRE     combien de processus jouent (autant que de processeurs)
      -o FICHIER        l’écrire là

## Ce qui ne va pas

cli-arena-needs = Il y faut des bibliothèques dont le jeu se passe : pip install toque[{ $extra }]
cli-arena-twice = Un bot ne peut être nommé deux fois que si tous s’asseyent ensemble : voici { $bots } bots pour { $seats ->
    [one] une place.
   *[other] { $seats } places.
}
cli-arena-settled = Un tournoi qui continue a déjà ses bots, ses places, ses options et sa graine : enlevez « { $option } ».
cli-arena-not-kept = « { $file } » n’est pas un tournoi gardé.
cli-arena-other-game = C’est un tournoi de « { $game } ».
cli-arena-other-version = Les règles ou les bots de « { $game } » ont changé depuis : ces parties ne se mêlent pas à d’autres.
cli-arena-deadly = La partie { $number } a mis fin à { $times } processus : elle n’est plus rejouée.
cli-balance-no-report = Aucun rapport n’est prévu pour « { $game } ». Possibles : { $possible }.
cli-train-no-features = « { $game } » ne dit pas ce qu’on voit d’une position : rien ne peut en être appris.

## Résultats

cli-train-played = { $played } parties sur { $matches }
cli-train-error = Appris de { $positions } positions. Dans d’autres parties, l’erreur est de { $points } points, de { $margin } sur l’écart (une heuristique : { $heuristic }) et de { $share } d’une victoire.
cli-arena-interrupted = { $done } parties sur { $matches } sont jouées et gardées. Pour continuer :
cli-arena-file = Toutes les parties sont dans { $file } ; --resume les continue.
cli-arena-page-written = La page : { $file }
cli-arena-page-title = { $game } : l’arène
cli-arena-page-summary = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $blocks ->
    [one] { $blocks } donne
   *[other] { $blocks } donnes
}, dans toutes les rotations. { $decisions } décisions ; graine { $seed }.
cli-arena-column-rating = Classement
cli-arena-column-matches = Parties
cli-arena-column-par = À forces égales
cli-arena-column-rank = Rang moyen
cli-arena-column-margin = Écart
cli-arena-column-lowest = Minimum
cli-arena-column-highest = Maximum
cli-arena-column-source = Source
cli-arena-ratings = Classement
cli-arena-ratings-note = D’après toutes les tables, selon le modèle de Plackett et Luce. 0 est la moyenne de tous ; 200 de plus gagnent environ trois duels sur quatre. Les départages comptent, et ce qui reste égal est tiré au sort. Les intervalles contiennent 95 % de 200 tirages des donnes. D’un bot qui n’a jamais perdu, ou jamais gagné, on sait seulement qu’il est loin des autres.
cli-arena-wins-note = Une victoire partagée compte pour sa part. L’écart est l’avance en points sur le meilleur des autres. Les intervalles portent sur les donnes, car les parties d’une même donne ne sont pas indépendantes ; le trait pointillé marque l’égalité des forces.
cli-arena-encounters = Qui finit devant qui
cli-arena-encounters-note = Combien de fois le bot de la ligne a fini devant celui de la colonne à la même table ; une égalité compte pour moitié.
cli-arena-scores = Scores
cli-arena-scores-note = { $step ->
    [one] Combien de parties ont fini sur chaque score.
   *[other] Combien de parties ont fini dans chaque tranche de { $step } points.
}
cli-arena-sources = D’où viennent les points
cli-arena-sources-note = Points par partie, selon les lignes de la feuille de score.
cli-arena-seats = Places
cli-arena-seats-note = Combien de fois chaque place gagne, quel que soit le bot : tous y ont joué aussi souvent.
cli-arena-seat = Place { $seat }
cli-arena-page-again = La même chose encore
cli-arena-page-version = Règles et bots { $version }, édition { $edition } : les mêmes jouent les mêmes parties.
