"""Chef-o-Tron, who plays a solo match by his cards. Every step of his is told with its reason.

His turn: a card; the arm moves and takes a bowl; the base effect; the limit of his board; the second
effect, a recipe or an event; an award. Whenever he cannot do or have something he gets a gold. Ties
are broken by the active arm: white prefers what is on the left, blue what is on the right.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.text import Text
from toque.games.gateau.advantages import owns, pair_text, turn_advantages, wanted
from toque.games.gateau.agenda import (
    AMOUNTS,
    EFFECTS,
    ROBOT_PERFORM,
    QuietStep,
    grant_robot,
)
from toque.games.gateau.awards import (
    DIGIT,
    cannot_place_award,
    needed,
    payments,
    reach,
    size_of,
    tell_if_ending,
    turn_over,
    win,
)
from toque.games.gateau.bench import supers_of, token_count
from toque.games.gateau.bowls import burst, icon_shows, tile_load
from toque.games.gateau.components import (
    ARMS,
    BASE_EFFECTS,
    BOWL_NAMES,
    FAMILIES,
    KINDS,
    PLACES,
    SECOND_EFFECTS,
    SHELVES,
    TILES,
    effects_text,
    kind_text,
)
from toque.games.gateau.describing import tokens_text
from toque.games.gateau.effects import (
    GOLD,
    INGREDIENT,
    ROBOT_SPENDS,
    ROBOT_SUPER_SPENDS,
    STORING,
    SUPERS,
)
from toque.games.gateau.happenings import RECIPES, happen, refill
from toque.games.gateau.match import EMPTY, SUPER, SUPER_BITS, UNIT, GateauMatch
from toque.games.gateau.recipes import finish
from toque.games.gateau.telling import places, recipe_text
from toque.games.gateau.turn import BEGINNINGS, FIRST_STEPS
from toque.games.gateau.words import (
    ARM_MOVED,
    ENDING,
    ROBOT_ADVANTAGE,
    ROBOT_AWARD,
    ROBOT_CARD,
    ROBOT_FIELD,
    ROBOT_GAINED,
    ROBOT_GOLD,
    ROBOT_IGNORED,
    ROBOT_LIMIT,
    ROBOT_RECIPE,
    ROBOT_STORED,
    ROBOT_SUPERS,
    ROBOT_TILE,
    ROBOT_TOOK,
)

ROBOT: Final = 1
"""His chair: the one after the only seat."""
WHITE: Final = 0
ROWS: Final = 4
BASIC: Final = 6

FIELD: Final = 0
SIDE: Final = 1
STEAL: Final = 2
STEAL_SUPER: Final = 3
STORE: Final = 4
assert BASE_EFFECTS == ("field", "side", "steal", "steal-super", "store", "supers")
EVENT: Final = 2
assert SECOND_EFFECTS[EVENT] == "event"

TILES_FROM_ARM: Final[list[i64]] = [0, 1, 2, 1, 2, 0]
"""By arm, the three side tiles clockwise from it: white stands in the west, blue in the east."""


# Gains.


def robot_gold(match: GateauMatch, amount: i64, reason: str) -> None:
    """His board has room for any amount."""
    match.gold[ROBOT] += amount
    if match.listener is not None:
        match.tell(ROBOT_GOLD, {"amount": amount, "reason": reason})


def robot_supers(match: GateauMatch, amount: i64, reason: str) -> None:
    """From the supply; for each one that it lacks, a gold."""
    left = match.supply[SUPER]
    come = amount if amount < left else left
    match.supply[SUPER] -= come
    match.robot[SUPER] += come
    if come and match.listener is not None:
        match.tell(ROBOT_SUPERS, {"count": come, "reason": reason})
    if come < amount:
        robot_gold(match, amount - come, "no-supers")


def in_order(match: GateauMatch) -> list[i64]:
    """The basic kinds on his board in the order that the active arm prefers."""
    board = match.rules.robot_board
    if match.active == WHITE:
        return board
    return board[::-1]


def robot_ingredient(match: GateauMatch) -> None:
    for kind in in_order(match):
        if match.supply[kind]:
            match.supply[kind] -= 1
            match.robot[kind] += 1
            if match.listener is not None:
                match.tell(
                    ROBOT_GAINED,
                    {
                        "ingredient": kind_text(kind),
                        "kind": KINDS[kind],
                        "arm": ARMS[match.active],
                    },
                )
            return
    robot_gold(match, 1, "nothing")


def robot_store(match: GateauMatch) -> None:
    """The first token on his board, from the active arm's side, whose kind he has not stored yet."""
    for kind in in_order(match):
        if match.robot[kind] and not match.stored[ROBOT] >> kind & 1:
            match.robot[kind] -= 1
            match.supply[kind] += 1
            match.stored[ROBOT] |= 1 << kind
            if match.listener is not None:
                match.tell(
                    ROBOT_STORED,
                    {
                        "ingredient": kind_text(kind),
                        "kind": KINDS[kind],
                        "arm": ARMS[match.active],
                    },
                )
            return
    robot_gold(match, 1, "store")


