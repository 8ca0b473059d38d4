name = Rococo Deluxe
teaser = Créez des tenues pour le bal du Roi, louez-les aux invités et allumez le feu d’artifice.

## Pièces

# La plupart se placent dans d’autres phrases, et jamais au début. Avec un article, the-garment et the-jewel sont
# compléments d’objet.
colour = { $colour ->
    [blue] bleu
    [pink] rose
    [green] vert
   *[orange] orange
}
rank = { $rank ->
    [master] Maître
    [journeyman] Compagnon
   *[apprentice] Apprenti
}
a-notion = { $notion ->
    [thread] un fil
   *[lace] une dentelle
}
hall = { $hall ->
    [1] salle royale
   *[other] salle { $hall }
}
livres = { $livres } Louis d’or
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
price = { $price ->
    [0] rien
   *[other] { $price } Louis d’or
}
garment = { $set ->
    [fancy] { $colour ->
        [blue] robe fantaisie bleue
        [pink] costume fantaisie rose
        [green] robe fantaisie verte
       *[orange] costume fantaisie orange
    }
    [festivity] { $colour ->
        [blue] robe de fête bleue
        [pink] costume de fête rose
        [green] robe de fête verte
       *[orange] costume de fête orange
    }
    [expert] { $colour ->
        [blue] robe d’expert bleue
        [pink] costume d’expert rose
        [green] robe d’expert verte
       *[orange] costume d’expert orange
    }
   *[base] { $colour ->
        [blue] robe bleue
        [pink] costume rose
        [green] robe verte
       *[orange] costume orange
    }
}
the-garment = { $set ->
    [fancy] { $colour ->
        [blue] la robe fantaisie bleue
        [pink] le costume fantaisie rose
        [green] la robe fantaisie verte
       *[orange] le costume fantaisie orange
    }
    [festivity] { $colour ->
        [blue] la robe de fête bleue
        [pink] le costume de fête rose
        [green] la robe de fête verte
       *[orange] le costume de fête orange
    }
    [expert] { $colour ->
        [blue] la robe d’expert bleue
        [pink] le costume d’expert rose
        [green] la robe d’expert verte
       *[orange] le costume d’expert orange
    }
   *[base] { $colour ->
        [blue] la robe bleue
        [pink] le costume rose
        [green] la robe verte
       *[orange] le costume orange
    }
}
bales = { $count } { $colour ->
    [blue] { $count ->
        [one] bleu
       *[other] bleus
    }
    [pink] { $count ->
        [one] rose
       *[other] roses
    }
    [green] { $count ->
        [one] vert
       *[other] verts
    }
   *[orange] orange
}
cut = { $cut ->
    [thread] fil
    [lace] dentelle
    [both] fil + dentelle
   *[either] fil / dentelle
}
tile = tuile ({ $silk } ; { cut })
hidden-tile = tuile ressources
jewel = { $jewel ->
    [blue] collier bleu
    [pink] bague rose
    [green] collier vert
   *[orange] bague orange
}
the-jewel = { $jewel ->
    [blue] le collier bleu
    [pink] la bague rose
    [green] le collier vert
   *[orange] la bague orange
}
hidden-employee = carte
automa = Madame du Barry
decoration = { $kind ->
    [fireworks] le feu d’artifice { $decoration }
    [kitchen-left] la cuisine de gauche { $decoration }
    [kitchen-right] la cuisine de droite { $decoration }
    [statue] la statue { $decoration }
    [musician] les musiciens { $decoration }
   *[jeweller] la licence { $decoration }
}
trial = { $trial ->
    [journeyman] épreuve de Compagnon
   *[master] épreuve de Maître
}
task = { $task ->
    [common-silk] un Apprenti acquiert de la soie bleue ou rose
    [rare-silk] un Apprenti acquiert de la soie verte ou orange
    [notions] un Apprenti acquiert du fil ou de la dentelle
    [decoration] un Apprenti finance une décoration
    [dress] un Compagnon confectionne une robe
    [coat] un Compagnon confectionne un costume
   *[by-master] un Maître confectionne une tenue
}
reward = { $reward ->
    [none] sans récompense
    [livres] { $amount } Louis d’or
    [thread] un fil
    [lace] une dentelle
   *[tile] une tuile ressources
}
employee = { $employee ->
    [berthe] Berthe
    [anselme] Anselme
    [colin] Colin
    [perrin] Perrin
    [lison] Lison
    [blaise] Blaise
    [sidonie] Sidonie
    [hugo] Hugo
    [toinette] Toinette
    [felix] Félix
    [manon] Manon
    [armand] Armand
    [clemence] Clémence
    [odilon] Odilon
    [nicaise] Nicaise
    [gaspard] Gaspard
    [fanchon] Fanchon
    [honore] Honoré
    [ninon] Ninon
    [leonie] Léonie
    [odile] Odile
    [mathis] Mathis
    [fanny] Fanny
    [isidore] Isidore
    [agathe] Agathe
    [theodore] Théodore
    [celestin] Célestin
    [hortense] Hortense
    [auguste] Auguste
    [rosalie] Rosalie
    [gilles] Gilles
    [margot] Margot
    [cyprien] Cyprien
    [aimee] Aimée
    [bastien] Bastien
    [cecile] Cécile
    [damien] Damien
    [edmee] Edmée
    [fabrice] Fabrice
    [gisele] Gisèle
    [henri] Henri
    [irene] Irène
    [jerome] Jérôme
    [katell] Katell
    [lucien] Lucien
    [melanie] Mélanie
    [narcisse] Narcisse
    [olympe] Olympe
    [prosper] Prosper
    [quitterie] Quitterie
    [rodolphe] Rodolphe
    [solange] Solange
    [tancrede] Tancrède
    [ursule] Ursule
    [victor] Victor
    [xaviere] Xavière
    [yves] Yves
    [zelie] Zélie
    [adele] Adèle
    [bruno] Bruno
   *[desiree] Désirée
}
and = { $one }, { $two }
or = { $one } ou { $two }

## Ce que font les cartes

