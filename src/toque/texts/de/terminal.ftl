# Was das Terminal sagt.

## Hilfe

cli-help =
    Toque: Brettspiele rund um Konditorkunst und das Versailles des Rokoko.

      toque play            in diesem Terminal spielen, gegen Bots oder Freunde
      toque serve           Tische im Browser eröffnen, für Freunde und Bots
      toque admin           sich um Leute und Tische eines Servers kümmern
      toque store           die Datenbank eines Servers sichern, umziehen, prüfen
      toque games           die Spiele mit Plätzen und Optionen auflisten
      toque replay DATEI    eine aufgezeichnete Partie Zug für Zug nacherzählen
      toque verify DATEI    eine Partie neu mischen und jede Aktion prüfen
      toque sim SPIEL       Bots viele Partien gegeneinander spielen lassen
      toque arena SPIEL     dasselbe im Ernst: Wertungszahlen, Seite, Prozessoren
      toque edition         eine Edition mit den Werten deiner Schachtel anlegen
                            oder prüfen
      toque balance SPIEL   aufschreiben, wie sich eine Edition spielt
      toque train SPIEL     aus Partien lernen, was Stellungen wert sind
      toque bench SPIEL     messen, wie schnell ein Spiel hier läuft
      toque --version       die Version anzeigen

    „toque help BEFEHL“ erklärt einen Befehl genauer, etwa „toque help play“.
    Alle sprechen Englisch, Französisch und Deutsch: --lang en, --lang fr, --lang de.
cli-help-admin =
    Für alle, die einen Server betreiben. Der Befehl wirkt auf die Datenbank des
    Servers, auch wenn er läuft.

      toque admin people [WORT]        wer da ist; mit WORT, nach dem Namen
      toque admin tables               die Tische, die offen sind oder laufen
      toque admin reports              was gemeldet wurde
      toque admin mute WER             jemand darf nicht mehr schreiben; unmute WER
      toque admin ban WER              jemand darf nicht mehr herein; unban WER
      toque admin close-table ID       einen Tisch auflösen
      toque admin close-report ID      eine Meldung ist erledigt
      toque admin reset-password WER   ein neues Passwort, einmal gezeigt

      --database ORT    eine Datei für SQLite, oder postgresql://… (TOQUE_DATABASE)
      --json            ein JSON-Objekt ausgeben

    WER ist der Name eines Kontos, oder die Kennung von irgendwem.
cli-admin-nothing = Da ist nichts.
cli-admin-done = { $what ->
    [mute] { $whom } darf nicht mehr schreiben.
    [unmute] { $whom } darf wieder schreiben.
    [ban] { $whom } darf nicht mehr herein.
    [unban] { $whom } darf wieder herein.
    [close-table] Tisch { $whom } ist aufgelöst.
    [close-report] Meldung { $whom } ist erledigt.
   *[reset-password] Das neue Passwort von { $whom }: { $password }
}
cli-help-store =
    Für alle, die einen Server betreiben: seine Datenbank. Er darf dabei laufen.

      toque store backup DATEI     alles in eine neue Datei, Stand eines Moments
      toque store copy VON NACH    alles in eine leere Datenbank, Zeile für Zeile,
                                   und verglichen; Datei oder postgresql://…
      toque store check            jede Partie mit dieser Version prüfen

      --running         nur laufende Partien prüfen: schnell genug vor jedem Start
      --note DATEI      prüfen und festhalten, wie jede Partie verläuft
      --against DATEI   prüfen, ob jede Partie so verläuft, wie eine ältere Version
                        es festgehalten hat
      --database ORT    eine Datei für SQLite, oder postgresql://… (TOQUE_DATABASE)
      --json            ein JSON-Objekt ausgeben

    Eine Sicherung ist eine Datei für SQLite, auch von PostgreSQL: „toque serve
    --database DATEI“ öffnet sie, „toque store copy DATEI postgresql://…“ spielt sie
    zurück.
