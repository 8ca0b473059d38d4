# Was der Server sagt.


## Am Tisch

ask-wait = Jetzt sind andere dran; deine letzte Aktion kannst du noch zurücknehmen.
ask-chosen = Du hast gewählt. Du kannst es dir anders überlegen, bis alle gewählt haben.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-bot-plays-your-seat = Ein Bot spielt auf deinem Platz. Übernimm den Platz zuerst wieder selbst.
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
server-paused = Die Partie macht gerade Pause.
server-no-chef = An diesem Tisch wird der Küchenchef nicht gefragt.
server-not-your-turn = Du bist nicht am Zug.
server-chef-thinks = Der Küchenchef denkt noch über deine letzte Frage nach.
server-chef-rests = Du hast den Küchenchef oft gefragt. Lass ihm ein paar Minuten.
server-chef-busy = Gerade fragen viele den Küchenchef. Versuch es in einer Minute noch einmal.
server-chef-silent = Der Küchenchef weiß hier keinen Rat.
server-already-paused = Die Partie macht schon Pause.
server-not-paused = Die Partie macht gerade keine Pause.
server-nothing-proposed = Es wurde nichts vorgeschlagen.
server-nothing-to-undo-there = { $moves ->
    [0] Noch wurde keine Aktion gespielt.
    [one] Erst eine Aktion wurde gespielt: Dorthin kannst du nicht zurück.
   *[other] { $moves } Aktionen wurden gespielt: Dorthin kannst du nicht zurück.
}
server-stale = Die Partie ist inzwischen weitergegangen. Das ist der aktuelle Stand.
server-too-many-watched = Du kannst höchstens { $most } Tischen zugleich folgen.
server-say-something = Schreib erst etwas.
server-bad-message = Diese Nachricht ist nicht lesbar: { $detail }

## Anfragen

server-bad-request = „{ $field }“ ist ungültig: { $detail }
server-not-json = Der Server liest nur JSON (Content-Type: application/json).
server-too-large = Das ist zu lang für den Server.
server-too-fast = Das waren zu viele Anfragen. Warte einen Moment und versuch es dann noch einmal.
server-nothing-here = Hier gibt es nichts.
server-wrong-method = Diese Methode ist hier nicht erlaubt.
server-foreign-origin = Diese Anfrage kommt von einer anderen Website.
server-header-missing = Die Kopfzeile X-Toque mit dem Wert 1 fehlt.
server-bug = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
server-bug-number = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde unter { $number } protokolliert.

## Menschen

server-sign-in-first = Sag zuerst, wer du bist: Komm als Gast herein oder melde dich an.
server-bad-name = „{ $name }“ geht nicht als Name: 1 bis { $longest } Zeichen, kein „#“, kein Name eines Bots.
server-name-taken = Der Name „{ $name }“ gehört schon jemand anderem.
server-has-account = Du hast schon ein Konto. Melde dich ab, um ein anderes anzulegen.
server-guest-has-no-password = Gäste haben kein Passwort. Leg zuerst ein Konto an.
server-bad-confirmation = Dieser Link ist zu alt oder nicht vollständig. In den Einstellungen lässt sich ein neuer schicken.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-nothing-to-confirm = Es gibt keine Adresse zu bestätigen.
server-banned = Dieses Konto darf nicht mehr herein.
server-silenced = Du darfst hier nicht mehr schreiben.
server-wrong-password = Name und Passwort passen nicht zusammen.
server-wrong-current-password = Das ist nicht dein bisheriges Passwort.
server-wrong-code = Name und Wiederherstellungscode passen nicht zusammen.
server-bad-email = „{ $email }“ ist keine E-Mail-Adresse.
server-bad-webhook = Dieser Webhook geht nicht. { $reason }
server-bad-push-keys = Die Schlüssel dieses Browsers sind nicht zu gebrauchen.
server-bad-push-address = Die Adresse des Benachrichtigungsdienstes dieses Browsers geht nicht. { $reason }
server-bad-push-scheme = Ein Benachrichtigungsdienst wird nur über https aufgerufen.
server-bad-vapid-key = TOQUE_VAPID_KEY ist kein privater Schlüssel: 32 Bytes in URL-sicherem Base64.
server-long-holiday = { $days ->
    [0] Dieses Jahr hast du keinen Urlaub mehr.
    [one] Dieses Jahr hast du noch einen Tag Urlaub.
   *[other] Dieses Jahr hast du noch { $days } Tage Urlaub.
}
server-no-such-person = Diese Person gibt es nicht.

## Tische

