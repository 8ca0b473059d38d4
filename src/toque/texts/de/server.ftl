# Was der Server sagt.


## Am Tisch

ask-wait = Jetzt entscheiden andere; deinen letzten Zug kannst du noch zurücknehmen.
ask-chosen = Du hast gewählt. Du kannst es dir anders überlegen, bis alle gewählt haben.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-bot-plays-your-seat = Ein Bot spielt auf deinem Platz. Nimm ihn zuerst zurück.
server-seat-is-yours = Auf diesem Platz spielst du schon.
server-resigned = Dieser Platz wurde endgültig aufgegeben.
server-no-person-there = Auf diesem Platz spielt kein Mensch.
server-proposal-open = Jemand anders hat schon etwas vorgeschlagen: Antworte erst darauf.
server-proposed-lately = Du hast gerade erst etwas vorgeschlagen: Warte ein wenig, bevor du wieder fragst.
server-not-their-turn = { $seat_is ->
    [me] Du bist nicht am Zug.
   *[other] { $seat } ist nicht am Zug.
}
server-time-not-out = { $seat_is ->
    [me] Du hast noch Zeit.
   *[other] { $seat } hat noch Zeit.
}
server-paused = Die Partie ist angehalten.
server-already-paused = Die Partie ist schon angehalten.
server-not-paused = Die Partie ist nicht angehalten.
server-nothing-proposed = Es wurde nichts vorgeschlagen.
server-nothing-to-undo-there = { $moves ->
    [0] Noch wurde kein Zug gespielt.
    [one] Erst ein Zug wurde gespielt: Dahin geht es nicht zurück.
   *[other] { $moves } Züge wurden gespielt: Dahin geht es nicht zurück.
}
server-stale = Die Partie ging inzwischen weiter. So steht sie jetzt.
server-too-many-watched = Du kannst { $most } Tischen zugleich folgen, mehr nicht.
server-say-something = Schreib erst etwas.
server-bad-message = Diese Nachricht ist nicht lesbar: { $detail }

## Anfragen

server-bad-request = „{ $field }“ passt so nicht: { $detail }
server-not-json = Der Server liest nur JSON (Content-Type: application/json).
server-too-large = Das ist dem Server zu lang.
server-too-fast = Das war zu oft. Warte einen Moment und versuch es dann noch einmal.
server-nothing-here = Hier gibt es nichts.
server-wrong-method = So kann man das nicht anfragen.
server-foreign-origin = Diese Anfrage kommt von einer anderen Website.
server-header-missing = Die Kopfzeile X-Toque muss da sein, mit dem Wert 1.
server-bug = Im Server ist etwas schiefgegangen. Es wurde vermerkt.
server-bug-number = Im Server ist etwas schiefgegangen. Es wurde unter { $number } vermerkt.

## Menschen

server-sign-in-first = Sag zuerst, wer du bist: Komm als Gast herein oder melde dich an.
server-bad-name = „{ $name }“ geht nicht als Name: 1 bis { $longest } Zeichen, kein „#“, nicht der eines Bots.
server-name-taken = Der Name „{ $name }“ gehört schon jemand anderem.
server-has-account = Du hast schon ein Konto. Melde dich ab, um ein anderes anzulegen.
server-guest-has-no-password = Gäste haben kein Passwort. Leg zuerst ein Konto an.
server-bad-confirmation = Dieser Link ist zu alt oder nicht vollständig. In den Einstellungen lässt sich ein neuer schicken.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-nothing-to-confirm = Es gibt keine Adresse zu bestätigen.
server-banned = Dieses Konto darf nicht mehr herein.
server-silenced = Du darfst hier nicht mehr schreiben.
server-wrong-password = Name und Passwort passen nicht zusammen.
server-wrong-current-password = Das ist nicht dein jetziges Passwort.
server-wrong-code = Name und Wiederherstellungscode passen nicht zusammen.
server-bad-email = „{ $email }“ ist keine E-Mail-Adresse.
server-bad-webhook = Dieser Webhook geht nicht. { $reason }
server-long-holiday = { $days ->
    [0] Dieses Jahr hast du keinen Urlaub mehr.
    [one] Dieses Jahr hast du noch einen Tag Urlaub.
   *[other] Dieses Jahr hast du noch { $days } Tage Urlaub.
}
server-no-such-person = Diesen Menschen gibt es nicht.

## Tische

server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-match = An diesem Tisch wird keine Partie gespielt.
server-unplayable = Diese Partie lässt sich nicht zeigen: Ihr Protokoll passt nicht zu dieser Fassung des Spiels.
server-not-for-you = Das ist nur für die, die am Tisch sitzen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-remember-yourselves = An diesem Tisch merkt ihr euch alles selbst: Zurückblicken könnt ihr, wenn die Partie zu Ende ist.
server-table-over = Dieser Tisch ist schon zu Ende.
server-already-started = Dieser Tisch ist nicht mehr offen.
server-changed-meanwhile = Jemand war schneller: Der Tisch hat sich geändert. Versuch es noch einmal.
server-host-only = Das kann nur der Gastgeber des Tisches.
server-not-your-table = An diesem Tisch hast du nicht gespielt.
server-others-play = Hier spielen andere: Der Tisch kann nicht mehr abgesagt werden.
server-too-many-tables = Du hast { $most } Tische, die noch nicht zu Ende sind: Beende oder sag erst einen davon ab.
server-no-such-seat = Dieser Tisch hat { $seats } Plätze.
server-seat-taken = Platz { $letter } ist nicht frei.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-already-seated = Du sitzt schon an diesem Tisch.
server-bad-invitation = Diese Einladung gilt nicht mehr.
server-seats-free = Platz { $letter } ist noch frei. Gib ihn einem Bot oder warte.
server-rated-seats = An einem gewerteten Tisch gibt es einen Platz pro Person, und er ist kein Analysetisch.
server-study-seats = An einem Studiertisch sitzt überall du oder ein Bot.
server-fork-seats = { $seats ->
    [one] Diese Partie ist für einen Platz.
   *[other] Diese Partie ist für { $seats } Plätze.
}
server-no-move-yet = In diesem Moment ist noch kein Zug gespielt: Öffne stattdessen einen eigenen Tisch.
server-no-such-moment = Die Momente dieser Partie reichen von { $first } bis { $last }.
server-too-many-moments = Es können höchstens { $most } Momente auf einmal erfragt werden.

## Einstellungen des Servers

server-bad-settings = Die Einstellungen gehen so nicht: { $detail }
server-bad-public-url = „{ $url }“ ist keine Adresse wie https://toque.example.
server-bad-port = Den Port { $port } gibt es nicht.
server-cannot-listen = Der Server kann an { $host }, Port { $port } nicht lauschen: { $detail }
server-no-store = Die Datenbank „{ $url }“ lässt sich nicht öffnen: { $detail }
server-bad-workers = Für Bots muss mindestens ein Prozess da sein, nicht { $workers }.
server-bad-log-level = Die Protokollstufe „{ $level }“ gibt es nicht. Möglich: { $possible }.

## Die Seite ohne Client

server-page-runs = Der Server läuft, aber seine Seite wurde nicht gebaut.
server-page-terminal = Zum Spielen im Terminal:
server-page-schema = Was Programme fragen können (OpenAPI)
