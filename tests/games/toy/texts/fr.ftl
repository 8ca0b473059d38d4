name = Jouet
score-prizes = Prix
ask-choose = { $chosen ->
    [0] Choisissez deux cartes en secret.
   *[other] Choisissez encore une carte en secret.
}
ask-turn = Piochez une carte, ou passez.
move-choose = Choisir { $card }
move-throw = Jeter { $card }
move-draw = Piocher une carte
move-keep = Passer
obstacle-not-yours = Vous n’avez pas { $card } en main.
obstacle-pile-empty = La pioche est vide.
event-choice-made = { $seat_is ->
    [me] Vous montrez { $cards }.
   *[other] { $seat } montre { $cards }.
}
event-won = { $seat_is ->
    [me] Vous gagnez avec { $sum }.
   *[other] { $seat } gagne avec { $sum }.
}
event-drawn = { $seat_is ->
    [me] Vous piochez { $card }.
   *[other] { $seat } pioche une carte.
}
event-thrown = { $seat_is ->
    [me] Vous jetez { $card }.
   *[other] { $seat } jette { $card }.
}
field-pile = Pioche
field-hands = Cartes en main
field-discards = Défausse
field-hand = Votre main
field-chosen = Choisies
