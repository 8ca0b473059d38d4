"""Scoring: cakes by their top layer, decorations, and what breaks ties."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table
from toque.engine.text import Text
from toque.engine.wire import ScoreLine
from toque.games.pieces_montees import GAME


def with_cakes(mode: str, *players: str) -> Table:
    """Each player's cakes as `red-cream-2`; a star behind one means that it is decorated."""
    table = Table(mode=mode)
    for player, cakes in zip("abc", players, strict=False):
        for cake in cakes.split():
            name, layers = cake.rstrip("*").rsplit("-", 1)
            table.cake(player, name, int(layers), decorated=cake.endswith("*"))
    return table


@pytest.mark.parametrize(
    ("cakes", "points"),
    [
        ("", 0),
        ("red-cream-1", 1),
        ("red-chocolate-1", 1),
        ("red-cream-2", 4),
        ("red-chocolate-2", 4),
        ("red-cream-3", 10),
        ("red-chocolate-3", 10),
        ("red-cream-3*", 12),
        ("red-chocolate-3*", 13),
        ("red-cream-1 red-chocolate-2 blue-cream-3", 15),
        ("red-cream-3* blue-chocolate-3* green-cream-3 green-chocolate-1", 36),
    ],
)
def test_a_cake_scores_its_top_layer_and_a_decorated_one_more(cakes: str, points: int) -> None:
    table = with_cakes("confirmed", cakes)
    assert table.match.scores() == [points, 0, 0]
    assert table.view().seats[0].points == points
    assert sum(line.points for line in table.match.results()[0].sheet) == points


def test_cards_in_hand_score_nothing() -> None:
    assert Table().hand("a", "red-cream-3", "red-chocolate-3").match.scores() == [0, 0, 0]


def test_the_score_sheet_has_a_line_for_each_cake() -> None:
    table = with_cakes("confirmed", "green-cream-2 blue-chocolate-3*")

    def line(colour: str, topping: str, layers: int, decorated: str, points: int) -> ScoreLine:
        cake = {"colour": colour, "topping": topping}
        source = Text("score-cake", {**cake, "decorated": decorated, "layers": layers})
        return ScoreLine(
            source, points, Text("score-step", {**cake}), [f"stand:0:{colour}-{topping}"]
        )

    assert table.match.results()[0].sheet == [
        line("green", "cream", 2, "no", 4),
        line("blue", "chocolate", 3, "yes", 13),
    ]
    assert table.match.results()[1].sheet == []


TIES = {
    "points come first": (
        "apprentice",
        "red-cream-2 blue-cream-2 green-cream-2",
        "ivory-cream-3 ivory-chocolate-1",
        [1, 2],
    ),
    "apprentices: then complete cakes": (
        "apprentice",
        "red-cream-3",
        "red-chocolate-2 blue-chocolate-2 green-chocolate-1 blue-cream-1",
        [1, 2],
    ),
    "apprentices: then chocolate cakes": ("apprentice", "red-cream-2", "red-chocolate-2", [2, 1]),
    "apprentices: complete chocolate cakes count": (
        "apprentice",
        "red-cream-3 blue-cream-1",
        "red-chocolate-3 blue-cream-1",
        [2, 1],
    ),
    "apprentices: chocolate cakes of one layer count": (
        "apprentice",
        "red-cream-3 blue-cream-1",
        "red-cream-3 blue-chocolate-1",
        [2, 1],
    ),
    "apprentices: then the victory is shared": (
        "apprentice",
        "red-cream-2",
        "blue-cream-2",
        [1, 1],
    ),
    "confirmed: then complete cakes, before decorations": (
        "confirmed",
        "red-cream-3 green-cream-3 blue-cream-2",
        "red-cream-3* green-cream-2 blue-cream-2 ivory-cream-2",
        [1, 2],
    ),
    "confirmed: then decorations, before chocolate cakes": (
        "confirmed",
        "blue-cream-3* green-cream-1",
        "red-cream-3 red-chocolate-1 green-chocolate-1 ivory-chocolate-1",
        [1, 2],
    ),
    "confirmed: then chocolate cakes": (
        "confirmed",
        "red-cream-3* blue-cream-2",
        "green-cream-3* blue-chocolate-2",
        [2, 1],
    ),
    "confirmed: then the victory is shared": (
        "confirmed",
        "red-cream-3* blue-chocolate-2",
        "green-cream-3* ivory-chocolate-2",
        [1, 1],
    ),
}


@pytest.mark.parametrize(("mode", "one", "other", "ranks"), TIES.values(), ids=TIES)
def test_ties_are_broken_in_order(mode: str, one: str, other: str, ranks: list[int]) -> None:
    assert with_cakes(mode, one, other).match.ranks()[:2] == ranks
    assert with_cakes(mode, other, one).match.ranks()[:2] == ranks[::-1]


@pytest.mark.parametrize(
    "name", [name for name in TIES if name.startswith(("apprentices", "confirmed"))]
)
def test_these_ties_are_ties_in_points(name: str) -> None:
    mode, one, other, _ = TIES[name]
    scores = with_cakes(mode, one, other).match.scores()
    assert scores[0] == scores[1]


def test_a_standing_is_points_complete_cakes_decorations_and_chocolate_cakes() -> None:
    table = with_cakes("confirmed", "red-cream-3* blue-chocolate-3 green-chocolate-1 ivory-cream-2")
    assert GAME.points_and_ties(table.match, 0) == (12 + 10 + 1 + 4, 2, 1, 2)


def test_those_who_tie_to_the_end_share_the_victory() -> None:
    table = with_cakes("apprentice", "red-cream-2", "green-cream-2", "red-cream-1")
    table.turn_of("c").last_round().play("c end")
    assert table.match.ranks() == [1, 1, 3]
