"""Jewels: bought with a garment that is rented, a necklace for a dress and a ring for a coat."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import Value
from toque.games.rococo import (
    acquiring,
    counting,
    facts,
    names,
    sizes,
    tell,
    words,
)
from toque.games.rococo.match import EMPTY, JEWELLER, RococoMatch
from toque.games.rococo.question import Question


def has_licence(match: RococoMatch, player: i64) -> bool:
    return counting.decorations_of(match, player, JEWELLER) > 0


def cannot_buy(match: RococoMatch, seat: i64, place: i64, garment: i64) -> Obstacle | None:
    """Why a jewel cannot go with a garment of a colour."""
    if place >= len(match.jewel_row):
        return words.NOT_ON_BOARD
    if not has_licence(match, seat):
        return words.NO_LICENCE
    colour = match.jewel_row[place]
    if colour == EMPTY:
        return words.NO_JEWEL
    if counting.is_lady(colour) != counting.is_lady(garment):
        return words.JEWEL_UNFIT
    return None if match.rules.jewel_prices[place] <= match.livres[seat] else words.TOO_DEAR


def buy(match: RococoMatch, seat: i64, place: i64, garment: i64) -> None:
    take(match, seat, place, match.rules.jewel_prices[place], garment)


def take(match: RococoMatch, seat: i64, place: i64, price: i64, garment: i64) -> None:
    """A jewel comes to its owner; one that has the colour of the garment brings a tile from the bag."""
    colour = match.jewel_row[place]
    match.jewel_row[place] = EMPTY
    match.jewels[seat * sizes.COLOURS + colour] += 1
    match.livres[seat] -= price
    tell.jewel_bought(match, seat, colour, place, price)
    if colour == garment:
        acquiring.draw(match, seat, 0, "jewel")


def grant(match: RococoMatch, seat: i64, garment: i64) -> None:
    """Any jewel for nothing, for who has a licence."""
    if match.rules.jewelry and has_licence(match, seat):
        for colour in match.jewel_row:
            if colour != EMPTY:
                match.stack.append(FreeJewel(seat, garment))
                return


def describe(match: RococoMatch, seat: i64, place: i64) -> dict[str, Value]:
    known: dict[str, Value] = {"place": names.JEWEL_NAMES[place]}
    if place < len(match.jewel_row):
        known["price"] = match.rules.jewel_prices[place]
        colour = match.jewel_row[place]
        known["jewel"] = facts.jewel(colour) if colour != EMPTY else ""
    known["livres"] = match.livres[seat]
    return known


class FreeJewel(Question):
    """Which jewel comes with a garment of the Expert Tailors, whatever its colour."""

    name = "free-jewel"

    def __init__(self, seat: i64, garment: i64) -> None:
        super().__init__(seat)
        self.garment = garment

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        return [
            words.JEWEL + place
            for place in range(len(match.jewel_row))
            if match.jewel_row[place] != EMPTY
        ]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if not words.JEWEL <= move < words.TAKE:
            return NOT_NOW
        place = move - words.JEWEL
        if place >= len(match.jewel_row):
            return words.NOT_ON_BOARD
        return words.NO_JEWEL if match.jewel_row[place] == EMPTY else None

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        take(match, seat, move - words.JEWEL, 0, self.garment)

    def forced(self, match: RococoMatch) -> Answer | None:
        answer = self.only_answer(match, self.seat)
        if answer is None or match.jewel_row[answer[1] - words.JEWEL] == self.garment:
            return None  # it brings a tile that nobody could give back
        return answer

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.JEWEL <= move < words.TAKE:
            return super().describe(match, seat, move)
        known = describe(match, seat, move - words.JEWEL)
        known["price"] = 0
        return known
