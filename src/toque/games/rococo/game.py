"""Rococo Deluxe: seats, options, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from toque.engine.edition import Edition
from toque.engine.game import Game, Setup
from toque.engine.memory import MEMORY
from toque.engine.rng import Rng
from toque.engine.text import Text, Value
from toque.engine.wire import Automa, Contest, Holding, Option, Outcome, ScoreLine
from toque.games.rococo import (
    checks,
    components,
    features,
    guide_facts,
    heuristics,
    holdings,
    imagination,
    scoring,
    setup,
    view,
    view_forms,
    words,
)
from toque.games.rococo.match import RococoMatch, census

STEP_NAMES: Final = (
    "hand",
    "card",
    "action",
    "keep",
    "free-tile",
    "task",
    "silk",
    "garment",
    "free-jewel",
    "win",
    "notion",
    "draw",
    "extra-acquire",
    "extra-fund",
    "extra-tailor",
    "delegate-for-livres",
    "delegate-with-bonus",
    "exchange",
    "give-silk",
    "expose",
    "copy",
    "balcony",
)
EXPANSIONS: Final = ("jewelry", "fancy", "festivity", "expert")


class Rococo(Game[RococoMatch]):
    def __init__(self) -> None:
        super().__init__(
            slug="rococo",
            fewest_seats=1,
            most_seats=5,
            minutes=90,
            version=1,
            lexicon=words.LEXICON,
            obstacles=words.OBSTACLES,
            events=words.EVENTS,
            step_names=STEP_NAMES,
            piece_keys=(
                "garment",
                "the-garment",
                "employee",
                "hidden-employee",
                "tile",
                "hidden-tile",
                "the-jewel",
                "automa",
                "held",
                "held-income",
                "score-track",
                "score-livres",
                "score-jewels",
                "score-staff",
                "score-favour",
                "score-hall",
                "score-fireworks",
                "score-balcony",
                "score-statues",
                "score-garments",
                "score-decorations",
                "score-all-halls",
                "score-tiles",
                "score-step",
            ),
        )

    def house_edition(self) -> Edition:
        return checks.house_edition()

    def read_edition(self, source: str) -> Edition:
        return checks.read_edition(source)

    def options(self, edition: Edition) -> tuple[Option, ...]:
        expansions = (Option(name, ("no", "yes"), "no") for name in EXPANSIONS)
        return (*expansions, MEMORY)

    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        return None

    def deal(self, setup_: Setup, rng: Rng) -> RococoMatch:
        return setup.deal(setup_, rng)

    def imagine(self, match: RococoMatch, seat: int, rng: Rng) -> RococoMatch:
        return imagination.imagine(match, seat, rng)

    def view(self, match: RococoMatch, viewer: int | None) -> view_forms.RococoView:
        return view.view(match, viewer)

    def census(self, match: RococoMatch) -> dict[str, int]:
        return census(match)

    def points_and_ties(self, match: RococoMatch, seat: int) -> tuple[int, ...]:
        return scoring.points_and_ties(match, seat)

    def automas(self, match: RococoMatch) -> list[Automa]:
        return [scoring.du_barry(match)] if match.rules.solo else []

    def score_sheet(self, match: RococoMatch, seat: int) -> list[ScoreLine]:
        return scoring.score_sheet(match, seat)

    def standing(self, match: RococoMatch, viewer: int | None) -> list[Outcome]:
        return scoring.standing(match, viewer)

    def holdings(self, match: RococoMatch, seat: int) -> list[Holding]:
        return holdings.holdings(match, seat)

    def contests(self, match: RococoMatch) -> list[Contest]:
        return holdings.contests(match)

    def guide_facts(self, edition: Edition) -> dict[str, Value]:
        assert isinstance(edition, components.RococoEdition)
        return guide_facts.edition_facts(edition)

    def value(self, match: RococoMatch, seat: int) -> float:
        return heuristics.value(match, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, match: RococoMatch, seat: int) -> list[float]:
        return features.features(match, seat)


GAME: Final = Rococo()
