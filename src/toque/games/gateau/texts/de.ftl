name = C’est du gâteau !
teaser = Nimm aus sechzehn Schüsseln, lös Zuckerexplosionen aus und back, was auf deine Arbeitsfläche passt.

## Teile

# Diese Namen stehen in anderen Sätzen, ohne Artikel und nie am Anfang.
kind = { $kind ->
    [dough] Teig
    [cherry] Kirsche
    [chocolate] Schokolade
    [cream] Sahne
    [jelly] Gelee
    [candy] Bonbon
   *[super] Superzutat
}
tokens = { $count } × { $kind ->
    [dough] Teig
    [cherry] Kirsche
    [chocolate] Schokolade
    [cream] Sahne
    [jelly] Gelee
    [candy] Bonbon
    [super] Superzutat
   *[grey] Grau
}
no-tokens = nichts
and = { $one }, { $two }
tool = { $tool ->
    [whisk] Schneebesen
    [spatula] Teigschaber
    [rolling-pin] Nudelholz
    [sieve] Sieb
    [piping-bag] Spritzbeutel
    [ladle] Schöpfkelle
    [mould] Backform
    [scale] Waage
    [grater] Reibe
    [brush] Pinsel
    [tongs] Zange
   *[blowtorch] Brenner
}
automa = Chef-o-Tron
hidden-tool = Werkzeug
chef = { $kind ->
    [dough] Madame Brioche
    [cherry] Monsieur Griotte
    [chocolate] Madame Ganache
    [cream] Monsieur Chantilly
    [jelly] Madame Gelée
   *[candy] Monsieur Dragée
}
recipe = { $recipe ->
    [sponge-roll] Biskuitrolle
    [cherry-cake] Kirschkuchen
    [marble-cake] Marmorkuchen
    [madeleine] Madeleines
    [financier] Financiers
    [pound-cake] Sandkuchen
    [brownie] Brownie
    [gingerbread] Lebkuchen
    [apple-tart] Apfeltarte
    [lemon-tart] Zitronentarte
    [clafoutis] Clafoutis
    [bakewell] Bakewell-Tarte
    [linzer] Linzer Torte
    [flan] Flan
    [sable] Mürbeteigtarte
    [crumble] Streuseltarte
    [chouquette] Chouquettes
    [profiterole] Profiteroles
    [eclair] Éclairs
    [cream-puff] Windbeutel
    [beignet] Beignets
    [craquelin] Craquelin
    [swan] Sahneschwäne
    [churro] Churros
    [black-forest] Schwarzwälder Kirschtorte
    [opera] Opéra
    [dobos] Dobostorte
    [sacher] Sachertorte
    [fraisier] Fraisier
    [charlotte] Charlotte
    [bourdaloue] Birnentarte Bourdaloue
    [galette] Dreikönigskuchen
    [baba] Rum-Baba
    [savarin] Savarin
    [trianon] Trianon
    [tiramisu] Tiramisu
    [pavlova] Pavlova
    [tatin] Tarte Tatin
    [pithiviers] Pithiviers
    [mille-feuille] Mille-feuille
    [vacherin] Vacherin
    [mont-blanc] Mont Blanc
    [tropezienne] Tropézienne
    [saint-honore] Saint-Honoré
    [paris-brest] Paris-Brest
    [religieuse] Religieuse
    [croquembouche] Croquembouche
   *[dacquoise] Dacquoise
}
effect = { $effect ->
    [gold] { $amount } Gold
    [tool] { $amount ->
        [one] ein Werkzeug
       *[other] { $amount } Werkzeuge
    }
    [super] { $amount ->
        [one] eine Superzutat
       *[other] { $amount } Superzutaten
    }
    [ingredient] { $amount ->
        [one] eine Zutat nach Wahl
       *[other] { $amount } Zutaten nach Wahl
    }
    [bowl] bis zu { $amount } Zutaten aus einer Schüssel
    [bowls] je 1 Zutat aus { $amount } Schüsseln
    [leftovers] bis zu { $amount } Zutaten von Seitentafeln
    [store] eine Zutat lagern
    [melt] eine Superzutat gegen zwei andere
    [enrich] eine Zutat gegen zwei Superzutaten
    [prepare] ein Rezept zubereiten
    [advance] { $amount ->
        [one] die Rezepte vorrücken
       *[other] die Rezepte { $amount }-mal vorrücken
    }
   *[gild] 1 Gold als Symbol
}
two-effects = { $one } und { $two }
no-effect = nichts
held = { $what ->
    [gold] Gold
   *[tools] Werkzeuge
}
score-recipes = Rezepte ({ $count })
score-awards = Medaillen ({ $count })
score-top = Medaillen im oberen Regal ({ $count })
score-stored = Gelagerte Zutaten
score-leftovers = Übrige Zutaten, Gold und Werkzeuge ({ $count }), 1 Punkt für je 3
score-bottom = Medaillen im unteren Regal ({ $count })
score-gold = Gold ({ $count })
score-step = { $step ->
    [recipes] Rezepte
    [awards] Medaillen
    [top] Medaillen im oberen Regal
    [stored] Gelagerte Zutaten
    [leftovers] Zutaten, Gold und Werkzeuge
    [bottom] Medaillen im unteren Regal
   *[gold] Gold
}

## Optionen

option-side = Seitentafeln
option-side-plain = Drei normale
option-side-super = Die Supertafel gegenüber dem Hauptplan
option-hand = Modul Hand
option-hand-no = Alle Schüsseln in Reichweite
option-hand-yes = Eine Hand, die zwischen den Schüsseln zieht
option-advantage = Modul Vorteil
option-advantage-no = Ohne
option-advantage-yes = Mit Vorteilskarten
option-level = Chef-o-Tron
option-level-normal = Normal
option-level-hard = Schwer
option-bananas = Bananen
option-bananas-no = Chef-o-Tron behält drei von jeder Sorte
option-bananas-yes = Chef-o-Tron behält zwei von jeder Sorte
option-hazelnuts = Haselnüsse
option-hazelnuts-no = 1 Punkt für jedes Gold
option-hazelnuts-yes = Haselnüsse: zwei Punkte
option-hazelnuts-extra = Extra Haselnüsse: drei Punkte
option-diplomat = Diplomatencreme
option-diplomat-no = Seine Symbole zählen, wie sie sind
option-diplomat-yes = Alle seine Symbole sind Joker
conflict-solo = Chef-o-Tron spielt nur gegen eine Person: Bei { $seats } Plätzen lässt sich { $option ->
    [level] seine Stufe
    [bananas] die Option „Bananen“
    [hazelnuts] die Option „Haselnüsse“
   *[diplomat] die Option „Diplomatencreme“
} nicht ändern.

## Was gefragt wird