def robot_gain(match: GateauMatch, effect: i64, amount: i64) -> None:
    """A bonus, an event or a benefit, as far as he has any use for it."""
    if effect == GOLD:
        robot_gold(match, amount, "bonus")
    elif effect == SUPERS:
        robot_supers(match, amount, "bonus")
    elif effect == INGREDIENT:
        for _ in range(amount):
            robot_ingredient(match)
    elif effect == STORING:
        for _ in range(amount):
            robot_store(match)
    else:
        robot_gold(match, 1, "no-use")


class RobotPerform(QuietStep):
    name = "robot-effect"

    def __init__(self, effect: int, amount: int) -> None:
        self.effect = effect
        self.amount = amount

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        robot_gain(match, self.effect, self.amount)


for _effect in range(EFFECTS):
    for _amount in range(AMOUNTS):
        ROBOT_PERFORM.append(RobotPerform(_effect, _amount))


# 1 to 3. A card, the arm, a bowl.


def card_now(match: GateauMatch) -> i64:
    """The card that guides this turn: the last one drawn."""
    return match.robot_deck[match.robot_left]


def move_arm(match: GateauMatch, arm: i64, rows: i64) -> None:
    """White goes down, blue goes up, around the ends."""
    down = rows if arm == WHITE else -rows
    match.arms[arm] = (match.arms[arm] + down) % ROWS
    if match.listener is not None:
        match.tell(ARM_MOVED, {"arm": ARMS[arm], "rows": rows, "row": str(match.arms[arm] + 1)})


def fullest_bowl(match: GateauMatch, arm: i64) -> i64:
    """In the row of an arm: the bowl with the most tokens, the nearest of those; not a shielded one."""
    row = match.arms[arm]
    best: i64 = EMPTY
    for step in range(4):
        bowl = row * 4 + (step if arm == WHITE else 3 - step)
        if bowl == match.field:
            continue
        if best == EMPTY or match.bowls[bowl] % 7 > match.bowls[best] % 7:
            best = bowl
    return best


