# What the first match says, step by step (see lesson.toml).

lesson-aim-title = Un jardin plein de tables
lesson-aim = Bienvenue ! La cour dîne au jardin, et vous dirigez une pâtisserie. Vous cuisinez des pâtisseries, les décorez et les présentez aux tables. Pâtisseries, majorités et coups de main rapportent du prestige.
lesson-staff-title = Votre personnel
lesson-staff = On joue cinq cartes par manche, et vous en avez reçu six. Retirez-en une de la partie : Anatole, qui déplace des pâtisseries, ne sert guère aujourd’hui.
lesson-card-title = Une carte par tour
lesson-card = Vous jouez une carte, faites avec elle une action principale, puis utilisez son bonus. Denise est assistante, et son bonus rapporte quelques pièces. Jouez-la.
lesson-recipe-title = D’abord une recette
lesson-recipe = Tout commence par une recette. Son prix est au-dessus : plus à droite, moins cher. Celle-ci ne demande que du sucre et du beurre, que vous avez. Sa toque dit qu’il faut un pâtissier pour la cuisiner.
lesson-second-title = Et une deuxième
lesson-second = Avec une action, vous pouvez prendre deux recettes. Celle de droite est gratuite : prenez-la pour plus tard. Les pièces de Denise viennent toutes seules.
lesson-assistant-title = Les assistants font les courses
lesson-assistant = Comme action principale, seuls les assistants achètent ingrédients et denrées. Jouez Adélaïde.
lesson-ingredient-title = Une tuile Ingrédient
lesson-ingredient = Les tuiles montrent des œufs, du miel ou des noix, certaines avec une garniture au dos. Prenez celle-ci : sa violette plairait à l’une des tables.
lesson-bonus-title = Son bonus : une autre tuile
lesson-bonus = Le bonus d’Adélaïde achète une tuile de plus, pour un petit supplément. Votre deuxième recette demande une noix : en voici une.
lesson-patissier-title = Au four
lesson-patissier = Vous avez une recette et tout ce qu’elle demande. Les recettes à toque sont réservées aux pâtissiers : jouez Brice.
lesson-bake-title = Cuisinez
lesson-bake = Cuisinez votre recette à toque. Son sucre et son beurre quittent vos pistes, et la pâtisserie va sur la volette du haut.
lesson-leave-out-title = Rien n’oblige à tout prendre
lesson-leave-out = Le bonus de Brice propose une autre tuile. Vous en avez assez : passez, et gardez vos pièces.
lesson-cooling-title = Sur la volette
lesson-cooling = La voilà qui refroidit. Vous avez deux volettes, et une pâtisserie n’en part que livrée. Une tuile avec garniture la rendrait plus belle.
lesson-decorate-title = Décorez-la
lesson-decorate = Aubin est pâtissier, il peut donc décorer. Jouez-le, et posez la tuile à la violette au-dessus de votre pâtisserie. Son bonus rapporte aussi des pièces.
lesson-nobles-title = Hôtes et servants
lesson-nobles = L’autre pâtisserie a gagné un hôte noble. Hôtes et servants se placent contre des pièces : ils rapportent des points à la fin, parfois un revenu, et les servants font gagner plus à leurs tables.
lesson-deliver-title = C’est l’heure de livrer
lesson-deliver = Votre dernière carte de la manche : Colette peut livrer. Jouez-la.
lesson-serve-title = Présentez-la à une table
lesson-serve = Vous pourriez la vendre. Mais sur une table, elle compte à la fin. La roseraie veut de la violette : son bonus et celui de la case sont à vous, et votre garniture devient une décoration réussie.
lesson-staples-title = Remplissez vos pistes
lesson-staples = Le bonus de Colette achète des denrées. Votre autre recette demande du beurre : achetez-en.
lesson-income-title = Le revenu
lesson-income = Toutes les cartes sont jouées, et chacun a touché un revenu : quelques pièces, et davantage pour votre décoration. La manche suivante commence.
lesson-next-hand-title = Une nouvelle main
lesson-next-hand = Les cartes jouées sont de nouveau votre personnel, et vous en choisissez quatre. Prenez celles-ci : deux pâtissiers et deux assistants. Deux nouvelles cartes les rejoindront.
lesson-points-title = Ce qui compte à la fin
lesson-points = Les pâtisseries sur les tables rapportent leurs points. À chaque table, le plus grand nombre en rapporte encore, et à partir de trois personnes le deuxième aussi. Les bonus spéciaux récompensent toute personne qui remplit leur condition, et surtout la première.
lesson-goodbye-title = À vous de jouer
lesson-goodbye = Vous savez tout ce qu’il faut. Retirez d’abord une de vos six cartes, puis cuisinez votre deuxième recette. Continuez d’ici, ou commencez une nouvelle partie depuis l’accueil. Avec les plateaux, le personnel passe de main en main.

# For newcomers at any table: the aim, and what a kind of question is for.

hint-aim = Cuisinez des pâtisseries, décorez-les et présentez-les aux tables du jardin : le plus de prestige l’emporte.
hint-hand = Choisissez en secret vos cartes pour cette manche : on en joue une par tour.
hint-draft = Gardez une carte et passez les autres : elle rejoint votre main pour cette manche.
hint-remove = Six cartes, c’est une de trop : l’une d’elles quitte définitivement la partie.
hint-card = Vous jouez une carte, faites avec elle une action principale, puis utilisez son bonus.
hint-action = Les assistants achètent ingrédients et denrées ; les pâtissiers cuisinent les recettes à toque, décorent et recrutent.
hint-deliver = Présentée à une table, une pâtisserie compte à la fin ; vendue, elle rapporte aussitôt des pièces.