ask-chef = Du bist { $chef }. Welche Seite der Karte nutzt du?
ask-act = Zieh deine Figur auf ein anderes Feld und wähle eine Aktion.
ask-second = Eine zweite Aktion für 1 Gold: { $action ->
    [take] aus einer Schüssel nehmen?
    [tool] ein Werkzeug ziehen?
    [advance] deine Rezepte vorrücken?
    [side] von einer Seitentafel nehmen?
   *[prepare] Rezepte zubereiten?
}
ask-hand = Zieh deine Hand ein oder zwei Schritte weit.
ask-bowl = { $count ->
    [one] Nimm eine Zutat aus einer Schüssel.
   *[other] Nimm bis zu { $count } Zutaten aus einer Schüssel.
}
ask-tile = Wähle eine Seitentafel.
ask-slot = Nimm eine Zutat von einer Seitentafel.
ask-place = { $left ->
    [one] Leg eine Zutat auf deine Arbeitsfläche.
   *[other] Leg bis zu { $left } Zutaten auf deine Arbeitsfläche.
}
ask-place-from = Schüssel { $bowl }, { $tokens }: Leg { $left ->
    [one] eine Zutat
   *[other] bis zu { $left } Zutaten
} auf deine Arbeitsfläche.
ask-store = Welche Zutat lagerst du?
ask-spend = { $purpose ->
    [store] Was gibst du für die gelagerte Zutat ab?
    [melt] Gib eine Superzutat gegen zwei andere ab.
    [enrich] Gib eine Zutat gegen zwei Superzutaten ab.
    [robot] Chef-o-Tron nimmt eine Zutat deiner Wahl.
   *[robot-super] Chef-o-Tron nimmt eine Superzutat: welche?
}
ask-grey = { $recipe }: { $count ->
    [one] Von welcher Sorte ist die graue Zutat?
   *[other] Von welcher Sorte sind die { $count } grauen Zutaten?
}
ask-payment = { $recipe }: Wie bezahlst du { $count ->
    [one] die letzte Zutat?
   *[other] die übrigen { $count } Zutaten?
}
ask-prepare = Bereite ein Rezept zu.
ask-first-recipe = Bereite ein Rezept zu.
ask-second-recipe = Ein zweites Rezept zubereiten?
ask-reserve = Ein Rezept reservieren oder das reservierte zubereiten?
ask-after-reserve = Ein Werkzeug spielen, bevor deine Rezepte vorrücken?
ask-give-up-tool = Welches Werkzeug gibst du für die Reservierung ab?
ask-award = Eine Medaille gewinnen?
ask-idle = { $tools ->
    [yes] Spiel ein Werkzeug oder mach weiter.
   *[no] Weiter zum Ende deines Zugs.
}
ask-icons = Welche Rezepte drehst du für die { $family ->
    [cake] Kuchen-Medaille
    [tart] Tarte-Medaille
   *[choux] Brandteig-Medaille
} um?
ask-toque = Wähle einen Bonus der Kochmütze.
ask-tidy = Leg zurück, was du nicht behalten willst, und beende deinen Zug.
ask-limit = Wirf Werkzeuge ab, bis du nur noch { $limit } hast.

## Aktionen

move-chef = { $side ->
    [swap] Einmal pro Rezept zählt 1 × { $ingredient } als beliebige andere Zutat
   *[double] Einmal pro Rezept zählt eine Superzutat als 2 × { $ingredient }
}
move-go = Figur { $space ->
    [left] aufs linke Feld
    [centre] aufs mittlere Feld
   *[right] aufs rechte Feld
}: { $action ->
    [take] aus einer Schüssel nehmen
    [tool] ein Werkzeug ziehen
    [advance] deine Rezepte vorrücken
    [side] von einer Seitentafel nehmen
   *[prepare] Rezepte zubereiten
}
move-second = 1 Gold zahlen: { $action ->
    [take] aus einer Schüssel nehmen
    [tool] ein Werkzeug ziehen
    [advance] deine Rezepte vorrücken
    [side] von einer Seitentafel nehmen
   *[prepare] Rezepte zubereiten
}
move-hand = Hand nach { $spot }
move-bowl = Schüssel { $bowl }: { $tokens }
move-tile = { $tile ->
    [west] Linke Tafel
    [east] Rechte Tafel
   *[south] Untere Tafel
}: { $tokens }; Symbol: { $icon }
move-slot = { $ingredient } von { $slot } nehmen
move-put = { $ingredient } { $zone ->
    [equal] zu den vier gleichen legen
    [different] zu den vier verschiedenen legen
    [pair-1] zum ersten Paar legen
   *[pair-2] zum zweiten Paar legen
}
move-spend = { $ingredient } { $zone ->
    [equal] von den vier gleichen
    [different] von den vier verschiedenen
    [pair-1] vom ersten Paar
   *[pair-2] vom zweiten Paar
} { $step ->
    [tidy] zurücklegen
    [spend-robot] hergeben
    [spend-robot-super] hergeben
    [payment] zahlen
    [spend-store] abgeben
    [spend-melt] abgeben
   *[spend-enrich] abgeben
}
move-pay = Den Rest automatisch bezahlen, Superzutaten zuletzt
move-grey = Grau ist { $ingredient }
move-store = { $ingredient } lagern
move-prepare = { $recipe } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) unter Abschnitt { $section } zubereiten: { $bonus }
move-finish = Das reservierte Rezept zubereiten: { $recipe }
move-reserve = { $recipe } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) unter Abschnitt { $section } reservieren: { $bonus }
move-discard = { $tool } { $step ->
    [limit] abwerfen
   *[give-up-tool] abgeben
}
move-tool = { $tool } ausspielen: { $effect }
move-award = { $family ->
    [cake] Kuchen-Medaille
    [tart] Tarte-Medaille
   *[choux] Brandteig-Medaille
} ins { $shelf ->
    [bottom] untere Regal
   *[top] obere Regal
} für { $icons } Symbole ({ $points } Punkte)
move-use = { $icons ->
    [cake] Ein Rezept mit Kuchen umdrehen
    [tart] Ein Rezept mit Tarte umdrehen
    [choux] Ein Rezept mit Brandteig umdrehen
    [cake-cake] Ein Rezept mit zweimal Kuchen umdrehen
    [cake-tart] Ein Rezept mit Kuchen und Tarte umdrehen
    [cake-choux] Ein Rezept mit Kuchen und Brandteig umdrehen
    [tart-tart] Ein Rezept mit zweimal Tarte umdrehen
    [tart-choux] Ein Rezept mit Tarte und Brandteig umdrehen
    [choux-choux] Ein Rezept mit zweimal Brandteig umdrehen
   *[gold] 1 Gold als Symbol zahlen
}
move-toque = Kochmütze { $place }: { $bonus }{ $gold ->
    [yes] , dazu ihr Gold
   *[no] {""}
}
move-done = { $step ->
    [idle] Weiter
    [bowl] Nichts nehmen
    [slot] Nichts mehr nehmen
    [store] Nichts lagern
    [place] Den Rest liegen lassen
    [prepare] Nichts zubereiten
    [second] Keine zweite Aktion
    [second-recipe] Kein zweites Rezept
    [reserve] Nichts davon
    [after-reserve] Deine Rezepte vorrücken lassen
    [award] Weiter zum Ende des Zugs
    [spend-melt] Die Superzutaten behalten
   *[spend-enrich] Die Zutaten behalten
}
move-end = Deinen Zug beenden

## Hindernisse

