"""The position, and its words."""

from __future__ import annotations

from typing import Final

from toque.engine.event import EventKind
from toque.engine.game import Setup
from toque.engine.lexicon import Argument, Lexicon, Verb
from toque.engine.match import Match
from toque.engine.obstacle import Obstacle
from toque.engine.rng import Rng

CARDS: Final = 24
HAND: Final = 4
CHOSEN: Final = 2
ROUNDS: Final = 3
PRIZE: Final = 2

_CARD: Final = Argument("card", *(str(card) for card in range(1, CARDS + 1)))
LEXICON: Final = Lexicon(Verb("choose", _CARD), Verb("throw", _CARD), Verb("draw"), Verb("keep"))
CHOOSE: Final = LEXICON["choose"].base
THROW: Final = LEXICON["throw"].base
DRAW: Final = LEXICON["draw"].base
KEEP: Final = LEXICON["keep"].base

NOT_YOURS: Final = Obstacle("not-yours", "card")
PILE_EMPTY: Final = Obstacle("pile-empty")
OBSTACLES: Final = (NOT_YOURS, PILE_EMPTY)

CHOICE_MADE: Final = EventKind("choice-made", "seat", "cards")
WON: Final = EventKind("won", "seat", "sum")
DRAWN: Final = EventKind("drawn", "seat", "card")
THROWN: Final = EventKind("thrown", "seat", "card")
EVENTS: Final = (CHOICE_MADE, WON, DRAWN, THROWN)


class ToyMatch(Match):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.pile: list[int] = []
        """From the bottom up; cards are numbers from 0."""
        self.hands: list[list[int]] = []
        self.chosen: list[list[int]] = []
        """By seat: what it has chosen in this round, unseen by the others."""
        self.discards: list[int] = []
        self.points: list[int] = []
        self.round = 1

    def clone(self) -> ToyMatch:
        twin = ToyMatch(self.setup, self.rng.clone())
        self.carry_over(twin)
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = [cards[:] for cards in self.chosen]
        twin.discards = self.discards[:]
        twin.points = self.points[:]
        twin.round = self.round
        return twin

    def must_choose(self, seat: int) -> bool:
        return len(self.chosen[seat]) < CHOSEN and bool(self.hands[seat])
