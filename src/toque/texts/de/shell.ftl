# Der Rahmen der Seite und der Tisch: was jede Seite des Clients sagt.

page-skip = Zum Inhalt
page-dismiss = Schließen
page-unreachable = Der Server ist gerade nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
page-locked = gesperrt
page-told = { $what }: { $detail }
page-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-guest-names = Madeleine, Éclair, Brioche, Savarin, Makrone, Praline, Baiser, Nougat, Vanille, Mandel, Zimtstern, Karamell

## Rund um den Tisch

page-home = Zur Startseite
page-loading = Einen Moment …
page-no-table = Dieser Tisch ist nicht erreichbar
page-locale = de
page-close = Schließen
page-you = Du
page-guest = Gast
page-player = mit Konto
page-a-bot = Bot
page-bot = { $bot ->
    [random] Zufallsbot
    [greedy] Gierbot
    [planner] Planbot
    [level-1] Lehrling
    [level-2] Commis
    [level-3] Chef de Partie
    [level-4] Souschef
    [level-5] Küchenchef
    [level-6] Meilleur Ouvrier
   *[other] Bot { $bot }
}

## Vor der Partie

page-gathering = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
page-cancelled = Dieser Tisch wurde aufgelöst.
page-free-seat = Freier Platz
page-for-a-friend = reserviert für Eingeladene
page-for-anybody = { $who ->
    [public] offen für alle
   *[other] für alle mit dem Link
}
page-sit = Platz nehmen
page-let-bot-sit = Bot setzen
page-free-it = Platz freigeben
page-invite = Lade deine Freunde ein
page-invite-about = { $free ->
    [one] Ein Platz ist frei: Schick diesen Link oder lass ein Handy den Code lesen.
   *[other] { $free } Plätze sind frei: Schick diesen Link oder lass ein Handy den Code lesen.
}
page-send-invitation = Einladung schicken
page-invitation-title = { $game } bei Toque
page-invitation-text = Ein Platz ist für dich frei: Spiel mit bei { $game }.
page-invitation-code = QR-Code der Einladung
page-copy-link-of-seat = Link für diesen Platz
page-turn-note = Du bist am Zug.
page-copy-invitation = Einladung kopieren
page-copy-link = Link zum Tisch kopieren
page-copied = Der Link ist kopiert.
page-your-name = Dein Name am Tisch
page-accept = Einladung annehmen
page-start = Partie starten
page-start-with-bots = { $free ->
    [one] Mit einem Bot starten
   *[other] Mit { $free } Bots starten
}
page-cancel-table = Tisch auflösen
page-host-starts = { $name } startet die Partie.
page-leave = Tisch verlassen

## Die Partie

