name = C’est du gâteau !
teaser = Puisez dans seize bols, déclenchez des explosions de sucre et préparez vos recettes.

## Pièces

# Ces noms se placent dans d’autres phrases, sans article et jamais au début.
kind = { $kind ->
    [dough] pâte
    [cherry] cerise
    [chocolate] chocolat
    [cream] crème
    [jelly] gelée
    [candy] bonbon
   *[super] super ingrédient
}
tokens = { $count } × { $kind ->
    [dough] pâte
    [cherry] { $count ->
        [one] cerise
       *[other] cerises
    }
    [chocolate] chocolat
    [cream] crème
    [jelly] gelée
    [candy] { $count ->
        [one] bonbon
       *[other] bonbons
    }
    [super] { $count ->
        [one] super ingrédient
       *[other] super ingrédients
    }
   *[grey] gris
}
no-tokens = rien
and = { $one }, { $two }
tool = { $tool ->
    [whisk] le fouet
    [spatula] la spatule
    [rolling-pin] le rouleau
    [sieve] le tamis
    [piping-bag] la poche à douille
    [ladle] la louche
    [mould] le moule
    [scale] la balance
    [grater] la râpe
    [brush] le pinceau
    [tongs] la pince
   *[blowtorch] le chalumeau
}
automa = Chef-o-Tron
hidden-tool = un ustensile
chef = { $kind ->
    [dough] Madame Brioche
    [cherry] Monsieur Griotte
    [chocolate] Madame Ganache
    [cream] Monsieur Chantilly
    [jelly] Madame Gelée
   *[candy] Monsieur Dragée
}
recipe = { $recipe ->
    [sponge-roll] Biscuit roulé
    [cherry-cake] Gâteau aux cerises
    [marble-cake] Gâteau marbré
    [madeleine] Madeleines
    [financier] Financiers
    [pound-cake] Quatre-quarts
    [brownie] Brownie
    [gingerbread] Pain d’épices
    [apple-tart] Tarte aux pommes
    [lemon-tart] Tarte au citron
    [clafoutis] Clafoutis
    [bakewell] Tarte Bakewell
    [linzer] Linzertorte
    [flan] Flan pâtissier
    [sable] Tarte sablée
    [crumble] Crumble
    [chouquette] Chouquettes
    [profiterole] Profiteroles
    [eclair] Éclairs
    [cream-puff] Choux à la crème
    [beignet] Beignets
    [craquelin] Choux craquelin
    [swan] Cygnes chantilly
    [churro] Churros
    [black-forest] Forêt-Noire
    [opera] Opéra
    [dobos] Dobos
    [sacher] Sachertorte
    [fraisier] Fraisier
    [charlotte] Charlotte
    [bourdaloue] Tarte Bourdaloue
    [galette] Galette des rois
    [baba] Baba au rhum
    [savarin] Savarin
    [trianon] Trianon
    [tiramisu] Tiramisu
    [pavlova] Pavlova
    [tatin] Tarte Tatin
    [pithiviers] Pithiviers
    [mille-feuille] Mille-feuille
    [vacherin] Vacherin
    [mont-blanc] Mont-Blanc
    [tropezienne] Tropézienne
    [saint-honore] Saint-Honoré
    [paris-brest] Paris-Brest
    [religieuse] Religieuse
    [croquembouche] Croquembouche
   *[dacquoise] Dacquoise
}
effect = { $effect ->
    [gold] { $amount ->
        [0] aucun jeton Or
        [one] { $amount } jeton Or
       *[other] { $amount } jetons Or
    }
    [tool] { $amount ->
        [0] aucun ustensile
        [one] un ustensile
       *[other] { $amount } ustensiles
    }
    [super] { $amount ->
        [0] aucun super ingrédient
        [one] un super ingrédient
       *[other] { $amount } super ingrédients
    }
    [ingredient] { $amount ->
        [0] aucun ingrédient
        [one] un ingrédient au choix
       *[other] { $amount } ingrédients au choix
    }
    [bowl] jusqu’à { $amount } ingrédients dans un bol
    [bowls] un ingrédient dans { $amount } bols différents
    [leftovers] jusqu’à { $amount } ingrédients sur les tuiles latérales
    [store] stocker un ingrédient
    [melt] un super ingrédient contre deux autres
    [enrich] un ingrédient contre deux super ingrédients
    [prepare] préparer une recette
    [advance] { $amount ->
        [one] faire avancer les recettes
       *[other] faire avancer { $amount } fois les recettes
    }
   *[gild] un jeton Or comme icône
}
two-effects = { $one } et { $two }
no-effect = rien
held = { $what ->
    [gold] Or
   *[tools] Ustensiles
}
score-recipes = Recettes ({ $count })
score-awards = Prix ({ $count })
score-top = Prix sur l’étagère du haut ({ $count })
score-stored = Ingrédients stockés
score-leftovers = Ingrédients, or et ustensiles, un point pour trois ({ $count })
score-bottom = Prix sur l’étagère du bas ({ $count })
score-gold = Or ({ $count })
score-step = { $step ->
    [recipes] Recettes
    [awards] Prix
    [top] Prix sur l’étagère du haut
    [stored] Ingrédients stockés
    [leftovers] Ingrédients, or et ustensiles
    [bottom] Prix sur l’étagère du bas
   *[gold] Or
}

## Options

option-side = Tuiles latérales
option-side-plain = Trois tuiles ordinaires
option-side-super = La super tuile en face du plateau principal
option-hand = Module Main
option-hand-no = Tous les bols à portée
option-hand-yes = Une main qui se déplace entre les bols
option-advantage = Module Avantage
option-advantage-no = Sans
option-advantage-yes = Avec les cartes Avantage
option-level = Chef-o-Tron
option-level-normal = Normal
option-level-hard = Difficile
option-bananas = Bananes
option-bananas-no = Chef-o-Tron garde trois ingrédients par type
option-bananas-yes = Chef-o-Tron garde deux ingrédients par type
option-hazelnuts = Noisettes
option-hazelnuts-no = Un point par jeton Or
option-hazelnuts-yes = Noisettes : deux points
option-hazelnuts-extra = Supplément noisettes : trois points
option-diplomat = Crème diplomate
option-diplomat-no = Ses icônes comptent telles quelles
option-diplomat-yes = Toutes ses icônes sont des jokers
conflict-solo = Chef-o-Tron ne joue que contre une seule personne : à { $seats } places, ne changez rien à { $option ->
    [level] son niveau.
    [bananas] l’option Bananes.
    [hazelnuts] l’option Noisettes.
   *[diplomat] l’option Crème diplomate.
}

## Ce qui est demandé

