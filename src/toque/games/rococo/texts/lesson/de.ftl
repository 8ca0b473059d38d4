# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Ein Ball in Versailles
lesson-aim = Willkommen! Der König gibt einen Ball, und du führst eine Schneiderei. Du schneiderst Gewänder für die Gäste in den fünf Sälen und finanzierst die Pracht um sie herum. Am Ende bringt das alles Ansehen.
lesson-hand-title = Dein Personal
lesson-hand = In jeder Runde wählst du verdeckt drei Karten aus deiner Reserve. Nimm Berthe, Meisterin, Colin, Geselle, und Perrin, Lehrling. Du wirst sehen, was sie können.
lesson-card-title = In jedem Zug eine Karte
lesson-card = Du spielst eine Karte, machst mit ihr eine Hauptaktion und nutzt dann ihren Bonus. Nicht alle können alles: Ein Lehrling kann nicht schneidern, aber Seide kaufen. Spiel Perrin aus.
lesson-silk-title = Kauf Seide
lesson-silk = In jeder Schublade liegen Plättchen mit Stoffballen. Je weniger darin sind, desto billiger werden sie. Ein Entwurf der Schneiderei braucht orange Seide, also nimm dieses Plättchen.
lesson-keep-title = Seide, oder Garn und Spitze?
lesson-keep = Du entscheidest sofort: Behalte das Plättchen als Seide, oder wirf es für Garn und Spitze ab, wie es zeigt. Du brauchst die Seide: Behalte es.
lesson-bonus-title = Dann der Bonus
lesson-bonus = Mit Perrins Bonus erwirbst du noch ein Plättchen. Nimm dieses: Zwischen Garn und Spitze steht ein Plus, also gibt es beides.
lesson-cut-title = Wirf es ab
lesson-cut = Rosa Seide nützt dir gerade nichts. Wirf das Plättchen für Garn und Spitze ab.
lesson-musician-title = Was die andere Schneiderei tut
lesson-musician = Hast du es gesehen? Die andere Schneiderei hat einen Musiker finanziert. Damit ist sie in seinem Saal vertreten; er entscheidet dort Gleichstände und bringt am Ende Punkte.
lesson-journeyman-title = Gesellen können schneidern
lesson-journeyman = Jetzt dein erstes Gewand. Dafür brauchst du einen Gesellen oder Meister: Spiel Colin aus.
lesson-tailor-title = Dein erstes Gewand
lesson-tailor = Wähl den orangen Herrenrock. Du bezahlst die Kosten seines Fensters, sein Garn und seine Seide. Weiter rechts ist es billiger, aber was dort ist, verschwindet bald.
lesson-rent-title = Verleihen oder verkaufen
lesson-rent = Verkaufen bringt sofort viel Geld. Verliehen bleibt der Herrenrock in einem Saal und zählt am Ende. Auch das Feld gibt dir etwas: Wähl eines, das Livre bringt, etwa im Königssaal.
lesson-choice-title = Ein Bonus ist eine Wahl
lesson-choice = Colins Bonus verkauft dir Garn oder Spitze. Nimm etwas, wenn du magst, oder spar das Geld: Hier passt beides.
lesson-delegated-title = An den Hof entsandt
lesson-delegated = Die andere Schneiderei hat eine Meisterkarte entsandt: Für viele Livre kommt sie aus dem Spiel. Das hilft einmal, aber das Personal ist von jetzt an kleiner.
lesson-master-title = Meister können alles
lesson-master = Spiel deine Meisterin Berthe aus. Nur Meister stellen ein, und nur sie schneidern Gewänder mit goldenem Fingerhut.
lesson-fund-title = Finanziere eine Ausstattung
lesson-fund = Du hast Geld, also gib es für Pracht aus: eine Statue. Sie bleibt dir und bringt am Ende Punkte, zusammen mit Gewändern in verschiedenen Farben.
lesson-round-title = Eine neue Runde
lesson-round = Alle Karten sind ausgespielt, und alle haben ihr Einkommen bekommen. Neue Plättchen, Entwürfe und Karten sind da; was in den zwei Fenstern rechts war, ist fort.
lesson-next-hand-title = Der Rest und eine dazu
lesson-next-hand = Die zwei Karten deiner Reserve hast du schon auf der Hand. Dann wurde dein Ablagestapel zur neuen Reserve, und daraus wählst du die dritte: wieder Perrin.
lesson-hire-title = Stell jemanden ein
lesson-hire = Spiel Anselme aus, deinen anderen Meister, und stell die zweite Karte vom Stellenmarkt ein. Sie kommt auf deine Hand und muss noch in dieser Runde gespielt werden: ein Zug mehr für dich!
lesson-favour-title = Die Gunst der Königin
lesson-favour = Meister und Gesellen können auch die Gunst der Königin beanspruchen. Sie bringt sofort Livre, und wer sie hat, beginnt die nächste Runde.
lesson-points-title = Was am Ende zählt
lesson-points = In jedem Saal bringen die meisten Gewänder Punkte, ab drei Personen auch die zweitmeisten. Auch Gewänder, Ausstattungen und Feuerwerk zählen, und wer in allen fünf Sälen vertreten ist, bekommt einen Bonus.
lesson-goodbye-title = Jetzt ist es deine Partie
lesson-goodbye = Du weißt alles, was du brauchst, und auf deiner Hand wartet eine neue Meisterkarte. Spiel von hier weiter, oder beginn auf der Startseite eine neue Partie.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Schneidere Gewänder für die Gäste der fünf Säle und finanziere Ausstattungen: Das größte Ansehen gewinnt.
hint-hand = Wähl verdeckt deine Karten für diese Runde: In jedem Zug spielst du eine aus.
hint-card = Du spielst eine Karte aus, machst mit ihr eine Hauptaktion und nutzt dann ihren Bonus.
hint-action = Was eine Karte kann, hängt von ihrem Rang ab: Meister können alles, Lehrlinge kaufen, finanzieren und gehen.
hint-keep = Behältst du das Plättchen, ist es Seide für Gewänder; abgeworfen gibt es Garn und Spitze.
hint-garment = Verliehen zählt ein Gewand am Ende; verkauft bringt es sofort Livre.
