"""The kernel by itself, with a game of three rules: steps, forced answers, simultaneous answers."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from toque.engine.edition import Edition
from toque.engine.event import EventKind, seen_by
from toque.engine.game import Game, Setup
from toque.engine.lexicon import NO_MOVE, Argument, Lexicon, Verb
from toque.engine.match import IllegalMove, Match
from toque.engine.obstacle import Obstacle
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.engine.step import NOBODY, PLAYS_ITSELF, Step
from toque.engine.text import Text, Value
from toque.engine.wire import Automa, Option, ScoreLine

LEXICON = Lexicon(Verb("bid", Argument("coins", "0", "1", "2")), Verb("pass"))
PASS = 3
NOT_ENOUGH = Obstacle("not-enough", "coins")
SHOWN = EventKind("shown", "bids")


class Auction(Match):
    """All bid at the same time, in secret; the automa of the house takes a coin; then it is over."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.bids = [-1] * setup.seats
        self.purse = [2] * setup.seats
        self.house = 0

    def clone(self) -> Auction:
        twin = Auction(self.setup, self.rng.clone())
        self.carry_over(twin)
        twin.bids = self.bids[:]
        twin.purse = self.purse[:]
        twin.house = self.house
        return twin


class Bid(Step[Auction]):
    name = "bid"

    def deciders(self, match: Auction) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(match.bids) if bid < 0)

    def moves(self, match: Auction, seat: int) -> list[int]:
        return [move for move in range(LEXICON.size) if not self.obstacle(match, seat, move)]

    def obstacle(self, match: Auction, seat: int, move: int) -> Obstacle | None:
        return NOT_ENOUGH if move < PASS and move > match.purse[seat] else None

    def play(self, match: Auction, seat: int, move: int) -> None:
        match.bids[seat] = 0 if move == PASS else move
        if not self.deciders(match):
            match.reveal()
            match.tell(SHOWN, {"bids": str(match.bids)})
            match.stack[-1] = HouseTakes()

    def describe(self, match: Auction, seat: int, move: int) -> dict[str, Value]:
        return {"coins": match.purse[seat]}


class HouseTakes(Step[Auction]):
    """A step that asks nobody, as an automa's."""

    name = "house"

    def deciders(self, match: Auction) -> tuple[int, ...]:
        return ()

    def moves(self, match: Auction, seat: int) -> list[int]:
        return []

    def obstacle(self, match: Auction, seat: int, move: int) -> Obstacle | None:
        return NOT_ENOUGH

    def play(self, match: Auction, seat: int, move: int) -> None:
        assert (seat, move) == (NOBODY, NO_MOVE)
        match.house += 1
        match.stack.pop()

    def describe(self, match: Auction, seat: int, move: int) -> dict[str, Value]:
        return {}


class AuctionGame(Game[Auction]):
    def __init__(self) -> None:
        super().__init__("auction", 2, 3, 1, LEXICON, (NOT_ENOUGH,), (SHOWN,), ("bid", "house"), ())

    def house_edition(self) -> Edition:
        return Edition("house", "", b"")

    def read_edition(self, source: str) -> Edition:
        return Edition("mine", source, source.encode())

    def options(self, edition: Edition) -> tuple[Option, ...]:
        return (Option("purse", ("rich", "poor"), "rich"),)

    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        if options["purse"] == "poor" and seats == 3:
            return Text("conflict-poor")
        return None

    def deal(self, setup: Setup, rng: Rng) -> Auction:
        match = Auction(setup, rng)
        if setup.options["purse"] == "poor":
            match.purse = [0] * setup.seats
        match.stack.append(Bid())
        return match

    def imagine(self, match: Auction, seat: int, rng: Rng) -> Auction:
        return match.clone()

    def view(self, match: Auction, viewer: int | None) -> msgspec.Struct:
        return ScoreLine(Text("view"), viewer if viewer is not None else -1)

    def census(self, match: Auction) -> dict[str, int]:
        return {"coin": sum(match.purse)}

    def points_and_ties(self, match: Auction, seat: int) -> tuple[int, ...]:
        return (match.purse[seat] - match.bids[seat], seat)

    def score_sheet(self, match: Auction, seat: int) -> list[ScoreLine]:
        return []

    def value(self, match: Auction, seat: int) -> float:
        return 0.0


