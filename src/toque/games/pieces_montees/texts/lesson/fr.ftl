# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Des pièces montées de trois étages
lesson-aim = Bienvenue ! Vous composez des pièces montées. Chacune grandit de l’étage 1 à l’étage 2, puis à l’étage 3, dans une seule couleur et un seul nappage, crème ou chocolat. Plus elle est haute, plus elle rapporte de points à la fin.
lesson-hands-title = Chaque carte a deux faces
lesson-hands = Chaque carte est à la crème d’un côté et au chocolat de l’autre. Vous voyez une face de vos cartes, et seuls les autres en voient le dos. De leurs cartes, vous voyez le côté qui leur est caché.
lesson-place-title = Votre premier étage
lesson-place = Vous avez trois cuillères à chaque tour. Un étage coûte autant de cuillères que son numéro. Commencez une pièce montée : choisissez l’étage 1 vert de votre main, puis posez-le.
lesson-assistant-title = Votre commis vous aide
lesson-assistant = Votre commis peut vous aider une fois : avec une cuillère de plus, ou en commençant gratuitement une pièce montée. Et vous pouvez prendre des cartes dans n’importe quelle main ! Faites-le commencer avec l’étage 1 ivoire de quelqu’un d’autre.
lesson-stack-title = De n’importe quelle main
lesson-stack = Il vous reste deux cuillères, et quelqu’un tient l’étage 2 ivoire à la crème : exactement ce qu’il vous faut. Personne n’a à donner son accord, alors prenez-le.
lesson-end-title = Terminez votre tour
lesson-end = Vos cuillères sont dépensées, et elles ne se gardent pas. Terminez votre tour : toutes les mains sont alors complétées avec la pioche, la vôtre en premier.
lesson-others-title = Les autres se servent aussi chez vous
lesson-others = Vous avez vu ? Les autres ont utilisé des cartes de votre main, chaque fois avec la face que vous ne voyiez pas. Qui regarde toutes les mains trouve davantage.
lesson-complete-title = Complétez une pièce montée
lesson-complete = Votre étage 3 ivoire est toujours là. Il coûte vos trois cuillères et complète votre pièce montée. Allez-y !
lesson-worth-title = Ce que valent les pièces montées
lesson-worth = Votre première pièce montée complète ! Une pièce montée compte selon son dernier étage, et c’est le troisième qui rapporte le plus. Mieux vaut donc finir ce qu’on commence.
lesson-refill-title = La pioche
lesson-refill = La carte du dessus est visible : tout le monde sait ce que vous allez piocher. Son dos vous restera caché, mais pas aux autres. Terminez votre tour.
lesson-start-again-title = Une nouvelle pièce montée
lesson-start-again = Dans une même couleur, la pièce montée à la crème et celle au chocolat sont deux pièces différentes. Mais jamais deux de la même sorte. Commencez-en une verte au chocolat.
lesson-recall-title = Rappelez votre commis
lesson-recall = Votre commis est parti après ce premier coup de main. Pour deux cuillères, vous le rappelez, et il vous aidera de nouveau dès votre prochain tour.
lesson-wait-title = C’est tout pour ce tour
lesson-wait = C’était votre troisième cuillère. Terminez votre tour et regardez ce que font les autres.
lesson-turn-title = Retournez une carte
lesson-turn = Il vous faudrait maintenant l’étage 2 vert au chocolat. Vous savez où il est : au dos d’une carte dont vous voyez l’étage 3 à la crème. Retourner une carte de n’importe quelle main coûte une cuillère.
lesson-turned-title = Et prenez-le
lesson-turned = Le voilà. Il vous reste deux cuillères, et c’est ce que coûte un étage 2. Posez-le.
lesson-spoon-title = Une cuillère de plus
lesson-spoon = Vos cuillères sont dépensées, mais votre commis est revenu. Cette fois, demandez-lui une cuillère.
lesson-three-title = Trois à la fois
lesson-three = Avec trois pièces montées inachevées, on n’en commence pas une quatrième, sauf par le commis. Vous en avez deux, il y a donc de la place pour une autre : la bleue au chocolat.
lesson-last-end-title = Bien joué
lesson-last-end = Trois pièces montées en cours, une complète. Terminez encore une fois votre tour.
lesson-match-end-title = Comment finit une partie
lesson-match-end = Quand la pioche ne suffit plus à compléter toutes les mains, la manche se joue jusqu’au bout, puis on compte les points. Les étages en main ne valent rien.
lesson-goodbye-title = À vous de jouer
lesson-goodbye = Vous savez tout ce qu’il faut. C’est votre tour ; l’étage 2 bleu au chocolat est en vue. Continuez d’ici, ou commencez une nouvelle partie depuis l’accueil. Le mode Pâtissiers confirmés ajoute un livret de décorations.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Montez des pièces d’une couleur et d’un nappage, de l’étage 1 à l’étage 3 : les complètes rapportent le plus.
hint-turn = Dépensez vos cuillères comme vous voulez : posez des étages de n’importe quelle main, retournez des cartes ou rappelez votre commis. Touchez une carte pour voir ce qu’elle permet.
