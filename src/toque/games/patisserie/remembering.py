"""What everybody can tell of a player's staff from what was played, and what it leaves open.

At the end of a round all hand cards have been seen, so that only the card that was removed may be
unknown. If both new cards were seen it was an old one: any that could have been in hand and was not
seen since. Every way in which that can have been is as likely; so is every hand of the present round.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from toque.engine.rng import Rng
from toque.games.patisserie import sizes
from toque.games.patisserie.match import (
    EMPTY,
    LEFT_HAND,
    LEFT_UNUSED,
    LEFT_USED,
    LOG_UNIT,
    NEXT_ROUND,
    SEEN_HIRED,
    SEEN_PLAYED,
    PatisserieMatch,
)
from toque.mechanics.staff import Staff


@final
class Seen:
    """What was seen of a player's staff in one round."""

    def __init__(self) -> None:
        self.hand: list[i64] = []
        """Cards that were in hand from the beginning, played or dismissed since."""
        self.hired: list[i64] = []
        self.played: list[i64] = []
        self.left_used: list[i64] = []
        self.left_unused: list[i64] = []


def read_log(log: list[i64]) -> list[Seen]:
    """Round by round."""
    found = [Seen()]
    for entry in log:
        card = entry % LOG_UNIT
        kind = entry - card
        seen = found[-1]
        if kind == NEXT_ROUND:
            found.append(Seen())
        elif kind == SEEN_HIRED:
            seen.hired.append(card)
        elif kind == LEFT_USED:
            seen.left_used.append(card)
        elif kind == LEFT_UNUSED:
            seen.left_unused.append(card)
        else:
            assert kind == SEEN_PLAYED or kind == LEFT_HAND
            if kind == SEEN_PLAYED:
                seen.played.append(card)
            if card not in seen.hired:
                seen.hand.append(card)
    return found


@final
class Piles:
    """Unused and used pile before the hand of a round is chosen."""

    def __init__(self, unused: list[i64], used: list[i64]) -> None:
        self.unused = unused
        self.used = used


def without(cards: list[i64], others: list[i64]) -> list[i64]:
    return [card for card in cards if card not in others]


def contains(cards: list[i64], others: list[i64]) -> bool:
    for card in others:
        if card not in cards:
            return False
    return True


@final
class History:
    """One player's staff as everybody knows it, and the new cards of a world."""

    def __init__(self, match: PatisserieMatch, player: i64, drafted: list[list[i64]]) -> None:
        self.seen = read_log(match.logs[player])
        self.drafted = drafted
        """By round: the new cards."""
        self.promo = match.rules.promo_starters
        starters = sizes.ALL_STARTERS if self.promo else sizes.STARTERS
        self.starters: list[i64] = list(range(starters))
        self.removed: list[i64] = []
        """By round that is over: the card that was removed, in the way that is tried."""
        self.ways: list[list[i64]] = []

    # Rounds that are over.

    def find_ways(self) -> None:
        """All ways in which cards can have been removed so far."""
        self._try(0, Piles(self.starters, []))

    def _try(self, number: i64, piles: Piles) -> None:
        if number == len(self.seen) - 1:
            if self._allows_present(piles):
                self.ways.append(self.removed[:])
            return
        seen = self.seen[number]
        hidden = without(self.drafted[number], seen.hand)
        candidates = hidden if hidden else without(self._old(number, piles), seen.hand)
        for card in candidates:
            after = self.after_round(number, piles, card)
            if after is not None:
                self.removed.append(card)
                self._try(number + 1, after)
                self.removed.pop()

    def _old(self, number: i64, piles: Piles) -> list[i64]:
        """Cards that could have been chosen for the hand."""
        if len(piles.unused) < sizes.HAND:
            return piles.unused + piles.used
        return piles.unused

    def after_round(self, number: i64, piles: Piles, removed: i64) -> Piles | None:
        """The piles when a round is over, or `None` if it cannot have been so."""
        seen = self.seen[number]
        hand = without([*seen.hand, removed], self.drafted[number])
        chosen = self.after_choice(number, piles, hand)
        if chosen is None or not contains(chosen.unused, seen.left_unused):
            return None
        used = without(chosen.used + seen.played, seen.left_used)
        return Piles(without(chosen.unused, seen.left_unused), used)

    def after_choice(self, number: i64, piles: Piles, hand: list[i64]) -> Piles | None:
        """The piles when a whole hand has been chosen, or `None` if that was not possible."""
        unused = piles.unused
        if number == 0 and self.promo:
            return Piles([], []) if contains(unused, hand) else None
        if len(unused) >= sizes.HAND:
            return Piles(without(unused, hand), piles.used) if contains(unused, hand) else None
        if not contains(hand, unused) or not contains(unused + piles.used, hand):
            return None
        return Piles(without(piles.used, hand), [])

    # The present round.

    def _allows_present(self, piles: Piles) -> bool:
        """Whether what was seen in the present round could be chosen from these piles."""
        seen = self.seen[-1]
        old = without(seen.hand, self.drafted[-1])
        if not contains(self._old(len(self.seen) - 1, piles), old):
            return False
        return contains(piles.unused + piles.used, seen.left_unused)

    def present(self, way: list[i64]) -> Piles:
        """The piles before the hand of the present round was chosen, if a way is the true one."""
        piles = Piles(self.starters, [])
        for number in range(len(way)):
            after = self.after_round(number, piles, way[number])
            assert after is not None
            piles = after
        return piles