ask-chef = Vous êtes { $chef }. Quelle face de la carte utilisez-vous ?
ask-act = Déplacez votre pion vers une autre case et choisissez une action.
ask-second = Une seconde action pour un jeton Or : { $action ->
    [take] prendre dans un bol ?
    [tool] piocher un ustensile ?
    [advance] faire avancer vos recettes ?
    [side] prendre sur une tuile latérale ?
   *[prepare] préparer des recettes ?
}
ask-hand = Déplacez votre main d’un ou deux espaces.
ask-bowl = { $count ->
    [one] Prenez un ingrédient dans un bol.
   *[other] Prenez jusqu’à { $count } ingrédients dans un seul bol.
}
ask-tile = Choisissez une tuile latérale.
ask-slot = Prenez un ingrédient sur une tuile latérale.
ask-place = { $left ->
    [one] Posez un ingrédient sur votre plan de travail.
   *[other] Posez jusqu’à { $left } ingrédients sur votre plan de travail.
}
ask-place-from = Bol { $bowl }, { $tokens } : posez { $left ->
    [one] un ingrédient
   *[other] jusqu’à { $left } ingrédients
} sur votre plan de travail.
ask-store = Quel ingrédient stockez-vous ?
ask-spend = { $purpose ->
    [store] Quel jeton défaussez-vous pour l’ingrédient stocké ?
    [melt] Défaussez un super ingrédient contre deux autres.
    [enrich] Défaussez un ingrédient contre deux super ingrédients.
    [robot] Chef-o-Tron prend un ingrédient de votre choix.
   *[robot-super] Chef-o-Tron prend un super ingrédient : lequel ?
}
ask-grey = { $recipe } : { $count ->
    [one] de quel type est l’ingrédient gris ?
   *[other] de quel type sont les { $count } ingrédients gris ?
}
ask-payment = { $recipe } : comment payez-vous { $count ->
    [one] le dernier ingrédient ?
   *[other] les { $count } ingrédients restants ?
}
ask-prepare = Préparez une recette.
ask-first-recipe = Préparez une recette.
ask-second-recipe = Préparer une seconde recette ?
ask-reserve = Réserver une recette, ou préparer celle qui est réservée ?
ask-after-reserve = Jouer un ustensile avant que vos recettes avancent ?
ask-give-up-tool = Quel ustensile défaussez-vous pour la réservation ?
ask-award = Gagner un prix ?
ask-idle = { $tools ->
    [yes] Jouez un ustensile, ou continuez.
   *[no] Passez à la fin de votre tour.
}
ask-icons = Quelles recettes retournez-vous pour le prix { $family ->
    [cake] des gâteaux ?
    [tart] des tartes ?
   *[choux] des choux ?
}
ask-toque = Choisissez un bonus de la toque.
ask-tidy = Rendez à la réserve ce que vous ne voulez pas garder, puis terminez votre tour.
ask-limit = Défaussez des ustensiles jusqu’à n’en garder que { $limit }.

## Coups

move-chef = { $side ->
    [swap] Un jeton { $ingredient } compte comme n’importe quel autre ingrédient, une fois par recette
   *[double] Un super ingrédient compte pour deux jetons { $ingredient }, une fois par recette
}
move-go = Pion { $space ->
    [left] à gauche
    [centre] au centre
   *[right] à droite
} : { $action ->
    [take] prendre dans un bol
    [tool] piocher un ustensile
    [advance] faire avancer vos recettes
    [side] prendre sur une tuile latérale
   *[prepare] préparer des recettes
}
move-second = Payer un jeton Or : { $action ->
    [take] prendre dans un bol
    [tool] piocher un ustensile
    [advance] faire avancer vos recettes
    [side] prendre sur une tuile latérale
   *[prepare] préparer des recettes
}
move-hand = Main en { $spot }
move-bowl = Bol { $bowl } : { $tokens }
move-tile = { $tile ->
    [west] Tuile de gauche
    [east] Tuile de droite
   *[south] Tuile du bas
} : { $tokens } ; icône : { $icon }
move-slot = Prendre un jeton { $ingredient } en { $slot }
move-put = Poser un jeton { $ingredient } { $zone ->
    [equal] dans la zone des identiques
    [different] dans la zone des différents
    [pair-1] dans la première paire
   *[pair-2] dans la seconde paire
}
move-spend = { $step ->
    [tidy] Rendre à la réserve
    [spend-robot] Donner
    [spend-robot-super] Donner
    [payment] Payer
    [spend-store] Défausser
    [spend-melt] Défausser
   *[spend-enrich] Défausser
} un jeton { $ingredient } { $zone ->
    [equal] de la zone des identiques
    [different] de la zone des différents
    [pair-1] de la première paire
   *[pair-2] de la seconde paire
}
move-pay = Payer le reste, les super ingrédients en dernier
move-grey = Ingrédient gris : { $ingredient }
move-store = Stocker un jeton { $ingredient }
move-prepare = Préparer { $recipe } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) sous la section { $section } : { $bonus }
move-finish = Préparer la recette réservée : { $recipe }
move-reserve = Réserver { $recipe } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) sous la section { $section } : { $bonus }
move-discard = { $step ->
    [limit] Défausser
   *[give-up-tool] Défausser
} { $tool }
move-tool = Jouer { $tool } : { $effect }
move-award = Prix { $family ->
    [cake] des gâteaux
    [tart] des tartes
   *[choux] des choux
} sur l’étagère du { $shelf ->
    [bottom] bas
   *[top] haut
} pour { $icons } icônes ({ $points } points)
move-use = { $icons ->
    [cake] Retourner une recette avec une icône gâteau
    [tart] Retourner une recette avec une icône tarte
    [choux] Retourner une recette avec une icône chou
    [cake-cake] Retourner une recette avec deux icônes gâteau
    [cake-tart] Retourner une recette avec les icônes gâteau et tarte
    [cake-choux] Retourner une recette avec les icônes gâteau et chou
    [tart-tart] Retourner une recette avec deux icônes tarte
    [tart-choux] Retourner une recette avec les icônes tarte et chou
    [choux-choux] Retourner une recette avec deux icônes chou
   *[gold] Payer un jeton Or en guise d’icône
}
move-toque = Toque { $place } : { $bonus }{ $gold ->
    [yes] , et son jeton Or
   *[no] {""}
}
move-done = { $step ->
    [idle] Continuer
    [bowl] Ne rien prendre
    [slot] Ne plus rien prendre
    [store] Ne rien stocker
    [place] Laisser le reste
    [prepare] Ne rien préparer
    [second] Pas de seconde action
    [second-recipe] Pas de seconde recette
    [reserve] Laisser la réservation telle quelle
    [after-reserve] Faire avancer vos recettes
    [award] Passer à la fin du tour
    [spend-melt] Garder les super ingrédients
   *[spend-enrich] Garder les ingrédients
}
move-end = Terminer le tour

