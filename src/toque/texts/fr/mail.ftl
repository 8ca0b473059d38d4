# Ce qui part par e-mail ou par webhook, et pourquoi une adresse pour cela est refusée.

## E-mails

mail-turn-subject = À vous de jouer ({ $game })
mail-turn-body =
    Bonjour { $name },

    Une table de « { $game } » vous attend :
    { $url }
mail-over-subject = Partie terminée ({ $game })
mail-over-body =
    Bonjour { $name },

    Votre partie de « { $game } » est terminée. Voir les scores et revoir la partie :
    { $url }
mail-confirm-subject = Est-ce bien votre adresse ?
mail-confirm-body =
    Bonjour { $name },

    quelqu’un qui porte ce nom souhaite recevoir à cette adresse les messages de Toque. Si
    c’est vous, confirmez-le ici dans les deux jours :
    { $url }

    Sinon, ne faites rien : aucun autre message ne viendra.
mail-footer =
    Cet e-mail a été envoyé parce que cette adresse est celle de votre compte Toque. Vous
    pouvez la changer ou l’effacer dans vos réglages :
    { $url }

## Notifications du navigateur

push-turn = C’est à vous de jouer.

## Réglages du serveur de messagerie

mail-bad-smtp = L’adresse du serveur de messagerie ne convient pas. { $reason }
mail-smtp-form = Elle s’écrit smtp://nom:secret@hôte:587?starttls=1&from=toque@example.org.
mail-smtp-from = L’adresse de l’expéditeur manque : ajoutez-y « from= » ou définissez TOQUE_MAIL_FROM.
mail-smtp-option = Elle ne connaît que les options « from » et « starttls », et « starttls » vaut 0 ou 1.

## Webhooks

# Chacun est une phrase entière : la raison dans un autre texte.
webhook-too-long = Une adresse compte au plus { $longest } caractères.
webhook-malformed = Ce n’est pas une adresse complète comme https://example.org/hook.
webhook-scheme = Seules les adresses en https:// ou http:// sont appelées.
webhook-credentials = Une adresse avec un nom d’utilisateur ou un mot de passe n’est pas appelée.
webhook-port = Seuls les ports habituels sont appelés : 443 pour https, 80 pour http.
webhook-unknown-host = Le nom « { $host } » est introuvable.
webhook-not-public = « { $host } » n’est pas sur l’Internet public.