# Un gain est une quantité ($what) pour chaque groupe de $per choses que compte $of. « and » en réunit
# plusieurs ; ce qui compte dans une salle ou à la fin les reçoit comme $gain. Selon le personnel, $steps
# réunit par « and » des messages staff-step, dont $staff est « 5–6 » ou « 7+ ».
gain = { $what ->
    [livres] { $amount } Louis d’or
   *[points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}{ $of ->
    [one] {""}
    [no-green] {" "}si vous n’avez aucune robe verte
    [no-orange] {" "}si vous n’avez aucun costume orange
    [blue] {" "}{ $per ->
        [1] par robe bleue
       *[other] par groupe de { $per } robes bleues
    }
    [pink] {" "}{ $per ->
        [1] par costume rose
       *[other] par groupe de { $per } costumes roses
    }
    [green] {" "}{ $per ->
        [1] par robe verte
       *[other] par groupe de { $per } robes vertes
    }
    [orange] {" "}{ $per ->
        [1] par costume orange
       *[other] par groupe de { $per } costumes orange
    }
    [garments] {" "}{ $per ->
        [1] par tenue
       *[other] par groupe de { $per } tenues
    }
    [ladies] {" "}{ $per ->
        [1] par robe
       *[other] par groupe de { $per } robes
    }
    [gentlemen] {" "}{ $per ->
        [1] par costume
       *[other] par groupe de { $per } costumes
    }
    [couples] {" "}{ $per ->
        [1] par paire robe et costume
       *[other] par groupe de { $per } paires robe et costume
    }
    [blue-green] {" "}{ $per ->
        [1] par paire robe bleue et robe verte
       *[other] par groupe de { $per } paires robe bleue et robe verte
    }
    [masters] {" "}{ $per ->
        [1] par tenue sur une case Maître
       *[other] par groupe de { $per } tenues sur des cases Maître
    }
    [decorations] {" "}{ $per ->
        [1] par décoration
       *[other] par groupe de { $per } décorations
    }
    [decoration-kinds] {" "}{ $per ->
        [1] par type de décoration
       *[other] par groupe de { $per } types de décoration
    }
    [halls] {" "}{ $per ->
        [1] par salle que vous occupez
       *[other] par groupe de { $per } salles que vous occupez
    }
    [jewels] {" "}{ $per ->
        [1] par bijou
       *[other] par groupe de { $per } bijoux
    }
    [jewel-sets] {" "}{ $per ->
        [1] par série de bijoux des quatre couleurs
       *[other] par groupe de { $per } séries de bijoux des quatre couleurs
    }
    [necklaces] {" "}{ $per ->
        [1] par collier
       *[other] par groupe de { $per } colliers
    }
    [apprentices] {" "}{ $per ->
        [1] par Apprenti
       *[other] par groupe de { $per } Apprentis
    }
    [notions] {" "}{ $per ->
        [1] par paire fil et dentelle
       *[other] par groupe de { $per } paires fil et dentelle
    }
    [livres] {" "}{ $per ->
        [1] par Louis d’or en votre possession
       *[other] par groupe de { $per } Louis d’or en votre possession
    }
    [points] {" "}{ $per ->
        [1] par point sur la piste
       *[other] par groupe de { $per } points sur la piste
    }
    [thread] {" "}{ $per ->
        [1] par fil
       *[other] par groupe de { $per } fils
    }
    [lace] {" "}{ $per ->
        [1] par dentelle
       *[other] par groupe de { $per } dentelles
    }
    [tiles] {" "}{ $per ->
        [1] par tuile ressources
       *[other] par groupe de { $per } tuiles ressources
    }
    [master-trials] {" "}{ $per ->
        [1] par épreuve de Maître réussie
       *[other] par groupe de { $per } épreuves de Maître réussies
    }
   *[staff] {" "}{ $per ->
        [1] par commis
       *[other] par groupe de { $per } commis
    }
}
gain-by-staff = { $what ->
    [livres] Louis d’or
   *[points] points
} selon le nombre de commis ({ $steps })
staff-step = { $staff } : { $amount }
bonus-none = pas de bonus
bonus-hall = dans une seule salle : { $gain }
bonus-end = à la fin : { $gain }
bonus-notion = { $amount ->
    [0] un fil ou une dentelle
   *[other] un fil ou une dentelle pour { $amount } Louis d’or
}
bonus-draw = { $amount ->
    [0] piocher une tuile ressources dans le sac
   *[other] piocher une tuile ressources dans le sac pour { $amount } Louis d’or
}
bonus-acquire = acquérir une tuile ressources de plus
bonus-fund = financer une décoration de plus, { $amount } Louis d’or moins cher
bonus-tailor = confectionner une tenue de plus, avec { $amount ->
    [one] { $amount } rouleau
   *[other] jusqu’à { $amount } rouleaux
} de soie en moins ({ $colours }), sans dé à coudre
bonus-sell = confectionner une tenue de plus et la vendre avec { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} en prime, sans dé à coudre
bonus-delegate-bonus = déléguer un commis au choix et utiliser son bonus au lieu de toucher des Louis d’or
bonus-delegate-livres = déléguer un commis au choix sans son bonus : { $master } Louis d’or pour un Maître, { $journeyman } pour un Compagnon, { $apprentice } pour un Apprenti
bonus-exchange = acheter des points à { $amount } Louis d’or chacun
bonus-silk = défausser de la soie : 1 point par rouleau vert ou orange et par groupe de deux autres
bonus-expose = défausser un commis de votre réserve et utiliser son bonus
bonus-copy = utiliser le bonus visible sur la défausse d’une autre personne
garment-none = aucun effet
garment-favour = la faveur de la Reine si elle est libre, et ses Louis d’or dans tous les cas
garment-delegate = déléguer un commis au choix pour ses Louis d’or, sans son bonus
garment-tile = une tuile ressources gratuite au choix dans les tiroirs
garment-livres = { $amount } Louis d’or quand cette tenue est louée
garment-jewel = un bijou gratuit au choix, si vous avez une licence du bijoutier
garment-match = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} si un bijou de sa couleur est acheté avec la tenue
condition = { $of ->
    [one] rien
    [no-green] aucune robe verte
    [no-orange] aucun costume orange
    [blue] au moins { $least ->
        [one] { $least } robe bleue
       *[other] { $least } robes bleues
    }
    [pink] au moins { $least ->
        [one] { $least } costume rose
       *[other] { $least } costumes roses
    }
    [green] au moins { $least ->
        [one] { $least } robe verte
       *[other] { $least } robes vertes
    }
    [orange] au moins { $least ->
        [one] { $least } costume orange
       *[other] { $least } costumes orange
    }
    [garments] au moins { $least ->
        [one] { $least } tenue
       *[other] { $least } tenues
    }
    [ladies] au moins { $least ->
        [one] { $least } robe
       *[other] { $least } robes
    }
    [gentlemen] au moins { $least ->
        [one] { $least } costume
       *[other] { $least } costumes
    }
    [couples] au moins { $least ->
        [one] { $least } paire robe et costume
       *[other] { $least } paires robe et costume
    }
    [blue-green] au moins { $least ->
        [one] { $least } paire robe bleue et robe verte
       *[other] { $least } paires robe bleue et robe verte
    }
    [masters] au moins { $least ->
        [one] { $least } tenue sur une case Maître
       *[other] { $least } tenues sur des cases Maître
    }
    [decorations] au moins { $least ->
        [one] { $least } décoration
       *[other] { $least } décorations
    }
    [decoration-kinds] au moins { $least ->
        [one] { $least } type de décoration
       *[other] { $least } types de décoration
    }
    [halls] au moins { $least ->
        [one] { $least } salle occupée
       *[other] { $least } salles occupées
    }
    [jewels] au moins { $least ->
        [one] { $least } bijou
       *[other] { $least } bijoux
    }
    [jewel-sets] au moins { $least ->
        [one] { $least } série de bijoux des quatre couleurs
       *[other] { $least } séries de bijoux des quatre couleurs
    }
    [necklaces] au moins { $least ->
        [one] { $least } collier
       *[other] { $least } colliers
    }
    [apprentices] au moins { $least ->
        [one] { $least } Apprenti
       *[other] { $least } Apprentis
    }
    [notions] au moins { $least ->
        [one] { $least } paire fil et dentelle
       *[other] { $least } paires fil et dentelle
    }
    [livres] au moins { $least } Louis d’or
    [points] au moins { $least ->
        [one] { $least } point
       *[other] { $least } points
    } sur la piste
    [thread] au moins { $least ->
        [one] { $least } fil
       *[other] { $least } fils
    }
    [lace] au moins { $least ->
        [one] { $least } dentelle
       *[other] { $least } dentelles
    }
    [tiles] au moins { $least ->
        [one] { $least } tuile ressources
       *[other] { $least } tuiles ressources
    }
    [master-trials] l’épreuve de Maître réussie{ $least ->
        [one] {""}
       *[other] {" "}{ $least } fois
    }
   *[staff] au moins { $least } commis
}

