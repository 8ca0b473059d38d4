"""C'est du gâteau !: seats, options and their conflicts, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from toque.engine.edition import Edition
from toque.engine.game import Game, Setup
from toque.engine.rng import Rng
from toque.engine.text import Text, Value
from toque.engine.wire import Automa, Holding, Option, ScoreLine
from toque.games.gateau import (
    components,
    features,
    guide_facts,
    heuristics,
    holdings,
    imagination,
    scoring,
    setup,
    view,
    words,
)
from toque.games.gateau.match import GateauMatch, census

SOLO_OPTIONS: Final = ("level", "bananas", "hazelnuts", "diplomat")
"""Those of Chef-o-Tron, with their first choice as default."""

STEP_NAMES: Final = (
    "chef",
    "act",
    "second",
    "hand",
    "bowl",
    "tile",
    "slot",
    "place",
    "store",
    "spend",
    "grey",
    "payment",
    "prepare",
    "first-recipe",
    "second-recipe",
    "reserve",
    "give-up-tool",
    "after-reserve",
    "award",
    "icons",
    "toque",
    "tidy",
    "limit",
)


class Gateau(Game[GateauMatch]):
    def __init__(self) -> None:
        super().__init__(
            slug="gateau",
            fewest_seats=1,
            most_seats=4,
            minutes=50,
            version=3,
            lexicon=words.LEXICON,
            obstacles=words.OBSTACLES,
            events=words.EVENTS,
            step_names=STEP_NAMES,
            piece_keys=(
                "kind",
                "tool",
                "hidden-tool",
                "recipe",
                "chef",
                "effect",
                "two-effects",
                "no-effect",
                "tokens",
                "no-tokens",
                "and",
                "automa",
                "score-step",
                "held",
                "score-recipes",
                "score-awards",
                "score-top",
                "score-stored",
                "score-leftovers",
                "score-bottom",
                "score-gold",
            ),
        )

    def house_edition(self) -> Edition:
        return components.house_edition()

    def read_edition(self, source: str) -> Edition:
        return components.read_edition(source)

    def options(self, edition: Edition) -> tuple[Option, ...]:
        return (
            Option("side", ("plain", "super"), "plain"),
            Option("hand", ("no", "yes"), "no"),
            Option("advantage", ("no", "yes"), "no"),
            Option("level", ("normal", "hard"), "normal"),
            Option("bananas", ("no", "yes"), "no"),
            Option("hazelnuts", ("no", "yes", "extra"), "no"),
            Option("diplomat", ("no", "yes"), "no"),
        )

    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        if seats > 1:
            for name in SOLO_OPTIONS:
                if options[name] not in ("no", "normal"):
                    return Text("conflict-solo", {"option": name, "seats": seats})
        return None

    def guide_facts(self, edition: Edition) -> dict[str, Value]:
        assert isinstance(edition, components.GateauEdition)
        return guide_facts.facts(edition)

    def deal(self, setup_: Setup, rng: Rng) -> GateauMatch:
        return setup.deal(setup_, rng)

    def imagine(self, match: GateauMatch, seat: int, rng: Rng) -> GateauMatch:
        return imagination.imagine(match, seat, rng)

    def view(self, match: GateauMatch, viewer: int | None) -> view.GateauView:
        return view.view(match, viewer)

    def census(self, match: GateauMatch) -> dict[str, int]:
        return census(match)

    def points_and_ties(self, match: GateauMatch, seat: int) -> tuple[int, ...]:
        return scoring.points_and_ties(match, seat)

    def automas(self, match: GateauMatch) -> list[Automa]:
        return [scoring.robot(match)] if match.rules.solo else []

    def score_sheet(self, match: GateauMatch, seat: int) -> list[ScoreLine]:
        return scoring.score_sheet(match, seat)

    def holdings(self, match: GateauMatch, seat: int) -> list[Holding]:
        return holdings.holdings(match, seat)

    def value(self, match: GateauMatch, seat: int) -> float:
        return heuristics.value(match, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, match: GateauMatch, seat: int) -> list[float]:
        return features.features(match, seat)


GAME: Final = Gateau()
