"""The final scoring (G5-G18), and who wins."""

from __future__ import annotations

from tests.games.patisserie.reference_edition import TABLES
from tests.games.patisserie.reference_position import Position, number_of, table_of
from tests.games.patisserie.reference_turn import SALE

Sheet = dict[str, int]


def sheet(at: Position, player: int) -> Sheet:
    """Points by source."""
    own = at.players[player]
    return {
        "track": own.points,
        **({"goods": goods(at)} if player == at.mentor else {}),
        "coins": coins(at, player) // 10,
        **{f"table {table}": majority_points(at, table, player) for table in TABLES},
        "nobles": noble_points(at, player),
        "pastries": sum(at.recipe(recipe).points for recipe in at.own_recipes(player)),
        "markers": marker_points(at, player),
        "specials": special_points(at, player),
    }


def coins(at: Position, player: int) -> int:
    """G5, G7: with what the pastries on racks bring."""
    own = at.players[player]
    sold = (at.recipe(recipe).points for recipe in own.racks if recipe is not None)
    return own.coins + SALE * sum(sold)


def goods(at: Position) -> int:
    """M64, M65."""
    own = at.players[at.mentor]
    recipes = sum(recipe is not None for recipe in own.shelves)
    return (len(own.store) + recipes + sum(own.staples.values())) // 2


def majority_points(at: Position, table: str, player: int) -> int:
    """G8-G11: most pastries, then the one nearest to the bonus tile."""
    ranking = []
    for other in range(at.count):
        own = [number_of(space) for space in at.own(other) if table_of(space) == table]
        if own:
            ranking.append((-len(own), min(own), other))
    prizes = at.side.banners[table][: 1 if at.count == 2 else 2]
    return sum(
        prize
        for prize, (_, _, other) in zip(prizes, sorted(ranking), strict=False)
        if other == player
    )


def noble_points(at: Position, player: int) -> int:
    """G12, G14."""
    opponents = sum(bool(at.servants(other)) for other in range(at.count) if other != player)
    return len(at.nobles(player)) * opponents


def marker_points(at: Position, player: int) -> int:
    """G13: posts and nobles."""
    points = sum(at.side.nobles[noble][1] for noble in at.nobles(player))
    for place, owner in at.markers.items():
        if owner == player and place.endswith("-points"):
            points += at.side.posts[int(place.split("-")[1]) - 1].points
    return points


def special_points(at: Position, player: int) -> int:
    """G13: special tiles."""
    points = 0
    for number, special in enumerate(at.specials):
        values = at.facts.specials[special][1][number]
        points += sum(
            value for value, owner in zip(values, at.marks[number], strict=False) if owner == player
        )
    return points


def ranks(at: Position) -> list[int]:
    """G15, G16; alone against the Mentor a tie is lost (ruling 59)."""
    keys: list[tuple[int, ...]] = []
    for player in range(at.count):
        points = sum(sheet(at, player).values())
        if at.solo:
            keys.append((points, 1 if player == at.mentor else 0))
        else:
            order = (player - at.first) % at.count
            keys.append((points, coins(at, player) % 10, -order))
    return [1 + sum(other > key for other in keys) for key in keys]
