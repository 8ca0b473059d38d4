# Le cadre de la page et de la table : ce que disent toutes les pages du client.

page-skip = Aller au contenu
page-dismiss = Fermer
page-unreachable = Le serveur est injoignable pour l’instant. Rien n’est perdu : réessayez dans un moment.
page-locked = impossible
page-told = { $what } : { $detail }
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-guest-names = Madeleine, Éclair, Brioche, Savarin, Macaron, Praline, Meringue, Nougat, Vanille, Amande, Cannelle, Caramel

## Autour de la table

page-home = Retour à l’accueil
page-loading = Un instant…
page-no-table = Cette table est introuvable
page-locale = fr
page-close = Fermer
page-you = Vous
page-guest = sans compte
page-player = avec compte
page-a-bot = bot
page-bot = { $bot ->
    [random] Bot aléatoire
    [greedy] Bot gourmand
    [planner] Bot prévoyant
    [level-1] Apprenti
    [level-2] Commis
    [level-3] Chef de partie
    [level-4] Sous-chef
    [level-5] Chef
    [level-6] Meilleur Ouvrier
   *[other] Bot { $bot }
}

## Avant la partie

page-gathering = { $free ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
page-cancelled = Cette table a été annulée.
page-free-seat = Place libre
page-for-a-friend = gardée pour quelqu’un : envoyez l’invitation
page-for-anybody = { $who ->
    [public] ouverte à tous
   *[other] pour qui a le lien
}
page-sit = S’asseoir
page-let-bot-sit = Bot
page-free-it = Libérer la place
page-invite = Invitez vos amis
page-invite-about = { $free ->
    [one] Une place est libre : envoyez ce lien, ou faites lire le code par un téléphone.
   *[other] { $free } places sont libres : envoyez ce lien, ou faites lire le code par un téléphone.
}
page-send-invitation = Envoyer l’invitation
page-invitation-title = { $game } sur Toque
page-invitation-text = Une place vous attend : venez jouer à { $game }.
page-invitation-code = Code QR de l’invitation
page-copy-link-of-seat = Lien de cette place
page-turn-note = C’est à vous de jouer.
page-copy-invitation = Copier l’invitation
page-copy-link = Copier le lien de la table
page-copied = Le lien est copié.
page-your-name = Votre nom à cette table
page-accept = Accepter l’invitation
page-start = Commencer
page-start-with-bots = { $free ->
    [one] Compléter avec un bot et commencer
   *[other] Compléter avec { $free } bots et commencer
}
page-cancel-table = Annuler la table
page-host-starts = { $name } lancera la partie.
page-leave = Quitter ma place

## La partie

page-round = Manche { $round }
page-seats = Places
page-decides = doit jouer
page-away = hors ligne
page-sound = Son
page-keys = Raccourcis
page-rules = Règles
page-rule = Règle
page-settings = Réglages
page-log = Journal
page-log-and-chat = Journal et discussion
page-chat = Discussion
page-tabs = Volets de la table
page-tab = { $tab ->
    [log] Journal
    [chat] Discussion
    [rules] Règles
   *[board] Table
}
page-unread = à lire
page-choices = choix
page-more-choices = { $count } de plus
page-all-choices = Tous les choix en liste
page-actions = Ce que vous pouvez faire
page-step-back = Retour
page-confirm = Confirmer
page-bill = Si vous confirmez
page-bill-pointed = Si vous choisissez ceci
page-bill-whole = Ce que cela va rapporter
page-bill-compare = Côte à côte
page-bill-choose = Choisir ceci
page-bill-served = Annoncé avant le coup
page-whole = { $count ->
    [one] Comme indiqué
   *[other] Les { $count } comme indiqué
}
page-no-more = { $whole ->
    [yes] Tout, puis rien de plus
   *[no] Rien de plus
}
page-no-more-about = { $whole ->
    [yes] Tout comme indiqué, puis décliner tout le reste jusqu’à la fin de votre tour
   *[no] Décliner tout le reste jusqu’à la fin de votre tour
}
page-ahead = Ensuite :
page-undo = Annuler
page-redo = Rétablir
page-reveals = révèle quelque chose : irréversible
page-fence = Ce coup révèle quelque chose et ne pourra pas être annulé.
page-soon = Se fait dans un instant, sauf si vous revenez en arrière.
page-looking-back = Vous revoyez l’étape { $number }.
page-back-to-now = Retour au présent
page-thinking-too = { $count ->
    [one] { $names } choisit en même temps.
   *[other] { $names } choisissent en même temps.
}
page-waiting-for = { $count ->
    [0] Un instant…
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
page-paused = La partie est en pause.
page-bot-plays = { $name } joue à votre place.
page-lost = La connexion est coupée. Rien n’est perdu, elle revient d’elle-même.
page-take-back = Reprendre ma place
page-time-out = Temps écoulé : laisser un bot jouer pour { $name }
page-grace = { $unit ->
    [hours] { $count } heures après la fin du temps, cela se fait tout seul.
   *[minutes] { $count ->
        [one] Une minute
       *[other] { $count } minutes
    } après la fin du temps, cela se fait tout seul.
}
page-clock = { $unit ->
    [hours] { $count } heures après la fin du temps, un bot joue la suite ; la place peut ensuite être reprise.
   *[minutes] { $count ->
        [one] Une minute
       *[other] { $count } minutes
    } après la fin du temps, un bot joue la suite ; la place peut ensuite être reprise.
}
page-time-short = { $left ->
    [some] Votre temps est presque écoulé.
   *[none] Votre temps est écoulé.
}
page-my-turn = Passer à mon tour
page-sequel = { $moves ->
    [0] Revanche d’une partie précédente
   *[other] Suite d’une partie précédente, à partir du coup { $moves }
}
page-command = Saisir un coup
page-command-hint = Saisir un coup (/)
page-field = { $field ->
    [viewer] Vu par
    [deciders] Doit jouer
    [turn] Au tour de
    [step] Question
    [round] Manche
    [over] Terminé
    [seats] Places
    [points] Points
    [seat] Place
   *[other] { $words }
}
page-chat-empty = Personne n’a encore rien dit.
page-say = Un mot gentil
page-send = Envoyer

## Demandes

page-proposes = { $what ->
    [undo] { $name } demande à annuler le dernier coup.
    [pause] { $name } demande une pause.
    [call-off] { $name } demande à annuler la partie.
   *[resume] { $name } demande à continuer.
}
page-you-propose = { $what ->
    [undo] Vous demandez à annuler le dernier coup. Les autres doivent accepter.
    [pause] Vous demandez une pause. Les autres doivent accepter.
    [call-off] Vous demandez à annuler la partie. Les autres doivent accepter.
   *[resume] Vous demandez à continuer. Les autres doivent accepter.
}
page-agree = Accepter
page-decline = Refuser
page-withdraw = Retirer la demande

## Un écran pour plusieurs

page-hand-screen = À vous, { $name } (place { $seat })
page-hand-screen-why = Passez l’écran. Affichez la table quand personne d’autre ne regarde.
page-i-am-here = Je suis là

## Touches

page-key = { $does ->
    [areas] d’une zone à l’autre
    [arrows] dans une zone
    [choose] choisir, confirmer
    [back] retour
    [undo] annuler
    [redo] rétablir
    [actions] ce que vous pouvez faire
    [choices] tous les choix en liste
    [whole] tout comme indiqué
    [no-more] rien de plus ce tour
    [skip] passer à mon tour
    [recap] depuis votre dernier tour
    [chef] demander conseil au chef ; puis 1, 2, 3
    [log] journal
    [chat] discussion
    [rules] règles
    [settings] réglages
    [command] saisir un coup
   *[keys] cette aide
}
page-keys-command = La ligne de commande accepte chaque coup dans sa notation ; Tab complète la saisie, et un coup impossible est refusé avec la raison.

## Réglages et la table entière

page-language = Langue
page-setting = { $setting ->
    [theme] Thème
    [motion] Animations
    [hints] Conseils pour débuter
    [confirm] Confirmation des coups
    [sound] Son
    [colours] Couleurs
   *[density] Affichage
}
page-choice = { $choice ->
    [system] Comme le système
    [light] Clair
    [dark] Sombre
    [off] Non
    [fast] Rapides
    [normal] Normales
    [slow] Lentes
    [irreversible] Irréversibles en un clic
    [always] Toujours
    [on] Oui
    [soft] Douces
    [strong] Vives
    [roomy] Aéré
   *[compact] Compact
}
page-this-table = Cette table
page-about-person = { $name } : masquer ou signaler
page-mute-about = Vous ne verrez plus ce que cette personne écrit, à aucune table.
page-mute = Masquer
page-report-what = Que s’est-il passé ?
page-report = Signaler à ceux qui tiennent ce serveur
page-reported = Merci. C’est signalé.
page-pause = Demander une pause
page-resume = Continuer
page-call-off = Annuler la partie
page-ask-call-off = Demander à annuler la partie
page-ask-undo = Demander à annuler le dernier coup
page-hand-over = Laisser un bot jouer pour moi
page-resign = Abandonner la partie
page-rated-leave = Cette partie est classée : si vous partez, vous l’avez perdue.
page-resign-sure = Un bot finit la partie à votre place : c’est définitif.
page-resign-yes = Oui, abandonner
page-commitment = La donne est fixée. SHA-256 de sa graine, que chacun verra à la fin :

## La fin

page-result = Résultat
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-you-win = Vous gagnez !
page-winners = { $count ->
    [one] { $names } gagne.
   *[other] Victoire partagée : { $names }.
}
page-look-back = Revoir la partie
page-rematch = Revanche
page-rematch-accept = Accepter la revanche
result-share = Partager
result-share-text = Voici notre partie de { $game } à revoir.
result-rematch-who = { $state ->
    [ready] { $count ->
        [one] { $names } attend la revanche.
       *[other] { $names } attendent la revanche.
    }
   *[thinking] { $count ->
        [one] { $names } hésite encore.
       *[other] { $names } hésitent encore.
    }
}
score-show = Décompte des points
score-step-of = { $step } sur { $steps }
score-told = { $step } : { $points }
score-back = Étape précédente
score-on = Étape suivante
score-skip = Passer
score-again = Revoir le décompte
