name = Pièces Montées
teaser = Montez des gâteaux avec les cartes de tout le monde : vous voyez une face, les autres voient l’autre.

## Pièces

# Le nom d’une face de carte : sans article dans le texte, les phrases écrivent « l’{ $face } ».
# Le genre de pièce montée ou de décoration s’accorde au féminin, après l’un de ces deux mots.
face = étage { $layer } { $colour ->
    [red] rouge
    [orange] orange
    [green] vert
    [blue] bleu
   *[ivory] ivoire
} { $topping ->
    [cream] à la crème
   *[chocolate] au chocolat
}
kind = { $colour ->
    [red] rouge
    [orange] orange
    [green] verte
    [blue] bleue
   *[ivory] ivoire
} { $topping ->
    [cream] à la crème
   *[chocolate] au chocolat
}
page-empty = aucune
held = { $what ->
    [spoons] Cuillères
   *[assistant] Commis
}
score-step = Pièce montée { $colour ->
    [red] rouge
    [orange] orange
    [green] verte
    [blue] bleue
   *[ivory] ivoire
} { $topping ->
    [cream] à la crème
   *[chocolate] au chocolat
}
score-cake = Pièce montée { $colour ->
    [red] rouge
    [orange] orange
    [green] verte
    [blue] bleue
   *[ivory] ivoire
} { $topping ->
    [cream] à la crème
   *[chocolate] au chocolat
}, { $layers ->
    [one] { $layers } étage
   *[other] { $layers } étages
}{ $decorated ->
    [yes] , décorée
   *[no] {""}
}

## Options

option-mode = Mode
option-mode-apprentice = Apprentis pâtissiers
option-mode-confirmed = Pâtissiers confirmés (avec décorations)
option-teams = Équipes
option-teams-no = Chacun pour soi
option-teams-yes = Deux équipes de deux
option-cards = Cartes
option-cards-a2 = Toujours deux numéros
option-cards-a2-about = Aucune carte ne porte deux fois le même numéro, et chaque étage existe en trois exemplaires par nappage. Elle concorde avec tout ce que l’on sait de la boîte.
option-cards-a1 = Toujours deux numéros, en miroir
option-cards-a1-about = La même, crème et chocolat échangés : un étage 1 à la crème cache plus souvent un 2 qu’un 3.
option-cards-b = Équilibrée
option-cards-b-about = Trois exemplaires de chaque étage, pareil pour la crème et le chocolat ; une carte par couleur porte un 2 sur ses deux faces.
option-cards-c = Beaucoup de bases
option-cards-c-about = Quatre étages 1, trois étages 2 et deux étages 3 par nappage : les pièces montées sont faciles à commencer et difficiles à compléter.
option-cards-h = Chaque paire une fois
option-cards-h-about = Chaque étage à la crème est une fois au dos de chaque étage au chocolat : une face ne dit rien de son dos.
option-without = Couleur laissée dans la boîte
option-without-drawn = Tirée au sort
option-without-red = Rouge
option-without-orange = Orange
option-without-green = Vert
option-without-blue = Bleu
option-without-ivory = Ivoire
conflict-teams = Pour jouer en équipes, il faut quatre places, pas { $seats }.
conflict-without = Une couleur ne reste dans la boîte que dans une partie à deux, pas à { $seats }.

## Ce qui est demandé

ask-turn = { $spoons ->
    [0] Vos cuillères sont dépensées : terminez votre tour, ou faites ce qui ne coûte rien.
    [one] Que faites-vous de votre cuillère ?
   *[other] Que faites-vous de vos { $spoons } cuillères ?
}

## Coups

