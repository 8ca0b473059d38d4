# Ce que dit le terminal.

## Aide

cli-help =
    Toque : des jeux de société sur la pâtisserie et le Versailles rococo.

      toque play            jouer dans ce terminal, contre des bots ou entre amis
      toque serve           ouvrir des tables dans le navigateur, entre amis
      toque admin           s’occuper des personnes et des tables d’un serveur
      toque store           sauvegarder, déplacer ou vérifier la base d’un serveur
      toque games           lister les jeux, leurs places et leurs options
      toque replay FICHIER  raconter une partie enregistrée, tour par tour
      toque verify FICHIER  redistribuer une partie et vérifier chaque coup
      toque sim JEU         faire jouer de nombreuses parties à des bots
      toque arena JEU       de même, pour de bon : classement, page, processeurs
      toque edition         créer ou vérifier une édition aux valeurs de votre boîte
      toque balance JEU     écrire ce que donne l’édition d’un jeu
      toque train JEU       apprendre de parties ce que valent les positions
      toque bench JEU       mesurer la vitesse d’un jeu sur cette machine
      toque --version       dire quelle version est installée

    « toque help play » en dit plus, et de même pour chaque commande. Toutes parlent
    anglais, français et allemand : --lang en, --lang fr, --lang de.
cli-help-admin =
    Pour la personne qui tient un serveur. La commande agit sur sa base de
    données, même s’il tourne.

      toque admin people [MOT]         les personnes ; avec MOT, selon leur nom
      toque admin tables               les tables ouvertes ou en cours
      toque admin reports              ce que l’on a signalé
      toque admin mute QUI             ne plus laisser écrire ; unmute QUI
      toque admin ban QUI              ne plus laisser se connecter ; unban QUI
      toque admin close-table ID       annuler une table
      toque admin close-report ID      un signalement est traité
      toque admin reset-password QUI   un nouveau mot de passe, montré une fois

      --database LIEU   un fichier pour SQLite, ou postgresql://… (TOQUE_DATABASE)
      --json            écrire un objet JSON

    QUI est le nom d’un compte, ou l’identifiant de n’importe qui.
cli-admin-nothing = Rien à montrer.
cli-admin-done = { $what ->
    [mute] { $whom } ne peut plus écrire.
    [unmute] { $whom } peut écrire à nouveau.
    [ban] { $whom } ne peut plus se connecter.
    [unban] { $whom } peut se connecter à nouveau.
    [close-table] La table { $whom } est annulée.
    [close-report] Le signalement { $whom } est traité.
   *[reset-password] Le nouveau mot de passe pour { $whom } : { $password }
}
cli-help-store =
    Pour la personne qui tient un serveur : sa base de données, même s’il tourne.

      toque store backup FICHIER   tout dans un nouveau fichier, au même instant
      toque store copy DE VERS     tout dans une base vide, ligne par ligne, puis
                                   comparé ; un fichier ou postgresql://…
      toque store check            rejouer chaque partie avec cette version

      --running         seulement les parties en cours : rapide avant un démarrage
      --note FICHIER    vérifier, et noter le déroulement de chaque partie
      --against FICHIER vérifier que chaque partie se déroule comme une version
                        plus ancienne l’a noté
      --database LIEU   un fichier pour SQLite, ou postgresql://… (TOQUE_DATABASE)
      --json            écrire un objet JSON

    Une sauvegarde est un fichier pour SQLite, même depuis PostgreSQL :
    « toque serve --database FICHIER » l’ouvre, « toque store copy FICHIER
    postgresql://… » la remet en place.