obstacle-same-space = Dort steht deine Figur: Sie muss auf ein anderes Feld ziehen.
obstacle-other-space = Diese Aktion steht nicht auf dem { $space ->
    [left] linken Feld.
    [centre] mittleren Feld.
   *[right] rechten Feld.
}
obstacle-no-gold = Eine zweite Aktion kostet 1 Gold, und du hast keins.
obstacle-bowl-empty = Schüssel { $bowl } ist leer.
obstacle-bowl-shielded = Schüssel { $bowl } liegt unter dem Kraftfeld.
obstacle-bowl-taken = Aus Schüssel { $bowl } hast du schon genommen.
obstacle-bowl-far = Deine Hand berührt Schüssel { $bowl } nicht.
obstacle-nothing-fits = Nichts aus Schüssel { $bowl } passt auf deine Arbeitsfläche.
obstacle-no-bowl = In keiner Schüssel liegt etwas, das auf deine Arbeitsfläche passt.
obstacle-spot-far = Eine Hand zieht ein oder zwei Schritte weit.
obstacle-spot-same = Deine Hand muss an einen anderen Platz ziehen.
obstacle-spot-useless = Von dort könnte deine Hand nichts nehmen.
obstacle-tile-far = Deine Hand berührt keine Schüssel an dieser Tafel.
obstacle-tile-useless = Auf dieser Tafel gibt es nichts für dich zu nehmen.
obstacle-no-tile = Auf keiner Seitentafel gibt es etwas für dich zu nehmen.
obstacle-slot-empty = Auf { $slot } liegt nichts.
obstacle-slot-misfit = Dafür ist kein Platz auf deiner Arbeitsfläche: { $ingredient }.
obstacle-no-slot = Keine Zutat der Seitentafeln passt auf deine Arbeitsfläche.
obstacle-not-there = Das gibt es hier nicht: { $ingredient }.
obstacle-no-supply = Davon ist der Vorrat leer: { $ingredient }.
obstacle-fits-nowhere = Das passt nirgends auf deine Arbeitsfläche: { $ingredient }.
obstacle-no-room = Kein Platz für { $ingredient } { $zone ->
    [equal] bei den vier gleichen.
    [different] bei den vier verschiedenen.
    [pair-1] beim ersten Paar.
   *[pair-2] beim zweiten Paar.
}
obstacle-same-pair = Beide Paare sind gleich: Nimm das erste.
obstacle-no-token = { $zone ->
    [equal] Bei den vier gleichen
    [different] Bei den vier verschiedenen
    [pair-1] Beim ersten Paar
   *[pair-2] Beim zweiten Paar
} liegt das nicht: { $ingredient }.
obstacle-not-needed = Das hilft hier nicht: { $ingredient }.
obstacle-paid-in-vain = Damit würdest du zu viel bezahlen: { $ingredient }.
obstacle-grey-named = Das Rezept nennt { $ingredient } schon: Grau ist eine andere Sorte.
obstacle-grey-short = Davon hast du zu wenig: { $ingredient }.
obstacle-stored-already = Schon gelagert: { $ingredient }.
obstacle-nothing-to-store = Dafür hast du weder die Zutat noch eine Superzutat: { $ingredient }.
obstacle-cannot-store = Du hast nichts, was du lagern könntest.
obstacle-no-super = Du hast keine Superzutat.
obstacle-bench-empty = Deine Arbeitsfläche ist leer.
obstacle-no-card = Auf { $card } liegt kein Rezept.
obstacle-short-of = Deine Zutaten reichen nicht für { $recipe }.
obstacle-no-recipe = Deine Zutaten reichen für kein Rezept.
obstacle-section-taken = Unter Abschnitt { $section } liegt schon ein Rezept.
obstacle-no-section = Unter jedem Abschnitt deiner Arbeitsfläche liegt ein Rezept.
obstacle-nothing-to-advance = Unter deiner Arbeitsfläche liegt kein Rezept.
obstacle-no-tools-left = Es gibt kein Werkzeug mehr zu ziehen.
obstacle-no-such-tool = Nicht auf deiner Hand: { $tool }.
obstacle-one-effect = Dieses Werkzeug hat nur eine Wirkung: { $tool }.
obstacle-no-tool-to-discard = Eine Reservierung kostet ein Werkzeug, und du hast keins auf der Hand.
obstacle-reserved-already = Dein Reservierungsmarker liegt schon auf einem Rezept.
obstacle-nothing-reserved = Du hast nichts reserviert.
obstacle-one-award = Du hast in diesem Zug schon eine Medaille gewonnen; mehr geht nicht.
obstacle-awards-gone = Es gibt keine { $family ->
    [cake] Kuchen-Medaille
    [tart] Tarte-Medaille
   *[choux] Brandteig-Medaille
} mehr.
obstacle-shelf-taken = Du hast schon eine { $family ->
    [cake] Kuchen-Medaille
    [tart] Tarte-Medaille
   *[choux] Brandteig-Medaille
} im { $shelf ->
    [bottom] unteren Regal.
   *[top] oberen Regal.
}
obstacle-too-few-icons = Das kostet { $icons } { $family ->
    [cake] Kuchen-Symbole
    [tart] Tarte-Symbole
   *[choux] Brandteig-Symbole
} oder zwei andere für jedes, das fehlt.
obstacle-gild-later = Gold zählt nur dann als Symbol, wenn du eine Medaille gewinnst.
obstacle-gild-useless = Auch damit würde es für keine Medaille reichen.
obstacle-icons-missing = Ein solches Rezept hast du nicht offen liegen.
obstacle-icons-wasted = Das wäre mehr, als die Medaille kostet.

## Ereignisse

