# Ce qui part par courriel ou par webhook, et pourquoi une adresse pour cela est refusée.

## Courriels

mail-turn-subject = { $game } : à vous de jouer
mail-turn-body =
    Bonjour { $name },

    une table de { $game } vous attend :
    { $url }
mail-over-subject = { $game } : la partie est terminée
mail-over-body =
    Bonjour { $name },

    votre partie de { $game } est terminée. Scores et relecture :
    { $url }
mail-confirm-subject = Est-ce bien votre adresse ?
mail-confirm-body =
    Bonjour { $name },

    quelqu’un qui porte ce nom souhaite recevoir à cette adresse les messages de Toque. Si
    c’est vous, confirmez-le ici dans les deux jours :
    { $url }

    Sinon, ne faites rien : aucun autre message ne viendra.
mail-footer =
    Ce courriel a été envoyé parce que cette adresse est celle de votre compte Toque. Vous
    pouvez la changer ou l’effacer dans vos réglages :
    { $url }

## Réglages du serveur de courriel

mail-bad-smtp = L’adresse du serveur de courriel ne convient pas. { $reason }
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
