"""La Pâtisserie Rococo: seats, options, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from toque.engine.edition import Edition
from toque.engine.game import Game, Setup
from toque.engine.rng import Rng
from toque.engine.text import Text, Value
from toque.engine.wire import Automa, Contest, Holding, Option, ScoreLine
from toque.games.patisserie import (
    checks,
    components,
    features,
    guide_facts,
    heuristics,
    holdings,
    imagination,
    names,
    scoring,
    setup,
    view,
    view_forms,
    words,
)
from toque.games.patisserie.match import PatisserieMatch, census

STEP_NAMES: Final = (
    "hand",
    "draft",
    "remove",
    "card",
    "action",
    "recipes",
    "free-recipe",
    "keep-recipe",
    "ingredients",
    "free-ingredient",
    "keep",
    "staples",
    "bake",
    "bake-more",
    "spare",
    "pay",
    "decorate",
    "deliver",
    "tip",
    "hire",
    "place",
    "staple",
    "draw",
    "draw-recipe",
    "trade",
    "lift",
    "set",
    "count",
    "hand-in",
    "give-tiles",
    "copy",
    "imitate",
)
PROMOS: Final = ("promo-specials", "promo-tables", "promo-stars", "promo-starters")


class Patisserie(Game[PatisserieMatch]):
    def __init__(self) -> None:
        super().__init__(
            slug="patisserie",
            fewest_seats=1,
            most_seats=5,
            minutes=100,
            version=2,
            lexicon=words.LEXICON,
            obstacles=words.OBSTACLES,
            events=words.EVENTS,
            step_names=STEP_NAMES,
            piece_keys=(
                "recipe",
                "staff",
                "hidden-staff",
                "tile",
                "tile-topped",
                "goods",
                "automa",
                "held",
                "held-income",
                "score-track",
                "score-goods",
                "score-coins",
                "score-table",
                "score-nobles",
                "score-pastries",
                "score-markers",
                "score-specials",
            ),
        )

    def house_edition(self) -> Edition:
        return checks.house_edition()

    def read_edition(self, source: str) -> Edition:
        return checks.read_edition(source)

    def options(self, edition: Edition) -> tuple[Option, ...]:
        promos = (Option(name, ("no", "yes"), "no") for name in PROMOS)
        return (
            Option("trays", ("yes", "no"), "yes"),
            Option("mentor", ("no", "yes"), "no"),
            Option("difficulty", names.LEVEL_NAMES, names.LEVEL_NAMES[0]),
            *promos,
        )

    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        if options["mentor"] == "yes" and seats != 2:
            return Text("conflict-mentor")
        plays = seats == 1 or options["mentor"] == "yes"
        if not plays and options["difficulty"] != names.LEVEL_NAMES[0]:
            return Text("conflict-difficulty")
        return None

    def deal(self, setup_: Setup, rng: Rng) -> PatisserieMatch:
        return setup.deal(setup_, rng)

    def imagine(self, match: PatisserieMatch, seat: int, rng: Rng) -> PatisserieMatch:
        return imagination.imagine(match, seat, rng)

    def view(self, match: PatisserieMatch, viewer: int | None) -> view_forms.PatisserieView:
        return view.view(match, viewer)

    def census(self, match: PatisserieMatch) -> dict[str, int]:
        return census(match)

    def points_and_ties(self, match: PatisserieMatch, seat: int) -> tuple[int, ...]:
        return scoring.points_and_ties(match, seat)

    def automas(self, match: PatisserieMatch) -> list[Automa]:
        return [scoring.mentor(match)] if match.rules.mentor else []

    def score_sheet(self, match: PatisserieMatch, seat: int) -> list[ScoreLine]:
        return scoring.score_sheet(match, seat)

    def holdings(self, match: PatisserieMatch, seat: int) -> list[Holding]:
        return holdings.holdings(match, seat)

    def contests(self, match: PatisserieMatch) -> list[Contest]:
        return holdings.contests(match)

    def guide_facts(self, edition: Edition) -> dict[str, Value]:
        assert isinstance(edition, components.PatisserieEdition)
        return guide_facts.edition_facts(edition)

    def value(self, match: PatisserieMatch, seat: int) -> float:
        return heuristics.value(match, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, match: PatisserieMatch, seat: int) -> list[float]:
        return features.features(match, seat)


GAME: Final = Patisserie()
