"""Reports on editions: shares held against goals, matches played side by side."""

from __future__ import annotations

from toque.arena.report import Arena, Report, inside
from toque.arena.side_by_side import side_by_side
from toque.games import game

TITLE = game("pieces-montees")


def arena(processes: int, said: list[str]) -> Arena:
    return Arena(TITLE, TITLE.house_edition(), 5, "report", said.append, processes)


def test_as_many_processes_as_one_likes_find_the_same() -> None:
    said: list[str] = []
    alone = arena(1, said).play(["random"] * 2, 5, {"placed": ["seat"]}, mode="confirmed")
    assert alone == arena(3, said).play(["random"] * 2, 5, {"placed": ["seat"]}, mode="confirmed")
    assert said == ["5 x random,random mode=confirmed"] * 2


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
