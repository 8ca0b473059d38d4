# Le plateau dans un terminal. La page ne charge pas ce fichier.

cli-rococo-legend = « w2 6L ★ robe bleue = 2 bleus 1 fil → 14L, 3 » : emplacement et prix, une étoile pour ce que seuls les Maîtres confectionnent, ce qu’il faut, le prix de vente, les points ; « ⇥ » part à la fin de la manche. Cases invité : « 1a★ dentelle » est libre et réservée aux Maîtres, « 1a★ b bleu 3 » porte une tenue de la place b, et « → f2 » la montre sur le balcon sous f2. « 10→a » est un rang que a tient en ce moment. M, C, A : Maître, Compagnon, Apprenti ; L : Louis d’or ; B : Madame du Barry.
cli-rococo-pair = { $one } : { $two }
cli-rococo-livres = { $livres }L
cli-rococo-round = manche { $round } sur { $rounds }
cli-rococo-favour = Faveur de la Reine ({ $livres }L) : { $holder }
cli-rococo-first = commence : { $first }
cli-rococo-bags = dans les sacs : { $garments } tenues, { $tiles } tuiles
cli-rococo-workshop = Atelier
cli-rococo-drawers = Tiroirs
cli-rococo-hiring = Recrutement
cli-rococo-palace = Palais
cli-rococo-jeweller = Bijoutier
cli-rococo-deck = { $cards ->
    [0] plus de cartes
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}
cli-rococo-thread = { $count } fil
cli-rococo-lace = { $count } dentelle
cli-rococo-rank = { $rank ->
    [master] M
    [journeyman] C
   *[apprentice] A
}
cli-rococo-hall = { $hall ->
    [1] Royale
   *[other] Salle { $hall }
}
cli-rococo-reward = { $reward ->
    [none] –
    [livres] { $amount }L
    [thread] fil
    [lace] dentelle
   *[tile] tuile
}
cli-rococo-kind = { $kind ->
    [fireworks] Feux d’artifice
    [kitchen-left] Cuisine de gauche
    [kitchen-right] Cuisine de droite
    [statue] Statues
    [musician] Musiciens
   *[jeweller] Licences
}
cli-rococo-all-halls = Toutes les salles
cli-rococo-jewels = { $left ->
    [0] plus de bijoux dans le sac
    [one] { $left } bijou dans le sac
   *[other] { $left } bijoux dans le sac
}
cli-rococo-turns = { $turns ->
    [0] plus de tours dans cette manche
    [one] encore { $turns } tour dans cette manche
   *[other] encore { $turns } tours dans cette manche
}
cli-rococo-action = { $action ->
    [favour] la faveur de la Reine
    [drawer] tiroir { $number }
    [column] { $number ->
        [1] colonne de gauche
        [2] colonne du centre
       *[other] colonne de droite
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
}
cli-rococo-last = Jouée : { $action } (en bas : { hall }, { $jewel ->
    [same] bijou de la même couleur
    [fitting] bijou qui convient
   *[none] pas de bijou
})
cli-rococo-consulted = Dévoilée pour cela : { hall }, { $jewel ->
    [same] bijou de la même couleur
    [fitting] bijou qui convient
   *[none] pas de bijou
} (en haut : { $action })
cli-rococo-income = revenus { $livres }
cli-rococo-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
cli-rococo-forecast = à l’instant : { $points }
cli-rococo-in-play = En jeu : { $cards }
cli-rococo-hand = Main : { $cards }
cli-rococo-reserve = Réserve : { $cards }
cli-rococo-held = Main { $hand }, réserve { $reserve } : { $cards }
cli-rococo-discard = Défausse, de haut en bas : { $cards }
cli-rococo-task = { $task ->
    [common-silk] soie bleue ou rose
    [rare-silk] soie verte ou orange
    [notions] fil ou dentelle
    [decoration] décoration
    [dress] robe
    [coat] costume
   *[by-master] par un Maître
}
cli-rococo-trial = À suivre : { $trial }. Marquées : { $tasks }
cli-rococo-apprentice = Spécialisé : { $card }, demande { $wanted }
cli-rococo-has-apprentice = Apprenti spécialisé pas encore engagé
cli-rococo-counted = { $garments } tenues, { $employees } commis, { $tiles } tuiles ressources, { $jewels } bijoux, { $cards } cartes de Madame du Barry
