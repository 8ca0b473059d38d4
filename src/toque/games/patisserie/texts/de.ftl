name = La Pâtisserie Rococo
teaser = Führ eine Konditorei: Stell Leute ein, back, dekorier und servier an fünf Tischen im Garten.

## Spielteile

staff = { $staff ->
    [aubin] Aubin
    [brice] Brice
    [colette] Colette
    [denise] Denise
    [edgar] Edgar
    [flavie] Flavie
    [achille] Achille
    [adelaide] Adélaïde
    [amandine] Amandine
    [anatole] Anatole
    [apolline] Apolline
    [arnaud] Arnaud
    [aurore] Aurore
    [barnabe] Barnabé
    [basile] Basile
    [beatrice] Béatrice
    [benoit] Benoît
    [bertille] Bertille
    [blandine] Blandine
    [camille] Camille
    [cesaire] Césaire
    [charlotte] Charlotte
    [claudine] Claudine
    [clovis] Clovis
    [constance] Constance
    [corentin] Corentin
    [delphine] Delphine
    [denis] Denis
    [dorothee] Dorothée
    [edith] Édith
    [elie] Élie
    [eloise] Éloïse
    [emeline] Émeline
    [ernest] Ernest
    [estelle] Estelle
    [etienne] Étienne
    [eugenie] Eugénie
    [eustache] Eustache
    [faustine] Faustine
    [ferdinand] Ferdinand
    [firmin] Firmin
    [florent] Florent
    [florine] Florine
    [francois] François
    [gabrielle] Gabrielle
    [gaetan] Gaëtan
    [genevieve] Geneviève
    [germaine] Germaine
    [gontran] Gontran
    [gregoire] Grégoire
    [guillemette] Guillemette
    [gustave] Gustave
    [heloise] Héloïse
    [hilaire] Hilaire
    [hippolyte] Hippolyte
    [ignace] Ignace
    [ines] Inès
    [jacinthe] Jacinthe
    [jacques] Jacques
    [jeanne] Jeanne
    [joachim] Joachim
    [josephine] Joséphine
    [jules] Jules
    [justine] Justine
    [lazare] Lazare
    [leandre] Léandre
    [leocadie] Léocadie
    [leon] Léon
    [lucette] Lucette
    [madeleine] Madeleine
    [marcel] Marcel
    [marguerite] Marguerite
    [martial] Martial
    [mathilde] Mathilde
    [maurice] Maurice
    [melchior] Melchior
    [nestor] Nestor
    [noemie] Noémie
    [octave] Octave
    [odette] Odette
    [pascal] Pascal
    [paulin] Paulin
    [perrette] Perrette
    [philibert] Philibert
   *[quentin] Quentin
}
recipe = { $recipe ->
    [madeleine] „Madeleine“
    [financier] „Financier“
    [sable] „Sablé“
    [tuile] „Tuile“
    [meringue] „Meringue“
    [macaron] „Macaron“
    [palmier] „Palmier“
    [chouquette] „Chouquette“
    [brioche] „Brioche“
    [kouglof] „Kouglof“
    [savarin] „Savarin“
    [baba] „Baba“
    [eclair] „Éclair“
    [religieuse] „Religieuse“
    [profiterole] „Profiterole“
    [saint-honore] „Saint-Honoré“
    [mille-feuille] „Mille-feuille“
    [dartois] „Dartois“
    [jalousie] „Jalousie“
    [conversation] „Conversation“
    [puits-d-amour] „Puits d’amour“
    [nonnette] „Nonnette“
    [pain-d-epices] „Pain d’épices“
    [nougat] „Nougat“
    [calisson] „Calisson“
    [praline] „Praline“
    [croquant] „Croquant“
    [oublie] „Oublie“
    [gaufre] „Gaufre“
    [beignet] „Beignet“
    [crepe] „Crêpe“
    [clafoutis] „Clafoutis“
    [flan] „Flan“
    [tartelette] „Tartelette“
    [frangipane] „Frangipane“
    [pithiviers] „Pithiviers“
    [galette] „Galette“
    [bichon] „Bichon“
    [chausson] „Chausson“
    [vacherin] „Vacherin“
    [bavarois] „Bavarois“
    [croquembouche] „Croquembouche“
    [gateau-basque] „Gâteau basque“
    [biscuit] „Biscuit“
   *[dacquoise] „Dacquoise“
}
hidden-staff = eine Karte
automa = der Lehrmeister
rank = { $rank ->
    [patissier] Pâtissier
    [patissiere] Pâtissière
    [assistant] Aushilfe
   *[assistante] Aushilfe
}
staple = { $staple ->
    [flour] Mehl
    [sugar] Zucker
   *[butter] Butter
}
goods = { $good ->
    [flour] { $count } Mehl
    [sugar] { $count } Zucker
    [butter] { $count } Butter
    [egg] { $count ->
        [one] 1 Ei
       *[other] { $count } Eier
    }
    [honey] { $count } Honig
   *[nut] { $count ->
        [one] 1 Nuss
       *[other] { $count } Nüsse
    }
}
topping = { $topping ->
    [cherry] Kirsche
    [violet] Veilchen
   *[orange] Orange
}
tile = Plättchen ({ $ingredients })
tile-topped = Plättchen ({ $ingredients }; { $toppings })
table = { $table ->
    [orangery] die Orangerie
    [rosery] den Rosengarten
    [fountain] den Brunnen
    [grotto] die Grotte
   *[terrace] die Terrasse
}
at-table = { $table ->
    [orangery] in der Orangerie
    [rosery] im Rosengarten
    [fountain] am Brunnen
    [grotto] in der Grotte
   *[terrace] auf der Terrasse
}
slot = Feld { $slot }
column = { $column ->
    [left] die linke Spalte
    [centre] die mittlere Spalte
   *[right] die rechte Spalte
}
place = { $what ->
    [noble] den Platz { $post } der Adligenloge
    [points] das Punktefeld von Serviceposten { $post }
   *[gift] das Bonusfeld von Serviceposten { $post }
}
rack = { $rack ->
    [upper] oberen Abkühlplatz
   *[lower] unteren Abkühlplatz
}
coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
price = { $price ->
    [0] nichts
    [one] 1 Münze
   *[other] { $price } Münzen
}
gift = { $gift ->
    [none] nichts
    [coins] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    [tile] ein Zutatenplättchen aus dem Beutel
    [flour] 1 Mehl
    [sugar] 1 Zucker
    [butter] 1 Butter
    [recipe] ein Rezept aus der Auslage
    [ingredient] ein Zutatenplättchen aus der Auslage
   *[tips] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } je eigene Servicekraft dort
}
and = { $one }, { $two }

