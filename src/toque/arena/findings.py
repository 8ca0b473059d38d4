"""All that a tournament found, counted once: what the terminal, JSON and the page show."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from toque.arena.counting import (
    BotResult,
    Encounter,
    Played,
    SeatResult,
    SourceResult,
    Spread,
    bot_results,
    encounters,
    seat_results,
    source_results,
    spreads,
)
from toque.arena.plan import Plan
from toque.arena.ratings import Rating, ratings


class Findings(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str]
    edition: str
    """Its digest."""
    version: str
    """Of game and bots: two tournaments with the same one can be compared to the match."""
    seed: str
    matches: int
    blocks: int
    decisions: int
    bots: list[BotResult]
    ratings: list[Rating]
    encounters: list[Encounter]
    spreads: list[Spread]
    sources: list[SourceResult]
    by_seat: list[SeatResult]


def find(plan: Plan, played: Sequence[Played]) -> Findings:
    """`played` are whole blocks, in order, at least one."""
    found = ratings(played, plan.seed)
    place = {rating.player: at for at, rating in enumerate(found)}
    bots = sorted(bot_results(played), key=lambda one: place.get(one.bot, 0))
    return Findings(
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        edition=plan.digest,
        version=plan.version,
        seed=plan.seed,
        matches=len(played),
        blocks=len(played) // plan.seats,
        decisions=sum(one.decisions for one in played),
        bots=bots,
        ratings=found,
        encounters=encounters(played),
        spreads=sorted(spreads(played), key=lambda one: place.get(one.bot, 0)),
        sources=source_results(played),
        by_seat=seat_results(played),
    )