def reason_for(match: GateauMatch, bowl: i64) -> str:
    """Whether a bowl is the only fullest one of its row, or the nearest of several."""
    same: i64 = 0
    for other in range(bowl // 4 * 4, bowl // 4 * 4 + 4):
        if other != match.field and match.bowls[other] % 7 == match.bowls[bowl] % 7:
            same += 1
    return "nearest" if same > 1 else "fullest"


def take_bowl(match: GateauMatch, bowl: i64) -> None:
    tokens = match.bowls[bowl]
    if match.listener is not None:
        listed: list[int] = []
        for kind in range(7):
            for _ in range(tokens >> 3 * kind & 7):
                listed.append(bowl * 8 + kind)
        match.tell(
            ROBOT_TOOK,
            {
                "bowl": BOWL_NAMES[bowl],
                "count": len(listed),
                "places": places(listed),
                "arm": ARMS[match.active],
                "reason": reason_for(match, bowl),
            },
        )
    for kind in range(7):
        match.robot[kind] += tokens >> 3 * kind & 7
    match.bowls[bowl] = 0
    burst(match, bowl, "emptied")


class RobotTurn(QuietStep):
    name = "robot-card"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.seat = match.seats
        match.gilded = 0
        match.robot_left -= 1
        match.reveal()
        card = match.rules.robot_cards[card_now(match)]
        match.active = card.arm
        match.stack[-1] = ROBOT_BASE
        if match.listener is not None:
            match.tell(
                ROBOT_CARD,
                {
                    "round": match.round,
                    "arm": ARMS[card.arm],
                    "rows": card.rows,
                    "base": BASE_EFFECTS[card.base],
                    "second": SECOND_EFFECTS[card.second],
                    "left": match.robot_left,
                },
            )
        move_arm(match, card.arm, card.rows)
        bowl = fullest_bowl(match, card.arm)
        if match.bowls[bowl]:
            take_bowl(match, bowl)
        else:
            robot_gold(match, 1, "bowls")
        if match.robot_left == 0 and (match.last_round == 0 or match.last_round > match.round):
            match.last_round = match.round
            if match.listener is not None:
                match.tell(ENDING, {"reason": "robot", "rounds": 0})


# 4. The base effect.


class RobotBase(QuietStep):
    name = "robot-base"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = ROBOT_SECOND
        card = match.rules.robot_cards[card_now(match)]
        if card.base_pink and not match.rules.hard:
            if match.listener is not None:
                match.tell(ROBOT_IGNORED, {"base": BASE_EFFECTS[card.base]})
        elif card.base == FIELD:
            raise_field(match, card.arm, card.rows)
        elif card.base == SIDE:
            take_tile(match, card.arm)
        elif card.base == STEAL:
            if token_count(match, 0):
                match.stack.append(ROBOT_SPENDS[0])
            else:
                robot_gold(match, 1, "steal")
        elif card.base == STEAL_SUPER:
            if supers_of(match, 0):
                match.stack.append(ROBOT_SUPER_SPENDS[0])
            else:
                robot_gold(match, 1, "steal")
        elif card.base == STORE:
            robot_store(match)
        else:
            robot_supers(match, 2, "card")


def raise_field(match: GateauMatch, arm: i64, rows: i64) -> None:
    """The same move again; the bowl that he would take now lies under the force field."""
    move_arm(match, arm, rows)
    bowl = fullest_bowl(match, arm)
    if match.listener is not None:
        match.tell(
            ROBOT_FIELD,
            {"bowl": BOWL_NAMES[bowl], "arm": ARMS[arm], "reason": reason_for(match, bowl)},
        )
    match.field = bowl


def take_tile(match: GateauMatch, arm: i64) -> None:
    """The fullest side tile; of equal ones one that gives gold, then the next clockwise from the arm."""
    best: i64 = EMPTY
    worth: i64 = -1
    equals: i64 = 0
    most: i64 = 0
    for at in range(arm * 3, arm * 3 + 3):
        tile = TILES_FROM_ARM[at]
        load = tile_load(match, tile)
        gold = icon_shows(match, tile) and match.rules.icons[tile] == GOLD
        mark = load * 2 + (1 if gold else 0)
        if mark > worth:
            worth, best, equals = mark, tile, 1
        elif mark == worth:
            equals += 1
        most = load if load > most else most
    reason = "most" if equals == 1 else "clockwise"
    listed: list[int] = []
    shows = icon_shows(match, best)
    for slot in range(best * 3, best * 3 + 3):
        kind = match.slots[slot]
        if kind != EMPTY:
            listed.append((16 + slot) * 8 + kind)
            match.robot[kind] += 1
            match.slots[slot] = EMPTY
    if match.listener is not None:
        match.tell(
            ROBOT_TILE,
            {
                "tile": TILES[best],
                "count": len(listed),
                "places": places(listed),
                "reason": reason,
            },
        )
    if shows:
        if match.rules.icons[best] == GOLD:
            robot_gold(match, 1, "icon")
        else:
            robot_supers(match, 1, "icon")
    elif not listed:
        robot_gold(match, 1, "tiles")


# 5. The limit, 6. the second effect.


def check_limit(match: GateauMatch) -> None:
    """Of each basic kind he keeps a few; super tokens from the supply replace the others."""
    limit = match.rules.robot_limit
    for kind in match.rules.robot_board:
        excess = match.robot[kind] - limit
        if excess > 0:
            match.robot[kind] = limit
            match.supply[kind] += excess
            if match.listener is not None:
                match.tell(
                    ROBOT_LIMIT,
                    {
                        "ingredient": kind_text(kind),
                        "kind": KINDS[kind],
                        "count": excess,
                        "limit": limit,
                    },
                )
            robot_supers(match, excess, "limit")


class RobotSecond(QuietStep):
    name = "robot-second"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = ROBOT_AWARDS
        check_limit(match)
        card = match.rules.robot_cards[card_now(match)]
        if card.second_pink and not match.rules.hard:
            if match.listener is not None:
                match.tell(ROBOT_IGNORED, {"base": SECOND_EFFECTS[card.second]})
        elif card.second == EVENT:
            if match.aside:
                event = match.aside.pop()
                match.reveal()
                happen(match, event - RECIPES)
            else:
                robot_gold(match, 1, "event")
        else:
            prepare_best(match, card.second)


def robot_shortfall(match: GateauMatch, need: i64) -> i64:
    """The super tokens that a need takes, when stored and own tokens have done their part."""
    missing: i64 = 0
    for kind in range(BASIC):
        count = need >> 3 * kind & 7
        if count:
            count -= match.robot[kind] + (match.stored[ROBOT] >> kind & 1)
            if count > 0:
                missing += count
    return missing


def best_grey(match: GateauMatch, recipe: i64) -> i64:
    """The grey kind that takes the fewest super tokens, then the one that the active arm prefers."""
    best: i64 = EMPTY
    fewest: i64 = 99
    need = match.rules.needs[recipe]
    for kind in in_order(match):
        if need >> 3 * kind & 7:
            continue
        missing = robot_shortfall(match, need + match.rules.grey[recipe] * UNIT[kind])
        if missing < fewest:
            fewest, best = missing, kind
    return best


def robot_need(match: GateauMatch, recipe: i64) -> i64:
    """What he would pay for a recipe, packed, with his choice for the grey tokens."""
    need = match.rules.needs[recipe]
    grey = match.rules.grey[recipe]
    return need + grey * UNIT[best_grey(match, recipe)] if grey else need


def best_place(match: GateauMatch, level: i64) -> i64:
    """The recipe of a row that he can pay for and that brings the most points; ties by the arm."""
    best: i64 = EMPTY
    for step in range(4):
        place = level * 4 + (step if match.active == WHITE else 3 - step)
        recipe = match.row[place]
        if recipe == EMPTY:
            continue
        if robot_shortfall(match, robot_need(match, recipe)) > match.robot[SUPER]:
            continue
        if best == EMPTY or match.rules.points[recipe] > match.rules.points[match.row[best]]:
            best = place
    return best


def prepare_best(match: GateauMatch, level: i64) -> None:
    place = best_place(match, level)
    reason = "level"
    if place == EMPTY:
        place = best_place(match, 1 - level)
        reason = "other-level"
    if place == EMPTY:
        robot_gold(match, 1, "recipe")
        return
    recipe = match.row[place]
    need = robot_need(match, recipe)
    grey = Text("no-tokens")
    if match.rules.grey[recipe]:
        grey = kind_text(best_grey(match, recipe))
    spent = robot_pay(match, need)
    match.row[place] = EMPTY
    match.quiet = False
    if match.listener is not None:
        match.tell(
            ROBOT_RECIPE,
            {
                "recipe": recipe_text(match, recipe),
                "card": PLACES[place],
                "points": match.rules.points[recipe],
                "arm": ARMS[match.active],
                "reason": reason,
                "paid": tokens_text(spent),
                "grey": grey,
            },
        )
    finish(match, ROBOT, recipe)
    if place % 4 == 3:
        robot_gold(match, 1, "column")
    grant_robot(match, match.rules.bonuses[recipe])


def robot_pay(match: GateauMatch, need: i64) -> i64:
    """Stored tokens first, then his own ones, super tokens for the rest; what went, packed."""
    spent: i64 = 0
    for kind in range(BASIC):
        count = (need >> 3 * kind & 7) - (match.stored[ROBOT] >> kind & 1)
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


def robot_icons(match: GateauMatch, family: i64, converts: bool) -> i64:
    if match.rules.wild_icons:
        at = ROBOT * 3
        return match.icons[at] + match.icons[at + 1] + match.icons[at + 2]
    return reach(match, ROBOT, family) if converts else match.icons[ROBOT * 3 + family]


def best_award(match: GateauMatch, shelf: i64, converts: bool) -> i64:
    """The family whose award on this shelf is worth the most; ties by the arm."""
    best: i64 = EMPTY
    worth: i64 = 0
    for step in range(3):
        family = step if match.active == WHITE else 2 - step
        if cannot_place_award(match, ROBOT, family, shelf) is not None:
            continue
        if robot_icons(match, family, converts) < needed(shelf):
            continue
        value = match.rules.award_values[family * 6 + match.awards_taken[family]]
        if value > worth:
            worth, best = value, family
    return best


def cheapest_payment(match: GateauMatch, family: i64, shelf: i64) -> i64:
    """The fewest icons; of equal ones the payment that comes first."""
    if match.rules.wild_icons:
        return wild_payment(match, needed(shelf))
    best: i64 = EMPTY
    fewest: i64 = 99
    for payment in payments(match, ROBOT, family, shelf, 0):
        icons: i64 = 0
        for place in range(9):
            icons += (payment >> 4 * place & 15) * size_of(place)
        if icons < fewest:
            fewest, best = icons, payment
    return best


def wild_payment(match: GateauMatch, icons: i64) -> i64:
    """Any icons will do: cards with two of them while two are missing, then single ones."""
    face_up: list[i64] = [0] * 9
    for recipe in range(RECIPES):
        if match.is_face_up(ROBOT, recipe):
            face_up[match.rules.icon_sets[recipe]] += 1
    payment: i64 = 0
    for size in (2, 1, 0):
        for place in range(9):
            if size and size_of(place) != size:
                continue
            while icons > 0 and icons >= size and face_up[place]:
                face_up[place] -= 1
                payment += DIGIT[place]
                icons -= size_of(place)
    return payment


class RobotAwards(QuietStep):
    name = "robot-award"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack[-1] = ROBOT_REFILL
        for converts in (False, True):
            for shelf in (1, 0):
                family = best_award(match, shelf, converts)
                if family != EMPTY:
                    claim(match, family, shelf, converts)
                    return


def claim(match: GateauMatch, family: i64, shelf: i64, converts: bool) -> None:
    turned = turn_over(match, ROBOT, cheapest_payment(match, family, shelf))
    points = win(match, ROBOT, family, shelf)
    reason = "matching"
    if match.rules.wild_icons:
        reason = "wild"
    elif converts:
        reason = "converted"
    if match.listener is not None:
        match.tell(
            ROBOT_AWARD,
            {
                "family": FAMILIES[family],
                "shelf": SHELVES[shelf],
                "points": points,
                "arm": ARMS[match.active],
                "reason": reason,
                "used": " ".join([match.rules.names[recipe] for recipe in turned]),
            },
        )
    tell_if_ending(match, ROBOT)


# The end of his turn.


def gain_robot_advantage(match: GateauMatch) -> None:
    """Of the advantages he looks at the two ingredients of the middle card only."""
    need = wanted(match, match.middle)
    tokens: i64 = 0
    for kind in range(BASIC):
        own = match.robot[kind]
        tokens += (own if own < 7 else 7) * UNIT[kind]
    if not owns(tokens, need):
        return
    benefit = match.rules.advantage_cards[match.right[-1]].benefit
    if match.listener is not None:
        match.tell(
            ROBOT_ADVANTAGE,
            {"bonus": effects_text(benefit), "one": pair_text(match, match.middle)},
        )
    turn_advantages(match)
    grant_robot(match, benefit)


class RobotRefill(QuietStep):
    """The main board is filled after his turn as after any other one."""

    name = "robot-refill"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        if refill(match):
            match.stack[-1] = BEGINNINGS[0]
            if match.rules.advantages:
                gain_robot_advantage(match)


ROBOT_TURN: Final = RobotTurn()
ROBOT_BASE: Final = RobotBase()
ROBOT_SECOND: Final = RobotSecond()
ROBOT_AWARDS: Final = RobotAwards()
ROBOT_REFILL: Final = RobotRefill()
FIRST_STEPS.append(ROBOT_TURN)