## Was Karten und Plättchen tun

# A gain is an amount of something ($what), for each of what $of counts; or by how many there are, with
# $steps as “2: 1, 3–4: 2, 5+: 3”.
gain = { $what ->
    [coins] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
   *[points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
}{ $of ->
    [one] {""}
    [tables] {" "}je Buffettisch mit einem eigenen Teller
    [pastries] {" "}für jeden deiner servierten Teller
    [markers] {" "}je eigener Servicekraft und eigenem Adligen
    [decorations] {" "}je gelungener Dekoration
    [staff] {" "}je Karte deines Personals
   *[patissier-pastries] {" "}für jeden deiner servierten Teller mit Toque
}
gain-by = { $what ->
    [coins] Münzen
   *[points] Punkte
} nach Zahl { $of ->
    [tables] der Buffettische mit eigenen Tellern
    [pastries] deiner servierten Teller
    [markers] deiner Servicekräfte und Adligen
    [decorations] deiner gelungenen Dekorationen
    [staff] deiner Personalkarten
   *[patissier-pastries] deiner servierten Teller mit Toque
} ({ $steps })
step = { $span }: { $amount }
set-step = { $good ->
    [egg] Ei
    [honey] Honig
    [nut] Nuss
    [cherry] Kirsche
    [violet] Veilchen
   *[orange] Orange
}: { $amount }
row = { $goods } für { points }
bonus-table = an einem Buffettisch: { $gain }
bonus-ingredient-set = Punkte für Zutaten deiner servierten Teller ({ $steps }), jeder zählt für eine
bonus-topping-set = Punkte für Verzierungen deiner Dekorationen ({ $steps }), jede zählt für eine
bonus-acquire = ein weiteres Zutatenplättchen erwerben{ $amount ->
    [0] {""}
    [one] , 1 Münze extra
   *[other] , { $amount } Münzen extra
}
bonus-staples = { $times ->
    [one] noch einmal
   *[other] noch { $times }-mal
} Rohstoffe kaufen
bonus-staple = 1 { staple } für { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} kaufen
bonus-move = einen deiner Teller auf einen anderen Buffettisch versetzen
bonus-copy = den Bonus der obersten genutzten Karte einer anderen Person nutzen
bonus-draw = { $amount ->
    [one] ein Zutatenplättchen ziehen
   *[other] { $amount } Zutatenplättchen ziehen, eines behalten
}
bonus-draw-recipe = { $amount ->
    [one] ein Rezept ziehen
   *[other] { $amount } Rezepte ziehen, eines behalten
}
bonus-decorate = einen Teller dekorieren{ $amount ->
    [0] {""}
    [one] , für 1 Münze
   *[other] , für { $amount } Münzen
}
bonus-bake = ein weiteres Rezept backen, mit 1 Mehl oder 1 Honig weniger
bonus-deliver = einen weiteren Teller liefern
bonus-recipe = ein weiteres Rezept nehmen
bonus-free-recipe = ein Rezept aus der Auslage
bonus-free-ingredient = ein Zutatenplättchen aus der Auslage
bonus-place = eine Servicekraft oder einen Adligen platzieren, { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} billiger
bonus-exchange = bis zu { $times }-mal: 1 Punkt für { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}
bonus-trade = { $times ->
    [one] 1 Punkt
   *[other] { $times } Punkte
} für { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}
bonus-hand-in = Rohstoffe abgeben, jede Zeile einmal: { $steps }
bonus-give-tiles = bis zu { $amount ->
    [one] 1 gelagertes Plättchen
   *[other] { $amount } gelagerte Plättchen
} abwerfen, je { $times ->
    [one] 1 Punkt
   *[other] { $times } Punkte
}
condition = { $of ->
    [tables] Teller an mindestens { $least ->
        [one] 1 Buffettisch
       *[other] { $least } Buffettischen
    }
    [pastries] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    }
    [markers] mindestens { $least ->
        [one] 1 Servicekraft oder Adliger
       *[other] { $least } Servicekräfte oder Adlige
    }
    [decorations] mindestens { $least ->
        [one] 1 gelungene Dekoration
       *[other] { $least } gelungene Dekorationen
    }
    [staff] mindestens { $least ->
        [one] 1 Personalkarte
       *[other] { $least } Personalkarten
    }
    [patissier-pastries] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } mit Toque
    [best-table] mindestens { $least ->
        [one] 1 Teller
       *[other] { $least } Teller
    } am selben Buffettisch
    [staples] mindestens { $least ->
        [one] 1 Einheit Rohstoffe
       *[other] { $least } Einheiten Rohstoffe
    }
    [coins] mindestens { $least ->
        [one] 1 Münze
       *[other] { $least } Münzen
    }
    [stored] mindestens { $least ->
        [one] 1 gelagertes Zutatenplättchen
       *[other] { $least } gelagerte Zutatenplättchen
    }
    [worth-4] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } mit 4 Punkten
    [worth-5] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } mit 5 Punkten
    [worth-6] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } mit 6 Punkten
    [topping-kinds] { $least ->
        [one] 1 Verzierung auf einer gelungenen Dekoration
       *[other] { $least } verschiedene Verzierungen auf ebenso vielen gelungenen Dekorationen
    }
    [ingredient-kinds] { $least ->
        [one] 1 Zutat in einem servierten Teller
       *[other] { $least } verschiedene Zutaten in ebenso vielen servierten Tellern
    }
    [specials] ein Besitzanzeiger auf mindestens { $least ->
        [one] 1 Sonderbonus-Plättchen
       *[other] { $least } Sonderbonus-Plättchen
    }
    [points] mindestens { $least ->
        [one] 1 Punkt
       *[other] { $least } Punkte
    } auf der Leiste
    [plain] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } ohne Ei, Honig und Nuss
    [bare-larder] weder Rohstoffe noch gelagerte Zutatenplättchen
    [nut-pastries] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } mit Nuss
    [small] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } mit 2 bis 4 Punkten
   *[great] mindestens { $least ->
        [one] 1 servierter Teller
       *[other] { $least } servierte Teller
    } mit 5 oder 6 Punkten
}
asks = { $asks ->
    [any] jeder Teller
    [egg] mit Ei
    [honey] mit Honig
    [nut] mit Nuss
    [no-egg] ohne Ei
    [no-honey] ohne Honig
    [no-nut] ohne Nuss
    [cherry] mit Kirsche verziert
    [violet] mit Veilchen verziert
    [orange] mit Orange verziert
    [plain] ohne Verzierung
    [patissier] mit Toque
    [no-patissier] ohne Toque
   *[worth] mit genau { $worth } Punkten
}
table-tile = { $asks }: { $gives }

