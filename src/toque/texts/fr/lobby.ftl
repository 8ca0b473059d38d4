# Les pages autour de la table : le salon, les nouvelles tables, les comptes, les réglages, les jeux et Toque.

## La barre

lobby-navigation = Principal
lobby-to-home = Vers la première page
lobby-new-table = Nouvelle table
lobby-reconnecting = Reconnexion …
lobby-menu = Menu
lobby-visitor = De passage
lobby-guest = sans compte
lobby-account = avec compte
lobby-my-page = Ma page
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

## La première page

lobby-title = Une table ouverte pour des jeux de pâtisserie et de Versailles rococo
lobby-lead = Jouez dans votre navigateur, entre amis ou contre des bots. La table connaît les règles.
lobby-games = Jeux
lobby-seats = { $most ->
    [1] Pour 1 personne
   *[other] Pour { $fewest } à { $most } personnes
}
lobby-play-bots = Jouer contre des bots
lobby-with-friends = Entre amis
lobby-rules = Règles
lobby-my-tables = Vos tables
lobby-your-turn = à vous de jouer
lobby-turn-of = { $name } décide
lobby-several-decide = { $count } personnes décident
lobby-paused = en pause
lobby-gathering = on s’installe
lobby-continue = Continuer
lobby-open-it = Ouvrir
lobby-call-off = Annuler la table
lobby-call-off-title = Annuler cette table ?
lobby-call-off-about = Elle disparaîtra de vos tables, et la partie restera inachevée.
lobby-keep-it = La garder
lobby-open-tables = Rejoindre
lobby-no-open-tables = Personne n’attend de partenaires en ce moment. Ouvrez une table : on la trouvera ici.
lobby-free-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
lobby-join = Rejoindre
lobby-running-tables = Regarder
lobby-no-running-tables = Aucune partie publique n’est en cours.
lobby-watch = Regarder
lobby-finished-tables = Tout juste finies
lobby-no-finished-tables = Les parties publiques pourront être revues ici dès leur fin.
lobby-replay = Revoir
lobby-who = À la table
lobby-free-seat = libre
lobby-kept-seat = sur invitation
lobby-won = victoire
lobby-decides = doit décider

## Une nouvelle table

lobby-new-lead = Choisissez un jeu et qui s’assoit à la table. Pour le reste, les valeurs proposées conviennent.
lobby-game = Jeu
lobby-company = Avec qui jouez-vous ?
lobby-company-friends = Entre amis
lobby-company-anybody = Ouvert à tous
lobby-company-bots = Avec des bots
lobby-company-screen = Un seul écran
lobby-company-about = { $company ->
    [friends] Chaque place libre reçoit son propre lien. Envoyez-le à la personne attendue.
    [anybody] La table figure sur la première page, et qui vient peut s’asseoir.
    [bots] La partie commence tout de suite.
   *[screen] Chacun joue à son tour sur cet écran, et la partie commence tout de suite.
}
lobby-how-many = Places
lobby-who-sits-where = Qui s’assoit où, dans l’ordre du tour
lobby-seat-number = Place { $seat }
lobby-seat-me = { $name } (vous)
lobby-seat-you = Vous
lobby-seat-invited = Sur invitation, par lien
lobby-seat-open = Ouverte à tous
lobby-more = Variantes, temps et public
lobby-pace = Temps
lobby-pace-now = En une séance
lobby-pace-later = Des jours par coup
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
    [unlisted] Qui a le lien
   *[private] Seulement celles et ceux qui jouent
}
lobby-visibility-about = { $who ->
    [public] La table figure sur la première page.
    [unlisted] La table ne figure nulle part ; son lien suffit.
   *[private] La table n’existe que pour celles et ceux qui y jouent ou y ont été invités.
}
lobby-spectators = On peut regarder
lobby-rated = Classée
lobby-rated-about = Le résultat change le classement de chacun. En partant ou en dépassant son temps, on perd la partie. Une seule place par personne.
lobby-casual = Amicale
lobby-study = Étude
lobby-study-about = Vous jouez à toutes les places, ou des bots ; rien ne compte.
lobby-edition = Votre propre édition (TOML)
lobby-edition-about = Seulement si vous avez saisi les chiffres de votre boîte : « toque edition new » écrit un modèle. Vide, c’est l’édition de la maison.
lobby-own-edition = édition personnelle
lobby-start-now = Commencer
lobby-open-table = Ouvrir la table
lobby-read-file = Lire un fichier
lobby-file-too-long = Ce fichier est trop long.
lobby-line = Ligne { $line } :