## Obstacles

obstacle-same-space = Votre pion s’y trouve : il doit aller sur une autre case.
obstacle-other-space = Cette action ne figure pas sur la case { $space ->
    [left] de gauche.
    [centre] du centre.
   *[right] de droite.
}
obstacle-no-gold = Une seconde action coûte un jeton Or, et vous n’en avez pas.
obstacle-bowl-empty = Le bol { $bowl } est vide.
obstacle-bowl-shielded = Le bol { $bowl } est sous le champ de force.
obstacle-bowl-taken = Vous avez déjà pris dans le bol { $bowl }.
obstacle-bowl-far = Votre main ne touche pas le bol { $bowl }.
obstacle-nothing-fits = Rien de ce que contient le bol { $bowl } ne trouve place sur votre plan de travail.
obstacle-no-bowl = Aucun bol ne contient un ingrédient qui trouve place sur votre plan de travail.
obstacle-spot-far = Une main se déplace d’un ou deux espaces.
obstacle-spot-same = Votre main doit changer d’espace.
obstacle-spot-useless = De là, votre main ne pourrait rien prendre.
obstacle-tile-far = Votre main ne touche aucun bol le long de cette tuile.
obstacle-tile-useless = Il n’y a rien à prendre pour vous sur cette tuile.
obstacle-no-tile = Il n’y a rien à prendre pour vous sur les tuiles latérales.
obstacle-slot-empty = Il n’y a rien en { $slot }.
obstacle-slot-misfit = Pas de place sur votre plan de travail pour ce jeton : { $ingredient }.
obstacle-no-slot = Aucun ingrédient des tuiles latérales ne trouve place sur votre plan de travail.
obstacle-not-there = Ce jeton n’est pas proposé ici : { $ingredient }.
obstacle-no-supply = La réserve n’a plus de ce jeton : { $ingredient }.
obstacle-fits-nowhere = Aucune place sur votre plan de travail pour ce jeton : { $ingredient }.
obstacle-no-room = Pas de place pour un jeton { $ingredient } { $zone ->
    [equal] dans la zone des identiques.
    [different] dans la zone des différents.
    [pair-1] dans la première paire.
   *[pair-2] dans la seconde paire.
}
obstacle-same-pair = Les deux paires se valent : utilisez la première.
obstacle-no-token = Pas de jeton { $ingredient } { $zone ->
    [equal] dans la zone des identiques.
    [different] dans la zone des différents.
    [pair-1] dans la première paire.
   *[pair-2] dans la seconde paire.
}
obstacle-not-needed = Ce jeton ne sert pas ici : { $ingredient }.
obstacle-paid-in-vain = Ce serait payer trop : { $ingredient }.
obstacle-grey-named = Déjà demandé par la recette : { $ingredient }. Les ingrédients gris doivent être d’un autre type.
obstacle-grey-short = Vous n’en avez pas assez : { $ingredient }.
obstacle-stored-already = Déjà stocké : { $ingredient }.
obstacle-nothing-to-store = Vous n’avez ni super ingrédient ni jeton de ce type : { $ingredient }.
obstacle-cannot-store = Vous n’avez rien à stocker.
obstacle-no-super = Vous n’avez pas de super ingrédient.
obstacle-bench-empty = Votre plan de travail est vide.
obstacle-no-card = Il n’y a pas de recette en { $card }.
obstacle-short-of = Vos ingrédients ne suffisent pas pour cette recette : { $recipe }.
obstacle-no-recipe = Vos ingrédients ne suffisent pour aucune recette.
obstacle-section-taken = Une recette se trouve déjà sous la section { $section }.
obstacle-no-section = Toutes les sections de votre plan de travail sont occupées.
obstacle-nothing-to-advance = Aucune recette ne se trouve sous votre plan de travail.
obstacle-no-tools-left = Il n’y a plus d’ustensile à piocher.
obstacle-no-such-tool = Pas dans votre main : { $tool }.
obstacle-one-effect = Cet ustensile n’a qu’un effet : { $tool }.
obstacle-no-tool-to-discard = Une réservation coûte un ustensile, et vous n’en avez pas en main.
obstacle-reserved-already = Votre jeton Réservation se trouve déjà sur une recette.
obstacle-nothing-reserved = Vous n’avez rien réservé.
obstacle-one-award = Vous avez déjà gagné un prix ce tour-ci ; un seul est permis.
obstacle-awards-gone = Il n’y a plus de prix { $family ->
    [cake] des gâteaux.
    [tart] des tartes.
   *[choux] des choux.
}
obstacle-shelf-taken = Vous avez déjà un prix { $family ->
    [cake] des gâteaux
    [tart] des tartes
   *[choux] des choux
} sur l’étagère du { $shelf ->
    [bottom] bas.
   *[top] haut.
}
obstacle-too-few-icons = Il faut { $icons } icônes { $family ->
    [cake] gâteau
    [tart] tarte
   *[choux] chou
}, ou deux autres pour chaque icône manquante.
obstacle-gild-later = L’or ne remplace une icône qu’au moment de gagner un prix.
obstacle-gild-useless = Même ainsi, aucun prix ne serait à votre portée.
obstacle-icons-missing = Vous n’avez pas de recette de ce genre face visible.
obstacle-icons-wasted = Ce serait plus que ce que coûte le prix.

## Événements

