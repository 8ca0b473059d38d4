name = Rococo Deluxe
teaser = Make garments for the King’s ball, rent them to the guests, and light up the fireworks.

## Pieces

# Most of these are used inside other sentences and never at their start. With an article, as the-garment and
# the-jewel, they are objects: German has them in the accusative.
colour = { $colour ->
    [blue] blue
    [pink] pink
    [green] green
   *[orange] orange
}
rank = { $rank ->
    [master] Master
    [journeyman] Journeyman
   *[apprentice] Apprentice
}
a-notion = { $notion ->
    [thread] a thread
   *[lace] a lace
}
hall = { $hall ->
    [1] the royal hall
   *[other] hall { $hall }
}
livres = { $livres ->
    [one] 1 livre
   *[other] { $livres } livres
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
price = { $price ->
    [0] nothing
    [one] 1 livre
   *[other] { $price } livres
}
garment = { $set ->
    [fancy] { $colour ->
        [blue] blue fancy dress
        [pink] pink fancy coat
        [green] green fancy dress
       *[orange] orange fancy coat
    }
    [festivity] { $colour ->
        [blue] blue festivity dress
        [pink] pink festivity coat
        [green] green festivity dress
       *[orange] orange festivity coat
    }
    [expert] { $colour ->
        [blue] blue expert dress
        [pink] pink expert coat
        [green] green expert dress
       *[orange] orange expert coat
    }
   *[base] { $colour ->
        [blue] blue dress
        [pink] pink coat
        [green] green dress
       *[orange] orange coat
    }
}
the-garment = { $set ->
    [fancy] { $colour ->
        [blue] the blue fancy dress
        [pink] the pink fancy coat
        [green] the green fancy dress
       *[orange] the orange fancy coat
    }
    [festivity] { $colour ->
        [blue] the blue festivity dress
        [pink] the pink festivity coat
        [green] the green festivity dress
       *[orange] the orange festivity coat
    }
    [expert] { $colour ->
        [blue] the blue expert dress
        [pink] the pink expert coat
        [green] the green expert dress
       *[orange] the orange expert coat
    }
   *[base] { $colour ->
        [blue] the blue dress
        [pink] the pink coat
        [green] the green dress
       *[orange] the orange coat
    }
}
bales = { $count } { $colour ->
    [blue] blue
    [pink] pink
    [green] green
   *[orange] orange
}
cut = { $cut ->
    [thread] thread
    [lace] lace
    [both] thread + lace
   *[either] thread / lace
}
tile = silk tile ({ $silk }; { cut })
hidden-tile = resource tile
jewel = { $jewel ->
    [blue] blue necklace
    [pink] pink ring
    [green] green necklace
   *[orange] orange ring
}
the-jewel = { $jewel ->
    [blue] the blue necklace
    [pink] the pink ring
    [green] the green necklace
   *[orange] the orange ring
}
hidden-employee = card
automa = Madame du Barry
decoration = { $kind ->
    [fireworks] the fireworks { $decoration }
    [kitchen-left] the left kitchen { $decoration }
    [kitchen-right] the right kitchen { $decoration }
    [statue] the statue { $decoration }
    [musician] the musician { $decoration }
   *[jeweller] the jeweller’s licence { $decoration }
}
trial = { $trial ->
    [journeyman] Journeyman’s trial
   *[master] Master’s trial
}
task = { $task ->
    [common-silk] an Apprentice acquires blue or pink silk
    [rare-silk] an Apprentice acquires green or orange silk
    [notions] an Apprentice acquires thread or lace
    [decoration] an Apprentice funds a decoration
    [dress] a Journeyman tailors a dress
    [coat] a Journeyman tailors a coat
   *[by-master] a Master tailors a garment
}
reward = { $reward ->
    [none] no reward
    [livres] { $amount ->
        [one] 1 livre
       *[other] { $amount } livres
    }
    [thread] a thread
    [lace] a lace
   *[tile] a resource tile
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
or = { $one } or { $two }

## What cards do

# A gain is an amount of something ($what), for every $per of what $of counts. Gains are joined by “and”;
# what counts in one hall or at the end alone gets them as $gain. By size of staff, $steps are staff-step
# messages joined by “and”, with $staff as “5–6” or “7+”.
gain = { $what ->
    [livres] { $amount ->
        [one] 1 livre
       *[other] { $amount } livres
    }
   *[points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
}{ $of ->
    [one] {""}
    [no-green] {" "}if you have no green dress
    [no-orange] {" "}if you have no orange coat
    [blue] {" "}{ $per ->
        [1] for each of your blue dresses
       *[other] for every { $per } of your blue dresses
    }
    [pink] {" "}{ $per ->
        [1] for each of your pink coats
       *[other] for every { $per } of your pink coats
    }
    [green] {" "}{ $per ->
        [1] for each of your green dresses
       *[other] for every { $per } of your green dresses
    }
    [orange] {" "}{ $per ->
        [1] for each of your orange coats
       *[other] for every { $per } of your orange coats
    }
    [garments] {" "}{ $per ->
        [1] for each of your garments
       *[other] for every { $per } of your garments
    }
    [ladies] {" "}{ $per ->
        [1] for each of your dresses
       *[other] for every { $per } of your dresses
    }
    [gentlemen] {" "}{ $per ->
        [1] for each of your coats
       *[other] for every { $per } of your coats
    }
    [couples] {" "}{ $per ->
        [1] for each pair of dress and coat
       *[other] for every { $per } pairs of dress and coat
    }
    [blue-green] {" "}{ $per ->
        [1] for each pair of blue and green dress
       *[other] for every { $per } pairs of blue and green dress
    }
    [masters] {" "}{ $per ->
        [1] for each of your garments on Master spaces
       *[other] for every { $per } of your garments on Master spaces
    }
    [decorations] {" "}{ $per ->
        [1] for each of your decorations
       *[other] for every { $per } of your decorations
    }
    [decoration-kinds] {" "}{ $per ->
        [1] for each kind of decoration you have
       *[other] for every { $per } kinds of decoration you have
    }
    [halls] {" "}{ $per ->
        [1] for each hall where you are present
       *[other] for every { $per } halls where you are present
    }
    [jewels] {" "}{ $per ->
        [1] for each of your jewels
       *[other] for every { $per } of your jewels
    }
    [jewel-sets] {" "}{ $per ->
        [1] for each set of jewels in all four colours
       *[other] for every { $per } sets of jewels in all four colours
    }
    [necklaces] {" "}{ $per ->
        [1] for each of your necklaces
       *[other] for every { $per } of your necklaces
    }
    [apprentices] {" "}{ $per ->
        [1] for each of your Apprentices
       *[other] for every { $per } of your Apprentices
    }
    [notions] {" "}{ $per ->
        [1] for each pair of thread and lace
       *[other] for every { $per } pairs of thread and lace
    }
    [livres] {" "}{ $per ->
        [1] for each of your livres
       *[other] for every { $per } of your livres
    }
    [points] {" "}{ $per ->
        [1] for each of your points on the track
       *[other] for every { $per } of your points on the track
    }
    [thread] {" "}{ $per ->
        [1] for each of your threads
       *[other] for every { $per } of your threads
    }
    [lace] {" "}{ $per ->
        [1] for each of your laces
       *[other] for every { $per } of your laces
    }
    [tiles] {" "}{ $per ->
        [1] for each of your resource tiles
       *[other] for every { $per } of your resource tiles
    }
    [master-trials] {" "}{ $per ->
        [1] for each Master’s trial you have passed
       *[other] for every { $per } Master’s trials you have passed
    }
   *[staff] {" "}{ $per ->
        [1] for each of your employees
       *[other] for every { $per } of your employees
    }
}
gain-by-staff = { $what ->
    [livres] livres
   *[points] points
} by number of employees ({ $steps })
staff-step = { $staff }: { $amount }
bonus-none = no bonus
bonus-hall = in one hall: { $gain }
bonus-end = at the end: { $gain }
bonus-notion = { $amount ->
    [0] a thread or a lace
    [one] a thread or a lace for 1 livre
   *[other] a thread or a lace for { $amount } livres
}
bonus-draw = { $amount ->
    [0] draw a resource tile from the bag
    [one] draw a resource tile from the bag for 1 livre
   *[other] draw a resource tile from the bag for { $amount } livres
}
bonus-acquire = acquire another resource tile
bonus-fund = fund another decoration for { $amount ->
    [one] 1 livre
   *[other] { $amount } livres
} less
bonus-tailor = tailor another garment with { $amount ->
    [one] 1 bale
   *[other] up to { $amount } bales
} less ({ $colours }), no thimble
bonus-sell = tailor another garment and sell it with { $amount ->
    [one] 1 point
   *[other] { $amount } points
} on top, no thimble
bonus-delegate-bonus = delegate any employee and use their bonus instead of livres
bonus-delegate-livres = delegate any employee without their bonus: { $master } livres for a Master, { $journeyman } for a Journeyman, { $apprentice } for an Apprentice
bonus-exchange = buy points for { $amount ->
    [one] 1 livre
   *[other] { $amount } livres
} each
bonus-silk = discard silk: 1 point for each green or orange bale and for every two others
bonus-expose = discard a card of your reserve and use its bonus
bonus-copy = use the bonus on top of another player’s discard
garment-none = no effect
garment-favour = the Queen’s Favour if nobody has it, and its livres in any case
garment-delegate = delegate any employee for the usual livres, without the bonus
garment-tile = a resource tile of your choice from the drawers, for nothing
garment-livres = { $amount ->
    [one] 1 livre
   *[other] { $amount } livres
} when it is rented out
garment-jewel = any jewel for nothing, if you have a licence from the jeweller
garment-match = { $amount ->
    [one] 1 point
   *[other] { $amount } points
} if a jewel of its colour is bought with it
condition = { $of ->
    [one] nothing
    [no-green] no green dress
    [no-orange] no orange coat
    [blue] at least { $least ->
        [one] 1 blue dress
       *[other] { $least } blue dresses
    }
    [pink] at least { $least ->
        [one] 1 pink coat
       *[other] { $least } pink coats
    }
    [green] at least { $least ->
        [one] 1 green dress
       *[other] { $least } green dresses
    }
    [orange] at least { $least ->
        [one] 1 orange coat
       *[other] { $least } orange coats
    }
    [garments] at least { $least ->
        [one] 1 garment
       *[other] { $least } garments
    }
    [ladies] at least { $least ->
        [one] 1 dress
       *[other] { $least } dresses
    }
    [gentlemen] at least { $least ->
        [one] 1 coat
       *[other] { $least } coats
    }
    [couples] at least { $least ->
        [one] 1 pair of dress and coat
       *[other] { $least } pairs of dress and coat
    }
    [blue-green] at least { $least ->
        [one] 1 pair of blue and green dress
       *[other] { $least } pairs of blue and green dress
    }
    [masters] at least { $least ->
        [one] 1 garment on a Master space
       *[other] { $least } garments on Master spaces
    }
    [decorations] at least { $least ->
        [one] 1 decoration
       *[other] { $least } decorations
    }
    [decoration-kinds] decorations of at least { $least ->
        [one] 1 kind
       *[other] { $least } kinds
    }
    [halls] presence in at least { $least ->
        [one] 1 hall
       *[other] { $least } halls
    }
    [jewels] at least { $least ->
        [one] 1 jewel
       *[other] { $least } jewels
    }
    [jewel-sets] at least { $least ->
        [one] 1 set of jewels in all four colours
       *[other] { $least } sets of jewels in all four colours
    }
    [necklaces] at least { $least ->
        [one] 1 necklace
       *[other] { $least } necklaces
    }
    [apprentices] at least { $least ->
        [one] 1 Apprentice
       *[other] { $least } Apprentices
    }
    [notions] at least { $least ->
        [one] 1 pair of thread and lace
       *[other] { $least } pairs of thread and lace
    }
    [livres] at least { $least ->
        [one] 1 livre
       *[other] { $least } livres
    }
    [points] at least { $least ->
        [one] 1 point
       *[other] { $least } points
    } on the track
    [thread] at least { $least } thread
    [lace] at least { $least } lace
    [tiles] at least { $least ->
        [one] 1 resource tile
       *[other] { $least } resource tiles
    }
    [master-trials] the Master’s trial passed{ $least ->
        [one] {""}
       *[other] {" "}{ $least } times
    }
   *[staff] at least { $least ->
        [one] 1 employee
       *[other] { $least } employees
    }
}

## Scores

held = { $what ->
    [livres] Livres
    [thread] Thread
    [lace] Lace
    [blue] Blue silk
    [pink] Pink silk
    [green] Green silk
   *[orange] Orange silk
}
held-income = { $from ->
    [decorations] Livres for decorations
    [garments] Livres for garments
   *[jewels] Livres for jewels
}
score-track = Points on the track
score-livres = Livres ({ $count })
score-jewels = Jewels ({ $count })
score-staff = Employees with a crown
score-favour = The Queen’s Favour
score-hall = Majority in { hall }
score-fireworks = Majority of fireworks ({ $count })
score-balcony = Garments on the balcony
score-statues = Statues ({ $count })
score-garments = Garments ({ $count })
score-decorations = Decorations
score-all-halls = Present in all halls
score-tiles = Resource tiles ({ $count })
score-step = { $step ->
    [track] Points on the track
    [livres] Livres
    [jewels] Jewels
    [staff] Employees with a crown
    [favour] The Queen’s Favour
    [hall] Majority in { hall }
    [fireworks] Majority of fireworks
    [balcony] Garments on the balcony
    [statues] Statues
    [garments] Garments
    [decorations] Decorations
    [all-halls] Present in all halls
   *[tiles] Resource tiles
}

## Options

option-jewelry = Jewelry Box
option-jewelry-no = Without
option-jewelry-yes = Jewels, trials and new employees
option-jewelry-yes-about = A jeweller sells necklaces and rings. Trials turn Apprentices into Journeymen and Journeymen into Masters, and everybody has a specialised Apprentice of their own.
option-fancy = Fancy Dresses
option-fancy-no = Without
option-fancy-yes = Four costly garments, five rich tiles
option-fancy-yes-about = Garments that cost more and are worth more, and tiles to pay for them. No new rules.
option-festivity = Festivity Dresses
option-festivity-no = Without
option-festivity-yes = Garments with points at once
option-festivity-yes-about = They are never sold, and score for what you already have when you make them.
option-expert = Expert Tailors
option-expert-no = Without
option-expert-yes = Garments with effects of their own
option-expert-yes-about = The Queen’s Favour, a tile, livres or a jewel come with the garment.

## What is asked

ask-hand = { $missing ->
    [one] Choose one more card for this round.
   *[other] Choose { $missing } more cards for this round.
}
ask-card = Play a card.
ask-action = { $employee } ({ rank }): which main action?
ask-keep = Keep the { $tile } as silk, or discard it?
ask-free-tile = Take a resource tile of your choice.
ask-task = Which task do you mark?
ask-silk = Which tiles pay for { $garment }?
ask-garment = Where does { $garment } go?
ask-free-jewel = Choose a jewel: it is free.
ask-win = { $trial ->
    [journeyman] Choose the Journeyman who joins your staff.
   *[master] Choose the Master who joins your staff.
}
ask-notion = { $price ->
    [0] Thread or lace?
    [one] Buy a thread or a lace for 1 livre?
   *[other] Buy a thread or a lace for { $price } livres?
}
ask-draw = { $price ->
    [0] Draw a resource tile from the bag?
    [one] Draw a resource tile from the bag for 1 livre?
   *[other] Draw a resource tile from the bag for { $price } livres?
}
ask-extra-acquire = Bonus: acquire another resource tile?
ask-extra-fund = Bonus: fund a decoration for { $discount ->
    [one] 1 livre
   *[other] { $discount } livres
} less?
ask-extra-tailor = Bonus: tailor another garment?
ask-delegate-for-livres = Delegate an employee for livres?
ask-delegate-with-bonus = Delegate an employee and use their bonus?
ask-exchange = Buy points with livres?
ask-give-silk = Discard silk for points?
ask-expose = Discard a card of your reserve and use its bonus?
ask-copy = Whose top card do you copy?
ask-balcony = Which garments step onto the balcony?

## Moves

move-choose = { $step ->
    [hand] Choose { $employee } ({ rank }): { $bonus }
   *[win] Take { $employee } ({ rank }): { $bonus }
}
move-play = Play { $employee } ({ rank }): { $bonus }
move-favour = Claim the Queen’s Favour ({ $gain } livres)
move-acquire = Acquire from { $place } for { price }: { $tile }
move-tailor = Tailor { $garment } in { $window } for { price }
move-hire = Hire { $employee } ({ rank }) for { price }: { $bonus }
move-delegate = Delegate { $employee } ({ rank }){ $step ->
    [action] {" "}for { $gain ->
        [one] 1 livre
       *[other] { $gain } livres
    }
    [delegate-for-livres] {" "}for { $gain ->
        [one] 1 livre
       *[other] { $gain } livres
    }
   *[delegate-with-bonus] : { $bonus }
}
move-fund = Fund { decoration } for { price }
move-trial = Pass the { trial } for { price }
move-keep = Keep it as silk
move-cut = { $for ->
    [thread] Discard it for a thread
    [lace] Discard it for a lace
   *[both] Discard it for a thread and a lace
}
move-task = Task: { task }
move-pay = Discard a { $tile }
move-rent = Rent it out in { hall }, space { $space }{ $master ->
    [yes] , for Masters
   *[no] {""}
} ({ reward })
move-sell = Sell it for { $gain ->
    [one] 1 livre
   *[other] { $gain } livres
}
move-jewel = Take { $jewel } from { $place } for { price }
move-take = Take { a-notion } for { price }
move-draw = Draw a resource tile for { price }
move-exchange = Buy a point for { price }
move-expose = Discard { $employee } ({ rank }): { $bonus }
move-copy = Copy { $employee } from { $from }: { $bonus }
move-fill = Fill the balcony as well as can be
move-admire = Move { $garment } from { $space } below { $decoration } (× { $factor }): { points }
move-done = { $step ->
    [action] No main action
    [notion] Take nothing
    [draw] Draw nothing
    [extra-acquire] Acquire nothing
    [extra-fund] Fund nothing
    [extra-tailor] Tailor nothing
    [delegate-for-livres] Delegate nobody
    [delegate-with-bonus] Delegate nobody
    [exchange] Buy no more points
    [give-silk] Discard no more silk
    [expose] Use no other bonus
    [balcony] Leave the rest in the hall
   *[copy] Copy nobody
}

## Obstacles

obstacle-not-in-reserve = { $employee } is not in your reserve.
obstacle-not-in-hand = { $employee } is not in your hand.
obstacle-not-your-rank = { $played ->
    [master] A Master
    [journeyman] A Journeyman
   *[apprentice] An Apprentice
} cannot { $action ->
    [favour] claim the Queen’s Favour.
    [acquire] acquire resources.
    [tailor] tailor a garment.
    [hire] hire an employee.
    [delegate] be delegated.
    [fund] fund a decoration.
   *[trial] pass a trial.
}
obstacle-favour-gone = Somebody has already claimed the Queen’s Favour this round.
obstacle-no-tile = There is no tile on { $place }.
obstacle-too-dear = That costs { price }, and you have { $livres ->
    [0] none.
   *[other] { $livres }.
}
obstacle-no-garment = There is no garment in { $window }.
obstacle-thimble = Only the main action of a Master can make { $garment }: its pattern has a golden thimble.
obstacle-short-of-silk = You do not have enough silk for { $garment }.
obstacle-short-of-thread = You need { $thread } thread for { $garment } and do not have enough.
obstacle-short-of-lace = You need { $lace } lace for { $garment } and do not have enough.
obstacle-no-space-for-it = No space that is open to it is free for { $garment }.
obstacle-never-sold = This bonus only sells, and nobody buys { $garment }.
obstacle-no-offer = Nobody is on offer at place { $offer }.
obstacle-no-apprentice-of-your-own = Your specialised Apprentice has already been hired.
obstacle-condition-open = { $employee } comes only when you have what the card asks for: { $condition }.
obstacle-fewest-staff = You keep at least { $fewest } employees.
obstacle-only-the-played = You can delegate only the card that you have played, not { $employee }.
obstacle-not-in-staff = { $employee } is not one of your employees.
obstacle-leaves-already = { $employee } is already leaving.
obstacle-not-on-board = This board has no such space.
obstacle-decoration-taken = The decoration { $decoration } has already been funded.
obstacle-one-in-kitchen = You already have a place on this side of the kitchen.
obstacle-one-licence = You already have a licence from the jeweller.
obstacle-other-trial = Your next trial is the { trial }: this card cannot pass it.
obstacle-tasks-open = { $open ->
    [one] One task of the { trial } is still open.
   *[other] { $open } tasks of the { trial } are still open.
}
obstacle-pile-empty = No card is left to be won in the { trial }.
obstacle-not-on-tile = This tile does not offer that: { $tile }.
obstacle-both-come = This tile gives thread and lace together: { $tile }.
obstacle-task-unfit = What you did does not fit this task: { task }.
obstacle-task-done = You have already marked this task: { task }.
obstacle-no-such-tile = You have no such tile: { $tile }.
obstacle-tile-not-needed = This tile is not needed: { $tile }.
obstacle-space-taken = Space { $space } is taken.
obstacle-masters-only = Space { $space } is only for garments that a Master has made.
obstacle-must-rent = You have to rent out { $garment }.
obstacle-must-sell = You have to sell { $garment }: this bonus only sells.
obstacle-no-licence = You need a licence from the jeweller before you can have jewels.
obstacle-no-jewel = There is no jewel here.
obstacle-jewel-unfit = Necklaces go with dresses, rings with coats: not { $jewel }.
obstacle-one-jewel = You have already bought a jewel for this garment.
obstacle-not-in-pile = { $employee } cannot be won here.
obstacle-nothing-to-copy = There is nothing to copy from { $from }.
obstacle-not-that-seat = You can copy only another player at this table.
obstacle-not-your-garment = You have no garment on space { $space }.
obstacle-not-your-fireworks = The fireworks { $decoration } are not yours.
obstacle-already-outside = You have already moved { $garment } onto the balcony.
obstacle-balcony-taken = Somebody already stands below the fireworks { $decoration }.

## Events

event-round-begins = Round { $round } begins.
event-first-player = { $seat_is ->
    [me] You go
   *[other] { $seat } goes
} first, thanks to the Queen’s Favour.
event-employees-left = { $count ->
    [one] One employee on offer leaves.
   *[other] { $count } employees on offer leave.
}
event-employees-shown = { $count ->
    [one] A new employee is on offer.
   *[other] { $count } new employees are on offer.
}
event-drawers-filled = { $count ->
    [one] A resource tile comes into the drawers.
   *[other] { $count } resource tiles come into the drawers.
}
event-garments-left = { $count ->
    [one] One garment leaves the workshop.
   *[other] { $count } garments leave the workshop.
}
event-garments-shown = { $count ->
    [one] A garment comes into the workshop.
   *[other] { $count } garments come into the workshop.
}
event-jewel-left = The jeweller puts { $jewel } away.
event-jewels-shown = { $count ->
    [one] A new jewel is on display.
   *[other] { $count } new jewels are on display.
}
event-hands-chosen = All hands are chosen.
event-played = { $seat_is ->
    [me] You play
   *[other] { $seat } plays
} { $employee } ({ rank }).
event-idle = { $seat_is ->
    [me] You do
   *[other] { $seat } does
} without a main action.
event-favour-taken = { $seat_is ->
    [me] You claim
   *[other] { $seat } claims
} the Queen’s Favour{ $livres ->
    [0] {""}
    [one] {" "}and 1 livre
   *[other] {" "}and { $livres } livres
}.
event-acquired = { $seat_is ->
    [me] You acquire
   *[other] { $seat } acquires
} a { $tile } from { $place } for { price }.
event-drew = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} a { $tile } from the bag { $reason ->
    [jewel] for the matching jewel
   *[bonus] for { price }
}.
event-kept = { $seat_is ->
    [me] You keep
   *[other] { $seat } keeps
} a { $tile }.
event-cut-up = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} a { $tile } for { $thread ->
    [0] { $lace } lace
   *[other] { $lace ->
        [0] { $thread } thread
       *[other] { $thread } thread and { $lace } lace
    }
}.
event-tailored = { $seat_is ->
    [me] You tailor
   *[other] { $seat } tailors
} { $garment } from { $window } for { price }{ $thread ->
    [0] {""}
   *[other] , { $thread } thread
}{ $lace ->
    [0] {""}
   *[other] , { $lace } lace
} and silk.
event-rented = { $seat_is ->
    [me] You rent
   *[other] { $seat } rents
} out { $garment } in { hall } ({ $space }).
event-sold = { $seat_is ->
    [me] You sell
   *[other] { $seat } sells
} { $garment } for { livres }.
event-livres-gained = { $seat_is ->
    [me] You get
   *[other] { $seat } gets
} { $amount ->
    [one] 1 livre
   *[other] { $amount } livres
} { $reason ->
    [space] from the guest.
    [garment] with the garment.
   *[bonus] as a bonus.
}
event-points-gained = { $seat_is ->
    [me] You score
   *[other] { $seat } scores
} { $amount ->
    [one] 1 point
   *[other] { $amount } points
} { $reason ->
    [garment] with the garment.
   *[bonus] as a bonus.
}
event-notion-gained = { $seat_is ->
    [me] You get
   *[other] { $seat } gets
} { a-notion } { $reason ->
    [space] from the guest
   *[bonus] for { price }
}.
event-hired = { $seat_is ->
    [me] You hire
   *[other] { $seat } hires
} { $employee } ({ rank }) for { price }: { $bonus }.
event-delegated = { $seat_is ->
    [me] You delegate
   *[other] { $seat } delegates
} { $employee }{ $livres ->
    [0] {""}
    [one] {" "}for 1 livre
   *[other] {" "}for { $livres } livres
}.
event-funded = { $seat_is ->
    [me] You fund
   *[other] { $seat } funds
} { decoration } for { price }.
event-all-halls-marked = { $seat_is ->
    [me] You are
   *[other] { $seat } is
} present in all halls: { points } at the end.
event-jewel-bought = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $jewel } from { $place } for { price }.
event-task-marked = { $seat_is ->
    [me] You mark
   *[other] { $seat } marks
} a task: { task }.
event-trial-passed = { $seat_is ->
    [me] You pass
   *[other] { $seat } passes
} the { trial } and { $seat_is ->
    [me] score
   *[other] scores
} { points }.
event-card-won = { $seat_is ->
    [me] You win a new { rank }: { $employee }.
   *[other] { $seat } wins a new { rank }.
}
event-exposed = { $seat_is ->
    [me] You discard { $employee } from your reserve
   *[other] { $seat } discards { $employee } from the reserve
} and { $seat_is ->
    [me] use
   *[other] uses
} the bonus.
event-copied = { $seat_is ->
    [me] You copy
   *[other] { $seat } copies
} { $employee }, { $owner_is ->
    [me] the top card of your discard.
   *[other] the top card of { $owner }’s discard.
}
event-exchanged = { $seat_is ->
    [me] You buy
   *[other] { $seat } buys
} a point for { livres }.
event-silk-given = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} a { $tile } for { points }.
event-income = { $seat_is ->
    [me] Your income is
   *[other] { $seat }’s income is
} { $amount ->
    [one] 1 livre
   *[other] { $amount } livres
}{ $decorations ->
    [0] {""}
   *[other] , { $decorations } of them for decorations
}{ $garments ->
    [0] {""}
   *[other] , { $garments } for garments
}{ $jewels ->
    [0] {""}
   *[other] , { $jewels } for jewels
}.
event-admired = { $seat_is ->
    [me] You move
   *[other] { $seat } moves
} { $garment } from { $space } onto the balcony below { $decoration } (× { $factor }): { points }.
event-stayed-inside = { $seat_is ->
    [me] You leave
   *[other] { $seat } leaves
} the rest in the royal hall.
event-over = The ball is over.
event-madame-card = Madame du Barry turns over a card: { $action ->
    [favour] the Queen’s Favour
    [drawer] all of drawer { $number }
    [column] { $number ->
        [1] the left column of the drawers
        [2] the middle column of the drawers
       *[other] the right column of the drawers
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
} ({ $left ->
    [one] 1 card left this round
   *[other] { $left } cards left this round
}).
event-madame-cannot = Madame du Barry scores { points } instead: { $action ->
    [drawer] the drawer is empty.
    [column] the column is empty.
    [tailor] there is no garment, or no free space.
    [hire] nobody is on offer.
    [fireworks] no fireworks are left for her.
    [kitchen] no place in the kitchen is left for her.
    [musician] no musician is left for her.
   *[statue] no statue is left for her.
}
event-madame-favour = { $taken ->
    [yes] Madame du Barry claims the Queen’s Favour
   *[no] The Queen’s Favour is gone; Madame du Barry makes do
}{ $points ->
    [0] {""}
   *[other] {" "}with { points }
}.
event-madame-tiles = Madame du Barry takes { $count ->
    [one] a tile
   *[other] { $count } tiles
}, all that { $from ->
    [drawer] drawer { $number } has.
   *[column] { $number ->
        [1] the left column has.
        [2] the middle column has.
       *[other] the right column has.
    }
}
event-madame-garment = Madame du Barry makes { $garment } in { $window }: { $reason ->
    [counted] her card counts to it.
   *[dearest] there are too few, so she takes the dearest.
}
event-madame-hall = Her next card says { hall }{ $full ->
    [yes] , which is full: another card.
   *[no] .
}
event-madame-rented = She rents it out in { hall } ({ $space }): { $reason ->
    [master] the free Master space comes first.
    [master-reward] of the free Master spaces, the one with the best reward.
   *[reward] of the free spaces, the one with the best reward.
}
event-madame-notion = Madame du Barry gets { a-notion } from the guest.
event-madame-tile = Madame du Barry draws a resource tile { $reason ->
    [space] from the guest.
    [jewel] for the matching jewel.
   *[garment] with the garment.
}
event-madame-jewel = Madame du Barry takes { $jewel } from { $place }, the cheapest { $reason ->
    [same] in the colour of the garment.
    [fitting] that goes with the garment.
   *[garment] of all, with the garment.
}
event-madame-no-jewel = Madame du Barry takes no jewel: { $reason ->
    [licence] she has no licence from the jeweller.
    [none] her card shows none.
   *[gone] none on display is what her card wants.
}
event-madame-hired = Madame du Barry hires { $employee } ({ rank }): { $reason ->
    [crown] of the crowns, the one that brings her most now.
    [counted] her card counts to this one.
   *[last] there are too few, so she takes the last.
}
event-madame-funded = Madame du Barry funds { decoration }: { $reason ->
    [licence] a licence from the jeweller comes before all else.
   *[cheapest] the cheapest that is free.
}
event-madame-points = Madame du Barry scores { $amount ->
    [one] 1 point
   *[other] { $amount } points
} with the garment.
event-madame-all-halls = Madame du Barry is present in all halls: { points } at the end.
event-madame-task = Madame du Barry marks a task: { task }.
event-madame-trial = Madame du Barry passes the { trial } and scores 1 point. She draws a new card unseen{ $removed ->
    [yes] {" "}and removes one at random.
   *[no] , with none to remove.
}
event-madame-admired = Madame du Barry moves { $garment } from { $space } onto the balcony below { $decoration } (× { $factor }): { points }.
event-madame-first = Madame du Barry goes first, thanks to the Queen’s Favour.

## Editions

fault-windows = The prices must fall from left to right, and none may be below 0.
fault-all-halls = The points must fall from left to right, and none may be below 0.
fault-no-master-space = Every hall needs a space for Masters: “{ $words }”.
fault-factor = Fireworks are “price:factor” with factor 2 or 3, unlike “{ $words }”.
fault-fireworks = The prices of fireworks must rise from left to right.
fault-words = “{ $words }” cannot be understood.
fault-garment = “{ $garment }” is not the name of a garment.
fault-no-garment = The garment “{ $garment }” is missing.
fault-colour = “{ $colour }” is not the colour of this garment. Possible: { $possible }.
fault-set = This belongs to the set “{ $expected }”, not to “{ $found }”.
fault-needs = “{ $needs }” must have silk of the garment’s own colour, and thread or lace.
fault-employee = “{ $employee }” is not the name of an employee.
fault-no-employee = The employee “{ $employee }” is missing.
fault-rank = “{ $rank }” is not a rank. Possible: { $possible }.
fault-level = Level { $level } has { $found } employees instead of { $expected }.
fault-starters = The starting cards are two Masters, a Journeyman and two Apprentices.
fault-new-card = This card must have level { $level } and rank “{ $rank }”.

## The page

group-choose = Choose a card
group-play = Play a card
group-favour = The Queen’s Favour
group-acquire = Acquire resources
group-tailor = Tailor a garment
group-hire = Hire an employee
group-delegate = Delegate an employee
group-fund = Fund a decoration
group-trial = Pass a trial
group-keep = Keep as silk
group-cut = Thread or lace
group-task = Mark a task
group-pay = Discard a tile
group-rent = Rent it out
group-sell = Sell it
group-jewel = Take a jewel
group-take = Thread or lace
group-draw = Draw from the bag
group-exchange = Buy a point
group-expose = Discard a card
group-copy = Copy a bonus
group-fill = Fill the balcony
group-admire = Onto the balcony
group-done = Leave it at that

# The board. Headings (area-), tabs (tab-), short words painted on it (page-), what a piece is called (piece-) and
# what it does (about-). $name is the name of a person; $bonus, $effect, $garment, $tile, $condition and $silk are texts.
area-palace = The palace
area-workshop = Workshop
area-drawers = Resource drawers
area-hiring = Employees on offer
area-jeweller = Jeweller and trials
area-hand = Your cards
area-staff = Your staff
area-silk = Your silk
area-others = The others
tab-palace = Palace
tab-shop = Shop
tab-mine = Me
tab-others = Others
page-decoration = { $kind ->
    [fireworks] Fireworks
    [kitchen-left] Left kitchen
    [kitchen-right] Right kitchen
    [statue] Statue
    [musician] Musician
   *[jeweller] Licence
}
page-hall = { $hall ->
    [1] Royal Hall
   *[other] Hall { $hall }
}
page-arch = { $hall ->
    [1] Royal
   *[other] { $hall }
}
page-look-at-hall = { $hall ->
    [1] The royal hall
   *[other] Hall { $hall }
}{ $count ->
    [0] {""}
    [one] : 1 choice
   *[other] : { $count } choices
}
page-whole-palace = The whole palace
page-look-outside = The sky and the cellar{ $count ->
    [0] {""}
    [one] : 1 choice
   *[other] : { $count } choices
}
page-fireworks = Fireworks
page-statues = Statues
page-statues-note = { $points } for each colour of a set
page-kitchen = Kitchen
page-favour = Queen’s Favour
page-all-halls = All halls
page-standing = { points }: { $count ->
    [0] nobody yet
   *[other] { $name }
}
page-halls = { $halls ->
    [one] Present in 1 hall
   *[other] Present in { $halls } halls
}
page-workshop = Workshop
page-drawers = Drawers
page-hiring = Hiring
page-jeweller = Jeweller
page-hired = hired
page-drawer = Drawer { $drawer }: { $price ->
    [0] a tile is free
    [one] a tile costs 1 livre
   *[other] a tile costs { $price } livres
}
page-trial = { $trial ->
    [journeyman] To Journeyman: { $left }
   *[master] To Master: { $left }
}
page-no-bonus = no bonus
page-good = { $kind ->
    [livres] Livres
    [tiles] Resource tiles
    [thread] Thread
    [lace] Lace
   *[jewels] Jewels
}: { $count }
page-absent = away
page-first = first player
page-look-closer = { $name }: look closer
page-sign = { $sign ->
    [coin] livres
    [coin-blank] so many livres
    [point] points of prestige
    [thread] thread
    [lace] lace
    [bale-blue] a bale of blue silk
    [bale-pink] a bale of pink silk
    [bale-green] a bale of green silk
    [bale-orange] a bale of orange silk
    [tile-back] a resource tile
    [tile-free] a resource tile of your choice
    [master] Master
    [journeyman] Journeyman
    [apprentice] Apprentice
    [thimble] only for a Master
    [scissors] tailor a garment
    [carriage] delegate an employee
    [bonus] the bonus of a card
    [crown] counts at the end
    [hall] a hall
    [statue] a decoration
    [queen] the Queen’s Favour
    [pot] left kitchen: income for decorations
    [cloche] right kitchen: income for garments
    [music] a musician
    [jewel-blue] blue necklace
    [jewel-pink] pink ring
    [jewel-green] green necklace
    [jewel-orange] orange ring
    [plus] this comes as well
    [minus] so much cheaper
    [or] one or the other
    [range] from the least to the most
    [becomes] pay this for that
    [each] for each
    [same] the same again
    [times] counts so many times
   *[about] points if the match ended now
}
page-in-hand = Cards in hand: { $count }
page-in-play = In play
page-held = In hand or reserve: { $count }
page-staff = Staff { $count }
page-reserve = Reserve { $count }
page-discard = Played { $count }
page-waiting = Waiting to be hired
page-at-end = at the end
page-income = Next income: { livres }
page-silk = Your silk
page-silk-note = hidden from the others
page-no-silk = No resource tile
page-seen-tiles = Resource tiles that everybody has seen
page-why = Why she did it
page-madame-left = { $turns ->
    [one] 1 card left
   *[other] { $turns } cards left
}
area-ways = What you can do
piece-way-keep = Keep as silk
piece-way-cut = { $signs ->
    [thread] Discard for thread
    [lace] Discard for lace
   *[both] Discard for thread and lace
}
piece-way-sell = Sell for { $value }
piece-way-take = { $signs ->
    [thread] Take thread
   *[lace] Take lace
}
piece-way-draw = Draw from the bag
piece-way-exchange = Buy a point
piece-way-trial = Pass the trial
piece-decoration = { $kind ->
    [fireworks] Fireworks × { $factor }
    [kitchen-left] Left kitchen
    [kitchen-right] Right kitchen
    [statue] Statue
    [musician] Musician ({ points })
   *[jeweller] Jeweller’s licence
}: { price }
piece-funded = { $kind ->
    [fireworks] Fireworks × { $factor }
    [kitchen-left] Left kitchen
    [kitchen-right] Right kitchen
    [statue] Statue
    [musician] Musician ({ points })
   *[jeweller] Jeweller’s licence
}, funded by { $name }
piece-balcony = Fireworks × { $factor }, funded by { $name }; below them { $garment }, { points }
piece-space = Free space { $space } in { hall }{ $master ->
    [yes] {" "}for a Master
   *[no] {""}
}: { reward }
piece-guest = { $name } in { hall }, space { $space }{ $master ->
    [yes] {" "}for a Master
   *[no] {""}
}: { $garment }, { points }
piece-favour = The Queen’s Favour: { livres }
piece-favour-held = The Queen’s Favour, held by { $name }
piece-window = { $window }: { $garment } for { price }, { points }{ $value ->
    [0] {""}
   *[other] , sells for { $value }
}{ $thimble ->
    [yes] , with a thimble
   *[no] {""}
}{ $leaves ->
    [yes] , leaves after this round
   *[no] {""}
}
piece-empty-window = { $window }: empty window
piece-drawer-tile = { $place } for { price }: { $tile }
piece-card = { $employee } ({ rank }): { $bonus }
piece-offer = { $employee } ({ rank }) for { price }: { $bonus }
piece-own = { $employee } ({ rank }), your own: { $condition }
piece-top = { $employee } ({ rank }), last played by { $name }: { $bonus }
piece-jewel = { $jewel } for { price }
piece-task = Task: { task }{ $count ->
    [0] {""}
   *[other] {" "}– done by { $name }
}
piece-madame-card = { $which ->
    [played] The card she played
   *[consulted] The card she consulted
}: { $action ->
    [favour] the Queen’s Favour
    [drawer] drawer { $number }
    [column] { $column ->
        [left] left column
        [centre] middle column
       *[right] right column
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
}; below: { hall }
about-decoration = { $kind ->
    [fireworks] Fireworks count for their majority. At the end, a garment of yours from the royal hall may step onto the balcony for each, and its points are multiplied.
    [kitchen-left] At each income: 1 livre for each of your decorations. One place on each side of the kitchen.
    [kitchen-right] At each income: 1 livre for each of your garments in the palace. One place on each side of the kitchen.
    [statue] At the end each statue counts a set of your garments: { points } for every colour in it. No garment counts for two statues.
    [musician] A musician makes you present in this hall, breaks ties there and is worth points at the end.
   *[jeweller] With a licence you may buy a jewel for each garment that you rent out.
}
about-guest = A garment in the palace counts for the majority of its hall, and brings its points at the end.
about-outside = This garment stands on the balcony: at the end its points count × { $factor }.
about-space = A garment that is rented out here brings the reward at once.{ $master ->
    [yes] {" "}Only a garment that a Master has made may go here.
   *[no] {""}
}
about-favour = The player who claims it gets { livres } and goes first in the next round. In the last round it is worth { points }.
about-window = Needs { $silk }{ $thread ->
    [0] {""}
   *[other] , { $thread } thread
}{ $lace ->
    [0] {""}
   *[other] , { $lace } lace
}.{ $thimble ->
    [yes] {" "}Only a Master can make it.
   *[no] {""}
}{ $bonus ->
    [none] {""}
    [livres] {" "}Effect: { $effect }.
    [gain] {" "}At once: { $effect }. It is never sold.
   *[other] {" "}Effect: { $effect }. It is never sold.
}
about-tile = A resource tile is kept as silk, which pays for garments, or discarded at once for what its lower half shows.
about-employee = Bonus: { $bonus }. Delegating: { livres }.
about-jewel = A necklace goes with a dress, a ring with a coat. Each jewel brings 1 livre at every income and 1 point at the end; one in the colour of the garment brings a resource tile from the bag.
about-task = When all tasks of your { trial } are marked, a card of the right rank can pass it.
about-top = The card that was played last: its bonus can be copied by a card that copies.
about-own = A Master hires your specialised Apprentice for nothing, once this holds: { $condition }.
about-madame = Madame du Barry plays by her cards. She has no livres, and gets points whenever she cannot do what her card says.
about-madame-card = { $which ->
    [played] The upper half is what she does.
   *[consulted] The lower half says to which hall her garment goes, and which jewel comes with it.
}
