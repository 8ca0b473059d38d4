"""Final scoring in the five steps of the rulebook, as it would come out if the match ended now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.text import Text, Value
from toque.engine.wire import Automa, ScoreLine
from toque.games.patisserie import counting, garden, names, sizes
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.mechanics import majority

GOODS_FOR_POINT: Final = 2
"""Goods that bring the Mentor a point."""


# 1. Pastries on racks are sold.


def all_coins(match: PatisserieMatch, player: i64) -> i64:
    total = match.coins[player]
    for rack in range(sizes.RACKS):
        recipe = match.racks[player * sizes.RACKS + rack]
        if recipe != EMPTY:
            total += match.rules.recipe_points[recipe] * sizes.SALE
    return total


# 2. Ten coins are a point; the rest breaks ties.


def coin_points(match: PatisserieMatch, player: i64) -> i64:
    return all_coins(match, player) // sizes.COINS_FOR_POINT


def coins_left(match: PatisserieMatch, player: i64) -> i64:
    return all_coins(match, player) % sizes.COINS_FOR_POINT


# 3. Tables.


def table_points(match: PatisserieMatch, table: i64) -> list[i64]:
    strengths = garden.table_strengths(match.hosts, table, match.rules.players)
    return majority.points(strengths, match.rules.banners[table])


def all_table_points(match: PatisserieMatch, player: i64) -> i64:
    total: i64 = 0
    for table in range(sizes.TABLES):
        total += table_points(match, table)[player]
    return total


# 4. Noble hosts, for each opponent with a servant.


def noble_points(match: PatisserieMatch, player: i64) -> i64:
    nobles = counting.nobles(match, player)
    if nobles == 0:
        return 0
    serving: i64 = 0
    for other in range(match.rules.players):
        if other != player and counting.servants(match, other) > 0:
            serving += 1
    return nobles * serving


# 5. Markers: pastries, posts, noble hosts, special tiles.


def pastry_points(match: PatisserieMatch, player: i64) -> i64:
    total: i64 = 0
    for space in range(sizes.SPACES):
        if match.hosts[space] == player:
            total += match.rules.recipe_points[match.pastries[space]]
    return total


def marker_points(match: PatisserieMatch, player: i64) -> i64:
    return match.rules.places.value_of(match.markers, player)


def special_points(match: PatisserieMatch, player: i64) -> i64:
    total: i64 = 0
    for place in range(names.SPECIAL_PLACES):
        points_there = match.rules.special_points[match.specials[place]][place]
        for space in range(len(points_there)):
            if match.marks[place * sizes.MARKS + space] == player:
                total += points_there[space]
    return total


# What the Mentor has left over.


def goods(match: PatisserieMatch, player: i64) -> i64:
    stored: i64 = len(match.stores[player])
    return stored + counting.recipes(match, player) + counting.staples(match, player)


def goods_points(match: PatisserieMatch, player: i64) -> i64:
    """Of the Mentor alone."""
    if player != match.rules.automa:
        return 0
    return goods(match, player) // GOODS_FOR_POINT


def points(match: PatisserieMatch, player: i64) -> i64:
    total = match.points[player] + coin_points(match, player) + all_table_points(match, player)
    total += noble_points(match, player) + pastry_points(match, player)
    total += marker_points(match, player) + special_points(match, player)
    return total + goods_points(match, player)


def points_and_ties(match: PatisserieMatch, player: int) -> tuple[int, ...]:
    """Points, then coins left, then who came earlier in the last round. Alone a tie is lost."""
    if match.rules.solo:
        return points(match, player), 1 if player == match.rules.automa else 0
    players = match.rules.players
    after = (player - match.first + players) % players
    return points(match, player), coins_left(match, player), -after


def score_sheet(match: PatisserieMatch, player: int) -> list[ScoreLine]:
    """In the order of the rulebook, each source by itself."""

    def score_line(
        key: str, amount: i64, places: list[str] | None = None, **facts: Value
    ) -> ScoreLine:
        step: dict[str, Value] = {"step": key.removeprefix("score-")}
        if "table" in facts:
            step["table"] = facts["table"]
        return ScoreLine(Text(key, facts), amount, Text("score-step", step), places or [])

    sheet = [score_line("score-track", match.points[player])]
    if player == match.rules.automa:
        count = goods(match, player)
        sheet.append(score_line("score-goods", goods_points(match, player), count=count))
    coins = all_coins(match, player)
    purse = [f"coins:{player}"]
    sheet.append(score_line("score-coins", coin_points(match, player), purse, count=coins))
    for table in range(sizes.TABLES):
        amount = table_points(match, table)[player]
        here = _pastries(match, player, table)
        sheet.append(score_line("score-table", amount, here, table=names.TABLES[table]))
    nobles = counting.nobles(match, player)
    hosts = _markers(match, player, sizes.POST_PLACES)
    sheet.append(score_line("score-nobles", noble_points(match, player), hosts, count=nobles))
    served = [place for table in range(sizes.TABLES) for place in _pastries(match, player, table)]
    amount = pastry_points(match, player)
    sheet.append(score_line("score-pastries", amount, served, count=len(served)))
    sheet.append(
        score_line("score-markers", marker_points(match, player), _markers(match, player, 0))
    )
    sheet.append(
        score_line("score-specials", special_points(match, player), _specials(match, player))
    )
    return sheet


# Where points come from, for the page.


def _pastries(match: PatisserieMatch, player: int, table: int) -> list[str]:
    first = table * sizes.TABLE_SPACES
    return [
        f"space:{names.SPACE_NAMES[space]}"
        for space in range(first, first + sizes.TABLE_SPACES)
        if match.hosts[space] == player
    ]


def _markers(match: PatisserieMatch, player: int, first: int) -> list[str]:
    return [
        f"place:{names.PLACE_NAMES[place]}"
        for place in range(first, sizes.PLACES)
        if match.markers[place] == player
    ]


def _specials(match: PatisserieMatch, player: int) -> list[str]:
    return [
        f"special:{names.SPECIAL_NAMES[match.specials[mark // sizes.MARKS]]}"
        for mark, owner in enumerate(match.marks)
        if owner == player
    ]


def mentor(match: PatisserieMatch) -> Automa:
    player = int(match.rules.automa)
    return Automa(Text("automa"), points_and_ties(match, player), score_sheet(match, player))
