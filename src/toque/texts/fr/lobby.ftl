# Les pages autour de la table : le salon, les nouvelles tables, les comptes, les réglages, les jeux et Toque.

## La barre

lobby-navigation = Navigation principale
lobby-to-home = Retour à l’accueil
lobby-new-table = Nouvelle table
lobby-reconnecting = Reconnexion…
lobby-menu = Menu
lobby-visitor = En visite
lobby-guest = sans compte
lobby-account = avec compte
lobby-settings = Réglages
lobby-import = Étudier une partie
lobby-about = À propos de Toque
lobby-sign-in = Se connecter
lobby-sign-out = Se déconnecter
lobby-make-account = Créer un compte
lobby-switch-theme = { $to ->
    [light] Thème clair
   *[dark] Thème sombre
}
lobby-close = Fermer
lobby-copied = Copié.
lobby-not-copied = Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.

## La page d’accueil

lobby-title = Une table ouverte aux jeux de société sur la pâtisserie et le Versailles rococo
lobby-lead = Jouez dans votre navigateur, entre amis ou contre des bots. La table connaît les règles.
lobby-games = Jeux
lobby-seats = { $most ->
    [1] Pour 1 personne
   *[other] Pour { $fewest } à { $most } personnes
}
lobby-play = Jouer
lobby-play-bots = Défier les bots
lobby-level = Niveau des bots
lobby-level-weaker = Plus faibles ici
lobby-players = { $most ->
    [1] 1 personne
   *[other] { $fewest } à { $most } personnes
}
lobby-takes = { $minutes } min
lobby-solo = Solo
lobby-duel = Duel
lobby-duel-about = contre un bot
lobby-friends = Amis
lobby-friends-about = par un lien
lobby-learn-it = Apprendre
lobby-learn-first = une partie guidée
lobby-learn-at = étape { $step } sur { $steps }
lobby-learn-again = encore une fois
lobby-learn-lead = Une première partie qui explique tout en jouant, ou le guide à lire.
lobby-watch-lead = Les parties en cours, et les dernières terminées.
lobby-turns = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
lobby-others-wait = { $count ->
    [one] { $count } autre attend d’autres personnes
   *[other] { $count } autres attendent d’autres personnes
}
lobby-waiting = depuis { $time }
lobby-time-left = reste { $time }
lobby-go-to = { $what ->
    [play] Jouer : { $game }
   *[open] Ouvrir : { $game }
}
lobby-table-of = Table ouverte par { $name }
lobby-pace-live-each = En direct, { $minutes } min chacun
lobby-all = les { $count }
lobby-fewer = moins
lobby-tables = Tables
lobby-parts = Sections de la page d’accueil
lobby-profile = Profil
lobby-learn = Apprendre en jouant
lobby-with-friends = Entre amis
lobby-rules = Règles
lobby-my-tables = Vos tables
lobby-your-turn = à vous de jouer
lobby-turn-of = à { $name } de jouer
lobby-several-decide = { $count } personnes doivent jouer
lobby-paused = en pause
lobby-gathering = on s’installe
lobby-open-it = Ouvrir
lobby-call-off = Annuler la table
lobby-call-off-title = Annuler cette table ?
lobby-call-off-about = Elle disparaîtra de vos tables, et la partie restera inachevée.
lobby-keep-it = Garder la table
lobby-open-tables = Tables à rejoindre
lobby-no-open-tables = Aucune table n’attend de monde en ce moment. Ouvrez-en une : elle apparaîtra ici.
lobby-join = Rejoindre
lobby-running-tables = Parties à regarder
lobby-no-running-tables = Aucune partie publique n’est en cours.
lobby-watch = Regarder
lobby-day = La position du jour
lobby-day-same = la même pour tout le monde
lobby-day-today = Du jour
lobby-day-ask = À vous de jouer. Un coup est nettement meilleur que tous les autres : lequel ?
lobby-day-find = Trouver le coup
lobby-day-see = Voir la solution
lobby-day-games = Les positions d’aujourd’hui
lobby-day-state = { $state ->
    [right] trouvée
    [wrong] réponse donnée
   *[open] à trouver
}
lobby-day-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
lobby-replay = Revoir
lobby-who = À la table
lobby-free-seat = libre
lobby-kept-seat = sur invitation

## Une nouvelle table

