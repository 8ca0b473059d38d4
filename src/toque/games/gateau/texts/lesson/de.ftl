# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Von Schüsseln zu Medaillen
lesson-aim = Willkommen in der Küche! Du nimmst Zutaten aus Schüsseln, bezahlst damit Rezepte und gewinnst mit den Symbolen vollendeter Rezepte Medaillen. Rezepte und Medaillen bringen Punkte.
lesson-chef-title = Deine Chefkarte
lesson-chef = Jede Chefkarte hat eine Gabe. Mit dieser Seite zählt eine Schokolade als beliebige andere Zutat, einmal in jedem Rezept. Wähl sie.
lesson-bench-title = Drei Zonen auf der Arbeitsfläche
lesson-bench = Jede Zutat braucht einen Platz. = nimmt vier gleiche, ≠ vier verschiedene und jedes ×2 ein Paar. Leg deine Schokolade in die Zone für vier gleiche.
lesson-super-title = Eine Superzutat
lesson-super = Eine Superzutat ersetzt jede Sorte und passt auf jeden freien Platz. Leg sie in die Zone für vier verschiedene.
lesson-pawn-title = Zwei Aktionen auf jedem Feld
lesson-pawn = In jedem Zug geht deine Figur auf ein anderes Feld, und du führst eine seiner beiden Aktionen aus. Geh nach links, um aus einer Schüssel zu nehmen.
lesson-bowl-title = Nimm aus einer Schüssel
lesson-bowl = Du darfst bis zu vier Zutaten nehmen, alle aus einer Schüssel. In dieser sind zwei Kirschen. Nehmen wir beide!
lesson-pair-title = Zwei sind ein Paar
lesson-pair = Kirschen passen nicht zu Schokolade, also leg beide ins erste Paar. Wenn die zweite die Schüssel verlässt, passiert etwas.
lesson-explosion-title = Eine Zuckerexplosion
lesson-explosion = Eine leere Schüssel explodiert: Eine Zutat ihrer Sorte kommt in jede Schüssel daneben und auf die Seitenplätze an ihren Ecken. Dann dreht sie sich um und zeigt ihre andere Sorte, die du schon in ihrer Ecke gesehen hast.
lesson-end-title = Das Ende deines Zugs
lesson-end = Zutaten, die dir im Weg sind, könntest du jetzt zurücklegen. Deine brauchst du, also beende einfach deinen Zug. Dann kommt dein erstes Werkzeug auf deine Hand.
lesson-other-space-title = Nie zweimal dasselbe Feld
lesson-other-space = Deine Figur darf nicht stehen bleiben. Rechts kannst du Rezepte zubereiten oder aus einer Schüssel nehmen. Dir fehlen Zutaten, also nimm aus einer Schüssel.
lesson-plan-title = Erst ein Rezept ansehen
lesson-plan = Das markierte Rezept braucht zwei Kirschen, zwei Gelee und eine graue Zutat einer anderen Sorte. Die Kirschen hast du: Nimm die zwei Gelee und leg sie ins zweite Paar.
lesson-tool-title = Werkzeuge
lesson-tool = Werkzeuge darfst du in deinem Zug jederzeit spielen, jedes für eine seiner zwei Wirkungen. Mit deinem Nudelholz kannst du ein Rezept zubereiten. Genau das brauchst du jetzt!
lesson-prepare-title = Unter welchen Abschnitt?
lesson-prepare = Ein Rezept kommt unter einen Abschnitt deines Plans und bringt dessen Bonus. Weiter links ist der Bonus besser, aber der Weg länger. Wähl das Rezept und Abschnitt 1: 1 Gold.
lesson-grey-title = Graue Zutaten
lesson-grey = Die graue Zutat darf von jeder Sorte sein, die das Rezept nicht nennt. Du hast noch Schokolade, also ist Grau Schokolade.
lesson-pay-title = Bezahl es
lesson-pay = Du könntest jedes Plättchen selbst wählen. Aber hier ist es einfach: Bezahl, und behalte die Superzutat.
lesson-advance-title = Deine Rezepte rücken vor
lesson-advance = Nach deiner Aktion rücken alle deine Rezepte um einen Abschnitt nach rechts. Hinter Abschnitt 0 ist ein Rezept vollendet. Beende jetzt deinen Zug; eine neue Karte kommt, und manchmal ist es ein Ereignis.
lesson-side-title = Die Tafeln an den Seiten
lesson-side = Das Ereignis hat allen ein Werkzeug gebracht. Schau nach links: Explosionen haben Gelee auf diese Seitentafel gebracht. Geh in die Mitte, um es zu nehmen.
lesson-tile-title = Nimm von einer Seitentafel
lesson-tile = Nimm die linke Tafel und leg beide Gelee ins erste Paar. Wo nichts das Symbol einer Tafel verdeckt, bekommst du auch, was es zeigt.
lesson-gold-title = Gold für die zweite Aktion
lesson-gold = Für 1 Gold führst du auch die andere Aktion deines Felds aus: Hier rückt sie deine Rezepte vor. Dein Flan ist dann vollendet. Bezahl!
lesson-store-title = Eine eingelagerte Zutat
lesson-store = Dein vollendetes Rezept hat einen Bonus: eine Zutat einlagern. Ab jetzt bezahlt sie in jedem Rezept eine Zutat ihrer Sorte und wird nie ausgegeben. Lager Gelee ein und gib ein Plättchen dafür ab.
lesson-reserve-title = Reservier ein Rezept
lesson-reserve = Legst du ein Werkzeug ab, kannst du ein Rezept reservieren: Es liegt unter einem Abschnitt, und du bezahlst es später. Reservier die Zitronentarte unter Abschnitt 2; ihr Platz bringt auch 1 Gold. Leg dann den Bonus ab.
lesson-awards-title = Medaillen
lesson-awards = Für zwei Symbole einer Familie gewinnst du eine Medaille und wählst einen Bonus der Kochmütze; für drei eine fürs obere Regal. Ein Tarte-Symbol hast du schon. Deine Zitronentarte wird das zweite!
lesson-round-title = Gut gemacht
lesson-round = Das war ein ganzer Zug: Aktion, zweite Aktion, Reservierung, Vorrücken. Beende ihn.
lesson-points-title = Wie eine Partie endet
lesson-points = Hat jemand die dritte Medaille, wird die Runde beendet und noch eine gespielt. Dann zählen Rezepte, Medaillen und eingelagerte Zutaten; was übrig ist, zählt einen Punkt je drei Stück.
lesson-goodbye-title = Jetzt ist es deine Partie
lesson-goodbye = Du weißt alles, was du brauchst. Bezahl deine Zitronentarte, bevor sie Abschnitt 0 verlässt! Spiel von hier weiter, oder beginn auf der Startseite eine neue Partie.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Nimm Zutaten aus Schüsseln, mach daraus Rezepte und aus Rezepten Medaillen: Beide bringen Punkte.
hint-act = Deine Figur geht in jedem Zug auf ein anderes Feld: Führ dort eine der beiden Aktionen aus.
hint-second = Für 1 Gold darfst du auch die andere Aktion deines Felds ausführen.
hint-bowl = Du darfst bis zu vier Zutaten aus einer Schüssel nehmen. Eine leere explodiert und füllt die daneben.
hint-place = Jede Zutat braucht einen Platz: vier gleiche, vier verschiedene oder ein Paar.
hint-prepare = Bezahl ein Rezept und leg es unter einen Abschnitt: Du bekommst sofort dessen Bonus.
hint-reserve = Für ein Werkzeug darfst du jetzt ein Rezept reservieren und es später bezahlen.
hint-award = Vollendete Rezepte haben Symbole: Zwei einer Familie gewinnen eine Medaille, drei eine fürs obere Regal.
hint-tidy = Zutaten, die dir im Weg sind, kannst du jetzt zurücklegen. Sonst beende einfach deinen Zug.
