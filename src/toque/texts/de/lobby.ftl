# Die Seiten um den Tisch herum: Empfang, neue Tische, Konten, Einstellungen, Spiele und was Toque ist.

## Die Leiste

lobby-navigation = Hauptseiten
lobby-to-home = Zur ersten Seite
lobby-new-table = Neuer Tisch
lobby-reconnecting = Verbindung kommt wieder …
lobby-menu = Menü
lobby-visitor = Zu Besuch
lobby-guest = zu Gast
lobby-account = mit Konto
lobby-my-page = Meine Seite
lobby-settings = Einstellungen
lobby-import = Partie studieren
lobby-about = Über Toque
lobby-sign-in = Anmelden
lobby-sign-out = Abmelden
lobby-make-account = Konto anlegen
lobby-switch-theme = { $to ->
    [light] Helles Thema
   *[dark] Dunkles Thema
}
lobby-close = Schließen
lobby-copied = Kopiert.
lobby-not-copied = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.

## Die erste Seite

lobby-title = Ein offener Tisch für Brettspiele um Konditorkunst und das Versailles des Rokoko
lobby-lead = Spiel im Browser, mit Freunden oder gegen Bots. Der Tisch kennt die Regeln.
lobby-games = Spiele
lobby-seats = { $most ->
    [1] Für 1 Person
   *[other] Für { $fewest } bis { $most } Personen
}
lobby-play-bots = Gleich gegen Bots spielen
lobby-with-friends = Mit Freunden
lobby-rules = Regeln
lobby-my-tables = Deine Tische
lobby-your-turn = du bist dran
lobby-turn-of = { $name } entscheidet
lobby-several-decide = { $count } Personen entscheiden
lobby-paused = Pause
lobby-gathering = man findet sich ein
lobby-continue = Weiterspielen
lobby-open-it = Öffnen
lobby-call-off = Absagen
lobby-call-off-title = Diesen Tisch absagen?
lobby-call-off-about = Er verschwindet von deinen Tischen, und die Partie wird nicht zu Ende gespielt.
lobby-keep-it = Behalten
lobby-open-tables = Mitspielen
lobby-no-open-tables = Gerade sucht niemand Mitspielende. Öffne einen Tisch, dann finden ihn andere hier.
lobby-free-seats = { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
lobby-join = Mitspielen
lobby-running-tables = Zuschauen
lobby-no-running-tables = Im Moment läuft keine öffentliche Partie.
lobby-watch = Zuschauen
lobby-finished-tables = Eben zu Ende
lobby-no-finished-tables = Öffentliche Partien lassen sich hier nachspielen, sobald sie zu Ende sind.
lobby-replay = Nachspielen
lobby-who = Am Tisch
lobby-free-seat = frei
lobby-kept-seat = eingeladen
lobby-won = gewonnen
lobby-decides = entscheidet jetzt

## Ein neuer Tisch

lobby-new-lead = Wähle ein Spiel und wer am Tisch sitzt. Alles andere ist sinnvoll vorbelegt.
lobby-game = Spiel
lobby-company = Wer spielt mit dir?
lobby-company-friends = Freunde
lobby-company-anybody = Wer mag
lobby-company-bots = Bots
lobby-company-screen = Alle an einem Bildschirm
lobby-company-about = { $company ->
    [friends] Jeder freie Platz bekommt einen eigenen Link. Schick ihn der Person, die dort sitzen soll.
    [anybody] Der Tisch steht auf der ersten Seite, und wer kommt, darf sich setzen.
    [bots] Die Partie beginnt sofort.
   *[screen] Alle spielen reihum an diesem Bildschirm, und die Partie beginnt sofort.
}
lobby-how-many = Plätze
lobby-who-sits-where = Wer wo sitzt, in Zugreihenfolge
lobby-seat-number = Platz { $seat }
lobby-seat-me = { $name } (du)
lobby-seat-you = Du
lobby-seat-invited = Eingeladen, mit Link
lobby-seat-open = Wer mag
lobby-more = Varianten, Zeit und Publikum
lobby-pace = Zeit
lobby-pace-now = In einer Sitzung
lobby-pace-later = Tage für jeden Zug
lobby-pace-live = { $minutes } min + { $seconds } s
lobby-pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
lobby-minutes = Minuten für jede Person
lobby-increment = Sekunden, die mit jedem Zug dazukommen
lobby-days = Tage für jeden Zug
lobby-who-sees = Wer darf den Tisch sehen?
lobby-visibility = { $who ->
    [public] Alle
    [unlisted] Wer den Link hat
   *[private] Nur wer mitspielt
}
lobby-visibility-about = { $who ->
    [public] Der Tisch steht auf der ersten Seite.
    [unlisted] Der Tisch steht nirgends; sein Link genügt.
   *[private] Den Tisch gibt es nur für alle, die dort spielen oder eingeladen sind.
}
lobby-spectators = Andere dürfen zuschauen
lobby-rated = Gewertet
lobby-rated-about = Das Ergebnis verändert alle Wertungszahlen. Wer geht oder die Bedenkzeit überschreitet, hat verloren. Ein Platz pro Person.
lobby-casual = Ohne Wertung
lobby-study = Studie
lobby-study-about = Du spielst alle Plätze, oder Bots tun es; nichts zählt.
lobby-edition = Eigene Ausgabe (TOML)
lobby-edition-about = Nur wenn du die Zahlen deiner Schachtel abgetippt hast: „toque edition new“ schreibt eine Vorlage. Leer heißt: die Ausgabe des Hauses.
lobby-own-edition = eigene Ausgabe
lobby-start-now = Anfangen
lobby-open-table = Tisch öffnen
lobby-read-file = Datei lesen
lobby-file-too-long = Diese Datei ist zu lang.
lobby-line = Zeile { $line }:

## Anmelden

lobby-ways-in = Wege herein
lobby-way-in = { $way ->
    [sign-in] Anmelden
    [new] Konto anlegen
    [recover] Passwort vergessen
   *[guest] Zu Gast
}
lobby-sign-in-title = { $way ->
    [sign-in] Anmelden
    [new] Konto anlegen
    [recover] Mit dem Rettungscode zurückkommen
   *[guest] Zu Gast spielen
}
lobby-sign-in-lead = { $way ->
    [sign-in] Mit Namen und Passwort deines Kontos.
    [new] Ein Konto bewahrt deine Tische, Ergebnisse und Wertung, auf jedem Gerät. Name und Passwort genügen.
    [recover] Mit dem Code, der beim Anlegen des Kontos gezeigt wurde, wählst du ein neues Passwort.
   *[guest] Ein Name genügt. Dieser Browser merkt sich dich; ein anderer nicht.
}
lobby-enter = { $way ->
    [sign-in] Anmelden
    [new] Konto anlegen
    [recover] Neues Passwort setzen
   *[guest] Diesen Namen nehmen
}
lobby-guest-signs-in = { $way ->
    [sign-in] Du bist als { $name } zu Gast. Die Tische dieses Gastes kommen nicht mit, wenn du dich anmeldest.
    [new] Du bist als { $name } zu Gast. Deine Tische kommen mit.
    [recover] Du bist als { $name } zu Gast. Die Tische dieses Gastes kommen nicht mit, wenn du dich anmeldest.
   *[guest] Du bist als { $name } zu Gast. Deine Tische bleiben auch unter anderem Namen deine.
}
lobby-signed-in-as = Du bist als { $name } angemeldet.
lobby-name = Name
lobby-password = Passwort
lobby-new-password = Neues Passwort
lobby-current-password = Bisheriges Passwort
lobby-password-about = Mindestens { $shortest } Zeichen.
lobby-email = E-Mail
lobby-email-optional = E-Mail (wenn du magst)
lobby-email-about = Nur zur Erinnerung, wenn ein Tisch auf dich wartet.
lobby-code = Rettungscode
lobby-code-title = Dein Rettungscode
lobby-code-about = Solltest du das Passwort vergessen, ist dieser Code der einzige Weg zurück. Er wird nur dieses eine Mal gezeigt: Bewahre ihn sicher auf.
lobby-code-copy = Code kopieren
lobby-code-kept = Ich habe den Code aufbewahrt
lobby-go-on = Weiter

## Einstellungen

lobby-settings-lead = Wie die Seite aussieht und sich verhält, und wer du hier bist.
lobby-settings-nobody = Melde dich an, um diese Einstellungen auf jedem Gerät zu haben, mit Namen, Erinnerungen und Ergebnissen.
lobby-likes = Aussehen und Verhalten
lobby-setting-about = { $setting ->
    [theme] Helles Papier oder gedämpftes Licht.
    [motion] Wie schnell sich Teile bewegen. Ohne Bewegung, wenn dein Gerät das wünscht.
    [confirm] Welche Züge auf einen zweiten Klick warten, bevor sie gespielt werden.
    [sound] Ein leiser Ton, wenn am Tisch etwas geschieht.
    [colours] Kräftigere Farben trennen Plätze und Teile deutlicher; Symbole sind immer dabei.
   *[density] Wie viel Luft zwischen den Dingen ist.
}
lobby-myself = Du
lobby-guest-about = Du bist zu Gast: Nur dieser Browser kennt dich.
lobby-email-unconfirmed = Diese Adresse ist noch nicht bestätigt: Öffne den Link in der E-Mail, die dorthin geschickt wurde.
lobby-email-send-again = Noch einmal schicken
lobby-email-sent = Die E-Mail ist unterwegs.
lobby-email-confirmed = Die Adresse ist bestätigt.
lobby-sessions = Angemeldet
lobby-sessions-about = Browser, in denen du angemeldet bist.
lobby-session-this = Dieser Browser
lobby-session-seen = Benutzt { $when }
lobby-session-end = Dort abmelden
lobby-holiday = Im Urlaub bis
lobby-holiday-about = Bis zum Ende dieses Tages läuft deine Zeit nicht ab, wo es Tage für jeden Zug gibt. Davon gibt es 60 Tage im Jahr.
lobby-webhook = Webhook
lobby-webhook-address = Adresse
lobby-webhook-about = Für Programme: Sie wird mit JSON aufgerufen, wenn ein Tisch auf dich wartet, unterschrieben mit deinem Schlüssel.
lobby-webhook-key = Dein Schlüssel:
lobby-webhook-key-copy = Schlüssel kopieren
lobby-save = Speichern
lobby-saved = Gespeichert.
lobby-change-password = Passwort ändern
lobby-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
lobby-my-data = Deine Daten
lobby-my-data-about = Tische, Ergebnisse, Nachrichten und Notizen, alles in einer JSON-Datei.
lobby-export = Meine Daten herunterladen
lobby-guest-leaves = Als Gast abmelden?
lobby-guest-leaves-about = Ein Gast kann nicht zurückkommen: Deine Tische und Ergebnisse wären unerreichbar. Mit einem Konto geht es.
lobby-forget = Mich vergessen
lobby-forget-title = Dich für immer vergessen?
lobby-forget-about = Dein Name, Passwort, deine Adressen, Einstellungen und Notizen werden gelöscht. Offene Tische werden abgesagt, und Bots spielen für dich weiter. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
lobby-forgotten = Du wurdest vergessen.
lobby-stay = Bleiben

## Eine Person

lobby-since = { $guest ->
    [yes] Zu Gast seit { $day }
   *[no] Dabei seit { $day }
}
lobby-away-until = Im Urlaub bis { $day }.
lobby-statistics = Ergebnisse
lobby-rating = Wertung
lobby-provisional = vorläufig
lobby-matches = Partien
lobby-wins = Siege
lobby-mean-score = Punkte im Mittel
lobby-best-score = Beste Punktzahl
lobby-no-matches = Noch keine beendete Partie.
lobby-no-matches-of-mine = Noch keine beendete Partie. Deine erste wird hier stehen.
lobby-latest-matches = Letzte Partien
lobby-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
}
lobby-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
lobby-nobody-here = Niemand hier

