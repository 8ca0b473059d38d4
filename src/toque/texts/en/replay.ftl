# Looking back: the log of a match, and the page of a match that is over.

## The log

log-title = Log
log-empty = Nothing has happened yet.
log-nothing-of-this = Nothing like this so far.
log-player = { $seat_is ->
    [me] You
   *[other] { $seat }
}
log-round = Round { $round }
log-decided = { $seat_is ->
    [me] You have decided.
   *[other] { $seat } has decided.
}
log-undo = { $seat_is ->
    [me] You take back
   *[other] { $seat } takes back
} { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
}
log-bot = { $reason ->
    [time] { $seat_is ->
        [me] You ran out of time
       *[other] { $seat } ran out of time
    }: a bot takes over.
    [resigned] { $seat_is ->
        [me] You resign
       *[other] { $seat } resigns
    }: a bot takes over.
   *[asked] A bot plays for { $seat_is ->
        [me] you
       *[other] { $seat }
    } from here.
}
log-back = { $seat_is ->
    [me] You are back and play
   *[other] { $seat } is back and plays
} on.
log-pause = The match is paused.
log-resume = The match goes on.
log-call-off = { $seat_is ->
    [me] You call the match off.
   *[other] { $seat } calls the match off.
}
log-propose = { $seat_is ->
    [me] You propose
   *[other] { $seat } proposes
} { $what ->
    [undo] taking moves back.
    [call-off] calling the match off.
    [pause] a pause.
   *[resume] playing on.
}
log-agree = { $seat_is ->
    [me] You agree.
   *[other] { $seat } agrees.
}
log-decline = { $seat_is ->
    [me] You decline.
   *[other] { $seat } declines.
}
log-advice = { $seat_is ->
    [me] You ask the chef.
   *[other] { $seat } asks the chef.
}
log-filter = Show
log-everything = All
log-only = Only { $seat_is ->
    [me] you
   *[other] { $seat }
}
log-since = Since your last turn
log-look = Look at this moment
log-newest = Newest
log-inside = { $lines ->
    [one] 1 line inside
   *[other] { $lines } lines inside
}

## Since one’s last turn

recap-open = { $things ->
    [one] One thing since your last turn
   *[other] { $things } things since your last turn
}
recap-count = { $things ->
    [one] 1 thing
   *[other] { $things } things
}
recap-back = The thing before
recap-on = The next thing
recap-table = The table

## A match that is over

replay-title = Replay
replay-loading = Loading the match…
replay-ended = Played on { $when }
replay-eyes = Viewpoint
replay-all-public = Spectator
replay-begins = The match begins.
replay-undone = Moves are taken back.
replay-quiet = Nothing changes on the table.
replay-tabs = Parts of the page
replay-tab = { $tab ->
    [log] Log
    [points] Points
   *[board] Table
}
replay-transport = Replay controls
replay-track = Moment of the match
replay-moment = Step { $number } of { $last }
replay-first = To the start
replay-previous-turn = Back one turn
replay-previous = Back one step
replay-play = Play
replay-pause = Pause
replay-next = Forward one step
replay-next-turn = Forward one turn
replay-last = To the end
replay-speed = Speed

## What can be made of it

replay-tools = This match
replay-copy = Copy link to this moment
replay-copied = The link to this moment is copied.
replay-not-copied = Your browser blocked copying: the link is in the address bar.
replay-fork = Play on from here
replay-record = Download the record
replay-rematch = Rematch

## The result

replay-winner = { $count ->
    [one] { $who ->
        [me] You win!
       *[other] { $names } wins!
    }
   *[other] { $names } win together!
}
replay-rank = Rank
replay-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-gave-up = resigned
replay-over-time = Points over time
replay-steps = Steps
replay-by-source = Points by source
replay-as-table = As a table
replay-turn = Start of the turn
replay-end = End
replay-source = Source
replay-total = Total
points-of = Points by source: { $name }
points-now = If the match ended now
points-views = Shown as
points-view = { $view ->
    [picture] Picture
    [table] Table
   *[both] Picture and table
}
result-title = A fine match, { $name }.
result-picture = { $way ->
    [share] Share the picture
   *[save] Save as a picture
}
result-no-picture = The picture could not be made. A screenshot shows the same.
result-behind = { $points ->
    [0] Level with first place: only the tie-break decided.
    [one] One point between you and first place.
   *[other] { $points } points between you and first place.
}
result-difference = What made the difference: { $source }, { $points ->
    [one] 1 point
   *[other] { $points } points
} more than { $name }.
result-source = { $of ->
    [best] Most points at the table: { $source } ({ $points })
   *[second] Second most points at the table: { $source } ({ $points })
}
result-course = { $of ->
    [led] { $points ->
        [one] You led for one turn
       *[other] You led for { $points } turns
    }
   *[turn] { $points ->
        [one] Your best turn brought 1 point
       *[other] Your best turn brought { $points } points
    }
}
turning-title = { $count ->
    [one] The turning point
    [2] Two turning points
   *[other] Three turning points
}
turning-about = Where the lead changed most
turning-told = { $turning ->
    [takes] { $count ->
        [one] { $name } takes
       *[other] { $name } take
    } the lead, { $points } ahead
    [level] { $count ->
        [one] { $name } draws
       *[other] { $name } draw
    } level
    [grows] { $count ->
        [one] { $name } pulls
       *[other] { $name } pull
    } away, { $points } ahead
   *[closes] { $count ->
        [one] { $name } closes
       *[other] { $name } close
    } in, { $points } behind
}
turning-look = Step { $number }

## The deal

replay-deal = The deal can be checked
replay-deal-how = Everything that chance decides in a match follows from one seed. Its hash was shown before the first move; now that the seed is known, anybody can compute the hash again and compare.
replay-commitment = Hash shown before the first move
replay-seed = Seed
replay-computed = SHA-256 of the seed, computed by your browser
replay-fits = It matches: the deal was fixed from the start.
replay-differs = It does not match.
replay-no-hash = Your browser computes this only over HTTPS. In a terminal:
