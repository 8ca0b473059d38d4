# Der Spielplan im Terminal. Die Seite lädt diese Datei nicht.

cli-rococo-legend = „w2 6L ★ blaues Kleid = 2 blau 1 Garn → 14L, 3“: Fenster und Kosten, ein Stern für das, was nur Meister schneidern, der Bedarf, der Verkaufswert, die Punkte; „⇥“ geht am Ende der Runde. Gastfelder: „1a★ Spitze“ ist frei und nur für Meister, auf „1a★ b blau 3“ ist ein Gewand von Platz b, und „→ f2“ zeigt, dass es auf dem Balkon unter f2 steht. „10→a“ ist ein Rang, den a gerade hat. M, G, L sind Meister, Geselle, Lehrling; Zahlen mit L sind Livre; B ist Madame du Barry.
cli-rococo-pair = { $one }: { $two }
cli-rococo-livres = { $livres }L
cli-rococo-round = Runde { $round } von { $rounds }
cli-rococo-favour = Gunst der Königin ({ $livres }L): { $holder }
cli-rococo-first = beginnt: { $first }
cli-rococo-bags = in den Beuteln: { $garments } Gewänder, { $tiles } Plättchen
cli-rococo-workshop = Schneiderei
cli-rococo-drawers = Schubladen
cli-rococo-hiring = Stellenmarkt
cli-rococo-palace = Palast
cli-rococo-jeweller = Juwelier
cli-rococo-deck = { $cards ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
cli-rococo-thread = { $count } Garn
cli-rococo-lace = { $count } Spitze
cli-rococo-rank = { $rank ->
    [master] M
    [journeyman] G
   *[apprentice] L
}
cli-rococo-hall = { $hall ->
    [1] Königssaal
   *[other] Saal { $hall }
}
cli-rococo-reward = { $reward ->
    [none] –
    [livres] { $amount }L
    [thread] Garn
    [lace] Spitze
   *[tile] Plättchen
}
cli-rococo-kind = { $kind ->
    [fireworks] Feuerwerk
    [kitchen-left] Linke Küche
    [kitchen-right] Rechte Küche
    [statue] Statuen
    [musician] Musiker
   *[jeweller] Lizenzen
}
cli-rococo-all-halls = Alle Säle
cli-rococo-jewels = { $left ->
    [0] kein Schmuck im Beutel
    [one] 1 Schmuckstück im Beutel
   *[other] { $left } Schmuckstücke im Beutel
}
cli-rococo-turns = { $turns ->
    [0] kein Zug mehr in dieser Runde
    [one] noch 1 Zug in dieser Runde
   *[other] noch { $turns } Züge in dieser Runde
}
cli-rococo-action = { $action ->
    [favour] Gunst der Königin
    [drawer] Schublade { $number }
    [column] { $number ->
        [1] linke Spalte
        [2] mittlere Spalte
       *[other] rechte Spalte
    }
    [tailor] Gewand { $number } von { $side ->
        [left] links
       *[right] rechts
    }
    [hire] Arbeiterkarte { $number } von { $side ->
        [left] links
       *[right] rechts
    }
    [fireworks] Feuerwerk
    [kitchen] Küche
    [musician] Musiker
   *[statue] Statue
}
cli-rococo-last = Gespielt: { $action } (unten: { hall }, { $jewel ->
    [same] Schmuck der gleichen Farbe
    [fitting] passender Schmuck
   *[none] kein Schmuck
})
cli-rococo-consulted = Dafür aufgedeckt: { hall }, { $jewel ->
    [same] Schmuck der gleichen Farbe
    [fitting] passender Schmuck
   *[none] kein Schmuck
} (oben: { $action })
cli-rococo-income = Einkommen { $livres }
cli-rococo-tiles = { $count } Plättchen
cli-rococo-forecast = jetzt wären es { $points }
cli-rococo-in-play = Ausgespielt: { $cards }
cli-rococo-hand = Hand: { $cards }
cli-rococo-reserve = Reserve: { $cards }
cli-rococo-held = Hand { $hand }, Reserve { $reserve }: { $cards }
cli-rococo-discard = Ablage von oben: { $cards }
cli-rococo-task = { $task ->
    [common-silk] blaue oder rosa Seide
    [rare-silk] grüne oder orange Seide
    [notions] Garn oder Spitze
    [decoration] Ausstattung
    [dress] Kleid
    [coat] Herrenrock
   *[by-master] durch einen Meister
}
cli-rococo-trial = Als Nächstes: { $trial }. Markiert: { $tasks }
cli-rococo-apprentice = Spezialisiert: { $card }, verlangt { $wanted }
cli-rococo-has-apprentice = Spezialisierter Lehrling noch nicht eingestellt
cli-rococo-counted = { $garments } Gewänder, { $employees } Arbeiterkarten, { $tiles } Rohstoffplättchen, { $jewels } Schmuckstücke, { $cards } Karten der Madame du Barry
