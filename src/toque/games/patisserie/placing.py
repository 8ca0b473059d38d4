"""Servants on posts and noble hosts in their box."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Text, Value
from toque.games.patisserie import delivering, facts, gains, recipes, tell, words
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import Question
from toque.mechanics import places


def cannot_place(match: PatisserieMatch, seat: i64, place: i64, discount: i64) -> Obstacle | None:
    if not match.rules.is_place[place]:
        return words.NOT_ON_BOARD
    board = match.rules.places
    hindrance = board.hindrance(match.markers, place, seat, match.coins[seat], discount)
    if hindrance == places.NONE:
        return None
    if hindrance == places.TAKEN:
        return words.PLACE_TAKEN
    if hindrance == places.OWN_LIMIT:
        return words.ONE_AT_POST
    return words.POST_FULL if hindrance == places.GROUP_FULL else words.TOO_DEAR


def add_place_moves(match: PatisserieMatch, seat: i64, discount: i64, found: list[int]) -> None:
    board = match.rules.places
    for place in range(len(match.markers)):
        # Most places are taken or too dear, which is sooner seen than what else lies in their groups.
        if match.markers[place] != EMPTY or board.price(place, discount) > match.coins[seat]:
            continue
        if cannot_place(match, seat, place, discount) is None:
            found.append(words.PLACE + place)


def put(match: PatisserieMatch, seat: i64, place: i64, discount: i64) -> None:
    """The coins, the marker, then what the post gives."""
    price = match.rules.places.price(place, discount)
    match.coins[seat] -= price
    match.markers = changed(match.markers, place, seat)
    tell.placed(match, seat, place, price)
    gains.claim_specials(match, seat)
    gift = match.rules.place_gifts[place]
    if gift == delivering.RECIPE:
        recipes.offer_free(match, seat)
    else:
        delivering.give_simply(match, seat, gift, 0, "post")


def describe(match: PatisserieMatch, seat: i64, place: i64, discount: i64) -> dict[str, Value]:
    known = facts.place(match, place, match.rules.places.price(place, discount))
    known["coins"] = match.coins[seat]
    return known


class PlaceMarker(Question):
    """Place a servant or a noble host, or not; cheaper where a bonus says so."""

    name = "place"

    def __init__(self, seat: i64, discount: i64) -> None:
        super().__init__(seat)
        self.discount = discount

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_place_moves(match, seat, self.discount, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.PLACE <= move < words.SPARE:
            return NOT_NOW
        return cannot_place(match, seat, move - words.PLACE, self.discount)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            put(match, seat, move - words.PLACE, self.discount)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        return Text("ask-place", {"discount": self.discount})

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.PLACE <= move < words.SPARE:
            return super().describe(match, seat, move)
        return describe(match, seat, move - words.PLACE, self.discount)