## Scores

held = { $what ->
    [coins] Münzen
    [flour] Mehl
    [sugar] Zucker
    [butter] Butter
    [egg] Eier
    [honey] Honig
    [nut] Nüsse
    [recipes] Rezepte
   *[decorations] Dekorationen
}
held-income = { $from ->
    [decorations] Münzen für Dekorationen
    [decoration-points] Punkte für Dekorationen
   *[nobles] Münzen für Adlige
}
score-track = Punkte auf der Leiste
score-goods = Übrige Waren ({ $count })
score-coins = Münzen ({ $count })
score-table = Die meisten Teller { at-table }
score-nobles = Adlige ({ $count })
score-pastries = Teller ({ $count })
score-markers = Servicekräfte und Adlige
score-specials = Sonderboni
score-step = { $step ->
    [track] Punkte auf der Leiste
    [goods] Übrige Waren
    [coins] Münzen
    [table] Die meisten Teller { at-table }
    [nobles] Adlige
    [pastries] Teller
    [markers] Servicekräfte und Adlige
   *[specials] Sonderboni
}

## Options

option-trays = Neues Personal
option-trays-yes = Zwei Backbleche gehen herum
option-trays-yes-about = Alle behalten von jedem Backblech eine Karte und geben den Rest weiter.
option-trays-no = Zufällig ausgeteilt
option-trays-no-about = Für eine erste Partie: in jeder Runde zwei zufällige Karten für alle, ohne Backbleche.
option-mentor = Lehrmeister als Dritter
option-mentor-no = Ohne
option-mentor-yes = Mit dem Lehrmeister
option-mentor-yes-about = Nur zu zweit. Allein spielst du immer gegen den Lehrmeister.
option-difficulty = Spiel des Lehrmeisters
option-difficulty-creamy = Fluffig (leicht)
option-difficulty-savoury = Vollmundig (mittel)
option-difficulty-crunchy = Extra knusprig (schwer)
option-promo-specials = Sonderbonus-Plättchen
option-promo-specials-no = Sechs
option-promo-specials-yes = Neun, mit den Promos
option-promo-tables = Tischbonus-Plättchen
option-promo-tables-no = Elf
option-promo-tables-yes = Vierzehn, mit den Promos
option-promo-stars = ✱-Karten
option-promo-stars-no = Acht
option-promo-stars-yes = Elf, mit den Promos
option-promo-starters = Startpersonal
option-promo-starters-no = Vier Karten
option-promo-starters-yes = Vier von sechs Karten
option-promo-starters-yes-about = Alle wählen geheim vier von sechs Startkarten; die beiden anderen kommen aus dem Spiel.
conflict-mentor = Der Lehrmeister kommt nur zu zwei Personen dazu; allein spielst du ohnehin gegen ihn.
conflict-difficulty = Hier spielt niemand mit dem Lehrmeister: Es gibt keinen Schwierigkeitsgrad zu wählen.

## Was gefragt wird

ask-hand = { $missing ->
    [one] Wähle noch eine Karte für diese Runde.
   *[other] Wähle noch { $missing } Karten für diese Runde.
}
ask-draft = Backblech { $tray }: Behalte eine Karte.
ask-remove = Nimm eine deiner sechs Karten aus dem Spiel.
ask-card = Spiel eine Karte.
ask-action = { $staff } ({ rank }): welche Hauptaktion?
ask-recipes = Noch ein Rezept nehmen?
ask-free-recipe = Ein Rezept aus der Auslage nehmen?
ask-keep-recipe = Welches Rezept behältst du: { $recipes }?
ask-ingredients = Ein Zutatenplättchen erwerben?
ask-free-ingredient = Ein Zutatenplättchen aus der Auslage nehmen?
ask-keep = Welches behältst du: { $tiles }?
ask-staples = Weitere Rohstoffe kaufen?
ask-bake = Ein Rezept backen?
ask-bake-more = Ein zweites Rezept dazu backen?
ask-spare = Was sparst du ein?
ask-pay = Welche Plättchen zahlst du für { $recipes }?
ask-decorate = Einen Teller dekorieren?
ask-deliver = Noch einen Teller liefern?
ask-tip = Deine Servicekräfte { at-table } bezahlen? Je { price } für 1 Punkt.
ask-hire = Jemanden einstellen?
ask-place = { $discount ->
    [0] Eine Servicekraft oder einen Adligen platzieren?
    [one] Eine Servicekraft oder einen Adligen platzieren, 1 Münze billiger?
   *[other] Eine Servicekraft oder einen Adligen platzieren, { $discount } Münzen billiger?
}
ask-staple = 1 { staple } für { price } kaufen?
ask-draw = { $amount ->
    [one] Ein Zutatenplättchen ziehen?
   *[other] { $amount } Zutatenplättchen ziehen und eines behalten?
}
ask-draw-recipe = { $amount ->
    [one] Ein Rezept ziehen?
   *[other] { $amount } Rezepte ziehen und eines behalten?
}
ask-trade = { points } für { price } kaufen? { $times ->
    [one] Noch einmal.
   *[other] Bis zu { $times }-mal.
}
ask-lift = Welchen Teller versetzt du?
ask-set = Wohin kommt { $recipe }?
ask-count = Auf welchem Buffettisch zählen deine Teller?
ask-hand-in = Rohstoffe für Punkte abgeben?
ask-give-tiles = Gelagerte Plättchen für Punkte abwerfen?
ask-copy = Wessen oberste Karte kopierst du?
ask-imitate = Die letzte Karte des Lehrmeisters nachahmen oder Punkte nehmen?

## Aktionen