## Se connecter

lobby-ways-in = Façons d’entrer
lobby-way-in = { $way ->
    [sign-in] Se connecter
    [new] Créer un compte
    [recover] Mot de passe oublié
   *[guest] Sans compte
}
lobby-sign-in-title = { $way ->
    [sign-in] Se connecter
    [new] Créer un compte
    [recover] Revenir avec le code de secours
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
    [sign-in] Vous êtes ici sans compte, sous le nom de { $name }. Ces tables ne vous suivront pas si vous vous connectez.
    [new] Vous êtes ici sans compte, sous le nom de { $name }. Vos tables vous suivront.
    [recover] Vous êtes ici sans compte, sous le nom de { $name }. Ces tables ne vous suivront pas si vous vous connectez.
   *[guest] Vous êtes ici sans compte, sous le nom de { $name }. Vos tables restent les vôtres sous un autre nom.
}
lobby-signed-in-as = Votre session est ouverte sous le nom de { $name }.
lobby-name = Nom
lobby-password = Mot de passe
lobby-new-password = Nouveau mot de passe
lobby-current-password = Mot de passe actuel
lobby-password-about = Au moins { $shortest } caractères.
lobby-email = Adresse électronique
lobby-email-optional = Adresse électronique (si vous voulez)
lobby-email-about = Seulement pour vous rappeler qu’une table vous attend.
lobby-code = Code de secours
lobby-code-title = Votre code de secours
lobby-code-about = Si vous oubliez le mot de passe, ce code est le seul moyen de revenir. Il n’est montré que cette fois et ne pourra plus l’être : gardez-le en lieu sûr.
lobby-code-copy = Copier le code
lobby-code-kept = J’ai gardé le code
lobby-go-on = Continuer

## Réglages

lobby-settings-lead = L’apparence et les manières de la page, et qui vous êtes ici.
lobby-settings-nobody = Connectez-vous pour garder ces réglages sur tous vos appareils, avec un nom, des rappels et des résultats.
lobby-likes = Apparence et manières
lobby-setting-about = { $setting ->
    [theme] Papier clair ou lumière tamisée.
    [motion] La vitesse des pièces. Sans mouvement si votre appareil le demande.
    [confirm] Les coups qui attendent un second clic avant d’être joués.
    [sound] Un son discret quand quelque chose arrive à la table.
    [colours] Des couleurs plus fortes distinguent mieux les places et les pièces ; les symboles sont toujours là.
   *[density] L’espace entre les choses.
}
lobby-myself = Vous
lobby-guest-about = Vous n’avez pas de compte : seul ce navigateur vous connaît.
lobby-email-unconfirmed = Cette adresse n’est pas encore confirmée : ouvrez le lien de l’e-mail qui y a été envoyé.
lobby-email-send-again = Renvoyer l’e-mail
lobby-email-sent = L’e-mail est en route.
lobby-email-confirmed = L’adresse est confirmée.
lobby-sessions = Connexions
lobby-sessions-about = Les navigateurs connectés à votre compte.
lobby-session-this = Ce navigateur
lobby-session-seen = Utilisé { $when }
lobby-session-end = Déconnecter
lobby-holiday = En vacances jusqu’au
lobby-holiday-about = Jusqu’à la fin de ce jour, votre temps ne s’épuise pas aux tables où l’on a des jours par coup. Au plus 60 jours par an.
lobby-webhook = Webhook
lobby-webhook-address = Adresse
lobby-webhook-about = Pour les programmes : appelée avec du JSON quand une table vous attend, signée avec votre clé.
lobby-webhook-key = Votre clé :
lobby-webhook-key-copy = Copier la clé
lobby-save = Enregistrer
lobby-saved = C’est enregistré.
lobby-change-password = Changer le mot de passe
lobby-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
lobby-my-data = Vos données
lobby-my-data-about = Tables, résultats, messages et notes, le tout dans un fichier JSON.
lobby-export = Télécharger mes données
lobby-guest-leaves = Partir sans compte ?
lobby-guest-leaves-about = Sans compte, on ne peut pas revenir : vos tables et vos résultats seraient hors d’atteinte. Avec un compte, si.
lobby-forget = M’oublier
lobby-forget-title = Vous oublier pour de bon ?
lobby-forget-about = Votre nom, votre mot de passe, vos adresses, vos réglages et vos notes sont effacés. Les tables ouvertes sont annulées, et des bots jouent pour vous. Les parties finies restent, sans votre nom. C’est définitif.
lobby-forgotten = C’est fait : plus rien ici ne porte votre nom.
lobby-stay = Rester

