"""Chapters that several reports have: what is dead, what dominates, and what is said of bots."""

from __future__ import annotations

from toque.arena.chapters import Parts, by_first_word, dominates
from toque.arena.report import Arena, Report
from toque.arena.usage import Count
from toque.games import game

TITLE = game("pieces-montees")


def arena() -> Arena:
    return Arena(TITLE, TITLE.house_edition(), 4, "chapters", lambda said: None)


def test_a_component_is_dead_that_is_used_too_little() -> None:
    parts = Parts(Report(), dead=0.02)
    counts = {"rare": Count(2, 1.0), "seldom": Count(3, 1.0), "never": Count()}
    parts.add("Cards", "card", counts, 100)
    assert parts.dead == ["rare", "never"]
    parts.every_one_is_used("all are used")
    assert parts.report.goals == [("all are used", "not rare, never", False)]


def test_without_a_threshold_only_what_is_never_used_is_dead() -> None:
    parts = Parts(Report())
    parts.add("Cards", "card", {"once": Count(1, 0.0), "never": Count()}, 100)
    assert parts.dead == ["never"]


def test_a_component_dominates_that_wins_more_than_its_like_beyond_luck() -> None:
    every = Count(1000, 280.0)
    assert dominates(Count(200, 100.0), every)
    assert not dominates(Count(4, 2.0), every)
    assert not dominates(Count(200, 78.0), every)


def test_what_dominates_is_named() -> None:
    parts = Parts(Report())
    parts.add("Cards", "card", {"strong": Count(200, 120.0), "fair": Count(800, 200.0)}, 1000)
    parts.none_dominates()
    ((_, found, kept),) = parts.report.goals
    assert (found, kept) == ("strong", False)


def test_things_are_counted_by_their_first_word() -> None:
    usage = arena().play(["random"] * 2, 1, {"placed": ["seat"]}, mode="confirmed")
    usage.counts["placed"]["seat"] = {
        "egg x": Count(2, 1.0),
        "egg y": Count(1, 0.0),
        "nut": Count(1),
    }
    assert by_first_word(usage, "placed", "seat") == {"egg": Count(3, 1.0), "nut": Count(1)}
