# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Des bols aux prix
lesson-aim = Bienvenue en cuisine ! Vous prenez des ingrédients dans des bols, vous en payez des recettes, et les icônes des recettes terminées font gagner des prix. Recettes et prix rapportent des points.
lesson-chef-title = Votre chef
lesson-chef = Chaque chef a un don. De ce côté de la carte, un chocolat compte comme n’importe quel autre ingrédient, une fois par recette. Choisissez-le.
lesson-bench-title = Trois zones pour travailler
lesson-bench = Chaque ingrédient a besoin d’un emplacement. = en reçoit quatre identiques, ≠ quatre différents, et chaque ×2 une paire. Posez votre chocolat dans la zone des identiques.
lesson-super-title = Un super ingrédient
lesson-super = Un super ingrédient remplace n’importe quel type et va sur tout emplacement libre. Posez-le dans la zone des différents.
lesson-pawn-title = Deux actions par case
lesson-pawn = À chaque tour, votre pion va sur une autre case, et vous effectuez une de ses deux actions. Allez à gauche, pour prendre dans un bol.
lesson-bowl-title = Prenez dans un seul bol
lesson-bowl = Vous pouvez prendre jusqu’à quatre ingrédients, tous dans le même bol. Celui-ci contient deux cerises. Prenons-les toutes les deux !
lesson-pair-title = Deux font une paire
lesson-pair = Les cerises ne vont pas avec le chocolat : posez-les toutes les deux dans la première paire. Quand la seconde quitte le bol, il se passe quelque chose.
lesson-explosion-title = Une explosion de sucre
lesson-explosion = Un bol vidé explose : un ingrédient de son type tombe dans chaque bol voisin, et sur les emplacements latéraux à ses coins. Puis le bol se retourne et montre son autre type, que vous voyiez déjà dans son coin.
lesson-end-title = La fin de votre tour
lesson-end = Vous pourriez maintenant remettre les ingrédients qui gênent. Les vôtres sont utiles, alors terminez simplement votre tour. Votre premier ustensile rejoint ensuite votre main.
lesson-other-space-title = Jamais deux fois la même case
lesson-other-space = Votre pion ne peut pas rester où il est. À droite, on prépare des recettes ou on prend dans un bol. Il vous manque des ingrédients : prenez dans un bol.
lesson-plan-title = D’abord, regardez une recette
lesson-plan = La recette indiquée demande deux cerises, deux gelées et un ingrédient gris, d’un autre type. Vous avez les cerises : prenez les deux gelées et posez-les dans la seconde paire.
lesson-tool-title = Les ustensiles
lesson-tool = À tout moment de votre tour, vous pouvez jouer des ustensiles, chacun pour un de ses deux effets. Votre rouleau peut préparer une recette. C’est ce qu’il vous faut !
lesson-prepare-title = Sous quelle section ?
lesson-prepare = Une recette va sous une section de votre plateau et rapporte son bonus. Plus à gauche, le bonus est meilleur, mais le chemin est plus long. Choisissez la recette et la section 1 : un jeton Or.
lesson-grey-title = Les ingrédients gris
lesson-grey = L’ingrédient gris peut être de tout type que la recette ne nomme pas. Il vous reste du chocolat : le gris est donc du chocolat.
lesson-pay-title = Payez la recette
lesson-pay = Vous pourriez choisir chaque jeton. Mais ici c’est simple : payez, et gardez le super ingrédient.
lesson-advance-title = Vos recettes avancent
lesson-advance = Après votre action, toutes vos recettes avancent d’une section vers la droite. Après la section 0, une recette est terminée. Terminez votre tour ; une nouvelle carte est piochée, et c’est parfois un évènement.
lesson-side-title = Les tuiles latérales
lesson-side = L’évènement a donné un ustensile à tout le monde. Regardez à gauche : les explosions ont mis de la gelée sur cette tuile latérale. Allez au centre pour la prendre.
lesson-tile-title = Prenez sur une tuile
lesson-tile = Prenez la tuile de gauche et posez les deux gelées dans la première paire. Quand rien ne couvre l’icône d’une tuile, vous recevez aussi ce qu’elle montre.
lesson-gold-title = L’or offre la seconde action
lesson-gold = Pour un jeton Or, vous effectuez aussi l’autre action de votre case : ici, elle fait avancer vos recettes. Votre flan sera alors terminé. Payez !
lesson-store-title = Un ingrédient stocké
lesson-store = Votre recette terminée a un bonus : stocker un ingrédient. Désormais, il paie un ingrédient de son type dans chaque recette, sans jamais être dépensé. Stockez de la gelée et rendez un jeton pour cela.
lesson-reserve-title = Réservez une recette
lesson-reserve = En défaussant un ustensile, vous pouvez réserver une recette : elle attend sous une section et vous la payez plus tard. Réservez la tarte au citron sous la section 2 ; son emplacement rapporte aussi un jeton Or. Posez ensuite le bonus.
lesson-awards-title = Les prix
lesson-awards = Deux icônes d’une famille font gagner un prix et un bonus de la toque ; trois en font gagner un pour l’étagère du haut. Vous avez une icône de tarte. Votre tarte au citron sera la deuxième !
lesson-round-title = Bravo
lesson-round = C’était un tour complet : action, seconde action, réservation, avancée. Terminez-le.
lesson-points-title = Comment finit une partie
lesson-points = Quand quelqu’un a trois prix, la manche se termine et on en joue encore une. Recettes, prix et ingrédients stockés comptent alors ; ce qui reste compte un point pour trois.
lesson-goodbye-title = À vous de jouer
lesson-goodbye = Vous savez tout ce qu’il faut. Payez votre tarte au citron avant qu’elle ne dépasse la section 0 ! Continuez d’ici, ou commencez une nouvelle partie depuis l’accueil.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Prenez des ingrédients dans des bols, faites-en des recettes, puis des prix : les deux rapportent des points.
hint-act = À chaque tour, votre pion va sur une autre case : effectuez une de ses deux actions.
hint-second = Pour un jeton Or, vous pouvez aussi effectuer l’autre action de votre case.
hint-bowl = Vous pouvez prendre jusqu’à quatre ingrédients d’un même bol. Un bol vidé explose et remplit ses voisins.
hint-place = Chaque ingrédient a besoin d’un emplacement : quatre identiques, quatre différents, ou une paire.
hint-prepare = Payez une recette et posez-la sous une section : vous recevez aussitôt le bonus de la section.
hint-reserve = Contre un ustensile, vous pouvez réserver une recette maintenant et la payer plus tard.
hint-award = Les recettes terminées ont des icônes : deux d’une famille font gagner un prix, trois un prix de l’étagère du haut.
hint-tidy = Vous pouvez remettre les ingrédients qui gênent. Sinon, terminez simplement votre tour.