cli-store-backed-up = Alles ist in { $file } ({ $kib } KiB).
cli-store-copied = { $rows ->
    [one] { $rows } Zeile ist
   *[other] { $rows } Zeilen sind
} kopiert und verglichen, darunter { $tables ->
    [one] ein Spieltisch.
   *[other] { $tables } Spieltische.
}
cli-store-bad = Tisch { $table } ({ $game }): { $why }
cli-store-checked = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} nachgespielt; { $kept ->
    [0] alle mit den Regeln von heute
    [one] eine geht mit den Regeln weiter, mit denen sie begann
   *[other] { $kept } gehen mit den Regeln weiter, mit denen sie begannen
}; { $bad ->
    [0] nichts weicht ab.
    [one] eine kann nicht weitergehen.
   *[other] { $bad } können nicht weitergehen.
}
cli-help-verify =
    Eine aufgezeichnete Partie aus ihrem Startwert neu mischen und jede Aktion
    prüfen.

      toque verify DATEI [--commitment PRÜFSUMME]

      --commitment PRÜFSUMME  die SHA-256-Prüfsumme vom Beginn der Partie
      --edition DATEI         die Edition, mit der die Partie gespielt wurde
      --json                  ein einziges JSON-Objekt ausgeben
cli-verified = { $moves ->
    [0] Gemischt wurde nach dem Startwert; gespielt ist noch keine Aktion.
    [one] Gemischt wurde nach dem Startwert, und die eine Aktion ist regelgerecht.
   *[other] Gemischt wurde nach dem Startwert, und alle { $moves } Aktionen sind regelgerecht.
}
cli-verified-seed = Startwert { $seed }, SHA-256 { $hash }.
cli-verify-other-commitment = „{ $file }“ hat einen anderen Startwert als angekündigt: Die SHA-256-Prüfsumme ist { $hash }.
cli-help-play =
    Eine Partie in diesem Terminal spielen. Ohne SPIEL ist es { $game }.

      toque play [SPIEL] [--seats { $seats }] [--option Name=Wahl …]

      --seats WÖRTER    wer wo sitzt, in Zugreihenfolge: „me“ für einen Menschen,
                        sonst ein Bot; mehrere „me“ teilen sich den Bildschirm
                        ({ $seats })
      --name NAMEN      Namen der Menschen, durch Kommas getrennt
      --seed WORT       dasselbe Wort ergibt dieselbe Partie
      --edition DATEI   mit dem Material aus einer TOML-Datei spielen
      --resume DATEI    eine aufgezeichnete Partie fortsetzen
      --lang SPRACHE    en, fr oder de

    Optionen der Spiele, jede auch als --option Name=Wahl:
cli-help-serve =
    Tische im Browser eröffnen. Alles steht in einer Datei; Strg+C hält den Server
    an, und nichts geht verloren.

      toque serve [--host { $host }] [--port { $port }] [--open]

      --host ADRESSE    Adresse des Servers; 0.0.0.0 öffnet ihn fürs Netzwerk
      --port ZAHL       auf welchem Port ({ $port }); 0: irgendein freier
      --open            die Seite im Browser öffnen
      --database ORT    eine Datei für SQLite oder postgresql://…
      --public-url URL  die öffentliche Adresse, für Links, Mails und Cookies
      --smtp URL        smtp://user:password@host:587, für Mails an Abwesende
      --workers N       wie viele Prozesse für Bots rechnen (1)
      --lang SPRACHE    en, fr oder de

    Jede Option kann auch aus der Umgebung kommen: TOQUE_DATABASE, TOQUE_SMTP_URL,
    TOQUE_PUBLIC_URL, und TOQUE_LOG_LEVEL für das Protokoll.
cli-help-sim =
    Bots viele Partien gegeneinander spielen lassen. Jede Mischung wird einmal
    mit jeder Rotation der Plätze gespielt.

      toque sim SPIEL [-n 100] [--seats { $seats }] [--option Name=Wahl …]

      -n ZAHL           wie viele Partien (100)
      --seats BOTS      welche Bots sich setzen ({ $seats })
      --seed WORT       dasselbe Wort ergibt dieselben Partien
      --edition DATEI   mit dem Material aus einer TOML-Datei spielen
      --json            ein einziges JSON-Objekt ausgeben und sonst nichts

    Optionen der Spiele, jede auch als --option Name=Wahl:
cli-help-bench =
    Zufallspartien und Klone pro Sekunde messen.

      toque bench SPIEL [--seconds 5] [--seats ZAHL] [--option Name=Wahl …]

      --seconds ZAHL    wie lange gemessen wird (5)
      --seats ZAHL      an wie vielen Plätzen (an allen)
      --edition DATEI   mit dem Material aus einer TOML-Datei spielen
      --json            ein einziges JSON-Objekt ausgeben und sonst nichts

    Optionen der Spiele, jede auch als --option Name=Wahl:
