"""Reports on editions: shares held against goals, matches played side by side."""

from __future__ import annotations

from pathlib import Path

from toque.arena.report import PIECE, Arena, Report, inside
from toque.arena.side_by_side import side_by_side
from toque.arena.usage import Usage
from toque.games import game

TITLE = game("pieces-montees")


def arena(processes: int, said: list[str]) -> Arena:
    return Arena(TITLE, TITLE.house_edition(), 5, "report", said.append, processes)


def test_as_many_processes_as_one_likes_find_the_same() -> None:
    said: list[str] = []
    alone = arena(1, said).play(["random"] * 2, 5, {"placed": ["seat"]}, mode="confirmed")
    assert alone == arena(3, said).play(["random"] * 2, 5, {"placed": ["seat"]}, mode="confirmed")
    assert said == ["5 x random,random mode=confirmed"] * 2


def test_what_was_measured_is_kept_and_not_measured_again(tmp_path: Path) -> None:
    def play(matches: int, kept: Path | None) -> Usage:
        one = Arena(TITLE, TITLE.house_edition(), 5, "kept", lambda said: None, kept=kept)
        return one.play(["random"] * 2, matches, {"placed": ["seat"]}, mode="confirmed")

    assert play(PIECE, tmp_path) == play(PIECE, None)
    (file,) = tmp_path.iterdir()
    before = file.stat().st_mtime_ns
    assert play(PIECE + 1, tmp_path) == play(PIECE + 1, None)
    assert file.stat().st_mtime_ns == before
    assert len(list(tmp_path.iterdir())) == 2


def test_another_question_is_kept_elsewhere(tmp_path: Path) -> None:
    one = Arena(TITLE, TITLE.house_edition(), 5, "kept", lambda said: None, kept=tmp_path)
    one.play(["random"] * 2, 1, {"placed": ["seat"]}, mode="confirmed")
    one.play(["random"] * 2, 1, {"placed": []}, mode="confirmed")
    one.play(["random"] * 2, 1, {"placed": ["seat"]}, mode="apprentice")
    one.play(["greedy"] * 2, 1, {"placed": ["seat"]}, mode="confirmed")
    assert len(list(tmp_path.iterdir())) == 4


def test_work_comes_back_in_order() -> None:
    assert side_by_side(lambda part: part, 4) == [0, 1, 2, 3]


def test_an_interval_is_inside_with_both_its_ends() -> None:
    assert inside((0.22, 0.28), 0.21, 0.29)
    assert not inside((0.20, 0.28), 0.21, 0.29)
    assert not inside((0.22, 0.30), 0.21, 0.29)


def test_seats_are_fair_only_if_every_interval_is_inside() -> None:
    report = Report()
    report.fair_seats("seats win", [(0.22, 0.28)] * 4, 0.04)
    report.fair_seats("seats win", [(0.22, 0.28)] * 3 + [(0.22, 0.30)], 0.04)
    (wanted, found, kept), (_, _, not_kept) = report.goals
    assert wanted == "seats win 25 % ± 4, its whole interval inside"
    assert found.startswith("22.0 – 28.0 %")
    assert kept
    assert not not_kept
