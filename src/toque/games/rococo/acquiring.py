"""Resources: tiles from the drawers and from the bag, kept as silk or cut up for thread and lace."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, QuietStep
from toque.engine.text import Text, Value
from toque.games.rococo import (
    facts,
    names,
    sizes,
    tell,
    trials,
    words,
)
from toque.games.rococo.match import APPRENTICE, EMPTY, RococoMatch
from toque.games.rococo.question import Question
from toque.mechanics import bag, prices, row

NO_ACTION: Final = -1
"""In place of a rank: a tile that comes by another way than the action counts for no task."""

CUT_THREAD: Final = 0
CUT_LACE: Final = 1
CUT_BOTH: Final = 2
assert names.CUTS == ("thread", "lace", "both")
COMMON_BALES: Final = 0x0000FFFF
"""Blue and pink, where bales are added up."""
RARE_BALES: Final = 0xFFFF0000


# Tiles from a drawer.


def price_of(match: RococoMatch, drawer: i64) -> i64:
    """The fewer tiles are left in a drawer, the cheaper they are."""
    left = row.lying(match.drawers, match.rules.drawer_lines[drawer])
    return prices.by_count(match.rules.drawer_prices, left)


def cannot_acquire(match: RococoMatch, seat: i64, place: i64) -> Obstacle | None:
    if match.drawers[place] == EMPTY:
        return words.NO_TILE
    price = price_of(match, place // sizes.DRAWER_SPACES)
    return None if price <= match.livres[seat] else words.TOO_DEAR


def add_acquire_moves(match: RococoMatch, seat: i64, found: list[int]) -> None:
    for drawer in range(sizes.DRAWERS):
        price = price_of(match, drawer)
        if prices.NO_PRICE < price <= match.livres[seat]:
            for place in match.rules.drawer_lines[drawer]:
                if match.drawers[place] != EMPTY:
                    found.append(words.ACQUIRE + int(place))


def acquire(match: RococoMatch, seat: i64, place: i64, rank: i64) -> None:
    """The action, by a card of a rank."""
    price = price_of(match, place // sizes.DRAWER_SPACES)
    match.livres[seat] -= price
    take(match, seat, place, price, rank)


def take(match: RococoMatch, seat: i64, place: i64, price: i64, rank: i64) -> None:
    kind = match.drawers[place]
    match.drawers = changed(match.drawers, place, EMPTY)
    match.add_tile(seat, kind, True)
    tell.acquired(match, seat, kind, place, price)
    match.stack.append(KeepOrCut(seat, kind, True, rank))


def describe_place(match: RococoMatch, place: i64) -> dict[str, Value]:
    return facts.in_drawer(match, place, price_of(match, place // sizes.DRAWER_SPACES))


class FreeTile(Question):
    """A tile of one's choice from the drawers, for nothing: the reward of a space or of a garment."""

    name = "free-tile"

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        return [
            words.ACQUIRE + place
            for place in range(sizes.DRAWER_PLACES)
            if match.drawers[place] != EMPTY
        ]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if not words.ACQUIRE <= move < words.TAILOR:
            return NOT_NOW
        return words.NO_TILE if match.drawers[move - words.ACQUIRE] == EMPTY else None

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        take(match, seat, move - words.ACQUIRE, 0, NO_ACTION)

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.ACQUIRE <= move < words.TAILOR:
            return super().describe(match, seat, move)
        return facts.in_drawer(match, move - words.ACQUIRE, 0)


class TileDue(QuietStep[RococoMatch]):
    """A free tile, if there is one when it comes to that."""

    name = "tile-due"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        for kind in match.drawers:
            if kind != EMPTY:
                match.stack.append(FreeTile(self.seat))
                return


# Tiles from the bag.


def can_draw(match: RococoMatch) -> bool:
    return bag.total(match.bag) > 0 or bag.total(match.discards) > 0


def draw_kind(match: RococoMatch) -> i64:
    """The kind of a random tile, or EMPTY; all discards go back first if the bag is empty."""
    if match.rules.remembers and bag.total(match.bag) == 0:
        match.filling += 1
    match.bag, match.discards = match.bag[:], match.discards[:]
    return bag.draw(match.bag, match.discards, match.rng)


def draw(match: RococoMatch, seat: i64, price: i64, reason: str) -> None:
    """A random tile, seen by its owner alone; nothing if there is none."""
    kind = draw_kind(match)
    if kind == EMPTY:
        return
    match.livres[seat] -= price
    match.reveal()
    match.add_tile(seat, kind, False)
    tell.drew(match, seat, kind, price, reason)
    match.stack.append(KeepOrCut(seat, kind, False, NO_ACTION))


# Silk, or thread and lace: decided at once and for good.


class KeepOrCut(Question):
    """What becomes of a tile. It lies on the rack already; `seen` by all, or by its owner alone."""

    name = "keep"

    def __init__(self, seat: i64, kind: i64, seen: bool, rank: i64) -> None:
        super().__init__(seat)
        self.kind = kind
        self.seen = seen
        self.rank = rank

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found = [words.KEEP]
        for cut in range(len(names.CUTS)):
            if self._cannot_cut(match, cut) is None:
                found.append(words.CUT + cut)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.KEEP:
            return None
        if not words.CUT <= move < words.TASK:
            return NOT_NOW
        return self._cannot_cut(match, move - words.CUT)

    def _cannot_cut(self, match: RococoMatch, cut: i64) -> Obstacle | None:
        thread = match.rules.tile_thread[self.kind] > 0
        lace = match.rules.tile_lace[self.kind] > 0
        both = thread and lace and not match.rules.tile_choice[self.kind]
        if cut == CUT_BOTH:
            return None if both else words.NOT_ON_TILE
        if both:
            return words.BOTH_COME
        offered = thread if cut == CUT_THREAD else lace
        return None if offered else words.NOT_ON_TILE

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.KEEP:
            tell.kept(match, seat, self.kind, self.seen)
            if self.seen:
                match.put_away(seat, self.kind)
            self._fulfil(match, self._silk_tasks(match))
            return
        cut = move - words.CUT
        thread = match.rules.tile_thread[self.kind] if cut != CUT_LACE else 0
        lace = match.rules.tile_lace[self.kind] if cut != CUT_THREAD else 0
        match.discard_tile(seat, self.kind)
        match.thread[seat] += thread
        match.lace[seat] += lace
        tell.cut_up(match, seat, self.kind, thread, lace)
        self._fulfil(match, 1 << trials.NOTIONS)

    def _silk_tasks(self, match: RococoMatch) -> i64:
        bales = match.rules.bales[self.kind]
        tasks: i64 = 0
        if bales & COMMON_BALES:
            tasks |= 1 << trials.COMMON_SILK
        if bales & RARE_BALES:
            tasks |= 1 << trials.RARE_SILK
        return tasks

    def _fulfil(self, match: RococoMatch, tasks: i64) -> None:
        if self.rank == APPRENTICE:
            trials.fulfil(match, self.seat, tasks)

    def forced(self, match: RococoMatch) -> Answer | None:
        return None  # silk, or what the lower half gives

    def ask(self, match: RococoMatch, seat: int) -> Text:
        return Text("ask-keep", {"tile": facts.tile(match, self.kind)})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if move != words.KEEP and not words.CUT <= move < words.TASK:
            return super().describe(match, seat, move)
        known: dict[str, Value] = {"tile": facts.tile(match, self.kind)}
        if move != words.KEEP:
            known["for"] = names.CUTS[move - words.CUT]
        return known