## Ein Spiel

lobby-guide = So wird gespielt
lobby-contents = Inhalt
lobby-best = Die Besten
lobby-no-ratings = Noch hat niemand eine Wertungszahl. Gewertete Partien zwischen Menschen zählen.

## Aufgeschriebene Partien

lobby-import-lead = Aus einer Partie als Text wird ein eigener Tisch: Sieh sie dir Zug für Zug an, oder spiel von jeder Stelle weiter.
lobby-import-empty = Füge zuerst eine Partie ein, oder lies eine Datei.
lobby-record = Partie
lobby-record-about = Sie beginnt mit „toque 1“. Jede beendete Partie lässt sich so speichern.
lobby-record-edition = Die Partie wurde mit einer eigenen Ausgabe gespielt
lobby-study-record = Diese Partie studieren

## Über Toque

lobby-about-lead = Toque ist ein offener Tisch für Brettspiele um Konditorkunst und das Versailles des Rokoko: Jede Regel wird eingehalten, jeder Zug lässt sich zurücknehmen, bis etwas aufgedeckt ist, jede Partie lässt sich nachspielen.
lobby-fair = Ehrliches Geben, zum Nachprüfen
lobby-fair-before = Aller Zufall einer Partie kommt aus einem geheimen Startwert. Vor dem ersten Zug zeigt der Tisch seinen SHA-256-Hash: Der Startwert steht fest, doch niemand kann ihn aus dem Hash lesen.
lobby-fair-after = Nach der Partie wird der Startwert gezeigt und steht in ihrem Text. Wer damit neu gibt, bekommt dieselben Karten in derselben Reihenfolge.
lobby-fair-check = Der Hash des Startwerts muss der sein, den du am Anfang gesehen hast:
lobby-fair-bots = Bots bekommen nicht mehr zu sehen als jeder Mensch an ihrem Platz.
lobby-keys = Der Tisch mit der Tastatur
lobby-keys-about = Jede Partie lässt sich ohne Maus spielen. Buchstaben führen zu den Bereichen des Spielplans; welche, zeigt die Tastenkarte am Tisch.
lobby-free = Freie Software
lobby-free-about = Toque steht unter der MIT-Lizenz. Die Regeln sind in eigenen Worten erklärt, und alle Bilder wurden dafür gezeichnet.
lobby-for-programs = Was Programme diesen Server fragen können (OpenAPI)
lobby-credits = Dank
lobby-credits-about = Schriften, Symbole und Bibliotheken, auf denen Toque beruht.

## Nirgendwo

lobby-nowhere = Hier ist keine Seite
lobby-nowhere-about = Die Adresse führt nirgendwohin; vielleicht fehlt ein Buchstabe.
