name = Pièces Montées

## Teile

# Der Name einer Kartenseite steht ohne Artikel in jedem Fall gleich: „Etage 2 in Rot mit Sahne“.
# Die Sorte einer Torte oder Dekoration folgt auf „in“: „die Torte in Rot mit Sahne“.
face = Etage { $layer } in { $colour ->
    [red] Rot
    [orange] Orange
    [green] Grün
    [blue] Blau
   *[ivory] Elfenbein
} mit { $topping ->
    [cream] Sahne
   *[chocolate] Schokolade
}
kind = { $colour ->
    [red] Rot
    [orange] Orange
    [green] Grün
    [blue] Blau
   *[ivory] Elfenbein
} mit { $topping ->
    [cream] Sahne
   *[chocolate] Schokolade
}
page-empty = nichts
score-cake = Torte in { $colour ->
    [red] Rot
    [orange] Orange
    [green] Grün
    [blue] Blau
   *[ivory] Elfenbein
} mit { $topping ->
    [cream] Sahne
   *[chocolate] Schokolade
}, { $layers ->
    [one] 1 Etage
   *[other] { $layers } Etagen
}{ $decorated ->
    [yes] , dekoriert
   *[no] {""}
}

## Optionen

option-mode = Modus
option-mode-apprentice = Konditorlehrlinge
option-mode-confirmed = Erfahrene Konditoren (mit Dekorationen)
option-teams = Teams
option-teams-no = Alle gegen alle
option-teams-yes = Zwei Zweierteams
option-cards = Karten
option-without = Farbe, die in der Schachtel bleibt
option-without-drawn = Ausgelost
option-without-red = Rot
option-without-orange = Orange
option-without-green = Grün
option-without-blue = Blau
option-without-ivory = Elfenbein
conflict-teams = Teams brauchen vier Plätze, nicht { $seats }.
conflict-without = Eine Farbe bleibt nur bei zwei Plätzen in der Schachtel, nicht bei { $seats }.

## Was gefragt ist

ask-turn = { $spoons ->
    [0] Deine Löffel sind verbraucht: Beende deinen Zug oder tu, was noch nichts kostet.
    [one] Wähle, was du mit deinem Löffel tust.
   *[other] Wähle, was du mit deinen { $spoons } Löffeln tust.
}

## Aktionen

move-place = { $face } { $owner ->
    [own] aus deiner Hand
    [neutral] vom Tisch
   *[other] aus der Hand von { $hand }
}{ $before ->
    [partner] {" "}bei deinem Teammitglied
   *[me] {""}
} anlegen ({ $cost } Löffel)
move-whisk = Mit deinem Gehilfen{ $before ->
    [partner] {" "}bei deinem Teammitglied
   *[me] {""}
} eine Torte beginnen: { $face } { $owner ->
    [own] aus deiner Hand
    [neutral] vom Tisch
   *[other] aus der Hand von { $hand }
}
move-turn = { $face } { $owner ->
    [own] in deiner Hand
    [neutral] auf dem Tisch
   *[other] in der Hand von { $hand }
} umdrehen ({ $cost } Löffel)
move-spoon = Einen Löffel von deinem Gehilfen nehmen
move-recall = Deinen Gehilfen zurückrufen ({ $cost } Löffel)
move-page = Im Dekorationsheft eine Seite { $direction ->
    [forward] vorblättern
   *[back] zurückblättern
} ({ $cost } Löffel)
move-decorate = Deine Torte in { $cake } dekorieren ({ $points } Punkte)
move-end = Deinen Zug beenden

## Hindernisse

obstacle-no-card = Auf { $card } ist keine Karte.
obstacle-no-partner = In dieser Partie spielst du nicht im Team.
obstacle-too-few-spoons = Das kostet { $cost } Löffel; du hast { $spoons ->
    [0] keinen mehr
   *[other] { $spoons }
}.
obstacle-already-laid = { $before ->
    [partner] Dein Teammitglied hat
   *[me] Du hast
} { $face } schon: Alle Torten einer Person müssen verschieden sein.
obstacle-layer-missing = { $face } kommt auf die passende Etage { $missing }, die { $before ->
    [partner] dein Teammitglied noch nicht hat
   *[me] du noch nicht hast
}.
obstacle-too-many-cakes = { $before ->
    [partner] Dein Teammitglied hat
   *[me] Du hast
} { $limit } unfertige Torten. Vollende erst eine oder setze deinen Gehilfen ein.
obstacle-not-a-base = Dein Gehilfe beginnt eine Torte mit einer Etage 1, nicht mit { $face }.
obstacle-no-assistant = Dein Chef-Pâtissier ist allein: Ruf zuerst deinen Gehilfen zurück.
obstacle-just-recalled = Dein Gehilfe ist gerade erst zurück und hilft dir ab deinem nächsten Zug.
obstacle-assistant-is-here = Dein Gehilfe ist schon da.
obstacle-no-booklet = Dekorationen gibt es nur im Modus der erfahrenen Konditoren.
obstacle-empty-booklet = Das Dekorationsheft ist leer: Alle Dekorationen sind vergeben.
obstacle-no-page-forward = Das Dekorationsheft ist auf der letzten Seite.
obstacle-no-page-back = Das Dekorationsheft ist geschlossen: Es gibt keine Seite zum Zurückblättern.
obstacle-not-complete = Du hast keine vollständige Torte in { $cake }.
obstacle-decoration-gone = Die Dekoration in { $cake } ist nicht mehr im Heft.
obstacle-decoration-hidden = Die Dekoration in { $cake } ist im Heft nicht zu sehen.
obstacle-one-decoration = Du hast in diesem Zug schon eine Dekoration genommen; mehr als eine geht nicht.

