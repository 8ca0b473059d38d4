"""A round: the secret choice of all, then one turn for each seat."""

from __future__ import annotations

from tests.games.toy.match import (
    CHOICE_MADE,
    CHOOSE,
    DRAW,
    DRAWN,
    KEEP,
    NOT_YOURS,
    PILE_EMPTY,
    PRIZE,
    ROUNDS,
    THROW,
    THROWN,
    WON,
    ToyMatch,
)
from toque.engine.event import Split
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import FreeMoves, SeatStep, SecretChoice
from toque.engine.text import SeatName, Text, Value


class ChooseCards(SecretChoice[ToyMatch]):
    name = "choose"

    def deciders(self, match: ToyMatch) -> tuple[int, ...]:
        return tuple(seat for seat in range(match.setup.seats) if match.must_choose(seat))

    def moves(self, match: ToyMatch, seat: int) -> list[int]:
        return [CHOOSE + card for card in match.hands[seat]]

    def obstacle(self, match: ToyMatch, seat: int, move: int) -> Obstacle | None:
        if move >= THROW:
            return NOT_NOW
        return None if move - CHOOSE in match.hands[seat] else NOT_YOURS

    def answer(self, match: ToyMatch, seat: int, move: int) -> None:
        match.hands[seat].remove(move - CHOOSE)
        match.chosen[seat].append(move - CHOOSE)

    def finish(self, match: ToyMatch) -> None:
        """All choices are shown, and the highest sum wins; equal sums win together."""
        best = max(total(cards) for cards in match.chosen)
        for seat, cards in enumerate(match.chosen):
            shown = " ".join(str(card + 1) for card in sorted(cards))
            match.tell(CHOICE_MADE, {"seat": SeatName(seat), "cards": shown})
            if total(cards) == best:
                match.points[seat] += PRIZE
                match.tell(WON, {"seat": SeatName(seat), "sum": best})
            match.discards += sorted(cards)
            match.chosen[seat] = []
        match.stack[-1] = Turn(0)

    def describe(self, match: ToyMatch, seat: int, move: int) -> dict[str, Value]:
        return {"card": str(move - CHOOSE + 1)}

    def ask(self, match: ToyMatch, seat: int) -> Text:
        return Text("ask-choose", {"chosen": len(match.chosen[seat])})


def total(cards: list[int]) -> int:
    return sum(card + 1 for card in cards)


class ThrowAway(FreeMoves[ToyMatch]):
    def moves(self, match: ToyMatch, seat: int) -> list[int]:
        return [THROW + card for card in match.hands[seat]]

    def obstacle(self, match: ToyMatch, seat: int, move: int) -> Obstacle | None:
        return None if move - THROW in match.hands[seat] else NOT_YOURS

    def play(self, match: ToyMatch, seat: int, move: int) -> None:
        match.hands[seat].remove(move - THROW)
        match.discards.append(move - THROW)
        match.tell(THROWN, {"seat": SeatName(seat), "card": str(move - THROW + 1)})

    def describe(self, match: ToyMatch, seat: int, move: int) -> dict[str, Value]:
        return {"card": str(move - THROW + 1)}


THROW_AWAY = ThrowAway(THROW, DRAW)


class Turn(SeatStep[ToyMatch]):
    name = "turn"

    def free_moves(self, match: ToyMatch) -> FreeMoves[ToyMatch] | None:
        return THROW_AWAY

    def moves(self, match: ToyMatch, seat: int) -> list[int]:
        return [DRAW, KEEP] if match.pile else [KEEP]

    def obstacle(self, match: ToyMatch, seat: int, move: int) -> Obstacle | None:
        if move == DRAW:
            return None if match.pile else PILE_EMPTY
        return None if move == KEEP else NOT_NOW

    def play(self, match: ToyMatch, seat: int, move: int) -> None:
        if move == DRAW:
            card = match.pile.pop()
            match.hands[seat].append(card)
            match.reveal()
            drawn = Split(1 << seat, str(card + 1), "")
            match.tell(DRAWN, {"seat": SeatName(seat), "card": drawn})
        if seat + 1 < match.setup.seats:
            match.stack[-1] = Turn(seat + 1)
        elif match.round < ROUNDS and any(match.hands):
            match.round += 1
            match.stack[-1] = ChooseCards()
        else:
            match.stack.pop()

    def describe(self, match: ToyMatch, seat: int, move: int) -> dict[str, Value]:
        return {}
