# What the terminal says.

## Help

cli-help =
    Toque: board games about pastry and rococo Versailles.

      toque play            play in this terminal, against bots or friends
      toque serve           open tables in the browser, for friends and bots
      toque admin           look after the people and tables of a server
      toque store           back up, move or check the database of a server
      toque games           list the games with their seats and options
      toque replay FILE     retell a recorded match turn by turn
      toque verify FILE     deal a recorded match again and check every move
      toque sim GAME        let bots play many matches against each other
      toque arena GAME      the same in earnest: ratings, a page, many processors
      toque edition         make or check an edition with the numbers of your box
      toque balance GAME    write down how the edition of a game plays
      toque train GAME      learn from matches what positions are worth
      toque bench GAME      measure how fast a game runs here
      toque --version       show the version

    “toque help COMMAND” says more about a command, such as “toque help play”. All
    speak English, French and German: --lang en, --lang fr, --lang de.
cli-help-admin =
    For whoever runs a server. It works at the database of the server, which
    may run meanwhile.

      toque admin people [WORD]        who is there; with WORD, whose name has it
      toque admin tables               the tables that are open or run
      toque admin reports              what people have reported
      toque admin mute WHO             somebody may not write any more; unmute WHO
      toque admin ban WHO              somebody may not come in any more; unban WHO
      toque admin close-table ID       close a table
      toque admin close-report ID      a report is dealt with
      toque admin reset-password WHO   a new password, shown once

      --database PLACE  a file for SQLite, or postgresql://…; or TOQUE_DATABASE
      --json            print one JSON object

    WHO is the name of an account, or the id of anybody.
cli-admin-nothing = There is nothing.
cli-admin-done = { $what ->
    [mute] { $whom } may not write any more.
    [unmute] { $whom } may write again.
    [ban] { $whom } may not come in any more.
    [unban] { $whom } may come in again.
    [close-table] Table { $whom } is closed.
    [close-report] Report { $whom } is dealt with.
   *[reset-password] The new password of { $whom }: { $password }
}
cli-help-store =
    For whoever runs a server: its database. The server may run meanwhile.

      toque store backup FILE      all of it into a new file, as it is at one moment
      toque store copy FROM TO     all of it into an empty database, row by row, and
                                   compared; each is a file or postgresql://…
      toque store check            replay every stored match with this version

      --running         check only what runs: quick enough before each start
      --note FILE       check, and note how every match went
      --against FILE    check that every match goes as it was noted, by an older
                        version
      --database PLACE  a file for SQLite, or postgresql://…; or TOQUE_DATABASE
      --json            print one JSON object

    A backup is a file for SQLite, also of PostgreSQL: “toque serve --database FILE”
    opens it, “toque store copy FILE postgresql://…” brings it back.
cli-store-backed-up = Everything is in { $file } ({ $kib } KiB).
cli-store-copied = { $rows } rows are copied and compared, { $tables ->
    [one] one table
   *[other] { $tables } tables
} of matches among them.
cli-store-bad = Table { $table } ({ $game }): { $why }
cli-store-checked = { $matches ->
    [one] One match
   *[other] { $matches } matches
} replayed; { $kept ->
    [0] all with the rules of now
    [one] one goes on with the rules it began with
   *[other] { $kept } go on with the rules they began with
}; { $bad ->
    [0] nothing differs.
    [one] one cannot be served.
   *[other] { $bad } cannot be served.
}
cli-help-verify =
    Deal a recorded match again from its seed and check every move.

      toque verify FILE [--commitment HASH]

      --commitment HASH  the SHA-256 that was shown when the match began
      --edition FILE     the edition that the match was played with
      --json             print one JSON object
cli-verified = { $moves ->
    [0] The deal follows from the seed; no move has been played.
    [one] The deal follows from the seed, and its only move is legal.
   *[other] The deal follows from the seed, and all { $moves } moves are legal.
}
cli-verified-seed = Seed { $seed }, SHA-256 { $hash }.
cli-verify-other-commitment = “{ $file }” has a different seed from the one announced: its SHA-256 is { $hash }.
cli-help-play =
    Play a match in this terminal. Without GAME it is { $game }.

      toque play [GAME] [--seats { $seats }] [--option name=choice …]

      --seats WORDS     who sits where, in turn order: “me” for a person, or a bot;
                        several “me” share the screen ({ $seats })
      --name NAMES      names for the people, with commas between them
      --seed WORD       the same word deals the same match again
      --edition FILE    play with the components in a TOML file
      --resume FILE     go on with a recorded match
      --lang LANGUAGE   en, fr or de

    Options of the games, each also as --option name=choice:
