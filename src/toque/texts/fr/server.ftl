# Ce que dit le serveur.


## À la table

ask-wait = C’est aux autres de jouer ; vous pouvez encore annuler votre dernier coup.
ask-chosen = Vous avez choisi. Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
server-not-your-seat = Cette place n’est pas la vôtre.
server-bot-plays-your-seat = Un bot joue à votre place. Reprenez-la d’abord.
server-seat-is-yours = Vous jouez déjà à cette place.
server-resigned = Cette place a été abandonnée pour de bon.
server-no-person-there = Ce n’est pas une personne qui joue à cette place.
server-proposal-open = Quelqu’un d’autre a déjà proposé quelque chose : répondez d’abord.
server-proposed-lately = Vous venez de proposer quelque chose : attendez un peu avant de redemander.
server-not-their-turn = { $seat_is ->
    [me] Ce n’est pas à vous de jouer.
   *[other] Ce n’est pas à { $seat } de jouer.
}
server-time-not-out = { $seat_is ->
    [me] Vous avez encore du temps.
   *[other] { $seat } a encore du temps.
}
server-paused = La partie est en pause.
server-no-chef = À cette table, on ne demande pas conseil au chef.
server-not-your-turn = Ce n’est pas votre tour.
server-chef-thinks = Le chef réfléchit encore à votre dernière question.
server-chef-rests = Vous avez beaucoup sollicité le chef. Laissez-lui quelques minutes.
server-chef-busy = Beaucoup de monde interroge le chef en ce moment. Réessayez dans une minute.
server-chef-silent = Le chef n’a pas de conseil ici.
server-already-paused = La partie est déjà en pause.
server-not-paused = La partie n’est pas en pause.
server-nothing-proposed = Rien n’a été proposé.
server-nothing-to-undo-there = { $moves ->
    [0] Aucun coup n’a encore été joué.
    [one] Un seul coup a été joué : impossible de revenir à ce point.
   *[other] { $moves } coups ont été joués : impossible de revenir à ce point.
}
server-stale = La partie a avancé entre-temps. Voici où elle en est.
server-too-many-watched = Vous pouvez suivre au plus { $most } tables à la fois.
server-say-something = Écrivez d’abord quelque chose.
server-bad-message = Ce message est illisible : { $detail }

## Requêtes

server-bad-request = « { $field } » ne convient pas : { $detail }
server-not-json = Le serveur ne lit que du JSON (Content-Type : application/json).
server-too-large = C’est trop long pour le serveur.
server-too-fast = Trop de demandes à la suite. Patientez un instant, puis réessayez.
server-nothing-here = Il n’y a rien ici.
server-wrong-method = Cela ne se demande pas ainsi.
server-foreign-origin = Cette requête vient d’un autre site.
server-header-missing = L’en-tête X-Toque doit être présent, avec la valeur 1.
server-bug = Une erreur s’est produite dans le serveur. Elle a été notée.
server-bug-number = Une erreur s’est produite dans le serveur. Elle a été notée sous le numéro { $number }.

## Personnes

server-sign-in-first = Dites d’abord qui vous êtes : entrez sans compte ou connectez-vous.
server-bad-name = « { $name } » ne convient pas comme nom : de 1 à { $longest } caractères, sans « # », et pas celui d’un bot.
server-name-taken = Le nom « { $name } » appartient déjà à quelqu’un d’autre.
server-has-account = Vous avez déjà un compte. Déconnectez-vous pour en créer un autre.
server-guest-has-no-password = Sans compte, pas de mot de passe. Créez d’abord un compte.
server-bad-confirmation = Ce lien est trop ancien ou incomplet. Les réglages permettent d’en envoyer un autre.
server-no-mail = Ce serveur n’envoie pas d’e-mails.
server-nothing-to-confirm = Aucune adresse n’est à confirmer.
server-banned = Ce compte n’a plus le droit de se connecter.
server-silenced = Vous n’avez plus le droit d’écrire ici.
server-wrong-password = Le nom et le mot de passe ne correspondent pas.
server-wrong-current-password = Ce n’est pas votre mot de passe actuel.
server-wrong-code = Le nom et le code de secours ne correspondent pas.
server-bad-email = « { $email } » n’est pas une adresse e-mail.
server-bad-webhook = Ce webhook est inutilisable. { $reason }
server-bad-push-keys = Les clés de ce navigateur sont inutilisables.
server-bad-push-address = L’adresse du service de notification de ce navigateur est inutilisable. { $reason }
server-bad-push-scheme = Un service de notification n’est appelé qu’en https.
server-bad-vapid-key = TOQUE_VAPID_KEY n’est pas une clé privée : 32 octets en Base64 pour adresses.
server-long-holiday = { $days ->
    [0] Il ne vous reste plus de vacances cette année.
    [one] Il vous reste un jour de vacances cette année.
   *[other] Il vous reste { $days } jours de vacances cette année.
}
server-no-such-person = Cette personne n’existe pas.

