"""The tuner: it finds what measures well, goes on where it was broken off, and writes only numbers."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

import pytest

from tools.tune import (
    Candidate,
    Numbers,
    Search,
    Table,
    compared,
    told,
    tuned_games,
    worth,
    written,
)
from toque.bots.ladder import bot
from toque.engine.tastes import BALANCED, read_tastes
from toque.games import folder, game, package

START = {"coin": 1.0, "silk": 4.0, "place": 0.5}
BEST = {"coin": 1.5, "silk": 3.0, "place": 0.6}
GENERATIONS = 30


class Measure:
    """How near numbers are to the best ones; it counts how often it was asked, and can break off."""

    def __init__(self, most: int = 10_000) -> None:
        self.most = most
        self.asked: list[int] = []

    def __call__(self, numbers: Numbers, generation: int) -> float:
        if len(self.asked) == self.most:
            raise KeyboardInterrupt
        self.asked.append(generation)
        return -sum(math.log(numbers[name] / BEST[name]) ** 2 for name in BEST)


def run(measure: Measure, kept: Path, generations: int = GENERATIONS) -> Numbers:
    search = Search(START, spread=0.25, seed="any", population=6)
    return search.run(measure, generations, kept, lambda generation, values: None)


def test_what_measures_best_is_found(tmp_path: Path) -> None:
    assert run(Measure(), tmp_path / "kept") == pytest.approx(BEST, rel=0.02)


def test_a_run_broken_off_goes_on(tmp_path: Path) -> None:
    whole = Measure()
    wanted = run(whole, tmp_path / "whole")
    kept = tmp_path / "new" / "kept"
    with pytest.raises(KeyboardInterrupt):
        run(Measure(most=20), kept)
    with kept.open("a", encoding="utf-8") as file:
        file.write("-0.0")  # a line that was being written
    rest = Measure()
    assert run(rest, kept) == wanted
    assert rest.asked == whole.asked[20:]
    again = Measure()
    assert run(again, kept) == wanted
    assert not again.asked


def test_more_generations_play_only_the_new_ones(tmp_path: Path) -> None:
    run(Measure(), tmp_path / "kept", generations=3)
    more = Measure()
    run(more, tmp_path / "kept", generations=5)
    assert more.asked == [3] * 6 + [4] * 6


def test_candidates_change_seats_and_are_equal_however_many_processes_play() -> None:
    table = Table(game("rococo"), "me,random")
    numbers = read_tastes(package("rococo"))[BALANCED]
    outcomes = table.play(Candidate("rococo", numbers).bot, 2, "seed", processes=1)
    assert outcomes == table.play(Candidate("rococo", numbers).bot, 2, "seed", processes=2)
    assert outcomes == table.play(bot("planner"), 2, "seed", processes=1)
    assert outcomes[0] != outcomes[1]
    assert told(table, [(1.0, 12.0), (0.0, -2.0)]).startswith("50.0 % (")


def test_a_candidate_plays_by_its_own_numbers() -> None:
    match = game("rococo").new(seats=2, options={}, seed="numbers")
    numbers = read_tastes(package("rococo"))[BALANCED]
    richer = {**numbers, "livre": 2 * numbers["livre"]}
    now, other = (Candidate("rococo", one).bot for one in (numbers, richer))
    assert now.weigh(match, 0) == bot("planner").weigh(match, 0)  # type: ignore[attr-defined]
    assert other.weigh(match, 0) > now.weigh(match, 0)


def test_against_an_automa_it_is_the_rival() -> None:
    table = Table(game("rococo"), "me")
    [(won, margin)] = table.play(bot("random"), 1, "seed", processes=1)
    assert (won, margin < 0) == (0.0, True)


def test_a_wide_win_counts_as_a_whole_one_and_a_narrow_one_hardly_more_than_a_draw() -> None:
    assert worth([100.0]) == pytest.approx(1.0, abs=0.001)
    assert 0.5 < worth([1.0]) < 0.6
    assert worth([8.0, -8.0]) == pytest.approx(0.5)


def test_two_tastes_are_compared_deal_by_deal() -> None:
    now = [(0.0, -20.0), (1.0, 30.0), (1.0, 5.0)]
    tuned = [(0.0, -18.0), (1.0, 32.0), (1.0, 7.0)]
    assert compared(now, tuned) == "+2.0 points (2.0 to 2.0)"


@pytest.mark.parametrize("slug", tuned_games())
def test_only_numbers_of_the_balanced_taste_are_written(slug: str) -> None:
    text = folder(slug).joinpath("tastes.toml").read_text("utf-8")
    before = tomllib.loads(text)
    tuned = {name: 0.123 + number for name, number in before[BALANCED].items()}
    new = written(text, tuned)
    assert tomllib.loads(new) == {**before, BALANCED: pytest.approx(tuned)}
    assert [line.partition("#")[2] for line in new.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]
    assert written(text, {}) == text
