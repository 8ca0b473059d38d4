# The board in a terminal. The page does not load this.

cli-rococo-legend = “w2 6L ★ blue dress = 2 blue 1 thread → 14L, 3”: window and price, a star for what only Masters make, its needs, what it sells for, its points; “⇥” leaves when the round ends. Guest spaces: “1a★ lace” is free and only for Masters, “1a★ b blue 3” has a garment of seat b, and “→ f2” that it stands on the balcony below f2. “10→a” is a place that a holds now. M, J, A are Master, Journeyman, Apprentice; B is Madame du Barry.
cli-rococo-pair = { $one }: { $two }
cli-rococo-livres = { $livres }L
cli-rococo-round = round { $round } of { $rounds }
cli-rococo-favour = Queen’s Favour ({ $livres }L): { $holder }
cli-rococo-first = first: { $first }
cli-rococo-bags = in the bags: { $garments } garments, { $tiles } tiles
cli-rococo-workshop = Workshop
cli-rococo-drawers = Drawers
cli-rococo-hiring = Hiring
cli-rococo-palace = Palace
cli-rococo-jeweller = Jeweller
cli-rococo-deck = { $cards ->
    [0] no cards left
    [one] 1 card left
   *[other] { $cards } cards left
}
cli-rococo-thread = { $count } thread
cli-rococo-lace = { $count } lace
cli-rococo-rank = { $rank ->
    [master] M
    [journeyman] J
   *[apprentice] A
}
cli-rococo-hall = { $hall ->
    [1] Royal
   *[other] Hall { $hall }
}
cli-rococo-reward = { $reward ->
    [none] –
    [livres] { $amount }L
    [thread] thread
    [lace] lace
   *[tile] tile
}
cli-rococo-kind = { $kind ->
    [fireworks] Fireworks
    [kitchen-left] Left kitchen
    [kitchen-right] Right kitchen
    [statue] Statues
    [musician] Musicians
   *[jeweller] Licences
}
cli-rococo-all-halls = All halls
cli-rococo-jewels = { $left ->
    [0] no jewels in the bag
    [one] 1 jewel in the bag
   *[other] { $left } jewels in the bag
}
cli-rococo-turns = { $turns ->
    [0] no turns left this round
    [one] 1 turn left this round
   *[other] { $turns } turns left this round
}
cli-rococo-action = { $action ->
    [favour] the Queen’s Favour
    [drawer] drawer { $number }
    [column] { $number ->
        [1] left column
        [2] middle column
       *[other] right column
    }
    [tailor] garment { $number } from the { $side ->
        [left] left
       *[right] right
    }
    [hire] employee { $number } from the { $side ->
        [left] left
       *[right] right
    }
    [fireworks] fireworks
    [kitchen] kitchen
    [musician] musician
   *[statue] statue
}
cli-rococo-last = Played: { $action } (below: { hall }, { $jewel ->
    [same] jewel of the same colour
    [fitting] fitting jewel
   *[none] no jewel
})
cli-rococo-consulted = Turned over for it: { hall }, { $jewel ->
    [same] jewel of the same colour
    [fitting] fitting jewel
   *[none] no jewel
} (above: { $action })
cli-rococo-income = income { $livres }
cli-rococo-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
cli-rococo-forecast = if it ended now: { $points }
cli-rococo-in-play = In play: { $cards }
cli-rococo-hand = Hand: { $cards }
cli-rococo-reserve = Reserve: { $cards }
cli-rococo-held = Hand { $hand }, reserve { $reserve }: { $cards }
cli-rococo-discard = Discard, top first: { $cards }
cli-rococo-task = { $task ->
    [common-silk] blue or pink silk
    [rare-silk] green or orange silk
    [notions] thread or lace
    [decoration] decoration
    [dress] dress
    [coat] coat
   *[by-master] by a Master
}
cli-rococo-trial = Next: { $trial }. Marked: { $tasks }
cli-rococo-apprentice = Specialised: { $card }, wants { $wanted }
cli-rococo-has-apprentice = Specialised Apprentice not hired yet
cli-rococo-counted = { $garments } garments, { $employees } employees, { $tiles } resource tiles, { $jewels } jewels, { $cards } cards of Madame du Barry
