"""Baking: recipes are named first, then paid for together with staples and whole ingredient tiles.

Tiles are discarded one by one, and each must lessen what is still needed; what is too much on them is
lost, and so are their toppings.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import FreeMoves
from toque.engine.text import Text, Value
from toque.games.patisserie import facts, names, sizes, tell, words
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import THROW_AWAY, Question
from toque.games.patisserie.rules import ASSISTANT, PATISSIER
from toque.mechanics import payment

FLOUR: Final = 0
HONEY: Final = 1
assert names.STAPLES[FLOUR] == "flour"
assert names.INGREDIENTS[HONEY] == "honey"
SPARE_NOTHING: Final = -1
SPARE_FLOUR: Final = 0
SPARE_HONEY: Final = 1
assert names.SPARED == ("flour", "honey")


@final
class Terms:
    """On what terms is baked: by a card of a rank, so many recipes, perhaps with one good less."""

    def __init__(self, rank: i64, most: i64, less: bool) -> None:
        self.rank = rank
        self.most = most
        self.less = less


BY_RANK: Final = [
    Terms(PATISSIER, sizes.BAKED_AT_ONCE, False),
    Terms(ASSISTANT, sizes.BAKED_AT_ONCE, False),
]
"""The action itself."""
CHEAPER: Final = [Terms(PATISSIER, 1, True), Terms(ASSISTANT, 1, True)]


# What it takes.


def bits(mask: i64) -> i64:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


def staples_for(match: PatisserieMatch, seat: i64, named: i64, spared: i64) -> list[i64]:
    """The staples of the recipes on the named shelves, together."""
    need: list[i64] = [0] * sizes.STAPLES
    for shelf in range(sizes.SHELVES):
        if named >> shelf & 1:
            recipe = match.shelves[seat * sizes.SHELVES + shelf]
            for staple in range(sizes.STAPLES):
                need[staple] += match.rules.recipe_staples[recipe][staple]
    if spared == SPARE_FLOUR:
        need[FLOUR] -= 1
    return need


def ingredients_for(match: PatisserieMatch, seat: i64, named: i64, spared: i64) -> list[i64]:
    need: list[i64] = [0] * sizes.INGREDIENTS
    for shelf in range(sizes.SHELVES):
        if named >> shelf & 1:
            recipe = match.shelves[seat * sizes.SHELVES + shelf]
            for kind in range(sizes.INGREDIENTS):
                need[kind] += match.rules.recipe_ingredients[recipe][kind]
    if spared == SPARE_HONEY:
        need[HONEY] -= 1
    return need


def lacks(match: PatisserieMatch, seat: i64, named: i64, spared: i64) -> Obstacle | None:
    """What is missing for the named recipes, if one good may be spared."""
    staples = staples_for(match, seat, named, spared)
    for staple in range(sizes.STAPLES):
        if staples[staple] > match.staples[seat * sizes.STAPLES + staple]:
            return words.SHORT_OF_STAPLES
    need = ingredients_for(match, seat, named, spared)
    for kind in match.stores[seat]:
        for ingredient in range(sizes.INGREDIENTS):
            need[ingredient] -= match.rules.tile_ingredients[kind][ingredient]
    for ingredient in range(sizes.INGREDIENTS):
        if need[ingredient] > 0:
            return words.SHORT_OF_INGREDIENTS
    return None


def cannot_spare(match: PatisserieMatch, seat: i64, shelf: i64, spared: i64) -> Obstacle | None:
    """A good less helps only with what the recipe asks for."""
    recipe = match.shelves[seat * sizes.SHELVES + shelf]
    if spared == SPARE_FLOUR:
        asked = match.rules.recipe_staples[recipe][FLOUR]
    else:
        asked = match.rules.recipe_ingredients[recipe][HONEY]
    if asked == 0:
        return words.NOTHING_TO_SPARE
    return lacks(match, seat, 1 << shelf, spared)


def cannot_bake(
    match: PatisserieMatch, seat: i64, shelf: i64, named: i64, terms: Terms
) -> Obstacle | None:
    """Why the recipe of a shelf cannot be baked, together with those named already."""
    recipe = match.shelves[seat * sizes.SHELVES + shelf]
    if recipe == EMPTY:
        return words.SHELF_EMPTY
    if named >> shelf & 1:
        return words.ALREADY_NAMED
    if match.rules.for_patissier[recipe] and terms.rank != PATISSIER:
        return words.PATISSIER_ONLY
    if match.free_racks(seat) <= bits(named):
        return words.NO_FREE_RACK
    if terms.less:
        if cannot_spare(match, seat, shelf, SPARE_FLOUR) is None:
            return None
        if cannot_spare(match, seat, shelf, SPARE_HONEY) is None:
            return None
    return lacks(match, seat, named | 1 << shelf, SPARE_NOTHING)


def add_bake_moves(
    match: PatisserieMatch, seat: i64, named: i64, terms: Terms, found: list[int]
) -> None:
    if match.free_racks(seat) == 0:
        return
    for shelf in range(sizes.SHELVES):
        if cannot_bake(match, seat, shelf, named, terms) is None:
            found.append(words.BAKE + shelf)


# Naming.


def name_recipe(match: PatisserieMatch, seat: i64, shelf: i64, named: i64, terms: Terms) -> None:
    """A recipe is named; another may follow, or a good is spared, or all is paid."""
    named |= 1 << shelf
    if terms.less:
        can_spare = False
        for spared in (SPARE_FLOUR, SPARE_HONEY):
            if cannot_spare(match, seat, shelf, spared) is None:
                can_spare = True
        if can_spare:
            match.stack.append(SpareGood(seat, shelf))
        else:
            pay_staples(match, seat, named, SPARE_NOTHING)
    elif bits(named) < terms.most:
        match.stack.append(BakeMore(seat, named, terms))
    else:
        pay_staples(match, seat, named, SPARE_NOTHING)


class BakeOne(Question):
    """Bake, or not: the action as a bonus."""

    name = "bake"

    def __init__(self, seat: i64, terms: Terms) -> None:
        super().__init__(seat)
        self.terms = terms

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_bake_moves(match, seat, 0, self.terms, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.BAKE <= move < words.DECORATE:
            return NOT_NOW
        return cannot_bake(match, seat, move - words.BAKE, 0, self.terms)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            name_recipe(match, seat, move - words.BAKE, 0, self.terms)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.BAKE <= move < words.DECORATE:
            return super().describe(match, seat, move)
        return facts.on_shelf(match, seat, move - words.BAKE)


class BakeMore(Question):
    """A second recipe that can be paid together with the named one, or no other."""

    name = "bake-more"

    def __init__(self, seat: i64, named: i64, terms: Terms) -> None:
        super().__init__(seat)
        self.named = named
        self.terms = terms

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_bake_moves(match, seat, self.named, self.terms, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.BAKE <= move < words.DECORATE:
            return NOT_NOW
        return cannot_bake(match, seat, move - words.BAKE, self.named, self.terms)

    def free_moves(self, match: PatisserieMatch) -> FreeMoves[PatisserieMatch] | None:
        return THROW_AWAY[self.named]

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DONE:
            pay_staples(match, seat, self.named, SPARE_NOTHING)
        else:
            name_recipe(match, seat, move - words.BAKE, self.named, self.terms)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.BAKE <= move < words.DECORATE:
            return super().describe(match, seat, move)
        return facts.on_shelf(match, seat, move - words.BAKE)


class SpareGood(Question):
    """Which good the cheaper baking does without."""

    name = "spare"

    def __init__(self, seat: i64, shelf: i64) -> None:
        super().__init__(seat)
        self.shelf = shelf

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for spared in (SPARE_FLOUR, SPARE_HONEY):
            if cannot_spare(match, seat, self.shelf, spared) is None:
                found.append(words.SPARE + spared)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if not words.SPARE <= move < words.PAY:
            return NOT_NOW
        return cannot_spare(match, seat, self.shelf, move - words.SPARE)

    def free_moves(self, match: PatisserieMatch) -> FreeMoves[PatisserieMatch] | None:
        return THROW_AWAY[1 << self.shelf]

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        pay_staples(match, seat, 1 << self.shelf, move - words.SPARE)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.SPARE <= move < words.PAY:
            return super().describe(match, seat, move)
        known = facts.on_shelf(match, seat, self.shelf)
        known["good"] = names.SPARED[move - words.SPARE]
        return known


# Paying.


def pay_staples(match: PatisserieMatch, seat: i64, named: i64, spared: i64) -> None:
    staples = staples_for(match, seat, named, spared)
    for staple in range(sizes.STAPLES):
        match.staples[seat * sizes.STAPLES + staple] -= staples[staple]
    need: list[int] = [int(count) for count in ingredients_for(match, seat, named, spared)]
    pay_tiles(match, seat, named, payment.bill([payment.units(need)]), [])


def pay_tiles(
    match: PatisserieMatch, seat: i64, named: i64, bill: payment.Bill, paid: list[i64]
) -> None:
    """Ask which tiles go, unless there is one way only."""
    found: list[list[i64]] = []
    add_ways(match.rules.worth, match.stores[seat], bill, [], found)
    if len(found) > 1:
        match.stack.append(PayIngredients(seat, named, bill, paid))
        return
    for kind in found[0]:
        match.discard_tile(seat, kind)
    tell.ingredients_paid(match, seat, paid + found[0])
    finish(match, seat, named)


def add_ways(
    worth: payment.Worth,
    stored: list[i64],
    bill: payment.Bill,
    paid: list[i64],
    found: list[list[i64]],
) -> None:
    """The sets of tiles that can be paid, until two are found."""
    if payment.is_met(bill):
        way = sorted(paid)
        if way not in found:
            found.append(way)
        return
    last: i64 = EMPTY
    for at in range(len(stored)):
        kind = stored[at]
        if kind == last or len(found) > 1:
            continue
        last = kind
        rest = payment.use(worth, bill, kind)
        if rest:
            add_ways(worth, stored[:at] + stored[at + 1 :], rest, [*paid, kind], found)


class PayIngredients(Question):
    """Which tile is discarded next for the named recipes; `paid` are gone already."""

    name = "pay"

    def __init__(self, seat: i64, named: i64, bill: payment.Bill, paid: list[i64]) -> None:
        super().__init__(seat)
        self.named = named
        self.bill = bill
        self.paid = paid

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        last: i64 = EMPTY
        for kind in match.stores[seat]:
            if kind != last and payment.use(match.rules.worth, self.bill, kind):
                found.append(words.PAY + int(kind))
            last = kind
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if not words.PAY <= move < words.TIP:
            return NOT_NOW
        kind = move - words.PAY
        if kind not in match.stores[seat]:
            return words.NO_SUCH_TILE
        needed = payment.use(match.rules.worth, self.bill, kind)
        return None if needed else words.TILE_NOT_NEEDED

    def free_moves(self, match: PatisserieMatch) -> FreeMoves[PatisserieMatch] | None:
        return THROW_AWAY[self.named]

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        kind = move - words.PAY
        match.discard_tile(seat, kind)
        rest = payment.use(match.rules.worth, self.bill, kind)
        pay_tiles(match, seat, self.named, rest, [*self.paid, kind])

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        named = [
            facts.recipe(match.shelves[seat * sizes.SHELVES + shelf])
            for shelf in range(sizes.SHELVES)
            if self.named >> shelf & 1
        ]
        return Text("ask-pay", {"recipes": facts.joined(named)})

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.PAY <= move < words.TIP:
            return super().describe(match, seat, move)
        known = facts.kind_of_tile(match, move - words.PAY)
        known["step"] = self.name
        return known


def finish(match: PatisserieMatch, seat: i64, named: i64) -> None:
    """The recipes are turned over and put on racks, the upper one first."""
    for shelf in range(sizes.SHELVES):
        if named >> shelf & 1:
            put_on_rack(match, seat, shelf)


def put_on_rack(match: PatisserieMatch, player: i64, shelf: i64) -> i64:
    """The pastry goes to the upper free rack; which one that is."""
    at = player * sizes.SHELVES + shelf
    rack: i64 = 0
    while match.racks[player * sizes.RACKS + rack] != EMPTY:
        rack += 1
    match.racks = changed(match.racks, player * sizes.RACKS + rack, match.shelves[at])
    if player < match.seats:
        tell.baked(match, player, match.shelves[at], rack)
    match.shelves = changed(match.shelves, at, EMPTY)
    return rack
