"""Recipes: what they cost, how they are paid for, where they lie, and how they get finished.

A recipe names kinds and may ask for grey tokens, all of one kind that it does not name. Each unit is
paid with a token of its kind or a super token; a stored token pays one unit of its kind and stays. The
chef adds a power, once a recipe: either a token of the chef's kind counts as any other one, or a super
token counts as two of that kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import Text
from toque.games.gateau.agenda import SeatStep, grant
from toque.games.gateau.bench import (
    add,
    has_token,
    remove,
    supers_of,
    token_count,
    tokens_of,
    zones_with,
)
from toque.games.gateau.gains import gain_gold
from toque.games.gateau.match import EMPTY, SUPER, SUPER_BITS, UNIT, GateauMatch
from toque.games.gateau.telling import (
    recipe_text,
    tell_count,
    tell_finished,
    tell_kind,
    tell_placed,
    tell_recipe,
    tell_spent,
)
from toque.games.gateau.words import (
    ADVANCED,
    DONE,
    FINISH,
    GREY,
    GREY_NAMED,
    GREY_SHORT,
    NO_CARD,
    NO_RECIPE,
    NO_SECTION,
    NO_TOKEN,
    NOT_NEEDED,
    NOTHING_RESERVED,
    PAY,
    PREPARE,
    RESERVED_LOST,
    RESERVED_PREPARED,
    SECTION_TAKEN,
    SHORT_OF,
    SPEND,
    STORE,
    TOO_DEAR,
    USED_STORED,
)

KINDS: Final = 6
SECTIONS: Final = 4
PLACES: Final = 8
RESERVED_PLACE: Final = 8
"""Where the recipe comes from that is being paid for: a place of the main board, or this."""

ZONE_ORDER: Final[list[i64]] = [1, 2, 3, 0]
"""Where `pay` looks for a token first: the four different, the pairs, the four equal."""

FAMILY_OF_ICON: Final[list[i64]] = [0, -1, 1, -1, 2, -1, 0, 0, 0, 1, 0, 2, 1, 1, 1, 2, 2, 2]
"""By set of icons, two each: their families, or EMPTY."""


# What a recipe costs.


def supers_needed(match: GateauMatch, seat: i64, need: i64, credit: i64, swapped: i64) -> i64:
    """How many more super tokens paying takes at least, with all that the bench has.

    `need` is what is left to pay without stored tokens; `credit` super tokens and `swapped` tokens of
    the chef's kind have been paid already towards any of it.
    """
    tokens = tokens_of(match, seat)
    chef = match.chefs[seat]
    missing: i64 = 0
    for kind in range(KINDS):
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
    for kind in range(KINDS):
        if stored >> kind & 1 and need >> 3 * kind & 7:
            need -= UNIT[kind]
    return need


def payable(match: GateauMatch, seat: i64, need: i64) -> bool:
    rest = unstored(match, seat, need)
    return supers_needed(match, seat, rest, 0, 0) <= supers_of(match, seat)


def grey_kinds(match: GateauMatch, seat: i64, recipe: i64) -> i64:
    """The bit mask of kinds that can be its grey tokens; any bit stands for yes where it has none."""
    rules = match.rules
    need = rules.needs[recipe]
    units = token_count(match, seat) + int(match.stored[seat]).bit_count() + 1
    if units < rules.tokens[recipe]:
        return 0
    grey = rules.grey[recipe]
    if grey == 0:
        return 1 if payable(match, seat, need) else 0
    found: i64 = 0
    for kind in range(KINDS):
        if not need >> 3 * kind & 7 and payable(match, seat, need + grey * UNIT[kind]):
            found |= 1 << kind
    return found


def can_pay(match: GateauMatch, seat: i64, recipe: i64) -> bool:
    """As `grey_kinds`, but it stops at the first one."""
    rules = match.rules
    need = rules.needs[recipe]
    units = token_count(match, seat) + int(match.stored[seat]).bit_count() + 1
    if units < rules.tokens[recipe]:
        return False
    grey = rules.grey[recipe]
    if grey == 0:
        return payable(match, seat, need)
    for kind in range(KINDS):
        if not need >> 3 * kind & 7 and payable(match, seat, need + grey * UNIT[kind]):
            return True
    return False


def cannot_prepare(match: GateauMatch, seat: i64, place: i64) -> Obstacle | None:
    recipe = match.row[place]
    if recipe == EMPTY:
        return NO_CARD
    return None if can_pay(match, seat, recipe) else SHORT_OF


def has_free_section(match: GateauMatch, seat: i64) -> bool:
    for at in range(seat * SECTIONS, seat * SECTIONS + SECTIONS):
        if match.under[at] == EMPTY:
            return True
    return False


def cannot_prepare_any(match: GateauMatch, seat: i64) -> Obstacle | None:
    if not has_free_section(match, seat):
        return NO_SECTION
    for place in range(PLACES):
        if cannot_prepare(match, seat, place) is None:
            return None
    return NO_RECIPE


def cannot_finish(match: GateauMatch, seat: i64) -> Obstacle | None:
    """Why the reserved recipe cannot be paid for."""
    if match.reserved[seat] == EMPTY:
        return NOTHING_RESERVED
    return None if can_pay(match, seat, match.reserved[seat]) else SHORT_OF


# Paying.


def begin_paying(match: GateauMatch, seat: i64, recipe: i64, place: i64, section: i64) -> None:
    match.paying = recipe
    match.place = place
    match.section = section
    if match.rules.grey[recipe] == 0:
        pay_with(match, seat, match.rules.needs[recipe])
        return
    kinds = grey_kinds(match, seat, recipe)
    if kinds & (kinds - 1):
        match.stack.append(GREYS[seat])
        return
    for kind in range(KINDS):
        if kinds >> kind & 1:
            pay_with_grey(match, seat, kind)


def pay_with_grey(match: GateauMatch, seat: i64, kind: i64) -> None:
    recipe = match.paying
    pay_with(match, seat, match.rules.needs[recipe] + match.rules.grey[recipe] * UNIT[kind])


def pay_with(match: GateauMatch, seat: i64, need: i64) -> None:
    """Stored tokens first, which cost nothing; then ask, where there is more than one way to pay."""
    rest = unstored(match, seat, need)
    if match.listener is not None:
        for kind in range(KINDS):
            if (need - rest) >> 3 * kind & 7:
                tell_kind(match, USED_STORED, seat, kind)
    match.need = rest
    match.credit = 0
    match.swapped = 0
    if has_ways_to_pay(match, seat):
        match.stack.append(PAYMENTS[seat])
    else:
        pay_thriftily(match, seat)


def unpaid(match: GateauMatch, seat: i64) -> i64:
    """How many units are still to pay, if a super token that was paid counts double where it can."""
    need = match.need
    units: i64 = 0
    for kind in range(KINDS):
        units += need >> 3 * kind & 7
    units -= match.credit + match.swapped
    if match.doubles[seat] == 1 and match.credit > 0 and need >> 3 * match.chefs[seat] & 7 >= 2:
        units -= 1
    return units


def has_ways_to_pay(match: GateauMatch, seat: i64) -> bool:
    """Whether it makes a difference which tokens are spent, or from where."""
    need = match.need
    tokens = tokens_of(match, seat)
    spent: i64 = 0
    wanted: i64 = 0
    for kind in range(KINDS):
        asked = need >> 3 * kind & 7
        if asked == 0:
            continue
        wanted += asked
        there = tokens >> 3 * kind & 7
        if there > asked:
            zones = zones_with(match, seat, kind)
            if zones & (zones - 1):
                return True
        spent += asked if asked < there else there
    if wanted == 0:
        return False
    supers = tokens >> SUPER_BITS
    least = supers_needed(match, seat, need, 0, 0)
    if supers > least:
        if spent > 0:
            return True
        zones = zones_with(match, seat, SUPER)
        if zones & (zones - 1):
            return True
    if match.doubles[seat] != 1:
        chef = match.chefs[seat]
        if (tokens >> 3 * chef & 7) > (need >> 3 * chef & 7) and wanted > (need >> 3 * chef & 7):
            return True
    return False


def cannot_pay_with(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> Obstacle | None:
    """A token must count towards the recipe and leave enough to pay the rest."""
    if not has_token(match, seat, kind, zone):
        return NO_TOKEN
    need, credit, swapped = match.need, match.credit, match.swapped
    if kind == SUPER:
        credit += 1
    elif need >> 3 * kind & 7:
        need -= UNIT[kind]
    elif match.doubles[seat] != 1 and kind == match.chefs[seat] and swapped == 0:
        swapped = 1
    else:
        return NOT_NEEDED
    remove(match, seat, kind, zone)
    enough = supers_needed(match, seat, need, credit, swapped) <= supers_of(match, seat)
    add(match, seat, kind, zone)
    return None if enough else TOO_DEAR


def pay_token(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> None:
    remove(match, seat, kind, zone)
    match.supply[kind] += 1
    if kind == SUPER:
        match.credit += 1
    elif match.need >> 3 * kind & 7:
        match.need -= UNIT[kind]
    else:
        match.swapped += 1
    if match.listener is not None:
        tell_spent(match, seat, kind, zone, "recipe")


def pay_thriftily(match: GateauMatch, seat: i64) -> None:
    """Tokens of the kinds themselves first, then the chef's kind for another, super tokens last."""
    while unpaid(match, seat) > 0:
        kind = thrifty_kind(match, seat)
        for zone in ZONE_ORDER:
            if has_token(match, seat, kind, zone):
                pay_token(match, seat, kind, zone)
                break
    paid(match, seat)


