"""Awards: two matching icons for the bottom shelf, three for the top one, two icons for a missing one.

A recipe that is used is turned over whole. Recipes with the same icons are one choice, so a payment is
a number of cards of each set of icons, packed with four bits each, and gold where it is gilded.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import SeatName, Text
from toque.games.gateau.agenda import SeatStep, grant
from toque.games.gateau.components import FAMILIES, RECIPES, TOQUE_SPACES, effects_text
from toque.games.gateau.gains import gain_gold
from toque.games.gateau.match import EMPTY, GateauMatch
from toque.games.gateau.recipes import FAMILY_OF_ICON
from toque.games.gateau.telling import tell_award
from toque.games.gateau.words import (
    AWARDS_GONE,
    DONE,
    ENDING,
    GOLD_PAID,
    ICONS_MISSING,
    ICONS_WASTED,
    ONE_AWARD,
    SHELF_TAKEN,
    TOO_FEW_ICONS,
    TOQUE,
    TOQUE_USED,
    USE,
)

STACK: Final = 6
SETS: Final = 9
GOLD_SET: Final = 9
"""Gold that stands for an icon, among the sets of icons."""
AWARDS_TO_END: Final = 3
DIGIT: Final[list[i64]] = [16**place for place in range(10)]


def needed(shelf: i64) -> i64:
    return 2 + shelf


def gilding(match: GateauMatch, chair: i64) -> i64:
    """So much gold may stand for icons now."""
    if chair != match.seat:
        return 0
    gold = match.gold[chair]
    return gold if gold < match.gilded else match.gilded


def reach(match: GateauMatch, chair: i64, family: i64) -> i64:
    """How many icons of a family the face-up recipes of a chair come to, two others for one."""
    at = chair * 3
    own = match.icons[at + family]
    others = match.icons[at] + match.icons[at + 1] + match.icons[at + 2] - own
    return own + others // 2


def cannot_place_award(match: GateauMatch, chair: i64, family: i64, shelf: i64) -> Obstacle | None:
    if match.awards_taken[family] == STACK:
        return AWARDS_GONE
    if match.shelves[chair * 6 + shelf * 3 + family]:
        return SHELF_TAKEN
    return None


def cannot_win(match: GateauMatch, seat: i64, family: i64, shelf: i64) -> Obstacle | None:
    if match.awarded:
        return ONE_AWARD
    obstacle = cannot_place_award(match, seat, family, shelf)
    if obstacle is not None:
        return obstacle
    icons = reach(match, seat, family) + gilding(match, seat)
    return None if icons >= needed(shelf) else TOO_FEW_ICONS


# Paying with recipes.


def icons_of(family: i64, icons: i64) -> i64:
    """How many icons of a family a set has."""
    own: i64 = 0
    if FAMILY_OF_ICON[icons * 2] == family:
        own += 1
    if FAMILY_OF_ICON[icons * 2 + 1] == family:
        own += 1
    return own


def size_of(icons: i64) -> i64:
    return 1 if icons < 3 else 2


def comes_to(payment: i64, family: i64) -> i64:
    """The icons of a family that a payment comes to."""
    own: i64 = 0
    others: i64 = 0
    for icons in range(SETS):
        count = payment >> 4 * icons & 15
        if count:
            matching = icons_of(family, icons)
            own += count * matching
            others += count * (size_of(icons) - matching)
    return own + others // 2 + (payment >> 4 * GOLD_SET & 15)


def payments(match: GateauMatch, chair: i64, family: i64, shelf: i64, gold: i64) -> list[i64]:
    """All payments for an award from which no card could be left out."""
    face_up: list[i64] = [0] * (SETS + 1)
    face_up[GOLD_SET] = gold
    for recipe in range(RECIPES):
        if match.is_face_up(chair, recipe):
            face_up[match.rules.icon_sets[recipe]] += 1
    found: list[i64] = []
    _add_payments(face_up, family, needed(shelf), 0, 0, found)
    return found


def _add_payments(
    face_up: list[i64], family: i64, icons: i64, first: i64, so_far: i64, found: list[i64]
) -> None:
    """All payments that are `so_far` and more cards of the sets from `first` on."""
    if comes_to(so_far, family) >= icons:
        for place in range(SETS + 1):
            if so_far >> 4 * place & 15 and comes_to(so_far - DIGIT[place], family) >= icons:
                return
        found.append(so_far)
        return
    for place in range(first, SETS + 1):
        if so_far >> 4 * place & 15 < face_up[place]:
            _add_payments(face_up, family, icons, place, so_far + DIGIT[place], found)


def covers(payment: i64, part: i64) -> bool:
    """Whether a payment has at least the cards of a part of it."""
    for place in range(SETS + 1):
        if payment >> 4 * place & 15 < part >> 4 * place & 15:
            return False
    return True


def open_payments(match: GateauMatch, seat: i64) -> list[i64]:
    """The payments that the cards chosen so far may still become."""
    family, shelf = match.award // 2, match.award % 2
    every = payments(match, seat, family, shelf, gilding(match, seat))
    return [payment for payment in every if covers(payment, match.chosen)]


def begin_award(match: GateauMatch, seat: i64, family: i64, shelf: i64) -> None:
    match.award = family * 2 + shelf
    match.chosen = 0
    go_on_paying(match, seat)


def go_on_paying(match: GateauMatch, seat: i64) -> None:
    ways = open_payments(match, seat)
    if len(ways) == 1:
        pay_award(match, seat, ways[0])
    else:
        match.stack.append(ICON_STEPS[seat])


def turn_over(match: GateauMatch, chair: i64, payment: i64) -> list[i64]:
    """Turn recipes over, those with the lowest numbers first; returns them."""
    turned: list[i64] = []
    for recipe in range(RECIPES):
        icons = match.rules.icon_sets[recipe]
        if payment >> 4 * icons & 15 and match.is_face_up(chair, recipe):
            payment -= DIGIT[icons]
            match.turned[chair] |= BIT[recipe]
            turned.append(recipe)
            match.icons[chair * 3 + FAMILY_OF_ICON[icons * 2]] -= 1
            if FAMILY_OF_ICON[icons * 2 + 1] != EMPTY:
                match.icons[chair * 3 + FAMILY_OF_ICON[icons * 2 + 1]] -= 1
    return turned


def pay_award(match: GateauMatch, seat: i64, payment: i64) -> None:
    gold = payment >> 4 * GOLD_SET & 15
    match.gold[seat] -= gold
    if match.listener is not None and gold:
        for _ in range(gold):
            match.tell(GOLD_PAID, {"seat": SeatName(seat), "purpose": "icon"})
    turned = turn_over(match, seat, payment)
    family, shelf = match.award // 2, match.award % 2
    points = win(match, seat, family, shelf)
    match.awarded = True
    if match.listener is not None:
        tell_award(match, seat, family, shelf, points, turned)
    tell_if_ending(match, seat)
    if shelf == 0:
        match.stack.append(TOQUE_STEPS[seat])


def win(match: GateauMatch, chair: i64, family: i64, shelf: i64) -> i64:
    """The top award of a stack goes on a shelf; its value."""
    points = match.rules.award_values[family * STACK + match.awards_taken[family]]
    match.awards_taken[family] += 1
    match.shelves[chair * 6 + shelf * 3 + family] = points
    match.quiet = False
    return points


def awards_of(match: GateauMatch, chair: i64) -> i64:
    count: i64 = 0
    for at in range(chair * 6, chair * 6 + 6):
        if match.shelves[at]:
            count += 1
    return count


def tell_if_ending(match: GateauMatch, chair: i64) -> None:
    """The third award of a chef: this round is finished, and one more is played."""
    if match.last_round == 0 and awards_of(match, chair) >= AWARDS_TO_END:
        match.last_round = match.round + 1
        if match.listener is not None:
            match.tell(ENDING, {"reason": "awards", "rounds": 0})


class Icons(SeatStep):
    """Which recipes pay for an award, card by card."""

    name = "icons"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        ways = open_payments(match, seat)
        for place in range(SETS + 1):
            for way in ways:
                if way >> 4 * place & 15 > match.chosen >> 4 * place & 15:
                    found.append(USE + place)
                    break
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not USE <= move < TOQUE:
            return NOT_NOW
        place = move - USE
        for way in open_payments(match, seat):
            if way >> 4 * place & 15 > match.chosen >> 4 * place & 15:
                return None
        return ICONS_WASTED if self._has(match, place) else ICONS_MISSING

    def _has(self, match: GateauMatch, place: i64) -> bool:
        if place == GOLD_SET:
            return gilding(match, self.seat) > 0
        for recipe in range(RECIPES):
            if match.rules.icon_sets[recipe] == place and match.is_face_up(self.seat, recipe):
                return True
        return False

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        match.chosen += DIGIT[move - USE]
        go_on_paying(match, seat)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-icons", {"family": FAMILIES[match.award // 2]})


class ToqueStep(SeatStep):
    """The bonus for an award on the bottom shelf: any space, also one that was used before."""

    name = "toque"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(len(TOQUE_SPACES)):
            found.append(TOQUE + place)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return None if TOQUE <= move < DONE else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        place = move - TOQUE
        bonus = match.rules.toque[place]
        if match.listener is not None:
            match.tell(
                TOQUE_USED,
                {
                    "seat": SeatName(seat),
                    "place": TOQUE_SPACES[place],
                    "bonus": effects_text(bonus),
                },
            )
        if match.toque >> place & 1:
            match.toque &= ~(1 << place)
            gain_gold(match, seat, 1, "toque")
        grant(match, seat, bonus)

    def forced(self, match: GateauMatch) -> Answer | None:
        return None


ICON_STEPS: Final = [Icons(seat) for seat in range(4)]
TOQUE_STEPS: Final = [ToqueStep(seat) for seat in range(4)]
