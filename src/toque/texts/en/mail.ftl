# What leaves by mail, webhook or push, and why an address for it is refused.

## Mails

mail-turn-subject = { $game }: it is your turn
mail-turn-body =
    Hello { $name },

    Your { $game } table is waiting for you:
    { $url }
mail-over-subject = { $game }: the match is over
mail-over-body =
    Hello { $name },

    Your { $game } match is over. Scores and replay:
    { $url }
mail-confirm-subject = Is this your address?
mail-confirm-body =
    Hello { $name },

    somebody with this name wants to get mails from Toque at this address. If that is you,
    say so here within two days:
    { $url }

    If it is not, do nothing: no other mail will come.
mail-footer =
    You received this e-mail because your Toque account uses this address. You can change or
    remove it in your settings:
    { $url }

## Notifications of the browser

push-turn = It is your turn.

## Settings of the mail server

mail-bad-smtp = The address of the mail server cannot be used. { $reason }
mail-smtp-form = It has the form smtp://user:password@host:587?starttls=1&from=toque@example.org.
mail-smtp-from = The sender’s mail address is missing: add “from=” to it or set TOQUE_MAIL_FROM.
mail-smtp-option = Only the options “from” and “starttls” are allowed, and “starttls” is 0 or 1.

## Webhooks

# Each is a whole sentence: the reason inside another text.
webhook-too-long = An address has at most { $longest } characters.
webhook-malformed = That is not a complete address such as https://example.org/hook.
webhook-scheme = Only addresses with https:// or http:// are called.
webhook-credentials = An address with a user name or a password is not called.
webhook-port = Only the usual ports are called: 443 for https, 80 for http.
webhook-unknown-host = The name “{ $host }” cannot be found.
webhook-not-public = “{ $host }” is not on the public Internet.
