"""Setting up: what is dealt, what each mode changes, and which options go together."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table
from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.components import COLOURS
from toque.games.pieces_montees.view import BookletView

MODES = ("apprentice", "confirmed")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("seats", "hands", "pile"),
    [(2, [4, 4, 4], 24), (3, [4, 4, 4], 33), (4, [3, 3, 3, 3], 33)],
)
def test_twelve_cards_are_dealt_and_the_rest_is_the_pile(
    seats: int, hands: list[int], pile: int, mode: str
) -> None:
    table = Table(seats=seats, mode=mode)
    assert table.hand_sizes() == hands
    assert table.match.pile.left == pile


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pieces_are_there_once(seats: int) -> None:
    census = Table(seats=seats, mode="confirmed").match.census()
    removed = "ivory" if seats == 2 else "none"
    layers = {name: count for name, count in census.items() if name[-1].isdigit()}
    decorations = {name: count for name, count in census.items() if name not in layers}
    assert len(layers) == 45
    assert len(decorations) == 5
    for name, count in census.items():
        assert count == (0 if removed in name else 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_apprentices_start_with_their_assistants_and_without_a_booklet(seats: int) -> None:
    view = Table(seats=seats).view()
    assert [seat.assistant for seat in view.seats] == [True] * seats
    assert view.booklet is None
    assert view.mode == "apprentice"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_confirmed_chefs_start_alone_with_a_closed_booklet(seats: int) -> None:
    view = Table(seats=seats, mode="confirmed").view()
    assert [seat.assistant for seat in view.seats] == [False] * seats
    pages = 4 if seats == 2 else 5
    assert view.booklet == BookletView(None, None, turned=0, left_in_it=pages, arrow="forward")
    assert view.mode == "confirmed"


def test_the_pages_of_the_booklet_are_shuffled() -> None:
    first_pages = {
        GAME.new(3, {"mode": "confirmed"}, f"pages-{number}").book[0] for number in range(60)
    }
    assert first_pages == set(range(5))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_a_starts_with_three_spoons(seats: int) -> None:
    view = Table(seats=seats).view()
    assert view.deciders == [0]
    assert view.spoons == 3
    assert view.round == 1
    assert not view.last_round


def test_every_card_lies_either_way_up_whatever_its_neighbours_do() -> None:
    ways = set()
    for number in range(200):
        pile = GAME.new(4, None, f"sides-{number}").pile.cards
        ways.add(tuple(side % 2 for side in pile[:4]))
    assert len(ways) == 16


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    def dealt(seed: str) -> tuple[list[int], list[int]]:
        match = GAME.new(3, {"mode": "confirmed"}, seed)
        return match.pile.cards, match.book

    assert dealt("one") == dealt("one")
    assert dealt("one") != dealt("two")


def test_the_top_of_the_pile_shows_its_face_to_all() -> None:
    table = Table().pile("green-chocolate-2", "red-cream-1")
    for viewer in ("a", "b", "c", None):
        assert table.view(viewer).pile_top == "green-chocolate-2"


def test_there_are_five_options() -> None:
    options = {option.name: option for option in GAME.options(GAME.house_edition())}
    assert {name: option.default for name, option in options.items()} == {
        "mode": "apprentice",
        "teams": "no",
        "cards": "a2",
        "without": "drawn",
        "memory": "table",
    }
    assert options["mode"].choices == MODES
    assert options["teams"].choices == ("no", "yes")
    assert options["cards"].choices == ("a2", "a1", "b", "c", "h")
    assert options["without"].choices == ("drawn", *COLOURS)
    assert options["memory"].choices == ("table", "players")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_either_mode_goes_with_every_number_of_seats_and_with_teams(
    seats: int, teams: str, mode: str
) -> None:
    view = Table(seats=seats, mode=mode, teams=teams).view()
    assert (view.booklet is not None) == (mode == "confirmed")
    assert view.teams == (teams == "yes")
    assert (view.neutral is not None) == (seats == 2)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"teams": "yes"}, Text("conflict-teams", {"seats": 2})),
        (3, {"teams": "yes"}, Text("conflict-teams", {"seats": 3})),
        (3, {"without": "red"}, Text("conflict-without", {"seats": 3})),
        (4, {"without": "red"}, Text("conflict-without", {"seats": 4})),
        (
            4,
            {"teams": "maybe"},
            Text("bad-choice", {"option": "teams", "choice": "maybe", "possible": "no, yes"}),
        ),
        (
            1,
            {},
            Text("bad-seats", {"game": "pieces-montees", "seats": 1, "fewest": 2, "most": 4}),
        ),
        (
            5,
            {},
            Text("bad-seats", {"game": "pieces-montees", "seats": 5, "fewest": 2, "most": 4}),
        ),
    ],
)
def test_what_does_not_go_together_is_refused(
    seats: int, options: dict[str, str], reason: Text
) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(seats, options)
    assert refused.value.text == reason


def test_hands_hold_the_faces_that_lay_up_when_they_were_dealt() -> None:
    match = GAME.new(3, None, "dealt")
    from_the_top = match.pile.cards[::-1]
    assert [match.cards[position] for position in match.rules.positions] == from_the_top[:12]