move-choose = { $staff } ({ rank }) wählen: { $bonus }
move-draft = { $staff } ({ rank }) behalten: { $bonus }
move-remove = { $staff } ({ rank }) aus dem Spiel nehmen: { $bonus }
move-play = { $staff } ({ rank }) spielen: { $bonus }
move-recipe = { $recipe } von { $slot } für { price } nehmen: { $needs }, { points }{ $toque ->
    [yes] , mit Toque
   *[no] {""}
}
move-ingredient = Von { $stall } für { price } nehmen: { $tile }
move-buy = { $units } { staple } für { price } kaufen
move-bake = { $recipe } backen: { $needs }, { points }
move-decorate = { $recipe } dekorieren{ $price ->
    [0] {""}
    [one] {" "}für 1 Münze
   *[other] {" "}für { $price } Münzen
}: { $tile }
move-sell = { $recipe } für { $gain ->
    [one] 1 Münze
   *[other] { $gain } Münzen
} verkaufen
move-serve = { $recipe } { at-table } servieren, Platz { $number }: { gift }
move-hire = { $staff } ({ rank }) für { price } einstellen: { $bonus }
move-dismiss = { $staff } ({ rank }) kündigen: { $gain ->
    [one] 1 Münze
   *[other] { $gain } Münzen
}
move-place = { $what ->
    [noble] Adliger { $post } für { price }: { points }
    [points] Servicekraft an Posten { $post } für { price }: { points }
   *[gift] Servicekraft an Posten { $post } für { price }: { gift }
}
move-spare = { $good ->
    [flour] { $recipe } mit 1 Mehl weniger backen
   *[honey] { $recipe } mit 1 Honig weniger backen
}
move-pay = { $step ->
    [pay] Zahlen: { $tile }
   *[give-tiles] Abwerfen: { $tile }
}
move-tip = { $servants ->
    [one] 1 Servicekraft
   *[other] { $servants } Servicekräfte
} bezahlen: { price } für { points }
move-keep = Behalten: { $tile }
move-keep-recipe = { $recipe } behalten: { $needs }, { points }
move-lift = { $recipe } { at-table } versetzen, Platz { $number }
move-set = Hinstellen { at-table }, Platz { $number }
move-count = Deine Teller { at-table } zählen: { gain }
move-use = { $step ->
    [staple] Für { price } kaufen
    [draw] { $amount ->
        [one] Ein Plättchen ziehen
       *[other] { $amount } Plättchen ziehen
    }
    [draw-recipe] { $amount ->
        [one] Ein Rezept ziehen
       *[other] { $amount } Rezepte ziehen
    }
    [trade] { points } für { price } kaufen
   *[imitate] { points } nehmen
}
move-hand-in = { $units } { staple } für { points } abgeben
move-copy = { $staff } von { $from } kopieren: { $bonus }
move-imitate = { $action ->
    [recipes] Rezepte nehmen
    [ingredients] Zutat erwerben
    [bake] Backen
    [decorate] Dekorieren
    [deliver] Liefern
    [hire] Einstellen
   *[place] Servicekraft oder Adligen platzieren
}
move-discard = { $recipe } wegwerfen
move-done = { $step ->
    [action] Keine Hauptaktion
    [recipes] Kein weiteres Rezept
    [free-recipe] Kein Rezept nehmen
    [keep-recipe] Keines behalten
    [ingredients] Kein Zutatenplättchen
    [free-ingredient] Kein Plättchen nehmen
    [staples] Nichts mehr kaufen
    [bake] Nichts backen
    [bake-more] Kein zweites Rezept
    [decorate] Nicht weiter dekorieren
    [deliver] Nicht weiter liefern
    [tip] Niemanden bezahlen
    [hire] Niemanden einstellen
    [place] Niemanden platzieren
    [staple] Nichts kaufen
    [draw] Nichts ziehen
    [draw-recipe] Nichts ziehen
    [trade] Keine Punkte mehr kaufen
    [lift] Nichts versetzen
    [count] Nichts zählen
    [hand-in] Nichts mehr abgeben
    [give-tiles] Nichts mehr abwerfen
   *[copy] Niemanden kopieren
}

## Obstacles

obstacle-not-in-pile = { $staff } gehört nicht zu den Karten, aus denen du wählst.
obstacle-not-on-tray = { $staff } liegt nicht auf diesem Backblech.
obstacle-not-in-hand = { $staff } ist nicht auf deiner Hand.
obstacle-not-your-rank = { $played ->
    [patissier] Ein Pâtissier
   *[assistant] Eine Aushilfe
} kann { $action ->
    [ingredient] keine Zutaten erwerben.
    [buy] keine Rohstoffe kaufen.
    [decorate] nicht dekorieren.
   *[hire] niemanden einstellen.
}
obstacle-not-on-board = Diesen Platz gibt es auf diesem Spielplan nicht.
obstacle-too-dear = Das kostet { price }, und du hast { $coins ->
    [0] keine.
   *[other] { $coins }.
}
obstacle-no-recipe = Auf { $slot } liegt kein Rezept.
obstacle-shelves-full = Du hast nur Platz für drei Rezepte: Wirf erst eines weg.
obstacle-no-tile = Auf { $stall } liegt kein Plättchen.
obstacle-not-for-sale = { $units } { staple } gibt es nicht auf einmal zu kaufen.
obstacle-over-the-cap = Du kannst höchstens { $cap } { staple } haben.
obstacle-shelf-empty = Dort hast du kein Rezept.
obstacle-already-named = { $recipe } wird schon gebacken.
obstacle-patissier-only = Nur ein Pâtissier kann { $recipe } backen.
obstacle-no-free-rack = Kein Abkühlplatz ist für einen weiteren Teller frei.
obstacle-short-of-staples = Dir fehlen Rohstoffe für { $recipe }.
obstacle-short-of-ingredients = Dir fehlen Zutaten für { $recipe }.
obstacle-nothing-to-spare = { $good ->
    [flour] Bei { $recipe } gibt es kein Mehl zu sparen.
   *[honey] Bei { $recipe } gibt es keinen Honig zu sparen.
}
obstacle-no-such-tile = So ein Plättchen hast du nicht: { $tile }.
obstacle-tile-not-needed = Dieses Plättchen wird nicht gebraucht: { $tile }.
obstacle-rack-empty = Auf dem { rack } steht kein Teller.
obstacle-decorated-already = Der Teller auf dem { rack } ist schon dekoriert.
obstacle-no-topping = Dieses Plättchen hat keine Verzierung: { $tile }.
obstacle-space-taken = Platz { $space } ist besetzt.
obstacle-no-offer = Auf Platz { $offer } liegt niemand aus.
obstacle-one-star = Du hast schon eine ✱-Karte eingestellt.
obstacle-condition-open = { $staff } kommt nur, wenn du die Voraussetzung erfüllst: { $condition }.
obstacle-not-in-staff = { $staff } gehört nicht zu deinem Personal.
obstacle-fewest-staff = Du behältst mindestens { $fewest } Karten.
obstacle-place-taken = Dort steht schon jemand.
obstacle-one-at-post = Du hast an diesem Serviceposten schon eine Servicekraft.
obstacle-post-full = An diesen Serviceposten kommt niemand mehr.
obstacle-too-few-servants = Du hast keine { $servants } Servicekräfte an diesem Buffettisch.
obstacle-not-drawn = Das wurde nicht gezogen.
obstacle-not-your-pastry = Auf { $space } steht kein Teller von dir.
obstacle-same-table = Er muss auf einen anderen Buffettisch.
obstacle-no-other-table = Kein anderer Buffettisch hat Platz.
obstacle-nothing-counts = Deine Teller { at-table } bringen nichts.
obstacle-row-done = Diese Reihe hast du schon abgegeben.
obstacle-short-for-row = Für diese Reihe brauchst du { $units } { staple }.
obstacle-nothing-to-copy = Von { $from } gibt es nichts zu kopieren.
obstacle-not-that-seat = Du kannst nur eine andere Person an diesem Tisch kopieren.
obstacle-not-on-his-card = Das steht nicht auf der letzten Karte des Lehrmeisters.
obstacle-cannot-do-that = Das geht jetzt nicht.