cli-help-replay =
    Eine aufgezeichnete Partie Zug für Zug nacherzählen, mit Schlussstellung und
    Endwertung. Die DATEI „-“ ist die Standardeingabe.

      toque replay DATEI [--move N] [--seat BUCHSTABE] [--edition DATEI] [--json]

      --move N          nur die ersten N Aktionen
      --seat BUCHSTABE  so, wie dieser Platz sie sah: a, b, …
      --edition DATEI   die Edition, mit der gespielt wurde
      --json            ein einziges JSON-Objekt ausgeben und sonst nichts
cli-help-games =
    Die Spiele mit Plätzen, Optionen und Bots auflisten.

      toque games [--json]
cli-help-edition =
    „new“ schreibt eine kommentierte Vorlage, in die du die Werte aus deiner
    Spieleschachtel einträgst; eine vorhandene Datei wird nie überschrieben. „check“
    vergleicht sie mit den Angaben der Spielregel und sagt Zeile für Zeile, was
    nicht stimmt.

      toque edition new SPIEL [-o DATEI] [--json]
      toque edition check DATEI [--game SPIEL] [--json]
cli-serve-ready = Toque läuft unter { $address } (Strg+C beendet es).
cli-version = toque { $version } ({ $compiled ->
    [yes] kompiliert
   *[no] reines Python
})

## Befehlszeilen, die nicht gehen

cli-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Möglich: { $possible }.
cli-which-command = Welcher Befehl? Möglich: { $possible }.
cli-usage = Diese Befehlszeile ist ungültig: { $detail }
cli-needs-value = Nach „{ $option }“ fehlt ein Wert.
cli-takes-no-value = Zu „{ $option }“ gehört kein Wert.
cli-unexpected = „{ $word }“ gehört nicht hierher. Möglich: { $possible }.
cli-bad-option = „{ $word }“ sollte die Form Name=Wahl haben, zum Beispiel mode=confirmed.
cli-which-game = Welches Spiel? Möglich: { $possible }.
cli-which-file = Welche Datei?
cli-bad-number = { $option } braucht eine ganze Zahl, mindestens { $least }, nicht „{ $word }“.
cli-bad-seconds = { $option } braucht eine Anzahl Sekunden, mindestens { $least }, nicht „{ $word }“.
cli-no-seat = Den Platz „{ $seat }“ gibt es nicht. Möglich: { $possible }.
cli-bad-name = „{ $name }“ geht nicht als Name: höchstens { $longest } Zeichen, kein „#“, kein Name eines Bots.
cli-same-name = Zwei Menschen können nicht gleich heißen: { $names }.
cli-too-many-names = { $names ->
    [one] Es gibt einen Namen
   *[other] Es gibt { $names } Namen
} für { $people ->
    [0] niemanden: Kein Platz ist „me“.
    [one] einen Menschen.
   *[other] { $people } Menschen.
}
cli-resume-settled = Eine fortgesetzte Partie hat ihr Spiel, ihre Plätze, Optionen und ihren Startwert schon: Lass „{ $option }“ weg.
cli-resume-other-game = Das ist eine Partie „{ $game }“.

## Dateien

cli-file-missing = Die Datei „{ $file }“ gibt es nicht.
cli-file-is-folder = „{ $file }“ ist ein Ordner, keine Datei.
cli-file-locked = Für „{ $file }“ fehlen die Leserechte.
cli-file-not-text = „{ $file }“ ist keine Textdatei.
cli-file-too-big = „{ $file }“ ist zu groß für eine Aufzeichnung oder eine Edition.
cli-file-unreadable = „{ $file }“ lässt sich nicht lesen ({ $reason }).
cli-file-exists = „{ $file }“ existiert schon und wird nicht überschrieben: Wähle einen anderen Namen.
cli-file-unwritable = „{ $file }“ lässt sich nicht schreiben ({ $reason }).
cli-in-file = { $file }: { $reason }
cli-too-many-moves = { $file }: Diese Aufzeichnung hat nur { $moves ->
    [one] 1 Aktion.
   *[other] { $moves } Aktionen.
}
cli-bad-edition = { $place }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(Und noch ein Fehler: toque edition check)
   *[other] {" "}(Und noch { $more } Fehler: toque edition check)
}

## Eine Partie im Terminal

cli-you = du
cli-guest = Gast { $letter }
cli-welcome = { $game }: { $names }
cli-commitment =
    Alles ist gemischt und steht fest. SHA-256-Prüfsumme des Startwerts, den du am
    Ende siehst:
    { $hash }
