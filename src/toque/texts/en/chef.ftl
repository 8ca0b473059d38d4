# What the chef says: during a match where he may be asked, and about one that is over.

chef-ask = Ask the chef
chef-thinks = The chef is thinking…
chef-title = The chef’s advice
chef-you = You
chef-points = points
chef-chance = to win
chef-move = { $letter }: { $move }. { $points } points expected, { $chance } to win.
chef-said = { $moves ->
    [one] The chef sees one move.
   *[other] The chef compares { $moves } moves.
}
chef-difference = { $ware ->
    [points] { $amount } { $count ->
        [one] point
       *[other] points
    }: { $source }
   *[other] { $source } { $amount }
}{ $when ->
    [now] {""}
    [income] , with each income
   *[end] , at the end
}
chef-why-lines = Why { $one }: compared with { $other }, { $lines }.
chef-why-later = Why { $one }: at once it brings the same as { $other }; it pays later.
chef-why-only = Why { $one }: nothing else came close.

## After the match

chef-notes = The chef’s notes
chef-beside = Beside the board
chef-reads = The chef is reading this match…
chef-busy = The chef has many matches to read just now. He comes to this one as soon as he can.
chef-no-notes = There are no notes for this match.
chef-whose = Choose whose eyes to look through: the chef speaks to those who played.
chef-nothing-cost = Nothing cost more than half a point.
chef-decision = Decision { $number } of { $count }
chef-cost = it cost { $points } points
chef-your-move = what you played
chef-instead = the chef would have played:
chef-again = Try again from here
chef-play-on = Play on from { $letter }
chef-curve = Chance to win
chef-costliest = { $count ->
    [one] The costliest decision
   *[other] The { $count } costliest decisions
}
chef-in-all = { $points } points in all
chef-found = { $all ->
    [one] The chef looked at 1 decision{ $best ->
        [0] .
       *[other] , and you found the best move.
    }
   *[other] You found the best move in { $best } of { $all } decisions.
}
chef-card = { $state ->
    [ready] The chef has read your match
    [none] No notes by the chef
    [busy] The chef will read your match
   *[reading] The chef is reading your match
}
chef-card-cost = { $count ->
    [one] One decision cost you { $points } points.
   *[other] { $count } decisions cost you { $points } points together.
}
chef-see = See what the chef would have played

## Terminal

cli-chef-move = { $letter }: { $move }
cli-chef-expects = expected: { $points } points, { $chance } to win