## Events

event-round-begins = Runde { $round } beginnt.
event-first-player = { $seat_is ->
    [me] Du beginnst.
   *[other] { $seat } beginnt.
}
event-tiles-left = { $count ->
    [one] Ein Zutatenplättchen verlässt die Auslage.
   *[other] { $count } Zutatenplättchen verlassen die Auslage.
}
event-tiles-shown = { $count ->
    [one] Ein Zutatenplättchen kommt in die Auslage.
   *[other] { $count } Zutatenplättchen kommen in die Auslage.
}
event-recipes-left = { $count ->
    [one] Ein Rezept verlässt die Auslage.
   *[other] { $count } Rezepte verlassen die Auslage.
}
event-recipes-shown = { $count ->
    [one] Ein Rezept kommt in die Auslage.
   *[other] { $count } Rezepte kommen in die Auslage.
}
event-hands-chosen = Alle haben ihre Karten gewählt.
event-drafted = { $seat_is ->
    [me] Du behältst
   *[other] { $seat } behält
} { $staff } von Backblech { $tray }.
event-trays-passed = { $left ->
    [0] Beide Backbleche sind herumgegangen.
   *[other] Die Backbleche gehen weiter.
}
event-dealt = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} { $staff }.
event-staff-shown = { $count ->
    [one] Eine Karte liegt aus.
   *[other] { $count } Karten liegen aus.
}
event-staff-left = { $count ->
    [one] Eine ausliegende Karte kommt aus dem Spiel.
   *[other] { $count } ausliegende Karten kommen aus dem Spiel.
}
event-removed = Alle haben eine Karte aus dem Spiel genommen.
event-played = { $seat_is ->
    [me] Du spielst
   *[other] { $seat } spielt
} { $staff } ({ rank }).
event-idle = { $seat_is ->
    [me] Du verzichtest
   *[other] { $seat } verzichtet
} auf die Hauptaktion.
event-recipe-taken = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $recipe } von { $slot } für { price }.
event-ingredient-taken = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} von { $stall } für { price }: { $tile }.
event-staples-bought = { $seat_is ->
    [me] Du kaufst
   *[other] { $seat } kauft
} { $units } { staple } für { price }.
event-baked = { $seat_is ->
    [me] Du backst
   *[other] { $seat } backt
} { $recipe }.
event-ingredients-paid = { $seat_is ->
    [me] Du wirfst
   *[other] { $seat } wirft
} { $count ->
    [one] ein Zutatenplättchen
   *[other] { $count } Zutatenplättchen
} ab.
event-decorated = { $seat_is ->
    [me] Du dekorierst
   *[other] { $seat } dekoriert
} { $recipe }: { $tile }.
event-sold = { $seat_is ->
    [me] Du verkaufst
   *[other] { $seat } verkauft
} { $recipe } für { coins }.
event-served = { $seat_is ->
    [me] Du servierst
   *[other] { $seat } serviert
} { $recipe } { at-table }, Platz { $number }.
event-moved = { $seat_is ->
    [me] Du versetzt
   *[other] { $seat } versetzt
} { $recipe }: nun { at-table }, Platz { $number }.
event-decoration-won = { $seat_is ->
    [me] Deine Verzierung
   *[other] Die Verzierung von { $seat }
} { $number ->
    [0] findet keinen Platz mehr
   *[other] wird zur gelungenen Dekoration { $number }
}: { $tile }.
event-coins-gained = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} { $reason ->
    [space] vom Platz.
    [table] vom Buffettisch.
   *[bonus] als Bonus.
}
event-points-gained = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} als Bonus.
event-staple-gained = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} 1 { staple } { $reason ->
    [space] vom Platz.
    [table] vom Buffettisch.
    [post] vom Serviceposten.
   *[bonus] für { price }.
}
event-drew = { $seat_is ->
    [me] Du ziehst
   *[other] { $seat } zieht
} ein { $tile }.
event-drew-recipe = { $seat_is ->
    [me] Du ziehst
   *[other] { $seat } zieht
} { $recipe }.
event-put-back = { $seat_is ->
    [me] Du wirfst
   *[other] { $seat } wirft
} ein { $tile } ab.
event-put-recipe-back = { $seat_is ->
    [me] Du wirfst
   *[other] { $seat } wirft
} { $recipe } ab.
event-declined = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $what ->
    [recipe] kein Rezept.
   *[tile] kein Zutatenplättchen.
}
event-tipped = { $seat_is ->
    [me] Du zahlst
   *[other] { $seat } zahlt
} den Servicekräften { coins } für { points }.
event-hired = { $seat_is ->
    [me] Du stellst
   *[other] { $seat } stellt
} { $staff } ({ rank }) für { price } ein: { $bonus }.
event-dismissed = { $seat_is ->
    [me] Du kündigst
   *[other] { $seat } kündigt
} { $staff } und { $seat_is ->
    [me] bekommst
   *[other] bekommt
} { coins }.
event-servant-placed = { $seat_is ->
    [me] Du platzierst
   *[other] { $seat } platziert
} eine Servicekraft auf { $what ->
    [points] dem Punktefeld
   *[gift] dem Bonusfeld
} von Serviceposten { $post } für { price }.
event-noble-placed = { $seat_is ->
    [me] Du gewinnst
   *[other] { $seat } gewinnt
} einen Adligen für { price }.
event-special-claimed = { $seat_is ->
    [me] Du erfüllst
   *[other] { $seat } erfüllt
} einen Sonderbonus, { points } am Ende: { $special }.
event-traded = { $seat_is ->
    [me] Du kaufst
   *[other] { $seat } kauft
} { points } für { coins }.
event-handed-in = { $seat_is ->
    [me] Du gibst
   *[other] { $seat } gibt
} { $units } { staple } für { points } ab.
event-tile-given = { $seat_is ->
    [me] Du wirfst
   *[other] { $seat } wirft
} ein { $tile } für { points } ab.
event-copied = { $seat_is ->
    [me] Du kopierst
   *[other] { $seat } kopiert
} { $staff }, { $owner_is ->
    [me] die oberste Karte deines genutzten Personals.
   *[other] die oberste Karte des genutzten Personals von { $owner }.
}
event-imitated = { $seat_is ->
    [me] Du ahmst
   *[other] { $seat } ahmt
} den Lehrmeister nach: { $action ->
    [recipes] Rezepte.
    [ingredients] Zutaten.
    [bake] Backen.
    [decorate] Dekorieren.
    [deliver] Liefern.
    [hire] Einstellen.
   *[place] Servicekraft oder Adliger.
}
event-threw-away = { $seat_is ->
    [me] Du wirfst
   *[other] { $seat } wirft
} { $recipe } weg.
event-income = { $seat_is ->
    [me] Dein Einkommen:
   *[other] Das Einkommen von { $seat }:
} { coins }{ $decorations ->
    [0] {""}
   *[other] , davon { $decorations } für Dekorationen
}{ $nobles ->
    [0] {""}
   *[other] , davon { $nobles } für Adlige
}{ $points ->
    [0] {""}
   *[other] , und { points }
}.
event-over = Die Konditoreien schließen ihre Türen.
event-mentor-card = Der Lehrmeister deckt eine Karte auf: { $one ->
    [recipes] Rezepte
    [ingredients] Zutaten
    [bake] backen
    [decorate] dekorieren
    [deliver] liefern
    [hire] einstellen
   *[place] Servicekraft oder Adliger
}{ $two ->
    [none] {""}
    [recipes] , Rezepte
    [ingredients] , Zutaten
    [bake] , backen
    [decorate] , dekorieren
    [deliver] , liefern
    [hire] , einstellen
   *[place] , Servicekraft oder Adliger
}{ $three ->
    [none] {""}
    [recipes] , Rezepte
    [ingredients] , Zutaten
    [bake] , backen
    [decorate] , dekorieren
    [deliver] , liefern
    [hire] , einstellen
   *[place] , Servicekraft oder Adliger
} ({ $left ->
    [one] noch 1 Karte in dieser Runde
   *[other] noch { $left } Karten in dieser Runde
}).
event-mentor-acts = Er { $action ->
    [recipes] nimmt Rezepte
    [ingredients] nimmt Zutatenplättchen
    [bake] backt
    [decorate] dekoriert
    [deliver] liefert
    [hire] stellt ein
   *[place] platziert eine Servicekraft oder einen Adligen
}: { $number ->
    [1] Die erste Aktion der Karte ist möglich.
   *[other] Das ist die erste mögliche Aktion der Karte.
}
event-mentor-cannot = Der Lehrmeister kann nichts von seiner Karte ausführen und bekommt { points }.
page-decided = { $where }{ $side ->
    [none] {""}
    [left] , dann nach links
    [right] , dann nach rechts
    [near] , vom Bonusplättchen aus
   *[far] , vom anderen Ende aus
}
event-mentor-decision = Seine Entscheidungskarte zeigt { page-decided }{ $fits ->
    [yes] .
   *[no] : Dort geht nichts, also noch eine Karte.
}
event-mentor-recipe = Der Lehrmeister nimmt { $recipe } von { $slot }: { $reason ->
    [marked] Die Karte zeigt dieses Feld.
   *[onwards] Es ist das nächste in Pfeilrichtung.
}
event-mentor-dropped = Der Lehrmeister hat vier Rezepte und wirft { $recipe } ab, { $reason ->
    [new] das neue: Es ist am wenigsten wert.
   *[old] das am wenigsten wert ist.
}
event-mentor-tiles = Der Lehrmeister nimmt { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}: { column }, { $reason ->
    [action] alles, was dort liegt.
   *[table] das oberste, dank des Buffettischs.
}
event-mentor-baked = Der Lehrmeister backt { $recipe }, das nächste in der Reihenfolge seiner Karte.
event-mentor-decorated = Der Lehrmeister dekoriert { $recipe } mit einem { $tile }: { $height ->
    [top] Es ist das oberste mit Verzierung.
   *[bottom] Es ist das unterste mit Verzierung.
}
event-mentor-served = Der Lehrmeister serviert { $recipe } { at-table }, Platz { $number }: { $reason ->
    [only] Es ist sein einziger Teller
    [fits] Er hat, was der Buffettisch verlangt
    [both] Beide passen, also zuerst der obere
   *[neither] Keiner passt, also zuerst der obere
}{ $end ->
    [near] , auf dem freien Platz nächst dem Bonusplättchen.
    [far] , auf dem freien Platz am anderen Ende.
   *[none] ; keine Karte konnte sagen, wohin.
}
event-mentor-sold = Alle Buffettische sind voll: Der Lehrmeister verkauft { $recipe } für { coins }.
event-mentor-coins = Der Lehrmeister bekommt { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} { $reason ->
    [space] vom Platz.
   *[table] vom Buffettisch.
}
event-mentor-points = Der Lehrmeister bekommt { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}.
event-mentor-staple = Der Lehrmeister bekommt 1 { staple } { $reason ->
    [space] vom Platz.
   *[table] vom Buffettisch.
}
event-mentor-drew = Der Lehrmeister zieht ein { $tile }.
event-mentor-tipped = Der Lehrmeister zahlt seinen Servicekräften { coins } für { points }.
event-mentor-decoration = { $number ->
    [0] Der Lehrmeister hat keinen Platz für eine weitere Dekoration
   *[other] Die Verzierung des Lehrmeisters wird zur gelungenen Dekoration { $number }
}: { $tile }.
event-mentor-hired = Der Lehrmeister stellt { $staff } ({ rank }) ein: { $reason ->
    [star] Eine ✱-Karte, deren Voraussetzung er erfüllt, kommt zuerst.
    [marked] Die Karte zeigt diesen Platz.
    [onwards] Es ist die nächste in Pfeilrichtung.
   *[round] In Pfeilrichtung liegt niemand, also vom anderen Ende aus.
}
event-mentor-placed = Der Lehrmeister platziert { $what ->
    [noble] einen Adligen.
   *[points] eine Servicekraft auf dem Punktefeld von Serviceposten { $post }.
}
event-mentor-special = Der Lehrmeister erfüllt einen Sonderbonus, { points } am Ende: { $special }.
event-mentor-drafted = Der Lehrmeister behält eine zufällige Karte von Backblech { $tray }.
event-mentor-dealt = Der Lehrmeister bekommt eine Karte.
event-mentor-income = Das Einkommen des Lehrmeisters: { coins }{ $points ->
    [0] {""}
   *[other] , und { points }
}.
event-mentor-first = Der Lehrmeister beginnt.
event-mentor-turns = Der Lehrmeister deckt { $staff } auf, { $bonus }: { $coins ->
    [0] {""}
   *[other] { coins },{" "}
}{ points }.
event-mentor-goods = Der Lehrmeister hat { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} übrig: { points }.

