# Was als Mail oder Webhook hinausgeht, und warum eine Adresse dafür abgelehnt wird.

## Mails

mail-turn-subject = { $game }: Du bist am Zug
mail-turn-body =
    Hallo { $name },

    dein Tisch „{ $game }“ wartet auf dich:
    { $url }
mail-over-subject = { $game }: Die Partie ist zu Ende
mail-over-body =
    Hallo { $name },

    deine Partie „{ $game }“ ist zu Ende. Ergebnis und Wiederholung:
    { $url }
mail-confirm-subject = Ist das deine Adresse?
mail-confirm-body =
    Hallo { $name },

    jemand mit diesem Namen möchte an diese Adresse Nachrichten von Toque bekommen. Wenn du
    das bist, bestätige es hier innerhalb von zwei Tagen:
    { $url }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Nachricht.
mail-footer =
    Du bekommst diese E-Mail, weil diese Adresse in deinem Toque-Konto steht. Du kannst sie in deinen
    Einstellungen ändern oder entfernen:
    { $url }

## Benachrichtigungen des Browsers

push-turn = Du bist am Zug.

## Einstellungen des Mailservers

mail-bad-smtp = Die Adresse des Mailservers ist ungültig. { $reason }
mail-smtp-form = Sie hat die Form smtp://name:passwort@rechner:587?starttls=1&from=toque@example.org.
mail-smtp-from = Die Absenderadresse fehlt: Ergänze „from=“ oder setze TOQUE_MAIL_FROM.
mail-smtp-option = Erlaubt sind nur die Optionen „from“ und „starttls“; „starttls“ ist 0 oder 1.

## Webhooks

# Jeder ist ein ganzer Satz: der Grund in einem anderen Text.
webhook-too-long = Eine Adresse hat höchstens { $longest } Zeichen.
webhook-malformed = Das ist keine vollständige Adresse wie https://example.org/hook.
webhook-scheme = Nur Adressen mit https:// oder http:// werden aufgerufen.
webhook-credentials = Eine Adresse mit Benutzernamen oder Passwort wird nicht aufgerufen.
webhook-port = Nur die üblichen Ports werden aufgerufen: 443 für https, 80 für http.
webhook-unknown-host = Der Name „{ $host }“ ist nicht zu finden.
webhook-not-public = „{ $host }“ liegt nicht im öffentlichen Internet.
