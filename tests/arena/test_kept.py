"""Tournaments on disk: whatever happens, what was played is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from toque.arena.kept import Kept, NotKept
from toque.arena.plan import Plan, new_plan, play_planned
from toque.games import game

TOY = game("toy")


def plan() -> Plan:
    return new_plan(TOY, ["random", "greedy"], None, {}, TOY.house_edition(), "kept")


def begun(path: Path, numbers: range) -> None:
    with Kept.begin(path, plan(), 8) as kept:
        for number in numbers:
            kept.add(play_planned(plan(), number))


def test_a_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    begun(tmp_path / "file", range(3))
    with Kept.resume(tmp_path / "file") as again:
        assert (again.plan, again.asked) == (plan(), 8)
        assert again.missing(6) == [3, 4, 5]
        again.add(play_planned(plan(), 5))
    with Kept.resume(tmp_path / "file") as again:
        assert again.missing(6) == [3, 4]
        assert again.played[5] == play_planned(plan(), 5)


def test_only_whole_blocks_count_in_order(tmp_path: Path) -> None:
    with Kept.begin(tmp_path / "file", plan(), 6) as kept:
        for number in (5, 4, 2, 1, 0):
            kept.add(play_planned(plan(), number))
        assert [one.number for one in kept.whole_blocks(6)] == [0, 1, 4, 5]
        assert [one.number for one in kept.whole_blocks(4)] == [0, 1]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    begun(file, range(2))
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    with Kept.resume(file) as kept:
        assert kept.missing(2) == [1]
        kept.add(play_planned(plan(), 1))
    assert file.read_bytes() == whole


@pytest.mark.parametrize("content", [b"", b"no line", b"{}\n", b"words\n"])
def test_another_file_is_no_tournament(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(NotKept):
        Kept.resume(tmp_path / "file")
    assert (tmp_path / "file").read_bytes() == content