cli-store-backed-up = Tout est dans { $file } ({ $kib } Kio).
cli-store-copied = { $rows ->
    [one] { $rows } ligne copiée et comparée
   *[other] { $rows } lignes copiées et comparées
}, dont { $tables ->
    [one] { $tables } table de jeu.
   *[other] { $tables } tables de jeu.
}
cli-store-bad = Table { $table } ({ $game }) : { $why }
cli-store-checked = { $matches ->
    [one] { $matches } partie rejouée
   *[other] { $matches } parties rejouées
} ; { $kept ->
    [0] toutes avec les règles d’aujourd’hui
    [one] { $kept } continue avec les règles de son début
   *[other] { $kept } continuent avec les règles de leur début
} ; { $bad ->
    [0] aucune différence.
    [one] { $bad } ne peut pas être servie.
   *[other] { $bad } ne peuvent pas être servies.
}
cli-help-verify =
    Redistribuer une partie enregistrée d’après sa graine et vérifier chaque coup.

      toque verify FICHIER [--commitment EMPREINTE]

      --commitment EMPREINTE  le SHA-256 affiché au début de la partie
      --edition FICHIER       l’édition avec laquelle la partie a été jouée
      --json                  afficher un seul objet JSON
cli-verified = { $moves ->
    [0] La donne découle de la graine ; aucun coup n’a été joué.
    [one] La donne découle de la graine, et l’unique coup est valide.
   *[other] La donne découle de la graine, et les { $moves } coups sont tous valides.
}
cli-verified-seed = Graine { $seed }, SHA-256 { $hash }.
cli-verify-other-commitment = « { $file } » n’a pas la graine promise : son SHA-256 est { $hash }.
cli-help-play =
    Jouer une partie dans ce terminal. Sans JEU, c’est { $game }.

      toque play [JEU] [--seats { $seats }] [--option nom=choix …]

      --seats MOTS      qui occupe les places, dans l’ordre du tour : « me » pour
                        une personne, ou un bot ; plusieurs « me » partagent
                        l’écran ({ $seats })
      --name NOMS       les noms des personnes, séparés par des virgules
      --seed MOT        le même mot redonne la même partie
      --edition FICHIER jouer avec le matériel de votre propre TOML
      --resume FICHIER  reprendre une partie enregistrée
      --lang LANGUE     en, fr ou de

    Options des jeux, chacune aussi sous la forme --option nom=choix :
cli-help-serve =
    Ouvrir des tables dans le navigateur. Tout est gardé dans un seul fichier ;
    Ctrl-C arrête le serveur sans rien perdre.

      toque serve [--host { $host }] [--port { $port }] [--open]

      --host ADRESSE    où écouter ; 0.0.0.0 laisse entrer le réseau
      --port NOMBRE     sur quel port ({ $port }) ; 0 en prend un libre
      --open            ouvrir la page dans le navigateur
      --database LIEU   un fichier pour SQLite, ou postgresql://…
      --public-url URL  l’adresse publique, pour les liens, e-mails et cookies
      --smtp URL        smtp://user:password@host:587, pour prévenir par e-mail
      --workers N       combien de processus réfléchissent pour les bots (1)
      --lang LANGUE     en, fr ou de

    Chaque option peut aussi venir de l’environnement : TOQUE_DATABASE,
    TOQUE_SMTP_URL, TOQUE_PUBLIC_URL, et TOQUE_LOG_LEVEL pour le journal.
cli-help-sim =
    Faire jouer de nombreuses parties à des bots. Chaque donne est jouée une fois
    dans chaque rotation des places.

      toque sim JEU [-n 100] [--seats { $seats }] [--option nom=choix …]

      -n NOMBRE         combien de parties (100)
      --seats BOTS      quels bots s’assoient ({ $seats })
      --seed MOT        le même mot redonne les mêmes parties
      --edition FICHIER jouer avec le matériel de votre propre TOML
      --json            écrire un seul objet JSON et rien d’autre

    Options des jeux, chacune aussi sous la forme --option nom=choix :
cli-help-bench =
    Mesurer les parties aléatoires et les clones par seconde.

      toque bench JEU [--seconds 5] [--seats NOMBRE] [--option nom=choix …]

      --seconds NOMBRE  combien de temps mesurer (5)
      --seats NOMBRE    à combien de places (toutes)
      --edition FICHIER jouer avec le matériel de votre propre TOML
      --json            écrire un seul objet JSON et rien d’autre

    Options des jeux, chacune aussi sous la forme --option nom=choix :