event-chef-chosen = { $seat_is ->
    [me] Du spielst
   *[other] { $seat } spielt
} { $chef }: { $side ->
    [swap] 1 × { $kind } zählt als beliebige andere Zutat
   *[double] Eine Superzutat zählt als 2 × { $kind }
}.
event-turn-begins = { $seat_is ->
    [me] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $seat } ist am Zug.
}
event-went = { $seat_is ->
    [me] Du ziehst
   *[other] { $seat } zieht
} { $space ->
    [left] aufs linke Feld
    [centre] aufs mittlere Feld
   *[right] aufs rechte Feld
}: { $action ->
    [take] aus einer Schüssel nehmen
    [tool] ein Werkzeug ziehen
    [advance] Rezepte vorrücken
    [side] von einer Seitentafel nehmen
   *[prepare] Rezepte zubereiten
}{ $idle ->
    [yes] , doch es gibt nichts zu tun
   *[no] {""}
}.
event-went-on = { $seat_is ->
    [me] Du machst
   *[other] { $seat } macht
} weiter: { $action ->
    [take] aus einer Schüssel nehmen.
    [tool] ein Werkzeug ziehen.
    [advance] Rezepte vorrücken.
    [side] von einer Seitentafel nehmen.
   *[prepare] Rezepte zubereiten.
}
event-hand-moved = { $seat_is ->
    [me] Deine Hand
   *[other] Die Hand von { $seat }
} zieht nach { $spot }.
event-took = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $ingredient } { $source ->
    [bowl] aus Schüssel { $place }
    [tile] von der Seitentafel ({ $place })
   *[supply] aus dem Vorrat
}: { $zone ->
    [equal] zu den vier gleichen.
    [different] zu den vier verschiedenen.
    [pair-1] zum ersten Paar.
   *[pair-2] zum zweiten Paar.
}
merged-took = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $count } × { $ingredient } { $source ->
    [bowl] aus Schüssel { $place }
    [tile] von der Seitentafel ({ $place })
   *[supply] aus dem Vorrat
} → { $zone ->
    [equal] vier gleiche.
    [different] vier verschiedene.
    [pair-1] erstes Paar.
   *[pair-2] zweites Paar.
}
event-spent = { $seat_is ->
    [me] Du { $purpose ->
        [recipe] zahlst
        [tidy] legst zurück:
        [robot] gibst Chef-o-Tron
        [robot-super] gibst Chef-o-Tron
        [store] gibst ab:
        [melt] gibst ab:
       *[enrich] gibst ab:
    }
   *[other] { $seat } { $purpose ->
        [recipe] zahlt
        [tidy] legt zurück:
        [robot] gibt Chef-o-Tron
        [robot-super] gibt Chef-o-Tron
        [store] gibt ab:
        [melt] gibt ab:
       *[enrich] gibt ab:
    }
} { $ingredient } { $zone ->
    [equal] von den vier gleichen.
    [different] von den vier verschiedenen.
    [pair-1] vom ersten Paar.
   *[pair-2] vom zweiten Paar.
}
event-used-stored = { $seat_is ->
    [me] Deine gelagerte Zutat zahlt mit: { $ingredient }.
   *[other] Die gelagerte Zutat von { $seat } zahlt mit: { $ingredient }.
}
event-burst = Zuckerexplosion bei { $bowl }: { $count } × { $ingredient } ringsum{ $reason ->
    [event] {""}
   *[emptied] ; die Schüssel zeigt jetzt { $shows }
}.
event-gold-gained = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} { $amount } Gold{ $lost ->
    [0] {""}
    [one] {" "}(1 weiteres verfällt)
   *[other] {" "}({ $lost } weitere verfallen)
} { $reason ->
    [tile] von der Seitentafel.
    [column] mit dem Rezept.
    [toque] von der Kochmütze.
    [tool] durch ein Werkzeug.
   *[bonus] als Bonus.
}
event-gold-paid = { $seat_is ->
    [me] Du zahlst
   *[other] { $seat } zahlt
} 1 Gold { $purpose ->
    [second] für die zweite Aktion.
   *[icon] anstelle eines Symbols.
}
event-tool-drawn = { $seat_is ->
    [me] Du ziehst ein Werkzeug: { $tool }.
   *[other] { $seat } zieht ein Werkzeug.
}
event-tools-shuffled = { $cards ->
    [one] Das abgelegte Werkzeug bildet den neuen Stapel.
   *[other] Die { $cards } abgelegten Werkzeuge werden zu einem neuen Stapel gemischt.
}
event-tool-played = { $seat_is ->
    [me] Du spielst aus:
   *[other] { $seat } spielt aus:
} { $tool } ({ $effect }).
event-tool-discarded = { $seat_is ->
    [me] Du wirfst ab:
   *[other] { $seat } wirft ab:
} { $tool }, { $purpose ->
    [reservation] für eine Reservierung.
   *[limit] wegen des Handlimits.
}
event-tools-to-hand = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $count ->
    [one] ein Werkzeug
   *[other] { $count } Werkzeuge
} auf die Hand.
event-stored = { $seat_is ->
    [me] Du lagerst
   *[other] { $seat } lagert
} { $ingredient }.
event-nothing-gained = { $seat_is ->
    [me] Du hast
   *[other] { $seat } hat
} nichts davon: { $effect }.
event-prepared = { $seat_is ->
    [me] Du bereitest zu:
   *[other] { $seat } bereitet zu:
} { $recipe } ({ $card }) unter Abschnitt { $section }, Bonus: { $bonus }.
event-reserved = { $seat_is ->
    [me] Du reservierst
   *[other] { $seat } reserviert
} { $recipe } ({ $card }) unter Abschnitt { $section }, Bonus: { $bonus }.
event-reserved-prepared = { $seat_is ->
    [me] Du bereitest das reservierte Rezept zu: { $recipe }.
   *[other] { $seat } bereitet das reservierte Rezept zu: { $recipe }.
}
event-advanced = { $count ->
    [one] { $seat_is ->
        [me] Dein Rezept rückt vor.
       *[other] Das Rezept von { $seat } rückt vor.
    }
   *[other] { $seat_is ->
        [me] Deine { $count } Rezepte rücken vor.
       *[other] Die { $count } Rezepte von { $seat } rücken vor.
    }
}
event-finished = { $seat_is ->
    [me] Du vollendest
   *[other] { $seat } vollendet
} { $recipe } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}), Bonus: { $bonus }.
event-reserved-lost = { $seat_is ->
    [me] Dein reserviertes Rezept wurde nicht rechtzeitig bezahlt und ist verloren: { $recipe }.
   *[other] Das reservierte Rezept von { $seat } wurde nicht rechtzeitig bezahlt und ist verloren: { $recipe }.
}
event-award-won = { $seat_is ->
    [me] Du gewinnst
   *[other] { $seat } gewinnt
} eine { $family ->
    [cake] Kuchen-Medaille
    [tart] Tarte-Medaille
   *[choux] Brandteig-Medaille
} ({ $points }) für das { $shelf ->
    [bottom] untere Regal.
   *[top] obere Regal.
}
event-turned-over = { $seat_is ->
    [me] Du drehst um:
   *[other] { $seat } dreht um:
} { $recipe }.
event-toque-used = { $seat_is ->
    [me] Du wählst
   *[other] { $seat } wählt
} Feld { $place } der Kochmütze: { $bonus }.
event-recipe-shown = Neu auf { $card }: { $recipe }.
event-event-drawn = Ereignis: { $name ->
    [super-bowl] Die Superschüssel zeigt ihre Superseite und gibt jeder Nachbarschüssel eine Superzutat.
    [tools] Alle bekommen ein Werkzeug.
    [corners] Die Eckschüsseln explodieren und bleiben, wie sie sind.
    [gold] Alle bekommen 1 Gold.
    [own-kind] Jede leere Schüssel bekommt zwei Zutaten ihrer Sorte.
    [advance] Bei allen rücken die Rezepte vor.
    [store] Alle dürfen eine Zutat lagern.
    [supers] Alle bekommen eine Superzutat.
    [first-three] Jede leere Schüssel bekommt Kirsche, Bonbon und Sahne.
   *[second-three] Jede leere Schüssel bekommt Schokolade, Gelee und Teig.
}
event-bowl-filled = { $count ->
    [one] Eine Zutat kommt
   *[other] { $count } Zutaten kommen
} in Schüssel { $bowl }.
event-bowl-shown = Schüssel { $bowl } zeigt ihre Superseite.
event-advantage-gained = { $seat_is ->
    [me] Du hast
   *[other] { $seat } hat
} { $one } und { $two } und damit den Vorteil: { $bonus }.
event-advantage-shown = Für den nächsten Vorteil ({ $bonus }) braucht man { $one } und { $two }.
event-turn-ended = { $seat_is ->
    [me] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
}
event-ending = { $reason ->
    [awards] Jemand hat die dritte Medaille: Nach dieser Runde folgt noch eine.
    [robot] Chef-o-Tron hat seine letzte Karte gezogen: Das ist die letzte Runde.
   *[quiet] { $rounds } Runden ohne Rezept oder Medaille: Das ist die letzte.
}
event-over = Die Partie ist zu Ende.
event-robot-card = Runde { $round }: Chef-o-Tron zieht eine Karte. { $arm ->
    [white] Weißer
   *[blue] Blauer
} Arm, { $rows }; { $base ->
    [field] Kraftfeld
    [side] Seitentafel
    [steal] eine Zutat von dir
    [steal-super] eine Superzutat von dir
    [store] lagern
   *[supers] zwei Superzutaten
}; { $second ->
    [I] Rezept I
    [II] Rezept II
   *[event] Ereignis
} (Karten übrig: { $left }).
event-arm-moved = { $rows ->
    [0] Der { $arm ->
        [white] weiße
       *[blue] blaue
    } Arm bleibt in Reihe { $row }.
   *[other] Der { $arm ->
        [white] weiße Arm zieht { $rows } abwärts
       *[blue] blaue Arm zieht { $rows } aufwärts
    } in Reihe { $row }.
}
event-robot-took = Chef-o-Tron nimmt alles ({ $count }) aus Schüssel { $bowl }, der vollsten der Reihe{ $reason ->
    [fullest] {""}
   *[nearest] , bei Gleichstand der nächsten am { $arm ->
        [white] weißen
       *[blue] blauen
    } Arm
}.
event-robot-field = Das Kraftfeld kommt über Schüssel { $bowl }, die vollste der Reihe{ $reason ->
    [fullest] {""}
   *[nearest] , bei Gleichstand die nächste am { $arm ->
        [white] weißen
       *[blue] blauen
    } Arm
}.
event-robot-tile = Chef-o-Tron nimmt { $count ->
    [0] nichts
    [one] 1 Zutat
   *[other] { $count } Zutaten
} von der { $tile ->
    [west] linken Tafel
    [east] rechten Tafel
   *[south] unteren Tafel
}, { $reason ->
    [most] die ihm am meisten bringt.
   *[clockwise] bei Gleichstand der nächsten von seinem Arm aus im Uhrzeigersinn.
}
event-robot-ignored = Chef-o-Tron lässt aus, was nur im schweren Modus zählt: { $base ->
    [field] Kraftfeld.
    [side] Seitentafel.
    [steal] eine Zutat von dir.
    [steal-super] eine Superzutat von dir.
    [store] lagern.
    [supers] zwei Superzutaten.
    [I] Rezept I.
    [II] Rezept II.
   *[event] Ereignis.
}
event-robot-gold = Chef-o-Tron bekommt { $amount } Gold: { $reason ->
    [bowls] Die Schüsseln seiner Reihe sind leer.
    [store] Er hat nichts zu lagern.
    [steal] Du hast nichts herzugeben.
    [tiles] Die Seitentafeln sind leer.
    [icon] Das Symbol der Tafel war sichtbar.
    [event] Kein Ereignis liegt mehr bereit.
    [recipe] Er kann kein Rezept bezahlen.
    [column] Das Rezept lag in der rechten Spalte.
    [no-supers] Dem Vorrat fehlen Superzutaten.
    [nothing] Der Vorrat ist leer.
    [no-use] Der Bonus nützt ihm nichts.
   *[bonus] Es ist ein Bonus.
}
event-robot-supers = Chef-o-Tron bekommt { $count ->
    [one] eine Superzutat
   *[other] { $count } Superzutaten
}: { $reason ->
    [card] So steht es auf seiner Karte.
    [limit] Er tauscht Überzähliges um.
    [icon] Das Symbol der Tafel war sichtbar.
   *[bonus] Es ist ein Bonus.
}
event-robot-gained = Chef-o-Tron nimmt { $ingredient } aus dem Vorrat, auf seinem Plan am weitesten { $arm ->
    [white] links
   *[blue] rechts
}.
event-robot-stored = Chef-o-Tron lagert { $ingredient }: Von allem, was er noch nicht gelagert hat, liegt das am weitesten { $arm ->
    [white] links
   *[blue] rechts
}.
event-robot-limit = Chef-o-Tron legt { $count } × { $ingredient } zurück: Er behält höchstens { $limit } von jeder Sorte.
event-robot-recipe = Chef-o-Tron bereitet { $recipe } ({ $card }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}) zu und vollendet das Rezept mit { $paid }; grau: { $grey }. Es bringt die meisten Punkte { $reason ->
    [level] seiner Stufe
   *[other-level] der anderen Stufe, da er auf seiner keins bezahlen kann
}; bei Gleichstand das am weitesten { $arm ->
    [white] links
   *[blue] rechts
}.
event-robot-award = Chef-o-Tron gewinnt eine { $family ->
    [cake] Kuchen-Medaille
    [tart] Tarte-Medaille
   *[choux] Brandteig-Medaille
} ({ $points }) für das { $shelf ->
    [bottom] untere Regal
   *[top] obere Regal
}, { $reason ->
    [matching] mit passenden Symbolen
    [converted] mit zwei Symbolen für jedes, das fehlt
   *[wild] mit beliebigen Symbolen
}; bei Gleichstand die am weitesten { $arm ->
    [white] links
   *[blue] rechts
}.
event-robot-advantage = Chef-o-Tron hat { $one } und damit den Vorteil: { $bonus }.

