"""Tailoring: a garment of the workshop is paid for, and then rented to a guest or sold.

The garment lies in its window until it is rented or sold. Bales come in whole tiles and those too many
are lost; a tile that is not needed may not be paid: see `mechanics.payment`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import QuietStep
from toque.engine.text import Text, Value
from toque.games.rococo import (
    acquiring,
    counting,
    delegating,
    facts,
    funding,
    gains,
    jewels,
    names,
    sizes,
    tell,
    trials,
    words,
)
from toque.games.rococo.match import EMPTY, FILLING, JOURNEYMAN, MASTER, RococoMatch
from toque.games.rococo.question import Question
from toque.mechanics import payment

BALE_BITS: Final = 8
BALE_MASK: Final = 0xFF
assert names.BALE == BALE_BITS

# Rewards of spaces.
LIVRES: Final = 1
THREAD: Final = 2
LACE: Final = 3
TILE: Final = 4
assert names.REWARDS == ("none", "livres", "thread", "lace", "tile")

# Bonuses of garments.
FAVOUR: Final = 2
DELEGATE: Final = 3
FREE_TILE: Final = 4
PAYS: Final = 5
FREE_JEWEL: Final = 6
MATCH: Final = 7
assert (
    *("none", "gain", "favour", "delegate", "tile", "livres", "jewel", "match"),
) == names.GARMENT_BONUSES


@final
class Terms:
    """On what terms a garment is made: by a card of a rank, perhaps with fewer bales or to be sold.

    `fewer` bales of one of the colours `of` need not be paid. `sale_points` come with a sale where
    the garment must be sold, which `must_sell` says.
    """

    def __init__(
        self,
        rank: i64,
        thimble: bool,
        fewer: i64,
        of: list[i64],
        must_sell: bool,
        sale_points: i64,
    ) -> None:
        self.rank = rank
        self.thimble = thimble
        self.fewer = fewer
        self.of = of
        self.must_sell = must_sell
        self.sale_points = sale_points


BY_RANK: Final = [Terms(rank, rank == MASTER, 0, [], False, 0) for rank in range(len(names.RANKS))]
"""The action itself: only a Master makes patterns with a thimble."""


# What it takes.


def bales_of(match: RococoMatch, player: i64) -> i64:
    """All bales on a rack, added up."""
    total: i64 = 0
    bales = match.rules.bales
    for kind in match.seen_tiles[player]:
        total += bales[kind]
    for tile in match.unseen_tiles[player]:
        total += bales[tile % FILLING]
    return total


def has_silk(bales: i64, need: i64, terms: Terms) -> bool:
    """Whether bales suffice: some of one colour may be missing on good terms."""
    spared = terms.fewer == 0
    for colour in range(sizes.COLOURS):
        shift = BALE_BITS * colour
        missing = (need >> shift & BALE_MASK) - (bales >> shift & BALE_MASK)
        if missing > 0:
            if spared or missing > terms.fewer or colour not in terms.of:
                return False
            spared = True
    return True


def needs(match: RococoMatch, garment: i64, terms: Terms) -> list[int]:
    """The bales that must be paid; several needs where the colour that is spared can be chosen."""
    silk: list[int] = [
        int(match.rules.silk[garment] >> BALE_BITS * colour & BALE_MASK)
        for colour in range(sizes.COLOURS)
    ]
    found: list[int] = []
    for colour in terms.of:
        if silk[colour] > 0:
            less = silk[:]
            less[colour] = max(0, silk[colour] - int(terms.fewer))
            found.append(payment.units(less))
    return found or [payment.units(silk)]


def ways_to_pay(match: RococoMatch, seat: i64, garment: i64, terms: Terms) -> list[int]:
    """The sets of tiles that pay, and from which none can be left out."""
    purse: list[i64] = [0] * match.rules.kinds
    for kind in match.rack(seat):
        purse[kind] += 1
    bill = payment.bill(needs(match, garment, terms))
    return payment.ways(match.rules.worth, purse, bill)


def has_space(match: RococoMatch, rank: i64) -> bool:
    """Whether a garment made by a rank can go anywhere."""
    for space in range(sizes.SPACES):
        if cannot_rent_at(match, space, rank) is None:
            return True
    return False


def cannot_tailor(match: RococoMatch, seat: i64, window: i64, terms: Terms) -> Obstacle | None:
    if window >= len(match.windows):
        return words.NOT_ON_BOARD
    garment = match.windows[window]
    if garment == EMPTY:
        return words.NO_GARMENT
    rules = match.rules
    if rules.thimble[garment] and not terms.thimble:
        return words.THIMBLE
    if rules.windows[window] > match.livres[seat]:
        return words.TOO_DEAR
    if rules.thread[garment] > match.thread[seat]:
        return words.SHORT_OF_THREAD
    if rules.lace[garment] > match.lace[seat]:
        return words.SHORT_OF_LACE
    if not has_silk(bales_of(match, seat), rules.silk[garment], terms):
        return words.SHORT_OF_SILK
    if rules.values[garment] == 0:
        if terms.must_sell:
            return words.NEVER_SOLD
        if not has_space(match, terms.rank):
            return words.NO_SPACE_FOR_IT
    return None


def add_tailor_moves(match: RococoMatch, seat: i64, terms: Terms, found: list[int]) -> None:
    for window in range(len(match.windows)):
        if cannot_tailor(match, seat, window, terms) is None:
            found.append(words.TAILOR + window)


def describe_window(match: RococoMatch, seat: i64, window: i64) -> dict[str, Value]:
    known = facts.in_window(match, window)
    known["livres"] = match.livres[seat]
    return known


# Paying.


def begin(match: RococoMatch, seat: i64, window: i64, terms: Terms) -> None:
    ways = ways_to_pay(match, seat, match.windows[window], terms)
    go_on(match, PaySilk(seat, window, terms, 0, ways))


def go_on(match: RococoMatch, step: PaySilk) -> None:
    """Ask, unless there is one way to pay only."""
    if len(step.ways) == 1:
        step.pay(match)
    else:
        match.stack.append(step)


class PaySilk(Question):
    """Which tiles pay for a garment, one by one: the `chosen` ones, and one of `ways` for more."""

    name = "silk"

    def __init__(self, seat: i64, window: i64, terms: Terms, chosen: int, ways: list[int]) -> None:
        super().__init__(seat)
        self.window = window
        self.terms = terms
        self.chosen = chosen
        self.ways = ways

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        return [words.PAY + kind for kind in payment.picks(self.ways)]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if not words.PAY <= move < words.RENT:
            return NOT_NOW
        kind = move - words.PAY
        if kind in payment.picks(self.ways):
            return None
        held = kind < match.rules.kinds and match.holds(seat, kind)
        return words.TILE_NOT_NEEDED if held else words.NO_SUCH_TILE

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        kind = move - words.PAY
        chosen = self.chosen + payment.one(kind)
        ways = payment.after(self.ways, kind)
        go_on(match, PaySilk(seat, self.window, self.terms, chosen, ways))

    def pay(self, match: RococoMatch) -> None:
        """Livres, tiles, thread and lace; then the task, and what comes before the garment goes."""
        seat: i64 = self.seat
        rules = match.rules
        garment = match.windows[self.window]
        way = self.chosen + self.ways[0]
        kinds: list[i64] = []
        for kind in range(rules.kinds):
            for _ in range(payment.count(way, kind)):
                kinds.append(kind)
                match.discard_tile(seat, kind)
        match.livres[seat] -= rules.windows[self.window]
        match.thread[seat] -= rules.thread[garment]
        match.lace[seat] -= rules.lace[garment]
        tell.tailored(match, seat, self.window, kinds)
        for gain in rules.garment_gains[garment]:
            gains.gain(match, seat, gain.what, counting.gained(match, seat, gain), "garment")
        match.stack.append(RentOrSell(seat, self.window, self.terms, EMPTY))
        trials.fulfil(match, seat, task_of(match, garment, self.terms.rank))

    def ask(self, match: RococoMatch, seat: int) -> Text:
        garment = facts.garment(match, match.windows[self.window])
        return Text("ask-silk", {"garment": garment})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.PAY <= move < words.RENT:
            return super().describe(match, seat, move)
        return facts.tile_to_pay(match, move - words.PAY)


def task_of(match: RococoMatch, garment: i64, rank: i64) -> i64:
    """The task that a garment fits, by the rank of who makes it."""
    if rank == MASTER:
        return 1 << trials.BY_MASTER
    if rank != JOURNEYMAN:
        return 0
    lady = counting.is_lady(match.rules.colours[garment])
    return 1 << (trials.DRESS if lady else trials.COAT)


# Renting or selling.


def cannot_rent_at(match: RococoMatch, space: i64, rank: i64) -> Obstacle | None:
    """Spaces for Masters take only what a Master made."""
    if not match.rules.is_space[space]:
        return words.NOT_ON_BOARD
    if match.guests[space] != EMPTY:
        return words.SPACE_TAKEN
    if match.rules.is_master[space] and rank != MASTER:
        return words.MASTERS_ONLY
    return None


class RentOrSell(Question):
    """Where the new garment goes. A jewel may be bought first, and then it must be rented.

    `jewel` is the colour of the one that was bought, or EMPTY.
    """

    name = "garment"

    def __init__(self, seat: i64, window: i64, terms: Terms, jewel: i64) -> None:
        super().__init__(seat)
        self.window = window
        self.terms = terms
        self.jewel = jewel

    def cannot_sell(self, match: RococoMatch) -> Obstacle | None:
        if self.jewel != EMPTY or match.rules.values[match.windows[self.window]] == 0:
            return words.MUST_RENT
        return None

    def cannot_rent(self, match: RococoMatch, space: i64) -> Obstacle | None:
        obstacle = cannot_rent_at(match, space, self.terms.rank)
        if obstacle is None and self.terms.must_sell:
            return words.MUST_SELL
        return obstacle

    def cannot_adorn(self, match: RococoMatch, place: i64) -> Obstacle | None:
        """Why a jewel cannot be bought with it: that is for garments that are rented."""
        if not match.rules.jewelry:
            return NOT_NOW
        if self.terms.must_sell:
            return words.MUST_SELL
        if self.jewel != EMPTY:
            return words.ONE_JEWEL
        colour = match.rules.colours[match.windows[self.window]]
        obstacle = jewels.cannot_buy(match, self.seat, place, colour)
        if obstacle is None and not has_space(match, self.terms.rank):
            return words.NO_SPACE_FOR_IT
        return obstacle

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        if not self.terms.must_sell:
            for space in range(sizes.SPACES):
                if cannot_rent_at(match, space, self.terms.rank) is None:
                    found.append(words.RENT + space)
        if self.cannot_sell(match) is None:
            found.append(words.SELL)
        if match.rules.jewelry:
            for place in range(len(match.jewel_row)):
                if self.cannot_adorn(match, place) is None:
                    found.append(words.JEWEL + place)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.SELL:
            return self.cannot_sell(match)
        if words.RENT <= move < words.SELL:
            return self.cannot_rent(match, move - words.RENT)
        if words.JEWEL <= move < words.TAKE:
            return self.cannot_adorn(match, move - words.JEWEL)
        return NOT_NOW

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        garment = match.windows[self.window]
        if words.JEWEL <= move < words.TAKE:
            place = move - words.JEWEL
            colour = match.jewel_row[place]
            match.stack[-1] = RentOrSell(seat, self.window, self.terms, colour)
            jewels.buy(match, seat, place, match.rules.colours[garment])
            return
        match.stack.pop()
        match.windows = changed(match.windows, self.window, EMPTY)
        if move == words.SELL:
            self._sell(match, garment)
        else:
            self._rent(match, garment, move - words.RENT)

    def _sell(self, match: RococoMatch, garment: i64) -> None:
        value = match.rules.values[garment]
        match.garment_discard |= BIT[garment]
        match.livres[self.seat] += value
        tell.sold(match, self.seat, garment, value)
        gains.points(match, self.seat, self.terms.sale_points, "bonus")

    def _rent(self, match: RococoMatch, garment: i64, space: i64) -> None:
        """Presence first, then the reward of the space, then what the garment itself gives."""
        seat = self.seat
        match.guests = changed(match.guests, space, garment)
        match.hosts = changed(match.hosts, space, seat)
        tell.rented(match, seat, garment, space)
        funding.check_all_halls(match, seat)
        if match.rules.garment_bonus[garment] >= FAVOUR:
            matches = self.jewel == match.rules.colours[garment]
            match.stack.append(GarmentBonus(seat, garment, matches))
        grant_reward(match, seat, space)

    def ask(self, match: RococoMatch, seat: int) -> Text:
        garment = facts.garment(match, match.windows[self.window])
        return Text("ask-garment", {"garment": garment})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        number = match.windows[self.window]
        known: dict[str, Value] = {"garment": facts.garment(match, number)}
        if move == words.SELL:
            known["gain"] = match.rules.values[number]
        elif words.RENT <= move < words.SELL:
            known.update(facts.space_with_reward(match, move - words.RENT))
        elif words.JEWEL <= move < words.TAKE:
            known.update(jewels.describe(match, seat, move - words.JEWEL))
        return known


def grant_reward(match: RococoMatch, seat: i64, space: i64) -> None:
    reward = match.rules.rewards[space]
    if reward == LIVRES:
        gains.livres(match, seat, match.rules.reward_amounts[space], "space")
    elif reward == THREAD:
        gains.notion(match, seat, gains.THREAD, 0, "space")
    elif reward == LACE:
        gains.notion(match, seat, gains.LACE, 0, "space")
    elif reward == TILE:
        match.stack.append(acquiring.TileDue(seat))


class GarmentBonus(QuietStep[RococoMatch]):
    """What a garment of the Expert Tailors gives, after the reward of its space."""

    name = "garment-bonus"

    def __init__(self, seat: i64, garment: i64, matches: bool) -> None:
        self.seat = seat
        self.garment = garment
        self.matches = matches

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        grant_garment_bonus(match, self.seat, self.garment, self.matches)


def grant_garment_bonus(match: RococoMatch, seat: i64, garment: i64, matches: bool) -> None:
    """`matches`: a jewel of its colour was bought with it."""
    bonus = match.rules.garment_bonus[garment]
    if bonus == FAVOUR:
        if match.favour == EMPTY:
            match.favour = seat
            tell.favour_taken(match, seat, 0)
        gains.livres(match, seat, match.rules.favour_livres, "garment")
    elif bonus == DELEGATE:
        match.stack.append(delegating.DelegateForLivres(seat, match.rules.delegating))
    elif bonus == FREE_TILE:
        match.stack.append(acquiring.TileDue(seat))
    elif bonus == PAYS:
        gains.livres(match, seat, match.rules.garment_amount[garment], "garment")
    elif bonus == FREE_JEWEL:
        jewels.grant(match, seat, match.rules.colours[garment])
    elif bonus == MATCH and matches:
        gains.points(match, seat, match.rules.garment_amount[garment], "garment")


class ExtraTailor(Question):
    """A garment on special terms, or none: a bonus."""

    name = "extra-tailor"

    def __init__(self, seat: i64, terms: Terms) -> None:
        super().__init__(seat)
        self.terms = terms

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_tailor_moves(match, seat, self.terms, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.TAILOR <= move < words.HIRE:
            return NOT_NOW
        return cannot_tailor(match, seat, move - words.TAILOR, self.terms)

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            begin(match, seat, move - words.TAILOR, self.terms)

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.TAILOR <= move < words.HIRE:
            return super().describe(match, seat, move)
        return describe_window(match, seat, move - words.TAILOR)
