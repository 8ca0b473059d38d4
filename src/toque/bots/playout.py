"""Matches played to their end by chance: what rollouts and benchmarks do, in compiled reach."""

from __future__ import annotations

from toque.engine.match import Match
from toque.engine.rng import Rng


def play_out(match: Match, rng: Rng, most: int = 1 << 30) -> int:
    """Play random legal moves until the match is over or `most` are played; returns how many."""
    decisions = 0
    while match.stack and decisions < most:
        seat = match.deciders()[0]
        match.apply(seat, rng.choice(match.moves(seat)))
        decisions += 1
    return decisions


def clone_many(match: Match, times: int) -> Match:
    """Clone a match `times` times, for benchmarks; returns the last clone."""
    twin = match
    for _ in range(times):
        twin = match.clone()
    return twin