cli-help-serve =
    Open tables in the browser. Everything is kept in one file; Ctrl-C stops the
    server and loses nothing.

      toque serve [--host { $host }] [--port { $port }] [--open]

      --host ADDRESS    where to listen; 0.0.0.0 lets others on the network in
      --port NUMBER     on which port ({ $port }); 0 takes any that is free
      --open            open the page in the browser
      --database PLACE  a file for SQLite, or postgresql://…
      --public-url URL  where people reach the server: for links, mails and cookies
      --smtp URL        smtp://user:password@host:587, for mails to absent players
      --workers N       how many processes compute for bots (1)
      --lang LANGUAGE   en, fr or de

    Each option can also come from the environment: TOQUE_DATABASE, TOQUE_SMTP_URL,
    TOQUE_PUBLIC_URL, and TOQUE_LOG_LEVEL for the log.
cli-help-sim =
    Let bots play many matches against each other. Every deal is played once in each
    rotation of the seats.

      toque sim GAME [-n 100] [--seats { $seats }] [--option name=choice …]

      -n NUMBER         how many matches (100)
      --seats BOTS      which bots sit down ({ $seats })
      --seed WORD       the same word deals the same matches again
      --edition FILE    play with the components in a TOML file
      --json            print one JSON object and nothing else

    Options of the games, each also as --option name=choice:
cli-help-bench =
    Measure random matches and clones per second.

      toque bench GAME [--seconds 5] [--seats NUMBER] [--option name=choice …]

      --seconds NUMBER  how long to measure (5)
      --seats NUMBER    at how many seats (as many as there are)
      --edition FILE    play with the components in a TOML file
      --json            print one JSON object and nothing else

    Options of the games, each also as --option name=choice:
cli-help-replay =
    Retell a recorded match turn by turn, with its final position and its scores.
    FILE “-” is the standard input.

      toque replay FILE [--move N] [--seat LETTER] [--edition FILE] [--json]

      --move N          only the first N moves
      --seat LETTER     as this seat saw it: a, b, …
      --edition FILE    the edition that the match was played with
      --json            print one JSON object and nothing else
cli-help-games =
    List the games with their seats, options and bots.

      toque games [--json]
cli-help-edition =
    “new” writes a commented template into which you type the numbers of your own
    box; an existing file is never overwritten. “check” compares it with the counts
    in the rulebook and says what is wrong, line by line.

      toque edition new GAME [-o FILE] [--json]
      toque edition check FILE [--game GAME] [--json]
cli-serve-ready = Toque is open at { $address } (Ctrl-C closes it).
cli-version = toque { $version } ({ $compiled ->
    [yes] compiled
   *[no] plain Python
})

## Command lines that do not work

cli-unknown-command = There is no command “{ $command }”. Possible: { $possible }.
cli-which-command = Which command? Possible: { $possible }.
cli-usage = This command line is not valid: { $detail }
cli-needs-value = “{ $option }” needs a value after it.
cli-takes-no-value = “{ $option }” takes no value.
cli-unexpected = “{ $word }” does not belong here. Possible: { $possible }.
cli-bad-option = “{ $word }” should be name=choice, for example mode=confirmed.
cli-which-game = Which game? Possible: { $possible }.
cli-which-file = Which file?
cli-bad-number = { $option } needs a whole number of at least { $least }, not “{ $word }”.
cli-bad-seconds = { $option } needs at least { $least } seconds, not “{ $word }”.
cli-no-seat = There is no seat “{ $seat }”. Possible: { $possible }.
cli-bad-name = “{ $name }” cannot be used as a name: at most { $longest } characters, no “#”, not a bot’s.
cli-same-name = Two people cannot have the same name: { $names }.
cli-too-many-names = { $names ->
    [one] There is one name
   *[other] There are { $names } names
} for { $people ->
    [0] nobody: no seat is “me”.
    [one] one person.
   *[other] { $people } people.
}
cli-resume-settled = A resumed match already has its game, seats, options and seed: leave out “{ $option }”.
cli-resume-other-game = That is a “{ $game }” match.

