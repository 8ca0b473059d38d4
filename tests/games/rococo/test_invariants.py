"""What must hold in every position, whatever anybody plays."""

from __future__ import annotations

import pytest

from tests.support import walk
from toque.engine.rng import Rng
from toque.games.rococo import GAME, counting
from toque.games.rococo.match import (
    EMPTY,
    JEWELLER,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    RococoMatch,
)
from toque.games.rococo.trials import TASKS_OF_TRIAL

pytestmark = pytest.mark.property

EVERYTHING = {"jewelry": "yes", "fancy": "yes", "festivity": "yes", "expert": "yes"}


def check(match: RococoMatch) -> None:
    rules = match.rules
    for player in range(rules.players):
        assert match.livres[player] >= 0
        assert min(match.thread[player], match.lace[player], match.points[player]) >= 0
        for kind in (KITCHEN_LEFT, KITCHEN_RIGHT, JEWELLER):
            assert counting.decorations_of(match, player, kind) <= 1
        assert match.all_halls.count(player) <= 1
        if rules.jewelry:
            assert match.tasks[player] & ~TASKS_OF_TRIAL[match.trials[player]] == 0
            if match.jewels[player * 4 : player * 4 + 4] != [0] * 4:
                assert counting.decorations_of(match, player, JEWELLER) == 1
    for player in range(match.seats):
        leaving = int(match.leaving).bit_count() if player == match.player else 0
        coming = match.incoming if player == match.player else 0
        assert match.staffs[player].size() - leaving + coming >= 4
        in_all = counting.halls(match, player) == 5
        assert in_all == (player in match.all_halls) or len(match.all_halls) == len(rules.all_halls)
    for space, guest in enumerate(match.guests):
        assert guest == EMPTY or rules.is_space[space]
    if rules.solo:
        assert match.livres[rules.automa] == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
def test_every_position_keeps_the_rules(seats: int, options: dict[str, str]) -> None:
    """A63, A72, A81, T12, J40, J57, D6: no debts, four cards, one marker where one is allowed."""
    for number in range(4):
        match = GAME.new(seats, options, f"invariants-{number}")
        for _ in walk(match, Rng(f"invariants-{number}")):
            check(match)
        check(match)
        assert all(staff.hand == [] for staff in match.staffs[:seats])  # G4


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_score_sheet_adds_up_to_the_score(seats: int) -> None:
    """G9: every point has a source."""
    match = GAME.new(seats, EVERYTHING, "sheet")
    for _ in walk(match, Rng("sheet")):
        pass
    for outcome in match.results():
        assert sum(line.points for line in outcome.sheet) == outcome.score
