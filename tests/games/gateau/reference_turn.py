"""The turn of a chef, question by question, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

from tests.games.gateau.reference_edition import (
    BASIC,
    BOWLS,
    FAMILIES,
    GOLD_PLACES,
    ICONS_FOR_SHELF,
    PLACES,
    SECTIONS,
    SLOTS,
    SPOTS,
    SUPER,
    TILES,
    Effects,
    steps_between,
    touching_bowls,
    touching_tiles,
)
from tests.games.gateau.reference_paying import (
    Way,
    as_way,
    can_pay,
    going_on,
    possible_greys,
    ways_to_pay,
    ways_to_win,
)
from tests.games.gateau.reference_position import Position

T = TypeVar("T")
DONE = "done"
TAKEN_BY_ACTION = 4
HAND_STEPS = (1, 2)
AWARDS_TO_END = 3


@dataclass(frozen=True)
class Question:
    """Who must decide what; moves are written with all their words."""

    seat: int
    name: str
    moves: frozenset[str]


Asking = Generator[Question, str, T]


def ask(seat: int, name: str, moves: Iterable[str]) -> Asking[str]:
    """What leaves no choice is not asked."""
    legal = frozenset(moves)
    assert legal, f"{name} has no answer"
    if len(legal) == 1:
        return next(iter(legal))
    answer = yield Question(seat, name, legal)
    assert answer in legal
    return answer


# Tokens ------------------------------------------------------------------------------------------


def puts(at: Position, seat: int, kinds: Iterable[str]) -> list[str]:
    return [f"put {kind} {zone}" for kind in kinds for zone in at.zones_for(seat, kind)]


def fits(at: Position, seat: int, kind: str) -> bool:
    return bool(at.zones_for(seat, kind))


def takeable_bowls(at: Position, seat: int, among: Iterable[str] = BOWLS) -> list[str]:
    return [
        bowl
        for bowl in among
        if bowl != at.field and any(fits(at, seat, kind) for kind in +at.bowls[bowl].tokens)
    ]


def take_from_bowl(at: Position, seat: int, bowl: str, most: int) -> Asking[None]:
    """At least one token and as many as wanted; the bowl may explode with the last one."""
    for number in range(most):
        there = at.bowls[bowl].tokens
        moves = puts(at, seat, +there)
        if not moves:
            return
        move = yield from ask(seat, "place", [*moves, *([DONE] if number else [])])
        if move == DONE:
            return
        _, kind, zone = move.split()
        at.chefs[seat].bench[zone][kind] += 1
        last = there.total() == 1
        at.take_from_bowl(bowl, kind)
        if last:
            return


def gain_basic(at: Position, seat: int) -> Asking[None]:
    moves = puts(at, seat, at.basics_in_supply())
    if moves:
        move = yield from ask(seat, "place", moves)
        _, kind, zone = move.split()
        at.supply[kind] -= 1
        at.chefs[seat].bench[zone][kind] += 1


def gain_super(at: Position, seat: int) -> Asking[None]:
    """A super ingredient, or any other when none is left."""
    if at.supply[SUPER] == 0:
        yield from gain_basic(at, seat)
    elif fits(at, seat, SUPER):
        move = yield from ask(seat, "place", puts(at, seat, [SUPER]))
        at.supply[SUPER] -= 1
        at.chefs[seat].bench[move.split()[2]][SUPER] += 1


def spends(at: Position, seat: int, kinds: Iterable[str]) -> list[str]:
    bench = at.chefs[seat].bench
    return [f"spend {kind} {zone}" for kind in kinds for zone in bench if bench[zone][kind] > 0]


def take_off_bench(at: Position, seat: int, move: str) -> str:
    """The kind of the token that is given up; where it goes is for others to say."""
    _, kind, zone = move.split()
    tokens = at.chefs[seat].bench[zone]
    assert tokens[kind] > 0
    tokens[kind] -= 1
    return kind


# Effects -----------------------------------------------------------------------------------------


def useful(at: Position, seat: int, effect: str) -> bool:
    """Whether an effect can do anything now."""
    chef = at.chefs[seat]
    if effect in ("bowl", "bowls"):
        return bool(takeable_bowls(at, seat))
    if effect == "leftovers":
        return any(fits(at, seat, kind) for kind in at.slots.values())
    if effect == "store":
        return bool(storable(at, seat))
    if effect == "melt":
        return chef.tokens()[SUPER] > 0
    if effect == "enrich":
        return chef.tokens().total() > 0
    if effect == "prepare":
        return bool(preparable(at, seat))
    if effect == "gild":
        return brings_award(at, seat)
    if effect == "advance":
        return bool(chef.under)
    if effect == "tool":
        return at.can_draw_tool()
    if effect == "gold":
        return chef.gold < at.box.gold_limit
    if effect == "super" and at.supply[SUPER] > 0:
        return fits(at, seat, SUPER)
    assert effect in ("super", "ingredient")
    return bool(puts(at, seat, at.basics_in_supply()))


def perform_all(at: Position, seat: int, effects: Effects) -> Asking[None]:
    for effect, amount in effects:
        yield from perform(at, seat, effect, amount)


def perform(at: Position, seat: int, effect: str, amount: int) -> Asking[None]:
    if effect == "gold":
        at.gain_gold(seat, amount)
    elif effect == "tool":
        at.draw_tools(seat, amount)
    elif effect == "bowl":
        yield from take_some_of_a_bowl(at, seat, amount)
    elif effect == "bowls":
        yield from take_one_of_bowls(at, seat, amount)
    elif effect == "leftovers":
        yield from take_leftovers(at, seat, amount)
    elif effect == "gild":
        at.gilded += amount
    else:
        single = {
            "super": gain_super,
            "ingredient": gain_basic,
            "store": store,
            "melt": melt,
            "enrich": enrich,
            "prepare": prepare_by_effect,
            "advance": advance,
        }[effect]
        for _ in range(amount):
            yield from single(at, seat)


def take_some_of_a_bowl(at: Position, seat: int, amount: int) -> Asking[None]:
    bowls = takeable_bowls(at, seat)
    if not bowls:
        return
    move = yield from ask(seat, "bowl", [*(f"bowl {bowl}" for bowl in bowls), DONE])
    if move != DONE:
        yield from take_from_bowl(at, seat, move.split()[1], amount)


def take_one_of_bowls(at: Position, seat: int, amount: int) -> Asking[None]:
    taken: list[str] = []
    for _ in range(amount):
        bowls = [bowl for bowl in takeable_bowls(at, seat) if bowl not in taken]
        if not bowls:
            return
        move = yield from ask(seat, "bowl", [*(f"bowl {bowl}" for bowl in bowls), DONE])
        if move == DONE:
            return
        taken.append(move.split()[1])
        yield from take_from_bowl(at, seat, taken[-1], 1)


def take_leftovers(at: Position, seat: int, amount: int) -> Asking[None]:
    for _ in range(amount):
        slots = [slot for slot, kind in at.slots.items() if fits(at, seat, kind)]
        if not slots:
            return
        move = yield from ask(seat, "slot", [*(f"slot {slot}" for slot in slots), DONE])
        if move == DONE:
            return
        slot = move.split()[1]
        move = yield from ask(seat, "place", puts(at, seat, [at.slots[slot]]))
        at.chefs[seat].bench[move.split()[2]][at.slots.pop(slot)] += 1


def storable(at: Position, seat: int) -> list[str]:
    chef = at.chefs[seat]
    tokens = chef.tokens()
    return [
        kind
        for kind in BASIC
        if kind not in chef.stored
        and at.stored_left(kind) > 0
        and (tokens[kind] > 0 or tokens[SUPER] > 0)
    ]


def store(at: Position, seat: int) -> Asking[None]:
    kinds = storable(at, seat)
    if not kinds:
        return
    move = yield from ask(seat, "store", [*(f"store {kind}" for kind in kinds), DONE])
    if move == DONE:
        return
    kind = move.split()[1]
    at.chefs[seat].stored.add(kind)
    move = yield from ask(seat, "spend-store", spends(at, seat, [kind, SUPER]))
    at.supply[take_off_bench(at, seat, move)] += 1


def melt(at: Position, seat: int) -> Asking[None]:
    moves = spends(at, seat, [SUPER])
    if not moves:
        return
    move = yield from ask(seat, "spend-melt", [*moves, DONE])
    if move != DONE:
        at.supply[take_off_bench(at, seat, move)] += 1
        for _ in range(2):
            yield from gain_basic(at, seat)


def enrich(at: Position, seat: int) -> Asking[None]:
    moves = spends(at, seat, [*BASIC, SUPER])
    if not moves:
        return
    move = yield from ask(seat, "spend-enrich", [*moves, DONE])
    if move != DONE:
        at.supply[take_off_bench(at, seat, move)] += 1
        for _ in range(2):
            yield from gain_super(at, seat)


# Tools -------------------------------------------------------------------------------------------


def playable_tools(at: Position, seat: int, gilding: bool) -> list[str]:
    """Tools with each of their effects that would do something; gold as icons only for an award."""
    found = []
    for tool in +at.chefs[seat].tools:
        for choice, (effect, _) in zip(("first", "second"), at.box.tools[tool], strict=False):
            if useful(at, seat, effect) and (effect != "gild" or gilding):
                found.append(f"tool {tool} {choice}")
    return found


def play_tool(at: Position, seat: int, move: str) -> Asking[None]:
    """It is discarded when its effect is over."""
    _, tool, choice = move.split()
    at.chefs[seat].tools[tool] -= 1
    effect, amount = at.box.tools[tool][0 if choice == "first" else 1]
    yield from perform(at, seat, effect, amount)
    at.tool_discards[tool] += 1


def ask_beside_tools(
    at: Position, seat: int, name: str, moves: Callable[[], list[str]], gilding: bool = False
) -> Asking[str]:
    """A question before which any number of tools may be played."""
    while True:
        tools = playable_tools(at, seat, gilding)
        move = yield from ask(seat, name, [*moves(), *tools])
        if not move.startswith("tool "):
            return move
        yield from play_tool(at, seat, move)


# Step 1: an action space -------------------------------------------------------------------------


def possible(at: Position, seat: int, action: str) -> bool:
    chef = at.chefs[seat]
    if action == "tool":
        return at.can_draw_tool()
    if action == "advance":
        return bool(chef.under)
    if action == "prepare":
        return bool(preparable(at, seat))
    if at.options.hand:
        return bool(useful_spots(at, seat, action))
    return bool(takeable_bowls(at, seat)) if action == "take" else bool(useful_tiles(at, seat))


def useful_tiles(at: Position, seat: int, among: Iterable[str] = TILES) -> list[str]:
    """Where something is to be had: what the icon gives, or a token that fits."""
    return [
        tile
        for tile in among
        if (at.icon_shows(tile) and useful(at, seat, at.icon_of(tile)))
        or any(fits(at, seat, kind) for kind in at.tokens_on(tile))
    ]


def useful_spots(at: Position, seat: int, action: str) -> list[str]:
    return [
        spot
        for spot in SPOTS
        if steps_between(at.chefs[seat].spot, spot) in HAND_STEPS
        and (
            takeable_bowls(at, seat, touching_bowls(spot))
            if action == "take"
            else useful_tiles(at, seat, touching_tiles(spot))
        )
    ]


def spaces_to_go(at: Position, seat: int) -> list[str]:
    found = []
    for space, actions in at.box.spaces.items():
        if space == at.chefs[seat].pawn:
            continue
        can = [action for action in actions if possible(at, seat, action)]
        found += [f"go {space} {action}" for action in can or actions]
    return found


def act(at: Position, seat: int) -> Asking[None]:
    chef = at.chefs[seat]
    move = yield from ask_beside_tools(at, seat, "act", lambda: spaces_to_go(at, seat))
    _, space, action = move.split()
    chef.pawn = space
    if not possible(at, seat, action):
        return
    yield from do_action(at, seat, action)
    (other,) = (one for one in at.box.spaces[space] if one != action)

    def again() -> list[str]:
        pays = chef.gold > 0 and possible(at, seat, other)
        return [DONE, *(["second"] if pays else [])]

    move = yield from ask_beside_tools(at, seat, "second", again)
    if move == "second":
        chef.gold -= 1
        yield from do_action(at, seat, other)


def do_action(at: Position, seat: int, action: str) -> Asking[None]:
    if action == "take":
        yield from take(at, seat)
    elif action == "side":
        yield from take_from_side(at, seat)
    elif action == "tool":
        at.draw_tools(seat, 1)
    elif action == "advance":
        yield from advance(at, seat)
    else:
        yield from prepare_by_action(at, seat)


def move_hand(at: Position, seat: int, action: str) -> Asking[None]:
    spots = useful_spots(at, seat, action)
    move = yield from ask(seat, "hand", [f"hand {spot}" for spot in spots])
    at.chefs[seat].spot = move.split()[1]


def take(at: Position, seat: int) -> Asking[None]:
    reach: Iterable[str] = BOWLS
    if at.options.hand:
        yield from move_hand(at, seat, "take")
        reach = touching_bowls(at.chefs[seat].spot)
    bowls = takeable_bowls(at, seat, reach)
    move = yield from ask(seat, "bowl", [f"bowl {bowl}" for bowl in bowls])
    yield from take_from_bowl(at, seat, move.split()[1], TAKEN_BY_ACTION)


def take_from_side(at: Position, seat: int) -> Asking[None]:
    reach: Iterable[str] = TILES
    if at.options.hand:
        yield from move_hand(at, seat, "side")
        reach = touching_tiles(at.chefs[seat].spot)
    tiles = useful_tiles(at, seat, reach)
    move = yield from ask(seat, "tile", [f"tile {tile}" for tile in tiles])
    tile = move.split()[1]
    if at.icon_shows(tile):
        yield from perform(at, seat, at.icon_of(tile), 1)
    for number in range(len(at.tokens_on(tile))):
        moves = puts(at, seat, set(at.tokens_on(tile)))
        if not moves:
            return
        move = yield from ask(seat, "place", [*moves, *([DONE] if number else [])])
        if move == DONE:
            return
        _, kind, zone = move.split()
        slot = next(one for one in SLOTS[tile] if at.slots.get(one) == kind)
        del at.slots[slot]
        at.chefs[seat].bench[zone][kind] += 1


# Recipes -----------------------------------------------------------------------------------------


def free_sections(at: Position, seat: int) -> list[str]:
    return [section for section in SECTIONS if section not in at.chefs[seat].under]


def preparable(at: Position, seat: int) -> list[str]:
    sections = free_sections(at, seat)
    return [
        f"prepare {place} {section}"
        for place in PLACES
        if place in at.row and sections and can_pay(at.chefs[seat], at.recipe(at.row[place]))
        for section in sections
    ]


def pay(at: Position, seat: int, name: str) -> Asking[None]:
    """The grey type, then token by token as long as there is more than one way."""
    chef, recipe = at.chefs[seat], at.recipe(name)
    moves = [f"grey {kind}" for kind in possible_greys(chef, recipe)]
    grey = (yield from ask(seat, "grey", moves)).split(" ")[1]
    ways = ways_to_pay(chef, recipe, grey)
    spent: Counter[str] = Counter()
    while True:
        rest = going_on(ways, spent)
        if len(rest) == 1:
            last = rest[0]
            break
        moves = [f"spend {token}" for way in rest for token in way]
        move = yield from ask(seat, "payment", [*moves, "pay"])
        if move == "pay":
            last = chosen_rest(at, rest, "payment")
            break
        spent[move.removeprefix("spend ")] += 1
        at.supply[take_off_bench(at, seat, move)] += 1
    for token in last.elements():
        at.supply[take_off_bench(at, seat, f"spend {token}")] += 1


def chosen_rest(at: Position, rest: list[Counter[str]], what: str) -> Counter[str]:
    """Which of the ways left is used when that is left to the house."""
    told = Counter(at.tell(what).split(","))
    assert as_way(told) in {as_way(way) for way in rest}, f"{told} does not pay exactly"
    return told


def take_card(at: Position, seat: int, place: str, section: str) -> Asking[str]:
    """From the main board to the bench, with the gold of its place and the bonus of the section."""
    name = at.row.pop(place)
    at.chefs[seat].under[section] = name
    at.something_happened = True
    if place in GOLD_PLACES:
        at.gain_gold(seat, 1)
    yield from perform_all(at, seat, at.box.sections[section])
    return name


def prepare(at: Position, seat: int, move: str) -> Asking[None]:
    _, place, section = move.split()
    yield from pay(at, seat, at.row[place])
    yield from take_card(at, seat, place, section)


def prepare_by_action(at: Position, seat: int) -> Asking[None]:
    move = yield from ask(seat, "first-recipe", preparable(at, seat))
    yield from prepare(at, seat, move)
    move = yield from ask_beside_tools(
        at, seat, "second-recipe", lambda: [*preparable(at, seat), DONE]
    )
    if move != DONE:
        yield from prepare(at, seat, move)


def prepare_by_effect(at: Position, seat: int) -> Asking[None]:
    moves = preparable(at, seat)
    if moves:
        move = yield from ask(seat, "prepare", [*moves, DONE])
        if move != DONE:
            yield from prepare(at, seat, move)


def advance(at: Position, seat: int) -> Asking[None]:
    chef = at.chefs[seat]
    leaving = chef.under.pop("0", "")
    for section, left in (("0", "1"), ("1", "2"), ("2", "3")):
        if left in chef.under:
            chef.under[section] = chef.under.pop(left)
    if not leaving:
        return
    if leaving == chef.reserved:
        chef.reserved = ""
        at.gone.add(leaving)
        return
    chef.finished.append(leaving)
    yield from perform_all(at, seat, at.recipe(leaving).bonus)


# Step 2: reservations ----------------------------------------------------------------------------


def reservations(at: Position, seat: int) -> list[str]:
    chef = at.chefs[seat]
    if chef.reserved:
        return ["finish"] if can_pay(chef, at.recipe(chef.reserved)) else []
    if chef.tools.total() == 0:
        return []
    return [
        f"reserve {place} {section}"
        for place in PLACES
        if place in at.row
        for section in free_sections(at, seat)
    ]


def reserve(at: Position, seat: int) -> Asking[None]:
    chef = at.chefs[seat]
    move = yield from ask_beside_tools(at, seat, "reserve", lambda: [*reservations(at, seat), DONE])
    if move == DONE:
        return
    if move == "finish":
        yield from pay(at, seat, chef.reserved)
        chef.reserved = ""
        at.something_happened = True
    else:
        _, place, section = move.split()
        tools = [f"discard {tool}" for tool in +chef.tools]
        tool = (yield from ask(seat, "give-up-tool", tools)).split()[1]
        chef.tools[tool] -= 1
        at.tool_discards[tool] += 1
        chef.reserved = at.row[place]
        yield from take_card(at, seat, place, section)
    yield from ask_beside_tools(at, seat, "after-reserve", lambda: [DONE])


# Step 4: an award --------------------------------------------------------------------------------


def winnable(at: Position, seat: int, gilded: int) -> dict[tuple[str, str], set[Way]]:
    """By family and shelf: the ways to win an award now."""
    chef = at.chefs[seat]
    if at.awarded:
        return {}
    sets = Counter("-".join(at.recipe(name).icons) for name in chef.face_up())
    found = {}
    for family in FAMILIES:
        for shelf in ICONS_FOR_SHELF:
            if at.stacks[family] and (shelf, family) not in chef.shelves:
                ways = ways_to_win(sets, family, shelf, min(gilded, chef.gold))
                if ways:
                    found[family, shelf] = ways
    return found


def brings_award(at: Position, seat: int) -> bool:
    """Whether the tools in hand that make gold an icon bring a way to win that was not there."""
    more = sum(
        count * amount
        for tool, count in at.chefs[seat].tools.items()
        for effect, amount in at.box.tools[tool]
        if effect == "gild"
    )
    return winnable(at, seat, at.gilded + more) != winnable(at, seat, at.gilded)


def win_award(at: Position, seat: int) -> Asking[None]:
    def awards() -> list[str]:
        return [*(f"award {one} {shelf}" for one, shelf in winnable(at, seat, at.gilded)), DONE]

    while True:
        move = yield from ask_beside_tools(at, seat, "award", awards, gilding=True)
        if move == DONE:
            return
        _, family, shelf = move.split()
        yield from turn_over(at, seat, winnable(at, seat, at.gilded)[family, shelf])
        claim(at, seat, family, shelf)
        if shelf == "bottom":
            spaces = [f"toque {number + 1}" for number in range(len(at.box.toque))]
            space = int((yield from ask(seat, "toque", spaces)).split()[1]) - 1
            if at.toque_gold[space]:
                at.toque_gold[space] = False
                at.gain_gold(seat, 1)
            yield from perform_all(at, seat, at.box.toque[space])


def turn_over(at: Position, seat: int, ways: set[Way]) -> Asking[None]:
    """Recipe by recipe, as long as there is more than one way."""
    used: Counter[str] = Counter()
    while True:
        rest = going_on(ways, used)
        if len(rest) == 1:
            for icons in (used + rest[0]).elements():
                use(at, seat, icons)
            return
        move = yield from ask(seat, "icons", [f"use {icons}" for way in rest for icons in way])
        used[move.split()[1]] += 1


def use(at: Position, seat: int, icons: str) -> None:
    chef = at.chefs[seat]
    if icons == "gold":
        chef.gold -= 1
        return
    alike = [name for name in chef.face_up() if "-".join(at.recipe(name).icons) == icons]
    chef.turned.add(alike[0])


def claim(at: Position, seat: int, family: str, shelf: str) -> None:
    """The topmost award of its stack."""
    chef = at.chefs[seat]
    chef.shelves[shelf, family] = at.stacks[family].pop(0)
    at.awarded = True
    at.something_happened = True
    if len(chef.shelves) >= AWARDS_TO_END and not at.last_round:
        at.last_round = at.round + 1


# Step 5: the end of the turn ---------------------------------------------------------------------


def tidy(at: Position, seat: int) -> Asking[None]:
    while True:
        moves = spends(at, seat, [*BASIC, SUPER])
        move = yield from ask(seat, "tidy", [*moves, "end"])
        if move == "end":
            return
        at.supply[take_off_bench(at, seat, move)] += 1


def take_tools_in_hand(at: Position, seat: int) -> Asking[None]:
    chef = at.chefs[seat]
    chef.tools, chef.fresh = chef.tools + chef.fresh, Counter()
    while chef.tools.total() > at.box.tool_limit:
        move = yield from ask(seat, "limit", [f"discard {tool}" for tool in +chef.tools])
        tool = move.split()[1]
        chef.tools[tool] -= 1
        at.tool_discards[tool] += 1
