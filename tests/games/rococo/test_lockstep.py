"""Engine and reference of Rococo Deluxe agree after every move, at every number of seats, with each
expansion alone and with all together.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from tests.games.rococo.lockstep import Difference, Lockstep, play_match
from tests.games.rococo.lockstep_state import Names
from tests.support import EXTENT
from toque.engine.rng import Rng
from toque.games.rococo.checks import (
    house_edition,
)
from toque.games.rococo.components import (
    RococoEdition,
)
from toque.games.rococo.game import EXPANSIONS
from toque.games.rococo.match import RococoMatch

MATCHES = int(os.environ.get("TOQUE_MATCHES", {"few": 1, "usual": 2, "long": 300}[EXTENT]))
"""For each class of configurations."""
CLASSES = ((), *((name,) for name in EXPANSIONS), EXPANSIONS)


@cache
def edition() -> tuple[RococoEdition, Names]:
    return house_edition(), Names(house_edition())


@pytest.mark.property
@pytest.mark.parametrize("expansions", CLASSES, ids=lambda names: "+".join(names) or "base")
@pytest.mark.parametrize("seats", range(1, 6))
def test_engine_and_reference_agree(seats: int, expansions: tuple[str, ...]) -> None:
    for number in range(MATCHES):
        both = play_match(seats, dict.fromkeys(expansions, "yes"), f"lockstep-{number}", *edition())
        assert both.match.over
        assert both.reference.question() is None


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_engine_and_reference_agree_at_the_balcony(seats: int) -> None:
    """G19-G21: with garments and fireworks enough that everybody is asked."""
    rng = Rng(f"balcony-{seats}")
    both = Lockstep(seats, {}, f"balcony-{seats}", *edition())
    both.crowd_the_royal_hall()
    asked: set[int] = set()
    while not both.match.over:
        seat = both.match.deciders()[0]
        if both.match.stack[-1].name == "balcony":
            asked.add(seat)
        both.play(seat, rng.choice(both.match.moves(seat)))
    assert asked
    assert both.used["balcony"] >= len(asked)
    assert both.reference.question() is None


def give_a_livre(match: RococoMatch) -> None:
    match.livres[0] += 1


def swap_windows(match: RococoMatch) -> None:
    match.windows[0], match.windows[1] = match.windows[1], match.windows[0]


def turn_deck_over(match: RococoMatch) -> None:
    """What is drawn in the next round belongs into the last one."""
    match.hire_deck = match.hire_deck.with_lying(match.hire_deck.lying()[::-1])


def pay_no_income(match: RococoMatch) -> None:
    match.rules.income = 0


@pytest.mark.parametrize(
    "tamper",
    [give_a_livre, swap_windows, turn_deck_over, pay_no_income],
    ids=lambda one: one.__name__,
)
def test_a_difference_is_found(tamper: object) -> None:
    assert callable(tamper)
    both = Lockstep(2, {}, "a-difference", *edition())
    tamper(both.match)
    with pytest.raises(Difference):
        play_on(both)


def play_on(both: Lockstep) -> None:
    rng = Rng("a difference")
    while not both.match.over:
        seat = both.match.deciders()[0]
        both.play(seat, rng.choice(both.match.moves(seat)))
