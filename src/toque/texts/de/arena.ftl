# Die Arena: Bots gegeneinander, und wie sich Editionen spielen.

## Hilfe

cli-arena-help =
    Bots gegeneinander spielen lassen und sagen, wie stark jeder ist. Jede Mischung
    wird einmal mit jeder Rotation der Plätze gespielt. Strg+C behält, was gespielt
    ist.

      toque arena SPIEL [--bots { $bots }] [-n { $matches }] [--option name=wahl …]

      --bots BOTS       wer spielt, mit Kommas dazwischen ({ $bots })
      --seats ZAHL      an wie vielen Plätzen (so viele wie Bots); bei mehr Bots
                        kommt jede Auswahl an die Reihe; bei weniger füllen sie
                        reihum die übrigen Plätze
      -n ZAHL           wie viele Partien ({ $matches }), in ganzen Mischungen
      --jobs ZAHL       wie viele gleichzeitig (so viele wie Prozessoren)
      --cluster         auf Ray spielen: dem von RAY_ADDRESS, sonst einem hier
      --seed WORT       dasselbe Wort mischt dieselben Partien noch einmal
      --edition DATEI   mit dem Material einer TOML-Datei spielen
      --resume DATEI    ein Turnier fortsetzen; -n darf mehr Partien verlangen
      --html DATEI      auch eine Seite mit Bildern schreiben
      --json            ein JSON-Objekt ausgeben und sonst nichts

    Optionen der Spiele, jede auch als --option name=wahl:
cli-balance-help =
    Bots die Hausedition eines Spiels spielen lassen und aufschreiben, wie sie sich
    spielt: Punkte, Fairness, Dauer, und wie oft jedes Teil gebraucht wird. Was
    gespielt ist, bleibt: Ein abgebrochener Bericht geht weiter.

      toque balance SPIEL [-n { $matches }] [-o DATEI]

      -n ZAHL           wie viele Partien zu viert ({ $matches })
      --jobs ZAHL       wie viele Prozesse spielen (so viele wie Prozessoren)
      --seed WORT       ein anderes Wort mischt andere Partien ({ $seed })
      -o DATEI          den Bericht dorthin schreiben statt hierher
cli-train-help =
    Lernen, was Stellungen eines Spiels wert sind, aus Partien zwischen Bots, und es
    in den Ordner des Spiels schreiben: Stufen, die suchen, urteilen danach. Dazu
    braucht es weitere Bibliotheken: pip install toque[train].

      toque train SPIEL [--seats { $seats }] [-n { $matches }]

      --seats ZAHL      für Partien mit so vielen Plätzen ({ $seats })
      -n ZAHL           aus wie vielen Partien ({ $matches })
      --by BOT          wer sie spielt ({ $player })
      --looks ZAHL      aus Gewohnheit spielen und jedes Mal so viele Züge
                        vergleichen: schwächer, aber weit schneller
      --generations N   so oft so viele Partien spielen, vom zweiten Mal an nach
                        dem, was vorher gelernt wurde (1)
      --units ZAHL      verdeckte Einheiten des Netzes ({ $units })
      --seed WORT       dasselbe Wort teilt dieselben Partien wieder aus ({ $seed })
      --jobs ZAHL       wie viele Prozesse spielen (so viele wie Prozessoren)
      -o DATEI          es dorthin schreiben

## Was nicht geht

cli-arena-needs = Dazu braucht es Bibliotheken, die man zum Spielen nicht braucht: pip install toque[{ $extra }]
cli-arena-twice = Ein Bot darf nur dann zweimal genannt sein, wenn alle zusammen Platz nehmen, und hier sind { $bots } Bots für { $seats ->
    [one] einen Platz.
   *[other] { $seats } Plätze.
}
cli-arena-settled = Ein fortgesetztes Turnier hat seine Bots, Plätze, Optionen und seinen Startwert schon: Lass „{ $option }“ weg.
cli-arena-not-kept = „{ $file }“ ist kein aufbewahrtes Turnier.
cli-arena-other-game = Das ist ein Turnier von „{ $game }“.
cli-arena-other-version = Die Regeln oder die Bots von „{ $game }“ haben sich seitdem geändert: Diese Partien lassen sich nicht mit anderen mischen.
cli-arena-deadly = Partie { $number } hat { $times } Prozesse beendet: Sie wird nicht noch einmal gespielt.
cli-balance-no-report = Über „{ $game }“ gibt es keinen Bericht. Möglich: { $possible }.
cli-train-no-features = „{ $game }“ sagt nicht, was an einer Stellung zu sehen ist: daraus lässt sich nichts lernen.

## Ergebnisse

cli-train-played = { $played } von { $matches } Partien
cli-train-error = Aus { $positions } Stellungen gelernt. In anderen Partien irrt es um { $points } Punkte, um { $margin } beim Abstand (eine Heuristik: { $heuristic }) und um { $share } eines Sieges.
cli-arena-interrupted = { $done } von { $matches } Partien sind gespielt und aufbewahrt. So geht es weiter:
cli-arena-file = Alle Partien stehen in { $file }; --resume setzt sie fort.
cli-arena-page-written = Die Seite: { $file }
cli-arena-page-title = { $game }: die Arena
cli-arena-page-summary = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} an { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}: { $blocks ->
    [one] eine Mischung
   *[other] { $blocks } Mischungen
}, jede mit allen Rotationen. { $decisions } Entscheidungen; Startwert { $seed }.
cli-arena-column-rating = Wertungszahl
cli-arena-column-matches = Partien
cli-arena-column-par = Wenn alle gleich stark wären
cli-arena-column-rank = Rangschnitt
cli-arena-column-margin = Vorsprung
cli-arena-column-lowest = Tiefster
cli-arena-column-highest = Höchster
cli-arena-column-source = Quelle
cli-arena-ratings = Wertungszahlen
cli-arena-ratings-note = Aus allen Tischen, nach dem Modell von Plackett und Luce. 0 ist der Schnitt aller, die gespielt haben; 200 mehr gewinnen etwa drei von vier Duellen. Was Gleichstände auflöst, zählt; was dann noch gleich ist, entscheidet das Los. Die Intervalle enthalten 95 % von 200 Ziehungen der Mischungen. Von einem Bot, der nie verloren oder nie gewonnen hat, weiß man nur, dass er weit von den anderen entfernt ist.
cli-arena-wins-note = Ein geteilter Sieg zählt als sein Teil. Der Vorsprung sagt, um wie viele Punkte ein Bot vor dem Besten der anderen liegt. Intervalle gelten über Mischungen, denn Partien derselben Mischung sind nicht unabhängig; die gestrichelte Linie ist dort, wo alle lägen, wenn sie gleich stark wären.
cli-arena-encounters = Wer vor wem endet
cli-arena-encounters-note = Wie oft der Bot der Zeile am selben Tisch vor dem der Spalte endete; ein Gleichstand zählt halb.
cli-arena-scores = Punktestände
cli-arena-scores-note = { $step ->
    [one] Wie viele Partien mit jedem Punktestand endeten.
   *[other] Wie viele Partien in jeder Spanne von { $step } Punkten endeten.
}
cli-arena-sources = Woher die Punkte kommen
cli-arena-sources-note = Punkte je Partie, nach den Zeilen des Wertungsblatts.
cli-arena-seats = Plätze
cli-arena-seats-note = Wie oft jeder Platz gewinnt, egal wer dort sitzt: Jeder Bot war gleich oft auf jedem Platz.
cli-arena-seat = Platz { $seat }
cli-arena-page-again = Noch einmal dasselbe
cli-arena-page-version = Regeln und Bots { $version }, Edition { $edition }: Gleiche spielen gleiche Partien.
