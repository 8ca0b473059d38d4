# What the server says.


## At the table

ask-wait = Waiting for the others; you can still take your last move back.
ask-chosen = You have chosen. You can change your mind until everyone has.
server-not-your-seat = This seat is not yours.
server-bot-plays-your-seat = A bot is playing your seat. Take the seat back first.
server-seat-is-yours = You already play this seat.
server-resigned = This seat was resigned for good.
server-no-person-there = No person plays that seat.
server-proposal-open = Somebody else has proposed something: answer that first.
server-proposed-lately = You proposed something only just now: wait a while before you ask again.
server-not-their-turn = { $seat_is ->
    [me] It is not your turn.
   *[other] It is not { $seat }’s turn.
}
server-time-not-out = { $seat_is ->
    [me] You still have time.
   *[other] { $seat } still has time.
}
server-paused = The match is paused.
server-no-chef = At this table the chef is not asked.
server-not-your-turn = It is not your turn.
server-chef-thinks = The chef is still thinking about your last question.
server-chef-rests = You have asked the chef often. Give him a few minutes.
server-chef-busy = Many people ask the chef at the moment. Try again in a minute.
server-chef-silent = The chef has no advice here.
server-already-paused = The match is already paused.
server-not-paused = The match is not paused.
server-nothing-proposed = Nothing has been proposed.
server-nothing-to-undo-there = { $moves ->
    [0] No move has been played yet.
    [one] Only one move has been played: you cannot go back that far.
   *[other] Only { $moves } moves have been played: you cannot go back that far.
}
server-stale = The match has moved on. This is how it stands now.
server-too-many-watched = You can follow at most { $most } tables at once.
server-say-something = Write something first.
server-bad-message = This message cannot be read: { $detail }

## Requests

server-bad-request = “{ $field }” is not valid: { $detail }
server-not-json = The server reads JSON only (Content-Type: application/json).
server-too-large = This is too long for the server.
server-too-fast = Too many requests. Wait a moment, then try again.
server-nothing-here = There is nothing here.
server-wrong-method = This method is not allowed here.
server-foreign-origin = This request comes from another site.
server-header-missing = The header X-Toque is missing; its value must be 1.
server-bug = Something went wrong on the server. The error has been logged.
server-bug-number = Something went wrong on the server. The error has been logged as { $number }.

## People

server-sign-in-first = Say who you are first: come in as a guest or sign in.
server-bad-name = “{ $name }” cannot be used as a name: 1 to { $longest } characters, no “#”, not a bot’s.
server-name-taken = The name “{ $name }” is already taken.
server-has-account = You already have an account. Sign out to create another one.
server-guest-has-no-password = Guests have no password. Create an account first.
server-bad-confirmation = This link is too old or not complete. A new one can be sent from the settings.
server-no-mail = This server sends no mail.
server-nothing-to-confirm = There is no address to confirm.
server-banned = This account may not come in any more.
server-silenced = You may not write here any more.
server-wrong-password = Name and password do not match.
server-wrong-current-password = This is not your current password.
server-wrong-code = Name and recovery code do not match.
server-bad-email = “{ $email }” is not an e-mail address.
server-bad-webhook = This webhook cannot be used. { $reason }
server-bad-push-keys = The keys of this browser cannot be used.
server-bad-push-address = The address of this browser’s push service cannot be used. { $reason }
server-bad-push-scheme = A push service is only called over https.
server-bad-vapid-key = TOQUE_VAPID_KEY is not a private key: 32 bytes in URL-safe Base64.
server-long-holiday = { $days ->
    [0] You have no holiday left this year.
    [one] You have one day of holiday left this year.
   *[other] You have { $days } days of holiday left this year.
}
server-no-such-person = There is no such player.

## Tables

server-no-such-table = There is no such table.
server-no-such-match = No match is being played at this table.
server-unplayable = This match cannot be shown: its record does not fit this version of the game.
server-not-for-you = This is only for those who sit at the table.
server-not-over = The match is not over yet.
server-no-such-day = Only the positions of today and yesterday can be looked at.
server-no-position = This game has no position of the day.
server-day-over = This was the position of yesterday: today there is a new one.
server-find-first = Find your move first: after that you can play on from here.
server-remember-yourselves = At this table you remember for yourselves: you can look back when the match is over.
server-table-over = The match at this table is already over.
server-already-started = The match at this table has already begun.
server-changed-meanwhile = Somebody was quicker: the table has changed. Try again.
server-host-only = Only the host of the table can do this.
server-not-your-table = You did not play at this table.
server-others-play = Others are playing here: the table can no longer be closed.
server-too-many-tables = You already have { $most } open tables: finish or close one of them first.
server-no-such-seat = { $seats ->
    [one] This table has only one seat.
   *[other] This table has { $seats } seats.
}
server-seat-taken = Seat { $letter } is not free.
server-no-lesson = There is no lesson for this game yet.
server-no-free-seat = No seat is free at this table.
server-already-seated = You already have a seat at this table.
server-bad-invitation = This invitation is no longer valid.
server-seats-free = Seat { $letter } is still free. Give it to a bot, or wait.
server-rated-seats = At a rated table everybody has one seat, and it is not a study table.
server-rated-chef = At a rated table nobody asks the chef.
server-names-of-screen = Only people who share one screen can be given names.
server-study-seats = At a study table every seat is yours or a bot’s.
server-fork-seats = { $seats ->
    [one] This match is for one seat.
   *[other] This match is for { $seats } seats.
}
server-no-move-yet = No move has been played at this step yet: open a table of your own instead.
server-no-such-moment = The steps of this match go from { $first } to { $last }.
server-too-many-moments = At most { $most } steps can be requested at a time.

## Settings of the server

server-bad-settings = The settings are not valid: { $detail }
server-bad-public-url = “{ $url }” is not an address such as https://toque.example.
server-bad-port = There is no port { $port }.
server-cannot-listen = The server cannot listen at { $host }, port { $port }: { $detail }
server-no-store = The database “{ $url }” cannot be opened: { $detail }
server-file-in-use = The file “{ $file }” is served by another process already. One file is for one server; several share a PostgreSQL database (see docs/operations.md).
store-not-empty = The database to copy into is not empty: there are rows in “{ $table }”.
store-no-file = There is no file “{ $file }”.
store-file-exists = There is a file “{ $file }” already; a backup overwrites nothing.
store-row-differs = Row { $number } of its log cannot be played here: { $detail }
store-not-over-here = It is over, but not when it is replayed here.
store-score-differs = Seat { $seat } had { $noted } points at the end and has { $now } here.
store-goes-differently = Replayed here it goes another way than was noted: others decide, they may do something else, or the points differ.
store-bad-notes = “{ $file }” is no file of “toque store check --note”: { $detail }
server-bad-workers = Bots need at least one process, not { $workers }.
server-bad-log-level = There is no log level “{ $level }”. Possible: { $possible }.

## The page without a client

server-page-runs = The server is running, but its web page has not been built.
server-page-terminal = To play in the terminal:
server-page-schema = API for programs (OpenAPI)
