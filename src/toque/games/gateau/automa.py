"""Chef-o-Tron, the automa of a solo match. It plays by its cards and tells every step with a reason.

Its turn: a card; the arm moves and takes a bowl; the base effect; the limit of its board; the second
effect, a recipe or an event; an award. Whenever it cannot do or have something it gets a gold. Ties
are broken by the active arm: white prefers what is on the left, blue what is on the right.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.step import QuietStep
from toque.games.gateau import (
    advantages,
    awards,
    bench,
    bowls,
    components,
    effects,
    event_cards,
    main_board,
    recipes,
    sizes,
    spending,
    tell,
    tell_automa,
    words,
)
from toque.games.gateau.match import EMPTY, SUPER, SUPER_BITS, UNIT, GateauMatch
from toque.mechanics import payment

OPPONENT: Final = 0
"""The seat that it plays against."""
WHITE: Final = 0

# Base effects.
FIELD: Final = 0
SIDE: Final = 1
STEAL: Final = 2
STEAL_SUPER: Final = 3
STORE: Final = 4
assert components.BASE_EFFECTS == ("field", "side", "steal", "steal-super", "store", "supers")
SUPERS_OF_CARD: Final = 2

# Second effects: a recipe of level I or II, or this.
EVENT: Final = 2
assert components.SECOND_EFFECTS[EVENT] == "event"

TILES_FROM_ARM: Final[list[i64]] = [0, 1, 2, 1, 2, 0]
"""By arm, the three side tiles clockwise from it: white stands in the west, blue in the east."""

ICONS_OF_SET: Final[list[int]] = [int(awards.size_of(place)) for place in range(awards.SETS)]
"""What it counts when it pays for an award."""


# 1. A card.


class DrawCard(QuietStep[GateauMatch]):
    name = "robot-card"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.player = match.rules.automa
        match.gilded = 0
        match.robot_deck = match.robot_deck.below()
        match.reveal()
        card = card_now(match)
        match.active = card.arm
        match.stack[-1] = BaseEffect()
        tell_automa.card_drawn(match, card)
        move_arm(match, card.arm, card.rows)
        take_ingredients(match, card.arm)
        used_up = match.robot_deck.left == 0
        if used_up and (match.last_round == 0 or match.last_round > match.round):
            match.last_round = match.round
            tell.ending(match, "robot", 0)


def card_now(match: GateauMatch) -> components.RobotCard:
    """The card that guides this turn: the last one drawn."""
    return match.rules.robot_cards[match.robot_deck.last_drawn()]


# 2. The arm.


def move_arm(match: GateauMatch, arm: i64, rows: i64) -> None:
    """White goes down, blue goes up, around the ends."""
    down = rows if arm == WHITE else -rows
    match.arms[arm] = (match.arms[arm] + down) % sizes.BOWL_ROWS
    tell_automa.arm_moved(match, arm, rows)


# 3. Ingredients of a bowl.


def take_ingredients(match: GateauMatch, arm: i64) -> None:
    bowl = fullest_bowl(match, arm)
    if not match.bowls[bowl]:
        gain_gold(match, 1, "bowls")
        return
    tokens = match.bowls[bowl]
    if match.listener is not None:
        listed: list[i64] = []
        for kind in range(sizes.KINDS):
            for _ in range(tokens >> 3 * kind & 7):
                listed.append(bowl * 8 + kind)
        tell_automa.took(match, bowl, listed, reason_for(match, bowl))
    for kind in range(sizes.KINDS):
        match.robot[kind] += tokens >> 3 * kind & 7
    match.bowls[bowl] = 0
    bowls.burst(match, bowl, "emptied")


def fullest_bowl(match: GateauMatch, arm: i64) -> i64:
    """In the row of an arm: the bowl with the most tokens, the nearest of those; not a shielded one."""
    row = match.arms[arm]
    best: i64 = EMPTY
    for step in range(sizes.BOWL_ROWS):
        bowl = row * sizes.BOWL_ROWS + (step if arm == WHITE else sizes.BOWL_ROWS - 1 - step)
        if bowl == match.field:
            continue
        if best == EMPTY or bench.held(match.bowls[bowl]) > bench.held(match.bowls[best]):
            best = bowl
    return best


def reason_for(match: GateauMatch, bowl: i64) -> str:
    """Whether a bowl is the only fullest one of its row, or the nearest of several."""
    same: i64 = 0
    most = bench.held(match.bowls[bowl])
    first = bowl - bowl % sizes.BOWL_ROWS
    for other in range(first, first + sizes.BOWL_ROWS):
        if other != match.field and bench.held(match.bowls[other]) == most:
            same += 1
    return "nearest" if same > 1 else "fullest"


# 4. The base effect.


class BaseEffect(QuietStep[GateauMatch]):
    name = "robot-base"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = SecondEffect()
        card = card_now(match)
        if card.base_pink and not match.rules.hard:
            tell_automa.ignored(match, components.BASE_EFFECTS[card.base])
        elif card.base == FIELD:
            raise_field(match, card.arm, card.rows)
        elif card.base == SIDE:
            take_tile(match, card.arm)
        elif card.base == STEAL:
            steal(match, bench.token_count(match, OPPONENT), spending.TO_ROBOT)
        elif card.base == STEAL_SUPER:
            steal(match, bench.supers_of(match, OPPONENT), spending.SUPER_TO_ROBOT)
        elif card.base == STORE:
            store(match)
        else:
            gain_supers(match, SUPERS_OF_CARD, "card")


def raise_field(match: GateauMatch, arm: i64, rows: i64) -> None:
    """The same move again; the bowl that it would take now lies under the force field.

    The field is lifted before, so that it may stay where it was.
    """
    move_arm(match, arm, rows)
    match.field = EMPTY
    bowl = fullest_bowl(match, arm)
    tell_automa.field_raised(match, bowl, arm, reason_for(match, bowl))
    match.field = bowl


def take_tile(match: GateauMatch, arm: i64) -> None:
    """The fullest side tile; of equal ones one that gives gold, then the next clockwise from the arm."""
    best: i64 = EMPTY
    worth: i64 = -1
    equals: i64 = 0
    for at in range(arm * sizes.TILES, (arm + 1) * sizes.TILES):
        tile = TILES_FROM_ARM[at]
        gold = bowls.icon_shows(match, tile) and match.rules.icons[tile] == effects.GOLD
        mark = bowls.tile_load(match, tile) * 2 + (1 if gold else 0)
        if mark > worth:
            worth, best, equals = mark, tile, 1
        elif mark == worth:
            equals += 1
    listed: list[i64] = []
    shows = bowls.icon_shows(match, best)
    for slot in range(best * sizes.TILE_SLOTS, (best + 1) * sizes.TILE_SLOTS):
        kind = match.slots[slot]
        if kind != EMPTY:
            listed.append((sizes.BOWLS + slot) * 8 + kind)
            match.robot[kind] += 1
            match.slots[slot] = EMPTY
    tell_automa.tile_taken(match, best, listed, "most" if equals == 1 else "clockwise")
    if shows:
        if match.rules.icons[best] == effects.GOLD:
            gain_gold(match, 1, "icon")
        else:
            gain_supers(match, 1, "icon")
    elif not listed:
        gain_gold(match, 1, "tiles")


def steal(match: GateauMatch, tokens: i64, purpose: i64) -> None:
    """The opponent says which of these tokens goes."""
    if tokens:
        match.stack.append(spending.Spend(OPPONENT, purpose))
    else:
        gain_gold(match, 1, "steal")


def store(match: GateauMatch) -> None:
    """The first token on its board, from the active arm's side, whose kind it has not stored yet."""
    me = match.rules.automa
    for kind in in_order(match):
        if match.robot[kind] and not match.stored[me] >> kind & 1:
            match.robot[kind] -= 1
            match.supply[kind] += 1
            match.stored = changed(match.stored, me, match.stored[me] | 1 << kind)
            tell_automa.ingredient(match, words.ROBOT_STORED, kind)
            return
    gain_gold(match, 1, "store")