move-place = Poser{ $before ->
    [partner] {" "}devant votre partenaire
   *[me] {""}
} l’{ $face } pris { $owner ->
    [own] dans votre main
    [neutral] sur la table
   *[other] chez { $hand }
} ({ $cost ->
    [one] { $cost } cuillère
   *[other] { $cost } cuillères
})
move-whisk = Commencer une pièce montée avec votre commis{ $before ->
    [partner] {" "}devant votre partenaire
   *[me] {""}
} : l’{ $face } pris { $owner ->
    [own] dans votre main
    [neutral] sur la table
   *[other] chez { $hand }
}
move-turn = Retourner l’{ $face } { $owner ->
    [own] dans votre main
    [neutral] sur la table
   *[other] chez { $hand }
} ({ $cost ->
    [one] { $cost } cuillère
   *[other] { $cost } cuillères
})
move-spoon = Recevoir une cuillère de votre commis
move-recall = Rappeler votre commis ({ $cost ->
    [one] { $cost } cuillère
   *[other] { $cost } cuillères
})
move-page = Tourner une page du livret des décorations vers { $direction ->
    [forward] l’avant
   *[back] l’arrière
} ({ $cost ->
    [one] { $cost } cuillère
   *[other] { $cost } cuillères
})
move-decorate = Décorer votre pièce montée { $cake } ({ $points } points)
move-end = Terminer le tour

## Obstacles

obstacle-no-card = Il n’y a pas de carte en { $card }.
obstacle-no-partner = Vous n’avez pas de partenaire dans cette partie.
obstacle-too-few-spoons = Cela coûte { $cost ->
    [one] { $cost } cuillère
   *[other] { $cost } cuillères
} ; { $spoons ->
    [0] il ne vous en reste plus
   *[other] vous en avez { $spoons }
}.
obstacle-already-laid = { $before ->
    [partner] Votre partenaire a
   *[me] Vous avez
} déjà un { $face } : les pièces montées d’une même personne doivent toutes être différentes.
obstacle-layer-missing = L’{ $face } se pose sur l’étage { $missing } assorti, que { $before ->
    [partner] votre partenaire n’a
   *[me] vous n’avez
} pas encore.
obstacle-too-many-cakes = { $before ->
    [partner] Votre partenaire a
   *[me] Vous avez
} { $cakes } pièces montées inachevées ; pour en commencer une, il en faut moins de { $limit }. Complétez-en d’abord { $excess ->
    [one] une
   *[other] { $excess }
}{ $help ->
    [yes] , ou faites commencer celle-ci par votre commis
   *[no] {""}
}.
obstacle-not-a-base = Votre commis commence une pièce montée par un étage 1, pas par l’{ $face }.
obstacle-no-assistant = Votre Chef Pâtissier est seul : rappelez d’abord votre commis.
obstacle-just-recalled = Votre commis vient de revenir : il vous aidera dès votre prochain tour.
obstacle-assistant-is-here = Votre commis est déjà là.
obstacle-no-booklet = Les décorations n’existent qu’en mode Pâtissiers confirmés.
obstacle-empty-booklet = Le livret des décorations est vide : toutes les décorations sont prises.
obstacle-no-page-forward = La dernière page du livret des décorations est passée : aucune page à tourner vers l’avant.
obstacle-no-page-back = Le livret des décorations est fermé : aucune page à tourner vers l’arrière.
obstacle-not-complete = Vous n’avez pas complété de pièce montée { $cake }.
obstacle-decoration-gone = La décoration { $cake } n’est plus dans le livret.
obstacle-decoration-hidden = La décoration { $cake } n’est pas visible dans le livret.
obstacle-one-decoration = Vous avez déjà pris une décoration ce tour-ci ; une seule est permise.

## Événements

