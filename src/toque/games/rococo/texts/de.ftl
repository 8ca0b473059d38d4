name = Rococo Deluxe
teaser = Näh Gewänder für den Ball des Königs, verleih sie an die Gäste und lass das Feuerwerk steigen.

## Spielteile

# Die meisten stehen in anderen Sätzen und nie am Anfang. Mit Artikel, als the-garment und the-jewel, sind sie
# Objekte im Akkusativ.
colour = { $colour ->
    [blue] blau
    [pink] rosa
    [green] grün
   *[orange] orange
}
rank = { $rank ->
    [master] Meister
    [journeyman] Geselle
   *[apprentice] Lehrling
}
a-notion = { $notion ->
    [thread] 1 Garn
   *[lace] 1 Spitze
}
hall = { $hall ->
    [1] Königssaal
   *[other] Saal { $hall }
}
livres = { $livres } Livre
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
price = { $price ->
    [0] 0 Livre
   *[other] { $price } Livre
}
garment = { $set ->
    [fancy] { $colour ->
        [blue] blaues Prunkkleid
        [pink] rosa Prunkrock
        [green] grünes Prunkkleid
       *[orange] orange Prunkrock
    }
    [festivity] { $colour ->
        [blue] blaues Festkleid
        [pink] rosa Festrock
        [green] grünes Festkleid
       *[orange] orange Festrock
    }
    [expert] { $colour ->
        [blue] blaues Meisterkleid
        [pink] rosa Meisterrock
        [green] grünes Meisterkleid
       *[orange] orange Meisterrock
    }
   *[base] { $colour ->
        [blue] blaues Kleid
        [pink] rosa Herrenrock
        [green] grünes Kleid
       *[orange] orange Herrenrock
    }
}
the-garment = { $set ->
    [fancy] { $colour ->
        [blue] das blaue Prunkkleid
        [pink] den rosa Prunkrock
        [green] das grüne Prunkkleid
       *[orange] den orange Prunkrock
    }
    [festivity] { $colour ->
        [blue] das blaue Festkleid
        [pink] den rosa Festrock
        [green] das grüne Festkleid
       *[orange] den orange Festrock
    }
    [expert] { $colour ->
        [blue] das blaue Meisterkleid
        [pink] den rosa Meisterrock
        [green] das grüne Meisterkleid
       *[orange] den orange Meisterrock
    }
   *[base] { $colour ->
        [blue] das blaue Kleid
        [pink] den rosa Herrenrock
        [green] das grüne Kleid
       *[orange] den orange Herrenrock
    }
}
bales = { $count } { $colour ->
    [blue] blau
    [pink] rosa
    [green] grün
   *[orange] orange
}
cut = { $cut ->
    [thread] Garn
    [lace] Spitze
    [both] Garn + Spitze
   *[either] Garn / Spitze
}
tile = Plättchen ({ $silk }; { cut })
hidden-tile = Rohstoffplättchen
jewel = { $jewel ->
    [blue] blaue Kette
    [pink] rosa Ring
    [green] grüne Kette
   *[orange] orange Ring
}
the-jewel = { $jewel ->
    [blue] die blaue Kette
    [pink] den rosa Ring
    [green] die grüne Kette
   *[orange] den orange Ring
}
hidden-employee = Karte
automa = Madame du Barry
decoration = { $kind ->
    [fireworks] das Feuerwerk { $decoration }
    [kitchen-left] die linke Küche { $decoration }
    [kitchen-right] die rechte Küche { $decoration }
    [statue] die Statue { $decoration }
    [musician] die Musiker { $decoration }
   *[jeweller] die Lizenz { $decoration }
}
trial = { $trial ->
    [journeyman] Gesellenprüfung
   *[master] Meisterprüfung
}
task = { $task ->
    [common-silk] Ein Lehrling erwirbt blaue oder rosa Seide
    [rare-silk] Ein Lehrling erwirbt grüne oder orange Seide
    [notions] Ein Lehrling erwirbt Garn oder Spitze
    [decoration] Ein Lehrling finanziert eine Ausstattung
    [dress] Ein Geselle schneidert ein Kleid
    [coat] Ein Geselle schneidert einen Herrenrock
   *[by-master] Ein Meister schneidert ein Gewand
}
reward = { $reward ->
    [none] ohne Belohnung
    [livres] { $amount } Livre
    [thread] 1 Garn
    [lace] 1 Spitze
   *[tile] 1 Rohstoffplättchen
}
employee = { $employee ->
    [berthe] Berthe
    [anselme] Anselme
    [colin] Colin
    [perrin] Perrin
    [lison] Lison
    [blaise] Blaise
    [sidonie] Sidonie
    [hugo] Hugo
    [toinette] Toinette
    [felix] Félix
    [manon] Manon
    [armand] Armand
    [clemence] Clémence
    [odilon] Odilon
    [nicaise] Nicaise
    [gaspard] Gaspard
    [fanchon] Fanchon
    [honore] Honoré
    [ninon] Ninon
    [leonie] Léonie
    [odile] Odile
    [mathis] Mathis
    [fanny] Fanny
    [isidore] Isidore
    [agathe] Agathe
    [theodore] Théodore
    [celestin] Célestin
    [hortense] Hortense
    [auguste] Auguste
    [rosalie] Rosalie
    [gilles] Gilles
    [margot] Margot
    [cyprien] Cyprien
    [aimee] Aimée
    [bastien] Bastien
    [cecile] Cécile
    [damien] Damien
    [edmee] Edmée
    [fabrice] Fabrice
    [gisele] Gisèle
    [henri] Henri
    [irene] Irène
    [jerome] Jérôme
    [katell] Katell
    [lucien] Lucien
    [melanie] Mélanie
    [narcisse] Narcisse
    [olympe] Olympe
    [prosper] Prosper
    [quitterie] Quitterie
    [rodolphe] Rodolphe
    [solange] Solange
    [tancrede] Tancrède
    [ursule] Ursule
    [victor] Victor
    [xaviere] Xavière
    [yves] Yves
    [zelie] Zélie
    [adele] Adèle
    [bruno] Bruno
   *[desiree] Désirée
}
and = { $one }, { $two }
or = { $one } oder { $two }

## Was Karten bewirken

