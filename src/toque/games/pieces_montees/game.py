"""Pièces Montées: seats, options and their conflicts, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from toque.engine.edition import Edition
from toque.engine.game import Game, Setup
from toque.engine.memory import MEMORY
from toque.engine.rng import Rng
from toque.engine.text import Text, Value
from toque.engine.wire import Holding, Option, ScoreLine
from toque.games.pieces_montees import (
    components,
    features,
    guide_facts,
    heuristics,
    holdings,
    imagination,
    scoring,
    setup,
    view,
)
from toque.games.pieces_montees.components import COLOURS, PiecesEdition
from toque.games.pieces_montees.match import PiecesMatch, census
from toque.games.pieces_montees.words import EVENTS, LEXICON, OBSTACLES


class PiecesMontees(Game[PiecesMatch]):
    def __init__(self) -> None:
        super().__init__(
            slug="pieces-montees",
            fewest_seats=2,
            most_seats=4,
            minutes=25,
            version=2,
            lexicon=LEXICON,
            obstacles=OBSTACLES,
            events=EVENTS,
            step_names=("turn",),
            piece_keys=(
                "face",
                "kind",
                "occasion",
                "page-empty",
                "score-cake",
                "score-step",
                "held",
            ),
        )

    def house_edition(self) -> Edition:
        return components.house_edition()

    def read_edition(self, source: str) -> Edition:
        return components.read_edition(source)

    def options(self, edition: Edition) -> tuple[Option, ...]:
        assert isinstance(edition, PiecesEdition)
        return (
            Option("mode", ("apprentice", "confirmed"), "apprentice"),
            Option("teams", ("no", "yes"), "no"),
            Option("cards", tuple(edition.tables), edition.default_table),
            Option("without", ("drawn", *COLOURS), "drawn"),
            MEMORY,
        )

    def conflict(self, seats: int, options: Mapping[str, str]) -> Text | None:
        if options["teams"] == "yes" and seats != 4:
            return Text("conflict-teams", {"seats": seats})
        if options["without"] != "drawn" and seats != 2:
            return Text("conflict-without", {"seats": seats})
        return None

    def guide_facts(self, edition: Edition) -> dict[str, Value]:
        assert isinstance(edition, components.PiecesEdition)
        return guide_facts.facts(edition)

    def deal(self, setup_: Setup, rng: Rng) -> PiecesMatch:
        return setup.deal(setup_, rng)

    def imagine(self, match: PiecesMatch, seat: int, rng: Rng) -> PiecesMatch:
        return imagination.imagine(match, seat, rng)

    def view(self, match: PiecesMatch, viewer: int | None) -> view.PiecesView:
        return view.view(match, viewer)

    def census(self, match: PiecesMatch) -> dict[str, int]:
        return census(match)

    def points_and_ties(self, match: PiecesMatch, seat: int) -> tuple[int, ...]:
        return scoring.points_and_ties(match, seat)

    def side(self, match: PiecesMatch, seat: int) -> int:
        return seat % 2 if match.rules.teams else seat

    def score_sheet(self, match: PiecesMatch, seat: int) -> list[ScoreLine]:
        return scoring.score_sheet(match, seat)

    def holdings(self, match: PiecesMatch, seat: int) -> list[Holding]:
        return holdings.holdings(match, seat)

    def value(self, match: PiecesMatch, seat: int) -> float:
        return heuristics.value(match, seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, match: PiecesMatch, seat: int) -> list[float]:
        return features.features(match, seat)


GAME: Final = PiecesMontees()