## Décompte

held = { $what ->
    [livres] Louis d’or
    [thread] Fil
    [lace] Dentelle
    [blue] Soie bleue
    [pink] Soie rose
    [green] Soie verte
   *[orange] Soie orange
}
held-income = { $from ->
    [decorations] Louis d’or pour les décorations
    [garments] Louis d’or pour les tenues
   *[jewels] Louis d’or pour les bijoux
}
score-track = Points sur la piste
score-livres = Louis d’or ({ $count })
score-jewels = Bijoux ({ $count })
score-staff = Commis à couronne
score-favour = Faveur de la Reine
score-hall = Majorité, { hall }
score-fireworks = Majorité des feux d’artifice ({ $count })
score-balcony = Tenues sur le balcon
score-statues = Statues ({ $count })
score-garments = Tenues ({ $count })
score-decorations = Décorations
score-all-halls = Toutes les salles
score-tiles = Tuiles ressources ({ $count })
score-step = { $step ->
    [track] Points sur la piste
    [livres] Louis d’or
    [jewels] Bijoux
    [staff] Commis à couronne
    [favour] Faveur de la Reine
    [hall] Majorité, { hall }
    [fireworks] Majorité des feux d’artifice
    [balcony] Tenues sur le balcon
    [statues] Statues
    [garments] Tenues
    [decorations] Décorations
    [all-halls] Toutes les salles
   *[tiles] Tuiles ressources
}

## Options

option-jewelry = La Boîte à bijoux
option-jewelry-no = Sans
option-jewelry-yes = Bijoux, épreuves et nouveaux commis
option-jewelry-yes-about = Un bijoutier vend des colliers et des bagues. Des épreuves font des Apprentis des Compagnons et des Compagnons des Maîtres, et chacun a son propre Apprenti spécialisé.
option-fancy = Tenues fantaisies
option-fancy-no = Sans
option-fancy-yes = Quatre tenues précieuses, cinq tuiles riches
option-fancy-yes-about = Des tenues plus chères qui valent plus, et des tuiles pour les payer. Aucune nouvelle règle.
option-festivity = Tenues de fête
option-festivity-no = Sans
option-festivity-yes = Des tenues qui rapportent aussitôt
option-festivity-yes-about = Elles ne se vendent jamais et rapportent des points pour ce que vous avez déjà en les confectionnant.
option-expert = Confection par des experts
option-expert-no = Sans
option-expert-yes = Des tenues avec un effet propre
option-expert-yes-about = La faveur de la Reine, une tuile, des Louis d’or ou un bijou viennent avec la tenue.

## Ce qui est demandé

ask-hand = { $missing ->
    [one] Choisissez encore un commis pour cette manche.
   *[other] Choisissez encore { $missing } commis pour cette manche.
}
ask-card = Jouez un commis.
ask-action = { $employee } ({ rank }) : quelle action principale ?
ask-keep = Garder la { $tile } comme soie, ou la défausser ?
ask-free-tile = Prenez une tuile ressources de votre choix.
ask-task = Quelle tâche marquez-vous ?
ask-silk = Quelles tuiles paient { $garment } ?
ask-garment = Louer ou vendre { $garment } ?
ask-free-jewel = Choisissez un bijou : il est gratuit.
ask-win = { $trial ->
    [journeyman] Choisissez le Compagnon qui rejoint votre personnel.
   *[master] Choisissez le Maître qui rejoint votre personnel.
}
ask-notion = { $price ->
    [0] Fil ou dentelle ?
   *[other] Acheter un fil ou une dentelle pour { $price } Louis d’or ?
}
ask-draw = { $price ->
    [0] Piocher une tuile ressources dans le sac ?
   *[other] Piocher une tuile ressources dans le sac pour { $price } Louis d’or ?
}
ask-extra-acquire = Bonus : acquérir une tuile ressources de plus ?
ask-extra-fund = Bonus : financer une décoration, { $discount } Louis d’or moins cher ?
ask-extra-tailor = Bonus : confectionner une tenue de plus ?
ask-delegate-for-livres = Déléguer un commis pour des Louis d’or ?
ask-delegate-with-bonus = Déléguer un commis et utiliser son bonus ?
ask-exchange = Acheter des points avec des Louis d’or ?
ask-give-silk = Défausser de la soie pour des points ?
ask-expose = Défausser un commis de votre réserve et utiliser son bonus ?
ask-copy = De qui copiez-vous le bonus ?
ask-balcony = Quelles tenues passent sur le balcon ?

