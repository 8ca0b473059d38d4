"""What cards and spaces do: a small vocabulary of effects, interpreted here and nowhere else.

An effect is a number of `components.EFFECTS` with an amount. `cannot_perform` says why it would do
nothing now; `perform` carries it out, asking where there is a choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import SeatName, Text
from toque.games.gateau import agenda
from toque.games.gateau.agenda import PERFORM, QuietStep, SeatStep, grant
from toque.games.gateau.bench import (
    add,
    cannot_put,
    cannot_spend,
    fits_any,
    has_token,
    remove,
    room,
    supers_of,
    token_count,
    tokens_of,
)
from toque.games.gateau.bowls import (
    burst_if_empty,
    icon_shows,
    spot_distance,
    spot_touches_bowl,
    spot_touches_tile,
    take_from_bowl,
    tile_load,
)
from toque.games.gateau.components import BOWL_NAMES, EFFECTS, SLOT_NAMES, effect_text
from toque.games.gateau.gains import draw_tool, gain_gold, tools_remain
from toque.games.gateau.match import EMPTY, SUPER, UNIT, GateauMatch
from toque.games.gateau.recipes import PREPARES, advance, cannot_prepare_any, recipes_under
from toque.games.gateau.telling import tell_kind, tell_spent, tell_took
from toque.games.gateau.words import (
    BENCH_EMPTY,
    BOWL,
    BOWL_EMPTY,
    BOWL_FAR,
    BOWL_SHIELDED,
    BOWL_TAKEN,
    CANNOT_STORE,
    DONE,
    HAND,
    HAND_MOVED,
    NO_BOWL,
    NO_SLOT,
    NO_SUPER,
    NO_SUPPLY,
    NO_TILE,
    NO_TOOLS_LEFT,
    NOT_NEEDED,
    NOT_THERE,
    NOTHING_FITS,
    NOTHING_GAINED,
    NOTHING_TO_ADVANCE,
    NOTHING_TO_STORE,
    PAY,
    PREPARE,
    PUT,
    SLOT,
    SLOT_EMPTY,
    SLOT_MISFIT,
    SPEND,
    SPOT_FAR,
    SPOT_SAME,
    SPOT_USELESS,
    STORE,
    STORED,
    STORED_ALREADY,
    TILE,
    TILE_FAR,
    TILE_USELESS,
)

GOLD: Final = 0
TOOL: Final = 1
SUPERS: Final = 2
INGREDIENT: Final = 3
ONE_BOWL: Final = 4
BOWLS: Final = 5
LEFTOVERS: Final = 6
STORING: Final = 7
MELT: Final = 8
ENRICH: Final = 9
PREPARING: Final = 10
ADVANCE: Final = 11
GILD: Final = 12
assert EFFECTS[GOLD] == "gold"
assert EFFECTS[SUPERS] == "super"
assert EFFECTS[LEFTOVERS] == "leftovers"
assert EFFECTS[GILD] == "gild"
assert len(EFFECTS) == agenda.EFFECTS

# Where tokens come from, beside the bowls.
FROM_TILE: Final = 16
FROM_SLOT: Final = 20
FROM_SUPPLY: Final = 30
FROM_SUPERS: Final = 31
FROM_CHEF: Final = 32

KINDS: Final = 7
TAKE: Final = 4
"""The tokens of the action that takes from a bowl."""
MELTED: Final = 2
ENRICHED: Final = 2


def cannot_perform(match: GateauMatch, seat: i64, effect: i64) -> Obstacle | None:
    """Why an effect would do nothing for a seat now, or `None`."""
    if effect == TOOL:
        return None if tools_remain(match) else NO_TOOLS_LEFT
    if effect == ONE_BOWL or effect == BOWLS:
        return cannot_take_any(match, seat, EMPTY)
    if effect == LEFTOVERS:
        for slot in range(9):
            if cannot_pick(match, seat, slot) is None:
                return None
        return NO_SLOT
    if effect == STORING:
        return cannot_store_any(match, seat)
    if effect == MELT:
        return None if supers_of(match, seat) else NO_SUPER
    if effect == ENRICH:
        return None if token_count(match, seat) else BENCH_EMPTY
    if effect == PREPARING:
        return cannot_prepare_any(match, seat)
    if effect == ADVANCE:
        return None if recipes_under(match, seat) else NOTHING_TO_ADVANCE
    return None


def perform(match: GateauMatch, seat: i64, effect: i64, amount: i64, reason: str) -> None:
    if cannot_perform(match, seat, effect) is not None:
        tell_nothing(match, seat, effect, amount)
    elif effect == GOLD:
        gain_gold(match, seat, amount, reason)
    elif effect == TOOL:
        for _ in range(amount):
            draw_tool(match, seat)
    elif effect == SUPERS:
        begin_placing(match, seat, FROM_SUPERS, amount)
    elif effect == INGREDIENT:
        begin_placing(match, seat, FROM_SUPPLY, amount)
    elif effect == ONE_BOWL:
        match.stack.append(BOWL_STEPS[seat * 5 + amount])
    elif effect == BOWLS:
        match.bowls_used = 0
        for _ in range(amount):
            match.stack.append(EACH_BOWL[seat])
    elif effect == LEFTOVERS:
        for _ in range(amount):
            match.stack.append(LEFTOVER_STEPS[seat])
    elif effect == STORING:
        for _ in range(amount):
            match.stack.append(STORE_STEPS[seat])
    elif effect == MELT:
        match.stack.append(MELT_STEPS[seat])
    elif effect == ENRICH:
        match.stack.append(ENRICH_STEPS[seat])
    elif effect == PREPARING:
        match.stack.append(PREPARES[seat])
    elif effect == ADVANCE:
        for _ in range(amount - 1):
            grant(match, seat, [(ADVANCE, 1)])
        advance(match, seat)
    else:
        match.gilded += amount


def tell_nothing(match: GateauMatch, seat: i64, effect: i64, amount: i64) -> None:
    if match.listener is not None:
        match.tell(NOTHING_GAINED, {"seat": SeatName(seat), "effect": effect_text(effect, amount)})


def drop_rest(match: GateauMatch, step: SeatStep) -> None:
    """Who has enough of an effect is not asked for the rest of it."""
    while match.stack and match.stack[-1] is step:
        match.stack.pop()


class Perform(QuietStep):
    """An effect whose turn has come."""

    name = "effect"

    def __init__(self, seat: int, effect: int, amount: int) -> None:
        self.seat = seat
        self.effect = effect
        self.amount = amount

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        perform(match, self.seat, self.effect, self.amount, "bonus")


for _seat in range(4):
    for _effect in range(agenda.EFFECTS):
        for _amount in range(agenda.AMOUNTS):
            PERFORM.append(Perform(_seat, _effect, _amount))


# Tokens onto the bench, one after the other.


def on_offer(match: GateauMatch, seat: i64) -> i64:
    """The bit mask of kinds that the source of tokens has."""
    source = match.source
    mask: i64 = 0
    if source < FROM_TILE:
        tokens = match.bowls[source]
        for kind in range(KINDS):
            if tokens >> 3 * kind & 7:
                mask |= 1 << kind
    elif source < FROM_SLOT:
        tile = source - FROM_TILE
        for slot in range(tile * 3, tile * 3 + 3):
            if match.slots[slot] != EMPTY:
                mask |= 1 << match.slots[slot]
    elif source < FROM_SUPPLY:
        mask = 1 << match.slots[source - FROM_SLOT]
    elif source == FROM_CHEF:
        mask = 1 << match.chefs[seat]
    elif source == FROM_SUPERS and match.supply[SUPER]:
        mask = 1 << SUPER
    else:
        for kind in range(KINDS - 1):
            if match.supply[kind]:
                mask |= 1 << kind
    return mask


def can_place(match: GateauMatch, seat: i64) -> bool:
    offered = on_offer(match, seat)
    for kind in range(KINDS):
        if offered >> kind & 1 and room(match, seat, kind):
            return True
    return False


def begin_placing(match: GateauMatch, seat: i64, source: i64, amount: i64) -> None:
    """Let a seat put up to so many tokens of a source on its bench; what fits nowhere stays."""
    match.source = source
    match.left = amount
    match.taken = 0
    if can_place(match, seat):
        match.stack.append(PLACING[seat])
    elif match.listener is not None:
        tell_nothing(match, seat, SUPERS if source == FROM_SUPERS else INGREDIENT, amount)


def put(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> None:
    """Take a token from the source and put it down."""
    source = match.source
    name, place = "supply", ""
    if source < FROM_TILE:
        take_from_bowl(match, source, kind)
        name, place = "bowl", BOWL_NAMES[source]
    elif source < FROM_SUPPLY:
        slot = source - FROM_SLOT
        if source < FROM_SLOT:
            slot = (source - FROM_TILE) * 3
            while match.slots[slot] != kind:
                slot += 1
        match.slots[slot] = EMPTY
        name, place = "tile", SLOT_NAMES[slot]
    else:
        match.supply[kind] -= 1
    add(match, seat, kind, zone)
    match.taken += 1
    match.left -= 1
    if match.listener is not None:
        tell_took(match, seat, kind, zone, name, place)


class Placing(SeatStep):
    """Where tokens go on the bench."""

    name = "place"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        offered = on_offer(match, me)
        for kind in range(KINDS):
            if offered >> kind & 1:
                zones = room(match, me, kind)
                for zone in range(4):
                    if zones >> zone & 1:
                        found.append(PUT + kind * 4 + zone)
        if match.taken and match.source < FROM_SUPPLY:
            found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE:
            return None if match.taken and match.source < FROM_SUPPLY else NOT_NOW
        if not PUT <= move < SPEND:
            return NOT_NOW
        kind = (move - PUT) // 4
        if not on_offer(match, seat) >> kind & 1:
            return NO_SUPPLY if match.source == FROM_SUPPLY and kind != SUPER else NOT_THERE
        return cannot_put(match, seat, kind, (move - PUT) % 4)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if move != DONE:
            put(match, seat, (move - PUT) // 4, (move - PUT) % 4)
            if match.left and can_place(match, seat):
                return
        match.stack.pop()
        if match.source < FROM_TILE:
            burst_if_empty(match, match.source)

    def forced(self, match: GateauMatch) -> Answer | None:
        if match.taken and match.source < FROM_SUPPLY:
            return None  # one more, or enough
        return self.only_move(match)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-place", {"left": match.left})


PLACING: Final = [Placing(seat) for seat in range(4)]


# Bowls.


def cannot_take(match: GateauMatch, seat: i64, bowl: i64, spot: i64) -> Obstacle | None:
    """Why a seat cannot take from a bowl; `spot` is where its hand lies, or EMPTY if that is all one."""
    if bowl == match.field:
        return BOWL_SHIELDED
    if match.bowls[bowl] == 0:
        return BOWL_EMPTY
    if spot != EMPTY and not spot_touches_bowl(spot, bowl):
        return BOWL_FAR
    return None if fits_any(match, seat, match.bowls[bowl]) else NOTHING_FITS


def fitting_kinds(match: GateauMatch, seat: i64) -> i64:
    """A packed number with all bits of the kinds that fit on a bench."""
    mask: i64 = 0
    for kind in range(KINDS):
        if room(match, seat, kind):
            mask |= 7 * UNIT[kind]
    return mask


def cannot_take_any(match: GateauMatch, seat: i64, spot: i64) -> Obstacle | None:
    fitting = fitting_kinds(match, seat)
    for bowl in range(16):
        if bowl == match.field or match.bowls[bowl] & fitting == 0:
            continue
        if spot == EMPTY or spot_touches_bowl(spot, bowl):
            return None
    return NO_BOWL


class ChooseBowl(SeatStep):
    """The bowl from which up to `amount` tokens are taken.

    The action takes with the hand, if there is one, and must take something; effects reach every
    bowl and may be left. `distinct` bowls are each used once.
    """

    name = "bowl"

    def __init__(self, seat: int, amount: int, is_action: bool, distinct: bool) -> None:
        super().__init__(seat)
        self.amount = amount
        self.is_action = is_action
        self.distinct = distinct

    def _spot(self, match: GateauMatch) -> i64:
        if self.is_action and match.rules.hands:
            return match.spots[self.seat]
        return EMPTY

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        spot = self._spot(match)
        fitting = fitting_kinds(match, seat)
        for bowl in range(16):
            if match.bowls[bowl] & fitting == 0 or bowl == match.field:
                continue
            if spot != EMPTY and not spot_touches_bowl(spot, bowl):
                continue
            if self.distinct and match.bowls_used >> bowl & 1:
                continue
            found.append(BOWL + bowl)
        if not self.is_action:
            found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE and not self.is_action:
            return None
        if not BOWL <= move < TILE:
            return NOT_NOW
        bowl = move - BOWL
        if self.distinct and match.bowls_used >> bowl & 1:
            return BOWL_TAKEN
        return cannot_take(match, seat, bowl, self._spot(match))

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == DONE:
            drop_rest(match, self)
            return
        bowl = move - BOWL
        if self.distinct:
            match.bowls_used |= 1 << bowl
        begin_placing(match, seat, bowl, self.amount)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-bowl", {"count": self.amount})


TAKE_STEPS: Final = [ChooseBowl(seat, TAKE, True, False) for seat in range(4)]
BOWL_STEPS: Final = [
    ChooseBowl(seat, amount, False, False) for seat in range(4) for amount in range(5)
]
EACH_BOWL: Final = [ChooseBowl(seat, 1, False, True) for seat in range(4)]


# Side tiles.


def cannot_use_tile(match: GateauMatch, seat: i64, tile: i64, spot: i64) -> Obstacle | None:
    if spot != EMPTY and not spot_touches_tile(spot, tile):
        return TILE_FAR
    if icon_shows(match, tile):
        if match.rules.icons[tile] == GOLD:
            if match.gold[seat] < match.rules.gold_limit:
                return None
        elif room(match, seat, SUPER):
            return None
    for slot in range(tile * 3, tile * 3 + 3):
        if match.slots[slot] != EMPTY and room(match, seat, match.slots[slot]):
            return None
    return TILE_USELESS


def cannot_use_any_tile(match: GateauMatch, seat: i64, spot: i64) -> Obstacle | None:
    for tile in range(3):
        if cannot_use_tile(match, seat, tile, spot) is None:
            return None
    return NO_TILE


class ChooseTile(SeatStep):
    name = "tile"

    def _spot(self, match: GateauMatch) -> i64:
        return match.spots[self.seat] if match.rules.hands else EMPTY

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        spot = self._spot(match)
        for tile in range(3):
            if cannot_use_tile(match, seat, tile, spot) is None:
                found.append(TILE + tile)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not TILE <= move < SLOT:
            return NOT_NOW
        return cannot_use_tile(match, seat, move - TILE, self._spot(match))

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        tile = move - TILE
        match.stack[-1] = TILE_TAKES[seat * 3 + tile]
        if icon_shows(match, tile):
            if match.rules.icons[tile] == GOLD:
                gain_gold(match, seat, 1, "tile")
            else:
                begin_placing(match, seat, FROM_SUPERS, 1)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)


class TakeTile(QuietStep):
    """After the icon: the tokens of a side tile."""

    name = "take-tile"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if tile_load(match, self.tile):
            begin_placing(match, self.seat, FROM_TILE + self.tile, 3)


TILE_STEPS: Final = [ChooseTile(seat) for seat in range(4)]
TILE_TAKES: Final = [TakeTile(seat, tile) for seat in range(4) for tile in range(3)]


def cannot_pick(match: GateauMatch, seat: i64, slot: i64) -> Obstacle | None:
    if match.slots[slot] == EMPTY:
        return SLOT_EMPTY
    return None if room(match, seat, match.slots[slot]) else SLOT_MISFIT


class Leftover(SeatStep):
    """One token from any side tile, or none."""

    name = "slot"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(9):
            if cannot_pick(match, seat, slot) is None:
                found.append(SLOT + slot)
        found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE:
            return None
        return cannot_pick(match, seat, move - SLOT) if SLOT <= move < PUT else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == DONE:
            drop_rest(match, self)
        else:
            begin_placing(match, seat, FROM_SLOT + move - SLOT, 1)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)


LEFTOVER_STEPS: Final = [Leftover(seat) for seat in range(4)]


# The hand module: the hand moves one or two steps before the action takes.


def cannot_move_hand(match: GateauMatch, seat: i64, spot: i64, to_tile: bool) -> Obstacle | None:
    distance = spot_distance(match.spots[seat], spot)
    if distance == 0:
        return SPOT_SAME
    if distance > 2:
        return SPOT_FAR
    useless = (
        cannot_use_any_tile(match, seat, spot) if to_tile else cannot_take_any(match, seat, spot)
    )
    return None if useless is None else SPOT_USELESS


class MoveHand(SeatStep):
    name = "hand"

    def __init__(self, seat: int, to_tile: bool) -> None:
        super().__init__(seat)
        self.to_tile = to_tile

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for spot in range(9):
            if cannot_move_hand(match, seat, spot, self.to_tile) is None:
                found.append(HAND + spot)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not HAND <= move < BOWL:
            return NOT_NOW
        return cannot_move_hand(match, seat, move - HAND, self.to_tile)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.spots[seat] = move - HAND
        if match.listener is not None:
            spot = BOWL_NAMES[(move - HAND) // 3 * 4 + (move - HAND) % 3]
            match.tell(HAND_MOVED, {"seat": SeatName(seat), "spot": spot})
        match.stack[-1] = TILE_STEPS[seat] if self.to_tile else TAKE_STEPS[seat]

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)


HAND_TO_BOWL: Final = [MoveHand(seat, False) for seat in range(4)]
HAND_TO_TILE: Final = [MoveHand(seat, True) for seat in range(4)]


def cannot_reach(match: GateauMatch, seat: i64, to_tile: bool) -> Obstacle | None:
    """Why the action cannot take, wherever a hand may go first."""
    if not match.rules.hands:
        return (
            cannot_use_any_tile(match, seat, EMPTY)
            if to_tile
            else cannot_take_any(match, seat, EMPTY)
        )
    for spot in range(9):
        if cannot_move_hand(match, seat, spot, to_tile) is None:
            return None
    return NO_TILE if to_tile else NO_BOWL


# Storing.


def cannot_store(match: GateauMatch, seat: i64, kind: i64) -> Obstacle | None:
    if match.stored[seat] >> kind & 1:
        return STORED_ALREADY
    tokens = tokens_of(match, seat)
    return None if tokens >> 3 * kind & 7 or tokens >> 18 else NOTHING_TO_STORE


def cannot_store_any(match: GateauMatch, seat: i64) -> Obstacle | None:
    for kind in range(KINDS - 1):
        if cannot_store(match, seat, kind) is None:
            return None
    return CANNOT_STORE


class Store(SeatStep):
    """Which stored token to get, or none."""

    name = "store"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS - 1):
            if cannot_store(match, seat, kind) is None:
                found.append(STORE + kind)
        found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE:
            return None
        return cannot_store(match, seat, move - STORE) if STORE <= move < PREPARE else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == DONE:
            drop_rest(match, self)
            return
        kind = move - STORE
        match.stored[seat] |= 1 << kind
        match.source = kind
        match.stack.append(STORE_SPENDS[seat])
        if match.listener is not None:
            tell_kind(match, STORED, seat, kind)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)


STORE_STEPS: Final = [Store(seat) for seat in range(4)]


# Giving up a token of the bench.

FOR_STORE: Final = 0
FOR_MELT: Final = 1
FOR_ENRICH: Final = 2
TO_ROBOT: Final = 3
SUPER_TO_ROBOT: Final = 4
PURPOSES: Final = ("store", "melt", "enrich", "robot", "robot-super")


class Spend(SeatStep):
    """Which token to give up for an effect."""

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.name = f"spend-{PURPOSES[purpose]}"

    def _serves(self, match: GateauMatch, kind: i64) -> bool:
        if self.purpose == FOR_ENRICH or self.purpose == TO_ROBOT or kind == SUPER:
            return True
        return self.purpose == FOR_STORE and kind == match.source

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(KINDS):
            if self._serves(match, kind):
                for zone in range(4):
                    if has_token(match, seat, kind, zone):
                        found.append(SPEND + kind * 4 + zone)
        if self.purpose == FOR_MELT or self.purpose == FOR_ENRICH:
            found.append(DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE and (self.purpose == FOR_MELT or self.purpose == FOR_ENRICH):
            return None
        if not SPEND <= move < PAY:
            return NOT_NOW
        kind = (move - SPEND) // 4
        if not self._serves(match, kind):
            return NOT_NEEDED if self.purpose == FOR_STORE else NO_SUPER
        return cannot_spend(match, seat, kind, (move - SPEND) % 4)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == DONE:
            return
        kind, zone = (move - SPEND) // 4, (move - SPEND) % 4
        remove(match, seat, kind, zone)
        if match.listener is not None:
            tell_spent(match, seat, kind, zone, PURPOSES[self.purpose])
        if self.purpose == TO_ROBOT or self.purpose == SUPER_TO_ROBOT:
            match.robot[kind] += 1
            return
        match.supply[kind] += 1
        if self.purpose == FOR_MELT:
            begin_placing(match, seat, FROM_SUPPLY, MELTED)
        elif self.purpose == FOR_ENRICH:
            begin_placing(match, seat, FROM_SUPERS, ENRICHED)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-spend", {"purpose": PURPOSES[self.purpose]})


STORE_SPENDS: Final = [Spend(seat, FOR_STORE) for seat in range(4)]
MELT_STEPS: Final = [Spend(seat, FOR_MELT) for seat in range(4)]
ENRICH_STEPS: Final = [Spend(seat, FOR_ENRICH) for seat in range(4)]
ROBOT_SPENDS: Final = [Spend(seat, TO_ROBOT) for seat in range(4)]
ROBOT_SUPER_SPENDS: Final = [Spend(seat, SUPER_TO_ROBOT) for seat in range(4)]


class StartToken(QuietStep):
    """Setting up: the token of the chef's kind."""

    name = "start-token"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        begin_placing(match, self.seat, FROM_CHEF, 1)


START_TOKENS: Final = [StartToken(seat) for seat in range(4)]
