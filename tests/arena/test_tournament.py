"""Tournaments: fair seats, shared points, honest intervals; and the measure of speed."""

from __future__ import annotations

import pytest

from toque.arena.speed import measure
from toque.arena.sums import interval
from toque.arena.tournament import play_match, run_tournament
from toque.bots.bot import Bot, Choice, Vantage
from toque.bots.ladder import bot
from toque.engine.text import Text
from toque.games import game

GAME = game("pieces-montees")
RANDOM = bot("random")


class SeatZero(Bot):
    """Notes which seats it has been given."""

    name = "zero"

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, vantage: Vantage) -> Choice:
        self.seats.append(vantage.seat)
        return Choice(vantage.moves[-1], Text("why-only-move"))


def test_every_bot_sits_in_every_seat_of_a_deal() -> None:
    watcher = SeatZero()
    run_tournament(GAME, GAME.setup(3), [watcher, RANDOM, RANDOM], matches=3, seed="rotate")
    assert set(watcher.seats) == {0, 1, 2}


def test_points_add_up_to_the_number_of_matches() -> None:
    result = run_tournament(
        GAME, GAME.setup(4, {"teams": "yes"}), [RANDOM] * 4, matches=10, seed="points"
    )
    assert [(one.bot, one.seats) for one in result.bots] == [("random", 4)]
    assert result.bots[0].wins == pytest.approx(10)
    assert result.matches == 10
    assert result.decisions > 1000
    assert result.options["teams"] == "yes"


def test_the_same_seed_gives_the_same_tournament() -> None:
    def run() -> list[float]:
        seats = [RANDOM, SeatZero()]
        result = run_tournament(GAME, GAME.setup(2), seats, matches=6, seed="again")
        return [one.mean_score for one in result.bots] + [one.wins for one in result.bots]

    assert run() == run()


def test_progress_is_told_after_every_match() -> None:
    told: list[int] = []
    run_tournament(GAME, GAME.setup(2), [RANDOM, RANDOM], 4, "progress", told.append)
    assert told == [1, 2, 3, 4]


def test_a_match_between_bots_is_finished() -> None:
    match, decisions = play_match(GAME, GAME.setup(2), [RANDOM, RANDOM], "one")
    assert match.over
    assert decisions > 20


def test_the_interval_is_wider_than_nothing_and_holds_the_share() -> None:
    low, high = interval([2.0] * 50, [2] * 50)
    assert 0.9 < low < 1.0 == high
    low, high = interval([1.0, 2.0, 0.0, 1.0] * 25, [2] * 100)
    assert low < 0.5 < high
    assert 0.1 < high - low < 0.2
    assert interval([1.0], [2])[0] < 0.5 < interval([1.0], [2])[1]


def test_speed_is_measured_with_its_calibration() -> None:
    speed = measure(GAME, GAME.setup(4), seconds=0.3)
    assert speed.seats == 4
    assert speed.decisions_per_s > speed.matches_per_s > 0
    assert speed.clones_per_s > 0
    assert speed.calibration_per_s > 0
