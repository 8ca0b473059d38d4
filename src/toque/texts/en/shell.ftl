# The frame of the page and the table: what every page of the client says.

page-skip = Skip to content
page-dismiss = Dismiss
page-unreachable = The server cannot be reached just now. Nothing is lost: try again in a moment.
page-locked = locked
page-told = { $what }: { $detail }
page-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-guest-names = Madeleine, Éclair, Brioche, Savarin, Macaron, Praline, Meringue, Nougat, Vanille, Amande, Cannelle, Caramel

## Around the table

page-home = Home
page-loading = One moment…
page-no-table = This table cannot be reached
page-locale = en
page-close = Close
page-you = You
page-guest = guest
page-player = account
page-a-bot = bot
page-bot = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
    [planner] Planner bot
    [level-1] Apprentice
    [level-2] Commis
    [level-3] Chef de partie
    [level-4] Sous-chef
    [level-5] Chef
    [level-6] Meilleur Ouvrier
   *[other] { $bot } bot
}

## Before the match

page-gathering = { $free ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
page-cancelled = This table was closed.
page-free-seat = Free seat
page-for-a-friend = kept for an invited friend
page-for-anybody = { $who ->
    [public] open to anybody
   *[other] for whoever has the link
}
page-sit = Sit down
page-let-bot-sit = Bot
page-free-it = Free the seat
page-invite = Invite your friends
page-invite-about = { $free ->
    [one] One seat is free: send this link, or let a phone read the code.
   *[other] { $free } seats are free: send this link, or let a phone read the code.
}
page-send-invitation = Send the invitation
page-invitation-title = { $game } on Toque
page-invitation-text = A seat is free for you: come and play { $game }.
page-invitation-code = QR code of the invitation
page-copy-link-of-seat = Link for this seat
page-turn-note = It is your turn.
page-copy-invitation = Copy invitation
page-copy-link = Copy the table’s link
page-copied = The link is copied.
page-your-name = Your name at the table
page-accept = Accept the invitation
page-start = Start
page-start-with-bots = { $free ->
    [one] Start with a bot
   *[other] Start with { $free } bots
}
page-cancel-table = Close the table
page-host-starts = { $name } starts the match.
page-leave = Leave the table

## The match

page-round = Round { $round }
page-seats = Seats
page-decides = to move
page-away = away
page-sound = Sound
page-keys = Keyboard
page-rules = Rules
page-rule = Rule
page-settings = Settings
page-log = Log
page-log-and-chat = Log and chat
page-chat = Chat
page-tabs = Parts of the table
page-tab = { $tab ->
    [log] Log
    [chat] Chat
    [rules] Rules
   *[board] Table
}
page-unread = unread
page-choices = choices
page-more-choices = { $count } more
page-all-choices = All choices as a list
page-actions = What you can do
page-step-back = Back
page-confirm = Confirm
page-bill = If you confirm
page-bill-pointed = If you choose this
page-bill-whole = What this will bring
page-bill-compare = Side by side
page-bill-choose = Choose this
page-bill-served = Told before the move
page-whole = { $count ->
    [one] As shown
   *[other] All { $count } as shown
}
page-no-more = { $whole ->
    [yes] All, then no more
   *[no] No more
}
page-no-more-about = { $whole ->
    [yes] All as shown, then no to everything else until your turn ends
   *[no] No to everything else until your turn ends
}
page-ahead = Then:
page-undo = Undo
page-redo = Redo
page-reveals = reveals something: it cannot be taken back
page-fence = This reveals something and cannot be taken back.
page-soon = Happens in a moment, unless you go back.
page-looking-back = You are looking at step { $number }.
page-back-to-now = Back to the match
page-thinking-too = { $count ->
    [one] { $names } is choosing at the same time.
   *[other] { $names } are choosing at the same time.
}
page-waiting-for = { $count ->
    [0] One moment…
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
page-paused = The match is paused.
page-bot-plays = { $name } is playing your seat.
page-lost = Connection lost. Everything is saved; it will come back by itself.
page-take-back = Play myself again
page-time-out = Time is up: let a bot play for { $name }
page-grace = { $unit ->
    [hours] { $count } hours after the end of the time it happens by itself.
   *[minutes] { $count ->
        [one] A minute
       *[other] { $count } minutes
    } after the end of the time it happens by itself.
}
page-clock = { $unit ->
    [hours] { $count } hours after the end of the time a bot takes over; the seat can be taken back then.
   *[minutes] { $count ->
        [one] A minute
       *[other] { $count } minutes
    } after the end of the time a bot takes over; the seat can be taken back then.
}
page-time-short = { $left ->
    [some] Your time is nearly out.
   *[none] Your time is out.
}
page-my-turn = Skip to my turn
page-sequel = { $moves ->
    [0] Rematch of an earlier match
   *[other] Played on from move { $moves } of an earlier match
}
page-command = Type a move
page-command-hint = Type a move (/)
page-field = { $field ->
    [viewer] Seen by
    [deciders] To move
    [turn] Turn of
    [step] Question
    [round] Round
    [over] Over
    [seats] Seats
    [points] Points
    [seat] Seat
   *[other] { $words }
}
page-chat-empty = Nobody has said anything yet.
page-say = Say something kind
page-send = Send

## Proposals

page-proposes = { $what ->
    [undo] { $name } asks to take the last move back.
    [pause] { $name } asks for a pause.
    [call-off] { $name } asks to call the match off.
   *[resume] { $name } asks to go on.
}
page-you-propose = { $what ->
    [undo] You asked to take the last move back. The others must agree.
    [pause] You asked for a pause. The others must agree.
    [call-off] You asked to call the match off. The others must agree.
   *[resume] You asked to go on. The others must agree.
}
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw

## One screen for several people

page-hand-screen = { $name }’s turn (seat { $seat })
page-hand-screen-why = Pass the screen on. Show the table when nobody else is looking.
page-i-am-here = I am here

## Keys

page-key = { $does ->
    [areas] from area to area
    [arrows] inside an area
    [choose] choose, confirm
    [back] step back
    [undo] undo
    [redo] redo
    [actions] what you can do
    [choices] all choices as a list
    [whole] all as shown
    [no-more] no more this turn
    [skip] skip to my turn
    [recap] since your last turn
    [chef] ask the chef; then 1, 2, 3
    [log] log
    [chat] chat
    [rules] rules
    [settings] settings
    [command] type a move
   *[keys] this list
}
page-keys-command = The command line takes every move in its notation; Tab completes, and if a move is not possible, it says why.

## Settings and the table as a whole

page-language = Language
page-setting = { $setting ->
    [theme] Theme
    [motion] Animations
    [hints] Hints for newcomers
    [confirm] Confirm moves
    [sound] Sound
    [colours] Colours
   *[density] Spacing
}
page-choice = { $choice ->
    [system] Same as system
    [light] Light
    [dark] Dark
    [off] Off
    [fast] Fast
    [normal] Normal
    [slow] Slow
    [irreversible] Final ones by one click
    [always] Always
    [on] On
    [soft] Soft
    [strong] Strong
    [roomy] Comfortable
   *[compact] Compact
}
page-this-table = This table
page-about-person = { $name }: mute or report
page-mute-about = You will not see any more what this person writes, at any table.
page-mute = Mute
page-report-what = What happened?
page-report = Report to those who run this server
page-reported = Thank you. It was reported.
page-pause = Ask for a pause
page-resume = Go on
page-call-off = Call the match off
page-ask-call-off = Ask to call the match off
page-ask-undo = Ask to take the last move back
page-hand-over = Let a bot play for me
page-resign = Resign
page-rated-leave = This match is rated: if you leave, you have lost it.
page-resign-sure = A bot takes over, and the seat is gone for good.
page-resign-yes = Yes, resign
page-commitment = The deal is fixed. SHA-256 of its seed, which everybody sees at the end:

## The end

page-result = Result
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-you-win = You win!
page-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-look-back = Look back
page-rematch = Rematch
page-rematch-accept = Accept the rematch
result-share = Share
result-share-text = Have a look at our match of { $game }.
result-rematch-who = { $state ->
    [ready] { $count ->
        [one] { $names } is ready for a rematch.
       *[other] { $names } are ready for a rematch.
    }
   *[thinking] { $count ->
        [one] { $names } is still thinking about it.
       *[other] { $names } are still thinking about it.
    }
}
score-show = The points are counted
score-step-of = { $step } of { $steps }
score-told = { $step }: { $points }
score-back = The step before
score-on = The next step
score-skip = Skip
score-again = Count the points
