# What every game says. Pieces and moves of a game are in its own folder.

## Obstacles of the kernel

obstacle-match-over = The match is over.
obstacle-not-your-turn = It is not your turn.
obstacle-no-such-move = There is no such move.
obstacle-not-now = That belongs to another step of the turn.
obstacle-nothing-to-undo = There is nothing to undo.
obstacle-behind-fence = Your last move revealed something: it cannot be taken back.
obstacle-not-your-move = The last move was somebody else’s: it is not yours to take back.
obstacle-nothing-to-redo = There is nothing to redo.

## Options of several games

option-memory = Memory
option-memory-table = The table remembers for you
option-memory-table-about = What you have seen once stays shown to you.
option-memory-players = Remember for yourselves
option-memory-players-about = Only what is in sight now is shown, to people and to bots. The log does not say what showed, and you can look back only after the match.

## Refusals

unknown-game = There is no game “{ $game }”. Possible: { $possible }.
unknown-bot = There is no bot “{ $bot }”. Possible: { $possible }.
unknown-language = There is no language “{ $language }”. Possible: { $possible }.
unknown-option = “{ $game }” has no option “{ $option }”. Possible: { $possible }.
bad-choice = Option “{ $option }” cannot be “{ $choice }”. Possible: { $possible }.
bad-seats = “{ $game }” is for { $fewest } to { $most } players, not { $seats }.
bad-seed = A seed is one word of at most { $longest } characters, not “{ $seed }”.
bad-database = This is not a database address: “{ $url }”. Possible: sqlite:///FILE, the path of a file, or postgresql://…
bad-channel = This is no channel for several servers: “{ $url }”. Possible with a PostgreSQL database: redis://…
newer-database = The database was written by a newer Toque (revision { $revision }).

bad-notation-empty = Nothing was entered. Possible: { $possible }.
bad-notation-verb = “{ $word }” is not a move. Possible: { $possible }.
bad-notation-argument = “{ $word }” does not fit “{ $argument }”. Possible: { $possible }.
bad-notation-missing = “{ $argument }” is missing after “{ $verb }”. Possible: { $possible }.
bad-notation-extra = “{ $word }” does not belong after “{ $verb }”.
no-such-move = There is no move number { $move }.

bad-edition = The edition has { $faults ->
    [one] one error
   *[other] { $faults } errors
}.
fault-syntax = This is not TOML: { $detail }
fault-schema = This is not a valid edition: { $detail }
fault-name = A name has at most 40 letters, digits and hyphens, unlike “{ $name }”.
fault-limit = { $limit } is out of range.
fault-count = There are { $found } here instead of { $expected }.

## Records

# The reason is one of the texts below, of a notation or of an obstacle: a whole sentence.
bad-record = Line { $line }, column { $column }: { $reason }
record-not-toque = A record begins with “toque 1”.
record-format = This record has format { $found }; only { $known } can be read.
record-keyword = “{ $keyword }” is not a header word (game, edition, option, seat, seed, commitment).
record-twice = “{ $keyword }” appears here a second time.
record-missing = The header lacks “{ $keyword }”.
record-pair = “{ $keyword }” needs a name and a version.
record-option = “{ $line }” should be name=choice.
record-seat = This should be seat { $expected }, with the name of its player.
record-who = “{ $word }” is not a seat in this match. Possible: { $possible }.
record-commitment = The seed does not match its commitment.
record-version = The record follows version { $recorded } of the rules of “{ $game }”; this copy of Toque has version { $current }.
rules-gone = The match began with version { $began } of the rules of “{ $game }”; this copy of Toque has version { $current } and does not keep the older one.
edition-gone = The match began with an edition “{ $edition }” of “{ $game }” ({ $digest }) that this copy of Toque does not have any more.
record-edition = The record was made with edition “{ $recorded }”; “{ $given }” has different contents here.

## What a move will bring

bill-now = Now
bill-income = Each income, { $left ->
    [one] one left
   *[other] { $left } left
}
bill-end = At the end
bill-open = Open: you cannot know this yet
bill-up-to = up to { $amount }
bill-nothing = This changes neither points nor supplies.
bill-total = Points: { $now } now, { $later } later
bill-points = points
bill-total-now = now
bill-total-later = later
bill-total-open = open

## Bots

why-random = { $moves ->
    [one] the only possible move
   *[other] one of { $moves } possible moves, picked at random
}
why-only-move = the only possible move
why-greedy = the best of { $moves } moves for the next position, worth about { $worth }
why-planner = the best of { $moves } ways to play this turn, worth about { $worth }
why-sense = the best of { $moves } moves that came to mind
why-search = the best in { $tries } imagined matches: it wins about { $chance } %
why-in-a-hurry = the most promising move at first sight: there was no time for more
bot-about = { $bot ->
    [level-1] Plays what comes to mind, with some sense. For a first match.
    [level-2] Takes what looks best right now.
    [level-3] Thinks ahead, and is a little wrong about it now and then.
    [level-4] Thinks ahead with care, and plays at once.
    [level-5] Tries its best ideas out in its head; leaves little lying about.
   *[other] Takes up to five seconds for each decision. As strong as Toque gets.
}
bot-weaker = Weaker here: without the compiled rules it sees less in its time.
