"""The least that is a game: cherries in a bowl, taken in turn, without a board of any kind.

No list shows it: tests name it in TOQUE_EXTRA_GAMES.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from toque.engine.edition import Edition
from toque.engine.event import EventKind
from toque.engine.game import Game, Setup
from toque.engine.lexicon import Argument, Lexicon, Verb
from toque.engine.match import Match
from toque.engine.obstacle import Obstacle
from toque.engine.rng import Rng
from toque.engine.step import SeatStep
from toque.engine.text import SeatName, Text, Value
from toque.engine.wire import Option, ScoreLine

LEXICON: Final = Lexicon(Verb("take", Argument("cherries", "1", "2", "3")))
TOO_FEW: Final = Obstacle("too-few", "left")
TOOK: Final = EventKind("took", "seat", "cherries", "left")
CHERRIES: Final = 7


class TinyView(msgspec.Struct, frozen=True):
    viewer: int | None
    deciders: list[int]
    round: int
    left: int
    taken: list[int]


class TinyMatch(Match):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.left = int(setup.edition.source or CHERRIES)
        self.taken = [0] * setup.seats
        self.round = 1

    def clone(self) -> TinyMatch:
        twin = TinyMatch(self.setup, self.rng.clone())
        self.carry_over(twin)
        twin.left = self.left
        twin.taken = self.taken[:]
        twin.round = self.round
        return twin


class Take(SeatStep[TinyMatch]):
    name = "take"

    def moves(self, match: TinyMatch, seat: int) -> list[int]:
        return list(range(min(LEXICON.size, match.left)))

    def obstacle(self, match: TinyMatch, seat: int, move: int) -> Obstacle | None:
        return None if move < match.left else TOO_FEW

    def play(self, match: TinyMatch, seat: int, move: int) -> None:
        match.left -= move + 1
        match.taken[seat] += move + 1
        match.tell(TOOK, {"seat": SeatName(seat), "cherries": move + 1, "left": match.left})
        after = (seat + 1) % match.setup.seats
        match.round += after == 0
        match.stack[-1:] = [Take(after)] if match.left else []

    def describe(self, match: TinyMatch, seat: int, move: int) -> dict[str, Value]:
        return {"cherries": move + 1, "left": match.left}


class Tiny(Game[TinyMatch]):
    def __init__(self) -> None:
        super().__init__("tiny", 1, 3, 1, LEXICON, (TOO_FEW,), (TOOK,), ("take",), ("score-taken",))

    def house_edition(self) -> Edition:
        return Edition("house", "", b"")

    def read_edition(self, source: str) -> Edition:
        return Edition("mine", source, source.encode())

    def options(self, edition: Edition) -> tuple[Option, ...]:
        return ()

    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        return None

    def guide_facts(self, edition: Edition) -> dict[str, Value]:
        return {"cherries": int(edition.source or CHERRIES)}

    def deal(self, setup: Setup, rng: Rng) -> TinyMatch:
        match = TinyMatch(setup, rng)
        match.stack.append(Take(0))
        return match

    def imagine(self, match: TinyMatch, seat: int, rng: Rng) -> TinyMatch:
        return match.clone()

    def view(self, match: TinyMatch, viewer: int | None) -> TinyView:
        deciders = [*match.deciders()]
        return TinyView(viewer, deciders, match.round, match.left, match.taken[:])

    def census(self, match: TinyMatch) -> dict[str, int]:
        return {"cherry": match.left + sum(match.taken)}

    def points_and_ties(self, match: TinyMatch, seat: int) -> tuple[int, ...]:
        return (match.taken[seat],)

    def score_sheet(self, match: TinyMatch, seat: int) -> list[ScoreLine]:
        return [ScoreLine(Text("score-taken"), match.taken[seat])]

    def value(self, match: TinyMatch, seat: int) -> float:
        return match.taken[seat]


GAME: Final = Tiny()
