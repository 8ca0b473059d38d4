name = Pièces Montées
teaser = Bau Torten aus den Karten aller Hände: Du siehst die eine Seite, die anderen sehen die andere.

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
held = { $what ->
    [spoons] Löffel
   *[assistant] Gehilfe
}
score-step = Torte in { $colour ->
    [red] Rot
    [orange] Orange
    [green] Grün
    [blue] Blau
   *[ivory] Elfenbein
} mit { $topping ->
    [cream] Sahne
   *[chocolate] Schokolade
}
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
option-mode-apprentice = Lehrlinge
option-mode-confirmed = Profis (mit Dekorationen)
option-teams = Teams
option-teams-no = Alle gegen alle
option-teams-yes = Zwei Zweierteams
option-cards = Kartenverteilung
option-cards-a2 = Immer zwei Zahlen
option-cards-a2-about = Keine Karte trägt zweimal dieselbe Zahl, und jede Etage gibt es pro Überzug dreimal. Das stimmt mit allem überein, was über die Schachtel bekannt ist.
option-cards-a1 = Immer zwei Zahlen, gespiegelt
option-cards-a1-about = Dasselbe mit vertauschter Sahne und Schokolade: Hinter einer Sahne-1 steckt öfter eine 2 als eine 3.
option-cards-b = Ausgewogen
option-cards-b-about = Drei von jeder Etage, gleich für Sahne und Schokolade; eine Karte jeder Farbe zeigt auf beiden Seiten eine 2.
option-cards-c = Viele erste Etagen
option-cards-c-about = Vier erste, drei zweite und zwei dritte Etagen pro Überzug: Torten sind leicht zu beginnen und schwer zu vollenden.
option-cards-h = Jedes Paar einmal
option-cards-h-about = Jede Etage mit Sahne liegt einmal Rücken an Rücken mit jeder mit Schokolade: Eine Seite verrät nichts über ihre Rückseite.
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
    [0] Deine Löffel sind verbraucht: Beende deinen Zug oder tu noch, was nichts kostet.
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

obstacle-no-card = Auf { $card } liegt keine Karte.
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
} { $cakes } unfertige Torten; für eine neue müssen es weniger als { $limit } sein. Vollende erst { $excess ->
    [one] eine
   *[other] { $excess }
}{ $help ->
    [yes] {" "}oder lass diese von deinem Gehilfen beginnen
   *[no] {""}
}.
obstacle-not-a-base = Dein Gehilfe beginnt eine Torte mit einer Etage 1, nicht mit { $face }.
obstacle-no-assistant = Dein Pâtissier ist allein: Ruf zuerst deinen Gehilfen zurück.
obstacle-just-recalled = Dein Gehilfe ist gerade erst zurück und hilft dir ab deinem nächsten Zug.
obstacle-assistant-is-here = Dein Gehilfe ist schon da.
obstacle-no-booklet = Dekorationen gibt es nur im Profimodus.
obstacle-empty-booklet = Das Dekorationsheft ist leer: Alle Dekorationen sind vergeben.
obstacle-no-page-forward = Im Dekorationsheft ist schon die letzte Seite umgeblättert: Weiter vor geht es nicht.
obstacle-no-page-back = Das Dekorationsheft ist geschlossen: Es gibt keine Seite zum Zurückblättern.
obstacle-not-complete = Du hast keine fertige Torte in { $cake }.
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
} um ({ $card }){ $said ->
    [no] {""}
   *[yes] : jetzt { $face }
}.
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
}{ $said ->
    [no] {""}
   *[yes] : links { $left }, rechts { $right }
}.
event-page-turns = Im Heft wird eine Seite { $direction ->
    [forward] vorgeblättert
   *[back] zurückgeblättert
}{ $said ->
    [no] {""}
   *[yes] : links { $left }, rechts { $right }
}.
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
    [neutral] { $said ->
        [no] Eine Karte
       *[yes] { $face }
    } kommt auf den Tisch ({ $card }).
   *[own] { $hand_is ->
        [me] Du ziehst
       *[other] { $hand } zieht
    } { $said ->
        [no] eine Karte
       *[yes] { $face }
    } ({ $card }).
}
event-ending = { $reason ->
    [pile] Der Nachziehstapel ist leer und eine Hand ist unvollständig
    [decorations] Die letzte Dekoration ist vergeben
    [dead] Keine Handkarte passt noch auf eine Torte, und keine lässt sich noch dekorieren
   *[quiet] { $rounds } Runden ohne Etage und ohne Dekoration
}: Das ist die letzte Runde.
event-over = Die Partie ist zu Ende.