## Editions

fault-words = „{ $words }“ ist nicht zu verstehen.
fault-unknown = „{ $name }“ ist kein Name dieser Tabelle.
fault-missing = „{ $name }“ fehlt.
fault-falling = Die Zahlen müssen von links nach rechts fallen, keine darf unter 0 liegen.
fault-rank = „{ $rank }“ ist kein Ausbildungsgrad. Möglich: { $possible }.
fault-level = Stufe { $level } hat { $found } Karten statt mindestens { $fewest }.

## Die Seite

group-choose = Karte wählen
group-draft = Karte behalten
group-remove = Karte entfernen
group-play = Karte spielen
group-recipe = Rezept nehmen
group-ingredient = Zutat erwerben
group-buy = Rohstoffe kaufen
group-bake = Backen
group-decorate = Dekorieren
group-sell = Verkaufen
group-serve = Servieren
group-hire = Einstellen
group-dismiss = Kündigen
group-place = Servicekraft oder Adliger
group-spare = Einsparen
group-pay = Plättchen abwerfen
group-tip = Servicekräfte bezahlen
group-keep = Plättchen behalten
group-keep-recipe = Rezept behalten
group-lift = Teller versetzen
group-set = Hinstellen
group-count = Buffettisch zählen
group-use = Ausführen
group-hand-in = Rohstoffe abgeben
group-copy = Bonus kopieren
group-imitate = Lehrmeister nachahmen
group-discard = Rezept wegwerfen
group-done = Dabei belassen

