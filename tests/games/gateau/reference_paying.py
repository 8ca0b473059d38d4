"""What pays for a recipe and for an award, found by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product

from tests.games.gateau.reference_edition import BASIC, ICONS_FOR_SHELF, KINDS, ZONES, Recipe
from tests.games.gateau.reference_position import Chef

Way = frozenset[tuple[str, int]]
"""Which things are paid, each with its number."""
Kinds = tuple[int, ...]
"""Tokens by kind, in the order of KINDS."""


def as_way(paid: Mapping[str, int]) -> Way:
    return frozenset((one, count) for one, count in paid.items() if count > 0)


def counted(way: Way) -> Counter[str]:
    return Counter(dict(way))


# Recipes -----------------------------------------------------------------------------------------


def grey_choices(recipe: Recipe) -> list[str]:
    """The types that its grey ingredients may be; "" where it has none."""
    return [kind for kind in BASIC if recipe.needs[kind] == 0] if recipe.grey else [""]


def still_needed(recipe: Recipe, grey: str, stored: Iterable[str]) -> Kinds:
    """What tokens must pay once stored ingredients have paid one each."""
    need = Counter(recipe.needs)
    if grey:
        need[grey] += recipe.grey
    for kind in stored:
        if need[kind] > 0:
            need[kind] -= 1
    return tuple(need[kind] for kind in BASIC)


@cache
def suffices(tokens: Kinds, need: Kinds, kind: str, side: str) -> bool:
    """Whether tokens pay for a need, with the chef's power at most once."""
    supers = tokens[len(BASIC)]
    basic = list(tokens[: len(BASIC)])
    own = BASIC.index(kind)
    attempts = [(supers, basic)]
    if side == "swap" and basic[own] > 0:
        for other in range(len(BASIC)):
            swapped = basic[:]
            swapped[own] -= 1
            swapped[other] += 1
            attempts.append((supers, swapped))
    if side == "double" and supers > 0:
        doubled = basic[:]
        doubled[own] += 2
        attempts.append((supers - 1, doubled))
    return any(
        sum(max(0, wanted - there) for wanted, there in zip(need, having, strict=True)) <= left
        for left, having in attempts
    )


@cache
def minimal_payments(tokens: Kinds, need: Kinds, kind: str, side: str) -> list[Kinds]:
    """All of the tokens that suffice, and of which none could be kept."""
    found = []
    for paid in product(*(range(count + 1) for count in tokens)):
        if not suffices(paid, need, kind, side):
            continue
        fewer = (
            tuple(count - (at == one) for at, count in enumerate(paid))
            for one in range(len(paid))
            if paid[one] > 0
        )
        if not any(suffices(less, need, kind, side) for less in fewer):
            found.append(paid)
    return found


def on_bench(chef: Chef) -> Kinds:
    tokens = chef.tokens()
    return tuple(tokens[kind] for kind in KINDS)


def possible_greys(chef: Chef, recipe: Recipe) -> list[str]:
    return [
        grey
        for grey in grey_choices(recipe)
        if suffices(on_bench(chef), still_needed(recipe, grey, chef.stored), chef.kind, chef.side)
    ]


def can_pay(chef: Chef, recipe: Recipe) -> bool:
    return bool(possible_greys(chef, recipe))


def ways_to_pay(chef: Chef, recipe: Recipe, grey: str) -> set[Way]:
    """By the tokens ("dough equal") that leave the bench."""
    need = still_needed(recipe, grey, chef.stored)
    ways: set[Way] = set()
    for paid in minimal_payments(on_bench(chef), need, chef.kind, chef.side):
        splits = [_by_zone(chef, kind, count) for kind, count in zip(KINDS, paid, strict=True)]
        for parts in product(*splits):
            ways.add(as_way(sum(parts, Counter())))
    return ways


def _by_zone(chef: Chef, kind: str, count: int) -> list[Counter[str]]:
    """The ways to take tokens of a kind out of the zones."""
    there = [range(chef.bench[zone][kind] + 1) for zone in ZONES]
    return [
        Counter({f"{kind} {zone}": part for zone, part in zip(ZONES, parts, strict=True)})
        for parts in product(*there)
        if sum(parts) == count
    ]


# Awards ------------------------------------------------------------------------------------------


def icons_suffice(icons: Counter[str], family: str, wanted: int, gold: int) -> bool:
    """Gold stands for any icon; two icons of any kind stand for another one."""
    matching = min(icons[family], wanted)
    missing = max(0, wanted - matching - gold)
    others = icons.total() - matching
    return others >= 2 * missing


def icons_of(sets: Iterable[str]) -> Counter[str]:
    return Counter(icon for one in sets for icon in one.split("-"))


def ways_to_win(icon_sets: Counter[str], family: str, shelf: str, gold: int) -> set[Way]:
    """By the icons of recipes that are turned over ("cake-tart") and "gold", with nothing in vain."""

    def enough(paid: Counter[str]) -> bool:
        cards = Counter(paid)
        used = cards.pop("gold", 0)
        return icons_suffice(icons_of(cards.elements()), family, ICONS_FOR_SHELF[shelf], used)

    available = Counter(icon_sets)
    if gold:
        available["gold"] = gold
    names = [name for name in available if available[name] > 0]
    ways: set[Way] = set()
    for counts in product(*(range(available[name] + 1) for name in names)):
        paid = Counter(dict(zip(names, counts, strict=True)))
        if not enough(paid):
            continue
        if not any(enough(paid - Counter([name])) for name in names if paid[name] > 0):
            ways.add(as_way(paid))
    return ways


# Step by step ------------------------------------------------------------------------------------


def going_on(ways: Iterable[Way], chosen: Counter[str]) -> list[Counter[str]]:
    """What is left of the ways that begin with what was chosen."""
    return [counted(way) - chosen for way in ways if counted(way) >= chosen]


def supers_needed(tokens: Counter[str], need: Kinds) -> int:
    """How many super ingredients a payment takes that has no other help."""
    return sum(max(0, want - tokens[kind]) for kind, want in zip(BASIC, need, strict=True))
