"""Side tiles: the action takes the icon and the tokens of one, an effect single tokens of any."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import QuietStep
from toque.engine.text import Text, Value
from toque.games.gateau import (
    bench,
    bowls,
    components,
    effects,
    facts,
    gains,
    hands,
    placing,
    sizes,
    words,
)
from toque.games.gateau.match import EMPTY, GateauMatch
from toque.games.gateau.question import Question

# The action.


def cannot_use(match: GateauMatch, seat: i64, tile: i64, spot: i64) -> Obstacle | None:
    """Why a tile brings a seat nothing; with a hand on a spot, or with EMPTY from everywhere."""
    if spot != EMPTY and not hands.touches_tile(spot, tile):
        return words.TILE_FAR
    if bowls.icon_shows(match, tile):
        if match.rules.icons[tile] == effects.GOLD:
            if match.gold[seat] < match.rules.gold_limit:
                return None
        elif placing.can_place(match, seat, placing.FROM_SUPERS):
            return None
    for slot in range(tile * sizes.TILE_SLOTS, (tile + 1) * sizes.TILE_SLOTS):
        if match.slots[slot] != EMPTY and bench.room(match, seat, match.slots[slot]):
            return None
    return words.TILE_USELESS


def cannot_use_any(match: GateauMatch, seat: i64, spot: i64) -> Obstacle | None:
    for tile in range(sizes.TILES):
        if cannot_use(match, seat, tile, spot) is None:
            return None
    return words.NO_TILE


class ChooseTile(Question):
    """Which side tile the action takes; at `spot`, if there is a hand."""

    name = "tile"

    def __init__(self, seat: i64, spot: i64) -> None:
        super().__init__(seat)
        self.spot = spot

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for tile in range(sizes.TILES):
            if cannot_use(match, seat, tile, self.spot) is None:
                found.append(words.TILE + tile)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not words.TILE <= move < words.SLOT:
            return NOT_NOW
        return cannot_use(match, seat, move - words.TILE, self.spot)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        tile: i64 = move - words.TILE
        match.stack[-1] = TakeTile(me, tile)
        if bowls.icon_shows(match, tile):
            if match.rules.icons[tile] == effects.GOLD:
                gains.gain_gold(match, me, 1, "tile")
            else:
                placing.begin(match, me, placing.FROM_SUPERS, 1)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.TILE <= move < words.SLOT:
            return super().describe(match, seat, move)
        tile = move - words.TILE
        icon = [(int(match.rules.icons[tile]), 1)] if bowls.icon_shows(match, tile) else []
        return {
            "tile": components.TILES[tile],
            "tokens": facts.tile_text(match, tile),
            "icon": components.effects_text(icon),
        }


class TakeTile(QuietStep[GateauMatch]):
    """After the icon: the tokens of a side tile."""

    name = "take-tile"

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if bowls.tile_load(match, self.tile):
            source = placing.FROM_TILE + self.tile
            placing.begin(match, self.seat, source, sizes.TILE_SLOTS)


# The effect.


def cannot_pick(match: GateauMatch, seat: i64, slot: i64) -> Obstacle | None:
    if match.slots[slot] == EMPTY:
        return words.SLOT_EMPTY
    return None if bench.room(match, seat, match.slots[slot]) else words.SLOT_MISFIT


def cannot_pick_any(match: GateauMatch, seat: i64) -> Obstacle | None:
    for slot in range(sizes.SLOTS):
        if cannot_pick(match, seat, slot) is None:
            return None
    return words.NO_SLOT


class PickSlot(Question):
    """A token from any side tile, or none; up to `left` times."""

    name = "slot"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(sizes.SLOTS):
            if cannot_pick(match, seat, slot) is None:
                found.append(words.SLOT + slot)
        found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.SLOT <= move < words.PUT:
            return NOT_NOW
        return cannot_pick(match, seat, move - words.SLOT)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DONE:
            return
        me: i64 = seat
        if self.left > 1:
            match.stack.append(PickSlot(me, self.left - 1))
        placing.begin(match, me, placing.FROM_SLOT + move - words.SLOT, 1)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.SLOT <= move < words.PUT:
            return super().describe(match, seat, move)
        slot = move - words.SLOT
        kind = match.slots[slot]
        known: dict[str, Value] = {"slot": components.SLOT_NAMES[slot]}
        known["ingredient"] = Text("no-tokens") if kind == EMPTY else components.kind_text(kind)
        return known
