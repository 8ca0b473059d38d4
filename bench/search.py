"""Measure search, and write bench/search.md: matches played to their end, and decisions by the clock.

Build first (`make build`). While decisions are timed every processor has other work to do: on a table
bots are not alone either. Figures of different days or machines compare only as ratios.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.shown import names  # noqa: E402
from toque.arena.speed import calibrate, is_compiled  # noqa: E402
from toque.arena.sums import quantile  # noqa: E402
from toque.bots.bot import decide, in_time  # noqa: E402
from toque.bots.budget import Budget  # noqa: E402
from toque.bots.habits import habits_of  # noqa: E402
from toque.bots.ladder import bot  # noqa: E402
from toque.bots.playout import play_out  # noqa: E402
from toque.engine.match import Match  # noqa: E402
from toque.engine.rng import Rng  # noqa: E402
from toque.games import game  # noqa: E402

RESULTS = ROOT / "bench" / "search.md"
SLICES = 5
LOOKS = 2
SEATS = (2, 4)
MOST_DECISIONS = 120
"""Of a match, before the position that is thought about."""
TIMED = "level-6"
SHARE = 0.1
"""Which part of its seconds it gets here: as little as where many bots think at once, so that a delay is
a large part of it."""

PEERS_CALIBRATION = 3_000_000 / 0.542
"""Steps a second of the calibration loop on the day on which the peers were measured."""
PEERS = (
    ("TAG, 7 Wonders, 4 seats, MCTS with 100 iterations", 18 * 100 / 1.3),
    ("TAG, Puerto Rico, 4 seats, MCTS with 100 iterations", 117 * 100 / 9.6),
    ("TAG, 7 Wonders, 4 seats, whole random matches", 338.0),
    ("TAG, Puerto Rico, 4 seats, whole random matches", 206.0),
    ("catanatron, Catan, MCTS with 25 playouts", 25 / 0.707),
)
"""Iterations a second: those of a match by its seconds, or of a decision by its own."""


# Matches played to their end.


def whole_matches(slug: str, seats: int, seconds: float, half: bool) -> float:
    """How many are played on by habit in a second of the processor: from their start, or from where
    half of their decisions are played."""
    title = game(slug)
    habits = habits_of(title)
    best = 0.0
    number = 0
    for _ in range(SLICES):
        spent = 0.0
        played = 0
        while spent < seconds / SLICES:
            match = title.new(seats, seed=f"search/{number}")
            if half:
                _half(match)
            number += 1
            begun = time.process_time()
            end = habits.play_on(match, Rng(f"{number}"), LOOKS, Budget(1))
            spent += time.process_time() - begun
            assert end is not None
            played += 1
        best = max(best, played / spent)
    return best


def _half(match: Match) -> None:
    """To the middle of a match, as long as matches by chance are."""
    play_out(match, Rng("half"), play_out(match.clone(), Rng("half")) // 2)


# Decisions by the clock.


@contextmanager
def busy(others: int) -> Iterator[None]:
    """So many processes beside this one have work to do."""
    spin = [sys.executable, "-c", "while True: pass"]
    running = [subprocess.Popen(spin) for _ in range(others)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def overruns(slug: str, decisions: int) -> list[float]:
    """By decision: the time that it took, as a part of what it was given."""
    title = game(slug)
    rng = Rng("clock")
    found: list[float] = []
    while len(found) < decisions:
        match = title.new(SEATS[len(found) % 2], seed=f"clock/{len(found)}")
        play_out(match, rng, rng.below(MOST_DECISIONS))
        if match.over or len(match.moves(match.deciders()[0])) == 1:
            continue
        player = bot(TIMED)
        begun = time.monotonic()
        budget = in_time(player, match.setup, SHARE)
        decide(player, match, match.deciders()[0], "clock", len(found), budget)
        found.append((time.monotonic() - begun) / budget.seconds)
    return found


# The page.


def rollouts(seconds: float) -> list[str]:
    before = calibrate(time.process_time)
    rows = []
    for slug, name in names().items():
        for seats in SEATS:
            whole, half = (whole_matches(slug, seats, seconds, part) for part in (False, True))
            rows.append((f"{name}, {seats} seats", whole, half))
    calibration = max(before, calibrate(time.process_time))
    scale = calibration / PEERS_CALIBRATION
    told = (
        f"Matches played to their end by habit, {LOOKS} moves compared at each decision: how many in a "
        "second of one core, best slice of several. The calibration loop made "
        f"{calibration:,.0f} steps a second."
    )
    of_peers = (
        "Peers were measured on such a machine on a day when the loop made "
        f"{PEERS_CALIBRATION:,.0f} steps a second; beside what was seen then stands what that would be "
        "today. They play at random, without comparing moves; iterations are computed from the seconds "
        "of a match or a decision, from its start to its end. Their loop may not have been quite "
        "the same: take what is scaled for an upper bound."
    )
    return [
        told,
        "",
        "| | from the start | from the middle |",
        "|---|--:|--:|",
        *(f"| {name} | {whole:,.0f} | {half:,.0f} |" for name, whole, half in rows),
        "",
        of_peers,
        "",
        "| peer | seen | today |",
        "|---|--:|--:|",
        *(f"| {name} | {rate:,.0f} | {rate * scale:,.0f} |" for name, rate in PEERS),
    ]


def clock(decisions: int, others: int) -> list[str]:
    rows = []
    with busy(others):
        for slug, name in names().items():
            given = SHARE * bot(TIMED).at(game(slug).setup(2)).seconds
            print(f"Timing {name} ...", file=sys.stderr)
            taken = overruns(slug, decisions)
            cells = [quantile(taken, part) for part in (0.5, 0.95, 0.99)]
            told = " | ".join(f"{100 * cell:.0f} %" for cell in cells)
            rows.append(f"| {name}, `{TIMED}` in {given} s | {len(taken)} | {told} |")
    load = os.getloadavg()[0]
    told = (
        f"What a decision takes of its time, with {others} processes beside it that keep processors "
        f"busy. The load of the machine was {load:.1f}, on {os.cpu_count()} processors."
    )
    return [
        told,
        "",
        "| | decisions | median | 95th percentile | 99th percentile |",
        "|---|--:|--:|--:|--:|",
        *rows,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each rate")
    parser.add_argument("--decisions", type=int, default=100, help="that are timed, of each game")
    busy_ones = os.cpu_count() or 1
    parser.add_argument("--others", type=int, default=busy_ones, help="processes beside decisions")
    found = parser.parse_args()
    assert is_compiled(), "make build first"
    heading = (
        f"`python bench/search.py` on {time.strftime('%Y-%m-%d')}: CPython "
        f"{platform.python_version()}, compiled. Rates are by processor time, which other work "
        "disturbs less; decisions are timed by the clock."
    )
    page = [
        "# Search",
        "",
        heading,
        "",
        *rollouts(found.seconds),
        "",
        *clock(found.decisions, found.others),
        "",
    ]
    RESULTS.write_text("\n".join(page), "utf-8")
    print(RESULTS.read_text("utf-8"))


if __name__ == "__main__":
    main()
