"""Bots against each other, fairly: every deal is played once in each rotation of the seats.

The matches of one deal are a block. Intervals are taken over blocks, because matches of the same deal
are not independent.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from toque.arena.counting import BotResult, Played, Source, bot_results
from toque.bots.bot import Bot, decide
from toque.engine.event import Event
from toque.engine.game import Game, Setup
from toque.engine.match import Match


class Tournament(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str]
    matches: int
    decisions: int
    seconds: float
    bots: list[BotResult]


def play_match(
    game: Game[Match],
    setup: Setup,
    seated: Sequence[Bot],
    seed: str,
    told: list[Event] | None = None,
) -> tuple[Match, int]:
    """One match between bots, its events told if asked for; returns it with the number of decisions."""
    match = game.start(setup, seed)
    match.listener = told
    decisions = 0
    while not match.over:
        seat = match.deciders()[0]
        choice = decide(seated[seat], match, seat, f"{seed}/{seat}", decisions)
        match.play(seat, choice.move)
        decisions += 1
    return match, decisions


def rotated(line_up: Sequence[Bot], number: int) -> list[Bot]:
    """Who sits where in match number 0, 1, … of a line-up: each moves on by a seat."""
    return [line_up[(seat + number) % len(line_up)] for seat in range(len(line_up))]


def play_numbered(
    game: Game[Match], setup: Setup, line_up: Sequence[Bot], seed: str, number: int
) -> Played:
    """A match of a tournament, known by its number: block by block, each with all rotations."""
    block, rotation = divmod(number, len(line_up))
    seated = rotated(line_up, rotation)
    match, decisions = play_match(game, setup, seated, f"{seed}/{block}")
    results = match.results()
    return Played(
        number=number,
        bots=[bot.name for bot in seated],
        automas=[one.name.key for one in results if one.name is not None],
        scores=[one.score for one in results],
        ranks=[one.rank for one in results],
        sources=[
            [
                Source(line.step or line.source, line.points)
                for line in one.sheet
                if line.points != 0
            ]
            for one in results
            if one.seat is not None
        ],
        decisions=decisions,
    )


def run_tournament(
    game: Game[Match],
    setup: Setup,
    bots: Sequence[Bot],
    matches: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """The same bots at the table in all matches, played here one after the other."""
    played = []
    start = time.perf_counter()
    for number in range(matches):
        played.append(play_numbered(game, setup, bots, seed, number))
        if progress is not None:
            progress(number + 1)
    seconds = time.perf_counter() - start
    decisions = sum(one.decisions for one in played)
    return Tournament(game.slug, setup.options, matches, decisions, seconds, bot_results(played))