event-chef-chosen = { $seat_is ->
    [me] Vous incarnez
   *[other] { $seat } incarne
} { $chef } : { $side ->
    [swap] un jeton { $kind } compte comme n’importe quel autre ingrédient
   *[double] un super ingrédient compte pour deux jetons { $kind }
}.
event-turn-begins = { $seat_is ->
    [me] Manche { $round } : à vous de jouer.
   *[other] Manche { $round } : à { $seat } de jouer.
}
event-went = { $seat_is ->
    [me] Vous placez votre pion
   *[other] { $seat } place son pion
} { $space ->
    [left] à gauche
    [centre] au centre
   *[right] à droite
} pour { $action ->
    [take] prendre dans un bol
    [tool] piocher un ustensile
    [advance] faire avancer les recettes
    [side] prendre sur une tuile latérale
   *[prepare] préparer des recettes
}{ $idle ->
    [yes] , mais il n’y a rien à faire
   *[no] {""}
}.
event-went-on = { $seat_is ->
    [me] Vous enchaînez
   *[other] { $seat } enchaîne
} : { $action ->
    [take] prendre dans un bol.
    [tool] piocher un ustensile.
    [advance] faire avancer les recettes.
    [side] prendre sur une tuile latérale.
   *[prepare] préparer des recettes.
}
event-hand-moved = { $seat_is ->
    [me] Vous déplacez votre main
   *[other] { $seat } déplace sa main
} en { $spot }.
event-took = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} un jeton { $ingredient } { $source ->
    [bowl] dans le bol { $place }
    [tile] sur la tuile latérale ({ $place })
   *[supply] dans la réserve
}, posé { $zone ->
    [equal] dans la zone des identiques.
    [different] dans la zone des différents.
    [pair-1] dans la première paire.
   *[pair-2] dans la seconde paire.
}
merged-took = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} { $count } × { $ingredient } { $source ->
    [bowl] dans le bol { $place }
    [tile] sur la tuile latérale ({ $place })
   *[supply] dans la réserve
} → { $zone ->
    [equal] les identiques.
    [different] les différents.
    [pair-1] la première paire.
   *[pair-2] la seconde paire.
}
event-spent = { $seat_is ->
    [me] Vous { $purpose ->
        [recipe] payez
        [tidy] rendez à la réserve
        [robot] donnez à Chef-o-Tron
        [robot-super] donnez à Chef-o-Tron
        [store] défaussez
        [melt] défaussez
       *[enrich] défaussez
    }
   *[other] { $seat } { $purpose ->
        [recipe] paie
        [tidy] rend à la réserve
        [robot] donne à Chef-o-Tron
        [robot-super] donne à Chef-o-Tron
        [store] défausse
        [melt] défausse
       *[enrich] défausse
    }
} un jeton { $ingredient } { $zone ->
    [equal] de la zone des identiques.
    [different] de la zone des différents.
    [pair-1] de la première paire.
   *[pair-2] de la seconde paire.
}
event-used-stored = { $seat_is ->
    [me] Vous utilisez un ingrédient stocké : { $ingredient }.
   *[other] { $seat } utilise un ingrédient stocké : { $ingredient }.
}
event-burst = Explosion de sucre en { $bowl } : { $count } × { $ingredient } alentour{ $reason ->
    [event] {""}
   *[emptied] {" "}; nouvelle face du bol : { $shows }
}.
event-gold-gained = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $amount ->
    [0] aucun jeton Or
    [one] un jeton Or
   *[other] { $amount } jetons Or
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } en trop)
} { $reason ->
    [tile] de la tuile latérale.
    [column] avec la recette.
    [toque] de la toque.
    [tool] d’un ustensile.
   *[bonus] en bonus.
}
event-gold-paid = { $seat_is ->
    [me] Vous payez
   *[other] { $seat } paie
} un jeton Or { $purpose ->
    [second] pour la seconde action.
   *[icon] à la place d’une icône.
}
event-tool-drawn = { $seat_is ->
    [me] Vous piochez un ustensile : { $tool }.
   *[other] { $seat } pioche un ustensile.
}
event-tools-shuffled = Les { $cards } ustensiles défaussés forment une nouvelle pioche.
event-tool-played = { $seat_is ->
    [me] Vous jouez
   *[other] { $seat } joue
} { $tool } : { $effect }.
event-tool-discarded = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} { $tool } { $purpose ->
    [reservation] pour une réservation.
   *[limit] à cause de la limite.
}
event-tools-to-hand = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} { $count ->
    [one] un ustensile
   *[other] { $count } ustensiles
} en main.
event-stored = { $seat_is ->
    [me] Vous stockez
   *[other] { $seat } stocke
} un jeton { $ingredient }.
event-nothing-gained = { $seat_is ->
    [me] Vous n’en tirez rien
   *[other] { $seat } n’en tire rien
} : { $effect }.
event-prepared = { $seat_is ->
    [me] Vous préparez
   *[other] { $seat } prépare
} { $recipe } ({ $card }) sous la section { $section } : { $bonus }.
event-reserved = { $seat_is ->
    [me] Vous réservez
   *[other] { $seat } réserve
} { $recipe } ({ $card }) sous la section { $section } : { $bonus }.
event-reserved-prepared = { $seat_is ->
    [me] Vous préparez
   *[other] { $seat } prépare
} la recette réservée : { $recipe }.
event-advanced = { $count ->
    [one] { $seat_is ->
        [me] Vous faites avancer une recette.
       *[other] { $seat } fait avancer une recette.
    }
   *[other] { $seat_is ->
        [me] Vous faites avancer { $count } recettes.
       *[other] { $seat } fait avancer { $count } recettes.
    }
}
event-finished = { $seat_is ->
    [me] Vous terminez
   *[other] { $seat } termine
} { $recipe } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) ; bonus : { $bonus }.
event-reserved-lost = { $seat_is ->
    [me] Vous perdez votre recette réservée, faute de l’avoir payée à temps : { $recipe }.
   *[other] { $seat } perd sa recette réservée, faute de l’avoir payée à temps : { $recipe }.
}
event-award-won = { $seat_is ->
    [me] Vous gagnez
   *[other] { $seat } gagne
} un prix { $family ->
    [cake] des gâteaux
    [tart] des tartes
   *[choux] des choux
} ({ $points }) pour l’étagère du { $shelf ->
    [bottom] bas.
   *[top] haut.
}
event-turned-over = { $seat_is ->
    [me] Vous retournez
   *[other] { $seat } retourne
} { $recipe }.
event-toque-used = { $seat_is ->
    [me] Vous choisissez
   *[other] { $seat } choisit
} la case { $place } de la toque : { $bonus }.
event-recipe-shown = { $recipe } arrive en { $card }.
event-event-drawn = Évènement : { $name ->
    [super-bowl] le bol Super montre sa face Super et donne un super ingrédient à chaque voisin.
    [tools] chaque chef reçoit un ustensile.
    [corners] les bols des coins explosent et restent tels quels.
    [gold] chaque chef reçoit un jeton Or.
    [own-kind] chaque bol vide reçoit deux ingrédients de son type.
    [advance] les recettes de chaque chef avancent.
    [store] chaque chef peut stocker un ingrédient.
    [supers] chaque chef reçoit un super ingrédient.
    [first-three] chaque bol vide reçoit cerises, bonbons et crème.
   *[second-three] chaque bol vide reçoit chocolat, gelée et pâte.
}
event-bowl-filled = { $count ->
    [one] Un ingrédient arrive
   *[other] { $count } ingrédients arrivent
} dans le bol { $bowl }.
event-bowl-shown = Le bol { $bowl } montre sa face Super.
event-advantage-gained = { $seat_is ->
    [me] Vous gagnez
   *[other] { $seat } gagne
} l’avantage ({ $bonus }), grâce à : { $one } et { $two }.
event-advantage-shown = Prochain avantage : { $bonus }. Ingrédients demandés : { $one } et { $two }.
event-turn-ended = { $seat_is ->
    [me] Vous terminez votre tour.
   *[other] { $seat } termine son tour.
}
event-ending = { $reason ->
    [awards] Un troisième prix est gagné : encore une manche après celle-ci.
    [robot] Chef-o-Tron a tiré sa dernière carte : c’est la dernière manche.
   *[quiet] { $rounds } manches sans recette ni prix : celle-ci est la dernière.
}
event-over = La partie est terminée.
event-robot-card = Manche { $round } : Chef-o-Tron tire une carte. Bras { $arm ->
    [white] blanc
   *[blue] bleu
}, { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} ; { $base ->
    [field] champ de force
    [side] tuile latérale
    [steal] un de vos ingrédients
    [steal-super] un de vos super ingrédients
    [store] stocker
   *[supers] deux super ingrédients
} ; { $second ->
    [I] recette I
    [II] recette II
   *[event] évènement
} (cartes restantes : { $left }).
event-arm-moved = { $rows ->
    [0] Le bras { $arm ->
        [white] blanc
       *[blue] bleu
    } reste à la rangée { $row }.
   *[other] Le bras { $arm ->
        [white] blanc descend
       *[blue] bleu monte
    } de { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }, jusqu’à la rangée { $row }.
}
event-robot-took = Chef-o-Tron prend tout dans le bol { $bowl } ({ $count }), { $reason ->
    [fullest] le plus plein de la rangée.
   *[nearest] le plus proche du bras { $arm ->
        [white] blanc
       *[blue] bleu
    } parmi les plus pleins.
}
event-robot-field = Le champ de force couvre le bol { $bowl }, { $reason ->
    [fullest] le plus plein de la rangée.
   *[nearest] le plus proche du bras { $arm ->
        [white] blanc
       *[blue] bleu
    } parmi les plus pleins.
}
event-robot-tile = Chef-o-Tron vide la tuile { $tile ->
    [west] de gauche
    [east] de droite
   *[south] du bas
} ({ $count ->
    [0] rien
   *[other] { $count }
}), { $reason ->
    [most] qui lui rapporte le plus.
   *[clockwise] à égalité, la première après son bras dans le sens horaire.
}
event-robot-ignored = Chef-o-Tron ignore ce qui ne compte qu’en mode difficile : { $base ->
    [field] champ de force.
    [side] tuile latérale.
    [steal] un de vos ingrédients.
    [steal-super] un de vos super ingrédients.
    [store] stocker.
    [supers] deux super ingrédients.
    [I] recette I.
    [II] recette II.
   *[event] évènement.
}
event-robot-gold = Chef-o-Tron reçoit { $amount ->
    [one] un jeton Or
   *[other] { $amount } jetons Or
} : { $reason ->
    [bowls] les bols de sa rangée sont vides.
    [store] il n’a rien à stocker.
    [steal] vous n’avez rien à donner.
    [tiles] les tuiles latérales sont vides.
    [icon] l’icône de la tuile était visible.
    [event] il n’y a plus d’évènement mis de côté.
    [recipe] il ne peut payer aucune recette.
    [column] la recette était dans la colonne de droite.
    [no-supers] la réserve manque de super ingrédients.
    [nothing] la réserve est vide.
    [no-use] le bonus ne lui sert pas.
   *[bonus] un bonus.
}
event-robot-supers = Chef-o-Tron reçoit { $count ->
    [one] un super ingrédient
   *[other] { $count } super ingrédients
} : { $reason ->
    [card] l’effet de sa carte.
    [limit] à la place de ce qu’il a en trop.
    [icon] l’icône de la tuile était visible.
   *[bonus] un bonus.
}
event-robot-gained = Chef-o-Tron prend un jeton { $ingredient } dans la réserve, le plus à { $arm ->
    [white] gauche
   *[blue] droite
} sur son plateau.
event-robot-stored = Chef-o-Tron stocke un jeton { $ingredient }, le plus à { $arm ->
    [white] gauche
   *[blue] droite
} de ceux qu’il n’a pas stockés.
event-robot-limit = Chef-o-Tron rend à la réserve { $count } × { $ingredient } : il garde { $limit } jetons par type.
event-robot-recipe = Chef-o-Tron prépare et termine { $recipe } ({ $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}) avec { $paid } ; gris : { $grey }. C’est la recette qui rapporte le plus { $reason ->
    [level] à son niveau
   *[other-level] à l’autre niveau, faute de pouvoir payer au sien
} ; à égalité, la plus à { $arm ->
    [white] gauche
   *[blue] droite
}.
event-robot-award = Chef-o-Tron gagne un prix { $family ->
    [cake] des gâteaux
    [tart] des tartes
   *[choux] des choux
} ({ $points }) pour l’étagère du { $shelf ->
    [bottom] bas
   *[top] haut
}, { $reason ->
    [matching] avec des icônes assorties
    [converted] avec deux icônes pour chaque icône manquante
   *[wild] avec des icônes quelconques
} ; à égalité, le plus à { $arm ->
    [white] gauche
   *[blue] droite
}.
event-robot-advantage = Chef-o-Tron gagne l’avantage ({ $bonus }), grâce à : { $one }.

