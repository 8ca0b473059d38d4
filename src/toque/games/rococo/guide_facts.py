"""What the guide says of an edition: its numbers, and what its cards and garments do, by name."""

from __future__ import annotations

from collections.abc import Sequence

from toque.engine.text import Text, Value
from toque.games.rococo import facts, sizes
from toque.games.rococo.components import (
    RococoEdition,
    Side,
    garment_text,
)
from toque.games.rococo.match import FIREWORKS, JEWELLER, MUSICIAN
from toque.games.rococo.names import (
    BASE_GARMENTS,
    COLOURS,
    DECORATION_KINDS,
    EMPLOYEE_NAMES,
    GARMENT_NAMES,
    GARMENTS_OF_COLOUR,
    HIRE_CARDS,
    RANKS,
    SPECIALISED,
    STARTERS,
)


def edition_facts(edition: RococoEdition) -> dict[str, Value]:
    found: dict[str, Value] = {
        "edition": edition.name,
        "rounds": sizes.ROUNDS,
        "hand": sizes.HAND,
        "fewest": sizes.FEWEST_STAFF,
        "garments": BASE_GARMENTS,
        "employees": HIRE_CARDS,
        "favour": edition.prices.favour,
        "favour-points": edition.prices.favour_points,
        "income": edition.prices.income,
        "point-price": edition.prices.point,
        "statue": edition.prices.statue,
        "trial": edition.prices.trial,
        "jewel-prices": _row(edition.jewel_prices),
        "licences": _row(_prices(edition.few, JEWELLER)),
    }
    for name, amount in zip(("livres", "thread", "lace"), edition.start, strict=True):
        found[f"start-{name}"] = amount
    for count, price in enumerate(edition.prices.drawer, 1):
        found[f"drawer-{count}"] = price
    for count, price in enumerate(edition.prices.hire, 1):
        found[f"hire-{count}"] = price
    for rank, livres in zip(RANKS, edition.delegating, strict=True):
        found[f"delegate-{rank}"] = livres
    for colour, count, jewels in zip(COLOURS, GARMENTS_OF_COLOUR, edition.jewels, strict=True):
        found[f"garments-{colour}"] = count
        found[f"jewels-{colour}"] = jewels
    found |= _of_side("few", edition.few)
    found |= _of_side("many", edition.many)
    found |= _of_cards(edition)
    for number, name in enumerate(GARMENT_NAMES[BASE_GARMENTS:], BASE_GARMENTS):
        garment = edition.garments[number]
        if garment.bonus:
            found[f"garment-{name}"] = garment_text(edition, number)
            found[f"bonus-{name}"] = facts.garment_bonus_text(garment)
    return found


def _of_side(name: str, side: Side) -> dict[str, Value]:
    found: dict[str, Value] = {
        f"windows-{name}": _row(side.windows),
        f"drawer-spaces-{name}": side.drawer_spaces,
        f"fireworks-points-{name}": _row(side.fireworks_points),
        f"all-halls-{name}": _row(side.all_halls),
    }
    for number, points in enumerate(side.halls, 1):
        found[f"hall-{number}-{name}"] = _row(points)
    for kind, word in enumerate(DECORATION_KINDS):
        if kind != JEWELLER:
            found[f"{word}-{name}"] = _row(_prices(side, kind))
    places = [place for place in side.decorations if place is not None]
    worth = [place.points for place in places if place.kind == MUSICIAN]
    factors = [f"× {place.factor}" for place in places if place.kind == FIREWORKS]
    found[f"musician-points-{name}"] = _row(worth)
    found[f"fireworks-factors-{name}"] = ", ".join(factors)
    return found


def _of_cards(edition: RococoEdition) -> dict[str, Value]:
    """Rank and bonus of every card; of the specialised apprentices, what they want."""
    found: dict[str, Value] = {}
    specialised = len(EMPLOYEE_NAMES) - SPECIALISED
    for number, name in enumerate(EMPLOYEE_NAMES):
        employee = edition.employees[number]
        found[f"bonus-{name}"] = facts.bonus_text(employee.bonus)
        if number >= specialised:
            found[f"condition-{name}"] = facts.condition_text(employee.condition)
        elif STARTERS <= number < STARTERS + HIRE_CARDS:
            found[f"rank-{name}"] = Text("rank", {"rank": RANKS[employee.rank]})
    return found


def _prices(side: Side, kind: int) -> list[int]:
    """What the decorations of a kind cost."""
    return [
        decoration.price
        for decoration in side.decorations
        if decoration is not None and decoration.kind == kind
    ]


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)
