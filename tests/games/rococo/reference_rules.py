"""The rules of Rococo Deluxe that are sums: pure functions over plain data, slow and plain.

They do not depend on how a turn is cut into questions, so that any engine can be compared with them.
Numbers in brackets are those of the list of rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations, product

from tests.games.rococo.reference_facts import (
    APPRENTICE,
    COLOURS,
    FIREWORKS,
    JEWELLER,
    JOURNEYMAN,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    MASTER,
    MUSICIAN,
    STATUE,
    Decoration,
    Garment,
    Holdings,
    Space,
    Tile,
)

ROUNDS = 7
START_LIVRES, START_THREAD, START_LACE = 15, 1, 1
CARDS_A_ROUND = 3
SMALLEST_STAFF = 4
HIRE_SPACES = 4
DRAWERS = 3
FAVOUR_LIVRES, FAVOUR_POINTS = 5, 3
BASE_INCOME = 5
TRIAL_PRICE, TRIAL_POINTS = 5, 1
GREEN_DRESS_LIVRES = 14
SPECIALIST_POINTS = 3
DU_BARRY_CARDS = 4
DU_BARRY_CONSOLATION = 3
DU_BARRY_FAVOUR = 3

TASKS = {JOURNEYMAN: (1, 2, 3, 4), MASTER: (1, 2, 3)}
"""The trials by the rank that one wins, with their tasks in the order of the rulebook."""

DELEGATED_BY_BONUS = {MASTER: 8, JOURNEYMAN: 5, APPRENTICE: 2}
"""[B22] What delegating by this bonus pays."""


def is_lady(colour: str) -> bool:
    return colour in {"blue", "green"}


# Prices ------------------------------------------------------------------------------------------


def tile_price(tiles_in_drawer: int) -> int:
    """[A21]"""
    return {1: 0, 2: 1, 3: 2, 4: 2}[tiles_in_drawer]


def hire_price(cards_there: int) -> int:
    """[A51]"""
    return {1: 0, 2: 1, 3: 3, 4: 5}[cards_there]


def fund_price(price: int, discount: int) -> int:
    """[B32, B61] A discount larger than the price gives nothing back."""
    return max(0, price - discount)


# Which action a card may do ----------------------------------------------------------------------

ACTIONS_OF_RANK = {
    MASTER: ("favour", "acquire", "tailor", "hire", "delegate", "fund"),
    JOURNEYMAN: ("favour", "acquire", "tailor", "delegate", "fund", "master trial"),
    APPRENTICE: ("acquire", "delegate", "fund", "journeyman trial"),
}
"""[T5, J50]"""


# Paying with silk --------------------------------------------------------------------------------


def reduced_needs(bales: Mapping[str, int], bonus: str) -> list[dict[str, int]]:
    """[B21, B41] What may be paid instead of the bales of a pattern, with the bonus it is made by."""
    full = {colour: bales.get(colour, 0) for colour in COLOURS}
    if bonus == "B21":
        cheaper = [
            {**full, colour: full[colour] - 1} for colour in ("blue", "pink") if full[colour] > 0
        ]
        return cheaper or [full]
    if bonus == "B41":
        return [{**full, "green": max(0, full["green"] - 2)}]
    return [full]


def covers(tiles: Sequence[Tile], need: Mapping[str, int]) -> bool:
    """[A33] Bales too many are lost."""
    return all(
        sum(tile.bales.get(colour, 0) for tile in tiles) >= number
        for colour, number in need.items()
    )


def payments(
    needs: Sequence[Mapping[str, int]], rack: Sequence[str], faces: Mapping[str, Tile]
) -> set[tuple[str, ...]]:
    """[A36, O5] All sets of tiles that meet one of the needs and hold no superfluous tile."""

    def pays(names: Sequence[str]) -> bool:
        return any(covers([faces[name] for name in names], need) for need in needs)

    # Each bale needed is met by one tile, and tiles that meet none are superfluous.
    largest = max(sum(need.values()) for need in needs)
    subsets = {names for size in range(largest + 1) for names in combinations(sorted(rack), size)}
    return {
        names
        for names in subsets
        if pays(names)
        # Fewer tiles never pay more, so it is enough to try leaving out one.
        and not any(pays(names[:at] + names[at + 1 :]) for at in range(len(names)))
    }


def conversions(tile: Tile) -> set[tuple[int, int]]:
    """[A22, A23] The (thread, lace) that one may discard a tile for."""
    if tile.either:
        return {(tile.thread, 0), (0, tile.lace)}
    return {(tile.thread, tile.lace)}


# Places ------------------------------------------------------------------------------------------

Place = tuple[int, int]
"""Hall and number of the space in it."""


def possible_places(
    spaces: Mapping[Place, Space], taken: Collection[Place], maker: str
) -> set[Place]:
    """[A38, A39] Where a garment that an employee of this rank made may be rented."""
    return {
        place
        for place, space in spaces.items()
        if place not in taken and (maker == MASTER or not space.master)
    }


def fundable(
    decorations: Mapping[str, Decoration],
    owners: Mapping[str, int],
    player: int,
    jewelry_box: bool,
) -> set[str]:
    """[A70-A73, J40] Where a player may put a marker, if they can pay."""
    kinds_at_most_once = {KITCHEN_LEFT, KITCHEN_RIGHT, JEWELLER}
    own_kinds = {decorations[name].kind for name, owner in owners.items() if owner == player}
    return {
        name
        for name, decoration in decorations.items()
        if name not in owners
        and (decoration.kind != JEWELLER or jewelry_box)
        and not (decoration.kind in kinds_at_most_once and decoration.kind in own_kinds)
    }


def best_free_all_halls(values: Sequence[int], owners: Sequence[int | None]) -> int | None:
    """[A80, A82] The free space of the row with the most points."""
    free = [at for at, owner in enumerate(owners) if owner is None]
    return max(free, key=lambda at: (values[at], -at), default=None)


# Phase 1: rows that slide ------------------------------------------------------------------------


def refill_row(
    row: Sequence[str | None],
    clear: int,
    draw: Callable[[int], str | None],
) -> tuple[list[str | None], list[str]]:
    """[N9-N12, J10-J12] The `clear` rightmost places are emptied, the rest slides right, then the
    empty places are filled from right to left. Gives the new row and what was taken off it.

    >>> supply = ["x", "y"]
    >>> refill_row(["a", "b", None, "c"], 2, lambda place: supply.pop(0) if supply else None)
    (['y', 'x', 'a', 'b'], ['c'])
    """
    kept = len(row) - clear
    cleared = [one for one in row[kept:] if one is not None]
    staying = [one for one in row[:kept] if one is not None]
    free = len(row) - len(staying)
    new: list[str | None] = [*[None] * free, *staying]
    for place in range(free - 1, -1, -1):
        new[place] = draw(place)
    return new, cleared


# Trials ------------------------------------------------------------------------------------------


def tasks_of_acquiring(rank: str, tile: Tile, kept: bool) -> tuple[int, ...]:
    """[J62-J64] Tasks of the Journeyman trial that an Acquire action fits.

    The first task is printed as green or pink. Taken as blue or pink: the rulebook's own note speaks
    of a blue task and of a green one, and otherwise blue silk would fit none.
    """
    if rank != APPRENTICE:
        return ()
    if not kept:
        return (3,)
    colours = {colour for colour, number in tile.bales.items() if number > 0}
    return tuple(
        task
        for task, wanted in ((1, {"blue", "pink"}), (2, {"green", "orange"}))
        if colours & wanted
    )


def tasks_of_funding(rank: str) -> tuple[int, ...]:
    """[J65]"""
    return (4,) if rank == APPRENTICE else ()


def tasks_of_tailoring(rank: str, colour: str) -> tuple[int, ...]:
    """[J66-J68]"""
    if rank == MASTER:
        return (3,)
    if rank == JOURNEYMAN:
        return (1,) if is_lady(colour) else (2,)
    return ()


def trial_fulfilled(trial: str, tasks: Collection[int]) -> bool:
    """[J51, J53] Whether all tasks of the trial are marked."""
    return set(tasks) == set(TASKS[trial])


# Bonuses without a choice ------------------------------------------------------------------------


def by_staff(size: int, steps: Mapping[int, int]) -> int:
    """What the last step up to this size gives; nothing below the first one."""
    return next((steps[at] for at in sorted(steps, reverse=True) if at <= size), 0)


def plain_gain(bonus: str, own: Holdings) -> tuple[int, int] | None:
    """(livres, points) of a bonus in which nothing is decided; None for every other bonus."""
    colours, jewels = Counter(own.colours), own.jewelled()
    garments, decorations, staff = own.garments(), own.decorated(), own.staff()
    gains = {
        "B4": (2, 0),
        "B10": (1, 0),
        "B20": (colours["blue"] + 2 * colours["green"], 0),
        "B23": (0, decorations // 2),
        "B30": (decorations, 0),
        "B31": (0, garments // 3),
        "B33": (by_staff(staff, {5: 2, 7: 6, 9: 10, 11: 14}), 0),
        "B40": (by_staff(staff, {5: 1, 7: 3, 9: 5, 11: 7}), 0),
        "B42": (2 * colours["pink"], colours["orange"]),
        "B50": (garments, 0),
        "B51": (0, decorations // 2),
        "B52": (0, garments // 2),
        "J92": (len(own.present), 0),
        "J93": (by_staff(staff, {4: 6, 5: 5, 6: 4, 7: 2}), 0),
        "J94": (3 * (decorations // 2), 0),
        "J97": (3 * (jewels // 2), 0),
        "J98": (0, jewels // 3),
        "J101": (0, min(colours["blue"], colours["green"])),
        "J102": (3 * (own.on_master_spaces // 2), 0),
        "J103": (3 * (jewels // 2), 0),
        "J104": ((0 if colours["green"] else 4) + (0 if colours["orange"] else 5), 0),
    }
    if bonus in CONDITIONS:
        return 0, SPECIALIST_POINTS
    return gains.get(bonus)


def hall_gain(bonus: str, own_garments_there: int) -> tuple[int, int]:
    """[J96, J100] (livres, points) for the hall that was chosen."""
    return (0, own_garments_there // 2) if bonus == "J96" else (2 * own_garments_there, 0)


LIVRES_FOR_A_POINT = {"B43": 4, "B60": 3}


def silk_points(tiles: Sequence[Tile]) -> int:
    """[B53] Counted over all tiles that are discarded together."""
    bales: Counter[str] = Counter()
    for tile in tiles:
        bales.update(tile.bales)
    return bales["orange"] + bales["green"] + (bales["pink"] + bales["blue"]) // 2


def festivity_points(bonus: str, own: Holdings) -> int:
    """[X13-X16] Before the new garment stands on the board."""
    colours = Counter(own.colours)
    ladies = colours["blue"] + colours["green"]
    gentlemen = colours["pink"] + colours["orange"]
    return {
        "X13": 2 * min(ladies, gentlemen),
        "X14": own.decorated(),
        "X15": colours["blue"],
        "X16": colours["pink"],
    }.get(bonus, 0)


def may_be_sold(garment: Garment) -> bool:
    """[X11, X21] Festivity garments never, Expert garments only if they are the green dress."""
    return garment.bonus in {"", "X26"}


def sale_value(garment: Garment) -> int:
    """[A43, X26]"""
    return GREEN_DRESS_LIVRES if garment.bonus == "X26" else garment.value


def rented_points(garment: Garment) -> int:
    """[A40, X26]"""
    return 0 if garment.bonus == "X26" else garment.points


CROWNS = frozenset({"B62", "B63", "B64", "B65", "J105", "J106", "J107", "J108"})


def crown_points(bonus: str, own: Holdings) -> int:
    """[B62-B65, J105-J108] What a crown card of the staff brings at the end."""
    colours, jewels = Counter(own.colours), Counter(own.jewels)
    ladies = colours["blue"] + colours["green"]
    gentlemen = colours["pink"] + colours["orange"]
    return {
        "B62": by_staff(own.staff(), {5: 2, 7: 5, 9: 8, 11: 11}),
        "B63": 3 * min(own.thread, own.lace),
        "B64": 3 * (own.on_master_spaces // 2),
        "B65": 2 * min(ladies, gentlemen),
        "J105": 6 * min(jewels[colour] for colour in COLOURS),
        "J106": 3 * ((jewels["blue"] + jewels["green"]) // 2),
        "J107": own.decorated(),
        "J108": 3 * (own.ranks.get(APPRENTICE, 0) // 2),
    }[bonus]


CONDITIONS = frozenset(f"J{number}" for number in range(80, 90))


def condition_met(condition: str, own: Holdings) -> bool:
    """[J80-J89] Whether a specialised apprentice lets themselves be hired now."""
    colours = Counter(own.colours)
    kitchens = {KITCHEN_LEFT, KITCHEN_RIGHT}
    kinds = {"kitchen" if kind in kitchens else kind for kind in own.decorations}
    return {
        "J80": colours["pink"] + colours["orange"] >= 3,
        "J81": colours["blue"] + colours["green"] >= 3,
        "J82": own.on_master_spaces >= 3,
        "J83": own.livres >= 30,
        "J84": own.jewelled() >= 3,
        "J85": len(kinds) >= 3,
        "J86": own.tiles >= 4 and own.lace >= 2 and own.thread >= 2,
        "J87": own.points >= 5,
        "J88": own.master_trials >= 1,
        "J89": len(own.present) == 5,
    }[condition]


# Income ------------------------------------------------------------------------------------------


def income(own: Holdings, jewelry_box: bool) -> int:
    """[I1-I5] All-halls markers are no decorations, so they are in no count."""
    left = own.decorated() if own.decorations.get(KITCHEN_LEFT) else 0
    right = own.garments() if own.decorations.get(KITCHEN_RIGHT) else 0
    return BASE_INCOME + left + right + (own.jewelled() if jewelry_box else 0)


# Final scoring -----------------------------------------------------------------------------------


def majority(
    garments: Mapping[int, int],
    on_master_spaces: Mapping[int, int],
    musician: int | None,
    first: int,
    second: int,
    players: int,
) -> dict[int, int]:
    """[G9-G15] Points of one hall by player: who has more garments, of these who has more on Master
    spaces, of these who has the musician; a tie that stays gives all of them the place.
    """
    strength = {
        player: (number, on_master_spaces.get(player, 0), player == musician)
        for player, number in garments.items()
        if number > 0
    }
    if not strength:
        return {}
    best = max(strength.values())
    firsts = [player for player, how in strength.items() if how == best]
    points = dict.fromkeys(firsts, first)
    others = {player: how for player, how in strength.items() if player not in points}
    if others and len(firsts) == 1 and players > 2:
        next_best = max(others.values())
        points |= {player: second for player, how in others.items() if how == next_best}
    return points


def fireworks_majority(
    fireworks: Mapping[int, Sequence[tuple[int, int]]], first: int, second: int, players: int
) -> dict[int, int]:
    """[G16-G18] `fireworks` are (price, place from the left) of what each player has."""
    ranking = sorted(
        (player for player, own in fireworks.items() if own),
        key=lambda player: (len(fireworks[player]), max(fireworks[player])),
        reverse=True,
    )
    prizes = (first, second) if players > 2 else (first,)
    return dict(zip(ranking, prizes, strict=False))


def balcony_points(garments: Sequence[int], factors: Sequence[int]) -> tuple[int, int]:
    """[G19-G21, G25] Garments of the royal hall with these points may stand on the balcony, one
    beside each own fireworks with its factor. Gives what they score on the balcony and what those
    score that stay in the hall, when all of it together is the most.
    """
    there_is = Counter([*factors, *[1] * len(garments)])
    best = (0, 0)
    for chosen in product(there_is, repeat=len(garments)):
        if all(chosen.count(factor) <= there_is[factor] for factor in chosen):
            scored = list(zip(garments, chosen, strict=True))
            balcony = sum(points * factor for points, factor in scored if factor > 1)
            hall = sum(points for points, factor in scored if factor == 1)
            best = max(best, (balcony, hall), key=sum)
    return best


def statue_points(colours: Mapping[str, int], statues: int) -> int:
    """[G22, G23] Sets of garments of different colours, one for each statue, each garment once."""
    left = Counter({colour: colours.get(colour, 0) for colour in COLOURS})
    points = 0
    for _ in range(statues):
        # A set never gains by leaving out a colour: each statue could use it only once as well.
        in_set = [colour for colour in COLOURS if left[colour] > 0]
        left.subtract(in_set)
        points += 2 * len(in_set)
    return points


# Madame du Barry ---------------------------------------------------------------------------------


def du_barry_space(
    spaces: Mapping[Place, Space], taken: Collection[Place], hall: int
) -> Place | None:
    """[D48, O36] Her space in a hall: Master spaces first, then by reward, then in board order."""

    def worth(place: Place) -> tuple[bool, int, int, int]:
        space = spaces[place]
        reward = {"tile": 3, "thread": 2, "lace": 2, "livres": 1, "": 0}[space.reward]
        return space.master, reward, space.livres, -place[1]

    free = [place for place in spaces if place[0] == hall and place not in taken]
    return max(free, key=worth, default=None)


def du_barry_garment(
    windows: Sequence[str | None], prices: Sequence[int], number: int, side: str
) -> int | None:
    """[D41, D42, O33] The window of the garment she makes."""
    full = [at for at, garment in enumerate(windows) if garment is not None]
    if not full:
        return None
    if number > len(full):
        return max(full, key=lambda at: (prices[at], -at))
    return full[number - 1] if side == "left" else full[-number]


def du_barry_employee(
    cards: Sequence[str | None],
    number: int,
    side: str,
    worth: Callable[[str], tuple[int, int] | None],
) -> int | None:
    """[D60-D62] The place of the card she hires. `worth` gives the points that a crown card brings
    (her, the person), and None for any other card.
    """
    there = [at for at, card in enumerate(cards) if card is not None]
    in_order = there if side == "left" else there[::-1]
    values = {at: worth(card) for at, card in enumerate(cards) if card is not None}
    best = max((value for value in values.values() if value is not None), default=None)
    if best is not None:
        return next(at for at in in_order if values[at] == best)
    if not there:
        return None
    return in_order[min(number, len(in_order)) - 1]


def du_barry_jewel(
    row: Sequence[str | None], prices: Sequence[int], garment_colour: str, symbol: str
) -> int | None:
    """[D53-D55, O37] The space of the jewel she takes: the cheapest one; of these the rightmost."""

    def suits(colour: str) -> bool:
        if symbol == "same":
            return colour == garment_colour
        return symbol == "any" or (
            symbol == "fitting" and is_lady(colour) == is_lady(garment_colour)
        )

    fit = [at for at, colour in enumerate(row) if colour is not None and suits(colour)]
    return min(fit, key=lambda at: (prices[at], -at), default=None)


def du_barry_decoration(
    decorations: Mapping[str, Decoration],
    owners: Mapping[str, int],
    her: int,
    kind: str,
    jewelry_box: bool,
) -> str | None:
    """[D70-D74, O37, O40] The cheapest space she may take, the jeweller's first."""
    order = list(decorations)
    free = fundable(decorations, owners, her, jewelry_box)

    def cheapest(kinds: Collection[str]) -> str | None:
        fit = [name for name in free if decorations[name].kind in kinds]
        # Of the kitchen the left side comes first.
        return min(
            fit,
            key=lambda name: (
                decorations[name].price,
                decorations[name].kind == KITCHEN_RIGHT,
                order.index(name),
            ),
            default=None,
        )

    kinds = {
        "kitchen": {KITCHEN_LEFT, KITCHEN_RIGHT},
        FIREWORKS: {FIREWORKS},
        MUSICIAN: {MUSICIAN},
        STATUE: {STATUE},
    }[kind]
    return cheapest({JEWELLER}) or cheapest(kinds)
