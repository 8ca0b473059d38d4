"""What the simplest bot that plans at all makes of a turn: it wastes nothing and has no habits."""

from __future__ import annotations

from collections import Counter

from tests.games.pieces_montees.table import PLAYERS, Table
from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.components import FACE_NAMES


def chosen(table: Table, player: str, number: int = 0) -> str:
    seat = PLAYERS[player]
    choice = decide(bot("greedy"), table.match, seat, "heuristics", number)
    return GAME.lexicon.notation(choice.move)


def waits_only_for(table: Table, player: str, *faces: str) -> None:
    """All cakes of a player are complete but those that wait for these layers."""
    table.match.wanted[PLAYERS[player]] = sum(1 << FACE_NAMES.index(face) for face in faces)


def test_a_leftover_spoon_is_not_spent_on_a_card_that_brings_nothing() -> None:
    table = Table(3).spoons(1).assistant("a", here=False)
    for player in ("a", "b", "c"):
        waits_only_for(table, player)
    assert "turn a1" in table.moves("a")
    assert {chosen(table, "a", number) for number in range(5)} == {"end"}


def test_a_card_is_turned_where_the_other_face_can_be_placed() -> None:
    table = Table(3).cake("a", "red-cream", 1).shows("b", "red-chocolate-3/2")
    table.assistant("a", here=False)
    for player in ("a", "b", "c"):
        waits_only_for(table, player, *["red-cream-2"] * (player == "a"))
    table.hand("a", *["blue-cream-1"] * 3, "blue-chocolate-1")
    assert chosen(table, "a") == "turn b1"


def test_a_page_is_bought_where_it_shows_a_decoration_that_can_be_taken() -> None:
    table = Table(3, mode="confirmed").spoons(1).cake("a", "red-cream", 3)
    table.booklet("blue", "red", "green", leaf=3)
    for kind in ("blue-cream", "green-cream", "orange-cream"):
        table.cake("a", kind, 2)
    assert chosen(table, "a") == "page back"


def test_no_assistant_is_called_back_in_the_last_turn() -> None:
    table = Table(3).turn_of("c").last_round().spoons(2).assistant("c", here=False)
    waits_only_for(table, "c")
    assert "recall" in table.moves("c")
    assert chosen(table, "c") == "end"


def test_cards_are_turned_in_every_hand_and_none_is_the_favourite() -> None:
    turned: Counter[str] = Counter()
    for seed in range(6):
        match = GAME.new(3, {"mode": "confirmed"}, seed=f"habits-{seed}")
        number = 0
        while not match.over:
            seat = match.deciders()[0]
            choice = decide(bot("greedy"), match, seat, f"{seed}/{seat}", number)
            notation = GAME.lexicon.notation(choice.move)
            if notation.startswith("turn"):
                turned[notation] += 1
            match.play(seat, choice.move)
            number += 1
    assert len(turned) > 8
    assert turned.most_common(1)[0][1] < turned.total() / 3