## Editionen

fault-effect = „{ $words }“ ist keine Wirkung. Möglich: { $possible }; mit einer Zahl von 1 bis 4, höchstens zwei.
fault-kind = „{ $kind }“ ist keine Zutat. Möglich: { $possible }.
fault-ring = Hier muss jedes davon genau einmal stehen: { $possible }.
fault-pair = „{ $pair }“ muss aus zwei verschiedenen Zutaten bestehen.
fault-sides = „{ $kind }“ ist auf { $found } Schüsselseiten statt auf 5.
fault-slot = Eine Seitentafel hat die Plätze 1 bis 3, nicht { $slot }.
fault-icon = Das Symbol einer Seitentafel gibt „gold“ oder „super“, nicht „{ $words }“.
fault-action = „{ $action }“ ist keine Aktion. Möglich: { $possible }.
fault-start = „{ $space }“ ist kein Aktionsfeld. Möglich: { $possible }.
fault-zero = Abschnitt 0 gibt keinen Bonus.
fault-awards = Die Werte der Medaillen müssen abnehmen, und der letzte muss größer als 0 sein.
fault-tool = „{ $tool }“ ist kein Werkzeug. Möglich: { $possible }.
fault-no-tool = Das Werkzeug „{ $tool }“ fehlt.
fault-tool-effects = „{ $tool }“ muss eine Wirkung haben oder zwei zur Wahl.
fault-recipes = Stufe { $level } hat { $found } Rezepte statt { $expected }.
fault-recipe-name = „{ $recipe }“ ist nicht der Name eines Rezepts.
fault-level = Es gibt keine Stufe { $level }: Ein Rezept hat Stufe 1 oder 2.
fault-needs = „{ $needs }“ ist keine Liste wie „2 cherry 1 cream“.
fault-grey = Ein Rezept hat 0 bis 4 graue Zutaten, nicht { $grey }.
fault-icons = „{ $icons }“ muss eins oder zwei hiervon sein: { $possible }.
fault-no-benefit = „{ $card }“ gibt nichts.
fault-robot = „{ $card }“ ist keine Roboterkarte wie „white 1 side II“.

## Die Teile erklärt

