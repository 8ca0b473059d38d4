name = Cherries
teaser = Take cherries from the bowl, up to three at a time.
ask-take = Take one, two or three cherries.
group-take = Take
move-take = { $cherries ->
    [one] Take a cherry
   *[other] Take { $cherries } cherries
}
obstacle-too-few = Only { $left } are left.
event-took = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} { $cherries }; { $left } are left.
score-taken = Cherries
field-left = In the bowl
field-taken = Taken
