name = La Pâtisserie Rococo
teaser = Dirigez une pâtisserie : engagez, cuisinez, décorez et servez cinq tables dans les jardins du Roi.

## Pieces

staff = { $staff ->
    [aubin] Aubin
    [brice] Brice
    [colette] Colette
    [denise] Denise
    [edgar] Edgar
    [flavie] Flavie
    [achille] Achille
    [adelaide] Adélaïde
    [amandine] Amandine
    [anatole] Anatole
    [apolline] Apolline
    [arnaud] Arnaud
    [aurore] Aurore
    [barnabe] Barnabé
    [basile] Basile
    [beatrice] Béatrice
    [benoit] Benoît
    [bertille] Bertille
    [blandine] Blandine
    [camille] Camille
    [cesaire] Césaire
    [charlotte] Charlotte
    [claudine] Claudine
    [clovis] Clovis
    [constance] Constance
    [corentin] Corentin
    [delphine] Delphine
    [denis] Denis
    [dorothee] Dorothée
    [edith] Édith
    [elie] Élie
    [eloise] Éloïse
    [emeline] Émeline
    [ernest] Ernest
    [estelle] Estelle
    [etienne] Étienne
    [eugenie] Eugénie
    [eustache] Eustache
    [faustine] Faustine
    [ferdinand] Ferdinand
    [firmin] Firmin
    [florent] Florent
    [florine] Florine
    [francois] François
    [gabrielle] Gabrielle
    [gaetan] Gaëtan
    [genevieve] Geneviève
    [germaine] Germaine
    [gontran] Gontran
    [gregoire] Grégoire
    [guillemette] Guillemette
    [gustave] Gustave
    [heloise] Héloïse
    [hilaire] Hilaire
    [hippolyte] Hippolyte
    [ignace] Ignace
    [ines] Inès
    [jacinthe] Jacinthe
    [jacques] Jacques
    [jeanne] Jeanne
    [joachim] Joachim
    [josephine] Joséphine
    [jules] Jules
    [justine] Justine
    [lazare] Lazare
    [leandre] Léandre
    [leocadie] Léocadie
    [leon] Léon
    [lucette] Lucette
    [madeleine] Madeleine
    [marcel] Marcel
    [marguerite] Marguerite
    [martial] Martial
    [mathilde] Mathilde
    [maurice] Maurice
    [melchior] Melchior
    [nestor] Nestor
    [noemie] Noémie
    [octave] Octave
    [odette] Odette
    [pascal] Pascal
    [paulin] Paulin
    [perrette] Perrette
    [philibert] Philibert
   *[quentin] Quentin
}
recipe = { $recipe ->
    [madeleine] « Madeleine »
    [financier] « Financier »
    [sable] « Sablé »
    [tuile] « Tuile »
    [meringue] « Meringue »
    [macaron] « Macaron »
    [palmier] « Palmier »
    [chouquette] « Chouquette »
    [brioche] « Brioche »
    [kouglof] « Kouglof »
    [savarin] « Savarin »
    [baba] « Baba »
    [eclair] « Éclair »
    [religieuse] « Religieuse »
    [profiterole] « Profiterole »
    [saint-honore] « Saint-Honoré »
    [mille-feuille] « Mille-feuille »
    [dartois] « Dartois »
    [jalousie] « Jalousie »
    [conversation] « Conversation »
    [puits-d-amour] « Puits d’amour »
    [nonnette] « Nonnette »
    [pain-d-epices] « Pain d’épices »
    [nougat] « Nougat »
    [calisson] « Calisson »
    [praline] « Praline »
    [croquant] « Croquant »
    [oublie] « Oublie »
    [gaufre] « Gaufre »
    [beignet] « Beignet »
    [crepe] « Crêpe »
    [clafoutis] « Clafoutis »
    [flan] « Flan »
    [tartelette] « Tartelette »
    [frangipane] « Frangipane »
    [pithiviers] « Pithiviers »
    [galette] « Galette »
    [bichon] « Bichon »
    [chausson] « Chausson »
    [vacherin] « Vacherin »
    [bavarois] « Bavarois »
    [croquembouche] « Croquembouche »
    [gateau-basque] « Gâteau basque »
    [biscuit] « Biscuit »
   *[dacquoise] « Dacquoise »
}
hidden-staff = une carte
automa = le Mentor
rank = { $rank ->
    [patissier] pâtissier
    [patissiere] pâtissière
    [assistant] assistant
   *[assistante] assistante
}
staple = { $staple ->
    [flour] farine
    [sugar] sucre
   *[butter] beurre
}
goods = { $good ->
    [flour] { $count } farine
    [sugar] { $count } sucre
    [butter] { $count } beurre
    [egg] { $count ->
        [one] { $count } œuf
       *[other] { $count } œufs
    }
    [honey] { $count } miel
   *[nut] { $count } noix
}
topping = { $topping ->
    [cherry] cerise
    [violet] violette
   *[orange] orange
}
tile = tuile ({ $ingredients })
tile-topped = tuile ({ $ingredients } ; { $toppings })
table = { $table ->
    [orangery] l’Orangerie
    [rosery] la Roseraie
    [fountain] la Fontaine
    [grotto] la Grotte
   *[terrace] la Terrasse
}
at-table = { $table ->
    [orangery] à l’Orangerie
    [rosery] à la Roseraie
    [fountain] à la Fontaine
    [grotto] à la Grotte
   *[terrace] à la Terrasse
}
slot = l’emplacement { $slot }
column = { $column ->
    [left] la colonne de gauche
    [centre] la colonne du milieu
   *[right] la colonne de droite
}
place = { $what ->
    [noble] l’emplacement d’hôte noble { $post }
    [points] la case à points de la table de service { $post }
   *[gift] la case à bonus de la table de service { $post }
}
rack = { $rack ->
    [upper] volette du haut
   *[lower] volette du bas
}
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
price = { $price ->
    [0] rien
    [one] { $price } pièce
   *[other] { $price } pièces
}
gift = { $gift ->
    [none] rien
    [coins] { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
    [tile] une tuile Ingrédient du sac
    [flour] 1 farine
    [sugar] 1 sucre
    [butter] 1 beurre
    [recipe] une recette de l’étalage
    [ingredient] une tuile Ingrédient de l’étalage
   *[tips] { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } par servant à vous à cette table
}
and = { $one }, { $two }

## What cards and tiles do

# A gain is an amount of something ($what), for each of what $of counts; or by how many there are, with
# $steps as “2: 1, 3–4: 2, 5+: 3”.
gain = { $what ->
    [coins] { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
   *[points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}{ $of ->
    [one] {""}
    [tables] {" "}par table où vous avez une pâtisserie
    [pastries] {" "}pour chacune de vos pâtisseries présentées
    [markers] {" "}par servant et hôte noble à vous
    [decorations] {" "}par décoration réussie
    [staff] {" "}par carte de votre registre
   *[patissier-pastries] {" "}pour chacune de vos pâtisseries à toque présentées
}
gain-by = { $what ->
    [coins] pièces
   *[points] points
} selon le nombre { $of ->
    [tables] de tables où vous avez une pâtisserie
    [pastries] de vos pâtisseries présentées
    [markers] de vos servants et hôtes nobles
    [decorations] de vos décorations réussies
    [staff] de cartes de votre registre
   *[patissier-pastries] de vos pâtisseries à toque présentées
} ({ $steps })
step = { $span } : { $amount }
set-step = { $good ->
    [egg] œuf
    [honey] miel
    [nut] noix
    [cherry] cerise
    [violet] violette
   *[orange] orange
} : { $amount }
row = { $goods } contre { points }
bonus-table = à une seule table : { $gain }
bonus-ingredient-set = points pour les ingrédients de vos pâtisseries présentées ({ $steps }), chacune pour un seul
bonus-topping-set = points pour les garnitures de vos décorations ({ $steps }), chacune pour une seule
bonus-acquire = acquérir une autre tuile Ingrédient{ $amount ->
    [0] {""}
    [one] {" "}pour { $amount } pièce de plus
   *[other] {" "}pour { $amount } pièces de plus
}
bonus-staples = acheter des denrées { $times ->
    [one] une fois de plus
   *[other] { $times } fois de plus
}
bonus-staple = acheter 1 { staple } pour { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
bonus-move = déplacer une de vos pâtisseries vers une autre table
bonus-copy = utiliser le bonus au sommet du personnel utilisé d’une autre personne
bonus-draw = { $amount ->
    [one] piocher une tuile Ingrédient
   *[other] piocher { $amount } tuiles Ingrédient, en garder une
}
bonus-draw-recipe = { $amount ->
    [one] piocher une recette
   *[other] piocher { $amount } recettes, en garder une
}
bonus-decorate = décorer une pâtisserie{ $amount ->
    [0] {""}
    [one] {" "}pour { $amount } pièce
   *[other] {" "}pour { $amount } pièces
}
bonus-bake = cuisiner une autre recette avec 1 farine ou 1 miel de moins
bonus-deliver = livrer une autre pâtisserie
bonus-recipe = acquérir une autre recette
bonus-free-recipe = une recette de l’étalage
bonus-free-ingredient = une tuile Ingrédient de l’étalage
bonus-place = placer un servant ou un hôte noble pour { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} de moins
bonus-exchange = jusqu’à { $times } fois : 1 point pour { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
bonus-trade = { $times ->
    [one] { $times } point
   *[other] { $times } points
} pour { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
bonus-hand-in = rendre des denrées, chaque ligne une fois : { $steps }
bonus-give-tiles = défausser jusqu’à { $amount ->
    [one] { $amount } tuile
   *[other] { $amount } tuiles
} en réserve pour { $times ->
    [one] { $times } point
   *[other] { $times } points
} chacune
condition = { $of ->
    [tables] des pâtisseries à au moins { $least ->
        [one] { $least } table
       *[other] { $least } tables
    }
    [pastries] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    }
    [markers] au moins { $least ->
        [one] { $least } servant ou hôte noble
       *[other] { $least } servants ou hôtes nobles
    }
    [decorations] au moins { $least ->
        [one] { $least } décoration réussie
       *[other] { $least } décorations réussies
    }
    [staff] au moins { $least ->
        [one] { $least } carte Personnel
       *[other] { $least } cartes Personnel
    }
    [patissier-pastries] au moins { $least ->
        [one] { $least } pâtisserie à toque présentée
       *[other] { $least } pâtisseries à toque présentées
    }
    [best-table] au moins { $least ->
        [one] { $least } pâtisserie
       *[other] { $least } pâtisseries
    } à la même table
    [staples] au moins { $least ->
        [one] { $least } unité de denrées
       *[other] { $least } unités de denrées
    }
    [coins] au moins { $least ->
        [one] { $least } pièce
       *[other] { $least } pièces
    }
    [stored] au moins { $least ->
        [one] { $least } tuile Ingrédient en réserve
       *[other] { $least } tuiles Ingrédient en réserve
    }
    [worth-4] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    } à 4 points
    [worth-5] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    } à 5 points
    [worth-6] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    } à 6 points
    [topping-kinds] { $least ->
        [one] { $least } garniture sur une décoration réussie
       *[other] { $least } garnitures différentes sur autant de décorations réussies
    }
    [ingredient-kinds] { $least ->
        [one] { $least } ingrédient dans une pâtisserie présentée
       *[other] { $least } ingrédients différents dans autant de pâtisseries présentées
    }
    [specials] un marqueur sur au moins { $least ->
        [one] { $least } tuile Bonus spécial
       *[other] { $least } tuiles Bonus spécial
    }
    [points] au moins { $least ->
        [one] { $least } point
       *[other] { $least } points
    } sur la piste
    [plain] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    } sans œuf, miel ni noix
    [bare-larder] ni denrées ni tuiles Ingrédient en réserve
    [nut-pastries] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    } avec noix
    [small] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    } de 2 à 4 points
   *[great] au moins { $least ->
        [one] { $least } pâtisserie présentée
       *[other] { $least } pâtisseries présentées
    } à 5 ou 6 points
}
asks = { $asks ->
    [any] toute pâtisserie
    [egg] avec œuf
    [honey] avec miel
    [nut] avec noix
    [no-egg] sans œuf
    [no-honey] sans miel
    [no-nut] sans noix
    [cherry] garnie de cerise
    [violet] garnie de violette
    [orange] garnie d’orange
    [plain] sans garniture
    [patissier] à toque
    [no-patissier] sans toque
   *[worth] à exactement { $worth } points
}
table-tile = { $asks } : { $gives }