## Éditions

fault-effect = « { $words } » n’est pas un effet. Choix possibles : { $possible } ; avec un nombre de 1 à 4, deux au plus.
fault-kind = « { $kind } » n’est pas un ingrédient. Choix possibles : { $possible }.
fault-ring = Chacun de ceux-ci doit figurer une fois : { $possible }.
fault-pair = « { $pair } » doit réunir deux ingrédients différents.
fault-sides = « { $kind } » figure sur { $found } faces de bol au lieu de 5.
fault-slot = Une tuile latérale a les emplacements 1 à 3, pas { $slot }.
fault-icon = L’icône d’une tuile latérale donne « gold » ou « super », pas « { $words } ».
fault-action = « { $action } » n’est pas une action. Choix possibles : { $possible }.
fault-start = « { $space } » n’est pas une case Action. Choix possibles : { $possible }.
fault-zero = La section 0 n’offre aucun bonus.
fault-awards = Les valeurs des prix doivent décroître, et la dernière être supérieure à 0.
fault-tool = « { $tool } » n’est pas un ustensile. Choix possibles : { $possible }.
fault-no-tool = L’ustensile « { $tool } » manque.
fault-tool-effects = « { $tool } » doit avoir un effet, ou deux au choix.
fault-recipes = Le niveau { $level } a { $found } recettes au lieu de { $expected }.
fault-recipe-name = « { $recipe } » n’est pas un nom de recette.
fault-level = Le niveau { $level } n’existe pas : une recette est de niveau 1 ou 2.
fault-needs = « { $needs } » n’est pas une liste telle que « 2 cherry 1 cream ».
fault-grey = Une recette a de 0 à 4 ingrédients gris, pas { $grey }.
fault-icons = « { $icons } » doit être un ou deux de ceux-ci : { $possible }.
fault-no-benefit = « { $card } » ne donne rien.
fault-robot = « { $card } » n’est pas une carte Robot telle que « white 1 side II ».