## Coups

move-choose = { $step ->
    [hand] Choisir { $employee } ({ rank }) : { $bonus }
   *[win] Prendre { $employee } ({ rank }) : { $bonus }
}
move-play = Jouer { $employee } ({ rank }) : { $bonus }
move-favour = Réclamer la faveur de la Reine ({ $gain } Louis d’or)
move-acquire = Acquérir en { $place } pour { price } : { $tile }
move-tailor = Confectionner { $garment } en { $window } pour { price }
move-hire = Engager { $employee } ({ rank }) pour { price } : { $bonus }
move-delegate = Déléguer { $employee } ({ rank }){ $step ->
    [action] {" "}pour { $gain } Louis d’or
    [delegate-for-livres] {" "}pour { $gain } Louis d’or
   *[delegate-with-bonus] {" "}: { $bonus }
}
move-fund = Financer { decoration } pour { price }
move-trial = Passer l’{ trial } pour { price }
move-keep = La garder comme soie
move-cut = { $for ->
    [thread] La défausser pour un fil
    [lace] La défausser pour une dentelle
   *[both] La défausser pour un fil et une dentelle
}
move-task = Tâche : { task }
move-pay = Défausser une { $tile }
move-rent = Louer : { hall }, case { $master ->
    [yes] Maître { $space }
   *[no] { $space }
} ({ reward })
move-sell = Vendre pour { $gain } Louis d’or
move-jewel = Prendre { $jewel } en { $place } pour { price }
move-take = Prendre pour { price } : { a-notion }
move-draw = Piocher une tuile ressources pour { price }
move-exchange = Acheter un point pour { price }
move-expose = Défausser { $employee } ({ rank }) : { $bonus }
move-copy = Copier { $employee } chez { $from } : { $bonus }
move-fill = Remplir le balcon au mieux
move-admire = Faire passer { $garment } de { $space } sous { $decoration } (× { $factor }) : { points }
move-done = { $step ->
    [action] Pas d’action principale
    [notion] Ne rien prendre
    [draw] Ne rien piocher
    [extra-acquire] Ne rien acquérir
    [extra-fund] Ne rien financer
    [extra-tailor] Ne rien confectionner
    [delegate-for-livres] Ne déléguer personne
    [delegate-with-bonus] Ne déléguer personne
    [exchange] Ne plus acheter de points
    [give-silk] Ne plus défausser de soie
    [expose] Renoncer à un autre bonus
    [balcony] Laisser les autres dans la salle
   *[copy] Ne copier personne
}

## Obstacles

obstacle-not-in-reserve = { $employee } n’est pas dans votre réserve.
obstacle-not-in-hand = { $employee } n’est pas dans votre main.
obstacle-not-your-rank = { $played ->
    [master] Un Maître
    [journeyman] Un Compagnon
   *[apprentice] Un Apprenti
} ne peut pas { $action ->
    [favour] réclamer la faveur de la Reine.
    [acquire] acquérir de ressources.
    [tailor] confectionner de tenue.
    [hire] engager de commis.
    [delegate] se laisser déléguer.
    [fund] financer de décoration.
   *[trial] passer d’épreuve.
}
obstacle-favour-gone = La faveur de la Reine a déjà été réclamée pendant cette manche.
obstacle-no-tile = Aucune tuile ne se trouve en { $place }.
obstacle-too-dear = Cela coûte { price }, et vous { $livres ->
    [0] n’en avez pas.
   *[other] en avez { $livres }.
}
obstacle-no-garment = Aucune tenue ne se trouve en { $window }.
obstacle-thimble = Le modèle porte un dé à coudre doré : seul un Maître, par son action principale, peut confectionner { $garment }.
obstacle-short-of-silk = Votre soie ne suffit pas pour { $garment }.
obstacle-short-of-thread = { $thread ->
    [one] Il faut { $thread } fil pour { $garment }, et vous n’en avez pas assez.
   *[other] Il faut { $thread } fils pour { $garment }, et vous n’en avez pas assez.
}
obstacle-short-of-lace = { $lace ->
    [one] Il faut { $lace } dentelle pour { $garment }, et vous n’en avez pas assez.
   *[other] Il faut { $lace } dentelles pour { $garment }, et vous n’en avez pas assez.
}
obstacle-no-space-for-it = Aucune case permise n’est libre pour { $garment }.
obstacle-never-sold = Ce bonus ne permet que de vendre, et personne n’achète { $garment }.
obstacle-no-offer = Personne n’est à engager à l’emplacement { $offer }.
obstacle-no-apprentice-of-your-own = Vous avez déjà engagé votre Apprenti spécialisé.
obstacle-condition-open = { $employee } ne vient que si vous avez ce que demande la carte : { $condition }.
obstacle-fewest-staff = Vous gardez au moins { $fewest } commis.
obstacle-only-the-played = Vous ne pouvez déléguer que le commis joué, pas { $employee }.
obstacle-not-in-staff = { $employee } ne fait pas partie de votre personnel.
obstacle-leaves-already = { $employee } est déjà sur le départ.
obstacle-not-on-board = Cette case n’existe pas sur ce plateau.
obstacle-decoration-taken = La décoration { $decoration } est déjà financée.
obstacle-one-in-kitchen = Vous avez déjà une case de ce côté de la cuisine.
obstacle-one-licence = Vous avez déjà une licence du bijoutier.
obstacle-other-trial = Votre prochaine épreuve est l’{ trial } : ce commis ne peut pas la passer.
obstacle-tasks-open = { $open ->
    [one] Une tâche reste à faire pour l’{ trial }.
   *[other] { $open } tâches restent à faire pour l’{ trial }.
}
obstacle-pile-empty = Aucune carte ne reste à gagner par l’{ trial }.
obstacle-not-on-tile = Cette tuile ne l’offre pas : { $tile }.
obstacle-both-come = Cette tuile donne le fil et la dentelle ensemble : { $tile }.
obstacle-task-unfit = Votre action ne correspond pas à cette tâche : { task }.
obstacle-task-done = Vous avez déjà marqué cette tâche : { task }.
obstacle-no-such-tile = Vous n’avez pas cette tuile : { $tile }.
obstacle-tile-not-needed = Cette tuile n’est pas nécessaire : { $tile }.
obstacle-space-taken = La case { $space } est occupée.
obstacle-masters-only = La case { $space } est réservée aux tenues qu’un Maître a confectionnées.
obstacle-must-rent = Il faut louer { $garment }.
obstacle-must-sell = Avec ce bonus, il faut vendre { $garment }.
obstacle-no-licence = Il faut une licence du bijoutier pour avoir des bijoux.
obstacle-no-jewel = Aucun bijou ne se trouve ici.
obstacle-jewel-unfit = Les colliers vont avec les robes, les bagues avec les costumes : pas { $jewel }.
obstacle-one-jewel = Vous avez déjà acheté un bijou pour cette tenue.
obstacle-not-in-pile = { $employee } n’est pas à gagner ici.
obstacle-nothing-to-copy = Rien à copier chez { $from }.
obstacle-not-that-seat = Vous ne pouvez copier qu’une autre personne de cette table.
obstacle-not-your-garment = Vous n’avez pas de tenue sur la case { $space }.
obstacle-not-your-fireworks = Le feu d’artifice { $decoration } n’est pas à vous.
obstacle-already-outside = Vous avez déjà fait passer { $garment } sur le balcon.
obstacle-balcony-taken = L’emplacement sous le feu d’artifice { $decoration } est déjà pris.

