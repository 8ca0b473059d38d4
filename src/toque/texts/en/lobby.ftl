# The pages around the table: the lobby, new tables, accounts, settings, games and what Toque is.

## The bar

lobby-navigation = Main navigation
lobby-to-home = Home
lobby-new-table = New table
lobby-reconnecting = Reconnecting…
lobby-menu = Menu
lobby-visitor = Visitor
lobby-guest = guest
lobby-account = account
lobby-settings = Settings
lobby-import = Study a match
lobby-about = About Toque
lobby-sign-in = Sign in
lobby-sign-out = Sign out
lobby-make-account = Create an account
lobby-switch-theme = { $to ->
    [light] Light theme
   *[dark] Dark theme
}
lobby-close = Close
lobby-copied = Copied.
lobby-not-copied = Your browser blocked copying. Select the text and copy it yourself.

## The home page

lobby-title = An open table for board games about pastry and rococo Versailles
lobby-lead = Play in your browser, with friends or against bots. The table knows the rules.
lobby-games = Games
lobby-seats = { $most ->
    [1] For 1 player
   *[other] For { $fewest } to { $most } players
}
lobby-play = Play
lobby-play-bots = Play against bots
lobby-level = Level of the bots
lobby-level-weaker = Weaker here
lobby-players = { $most ->
    [1] 1 player
   *[other] { $fewest }–{ $most } players
}
lobby-takes = { $minutes } min
lobby-solo = Solo
lobby-duel = Duel
lobby-duel-about = with one bot
lobby-friends = Friends
lobby-friends-about = send a link
lobby-learn-it = Learn
lobby-learn-first = a first match
lobby-learn-at = step { $step } of { $steps }
lobby-learn-again = once more
lobby-learn-lead = A first match that teaches you as you play, or the guide to read.
lobby-watch-lead = Matches that are being played, and the latest that are over.
lobby-turns = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}
lobby-others-wait = { $count ->
    [one] 1 more waits for others
   *[other] { $count } more wait for others
}
lobby-waiting = waiting { $time }
lobby-time-left = { $time } left
lobby-go-to = { $what ->
    [play] Play: { $game }
   *[open] Open: { $game }
}
lobby-table-of = { $name }’s table
lobby-pace-live-each = Live, { $minutes } min each
lobby-all = all { $count }
lobby-fewer = fewer
lobby-tables = Tables
lobby-parts = Parts of the home page
lobby-profile = Profile
lobby-learn = Learn by playing
lobby-with-friends = With friends
lobby-rules = Rules
lobby-my-tables = Your tables
lobby-your-turn = your turn
lobby-turn-of = { $name }’s turn
lobby-several-decide = waiting for { $count } players
lobby-paused = paused
lobby-gathering = waiting for players
lobby-open-it = Open
lobby-call-off = Close table
lobby-call-off-title = Close this table?
lobby-call-off-about = It will disappear from your tables, and the match will not be finished.
lobby-keep-it = Keep it
lobby-open-tables = Tables to join
lobby-no-open-tables = Nobody is looking for players right now. Open a table, and others will find it here.
lobby-join = Join
lobby-running-tables = Matches to watch
lobby-no-running-tables = No public match is being played at the moment.
lobby-watch = Watch
lobby-day = Position of the day
lobby-day-same = the same for everyone
lobby-day-today = Today
lobby-day-ask = It is your move. One is clearly better than all others: which?
lobby-day-find = Find the move
lobby-day-see = See the solution
lobby-day-games = Positions of today
lobby-day-state = { $state ->
    [right] found
    [wrong] answered
   *[open] to be found
}
lobby-day-streak = { $days ->
    [0] No day in a row yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
lobby-replay = Replay
lobby-who = At the table
lobby-free-seat = free
lobby-kept-seat = invited

## A new table

lobby-new-lead = Choose a game and who sits at the table. Everything else has a good default.
lobby-game = Game
lobby-company = Who is playing with you?
lobby-company-friends = Friends
lobby-company-anybody = Anybody
lobby-company-bots = Bots
lobby-company-screen = One shared screen
lobby-company-about = { $company ->
    [friends] The table is listed nowhere. Send its link to your friends: whoever has it may sit down.
    [anybody] The table is listed on the home page, and anyone may sit down.
    [bots] The match begins at once.
   *[screen] Several people take turns at this screen, and the match begins at once.
}
lobby-how-many = Seats
lobby-who-sits-where = Who sits where, in turn order
lobby-seat-number = Seat { $seat }
lobby-seat-me = { $name } (you)
lobby-seat-you = You
lobby-seat-here = At this screen
lobby-seat-invited = A friend, by link
lobby-seat-open = { $who ->
    [public] Anybody
   *[other] Anyone with the link
}
lobby-name-of-seat = Name at seat { $seat }
lobby-more = Variants, time and who may watch
lobby-pace = Time
lobby-pace-none = No clock
lobby-pace-now = Live
lobby-pace-later = Over several days
lobby-pace-live = { $minutes } min + { $seconds } s
lobby-pace-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
lobby-minutes = Minutes per player
lobby-increment = Seconds added per move
lobby-days = Days per move
lobby-who-sees = Who may see the table?
lobby-visibility = { $who ->
    [public] Everybody
    [unlisted] Anyone who has the link
   *[private] Only those who play
}
lobby-visibility-about = { $who ->
    [public] The table is listed on the home page.
    [unlisted] The table is listed nowhere; its link is enough.
   *[private] Only players and people with an invitation can see the table.
}
lobby-spectators = Others may watch
lobby-rated = Rated
lobby-rated-about = The result moves everybody’s rating. Whoever leaves or runs out of time has lost. Each person has one seat.
lobby-chef = The chef may be asked
lobby-chef-about = He says what he would play. The log tells the others who asks; never at a rated table.
lobby-casual = Casual
lobby-study = Study
lobby-study-about = You or bots play every seat; the result does not count.
lobby-edition = Custom edition (TOML)
lobby-edition-about = Only needed if you typed in the values from your own copy of the game: “toque edition new” writes a template. Leave empty for the house edition.
lobby-own-edition = custom edition
lobby-start-now = Start now
lobby-open-table = Open the table
lobby-read-file = Open a file
lobby-file-too-long = This file is too large.
lobby-line = Line { $line }:

## Signing in

lobby-ways-in = Sign-in options
lobby-way-in = { $way ->
    [sign-in] Sign in
    [new] Create an account
    [recover] Forgot password
   *[guest] As a guest
}
lobby-sign-in-title = { $way ->
    [sign-in] Sign in
    [new] Create an account
    [recover] Recover your account
   *[guest] Play as a guest
}
lobby-sign-in-lead = { $way ->
    [sign-in] Use the name and password of your account.
    [new] An account keeps your tables, results and rating, on every device. A name and a password are enough.
    [recover] The code that was shown when the account was created lets you choose a new password.
   *[guest] A name is enough. This browser remembers you; another one does not.
}
lobby-enter = { $way ->
    [sign-in] Sign in
    [new] Create account
    [recover] Set new password
   *[guest] Use this name
}
lobby-guest-signs-in = { $way ->
    [sign-in] You are here as guest { $name }. This guest’s tables will not move to your account when you sign in.
    [new] You are here as guest { $name }. Your tables move to the new account.
    [recover] You are here as guest { $name }. This guest’s tables will not move to your account when you sign in.
   *[guest] You are here as guest { $name }. Your tables stay yours under another name.
}
lobby-signed-in-as = You are signed in as { $name }.
lobby-name = Name
lobby-password = Password
lobby-new-password = New password
lobby-current-password = Current password
lobby-password-about = At least { $shortest } characters.
lobby-email = E-mail
lobby-email-optional = E-mail (optional)
lobby-email-about = Only for reminders when a table is waiting for you.
lobby-code = Recovery code
lobby-code-title = Your recovery code
lobby-code-about = If you ever forget the password, this code is the only way back. It is shown only once: keep it somewhere safe.
lobby-code-copy = Copy the code
lobby-code-kept = I have saved the code
lobby-go-on = Continue

## Settings

lobby-settings-lead = How the page looks and behaves, and who you are here.
lobby-settings-nobody = Sign in to keep these settings on every device, with a name, reminders and results.
lobby-likes = Appearance and behaviour
lobby-setting-about = { $setting ->
    [theme] Light paper or a dimmed room.
    [motion] How fast pieces move. No motion if your device asks for none.
    [hints] A sentence the first time that a kind of question comes.
    [confirm] Which moves wait for a second click before they are played.
    [sound] A soft sound when something happens at the table.
    [colours] Stronger colours make seats and pieces easier to tell apart; symbols are always there too.
   *[density] How much space there is between elements.
}
lobby-myself = You
lobby-guest-about = You are a guest: only this browser knows you.
lobby-email-unconfirmed = This address is not confirmed yet: open the link in the mail that was sent there.
lobby-email-send-again = Send it again
lobby-email-sent = The mail is on its way.
lobby-email-confirmed = The address is confirmed.
lobby-reminders = When it is your turn
lobby-reminders-about = This browser can tell you that a table is waiting for you, even when no page of Toque is open. It learns nothing else of the match, and one click ends it.
lobby-tell-me = Tell me when it is my turn
lobby-told = You will be told on this device
lobby-told-no-more = This device tells you nothing any more.
lobby-telling = { $outcome ->
    [done] From now on this device tells you when it is your turn.
    [denied] Your browser does not allow notifications from this page. You can change that in its settings for this site.
   *[failed] Your browser could not reach its notification service. Try again later.
}
lobby-telling-impossible = This browser cannot do it here: it needs a secure connection (https), and on an iPhone or iPad Toque has to be added to the home screen first.
lobby-sessions = Signed in
lobby-sessions-about = Browsers in which you are signed in.
lobby-session-this = This browser
lobby-session-seen = Used { $when }
lobby-session-end = Sign out there
lobby-holiday = On holiday until
lobby-holiday-about = Until the end of that day, your time cannot run out at tables with days per move. There are 60 days of it in a year.
lobby-webhook = Webhook
lobby-webhook-address = Address
lobby-webhook-about = For programs: called with JSON when a table is waiting for you, signed with your key.
lobby-webhook-key = Your key:
lobby-webhook-key-copy = Copy the key
lobby-save = Save
lobby-saved = Saved.
lobby-change-password = Change password
lobby-password-changed = Your password has been changed. Other devices have been signed out.
lobby-my-data = Your data
lobby-my-data-about = Tables, results, chat and notes, all in one JSON file.
lobby-export = Download my data
lobby-guest-leaves = Sign out this guest?
lobby-guest-leaves-about = A guest cannot come back: your tables and results would be out of reach. With an account you can.
lobby-forget = Delete my data
lobby-forget-title = Delete all your data for good?
lobby-forget-about = Your name, password, addresses, settings and notes are erased. Open tables are closed, and bots play on for you. Finished matches stay, without your name. This cannot be undone.
lobby-forgotten = Your data has been deleted.
lobby-stay = Keep it

## A person

lobby-since = { $guest ->
    [yes] Guest since { $day }
   *[no] Member since { $day }
}
lobby-away-until = On holiday until { $day }.
lobby-rating = Rating
lobby-provisional = provisional
lobby-matches = Matches
lobby-wins = Wins
lobby-best-score = Best score
lobby-no-matches = No finished matches yet.
lobby-no-matches-of-mine = No finished matches yet. Your first one will appear here.
lobby-share-profile = Show this to a friend
lobby-mean-of = { $mean } on average
lobby-form = Latest results
lobby-company-of = Played with
lobby-came-before = { $matches ->
    [one] { $before ->
        [0] 1 match, not ahead yet
       *[other] 1 match, ahead
    }
   *[other] ahead in { $before } of { $matches }
}
lobby-beaten = { $matches ->
    [one] { $wins ->
        [0] 1 match, not beaten yet
       *[other] 1 match, beaten
    }
   *[other] beaten in { $wins } of { $matches }
}
lobby-best-of = best { $score }
lobby-latest-matches = Latest matches
lobby-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
lobby-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
lobby-nobody-here = No such player

## A game

lobby-guide = How to play
lobby-contents = Contents
lobby-best = Best players
lobby-no-ratings = Nobody has a rating yet. Only rated matches between people count.

## Records

lobby-import-lead = A match as text becomes a table of your own: look at it move by move, or play on from anywhere.
lobby-import-empty = Paste a record first, or open a file.
lobby-record = Record
lobby-record-about = It begins with “toque 1”. Every finished match can be saved in this form.
lobby-record-edition = The match was played with a custom edition
lobby-study-record = Study this match

## About

lobby-about-lead = Toque is an open table for board games about pastry and rococo Versailles: every rule is kept, every move can be undone until something is revealed, every match can be replayed.
lobby-fair = A fair deal that you can check
lobby-fair-before = Everything random in a match comes from one secret seed. Before the first move the table shows its SHA-256 hash: the seed is fixed, but nobody can work it out from the hash.
lobby-fair-after = When the match is over, the seed is shown and is part of the record. Anyone who deals again from it gets the same cards in the same order.
lobby-fair-check = The hash of the seed must be the one that you saw at the start:
lobby-fair-bots = Bots see no more than a person in their seat would.
lobby-keys = Playing by keyboard
lobby-keys-about = Every match can be played without a mouse. Letters lead to the areas of the board; the key list at the table shows which.
lobby-free = Free software
lobby-free-about = Toque is released under the MIT licence. The rules are explained in our own words, and all pictures were drawn for it.
lobby-for-programs = API for programs (OpenAPI)
lobby-credits = Thanks
lobby-credits-about = Fonts, icons and libraries that Toque is built on.

## Nowhere

lobby-nowhere = Page not found
lobby-nowhere-about = The address leads nowhere; perhaps a letter is missing.
