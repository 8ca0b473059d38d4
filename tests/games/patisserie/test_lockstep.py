"""Engine and reference of La Pâtisserie Rococo agree after every move, in every class of configurations.

Classes: each number of seats with trays and without, the promo packs one by one and together, the Mentor
alone and as a third player at every difficulty. In every second match all are rich, so that much can
be done.
"""

from __future__ import annotations

import os

import pytest

from tests.games.patisserie.lockstep import Difference, Lockstep, play_match
from tests.support import EXTENT
from toque.engine.rng import Rng
from toque.games.patisserie.game import PROMOS
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.names import LEVEL_NAMES

MATCHES = int(os.environ.get("TOQUE_MATCHES", {"few": 2, "usual": 4, "long": 300}[EXTENT]))
"""For each class of configurations."""
Class = tuple[int, dict[str, str]]


def classes() -> list[Class]:
    found: list[Class] = []
    for seats in range(1, 6):
        found.append((seats, {}))
        found.append((seats, {"trays": "no"}))
        found.append((seats, dict.fromkeys(PROMOS, "yes")))
    found += [(seats, {promo: "yes"}) for seats, promo in zip((2, 3, 4, 5), PROMOS, strict=True)]
    for level in LEVEL_NAMES:
        found.append((1, {"difficulty": level, "promo-starters": "yes"}))
        found.append((2, {"difficulty": level, "mentor": "yes"}))
    found.append((2, {"mentor": "yes", "trays": "no", **dict.fromkeys(PROMOS, "yes")}))
    return found


def called(one: Class) -> str:
    seats, options = one
    return " ".join([str(seats), *(f"{name}={choice}" for name, choice in options.items())])


@pytest.mark.property
@pytest.mark.parametrize("one", classes(), ids=called)
def test_engine_and_reference_agree(one: Class) -> None:
    seats, options = one
    for number in range(MATCHES):
        rich = 40 if number % 2 else 0
        both = play_match(seats, options, f"lockstep-{number}", rich)
        assert both.match.over
        assert both.reference.over


@pytest.mark.property
@pytest.mark.parametrize(
    "one",
    [
        *((seats, {}) for seats in range(1, 6)),
        *((2, {"mentor": "yes", "difficulty": level}) for level in LEVEL_NAMES),
        (1, {"difficulty": LEVEL_NAMES[-1], "trays": "no"}),
    ],
    ids=called,
)
def test_they_agree_where_the_tables_are_all_but_full(one: Class) -> None:
    """The last space, a sixth decoration, empty bags; decisions of the Mentor that no card settles."""
    seats, options = one
    for number in range(MATCHES):
        both = play_match(seats, options, f"crowd-{number}", enrich=60, crowd=True)
        assert both.reference.over


def test_every_question_is_met() -> None:
    """What the matches compare, so that none of it is left out without anybody seeing it."""
    met = set()
    for seats, options in ((1, {}), (3, {}), (4, {"promo-starters": "yes"})):
        for number in range(1, 6, 2):
            met |= set(play_match(seats, options, f"every-{number}", 40).used)
    for seats in range(1, 5):
        for number in range(2):
            met |= set(play_match(seats, {}, f"every-{number}", 60, crowd=True).used)
    assert met >= {
        *("hand", "draft", "remove", "card", "action", "recipes", "free-recipe", "keep-recipe"),
        *("ingredients", "free-ingredient", "keep", "staples", "bake", "bake-more", "pay"),
        *("decorate", "deliver", "tip", "place", "staple", "draw", "draw-recipe", "trade", "lift"),
        *("set", "count", "hand-in", "give-tiles", "copy", "imitate", "new deck"),
    }


def give_a_coin(match: PatisserieMatch) -> None:
    match.coins[0] += 1


def swap_recipes(match: PatisserieMatch) -> None:
    row = match.recipe_row
    row[0], row[1] = row[1], row[0]


def lose_a_tile(match: PatisserieMatch) -> None:
    match.bag[0] -= 1


def turn_deck_over(match: PatisserieMatch) -> None:
    """What is drafted in the next round belongs into the last one."""
    match.deck = match.deck.with_lying(match.deck.lying()[::-1])


def pay_no_income(match: PatisserieMatch) -> None:
    match.rules.income = 0


def cheapen_posts(match: PatisserieMatch) -> None:
    match.rules.places.prices[0] = 0


@pytest.mark.parametrize(
    "tamper",
    [give_a_coin, swap_recipes, lose_a_tile, turn_deck_over, pay_no_income, cheapen_posts],
    ids=lambda one: one.__name__,
)
def test_a_difference_is_found(tamper: object) -> None:
    assert callable(tamper)
    both = Lockstep(2, {}, "a-difference")
    tamper(both.match)
    with pytest.raises(Difference):
        play_on(both)


def play_on(both: Lockstep) -> None:
    rng = Rng("a difference")
    while not both.match.over:
        seat = both.match.deciders()[0]
        both.play(seat, rng.choice(both.match.moves(seat)))
