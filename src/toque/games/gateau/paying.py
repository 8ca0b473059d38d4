"""What a recipe costs, and how it is paid for.

A recipe names kinds and may ask for grey tokens, all of one kind that it does not name. Each unit is
paid with a token of its kind or a super token; a stored token pays one unit of its kind and stays. The
chef adds a power, once a recipe: either a token of the chef's kind counts as any other one, or a super
token counts as two of that kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import Text, Value
from toque.games.gateau import bench, components, facts, recipes, sizes, tell, words
from toque.games.gateau.match import EMPTY, SUPER, SUPER_BITS, UNIT, GateauMatch
from toque.games.gateau.question import Question

RESERVED: Final = -1
"""Instead of a place of the main board: the recipe lies under the bench already, reserved."""

ZONE_ORDER: Final[list[i64]] = [1, 2, 3, 0]
"""Where `pay` looks for a token first: the four different, the pairs, the four equal."""


# What a recipe costs.


def supers_needed(match: GateauMatch, seat: i64, need: i64, credit: i64, swapped: i64) -> i64:
    """How many more super tokens paying takes at least, with all that the bench has.

    `need` is what is left to pay without stored tokens; `credit` super tokens and `swapped` tokens of
    the chef's kind have been paid already towards any of it.
    """
    tokens = bench.tokens_of(match, seat)
    chef = match.chefs[seat]
    missing: i64 = 0
    for kind in range(sizes.BASIC):
        wanted = need >> 3 * kind & 7
        if wanted:
            lacks = wanted - (tokens >> 3 * kind & 7)
            if lacks > 0:
                missing += lacks
    if missing == 0:
        return -credit - swapped
    at_hand = (tokens >> 3 * chef & 7) - (need >> 3 * chef & 7)
    if match.doubles[seat] == 1:
        if at_hand <= -2 and (credit > 0 or missing - credit > 0):
            missing -= 1
    elif at_hand > 0 and swapped == 0:
        missing -= 1
    return missing - credit - swapped


def unstored(match: GateauMatch, seat: i64, need: i64) -> i64:
    """What is left of a need when every stored token has paid a unit of its kind."""
    stored = match.stored[seat]
    for kind in range(sizes.BASIC):
        if stored >> kind & 1 and need >> 3 * kind & 7:
            need -= UNIT[kind]
    return need


def payable(match: GateauMatch, seat: i64, need: i64) -> bool:
    rest = unstored(match, seat, need)
    return supers_needed(match, seat, rest, 0, 0) <= bench.supers_of(match, seat)


def most_units(match: GateauMatch, seat: i64) -> i64:
    """What tokens, stored ones and the chef's power come to at most, whatever their kinds are."""
    return bench.token_count(match, seat) + int(match.stored[seat]).bit_count() + 1


def grey_kinds(match: GateauMatch, seat: i64, recipe: i64) -> i64:
    """The bit mask of kinds that can be the grey tokens of a recipe that has some."""
    need, grey = match.rules.needs[recipe], match.rules.grey[recipe]
    found: i64 = 0
    for kind in range(sizes.BASIC):
        if not need >> 3 * kind & 7 and payable(match, seat, need + grey * UNIT[kind]):
            found |= 1 << kind
    return found


def can_pay(match: GateauMatch, seat: i64, recipe: i64, units: i64) -> bool:
    """Whether a recipe can be paid for; `units` are `most_units`, a quick look at many recipes."""
    if match.rules.tokens[recipe] > units:
        return False
    need, grey = match.rules.needs[recipe], match.rules.grey[recipe]
    if grey == 0:
        return payable(match, seat, need)
    for kind in range(sizes.BASIC):
        if not need >> 3 * kind & 7 and payable(match, seat, need + grey * UNIT[kind]):
            return True
    return False


