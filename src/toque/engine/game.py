"""A game is a title with its options: how many may sit down, what may be chosen, how it is dealt."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar, cast

import msgspec
from mypy_extensions import mypyc_attr

from toque.engine.bill import scored
from toque.engine.edition import Edition
from toque.engine.event import EventKind
from toque.engine.lexicon import Lexicon
from toque.engine.match import Match
from toque.engine.obstacle import Obstacle
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng, check_seed, fresh_seed
from toque.engine.text import Text, Value
from toque.engine.wire import Automa, Contest, Holding, Option, Outcome, ScoreLine

M = TypeVar("M", bound=Match)


class Setup:
    """All that is agreed before the cards are dealt; shared by all clones of a match."""

    def __init__(
        self, game: Game[Match], seats: int, options: dict[str, str], edition: Edition
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[M]):
    def __init__(
        self,
        slug: str,
        fewest_seats: int,
        most_seats: int,
        version: int,
        lexicon: Lexicon,
        obstacles: tuple[Obstacle, ...],
        events: tuple[EventKind, ...],
        step_names: tuple[str, ...],
        piece_keys: tuple[str, ...],
        minutes: int = 0,
    ) -> None:
        """`version` grows with every change after which an old record would replay differently;
        `piece_keys` are the messages that name pieces inside other messages; `minutes` says about how
        long a match takes, for whoever chooses a game."""
        self.slug = slug
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.version = version
        self.lexicon = lexicon
        self.obstacles = obstacles
        self.events = events
        self.step_names = step_names
        self.piece_keys = piece_keys
        self.minutes = minutes

    # Before the match.

    @abstractmethod
    def house_edition(self) -> Edition:
        """The component set that ships with the game."""

    @abstractmethod
    def read_edition(self, source: str) -> Edition:
        """A component set from its TOML; `BadEdition` lists all that is wrong in it."""

    @abstractmethod
    def options(self, edition: Edition) -> tuple[Option, ...]: ...

    @abstractmethod
    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        """Why these options do not go together at this number of seats, or `None`."""

    def guide_facts(self, edition: Edition) -> dict[str, Value]:
        """What the guide does not type but reads from the edition, by the name that stands in braces."""
        return {}

    def setup(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        edition: Edition | None = None,
    ) -> Setup:
        if not self.fewest_seats <= seats <= self.most_seats:
            raise Refusal(
                "bad-seats",
                game=self.slug,
                seats=seats,
                fewest=self.fewest_seats,
                most=self.most_seats,
            )
        edition = edition or self.house_edition()
        known = {option.name: option for option in self.options(edition)}
        chosen = {option.name: option.default for option in known.values()}
        for name, choice in (options or {}).items():
            if name not in known:
                raise Refusal(
                    "unknown-option", game=self.slug, option=name, possible=", ".join(known)
                )
            if choice not in known[name].choices:
                raise Refusal(
                    "bad-choice",
                    option=name,
                    choice=choice,
                    possible=", ".join(known[name].choices),
                )
            chosen[name] = choice
        conflict = self.conflict(seats, chosen)
        if conflict is not None:
            raise Refusal(conflict.key, **conflict.args)
        # A match only ever meets the game that dealt it, so the wider type is safe.
        return Setup(cast(Game[Match], self), seats, chosen, edition)

    def new(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        edition: Edition | None = None,
    ) -> M:
        """A match, dealt and waiting for its first answer."""
        return self.start(self.setup(seats, options, edition), seed or fresh_seed())

    def start(self, setup: Setup, seed: str) -> M:
        match = self.deal(setup, Rng(check_seed(seed)))
        match.settle()
        return match

    @abstractmethod
    def deal(self, setup: Setup, rng: Rng) -> M: ...

    # During the match and after it.

    @abstractmethod
    def imagine(self, match: M, seat: int, rng: Rng) -> M: ...

    @abstractmethod
    def view(self, match: M, viewer: int | None) -> msgspec.Struct:
        """What a seat, or with `None` somebody at no seat, may know.

        It is built up from what is allowed; nothing is made by removing secrets from a whole.
        """

    @abstractmethod
    def census(self, match: M) -> dict[str, int]:
        """How often each component is found, over all places where it could be."""

    @abstractmethod
    def points_and_ties(self, match: M, seat: int) -> tuple[int, ...]:
        """Points, then what breaks ties, the more the better."""

    def automas(self, match: M) -> list[Automa]:
        """Those who play without a seat; most games have none."""
        return []

    def side(self, match: M, seat: int) -> int:
        """Seats of the same side win together; each seat is its own unless a game has teams."""
        return seat

    @abstractmethod
    def score_sheet(self, match: M, seat: int) -> list[ScoreLine]: ...

    def standing(self, match: M, viewer: int | None) -> list[Outcome]:
        """The results if the match ended now, for somebody who looks on while it runs: by default all
        that counts lies open. A game in which something does not leaves that out."""
        return match.results()

    def holdings(self, match: M, seat: int) -> list[Holding]:
        """All that the bill of a move compares; nothing that the seat may not know of itself."""
        return scored(self.score_sheet(match, seat))

    def contests(self, match: M) -> list[Contest]:
        """What players contend for, and who has it now; only what everybody may know."""
        return []

    @abstractmethod
    def value(self, match: M, seat: int) -> float:
        """What a bot thinks the position is worth to a seat."""

    def feature_names(self) -> tuple[str, ...]:
        """What `features` gives, by name; nothing where a game does not say. The first two are the same
        in every game: the part of the match that is still to come, and what the position is worth."""
        return ()

    def features(self, match: M, seat: int) -> list[float]:
        """What there is to see of a seat in a position, as numbers: of this a value can be learned."""
        return []