## Scores

held = { $what ->
    [coins] Pièces
    [flour] Farine
    [sugar] Sucre
    [butter] Beurre
    [egg] Œufs
    [honey] Miel
    [nut] Noix
    [recipes] Recettes
   *[decorations] Décorations
}
held-income = { $from ->
    [decorations] Pièces pour les décorations
    [decoration-points] Points pour les décorations
   *[nobles] Pièces pour les hôtes nobles
}
score-track = Points sur la piste
score-goods = Marchandises restantes ({ $count })
score-coins = Pièces ({ $count })
score-table = Majorité { at-table }
score-nobles = Hôtes nobles ({ $count })
score-pastries = Pâtisseries ({ $count })
score-markers = Servants et hôtes nobles
score-specials = Bonus spéciaux
score-step = { $step ->
    [track] Points sur la piste
    [goods] Marchandises restantes
    [coins] Pièces
    [table] Majorité { at-table }
    [nobles] Hôtes nobles
    [pastries] Pâtisseries
    [markers] Servants et hôtes nobles
   *[specials] Bonus spéciaux
}

## Options

option-trays = Nouveau personnel
option-trays-yes = Deux plateaux de cuisson circulent
option-trays-yes-about = Chacun garde une carte de chaque plateau et passe le reste.
option-trays-no = Distribué au hasard
option-trays-no-about = Pour une première partie : deux cartes au hasard pour chacun à chaque manche, sans plateaux.
option-mentor = Le Mentor en troisième
option-mentor-no = Sans
option-mentor-yes = Avec le Mentor
option-mentor-yes-about = À deux seulement. En solo, vous jouez toujours contre le Mentor.
option-difficulty = Le Mentor joue
option-difficulty-creamy = Crémeuse (facile)
option-difficulty-savoury = Savoureuse (moyenne)
option-difficulty-crunchy = Très croustillante (difficile)
option-promo-specials = Tuiles Bonus spécial
option-promo-specials-no = Six
option-promo-specials-yes = Neuf, avec les tuiles promo
option-promo-tables = Tuiles Bonus de table
option-promo-tables-no = Onze
option-promo-tables-yes = Quatorze, avec les tuiles promo
option-promo-stars = Cartes ✱
option-promo-stars-no = Huit
option-promo-stars-yes = Onze, avec les cartes promo
option-promo-starters = Personnel de départ
option-promo-starters-no = Quatre cartes
option-promo-starters-yes = Quatre cartes sur six
option-promo-starters-yes-about = Chacun choisit en secret quatre de ses six cartes de départ ; les deux autres quittent la partie.
conflict-mentor = Le Mentor ne se joint qu’à deux personnes ; en solo, vous jouez de toute façon contre lui.
conflict-difficulty = Personne ne joue avec le Mentor ici : il n’y a pas de difficulté à choisir.

