name = Toy
score-prizes = Prizes
ask-choose = { $chosen ->
    [0] Choose two cards in secret.
   *[other] Choose one more card in secret.
}
ask-turn = Draw a card, or let it be.
move-choose = Choose { $card }
move-throw = Throw { $card } away
move-draw = Draw a card
move-keep = Let it be
obstacle-not-yours = You do not hold { $card }.
obstacle-pile-empty = The pile is empty.
event-choice-made = { $seat_is ->
    [me] You show { $cards }.
   *[other] { $seat } shows { $cards }.
}
event-won = { $seat_is ->
    [me] You win with { $sum }.
   *[other] { $seat } wins with { $sum }.
}
event-drawn = { $seat_is ->
    [me] You draw { $card }.
   *[other] { $seat } draws a card.
}
event-thrown = { $seat_is ->
    [me] You throw { $card } away.
   *[other] { $seat } throws { $card } away.
}
field-pile = Pile
field-hands = Cards in hand
field-discards = Discards
field-hand = Your hand
field-chosen = Chosen
