"""Whoever plays the matches of a plan finds the same; one that dies costs nothing but time."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from pathlib import Path

import msgspec
import pytest

from toque.arena.counting import Played
from toque.arena.plan import Plan, new_plan, version_of
from toque.arena.workers import MOST_DEATHS, Here, Processes, Workers
from toque.engine.refusal import Refusal
from toque.games import EXTRA_GAMES, game

TOY = game("toy")
NUMBERS = range(12)

DEADLY = """
import os
from tests.games.toy.game import Toy

class Deadly(Toy):
    def start(self, setup, seed):
        os._exit(1)

GAME = Deadly()
"""


def plan() -> Plan:
    return new_plan(TOY, ["random", "greedy"], None, {}, TOY.house_edition(), "workers")


def played(workers: Workers) -> list[Played]:
    return sorted(workers.play(plan(), NUMBERS), key=lambda one: one.number)


def test_processes_find_what_one_finds() -> None:
    assert played(Processes(2)) == played(Here())


def test_python_looks_for_cycles_as_before_when_the_matches_are_played() -> None:
    usual = gc.get_threshold()
    matches = Here().play(plan(), NUMBERS)
    next(matches)
    assert gc.get_threshold() != usual
    list(matches)
    assert gc.get_threshold() == usual


def test_a_process_that_dies_costs_nothing() -> None:
    matches = Processes(2).play(plan(), NUMBERS)
    found = [next(matches)]
    victim = multiprocessing.active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    found += matches
    assert sorted(found, key=lambda one: one.number) == played(Here())


def test_who_stops_listening_leaves_no_process_behind() -> None:
    before = set(multiprocessing.active_children())
    matches = Processes(2).play(plan(), NUMBERS)
    next(matches)
    assert set(multiprocessing.active_children()) - before
    matches.close()  # type: ignore[attr-defined]
    assert not set(multiprocessing.active_children()) - before


def test_a_match_that_ends_every_process_is_not_played_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "deadly"
    folder.mkdir()
    (folder / "__init__.py").write_text(DEADLY)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(EXTRA_GAMES, f"{os.environ[EXTRA_GAMES]} deadly")
    title = game("deadly")
    made = new_plan(title, ["random", "greedy"], None, {}, title.house_edition(), "deadly")
    made = msgspec.structs.replace(made, game="deadly", version=version_of("deadly"))
    with pytest.raises(Refusal, match=f"arena-deadly.*times={MOST_DEATHS}"):
        list(Processes(1).play(made, [0]))


def test_a_cluster_finds_what_one_process_finds() -> None:
    pytest.importorskip("ray", reason="Ray is large: make test-cluster installs it")
    from toque.arena.cluster import Cluster

    assert played(Cluster(2)) == played(Here())