## What is asked

ask-hand = { $missing ->
    [one] Choisissez encore une carte pour cette manche.
   *[other] Choisissez encore { $missing } cartes pour cette manche.
}
ask-draft = Plateau { $tray } : gardez une carte.
ask-remove = Retirez de la partie une de vos six cartes.
ask-card = Jouez une carte.
ask-action = { $staff } ({ rank }) : quelle action principale ?
ask-recipes = Acquérir une autre recette ?
ask-free-recipe = Prendre une recette de l’étalage ?
ask-keep-recipe = Quelle recette gardez-vous : { $recipes } ?
ask-ingredients = Acquérir une tuile Ingrédient ?
ask-free-ingredient = Prendre une tuile Ingrédient de l’étalage ?
ask-keep = Quelle tuile gardez-vous : { $tiles } ?
ask-staples = Acheter d’autres denrées ?
ask-bake = Cuisiner une recette ?
ask-bake-more = Cuisiner une seconde recette avec ?
ask-spare = Que voulez-vous économiser ?
ask-pay = Quelles tuiles paient { $recipes } ?
ask-decorate = Décorer une pâtisserie ?
ask-deliver = Livrer une autre pâtisserie ?
ask-tip = Payer vos servants { at-table } ? { price } pour 1 point chacun.
ask-hire = Recruter quelqu’un ?
ask-place = { $discount ->
    [0] Placer un servant ou un hôte noble ?
    [one] Placer un servant ou un hôte noble pour { $discount } pièce de moins ?
   *[other] Placer un servant ou un hôte noble pour { $discount } pièces de moins ?
}
ask-staple = Acheter 1 { staple } pour { price } ?
ask-draw = { $amount ->
    [one] Piocher une tuile Ingrédient ?
   *[other] Piocher { $amount } tuiles Ingrédient et en garder une ?
}
ask-draw-recipe = { $amount ->
    [one] Piocher une recette ?
   *[other] Piocher { $amount } recettes et en garder une ?
}
ask-trade = Acheter { points } pour { price } ? { $times ->
    [one] Encore une fois.
   *[other] Jusqu’à { $times } fois.
}
ask-lift = Quelle pâtisserie se déplace ?
ask-set = Où va { $recipe } ?
ask-count = Sur quelle table vos pâtisseries comptent-elles ?
ask-hand-in = Rendre des denrées contre des points ?
ask-give-tiles = Défausser des tuiles en réserve contre des points ?
ask-copy = De qui copiez-vous la carte du dessus ?
ask-imitate = Imiter la dernière carte du Mentor, ou marquer des points ?

## Moves

move-choose = Choisir { $staff } ({ rank }) : { $bonus }
move-draft = Garder { $staff } ({ rank }) : { $bonus }
move-remove = Retirer { $staff } ({ rank }) : { $bonus }
move-play = Jouer { $staff } ({ rank }) : { $bonus }
move-recipe = Prendre { $recipe } en { $slot } pour { price } : { $needs }, { points }{ $toque ->
    [yes] , à toque
   *[no] {""}
}
move-ingredient = Prendre une { $tile } en { $stall } pour { price }
move-buy = Acheter { $units } { staple } pour { price }
move-bake = Cuisiner { $recipe } : { $needs }, { points }
move-decorate = Décorer { $recipe } avec une { $tile }{ $price ->
    [0] {""}
    [one] {" "}pour { $price } pièce
   *[other] {" "}pour { $price } pièces
}
move-sell = Vendre { $recipe } pour { $gain ->
    [one] { $gain } pièce
   *[other] { $gain } pièces
}
move-serve = Présenter { $recipe } { at-table }, case { $number } : { gift }
move-hire = Recruter { $staff } ({ rank }) pour { price } : { $bonus }
move-dismiss = Renvoyer { $staff } ({ rank }) pour { $gain ->
    [one] { $gain } pièce
   *[other] { $gain } pièces
}
move-place = { $what ->
    [noble] Hôte noble { $post } pour { price } : { points }
    [points] Servant à la table de service { $post } pour { price } : { points }
   *[gift] Servant à la table de service { $post } pour { price } : { gift }
}
move-spare = { $good ->
    [flour] Cuisiner { $recipe } avec 1 farine de moins
   *[honey] Cuisiner { $recipe } avec 1 miel de moins
}
move-pay = { $step ->
    [pay] Payer avec une { $tile }
   *[give-tiles] Défausser une { $tile }
}
move-tip = Payer { $servants ->
    [one] { $servants } servant
   *[other] { $servants } servants
} : { price } pour { points }
move-keep = Garder une { $tile }
move-keep-recipe = Garder { $recipe } : { $needs }, { points }
move-lift = Déplacer { $recipe } { at-table }, case { $number }
move-set = Poser { at-table }, case { $number }
move-count = Compter vos pâtisseries { at-table } : { gain }
move-use = { $step ->
    [staple] Acheter pour { price }
    [draw] { $amount ->
        [one] Piocher une tuile
       *[other] Piocher { $amount } tuiles
    }
    [draw-recipe] { $amount ->
        [one] Piocher une recette
       *[other] Piocher { $amount } recettes
    }
    [trade] Acheter { points } pour { price }
   *[imitate] Marquer { points }
}
move-hand-in = Rendre { $units } { staple } contre { points }
move-copy = Copier { $staff } chez { $from } : { $bonus }
move-imitate = { $action ->
    [recipes] Acquérir des recettes
    [ingredients] Acquérir une tuile Ingrédient
    [bake] Cuisiner
    [decorate] Décorer
    [deliver] Livrer
    [hire] Recruter
   *[place] Placer un servant ou un hôte noble
}
move-discard = Jeter { $recipe }
move-done = { $step ->
    [action] Pas d’action principale
    [recipes] Pas d’autre recette
    [free-recipe] Ne prendre aucune recette
    [keep-recipe] N’en garder aucune
    [ingredients] Pas de tuile Ingrédient
    [free-ingredient] Ne prendre aucune tuile
    [staples] Ne plus rien acheter
    [bake] Ne rien cuisiner
    [bake-more] Pas de seconde recette
    [decorate] Ne plus décorer
    [deliver] Ne plus livrer
    [tip] Ne payer personne
    [hire] Ne recruter personne
    [place] Ne placer personne
    [staple] Ne rien acheter
    [draw] Ne rien piocher
    [draw-recipe] Ne rien piocher
    [trade] Ne plus acheter de points
    [lift] Ne rien déplacer
    [count] Ne rien compter
    [hand-in] Ne plus rien rendre
    [give-tiles] Ne plus rien défausser
   *[copy] Ne copier personne
}

## Obstacles

obstacle-not-in-pile = { $staff } n’est pas parmi les cartes à choisir.
obstacle-not-on-tray = { $staff } n’est pas sur ce plateau.
obstacle-not-in-hand = { $staff } n’est pas dans votre main.
obstacle-not-your-rank = { $played ->
    [patissier] Un pâtissier
   *[assistant] Un assistant
} ne peut pas { $action ->
    [ingredient] acquérir de tuiles Ingrédient.
    [buy] acheter de denrées.
    [decorate] décorer.
   *[hire] recruter.
}
obstacle-not-on-board = Ce plateau n’a pas cette case.
obstacle-too-dear = Cela coûte { price }, et vous { $coins ->
    [0] n’en avez pas.
   *[other] en avez { $coins }.
}
obstacle-no-recipe = Il n’y a pas de recette en { $slot }.
obstacle-shelves-full = Vous n’avez de place que pour trois recettes : jetez-en une d’abord.
obstacle-no-tile = Il n’y a pas de tuile en { $stall }.
obstacle-not-for-sale = { $units } { staple } ne se vendent pas en une fois.
obstacle-over-the-cap = Vous pouvez avoir au plus { $cap } { staple }.
obstacle-shelf-empty = Vous n’avez pas de recette à cet endroit.
obstacle-already-named = Vous cuisinez déjà { $recipe }.
obstacle-patissier-only = Seul un pâtissier peut cuisiner { $recipe }.
obstacle-no-free-rack = Aucune volette n’est libre pour une autre pâtisserie.
obstacle-short-of-staples = Vous n’avez pas les denrées pour { $recipe }.
obstacle-short-of-ingredients = Vous n’avez pas les ingrédients pour { $recipe }.
obstacle-nothing-to-spare = { $good ->
    [flour] { $recipe } n’a pas de farine à économiser.
   *[honey] { $recipe } n’a pas de miel à économiser.
}
obstacle-no-such-tile = Vous n’avez pas cette tuile : { $tile }.
obstacle-tile-not-needed = Cette tuile n’est pas nécessaire : { $tile }.
obstacle-rack-empty = Il n’y a pas de pâtisserie sur la { rack }.
obstacle-decorated-already = La pâtisserie sur la { rack } est déjà décorée.
obstacle-no-topping = Il n’y a pas de garniture sur cette tuile : { $tile }.
obstacle-space-taken = La case { $space } est prise.
obstacle-no-offer = Personne n’est à recruter à l’emplacement { $offer }.
obstacle-one-star = Vous avez déjà recruté une carte ✱.
obstacle-condition-open = { $staff } ne vient que si vous avez ce que la carte demande : { $condition }.
obstacle-not-in-staff = { $staff } n’est pas dans votre registre.
obstacle-fewest-staff = Vous gardez au moins { $fewest } cartes.
obstacle-place-taken = Quelqu’un y est déjà.
obstacle-one-at-post = Vous avez déjà un servant à cette table de service.
obstacle-post-full = Aucun autre servant ne peut venir à cette table de service.
obstacle-too-few-servants = Vous n’avez pas { $servants } servants à cette table.
obstacle-not-drawn = Cela n’a pas été pioché.
obstacle-not-your-pastry = Vous n’avez pas de pâtisserie en { $space }.
obstacle-same-table = Elle doit aller à une autre table.
obstacle-no-other-table = Aucune autre table n’a de case libre.
obstacle-nothing-counts = Vos pâtisseries { at-table } ne rapportent rien.
obstacle-row-done = Vous avez déjà rendu cette ligne.
obstacle-short-for-row = Il vous faut { $units } { staple } pour cette ligne.
obstacle-nothing-to-copy = Il n’y a rien à copier chez { $from }.
obstacle-not-that-seat = Vous ne pouvez copier qu’une autre personne de cette table.
obstacle-not-on-his-card = Ce n’est pas sur la dernière carte du Mentor.
obstacle-cannot-do-that = Vous ne pouvez pas le faire maintenant.