# 5. The limit of its board, 6. the second effect.


class SecondEffect(QuietStep[GateauMatch]):
    name = "robot-second"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = ClaimAward()
        check_limit(match)
        card = card_now(match)
        if card.second_pink and not match.rules.hard:
            tell_automa.ignored(match, components.SECOND_EFFECTS[card.second])
        elif card.second == EVENT:
            if match.aside:
                event = match.aside.pop()
                match.reveal()
                event_cards.happen(match, event)
            else:
                gain_gold(match, 1, "event")
        else:
            prepare_best(match, card.second)


def check_limit(match: GateauMatch) -> None:
    """It keeps a few of each basic kind; super tokens from the supply replace the others."""
    limit = match.rules.robot_limit
    for kind in match.rules.robot_board:
        excess = match.robot[kind] - limit
        if excess > 0:
            match.robot[kind] = limit
            match.supply[kind] += excess
            tell_automa.limited(match, kind, excess)
            gain_supers(match, excess, "limit")


def prepare_best(match: GateauMatch, level: i64) -> None:
    """A recipe of a level, or else of the other one; it is finished at once."""
    place = best_place(match, level)
    reason = "level"
    if place == EMPTY:
        place = best_place(match, 1 - level)
        reason = "other-level"
    if place == EMPTY:
        gain_gold(match, 1, "recipe")
        return
    recipe = match.row[place]
    grey = best_grey(match, recipe) if match.rules.grey[recipe] else i64(EMPTY)
    paid = pay(match, need_of(match, recipe))
    match.row[place] = EMPTY
    match.quiet = False
    tell_automa.recipe_made(match, recipe, place, paid, grey, reason)
    recipes.finish(match, match.rules.automa, recipe)
    if recipes.has_gold_icon(place):
        gain_gold(match, 1, "column")
    effects.grant(match, match.rules.automa, match.rules.bonuses[recipe])


