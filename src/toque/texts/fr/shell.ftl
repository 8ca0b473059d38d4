# Le cadre de la page et de la table : ce que disent toutes les pages du client.

page-skip = Aller au contenu
page-dismiss = Fermer
page-unreachable = Le serveur est injoignable pour l’instant. Rien n’est perdu : réessayez dans un moment.
page-locked = bloqué
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-guest-names = Madeleine, Éclair, Brioche, Savarin, Macaron, Praline, Meringue, Nougat, Vanille, Amande, Cannelle, Caramel

## Autour de la table

page-home = Vers l’accueil
page-loading = Un instant …
page-no-table = Cette table est introuvable
page-locale = fr
page-close = Fermer
page-you = Vous
page-guest = de passage
page-player = à demeure
page-a-bot = bot
page-bot = { $bot ->
    [random] Bot au hasard
    [greedy] Bot gourmand
    [planner] Bot prévoyant
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
page-for-anybody = pour qui voudra
page-sit = S’asseoir
page-let-bot-sit = Bot
page-free-it = Libérer la place
page-copy-invitation = Copier l’invitation
page-copy-link = Copier le lien de la table
page-copied = Le lien est copié.
page-your-name = Votre nom à cette table
page-accept = Accepter l’invitation
page-start = Commencer
page-start-with-bots = { $free ->
    [one] Commencer, avec un bot à la place libre
   *[other] Commencer, avec des bots aux { $free } places libres
}
page-cancel-table = Annuler la table
page-host-starts = { $name } lancera la partie.
page-leave = Se lever

## La partie

page-round = Manche { $round }
page-seats = Places
page-decides = décide maintenant
page-away = absent
page-sound = Son
page-keys = Touches
page-rules = Règles
page-rule = Règle
page-settings = Réglages
page-log = Journal
page-log-and-chat = Journal et discussion
page-chat = Discussion
page-tabs = Parties de la table
page-tab = { $tab ->
    [log] Journal
    [chat] Discussion
    [rules] Règles
   *[board] Table
}
page-unread = non lus
page-choices = choix
page-more-choices = { $count } de plus
page-all-choices = Tous les choix en liste
page-actions = Ce que vous pouvez faire
page-step-back = Revenir
page-confirm = Confirmer
page-bill = Si vous confirmez
page-bill-pointed = Si vous choisissez ceci
page-bill-whole = Ce que cela va rapporter
page-bill-compare = Côte à côte
page-bill-choose = Choisir ceci
page-bill-served = Annoncé avant le coup
page-undo = Annuler
page-redo = Refaire
page-reveals = révèle quelque chose : irréversible
page-fence = Ce coup révèle quelque chose et ne pourra pas être repris.
page-looking-back = Vous regardez le moment { $number }.
page-back-to-now = Retour au présent
page-thinking-too = { $count ->
    [one] { $names } choisit en même temps.
   *[other] { $names } choisissent en même temps.
}
page-waiting-for = { $count ->
    [0] La table est occupée.
    [one] C’est à { $names } de décider.
   *[other] C’est à { $names } de décider.
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
page-command = Taper un coup
page-command-hint = Taper un coup (/)
page-field = { $field ->
    [viewer] Vu par
    [deciders] À décider
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
    [undo] { $name } demande à reprendre le dernier coup.
    [pause] { $name } demande une pause.
    [call-off] { $name } demande à annuler la partie.
   *[resume] { $name } demande à continuer.
}
page-you-propose = { $what ->
    [undo] Vous demandez à reprendre le dernier coup. Les autres doivent accepter.
    [pause] Vous demandez une pause. Les autres doivent accepter.
    [call-off] Vous demandez à annuler la partie. Les autres doivent accepter.
   *[resume] Vous demandez à continuer. Les autres doivent accepter.
}
page-agree = Accepter
page-decline = Refuser
page-withdraw = Retirer

## Un écran pour plusieurs

page-hand-screen = À { $name }, place { $seat }
page-hand-screen-why = Passez l’écran. La table apparaît quand personne d’autre ne regarde.
page-i-am-here = J’y suis

## Touches

page-key = { $does ->
    [areas] d’une zone à l’autre
    [arrows] dans une zone
    [choose] choisir, confirmer
    [back] revenir
    [undo] annuler
    [redo] refaire
    [actions] ce que vous pouvez faire
    [choices] tous les choix en liste
    [log] journal
    [chat] discussion
    [rules] règles
    [settings] réglages
    [command] taper un coup
   *[keys] cette carte
}
page-keys-command = La ligne de commande prend chaque coup dans sa notation ; Tab complète, et ce qui n’est pas possible reçoit sa raison.

## Réglages et la table entière

page-language = Langue
page-setting = { $setting ->
    [theme] Thème
    [motion] Animations
    [confirm] Demander avant de jouer
    [sound] Son
    [colours] Couleurs
   *[density] Densité
}
page-choice = { $choice ->
    [system] Comme le système
    [light] Clair
    [dark] Sombre
    [off] Non
    [fast] Rapide
    [normal] Normal
    [slow] Lent
    [irreversible] Ce qui est irréversible
    [always] Toujours
    [on] Oui
    [soft] Douces
    [strong] Vives
    [roomy] Aérée
   *[compact] Serrée
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
page-ask-undo = Demander à reprendre le dernier coup
page-hand-over = Laisser un bot jouer pour moi
page-resign = Abandonner la place
page-rated-leave = Cette partie est classée : si vous partez, vous l’avez perdue.
page-resign-sure = Un bot continue, et la place est perdue pour de bon.
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
    [one] Victoire de { $names }.
   *[other] Victoire partagée de { $names }.
}
page-look-back = Revoir la partie
page-rematch = Revanche
page-rematch-accept = Accepter la revanche
score-show = Décompte des points
score-step-of = { $step } sur { $steps }
score-told = { $step } : { $points }
score-back = Étape précédente
score-on = Étape suivante
score-skip = Passer
score-again = Revoir le décompte
