"""How fast a game is: random matches with the legal moves listed at every decision, and clones."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from toque.bots.playout import clone_many, play_out
from toque.engine.game import Game, Setup
from toque.engine.match import Match
from toque.engine.rng import Rng

CALIBRATION_STEPS = 300_000
SLICES = 5
CLONES = 2_000


class Speed(msgspec.Struct, frozen=True):
    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    clones_per_s: float
    matches_per_s: float
    calibration_per_s: float


def calibrate(clock: Callable[[], float] = time.perf_counter) -> float:
    """Steps per second of a fixed loop: what this machine can do at this moment."""
    best = 0.0
    for _ in range(SLICES):
        x = 1
        start = clock()
        for _ in range(CALIBRATION_STEPS):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        best = max(best, CALIBRATION_STEPS / (clock() - start))
    return best


def is_compiled() -> bool:
    return play_out.__class__.__name__ != "function"


def measure(game: Game[Match], setup: Setup, seconds: float) -> Speed:
    """The best slice of several, because other work on the machine only ever slows one down."""
    rng = Rng("speed")
    decisions_per_s = matches_per_s = clones_per_s = 0.0
    number = 0
    for _ in range(SLICES):
        decisions = matches = 0
        spent = 0.0
        start = time.perf_counter()
        while matches == 0 or spent < 0.75 * seconds / SLICES:
            decisions += play_out(game.start(setup, f"speed-{number}"), rng)
            matches += 1
            number += 1
            spent = time.perf_counter() - start
        if decisions / spent > decisions_per_s:
            decisions_per_s, matches_per_s = decisions / spent, matches / spent
    middle = game.start(setup, "clone-me")
    halfway = decisions // matches // 2
    play_out(middle, rng, halfway)
    for _ in range(SLICES):
        clones = 0
        spent = 0.0
        start = time.perf_counter()
        while clones == 0 or spent < 0.25 * seconds / SLICES:
            clone_many(middle, CLONES)
            clones += CLONES
            spent = time.perf_counter() - start
        clones_per_s = max(clones_per_s, clones / spent)
    return Speed(
        game=game.slug,
        seats=setup.seats,
        compiled=is_compiled(),
        decisions_per_s=decisions_per_s,
        clones_per_s=clones_per_s,
        matches_per_s=matches_per_s,
        calibration_per_s=calibrate(),
    )
