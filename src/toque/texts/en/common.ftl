# What every game says. Pieces and moves of a game are in its own folder.

## Obstacles of the kernel

obstacle-match-over = The match is over.
obstacle-not-your-turn = It is not your turn.
obstacle-no-such-move = There is no such move.
obstacle-nothing-to-undo = There is nothing to undo.
obstacle-behind-fence = Something was revealed by your last move: it cannot be taken back.
obstacle-not-your-move = The last move was somebody else's: it is not yours to take back.
obstacle-nothing-to-redo = There is nothing to redo.

## Refusals

unknown-game = There is no game “{ $game }”. Possible: { $possible }.
unknown-bot = There is no bot “{ $bot }”. Possible: { $possible }.
unknown-language = There is no language “{ $language }”. Possible: { $possible }.
unknown-option = { $game } has no option “{ $option }”. Possible: { $possible }.
bad-choice = { $option } cannot be “{ $choice }”. Possible: { $possible }.
bad-seats = { $game } is for { $fewest } to { $most } seats, not for { $seats }.
bad-seed = A seed is one word of at most { $longest } characters, not “{ $seed }”.

bad-notation-empty = Nothing was written. Possible: { $possible }.
bad-notation-verb = “{ $word }” is not a move. Possible: { $possible }.
bad-notation-argument = “{ $word }” is no { $argument }. Possible: { $possible }.
bad-notation-missing = “{ $verb }” needs a { $argument }. Possible: { $possible }.
bad-notation-extra = “{ $word }” is too much after “{ $verb }”.
no-such-move = There is no move number { $move }.

bad-edition = The edition breaks the counts of the rules in { $faults ->
    [one] one place
   *[other] { $faults } places
}.
fault-syntax = This is not TOML: { $detail }
fault-schema = { $detail }

## Records

bad-record = Line { $line }, column { $column }: { $reason }
record-not-toque = a record begins with “toque 1”.
record-format = this record has format { $found }; only { $known } can be read.
record-keyword = “{ $keyword }” is not a header word (game, edition, option, seat, seed, commitment).
record-twice = “{ $keyword }” stands here a second time.
record-missing = the header lacks “{ $keyword }”.
record-pair = “{ $keyword }” needs a name and a version.
record-option = “{ $line }” should be name=choice.
record-seat = this should be seat { $expected }, with the name of who sits there.
record-who = “{ $word }” is no seat of this match. Possible: { $possible }.
record-commitment = the seed does not match its commitment.
record-version = The record was made with rules { $recorded } of { $game }; these are rules { $current }.
record-edition = The record was made with another edition, “{ $recorded }”; this is “{ $given }”.

## Bots

why-random = one of { $moves } possible moves, by chance
why-only-move = the only possible move
why-greedy = the best of { $moves } moves for the next position, worth about { $worth }