## Évènements

event-round-begins = La manche { $round } commence.
event-first-player = { $seat_is ->
    [me] Vous commencez
   *[other] { $seat } commence
}, par la faveur de la Reine.
event-employees-left = { $count ->
    [one] { $count } commis quitte la zone de recrutement.
   *[other] { $count } commis quittent la zone de recrutement.
}
event-employees-shown = { $count ->
    [one] { $count } nouveau commis est à engager.
   *[other] { $count } nouveaux commis sont à engager.
}
event-drawers-filled = { $count ->
    [one] { $count } tuile ressources rejoint les tiroirs.
   *[other] { $count } tuiles ressources rejoignent les tiroirs.
}
event-garments-left = { $count ->
    [one] { $count } tenue quitte l’atelier.
   *[other] { $count } tenues quittent l’atelier.
}
event-garments-shown = { $count ->
    [one] { $count } tenue rejoint l’atelier.
   *[other] { $count } tenues rejoignent l’atelier.
}
event-jewel-left = Le bijoutier retire { $jewel }.
event-jewels-shown = { $count ->
    [one] { $count } nouveau bijou est en vitrine.
   *[other] { $count } nouveaux bijoux sont en vitrine.
}
event-hands-chosen = Tout le monde a choisi ses commis.
event-played = { $seat_is ->
    [me] Vous jouez
   *[other] { $seat } joue
} { $employee } ({ rank }).
event-idle = { $seat_is ->
    [me] Vous renoncez
   *[other] { $seat } renonce
} à l’action principale.
event-favour-taken = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} la faveur de la Reine{ $livres ->
    [0] {""}
   *[other] {" "}et { $livres } Louis d’or
}.
event-acquired = { $seat_is ->
    [me] Vous acquérez
   *[other] { $seat } acquiert
} une { $tile } en { $place } pour { price }.
event-drew = { $seat_is ->
    [me] Vous piochez
   *[other] { $seat } pioche
} une { $tile } dans le sac { $reason ->
    [jewel] pour le bijou assorti.
   *[bonus] pour { price }.
}
event-kept = { $seat_is ->
    [me] Vous gardez
   *[other] { $seat } garde
} une { $tile }.
event-cut-up = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} une { $tile } pour { $thread ->
    [0] { $lace } dentelle
   *[other] { $lace ->
        [0] { $thread } fil
       *[other] { $thread } fil et { $lace } dentelle
    }
}.
event-tailored = { $seat_is ->
    [me] Vous confectionnez
   *[other] { $seat } confectionne
} { $garment } en { $window } pour { price }{ $thread ->
    [0] {""}
   *[other] , { $thread } fil
}{ $lace ->
    [0] {""}
   *[other] , { $lace } dentelle
} et de la soie.
event-rented = { $seat_is ->
    [me] Vous louez
   *[other] { $seat } loue
} { $garment } ({ hall }, { $space }).
event-sold = { $seat_is ->
    [me] Vous vendez
   *[other] { $seat } vend
} { $garment } pour { livres }.
event-livres-gained = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { $amount } Louis d’or { $reason ->
    [space] de l’invité.
    [garment] avec la tenue.
   *[bonus] en bonus.
}
event-points-gained = { $seat_is ->
    [me] Vous marquez
   *[other] { $seat } marque
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $reason ->
    [garment] avec la tenue.
   *[bonus] en bonus.
}
event-notion-gained = { $seat_is ->
    [me] Vous recevez
   *[other] { $seat } reçoit
} { a-notion } { $reason ->
    [space] de l’invité.
   *[bonus] pour { price }.
}
event-hired = { $seat_is ->
    [me] Vous engagez
   *[other] { $seat } engage
} { $employee } ({ rank }) pour { price } : { $bonus }.
event-delegated = { $seat_is ->
    [me] Vous déléguez
   *[other] { $seat } délègue
} { $employee }{ $livres ->
    [0] {""}
   *[other] {" "}pour { $livres } Louis d’or
}.
event-funded = { $seat_is ->
    [me] Vous financez
   *[other] { $seat } finance
} { decoration } pour { price }.
event-all-halls-marked = { $seat_is ->
    [me] Vous voilà dans toutes les salles
   *[other] Voilà { $seat } dans toutes les salles
} : { points } à la fin.
event-jewel-bought = { $seat_is ->
    [me] Vous prenez
   *[other] { $seat } prend
} { $jewel } en { $place } pour { price }.
event-task-marked = { $seat_is ->
    [me] Vous marquez
   *[other] { $seat } marque
} une tâche : { task }.
event-trial-passed = { $seat_is ->
    [me] Vous réussissez
   *[other] { $seat } réussit
} l’{ trial } et { $seat_is ->
    [me] marquez
   *[other] marque
} { points }.
event-card-won = { $seat_is ->
    [me] Vous gagnez un nouveau { rank } : { $employee }.
   *[other] { $seat } gagne un nouveau { rank }.
}
event-exposed = { $seat_is ->
    [me] Vous défaussez { $employee } de votre réserve et utilisez son bonus.
   *[other] { $seat } défausse { $employee } de sa réserve et utilise son bonus.
}
event-copied = { $seat_is ->
    [me] Vous copiez
   *[other] { $seat } copie
} { $employee }, { $owner_is ->
    [me] visible sur votre défausse.
   *[other] visible chez { $owner }.
}
event-exchanged = { $seat_is ->
    [me] Vous achetez
   *[other] { $seat } achète
} un point pour { livres }.
event-silk-given = { $seat_is ->
    [me] Vous défaussez
   *[other] { $seat } défausse
} une { $tile } pour { points }.
event-income = { $seat_is ->
    [me] Vous touchez
   *[other] { $seat } touche
} { $amount } Louis d’or de revenus{ $decorations ->
    [0] {""}
   *[other] , dont { $decorations } pour les décorations
}{ $garments ->
    [0] {""}
   *[other] , { $garments } pour les tenues
}{ $jewels ->
    [0] {""}
   *[other] , { $jewels } pour les bijoux
}.
event-admired = { $seat_is ->
    [me] Vous faites
   *[other] { $seat } fait
} passer { $garment } de { $space } sur le balcon, sous { $decoration } (× { $factor }) : { points }.
event-stayed-inside = { $seat_is ->
    [me] Vous laissez
   *[other] { $seat } laisse
} les autres tenues dans la salle royale.
event-over = Le bal est terminé.
event-madame-card = Madame du Barry dévoile une carte : { $action ->
    [favour] la faveur de la Reine
    [drawer] tout le tiroir { $number }
    [column] { $number ->
        [1] la colonne gauche des tiroirs
        [2] la colonne centrale des tiroirs
       *[other] la colonne droite des tiroirs
    }
    [tailor] la tenue { $number } en partant de la { $side ->
        [left] gauche
       *[right] droite
    }
    [hire] le commis { $number } en partant de la { $side ->
        [left] gauche
       *[right] droite
    }
    [fireworks] un feu d’artifice
    [kitchen] une cuisine
    [musician] des musiciens
   *[statue] une statue
} ({ $left ->
    [one] encore { $left } carte dans cette manche
   *[other] encore { $left } cartes dans cette manche
}).
event-madame-cannot = Madame du Barry marque { points } à la place : { $action ->
    [drawer] le tiroir est vide.
    [column] la colonne est vide.
    [tailor] aucune tenue ou aucune case n’est libre.
    [hire] personne n’est à engager.
    [fireworks] aucun feu d’artifice n’est libre pour elle.
    [kitchen] aucune cuisine n’est libre pour elle.
    [musician] aucuns musiciens ne sont libres pour elle.
   *[statue] aucune statue n’est libre pour elle.
}
event-madame-favour = { $taken ->
    [yes] Madame du Barry réclame la faveur de la Reine{ $points ->
        [0] {""}
       *[other] {" "}et marque { points }
    }.
   *[no] La faveur de la Reine est déjà prise ; Madame du Barry marque quand même { points }.
}
event-madame-tiles = Madame du Barry prend { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, tout ce que contient { $from ->
    [drawer] le tiroir { $number }.
   *[column] { $number ->
        [1] la colonne gauche.
        [2] la colonne centrale.
       *[other] la colonne droite.
    }
}
event-madame-garment = Madame du Barry confectionne { $garment } en { $window } : { $reason ->
    [counted] c’est la tenue que désigne sa carte.
   *[dearest] il en reste trop peu, elle prend la tenue la plus chère.
}
event-madame-hall = Sa carte suivante indique : { hall }{ $full ->
    [yes] {" "}; tout y est pris, elle en dévoile une autre.
   *[no] .
}
event-madame-rented = Elle choisit : { hall }, case { $space }. { $reason ->
    [master] La case Maître libre passe avant les autres.
    [master-reward] C’est la case Maître libre qui rapporte le plus.
   *[reward] C’est la case libre qui rapporte le plus.
}
event-madame-notion = Madame du Barry reçoit { a-notion } de l’invité.
event-madame-tile = Madame du Barry pioche une tuile ressources { $reason ->
    [space] grâce à l’invité.
    [jewel] pour le bijou assorti.
   *[garment] avec la tenue.
}
event-madame-jewel = Madame du Barry prend { $jewel } en { $place }, le bijou le moins cher { $reason ->
    [same] dans la couleur de la tenue.
    [fitting] qui va avec la tenue.
   *[garment] de tous, offert avec la tenue.
}
event-madame-no-jewel = Madame du Barry ne prend pas de bijou : { $reason ->
    [licence] elle n’a pas de licence du bijoutier.
    [none] sa carte n’en montre pas.
   *[gone] ce que veut sa carte n’est pas en vitrine.
}
event-madame-hired = Madame du Barry engage { $employee } ({ rank }) : { $reason ->
    [crown] des couronnes, c’est celle qui lui rapporte le plus.
    [counted] c’est le commis que désigne sa carte.
   *[last] il en reste trop peu, elle prend la dernière carte.
}
event-madame-funded = Madame du Barry finance { decoration } : { $reason ->
    [licence] une licence du bijoutier passe avant tout.
   *[cheapest] c’est l’emplacement libre le moins cher.
}
event-madame-points = Madame du Barry marque { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} avec la tenue.
event-madame-all-halls = Voilà Madame du Barry dans toutes les salles : { points } à la fin.
event-madame-task = Madame du Barry marque une tâche : { task }.
event-madame-trial = Madame du Barry réussit l’{ trial } et marque 1 point. Elle pioche une carte sans la montrer{ $removed ->
    [yes] {" "}et en retire une au hasard.
   *[no] {" "}et n’en a aucune à retirer.
}
event-madame-admired = Madame du Barry fait passer { $garment } de { $space } sur le balcon, sous { $decoration } (× { $factor }) : { points }.
event-madame-first = Madame du Barry commence, par la faveur de la Reine.

## Éditions

fault-windows = Les prix doivent baisser de gauche à droite, et aucun ne peut être inférieur à 0.
fault-all-halls = Les points doivent baisser de gauche à droite, et aucun ne peut être inférieur à 0.
fault-no-master-space = Chaque salle a besoin d’une case Maître : « { $words } ».
fault-factor = Un feu d’artifice est « prix:facteur » avec un facteur 2 ou 3, et non « { $words } ».
fault-fireworks = Les prix des feux d’artifice doivent monter de gauche à droite.
fault-words = « { $words } » ne se comprend pas.
fault-garment = « { $garment } » n’est pas le nom d’une tenue.
fault-no-garment = La tenue « { $garment } » manque.
fault-colour = « { $colour } » n’est pas la couleur de cette tenue. Possibles : { $possible }.
fault-set = Ceci fait partie de « { $expected } », et non de « { $found } ».
fault-needs = « { $needs } » doit compter de la soie de la couleur de la tenue, et du fil ou de la dentelle.
fault-employee = « { $employee } » n’est pas le nom d’un commis.
fault-no-employee = Le commis « { $employee } » manque.
fault-rank = « { $rank } » n’est pas un rang. Possibles : { $possible }.
fault-level = Le niveau { $level } a { $found } commis au lieu de { $expected }.
fault-starters = Les cartes de départ sont deux Maîtres, un Compagnon et deux Apprentis.
fault-new-card = Cette carte doit avoir le niveau { $level } et le rang « { $rank } ».

## La page

group-choose = Choisir un commis
group-play = Jouer un commis
group-favour = Faveur de la Reine
group-acquire = Acquérir des ressources
group-tailor = Confectionner une tenue
group-hire = Engager un commis
group-delegate = Déléguer un commis
group-fund = Financer une décoration
group-trial = Passer une épreuve
group-keep = Garder comme soie
group-cut = Fil ou dentelle
group-task = Marquer une tâche
group-pay = Défausser une tuile
group-rent = Louer
group-sell = Vendre
group-jewel = Prendre un bijou
group-take = Fil ou dentelle
group-draw = Piocher dans le sac
group-exchange = Acheter un point
group-expose = Défausser un commis
group-copy = Copier un bonus
group-fill = Remplir le balcon
group-admire = Sur le balcon
group-done = En rester là

# Le plateau : titres (area-), onglets (tab-), mots peints (page-), nom des pièces (piece-) et ce qu’elles font
# (about-). $name est le nom d’une personne ; $bonus, $effect, $garment, $tile, $condition et $silk sont des textes.
area-palace = Le palais
area-workshop = L’atelier
area-drawers = Les tiroirs de ressources
area-hiring = Commis à engager
area-jeweller = Bijoutier et épreuves
area-hand = Vos cartes
area-staff = Votre personnel
area-silk = Votre soie
area-others = Les autres
tab-palace = Palais
tab-shop = Atelier
tab-mine = Moi
tab-others = Les autres
page-decoration = { $kind ->
    [fireworks] Feu d’artifice
    [kitchen-left] Cuisine de gauche
    [kitchen-right] Cuisine de droite
    [statue] Statue
    [musician] Musiciens
   *[jeweller] Licence
}
page-hall = { $hall ->
    [1] Salle royale
   *[other] Salle { $hall }
}
page-arch = { $hall ->
    [1] Royale
   *[other] { $hall }
}
page-look-at-hall = { $hall ->
    [1] La salle royale
   *[other] Salle { $hall }
}{ $count ->
    [0] {""}
    [one] {" "}: { $count } choix
   *[other] {" "}: { $count } choix
}
page-whole-palace = Tout le palais
page-look-outside = Le ciel et la cave{ $count ->
    [0] {""}
    [one] {" "}: { $count } choix
   *[other] {" "}: { $count } choix
}
page-fireworks = Feux d’artifice
page-statues = Statues
page-statues-note = { $points } par couleur d’une série
page-kitchen = Cuisine
page-favour = Faveur de la Reine
page-all-halls = Toutes les salles
page-standing = { points } : { $count ->
    [0] personne pour l’instant
   *[other] { $name }
}
page-halls = { $halls ->
    [one] Présence dans { $halls } salle
   *[other] Présence dans { $halls } salles
}
page-workshop = Atelier
page-drawers = Tiroirs
page-hiring = Engager
page-jeweller = Bijoutier
page-hired = engagé
page-drawer = Tiroir { $drawer } : { $price ->
    [0] tuiles gratuites
   *[other] { price } la tuile
}
page-trial = { $trial ->
    [journeyman] Vers Compagnon : { $left }
   *[master] Vers Maître : { $left }
}
page-no-bonus = pas de bonus
page-good = { $kind ->
    [livres] Louis d’or
    [tiles] Tuiles ressources
    [thread] Fil
    [lace] Dentelle
   *[jewels] Bijoux
} : { $count }
page-absent = hors ligne
page-first = joue en premier
page-look-closer = { $name } : voir de plus près
page-sign = { $sign ->
    [coin] Louis d’or
    [coin-blank] autant de Louis d’or
    [point] points de prestige
    [thread] fil
    [lace] dentelle
    [bale-blue] un rouleau de soie bleue
    [bale-pink] un rouleau de soie rose
    [bale-green] un rouleau de soie verte
    [bale-orange] un rouleau de soie orange
    [tile-back] une tuile ressources
    [tile-free] une tuile ressources au choix
    [master] Maître
    [journeyman] Compagnon
    [apprentice] Apprenti
    [thimble] seulement pour un Maître
    [scissors] confectionner une tenue
    [carriage] déléguer un commis
    [bonus] le bonus d’un commis
    [crown] compte à la fin
    [hall] une salle
    [statue] une décoration
    [queen] la faveur de la Reine
    [pot] cuisine de gauche : revenu par décoration
    [cloche] cuisine de droite : revenu par tenue
    [music] un musicien
    [jewel-blue] collier bleu
    [jewel-pink] bague rose
    [jewel-green] collier vert
    [jewel-orange] bague orange
    [plus] ceci s’y ajoute
    [minus] d’autant moins cher
    [or] l’un ou l’autre
    [range] du moins au plus
    [becomes] payer ceci pour cela
    [each] pour chaque
    [same] la même chose
    [times] compte autant de fois
   *[about] points si la partie s’arrêtait maintenant
}
page-in-hand = Cartes en main : { $count }
page-in-play = En jeu
page-held = En main ou en réserve : { $count }
page-staff = Personnel { $count }
page-reserve = Réserve { $count }
page-discard = Défausse { $count }
page-waiting = À engager
page-at-end = à la fin
page-income = Prochain revenu : { livres }
page-silk = Votre soie
page-silk-note = cachée aux autres
page-no-silk = Aucune tuile ressources
page-seen-tiles = Tuiles ressources vues de tous
page-why = Pourquoi elle l’a fait
page-madame-left = { $turns ->
    [one] encore { $turns } carte
   *[other] encore { $turns } cartes
}
area-ways = Ce que vous pouvez faire
piece-way-keep = Garder comme soie
piece-way-cut = { $signs ->
    [thread] Défausser pour un fil
    [lace] Défausser pour une dentelle
   *[both] Défausser pour fil et dentelle
}
piece-way-sell = Vendre pour { $value }
piece-way-take = { $signs ->
    [thread] Prendre un fil
   *[lace] Prendre une dentelle
}
piece-way-draw = Piocher dans le sac
piece-way-exchange = Acheter un point
piece-way-trial = Passer l’épreuve
piece-decoration = { $kind ->
    [fireworks] Feu d’artifice × { $factor }
    [kitchen-left] Cuisine de gauche
    [kitchen-right] Cuisine de droite
    [statue] Statue
    [musician] Musiciens ({ points })
   *[jeweller] Licence du bijoutier
} : { price }
piece-funded = { $kind ->
    [fireworks] Feu d’artifice × { $factor }
    [kitchen-left] Cuisine de gauche
    [kitchen-right] Cuisine de droite
    [statue] Statue
    [musician] Musiciens ({ points })
   *[jeweller] Licence du bijoutier
}, financement : { $name }
piece-balcony = Feu d’artifice × { $factor }, financement : { $name } ; sur le balcon : { $garment }, { points }
piece-space = { hall }, case libre { $space }{ $master ->
    [yes] {" "}pour un Maître
   *[no] {""}
} : { reward }
piece-guest = { $name }, { hall }, case { $space }{ $master ->
    [yes] {" "}pour un Maître
   *[no] {""}
} : { $garment }, { points }
piece-favour = La faveur de la Reine : { livres }
piece-favour-held = La faveur de la Reine, chez { $name }
piece-window = { $window } : { $garment } pour { price }, { points }{ $value ->
    [0] {""}
   *[other] , se vend { $value }
}{ $thimble ->
    [yes] , avec un dé à coudre
   *[no] {""}
}{ $leaves ->
    [yes] , s’en va après cette manche
   *[no] {""}
}
piece-empty-window = { $window } : emplacement vide
piece-drawer-tile = { $place } pour { price } : { $tile }
piece-card = { $employee } ({ rank }) : { $bonus }
piece-offer = { $employee } ({ rank }) pour { price } : { $bonus }
piece-own = { $employee } ({ rank }), à vous : { $condition }
piece-top = { $employee } ({ rank }), dernière carte jouée par { $name } : { $bonus }
piece-jewel = { $jewel } pour { price }
piece-task = Tâche : { task }{ $count ->
    [0] {""}
   *[other] {" "}– faite par { $name }
}
piece-madame-card = { $which ->
    [played] La carte qu’elle a jouée
   *[consulted] La carte qu’elle a consultée
} : { $action ->
    [favour] la faveur de la Reine
    [drawer] tiroir { $number }
    [column] { $column ->
        [left] colonne de gauche
        [centre] colonne du milieu
       *[right] colonne de droite
    }
    [tailor] tenue { $number } depuis la { $side ->
        [left] gauche
       *[right] droite
    }
    [hire] commis { $number } depuis la { $side ->
        [left] gauche
       *[right] droite
    }
    [fireworks] feu d’artifice
    [kitchen] cuisine
    [musician] musiciens
   *[statue] statue
} ; en bas : { hall }
about-decoration = { $kind ->
    [fireworks] Les feux d’artifice comptent pour leur majorité. À la fin, pour chacun, une de vos tenues de la salle royale peut passer sur le balcon, où ses points sont multipliés.
    [kitchen-left] À chaque revenu : 1 Louis d’or par décoration à vous. Un emplacement de chaque côté de la cuisine.
    [kitchen-right] À chaque revenu : 1 Louis d’or par tenue à vous dans le palais. Un emplacement de chaque côté de la cuisine.
    [statue] À la fin, chaque statue compte une série de vos tenues : { points } par couleur. Aucune tenue ne compte pour deux statues.
    [musician] Avec les musiciens, vous occupez cette salle ; ils y départagent les égalités et rapportent des points à la fin.
   *[jeweller] Avec une licence, vous pouvez acheter un bijou pour chaque tenue que vous louez.
}
about-guest = Une tenue au palais compte pour la majorité de sa salle et rapporte ses points à la fin.
about-outside = Cette tenue est sur le balcon : à la fin, ses points comptent × { $factor }.
about-space = Louer une tenue ici apporte aussitôt la récompense.{ $master ->
    [yes] {" "}Seule une tenue confectionnée par un Maître y a sa place.
   *[no] {""}
}
about-favour = La réclamer rapporte { livres } et fait jouer en premier à la manche suivante. À la dernière manche, elle vaut { points }.
about-window = Il faut : { $silk }{ $thread ->
    [0] {""}
   *[other] , fil × { $thread }
}{ $lace ->
    [0] {""}
   *[other] , dentelle × { $lace }
}.{ $thimble ->
    [yes] {" "}Seul un Maître peut la confectionner.
   *[no] {""}
}{ $bonus ->
    [none] {""}
    [livres] {" "}Effet : { $effect }.
    [gain] {" "}Aussitôt : { $effect }. Elle ne se vend jamais.
   *[other] {" "}Effet : { $effect }. Elle ne se vend jamais.
}
about-tile = Une tuile ressources se garde comme soie, pour payer des tenues, ou se défausse aussitôt pour ce que montre sa moitié basse.
about-employee = Bonus : { $bonus }. Déléguer : { livres }.
about-jewel = Un collier va avec une robe, une bague avec un costume. Chaque bijou rapporte 1 Louis d’or à chaque revenu et 1 point à la fin ; de la couleur de la tenue, il rapporte une tuile ressources du sac.
about-task = Quand toutes les tâches de votre { trial } sont marquées, une carte du bon rang peut la passer.
about-top = La dernière carte jouée : son bonus peut être copié par une carte qui copie.
about-own = Un Maître engage gratuitement votre Apprenti spécialisé dès que cette condition est remplie : { $condition }.
about-madame = Madame du Barry joue selon ses cartes. Elle n’a pas de Louis d’or et marque des points quand elle ne peut pas faire ce que dit sa carte.
about-madame-card = { $which ->
    [played] La moitié haute dit ce qu’elle fait.
   *[consulted] La moitié basse dit dans quelle salle va sa tenue, et avec quel bijou.
}
