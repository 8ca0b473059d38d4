"""Hiring and dismissing: cards come into the hand, and leave the match for coins."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Value
from toque.games.patisserie import counting, facts, sizes, tell, words
from toque.games.patisserie.match import (
    EMPTY,
    LEFT_HAND,
    LEFT_UNUSED,
    LEFT_USED,
    SEEN_HIRED,
    PatisserieMatch,
)
from toque.games.patisserie.question import Question
from toque.mechanics import prices, row

# Hiring.


def price_now(match: PatisserieMatch) -> i64:
    """Of a card of the display, by how many lie there."""
    left = row.lying(match.offers, match.rules.offer_line)
    return prices.by_count(match.rules.hire_prices, left)


def prices_in_turn(match: PatisserieMatch) -> list[i64]:
    """From all on offer down to the last one."""
    return [prices.by_count(match.rules.hire_prices, left) for left in range(sizes.OFFERS, 0, -1)]


def cannot_hire(match: PatisserieMatch, seat: i64, offer: i64) -> Obstacle | None:
    if offer >= sizes.OFFERS:
        return cannot_hire_star(match, seat, offer - sizes.OFFERS)
    if match.offers[offer] == EMPTY:
        return words.NO_OFFER
    return None if price_now(match) <= match.coins[seat] else words.TOO_DEAR


def cannot_hire_star(match: PatisserieMatch, player: i64, star: i64) -> Obstacle | None:
    """A ✱ card costs nothing and comes once, if its condition holds now."""
    if star >= len(match.stars) or match.stars[star] == EMPTY:
        return words.NO_OFFER
    if match.star_hired[player]:
        return words.ONE_STAR
    holds = counting.holds(match, player, match.rules.conditions[match.stars[star]])
    return None if holds else words.CONDITION_OPEN


def add_hire_moves(match: PatisserieMatch, seat: i64, found: list[int]) -> None:
    offers: i64 = sizes.OFFERS
    if not match.star_hired[seat]:
        offers += len(match.stars)
    for offer in range(offers):
        if cannot_hire(match, seat, offer) is None:
            found.append(words.HIRE + int(offer))


def hire(match: PatisserieMatch, seat: i64, offer: i64) -> None:
    price: i64 = 0
    if offer >= sizes.OFFERS:
        card = take_star(match, seat, offer - sizes.OFFERS)
    else:
        price = price_now(match)
        card = match.offers[offer]
        match.offers = changed(match.offers, offer, EMPTY)
    match.coins[seat] -= price
    match.staffs[seat] = match.staffs[seat].hired(card)
    match.note(seat, SEEN_HIRED + card)
    tell.hired(match, seat, card, offer, price)


def take_star(match: PatisserieMatch, player: i64, star: i64) -> i64:
    card = match.stars[star]
    match.stars = changed(match.stars, star, EMPTY)
    match.star_hired = changed(match.star_hired, player, 1)
    return card


def describe_hire(match: PatisserieMatch, seat: i64, offer: i64) -> dict[str, Value]:
    price = price_now(match) if offer < sizes.OFFERS else 0
    known = facts.offer(match, offer, price if price >= 0 else 0)
    known["coins"] = match.coins[seat]
    return known


class Hire(Question):
    """Hire, or not: the action as a bonus."""

    name = "hire"

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_hire_moves(match, seat, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.HIRE <= move < words.DISMISS:
            return NOT_NOW
        return cannot_hire(match, seat, move - words.HIRE)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            hire(match, seat, move - words.HIRE)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.HIRE <= move < words.DISMISS:
            return super().describe(match, seat, move)
        return describe_hire(match, seat, move - words.HIRE)


# Dismissing.


def cannot_dismiss(match: PatisserieMatch, seat: i64, card: i64) -> Obstacle | None:
    """Any card of the staff may go, the one just played too, but four must stay."""
    if card not in match.staffs[seat].cards():
        return words.NOT_IN_STAFF
    may = match.staffs[seat].may_shrink(sizes.FEWEST_STAFF, 0)
    return None if may else words.FEWEST_STAFF


def add_dismiss_moves(match: PatisserieMatch, seat: i64, found: list[int]) -> None:
    if match.staffs[seat].may_shrink(sizes.FEWEST_STAFF, 0):
        for card in sorted(match.staffs[seat].cards()):
            found.append(words.DISMISS + int(card))


def dismiss(match: PatisserieMatch, seat: i64, card: i64) -> None:
    staff = match.staffs[seat]
    where = LEFT_UNUSED
    if card in staff.hand:
        where = LEFT_HAND
    elif card in staff.discard:
        where = LEFT_USED
    coins = match.rules.dismiss_coins[match.rules.ranks[card]]
    match.staffs[seat] = staff.dismissed(card)
    match.leave(card)
    match.note(seat, where + card)
    match.coins[seat] += coins
    tell.dismissed(match, seat, card, coins)


def describe_dismiss(match: PatisserieMatch, card: i64) -> dict[str, Value]:
    known = facts.card(match, card)
    known["gain"] = match.rules.dismiss_coins[match.rules.ranks[card]]
    known["fewest"] = sizes.FEWEST_STAFF
    return known