# The board. Headings (area-), tabs (tab-), short words painted on it (page-), what a piece is called (piece-) and
# what it does (about-). $name is the name of a person; $bonus, $recipe, $needs, $tile and $condition are texts.
area-garden = Der Garten
area-recipes = Rezepte in der Auslage
area-ingredients = Zutaten in der Auslage
area-hiring = Personal im Angebot
area-tray = Neues Personal auf dem Backblech
area-ways = Was du tun kannst
area-hand = Deine Karten
area-staff = Dein Personal
area-bench = Deine Anrichte
area-others = Die anderen
tab-garden = Garten
tab-shop = Laden
tab-mine = Ich
tab-others = Andere
page-table = { $table ->
    [orangery] Orangerie
    [rosery] Rosengarten
    [fountain] Brunnen
    [grotto] Grotte
   *[terrace] Terrasse
}
page-look-at-table = { page-table }{ $count ->
    [0] {""}
    [one] : 1 Möglichkeit
   *[other] : { $count } Möglichkeiten
}
page-look-at-places = Adligenloge, Serviceposten und Sonderboni{ $count ->
    [0] {""}
    [one] : 1 Möglichkeit
   *[other] : { $count } Möglichkeiten
}
page-whole-garden = Der ganze Garten
page-nobles = Adligenloge
page-specials = Sonderboni
page-standing = { points }: { $count ->
    [0] noch niemand
   *[other] { $name }
}
page-recipes = Rezepte
page-ingredients = Zutaten
page-hiring = Einstellen
page-hired = eingestellt
page-awaited = Hierher kommt das neue Personal.
page-leaves = geht
page-good = { $kind ->
    [coins] Münzen
    [flour] Mehl
    [sugar] Zucker
    [butter] Butter
    [stored] Zutatenplättchen
   *[decorations] Dekorationen
}: { $count }
page-tables = { $count ->
    [one] Teller auf 1 Buffettisch
   *[other] Teller auf { $count } Buffettischen
}
page-on-shelf = Rezept: { $recipe }
page-on-rack = Gebacken: { $recipe }{ $decorated ->
    [yes] , dekoriert
   *[no] {""}
}
page-absent = nicht da
page-first = beginnt
page-look-closer = { $name }: näher ansehen
page-sign = { $sign ->
    [coin] Münzen
    [blank] so viele Münzen
    [now] Punkte sofort
    [end] Punkte am Ende
    [worth] die Punkte eines Tellers
    [st-flour] Mehl
    [st-sugar] Zucker
    [st-butter] Butter
    [in-egg] Ei
    [in-honey] Honig
    [in-nut] Nuss
    [to-cherry] Verzierung: Kirsche
    [to-violet] Verzierung: Veilchen
    [to-orange] Verzierung: Orange
    [tile] ein Zutatenplättchen
    [sheet] ein Rezept
    [bag] aus dem Beutel gezogen
    [toque] Pâtissier; ein Rezept für Pâtissiers
    [bowl] Aushilfe
    [cards] Karten deines Personals
    [crownstar] eine ✱-Karte: kostenlos, wenn du hast, was sie verlangt
    [flame] backen
    [cakei] ein Teller
    [deco] eine Dekoration
    [tablei] ein Buffettisch
    [podium] Servicekraft oder Adligen platzieren
    [ribbon] ein Sonderbonus-Plättchen
    [servant] eine Servicekraft
    [noble] ein Adliger
    [orangery] Orangerie
    [rosery] Rosengarten
    [fountain] Brunnen
    [grotto] Grotte
    [terrace] Terrasse
    [slash] ohne das
    [plus] das kommt dazu
    [minus] so viel weniger
    [or] auf einem davon
    [range] vom Wenigsten bis zum Meisten
    [becomes] das eine für das andere
    [times] für jedes
    [same] dasselbe noch einmal
   *[about] Punkte, wenn jetzt Schluss wäre
}
page-in-hand = Karten auf der Hand: { $count }
page-at-end = am Ende
page-tray-note = Behalte eine Karte; der Rest geht weiter. Niemand sonst sieht, welche du behältst.
page-tray-level = Stufe { $level }
page-tray-route = Backblech { $tray } geht an { $names }. Die letzten beiden Karten kommen in die Auslage.
page-draft-step = { $step ->
    [hand] Deine vier
    [A] Blech A: behalte eine
    [B] Blech B: behalte eine
   *[remove] Eine von sechs geht
}
page-to-garden = Den Garten ansehen
page-to-tray = Zurück zum Backblech
page-staff = Personal: { $count }
page-unused = Ungenutzt { $count }
page-used = Genutzt { $count }
page-sure = Sicher auf der Hand: { $count }
page-income = Einkommen
page-next-income = Nächstes Einkommen: { coins }{ $points ->
    [0] {""}
   *[other] , { points }
}
page-decoration-place = { $taken ->
    [yes] Dekoration { $number } ({ $tile })
   *[no] Dekoration { $number }, frei
}: { $what ->
    [coins] { coins }
   *[points] { points }
} je Einkommen
page-free = frei
page-pantry = Lager
page-pantry-empty = keine Plättchen
page-racks = Abkühlplätze
page-mentor = Der Lehrmeister
page-mentor-card = Seine letzte Karte: das Erste, was geht
page-mentor-action = { $action ->
    [place] Service
   *[other] { piece-mentor-action }
}
page-decision = Entscheidung
page-mentor-left = { $turns ->
    [one] noch 1 Karte
   *[other] noch { $turns } Karten
}
page-why = Warum er das tut
piece-space = { page-table }, freies Feld { $number }: { gift }
piece-served = { page-table }, Feld { $number }: { $recipe } von { $name }, { points }
piece-table-tile = { page-table }, Tischbonus: { $tile }
piece-place = { $what ->
    [noble] Adligenloge { $post }: { points }
    [points] Serviceposten { $post }: { points }
   *[gift] Serviceposten { $post }: { gift }
} für { price }
piece-placed = { $what ->
    [noble] Adligenloge { $post }: { points }
    [points] Serviceposten { $post }: { points }
   *[gift] Serviceposten { $post }: { gift }
}, besetzt von { $name }
piece-special = Sonderbonus: { $condition }. { $points ->
    [0] Kein Feld ist mehr frei
   *[other] Nächstes Feld: { points }
}{ $count ->
    [0] {""}
   *[other] ; markiert von { $name }
}
piece-offer = { $staff } ({ rank }) für { price }: { $bonus }
piece-star = ✱-Karte { $staff } ({ rank }): { $condition }; { $bonus }
piece-slot = { $recipe } für { price }: { $needs }, { points }{ $toque ->
    [yes] , Toque
   *[no] {""}
}{ $leaves ->
    [yes] , geht nach dieser Runde
   *[no] {""}
}
piece-recipe = { $recipe }: { $needs }, { points }{ $toque ->
    [yes] , Toque
   *[no] {""}
}
piece-stall = { $stall } für { price }: { $tile }{ $leaves ->
    [yes] , geht nach dieser Runde
   *[no] {""}
}
piece-card = { $staff } ({ rank }): { $bonus }
piece-top = { $staff } ({ rank }), zuletzt genutzt von { $name }: { $bonus }
piece-staple = { $units } { staple } für { price } kaufen
piece-rack = { $recipe }, { points }{ $decorated ->
    [yes] , dekoriert
   *[no] {""}
}
piece-sell = { $recipe } für { coins } verkaufen
piece-discard = { $recipe } wegwerfen
piece-mentor-action = { $action ->
    [recipes] Rezepte
    [ingredients] Zutaten
    [bake] Backen
    [decorate] Dekorieren
    [deliver] Liefern
    [hire] Einstellen
   *[place] Servicekraft oder Adliger
}
piece-way-tip = { $count ->
    [one] 1 Servicekraft bezahlen
   *[other] { $count } Servicekräfte bezahlen
}
piece-way-spare-flour = 1 Mehl weniger
piece-way-spare-honey = 1 Honig weniger
piece-way-hand-in = { $units } { staple } für { points }
piece-way-use = { $step ->
    [staple] Kaufen
    [draw] Aus dem Beutel ziehen
    [draw-recipe] Rezepte ziehen
    [trade] Punkte kaufen
   *[imitate] Lieber Punkte
}
about-space = Ein Teller, der hier serviert wird, bringt sofort, was das Feld zeigt. Er zählt für die Mehrheit an diesem Buffettisch.
about-served = Ein Teller auf einem Buffettisch bringt am Ende seine Punkte und zählt dort für die Mehrheit.
about-table-tile = Ein Teller, der hat, was die helle Hälfte verlangt, bringt, was die dunkle zeigt.
about-place = { $what ->
    [noble] Ein Adliger bringt bei jedem Einkommen Münzen und am Ende Punkte, und einen mehr für jeden Gegner mit einer Servicekraft.
    [points] Eine Servicekraft bedient die Buffettische, zu denen Wege führen. Dieses Feld bringt am Ende Punkte.
   *[gift] Eine Servicekraft bedient die Buffettische, zu denen Wege führen. Dieses Feld bringt sofort seinen Bonus.
}
about-special = Wer die Bedingung erfüllt, markiert sofort das beste freie Feld, für Punkte am Ende. Das geht für alle einmal.
about-offer = { $what ->
    [star] Eine ✱-Karte kostet nichts, aber du musst die Voraussetzung erfüllen; jeder stellt höchstens eine ein.
   *[staff] Je mehr Karten im Angebot sind, desto teurer sind sie. Die Karte kommt auf deine Hand und wird in dieser Runde gespielt.
}
about-recipe = Kostet { $needs }.{ $toque ->
    [yes] {" "}Nur ein Pâtissier kann es backen.
   *[no] {""}
}{ $leaves ->
    [yes] {" "}Es verlässt die Auslage, wenn die Runde endet.
   *[no] {""}
}
about-tile = Seine Zutaten bezahlen Rezepte. Umgedreht dekorieren seine Verzierungen einen Teller.
about-top = Die zuletzt genutzte Karte: Ihr Bonus kann kopiert werden.
about-staff = Bonus: { $bonus }. Kündigen: { coins }.
about-staple = Der Preis auf einem Feld gilt für alles bis dorthin.
about-rack = Hier wartet ein gebackener Teller, bis er dekoriert, serviert oder verkauft wird.
about-discard = Du darfst jederzeit ein Rezept wegwerfen, um Platz zu schaffen.
about-mentor = Der Lehrmeister spielt nach seinen Karten: Er führt die erste Aktion der Karte aus, die möglich ist.
about-mentor-action = Was auf der letzten Karte des Lehrmeisters steht, kannst du nachahmen, wenn du gefragt wirst.