def thrifty_kind(match: GateauMatch, seat: i64) -> i64:
    tokens = tokens_of(match, seat)
    for kind in range(KINDS):
        if match.need >> 3 * kind & 7 and tokens >> 3 * kind & 7:
            return kind
    chef = match.chefs[seat]
    if match.doubles[seat] != 1 and match.swapped == 0 and tokens >> 3 * chef & 7:
        return chef
    return SUPER


def paid(match: GateauMatch, seat: i64) -> None:
    """The recipe is paid for: it goes under its section, or loses its reservation."""
    recipe = match.paying
    match.quiet = False
    if match.place == RESERVED_PLACE:
        match.reserved[seat] = EMPTY
        tell_recipe(match, RESERVED_PREPARED, seat, recipe)
        return
    lay(match, seat, recipe, False)


def lay(match: GateauMatch, seat: i64, recipe: i64, reserved: bool) -> None:
    """From the main board under a section, with the gold icon of its place and the section's bonus."""
    place, section = match.place, match.section
    match.row[place] = EMPTY
    match.under[seat * SECTIONS + section] = recipe
    if match.listener is not None:
        tell_placed(match, seat, recipe, place, section, reserved)
    if place % 4 == 3:
        gain_gold(match, seat, 1, "column")
    grant(match, seat, match.rules.sections[section])


