"""Every kind of event, with the facts that its holder, the others and a spectator are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.games.pieces_montees.table import Table, face, kind
from toque.engine.text import SeatName, Text, Value
from toque.games.pieces_montees.words import EVENTS

A, B, C = SeatName(0), SeatName(1), SeatName(2)
NOTHING = Text("page-empty")
Facts = dict[str, Value]


class Case(NamedTuple):
    name: str
    event: str
    table: Callable[[], Table]
    move: str
    facts: Facts
    """What everybody is told."""
    secret: dict[str, Facts] = {}  # noqa: RUF012 - never changed
    """What single viewers are told besides, by their letter; `-` is a spectator."""


def confirmed() -> Table:
    return Table(mode="confirmed")


def duel() -> Table:
    return Table(seats=2)


def teams() -> Table:
    return Table(seats=4, teams="yes")


def nearly_over() -> Table:
    return Table().turn_of("c").last_round()


def laid(seat: SeatName, name: str, card: str, owner: str, hand: SeatName | str) -> Facts:
    """A layer that goes before the player who lays it."""
    return {
        "seat": seat,
        "face": face(name),
        "card": card,
        "owner": owner,
        "hand": hand,
        "receiver": seat,
        "before": "me",
    }


def shown(holder: str, inner: str, outer: str, viewers: str = "abc") -> dict[str, Facts]:
    """The inner face for the holder and for spectators, the outer one for the others."""
    faces = {viewer: inner if viewer in (holder, "-") else outer for viewer in f"{viewers}-"}
    return {viewer: {"face": face(name)} for viewer, name in faces.items()}


CASES = [
    Case(
        "the next turn begins",
        "turn-begins",
        Table,
        "a end",
        {"seat": B, "round": 1},
    ),
    Case(
        "a new round begins",
        "turn-begins",
        lambda: Table().turn_of("c"),
        "c end",
        {"seat": A, "round": 2},
    ),
    Case(
        "a layer from the own hand",
        "placed",
        lambda: Table().hand("a", "red-cream-1"),
        "a place a1",
        laid(A, "red-cream-1", "a1", "own", A),
    ),
    Case(
        "a layer from another hand",
        "placed",
        lambda: Table().shows("b", "red-cream-1"),
        "a place b1",
        laid(A, "red-cream-1", "b1", "other", B),
    ),
    Case(
        "a layer from the table",
        "placed",
        lambda: duel().hand("n", "red-cream-1"),
        "a place n1",
        laid(A, "red-cream-1", "n1", "neutral", ""),
    ),
    Case(
        "a layer before the partner",
        "placed",
        lambda: teams().hand("a", "red-cream-1"),
        "a place a1 partner",
        laid(A, "red-cream-1", "a1", "own", A) | {"receiver": C, "before": "partner"},
    ),
    Case(
        "a cake started by the assistant",
        "whisked",
        lambda: Table().shows("c", "red-cream-1"),
        "a whisk c1",
        laid(A, "red-cream-1", "c1", "other", C),
    ),
    Case(
        "a cake started by the assistant before the partner",
        "whisked",
        lambda: teams().hand("a", "red-cream-1"),
        "a whisk a1 partner",
        laid(A, "red-cream-1", "a1", "own", A) | {"receiver": C, "before": "partner"},
    ),
    Case(
        "an own card turned",
        "turned",
        lambda: Table().hand("a", "red-cream-1/3"),
        "a turn a1",
        {"seat": A, "card": "a1", "owner": "own", "hand": A},
        shown("a", "red-chocolate-3", "red-cream-1"),
    ),
    Case(
        "another player's card turned",
        "turned",
        lambda: Table().hand("b", "red-cream-1/3"),
        "a turn b1",
        {"seat": A, "card": "b1", "owner": "other", "hand": B},
        shown("b", "red-chocolate-3", "red-cream-1"),
    ),
    Case(
        "a neutral card turned",
        "turned",
        lambda: duel().hand("n", "red-cream-1/3"),
        "a turn n1",
        {
            "seat": A,
            "card": "n1",
            "owner": "neutral",
            "hand": "",
            "face": face("red-chocolate-3"),
        },
    ),
    Case("a spoon from the assistant", "spoon-gained", Table, "a spoon", {"seat": A}),
    Case("the assistant called back", "recalled", confirmed, "a recall", {"seat": A}),
    Case(
        "a bought page",
        "page-turned",
        lambda: confirmed().booklet("red", "blue", leaf=1),
        "a page forward",
        {
            "seat": A,
            "direction": "forward",
            "left": kind("red-chocolate"),
            "right": kind("blue-cream"),
        },
    ),
    Case(
        "the booklet closed for a spoon",
        "page-turned",
        lambda: confirmed().booklet("red", leaf=1),
        "a page back",
        {"seat": A, "direction": "back", "left": NOTHING, "right": NOTHING},
    ),
    Case(
        "the obligatory page",
        "page-turns",
        lambda: confirmed().booklet("red", "blue", leaf=2, arrow="back"),
        "a end",
        {"direction": "back", "left": NOTHING, "right": kind("red-cream")},
    ),
    Case(
        "the arrow turned at the last page",
        "arrow-turned",
        lambda: confirmed().booklet(leaf=5),
        "a end",
        {"direction": "back"},
    ),
    Case(
        "the arrow turned at the cover",
        "arrow-turned",
        lambda: confirmed().booklet(leaf=1, arrow="back"),
        "a end",
        {"direction": "forward"},
    ),
    Case(
        "a cream cake decorated",
        "decorated",
        lambda: confirmed().cake("a", "red-cream", 3).booklet("red", leaf=1),
        "a decorate red-cream",
        {"seat": A, "cake": kind("red-cream"), "points": 12},
    ),
    Case(
        "a chocolate cake decorated",
        "decorated",
        lambda: confirmed().cake("a", "red-chocolate", 3).booklet("red", leaf=2),
        "a decorate red-chocolate",
        {"seat": A, "cake": kind("red-chocolate"), "points": 13},
    ),
    Case(
        "a turn ended with spoons unused",
        "turn-ended",
        lambda: Table().spoons(2),
        "a end",
        {"seat": A, "unused": 2},
    ),
    Case(
        "a card drawn",
        "drawn",
        lambda: Table().no_card("b1").pile("green-chocolate-1/2"),
        "a end",
        {"owner": "own", "hand": B, "card": "b1"},
        shown("b", "green-chocolate-1", "green-cream-2"),
    ),
    Case(
        "a card drawn to the neutral hand",
        "drawn",
        lambda: duel().no_card("n1").pile("green-chocolate-1/2"),
        "a end",
        {"owner": "neutral", "hand": "", "card": "n1", "face": face("green-chocolate-1")},
    ),
    Case(
        "the last round announced",
        "ending",
        lambda: Table().no_card("a1").bake_down_to(0),
        "a end",
        {"reason": "pile", "rounds": 10},
    ),
    Case("the match over", "over", nearly_over, "c end", {}),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_everybody_is_told_what_they_may_know(case: Case) -> None:
    table = case.table()
    table.events.clear()
    table.play(case.move)
    declared = {event.name: set(event.args) for event in EVENTS}
    seats = "abcd"[: table.match.setup.seats]
    said = {"said": "yes"} if "said" in declared[case.event] else {}
    for viewer in f"{seats}-":
        expected = case.facts | said | case.secret.get(viewer, {})
        assert table.told(case.event, None if viewer == "-" else viewer) == [expected]
        assert set(expected) == declared[case.event]


def test_every_kind_of_event_has_a_case() -> None:
    assert {case.event for case in CASES} == {event.name for event in EVENTS}


@pytest.mark.parametrize(
    ("moves", "kinds"),
    [
        (["a spoon"], ["spoon-gained"]),
        (["a turn b1"], ["turned"]),
        (["a page forward"], ["page-turned"]),
        (["a page forward", "a page forward"], ["page-turned", "page-turned", "arrow-turned"]),
        (["a end"], ["turn-ended", "page-turns", "turn-begins"]),
    ],
    ids=lambda words: ", ".join(words),
)
def test_events_come_in_the_order_in_which_things_happen(
    moves: list[str], kinds: list[str]
) -> None:
    table = confirmed().assistant("a").booklet(leaf=4)
    assert [event.kind for event in table.play(*moves).events] == kinds


def test_without_a_listener_a_match_goes_the_same_way() -> None:
    told, silent = Table(), Table()
    silent.match.listener = None
    for table in (told, silent):
        table.play("a turn b1", "a turn c1", "a end", "b spoon", "b end")
    assert silent.events == []
    assert told.view("a") == silent.view("a")


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        ("turned", ["a turn b1"]),
        ("drawn", ["a place a1", "a end"]),
        ("page-turned", ["a page forward"]),
        ("page-turns", ["a end"]),
    ],
)
def test_where_players_remember_for_themselves_the_log_does_not_say_what_showed(
    event: str, moves: list[str]
) -> None:
    table = Table(mode="confirmed", memory="players").hand("a", "red-cream-1").play(*moves)
    for viewer in ("a", "b", None):
        for facts in table.told(event, viewer):
            assert facts["said"] == "no"
            assert {facts.get(name, "") for name in ("face", "left", "right")} == {""}
        assert table.told(event, viewer)
