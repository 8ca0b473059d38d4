"""tools/strength.py: who meets whom, and what is told of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import strength
from tools.strength import Measure, against_automa, ladder
from toque.bots.ladder import level_names


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept")
    return tmp_path / "kept"


def test_every_level_meets_the_one_below_alone_and_three_of_them() -> None:
    rows = ladder(Measure(1, 60.0, 1), "toy", level_names()[:3], 3, 0)
    assert [row[0] for row in rows] == ["toy: `level-2` – `level-1`", "toy: `level-3` – `level-2`"]
    assert [row[1] for row in rows] == ["4", "4"], "whole blocks"
    assert all(len(row) == len(strength.LADDER_HEADING) for row in rows)


def test_what_was_played_is_not_played_again(kept: Path) -> None:
    measure = Measure(1, 60.0, 1)
    first = measure.play("toy", ["level-2", "level-1"], 4, {})
    (file,) = kept.iterdir()
    content = file.read_bytes()
    assert measure.play("toy", ["level-2", "level-1"], 4, {}) == first
    assert file.read_bytes() == content
    assert len(measure.play("toy", ["level-2", "level-1"], 6, {})) == 6


def test_without_time_only_whole_blocks_count() -> None:
    assert Measure(1, -1.0, 1).play("toy", ["level-2", "level-1"], 40, {}) == []


def test_with_no_time_at_all_is_told_what_is_kept() -> None:
    first = Measure(1, 60.0, 1).play("toy", ["level-2", "level-1"], 4, {})
    assert Measure(1, 0.0, 1).play("toy", ["level-2", "level-1"], 400, {}) == first != []


def test_only_the_highest_level_has_a_part() -> None:
    measure = Measure(20, 60.0, 1)
    assert measure.name("rococo", "level-6", 2) == "level-6/20"
    assert measure.name("rococo", "level-5", 2) == "level-5"


def test_a_game_without_an_automa_is_not_played_alone() -> None:
    assert against_automa(Measure(1, 60.0, 1), "pieces-montees", "level-2", 1) is None


def test_points_beside_a_win_are_counted_where_they_are_asked_for() -> None:
    measure = Measure(1, 60.0, 1)
    gateau = against_automa(measure, "gateau", "level-1", 1)
    patisserie = against_automa(measure, "patisserie", "level-1", 1)
    assert gateau is not None
    assert patisserie is not None
    assert gateau[0] == "gateau: `level-1` (level = hard)"
    assert (gateau[-1], patisserie[-1][:3]) == ("", "90:")
