name = Spielzeug
score-prizes = Preise
ask-choose = { $chosen ->
    [0] Wähle geheim zwei Karten.
   *[other] Wähle geheim noch eine Karte.
}
ask-turn = Zieh eine Karte oder lass es.
move-choose = { $card } wählen
move-throw = { $card } wegwerfen
move-draw = Eine Karte ziehen
move-keep = Nichts tun
obstacle-not-yours = Du hast { $card } nicht auf der Hand.
obstacle-pile-empty = Der Stapel ist leer.
event-choice-made = { $seat_is ->
    [me] Du zeigst { $cards }.
   *[other] { $seat } zeigt { $cards }.
}
event-won = { $seat_is ->
    [me] Du gewinnst mit { $sum }.
   *[other] { $seat } gewinnt mit { $sum }.
}
event-drawn = { $seat_is ->
    [me] Du ziehst { $card }.
   *[other] { $seat } zieht eine Karte.
}
event-thrown = { $seat_is ->
    [me] Du wirfst { $card } weg.
   *[other] { $seat } wirft { $card } weg.
}
field-pile = Stapel
field-hands = Karten auf der Hand
field-discards = Ablage
field-hand = Deine Hand
field-chosen = Gewählt
