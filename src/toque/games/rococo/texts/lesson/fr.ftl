# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Un bal à Versailles
lesson-aim = Bienvenue ! Le Roi donne un bal, et vous dirigez un atelier de couture. Vous confectionnez des tenues pour les invités des cinq salles et financez les splendeurs qui les entourent. À la fin, tout cela rapporte du prestige.
lesson-hand-title = Votre personnel
lesson-hand = À chaque manche, vous choisissez en secret trois commis de votre réserve. Prenez Berthe, Maître, Colin, Compagnon, et Perrin, Apprenti. Vous verrez ce que chacun sait faire.
lesson-card-title = Un commis par tour
lesson-card = Vous jouez un commis, faites avec lui une action principale, puis utilisez son bonus. Tous ne savent pas tout faire : un Apprenti ne confectionne rien, mais il achète de la soie. Jouez Perrin.
lesson-silk-title = Achetez de la soie
lesson-silk = Chaque tiroir contient des tuiles avec des rouleaux de soie. Moins il en reste, moins elles coûtent. Un modèle de l’atelier demande de la soie orange : prenez cette tuile.
lesson-keep-title = Soie, ou fil et dentelle ?
lesson-keep = Vous décidez aussitôt : garder la tuile comme soie, ou la défausser pour le fil et la dentelle qu’elle montre. Il vous faut la soie : gardez-la.
lesson-bonus-title = Puis le bonus
lesson-bonus = Le bonus de Perrin permet d’acquérir une autre tuile. Prenez celle-ci : un plus sépare le fil et la dentelle, elle donne donc les deux.
lesson-cut-title = Défaussez-la
lesson-cut = La soie rose ne vous sert pas pour l’instant. Défaussez la tuile pour un fil et une dentelle.
lesson-musician-title = Ce que fait l’autre atelier
lesson-musician = Vous avez vu ? L’autre atelier a financé les musiciens d’une salle. Il l’occupe ainsi ; ils y départagent les égalités et rapportent des points à la fin.
lesson-journeyman-title = Les Compagnons confectionnent
lesson-journeyman = Passons à votre première tenue. Il faut un Compagnon ou un Maître : jouez Colin.
lesson-tailor-title = Votre première tenue
lesson-tailor = Choisissez le costume orange. Vous payez le prix de son emplacement, son fil et sa soie. Plus à droite, c’est moins cher, mais ce qui s’y trouve part bientôt.
lesson-rent-title = La louer ou la vendre
lesson-rent = Vendre rapporte beaucoup d’argent aussitôt. Loué, le costume reste dans une salle et compte à la fin. La case donne aussi quelque chose : choisissez-en une qui paie des Louis d’or, par exemple dans la salle royale.
lesson-choice-title = Un bonus se choisit
lesson-choice = Le bonus de Colin vous vend un fil ou une dentelle. Prenez-en si vous voulez, ou gardez l’argent : les deux vont bien ici.
lesson-delegated-title = Parti à la cour
lesson-delegated = L’autre atelier a délégué un Maître : contre beaucoup de Louis d’or, la carte quitte la partie. Cela aide une fois, mais le personnel est désormais plus petit.
lesson-master-title = Les Maîtres savent tout faire
lesson-master = Jouez votre Maître, Berthe. Seuls les Maîtres engagent, et eux seuls font les tenues au dé à coudre doré.
lesson-fund-title = Financez une décoration
lesson-fund = Vous avez de l’argent, alors offrez de la splendeur : une statue. Elle reste à vous et rapporte des points à la fin, avec des tenues de couleurs différentes.
lesson-round-title = Une nouvelle manche
lesson-round = Tous les commis sont joués : chacun a touché ses revenus. De nouvelles tuiles, tenues et cartes sont arrivées ; ce qui était aux deux emplacements de droite est parti.
lesson-next-hand-title = Ce qui reste, et une de plus
lesson-next-hand = Les deux cartes de votre réserve sont déjà dans votre main. Puis votre défausse est devenue votre nouvelle réserve, et vous y choisissez la troisième : encore Perrin.
lesson-hire-title = Engagez quelqu’un
lesson-hire = Jouez Anselme, votre autre Maître, et engagez la deuxième carte proposée. Elle vient dans votre main et doit encore être jouée dans cette manche : un tour de plus pour vous !
lesson-favour-title = La faveur de la Reine
lesson-favour = Maîtres et Compagnons peuvent aussi réclamer la faveur de la Reine. Elle rapporte aussitôt des Louis d’or, et la personne qui l’a commence la manche suivante.
lesson-points-title = Ce qui compte à la fin
lesson-points = Dans chaque salle, avoir le plus de tenues rapporte des points ; à trois ou plus, le deuxième rang aussi. Tenues, décorations et feux d’artifice comptent aussi, et être dans les cinq salles vaut un bonus.
lesson-goodbye-title = À vous de jouer
lesson-goodbye = Vous savez tout ce qu’il faut, et le nouveau Maître attend dans votre main. Continuez d’ici, ou commencez une nouvelle partie depuis l’accueil.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Confectionnez des tenues pour les invités des cinq salles et financez des décorations : le plus de prestige l’emporte.
hint-hand = Choisissez en secret vos commis pour cette manche : on en joue un par tour.
hint-card = Vous jouez un commis, faites avec lui une action principale, puis utilisez son bonus.
hint-action = Ce qu’un commis sait faire dépend de son rang : un Maître fait tout, un Apprenti achète, finance et part.
hint-keep = Gardée, une tuile est de la soie pour les tenues ; défaussée, elle donne fil et dentelle.
hint-garment = Louée, une tenue compte à la fin ; vendue, elle rapporte aussitôt des Louis d’or.
