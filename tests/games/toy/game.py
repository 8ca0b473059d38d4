"""The game: seats, deal, view, imagination and the rest of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from tests.games.toy.match import CARDS, EVENTS, HAND, LEXICON, OBSTACLES, ToyMatch
from tests.games.toy.turn import ChooseCards, total
from toque.engine.edition import Edition
from toque.engine.game import Game, Setup
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.engine.wire import Option, ScoreLine


class ToyView(msgspec.Struct, frozen=True):
    viewer: int | None
    round: int
    pile: int
    hands: list[int]
    """By seat: how many cards it has, chosen ones included."""
    points: list[int]
    discards: list[int]
    hand: list[int]
    """The viewer's cards that are not chosen, and those that are."""
    chosen: list[int]


class Toy(Game[ToyMatch]):
    def __init__(self) -> None:
        super().__init__(
            "toy", 2, 4, 1, LEXICON, OBSTACLES, EVENTS, ("choose", "turn"), ("score-prizes",)
        )

    def house_edition(self) -> Edition:
        return Edition("house", "", b"toy")

    def read_edition(self, source: str) -> Edition:
        return Edition("mine", source, b"toy")

    def options(self, edition: Edition) -> tuple[Option, ...]:
        return ()

    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        return None

    def deal(self, setup: Setup, rng: Rng) -> ToyMatch:
        match = ToyMatch(setup, rng)
        match.pile = list(range(CARDS))
        rng.shuffle(match.pile)
        for _ in range(setup.seats):
            match.hands.append([match.pile.pop() for _ in range(HAND)])
            match.chosen.append([])
            match.points.append(0)
        match.stack.append(ChooseCards())
        return match

    def imagine(self, match: ToyMatch, seat: int, rng: Rng) -> ToyMatch:
        """What the others hold is dealt again; of their choices only whether they are made is known."""
        world = match.clone()
        world.rng = rng.fork()
        others = [other for other in range(match.setup.seats) if other != seat]
        unknown = match.pile[:]
        for other in others:
            unknown += match.hands[other] + match.chosen[other]
        unknown.sort()
        rng.shuffle(unknown)
        for other in others:
            cards = len(match.hands[other]) + len(match.chosen[other])
            world.hands[other] = [unknown.pop() for _ in range(cards)]
            world.chosen[other] = []
            if not match.must_choose(other):
                while len(world.chosen[other]) < len(match.chosen[other]):
                    world.chosen[other].append(world.hands[other].pop())
        world.pile = unknown
        return world

    def view(self, match: ToyMatch, viewer: int | None) -> ToyView:
        return ToyView(
            viewer=viewer,
            round=match.round,
            pile=len(match.pile),
            hands=[
                len(hand) + len(chosen)
                for hand, chosen in zip(match.hands, match.chosen, strict=True)
            ],
            points=match.points[:],
            discards=[card + 1 for card in match.discards],
            hand=[] if viewer is None else [card + 1 for card in match.hands[viewer]],
            chosen=[] if viewer is None else [card + 1 for card in match.chosen[viewer]],
        )

    def census(self, match: ToyMatch) -> dict[str, int]:
        found = [*match.pile, *match.discards]
        for cards in (*match.hands, *match.chosen):
            found += cards
        return {str(card + 1): found.count(card) for card in range(CARDS)}

    def points_and_ties(self, match: ToyMatch, seat: int) -> tuple[int, ...]:
        return (match.points[seat], total(match.hands[seat]))

    def score_sheet(self, match: ToyMatch, seat: int) -> list[ScoreLine]:
        return [ScoreLine(Text("score-prizes"), match.points[seat])]

    def value(self, match: ToyMatch, seat: int) -> float:
        return match.points[seat] + (total(match.hands[seat]) + total(match.chosen[seat])) / 100


GAME: Final = Toy()