## Les pièces expliquées

# La page les demande : ce qu’est une pièce (about-), les titres du plateau (area-), les boutons qui
# réunissent les coups d’un verbe (group-, courts), et le nom d’une pièce pour un lecteur d’écran (piece-).
# Un mot de la vue est donné tel quel ($kind, $recipe, $tool) ; les noms dans une liste, un coût ou un effet
# sont eux-mêmes des textes ($tokens, $cost, $bonus, $effects, $ingredient).
area-bowls = Bols et tuiles latérales
area-bench = Votre plan de travail
area-sections = Sous votre plan de travail
area-spaces = Cases Action
area-recipes = Recettes
area-tools = Vos ustensiles
area-awards = Prix
area-toque = Toque
area-others = Les autres
area-robot = Chef-o-Tron
area-stored = Ingrédients stockés
area-finished = Recettes terminées
area-advantages = Cartes Avantage
area-supply = Réserve
group-chef = Face de votre carte Chef
group-go = Déplacer votre pion
group-second = Payer une seconde action
group-hand = Déplacer votre main
group-bowl = Prendre dans un bol
group-tile = Prendre sur une tuile
group-slot = Prendre un seul ingrédient
group-put = Poser l’ingrédient
group-spend = Défausser un ingrédient
group-pay = Payer le reste
group-grey = Type des ingrédients gris
group-store = Stocker un ingrédient
group-prepare = Préparer une recette
group-finish = Préparer la recette réservée
group-reserve = Réserver une recette
group-discard = Défausser un ustensile
group-tool = Jouer un ustensile
group-award = Gagner un prix
group-use = Payer avec des icônes
group-toque = Bonus de la toque
group-done = En rester là
group-end = Terminer le tour
piece-bowl = Bol { $bowl }, type { $shows } : { $tokens } ; au verso : { $other }{ $shielded ->
    [yes] , sous le champ de force
   *[no] {""}
}
piece-tile = { $tile ->
    [west] Tuile de gauche
    [east] Tuile de droite
   *[south] Tuile du bas
} : { $tokens }{ $icon ->
    [gold] , et son jeton Or
    [super] , et son super ingrédient
   *[none] {""}
}
piece-slot = Emplacement { $slot } : { $ingredient }{ $icon ->
    [gold] , icône Or
    [super] , icône Super
   *[none] {""}
}
piece-icons = { $icons ->
    [cake] gâteau
    [tart] tarte
    [choux] chou
    [cake-cake] 2 × gâteau
    [cake-tart] gâteau et tarte
    [cake-choux] gâteau et chou
    [tart-tart] 2 × tarte
    [tart-choux] tarte et chou
   *[choux-choux] 2 × chou
}
piece-recipe = { recipe } ({ piece-icons }), { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cost }{ $gold ->
    [yes] , avec un jeton Or
   *[no] {""}
}
piece-deck = Recettes de niveau { $level ->
    [1] I
   *[other] II
} : { $cards ->
    [0] aucune carte restante
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}
piece-section = Section libre { $section } : { $bonus }
piece-under = { recipe } sous la section { $section }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $reserved ->
    [yes] , recette réservée
   *[no] {""}
}
piece-finished = { recipe } ({ piece-icons }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $face ->
    [up] face visible
   *[down] carte retournée
}
piece-token = Jeton { kind }, { $zone ->
    [equal] dans la zone des identiques
    [different] dans la zone des différents
    [pair-1] dans la première paire
   *[pair-2] dans la seconde paire
}
piece-zone = Plan de travail : { $zone ->
    [equal] quatre identiques
    [different] quatre différents
    [pair-1] la première paire
   *[pair-2] la seconde paire
}
piece-space = { $space ->
    [left] Case de gauche
    [centre] Case du centre
   *[right] Case de droite
}{ $pawn ->
    [here] , avec votre pion
   *[away] {""}
}
piece-action = { $action ->
    [take] Prendre dans un bol
    [tool] Piocher un ustensile
    [advance] Faire avancer vos recettes
    [side] Prendre sur une tuile latérale
   *[prepare] Préparer des recettes
}, { $space ->
    [left] case de gauche
    [centre] case du centre
   *[right] case de droite
}
piece-or = { $one } ou { $two }
piece-tool = { page-tool } : { $effects }{ $fresh ->
    [yes] , pas encore en main
   *[no] {""}
}
piece-tool-pile = Pioche des ustensiles : { $cards ->
    [0] vide
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}
piece-award = { $family ->
    [cake] Prix des gâteaux
    [tart] Prix des tartes
   *[choux] Prix des choux
} : { $left ->
    [0] plus aucun
   *[other] le prochain vaut { $points }, encore { $left }
}
piece-shelf = { $family ->
    [cake] Gâteaux
    [tart] Tartes
   *[choux] Choux
}, { $shelf ->
    [bottom] étagère du bas
   *[top] étagère du haut
} : { $points ->
    [0] emplacement vide
    [one] { $points } point
   *[other] { $points } points
}
piece-toque = Toque { $place } : { $bonus }{ $gold ->
    [yes] , et un jeton Or
   *[no] {""}
}
piece-stored = { $stored ->
    [yes] Ingrédient stocké
   *[no] Ingrédient non stocké
} : { kind }
piece-chef = { chef }{ $side ->
    [swap] {" "}: un jeton { kind } compte comme n’importe quel autre ingrédient
    [double] {" "}: un super ingrédient compte pour deux jetons { kind }
   *[none] {""}
}
piece-gold = Or : { $gold } sur { $limit }
piece-supply = Réserve : { tokens }
piece-advantage = Carte Avantage, ingrédients demandés : { $one } et { $two }
piece-benefit = Avantage : { $bonus }
piece-hand = { $owner ->
    [own] Votre main
   *[other] Main : { $name },
} en { $spot }
piece-spot = Espace { $spot } entre quatre bols
piece-seat = { $name }, { $chef } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, or : { $gold }, { $tools ->
    [one] { $tools } ustensile
   *[other] { $tools } ustensiles
} ; plan de travail : { $tokens }
piece-robot = Chef-o-Tron : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, or : { $gold } ; plateau : { $tokens }
piece-arm = { $arm ->
    [white] Bras blanc
   *[blue] Bras bleu
} à la rangée { $row }{ $active ->
    [yes] , actif
   *[no] {""}
}
piece-robot-card = Carte de Chef-o-Tron : { $arm ->
    [white] bras blanc
   *[blue] bras bleu
}, { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} ; { $base ->
    [field] champ de force
    [side] tuile latérale
    [steal] un de vos ingrédients
    [steal-super] un de vos super ingrédients
    [store] stocker
   *[supers] deux super ingrédients
} ; { $second ->
    [I] recette I
    [II] recette II
   *[event] évènement
}
about-bowl = Ce bol est du type { $shows }, son verso du type { $other }. Il contient jusqu’à quatre ingrédients. Prendre le dernier déclenche une explosion de sucre : un ingrédient de son type arrive dans chaque bol voisin et sur chaque emplacement latéral libre à ses coins, puis le bol se retourne.
about-tile = Une tuile latérale a trois emplacements, chacun pour un ingrédient. En y prenant, vous recevez { $icon ->
    [super] un super ingrédient
   *[gold] un jeton Or
} si rien ne couvre l’icône, et jusqu’à trois ingrédients.
about-slot = Un ingrédient au plus se trouve ici, projeté par l’explosion de sucre d’un des deux bols qui touchent cet emplacement.{ $icon ->
    [gold] {" "}L’icône Or compte tant que rien ne la couvre.
    [super] {" "}L’icône Super compte tant que rien ne la couvre.
   *[none] {""}
}
about-recipe = Une recette de niveau { $level ->
    [1] I
   *[other] II
}. Bonus une fois terminée : { $bonus }. Icônes pour les prix : { piece-icons }.{ $gold ->
    [yes] {" "}La prendre à cet emplacement rapporte un jeton Or.
   *[no] {""}
}
about-deck = Les nouvelles recettes viennent d’ici, à la fin d’un tour. Des évènements s’y cachent, qui ont lieu aussitôt.
about-section = Une recette posée ici rapporte aussitôt son bonus : { $bonus }. Elle est terminée après { $advances ->
    [one] une avancée
   *[other] { $advances } avancées
} ; vos recettes avancent à chaque tour.
about-under = Cette recette est payée, et ses points comptent. Encore { $advances ->
    [one] une avancée
   *[other] { $advances } avancées
}, et elle est terminée : son bonus arrive, et ses icônes aident à gagner des prix.
about-reserved = Cette recette est réservée, pas encore payée. Lors d’un prochain tour, vous pourrez la préparer là où elle est. Si elle quitte le plan de travail avant, elle est perdue ; tant qu’elle n’est pas payée, elle ne vaut rien.
about-finished = { $face ->
    [up] Les icônes de cette recette peuvent payer un prix. La carte est alors retournée ; ses points restent.
   *[down] Cette recette a payé un prix. Ses points comptent quand même.
}
about-token = Les ingrédients de votre plan de travail paient les recettes. Ils restent où vous les avez posés ; ceux dont vous ne voulez plus peuvent être rendus à la réserve à la fin de votre tour.
about-zone = { $zone ->
    [equal] Jusqu’à quatre ingrédients, tous du même type.
    [different] Jusqu’à quatre ingrédients, tous de types différents.
   *[pair] Deux ingrédients du même type ; l’autre paire doit être d’un autre type.
} Un super ingrédient va sur tout emplacement libre.
about-super = Un super ingrédient remplace n’importe quel type au moment de payer, et va sur tout emplacement libre de votre plan de travail.
about-grey = Les ingrédients gris sont tous d’un même type, que vous choisissez ; la recette ne doit pas déjà le nommer. Les ingrédients super et stockés peuvent aider comme d’habitude.
about-gold = Un jeton Or paie la seconde action d’une case. Vous pouvez en avoir { $limit } au plus. À la fin, l’or, les ustensiles et les ingrédients qui restent valent un point pour trois.
about-space = À chaque tour, votre pion va sur une autre case. Vous effectuez une de ses deux actions et, pour un jeton Or, l’autre aussi.
about-action = { $action ->
    [take] Videz un bol, en tout ou en partie : jusqu’à quatre ingrédients, posés aussitôt sur votre plan de travail. Ce qui n’y trouve pas place reste dans le bol.
    [tool] Piochez un ustensile. Il rejoint votre main à la fin de votre tour.
    [advance] Vos recettes en cours avancent toutes d’une section vers la droite.
    [side] Une tuile latérale de votre choix vous donne d’abord ce que montre son icône, si rien ne la couvre, puis jusqu’à trois ingrédients.
   *[prepare] Payez une ou deux recettes et posez chacune sous une section libre de votre plan de travail.
}
about-tool = À votre tour, vous pouvez jouer autant d’ustensiles que vous voulez, chacun pour un de ses effets. Ceux que vous piochez rejoignent votre main à la fin du tour ; vous en gardez alors { $limit } au plus.
about-tool-pile = Les ustensiles se piochent ici. Quand la pioche est vide, on mélange la défausse.
about-effect = { $effect ->
    [gold] De l’or de la réserve, dans la limite de vos emplacements.
    [tool] Des ustensiles de la pioche ; ils rejoignent votre main à la fin de votre tour.
    [super] Des super ingrédients de la réserve ; chacun remplace n’importe quel type.
    [ingredient] Des ingrédients de votre choix dans la réserve, mais pas de super ingrédients.
    [bowl] Des ingrédients d’un même bol.
    [bowls] Un ingrédient de chacun de plusieurs bols.
    [leftovers] Des ingrédients des tuiles latérales de votre choix, sans leurs icônes.
    [store] Défaussez un ingrédient : celui de son type est stocké pour de bon ; un super ingrédient convient à tous les types.
    [melt] Échangez un super ingrédient contre deux ingrédients de votre choix, pris dans la réserve.
    [enrich] Échangez un ingrédient quelconque contre deux super ingrédients, pris dans la réserve.
    [prepare] Payez une recette du plateau principal et posez-la sous une section libre.
    [advance] Vos recettes en cours avancent toutes d’une section vers la droite.
   *[gild] Si vous gagnez un prix ce tour-ci, un jeton Or peut remplacer une icône de n’importe quelle famille.
}
about-award = Deux icônes de sa famille font gagner le prochain prix pour l’étagère du bas, avec un bonus de la toque ; trois, pour l’étagère du haut, où il vaut { $more } points de plus. Deux autres icônes peuvent en remplacer une qui manque. Un seul prix par tour est permis.
about-shelf = { $shelf ->
    [bottom] Un prix de chaque famille a sa place ici. Il coûte deux icônes et donne un bonus de la toque.
   *[top] Un prix de chaque famille a sa place ici. Il coûte trois icônes et vaut { $more } points de plus à la fin.
}
about-toque = Un prix gagné pour l’étagère du bas donne un de ces bonus au choix, même s’il a déjà servi. { $gold ->
    [yes] La première personne à choisir celui-ci reçoit aussi son jeton Or.
   *[no] Le jeton Or de celui-ci est parti.
}
about-stored = Un ingrédient stocké paie un ingrédient de son type dans chaque recette et n’est jamais dépensé. Vous pouvez en avoir un de chaque type ; à la fin, il vaut un point.
about-chef = { $side ->
    [swap] Une fois par recette, un jeton de ce type compte comme n’importe quel autre : { kind }. Les ingrédients stockés n’ont pas ce pouvoir.
    [double] Une fois par recette, un super ingrédient compte pour deux jetons de ce type : { kind }. Ce que la recette ne demande pas est perdu.
   *[none] Une seule face de cette carte compte pour toute la partie ; chaque chef choisit la sienne.
}
about-events = Des évènements se cachent parmi les recettes. Celui qui est tiré à la fin d’un tour a lieu aussitôt et quitte la partie ; ensuite, la rangée se complète.
about-advantage = Si votre plan de travail porte, à la fin de votre tour, les quatre ingrédients de la carte de gauche et de celle du milieu, vous gagnez l’avantage de droite. Rien n’est dépensé ; les ingrédients super et stockés ne comptent pas.
about-benefit = Voici ce que rapporte le prochain avantage, un par tour au plus : { $bonus }.
about-hand = Avant une action qui prend des ingrédients, votre main se déplace d’un ou deux espaces, le long des lignes et des colonnes. Elle atteint alors les quatre bols qui l’entourent et les tuiles latérales qui les bordent. Les ustensiles et les bonus, eux, atteignent tous les bols.
about-field = Sous le champ de force, rien n’entre dans le bol et rien n’en sort. Ce qu’une explosion y projetterait retombe dans le bol d’où cela vient.
about-robot = Chef-o-Tron joue d’après ses cartes. Chaque fois qu’il ne peut pas faire une chose, ou qu’elle ne lui sert pas, il reçoit un jeton Or à la place, et son or vaut des points.
about-arm = { $arm ->
    [white] Le bras blanc descend, et repasse du bas en haut. Tant qu’il est actif, à égalité, Chef-o-Tron prend ce qui est le plus à gauche.
   *[blue] Le bras bleu monte, et repasse du haut en bas. Tant qu’il est actif, à égalité, Chef-o-Tron prend ce qui est le plus à droite.
} Il vide le bol le plus plein de sa rangée.
about-robot-card = Le bras avance de { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} et vide un bol. Ensuite : { $base ->
    [field] le même déplacement encore une fois, et le champ de force couvre le bol qu’il prendrait
    [side] il vide la tuile latérale la plus pleine
    [steal] vous lui donnez un ingrédient de votre choix
    [steal-super] vous lui donnez un super ingrédient
    [store] il stocke un ingrédient
   *[supers] il reçoit deux super ingrédients
}{ $base_counts ->
    [yes] {""}
   *[no] {" "}(en mode difficile seulement)
}. Enfin : { $second ->
    [I] il prépare une recette de niveau I
    [II] il prépare une recette de niveau II
   *[event] un évènement a lieu
}{ $second_counts ->
    [yes] {""}
   *[no] {" "}(en mode difficile seulement)
}.
about-supply = Tous les ingrédients qui ne sont nulle part ailleurs. Si un type est épuisé, un autre le remplace dans les bols et sur les tuiles, dans un ordre fixe.

