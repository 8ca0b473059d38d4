"""What a seat holds, for the bill of a move: its purse and goods, its income by source, its score.

And who holds what is contended for.
"""

from __future__ import annotations

from toque.engine.bill import scored
from toque.engine.text import Text
from toque.engine.wire import Contest, Holding
from toque.games.patisserie import counting, names, rounds, scoring, sizes
from toque.games.patisserie.match import PatisserieMatch
from toque.mechanics import majority


def holdings(match: PatisserieMatch, seat: int) -> list[Holding]:
    found = [_held("coins", int(match.coins[seat]))]
    for staple, name in enumerate(names.STAPLES):
        found.append(_held(name, int(match.staples[seat * sizes.STAPLES + staple])))
    for ingredient, name in enumerate(names.INGREDIENTS):
        units = sum(match.rules.tile_ingredients[kind][ingredient] for kind in match.stores[seat])
        found.append(_held(name, units))
    found.append(_held("recipes", int(counting.recipes(match, seat))))
    found.append(_held("decorations", int(counting.decorations(match, seat))))
    found += _incomes(match, seat)
    for line in scored(scoring.score_sheet(match, seat)):
        on_track = line.source.key == "score-track"
        found.append(
            Holding(line.name, line.source, line.ware, line.amount, "now") if on_track else line
        )
    return found


def _held(what: str, amount: int) -> Holding:
    return Holding(what, Text("held", {"what": what}), what, amount, "now")


def _incomes(match: PatisserieMatch, seat: int) -> list[Holding]:
    """Beside the base income, which no move changes."""
    left = 0 if match.over else sizes.ROUNDS - int(match.round) + 1
    coins, points, by_noble = rounds.income(match, seat)
    found: list[Holding] = []
    for name, ware, amount in (
        ("decorations", "coins", coins),
        ("decoration-points", "points", points),
        ("nobles", "coins", by_noble),
    ):
        source = Text("held-income", {"from": name})
        found.append(Holding(f"income {name}", source, ware, int(amount), "income", left))
    return found


def contests(match: PatisserieMatch) -> list[Contest]:
    """The places of the tables' banners."""
    found: list[Contest] = []
    for table, name in enumerate(names.TABLES):
        prizes = match.rules.banners[table]
        for place, players in enumerate(
            majority.holders(scoring.table_points(match, table), prizes)
        ):
            found.append(Contest(f"{name}:{place}", players))
    return found
