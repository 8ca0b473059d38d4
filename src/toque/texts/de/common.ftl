# Was alle Spiele sagen. Die Teile und Aktionen eines Spiels stehen in seinem eigenen Ordner.

## Hindernisse des Kerns

obstacle-match-over = Die Partie ist zu Ende.
obstacle-not-your-turn = Du bist nicht am Zug.
obstacle-no-such-move = Diese Aktion gibt es nicht.
obstacle-not-now = Das ist nur in einem anderen Schritt des Zugs möglich.
obstacle-nothing-to-undo = Es gibt nichts zurückzunehmen.
obstacle-behind-fence = Deine letzte Aktion hat etwas aufgedeckt: Sie lässt sich nicht mehr zurücknehmen.
obstacle-not-your-move = Die letzte Aktion war nicht deine: Du kannst sie nicht zurücknehmen.
obstacle-nothing-to-redo = Es gibt nichts wiederherzustellen.

## Optionen mehrerer Spiele

option-memory = Gedächtnis
option-memory-table = Der Tisch merkt es sich für euch
option-memory-table-about = Was du einmal gesehen hast, bleibt dir angezeigt.
option-memory-players = Merkt es euch selbst
option-memory-players-about = Angezeigt wird nur, was gerade zu sehen ist, den Bots wie euch. Das Protokoll sagt nicht, was zu sehen war, und zurückblicken könnt ihr erst nach der Partie.

## Absagen

unknown-game = Das Spiel „{ $game }“ gibt es nicht. Möglich: { $possible }.
unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Möglich: { $possible }.
unknown-language = Die Sprache „{ $language }“ gibt es nicht. Möglich: { $possible }.
unknown-option = „{ $game }“ hat keine Option „{ $option }“. Möglich: { $possible }.
bad-choice = Die Option „{ $option }“ kann nicht „{ $choice }“ sein. Möglich: { $possible }.
bad-seats = „{ $game }“ hat { $fewest } bis { $most } Plätze, nicht { $seats }.
bad-seed = Ein Startwert ist ein einziges Wort mit höchstens { $longest } Zeichen, nicht „{ $seed }“.
bad-database = Das ist keine Datenbankadresse: „{ $url }“. Möglich: sqlite:///DATEI, der Pfad einer Datei oder postgresql://…
bad-channel = Das ist kein Kanal für mehrere Server: „{ $url }“. Möglich mit einer PostgreSQL-Datenbank: redis://…
newer-database = Die Datenbank wurde von einer neueren Toque-Version geschrieben (Revision { $revision }).

bad-notation-empty = Es wurde nichts eingegeben. Möglich: { $possible }.
bad-notation-verb = „{ $word }“ ist keine Aktion. Möglich: { $possible }.
bad-notation-argument = „{ $word }“ passt nicht zu „{ $argument }“. Möglich: { $possible }.
bad-notation-missing = Nach „{ $verb }“ fehlt „{ $argument }“. Möglich: { $possible }.
bad-notation-extra = „{ $word }“ ist nach „{ $verb }“ zu viel.
no-such-move = Eine Aktion mit der Nummer { $move } gibt es nicht.

bad-edition = Die Edition enthält { $faults ->
    [one] einen Fehler
   *[other] { $faults } Fehler
}.
fault-syntax = Das ist kein TOML: { $detail }
fault-schema = Das ist keine gültige Edition: { $detail }
fault-name = Ein Name besteht aus höchstens 40 Buchstaben, Ziffern und Bindestrichen, anders als „{ $name }“.
fault-limit = { $limit } liegt außerhalb der Grenzen.
fault-count = Hier sind es { $found } statt { $expected }.

## Aufzeichnungen

# Der Grund ist einer der Texte hier, einer Notation oder eines Hindernisses: ein ganzer Satz.
bad-record = Zeile { $line }, Spalte { $column }: { $reason }
record-not-toque = Eine Aufzeichnung beginnt mit „toque 1“.
record-format = Diese Aufzeichnung hat das Format { $found }; lesbar ist nur { $known }.
record-keyword = „{ $keyword }“ gehört nicht in die Kopfzeilen (game, edition, option, seat, seed, commitment).
record-twice = „{ $keyword }“ steht hier zum zweiten Mal.
record-missing = In den Kopfzeilen fehlt „{ $keyword }“.
record-pair = „{ $keyword }“ braucht einen Namen und eine Version.
record-option = „{ $line }“ sollte die Form Name=Wahl haben.
record-seat = Hier sollte Platz { $expected } stehen, mit einem Namen.
record-who = „{ $word }“ ist kein Platz dieser Partie. Möglich: { $possible }.
record-commitment = Der Startwert passt nicht zu seiner Prüfsumme.
record-version = Die Aufzeichnung folgt Version { $recorded } der Regeln von „{ $game }“; hier gilt Version { $current }.
rules-gone = Die Partie begann mit Version { $began } der Regeln von „{ $game }“; hier gilt Version { $current }, und die ältere ist nicht aufgehoben.
edition-gone = Die Partie begann mit einer Edition „{ $edition }“ von „{ $game }“ ({ $digest }), die es hier nicht mehr gibt.
record-edition = Die Aufzeichnung nutzt die Edition „{ $recorded }“; „{ $given }“ hat hier einen anderen Inhalt.

## Was eine Aktion bringt

bill-now = Jetzt
bill-income = Jedes Einkommen, { $left ->
    [one] noch eines
   *[other] noch { $left }
}
bill-end = Am Ende
bill-open = Offen: Das kannst du noch nicht wissen
bill-up-to = bis zu { $amount }
bill-nothing = Das ändert weder deine Punkte noch deinen Vorrat.
bill-total = Punkte: { $now } jetzt, { $later } später
bill-points = Punkte
bill-total-now = jetzt
bill-total-later = später
bill-total-open = offen

## Bots

why-random = { $moves ->
    [one] die einzige mögliche Aktion
   *[other] eine von { $moves } möglichen Aktionen, zufällig gewählt
}
why-only-move = die einzige mögliche Aktion
why-greedy = von { $moves } Aktionen die mit der besten Folgestellung (Wert etwa { $worth })
why-planner = die beste von { $moves } Arten, diesen Zug zu spielen, Wert etwa { $worth }
why-sense = von { $moves } Aktionen, die in den Sinn kamen, die beste
why-search = in { $tries } vorgestellten Partien die beste: sie gewinnt etwa { $chance } %
why-in-a-hurry = auf den ersten Blick die beste Aktion: für mehr war keine Zeit
bot-about = { $bot ->
    [level-1] Spielt, was in den Sinn kommt, mit etwas Verstand. Für eine erste Partie.
    [level-2] Nimmt, was im Augenblick am besten aussieht.
    [level-3] Denkt voraus und irrt sich dabei ab und zu ein wenig.
    [level-4] Denkt sorgfältig voraus und spielt sofort.
    [level-5] Probiert die besten Ideen im Kopf aus und lässt wenig liegen.
   *[other] Nimmt sich bis zu fünf Sekunden für jede Entscheidung. Stärker ist Toque nicht.
}
bot-weaker = Hier schwächer: Ohne die kompilierten Regeln sieht er in seiner Zeit weniger.
