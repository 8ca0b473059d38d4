"""Chef-o-Tron: its turn, and what it has of effects that are for everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.games.gateau.reference_edition import (
    BASIC,
    FAMILIES,
    GOLD_PLACES,
    ICONS_FOR_SHELF,
    PLACES,
    SLOTS,
    SUPER,
    TILES,
    Effects,
    Recipe,
    RobotCard,
    bowl_at,
)
from tests.games.gateau.reference_paying import (
    grey_choices,
    icons_suffice,
    still_needed,
    supers_needed,
)
from tests.games.gateau.reference_position import Position, Robot
from tests.games.gateau.reference_turn import (
    AWARDS_TO_END,
    Asking,
    ask,
    spends,
    take_off_bench,
)

BOWL_ROWS = 4
EVENT = "event"
LIMIT, LIMIT_WITH_BANANAS = 3, 2


def robot_of(at: Position) -> Robot:
    assert at.robot is not None
    return at.robot


def preferred(at: Position, left_to_right: list[str]) -> list[str]:
    """The best first: the white arm prefers what stands left, the blue one what stands right."""
    return left_to_right if robot_of(at).arm == "white" else left_to_right[::-1]


# Its turn ----------------------------------------------------------------------------------------


def draw_card(at: Position) -> RobotCard:
    robot = robot_of(at)
    name = at.tell("robot card")
    assert name in robot.deck, f"{name} was drawn before"
    robot.deck.remove(name)
    if not robot.deck:
        at.last_round = at.round
    return at.robot_card(name)


def move_arm(at: Position, card: RobotCard) -> list[str]:
    """White goes down and blue up, round and round. The bowls of its row, the nearest first."""
    robot = robot_of(at)
    robot.arm = card.arm
    step = card.rows if card.arm == "white" else -card.rows
    row = (robot.rows[card.arm] - 1 + step) % BOWL_ROWS + 1
    robot.rows[card.arm] = row
    bowls = [bowl_at(column, row) for column in range(1, BOWL_ROWS + 1)]
    return preferred(at, [bowl for bowl in bowls if bowl is not None])


def fullest(at: Position, nearest_first: list[str]) -> str:
    """`max` keeps the first one, which is the nearest."""
    return max(nearest_first, key=lambda bowl: at.bowls[bowl].tokens.total())


def take_bowl(at: Position, card: RobotCard) -> None:
    robot = robot_of(at)
    bowls = [bowl for bowl in move_arm(at, card) if bowl != at.field]
    bowl = fullest(at, bowls)
    tokens = at.bowls[bowl].tokens
    if tokens.total() == 0:
        robot.gold += 1
        return
    robot.tokens += tokens
    at.bowls[bowl].tokens = Counter()
    at.explode(bowl, turns=True)


def base_effect(at: Position, card: RobotCard) -> Asking[None]:
    if card.base_is_pink and not at.options.hard:
        return
    if card.base == "field":
        raise_field(at, card)
    elif card.base == "side":
        take_side_tile(at)
    elif card.base == "steal":
        yield from steal(at, "spend-robot", [*BASIC, SUPER])
    elif card.base == "steal-super":
        yield from steal(at, "spend-robot-super", [SUPER])
    elif card.base == "store":
        robot_stores(at)
    else:
        assert card.base == "supers"
        robot_gains_supers(at, 2)


def raise_field(at: Position, card: RobotCard) -> None:
    at.field = fullest(at, move_arm(at, card))


def take_side_tile(at: Position) -> None:
    """The fullest; then one that gives gold; then clockwise from the arm."""
    robot = robot_of(at)
    clockwise = ["west", "east", "south"] if robot.arm == "white" else ["east", "south", "west"]
    most = max(len(at.tokens_on(tile)) for tile in TILES)
    best = [tile for tile in clockwise if len(at.tokens_on(tile)) == most]
    golden = [tile for tile in best if at.icon_shows(tile) and at.icon_of(tile) == "gold"]
    tile = (golden or best)[0]
    if at.icon_shows(tile):
        robot_gains(at, ((at.icon_of(tile), 1),))
    for slot in SLOTS[tile]:
        if slot in at.slots:
            robot.tokens[at.slots.pop(slot)] += 1


def steal(at: Position, name: str, kinds: list[str]) -> Asking[None]:
    robot = robot_of(at)
    moves = spends(at, 0, kinds)
    if not moves:
        robot.gold += 1
        return
    move = yield from ask(0, name, moves)
    robot.tokens[take_off_bench(at, 0, move)] += 1


def keep_limit(at: Position) -> None:
    """What is too much of a type becomes super ingredients, or gold where those are used up."""
    robot = robot_of(at)
    limit = LIMIT_WITH_BANANAS if at.options.bananas else LIMIT
    for kind in BASIC:
        while robot.tokens[kind] > limit:
            robot.tokens[kind] -= 1
            at.supply[kind] += 1
            robot_gains_supers(at, 1)


# What it gains -----------------------------------------------------------------------------------


def robot_gains(at: Position, effects: Effects) -> None:
    """A gold for whatever it cannot use."""
    robot = robot_of(at)
    for effect, amount in effects:
        if effect in ("gold", "tool", "advance"):
            robot.gold += amount
        elif effect == "super":
            robot_gains_supers(at, amount)
        elif effect == "ingredient":
            for _ in range(amount):
                robot_gains_basic(at)
        elif effect == "store":
            for _ in range(amount):
                robot_stores(at)
        else:
            robot.gold += 1


def robot_gains_supers(at: Position, amount: int) -> None:
    robot = robot_of(at)
    for _ in range(amount):
        if at.supply[SUPER] > 0:
            at.supply[SUPER] -= 1
            robot.tokens[SUPER] += 1
        else:
            robot.gold += 1


def robot_gains_basic(at: Position) -> None:
    robot = robot_of(at)
    there = [kind for kind in at.box.robot_board if at.supply[kind] > 0]
    if there:
        kind = preferred(at, there)[0]
        at.supply[kind] -= 1
        robot.tokens[kind] += 1
    else:
        robot.gold += 1


def robot_stores(at: Position) -> None:
    robot = robot_of(at)
    fitting = [
        kind
        for kind in at.box.robot_board
        if robot.tokens[kind] > 0 and kind not in robot.stored and at.stored_left(kind) > 0
    ]
    if not fitting:
        robot.gold += 1
        return
    kind = preferred(at, fitting)[0]
    robot.tokens[kind] -= 1
    at.supply[kind] += 1
    robot.stored.add(kind)


# Recipes -----------------------------------------------------------------------------------------


def grey_of(at: Position, recipe: Recipe) -> str | None:
    """The type it pays as grey, or None if it cannot pay: the fewest super ingredients, then a stored
    type, then as the arm prefers.
    """
    robot = robot_of(at)
    options = []
    order = preferred(at, list(at.box.robot_board))
    for grey in grey_choices(recipe):
        supers = supers_needed(robot.tokens, still_needed(recipe, grey, robot.stored))
        if supers <= robot.tokens[SUPER]:
            place = order.index(grey) if grey else 0
            options.append((supers, grey not in robot.stored, place, grey))
    return min(options)[3] if options else None


def choose_recipe(at: Position, level: int) -> str | None:
    """The place of the recipe that it prepares: first of this level, else of the other."""
    for wanted in (level, 3 - level):
        places = [
            place
            for place in PLACES
            if place in at.row
            and at.recipe(at.row[place]).level == wanted
            and grey_of(at, at.recipe(at.row[place])) is not None
        ]
        if places:
            most = max(at.recipe(at.row[place]).points for place in places)
            best = [place for place in places if at.recipe(at.row[place]).points == most]
            columns = preferred(at, sorted({place[-1] for place in best}))
            in_column = [place for place in best if place[-1] == columns[0]]
            own_row = "i" * wanted + columns[0]
            return own_row if own_row in in_column else in_column[0]
    return None


def prepare_recipe(at: Position, level: int) -> None:
    robot = robot_of(at)
    place = choose_recipe(at, level)
    if place is None:
        robot.gold += 1
        return
    recipe = at.recipe(at.row[place])
    grey = grey_of(at, recipe)
    assert grey is not None
    need = still_needed(recipe, grey, robot.stored)
    supers = supers_needed(robot.tokens, need)
    for kind, wanted in zip(BASIC, need, strict=True):
        paid = min(wanted, robot.tokens[kind])
        robot.tokens[kind] -= paid
        at.supply[kind] += paid
    robot.tokens[SUPER] -= supers
    at.supply[SUPER] += supers
    del at.row[place]
    robot.finished.append(recipe.name)
    at.something_happened = True
    if place in GOLD_PLACES:
        robot.gold += 1
    robot_gains(at, recipe.bonus)


# Awards ------------------------------------------------------------------------------------------


def award_payments(at: Position, family: str, shelf: str, converts: bool) -> list[tuple[str, ...]]:
    """The recipes that it may turn over for an award: those with the fewest icons."""
    robot = robot_of(at)
    wanted = ICONS_FOR_SHELF[shelf]
    if not at.stacks[family] or (shelf, family) in robot.shelves:
        return []
    found: dict[int, list[tuple[str, ...]]] = {}
    names = robot.face_up()
    for count in range(1, len(names) + 1):
        for chosen in combinations(names, count):
            icons = Counter(icon for name in chosen for icon in at.recipe(name).icons)
            if at.options.diplomat:
                enough = icons.total() >= wanted
            elif converts:
                enough = icons_suffice(icons, family, wanted, 0)
            else:
                enough = icons[family] >= wanted
            if enough:
                found.setdefault(icons.total(), []).append(chosen)
    return found[min(found)] if found else []


def claim_award(at: Position) -> None:
    robot = robot_of(at)
    for converts in (False, True):
        for shelf in ("top", "bottom"):
            payments = {one: award_payments(at, one, shelf, converts) for one in FAMILIES}
            families = [one for one in FAMILIES if payments[one]]
            if not families:
                continue
            most = max(at.stacks[one][0] for one in families)
            family = preferred(at, [one for one in families if at.stacks[one][0] == most])[0]
            used = tuple(sorted(at.tell("award of Chef-o-Tron").split(",")))
            assert used in {tuple(sorted(one)) for one in payments[family]}, (
                f"{used} instead of {payments[family]} for {shelf} {family}"
            )
            robot.turned |= set(used)
            robot.shelves[shelf, family] = at.stacks[family].pop(0)
            at.something_happened = True
            if len(robot.shelves) >= AWARDS_TO_END and not at.last_round:
                at.last_round = at.round + 1
            return
