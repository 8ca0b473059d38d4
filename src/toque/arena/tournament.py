"""Bots against each other, fairly: every deal is played once in each rotation of the seats.

The matches of one deal are a block. Intervals are taken over blocks, because matches of the same deal
are not independent.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

import msgspec

from toque.bots.bot import Bot, decide
from toque.engine.game import Game, Setup
from toque.engine.match import Match


class BotResult(msgspec.Struct, frozen=True):
    """`wins` counts matches, a tie shared among its winners; `share` is of all matches."""

    bot: str
    seats: int
    wins: float
    mean_score: float
    share: float
    interval: tuple[float, float]


class Tournament(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str]
    matches: int
    decisions: int
    seconds: float
    bots: list[BotResult]


def play_match(
    game: Game[Match], setup: Setup, seated: Sequence[Bot], seed: str
) -> tuple[Match, int]:
    """One match between bots; returns it with the number of decisions."""
    match = game.start(setup, seed)
    decisions = 0
    while not match.over:
        seat = match.deciders()[0]
        choice = decide(seated[seat], match, seat, f"{seed}/{seat}", decisions)
        match.play(seat, choice.move)
        decisions += 1
    return match, decisions


def run_tournament(
    game: Game[Match],
    setup: Setup,
    bots: Sequence[Bot],
    matches: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    names = list(dict.fromkeys(bot.name for bot in bots))
    wins = dict.fromkeys(names, 0.0)
    points = dict.fromkeys(names, 0)
    blocks: dict[str, list[float]] = {name: [] for name in names}
    decisions = 0
    start = time.perf_counter()
    for number in range(matches):
        block, rotation = divmod(number, len(bots))
        seated = [bots[(seat + rotation) % len(bots)] for seat in range(len(bots))]
        match, played = play_match(game, setup, seated, f"{seed}/{block}")
        decisions += played
        ranks = match.ranks()
        winners = ranks.count(1)
        if rotation == 0:
            for name in names:
                blocks[name].append(0.0)
        for seat, score in enumerate(match.scores()):
            name = seated[seat].name
            points[name] += score
            if ranks[seat] == 1:
                wins[name] += 1 / winners
                blocks[name][-1] += 1 / winners
        if progress is not None:
            progress(number + 1)
    seats_of = {name: sum(bot.name == name for bot in bots) for name in names}
    sizes = [min(len(bots), matches - first) for first in range(0, matches, len(bots))]
    results = [
        BotResult(
            bot=name,
            seats=seats_of[name],
            wins=round(wins[name], 6),
            mean_score=points[name] / (matches * seats_of[name]),
            share=wins[name] / matches,
            interval=interval(blocks[name], sizes),
        )
        for name in names
    ]
    seconds = time.perf_counter() - start
    return Tournament(game.slug, setup.options, matches, decisions, seconds, results)


def interval(wins: list[float], sizes: list[int]) -> tuple[float, float]:
    """95 % for the share of wins: Wilson's interval, with as many matches as the blocks are worth.

    Matches of one block say less than independent ones if blocks vary more than chance would have
    them vary; where nothing varies, a block counts as one match.
    """
    share = sum(wins) / sum(sizes)
    shares = [won / size for won, size in zip(wins, sizes, strict=True)]
    worth = float(len(shares))
    spread = sum((one - share) ** 2 for one in shares)
    if len(shares) > 1 and spread > 0:
        worth = share * (1 - share) * (len(shares) - 1) * len(shares) / spread
    worth = min(worth, float(sum(sizes)))
    z = 1.96
    middle = (share + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z * math.sqrt(share * (1 - share) / worth + (z / (2 * worth)) ** 2) / (1 + z * z / worth)
    return (max(0.0, middle - half), min(1.0, middle + half))