lobby-new-lead = Choisissez un jeu et qui joue à la table. Pour le reste, les réglages proposés conviennent.
lobby-game = Jeu
lobby-company = Avec qui jouez-vous ?
lobby-company-friends = Entre amis
lobby-company-anybody = Ouvert à tous
lobby-company-bots = Avec des bots
lobby-company-screen = Sur un seul écran
lobby-company-about = { $company ->
    [friends] La table n’apparaît nulle part. Envoyez son lien à vos amis : toute personne qui l’a peut s’asseoir.
    [anybody] La table figure sur la page d’accueil, et tout le monde peut s’y installer.
    [bots] La partie commence tout de suite.
   *[screen] Chacun joue à son tour sur cet écran, et la partie commence tout de suite.
}
lobby-how-many = Places
lobby-who-sits-where = Qui joue à quelle place, dans l’ordre du tour
lobby-seat-number = Place { $seat }
lobby-seat-me = { $name } (vous)
lobby-seat-you = Vous
lobby-seat-here = À cet écran
lobby-seat-invited = Sur invitation, par lien
lobby-seat-open = { $who ->
    [public] Tout le monde
   *[other] Qui a le lien
}
lobby-name-of-seat = Nom à la place { $seat }
lobby-more = Variantes, temps et public
lobby-pace = Temps
lobby-pace-none = Sans limite de temps
lobby-pace-now = Temps réel
lobby-pace-later = Tour par tour
lobby-pace-live = { $minutes } min + { $seconds } s
lobby-pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
lobby-minutes = Minutes par personne
lobby-increment = Secondes ajoutées à chaque coup
lobby-days = Jours par coup
lobby-who-sees = Qui peut voir la table ?
lobby-visibility = { $who ->
    [public] Tout le monde
    [unlisted] Avec le lien
   *[private] Seulement à la table
}
lobby-visibility-about = { $who ->
    [public] La table figure sur la page d’accueil.
    [unlisted] La table ne figure nulle part ; son lien suffit.
   *[private] Seules les personnes qui y jouent ou y sont invitées voient la table.
}
lobby-spectators = Spectateurs admis
lobby-rated = Classée
lobby-rated-about = Le résultat change le classement de chacun. En partant ou en dépassant son temps, on perd la partie. Une seule place par personne.
lobby-chef = On peut demander conseil au chef
lobby-chef-about = Il dit ce qu’il jouerait. Le journal indique aux autres qui le consulte ; jamais à une table classée.
lobby-casual = Amicale
lobby-study = Étude
lobby-study-about = Chaque place est à vous ou à un bot ; rien ne compte.
lobby-edition = Votre propre édition (TOML)
lobby-edition-about = Seulement si vous avez saisi les valeurs de votre boîte : « toque edition new » écrit un modèle. Laissez vide pour l’édition de la maison.
lobby-own-edition = édition personnelle
lobby-start-now = Commencer
lobby-open-table = Ouvrir la table
lobby-read-file = Ouvrir un fichier
lobby-file-too-long = Ce fichier est trop volumineux.
lobby-line = Ligne { $line } :

## Se connecter

lobby-ways-in = Modes de connexion
lobby-way-in = { $way ->
    [sign-in] Se connecter
    [new] Créer un compte
    [recover] Mot de passe oublié
   *[guest] Sans compte
}
lobby-sign-in-title = { $way ->
    [sign-in] Se connecter
    [new] Créer un compte
    [recover] Retrouver votre compte
   *[guest] Jouer sans compte
}
lobby-sign-in-lead = { $way ->
    [sign-in] Avec le nom et le mot de passe de votre compte.
    [new] Un compte garde vos tables, vos résultats et votre classement sur tous vos appareils. Un nom et un mot de passe suffisent.
    [recover] Le code montré à la création du compte permet de choisir un nouveau mot de passe.
   *[guest] Un nom suffit. Ce navigateur se souvient de vous ; un autre, non.
}
lobby-enter = { $way ->
    [sign-in] Se connecter
    [new] Créer le compte
    [recover] Changer le mot de passe
   *[guest] Prendre ce nom
}
lobby-guest-signs-in = { $way ->
    [sign-in] Vous êtes ici sans compte ({ $name }). Ces tables ne vous suivront pas si vous vous connectez.
    [new] Vous êtes ici sans compte ({ $name }). Vos tables vous suivront.
    [recover] Vous êtes ici sans compte ({ $name }). Ces tables ne vous suivront pas si vous vous connectez.
   *[guest] Vous êtes ici sans compte ({ $name }). Vos tables vous restent si vous changez de nom.
}
lobby-signed-in-as = Vous êtes ici avec votre compte ({ $name }).
lobby-name = Nom
lobby-password = Mot de passe
lobby-new-password = Nouveau mot de passe
lobby-current-password = Mot de passe actuel
lobby-password-about = Au moins { $shortest } caractères.
lobby-email = Adresse e-mail
lobby-email-optional = Adresse e-mail (facultative)
lobby-email-about = Seulement pour vous rappeler qu’une table vous attend.
lobby-code = Code de secours
lobby-code-title = Votre code de secours
lobby-code-about = Si vous oubliez le mot de passe, ce code est le seul moyen de revenir. Il ne sera plus jamais affiché : gardez-le en lieu sûr.
lobby-code-copy = Copier le code
lobby-code-kept = J’ai noté le code
lobby-go-on = Continuer