# Die Seite fragt danach: was ein Teil ist (about-), die Überschriften des Tisches (area-), Knöpfe, die die
# Aktionen eines Verbs sammeln (group-, kurz), und wie ein Screenreader ein Teil nennt (piece-). Ein Wort der
# Ansicht wird so gegeben, wie es ist ($kind, $recipe, $tool); Namen in Listen, Kosten und Wirkungen sind
# selbst Texte ($tokens, $cost, $bonus, $effects, $ingredient).
area-bowls = Schüsseln und Seitentafeln
area-bench = Deine Arbeitsfläche
area-sections = Unter deiner Arbeitsfläche
area-spaces = Aktionsfelder
area-recipes = Rezepte
area-tools = Deine Werkzeuge
area-awards = Medaillen
area-toque = Kochmütze
area-others = Die anderen
area-robot = Chef-o-Tron
area-stored = Gelagerte Zutaten
area-finished = Vollendete Rezepte
area-advantages = Vorteilskarten
area-supply = Vorrat
group-chef = Seite deiner Chefkarte
group-go = Deine Figur ziehen
group-second = Zweite Aktion bezahlen
group-hand = Deine Hand ziehen
group-bowl = Aus einer Schüssel nehmen
group-tile = Von einer Tafel nehmen
group-slot = Eine einzelne Zutat nehmen
group-put = Auf die Arbeitsfläche legen
group-spend = Eine Zutat abgeben
group-pay = Den Rest bezahlen
group-grey = Sorte der grauen Zutaten
group-store = Eine Zutat lagern
group-prepare = Ein Rezept zubereiten
group-finish = Das Reservierte zubereiten
group-reserve = Ein Rezept reservieren
group-discard = Ein Werkzeug abwerfen
group-tool = Ein Werkzeug ausspielen
group-award = Eine Medaille gewinnen
group-use = Mit Symbolen bezahlen
group-toque = Bonus der Kochmütze
group-done = Verzichten
group-end = Deinen Zug beenden
piece-bowl = Schüssel { $bowl } für { $shows }: { $tokens }; Rückseite: { $other }{ $shielded ->
    [yes] , unter dem Kraftfeld
   *[no] {""}
}
piece-tile = { $tile ->
    [west] Linke Tafel
    [east] Rechte Tafel
   *[south] Untere Tafel
}: { $tokens }{ $icon ->
    [gold] , dazu ihr Gold
    [super] , dazu ihre Superzutat
   *[none] {""}
}
piece-slot = Seitenplatz { $slot }: { $ingredient }{ $icon ->
    [gold] , Goldsymbol
    [super] , Supersymbol
   *[none] {""}
}
piece-icons = { $icons ->
    [cake] Kuchen
    [tart] Tarte
    [choux] Brandteig
    [cake-cake] zweimal Kuchen
    [cake-tart] Kuchen und Tarte
    [cake-choux] Kuchen und Brandteig
    [tart-tart] zweimal Tarte
    [tart-choux] Tarte und Brandteig
   *[choux-choux] zweimal Brandteig
}
piece-recipe = { recipe } ({ piece-icons }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $cost }{ $gold ->
    [yes] , dazu 1 Gold
   *[no] {""}
}
piece-deck = Rezepte der Stufe { $level ->
    [1] I
   *[other] II
}: { $cards ->
    [0] keine mehr
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
piece-section = Freier Abschnitt { $section }: { $bonus }
piece-under = { recipe } unter Abschnitt { $section }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $reserved ->
    [yes] , reserviert
   *[no] {""}
}
piece-finished = { recipe } ({ piece-icons }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $face ->
    [up] offen
   *[down] umgedreht
}
piece-token = { kind }, { $zone ->
    [equal] bei den vier gleichen
    [different] bei den vier verschiedenen
    [pair-1] beim ersten Paar
   *[pair-2] beim zweiten Paar
}
piece-zone = Arbeitsfläche: { $zone ->
    [equal] vier gleiche
    [different] vier verschiedene
    [pair-1] das erste Paar
   *[pair-2] das zweite Paar
}
piece-space = { $space ->
    [left] Linkes Feld
    [centre] Mittleres Feld
   *[right] Rechtes Feld
}{ $pawn ->
    [here] , mit deiner Figur
   *[away] {""}
}
piece-action = { $action ->
    [take] Aus einer Schüssel nehmen
    [tool] Ein Werkzeug ziehen
    [advance] Deine Rezepte vorrücken
    [side] Von einer Seitentafel nehmen
   *[prepare] Rezepte zubereiten
}, { $space ->
    [left] linkes Feld
    [centre] mittleres Feld
   *[right] rechtes Feld
}
piece-or = { $one } oder { $two }
piece-tool = Werkzeug { tool }: { $effects }{ $fresh ->
    [yes] , noch nicht auf der Hand
   *[no] {""}
}
piece-tool-pile = Stapel der Werkzeuge: { $cards ->
    [0] leer
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
piece-award = { $family ->
    [cake] Kuchen-Medaillen
    [tart] Tarte-Medaillen
   *[choux] Brandteig-Medaillen
}: { $left ->
    [0] keine mehr übrig
   *[other] die nächste zählt { $points }, noch { $left } übrig
}
piece-shelf = { $family ->
    [cake] Kuchen
    [tart] Tartes
   *[choux] Brandteig
}, { $shelf ->
    [bottom] unteres Regal
   *[top] oberes Regal
}: { $points ->
    [0] leer
    [one] 1 Punkt
   *[other] { $points } Punkte
}
piece-toque = Kochmütze { $place }: { $bonus }{ $gold ->
    [yes] , dazu 1 Gold
   *[no] {""}
}
piece-stored = { $stored ->
    [yes] Gelagert
   *[no] Nicht gelagert
}: { kind }
piece-chef = { chef }{ $side ->
    [swap] : 1 × { kind } zählt als beliebige andere Zutat
    [double] : Eine Superzutat zählt als 2 × { kind }
   *[none] {""}
}
piece-gold = Gold: { $gold } von { $limit }
piece-supply = Vorrat: { tokens }
piece-advantage = Vorteilskarte, verlangt: { $one } und { $two }
piece-benefit = Vorteil: { $bonus }
piece-hand = { $owner ->
    [own] Deine Hand
   *[other] Die Hand von { $name }
} auf { $spot }
piece-spot = Platz { $spot } zwischen vier Schüsseln
piece-seat = { $name }, { $chef }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold, { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
}; Arbeitsfläche: { $tokens }
piece-robot = Chef-o-Tron: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold; Plan: { $tokens }
piece-arm = { $arm ->
    [white] Weißer Arm
   *[blue] Blauer Arm
} in Reihe { $row }{ $active ->
    [yes] , aktiv
   *[no] {""}
}
piece-robot-card = Karte von Chef-o-Tron: { $arm ->
    [white] weißer Arm
   *[blue] blauer Arm
}, { $rows }; { $base ->
    [field] Kraftfeld
    [side] Seitentafel
    [steal] eine Zutat von dir
    [steal-super] eine Superzutat von dir
    [store] lagern
   *[supers] zwei Superzutaten
}; { $second ->
    [I] Rezept I
    [II] Rezept II
   *[event] Ereignis
}
about-bowl = Diese Schüssel steht für { $shows }, ihre Rückseite für { $other }. Sie fasst bis zu vier Zutaten. Wer die letzte nimmt, löst eine Zuckerexplosion aus: Je eine Zutat ihrer Sorte kommt in jede Schüssel daneben und auf jeden freien Seitenplatz an ihren Ecken, dann wird sie umgedreht.
about-tile = Eine Seitentafel hat drei Plätze für je eine Zutat. Wer von ihr nimmt, bekommt { $icon ->
    [super] eine Superzutat
   *[gold] 1 Gold
}, wenn nichts das Symbol verdeckt, und bis zu drei Zutaten.
about-slot = Hier liegt höchstens eine Zutat. Sie kommt aus der Zuckerexplosion einer der beiden Schüsseln, die diesen Platz berühren.{ $icon ->
    [gold] {" "}Das Goldsymbol zählt, solange nichts es verdeckt.
    [super] {" "}Das Supersymbol zählt, solange nichts es verdeckt.
   *[none] {""}
}
about-recipe = Ein Rezept der Stufe { $level ->
    [1] I
   *[other] II
}. Bonus, wenn es vollendet ist: { $bonus }. Symbole für Medaillen: { piece-icons }.{ $gold ->
    [yes] {" "}Wer es von diesem Platz nimmt, bekommt 1 Gold.
   *[no] {""}
}
about-deck = Von hier kommen am Ende eines Zugs neue Rezepte. Dazwischen stecken Ereignisse, die sofort eintreten.
about-section = Ein Rezept unter diesem Abschnitt bringt sofort dessen Bonus: { $bonus }. Es ist nach { $advances ->
    [one] einmal Vorrücken
   *[other] { $advances }-mal Vorrücken
} vollendet; deine Rezepte rücken in jedem Zug vor.
about-under = Dieses Rezept ist bezahlt, und seine Punkte zählen. Noch { $advances ->
    [one] einmal Vorrücken
   *[other] { $advances }-mal Vorrücken
}, dann ist es vollendet: Sein Bonus kommt, und seine Symbole helfen, Medaillen zu gewinnen.
about-reserved = Dieses Rezept ist reserviert und noch nicht bezahlt. In einem späteren Zug kannst du es dort zubereiten, wo es liegt. Verlässt es vorher die Arbeitsfläche, ist es verloren; solange es nicht bezahlt ist, ist es nichts wert.
about-finished = { $face ->
    [up] Mit den Symbolen dieses Rezepts kannst du eine Medaille bezahlen. Dann wird es umgedreht; seine Punkte bleiben.
   *[down] Mit diesem Rezept wurde eine Medaille bezahlt. Seine Punkte zählen trotzdem.
}
about-token = Mit den Zutaten auf deiner Arbeitsfläche bezahlst du Rezepte. Sie bleiben, wo du sie hinlegst; am Ende deines Zugs darfst du zurücklegen, was du nicht behalten willst.
about-zone = { $zone ->
    [equal] Bis zu vier Zutaten, alle von derselben Sorte.
    [different] Bis zu vier Zutaten, alle von verschiedenen Sorten.
   *[pair] Zwei Zutaten derselben Sorte; das andere Paar muss von einer anderen Sorte sein.
} Eine Superzutat passt auf jeden freien Platz.
about-super = Eine Superzutat steht beim Bezahlen für jede Sorte und passt auf jeden freien Platz deiner Arbeitsfläche.
about-grey = Graue Zutaten sind alle von einer Sorte, die du wählst; das Rezept darf sie nicht schon nennen. Super- und gelagerte Zutaten helfen wie sonst auch aus.
about-gold = Mit 1 Gold bezahlst du die zweite Aktion eines Felds. Du kannst höchstens { $limit } haben. Am Ende bringen Gold, Werkzeuge und Zutaten, die übrig sind, einen Punkt für je drei.
about-space = In jedem Zug geht deine Figur auf ein anderes Feld. Du führst eine seiner beiden Aktionen aus und für 1 Gold auch die andere.
about-action = { $action ->
    [take] Nimm bis zu vier Zutaten aus einer Schüssel und leg sie sofort auf deine Arbeitsfläche. Was nicht passt, bleibt in der Schüssel.
    [tool] Zieh ein Werkzeug. Es kommt am Ende deines Zugs auf deine Hand.
    [advance] Alle Rezepte unter deiner Arbeitsfläche gehen einen Abschnitt nach rechts.
    [side] Wähle eine Seitentafel. Nimm, was ihr Symbol gibt, wenn es sichtbar ist, dann bis zu drei ihrer Zutaten.
   *[prepare] Bezahle ein oder zwei Rezepte und leg jedes unter einen freien Abschnitt deiner Arbeitsfläche.
}
about-tool = In deinem Zug darfst du beliebig viele Werkzeuge ausspielen, jedes für eine seiner Wirkungen. Was du ziehst, kommt am Ende des Zugs auf deine Hand; dann behältst du höchstens { $limit }.
about-tool-pile = Von hier werden Werkzeuge gezogen. Ist der Stapel leer, werden die abgelegten gemischt.
about-effect = { $effect ->
    [gold] Gold aus dem Vorrat, soweit du Platz dafür hast.
    [tool] Werkzeuge vom Stapel; sie kommen am Ende deines Zugs auf deine Hand.
    [super] Superzutaten aus dem Vorrat; jede steht für jede Sorte.
    [ingredient] Zutaten deiner Wahl aus dem Vorrat, aber keine Superzutaten.
    [bowl] Nimm Zutaten aus einer Schüssel.
    [bowls] Nimm je eine Zutat aus mehreren Schüsseln.
    [leftovers] Nimm Zutaten von beliebigen Seitentafeln, ohne deren Symbole.
    [store] Gib eine Zutat ab und lagere dafür eine derselben Sorte; eine Superzutat gilt für jede Sorte.
    [melt] Gib eine Superzutat ab und nimm zwei Zutaten deiner Wahl aus dem Vorrat.
    [enrich] Gib eine beliebige Zutat ab und nimm zwei Superzutaten aus dem Vorrat.
    [prepare] Bezahle ein Rezept des Hauptplans und leg es unter einen freien Abschnitt.
    [advance] Alle Rezepte unter deiner Arbeitsfläche gehen einen Abschnitt nach rechts.
   *[gild] Wenn du in diesem Zug eine Medaille gewinnst, kann 1 Gold für ein beliebiges Symbol stehen.
}
about-award = Für zwei Symbole ihrer Familie kommt die nächste Medaille ins untere Regal, mit einem Bonus der Kochmütze; für drei kommt sie ins obere Regal, wo sie { $more } Punkte mehr zählt. Für jedes Symbol, das fehlt, genügen zwei andere. Pro Zug kannst du eine Medaille gewinnen.
about-shelf = { $shelf ->
    [bottom] Hier hat eine Medaille jeder Familie Platz. Sie kostet zwei Symbole und bringt einen Bonus der Kochmütze.
   *[top] Hier hat eine Medaille jeder Familie Platz. Sie kostet drei Symbole und zählt am Ende { $more } Punkte mehr.
}
about-toque = Wer eine Medaille für das untere Regal gewinnt, wählt einen dieser Boni, auch einen, der schon gewählt wurde. { $gold ->
    [yes] Wer diesen zuerst wählt, bekommt auch sein Gold.
   *[no] Sein Gold ist schon weg.
}
about-stored = Eine gelagerte Zutat bezahlt in jedem Rezept eine Zutat ihrer Sorte und wird nie ausgegeben. Du kannst eine von jeder Sorte haben; am Ende ist sie einen Punkt wert.
about-chef = { $side ->
    [swap] Einmal pro Rezept zählt eine Zutat dieser Sorte als beliebige andere: { kind }. Gelagerte Zutaten können das nicht.
    [double] Einmal pro Rezept zählt eine Superzutat als zwei Zutaten dieser Sorte: { kind }. Was das Rezept nicht braucht, ist verloren.
   *[none] Eine Seite dieser Karte gilt für die ganze Partie; welche, wird vor dem ersten Zug gewählt.
}
about-events = Zwischen den Rezepten stecken Ereignisse. Wird am Ende eines Zugs eins gezogen, tritt es sofort ein und kommt aus dem Spiel; dann wird die Reihe aufgefüllt.
about-advantage = Wer am Ende des eigenen Zugs alle vier Zutaten der linken und der mittleren Karte auf der Arbeitsfläche hat, bekommt den Vorteil rechts. Ausgegeben wird nichts; Super- und gelagerte Zutaten zählen nicht.
about-benefit = Das bringt der nächste Vorteil, höchstens einer pro Zug: { $bonus }.
about-hand = Bevor eine Aktion Zutaten nimmt, zieht deine Hand ein oder zwei Schritte weit, waagerecht oder senkrecht. Dann reicht sie zu den vier Schüsseln um sie herum und zu den Seitentafeln an deren Rand. Werkzeuge und Boni reichen überallhin.
about-field = Unter dem Kraftfeld kommt nichts in die Schüssel und nichts heraus. Was eine Explosion dorthin schleudern würde, prallt ab und fällt in die Schüssel, aus der es kam.
about-robot = Chef-o-Tron spielt nach seinen Karten. Wann immer er etwas nicht tun oder nicht brauchen kann, bekommt er stattdessen 1 Gold, und sein Gold ist Punkte wert.
about-arm = { $arm ->
    [white] Der weiße Arm zieht abwärts und von unten wieder nach oben. Solange er aktiv ist, nimmt Chef-o-Tron bei Gleichstand, was am weitesten links liegt.
   *[blue] Der blaue Arm zieht aufwärts und von oben wieder nach unten. Solange er aktiv ist, nimmt Chef-o-Tron bei Gleichstand, was am weitesten rechts liegt.
} Er leert die vollste Schüssel seiner Reihe.
about-robot-card = Der Arm zieht um { $rows } und leert eine Schüssel. Danach: { $base ->
    [field] derselbe Weg noch einmal, und das Kraftfeld kommt über die Schüssel, die er nehmen würde
    [side] er leert die vollste Seitentafel
    [steal] du gibst ihm eine Zutat deiner Wahl
    [steal-super] du gibst ihm eine Superzutat
    [store] er lagert eine Zutat
   *[supers] er bekommt zwei Superzutaten
}{ $base_counts ->
    [yes] {""}
   *[no] {" "}(nur im schweren Modus)
}. Zuletzt: { $second ->
    [I] er bereitet ein Rezept der Stufe I zu
    [II] er bereitet ein Rezept der Stufe II zu
   *[event] ein Ereignis tritt ein
}{ $second_counts ->
    [yes] {""}
   *[no] {" "}(nur im schweren Modus)
}.
about-supply = Alle Zutaten, die nirgends sonst liegen. Ist eine Sorte aufgebraucht, tritt in Schüsseln und auf Tafeln eine andere an ihre Stelle, in fester Reihenfolge.

## Die Seite

# Kurze Wörter auf dem Spielplan und daneben; $name ist der Name einer Person.
tab-bowls = Schüsseln
tab-recipes = Rezepte
tab-prizes = Medaillen
tab-others = Andere
page-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
# Auf schmalen Feldern: kurze Wörter.
page-action = { $action ->
    [take] Nehmen
    [tool] Ziehen
    [advance] Weiter
    [side] Seite
   *[prepare] Rezept
}
page-put = { kind } { $zone ->
    [equal] zu den vier gleichen
    [different] zu den vier verschiedenen
    [pair-1] zum ersten Paar
   *[pair-2] zum zweiten Paar
}
page-spend = { kind } { $step ->
    [tidy] zurück in den Vorrat
    [payment] zahlen
    [spend-robot] an Chef-o-Tron
    [spend-robot-super] an Chef-o-Tron
   *[spend-store] abgeben
}
page-go = { page-action } ({ $space ->
    [left] links
    [centre] Mitte
   *[right] rechts
})
page-tile = { $tile ->
    [west] Links
    [east] Rechts
   *[south] Unten
}
page-tool = { $tool ->
    [whisk] Schneebesen
    [spatula] Schaber
    [rolling-pin] Nudelholz
    [sieve] Sieb
    [piping-bag] Spritzbeutel
    [ladle] Kelle
    [mould] Form
    [scale] Waage
    [grater] Reibe
    [brush] Pinsel
    [tongs] Zange
   *[blowtorch] Brenner
}
page-shelf = { $shelf ->
    [bottom] unteres Regal
   *[top] oberes Regal
}
page-unfold = Alles, was ich habe
page-free = frei
page-offer = Zur Wahl
page-owing = Noch zu bezahlen: { $tokens }.
page-tools = Werkzeuge: { $count } von { $limit }
page-no-tools = Kein Werkzeug auf der Hand
page-discarded = { $cards ->
    [0] Der Ablagestapel ist leer.
    [one] Eins liegt auf dem Ablagestapel.
   *[other] { $cards } liegen auf dem Ablagestapel.
}
page-events-gone = { $count ->
    [one] Ein Ereignis ist vorbei.
   *[other] { $count } Ereignisse sind vorbei.
}
page-icons = { $family ->
    [cake] Kuchen-Symbole
    [tart] Tarte-Symbole
   *[choux] Brandteig-Symbole
}: { $count }
page-finished = { $count ->
    [one] 1 Rezept vollendet
   *[other] { $count } Rezepte vollendet
}
page-none-finished = Noch keins
page-under = Unter der Arbeitsfläche
page-bench = Auf der Arbeitsfläche: { $tokens }.
page-leads = führt
page-absent = abwesend
page-look-closer = { $name }: genauer ansehen
page-sign = { $sign ->
    [equal] alle gleich
    [different] alle verschieden
    [times] so viele davon
    [most] höchstens so viele
    [limit] von höchstens so vielen
    [dough] Teig
    [cherry] Kirsche
    [chocolate] Schokolade
    [cream] Sahne
    [jelly] Gelee
    [candy] Bonbon
    [super] Superzutat: jede Sorte
    [grey] eine Zutat deiner Wahl
    [gold] 1 Gold
    [take] aus einer Schüssel nehmen
    [side] von einer Seitentafel nehmen
    [tool] ein Werkzeug
    [prepare] ein Rezept zubereiten
    [advance] deine Rezepte rücken vor
    [bowl] aus einer einzigen Schüssel nehmen
    [bowls] je eine aus mehreren Schüsseln
    [leftovers] von beliebigen Seitentafeln nehmen
    [store] eine Zutat lagern
    [cake] Symbol der Kuchen
    [tart] Symbol der Tartes
    [choux] Symbol der Brandteige
    [award] eine Medaille
    [reserve] reserviert: noch nicht bezahlt
    [event] ein Ereignis
    [field] ein Kraftfeld: Niemand nimmt aus dieser Schüssel
    [down] ein Arm von Chef-o-Tron geht nach unten
   *[up] ein Arm von Chef-o-Tron geht nach oben
}
page-robot-cards = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}, { $events ->
    [one] 1 Ereignis beiseitegelegt
   *[other] { $events } Ereignisse beiseitegelegt
}
