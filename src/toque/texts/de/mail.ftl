# Was als Mail oder Webhook hinausgeht, und warum eine Adresse dafür abgelehnt wird.

## Mails

mail-turn-subject = { $game }: Du bist am Zug
mail-turn-body =
    Hallo { $name },

    ein Tisch von { $game } wartet auf dich:
    { $url }
mail-over-subject = { $game }: Die Partie ist zu Ende
mail-over-body =
    Hallo { $name },

    deine Partie { $game } ist zu Ende. Wertung und Wiederholung:
    { $url }
mail-confirm-subject = Ist das deine Adresse?
mail-confirm-body =
    Hallo { $name },

    jemand mit diesem Namen möchte an diese Adresse Nachrichten von Toque bekommen. Wenn du
    das bist, bestätige es hier innerhalb von zwei Tagen:
    { $url }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Nachricht.
mail-footer =
    Diese Mail kommt, weil dein Toque-Konto diese Adresse hat. Du kannst sie in deinen
    Einstellungen ändern oder entfernen:
    { $url }

## Einstellungen des Mailservers

mail-bad-smtp = Die Adresse des Mailservers ist so nicht brauchbar. { $reason }
mail-smtp-form = Sie hat die Form smtp://name:kennwort@rechner:587?starttls=1&from=toque@example.org.
mail-smtp-from = Die Mailadresse des Absenders fehlt: Ergänze „from=“ oder setze TOQUE_MAIL_FROM.
mail-smtp-option = Sie kennt nur die Optionen „from“ und „starttls“, und „starttls“ ist 0 oder 1.

## Webhooks

# Jeder ist ein ganzer Satz: der Grund in einem anderen Text.
webhook-too-long = Eine Adresse hat höchstens { $longest } Zeichen.
webhook-malformed = Das ist keine vollständige Adresse wie https://example.org/hook.
webhook-scheme = Nur Adressen mit https:// oder http:// werden aufgerufen.
webhook-credentials = Eine Adresse mit Benutzername oder Kennwort wird nicht aufgerufen.
webhook-port = Nur die üblichen Ports werden aufgerufen: 443 für https, 80 für http.
webhook-unknown-host = Der Name „{ $host }“ ist nicht zu finden.
webhook-not-public = „{ $host }“ liegt nicht im öffentlichen Internet.
