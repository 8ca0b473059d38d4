# Der Rahmen der Seite und der Tisch: was jede Seite des Clients sagt.

page-skip = Zum Inhalt
page-dismiss = Schließen
page-unreachable = Der Server ist gerade nicht erreichbar. Nichts ist verloren: versuch es gleich noch einmal.
page-locked = gesperrt
page-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-guest-names = Madeleine, Éclair, Brioche, Savarin, Makrone, Praline, Baiser, Nougat, Vanille, Mandel, Zimtstern, Karamell

## Rund um den Tisch

page-home = Zur Startseite
page-loading = Einen Moment …
page-no-table = Zu diesem Tisch führt kein Weg
page-locale = de
page-close = Schließen
page-you = Du
page-guest = zu Gast
page-player = mit Konto
page-a-bot = Bot
page-bot = { $bot ->
    [random] Zufallsbot
    [greedy] Gierbot
    [planner] Planbot
   *[other] Bot { $bot }
}

## Vor der Partie

page-gathering = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
page-cancelled = Dieser Tisch wurde abgesagt.
page-free-seat = Freier Platz
page-for-a-friend = freigehalten: schick die Einladung
page-for-anybody = für alle, die kommen
page-sit = Platz nehmen
page-let-bot-sit = Bot
page-free-it = Platz freigeben
page-copy-invitation = Einladung kopieren
page-copy-link = Link des Tisches kopieren
page-copied = Der Link ist kopiert.
page-your-name = Dein Name am Tisch
page-accept = Einladung annehmen
page-start = Anfangen
page-start-with-bots = { $free ->
    [one] Anfangen, mit einem Bot auf dem freien Platz
   *[other] Anfangen, mit Bots auf { $free } freien Plätzen
}
page-cancel-table = Tisch absagen
page-host-starts = { $name } beginnt die Partie.
page-leave = Aufstehen

## Die Partie

page-round = Runde { $round }
page-seats = Plätze
page-decides = entscheidet jetzt
page-away = nicht da
page-sound = Ton
page-keys = Tasten
page-rules = Regeln
page-rule = Regel
page-settings = Einstellungen
page-log = Verlauf
page-log-and-chat = Verlauf und Gespräch
page-chat = Gespräch
page-tabs = Teile des Tisches
page-tab = { $tab ->
    [log] Verlauf
    [chat] Gespräch
    [rules] Regeln
   *[board] Tisch
}
page-unread = ungelesen
page-choices = Möglichkeiten
page-more-choices = { $count } weitere
page-all-choices = Alle Möglichkeiten als Liste
page-actions = Was du tun kannst
page-step-back = Schritt zurück
page-confirm = Bestätigen
page-bill = Wenn du bestätigst
page-bill-pointed = Wenn du das wählst
page-bill-whole = Was das bringen wird
page-bill-compare = Nebeneinander
page-bill-choose = Das wählen
page-bill-served = Vor dem Zug angekündigt
page-undo = Zurücknehmen
page-redo = Wiederholen
page-reveals = deckt etwas auf: nicht rücknehmbar
page-fence = Das deckt etwas auf und lässt sich nicht zurücknehmen.
page-looking-back = Du siehst auf Moment { $number } zurück.
page-back-to-now = Zurück zum Jetzt
page-thinking-too = { $count ->
    [one] { $names } wählt gleichzeitig.
   *[other] { $names } wählen gleichzeitig.
}
page-waiting-for = { $count ->
    [0] Der Tisch ist beschäftigt.
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
page-paused = Die Partie macht Pause.
page-bot-plays = { $name } spielt auf deinem Platz.
page-lost = Die Verbindung ist weg. Nichts ist verloren, sie kommt von selbst zurück.
page-take-back = Wieder selbst spielen
page-time-out = Zeit abgelaufen: für { $name } einen Bot spielen lassen
page-grace = { $unit ->
    [hours] { $count } Stunden nach Ablauf der Zeit geschieht es von selbst.
   *[minutes] { $count ->
        [one] Eine Minute
       *[other] { $count } Minuten
    } nach Ablauf der Zeit geschieht es von selbst.
}
page-command = Zug eingeben
page-command-hint = Zug eingeben (/)
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
page-say = Sag etwas Nettes
page-send = Senden

## Vorschläge

page-proposes = { $what ->
    [undo] { $name } bittet darum, den letzten Zug zurückzunehmen.
    [pause] { $name } bittet um eine Pause.
    [call-off] { $name } schlägt vor, die Partie abzubrechen.
   *[resume] { $name } möchte weiterspielen.
}
page-you-propose = { $what ->
    [undo] Du bittest darum, den letzten Zug zurückzunehmen. Die anderen müssen zustimmen.
    [pause] Du bittest um eine Pause. Die anderen müssen zustimmen.
    [call-off] Du schlägst vor, die Partie abzubrechen. Die anderen müssen zustimmen.
   *[resume] Du möchtest weiterspielen. Die anderen müssen zustimmen.
}
page-agree = Zustimmen
page-decline = Ablehnen
page-withdraw = Zurückziehen

## Ein Bildschirm für mehrere

page-hand-screen = Jetzt { $name }, Platz { $seat }
page-hand-screen-why = Gib den Bildschirm weiter. Der Tisch erscheint, wenn sonst niemand hinsieht.
page-i-am-here = Ich bin da

## Tasten

page-key = { $does ->
    [areas] von Bereich zu Bereich
    [arrows] innerhalb eines Bereichs
    [choose] wählen, bestätigen
    [back] Schritt zurück
    [undo] zurücknehmen
    [redo] wiederholen
    [actions] was du tun kannst
    [choices] alle Möglichkeiten als Liste
    [log] Verlauf
    [chat] Gespräch
    [rules] Regeln
    [settings] Einstellungen
    [command] Zug eingeben
   *[keys] diese Karte
}
page-keys-command = Die Befehlszeile nimmt jeden Zug in seiner Notation; Tab ergänzt, und was nicht geht, wird begründet.

## Einstellungen und der Tisch als Ganzes

page-language = Sprache
page-setting = { $setting ->
    [theme] Farbschema
    [motion] Animationen
    [confirm] Vor dem Spielen fragen
    [sound] Ton
    [colours] Farben
   *[density] Dichte
}
page-choice = { $choice ->
    [system] Wie das System
    [light] Hell
    [dark] Dunkel
    [off] Aus
    [fast] Schnell
    [normal] Normal
    [slow] Langsam
    [irreversible] Was endgültig ist
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
page-pause = Um Pause bitten
page-resume = Weiterspielen
page-call-off = Partie abbrechen
page-ask-call-off = Abbruch der Partie vorschlagen
page-ask-undo = Um Rücknahme des letzten Zugs bitten
page-hand-over = Einen Bot für mich spielen lassen
page-resign = Platz aufgeben
page-rated-leave = Diese Partie wird gewertet: Wenn du gehst, hast du sie verloren.
page-resign-sure = Ein Bot spielt weiter, und der Platz ist endgültig weg.
page-resign-yes = Ja, aufgeben
page-commitment = Die Auslage steht fest. SHA-256 ihres Seeds, den am Ende alle sehen:

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
page-look-back = Zurückblicken
page-rematch = Revanche
page-rematch-accept = Revanche annehmen
score-show = Die Punkte werden gezählt
score-step-of = { $step } von { $steps }
score-told = { $step }: { $points }
score-back = Schritt zurück
score-on = Nächster Schritt
score-skip = Überspringen
score-again = Punkte zählen