def has_ways_to_pay(match: GateauMatch, seat: i64, need: i64) -> bool:
    """Whether it makes a difference which tokens are spent, or from where."""
    tokens = bench.tokens_of(match, seat)
    spent: i64 = 0
    wanted: i64 = 0
    for kind in range(sizes.BASIC):
        asked = need >> 3 * kind & 7
        if asked == 0:
            continue
        wanted += asked
        there = tokens >> 3 * kind & 7
        if there > asked:
            zones = bench.zones_with(match, seat, kind)
            if zones & (zones - 1):
                return True
        spent += asked if asked < there else there
    if wanted == 0:
        return False
    if tokens >> SUPER_BITS > supers_needed(match, seat, need, 0, 0):
        if spent > 0:
            return True
        zones = bench.zones_with(match, seat, SUPER)
        if zones & (zones - 1):
            return True
    if match.doubles[seat] == 1:
        return False
    chef = match.chefs[seat]
    of_chef = need >> 3 * chef & 7
    return tokens >> 3 * chef & 7 > of_chef and wanted > of_chef


# Paying: the kind of the grey tokens, then token by token.


def begin(match: GateauMatch, seat: i64, recipe: i64, place: i64, section: i64) -> None:
    """Pay for a recipe, asking where there is a choice; then it goes from its place under a section."""
    if match.rules.grey[recipe] == 0:
        charge(match, seat, recipe, place, section, match.rules.needs[recipe])
        return
    kinds = grey_kinds(match, seat, recipe)
    if kinds & (kinds - 1):
        match.stack.append(ChooseGrey(seat, recipe, place, section))
        return
    for kind in range(sizes.BASIC):
        if kinds >> kind & 1:
            charge(match, seat, recipe, place, section, need_with_grey(match, recipe, kind))


def need_with_grey(match: GateauMatch, recipe: i64, kind: i64) -> i64:
    return match.rules.needs[recipe] + match.rules.grey[recipe] * UNIT[kind]


def charge(match: GateauMatch, seat: i64, recipe: i64, place: i64, section: i64, need: i64) -> None:
    """Stored tokens first, which cost nothing; then ask, where there is more than one way to pay."""
    rest = unstored(match, seat, need)
    if match.listener is not None:
        for kind in range(sizes.BASIC):
            if (need - rest) >> 3 * kind & 7:
                tell.ingredient(match, words.USED_STORED, seat, kind)
    bill = Pay(seat, recipe, place, section, rest, 0, 0)
    if has_ways_to_pay(match, seat, rest):
        match.stack.append(bill)
    else:
        bill.pay_thriftily(match)


class ChooseGrey(Question):
    """Which kind the grey tokens of a recipe are."""

    name = "grey"

    def __init__(self, seat: i64, recipe: i64, place: i64, section: i64) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.place = place
        self.section = section

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        kinds = grey_kinds(match, seat, self.recipe)
        found: list[int] = []
        for kind in range(sizes.BASIC):
            if kinds >> kind & 1:
                found.append(words.GREY + kind)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not words.GREY <= move < words.STORE:
            return NOT_NOW
        kind = move - words.GREY
        if match.rules.needs[self.recipe] >> 3 * kind & 7:
            return words.GREY_NAMED
        return None if grey_kinds(match, seat, self.recipe) >> kind & 1 else words.GREY_SHORT

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        need = need_with_grey(match, self.recipe, move - words.GREY)
        charge(match, seat, self.recipe, self.place, self.section, need)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        recipe = facts.recipe_text(match, self.recipe)
        return Text("ask-grey", {"recipe": recipe, "count": match.rules.grey[self.recipe]})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if words.GREY <= move < words.STORE:
            return {"ingredient": components.kind_text(move - words.GREY)}
        return super().describe(match, seat, move)


