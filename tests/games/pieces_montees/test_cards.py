"""The 45 layer cards, in each of the five tables of the edition."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.pieces_montees.table import Table
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.components import (
    CARD_NAMES,
    CARDS,
    FACE_NAMES,
    TOPPINGS,
    PiecesEdition,
    house_edition,
)

NINE_CARDS = {
    "a2": "1/2 1/3 1/3 2/1 2/1 2/3 3/1 3/2 3/2",
    "a1": "1/2 1/2 1/3 2/1 2/3 2/3 3/1 3/1 3/2",
    "b": "1/2 1/3 1/3 2/1 2/2 2/3 3/1 3/1 3/2",
    "c": "1/2 1/2 1/3 1/3 2/1 2/1 2/2 3/1 3/1",
    "h": "1/1 1/2 1/3 2/1 2/2 2/3 3/1 3/2 3/3",
}
"""The cards of every colour as cream layer / chocolate layer."""


def test_the_edition_has_these_tables_and_the_first_is_the_default() -> None:
    edition = house_edition()
    assert list(edition.tables) == list(NINE_CARDS)
    assert edition.default_table == "a2"


@pytest.mark.parametrize("name", NINE_CARDS)
def test_each_colour_has_the_nine_cards_of_its_table(name: str) -> None:
    faces = house_edition().faces[name]
    assert len(faces) == 2 * CARDS
    pairs: dict[str, list[str]] = {}
    for card in range(CARDS):
        cream, chocolate = FACE_NAMES[faces[2 * card]], FACE_NAMES[faces[2 * card + 1]]
        colour, topping, below = cream.split("-")
        assert topping == "cream"
        assert chocolate.startswith(f"{colour}-chocolate-")
        assert CARD_NAMES[card].startswith(f"{colour}-")
        pairs.setdefault(colour, []).append(f"{below}/{chocolate[-1]}")
    assert len(pairs) == 5
    for cards in pairs.values():
        assert " ".join(sorted(cards)) == NINE_CARDS[name]


@pytest.mark.parametrize("name", ["a2", "a1"])
def test_tables_a_have_three_of_each_layer_and_never_one_number_twice(name: str) -> None:
    pairs = house_edition().tables[name].pairs()
    assert Counter(cream for cream, _ in pairs) == {1: 3, 2: 3, 3: 3}
    assert Counter(chocolate for _, chocolate in pairs) == {1: 3, 2: 3, 3: 3}
    assert all(cream != chocolate for cream, chocolate in pairs)


def test_the_default_table_holds_every_card_that_the_rulebook_shows() -> None:
    edition = house_edition()
    pairs = edition.tables[edition.default_table].pairs()
    assert (1, 3) in pairs  # Laura's red card
    assert 2 in [chocolate for _, chocolate in pairs]  # Audrey's orange card
    assert {cream for cream, _ in pairs} == {1, 2, 3}  # Yannick's green cake


@pytest.mark.parametrize("topping", TOPPINGS)
@pytest.mark.parametrize("card", range(CARDS), ids=CARD_NAMES)
@pytest.mark.parametrize("cards", NINE_CARDS)
def test_every_card_can_be_laid_with_either_face(cards: str, card: int, topping: str) -> None:
    side = 2 * card + TOPPINGS.index(topping)
    name = FACE_NAMES[house_edition().faces[cards][side]]
    kind, layer = name[:-2], int(name[-1])
    assert kind.endswith(topping)
    table = Table(cards=cards).put("a1", side).cake("a", kind, layer - 1)
    assert table.sees("a", "a1") == name

    table.play("a place a1")

    assert table.height("a", kind) == layer
    assert table.match.laid[-1] == side * 4
    assert table.match.spoons == 3 - layer
    assert table.view().seats[0].points == (1, 4, 10)[layer - 1]


def test_points_come_from_the_edition() -> None:
    edition = GAME.house_edition()
    assert isinstance(edition, PiecesEdition)
    assert edition.points == [0, 1, 4, 10]
    assert edition.decorated == [12, 13]