def deal_staff(
    match: PatisserieMatch, world: PatisserieMatch, player: i64, choosing: bool, rng: Rng
) -> None:
    """Hand, unused pile and removed cards of another seat, as far as they are not known.

    The new cards of the world are in place already. While hands are chosen (`choosing`) only who is
    done is known.
    """
    players = match.rules.players
    number = match.round - 1
    drafted: list[list[i64]] = []
    for past in range(match.round):
        new: list[i64] = []
        for tray in range(sizes.TRAYS):
            at = (past * sizes.TRAYS + tray) * players + player
            if at < len(world.drafted) and world.drafted[at] != EMPTY:
                new.append(world.drafted[at])
        drafted.append(new)
    history = History(match, player, drafted)
    history.find_ways()
    way = history.ways[rng.below(len(history.ways))]
    world.removed = world.removed[:]
    world.dropped = world.dropped[:]
    for past in range(len(way)):
        world.removed[past * players + player] = way[past]
    if history.promo and way:
        chosen = [*history.seen[0].hand, way[0]]
        world.dropped[player] = without(history.starters, chosen)
    piles = history.present(way)
    seen = history.seen[-1]
    truth = match.staffs[player]
    promo = history.promo and number == 0

    forced: list[i64] = []
    pool = piles.unused
    if len(pool) <= sizes.HAND and not promo:
        forced = pool
        pool = piles.used if len(pool) < sizes.HAND else []
    done = not choosing or len(truth.hand) == sizes.HAND
    old = without(seen.hand, drafted[-1])
    hand = forced + without(old, forced)
    if done:
        free = sorted(without(without(pool, hand), seen.left_unused))
        rng.shuffle(free)
        hand = hand + free[: sizes.HAND - len(hand)]
    unused = without(without(pool, hand), seen.left_unused)
    if promo and not choosing:
        world.dropped[player] = sorted(unused)
        unused = []
    hidden = sorted(without(hand + drafted[-1], seen.hand))
    at = number * players + player
    if match.removed[at] != EMPTY:
        gone = rng.choice([int(card) for card in hidden])
        hidden.remove(gone)
        world.removed[at] = gone
    hidden += match.sure_hand(player)
    world.staffs[player] = Staff(sorted(unused), sorted(hidden), EMPTY, truth.discard)
