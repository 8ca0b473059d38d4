# Die Seiten um den Tisch herum: Empfang, neue Tische, Konten, Einstellungen, Spiele und was Toque ist.

## Die Leiste

lobby-navigation = Hauptnavigation
lobby-to-home = Zur Startseite
lobby-new-table = Neuer Tisch
lobby-reconnecting = Verbindung wird wiederhergestellt …
lobby-menu = Menü
lobby-visitor = Nicht angemeldet
lobby-guest = Gast
lobby-account = mit Konto
lobby-settings = Einstellungen
lobby-import = Partie analysieren
lobby-about = Über Toque
lobby-sign-in = Anmelden
lobby-sign-out = Abmelden
lobby-make-account = Konto anlegen
lobby-switch-theme = { $to ->
    [light] Helles Design
   *[dark] Dunkles Design
}
lobby-close = Schließen
lobby-copied = Kopiert.
lobby-not-copied = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.

## Die Startseite

lobby-title = Ein offener Tisch für Brettspiele rund um Konditorkunst und das Versailles des Rokoko
lobby-lead = Spiel im Browser, mit Freunden oder gegen Bots. Der Tisch kennt die Regeln.
lobby-games = Spiele
lobby-seats = { $most ->
    [1] Für 1 Person
   *[other] Für { $fewest } bis { $most } Personen
}
lobby-play = Spielen
lobby-play-bots = Gegen Bots spielen
lobby-level = Stärke der Bots
lobby-level-weaker = Hier schwächer
lobby-players = { $most ->
    [1] 1 Person
   *[other] { $fewest }–{ $most } Personen
}
lobby-takes = { $minutes } min
lobby-solo = Solo
lobby-duel = Duell
lobby-duel-about = gegen einen Bot
lobby-friends = Freunde
lobby-friends-about = per Link
lobby-learn-it = Lernen
lobby-learn-first = erste Partie
lobby-learn-at = Schritt { $step } von { $steps }
lobby-learn-again = noch einmal
lobby-learn-lead = Eine erste Partie, die beim Spielen alles erklärt, oder die Anleitung zum Lesen.
lobby-watch-lead = Partien, die gerade laufen, und die letzten, die zu Ende sind.
lobby-turns = { $count ->
    [one] An 1 Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
}
lobby-others-wait = { $count ->
    [one] 1 weiterer wartet auf andere
   *[other] { $count } weitere warten auf andere
}
lobby-waiting = wartet { $time }
lobby-time-left = noch { $time }
lobby-go-to = { $what ->
    [play] Spielen: { $game }
   *[open] Öffnen: { $game }
}
lobby-table-of = Tisch von { $name }
lobby-pace-live-each = Live, je { $minutes } min
lobby-all = alle { $count }
lobby-fewer = weniger
lobby-tables = Tische
lobby-parts = Teile der Startseite
lobby-profile = Profil
lobby-learn = Spielend lernen
lobby-with-friends = Mit Freunden
lobby-rules = Regeln
lobby-my-tables = Deine Tische
lobby-your-turn = du bist dran
lobby-turn-of = { $name } ist dran
lobby-several-decide = { $count } Personen sind dran
lobby-paused = Pause
lobby-gathering = wartet auf Mitspielende
lobby-open-it = Öffnen
lobby-call-off = Auflösen
lobby-call-off-title = Diesen Tisch auflösen?
lobby-call-off-about = Er verschwindet aus deiner Liste, und die Partie wird nicht zu Ende gespielt.
lobby-keep-it = Behalten
lobby-open-tables = Tische zum Mitspielen
lobby-no-open-tables = Gerade sucht niemand Mitspielende. Eröffne einen Tisch, dann finden ihn andere hier.
lobby-join = Mitspielen
lobby-running-tables = Partien zum Zuschauen
lobby-no-running-tables = Im Moment läuft keine öffentliche Partie.
lobby-watch = Zuschauen
lobby-day = Stellung des Tages
lobby-day-same = für alle dieselbe
lobby-day-today = Heute
lobby-day-ask = Du bist dran. Eine Aktion ist klar besser als alle anderen: Welche?
lobby-day-find = Aktion finden
lobby-day-see = Lösung ansehen
lobby-day-games = Stellungen von heute
lobby-day-state = { $state ->
    [right] gefunden
    [wrong] beantwortet
   *[open] noch zu finden
}
lobby-day-streak = { $days ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
lobby-replay = Ansehen
lobby-who = Am Tisch
lobby-free-seat = frei
lobby-kept-seat = eingeladen

## Ein neuer Tisch

lobby-new-lead = Wähle ein Spiel und wer am Tisch sitzt. Alles andere ist sinnvoll vorbelegt.
lobby-game = Spiel
lobby-company = Wer spielt mit dir?
lobby-company-friends = Freunde
lobby-company-anybody = Offen für alle
lobby-company-bots = Bots
lobby-company-screen = Alle an einem Bildschirm
lobby-company-about = { $company ->
    [friends] Der Tisch steht in keiner Liste. Schick deinen Freunden den Link: Wer ihn hat, darf sich setzen.
    [anybody] Der Tisch steht auf der Startseite, und wer mag, setzt sich dazu.
    [bots] Die Partie beginnt sofort.
   *[screen] Alle spielen reihum an diesem Bildschirm, und die Partie beginnt sofort.
}
lobby-how-many = Plätze
lobby-who-sits-where = Wer wo sitzt, in Zugreihenfolge
lobby-seat-number = Platz { $seat }
lobby-seat-me = { $name } (du)
lobby-seat-you = Du
lobby-seat-here = An diesem Bildschirm
lobby-seat-invited = Einladung per Link
lobby-seat-open = { $who ->
    [public] Alle
   *[other] Alle mit dem Link
}
lobby-name-of-seat = Name an Platz { $seat }
lobby-more = Varianten, Zeit und Publikum
lobby-pace = Zeit
lobby-pace-none = Ohne Uhr
lobby-pace-now = In Echtzeit
lobby-pace-later = Über mehrere Tage
lobby-pace-live = { $minutes } min + { $seconds } s
lobby-pace-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
lobby-minutes = Minuten pro Person
lobby-increment = Zeitgutschrift pro Zug (Sekunden)
lobby-days = Tage pro Zug
lobby-who-sees = Wer darf den Tisch sehen?
lobby-visibility = { $who ->
    [public] Alle
    [unlisted] Wer den Link hat
   *[private] Nur wer mitspielt
}
lobby-visibility-about = { $who ->
    [public] Der Tisch steht auf der Startseite.
    [unlisted] Der Tisch steht nirgends; sein Link genügt.
   *[private] Den Tisch sieht nur, wer mitspielt oder eingeladen ist.
}
lobby-spectators = Andere dürfen zuschauen
lobby-rated = Gewertet
lobby-rated-about = Das Ergebnis verändert alle Wertungszahlen. Wer geht oder die Bedenkzeit überschreitet, hat verloren. Ein Platz pro Person.
lobby-chef = Küchenchef darf gefragt werden
lobby-chef-about = Er sagt, was er spielen würde. Das Protokoll zeigt den anderen, wer fragt; nie an einem gewerteten Tisch.
lobby-casual = Ohne Wertung
lobby-study = Analysetisch
lobby-study-about = Jeden Platz spielst du selbst oder ein Bot; das Ergebnis zählt nicht.
lobby-edition = Eigene Edition (TOML)
lobby-edition-about = Nur nötig, wenn du die Werte aus deiner Spieleschachtel abgetippt hast: „toque edition new“ schreibt eine Vorlage. Leer lassen für die Hausedition.
lobby-own-edition = eigene Edition
lobby-start-now = Partie starten
lobby-open-table = Tisch eröffnen
lobby-read-file = Datei öffnen
lobby-file-too-long = Diese Datei ist zu groß.
lobby-line = Zeile { $line }:

## Anmelden

lobby-ways-in = Anmeldung
lobby-way-in = { $way ->
    [sign-in] Anmelden
    [new] Konto anlegen
    [recover] Passwort vergessen
   *[guest] Als Gast
}
lobby-sign-in-title = { $way ->
    [sign-in] Anmelden
    [new] Konto anlegen
    [recover] Zugang wiederherstellen
   *[guest] Als Gast spielen
}
lobby-sign-in-lead = { $way ->
    [sign-in] Mit Namen und Passwort deines Kontos.
    [new] Ein Konto merkt sich deine Tische, Ergebnisse und Wertungszahl – auf jedem Gerät. Name und Passwort genügen.
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
    [sign-in] Du spielst als Gast { $name }. Wenn du dich anmeldest, nimmst du die Tische dieses Gastes nicht mit.
    [new] Du spielst als Gast { $name }. Deine Tische nimmst du mit.
    [recover] Du spielst als Gast { $name }. Wenn du dich anmeldest, nimmst du die Tische dieses Gastes nicht mit.
   *[guest] Du spielst als Gast { $name }. Deine Tische behältst du auch unter einem anderen Namen.
}
lobby-signed-in-as = Du bist als { $name } angemeldet.
lobby-name = Name
lobby-password = Passwort
lobby-new-password = Neues Passwort
lobby-current-password = Bisheriges Passwort
lobby-password-about = Mindestens { $shortest } Zeichen.
lobby-email = E-Mail
lobby-email-optional = E-Mail (freiwillig)
lobby-email-about = Nur zur Erinnerung, wenn ein Tisch auf dich wartet.
lobby-code = Wiederherstellungscode
lobby-code-title = Dein Wiederherstellungscode
lobby-code-about = Solltest du das Passwort vergessen, ist dieser Code der einzige Weg zurück. Er wird nur dieses eine Mal gezeigt: Bewahre ihn sicher auf.
lobby-code-copy = Code kopieren
lobby-code-kept = Ich habe den Code gesichert
lobby-go-on = Weiter

## Einstellungen

lobby-settings-lead = Wie die Seite aussieht und sich verhält, und wer du hier bist.
lobby-settings-nobody = Melde dich an, damit diese Einstellungen auf jedem Gerät gelten, samt Namen, Erinnerungen und Ergebnissen.
lobby-likes = Aussehen und Verhalten
lobby-setting-about = { $setting ->
    [theme] Helles Papier oder gedämpftes Licht.
    [motion] Wie schnell sich Teile bewegen. Gar nicht, wenn dein Gerät so eingestellt ist.
    [hints] Ein Satz, wenn eine Art von Frage zum ersten Mal kommt.
    [confirm] Welche Aktionen auf einen zweiten Klick warten, bevor sie gespielt werden.
    [sound] Ein leiser Ton, wenn am Tisch etwas geschieht.
    [colours] Kräftigere Farben trennen Plätze und Teile deutlicher; Symbole sind immer dabei.
   *[density] Wie viel Platz zwischen den Elementen bleibt.
}
lobby-myself = Du
lobby-guest-about = Du bist als Gast hier: Nur dieser Browser kennt dich.
lobby-email-unconfirmed = Diese Adresse ist noch nicht bestätigt: Öffne den Link in der E-Mail, die dorthin geschickt wurde.
lobby-email-send-again = Noch einmal schicken
lobby-email-sent = Die E-Mail ist unterwegs.
lobby-email-confirmed = Die Adresse ist bestätigt.
lobby-reminders = Wenn du dran bist
lobby-reminders-about = Dieser Browser kann dir sagen, dass ein Tisch auf dich wartet, auch wenn keine Seite von Toque offen ist. Sonst erfährt er nichts von der Partie, und ein Klick beendet es.
lobby-tell-me = Sag mir, wenn ich dran bin
lobby-told = Dieses Gerät sagt dir Bescheid
lobby-told-no-more = Dieses Gerät sagt dir nicht mehr Bescheid.
lobby-telling = { $outcome ->
    [done] Ab jetzt sagt dir dieses Gerät, wenn du dran bist.
    [denied] Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
   *[failed] Dein Browser hat seinen Benachrichtigungsdienst nicht erreicht. Versuch es später noch einmal.
}
lobby-telling-impossible = Dieser Browser kann es hier nicht: Es braucht eine sichere Verbindung (https), und auf iPhone oder iPad muss Toque erst zum Startbildschirm hinzugefügt werden.
lobby-sessions = Angemeldet
lobby-sessions-about = Browser, in denen du angemeldet bist.
lobby-session-this = Dieser Browser
lobby-session-seen = Benutzt { $when }
lobby-session-end = Dort abmelden
lobby-holiday = Im Urlaub bis
lobby-holiday-about = Bis zum Ende dieses Tages läuft deine Bedenkzeit an Tischen mit Tagen pro Zug nicht ab. Davon gibt es 60 Tage im Jahr.
lobby-webhook = Webhook
lobby-webhook-address = Adresse
lobby-webhook-about = Für Programme: Sie wird mit JSON aufgerufen, wenn ein Tisch auf dich wartet, signiert mit deinem Schlüssel.
lobby-webhook-key = Dein Schlüssel:
lobby-webhook-key-copy = Schlüssel kopieren
lobby-save = Speichern
lobby-saved = Gespeichert.
lobby-change-password = Passwort ändern
lobby-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
lobby-my-data = Deine Daten
lobby-my-data-about = Tische, Ergebnisse, Chat und Notizen, alles in einer JSON-Datei.
lobby-export = Meine Daten herunterladen
lobby-guest-leaves = Als Gast abmelden?
lobby-guest-leaves-about = Ein Gast kann nicht zurückkommen: Deine Tische und Ergebnisse wären unerreichbar. Mit einem Konto geht es.
lobby-forget = Meine Daten löschen
lobby-forget-title = Alle deine Daten endgültig löschen?
lobby-forget-about = Dein Name, dein Passwort, deine Adressen, Einstellungen und Notizen werden gelöscht. Offene Tische werden aufgelöst, und Bots spielen für dich weiter. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
lobby-forgotten = Deine Daten sind gelöscht.
lobby-stay = Doch nicht

## Eine Person

lobby-since = { $guest ->
    [yes] Gast seit { $day }
   *[no] Dabei seit { $day }
}
lobby-away-until = Im Urlaub bis { $day }.
lobby-rating = Wertungszahl
lobby-provisional = vorläufig
lobby-matches = Partien
lobby-wins = Siege
lobby-best-score = Beste Punktzahl
lobby-no-matches = Noch keine beendete Partie.
lobby-no-matches-of-mine = Noch keine beendete Partie. Deine erste wird hier stehen.
lobby-share-profile = Diese Seite zeigen
lobby-mean-of = im Schnitt { $mean }
lobby-form = Letzte Ergebnisse
lobby-company-of = Gespielt mit
lobby-came-before = { $matches ->
    [one] { $before ->
        [0] 1 Partie, noch nicht davor
       *[other] 1 Partie, davor
    }
   *[other] { $before } von { $matches } Mal davor
}
lobby-beaten = { $matches ->
    [one] { $wins ->
        [0] 1 Partie, noch nicht besiegt
       *[other] 1 Partie, besiegt
    }
   *[other] { $wins } von { $matches } Mal besiegt
}
lobby-best-of = Bestwert { $score }
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
lobby-nobody-here = Diese Person gibt es nicht

## Ein Spiel

lobby-guide = So wird gespielt
lobby-contents = Inhalt
lobby-best = Bestenliste
lobby-no-ratings = Noch hat niemand eine Wertungszahl. Es zählen nur gewertete Partien zwischen Menschen.

## Aufgeschriebene Partien

lobby-import-lead = Aus der Aufzeichnung einer Partie wird ein eigener Tisch: Sieh sie dir Zug für Zug an oder spiel von jeder Stelle aus weiter.
lobby-import-empty = Füge zuerst eine Aufzeichnung ein oder öffne eine Datei.
lobby-record = Aufzeichnung
lobby-record-about = Sie beginnt mit „toque 1“. Jede beendete Partie lässt sich so speichern.
lobby-record-edition = Die Partie wurde mit einer eigenen Edition gespielt
lobby-study-record = Diese Partie analysieren

## Über Toque

lobby-about-lead = Toque ist ein offener Tisch für Brettspiele rund um Konditorkunst und das Versailles des Rokoko: Jede Regel wird eingehalten, jede Aktion lässt sich zurücknehmen, bis etwas aufgedeckt ist, jede Partie lässt sich noch einmal ansehen.
lobby-fair = Faires Mischen zum Nachprüfen
lobby-fair-before = Der gesamte Zufall einer Partie stammt aus einem geheimen Startwert. Vor dem ersten Zug zeigt der Tisch dessen SHA-256-Prüfsumme: Der Startwert steht damit fest, lässt sich aus der Prüfsumme aber nicht berechnen.
lobby-fair-after = Nach der Partie wird der Startwert gezeigt und steht in der Aufzeichnung. Wer damit neu mischt, bekommt dieselben Karten in derselben Reihenfolge.
lobby-fair-check = Die Prüfsumme des Startwerts muss die sein, die du am Anfang gesehen hast:
lobby-fair-bots = Bots bekommen nicht mehr zu sehen als ein Mensch an ihrem Platz.
lobby-keys = Spielen mit der Tastatur
lobby-keys-about = Jede Partie lässt sich ohne Maus spielen. Buchstaben führen zu den Bereichen des Spielplans; welche, zeigt die Tastenübersicht am Tisch.
lobby-free = Freie Software
lobby-free-about = Toque steht unter der MIT-Lizenz. Die Regeln sind in eigenen Worten erklärt, und alle Bilder wurden eigens dafür gezeichnet.
lobby-for-programs = Schnittstelle für Programme (OpenAPI)
lobby-credits = Dank
lobby-credits-about = Schriften, Symbole und Bibliotheken, auf denen Toque beruht.

## Nirgendwo

lobby-nowhere = Diese Seite gibt es nicht
lobby-nowhere-about = Die Adresse führt ins Leere; vielleicht fehlt ein Buchstabe.