event-turn-begins = { $seat_is ->
    [me] Manche { $round } : à vous de jouer.
   *[other] Manche { $round } : à { $seat } de jouer.
}
event-placed = { $seat_is ->
    [me] Vous posez
   *[other] { $seat } pose
}{ $before ->
    [partner] {" "}devant { $receiver_is ->
        [me] vous
       *[other] { $receiver }
    }
   *[me] {""}
} l’{ $face } pris { $owner ->
    [own] { $seat_is ->
        [me] dans votre main
       *[other] dans sa main
    }
    [neutral] sur la table
   *[other] { $hand_is ->
        [me] dans votre main
       *[other] chez { $hand }
    }
} ({ $card }).
event-whisked = { $seat_is ->
    [me] Vous commencez une pièce montée avec votre commis
   *[other] { $seat } commence une pièce montée avec son commis
}{ $before ->
    [partner] {" "}devant { $receiver_is ->
        [me] vous
       *[other] { $receiver }
    }
   *[me] {""}
} : l’{ $face } pris { $owner ->
    [own] { $seat_is ->
        [me] dans votre main
       *[other] dans sa main
    }
    [neutral] sur la table
   *[other] { $hand_is ->
        [me] dans votre main
       *[other] chez { $hand }
    }
} ({ $card }).
event-turned = { $seat_is ->
    [me] Vous retournez
   *[other] { $seat } retourne
} une carte { $owner ->
    [own] { $seat_is ->
        [me] dans votre main
       *[other] dans sa main
    }
    [neutral] sur la table
   *[other] { $hand_is ->
        [me] dans votre main
       *[other] chez { $hand }
    }
} ({ $card }){ $said ->
    [no] {""}
   *[yes] , qui montre maintenant l’{ $face }
}.
event-spoon-gained = { $seat_is ->
    [me] Vous recevez une cuillère de votre commis.
   *[other] { $seat } reçoit une cuillère de son commis.
}
event-recalled = { $seat_is ->
    [me] Vous rappelez votre commis.
   *[other] { $seat } rappelle son commis.
}
event-page-turned = { $seat_is ->
    [me] Vous tournez
   *[other] { $seat } tourne
} une page du livret vers { $direction ->
    [forward] l’avant
   *[back] l’arrière
}.{ $said ->
    [no] {""}
   *[yes] {" "}Décoration de gauche : { $left } ; de droite : { $right }.
}
event-page-turns = Une page du livret se tourne vers { $direction ->
    [forward] l’avant
   *[back] l’arrière
}.{ $said ->
    [no] {""}
   *[yes] {" "}Décoration de gauche : { $left } ; de droite : { $right }.
}
event-arrow-turned = La flèche pointe maintenant vers { $direction ->
    [forward] l’avant
   *[back] l’arrière
}.
event-decorated = { $seat_is ->
    [me] Vous décorez votre
   *[other] { $seat } décore sa
} pièce montée { $cake }, qui vaut maintenant { $points } points.
event-turn-ended = { $unused ->
    [0] { $seat_is ->
        [me] Vous terminez votre tour.
       *[other] { $seat } termine son tour.
    }
    [one] { $seat_is ->
        [me] Vous terminez votre tour avec une cuillère inutilisée.
       *[other] { $seat } termine son tour avec une cuillère inutilisée.
    }
   *[other] { $seat_is ->
        [me] Vous terminez votre tour avec { $unused } cuillères inutilisées.
       *[other] { $seat } termine son tour avec { $unused } cuillères inutilisées.
    }
}
event-drawn = { $owner ->
    [neutral] { $said ->
        [no] Une carte
       *[yes] L’{ $face }
    } arrive sur la table ({ $card }).
   *[own] { $hand_is ->
        [me] Vous piochez
       *[other] { $hand } pioche
    } { $said ->
        [no] une carte
       *[yes] l’{ $face }
    } ({ $card }).
}
event-ending = { $reason ->
    [pile] La pioche est vide et une main est incomplète
    [decorations] La dernière décoration est prise
    [dead] Plus aucune carte en main ne convient à une pièce montée, et aucune ne peut plus être décorée
   *[quiet] { $rounds } manches sans étage ni décoration
} : c’est la dernière manche.
event-over = La partie est terminée.

## Éditions

