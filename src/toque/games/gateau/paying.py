"""What a recipe costs, and how it is paid for.

A recipe names kinds and may ask for grey tokens, all of one kind that it does not name. Each unit is
paid with a token of its kind or a super token; a stored token pays one unit of its kind and stays. The
chef adds a power, once a recipe: either a token of the chef's kind counts as any other one, or a super
token counts as two of that kind. Nothing is paid that could be kept: see `mechanics.payment`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import count_bits
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import Text, Value
from toque.games.gateau import bench, components, facts, recipes, sizes, tell, words
from toque.games.gateau.match import EMPTY, SUPER, SUPER_BITS, UNIT, GateauMatch
from toque.games.gateau.question import Question
from toque.mechanics import payment

RESERVED: Final = -1
"""Instead of a place of the main board: the recipe lies under the bench already, reserved."""

ZONE_ORDER: Final[list[i64]] = [1, 2, 3, 0]
"""Where `pay` looks for a token first: the four different, the pairs, the four equal."""

ONE: Final[list[i64]] = [1 << payment.DIGIT * kind for kind in range(sizes.KINDS)]
"""By kind: a unit of it in a bill, a token of it in a way to pay."""
DIGIT: Final = 4
MOST: Final = 15
assert (DIGIT, MOST) == (payment.DIGIT, payment.MOST)


def _worth(chef: int, doubles: bool) -> payment.Worth:
    """What tokens count for with a chef: any kind for a super token, and the power."""
    basic = [1 << payment.DIGIT * kind for kind in range(sizes.BASIC)]
    always = [*([one] for one in basic), basic]
    once: list[list[int]] = [[] for _ in range(sizes.KINDS)]
    if doubles:
        once[SUPER] = [2 * basic[chef]]
    else:
        once[chef] = [one for one in basic if one != basic[chef]]
    return payment.Worth(always, once)


WORTHS: Final = [_worth(chef, doubles) for chef in range(sizes.BASIC) for doubles in (False, True)]
"""By chef and side."""


def _costs(swapper: int) -> list[int]:
    """Super tokens are dearer than all others together, a token that may stand for others a bit."""
    costs = [1] * sizes.BASIC + [2 * MOST]
    if swapper != EMPTY:
        costs[swapper] = 2
    return costs


THRIFT: Final = [
    _costs(EMPTY if doubles else chef) for chef in range(sizes.BASIC) for doubles in (False, True)
]
"""By chef and side, by kind: what `pay` thinks a token costs."""


# What a recipe costs.


def supers_needed(match: GateauMatch, seat: i64, need: i64) -> i64:
    """How many super tokens paying takes at least, with all that the bench has.

    `need` is what stored tokens do not pay. This is asked of many recipes, so it counts instead of
    looking for `ways`.
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
        return 0
    at_hand = (tokens >> 3 * chef & 7) - (need >> 3 * chef & 7)
    power_helps = at_hand <= -2 if match.doubles[seat] == 1 else at_hand > 0
    return missing - 1 if power_helps else missing


def unstored(match: GateauMatch, seat: i64, need: i64) -> i64:
    """What is left of a need when every stored token has paid a unit of its kind."""
    stored = match.stored[seat]
    for kind in range(sizes.BASIC):
        if stored >> kind & 1 and need >> 3 * kind & 7:
            need -= UNIT[kind]
    return need


def payable(match: GateauMatch, seat: i64, need: i64) -> bool:
    rest = unstored(match, seat, need)
    return supers_needed(match, seat, rest) <= bench.supers_of(match, seat)


def most_units(match: GateauMatch, seat: i64) -> i64:
    """What tokens, stored ones and the chef's power come to at most, whatever their kinds are."""
    return bench.token_count(match, seat) + count_bits(match.stored[seat]) + 1


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


# Ways to pay.


def chef_side(match: GateauMatch, seat: i64) -> i64:
    """The place of a seat's chef in `WORTHS` and `THRIFT`."""
    return match.chefs[seat] * 2 + (1 if match.doubles[seat] == 1 else 0)


KNOWN_WAYS: Final[dict[int, list[int]]] = {}
"""The ways to pay by need, chef and side, and purse, packed. They follow from these numbers alone;
search asks for the same ones again and again, and nobody changes the lists."""
MOST_KNOWN: Final = 20_000


def ways(match: GateauMatch, seat: i64, need: i64) -> list[int]:
    """The ways to pay a need with tokens of the bench; without a joker there is one at most."""
    tokens = bench.tokens_of(match, seat)
    swapper = match.chefs[seat] if match.doubles[seat] != 1 else i64(EMPTY)
    purse: list[i64] = []
    wanted: i64 = 0
    jokers = tokens >> SUPER_BITS
    for kind in range(sizes.BASIC):
        there, asked = tokens >> 3 * kind & 7, need >> 3 * kind & 7
        wanted += asked * ONE[kind]
        if kind == swapper and there > asked:
            jokers += 1
            asked += 1
        purse.append(there if there < asked else asked)
    purse.append(tokens >> SUPER_BITS)
    if jokers == 0:
        return [wanted] if supers_needed(match, seat, need) == 0 else []
    side = chef_side(match, seat)
    asked_for = (wanted << DIGIT) + side
    for there in purse:
        asked_for = (asked_for << DIGIT) + there
    known = KNOWN_WAYS.get(asked_for)
    if known is None:
        if len(KNOWN_WAYS) == MOST_KNOWN:
            KNOWN_WAYS.clear()
        known = payment.ways(WORTHS[side], purse, payment.bill([wanted]))
        KNOWN_WAYS[asked_for] = known
    return known