## Une personne

lobby-since = { $guest ->
    [yes] Sans compte, depuis le { $day }
   *[no] Parmi nous depuis le { $day }
}
lobby-away-until = En vacances jusqu’au { $day }.
lobby-statistics = Résultats
lobby-rating = Classement
lobby-provisional = provisoire
lobby-matches = Parties
lobby-wins = Victoires
lobby-mean-score = Score moyen
lobby-best-score = Meilleur score
lobby-no-matches = Aucune partie finie pour l’instant.
lobby-no-matches-of-mine = Aucune partie finie pour l’instant. La première apparaîtra ici.
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
lobby-nobody-here = Personne ici

## Un jeu

lobby-guide = Comment jouer
lobby-contents = Sommaire
lobby-best = Les meilleurs
lobby-no-ratings = Personne n’a encore de classement. Les parties classées entre personnes comptent.

## Parties écrites

lobby-import-lead = Une partie sous forme de texte devient une table à vous : regardez-la coup par coup, ou reprenez-la où vous voulez.
lobby-import-empty = Collez d’abord une partie, ou lisez un fichier.
lobby-record = Partie
lobby-record-about = Elle commence par « toque 1 ». Toute partie finie peut être enregistrée ainsi.
lobby-record-edition = La partie a été jouée avec une édition particulière
lobby-study-record = Étudier cette partie

## À propos

lobby-about-lead = Toque est une table ouverte pour des jeux de pâtisserie et de Versailles rococo : chaque règle est tenue, chaque coup peut être repris tant que rien n’est révélé, chaque partie peut être revue.
lobby-fair = Une donne honnête, à vérifier soi-même
lobby-fair-before = Tout le hasard d’une partie vient d’une graine secrète. Avant le premier coup, la table montre son empreinte SHA-256 : la graine est fixée, mais personne ne peut la lire dans l’empreinte.
lobby-fair-after = À la fin, la graine est montrée et figure dans le texte de la partie. En redistribuant à partir d’elle, on obtient les mêmes cartes dans le même ordre.
lobby-fair-check = L’empreinte de la graine doit être celle que vous avez vue au début :
lobby-fair-bots = Les bots ne voient rien de plus que qui serait assis à leur place.
lobby-keys = La table au clavier
lobby-keys-about = Toute partie peut se jouer sans souris. Des lettres mènent aux zones du plateau ; le plan des touches, à la table, dit lesquelles.
lobby-free = Logiciel libre
lobby-free-about = Toque est sous licence MIT. Les règles y sont expliquées avec ses propres mots, et toutes les images ont été dessinées pour lui.
lobby-for-programs = Ce que les programmes peuvent demander à ce serveur (OpenAPI)
lobby-credits = Merci
lobby-credits-about = Les polices, icônes et bibliothèques sur lesquelles Toque repose.

## Nulle part

lobby-nowhere = Il n’y a pas de page ici
lobby-nowhere-about = L’adresse ne mène nulle part ; il manque peut-être une lettre.