def best_place(match: GateauMatch, level: i64) -> i64:
    """The recipe of a level that it can pay for and that brings the most points.

    Ties are broken by the arm. A deck that ran out has its row filled from the other one, so that a
    level may lie in both; of two cards in a column, the one in its own row comes first.
    """
    best: i64 = EMPTY
    for step in range(sizes.PLACES):
        column = step // 2 if match.active == WHITE else sizes.ROW - 1 - step // 2
        place = (level if step % 2 == 0 else 1 - level) * sizes.ROW + column
        recipe = match.row[place]
        if recipe == EMPTY or level_of(match, recipe) != level:
            continue
        if shortfall(match, need_of(match, recipe)) > match.robot[SUPER]:
            continue
        if best == EMPTY or match.rules.points[recipe] > match.rules.points[match.row[best]]:
            best = place
    return best


def level_of(match: GateauMatch, recipe: i64) -> i64:
    return 1 if match.rules.level_two & BIT[recipe] else 0


def need_of(match: GateauMatch, recipe: i64) -> i64:
    """What it would pay for a recipe, packed, with its choice for the grey tokens."""
    need = match.rules.needs[recipe]
    grey = match.rules.grey[recipe]
    return need + grey * UNIT[best_grey(match, recipe)] if grey else need


def best_grey(match: GateauMatch, recipe: i64) -> i64:
    """The grey kind that takes the fewest super tokens, then a stored one, then as the arm prefers."""
    best: i64 = EMPTY
    least: i64 = 0
    need = match.rules.needs[recipe]
    stored = match.stored[match.rules.automa]
    for kind in in_order(match):
        if need >> 3 * kind & 7:
            continue
        missing = shortfall(match, need + match.rules.grey[recipe] * UNIT[kind])
        mark = missing * 2 - (stored >> kind & 1)
        if best == EMPTY or mark < least:
            least, best = mark, kind
    return best


def shortfall(match: GateauMatch, need: i64) -> i64:
    """The super tokens that a need takes, when stored and own tokens have done their part."""
    stored = match.stored[match.rules.automa]
    missing: i64 = 0
    for kind in range(sizes.BASIC):
        count = need >> 3 * kind & 7
        if count:
            count -= match.robot[kind] + (stored >> kind & 1)
            if count > 0:
                missing += count
    return missing


def pay(match: GateauMatch, need: i64) -> i64:
    """Stored tokens first, then its own ones, super tokens for the rest; what went, packed."""
    stored = match.stored[match.rules.automa]
    spent: i64 = 0
    for kind in range(sizes.BASIC):
        count = (need >> 3 * kind & 7) - (stored >> kind & 1)
        if count <= 0:
            continue
        own = match.robot[kind] if match.robot[kind] < count else count
        match.robot[kind] -= own
        match.supply[kind] += own
        supers = count - own
        match.robot[SUPER] -= supers
        match.supply[SUPER] += supers
        spent += own * UNIT[kind]
        spent += supers << SUPER_BITS
    return spent


# 7. An award.


class ClaimAward(QuietStep[GateauMatch]):
    """Matching icons before converted ones, the top shelf before the bottom one."""

    name = "robot-award"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = Refill()
        for converts in (False, True):
            for shelf in (1, 0):
                family = best_award(match, shelf, converts)
                if family != EMPTY:
                    claim(match, family, shelf, converts)
                    return


def best_award(match: GateauMatch, shelf: i64, converts: bool) -> i64:
    """The family whose award on this shelf is worth the most; ties by the arm."""
    best: i64 = EMPTY
    worth: i64 = 0
    for step in range(sizes.FAMILIES):
        family = step if match.active == WHITE else sizes.FAMILIES - 1 - step
        if awards.cannot_place(match, match.rules.automa, family, shelf) is not None:
            continue
        if icons(match, family, converts) < awards.needed(shelf):
            continue
        value = awards.top_value(match, family)
        if value > worth:
            worth, best = value, family
    return best


