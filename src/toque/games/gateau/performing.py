"""How each effect is carried out; it asks where there is a choice."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.obstacle import Obstacle
from toque.games.gateau import (
    automa,
    bench,
    effects,
    gains,
    placing,
    preparing,
    recipes,
    side_tiles,
    spending,
    storing,
    taking,
    tell,
    words,
)
from toque.games.gateau.match import EMPTY, GateauMatch


class EveryEffect(effects.Performer):
    def perform(self, match: GateauMatch, player: i64, effect: i64, amount: i64) -> None:
        if player < match.seats:
            perform(match, player, effect, amount, "bonus")
        else:
            automa.gain(match, effect, amount)


def cannot_perform(match: GateauMatch, seat: i64, effect: i64) -> Obstacle | None:
    """Why an effect would do nothing for a seat now, or `None`."""
    if effect == effects.TOOL:
        return gains.cannot_draw_tool(match)
    if effect == effects.ONE_BOWL or effect == effects.BOWLS:
        return taking.cannot_take_any(match, seat, EMPTY)
    if effect == effects.LEFTOVERS:
        return side_tiles.cannot_pick_any(match, seat)
    if effect == effects.STORE:
        return storing.cannot_store_any(match, seat)
    if effect == effects.MELT:
        return None if bench.supers_of(match, seat) else words.NO_SUPER
    if effect == effects.ENRICH:
        return None if bench.token_count(match, seat) else words.BENCH_EMPTY
    if effect == effects.PREPARE:
        return preparing.cannot_prepare_any(match, seat)
    if effect == effects.ADVANCE:
        return recipes.cannot_advance(match, seat)
    return None


def perform(match: GateauMatch, seat: i64, effect: i64, amount: i64, reason: str) -> None:
    if cannot_perform(match, seat, effect) is not None:
        tell.nothing_gained(match, seat, effect, amount)
    elif effect == effects.GOLD:
        gains.gain_gold(match, seat, amount, reason)
    elif effect == effects.TOOL:
        for _ in range(amount):
            gains.draw_tool(match, seat)
    elif effect == effects.SUPERS:
        placing.begin(match, seat, placing.FROM_SUPERS, amount)
    elif effect == effects.INGREDIENT:
        placing.begin(match, seat, placing.FROM_SUPPLY, amount)
    elif effect == effects.ONE_BOWL:
        match.stack.append(taking.effect(seat, amount, 1))
    elif effect == effects.BOWLS:
        match.stack.append(taking.effect(seat, 1, amount))
    elif effect == effects.LEFTOVERS:
        match.stack.append(side_tiles.PickSlot(seat, amount))
    elif effect == effects.STORE:
        match.stack.append(storing.Store(seat, amount))
    elif effect == effects.MELT:
        match.stack.append(spending.Spend(seat, spending.FOR_MELTED))
    elif effect == effects.ENRICH:
        match.stack.append(spending.Spend(seat, spending.FOR_ENRICHED))
    elif effect == effects.PREPARE:
        match.stack.append(preparing.Prepare(seat))
    elif effect == effects.ADVANCE:
        for _ in range(amount - 1):
            effects.grant(match, seat, [(effects.ADVANCE, 1)])
        recipes.advance(match, seat)
    else:
        match.gilded += amount
