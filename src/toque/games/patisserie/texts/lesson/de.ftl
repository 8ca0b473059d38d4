# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Ein Garten voller Tische
lesson-aim = Willkommen! Der Hof speist im Garten, und du führst eine Konditorei. Du backst Teller voll Gebäck, dekorierst sie und servierst sie an den Buffettischen. Teller, Mehrheiten und helfende Hände bringen Prestige.
lesson-staff-title = Dein Personal
lesson-staff = In einer Runde spielst du mit fünf Karten, und du hast sechs bekommen. Nimm eine aus dem Spiel: Anatole, der Teller umstellt, nützt dir heute wenig.
lesson-card-title = In jedem Zug eine Karte
lesson-card = Du spielst eine Karte, machst mit ihr eine Hauptaktion und nutzt dann ihren Bonus. Denise ist eine Aushilfe, und ihr Bonus bringt ein paar Münzen. Spiel sie aus.
lesson-recipe-title = Zuerst ein Rezept
lesson-recipe = Alles beginnt mit einem Rezept. Der Preis steht darüber: je weiter rechts, desto billiger. Dieses braucht nur Zucker und Butter, und du hast beides. Die Toque sagt, dass nur ein Pâtissier es backen darf.
lesson-second-title = Und ein zweites
lesson-second = Mit einer Aktion darfst du zwei Rezepte nehmen. Das rechte kostet nichts, also nimm es für später. Denises Münzen kommen von selbst.
lesson-assistant-title = Aushilfen gehen einkaufen
lesson-assistant = Als Hauptaktion kaufen nur Aushilfen Zutaten und Rohstoffe. Spiel Adélaïde aus.
lesson-ingredient-title = Ein Zutatenplättchen
lesson-ingredient = Die Plättchen zeigen Eier, Honig oder Nüsse, manche mit einer Verzierung hinten. Nimm dieses: Sein Veilchen hätte einer der Buffettische gern.
lesson-bonus-title = Ihr Bonus: noch ein Plättchen
lesson-bonus = Adélaïdes Bonus kauft noch ein Plättchen, für ein wenig mehr. Dein zweites Rezept braucht eine Nuss: Hier ist eine.
lesson-patissier-title = In den Ofen
lesson-patissier = Du hast ein Rezept und alles, was es braucht. Rezepte mit Toque sind nur für Pâtissiers: Spiel Brice aus.
lesson-bake-title = Back es
lesson-bake = Back dein Rezept mit der Toque. Zucker und Butter kommen von deinen Leisten, und der Teller kommt auf den oberen Abkühlplatz.
lesson-leave-out-title = Du musst nicht alles nehmen
lesson-leave-out = Der Bonus von Brice bietet noch ein Plättchen. Du hast genug: Verzichte und behalte deine Münzen.
lesson-cooling-title = Auf dem Abkühlplatz
lesson-cooling = Da ruht er nun. Du hast zwei Abkühlplätze, und ein Teller verlässt sie nur, wenn er geliefert wird. Ein Plättchen mit Verzierung würde ihn schöner machen.
lesson-decorate-title = Dekorier ihn
lesson-decorate = Aubin ist Pâtissier, also kann er dekorieren. Spiel ihn aus und leg das Plättchen mit dem Veilchen über deinen Teller. Auch sein Bonus bringt Münzen.
lesson-nobles-title = Adlige und Servicekräfte
lesson-nobles = Die andere Konditorei hat einen Adligen gewonnen. Adlige und Servicekräfte platzierst du für Münzen: Sie bringen am Ende Punkte, manche Einkommen, und Servicekräfte bringen mehr an ihren Buffettischen.
lesson-deliver-title = Zeit zu liefern
lesson-deliver = Deine letzte Karte der Runde: Colette kann liefern. Spiel sie aus.
lesson-serve-title = Servier ihn an einem Buffettisch
lesson-serve = Du könntest ihn verkaufen. Aber auf einem Buffettisch zählt er am Ende. Der Rosengarten will Veilchen: Sein Bonus und der des Platzes gehören dir, und deine Verzierung wird zur gelungenen Dekoration.
lesson-staples-title = Füll deine Leisten auf
lesson-staples = Colettes Bonus kauft Rohstoffe. Dein anderes Rezept braucht Butter, also kauf eine.
lesson-income-title = Einkommen
lesson-income = Alle Karten sind ausgespielt, und alle bekommen Einkommen: ein paar Münzen und mehr für deine Dekoration. Jetzt beginnt die nächste Runde.
lesson-next-hand-title = Eine neue Hand
lesson-next-hand = Deine ausgespielten Karten sind wieder dein Personal, und du wählst vier davon. Nimm diese: zwei Pâtissiers und zwei Aushilfen. Zwei neue Karten kommen dazu.
lesson-points-title = Was am Ende zählt
lesson-points = Teller auf den Buffettischen bringen ihre Punkte. Die meisten an einem Buffettisch bringen noch mehr, ab drei Personen auch die zweitmeisten. Sonderboni am Rand belohnen alle, die ihre Bedingung erfüllen, am meisten, wer zuerst kommt.
lesson-goodbye-title = Jetzt ist es deine Partie
lesson-goodbye = Du weißt alles, was du brauchst. Nimm zuerst eine deiner sechs Karten aus dem Spiel, dann back dein zweites Rezept. Spiel von hier weiter, oder beginn auf der Startseite eine neue Partie. Mit Backblechen gehen neue Karten reihum.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Back Teller voll Gebäck, dekorier sie und servier sie an den Buffettischen im Garten: Das höchste Prestige gewinnt.
hint-hand = Wähl verdeckt deine Karten für diese Runde: In jedem Zug spielst du eine aus.
hint-draft = Behalte eine Karte und gib die anderen weiter: Sie kommt für diese Runde auf deine Hand.
hint-remove = Sechs Karten sind eine zu viel: Eine von ihnen kommt endgültig aus dem Spiel.
hint-card = Du spielst eine Karte aus, machst mit ihr eine Hauptaktion und nutzt dann ihren Bonus.
hint-action = Aushilfen kaufen Zutaten und Rohstoffe; Pâtissiers backen Rezepte mit Toque, dekorieren und stellen ein.
hint-deliver = Auf einem Buffettisch zählt ein Teller am Ende; verkauft bringt er sofort Münzen.