# Ein Gewinn ist eine Menge von etwas ($what) für je $per von dem, was $of zählt. Mehrere verbindet „and“;
# was in einem Saal oder erst am Ende zählt, bekommt sie als $gain. Nach Größe des Personals sind $steps
# die Nachrichten staff-step, durch „and“ verbunden, mit $staff als „5–6“ oder „7+“.
gain = { $what ->
    [livres] { $amount } Livre
   *[points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
}{ $of ->
    [one] {""}
    [no-green] , wenn du kein grünes Kleid hast
    [no-orange] , wenn du keinen orange Herrenrock hast
    [blue] {" "}{ $per ->
        [1] für jedes deiner blauen Kleider
       *[other] für je { $per } deiner blauen Kleider
    }
    [pink] {" "}{ $per ->
        [1] für jeden deiner rosa Herrenröcke
       *[other] für je { $per } deiner rosa Herrenröcke
    }
    [green] {" "}{ $per ->
        [1] für jedes deiner grünen Kleider
       *[other] für je { $per } deiner grünen Kleider
    }
    [orange] {" "}{ $per ->
        [1] für jeden deiner orange Herrenröcke
       *[other] für je { $per } deiner orange Herrenröcke
    }
    [garments] {" "}{ $per ->
        [1] für jedes deiner Gewänder
       *[other] für je { $per } deiner Gewänder
    }
    [ladies] {" "}{ $per ->
        [1] für jedes deiner Kleider
       *[other] für je { $per } deiner Kleider
    }
    [gentlemen] {" "}{ $per ->
        [1] für jeden deiner Herrenröcke
       *[other] für je { $per } deiner Herrenröcke
    }
    [couples] {" "}{ $per ->
        [1] für jedes Paar aus Kleid und Herrenrock
       *[other] für je { $per } Paare aus Kleid und Herrenrock
    }
    [blue-green] {" "}{ $per ->
        [1] für jedes Paar aus blauem und grünem Kleid
       *[other] für je { $per } Paare aus blauem und grünem Kleid
    }
    [masters] {" "}{ $per ->
        [1] für jedes deiner Gewänder auf Meisterfeldern
       *[other] für je { $per } deiner Gewänder auf Meisterfeldern
    }
    [decorations] {" "}{ $per ->
        [1] für jede deiner Ausstattungen
       *[other] für je { $per } deiner Ausstattungen
    }
    [decoration-kinds] {" "}{ $per ->
        [1] für jede Art deiner Ausstattungen
       *[other] für je { $per } Arten deiner Ausstattungen
    }
    [halls] {" "}{ $per ->
        [1] für jeden Saal, in dem du vertreten bist
       *[other] für je { $per } Säle, in denen du vertreten bist
    }
    [jewels] {" "}{ $per ->
        [1] für jedes deiner Schmuckstücke
       *[other] für je { $per } deiner Schmuckstücke
    }
    [jewel-sets] {" "}{ $per ->
        [1] für jeden Satz Schmuck in allen vier Farben
       *[other] für je { $per } Sätze Schmuck in allen vier Farben
    }
    [necklaces] {" "}{ $per ->
        [1] für jede deiner Ketten
       *[other] für je { $per } deiner Ketten
    }
    [apprentices] {" "}{ $per ->
        [1] für jeden deiner Lehrlinge
       *[other] für je { $per } deiner Lehrlinge
    }
    [notions] {" "}{ $per ->
        [1] für jedes Paar aus Garn und Spitze
       *[other] für je { $per } Paare aus Garn und Spitze
    }
    [livres] {" "}{ $per ->
        [1] für jeden deiner Livre
       *[other] für je { $per } deiner Livre
    }
    [points] {" "}{ $per ->
        [1] für jeden deiner Punkte auf der Leiste
       *[other] für je { $per } deiner Punkte auf der Leiste
    }
    [thread] {" "}{ $per ->
        [1] für jedes Garn
       *[other] für je { $per } Garn
    }
    [lace] {" "}{ $per ->
        [1] für jede Spitze
       *[other] für je { $per } Spitzen
    }
    [tiles] {" "}{ $per ->
        [1] für jedes deiner Rohstoffplättchen
       *[other] für je { $per } deiner Rohstoffplättchen
    }
    [master-trials] {" "}{ $per ->
        [1] für jede bestandene Meisterprüfung
       *[other] für je { $per } bestandene Meisterprüfungen
    }
   *[staff] {" "}{ $per ->
        [1] für jede deiner Arbeiterkarten
       *[other] für je { $per } deiner Arbeiterkarten
    }
}
gain-by-staff = { $what ->
    [livres] Livre
   *[points] Punkte
} nach Größe des Personals ({ $steps })
staff-step = { $staff }: { $amount }
bonus-none = kein Bonus
bonus-hall = in einem Saal: { $gain }
bonus-end = am Ende: { $gain }
bonus-notion = { $amount ->
    [0] Garn oder Spitze
   *[other] Garn oder Spitze für { $amount } Livre
}
bonus-draw = { $amount ->
    [0] ein Rohstoffplättchen aus dem Beutel ziehen
   *[other] für { $amount } Livre ein Rohstoffplättchen aus dem Beutel ziehen
}
bonus-acquire = noch ein Rohstoffplättchen erwerben
bonus-fund = noch eine Ausstattung finanzieren, { $amount } Livre billiger
bonus-tailor = noch ein Gewand schneidern, mit { $amount ->
    [one] 1 Stoffballen
   *[other] bis zu { $amount } Stoffballen
} weniger ({ $colours }), ohne Fingerhut
bonus-sell = noch ein Gewand schneidern und verkaufen, dazu { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}, ohne Fingerhut
bonus-delegate-bonus = eine beliebige Arbeiterkarte entsenden und statt der Livre ihren Bonus nutzen
bonus-delegate-livres = eine beliebige Arbeiterkarte ohne ihren Bonus entsenden: Meister { $master }, Geselle { $journeyman }, Lehrling { $apprentice } Livre
bonus-exchange = Punkte kaufen, je { $amount } Livre
bonus-silk = Seide abwerfen: 1 Punkt für jeden grünen oder orange Ballen und für je zwei andere
bonus-expose = eine Karte aus deiner Reserve ablegen und ihren Bonus nutzen
bonus-copy = den Bonus nutzen, der auf einem fremden Ablagestapel oben liegt
garment-none = ohne Wirkung
garment-favour = die Gunst der Königin, falls sie frei ist, und auf jeden Fall ihre Livre
garment-delegate = eine beliebige Arbeiterkarte für die üblichen Livre entsenden, ohne den Bonus
garment-tile = ein Rohstoffplättchen deiner Wahl aus den Schubladen, umsonst
garment-livres = { $amount } Livre, wenn es verliehen wird
garment-jewel = ein beliebiges Schmuckstück umsonst, wenn du eine Lizenz des Juweliers hast
garment-match = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}, wenn Schmuck in seiner Farbe dazugekauft wird
condition = { $of ->
    [one] nichts
    [no-green] kein grünes Kleid
    [no-orange] kein orange Herrenrock
    [blue] mindestens { $least ->
        [one] 1 blaues Kleid
       *[other] { $least } blaue Kleider
    }
    [pink] mindestens { $least ->
        [one] 1 rosa Herrenrock
       *[other] { $least } rosa Herrenröcke
    }
    [green] mindestens { $least ->
        [one] 1 grünes Kleid
       *[other] { $least } grüne Kleider
    }
    [orange] mindestens { $least ->
        [one] 1 orange Herrenrock
       *[other] { $least } orange Herrenröcke
    }
    [garments] mindestens { $least ->
        [one] 1 Gewand
       *[other] { $least } Gewänder
    }
    [ladies] mindestens { $least ->
        [one] 1 Kleid
       *[other] { $least } Kleider
    }
    [gentlemen] mindestens { $least ->
        [one] 1 Herrenrock
       *[other] { $least } Herrenröcke
    }
    [couples] mindestens { $least ->
        [one] 1 Paar aus Kleid und Herrenrock
       *[other] { $least } Paare aus Kleid und Herrenrock
    }
    [blue-green] mindestens { $least ->
        [one] 1 Paar aus blauem und grünem Kleid
       *[other] { $least } Paare aus blauem und grünem Kleid
    }
    [masters] mindestens { $least ->
        [one] 1 Gewand auf einem Meisterfeld
       *[other] { $least } Gewänder auf Meisterfeldern
    }
    [decorations] mindestens { $least ->
        [one] 1 Ausstattung
       *[other] { $least } Ausstattungen
    }
    [decoration-kinds] mindestens { $least ->
        [one] 1 Art Ausstattung
       *[other] { $least } Arten Ausstattung
    }
    [halls] vertreten in mindestens { $least ->
        [one] 1 Saal
       *[other] { $least } Sälen
    }
    [jewels] mindestens { $least ->
        [one] 1 Schmuckstück
       *[other] { $least } Schmuckstücke
    }
    [jewel-sets] mindestens { $least ->
        [one] 1 Satz Schmuck in allen vier Farben
       *[other] { $least } Sätze Schmuck in allen vier Farben
    }
    [necklaces] mindestens { $least ->
        [one] 1 Kette
       *[other] { $least } Ketten
    }
    [apprentices] mindestens { $least ->
        [one] 1 Lehrling
       *[other] { $least } Lehrlinge
    }
    [notions] mindestens { $least ->
        [one] 1 Paar aus Garn und Spitze
       *[other] { $least } Paare aus Garn und Spitze
    }
    [livres] mindestens { $least } Livre
    [points] mindestens { $least ->
        [one] 1 Punkt
       *[other] { $least } Punkte
    } auf der Leiste
    [thread] mindestens { $least } Garn
    [lace] mindestens { $least ->
        [one] 1 Spitze
       *[other] { $least } Spitzen
    }
    [tiles] mindestens { $least } Rohstoffplättchen
    [master-trials] Meisterprüfung{ $least ->
        [one] {""}
       *[other] {" "}{ $least }-mal
    } bestanden
   *[staff] mindestens { $least ->
        [one] 1 Arbeiterkarte
       *[other] { $least } Arbeiterkarten
    }
}

