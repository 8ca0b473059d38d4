name = Kirschen
teaser = Nimm Kirschen aus der Schüssel, bis zu drei auf einmal.
ask-take = Nimm eine, zwei oder drei Kirschen.
group-take = Nehmen
move-take = { $cherries ->
    [one] Eine Kirsche nehmen
   *[other] { $cherries } Kirschen nehmen
}
obstacle-too-few = Es sind nur noch { $left } da.
event-took = { $seat_is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $cherries }; { $left } bleiben.
score-taken = Kirschen
field-left = In der Schüssel
field-taken = Genommen