page-round = Runde { $round }
page-seats = Plätze
page-decides = ist dran
page-away = abwesend
page-sound = Ton
page-keys = Tastatur
page-rules = Regeln
page-rule = Regel
page-settings = Einstellungen
page-log = Protokoll
page-log-and-chat = Protokoll und Chat
page-chat = Chat
page-tabs = Teile des Tisches
page-tab = { $tab ->
    [log] Protokoll
    [chat] Chat
    [rules] Regeln
   *[board] Tisch
}
page-unread = ungelesen
page-choices = Möglichkeiten
page-more-choices = { $count } weitere
page-all-choices = Alle Möglichkeiten als Liste
page-actions = Was du tun kannst
page-step-back = Zurück
page-confirm = Bestätigen
page-bill = Wenn du bestätigst
page-bill-pointed = Wenn du das wählst
page-bill-whole = Was das bringen wird
page-bill-compare = Nebeneinander
page-bill-choose = Das wählen
page-bill-served = Vor dem Zug angekündigt
page-whole = { $count ->
    [one] Wie gezeigt
   *[other] Alle { $count } wie gezeigt
}
page-no-more = { $whole ->
    [yes] Alles, dann nichts mehr
   *[no] Nichts mehr
}
page-no-more-about = { $whole ->
    [yes] Alles wie gezeigt, danach alles Weitere ablehnen, bis dein Zug endet
   *[no] Alles Weitere ablehnen, bis dein Zug endet
}
page-ahead = Dann:
page-undo = Zurücknehmen
page-redo = Wiederherstellen
page-reveals = deckt etwas auf: endgültig
page-fence = Das deckt etwas auf und lässt sich nicht zurücknehmen.
page-soon = Geschieht gleich, außer du gehst zurück.
page-looking-back = Du siehst dir Schritt { $number } an.
page-back-to-now = Zum aktuellen Stand
page-thinking-too = { $count ->
    [one] { $names } wählt gleichzeitig.
   *[other] { $names } wählen gleichzeitig.
}
page-waiting-for = { $count ->
    [0] Gleich geht es weiter.
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
page-paused = Die Partie macht Pause.
page-bot-plays = { $name } spielt auf deinem Platz.
page-lost = Die Verbindung ist unterbrochen. Nichts geht verloren, sie wird von selbst wiederhergestellt.
page-take-back = Wieder selbst spielen
page-time-out = Zeit um: Bot für { $name } einsetzen
page-grace = { $unit ->
    [hours] { $count } Stunden nach Ablauf der Zeit geschieht es von selbst.
   *[minutes] { $count ->
        [one] Eine Minute
       *[other] { $count } Minuten
    } nach Ablauf der Zeit geschieht es von selbst.
}
page-clock = { $unit ->
    [hours] { $count } Stunden nach Ablauf der Zeit spielt ein Bot weiter; der Platz kann dann wieder übernommen werden.
   *[minutes] { $count ->
        [one] Eine Minute
       *[other] { $count } Minuten
    } nach Ablauf der Zeit spielt ein Bot weiter; der Platz kann dann wieder übernommen werden.
}
page-time-short = { $left ->
    [some] Deine Zeit ist fast um.
   *[none] Deine Zeit ist um.
}
page-my-turn = Weiter bis zu mir
page-sequel = { $moves ->
    [0] Revanche einer früheren Partie
   *[other] Fortsetzung einer früheren Partie ab Aktion { $moves }
}
page-command = Aktion eingeben
page-command-hint = Aktion eingeben (/)
page-field = { $field ->
    [viewer] Gesehen von
    [deciders] Am Zug
    [turn] Reihe an
    [step] Frage
    [round] Runde
    [over] Beendet
    [seats] Plätze
    [points] Punkte
    [seat] Platz
   *[other] { $words }
}
page-chat-empty = Noch hat niemand etwas gesagt.
page-say = Schreib etwas Nettes
page-send = Senden

## Vorschläge

page-proposes = { $what ->
    [undo] { $name } schlägt vor, die letzte Aktion zurückzunehmen.
    [pause] { $name } schlägt eine Pause vor.
    [call-off] { $name } schlägt vor, die Partie abzubrechen.
   *[resume] { $name } möchte weiterspielen.
}
page-you-propose = { $what ->
    [undo] Du schlägst vor, die letzte Aktion zurückzunehmen. Die anderen müssen zustimmen.
    [pause] Du schlägst eine Pause vor. Die anderen müssen zustimmen.
    [call-off] Du schlägst vor, die Partie abzubrechen. Die anderen müssen zustimmen.
   *[resume] Du möchtest weiterspielen. Die anderen müssen zustimmen.
}
page-agree = Zustimmen
page-decline = Ablehnen
page-withdraw = Zurückziehen

## Ein Bildschirm für mehrere

page-hand-screen = { $name } ist dran (Platz { $seat })
page-hand-screen-why = Gib den Bildschirm weiter. Zeig den Tisch erst, wenn sonst niemand hinsieht.
page-i-am-here = Ich bin da

## Tasten

page-key = { $does ->
    [areas] von Bereich zu Bereich
    [arrows] innerhalb eines Bereichs
    [choose] wählen, bestätigen
    [back] zurück
    [undo] zurücknehmen
    [redo] wiederherstellen
    [actions] was du tun kannst
    [choices] alle Möglichkeiten als Liste
    [whole] alles wie gezeigt
    [no-more] nichts mehr in diesem Zug
    [skip] weiter, bis ich dran bin
    [recap] seit deinem letzten Zug
    [chef] Küchenchef fragen; dann 1, 2, 3
    [log] Protokoll
    [chat] Chat
    [rules] Regeln
    [settings] Einstellungen
    [command] Aktion eingeben
   *[keys] diese Übersicht
}
page-keys-command = Die Befehlszeile versteht jede Aktion in ihrer Notation; Tab vervollständigt, und was nicht geht, wird begründet.

## Einstellungen und der Tisch als Ganzes

page-language = Sprache
page-setting = { $setting ->
    [theme] Design
    [motion] Animationen
    [hints] Hinweise zum Einstieg
    [confirm] Aktionen bestätigen
    [sound] Ton
    [colours] Farben
   *[density] Abstände
}
page-choice = { $choice ->
    [system] Wie das System
    [light] Hell
    [dark] Dunkel
    [off] Aus
    [fast] Schnell
    [normal] Normal
    [slow] Langsam
    [irreversible] Endgültige mit einem Klick
    [always] Immer
    [on] An
    [soft] Sanft
    [strong] Kräftig
    [roomy] Luftig
   *[compact] Kompakt
}
page-this-table = Dieser Tisch
page-about-person = { $name }: stumm schalten oder melden
page-mute-about = Du siehst an keinem Tisch mehr, was diese Person schreibt.
page-mute = Stumm schalten
page-report-what = Was ist passiert?
page-report = Den Betreibern dieses Servers melden
page-reported = Danke. Es ist gemeldet.
page-pause = Pause vorschlagen
page-resume = Weiterspielen vorschlagen
page-call-off = Partie abbrechen
page-ask-call-off = Abbruch der Partie vorschlagen
page-ask-undo = Rücknahme vorschlagen
page-hand-over = Einen Bot für mich spielen lassen
page-resign = Platz aufgeben
page-rated-leave = Diese Partie wird gewertet: Wenn du gehst, hast du sie verloren.
page-resign-sure = Ein Bot spielt weiter, und der Platz ist endgültig weg.
page-resign-yes = Ja, aufgeben
page-commitment = Alles ist gemischt und steht fest. SHA-256-Prüfsumme des Startwerts, den am Ende alle sehen:

## Das Ende

page-result = Ergebnis
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-you-win = Du gewinnst!
page-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
page-look-back = Wiederholung ansehen
page-rematch = Revanche
page-rematch-accept = Revanche annehmen
result-share = Teilen
result-share-text = Schau dir unsere Partie { $game } an.
result-rematch-who = { $state ->
    [ready] { $count ->
        [one] { $names } ist bereit für eine Revanche.
       *[other] { $names } sind bereit für eine Revanche.
    }
   *[thinking] { $count ->
        [one] { $names } überlegt noch.
       *[other] { $names } überlegen noch.
    }
}
score-show = Die Punkte werden gezählt
score-step-of = { $step } von { $steps }
score-told = { $step }: { $points }
score-back = Schritt zurück
score-on = Nächster Schritt
score-skip = Überspringen
score-again = Punkte zählen