cli-help-replay =
    Raconter une partie enregistrée tour par tour, avec sa dernière position et ses
    scores. Le FICHIER « - » est l’entrée standard.

      toque replay FICHIER [--move N] [--seat LETTRE] [--edition FICHIER] [--json]

      --move N          seulement les N premiers coups
      --seat LETTRE     vue de cette place : a, b, …
      --edition FICHIER l’édition avec laquelle la partie a été jouée
      --json            écrire un seul objet JSON et rien d’autre
cli-help-games =
    Lister les jeux avec leurs places, leurs options et leurs bots.

      toque games [--json]
cli-help-edition =
    « new » écrit un modèle commenté, à remplir avec les valeurs de votre boîte ;
    un fichier existant n’est jamais remplacé. « check » le compare aux comptes de
    la règle et dit ligne par ligne ce qui ne va pas.

      toque edition new JEU [-o FICHIER] [--json]
      toque edition check FICHIER [--game JEU] [--json]
cli-serve-ready = Toque est ouvert à l’adresse { $address } (Ctrl-C le ferme).
cli-version = toque { $version } ({ $compiled ->
    [yes] compilé
   *[no] Python pur
})

## Lignes de commande qui ne vont pas

cli-unknown-command = La commande « { $command } » n’existe pas. Choix possibles : { $possible }.
cli-which-command = Indiquez une commande. Choix possibles : { $possible }.
cli-usage = Cette ligne de commande est incorrecte : { $detail }
cli-needs-value = « { $option } » doit être suivi d’une valeur.
cli-takes-no-value = « { $option } » ne prend pas de valeur.
cli-unexpected = « { $word } » n’a pas sa place ici. Choix possibles : { $possible }.
cli-bad-option = « { $word } » devrait s’écrire nom=choix, par exemple mode=confirmed.
cli-which-game = Indiquez un jeu. Choix possibles : { $possible }.
cli-which-file = Indiquez un fichier.
cli-bad-number = { $option } attend un entier supérieur ou égal à { $least }, pas « { $word } ».
cli-bad-seconds = { $option } attend un nombre de secondes supérieur ou égal à { $least }, pas « { $word } ».
cli-no-seat = La place « { $seat } » n’existe pas. Choix possibles : { $possible }.
cli-bad-name = « { $name } » ne convient pas comme nom : au plus { $longest } caractères, sans « # », et pas celui d’un bot.
cli-same-name = Deux personnes ne peuvent pas porter le même nom : { $names }.
cli-too-many-names = Il y a { $names ->
    [one] un nom
   *[other] { $names } noms
} pour { $people ->
    [0] personne : aucune place n’est « me ».
    [one] une personne.
   *[other] { $people } personnes.
}
cli-resume-settled = Une partie reprise a déjà son jeu, ses places, ses options et sa graine : enlevez « { $option } ».
cli-resume-other-game = C’est une partie de « { $game } ».

## Fichiers

cli-file-missing = Le fichier « { $file } » est introuvable.
cli-file-is-folder = « { $file } » est un dossier, pas un fichier.
cli-file-locked = La lecture de « { $file } » n’est pas permise.
cli-file-not-text = « { $file } » n’est pas un fichier texte.
cli-file-too-big = « { $file } » est trop volumineux pour un enregistrement ou une édition.
cli-file-unreadable = « { $file } » ne peut pas être lu ({ $reason }).
cli-file-exists = « { $file } » existe déjà et ne sera pas remplacé : choisissez un autre nom.
cli-file-unwritable = « { $file } » ne peut pas être écrit ({ $reason }).
cli-in-file = { $file } : { $reason }
cli-too-many-moves = { $file } : cet enregistrement n’a que { $moves } coups.
cli-bad-edition = { $place } : { $fault }{ $more ->
    [0] {""}
    [one] {" "}(Et une autre erreur : toque edition check)
   *[other] {" "}(Et { $more } autres erreurs : toque edition check)
}

## Une partie dans le terminal

cli-you = vous
cli-guest = Convive { $letter }
cli-welcome = { $game } – { $names }
cli-commitment =
    La donne est fixée. SHA-256 de sa graine, que vous verrez à la fin :
    { $hash }
