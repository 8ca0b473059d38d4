"""Every obstacle, with the facts that explain it, beside a move that nothing stands in the way of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.games.pieces_montees.table import Table, face, kind
from toque.engine.text import Text, Value
from toque.games.pieces_montees.components import COLOURS
from toque.games.pieces_montees.words import OBSTACLES


class Case(NamedTuple):
    obstacle: str
    what: str
    table: Callable[[], Table]
    move: str
    facts: dict[str, Value]
    legal: str
    """A move close to it that is legal in the same position."""


def confirmed() -> Table:
    return Table(mode="confirmed")


def teams() -> Table:
    return Table(seats=4, teams="yes")


def at(height: int, *hand: str) -> Table:
    """The red cream cake of seat a has this many layers, and these cards are in hand."""
    return Table().cake("a", "red-cream", height).hand("a", *hand)


def three_cakes(table: Table, player: str) -> Table:
    for colour in ("green", "blue", "orange"):
        table.cake(player, f"{colour}-cream", 1)
    return table.hand("a", "red-cream-1")


def two_decorations() -> Table:
    """The second of two visible decorations, after the first was taken."""
    table = confirmed().cake("a", "red-chocolate", 3).cake("a", "blue-cream", 3)
    return table.booklet("red", "blue", leaf=2).play("a decorate red-chocolate")


def all_decorated() -> Table:
    table = confirmed()
    for colour in COLOURS:
        table.cake("c", f"{colour}-cream", 3, decorated=True)
    return table


CASES = [
    Case(
        "no-card",
        "an empty place",
        lambda: Table().no_card("a1"),
        "a turn a1",
        {"card": "a1"},
        "a turn a2",
    ),
    Case(
        "no-card",
        "a card already laid",
        lambda: at(0, "red-cream-1", "blue-cream-1").play("a place a1"),
        "a place a1",
        {"card": "a1"},
        "a place a2",
    ),
    Case(
        "no-card",
        "a hand that nobody has",
        lambda: at(0, "red-cream-1"),
        "a whisk n1",
        {"card": "n1"},
        "a whisk a1",
    ),
    Case("no-card", "a fourth card at four seats", teams, "a turn a4", {"card": "a4"}, "a turn a3"),
    Case(
        "no-partner",
        "placing without teams",
        lambda: at(0, "red-cream-1"),
        "a place a1 partner",
        {},
        "a place a1",
    ),
    Case(
        "no-partner",
        "whisking without teams",
        lambda: at(0, "red-cream-1"),
        "a whisk a1 partner",
        {},
        "a whisk a1",
    ),
    Case(
        "too-few-spoons",
        "a third layer",
        lambda: at(2, "red-cream-3", "blue-cream-1").spoons(2),
        "a place a1",
        {"cost": 3, "spoons": 2},
        "a place a2",
    ),
    Case(
        "too-few-spoons",
        "a second layer",
        lambda: at(1, "red-cream-2", "blue-cream-1").spoons(1),
        "a place a1",
        {"cost": 2, "spoons": 1},
        "a place a2",
    ),
    Case(
        "too-few-spoons",
        "a first layer",
        lambda: at(0, "red-cream-1").spoons(0),
        "a place a1",
        {"cost": 1, "spoons": 0},
        "a whisk a1",
    ),
    Case(
        "too-few-spoons",
        "a layer before the partner",
        lambda: teams().cake("c", "red-cream", 1).hand("a", "red-cream-2").spoons(1),
        "a place a1 partner",
        {"cost": 2, "spoons": 1},
        "a turn a1",
    ),
    Case(
        "too-few-spoons",
        "turning a card",
        lambda: Table().spoons(0),
        "a turn b1",
        {"cost": 1, "spoons": 0},
        "a spoon",
    ),
    Case(
        "too-few-spoons",
        "calling the assistant",
        lambda: confirmed().spoons(1),
        "a recall",
        {"cost": 2, "spoons": 1},
        "a turn a1",
    ),
    Case(
        "too-few-spoons",
        "turning a page",
        lambda: confirmed().spoons(0),
        "a page forward",
        {"cost": 1, "spoons": 0},
        "a end",
    ),
    Case(
        "already-laid",
        "a layer twice",
        lambda: at(1, "red-cream-1", "red-cream-2"),
        "a place a1",
        {"face": face("red-cream-1"), "before": "me"},
        "a place a2",
    ),
    Case(
        "already-laid",
        "a complete cake twice",
        lambda: at(3, "red-cream-1", "red-chocolate-1"),
        "a whisk a1",
        {"face": face("red-cream-1"), "before": "me"},
        "a whisk a2",
    ),
    Case(
        "already-laid",
        "the partner's layer twice",
        lambda: teams().cake("c", "red-cream", 2).hand("a", "red-cream-1"),
        "a place a1 partner",
        {"face": face("red-cream-1"), "before": "partner"},
        "a place a1",
    ),
    Case(
        "layer-missing",
        "the second layer before the first",
        lambda: at(0, "red-cream-2", "red-cream-1"),
        "a place a1",
        {"face": face("red-cream-2"), "before": "me", "missing": 1},
        "a place a2",
    ),
    Case(
        "layer-missing",
        "the third layer before the second",
        lambda: at(1, "red-cream-3", "red-cream-2"),
        "a place a1",
        {"face": face("red-cream-3"), "before": "me", "missing": 2},
        "a place a2",
    ),
    Case(
        "layer-missing",
        "a layer that only the partner waits for",
        lambda: teams().cake("a", "red-cream", 1).hand("a", "red-cream-2"),
        "a place a1 partner",
        {"face": face("red-cream-2"), "before": "partner", "missing": 1},
        "a place a1",
    ),
    Case(
        "too-many-cakes",
        "a fourth cake",
        lambda: three_cakes(Table(), "a"),
        "a place a1",
        {"before": "me", "cakes": 3, "limit": 3, "excess": 1, "help": "yes"},
        "a whisk a1",
    ),
    Case(
        "too-many-cakes",
        "a fifth cake, without an assistant",
        lambda: (
            three_cakes(Table(), "a").cake("a", "orange-chocolate", 1).assistant("a", here=False)
        ),
        "a place a1",
        {"before": "me", "cakes": 4, "limit": 3, "excess": 2, "help": "no"},
        "a recall",
    ),
    Case(
        "too-many-cakes",
        "a fourth cake, with an assistant who has only just come back",
        lambda: three_cakes(Table(), "a").assistant("a", here=False).play("a recall"),
        "a place a1",
        {"before": "me", "cakes": 3, "limit": 3, "excess": 1, "help": "no"},
        "a end",
    ),
    Case(
        "too-many-cakes",
        "a fourth cake of the partner",
        lambda: three_cakes(teams(), "c"),
        "a place a1 partner",
        {"before": "partner", "cakes": 3, "limit": 3, "excess": 1, "help": "yes"},
        "a place a1",
    ),
    Case(
        "not-a-base",
        "whisking a second layer",
        lambda: at(1, "red-cream-2", "blue-cream-1"),
        "a whisk a1",
        {"face": face("red-cream-2")},
        "a whisk a2",
    ),
    Case(
        "no-assistant",
        "a spoon from nobody",
        lambda: Table().assistant("a", here=False),
        "a spoon",
        {},
        "a recall",
    ),
    Case(
        "no-assistant",
        "a whisk of nobody",
        lambda: at(0, "red-cream-1").assistant("a", here=False),
        "a whisk a1",
        {},
        "a place a1",
    ),
    Case(
        "just-recalled",
        "a spoon at once",
        lambda: confirmed().play("a recall"),
        "a spoon",
        {},
        "a turn a1",
    ),
    Case(
        "just-recalled",
        "a whisk at once",
        lambda: confirmed().hand("a", "red-cream-1").play("a recall"),
        "a whisk a1",
        {},
        "a place a1",
    ),
    Case("assistant-is-here", "calling twice", Table, "a recall", {}, "a spoon"),
    Case("no-booklet", "a page for apprentices", Table, "a page forward", {}, "a turn a1"),
    Case(
        "no-booklet",
        "a decoration for apprentices",
        lambda: at(3),
        "a decorate red-cream",
        {},
        "a end",
    ),
    Case(
        "no-page-forward",
        "the last page",
        lambda: confirmed().booklet(leaf=6, arrow="back"),
        "a page forward",
        {},
        "a page back",
    ),
    Case("empty-booklet", "all decorations taken", all_decorated, "a page back", {}, "a turn b1"),
    Case("no-page-back", "the closed booklet", confirmed, "a page back", {}, "a page forward"),
    Case(
        "not-complete",
        "a cake of two layers",
        lambda: (
            confirmed()
            .cake("a", "red-chocolate", 3)
            .cake("a", "blue-cream", 2)
            .booklet("red", "blue", leaf=2)
        ),
        "a decorate blue-cream",
        {"cake": kind("blue-cream")},
        "a decorate red-chocolate",
    ),
    Case(
        "decoration-gone",
        "a decoration that another took",
        lambda: (
            confirmed()
            .cake("b", "blue-cream", 3, decorated=True)
            .cake("a", "blue-cream", 3)
            .cake("a", "red-cream", 3)
            .booklet("red", leaf=1)
        ),
        "a decorate blue-cream",
        {"cake": kind("blue-cream")},
        "a decorate red-cream",
    ),
    Case(
        "decoration-hidden",
        "a page not in sight",
        lambda: (
            confirmed()
            .cake("a", "red-chocolate", 3)
            .cake("a", "red-cream", 3)
            .booklet("red", leaf=1)
        ),
        "a decorate red-chocolate",
        {"cake": kind("red-chocolate")},
        "a decorate red-cream",
    ),
    Case(
        "one-decoration", "a second one", two_decorations, "a decorate blue-cream", {}, "a turn a1"
    ),
]

IDS = [f"{case.obstacle}: {case.what}" for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_move_in_the_way_of_a_rule_is_refused_with_its_reason(case: Case) -> None:
    table = case.table()
    assert not table.allows(case.move)
    assert table.why(case.move) == Text(f"obstacle-{case.obstacle}", case.facts)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_move_beside_it_is_legal(case: Case) -> None:
    table = case.table()
    assert table.allows(case.legal)
    assert table.why(case.legal) is None
    table.play(case.legal)


def test_every_obstacle_has_a_case() -> None:
    assert {case.obstacle for case in CASES} == {obstacle.name for obstacle in OBSTACLES}


def test_the_facts_of_an_obstacle_are_the_declared_ones() -> None:
    declared = {obstacle.name: set(obstacle.args) for obstacle in OBSTACLES}
    for case in CASES:
        assert set(case.facts) == declared[case.obstacle]


@pytest.mark.parametrize(
    ("move", "facts"),
    [
        ("place a1", {"face": face("red-cream-2"), "cost": 2, "owner": "own", "before": "me"}),
        ("place c1 partner", {"face": face("red-cream-1"), "cost": 1, "before": "partner"}),
        ("whisk b1", {"face": face("blue-cream-1"), "cost": 0, "owner": "other"}),
        ("turn b1", {"face": face("blue-cream-1"), "cost": 1, "card": "b1"}),
        ("recall", {"cost": 2}),
        ("page back", {"cost": 1, "direction": "back"}),
        ("decorate red-cream", {"cake": kind("red-cream"), "points": 12}),
        ("decorate red-chocolate", {"cake": kind("red-chocolate"), "points": 13}),
        ("end", {"spoons": 3}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_label_of_a_move_tells_its_cost_and_what_the_player_sees(
    move: str, facts: dict[str, Value]
) -> None:
    table = Table(seats=4, teams="yes", mode="confirmed").hand("a", "red-cream-2")
    table.shows("b", "blue-cream-1").shows("c", "red-cream-1")
    label = table.label(f"a {move}")
    assert label.key == f"move-{move.split()[0]}"
    assert facts.items() <= label.args.items()
