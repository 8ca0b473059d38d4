# Around a first match that teaches; what it says is in the texts of each game.

teach-lesson = Lesson
teach-step = Step { $step } of { $steps }
teach-plan = Your first match
teach-done = done
teach-fold = Fold the note
teach-unfold = Unfold the note
teach-otherwise = That is possible too, another time. Nothing has been played; here the lesson needs this move:
teach-read-first = Read this first, then on you go.
teach-confirm = Now confirm it.
teach-next = Next
teach-show = Show me
teach-alone = On my own
teach-alone-about = The notes stop, and the match goes on with bots.
teach-leave = Leave, keep my place
teach-play-on = Play this match on

teach-hint = Hint
teach-got-it = Got it
