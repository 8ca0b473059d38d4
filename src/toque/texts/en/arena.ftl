# The arena: bots against each other, and how editions play.

## Help

cli-arena-help =
    Let bots play against each other, and say how strong each of them is. Every deal
    is played once in each rotation of the seats. Ctrl-C keeps what was played.

      toque arena GAME [--bots { $bots }] [-n { $matches }] [--option name=choice …]

      --bots BOTS       who plays, with commas between them ({ $bots })
      --seats NUMBER    at how many seats (as many as there are bots); if the bots
                        are more, all choices of them take turns; if fewer, all fill
                        the seats in turn
      -n NUMBER         how many matches ({ $matches }), rounded up to whole deals
      --jobs NUMBER     how many play at the same time (as many as processors)
      --cluster         play on a Ray cluster: that of RAY_ADDRESS, or one made here
      --seed WORD       the same word deals the same matches again
      --edition FILE    play with the components in a TOML file
      --resume FILE     go on with a tournament; -n may ask for more matches
      --html FILE       also write a page with pictures
      --json            print one JSON object and nothing else

    Options of the games, each also as --option name=choice:
cli-balance-help =
    Let bots play the house edition of a game, and write down how it plays: scores,
    fairness, length, and how often each component is used. What was played is kept:
    a run that was broken off goes on.

      toque balance GAME [-n { $matches }] [-o FILE]

      -n NUMBER         how many matches of four ({ $matches })
      --jobs NUMBER     how many processes play (as many as processors)
      --seed WORD       another word deals other matches ({ $seed })
      -o FILE           write the report there instead of here
cli-train-help =
    Learn what the positions of a game are worth, from matches that bots play, and
    write it into the game’s folder: levels that search judge by it. That needs
    libraries that playing does not: pip install toque[train].

      toque train GAME [--seats { $seats }] [-n { $matches }]

      --seats NUMBER    for matches of so many seats ({ $seats })
      -n NUMBER         how many matches to learn from ({ $matches })
      --by BOT          who plays them ({ $player })
      --looks NUMBER    they play by habit instead and compare so many moves each
                        time: weaker, and many times as fast
      --generations N   play so many times as many matches, from the second time on
                        by what was learned before (1)
      --units NUMBER    hidden units of the network ({ $units })
      --seed WORD       the same word deals the same matches again ({ $seed })
      --jobs NUMBER     how many processes play (as many as processors)
      -o FILE           write it there instead

## What does not work

cli-arena-needs = That needs libraries that playing does not: pip install toque[{ $extra }]
cli-arena-twice = A bot can be named twice only if all sit down together, and here are { $bots } bots for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
cli-arena-settled = A tournament that goes on has its bots, seats, options and seed: leave out “{ $option }”.
cli-arena-not-kept = “{ $file }” is not a tournament that was kept.
cli-arena-other-game = That is a tournament of “{ $game }”.
cli-arena-other-version = The rules or the bots of “{ $game }” have changed since: those matches cannot go on with others.
cli-arena-deadly = Match { $number } has ended { $times } processes: it is not played again.
cli-balance-no-report = There is nothing to report on “{ $game }”. Possible: { $possible }.
cli-train-no-features = “{ $game }” does not say what there is to see in a position: nothing can be learned of it.

## Results

cli-train-played = { $played } of { $matches } matches
cli-train-error = Learned from { $positions } positions. In other matches it is wrong by { $points } points, by { $margin } of the margin (a heuristic: { $heuristic }), and by { $share } of a win.
cli-arena-interrupted = { $done } of { $matches } matches are played and kept. To go on:
cli-arena-file = All matches are in { $file }; --resume goes on with them.
cli-arena-page-written = The page: { $file }
cli-arena-page-title = { $game }: the arena
cli-arena-page-summary = { $matches ->
    [one] One match
   *[other] { $matches } matches
} at { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $blocks ->
    [one] one deal
   *[other] { $blocks } deals
}, each in all rotations. { $decisions } decisions; seed { $seed }.
cli-arena-column-rating = Rating
cli-arena-column-matches = Matches
cli-arena-column-par = If all were equal
cli-arena-column-rank = Average rank
cli-arena-column-margin = Margin
cli-arena-column-lowest = Lowest
cli-arena-column-highest = Highest
cli-arena-column-source = Source
cli-arena-ratings = Ratings
cli-arena-ratings-note = From all tables, by the model of Plackett and Luce. 0 is the average of all who played; 200 more win about three duels of four. What breaks ties counts, and what is equal then is drawn by lot. The intervals hold 95% of 200 draws of the deals. Of somebody who never lost, or never won, it is only known that they are far apart.
cli-arena-wins-note = A shared win counts as its part. The margin is by how many points a bot is ahead of the best of the others. Intervals are over deals, because matches of the same deal are not independent; the dashed line is where all would be if they were equal.
cli-arena-encounters = Who ends before whom
cli-arena-encounters-note = How often the bot of a row ended before that of a column at the same table; a tie counts half.
cli-arena-scores = Scores
cli-arena-scores-note = { $step ->
    [one] How many matches ended with each score.
   *[other] How many matches ended with a score in each span of { $step } points.
}
cli-arena-sources = Where the points come from
cli-arena-sources-note = Points a match, by the lines of the score sheet.
cli-arena-seats = Seats
cli-arena-seats-note = How often each seat wins, whoever sits there: every bot has been in each seat equally often.
cli-arena-seat = Seat { $seat }
cli-arena-page-again = The same again
cli-arena-page-version = Rules and bots { $version }, edition { $edition }: equal ones play equal matches.