## Files

cli-file-missing = There is no file “{ $file }”.
cli-file-is-folder = “{ $file }” is a folder, not a file.
cli-file-locked = You are not allowed to read “{ $file }”.
cli-file-not-text = “{ $file }” is not a text file.
cli-file-too-big = “{ $file }” is too big to be a record or an edition.
cli-file-unreadable = “{ $file }” cannot be read ({ $reason }).
cli-file-exists = “{ $file }” already exists and will not be overwritten: choose another name.
cli-file-unwritable = “{ $file }” cannot be written ({ $reason }).
cli-in-file = { $file }: { $reason }
cli-too-many-moves = { $file }: this record has only { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
}
cli-bad-edition = { $place }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(And one more error: toque edition check)
   *[other] {" "}(And { $more } more errors: toque edition check)
}

## A match in the terminal

cli-you = you
cli-guest = Guest { $letter }
cli-welcome = { $game }: { $names }
cli-commitment =
    The deal is fixed. SHA-256 of its seed, which you will see at the end:
    { $hash }
cli-resumed = { $moves ->
    [one] The match goes on after one move.
   *[other] The match goes on after { $moves } moves.
}
cli-hand-over = Now it is { $seat }’s turn.
cli-press-enter = Press Enter when nobody else is looking.
cli-match-begins = The match begins.
cli-turn-of = { $seat_is ->
    [me] Your turn.
   *[other] { $seat }’s turn.
}
cli-no-number = There is no move { $number }, only 1 to { $moves }.
cli-not-understood = “{ $word }” is neither a move nor a command. Moves: { $moves }. Commands: { $commands }.
cli-undone = Taken back.
cli-why-what = Which move? Type “why” and its notation or number.
cli-why-legal = That is allowed: { $move }.
cli-what-move = Which move? Type “what” and its notation or number.
cli-log-what = “log” tells what happened since your last turn, “log all” everything; “{ $word }” is neither.
cli-saved = Saved: { $file }
cli-save-where = Where to? Type “save” and a file name.
cli-not-kept = This match is not saved by itself. Type “save” and a file name.
cli-go-on = The match is saved. To go on:
cli-look-back = To look back at it:
cli-seed = Seed: { $seed }
cli-play-help =
    Type the number of a move, or its notation as it stands beside it. Tab completes.

      undo        take your last move back, as long as nothing was revealed since
      redo        play it again
      why MOVE    say why a move is not possible: “why place a1”
      what MOVE   say what a move will bring, now and later: “what place a1”
      advice      what the chef would play, and why
      log         what happened since your last turn; “log all”: everything
      score       your points, and where they come from
      table       show the table again (so does Enter alone)
      save FILE   write a copy; the match is kept after every move anyway
      help        this
      quit        leave; the match can be resumed

## Results

cli-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-you-win = You win.
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-column-rank = Rank
cli-column-seat = Seat
cli-column-points = Points
cli-replay-open = The match is not over at this point: { $moves } of { $all } recorded moves are played.

## Games, simulations, speed

cli-seats = { $fewest } to { $most } seats
cli-default = default
cli-chosen = { $option }: { $choice }
cli-bots = Bots, by level:
cli-column-bot = Bot
cli-column-seats = Seats
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95% interval
cli-column-mean = Average score
cli-sim-done = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $decisions } decisions, { $seconds } s.
cli-build = { $compiled ->
    [yes] compiled
   *[no] plain Python
}
cli-bench-title = { $game } at { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $build }
cli-bench-decisions = Decisions per second
cli-bench-clones = Clones per second
cli-bench-matches = Matches per second
cli-bench-calibration = Steps per second of a fixed loop

## Editions

cli-edition-heading =
    Type the numbers of your own box into this file and keep its form. Give it a name
    of its own in the line “name”, and say in “origin” where a table comes from.

      toque edition check FILE           says what is wrong, line by line
      toque play { $game } --edition FILE
cli-edition-written = Written: { $file }
cli-edition-sound = Edition “{ $name }” of “{ $game }” is valid.
cli-edition-which-game = The first line does not say which game this is for: add --game. Possible: { $possible }.
