"""Tokens onto the bench, one after the other: from a bowl, a side tile or the supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import count_bits
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, Step
from toque.engine.text import Text, Value
from toque.games.gateau import bench, bowls, components, effects, facts, sizes, tell, words
from toque.games.gateau.match import EMPTY, SUPER, GateauMatch
from toque.games.gateau.question import Question

# Where tokens come from: a bowl by its number, or one of these. Tiles and slots are added to theirs.
FROM_TILE: Final = 16
FROM_SLOT: Final = 20
FROM_SUPPLY: Final = 30
FROM_SUPERS: Final = 31
FROM_CHEF: Final = 32


def begin(match: GateauMatch, seat: i64, source: i64, amount: i64) -> None:
    """Let a seat put up to this many tokens of a source on its bench; what fits nowhere stays."""
    if can_place(match, seat, source):
        match.stack.append(Place(seat, source, amount, 0))
    else:
        effect = effects.SUPERS if source == FROM_SUPERS else effects.INGREDIENT
        tell.nothing_gained(match, seat, effect, amount)


def on_offer(match: GateauMatch, seat: i64, source: i64) -> i64:
    """The bit mask of kinds that a source has."""
    mask: i64 = 0
    if source < FROM_TILE:
        tokens = match.bowls[source]
        for kind in range(sizes.KINDS):
            if tokens >> 3 * kind & 7:
                mask |= 1 << kind
    elif source < FROM_SLOT:
        first = (source - FROM_TILE) * sizes.TILE_SLOTS
        for slot in range(first, first + sizes.TILE_SLOTS):
            if match.slots[slot] != EMPTY:
                mask |= 1 << match.slots[slot]
    elif source < FROM_SUPPLY:
        mask = 1 << match.slots[source - FROM_SLOT]
    elif source == FROM_CHEF:
        mask = 1 << match.chefs[seat]
    elif source == FROM_SUPERS and match.supply[SUPER]:
        mask = 1 << SUPER
    else:
        for kind in range(sizes.BASIC):
            if match.supply[kind]:
                mask |= 1 << kind
    return mask


def can_place(match: GateauMatch, seat: i64, source: i64) -> bool:
    offered = on_offer(match, seat, source)
    for kind in range(sizes.KINDS):
        if offered >> kind & 1 and bench.room(match, seat, kind):
            return True
    return False


def take(match: GateauMatch, seat: i64, source: i64, kind: i64, zone: i64) -> None:
    """Move a token from its source to a zone of the bench."""
    name, place = "supply", ""
    if source < FROM_TILE:
        bowls.take_from_bowl(match, source, kind)
        name, place = "bowl", components.BOWL_NAMES[source]
    elif source < FROM_SUPPLY:
        slot = source - FROM_SLOT
        if source < FROM_SLOT:
            slot = (source - FROM_TILE) * sizes.TILE_SLOTS
            while match.slots[slot] != kind:
                slot += 1
        match.slots[slot] = EMPTY
        name, place = "tile", components.SLOT_NAMES[slot]
    else:
        match.supply[kind] -= 1
    bench.add(match, seat, kind, zone)
    tell.took(match, seat, kind, zone, name, place)


def _lying(match: GateauMatch, source: i64) -> i64:
    """How many tokens a source has; of the supply, all."""
    found: i64 = 0
    if source < FROM_TILE:
        tokens = match.bowls[source]
        for kind in range(sizes.KINDS):
            found += tokens >> 3 * kind & 7
    elif source < FROM_SLOT:
        first = (source - FROM_TILE) * sizes.TILE_SLOTS
        for slot in range(first, first + sizes.TILE_SLOTS):
            if match.slots[slot] != EMPTY:
                found += 1
    elif source < FROM_SUPPLY:
        found = 1
    else:
        for kind in range(sizes.KINDS):
            found += match.supply[kind]
    return found


class Place(Question):
    """Where the next token goes. Up to `left` more may be taken, after `taken` of the same source.

    What lies on the table may be left there once a token was taken; what is given must be had.
    """

    name = "place"

    def __init__(self, seat: i64, source: i64, left: i64, taken: i64) -> None:
        super().__init__(seat)
        self.source = source
        self.left = left
        self.taken = taken

    def is_part_of(self, first: Step[GateauMatch]) -> bool:
        return isinstance(first, Place) and first.source == self.source

    def spare(self, match: GateauMatch, seat: int) -> int:
        """In how many ways other tokens could still be put."""
        ways = 0
        for kind in range(sizes.KINDS):
            ways += count_bits(bench.room(match, seat, kind))
        return ways

    def _may_stop(self) -> bool:
        return self.taken > 0 and self.source < FROM_SUPPLY

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        offered = on_offer(match, me, self.source)
        for kind in range(sizes.KINDS):
            if offered >> kind & 1:
                zones = bench.room(match, me, kind)
                for zone in range(sizes.ZONES):
                    if zones >> zone & 1:
                        found.append(words.PUT + kind * sizes.ZONES + zone)
        if self._may_stop():
            found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE and self._may_stop():
            return None
        if not words.PUT <= move < words.SPEND:
            return NOT_NOW
        kind, zone = (move - words.PUT) // sizes.ZONES, (move - words.PUT) % sizes.ZONES
        if not on_offer(match, seat, self.source) >> kind & 1:
            exhausted = self.source == FROM_SUPPLY and kind != SUPER
            return words.NO_SUPPLY if exhausted else words.NOT_THERE
        return bench.cannot_put(match, seat, kind, zone)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        if move != words.DONE:
            token: i64 = move - words.PUT
            take(match, me, self.source, token // sizes.ZONES, token % sizes.ZONES)
            if self.left > 1 and can_place(match, me, self.source):
                match.stack[-1] = Place(me, self.source, self.left - 1, self.taken + 1)
                return
        match.stack.pop()
        if self.source < FROM_TILE:
            bowls.burst_if_empty(match, self.source)

    def forced(self, match: GateauMatch) -> Answer | None:
        if self._may_stop():
            return None  # one more, or enough
        return self.only_answer(match, self.seat)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        """Where they come from, which they are, and how many: no more than there are."""
        left = min(self.left, _lying(match, self.source))
        if self.source >= FROM_TILE:
            return Text("ask-place", {"left": left})
        known: dict[str, Value] = {
            "bowl": components.BOWL_NAMES[self.source],
            "tokens": facts.tokens_text(match.bowls[self.source]),
            "left": left,
        }
        return Text("ask-place-from", known)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if words.PUT <= move < words.SPEND:
            return facts.token_in_zone(move - words.PUT)
        return super().describe(match, seat, move)