## Wertung

held = { $what ->
    [livres] Livre
    [thread] Garn
    [lace] Spitze
    [blue] Blaue Seide
    [pink] Rosa Seide
    [green] Grüne Seide
   *[orange] Orange Seide
}
held-income = { $from ->
    [decorations] Livre für Ausstattungen
    [garments] Livre für Gewänder
   *[jewels] Livre für Schmuckstücke
}
score-track = Punkte auf der Leiste
score-livres = Livre ({ $count })
score-jewels = Schmuck ({ $count })
score-staff = Personal mit Krone
score-favour = Gunst der Königin
score-hall = Mehrheit im { hall }
score-fireworks = Mehrheit beim Feuerwerk ({ $count })
score-balcony = Gewänder auf dem Balkon
score-statues = Statuen ({ $count })
score-garments = Gewänder ({ $count })
score-decorations = Ausstattungen
score-all-halls = Vertreten in allen Sälen
score-tiles = Rohstoffplättchen ({ $count })
score-step = { $step ->
    [track] Punkte auf der Leiste
    [livres] Livre
    [jewels] Schmuck
    [staff] Personal mit Krone
    [favour] Gunst der Königin
    [hall] Mehrheit im { hall }
    [fireworks] Mehrheit beim Feuerwerk
    [balcony] Gewänder auf dem Balkon
    [statues] Statuen
    [garments] Gewänder
    [decorations] Ausstattungen
    [all-halls] Vertreten in allen Sälen
   *[tiles] Rohstoffplättchen
}

## Optionen

option-jewelry = Das Schmuckkästchen
option-jewelry-no = Ohne
option-jewelry-yes = Schmuck, Prüfungen und neues Personal
option-jewelry-yes-about = Ein Juwelier verkauft Ketten und Ringe. Prüfungen machen Lehrlinge zu Gesellen und Gesellen zu Meistern, und alle haben einen eigenen spezialisierten Lehrling.
option-fancy = Prunkkleider
option-fancy-no = Ohne
option-fancy-yes = Vier kostbare Gewänder, fünf reiche Plättchen
option-fancy-yes-about = Gewänder, die mehr kosten und mehr wert sind, und Plättchen, um sie zu bezahlen. Keine neuen Regeln.
option-festivity = Festkleider
option-festivity-no = Ohne
option-festivity-yes = Gewänder mit Punkten sofort
option-festivity-yes-about = Sie werden nie verkauft und bringen Punkte für das, was du beim Schneidern schon hast.
option-expert = Meisterschneider
option-expert-no = Ohne
option-expert-yes = Gewänder mit eigener Wirkung
option-expert-yes-about = Die Gunst der Königin, ein Plättchen, Livre oder Schmuck kommen mit dem Gewand.

## Fragen

ask-hand = { $missing ->
    [one] Wähle noch eine Karte für diese Runde.
   *[other] Wähle noch { $missing } Karten für diese Runde.
}
ask-card = Spiel eine Karte aus.
ask-action = { $employee } ({ rank }): welche Hauptaktion?
ask-keep = Das { $tile } als Seide behalten oder abwerfen?
ask-free-tile = Nimm ein Rohstoffplättchen deiner Wahl.
ask-task = Welche Aufgabe markierst du?
ask-silk = Mit welchen Plättchen bezahlst du { $garment }?
ask-garment = Verleihst oder verkaufst du { $garment }?
ask-free-jewel = Wähle ein Schmuckstück: Es kostet nichts.
ask-win = { $trial ->
    [journeyman] Wähle den Gesellen, den du bekommst.
   *[master] Wähle den Meister, den du bekommst.
}
ask-notion = { $price ->
    [0] Garn oder Spitze?
   *[other] Für { $price } Livre Garn oder Spitze kaufen?
}
ask-draw = { $price ->
    [0] Ein Rohstoffplättchen aus dem Beutel ziehen?
   *[other] Für { $price } Livre ein Rohstoffplättchen aus dem Beutel ziehen?
}
ask-extra-acquire = Bonus: noch ein Rohstoffplättchen erwerben?
ask-extra-fund = Bonus: eine Ausstattung finanzieren, { $discount } Livre billiger?
ask-extra-tailor = Bonus: noch ein Gewand schneidern?
ask-delegate-for-livres = Jemanden für Livre entsenden?
ask-delegate-with-bonus = Jemanden entsenden und den Bonus nutzen?
ask-exchange = Punkte für Livre kaufen?
ask-give-silk = Seide für Punkte abwerfen?
ask-expose = Eine Karte aus deiner Reserve ablegen und ihren Bonus nutzen?
ask-copy = Wessen oberste Karte ahmst du nach?
ask-balcony = Welche Gewänder kommen auf den Balkon?

