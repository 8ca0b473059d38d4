"""The Mentor's roster, turned over before the final scoring: bonuses that give coins or points count."""

from __future__ import annotations

from mypy_extensions import i64

from toque.games.patisserie import bonuses, gains, scoring, sizes, tell_automa
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.rules import BonusRule


def turn_over_roster(match: PatisserieMatch) -> None:
    """Card by card from the top; what he must pay he pays as often as he can."""
    me = match.rules.automa
    match.reveal()
    for card in match.staffs[me].reserve[::-1]:
        coins, points = match.coins[me], match.points[me]
        use(match, match.rules.bonuses[card])
        tell_automa.card_scored(match, card, match.coins[me] - coins, match.points[me] - points)
    goods = scoring.goods(match, me)
    tell_automa.goods(match, goods, goods // scoring.GOODS_FOR_POINT)


def use(match: PatisserieMatch, bonus: BonusRule) -> None:
    me = match.rules.automa
    kind = bonus.kind
    if kind <= bonuses.TOPPING_SET:
        amount = bonuses.simple_gain(match, me, bonus)
        if kind <= bonuses.TABLE and bonus.gain.what == gains.COINS:
            match.coins[me] += amount
        else:
            match.points[me] += amount
    elif kind == bonuses.EXCHANGE:
        trade(match, bonus.amount, 1, bonus.times)
    elif kind == bonuses.TRADE:
        trade(match, bonus.amount, bonus.times, 1)
    elif kind == bonuses.HAND_IN:
        hand_in(match, bonus)
    elif kind == bonuses.GIVE_TILES:
        give_tiles(match, bonus.amount, bonus.times)


def trade(match: PatisserieMatch, price: i64, points: i64, times: i64) -> None:
    me = match.rules.automa
    for _ in range(times):
        if match.coins[me] >= price:
            match.coins[me] -= price
            match.points[me] += points


def hand_in(match: PatisserieMatch, bonus: BonusRule) -> None:
    me = match.rules.automa
    for row in range(len(bonus.row_staples)):
        at = me * sizes.STAPLES + bonus.row_staples[row]
        if match.staples[at] >= bonus.row_units[row]:
            match.staples[at] -= bonus.row_units[row]
            match.points[me] += bonus.row_points[row]


def give_tiles(match: PatisserieMatch, most: i64, points: i64) -> None:
    me = match.rules.automa
    for _ in range(most):
        if match.stores[me]:
            match.discard_tile(me, match.stores[me][0])
            match.points[me] += points