cli-resumed = { $moves ->
    [one] La partie reprend après { $moves } coup.
   *[other] La partie reprend après { $moves } coups.
}
cli-hand-over = À { $seat } de jouer.
cli-press-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
cli-match-begins = La partie commence.
cli-turn-of = { $seat_is ->
    [me] À vous de jouer.
   *[other] À { $seat } de jouer.
}
cli-no-number = Le coup { $number } n’existe pas : les numéros vont de 1 à { $moves }.
cli-not-understood = « { $word } » n’est ni un coup ni une commande. Coups : { $moves }. Commandes : { $commands }.
cli-undone = Coup annulé.
cli-why-what = Indiquez un coup : « why » suivi de sa notation ou de son numéro.
cli-why-legal = Vous pouvez : { $move }.
cli-what-move = Indiquez un coup : « what » suivi de sa notation ou de son numéro.
cli-log-what = « log » raconte ce qui s’est passé depuis votre dernier tour, « log all » raconte tout ; « { $word } » n’est ni l’un ni l’autre.
cli-saved = Enregistré : { $file }
cli-save-where = Indiquez où : « save » suivi d’un nom de fichier.
cli-not-kept = Cette partie n’est pas conservée. Enregistrez-la vous-même : « save » suivi d’un nom de fichier.
cli-go-on = La partie est conservée. Pour la reprendre :
cli-look-back = Pour la revoir :
cli-seed = Graine : { $seed }
cli-play-help =
    Tapez le numéro d’un coup, ou sa notation telle qu’elle figure à côté. La touche
    Tab complète.

      undo          annuler votre dernier coup, tant que rien n’a été révélé depuis
      redo          le rétablir
      why COUP      dire ce qui empêche un coup : « why place a1 »
      what COUP     dire ce qu’un coup va rapporter : « what place a1 »
      advice        ce que le chef jouerait, et pourquoi
      log           ce qui s’est passé depuis votre dernier tour ; « log all » : tout
      score         vos points, et d’où ils viennent
      table         montrer à nouveau la table (Entrée seule aussi)
      save FICHIER  écrire une copie ; la partie est de toute façon conservée
      help          cette aide
      quit          partir ; la partie pourra être reprise

## Résultats

cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-you-win = Vous gagnez.
cli-winners = { $count ->
    [one] { $names } gagne.
   *[other] Victoire partagée : { $names }.
}
cli-column-rank = Rang
cli-column-seat = Place
cli-column-points = Points
cli-replay-open = La partie n’est pas terminée ici : { $moves } coups sur { $all } enregistrés sont joués.

## Jeux, simulations, vitesse

cli-seats = De { $fewest } à { $most } places
cli-default = par défaut
cli-chosen = { $option } : { $choice }
cli-bots = Bots, par niveau :
cli-column-bot = Bot
cli-column-seats = Places
cli-column-wins = Victoires
cli-column-share = Part
cli-column-interval = Intervalle à 95 %
cli-column-mean = Score moyen
cli-sim-done = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $decisions } décisions, { $seconds } s.
cli-build = { $compiled ->
    [yes] compilé
   *[no] Python pur
}
cli-bench-title = { $game } à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $build }
cli-bench-decisions = Décisions par seconde
cli-bench-clones = Clones par seconde
cli-bench-matches = Parties par seconde
cli-bench-calibration = Pas par seconde d’une boucle fixe

## Éditions

cli-edition-heading =
    Remplissez ce fichier avec les valeurs de votre boîte, sans changer sa forme.
    Donnez-lui un nom à la ligne « name », et dites dans « origin » d’où vient un tableau.

      toque edition check FICHIER        dit ligne par ligne ce qui ne va pas
      toque play { $game } --edition FICHIER
cli-edition-written = Écrit : { $file }
cli-edition-sound = L’édition « { $name } » de « { $game } » est valide.
cli-edition-which-game = La première ligne ne dit pas de quel jeu il s’agit : ajoutez --game. Choix possibles : { $possible }.