GAME = AuctionGame()


def test_several_seats_answer_in_any_order() -> None:
    match = GAME.new(3)
    assert match.deciders() == (0, 1, 2)
    match.play(2, 1)
    assert match.deciders() == (0, 1)
    assert match.moves(2) == []
    with pytest.raises(IllegalMove) as refused:
        match.play(2, 0)
    assert refused.value.obstacle.name == "not-your-turn"
    match.play(0, PASS)
    assert not match.over
    match.play(1, 2)
    assert match.over


def test_a_step_that_asks_nobody_plays_itself() -> None:
    match = GAME.new(2)
    match.play(0, 0)
    match.play(1, 0)
    assert match.house == 1
    assert match.over
    assert match.explain(0, 0) == Text("obstacle-match-over")
    assert HouseTakes().forced(match) == PLAYS_ITSELF


def test_the_obstacle_is_explained_with_its_facts() -> None:
    match = GAME.new(2, {"purse": "poor"})
    assert match.explain(0, 2) == Text("obstacle-not-enough", {"coins": 0})
    assert match.explain(0, 99) == Text("obstacle-no-such-move")
    assert match.explain(0, PASS) is None


def test_events_go_to_the_listener_only() -> None:
    match = GAME.new(2)
    match.listener = []
    match.play(0, 0)
    assert match.listener == []
    twin = match.clone()
    assert twin.listener is None
    match.play(1, 1)
    assert [seen_by(event, None).kind for event in match.listener] == ["shown"]


def test_ranks_share_what_no_tie_break_decides() -> None:
    match = GAME.new(3)
    match.bids = [0, 1, 1]
    assert match.scores() == [2, 1, 1]
    assert match.ranks() == [1, 3, 2]


def test_a_seat_that_an_automa_beats_ranks_behind_it() -> None:
    class WithAutoma(AuctionGame):
        def automas(self, match: Auction) -> list[Automa]:
            return [Automa(Text("automa"), (1, 9), [])]

    match = WithAutoma().new(3)
    match.bids = [0, 1, 1]
    assert match.ranks() == [1, 4, 3]
    results = match.results()
    assert [(one.seat, one.score, one.rank) for one in results] == [
        (0, 2, 1),
        (1, 1, 4),
        (2, 1, 3),
        (None, 1, 2),
    ]
    assert results[-1].name == Text("automa")
    assert len(GAME.new(3).results()) == 3


def test_a_seat_that_resigns_ranks_last_and_lowers_nobody() -> None:
    match = GAME.new(3)
    match.bids = [0, 1, 1]
    outcomes = match.results(resigned=[0])
    assert [(one.rank, one.resigned) for one in outcomes] == [(3, True), (2, False), (1, False)]
    assert [one.score for one in outcomes] == [2, 1, 1]


def test_a_seat_that_plays_alone_and_resigns_has_lost() -> None:
    class Alone(AuctionGame):
        def __init__(self) -> None:
            super().__init__()
            self.fewest_seats = 1

    match = Alone().new(1)
    assert match.results()[0].rank == 1
    assert match.results(resigned=[0])[0].rank == 2


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "bad-seats"),
        (4, {}, "bad-seats"),
        (2, {"colour": "red"}, "unknown-option"),
        (2, {"purse": "golden"}, "bad-choice"),
        (3, {"purse": "poor"}, "conflict-poor"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(seats: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.new(seats, options)
    assert refused.value.text.key == key


def test_the_only_answer_plays_itself_unless_it_reveals() -> None:
    """The last bid of all reveals the bids, so even a lone answer waits for its seat."""

    class OnlyPass(Bid):
        def moves(self, match: Auction, seat: int) -> list[int]:
            return [PASS]

    match = GAME.new(2)
    match.stack[-1] = OnlyPass()
    match.settle()
    assert match.bids == [0, -1]
    assert match.deciders() == (1,)