## Réglages

lobby-settings-lead = L’apparence et le comportement de la page, et votre profil.
lobby-settings-nobody = Connectez-vous pour garder ces réglages sur tous vos appareils, avec un nom, des rappels et des résultats.
lobby-likes = Apparence et comportement
lobby-setting-about = { $setting ->
    [theme] Papier clair ou lumière tamisée.
    [motion] La vitesse de déplacement des pièces. Aucune animation si votre appareil le demande.
    [hints] Une phrase la première fois qu’une sorte de question se pose.
    [confirm] Les coups qui attendent un second clic avant d’être joués.
    [sound] Un son discret quand il se passe quelque chose à la table.
    [colours] Des couleurs plus fortes distinguent mieux les places et les pièces ; les symboles sont toujours là.
   *[density] L’espace entre les éléments.
}
lobby-myself = Votre profil
lobby-guest-about = Vous n’avez pas de compte : seul ce navigateur vous connaît.
lobby-email-unconfirmed = Cette adresse n’est pas encore confirmée : ouvrez le lien de l’e-mail qui y a été envoyé.
lobby-email-send-again = Renvoyer l’e-mail
lobby-email-sent = L’e-mail est en route.
lobby-email-confirmed = L’adresse est confirmée.
lobby-reminders = Quand c’est à vous de jouer
lobby-reminders-about = Ce navigateur peut vous prévenir qu’une table vous attend, même si aucune page de Toque n’est ouverte. Il n’apprend rien d’autre de la partie, et un clic y met fin.
lobby-tell-me = Me prévenir quand c’est à moi
lobby-told = Cet appareil vous prévient
lobby-told-no-more = Cet appareil ne vous prévient plus.
lobby-telling = { $outcome ->
    [done] Désormais, cet appareil vous prévient quand c’est à vous de jouer.
    [denied] Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages pour ce site.
   *[failed] Votre navigateur n’a pas pu joindre son service de notification. Réessayez plus tard.
}
lobby-telling-impossible = Ce navigateur ne le peut pas ici : il faut une connexion sécurisée (https) et, sur iPhone ou iPad, que Toque soit d’abord ajouté à l’écran d’accueil.
lobby-sessions = Connexions
lobby-sessions-about = Les navigateurs connectés à votre compte.
lobby-session-this = Ce navigateur
lobby-session-seen = Utilisé { $when }
lobby-session-end = Déconnecter
lobby-holiday = En vacances jusqu’au
lobby-holiday-about = Jusqu’à la fin de cette journée, votre temps ne s’écoule pas aux tables en tour par tour. Au plus 60 jours par an.
lobby-webhook = Webhook
lobby-webhook-address = Adresse
lobby-webhook-about = Pour les programmes : adresse appelée quand une table vous attend, avec du JSON signé de votre clé.
lobby-webhook-key = Votre clé :
lobby-webhook-key-copy = Copier la clé
lobby-save = Enregistrer
lobby-saved = C’est enregistré.
lobby-change-password = Changer le mot de passe
lobby-password-changed = Le mot de passe a été changé. Les autres appareils ont été déconnectés.
lobby-my-data = Vos données
lobby-my-data-about = Tables, résultats, messages et notes, le tout dans un fichier JSON.
lobby-export = Télécharger mes données
lobby-guest-leaves = Partir sans compte ?
lobby-guest-leaves-about = Sans compte, vous ne pourrez pas revenir : vos tables et vos résultats seront perdus. Créez un compte pour les garder.
lobby-forget = Effacer mes données
lobby-forget-title = Tout effacer pour de bon ?
lobby-forget-about = Votre nom, votre mot de passe, vos adresses, vos réglages et vos notes sont effacés. Les tables ouvertes sont annulées, et des bots finissent vos parties. Les parties finies restent, sans votre nom. C’est définitif.
lobby-forgotten = C’est fait : plus rien ici ne porte votre nom.
lobby-stay = Rester