## La page

# Mots courts peints sur le plateau et à côté ; $name est le nom d’une personne.
tab-bowls = Bols
tab-recipes = Recettes
tab-prizes = Prix
tab-others = Autres
page-unit = { $points ->
    [one] point
   *[other] points
}
page-action = { $action ->
    [take] Prendre
    [tool] Piocher
    [advance] Avancer
    [side] Tuile
   *[prepare] Préparer
}
page-put = { kind } { $zone ->
    [equal] aux quatre identiques
    [different] aux quatre différents
    [pair-1] à la première paire
   *[pair-2] à la seconde paire
}
page-spend = { kind } { $step ->
    [tidy] à rendre à la réserve
    [payment] en paiement
    [spend-robot] pour Chef-o-Tron
    [spend-robot-super] pour Chef-o-Tron
   *[spend-store] à défausser
}
page-go = { page-action } ({ $space ->
    [left] gauche
    [centre] centre
   *[right] droite
})
page-tile = { $tile ->
    [west] Gauche
    [east] Droite
   *[south] Bas
}
page-tool = { $tool ->
    [whisk] Fouet
    [spatula] Spatule
    [rolling-pin] Rouleau
    [sieve] Tamis
    [piping-bag] Poche à douille
    [ladle] Louche
    [mould] Moule
    [scale] Balance
    [grater] Râpe
    [brush] Pinceau
    [tongs] Pince
   *[blowtorch] Chalumeau
}
page-shelf = { $shelf ->
    [bottom] étagère du bas
   *[top] étagère du haut
}
page-unfold = Tout ce que j’ai
page-free = libre
page-offer = Au choix
page-owing = Il reste à payer : { $tokens }.
page-tools = Ustensiles : { $count } sur { $limit }
page-no-tools = Aucun ustensile en main
page-discarded = { $cards ->
    [0] La défausse est vide.
    [one] Il y en a un dans la défausse.
   *[other] Il y en a { $cards } dans la défausse.
}
page-events-gone = { $count ->
    [one] Un évènement a eu lieu.
   *[other] { $count } évènements ont eu lieu.
}
page-icons = { $family ->
    [cake] Icônes gâteau
    [tart] Icônes tarte
   *[choux] Icônes chou
} : { $count }
page-finished = { $count ->
    [one] { $count } recette terminée
   *[other] { $count } recettes terminées
}
page-none-finished = Aucune pour l’instant
page-under = Sous le plan de travail
page-bench = Sur le plan de travail : { $tokens }.
page-leads = en tête
page-absent = hors ligne
page-look-closer = { $name } : voir de plus près
page-sign = { $sign ->
    [equal] tous identiques
    [different] tous différents
    [times] autant de fois
    [most] au plus autant
    [limit] sur autant au plus
    [dough] pâte
    [cherry] cerises
    [chocolate] chocolat
    [cream] crème
    [jelly] gelée
    [candy] bonbons
    [super] super ingrédient : tout type
    [grey] un ingrédient au choix
    [gold] 1 jeton Or
    [take] prendre dans un bol
    [side] prendre sur une tuile latérale
    [tool] un ustensile
    [prepare] préparer une recette
    [advance] vos recettes avancent
    [bowl] prendre dans un seul bol
    [bowls] un dans chacun de plusieurs bols
    [leftovers] prendre sur les tuiles latérales
    [store] stocker un ingrédient
    [cake] icône des gâteaux
    [tart] icône des tartes
    [choux] icône des choux
    [award] un prix
    [reserve] réservée : pas encore payée
    [event] un évènement
    [field] un champ de force : personne ne prend dans ce bol
    [down] un bras de Chef-o-Tron descend
   *[up] un bras de Chef-o-Tron monte
}
page-robot-cards = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}, { $events ->
    [one] { $events } évènement de côté
   *[other] { $events } évènements de côté
}