def zones_matter(match: GateauMatch, seat: i64, way: i64) -> bool:
    """Whether tokens of a kind stay, and those that go may come from more than one zone."""
    tokens = bench.tokens_of(match, seat)
    for kind in range(sizes.KINDS):
        spent = way >> DIGIT * kind & MOST
        there = tokens >> SUPER_BITS if kind == SUPER else tokens >> 3 * kind & 7
        if 0 < spent < there:
            zones = bench.zones_with(match, seat, kind)
            if zones & (zones - 1):
                return True
    return False


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
    go_on(match, Pay(seat, recipe, place, section, rest, 0, ways(match, seat, rest)))


def go_on(match: GateauMatch, step: Pay) -> None:
    """Ask, unless there is one way to pay only."""
    if len(step.ways) > 1 or zones_matter(match, step.seat, step.ways[0]):
        match.stack.append(step)
    else:
        step.pay_thriftily(match)


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

    Of `need`, packed, the tokens `paid` were paid; one of `ways` has the others.
    """

    name = "payment"

    def __init__(
        self,
        seat: i64,
        recipe: i64,
        place: i64,
        section: i64,
        need: i64,
        paid: i64,
        ways: list[int],
    ) -> None:
        super().__init__(seat)
        self.recipe = recipe
        self.place = place
        self.section = section
        self.need = need
        self.paid = paid
        self.ways = ways

    def unpaid(self) -> i64:
        """How many tokens are still to pay, if none of them counts as two."""
        most: i64 = 0
        for way in self.ways:
            tokens: i64 = 0
            while way:
                tokens += way & MOST
                way >>= DIGIT
            if tokens > most:
                most = tokens
        return most

    def cannot_pay_with(self, match: GateauMatch, kind: i64, zone: i64) -> Obstacle | None:
        """A token must be part of a way to pay."""
        seat: i64 = self.seat
        if not bench.has_token(match, seat, kind, zone):
            return words.NO_TOKEN
        for way in self.ways:
            if way >> DIGIT * kind & MOST:
                return None
        swaps = match.doubles[seat] != 1 and kind == match.chefs[seat]
        helps = kind == SUPER or swaps or self.need >> 3 * kind & 7
        return words.PAID_IN_VAIN if helps else words.NOT_NEEDED

    def spend(self, match: GateauMatch, kind: i64, zone: i64) -> None:
        seat: i64 = self.seat
        bench.remove(match, seat, kind, zone)
        match.supply[kind] += 1
        tell.spent(match, seat, kind, zone, "recipe")

    def pay_thriftily(self, match: GateauMatch) -> None:
        """Pay the rest without asking: super tokens last, before them those that stand for others."""
        seat: i64 = self.seat
        way: i64 = self.ways[0]
        if len(self.ways) > 1:
            way = payment.cheapest(self.ways, THRIFT[chef_side(match, seat)])
        for kind in range(sizes.KINDS):
            for zone in ZONE_ORDER:
                while way >> DIGIT * kind & MOST and bench.has_token(match, seat, kind, zone):
                    self.spend(match, kind, zone)
                    way -= ONE[kind]
        self.close(match)

    def close(self, match: GateauMatch) -> None:
        """The recipe is paid for: it goes under its section, or loses its reservation."""
        seat: i64 = self.seat
        if self.place == RESERVED:
            match.reserved = changed(match.reserved, seat, EMPTY)
            match.quiet = False
            tell.recipe(match, words.RESERVED_PREPARED, seat, self.recipe)
        else:
            recipes.lay(match, words.PREPARED, seat, self.place, self.section)

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = [words.PAY]
        some: i64 = 0
        for way in self.ways:
            some |= way
        for kind in range(sizes.KINDS):
            if some >> DIGIT * kind & MOST:
                zones = bench.zones_with(match, seat, kind)
                for zone in range(sizes.ZONES):
                    if zones >> zone & 1:
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
        match.stack.pop()
        if move == words.PAY:
            self.pay_thriftily(match)
            return
        token: i64 = move - words.SPEND
        kind = token // sizes.ZONES
        self.spend(match, kind, token % sizes.ZONES)
        left = payment.after(self.ways, kind)
        paid = self.paid + UNIT[kind]
        go_on(match, Pay(seat, self.recipe, self.place, self.section, self.need, paid, left))

    def forced(self, match: GateauMatch) -> Answer | None:
        return None  # `pay`, and at least one token

    def ask(self, match: GateauMatch, seat: int) -> Text:
        recipe = facts.recipe_text(match, self.recipe)
        return Text("ask-payment", {"recipe": recipe, "count": self.unpaid()})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.PAY:
            return {"recipe": facts.recipe_text(match, self.recipe)}
        if not words.SPEND <= move < words.PAY:
            return super().describe(match, seat, move)
        known = facts.token_in_zone(move - words.SPEND)
        known["step"] = self.name
        return known