## Aktionen

move-choose = { $step ->
    [hand] { $employee } wählen ({ rank }): { $bonus }
   *[win] { $employee } nehmen ({ rank }): { $bonus }
}
move-play = { $employee } ausspielen ({ rank }): { $bonus }
move-favour = Die Gunst der Königin beanspruchen ({ $gain } Livre)
move-acquire = Für { price } von { $place } erwerben: { $tile }
move-tailor = Für { price } { $garment } in { $window } schneidern
move-hire = { $employee } für { price } einstellen ({ rank }): { $bonus }
move-delegate = { $employee } entsenden ({ rank }): { $step ->
    [action] { $gain } Livre
    [delegate-for-livres] { $gain } Livre
   *[delegate-with-bonus] { $bonus }
}
move-fund = Für { price } { decoration } finanzieren
move-trial = Die { trial } für { price } ablegen
move-keep = Als Seide behalten
move-cut = { $for ->
    [thread] Für Garn abwerfen
    [lace] Für Spitze abwerfen
   *[both] Für Garn und Spitze abwerfen
}
move-task = Aufgabe: { task }
move-pay = Abwerfen: { $tile }
move-rent = Verleihen: { hall }, Feld { $space }{ $master ->
    [yes] {" "}für Meister
   *[no] {""}
} ({ reward })
move-sell = Für { $gain } Livre verkaufen
move-jewel = Für { price } { $jewel } von { $place } nehmen
move-take = Für { price } nehmen: { a-notion }
move-draw = Für { price } ein Rohstoffplättchen ziehen
move-exchange = Für { price } einen Punkt kaufen
move-expose = { $employee } ablegen ({ rank }): { $bonus }
move-copy = { $employee } bei { $from } nachahmen: { $bonus }
move-fill = Den Balkon bestmöglich füllen
move-admire = { $garment } von { $space } unter { $decoration } stellen (× { $factor }): { points }
move-done = { $step ->
    [action] Keine Hauptaktion
    [notion] Nichts nehmen
    [draw] Nichts ziehen
    [extra-acquire] Nichts erwerben
    [extra-fund] Nichts finanzieren
    [extra-tailor] Nichts schneidern
    [delegate-for-livres] Niemanden entsenden
    [delegate-with-bonus] Niemanden entsenden
    [exchange] Keine weiteren Punkte kaufen
    [give-silk] Keine weitere Seide abwerfen
    [expose] Keinen anderen Bonus nutzen
    [balcony] Die übrigen im Saal lassen
   *[copy] Niemanden nachahmen
}

## Hindernisse

obstacle-not-in-reserve = { $employee } ist nicht in deiner Reserve.
obstacle-not-in-hand = { $employee } ist nicht auf deiner Hand.
obstacle-not-your-rank = { $played ->
    [master] Ein Meister
    [journeyman] Ein Geselle
   *[apprentice] Ein Lehrling
} kann { $action ->
    [favour] die Gunst der Königin nicht beanspruchen.
    [acquire] keine Rohstoffe erwerben.
    [tailor] kein Gewand schneidern.
    [hire] niemanden einstellen.
    [delegate] nicht entsandt werden.
    [fund] keine Ausstattung finanzieren.
   *[trial] keine Prüfung ablegen.
}
obstacle-favour-gone = Die Gunst der Königin ist in dieser Runde schon vergeben.
obstacle-no-tile = Auf { $place } liegt kein Plättchen.
obstacle-too-dear = Das kostet { price }, und du hast { $livres ->
    [0] keine.
   *[other] { $livres }.
}
obstacle-no-garment = In { $window } ist kein Gewand.
obstacle-thimble = Nur ein Meister kann als Hauptaktion { $garment } schneidern: Der Entwurf hat einen goldenen Fingerhut.
obstacle-short-of-silk = Deine Seide reicht nicht für { $garment }.
obstacle-short-of-thread = Für { $garment } brauchst du { $thread } Garn, das hast du nicht.
obstacle-short-of-lace = Für { $garment } brauchst du { $lace } Spitze, das hast du nicht.
obstacle-no-space-for-it = Für { $garment } ist kein erlaubtes Gastfeld frei.
obstacle-never-sold = Mit diesem Bonus wird verkauft, aber { $garment } kauft niemand.
obstacle-no-offer = Auf Platz { $offer } ist niemand einzustellen.
obstacle-no-apprentice-of-your-own = Deinen spezialisierten Lehrling hast du schon eingestellt.
obstacle-condition-open = { $employee } kommt erst, wenn du hast, was die Karte verlangt: { $condition }.
obstacle-fewest-staff = Du behältst mindestens { $fewest } Arbeiterkarten.
obstacle-only-the-played = Du kannst nur die ausgespielte Karte entsenden, nicht { $employee }.
obstacle-not-in-staff = { $employee } gehört nicht zu deinem Personal.
obstacle-leaves-already = { $employee } geht schon.
obstacle-not-on-board = Dieses Feld gibt es auf diesem Spielplan nicht.
obstacle-decoration-taken = Die Ausstattung { $decoration } ist schon finanziert.
obstacle-one-in-kitchen = Auf dieser Seite der Küche hast du schon ein Feld.
obstacle-one-licence = Du hast schon eine Lizenz des Juweliers.
obstacle-other-trial = Als Nächstes kommt für dich die { trial }: Diese Karte kann sie nicht ablegen.
obstacle-tasks-open = Für die { trial } { $open ->
    [one] fehlt noch eine Aufgabe.
   *[other] fehlen noch { $open } Aufgaben.
}
obstacle-pile-empty = Für die { trial } ist keine Karte mehr da.
obstacle-not-on-tile = Das bietet dieses Plättchen nicht: { $tile }.
obstacle-both-come = Dieses Plättchen gibt Garn und Spitze zusammen: { $tile }.
obstacle-task-unfit = Das passt nicht zu deiner Aktion: { task }.
obstacle-task-done = Diese Aufgabe hast du schon markiert: { task }.
obstacle-no-such-tile = Dieses Plättchen hast du nicht: { $tile }.
obstacle-tile-not-needed = Dieses Plättchen ist nicht nötig: { $tile }.
obstacle-space-taken = Feld { $space } ist besetzt.
obstacle-masters-only = Feld { $space } ist nur für Gewänder, die ein Meister geschneidert hat.
obstacle-must-rent = Du musst { $garment } verleihen.
obstacle-must-sell = Mit diesem Bonus musst du { $garment } verkaufen.
obstacle-no-licence = Ohne eine Lizenz des Juweliers bekommst du keinen Schmuck.
obstacle-no-jewel = Hier liegt kein Schmuck.
obstacle-jewel-unfit = Zu Kleidern gehören Ketten, zu Herrenröcken Ringe: Du kannst { $jewel } hier nicht nehmen.
obstacle-one-jewel = Für dieses Gewand hast du schon Schmuck gekauft.
obstacle-not-in-pile = { $employee } ist hier nicht zu gewinnen.
obstacle-nothing-to-copy = Bei { $from } ist nichts nachzuahmen.
obstacle-not-that-seat = Nachahmen kannst du nur andere an diesem Tisch.
obstacle-not-your-garment = Auf Feld { $space } hast du kein Gewand.
obstacle-not-your-fireworks = Das Feuerwerk { $decoration } gehört dir nicht.
obstacle-already-outside = Du hast { $garment } schon auf den Balkon gestellt.
obstacle-balcony-taken = Unter dem Feuerwerk { $decoration } steht schon jemand.

