"""The actions that take from bowls or side tiles; with the hand module, a hand goes there first."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Value
from toque.games.gateau import components, hands, side_tiles, sizes, taking, tell, words
from toque.games.gateau.match import EMPTY, GateauMatch
from toque.games.gateau.question import Question


def begin(match: GateauMatch, seat: i64, to_tile: bool) -> None:
    if match.rules.hand_module:
        match.stack.append(MoveHand(seat, to_tile))
    else:
        match.stack.append(taking_step(seat, to_tile, EMPTY))


def taking_step(seat: i64, to_tile: bool, spot: i64) -> Question:
    return side_tiles.ChooseTile(seat, spot) if to_tile else taking.action(seat, spot)


def cannot_reach(match: GateauMatch, seat: i64, to_tile: bool) -> Obstacle | None:
    """Why the action cannot take, wherever a hand may go first."""
    if not match.rules.hand_module:
        return cannot_take_at(match, seat, EMPTY, to_tile)
    for spot in range(sizes.SPOTS):
        if cannot_move(match, seat, spot, to_tile) is None:
            return None
    return words.NO_TILE if to_tile else words.NO_BOWL


def cannot_take_at(match: GateauMatch, seat: i64, spot: i64, to_tile: bool) -> Obstacle | None:
    if to_tile:
        return side_tiles.cannot_use_any(match, seat, spot)
    return taking.cannot_take_any(match, seat, spot)


def cannot_move(match: GateauMatch, seat: i64, spot: i64, to_tile: bool) -> Obstacle | None:
    distance = hands.distance(match.spots[seat], spot)
    if distance == 0:
        return words.SPOT_SAME
    if distance > hands.REACH:
        return words.SPOT_FAR
    useless = cannot_take_at(match, seat, spot, to_tile)
    return None if useless is None else words.SPOT_USELESS


class MoveHand(Question):
    """Where the hand goes before the action takes."""

    name = "hand"

    def __init__(self, seat: i64, to_tile: bool) -> None:
        super().__init__(seat)
        self.to_tile = to_tile

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for spot in range(sizes.SPOTS):
            if cannot_move(match, seat, spot, self.to_tile) is None:
                found.append(words.HAND + spot)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not words.HAND <= move < words.BOWL:
            return NOT_NOW
        return cannot_move(match, seat, move - words.HAND, self.to_tile)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        spot: i64 = move - words.HAND
        match.spots = changed(match.spots, me, spot)
        match.stack[-1] = taking_step(me, self.to_tile, spot)
        tell.hand_moved(match, me, spot)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if words.HAND <= move < words.BOWL:
            return {"spot": components.SPOTS[move - words.HAND]}
        return super().describe(match, seat, move)
