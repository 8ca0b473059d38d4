name = Cerises
teaser = Prenez des cerises dans le bol, jusqu’à trois à la fois.
ask-take = Prenez une, deux ou trois cerises.
group-take = Prendre
move-take = { $cherries ->
    [one] Prendre une cerise
   *[other] Prendre { $cherries } cerises
}
obstacle-too-few = Il n’en reste que { $left }.
event-took = { $seat_is ->
    [me] Vous en prenez
   *[other] { $seat } en prend
} { $cherries } ; il en reste { $left }.
score-taken = Cerises
field-left = Dans le bol
field-taken = Prises