def icons(match: GateauMatch, family: i64, converts: bool) -> i64:
    """How many icons of a family it has."""
    me = match.rules.automa
    at = me * sizes.FAMILIES
    if match.rules.wild_icons:
        return match.icons[at] + match.icons[at + 1] + match.icons[at + 2]
    return awards.reach(match, me, family) if converts else match.icons[at + family]


def claim(match: GateauMatch, family: i64, shelf: i64, converts: bool) -> None:
    me = match.rules.automa
    turned = awards.turn_over(match, me, cheapest_payment(match, family, shelf, converts))
    points = awards.win(match, me, family, shelf)
    reason = "converted" if converts else "matching"
    if match.rules.wild_icons:
        reason = "wild"
    tell_automa.award_won(match, family, shelf, points, turned, reason)
    awards.end_is_near(match, me)


def cheapest_payment(match: GateauMatch, family: i64, shelf: i64, converts: bool) -> i64:
    """The fewest icons; of equal ones the payment that comes first."""
    if match.rules.wild_icons:
        return wild_payment(match, awards.needed(shelf))
    if converts:
        ways = awards.payments(match, match.rules.automa, family, shelf)
    else:
        ways = awards.matching_payments(match, match.rules.automa, family, shelf)
    return payment.cheapest(ways, ICONS_OF_SET)


def wild_payment(match: GateauMatch, wanted: i64) -> i64:
    """Any icons will do: cards with two of them while two are missing, then single ones."""
    face_up = awards.face_up_sets(match, match.rules.automa)
    way: i64 = 0
    for size in (2, 1, 0):
        for place in range(awards.SETS):
            if size and awards.size_of(place) != size:
                continue
            while wanted > 0 and wanted >= size and face_up[place]:
                face_up[place] -= 1
                way += awards.ONE_OF_SET[place]
                wanted -= awards.size_of(place)
    return way


# The end of its turn: the main board is filled as after any other one.


class Refill(QuietStep[GateauMatch]):
    name = "robot-refill"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if main_board.refill(match):
            match.stack.pop()
            if match.rules.advantages:
                gain_advantage(match)


def gain_advantage(match: GateauMatch) -> None:
    """Of the advantages it looks at the two ingredients of the middle card only."""
    tokens: i64 = 0
    for kind in range(sizes.BASIC):
        own = match.robot[kind]
        tokens += (own if own < 7 else 7) * UNIT[kind]
    if not advantages.owns(tokens, advantages.wanted(match, match.middle)):
        return
    benefit = match.rules.advantage_cards[match.right[-1]].benefit
    tell_automa.advantage_gained(match)
    advantages.turn_cards(match)
    effects.grant(match, match.rules.automa, benefit)


# What it gains, or gold where it cannot.


def gain(match: GateauMatch, effect: i64, amount: i64) -> None:
    """A bonus, an event or a benefit, as far as it is of any use to Chef-o-Tron."""
    if effect == effects.GOLD:
        gain_gold(match, amount, "bonus")
    elif effect == effects.SUPERS:
        gain_supers(match, amount, "bonus")
    elif effect == effects.INGREDIENT:
        for _ in range(amount):
            gain_ingredient(match)
    elif effect == effects.STORE:
        for _ in range(amount):
            store(match)
    elif effect == effects.TOOL or effect == effects.ADVANCE:
        gain_gold(match, amount, "no-use")  # one for each: the same thing several times
    else:
        gain_gold(match, 1, "no-use")


def gain_gold(match: GateauMatch, amount: i64, reason: str) -> None:
    """Its board has room for any amount."""
    match.gold[match.rules.automa] += amount
    tell_automa.gold_gained(match, amount, reason)


def gain_supers(match: GateauMatch, amount: i64, reason: str) -> None:
    """From the supply; for each one that it lacks, a gold."""
    left = match.supply[SUPER]
    come = amount if amount < left else left
    match.supply[SUPER] -= come
    match.robot[SUPER] += come
    if come:
        tell_automa.supers_gained(match, come, reason)
    if come < amount:
        gain_gold(match, amount - come, "no-supers")


def gain_ingredient(match: GateauMatch) -> None:
    for kind in in_order(match):
        if match.supply[kind]:
            match.supply[kind] -= 1
            match.robot[kind] += 1
            tell_automa.ingredient(match, words.ROBOT_GAINED, kind)
            return
    gain_gold(match, 1, "nothing")


# Ties.


def in_order(match: GateauMatch) -> list[i64]:
    """The basic kinds on its board in the order that the active arm prefers."""
    board = match.rules.robot_board
    if match.active == WHITE:
        return board
    return board[::-1]
