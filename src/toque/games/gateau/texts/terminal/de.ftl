# Der Tisch in einem Terminal. Die Seite lädt das nicht.

cli-gateau-kind = { $kind ->
    [dough] Teig
    [cherry] Kirsche
    [chocolate] Schoko
    [cream] Sahne
    [jelly] Gelee
    [candy] Bonbon
    [super] SUPER
   *[grey] grau
}
cli-gateau-code = { $kind ->
    [dough] Te
    [cherry] Ki
    [chocolate] Sc
    [cream] Sa
    [jelly] Ge
    [candy] Bo
   *[super] Su
}
cli-gateau-family = { $family ->
    [cake] Kuchen
    [tart] Tarte
   *[choux] Brandteig
}
cli-gateau-legend = Schüssel „b2 Ki/Ge KiKi“: diese Seite Kirsche, hinten Gelee, zwei Kirschen darin (Te Teig, Sc Schokolade, Sa Sahne, Bo Bonbon, Su Superzutat); „#“ ist das Kraftfeld. „*“ heißt Gold, „?“ ein reserviertes Rezept; Werkzeuge in Klammern kommen am Ende des Zugs auf die Hand.
cli-gateau-round = Runde { $round }
cli-gateau-last-round = { $left ->
    [0] die letzte
   *[other] danach noch eine
}
cli-gateau-over = zu Ende
cli-gateau-icon = { $icon ->
    [gold] Gold
   *[super] SUPER
}
cli-gateau-stack = { $family ->
    [cake] Kuchen-Medaillen
    [tart] Tarte-Medaillen
   *[choux] Brandteig-Medaillen
}: { $left ->
    [0] keine
   *[other] { $left }, nächste { $top }
}
cli-gateau-toque = Kochmütze { $place }: { $bonus }{ $gold ->
    [yes] , Gold
   *[no] {""}
}
cli-gateau-tools = Werkzeuge: { $pile } im Stapel, { $gone } abgelegt
cli-gateau-decks = Stapel: { $one } der Stufe I, { $two } der Stufe II
cli-gateau-advantage = Vorteil ({ $bonus }):
cli-gateau-side = { $side ->
    [swap] Tausch:
   *[double] Doppelt:
}
cli-gateau-gold = Gold { $gold }
cli-gateau-stored = gelagert:
cli-gateau-pawn = Figur { $space ->
    [left] links
    [centre] Mitte
   *[right] rechts
}
cli-gateau-hand = Hand { $spot }
cli-gateau-finished = vollendet: { $count }
cli-gateau-icons = Symbole: { $icons }
cli-gateau-own-tools = Werkzeuge: { $tools }
cli-gateau-tool-count = { $count ->
    [one] { $count } Werkzeug
   *[other] { $count } Werkzeuge
}
cli-gateau-arms = weißer Arm Reihe { $white }, blauer Arm Reihe { $blue }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
cli-gateau-bowl = Aus einer Schüssel nehmen
cli-gateau-prepare = Ein Rezept zubereiten
cli-gateau-reserve = Ein Rezept reservieren
cli-gateau-section = Abschnitt { $section }
cli-gateau-counted-cards = { $recipes } Rezepte, { $tools } Werkzeuge, { $advantages } Vorteilskarten, { $robots } Roboterkarten
cli-gateau-counted-table = { $bowls } Schüsseln, { $awards } Medaillen, { $spaces } Felder der Kochmütze
