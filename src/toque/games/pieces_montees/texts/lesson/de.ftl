# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Torten mit drei Etagen
lesson-aim = Willkommen! Du baust Torten. Eine Torte wächst von Etage 1 über Etage 2 zu Etage 3, alle in einer Farbe und mit einem Überzug, Sahne oder Schokolade. Je höher sie ist, desto mehr Punkte bringt sie am Ende.
lesson-hands-title = Jede Karte hat zwei Seiten
lesson-hands = Jede Karte hat eine Seite mit Sahne und eine mit Schokolade. Von deinen Karten siehst du eine Seite; die Rückseite sehen nur die anderen. Von ihren Karten siehst du die Seite, die sie selbst nicht sehen.
lesson-place-title = Deine erste Etage
lesson-place = In jedem Zug hast du drei Löffel. Eine Etage kostet so viele Löffel, wie ihre Zahl sagt. Beginn eine Torte: Wähl die grüne Etage 1 in deiner Hand und leg sie an.
lesson-assistant-title = Dein Gehilfe hilft
lesson-assistant = Dein Gehilfe kann dir einmal helfen: mit einem Löffel mehr, oder indem er kostenlos eine Torte beginnt. Und du darfst Karten aus jeder Hand nehmen! Lass ihn mit der Etage 1 in Elfenbein beginnen, die jemand anders hat.
lesson-stack-title = Aus jeder Hand
lesson-stack = Zwei Löffel sind noch da, und jemand hat die Etage 2 in Elfenbein mit Sahne: genau das, was deine neue Torte braucht. Niemand muss zustimmen, also nimm sie.
lesson-end-title = Beende deinen Zug
lesson-end = Deine Löffel sind ausgegeben, und aufheben kannst du keinen. Beende deinen Zug: Dann werden alle Hände vom Nachziehstapel aufgefüllt, deine zuerst.
lesson-others-title = Die anderen nehmen auch von dir
lesson-others = Hast du es gesehen? Die anderen haben Karten aus deiner Hand verwendet, jeweils mit der Seite, die du nicht sehen konntest. Wer auf alle Hände schaut, findet mehr.
lesson-complete-title = Eine fertige Torte
lesson-complete = Deine Etage 3 in Elfenbein ist noch da. Sie kostet alle drei Löffel und macht deine Torte fertig. Nur zu!
lesson-worth-title = Was Torten wert sind
lesson-worth = Deine erste fertige Torte! Es zählt die oberste Etage, und der Schritt zur dritten bringt am meisten. Es lohnt sich also, zu beenden, was du beginnst.
lesson-refill-title = Der Nachziehstapel
lesson-refill = Die oberste Karte liegt offen: Alle wissen, was du ziehst. Ihre Rückseite siehst du nicht, die anderen schon. Beende deinen Zug.
lesson-start-again-title = Eine neue Torte
lesson-start-again = In derselben Farbe sind eine Torte mit Sahne und eine mit Schokolade zwei verschiedene. Nur nie zwei von derselben Sorte. Beginn eine grüne Schokoladentorte.
lesson-recall-title = Ruf deinen Gehilfen zurück
lesson-recall = Seit der ersten Hilfe ist dein Gehilfe fort. Für zwei Löffel rufst du ihn zurück, und ab deinem nächsten Zug hilft er wieder.
lesson-wait-title = Fertig für jetzt
lesson-wait = Das war dein dritter Löffel. Beende deinen Zug und schau, was die anderen tun.
lesson-turn-title = Dreh eine Karte um
lesson-turn = Jetzt hättest du gern die grüne Etage 2 mit Schokolade. Du weißt, wo sie ist: hinten auf einer Karte, von der du die grüne Etage 3 mit Sahne siehst. Eine Karte in irgendeiner Hand umzudrehen kostet einen Löffel.
lesson-turned-title = Und nimm sie
lesson-turned = Da ist sie. Du hast noch zwei Löffel, und so viel kostet eine Etage 2. Leg sie an.
lesson-spoon-title = Ein Löffel mehr
lesson-spoon = Deine Löffel sind ausgegeben, aber dein Gehilfe ist wieder da. Bitte ihn diesmal um einen Löffel.
lesson-three-title = Drei auf einmal
lesson-three = Mit drei unfertigen Torten darfst du keine vierte beginnen, außer mit deinem Gehilfen. Du hast zwei, also ist noch Platz für eine: die blaue mit Schokolade.
lesson-last-end-title = Gut geplant
lesson-last-end = Drei Torten in Arbeit, eine fertig. Beende deinen Zug noch einmal.
lesson-match-end-title = Wie eine Partie endet
lesson-match-end = Reicht der Nachziehstapel nicht mehr für alle Hände, wird die Runde zu Ende gespielt, und dann zählen die Punkte. Etagen auf der Hand sind nichts wert.
lesson-goodbye-title = Jetzt ist es deine Partie
lesson-goodbye = Du weißt alles, was du brauchst. Du bist am Zug; die blaue Etage 2 mit Schokolade ist zu sehen. Spiel von hier weiter, oder beginn auf der Startseite eine neue Partie. Bei den Profis kommt das Dekorationsheft dazu.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Bau Torten in einer Farbe und mit einem Überzug, von Etage 1 bis Etage 3: Fertige bringen die meisten Punkte.
hint-turn = Gib deine Löffel aus, wie du magst: Leg Etagen aus jeder Hand an, dreh Karten um oder ruf deinen Gehilfen zurück. Tipp auf eine Karte, um zu sehen, was sie kann.