class Pay(Question):
    """A bill: token by token, or all the rest at once.

    The recipe still needs `need`, packed, towards which `credit` super tokens and `swapped` tokens of
    the chef's kind were paid.
    """

    name = "payment"

    def __init__(
        self,
        seat: i64,
        recipe: i64,
        place: i64,
        section: i64,
        need: i64,
        credit: i64,
        swapped: i64,
    ) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.place = place
        self.section = section
        self.need = need
        self.credit = credit
        self.swapped = swapped

    def unpaid(self, match: GateauMatch) -> i64:
        """How many units are still to pay, if a super token that was paid counts double where it can."""
        units: i64 = 0
        for kind in range(sizes.BASIC):
            units += self.need >> 3 * kind & 7
        units -= self.credit + self.swapped
        seat: i64 = self.seat
        of_chef = self.need >> 3 * match.chefs[seat] & 7
        if match.doubles[seat] == 1 and self.credit > 0 and of_chef >= 2:
            units -= 1
        return units

    def cannot_pay_with(self, match: GateauMatch, kind: i64, zone: i64) -> Obstacle | None:
        """A token must count towards the recipe and leave enough to pay the rest."""
        seat: i64 = self.seat
        if not bench.has_token(match, seat, kind, zone):
            return words.NO_TOKEN
        need, credit, swapped = self.need, self.credit, self.swapped
        if kind == SUPER:
            credit += 1
        elif need >> 3 * kind & 7:
            need -= UNIT[kind]
        elif match.doubles[seat] != 1 and kind == match.chefs[seat] and swapped == 0:
            swapped = 1
        else:
            return words.NOT_NEEDED
        bench.remove(match, seat, kind, zone)
        supers = bench.supers_of(match, seat)
        enough = supers_needed(match, seat, need, credit, swapped) <= supers
        bench.add(match, seat, kind, zone)
        return None if enough else words.TOO_DEAR

    def after(self, match: GateauMatch, kind: i64, zone: i64) -> Pay:
        """Pay a token; the bill that is left."""
        need, credit, swapped = self.need, self.credit, self.swapped
        if kind == SUPER:
            credit += 1
        elif need >> 3 * kind & 7:
            need -= UNIT[kind]
        else:
            swapped += 1
        seat: i64 = self.seat
        bench.remove(match, seat, kind, zone)
        match.supply[kind] += 1
        tell.spent(match, seat, kind, zone, "recipe")
        return Pay(seat, self.recipe, self.place, self.section, need, credit, swapped)

    def thrifty_kind(self, match: GateauMatch) -> i64:
        """Tokens of the kinds themselves first, then the chef's kind for another, super tokens last."""
        seat: i64 = self.seat
        tokens = bench.tokens_of(match, seat)
        for kind in range(sizes.BASIC):
            if self.need >> 3 * kind & 7 and tokens >> 3 * kind & 7:
                return kind
        chef = match.chefs[seat]
        if match.doubles[seat] != 1 and self.swapped == 0 and tokens >> 3 * chef & 7:
            return chef
        return SUPER

    def pay_thriftily(self, match: GateauMatch) -> None:
        """Pay the rest without asking."""
        bill = self
        while bill.unpaid(match) > 0:
            kind = bill.thrifty_kind(match)
            for zone in ZONE_ORDER:
                if bench.has_token(match, self.seat, kind, zone):
                    bill = bill.after(match, kind, zone)
                    break
        self.close(match)

    def close(self, match: GateauMatch) -> None:
        """The recipe is paid for: it goes under its section, or loses its reservation."""
        seat: i64 = self.seat
        if self.place == RESERVED:
            match.reserved[seat] = EMPTY
            match.quiet = False
            tell.recipe(match, words.RESERVED_PREPARED, seat, self.recipe)
        else:
            recipes.lay(match, words.PREPARED, seat, self.place, self.section)

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = [words.PAY]
        me: i64 = seat
        for kind in range(sizes.KINDS):
            zones = bench.zones_with(match, me, kind)
            for zone in range(sizes.ZONES):
                if zones >> zone & 1 and self.cannot_pay_with(match, kind, zone) is None:
                    found.append(words.SPEND + kind * sizes.ZONES + zone)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.PAY:
            return None
        if not words.SPEND <= move < words.PAY:
            return NOT_NOW
        token = move - words.SPEND
        return self.cannot_pay_with(match, token // sizes.ZONES, token % sizes.ZONES)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if move == words.PAY:
            match.stack.pop()
            self.pay_thriftily(match)
            return
        token: i64 = move - words.SPEND
        bill = self.after(match, token // sizes.ZONES, token % sizes.ZONES)
        if bill.unpaid(match) > 0:
            match.stack[-1] = bill
        else:
            match.stack.pop()
            self.close(match)

    def forced(self, match: GateauMatch) -> Answer | None:
        return None  # `pay`, and at least one token

    def ask(self, match: GateauMatch, seat: int) -> Text:
        recipe = facts.recipe_text(match, self.recipe)
        return Text("ask-payment", {"recipe": recipe, "count": self.unpaid(match)})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.PAY:
            return {"recipe": facts.recipe_text(match, self.recipe)}
        if not words.SPEND <= move < words.PAY:
            return super().describe(match, seat, move)
        known = facts.token_in_zone(move - words.SPEND)
        known["step"] = self.name
        return known