## Editionen

fault-occasion = „{ $occasion }“ ist kein Anlass. Möglich: { $possible }.
fault-occasion-twice = „{ $occasion }“ gehört schon zu „{ $colour }“.
fault-points = Die Punkte für eine, zwei und drei Etagen müssen drei aufsteigende Zahlen über 0 sein.
fault-decorated = Eine dekorierte Torte muss mindestens { $least } Punkte wert sein.
fault-default = Die Kartenverteilung „{ $table }“ gibt es nicht. Möglich: { $possible }.
fault-cards = Die Kartenverteilung „{ $table }“ hat { $found ->
    [one] 1 Karte
   *[other] { $found } Karten
} pro Farbe statt { $expected }.
fault-layer = Eine Etage { $layer } gibt es nicht: Eine Rückseite ist 1, 2 oder 3.
fault-no-cream = In der Kartenverteilung „{ $table }“ fehlt Etage { $layer } mit Sahne.
fault-no-chocolate = In der Kartenverteilung „{ $table }“ fehlt Etage { $layer } mit Schokolade.

## Die Teile erklärt

# Die Seite fragt danach: was ein Teil ist (about-), die Überschriften des Tisches (area-), Knöpfe, die die
# Aktionen eines Verbs sammeln (group-, kurz), und wie ein Screenreader ein Teil nennt (piece-).
occasion = { $occasion ->
    [valentine] Valentinstag
    [halloween] Halloween
    [christmas] Weihnachten
    [birthday] Geburtstag
   *[wedding] Hochzeit
}
about-card = Etage { $layer } für die Torte in { kind } ({ occasion }). Anlegen kostet { $cost } Löffel; die Torte ist dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert. Rückseite: { $back ->
    [unknown] noch nicht gesehen
    [unsaid] musst du dir merken
   *[other] { $back }
}.
about-hidden-card = Hier merken sich alle selbst, was sie gesehen haben: Wer nur zuschaut, sieht keine Handkarten.
about-cake = { score-cake }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $next ->
    [none] Sie ist fertig.
   *[other] Als Nächstes kommt Etage { $next } für { $next } Löffel.
}
about-pile = { $cards ->
    [0] Der Nachziehstapel ist leer. Lässt sich eine Hand nicht mehr auffüllen, ist es die letzte Runde.
    [one] Im Nachziehstapel ist noch 1 Karte. Wer sie zieht, sieht weiter die obere Seite.
   *[other] Im Nachziehstapel sind noch { $cards } Karten. Wer die oberste zieht, sieht weiter ihre obere Seite.
}
about-booklet = Im Heft: links { $left }, rechts { $right }. Der Pfeil zeigt nach { $arrow ->
    [forward] vorn
   *[back] hinten
}: In diese Richtung wird am Ende jedes Zugs eine Seite umgeblättert. Für einen Löffel blätterst du selbst vor oder zurück.
about-decoration = Dekoration für eine fertige Torte in { kind }, die dann { $points } Punkte wert ist. Sie kostet keinen Löffel; du darfst eine pro Zug nehmen.
about-spoons = { $spoons ->
    [0] In diesem Zug ist kein Löffel mehr übrig.
    [one] In diesem Zug ist noch 1 Löffel übrig.
   *[other] In diesem Zug sind noch { $spoons } Löffel übrig.
} Eine Etage kostet so viele Löffel wie ihre Nummer, eine Karte umzudrehen 1, den Gehilfen zurückzurufen 2.
about-chef = { $assistant ->
    [here] Der Gehilfe ist da: für einen Löffel mehr oder um eine Torte zu beginnen, auch wenn drei unfertig sind.
    [resting] Der Gehilfe ist gerade erst zurück und hilft ab dem nächsten Zug.
   *[away] Der Pâtissier ist allein. Den Gehilfen zurückzurufen kostet 2 Löffel.
}
about-neutral = Diese Karten gehören niemandem: Ihr dürft sie beide zu den üblichen Kosten anlegen und umdrehen. Für euch beide zählt die obere Seite.
about-partner = Dein Teammitglied. Du darfst auch hier Etagen anlegen, mit deinen eigenen Löffeln, und eure Punkte werden zusammengezählt.
area-hand = Deine Hand
area-cakes = Deine Torten
area-others = Die anderen
area-pile = Nachziehstapel
area-booklet = Dekorationsheft
area-neutral = Karten auf dem Tisch
area-chef = Pâtissier und Löffel
group-place = Eine Etage anlegen
group-whisk = Gehilfe beginnt eine Torte
group-turn = Eine Karte umdrehen
group-spoon = Löffel von deinem Gehilfen
group-recall = Deinen Gehilfen zurückrufen
group-page = Im Heft blättern
group-decorate = Eine Torte dekorieren
group-end = Deinen Zug beenden
piece-card = Karte: { $face }, { $owner ->
    [own] in deiner Hand
    [neutral] auf dem Tisch
   *[other] in der Hand von { $hand }
}
piece-hidden-card = Karte, { $owner ->
    [own] in deiner Hand
    [neutral] auf dem Tisch
   *[other] in der Hand von { $hand }
}
piece-cake = Torte in { $cake }, { $layers ->
    [one] 1 Etage
   *[other] { $layers } Etagen
}{ $decorated ->
    [yes] , dekoriert
   *[no] {""}
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
piece-new-cake = Neue Torte
piece-empty-slot = Leerer Platz

## Die Seite

# Wörter auf dem Spielplan selbst.
page-topping = { $topping ->
    [cream] Sahne
   *[chocolate] Schokolade
}
page-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
page-together = { $points ->
    [one] 1 Punkt zusammen
   *[other] { $points } Punkte zusammen
}
page-in-progress = { $more ->
    [yes] { $count } in Arbeit
   *[no] { $count } von { $limit } in Arbeit
}
page-cake-state = { $state ->
    [complete] fertig
    [decorated] dekoriert
    [fits] Etage { $next } passt
    [sweet] kann dekoriert werden
   *[needs] braucht Etage { $next }
}
page-new-cake = { $can ->
    [yes] Etage 1 passt
   *[no] braucht Etage 1
}
page-way = { $verb ->
    [place] Anlegen
    [whisk] Gehilfe beginnt
   *[turn] Umdrehen
}
page-for = { $before ->
    [partner] Für dein Teammitglied
   *[me] Für dich
}
page-ways = Was du mit dieser Karte tust
page-assistant = { $assistant ->
    [here] mit Gehilfen
    [resting] Gehilfe ab nächstem Zug
   *[away] ohne Gehilfen
}
page-chef = Dein Pâtissier
page-partner = dein Teammitglied
page-leads = führt
page-absent = abwesend
page-unused = { $spoons ->
    [one] 1 Löffel übrig
   *[other] { $spoons } Löffel übrig
}
page-spoons = { $spoons ->
    [one] 1 Löffel
   *[other] { $spoons } Löffel
}
page-cards-left = { $cards ->
    [one] Karte übrig
   *[other] Karten übrig
}
page-keeps-face = Wer zieht, sieht diese Seite
page-nothing-to-draw = Der Stapel ist leer
page-decorations = Dekorationen
page-decoration = Dekoration in { kind } ({ occasion })
page-blank = Leere Seite
page-left-in-it = { $count ->
    [0] Alle sind vergeben
    [one] Noch 1 im Heft
   *[other] Noch { $count } im Heft
}
page-then = Am Zugende: eine Seite { $arrow ->
    [forward] vor
   *[back] zurück
}
page-leaf = { $direction ->
    [forward] Vorblättern
   *[back] Zurückblättern
}
page-without = In der Schachtel geblieben: { occasion }
page-last-round = Letzte Runde
page-look-closer = { $name }: genauer ansehen
page-sign = { $sign ->
    [red] eine rote Torte
    [orange] eine orange Torte
    [green] eine grüne Torte
    [blue] eine blaue Torte
    [ivory] eine elfenbeinfarbene Torte
    [corner] die Etage, und was das Anlegen kostet
    [curl] die Etage auf der Rückseite der Karte
    [toque] Punkte der Torte mit dieser Etage
    [spoon] ein Löffel
    [whisk] der Gehilfe hilft
    [hidden] noch nicht gesehen
   *[plus] Punkte der Dekoration
}
page-hand-of = Die Hand von { $name }
page-wins = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
   *[other] { $names } gewinnen mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
}
page-masterpiece = Das Meisterwerk: { kind }, { occasion }
