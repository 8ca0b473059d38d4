# Ce que disent tous les jeux. Les pièces et les coups d’un jeu sont dans son propre dossier.

## Obstacles du noyau

obstacle-match-over = La partie est terminée.
obstacle-not-your-turn = Ce n’est pas à vous de jouer.
obstacle-no-such-move = Ce coup n’existe pas.
obstacle-not-now = Ce n’est pas le moment : cela appartient à une autre étape du tour.
obstacle-nothing-to-undo = Il n’y a rien à annuler.
obstacle-behind-fence = Votre dernier coup a révélé quelque chose : il ne peut plus être annulé.
obstacle-not-your-move = Le dernier coup n’est pas le vôtre : vous ne pouvez pas l’annuler.
obstacle-nothing-to-redo = Il n’y a rien à rétablir.

## Options de plusieurs jeux

option-memory = Mémoire
option-memory-table = La table retient pour vous
option-memory-table-about = Ce que vous avez vu une fois reste affiché pour vous.
option-memory-players = À vous de retenir
option-memory-players-about = Seul ce qui est visible à cet instant est affiché, aux bots comme à vous. Le journal ne dit pas ce qui s’est montré, et la partie ne se revoit qu’une fois terminée.

## Refus

unknown-game = Le jeu « { $game } » n’existe pas. Choix possibles : { $possible }.
unknown-bot = Le bot « { $bot } » n’existe pas. Choix possibles : { $possible }.
unknown-language = La langue « { $language } » n’est pas disponible. Choix possibles : { $possible }.
unknown-option = « { $game } » n’a pas d’option « { $option } ». Choix possibles : { $possible }.
bad-choice = L’option « { $option } » ne peut pas valoir « { $choice } ». Choix possibles : { $possible }.
bad-seats = « { $game } » se joue à { $fewest } au moins et { $most } au plus, pas à { $seats }.
bad-seed = Une graine est un seul mot d’au plus { $longest } caractères, pas « { $seed } ».
bad-database = Ce n’est pas l’adresse d’une base de données : « { $url } ». Formes possibles : sqlite:///FICHIER, le chemin d’un fichier ou postgresql://…
bad-channel = Ce n’est pas un canal pour plusieurs serveurs : « { $url } ». Possible avec une base PostgreSQL : redis://…
newer-database = La base de données a été écrite par une version plus récente de Toque (révision { $revision }).

bad-notation-empty = Vous n’avez rien écrit. Choix possibles : { $possible }.
bad-notation-verb = « { $word } » n’est pas un coup. Choix possibles : { $possible }.
bad-notation-argument = « { $word } » ne convient pas pour « { $argument } ». Choix possibles : { $possible }.
bad-notation-missing = Il manque « { $argument } » après « { $verb } ». Choix possibles : { $possible }.
bad-notation-extra = « { $word } » est de trop après « { $verb } ».
no-such-move = Le coup numéro { $move } n’existe pas.

bad-edition = L’édition contient { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}.
fault-syntax = Ceci n’est pas du TOML : { $detail }
fault-schema = Ceci n’a pas la forme d’une édition : { $detail }
fault-name = Un nom compte au plus 40 lettres, chiffres et traits d’union, contrairement à « { $name } ».
fault-limit = { $limit } est hors limites.
fault-count = Il y en a { $found } ici au lieu de { $expected }.

## Enregistrements

# La raison est un des textes ci-dessous, d’une notation ou d’un obstacle : une phrase entière.
bad-record = Ligne { $line }, colonne { $column } – { $reason }
record-not-toque = Un enregistrement commence par « toque 1 ».
record-format = Cet enregistrement est au format { $found } ; seul le format { $known } peut être lu.
record-keyword = « { $keyword } » n’est pas un mot d’en-tête (game, edition, option, seat, seed, commitment).
record-twice = « { $keyword } » figure ici une deuxième fois.
record-missing = Il manque « { $keyword } » dans l’en-tête.
record-pair = « { $keyword } » demande un nom et une version.
record-option = « { $line } » devrait s’écrire nom=choix.
record-seat = Ici devrait figurer la place { $expected }, avec le nom de la personne qui l’occupe.
record-who = « { $word } » n’est pas une place de cette partie. Choix possibles : { $possible }.
record-commitment = La graine ne correspond pas à son empreinte.
record-version = Cet enregistrement suit la version { $recorded } des règles de « { $game } » ; ici, c’est la version { $current }.
rules-gone = La partie a commencé avec la version { $began } des règles de « { $game } » ; ici, c’est la version { $current }, et l’ancienne n’est pas conservée.
edition-gone = La partie a commencé avec une édition « { $edition } » de « { $game } » ({ $digest }) qui n’est plus conservée ici.
record-edition = Cet enregistrement utilise l’édition « { $recorded } » ; « { $given } », telle qu’elle est ici, a un autre contenu.

## Ce qu’un coup va rapporter

bill-now = Tout de suite
bill-income = À chaque revenu, { $left ->
    [one] encore un
   *[other] encore { $left }
}
bill-end = À la fin
bill-open = Ouvert : vous ne pouvez pas encore le savoir
bill-up-to = jusqu’à { $amount }
bill-nothing = Cela ne change ni vos points ni vos réserves.
bill-total = Points : { $now } tout de suite, { $later } plus tard
bill-points = points
bill-total-now = tout de suite
bill-total-later = plus tard
bill-total-open = ouverts

## Bots

why-random = { $moves ->
    [one] le seul coup possible
   *[other] un coup au hasard parmi { $moves }
}
why-only-move = le seul coup possible
why-greedy = le meilleur des { $moves } coups d’après la position obtenue, estimée à { $worth } environ
why-planner = la meilleure de { $moves } façons de jouer ce tour, estimée à { $worth } environ
why-sense = le meilleur des { $moves } coups qui sont venus à l’esprit
why-search = le meilleur sur { $tries } parties imaginées : il gagne dans { $chance } % environ
why-in-a-hurry = le coup le plus prometteur au premier regard : le temps manquait
bot-about = { $bot ->
    [level-1] Joue ce qui lui vient à l’esprit, avec un peu de bon sens. Pour une première partie.
    [level-2] Prend ce qui paraît le mieux dans l’instant.
    [level-3] Prévoit la suite, et s’y trompe un peu de temps en temps.
    [level-4] Prévoit la suite avec soin, et joue aussitôt.
    [level-5] Essaie ses meilleures idées dans sa tête ; ne laisse pas traîner grand-chose.
   *[other] Prend jusqu’à cinq secondes par décision. Le plus fort de Toque.
}
bot-weaker = Plus faible ici : sans les règles compilées, il voit moins loin dans son temps.
