# Der Blick zurück: das Protokoll einer Partie und die Seite einer beendeten Partie.

## Das Protokoll

log-title = Protokoll
log-empty = Noch ist nichts geschehen.
log-nothing-of-this = Bisher nichts dergleichen.
log-player = { $seat_is ->
    [me] Du
   *[other] { $seat }
}
log-round = Runde { $round }
log-decided = { $seat_is ->
    [me] Du hast entschieden.
   *[other] { $seat } hat entschieden.
}
log-undo = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $moves ->
    [one] eine Aktion zurück.
   *[other] { $moves } Aktionen zurück.
}
log-bot = { $reason ->
    [time] { $seat_is ->
        [me] Deine Zeit ist um
       *[other] Die Zeit von { $seat } ist um
    }: Ein Bot spielt weiter.
    [resigned] { $seat_is ->
        [me] Du gibst auf
       *[other] { $seat } gibt auf
    }: Ein Bot spielt weiter.
   *[asked] Ab hier spielt ein Bot für { $seat_is ->
        [me] dich.
       *[other] { $seat }.
    }
}
log-back = { $seat_is ->
    [me] Du bist zurück und spielst
   *[other] { $seat } ist zurück und spielt
} weiter.
log-pause = Die Partie macht Pause.
log-resume = Die Partie geht weiter.
log-call-off = { $seat_is ->
    [me] Du brichst die Partie ab.
   *[other] { $seat } bricht die Partie ab.
}
log-propose = { $seat_is ->
    [me] Du schlägst vor,
   *[other] { $seat } schlägt vor,
} { $what ->
    [undo] Aktionen zurückzunehmen.
    [call-off] die Partie abzubrechen.
    [pause] eine Pause zu machen.
   *[resume] weiterzuspielen.
}
log-agree = { $seat_is ->
    [me] Du bist einverstanden.
   *[other] { $seat } ist einverstanden.
}
log-decline = { $seat_is ->
    [me] Du lehnst ab.
   *[other] { $seat } lehnt ab.
}
log-advice = { $seat_is ->
    [me] Du fragst den Küchenchef.
   *[other] { $seat } fragt den Küchenchef.
}
log-filter = Anzeigen
log-everything = Alles
log-only = { $seat_is ->
    [me] Nur du
   *[other] Nur { $seat }
}
log-since = Seit deinem letzten Zug
log-look = Diese Stelle ansehen
log-newest = Neuestes
log-inside = { $lines ->
    [one] 1 Zeile darin
   *[other] { $lines } Zeilen darin
}

## Seit dem letzten Zug

recap-open = { $things ->
    [one] Eine Neuigkeit seit deinem letzten Zug
   *[other] { $things } Neuigkeiten seit deinem letzten Zug
}
recap-count = { $things ->
    [one] 1 Neuigkeit
   *[other] { $things } Neuigkeiten
}
recap-back = Vorige Neuigkeit
recap-on = Nächste Neuigkeit
recap-table = Der Tisch

## Eine beendete Partie

replay-title = Wiederholung
replay-loading = Die Partie wird geladen …
replay-ended = Gespielt am { $when }
replay-eyes = Blickwinkel
replay-all-public = Publikum
replay-begins = Die Partie beginnt.
replay-undone = Aktionen werden zurückgenommen.
replay-quiet = Auf dem Tisch ändert sich nichts.
replay-tabs = Teile der Seite
replay-tab = { $tab ->
    [log] Protokoll
    [points] Punkte
   *[board] Tisch
}
replay-transport = Steuerung der Wiederholung
replay-track = Stelle der Partie
replay-moment = Schritt { $number } von { $last }
replay-first = Zum Anfang
replay-previous-turn = Einen Zug zurück
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-next-turn = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo

## Was man damit machen kann

replay-tools = Zu dieser Partie
replay-copy = Link zu dieser Stelle kopieren
replay-copied = Der Link zu dieser Stelle ist kopiert.
replay-not-copied = Der Browser erlaubt das Kopieren hier nicht: Der Link steht in der Adresszeile.
replay-fork = Ab hier weiterspielen
replay-record = Aufzeichnung herunterladen
replay-rematch = Revanche

## Das Ergebnis

replay-winner = { $count ->
    [one] { $who ->
        [me] Du gewinnst!
       *[other] { $names } gewinnt!
    }
   *[other] { $names } gewinnen gemeinsam!
}
replay-rank = Rang
replay-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
replay-gave-up = aufgegeben
replay-over-time = Punkte im Lauf der Partie
replay-steps = Schritte
replay-by-source = Woher die Punkte kommen
replay-as-table = Als Tabelle
replay-turn = Zugbeginn
replay-end = Ende
replay-source = Herkunft
replay-total = Summe
points-of = Woher die Punkte kommen: { $name }
points-now = Wenn die Partie jetzt zu Ende wäre
points-views = Ansicht
points-view = { $view ->
    [picture] Bild
    [table] Tabelle
   *[both] Bild und Tabelle
}
result-title = Eine schöne Partie, { $name }.
result-picture = { $way ->
    [share] Bild teilen
   *[save] Als Bild speichern
}
result-no-picture = Das Bild konnte nicht erstellt werden. Ein Bildschirmfoto zeigt dasselbe.
result-behind = { $points ->
    [0] Gleichauf mit dem ersten Platz: Nur der Gleichstand wurde anders entschieden.
    [one] Ein Punkt trennt dich vom ersten Platz.
   *[other] { $points } Punkte trennen dich vom ersten Platz.
}
result-difference = Das machte den Unterschied zu { $name }: { $source }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
result-source = { $of ->
    [best] Die meisten Punkte am Tisch: { $source } ({ $points })
   *[second] Die zweitmeisten Punkte am Tisch: { $source } ({ $points })
}
result-course = { $of ->
    [led] { $points ->
        [one] Du lagst einen Zug lang vorn
       *[other] Du lagst { $points } Züge lang vorn
    }
   *[turn] { $points ->
        [one] Dein bester Zug brachte 1 Punkt
       *[other] Dein bester Zug brachte { $points } Punkte
    }
}
turning-title = { $count ->
    [one] Der Wendepunkt
    [2] Zwei Wendepunkte
   *[other] Drei Wendepunkte
}
turning-about = Hier hat sich der Vorsprung am meisten geändert
turning-told = { $turning ->
    [takes] { $count ->
        [one] { $name } geht
       *[other] { $name } gehen
    } in Führung: { $points } Vorsprung
    [level] { $count ->
        [one] { $name } zieht
       *[other] { $name } ziehen
    } gleich
    [grows] { $count ->
        [one] { $name } zieht
       *[other] { $name } ziehen
    } davon: { $points } Vorsprung
   *[closes] { $count ->
        [one] { $name } holt
       *[other] { $name } holen
    } auf: { $points } Rückstand
}
turning-look = Schritt { $number }

## Das Austeilen

replay-deal = Das Mischen lässt sich nachprüfen
replay-deal-how = Alles, was in einer Partie der Zufall entscheidet, folgt aus einem einzigen Startwert. Seine Prüfsumme war vor dem ersten Zug zu sehen; jetzt, da der Startwert offenliegt, können alle die Prüfsumme selbst berechnen und vergleichen.
replay-commitment = Prüfsumme, gezeigt vor dem ersten Zug
replay-seed = Startwert
replay-computed = SHA-256 des Startwerts, von deinem Browser berechnet
replay-fits = Es stimmt: Von Anfang an stand fest, wie gemischt ist.
replay-differs = Die Prüfsummen stimmen nicht überein.
replay-no-hash = Dein Browser berechnet das nur über HTTPS. Im Terminal:
