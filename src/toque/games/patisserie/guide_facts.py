"""What the guide says of an edition: its numbers, and what its cards and tiles do, by name."""

from __future__ import annotations

from collections.abc import Sequence

from toque.engine.text import Text, Value
from toque.games.patisserie import facts, sizes
from toque.games.patisserie.components import PatisserieEdition, Side
from toque.games.patisserie.names import (
    RANKS,
    SPECIAL_NAMES,
    STAFF_CARDS,
    STAFF_NAMES,
    STAPLES,
    TABLE_TILE_NAMES,
    TABLES,
)


def edition_facts(edition: PatisserieEdition) -> dict[str, Value]:
    found: dict[str, Value] = {
        "edition": edition.name,
        "rounds": sizes.ROUNDS,
        "hand": sizes.HAND,
        "staff-cards": STAFF_CARDS,
        "recipes": len(edition.recipes),
        "tiles": sum(tile.count for tile in edition.tiles),
        "start-coins": edition.start_coins,
        "income": edition.prices.income,
        "noble-income": sizes.NOBLE_INCOME,
        "sale": sizes.SALE,
        "tip": sizes.TIP,
        "point-price": sizes.COINS_FOR_POINT,
        "consolation": sizes.CONSOLATION,
    }
    for number, coins in enumerate(edition.prices.decorations, 1):
        found[f"decoration-{number}"] = coins
    for number, points in enumerate(edition.prices.decoration_points, 3):
        found[f"decoration-{number}"] = points
    for count, price in enumerate(edition.prices.hire, 1):
        found[f"hire-{count}"] = price
    for rank, coins in zip(RANKS, edition.prices.dismiss, strict=True):
        found[f"dismiss-{rank}"] = coins
    for staple, name in enumerate(STAPLES):
        found[f"start-{name}"] = edition.start_staples[staple]
        found[f"cap-{name}"] = edition.caps[staple]
        found[f"prices-{name}"] = _row(edition.staple_prices[staple])
    found |= _of_side("few", edition.few)
    found |= _of_side("many", edition.many)
    for number, name in enumerate(STAFF_NAMES):
        card = edition.staff[number]
        found[f"rank-{name}"] = Text("rank", {"rank": facts.title(card)})
        found[f"bonus-{name}"] = facts.bonus_text(card.bonus)
        if card.condition:
            found[f"condition-{name}"] = facts.condition_text(card.condition)
    for number, name in enumerate(TABLE_TILE_NAMES):
        found[f"table-{name}"] = facts.table_tile_text(edition.table_tiles[number])
    for number, name in enumerate(SPECIAL_NAMES):
        tile = edition.special_tiles[number]
        found[f"special-{name}"] = facts.condition_text(tile.condition)
        found[f"points-{name}"] = " / ".join(_row(points) for points in tile.points)
    return found


def _of_side(name: str, side: Side) -> dict[str, Value]:
    found: dict[str, Value] = {
        f"slots-{name}": _row(side.slots),
        f"columns-{name}": side.columns,
        f"rows-{name}": side.upper_rows + side.lower_rows,
        f"lower-rows-{name}": side.lower_rows,
        f"upper-{name}": _row(side.upper),
        f"lower-{name}": _row(side.lower),
        f"posts-{name}": len(side.posts),
        f"servants-{name}": _row([post.points_price for post in side.posts]),
        f"gifts-{name}": _row([post.gift_price for post in side.posts]),
        f"nobles-{name}": _row([price for price, _ in side.nobles]),
    }
    for table, banner in zip(TABLES, side.banners, strict=True):
        found[f"{table}-{name}"] = _row(banner)
    return found


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)