## Events

event-round-begins = La manche { $round } commence.
event-first-player = { $seat_is ->
    [me] Vous commencez.
   *[other] { $seat } commence.
}
event-tiles-left = { $count ->
    [one] Une tuile Ingrédient quitte l’étalage.
   *[other] { $count } tuiles Ingrédient quittent l’étalage.
}
event-tiles-shown = { $count ->
    [one] Une tuile Ingrédient arrive à l’étalage.
   *[other] { $count } tuiles Ingrédient arrivent à l’étalage.
}
event-recipes-left = { $count ->
    [one] Une recette quitte l’étalage.
   *[other] { $count } recettes quittent l’étalage.
}
event-recipes-shown = { $count ->
    [one] Une recette arrive à l’étalage.
   *[other] { $count } recettes arrivent à l’étalage.
}
event-hands-chosen = Toutes les mains sont choisies.
event-drafted = { $seat_is ->
    [me] Vous gardez
   *[other] { $seat } garde
} { $staff } du plateau { $tray }.
event-trays-passed = { $left ->
    [0] Les deux plateaux ont fait le tour.
   *[other] Les plateaux passent.
}
event-dealt = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $staff }.
event-staff-shown = { $count ->
    [one] Une carte est à recruter.
   *[other] { $count } cartes sont à recruter.
}
event-staff-left = { $count ->
    [one] Une carte à recruter quitte la partie.
   *[other] { $count } cartes à recruter quittent la partie.
}
event-removed = Chacun a retiré une carte.
event-played = { $seat_is ->
    [me] Vous jouez
   *[other] { $seat } joue
} { $staff } ({ rank }).
event-idle = { $seat_is ->
    [me] Vous renoncez
   *[other] { $seat } renonce
} à l’action principale.
event-recipe-taken = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} { $recipe } en { $slot } pour { price }.
event-ingredient-taken = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} une { $tile } en { $stall } pour { price }.
event-staples-bought = { $seat_is ->
    [me] Vous achetez
   *[other] { $seat } achète
} { $units } { staple } pour { price }.
event-baked = { $seat_is ->
    [me] Vous cuisinez
   *[other] { $seat } cuisine
} { $recipe }.
event-ingredients-paid = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} { $count ->
    [one] une tuile Ingrédient
   *[other] { $count } tuiles Ingrédient
}.
event-decorated = { $seat_is ->
    [me] Vous décorez
   *[other] { $seat } décore
} { $recipe } avec une { $tile }.
event-sold = { $seat_is ->
    [me] Vous vendez
   *[other] { $seat } vend
} { $recipe } pour { coins }.
event-served = { $seat_is ->
    [me] Vous présentez
   *[other] { $seat } présente
} { $recipe } { at-table }, case { $number }.
event-moved = { $seat_is ->
    [me] Vous déplacez
   *[other] { $seat } déplace
} { $recipe } { at-table }, case { $number }.
event-decoration-won = { $seat_is ->
    [me] Votre garniture
   *[other] Chez { $seat }, la garniture
} { $number ->
    [0] ne trouve plus de place
   *[other] devient la décoration { $number }
} : { $tile }.
event-coins-gained = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} { $reason ->
    [space] de la case.
    [table] de la table.
   *[bonus] en bonus.
}
event-points-gained = { $seat_is ->
    [me] Vous marquez
   *[other] { $seat } marque
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} en bonus.
event-staple-gained = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} 1 { staple } { $reason ->
    [space] de la case.
    [table] de la table.
    [post] de la table de service.
   *[bonus] pour { price }.
}
event-drew = { $seat_is ->
    [me] Vous piochez
   *[other] { $seat } pioche
} une { $tile }.
event-drew-recipe = { $seat_is ->
    [me] Vous piochez
   *[other] { $seat } pioche
} { $recipe }.
event-put-back = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} une { $tile }.
event-put-recipe-back = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} { $recipe }.
event-declined = { $seat_is ->
    [me] Vous ne prenez
   *[other] { $seat } ne prend
} { $what ->
    [recipe] pas de recette.
   *[tile] pas de tuile Ingrédient.
}
event-tipped = { $seat_is ->
    [me] Vous payez
   *[other] { $seat } paie
} { coins } aux servants pour { points }.
event-hired = { $seat_is ->
    [me] Vous recrutez
   *[other] { $seat } recrute
} { $staff } ({ rank }) pour { price } : { $bonus }.
event-dismissed = { $seat_is ->
    [me] Vous renvoyez
   *[other] { $seat } renvoie
} { $staff } pour { coins }.
event-servant-placed = { $seat_is ->
    [me] Vous placez
   *[other] { $seat } place
} un servant sur { $what ->
    [points] la case à points
   *[gift] la case à bonus
} de la table de service { $post } pour { price }.
event-noble-placed = { $seat_is ->
    [me] Vous gagnez
   *[other] { $seat } gagne
} un hôte noble pour { price }.
event-special-claimed = { $seat_is ->
    [me] Vous marquez
   *[other] { $seat } marque
} un bonus spécial, { points } à la fin : { $special }.
event-traded = { $seat_is ->
    [me] Vous achetez
   *[other] { $seat } achète
} { points } pour { coins }.
event-handed-in = { $seat_is ->
    [me] Vous rendez
   *[other] { $seat } rend
} { $units } { staple } contre { points }.
event-tile-given = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} une { $tile } contre { points }.
event-copied = { $seat_is ->
    [me] Vous copiez
   *[other] { $seat } copie
} { $staff }, { $owner_is ->
    [me] la carte du dessus de votre personnel utilisé.
   *[other] la carte du dessus du personnel utilisé chez { $owner }.
}
event-imitated = { $seat_is ->
    [me] Vous imitez
   *[other] { $seat } imite
} le Mentor : { $action ->
    [recipes] recettes.
    [ingredients] ingrédients.
    [bake] cuisine.
    [decorate] décoration.
    [deliver] livraison.
    [hire] recrutement.
   *[place] servant ou hôte noble.
}
event-threw-away = { $seat_is ->
    [me] Vous jetez
   *[other] { $seat } jette
} { $recipe }.
event-income = { $seat_is ->
    [me] Votre revenu est de
   *[other] { $seat } touche un revenu de
} { coins }{ $decorations ->
    [0] {""}
   *[other] , dont { $decorations } pour les décorations
}{ $nobles ->
    [0] {""}
   *[other] , dont { $nobles } pour les hôtes nobles
}{ $points ->
    [0] {""}
   *[other] , et { points }
}.
event-over = Les pâtisseries ferment leurs portes.
event-mentor-card = Le Mentor retourne une carte : { $one ->
    [recipes] recettes
    [ingredients] ingrédients
    [bake] cuisiner
    [decorate] décorer
    [deliver] livrer
    [hire] recruter
   *[place] servant ou hôte noble
}{ $two ->
    [none] {""}
    [recipes] , recettes
    [ingredients] , ingrédients
    [bake] , cuisiner
    [decorate] , décorer
    [deliver] , livrer
    [hire] , recruter
   *[place] , servant ou hôte noble
}{ $three ->
    [none] {""}
    [recipes] , recettes
    [ingredients] , ingrédients
    [bake] , cuisiner
    [decorate] , décorer
    [deliver] , livrer
    [hire] , recruter
   *[place] , servant ou hôte noble
} ({ $left ->
    [one] encore { $left } carte dans cette manche
   *[other] encore { $left } cartes dans cette manche
}).
event-mentor-acts = Il { $action ->
    [recipes] prend des recettes
    [ingredients] prend des tuiles Ingrédient
    [bake] cuisine
    [decorate] décore
    [deliver] livre
    [hire] recrute
   *[place] place un servant ou un hôte noble
} : { $number ->
    [1] la première action de la carte est possible.
   *[other] c’est la première action possible de la carte.
}
event-mentor-cannot = Le Mentor ne peut rien faire de sa carte et marque { points }.
page-decided = { $where }{ $side ->
    [none] {""}
    [left] , puis vers la gauche
    [right] , puis vers la droite
    [near] , à partir de la tuile Bonus
   *[far] , à partir du bout opposé
}
event-mentor-decision = Sa carte Décision montre { page-decided }{ $fits ->
    [yes] .
   *[no]  : rien n’est possible à cet endroit, donc une autre carte.
}
event-mentor-recipe = Le Mentor prend { $recipe } en { $slot } : { $reason ->
    [marked] l’emplacement que la carte indique.
   *[onwards] la suivante dans le sens de la flèche.
}
event-mentor-dropped = Le Mentor a quatre recettes et défausse { $recipe }, { $reason ->
    [new] la nouvelle : elle vaut le moins.
   *[old] celle qui vaut le moins.
}
event-mentor-tiles = Le Mentor prend { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} dans { column } : { $reason ->
    [action] tout ce qui s’y trouve.
   *[table] celle du haut, grâce à la table.
}
event-mentor-baked = Le Mentor cuisine { $recipe }, la suivante dans l’ordre de sa carte.
event-mentor-decorated = Le Mentor décore { $recipe } avec une { $tile } : { $height ->
    [top] la première tuile garnie du haut.
   *[bottom] la première tuile garnie du bas.
}
event-mentor-served = Le Mentor présente { $recipe } { at-table }, case { $number } : { $reason ->
    [only] c’est sa seule pâtisserie
    [fits] elle a ce que la table demande
    [both] les deux conviennent, celle du haut passe d’abord
   *[neither] aucune ne convient, celle du haut passe d’abord
}{ $end ->
    [near] , sur la case libre la plus proche de la tuile Bonus.
    [far] , sur la case libre du bout opposé.
   *[none]  ; aucune carte n’a pu dire où.
}
event-mentor-sold = Toutes les tables sont pleines : le Mentor vend { $recipe } pour { coins }.
event-mentor-coins = Le Mentor reçoit { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} { $reason ->
    [space] de la case.
   *[table] de la table.
}
event-mentor-points = Le Mentor marque { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-mentor-staple = Le Mentor reçoit 1 { staple } { $reason ->
    [space] de la case.
   *[table] de la table.
}
event-mentor-drew = Le Mentor pioche une { $tile }.
event-mentor-tipped = Le Mentor paie { coins } à ses servants pour { points }.
event-mentor-decoration = { $number ->
    [0] Le Mentor n’a plus de place pour une décoration
   *[other] La garniture du Mentor devient la décoration { $number }
} : { $tile }.
event-mentor-hired = Le Mentor recrute { $staff } ({ rank }) : { $reason ->
    [star] une carte ✱ dont il remplit la condition passe d’abord.
    [marked] la carte indique cet emplacement.
    [onwards] la suivante dans le sens de la flèche.
   *[round] personne dans le sens de la flèche, donc à partir de l’autre bout.
}
event-mentor-placed = Le Mentor place { $what ->
    [noble] un hôte noble.
   *[points] un servant sur la case à points de la table de service { $post }.
}
event-mentor-special = Le Mentor marque un bonus spécial, { points } à la fin : { $special }.
event-mentor-drafted = Le Mentor garde une carte au hasard du plateau { $tray }.
event-mentor-dealt = Le Mentor reçoit une carte.
event-mentor-income = Le revenu du Mentor est de { coins }{ $points ->
    [0] {""}
   *[other] , et { points }
}.
event-mentor-first = Le Mentor commence.
event-mentor-turns = Le Mentor retourne { $staff }, { $bonus } : { $coins ->
    [0] {""}
   *[other] { coins },{" "}
}{ points }.
event-mentor-goods = Il reste au Mentor { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} : { points }.

## Editions

fault-words = « { $words } » est incompréhensible.
fault-unknown = « { $name } » n’est pas un nom de cette table.
fault-missing = « { $name } » manque.
fault-falling = Les nombres doivent décroître de gauche à droite, sans descendre sous 0.
fault-rank = « { $rank } » n’est pas un rang. Possibles : { $possible }.
fault-level = Le niveau { $level } a { $found } cartes au lieu d’au moins { $fewest }.

## The page

group-choose = Choisir une carte
group-draft = Garder une carte
group-remove = Retirer une carte
group-play = Jouer une carte
group-recipe = Prendre une recette
group-ingredient = Prendre un ingrédient
group-buy = Acheter des denrées
group-bake = Cuisiner
group-decorate = Décorer
group-sell = Vendre
group-serve = Présenter
group-hire = Recruter
group-dismiss = Renvoyer
group-place = Servant ou hôte noble
group-spare = Économiser
group-pay = Défausser une tuile
group-tip = Payer les servants
group-keep = Garder une tuile
group-keep-recipe = Garder une recette
group-lift = Déplacer une pâtisserie
group-set = Poser
group-count = Compter une table
group-use = Le faire
group-hand-in = Rendre des denrées
group-copy = Copier un bonus
group-imitate = Imiter le Mentor
group-discard = Jeter une recette
group-done = En rester là

# The board. Headings (area-), tabs (tab-), short words painted on it (page-), what a piece is called (piece-) and
# what it does (about-). $name is the name of a person; $bonus, $recipe, $needs, $tile and $condition are texts.
area-garden = Le jardin
area-recipes = Recettes à l’étalage
area-ingredients = Ingrédients à l’étalage
area-hiring = Personnel à recruter
area-tray = Nouveau personnel sur le plateau
area-ways = Ce que vous pouvez faire
area-hand = Vos cartes
area-staff = Votre personnel
area-bench = Votre plan de travail
area-others = Les autres
tab-garden = Jardin
tab-shop = Boutique
tab-mine = Moi
tab-others = Autres
page-table = { $table ->
    [orangery] Orangerie
    [rosery] Roseraie
    [fountain] Fontaine
    [grotto] Grotte
   *[terrace] Terrasse
}
page-look-at-table = { page-table }{ $count ->
    [0] {""}
    [one] {" "}: { $count } choix
   *[other] {" "}: { $count } choix
}
page-look-at-places = Hôtes nobles, tables de service et bonus spéciaux{ $count ->
    [0] {""}
    [one] {" "}: { $count } choix
   *[other] {" "}: { $count } choix
}
page-whole-garden = Tout le jardin
page-nobles = Hôtes nobles
page-specials = Bonus spéciaux
page-standing = { points } : { $count ->
    [0] encore personne
   *[other] { $name }
}
page-recipes = Recettes
page-ingredients = Ingrédients
page-hiring = Recrutement
page-hired = en poste
page-awaited = Le nouveau personnel viendra ici.
page-leaves = fin
page-good = { $kind ->
    [coins] Pièces
    [flour] Farine
    [sugar] Sucre
    [butter] Beurre
    [stored] Tuiles Ingrédient
   *[decorations] Décorations
} : { $count }
page-tables = { $count ->
    [one] Présence à { $count } table
   *[other] Présence à { $count } tables
}
page-on-shelf = Recette : { $recipe }
page-on-rack = Sur la volette : { $recipe }{ $decorated ->
    [yes] , décorée
   *[no] {""}
}
page-absent = hors ligne
page-first = commence
page-look-closer = { $name } : voir de plus près
page-sign = { $sign ->
    [coin] pièces
    [blank] autant de pièces
    [now] points immédiats
    [end] points à la fin
    [worth] les points d’une pâtisserie
    [st-flour] farine
    [st-sugar] sucre
    [st-butter] beurre
    [in-egg] œuf
    [in-honey] miel
    [in-nut] noix
    [to-cherry] garniture : cerise
    [to-violet] garniture : violette
    [to-orange] garniture : orange
    [tile] une tuile Ingrédient
    [sheet] une recette
    [bag] pioché dans le sac
    [toque] pâtissier ; recette pour pâtissiers
    [bowl] assistant
    [cards] cartes de votre personnel
    [crownstar] une carte ✱ : gratuite, si vous avez ce qu’elle demande
    [flame] cuisiner
    [cakei] une pâtisserie
    [deco] une décoration
    [tablei] une table
    [podium] placer un servant ou un hôte noble
    [ribbon] une tuile Bonus spécial
    [servant] un servant
    [noble] un hôte noble
    [orangery] Orangerie
    [rosery] Roseraie
    [fountain] Fontaine
    [grotto] Grotte
    [terrace] Terrasse
    [slash] sans cela
    [plus] ceci s’y ajoute
    [minus] d’autant moins
    [or] sur une seule
    [range] du moins au plus
    [becomes] payer ceci pour cela
    [times] pour chaque
    [same] la même chose
   *[about] points si la partie s’arrêtait maintenant
}
page-in-hand = Cartes en main : { $count }
page-at-end = à la fin
page-tray-note = Gardez une carte ; le reste continue. Personne d’autre ne voit laquelle.
page-tray-level = niveau { $level }
page-tray-route = Le plateau { $tray } passe par { $names }. Les deux dernières cartes seront à recruter.
page-draft-step = { $step ->
    [hand] Vos quatre cartes
    [A] Plateau A : gardez-en une
    [B] Plateau B : gardez-en une
   *[remove] Une sur six s’en va
}
page-to-garden = Voir le jardin
page-to-tray = Revenir au plateau
page-staff = Personnel : { $count }
page-unused = Inutilisé { $count }
page-used = Utilisé { $count }
page-sure = En main à coup sûr : { $count }
page-income = Revenu
page-next-income = Prochain revenu : { coins }{ $points ->
    [0] {""}
   *[other] , { points }
}
page-decoration-place = { $taken ->
    [yes] Décoration { $number } ({ $tile })
   *[no] Décoration { $number }, libre
} : { $what ->
    [coins] { coins }
   *[points] { points }
} à chaque revenu
page-free = libre
page-pantry = Réserve
page-pantry-empty = aucune tuile
page-racks = Volettes
page-mentor = Le Mentor
page-mentor-card = Sa dernière carte : la première possible
page-mentor-action = { $action ->
    [place] Servant
   *[other] { piece-mentor-action }
}
page-decision = Décision
page-mentor-left = { $turns ->
    [one] encore { $turns } carte
   *[other] encore { $turns } cartes
}
page-why = Pourquoi il le fait
piece-space = { page-table }, case libre { $number } : { gift }
piece-served = { page-table }, case { $number } : { $recipe }, à { $name }, { points }
piece-table-tile = { page-table }, tuile Bonus de table : { $tile }
piece-place = { $what ->
    [noble] Hôte noble { $post } : { points }
    [points] Table de service { $post } : { points }
   *[gift] Table de service { $post } : { gift }
} pour { price }
piece-placed = { $what ->
    [noble] Hôte noble { $post } : { points }
    [points] Table de service { $post } : { points }
   *[gift] Table de service { $post } : { gift }
}, case prise par { $name }
piece-special = Bonus spécial : { $condition }. { $points ->
    [0] Plus de case libre
   *[other] Prochaine case : { points }
}{ $count ->
    [0] {""}
   *[other] {" "}; obtenu par { $name }
}
piece-offer = { $staff } ({ rank }) pour { price } : { $bonus }
piece-star = Carte ✱ { $staff } ({ rank }) : { $condition } ; { $bonus }
piece-slot = { $recipe } pour { price } : { $needs }, { points }{ $toque ->
    [yes] , toque
   *[no] {""}
}{ $leaves ->
    [yes] , part après cette manche
   *[no] {""}
}
piece-recipe = { $recipe } : { $needs }, { points }{ $toque ->
    [yes] , toque
   *[no] {""}
}
piece-stall = { $stall } pour { price } : { $tile }{ $leaves ->
    [yes] , part après cette manche
   *[no] {""}
}
piece-card = { $staff } ({ rank }) : { $bonus }
piece-top = { $staff } ({ rank }), dernière carte jouée par { $name } : { $bonus }
piece-staple = Acheter { $units } { staple } pour { price }
piece-rack = { $recipe }, { points }{ $decorated ->
    [yes] , décorée
   *[no] {""}
}
piece-sell = Vendre { $recipe } pour { coins }
piece-discard = Jeter { $recipe }
piece-mentor-action = { $action ->
    [recipes] Recettes
    [ingredients] Ingrédients
    [bake] Cuisiner
    [decorate] Décorer
    [deliver] Livrer
    [hire] Recruter
   *[place] Servant ou hôte noble
}
piece-way-tip = { $count ->
    [one] Payer { $count } servant
   *[other] Payer { $count } servants
}
piece-way-spare-flour = 1 farine de moins
piece-way-spare-honey = 1 miel de moins
piece-way-hand-in = { $units } { staple } contre { points }
piece-way-use = { $step ->
    [staple] Acheter
    [draw] Piocher dans le sac
    [draw-recipe] Piocher des recettes
    [trade] Acheter des points
   *[imitate] Plutôt des points
}
about-space = Une pâtisserie présentée ici rapporte aussitôt ce que montre la case. Elle compte pour la majorité de la table.
about-served = Une pâtisserie sur une table rapporte ses points à la fin et y compte pour la majorité.
about-table-tile = Une pâtisserie qui a ce que demande la moitié claire rapporte ce que montre la moitié sombre.
about-place = { $what ->
    [noble] Un hôte noble rapporte des pièces à chaque revenu et des points à la fin, et un de plus par adversaire ayant un servant.
    [points] Un servant sert les tables auxquelles mènent les allées. Cette case rapporte des points à la fin.
   *[gift] Un servant sert les tables auxquelles mènent les allées. Cette case donne son bonus aussitôt.
}
about-special = Toute personne qui a ce que demande la tuile en marque aussitôt la meilleure case libre, pour des points à la fin. Chacun le peut une fois.
about-offer = { $what ->
    [star] Une carte ✱ ne coûte rien, mais il faut avoir ce qu’elle demande ; chacun en recrute une au plus.
   *[staff] Plus il y a de cartes à recruter, plus elles sont chères. La carte vient dans votre main, pour cette manche.
}
about-recipe = Il faut : { $needs }.{ $toque ->
    [yes] {" "}Seul un pâtissier peut la cuisiner.
   *[no] {""}
}{ $leaves ->
    [yes] {" "}Elle quitte l’étalage à la fin de la manche.
   *[no] {""}
}
about-tile = Ses ingrédients paient les recettes. Retournée, ses garnitures décorent une pâtisserie.
about-top = La dernière carte utilisée : son bonus peut être copié par une carte qui copie.
about-staff = Bonus : { $bonus }. Renvoi : { coins }.
about-staple = Le prix sur une case est celui de l’achat jusque-là.
about-rack = Une pâtisserie y attend d’être décorée, présentée ou vendue.
about-discard = Vous pouvez jeter une recette à tout moment, pour faire de la place.
about-mentor = Le Mentor joue selon ses cartes : il fait la première action de la carte qui est possible.
about-mentor-action = Vous pouvez imiter ce qui est sur la dernière carte du Mentor quand on vous le demande.