## Une personne

lobby-since = { $guest ->
    [yes] Sans compte, depuis le { $day }
   *[no] Parmi nous depuis le { $day }
}
lobby-away-until = En vacances jusqu’au { $day }.
lobby-rating = Classement
lobby-provisional = provisoire
lobby-matches = Parties
lobby-wins = Victoires
lobby-best-score = Meilleur score
lobby-no-matches = Aucune partie finie pour l’instant.
lobby-no-matches-of-mine = Aucune partie finie pour l’instant. La première apparaîtra ici.
lobby-share-profile = Montrer cette page
lobby-mean-of = { $mean } en moyenne
lobby-form = Derniers résultats
lobby-company-of = A joué avec
lobby-came-before = { $matches ->
    [one] { $before ->
        [0] 1 partie, pas encore devant
       *[other] 1 partie, devant
    }
   *[other] devant { $before } fois sur { $matches }
}
lobby-beaten = { $matches ->
    [one] { $wins ->
        [0] 1 partie, pas encore gagnée
       *[other] 1 partie, gagnée
    }
   *[other] { $wins ->
        [one] { $wins } partie gagnée sur { $matches }
       *[other] { $wins } parties gagnées sur { $matches }
    }
}
lobby-best-of = record { $score }
lobby-latest-matches = Dernières parties
lobby-rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
}
lobby-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
lobby-nobody-here = Il n’y a personne ici

## Un jeu

lobby-guide = Comment jouer
lobby-contents = Sommaire
lobby-best = Meilleurs classements
lobby-no-ratings = Personne n’a encore de classement. Seules comptent les parties classées entre personnes.

## Parties écrites

lobby-import-lead = Le texte d’une partie devient votre table : revoyez-la coup par coup, ou reprenez-la où vous voulez.
lobby-import-empty = Collez d’abord le texte d’une partie, ou ouvrez un fichier.
lobby-record = Texte de la partie
lobby-record-about = Elle commence par « toque 1 ». Toute partie finie peut être enregistrée ainsi.
lobby-record-edition = La partie a été jouée avec une édition personnelle
lobby-study-record = Étudier cette partie

## À propos

lobby-about-lead = Toque est une table ouverte aux jeux de société sur la pâtisserie et le Versailles rococo : chaque règle est appliquée, chaque coup peut être annulé tant que rien n’est révélé, chaque partie peut être revue.
lobby-fair = Une donne honnête, que chacun peut vérifier
lobby-fair-before = Tout le hasard d’une partie vient d’une graine secrète. Avant le premier coup, la table montre son empreinte SHA-256 : la graine est fixée, mais personne ne peut la déduire de l’empreinte.
lobby-fair-after = À la fin, la graine est montrée et figure dans le texte de la partie. En redistribuant à partir de celle-ci, on obtient les mêmes cartes dans le même ordre.
lobby-fair-check = L’empreinte de la graine doit être celle que vous avez vue au début :
lobby-fair-bots = Les bots ne voient rien de plus que ce que verrait une personne à leur place.
lobby-keys = La table au clavier
lobby-keys-about = Toute partie peut se jouer sans souris. Des lettres mènent aux zones du plateau ; à la table, l’aide des raccourcis dit lesquelles.
lobby-free = Logiciel libre
lobby-free-about = Toque est sous licence MIT. Les règles y sont expliquées avec d’autres mots, et toutes les images ont été dessinées exprès.
lobby-for-programs = Ce que les programmes peuvent demander à ce serveur (OpenAPI)
lobby-credits = Remerciements
lobby-credits-about = Les polices, icônes et bibliothèques sur lesquelles Toque repose.

## Nulle part

lobby-nowhere = Cette page n’existe pas
lobby-nowhere-about = L’adresse ne mène nulle part ; il manque peut-être une lettre.
