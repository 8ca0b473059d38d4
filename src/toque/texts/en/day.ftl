# The position of the day: one move is clearly best, and it is to be found.

day-title = Position of the day
day-lead = It is your move. One is clearly better than all others: find it. Your first answer counts, and it is the same position for everyone.
day-yesterday = This was the position of { $date }. You can look, but no longer answer.
day-found = You found it!
day-well-found = Well seen: { $move }
day-try = A fair try: another move is stronger.
day-other = A fair try. The strongest bot sees more in another move: { $move }
day-solution = The strongest bot’s choice: { $move }
day-notes = What the chef expects
day-hide = Hide the notes
day-played-on = expected after many matches played on from here, by what this seat can know
day-play-on = Play on from here
day-next = Next: { $game }
day-all-done = That is all for today. New ones come at midnight UTC.
day-look-back = Yesterday’s position
day-to-today = Today’s position
day-gone = There is nothing to find here today.