## Ereignisse

event-round-begins = Runde { $round } beginnt.
event-first-player = { $seat_is ->
    [me] Du beginnst
   *[other] { $seat } beginnt
} dank der Gunst der Königin.
event-employees-left = { $count ->
    [one] Eine Arbeiterkarte verlässt den Stellenmarkt.
   *[other] { $count } Arbeiterkarten verlassen den Stellenmarkt.
}
event-employees-shown = { $count ->
    [one] Eine neue Arbeiterkarte ist auf dem Stellenmarkt.
   *[other] { $count } neue Arbeiterkarten sind auf dem Stellenmarkt.
}
event-drawers-filled = { $count ->
    [one] Ein Rohstoffplättchen kommt in die Schubladen.
   *[other] { $count } Rohstoffplättchen kommen in die Schubladen.
}
event-garments-left = { $count ->
    [one] Ein Gewand verlässt die Schneiderei.
   *[other] { $count } Gewänder verlassen die Schneiderei.
}
event-garments-shown = { $count ->
    [one] Ein Gewand kommt in die Schneiderei.
   *[other] { $count } Gewänder kommen in die Schneiderei.
}
event-jewel-left = Der Juwelier räumt { $jewel } weg.
event-jewels-shown = { $count ->
    [one] Ein neues Schmuckstück liegt aus.
   *[other] { $count } neue Schmuckstücke liegen aus.
}
event-hands-chosen = Alle haben ihre Karten gewählt.
event-played = { $seat_is ->
    [me] Du spielst
   *[other] { $seat } spielt
} { $employee } aus ({ rank }).
event-idle = { $seat_is ->
    [me] Du verzichtest
   *[other] { $seat } verzichtet
} auf die Hauptaktion.
event-favour-taken = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} die Gunst der Königin{ $livres ->
    [0] {""}
   *[other] {" "}und { $livres } Livre
}.
event-acquired = { $seat_is ->
    [me] Du erwirbst
   *[other] { $seat } erwirbt
} ein { $tile } von { $place } für { price }.
event-drew = { $seat_is ->
    [me] Du ziehst
   *[other] { $seat } zieht
} ein { $tile } aus dem Beutel, { $reason ->
    [jewel] weil Schmuck und Gewand zusammenpassen.
   *[bonus] für { price }.
}
event-kept = { $seat_is ->
    [me] Du behältst
   *[other] { $seat } behält
} ein { $tile }.
event-cut-up = { $seat_is ->
    [me] Du wirfst
   *[other] { $seat } wirft
} ein { $tile } für { $thread ->
    [0] { $lace } Spitze
   *[other] { $lace ->
        [0] { $thread } Garn
       *[other] { $thread } Garn und { $lace } Spitze
    }
} ab.
event-tailored = { $seat_is ->
    [me] Du schneiderst
   *[other] { $seat } schneidert
} { $garment } in { $window } für { price }{ $thread ->
    [0] {""}
   *[other] , { $thread } Garn
}{ $lace ->
    [0] {""}
   *[other] , { $lace } Spitze
} und Seide.
event-rented = { $seat_is ->
    [me] Du verleihst
   *[other] { $seat } verleiht
} { $garment } ({ hall }, { $space }).
event-sold = { $seat_is ->
    [me] Du verkaufst
   *[other] { $seat } verkauft
} { $garment } für { livres }.
event-livres-gained = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} { $amount } Livre { $reason ->
    [space] vom Gast.
    [garment] mit dem Gewand.
   *[bonus] als Bonus.
}
event-points-gained = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} { $reason ->
    [garment] mit dem Gewand.
   *[bonus] als Bonus.
}
event-notion-gained = { $seat_is ->
    [me] Du bekommst
   *[other] { $seat } bekommt
} { a-notion } { $reason ->
    [space] vom Gast.
   *[bonus] für { price }.
}
event-hired = { $seat_is ->
    [me] Du stellst
   *[other] { $seat } stellt
} { $employee } ({ rank }) für { price } ein: { $bonus }.
event-delegated = { $seat_is ->
    [me] Du entsendest
   *[other] { $seat } entsendet
} { $employee }{ $livres ->
    [0] {""}
   *[other] {" "}für { $livres } Livre
}.
event-funded = { $seat_is ->
    [me] Du finanzierst
   *[other] { $seat } finanziert
} { decoration } für { price }.
event-all-halls-marked = { $seat_is ->
    [me] Du bist
   *[other] { $seat } ist
} in allen Sälen vertreten: { points } am Ende.
event-jewel-bought = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $jewel } von { $place } für { price }.
event-task-marked = { $seat_is ->
    [me] Du markierst
   *[other] { $seat } markiert
} eine Aufgabe: { task }.
event-trial-passed = { $seat_is ->
    [me] Du bestehst
   *[other] { $seat } besteht
} die { trial } und { $seat_is ->
    [me] bekommst
   *[other] bekommt
} { points }.
event-card-won = { $seat_is ->
    [me] Du gewinnst eine neue Karte ({ rank }): { $employee }.
   *[other] { $seat } gewinnt eine neue Karte ({ rank }).
}
event-exposed = { $seat_is ->
    [me] Du legst { $employee } aus deiner Reserve ab und nutzt den Bonus.
   *[other] { $seat } legt { $employee } aus der Reserve ab und nutzt den Bonus.
}
event-copied = { $seat_is ->
    [me] Du ahmst
   *[other] { $seat } ahmt
} { $employee } nach, die oberste Karte { $owner_is ->
    [me] deines Ablagestapels.
   *[other] auf dem Ablagestapel von { $owner }.
}
event-exchanged = { $seat_is ->
    [me] Du kaufst
   *[other] { $seat } kauft
} einen Punkt für { livres }.
event-silk-given = { $seat_is ->
    [me] Du wirfst
   *[other] { $seat } wirft
} ein { $tile } für { points } ab.
event-income = { $seat_is ->
    [me] Dein Einkommen:
   *[other] Einkommen von { $seat }:
} { $amount } Livre{ $decorations ->
    [0] {""}
   *[other] , davon { $decorations } für Ausstattungen
}{ $garments ->
    [0] {""}
   *[other] , { $garments } für Gewänder
}{ $jewels ->
    [0] {""}
   *[other] , { $jewels } für Schmuck
}.
event-admired = { $seat_is ->
    [me] Du stellst
   *[other] { $seat } stellt
} { $garment } von { $space } auf den Balkon unter { $decoration } (× { $factor }): { points }.
event-stayed-inside = { $seat_is ->
    [me] Du lässt
   *[other] { $seat } lässt
} die übrigen im Königssaal.
event-over = Der Ball ist zu Ende.
event-madame-card = Madame du Barry deckt eine Karte auf: { $action ->
    [favour] Gunst der Königin
    [drawer] alles aus Schublade { $number }
    [column] { $number ->
        [1] linke Spalte der Schubladen
        [2] mittlere Spalte der Schubladen
       *[other] rechte Spalte der Schubladen
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
} ({ $left ->
    [one] noch 1 Karte in dieser Runde
   *[other] noch { $left } Karten in dieser Runde
}).
event-madame-cannot = Madame du Barry bekommt stattdessen { points }: { $action ->
    [drawer] Die Schublade ist leer.
    [column] Die Spalte ist leer.
    [tailor] Es ist kein Gewand da oder kein Feld frei.
    [hire] Der Stellenmarkt ist leer.
    [fireworks] Kein Feuerwerk ist für sie frei.
    [kitchen] Kein Feld der Küche ist für sie frei.
    [musician] Kein Musiker ist für sie frei.
   *[statue] Keine Statue ist für sie frei.
}
event-madame-favour = { $taken ->
    [yes] Madame du Barry beansprucht die Gunst der Königin{ $points ->
        [0] {""}
       *[other] {" "}und bekommt { points }
    }.
   *[no] Die Gunst der Königin ist vergeben. Madame du Barry bekommt trotzdem { points }.
}
event-madame-tiles = Madame du Barry nimmt { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}, alles aus { $from ->
    [drawer] Schublade { $number }.
   *[column] { $number ->
        [1] der linken Spalte.
        [2] der mittleren Spalte.
       *[other] der rechten Spalte.
    }
}
event-madame-garment = Madame du Barry schneidert { $garment } in { $window }: { $reason ->
    [counted] So weit zählt ihre Karte.
   *[dearest] Es sind zu wenige da, also nimmt sie das teuerste.
}
event-madame-hall = Ihre nächste Karte nennt: { hall }{ $full ->
    [yes] . Dort ist alles voll, sie deckt noch eine auf.
   *[no] .
}
event-madame-rented = Sie verleiht es ({ hall }, { $space }): { $reason ->
    [master] Das freie Meisterfeld geht vor.
    [master-reward] Von den freien Meisterfeldern ist es das mit der besten Belohnung.
   *[reward] Von den freien Feldern ist es das mit der besten Belohnung.
}
event-madame-notion = Madame du Barry bekommt { a-notion } vom Gast.
event-madame-tile = Madame du Barry zieht ein Rohstoffplättchen, { $reason ->
    [space] das ihr der Gast bringt.
    [jewel] weil Schmuck und Gewand zusammenpassen.
   *[garment] das ihr das Gewand bringt.
}
event-madame-jewel = Madame du Barry nimmt { $jewel } von { $place }, den billigsten Schmuck{ $reason ->
    [same] {" "}in der Farbe des Gewands.
    [fitting] , der zum Gewand gehört.
   *[garment] {" "}von allen, geschenkt zum Gewand.
}
event-madame-no-jewel = Madame du Barry nimmt keinen Schmuck: { $reason ->
    [licence] Sie hat keine Lizenz des Juweliers.
    [none] Ihre Karte zeigt keinen.
   *[gone] Was ihre Karte will, liegt nicht aus.
}
event-madame-hired = Madame du Barry stellt { $employee } ein ({ rank }): { $reason ->
    [crown] Von den Kronen bringt ihr diese jetzt am meisten.
    [counted] So weit zählt ihre Karte.
   *[last] Es sind zu wenige da, also nimmt sie die letzte.
}
event-madame-funded = Madame du Barry finanziert { decoration }: { $reason ->
    [licence] Eine Lizenz des Juweliers geht allem vor.
   *[cheapest] Nichts Freies ist billiger.
}
event-madame-points = Madame du Barry bekommt { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} mit dem Gewand.
event-madame-all-halls = Madame du Barry ist in allen Sälen vertreten: { points } am Ende.
event-madame-task = Madame du Barry markiert eine Aufgabe: { task }.
event-madame-trial = Madame du Barry besteht die { trial } und bekommt 1 Punkt. Sie zieht verdeckt eine neue Karte{ $removed ->
    [yes] {" "}und gibt eine zufällige ab.
   *[no] {" "}und hat keine abzugeben.
}
event-madame-admired = Madame du Barry stellt { $garment } von { $space } auf den Balkon unter { $decoration } (× { $factor }): { points }.
event-madame-first = Madame du Barry beginnt dank der Gunst der Königin.

## Editionen

fault-windows = Die Kosten müssen von links nach rechts fallen und dürfen nicht unter 0 sein.
fault-all-halls = Die Punkte müssen von links nach rechts fallen und dürfen nicht unter 0 sein.
fault-no-master-space = Jeder Saal braucht ein Feld für Meister: „{ $words }“.
fault-factor = Feuerwerk ist „Kosten:Faktor“ mit Faktor 2 oder 3, nicht „{ $words }“.
fault-fireworks = Die Kosten des Feuerwerks müssen von links nach rechts steigen.
fault-words = „{ $words }“ ist nicht zu verstehen.
fault-garment = „{ $garment }“ ist kein Name eines Gewands.
fault-no-garment = Das Gewand „{ $garment }“ fehlt.
fault-colour = „{ $colour }“ ist nicht die Farbe dieses Gewands. Möglich: { $possible }.
fault-set = Das gehört zu „{ $expected }“, nicht zu „{ $found }“.
fault-needs = „{ $needs }“ muss Seide in der Farbe des Gewands haben, dazu Garn oder Spitze.
fault-employee = „{ $employee }“ ist kein Name einer Arbeiterkarte.
fault-no-employee = Die Arbeiterkarte „{ $employee }“ fehlt.
fault-rank = „{ $rank }“ ist kein Rang. Möglich: { $possible }.
fault-level = Stufe { $level } hat { $found } Arbeiterkarten statt { $expected }.
fault-starters = Die Basis-Arbeiterkarten sind zwei Meister, ein Geselle und zwei Lehrlinge.
fault-new-card = Diese Karte muss Stufe { $level } und Rang „{ $rank }“ haben.

## Die Seite

group-choose = Karte wählen
group-play = Karte ausspielen
group-favour = Gunst der Königin
group-acquire = Rohstoffe erwerben
group-tailor = Gewand schneidern
group-hire = Personal einstellen
group-delegate = Personal entsenden
group-fund = Ausstattung finanzieren
group-trial = Prüfung ablegen
group-keep = Als Seide behalten
group-cut = Garn oder Spitze
group-task = Aufgabe markieren
group-pay = Plättchen abwerfen
group-rent = Verleihen
group-sell = Verkaufen
group-jewel = Schmuck nehmen
group-take = Garn oder Spitze
group-draw = Aus dem Beutel ziehen
group-exchange = Punkt kaufen
group-expose = Karte ablegen
group-copy = Bonus nachahmen
group-fill = Den Balkon füllen
group-admire = Auf den Balkon
group-done = Dabei bleibt es

# Das Spielbrett: Überschriften (area-), Reiter (tab-), gemalte Wörter (page-), wie ein Teil heißt (piece-) und was es
# tut (about-). $name ist der Name einer Person; $bonus, $effect, $garment, $tile, $condition und $silk sind Texte.
area-palace = Der Palast
area-workshop = Schneiderei
area-drawers = Rohstoffschubladen
area-hiring = Personal im Angebot
area-jeweller = Juwelier und Prüfungen
area-hand = Deine Karten
area-staff = Dein Personal
area-silk = Deine Seide
area-others = Die anderen
tab-palace = Palast
tab-shop = Laden
tab-mine = Ich
tab-others = Andere
page-decoration = { $kind ->
    [fireworks] Feuerwerk
    [kitchen-left] Linke Küche
    [kitchen-right] Rechte Küche
    [statue] Statue
    [musician] Musiker
   *[jeweller] Lizenz
}
page-hall = { $hall ->
    [1] Königssaal
   *[other] Saal { $hall }
}
page-arch = { $hall ->
    [1] König
   *[other] { $hall }
}
page-look-at-hall = { $hall ->
    [1] Königssaal
   *[other] Saal { $hall }
}{ $count ->
    [0] {""}
    [one] : 1 Möglichkeit
   *[other] : { $count } Möglichkeiten
}
page-whole-palace = Der ganze Palast
page-look-outside = Himmel und Keller{ $count ->
    [0] {""}
    [one] : 1 Möglichkeit
   *[other] : { $count } Möglichkeiten
}
page-fireworks = Feuerwerk
page-statues = Statuen
page-statues-note = { $points } je Farbe eines Satzes
page-kitchen = Küche
page-favour = Gunst der Königin
page-all-halls = Alle Säle
page-standing = { points }: { $count ->
    [0] noch niemand
   *[other] { $name }
}
page-halls = { $halls ->
    [one] Vertreten in 1 Saal
   *[other] Vertreten in { $halls } Sälen
}
page-workshop = Schneiderei
page-drawers = Schubladen
page-hiring = Einstellen
page-jeweller = Juwelier
page-hired = eingestellt
page-drawer = Schublade { $drawer }: { $price ->
    [0] Plättchen kosten nichts
   *[other] ein Plättchen kostet { price }
}
page-trial = { $trial ->
    [journeyman] Zum Gesellen: { $left }
   *[master] Zum Meister: { $left }
}
page-no-bonus = kein Bonus
page-good = { $kind ->
    [livres] Livre
    [tiles] Rohstoffplättchen
    [thread] Garn
    [lace] Spitze
   *[jewels] Schmuck
}: { $count }
page-absent = nicht da
page-first = beginnt
page-look-closer = { $name }: näher ansehen
page-sign = { $sign ->
    [coin] Livre
    [coin-blank] so viele Livre
    [point] Prestigepunkte
    [thread] Garn
    [lace] Spitze
    [bale-blue] ein Ballen blaue Seide
    [bale-pink] ein Ballen rosa Seide
    [bale-green] ein Ballen grüne Seide
    [bale-orange] ein Ballen orange Seide
    [tile-back] ein Rohstoffplättchen
    [tile-free] ein Rohstoffplättchen deiner Wahl
    [master] Meister
    [journeyman] Geselle
    [apprentice] Lehrling
    [thimble] nur für Meister
    [scissors] ein Gewand schneidern
    [carriage] jemanden entsenden
    [bonus] der Bonus einer Karte
    [crown] zählt am Ende
    [hall] ein Saal
    [statue] eine Ausstattung
    [queen] die Gunst der Königin
    [pot] linke Küche: Einkommen für Ausstattungen
    [cloche] rechte Küche: Einkommen für Gewänder
    [music] ein Musiker
    [jewel-blue] blaue Kette
    [jewel-pink] rosa Ring
    [jewel-green] grüne Kette
    [jewel-orange] orange Ring
    [plus] das kommt dazu
    [minus] so viel billiger
    [or] das eine oder das andere
    [range] vom Wenigsten bis zum Meisten
    [becomes] das eine für das andere
    [each] für jedes
    [same] dasselbe noch einmal
    [times] zählt so oft
   *[about] Punkte, wenn jetzt Schluss wäre
}
page-in-hand = Karten auf der Hand: { $count }
page-in-play = Ausgespielt
page-held = Auf der Hand oder in Reserve: { $count }
page-staff = Personal { $count }
page-reserve = Reserve { $count }
page-discard = Ablage { $count }
page-waiting = Wartet auf Einstellung
page-at-end = am Ende
page-income = Nächstes Einkommen: { livres }
page-silk = Deine Seide
page-silk-note = verdeckt vor den anderen
page-no-silk = Kein Rohstoffplättchen
page-seen-tiles = Rohstoffplättchen, die alle gesehen haben
page-why = Warum sie das tut
page-madame-left = { $turns ->
    [one] noch 1 Karte
   *[other] noch { $turns } Karten
}
area-ways = Was du tun kannst
piece-way-keep = Als Seide behalten
piece-way-cut = { $signs ->
    [thread] Für Garn abwerfen
    [lace] Für Spitze abwerfen
   *[both] Für Garn und Spitze abwerfen
}
piece-way-sell = Für { $value } verkaufen
piece-way-take = { $signs ->
    [thread] Garn nehmen
   *[lace] Spitze nehmen
}
piece-way-draw = Aus dem Beutel ziehen
piece-way-exchange = Einen Punkt kaufen
piece-way-trial = Prüfung ablegen
piece-decoration = { $kind ->
    [fireworks] Feuerwerk × { $factor }
    [kitchen-left] Linke Küche
    [kitchen-right] Rechte Küche
    [statue] Statue
    [musician] Musiker ({ points })
   *[jeweller] Lizenz des Juweliers
}: { price }
piece-funded = { $kind ->
    [fireworks] Feuerwerk × { $factor }
    [kitchen-left] Linke Küche
    [kitchen-right] Rechte Küche
    [statue] Statue
    [musician] Musiker ({ points })
   *[jeweller] Lizenz des Juweliers
}, finanziert von { $name }
piece-balcony = Feuerwerk × { $factor }, finanziert von { $name }; auf dem Balkon: { $garment }, { points }
piece-space = { hall }, freies Feld { $space }{ $master ->
    [yes] {" "}für Meister
   *[no] {""}
}: { reward }
piece-guest = { $name }: { $garment }, { points } – { hall }, Feld { $space }{ $master ->
    [yes] {" "}für Meister
   *[no] {""}
}
piece-favour = Gunst der Königin: { livres }
piece-favour-held = Gunst der Königin, bei { $name }
piece-window = { $window }: { $garment } für { price }, { points }{ $value ->
    [0] {""}
   *[other] , Verkaufswert { $value }
}{ $thimble ->
    [yes] , mit Fingerhut
   *[no] {""}
}{ $leaves ->
    [yes] , geht nach dieser Runde
   *[no] {""}
}
piece-empty-window = { $window }: leeres Fenster
piece-drawer-tile = { $place } für { price }: { $tile }
piece-card = { $employee } ({ rank }): { $bonus }
piece-offer = { $employee } ({ rank }) für { price }: { $bonus }
piece-own = { $employee } ({ rank }), für dich allein: { $condition }
piece-top = { $employee } ({ rank }), zuletzt ausgespielt von { $name }: { $bonus }
piece-jewel = { $jewel } für { price }
piece-task = Aufgabe: { task }{ $count ->
    [0] {""}
   *[other] {" "}– erledigt von { $name }
}
piece-madame-card = { $which ->
    [played] Ihre ausgespielte Karte
   *[consulted] Ihre befragte Karte
}: { $action ->
    [favour] Gunst der Königin
    [drawer] Schublade { $number }
    [column] { $column ->
        [left] linke Spalte
        [centre] mittlere Spalte
       *[right] rechte Spalte
    }
    [tailor] Gewand { $number } von { $side ->
        [left] links
       *[right] rechts
    }
    [hire] Karte { $number } im Angebot von { $side ->
        [left] links
       *[right] rechts
    }
    [fireworks] Feuerwerk
    [kitchen] Küche
    [musician] Musiker
   *[statue] Statue
}; unten: { hall }
about-decoration = { $kind ->
    [fireworks] Feuerwerke zählen für ihre Mehrheit. Am Ende darf für jedes eines deiner Gewänder aus dem Königssaal auf den Balkon treten, wo seine Punkte vervielfacht werden.
    [kitchen-left] Bei jedem Einkommen: 1 Livre für jede deiner Ausstattungen. Auf jeder Seite der Küche hast du höchstens einen Platz.
    [kitchen-right] Bei jedem Einkommen: 1 Livre für jedes deiner Gewänder im Palast. Auf jeder Seite der Küche hast du höchstens einen Platz.
    [statue] Am Ende zählt jede Statue einen Satz deiner Gewänder: { points } für jede Farbe darin. Kein Gewand zählt für zwei Statuen.
    [musician] Mit dem Musiker bist du in diesem Saal vertreten; er entscheidet dort Gleichstände und bringt am Ende Punkte.
   *[jeweller] Mit einer Lizenz darfst du zu jedem Gewand, das du verleihst, ein Schmuckstück kaufen.
}
about-guest = Ein Gewand im Palast zählt für die Mehrheit in seinem Saal und bringt am Ende seine Punkte.
about-outside = Dieses Gewand steht auf dem Balkon: Am Ende zählen seine Punkte × { $factor }.
about-space = Wer hier ein Gewand verleiht, bekommt sofort die Belohnung.{ $master ->
    [yes] {" "}Nur Gewänder, die ein Meister geschneidert hat, dürfen hierher.
   *[no] {""}
}
about-favour = Wer sie beansprucht, bekommt { livres } und beginnt die nächste Runde. In der letzten Runde ist sie { points } wert.
about-window = Kostet { $silk }{ $thread ->
    [0] {""}
   *[other] , { $thread } Garn
}{ $lace ->
    [0] {""}
   *[other] , { $lace } Spitze
}.{ $thimble ->
    [yes] {" "}Nur ein Meister kann es schneidern.
   *[no] {""}
}{ $bonus ->
    [none] {""}
    [livres] {" "}Wirkung: { $effect }.
    [gain] {" "}Sofort: { $effect }. Es wird nie verkauft.
   *[other] {" "}Wirkung: { $effect }. Es wird nie verkauft.
}
about-tile = Ein Rohstoffplättchen wird als Seide behalten, mit der du Gewänder bezahlst, oder sofort abgeworfen für das, was seine untere Hälfte zeigt.
about-employee = Bonus: { $bonus }. Entsenden: { livres }.
about-jewel = Eine Kette passt zu einem Kleid, ein Ring zu einem Herrenrock. Jedes Schmuckstück bringt 1 Livre bei jedem Einkommen und 1 Punkt am Ende; hat es die Farbe des Gewands, bekommst du ein Rohstoffplättchen aus dem Beutel.
about-task = Sind alle Aufgaben deiner { trial } markiert, kann eine Karte vom passenden Rang sie ablegen.
about-top = Die zuletzt ausgespielte Karte: Ihr Bonus kann nachgeahmt werden.
about-own = Ein Meister stellt deinen spezialisierten Lehrling umsonst ein, sobald das gilt: { $condition }.
about-madame = Madame du Barry spielt nach ihren Karten. Sie hat keine Livre und bekommt Punkte, wenn sie nicht tun kann, was ihre Karte sagt.
about-madame-card = { $which ->
    [played] Die obere Hälfte sagt, was sie tut.
   *[consulted] Die untere Hälfte sagt, in welchen Saal ihr Gewand kommt und mit welchem Schmuck.
}