## Ereignisse

event-turn-begins = { $seat_is ->
    [me] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $seat } ist am Zug.
}
event-placed = { $seat_is ->
    [me] Du legst
   *[other] { $seat } legt
} { $face } { $owner ->
    [own] { $seat_is ->
        [me] aus deiner Hand
       *[other] aus der eigenen Hand
    }
    [neutral] vom Tisch
   *[other] { $hand_is ->
        [me] aus deiner Hand
       *[other] aus der Hand von { $hand }
    }
}{ $before ->
    [partner] {" "}bei { $receiver_is ->
        [me] dir
       *[other] { $receiver }
    }
   *[me] {""}
} an ({ $card }).
event-whisked = { $seat_is ->
    [me] Du beginnst mit deinem Gehilfen
   *[other] { $seat } beginnt mit dem Gehilfen
}{ $before ->
    [partner] {" "}bei { $receiver_is ->
        [me] dir
       *[other] { $receiver }
    }
   *[me] {""}
} eine Torte: { $face } { $owner ->
    [own] { $seat_is ->
        [me] aus deiner Hand
       *[other] aus der eigenen Hand
    }
    [neutral] vom Tisch
   *[other] { $hand_is ->
        [me] aus deiner Hand
       *[other] aus der Hand von { $hand }
    }
} ({ $card }).
event-turned = { $seat_is ->
    [me] Du drehst
   *[other] { $seat } dreht
} eine Karte { $owner ->
    [own] { $seat_is ->
        [me] in deiner Hand
       *[other] in der eigenen Hand
    }
    [neutral] auf dem Tisch
   *[other] { $hand_is ->
        [me] in deiner Hand
       *[other] in der Hand von { $hand }
    }
} um ({ $card }): jetzt { $face }.
event-spoon-gained = { $seat_is ->
    [me] Du bekommst einen Löffel von deinem Gehilfen.
   *[other] { $seat } bekommt einen Löffel vom Gehilfen.
}
event-recalled = { $seat_is ->
    [me] Du rufst deinen Gehilfen zurück.
   *[other] { $seat } ruft den Gehilfen zurück.
}
event-page-turned = { $seat_is ->
    [me] Du blätterst
   *[other] { $seat } blättert
} im Heft eine Seite { $direction ->
    [forward] vor
   *[back] zurück
}: links { $left }, rechts { $right }.
event-page-turns = Im Heft wird eine Seite { $direction ->
    [forward] vorgeblättert
   *[back] zurückgeblättert
}: links { $left }, rechts { $right }.
event-arrow-turned = Der Pfeil zeigt jetzt nach { $direction ->
    [forward] vorn
   *[back] hinten
}.
event-decorated = { $seat_is ->
    [me] Du dekorierst deine
   *[other] { $seat } dekoriert die
} Torte in { $cake }, die jetzt { $points } Punkte wert ist.
event-turn-ended = { $unused ->
    [0] { $seat_is ->
        [me] Du beendest deinen Zug.
       *[other] { $seat } beendet den Zug.
    }
    [one] { $seat_is ->
        [me] Du beendest deinen Zug mit einem ungenutzten Löffel.
       *[other] { $seat } beendet den Zug mit einem ungenutzten Löffel.
    }
   *[other] { $seat_is ->
        [me] Du beendest deinen Zug mit { $unused } ungenutzten Löffeln.
       *[other] { $seat } beendet den Zug mit { $unused } ungenutzten Löffeln.
    }
}
event-drawn = { $owner ->
    [neutral] { $face } kommt auf den Tisch ({ $card }).
   *[own] { $hand_is ->
        [me] Du ziehst { $face } ({ $card }).
       *[other] { $hand } zieht { $face } ({ $card }).
    }
}
event-ending = { $reason ->
    [pile] Der Nachziehstapel ist leer und eine Hand ist unvollständig
    [decorations] Die letzte Dekoration ist vergeben
    [dead] Keine Karte auf einer Hand passt noch auf eine Torte
   *[quiet] { $rounds } Runden ohne Etage und ohne Dekoration
}: Das ist die letzte Runde.
event-over = Die Partie ist zu Ende.

## Editionen

fault-name = Ein Name hat höchstens 40 Buchstaben, Ziffern und Bindestriche, anders als „{ $name }“.
fault-occasion = „{ $occasion }“ ist kein Anlass. Möglich: { $possible }.
fault-occasion-twice = „{ $occasion }“ gehört schon zu „{ $colour }“.
fault-points = Die Punkte für eine, zwei und drei Etagen müssen drei wachsende Zahlen über 0 sein.
fault-decorated = Eine dekorierte Torte muss mindestens { $least } Punkte wert sein.
fault-default = Die Verteilung „{ $table }“ gibt es nicht. Möglich: { $possible }.
fault-count = Die Verteilung „{ $table }“ hat { $found ->
    [one] 1 Karte
   *[other] { $found } Karten
} je Farbe statt { $expected }.
fault-layer = Eine Etage { $layer } gibt es nicht: Eine Rückseite ist 1, 2 oder 3.
fault-no-cream = In der Verteilung „{ $table }“ fehlt Etage { $layer } mit Sahne.
fault-no-chocolate = In der Verteilung „{ $table }“ fehlt Etage { $layer } mit Schokolade.
