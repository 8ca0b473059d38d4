# Der Tisch in einem Terminal. Die Seite lädt das nicht.

cli-pieces-kind = { $colour ->
    [red] Rot
    [orange] Orange
    [green] Grün
    [blue] Blau
   *[ivory] Elfenbein
} { $topping ->
    [cream] Sahne
   *[chocolate] { $size ->
        [short] Schoko
       *[long] Schokolade
    }
}
cli-pieces-legend = Karte a1 „Rot Sahne 2⇄3“: Etage 2 ist zu sehen, 3 auf der Rückseite, mit dem anderen Überzug; „?“: noch nicht gesehen. Torte ●●○: zwei Etagen; ●●★: fertig und dekoriert.
cli-pieces-round = Runde { $round }
cli-pieces-last-round = die letzte
cli-pieces-over = zu Ende
cli-pieces-removed = { $colour ->
    [red] Rot
    [orange] Orange
    [green] Grün
    [blue] Blau
   *[ivory] Elfenbein
} bleibt in der Schachtel
cli-pieces-pile = { $cards ->
    [0] Stapel: leer
    [one] Stapel: 1 Karte,
   *[other] Stapel: { $cards } Karten, oben
}
cli-pieces-spoons = Löffel:
cli-pieces-booklet = Heft:
cli-pieces-booklet-closed = geschlossen
cli-pieces-booklet-empty = keine Dekoration mehr
cli-pieces-arrow = { $direction ->
    [forward] Pfeil → nach vorn
   *[back] Pfeil ← nach hinten
}
cli-pieces-decorations = { $count ->
    [one] noch 1 Dekoration
   *[other] noch { $count } Dekorationen
}
cli-pieces-assistant = { $here ->
    [yes] mit Gehilfen
   *[no] allein
}
cli-pieces-team = Team { $team }
cli-pieces-no-cake = noch keine Torte
cli-pieces-neutral = auf dem Tisch
cli-pieces-place = Eine Etage anlegen
cli-pieces-whisk = Deinen Gehilfen eine Torte beginnen lassen
cli-pieces-turn = Eine Karte umdrehen
cli-pieces-cost = { $cost } Löffel
cli-pieces-counted-table = Kartenverteilung { $table }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} jeder Farbe
cli-pieces-counted-cards = { $cards } Etagenkarten und { $decorations } Dekorationen; vorgegebene Kartenverteilung: { $table }
cli-pieces-counted-points = Punkte nach Etagen: { $layers }; dekoriert: { $cream } mit Sahne, { $chocolate } mit Schokolade
