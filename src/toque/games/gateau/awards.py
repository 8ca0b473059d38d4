"""Awards: two matching icons for the bottom shelf, three for the top one, two icons for a missing one.

A recipe that is used is turned over whole. Recipes with the same icons are one choice, so a way to pay
is a number of cards of each set of icons, and gold where it is gilded: see `mechanics.payment`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import Text, Value
from toque.games.gateau import components, effects, gains, recipes, sizes, tell, words
from toque.games.gateau.match import GateauMatch
from toque.games.gateau.question import Question
from toque.mechanics import payment

SETS: Final = 9
GOLD_SET: Final = 9
"""Gold that stands for an icon, among the sets of icons."""
SINGLE_SETS: Final = 3
"""The sets of one icon come first, then those of two."""
AWARDS_TO_END: Final = 3
BOTTOM: Final = 0
HALVES: Final = 2
"""Two icons stand for one, so payments are counted in halves."""
ONE_OF_SET: Final[list[i64]] = [16**place for place in range(SETS + 1)]
"""By set of icons: one card of it in a way to pay."""
assert len(components.ICON_SETS) == SETS


def needed(shelf: i64) -> i64:
    """The icons that an award on a shelf costs."""
    return 2 + shelf


def gilding(match: GateauMatch, player: i64) -> i64:
    """How much gold may stand for icons now."""
    if player != match.player:
        return 0
    gold = match.gold[player]
    return gold if gold < match.gilded else match.gilded


def reach(match: GateauMatch, player: i64, family: i64) -> i64:
    """How many icons of a family the face-up recipes of a player come to, two others for one."""
    at = player * sizes.FAMILIES
    own = match.icons[at + family]
    others = match.icons[at] + match.icons[at + 1] + match.icons[at + 2] - own
    return own + others // 2


def shelf_place(player: i64, family: i64, shelf: i64) -> i64:
    """Where in `GateauMatch.shelves` an award goes."""
    return player * sizes.SHELF_PLACES + shelf * sizes.FAMILIES + family


def cannot_place(match: GateauMatch, player: i64, family: i64, shelf: i64) -> Obstacle | None:
    if match.awards_taken[family] == sizes.AWARDS:
        return words.AWARDS_GONE
    taken = match.shelves[shelf_place(player, family, shelf)]
    return words.SHELF_TAKEN if taken else None


def cannot_win(match: GateauMatch, seat: i64, family: i64, shelf: i64) -> Obstacle | None:
    if match.awarded:
        return words.ONE_AWARD
    obstacle = cannot_place(match, seat, family, shelf)
    if obstacle is not None:
        return obstacle
    icons = reach(match, seat, family) + gilding(match, seat)
    return None if icons >= needed(shelf) else words.TOO_FEW_ICONS


# Paying with recipes.


def icons_of(family: int, icons: int) -> int:
    """How many icons of a family a set has."""
    pair = recipes.FAMILY_OF_ICON[icons * 2 : icons * 2 + 2]
    return pair.count(family)


def size_of(icons: i64) -> i64:
    return 1 if icons < SINGLE_SETS else 2


def _worth(family: int) -> payment.Worth:
    """In halves of an icon of a family: each of its own has two, any other one has one."""
    halves = [[size_of(icons) + icons_of(family, icons)] for icons in range(SETS)]
    return payment.Worth([*halves, [HALVES]])


def _matching(family: int) -> payment.Worth:
    """In icons of a family, where nothing else stands for one."""
    own = [[icons_of(family, icons)] for icons in range(SETS)]
    return payment.Worth([*own, []])


WORTHS: Final = [_worth(family) for family in range(sizes.FAMILIES)]
"""By family: what the sets of icons count for, and gold."""
MATCHING: Final = [_matching(family) for family in range(sizes.FAMILIES)]
"""By family: what they count for without conversion."""


def face_up_sets(match: GateauMatch, player: i64) -> list[i64]:
    """By set of icons, gold among them: how many recipes lie face up."""
    found: list[i64] = [0] * (SETS + 1)
    for recipe in range(sizes.RECIPES):
        if match.is_face_up(player, recipe):
            found[match.rules.icon_sets[recipe]] += 1
    return found


def payments(match: GateauMatch, player: i64, family: i64, shelf: i64) -> list[int]:
    """All payments for an award from which no card could be left out."""
    purse = face_up_sets(match, player)
    purse[GOLD_SET] = gilding(match, player)
    return payment.ways(WORTHS[family], purse, payment.bill([int(needed(shelf)) * HALVES]))


def matching_payments(match: GateauMatch, player: i64, family: i64, shelf: i64) -> list[int]:
    """The payments with nothing but icons of the family itself."""
    purse = face_up_sets(match, player)
    return payment.ways(MATCHING[family], purse, payment.bill([int(needed(shelf))]))


def turn_over(match: GateauMatch, player: i64, way: i64) -> list[i64]:
    """Turn recipes over, those with the lowest numbers first; returns them."""
    turned: list[i64] = []
    for recipe in range(sizes.RECIPES):
        icons = match.rules.icon_sets[recipe]
        if way >> 4 * icons & 15 and match.is_face_up(player, recipe):
            way -= ONE_OF_SET[icons]
            match.turned = changed(match.turned, player, match.turned[player] | BIT[recipe])
            turned.append(recipe)
            recipes.count_icons(match, player, recipe, -1)
    return turned


def begin(match: GateauMatch, seat: i64, family: i64, shelf: i64) -> None:
    go_on(match, PayAward(seat, family, shelf, 0, payments(match, seat, family, shelf)))


def go_on(match: GateauMatch, step: PayAward) -> None:
    """Ask, unless there is one way to pay only."""
    if len(step.ways) == 1:
        step.pay(match)
    else:
        match.stack.append(step)


class PayAward(Question):
    """Which recipes pay for an award, card by card: the `chosen` ones, and one of `ways` for more."""

    name = "icons"

    def __init__(self, seat: i64, family: i64, shelf: i64, chosen: i64, ways: list[int]) -> None:
        super().__init__(seat)
        self.family = family
        self.shelf = shelf
        self.chosen = chosen
        self.ways = ways

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return [words.USE + place for place in payment.picks(self.ways)]

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not words.USE <= move < words.TOQUE:
            return NOT_NOW
        place = move - words.USE
        if place in payment.picks(self.ways):
            return None
        return words.ICONS_WASTED if self._has(match, place) else words.ICONS_MISSING

    def _has(self, match: GateauMatch, place: i64) -> bool:
        if place == GOLD_SET:
            return gilding(match, self.seat) > 0
        return face_up_sets(match, self.seat)[place] > 0

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        place = move - words.USE
        chosen = self.chosen + ONE_OF_SET[place]
        ways = payment.after(self.ways, place)
        go_on(match, PayAward(seat, self.family, self.shelf, chosen, ways))

    def pay(self, match: GateauMatch) -> None:
        seat: i64 = self.seat
        way = self.chosen + self.ways[0]
        gold = way >> 4 * GOLD_SET & 15
        match.gold[seat] -= gold
        for _ in range(gold):
            tell.gold_paid(match, seat, "icon")
        turned = turn_over(match, seat, way)
        points = win(match, seat, self.family, self.shelf)
        match.awarded = True
        tell.award_won(match, seat, self.family, self.shelf, points, turned)
        end_is_near(match, seat)
        if self.shelf == BOTTOM:
            match.stack.append(ChooseToque(seat))

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-icons", {"family": components.FAMILIES[self.family]})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.USE <= move < words.TOQUE:
            return super().describe(match, seat, move)
        place = move - words.USE
        return {"icons": "gold" if place == GOLD_SET else components.ICON_SETS[place]}


def win(match: GateauMatch, player: i64, family: i64, shelf: i64) -> i64:
    """The top award of a stack goes on a shelf; its value."""
    points = top_value(match, family)
    match.awards_taken = changed(match.awards_taken, family, match.awards_taken[family] + 1)
    match.shelves = changed(match.shelves, shelf_place(player, family, shelf), points)
    match.quiet = False
    return points


def top_value(match: GateauMatch, family: i64) -> i64:
    """What the next award of a family is worth; 0 when they are gone."""
    taken = match.awards_taken[family]
    if taken == sizes.AWARDS:
        return 0
    return match.rules.award_values[family * sizes.AWARDS + taken]


def awards_of(match: GateauMatch, player: i64) -> i64:
    count: i64 = 0
    for at in range(player * sizes.SHELF_PLACES, (player + 1) * sizes.SHELF_PLACES):
        if match.shelves[at]:
            count += 1
    return count


def end_is_near(match: GateauMatch, player: i64) -> None:
    """The third award of a player: this round is finished, and one more is played."""
    if match.last_round == 0 and awards_of(match, player) >= AWARDS_TO_END:
        match.last_round = match.round + 1
        tell.ending(match, "awards", 0)


# The bottom shelf gives a toque bonus.


class ChooseToque(Question):
    """The bonus for an award on the bottom shelf: any space, also one that was used before."""

    name = "toque"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return list(range(words.TOQUE, words.DONE))

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return None if words.TOQUE <= move < words.DONE else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        place: i64 = move - words.TOQUE
        tell.toque_used(match, seat, place)
        if match.toque >> place & 1:
            match.toque &= ~(1 << place)
            gains.gain_gold(match, seat, 1, "toque")
        effects.grant(match, seat, match.rules.toque[place])

    def forced(self, match: GateauMatch) -> Answer | None:
        return None  # six spaces

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.TOQUE <= move < words.DONE:
            return super().describe(match, seat, move)
        place = move - words.TOQUE
        return {
            "place": components.TOQUE_SPACES[place],
            "bonus": components.effects_text(match.rules.toque[place]),
            "gold": "yes" if match.toque >> place & 1 else "no",
        }