## Tables

server-no-such-table = Cette table n’existe pas.
server-no-such-match = Aucune partie ne se joue à cette table.
server-unplayable = Cette partie ne peut pas être montrée : son journal ne correspond pas à cette version du jeu.
server-not-for-you = C’est réservé aux personnes à la table.
server-not-over = La partie n’est pas encore terminée.
server-no-such-day = On ne peut voir que les positions d’aujourd’hui et d’hier.
server-no-position = Ce jeu n’a pas de position du jour.
server-day-over = C’était la position d’hier : une nouvelle vous attend aujourd’hui.
server-find-first = Cherchez d’abord votre coup : vous pourrez ensuite rejouer à partir d’ici.
server-remember-yourselves = À cette table, c’est à vous de retenir : la partie pourra se revoir quand elle sera terminée.
server-table-over = Cette table est déjà fermée.
server-already-started = Cette table n’est plus ouverte.
server-changed-meanwhile = Quelqu’un a été plus rapide : la table a changé. Réessayez.
server-host-only = Seul l’hôte de la table peut le faire.
server-not-your-table = Vous n’avez pas joué à cette table.
server-others-play = D’autres jouent ici : la table ne peut plus être annulée.
server-too-many-tables = Vous avez { $most } tables en cours : terminez-en ou annulez-en une d’abord.
server-no-such-seat = Cette table a { $seats } places.
server-seat-taken = La place { $letter } n’est pas libre.
server-no-lesson = Ce jeu n’a pas encore de leçon.
server-no-free-seat = Il n’y a plus de place libre à cette table.
server-already-seated = Vous êtes déjà à cette table.
server-bad-invitation = Cette invitation n’est plus valable.
server-seats-free = La place { $letter } est encore libre. Donnez-la à un bot, ou attendez.
server-rated-seats = À une table classée, chacun n’a qu’une place, et ce n’est pas une étude.
server-rated-chef = À une table classée, personne ne demande conseil au chef.
server-names-of-screen = Seules les personnes qui partagent un écran peuvent recevoir un nom.
server-study-seats = À une table d’étude, chaque place est à vous ou à un bot.
server-fork-seats = { $seats ->
    [one] Cette partie se joue à une place.
   *[other] Cette partie se joue à { $seats } places.
}
server-no-move-yet = À cette étape, aucun coup n’a encore été joué : ouvrez plutôt une table à vous.
server-no-such-moment = Les moments de cette partie vont de { $first } à { $last }.
server-too-many-moments = On peut demander au plus { $most } moments à la fois.

## Réglages du serveur

server-bad-settings = Les réglages sont incorrects : { $detail }
server-bad-public-url = « { $url } » n’est pas une adresse telle que https://toque.example.
server-bad-port = Le port { $port } n’existe pas.
server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }
server-no-store = La base de données « { $url } » ne s’ouvre pas : { $detail }
server-file-in-use = Le fichier « { $file } » est déjà servi par un autre processus. Un fichier, un serveur ; à plusieurs, ils partagent une base PostgreSQL (voir docs/operations.md).
store-not-empty = La base où copier n’est pas vide : il y a des lignes dans « { $table } ».
store-no-file = Il n’y a pas de fichier « { $file } ».
store-file-exists = Le fichier « { $file } » existe déjà ; une sauvegarde n’écrase rien.
store-row-differs = La ligne { $number } de son journal ne peut pas être jouée ici : { $detail }
store-not-over-here = Elle est terminée, mais pas quand on la rejoue ici.
store-score-differs = La place { $seat } avait { $noted } points à la fin et en a { $now } ici.
store-goes-differently = Rejouée ici, elle se déroule autrement que ce qui a été noté : qui décide, ce qui est permis ou les points diffèrent.
store-bad-notes = « { $file } » n’est pas un fichier de « toque store check --note » : { $detail }
server-bad-workers = Il faut au moins un processus pour les bots, pas { $workers }.
server-bad-log-level = Le niveau de journal « { $level } » n’existe pas. Choix possibles : { $possible }.

## La page sans client

server-page-runs = Le serveur tourne, mais sa page n’a pas été construite.
server-page-terminal = Pour jouer dans le terminal :
server-page-schema = Ce que les programmes peuvent demander (OpenAPI)