server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-match = An diesem Tisch wird keine Partie gespielt.
server-unplayable = Diese Partie lässt sich nicht zeigen: Ihr Protokoll passt nicht zu dieser Fassung des Spiels.
server-not-for-you = Das ist nur für die, die am Tisch sitzen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-no-such-day = Ansehen kannst du nur die Stellungen von heute und gestern.
server-no-position = Für dieses Spiel gibt es keine Stellung des Tages.
server-day-over = Das war die Stellung von gestern: Heute gibt es eine neue.
server-find-first = Finde erst deine Aktion: Danach kannst du von hier weiterspielen.
server-remember-yourselves = An diesem Tisch merkt ihr euch alles selbst: Zurückblicken könnt ihr, wenn die Partie zu Ende ist.
server-table-over = Die Partie an diesem Tisch ist schon zu Ende.
server-already-started = Die Partie an diesem Tisch hat schon begonnen.
server-changed-meanwhile = Jemand war schneller: Der Tisch hat sich geändert. Versuch es noch einmal.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-not-your-table = An diesem Tisch hast du nicht gespielt.
server-others-play = Hier spielen andere: Der Tisch lässt sich nicht mehr auflösen.
server-too-many-tables = Du hast schon { $most } offene Tische: Spiel erst einen davon zu Ende oder lös ihn auf.
server-no-such-seat = { $seats ->
    [one] Dieser Tisch hat nur einen Platz.
   *[other] Dieser Tisch hat { $seats } Plätze.
}
server-seat-taken = Platz { $letter } ist nicht frei.
server-no-lesson = Zu diesem Spiel gibt es noch keine Einführung.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-already-seated = Du sitzt schon an diesem Tisch.
server-bad-invitation = Diese Einladung gilt nicht mehr.
server-seats-free = Platz { $letter } ist noch frei. Gib ihn einem Bot oder warte.
server-rated-seats = An einem gewerteten Tisch gibt es einen Platz pro Person, und er ist kein Analysetisch.
server-rated-chef = An einem gewerteten Tisch fragt niemand den Küchenchef.
server-names-of-screen = Nur wer sich einen Bildschirm teilt, kann einen Namen bekommen.
server-study-seats = An einem Analysetisch spielst du jeden Platz selbst, oder ein Bot spielt ihn.
server-fork-seats = { $seats ->
    [one] Diese Partie hat nur einen Platz.
   *[other] Diese Partie hat { $seats } Plätze.
}
server-no-move-yet = An dieser Stelle ist noch keine Aktion gespielt: Eröffne stattdessen einen eigenen Tisch.
server-no-such-moment = Die Schritte dieser Partie reichen von { $first } bis { $last }.
server-too-many-moments = Es lassen sich höchstens { $most } Schritte auf einmal abfragen.

## Einstellungen des Servers

server-bad-settings = Die Einstellungen sind ungültig: { $detail }
server-bad-public-url = „{ $url }“ ist keine Adresse wie https://toque.example.
server-bad-port = Den Port { $port } gibt es nicht.
server-cannot-listen = Der Server kann unter { $host }, Port { $port }, keine Verbindungen annehmen: { $detail }
server-no-store = Die Datenbank „{ $url }“ lässt sich nicht öffnen: { $detail }
server-file-in-use = Die Datei „{ $file }“ wird schon von einem anderen Prozess bedient. Eine Datei ist für einen Server; mehrere teilen sich eine PostgreSQL-Datenbank (siehe docs/operations.md).
store-not-empty = Die Datenbank, in die kopiert werden soll, ist nicht leer: in „{ $table }“ stehen Zeilen.
store-no-file = Es gibt keine Datei „{ $file }“.
store-file-exists = Die Datei „{ $file }“ gibt es schon; eine Sicherung überschreibt nichts.
store-row-differs = Zeile { $number } ihres Protokolls lässt sich hier nicht spielen: { $detail }
store-not-over-here = Sie ist zu Ende, aber nicht, wenn sie hier nachgespielt wird.
store-score-differs = Platz { $seat } hatte am Ende { $noted } Punkte und hat hier { $now }.
store-goes-differently = Hier nachgespielt verläuft sie anders als festgehalten: Wer entscheidet, was erlaubt ist oder die Punkte weichen ab.
store-bad-notes = „{ $file }“ ist keine Datei von „toque store check --note“: { $detail }
server-bad-workers = Die Bots brauchen mindestens einen Prozess, nicht { $workers }.
server-bad-log-level = Die Protokollstufe „{ $level }“ gibt es nicht. Möglich: { $possible }.

## Die Seite ohne Client

server-page-runs = Der Server läuft, aber die Weboberfläche wurde nicht gebaut.
server-page-terminal = Zum Spielen im Terminal:
server-page-schema = Schnittstelle für Programme (OpenAPI)