cli-resumed = { $moves ->
    [one] Die Partie geht nach einer Aktion weiter.
   *[other] Die Partie geht nach { $moves } Aktionen weiter.
}
cli-hand-over = Jetzt ist { $seat } am Zug.
cli-press-enter = Drück die Eingabetaste, wenn sonst niemand hinsieht.
cli-match-begins = Die Partie beginnt.
cli-turn-of = { $seat_is ->
    [me] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
cli-no-number = Eine Aktion { $number } gibt es nicht, nur 1 bis { $moves }.
cli-not-understood = „{ $word }“ ist weder eine Aktion noch ein Befehl. Aktionen: { $moves }. Befehle: { $commands }.
cli-undone = Zurückgenommen.
cli-why-what = Welche Aktion? Schreib „why“ und ihre Notation oder Nummer.
cli-why-legal = Das geht: { $move }.
cli-what-move = Welche Aktion? Schreib „what“ und ihre Notation oder Nummer.
cli-log-what = „log“ erzählt, was seit deinem letzten Zug geschah, „log all“ alles; „{ $word }“ ist keins von beiden.
cli-saved = Gespeichert: { $file }
cli-save-where = Wohin? Schreib „save“ und einen Dateinamen.
cli-not-kept = Diese Partie wird nicht von selbst gespeichert. Schreib „save“ und einen Dateinamen.
cli-go-on = Die Partie ist gespeichert. So geht sie weiter:
cli-look-back = So siehst du sie noch einmal:
cli-seed = Startwert: { $seed }
cli-play-help =
    Tipp die Nummer einer Aktion oder ihre Notation, wie sie daneben steht. Tab
    vervollständigt.

      undo        deine letzte Aktion zurücknehmen, solange nichts aufgedeckt wurde
      redo        sie wiederherstellen
      why AKTION  sagen, was einer Aktion im Weg steht: „why place a1“
      what AKTION sagen, was eine Aktion bringt: „what place a1“
      advice      was der Küchenchef spielen würde, und warum
      log         was seit deinem letzten Zug geschah; „log all“: alles
      score       deine Punkte und woher sie kommen
      table       den Tisch noch einmal zeigen (auch mit der Eingabetaste allein)
      save DATEI  eine Kopie schreiben; die Partie ist ohnehin gespeichert
      help        diese Hilfe
      quit        gehen; die Partie lässt sich fortsetzen

## Ergebnisse

cli-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-you-win = Du gewinnst.
cli-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] Gemeinsamer Sieg: { $names }.
}
cli-column-rank = Rang
cli-column-seat = Platz
cli-column-points = Punkte
cli-replay-open = Die Partie ist hier nicht zu Ende: { $moves } von { $all } aufgezeichneten Aktionen sind gespielt.

## Spiele, Simulationen, Geschwindigkeit

cli-seats = { $fewest } bis { $most } Plätze
cli-default = Vorgabe
cli-chosen = { $option }: { $choice }
cli-bots = Bots, nach Stärke:
cli-column-bot = Bot
cli-column-seats = Plätze
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-interval = 95-%-Intervall
cli-column-mean = Punkteschnitt
cli-sim-done = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $decisions } Entscheidungen, { $seconds } s.
cli-build = { $compiled ->
    [yes] kompiliert
   *[no] reines Python
}
cli-bench-title = { $game } mit { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätzen
}, { $build }
cli-bench-decisions = Entscheidungen pro Sekunde
cli-bench-clones = Klone pro Sekunde
cli-bench-matches = Partien pro Sekunde
cli-bench-calibration = Schritte pro Sekunde in einer festen Schleife

## Editionen

cli-edition-heading =
    Trag die Werte aus deiner Spieleschachtel in diese Datei ein und ändere ihren
    Aufbau nicht. Gib ihr in der Zeile „name“ einen Namen und sag in „origin“, woher
    eine Tabelle stammt.

      toque edition check DATEI          sagt Zeile für Zeile, was nicht stimmt
      toque play { $game } --edition DATEI
cli-edition-written = Geschrieben: { $file }
cli-edition-sound = Die Edition „{ $name }“ von „{ $game }“ ist in Ordnung.
cli-edition-which-game = Die erste Zeile sagt nicht, für welches Spiel das ist: Ergänze --game. Möglich: { $possible }.