class Grey(SeatStep):
    """Which kind the grey tokens of a recipe are."""

    name = "grey"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        kinds = grey_kinds(match, seat, match.paying)
        found: list[int] = []
        for kind in range(KINDS):
            if kinds >> kind & 1:
                found.append(GREY + kind)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not GREY <= move < STORE:
            return NOT_NOW
        kind = move - GREY
        if match.rules.needs[match.paying] >> 3 * kind & 7:
            return GREY_NAMED
        return None if grey_kinds(match, seat, match.paying) >> kind & 1 else GREY_SHORT

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        pay_with_grey(match, seat, move - GREY)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        count = match.rules.grey[match.paying]
        return Text("ask-grey", {"recipe": recipe_text(match, match.paying), "count": count})


class Payment(SeatStep):
    """Token by token, or all the rest at once."""

    name = "payment"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = [PAY]
        for kind in range(KINDS + 1):
            for zone in range(4):
                if has_token(match, seat, kind, zone) and (
                    cannot_pay_with(match, seat, kind, zone) is None
                ):
                    found.append(SPEND + kind * 4 + zone)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == PAY:
            return None
        if not SPEND <= move < PAY:
            return NOT_NOW
        return cannot_pay_with(match, seat, (move - SPEND) // 4, (move - SPEND) % 4)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if move == PAY:
            match.stack.pop()
            pay_thriftily(match, seat)
            return
        pay_token(match, seat, (move - SPEND) // 4, (move - SPEND) % 4)
        if unpaid(match, seat) <= 0:
            match.stack.pop()
            paid(match, seat)

    def forced(self, match: GateauMatch) -> Answer | None:
        return None  # `pay`, and at least one token

    def ask(self, match: GateauMatch, seat: int) -> Text:
        left = unpaid(match, seat)
        return Text("ask-payment", {"recipe": recipe_text(match, match.paying), "count": left})


GREYS: Final = [Grey(seat) for seat in range(4)]
PAYMENTS: Final = [Payment(seat) for seat in range(4)]


# Choosing a recipe.


def section_obstacle(match: GateauMatch, seat: i64, section: i64) -> Obstacle | None:
    return None if match.under[seat * SECTIONS + section] == EMPTY else SECTION_TAKEN


def add_card_moves(match: GateauMatch, seat: i64, place: i64, base: i64, found: list[int]) -> None:
    """A card with every free section."""
    for section in range(SECTIONS):
        if match.under[seat * SECTIONS + section] == EMPTY:
            found.append(base + place * SECTIONS + section)


class Prepare(SeatStep):
    """One recipe of the main board, or none; as an effect."""

    name = "prepare"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = [DONE]
        add_prepare_moves(match, seat, found)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == DONE:
            return None
        return prepare_obstacle(match, seat, move)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != DONE:
            begin_prepare(match, seat, move)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)


PREPARES: Final = [Prepare(seat) for seat in range(4)]


def add_prepare_moves(match: GateauMatch, seat: i64, found: list[int]) -> None:
    if has_free_section(match, seat):
        for place in range(PLACES):
            if cannot_prepare(match, seat, place) is None:
                add_card_moves(match, seat, place, PREPARE, found)


def prepare_obstacle(match: GateauMatch, seat: i64, move: i64) -> Obstacle | None:
    if not PREPARE <= move < FINISH:
        return NOT_NOW
    obstacle = cannot_prepare(match, seat, (move - PREPARE) // SECTIONS)
    if obstacle is not None:
        return obstacle
    return section_obstacle(match, seat, (move - PREPARE) % SECTIONS)


def begin_prepare(match: GateauMatch, seat: i64, move: i64) -> None:
    place = (move - PREPARE) // SECTIONS
    begin_paying(match, seat, match.row[place], place, (move - PREPARE) % SECTIONS)


# Moving on and being finished.


def recipes_under(match: GateauMatch, seat: i64) -> i64:
    count: i64 = 0
    for at in range(seat * SECTIONS, seat * SECTIONS + SECTIONS):
        if match.under[at] != EMPTY:
            count += 1
    return count


def advance(match: GateauMatch, seat: i64) -> None:
    """All recipes under a bench go a section to the right; past section 0 one is finished."""
    count = recipes_under(match, seat)
    if count == 0:
        return
    tell_count(match, ADVANCED, seat, count)
    at = seat * SECTIONS
    leaving = match.under[at + 3]
    match.under[at + 3] = match.under[at + 2]
    match.under[at + 2] = match.under[at + 1]
    match.under[at + 1] = match.under[at]
    match.under[at] = EMPTY
    if leaving == EMPTY:
        return
    if leaving == match.reserved[seat]:
        match.reserved[seat] = EMPTY
        match.gone |= BIT[leaving]
        tell_recipe(match, RESERVED_LOST, seat, leaving)
        return
    if match.listener is not None:
        tell_finished(match, seat, leaving)
    finish(match, seat, leaving)
    grant(match, seat, match.rules.bonuses[leaving])


def finish(match: GateauMatch, chair: i64, recipe: i64) -> None:
    """Face up beside the bench: its icons can be used for an award."""
    match.finished[chair] |= BIT[recipe]
    icons = match.rules.icon_sets[recipe]
    match.icons[chair * 3 + FAMILY_OF_ICON[icons * 2]] += 1
    if FAMILY_OF_ICON[icons * 2 + 1] != EMPTY:
        match.icons[chair * 3 + FAMILY_OF_ICON[icons * 2 + 1]] += 1