fault-occasion = « { $occasion } » n’est pas une occasion. Choix possibles : { $possible }.
fault-occasion-twice = « { $occasion } » appartient déjà à « { $colour } ».
fault-points = Les points d’un, deux et trois étages doivent être trois nombres croissants, supérieurs à 0.
fault-decorated = Une pièce montée décorée doit valoir au moins { $least } points.
fault-default = La répartition « { $table } » n’existe pas. Choix possibles : { $possible }.
fault-cards = La répartition « { $table } » a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} par couleur au lieu de { $expected }.
fault-layer = L’étage { $layer } n’existe pas : un dos vaut 1, 2 ou 3.
fault-no-cream = La répartition « { $table } » n’a pas d’étage { $layer } à la crème.
fault-no-chocolate = La répartition « { $table } » n’a pas d’étage { $layer } au chocolat.

## Les pièces expliquées

# La page les demande : ce qu’est une pièce (about-), les titres du plateau (area-), les boutons qui
# réunissent les coups d’un verbe (group-, courts), et le nom d’une pièce pour un lecteur d’écran (piece-).
occasion = { $occasion ->
    [valentine] Saint-Valentin
    [halloween] Halloween
    [christmas] Noël
    [birthday] Anniversaire
   *[wedding] Mariage
}
about-card = Étage { $layer } pour la pièce montée { kind } ({ occasion }). Le poser coûte { $cost ->
    [one] { $cost } cuillère
   *[other] { $cost } cuillères
} ; la pièce montée vaut alors { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Au dos : { $back ->
    [unknown] pas encore vu
    [unsaid] à vous de retenir
   *[other] { $back }
}.
about-hidden-card = Ici, c’est à chacun de retenir : le public ne voit aucune carte des mains.
about-cake = { score-cake } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $next ->
    [none] Elle est complète.
   *[other] Ensuite vient l’étage { $next }, pour { $next } cuillères.
}
about-pile = { $cards ->
    [0] La pioche est vide. Si une main ne peut plus être complétée, c’est la dernière manche.
    [one] Il reste { $cards } carte dans la pioche. La personne qui la pioche garde vers elle la face du dessus.
   *[other] Il reste { $cards } cartes dans la pioche. La personne qui pioche la première garde vers elle la face du dessus.
}
about-booklet = Dans le livret, décoration de gauche : { $left } ; de droite : { $right }. La flèche pointe vers { $arrow ->
    [forward] l’avant
   *[back] l’arrière
} : une page se tourne dans ce sens à la fin de chaque tour. Pour une cuillère, vous en tournez une dans un sens ou dans l’autre.
about-decoration = Décoration pour une pièce montée { kind } complète, qui vaut alors { $points } points. Elle ne coûte aucune cuillère ; vous pouvez en prendre une par tour.
about-spoons = { $spoons ->
    [0] Il ne reste plus de cuillère pour ce tour.
    [one] Il reste { $spoons } cuillère pour ce tour.
   *[other] Il reste { $spoons } cuillères pour ce tour.
} Un étage coûte son numéro, retourner une carte 1, rappeler le commis 2.
about-chef = { $assistant ->
    [here] Le commis est là : pour une cuillère de plus, ou pour commencer une pièce montée, même si trois sont inachevées.
    [resting] Le commis vient d’être rappelé : il aide dès le prochain tour.
   *[away] Le Chef Pâtissier est seul. Rappeler le commis coûte 2 cuillères.
}
about-neutral = Ces cartes n’appartiennent à personne : chacun peut les poser et les retourner au coût habituel. La face du dessus compte pour les deux.
about-partner = Votre partenaire. Vous pouvez aussi poser des étages ici, avec vos propres cuillères, et vos points s’additionnent.
area-hand = Votre main
area-cakes = Vos pièces montées
area-others = Les autres
area-pile = Pioche
area-booklet = Livret des décorations
area-neutral = Cartes sur la table
area-chef = Chef et cuillères
group-place = Poser un étage
group-whisk = Commencer avec le commis
group-turn = Retourner une carte
group-spoon = Cuillère du commis
group-recall = Rappeler le commis
group-page = Tourner une page
group-decorate = Décorer une pièce montée
group-end = Terminer le tour
piece-card = Carte : { $face }, { $owner ->
    [own] dans votre main
    [neutral] sur la table
   *[other] chez { $hand }
}
piece-hidden-card = Carte, { $owner ->
    [own] dans votre main
    [neutral] sur la table
   *[other] chez { $hand }
}
piece-cake = Pièce montée { $cake }, { $layers ->
    [one] { $layers } étage
   *[other] { $layers } étages
}{ $decorated ->
    [yes] , décorée
   *[no] {""}
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-new-cake = Nouvelle pièce montée
piece-empty-slot = Emplacement vide

## La page

# Mots sur le plateau lui-même.
page-topping = { $topping ->
    [cream] Crème
   *[chocolate] Chocolat
}
page-unit = { $points ->
    [one] point
   *[other] points
}
page-together = { $points ->
    [one] { $points } point à deux
   *[other] { $points } points à deux
}
page-in-progress = { $more ->
    [yes] { $count } en cours
   *[no] { $count } sur { $limit } en cours
}
page-cake-state = { $state ->
    [complete] complète
    [decorated] décorée
    [fits] étage { $next } possible
    [sweet] peut être décorée
   *[needs] attend l’étage { $next }
}
page-new-cake = { $can ->
    [yes] tout étage 1
   *[no] un étage 1
}
page-way = { $verb ->
    [place] Poser
    [whisk] Par le commis
   *[turn] Retourner
}
page-for = { $before ->
    [partner] Pour votre partenaire
   *[me] Pour vous
}
page-ways = Que faire de cette carte
page-assistant = { $assistant ->
    [here] avec commis
    [resting] commis au repos
   *[away] chef seul
}
page-chef = Votre chef
page-partner = votre partenaire
page-leads = en tête
page-absent = hors ligne
page-unused = { $spoons ->
    [one] Il reste { $spoons } cuillère
   *[other] Il reste { $spoons } cuillères
}
page-spoons = { $spoons ->
    [one] { $spoons } cuillère
   *[other] { $spoons } cuillères
}
page-cards-left = { $cards ->
    [one] carte restante
   *[other] cartes restantes
}
page-keeps-face = On pioche en gardant cette face
page-nothing-to-draw = La pioche est vide
page-decorations = Décorations
page-decoration = Décoration { kind } ({ occasion })
page-blank = Page vide
page-left-in-it = { $count ->
    [0] Toutes sont prises
    [one] Il en reste { $count }
   *[other] Il en reste { $count }
}
page-then = Après ce tour : une page { $arrow ->
    [forward] en avant
   *[back] en arrière
}
page-leaf = { $direction ->
    [forward] Page suivante
   *[back] Page précédente
}
page-without = Dans la boîte : { occasion }
page-last-round = Dernière manche
page-look-closer = { $name } : voir de plus près
page-sign = { $sign ->
    [red] une pièce rouge
    [orange] une pièce orange
    [green] une pièce verte
    [blue] une pièce bleue
    [ivory] une pièce ivoire
    [corner] l’étage, et ce que coûte sa pose
    [curl] l’étage au dos de la carte
    [toque] points de la pièce avec cet étage
    [spoon] une cuillère
    [whisk] le commis aide
    [hidden] pas encore vu
   *[plus] points de la décoration
}
page-hand-of = Cartes en main : { $name }
page-wins = { $count ->
    [one] { $names } l’emporte avec { $points } points
   *[other] { $names } l’emportent avec { $points } points
}
page-masterpiece = Le chef-d’œuvre : pièce montée { kind }, { occasion }
