"""Engine and reference of C'est du gâteau ! agree after every move: at every number of seats, with all
modules and variants of Chef-o-Tron, and with other numbers than those of the house.
"""

from __future__ import annotations

import os
import re
from functools import cache
from itertools import cycle

import pytest

from tests.games.by_taste import random_move
from tests.games.gateau.lockstep import Difference, Lockstep, play_match
from tests.games.gateau.reference_edition import Box
from tests.games.gateau.table import EDITION
from tests.support import EXTENT
from toque.engine.rng import Rng
from toque.games.gateau.components import GateauEdition, house_edition, read_edition
from toque.games.gateau.match import GateauMatch
from toque.mechanics.pile import Pile

MATCHES = int(os.environ.get("TOQUE_MATCHES", {"few": 1, "usual": 2, "long": 300}[EXTENT]))
"""For each class of configurations."""

MODULES = "side=super hand=yes advantage=yes"
SOLO = "level=hard bananas=yes hazelnuts=yes"
CLASSES = (
    (1, "house", ""),
    (1, "house", "level=hard"),
    (1, "house", f"{SOLO} {MODULES}"),
    (1, "tests", "bananas=yes hazelnuts=extra"),
    (1, "tests", "level=hard diplomat=yes advantage=yes"),
    (1, "rich", f"{SOLO} diplomat=yes {MODULES}"),
    (2, "house", ""),
    (2, "tests", "side=super"),
    (2, "rich", MODULES),
    (3, "house", "hand=yes"),
    (3, "rich", "advantage=yes"),
    (4, "house", MODULES),
    (4, "tests", ""),
)


RICH_BONUSES = (
    "prepare",
    "enrich",
    "bowls 2",
    "advance",
    "leftovers 2",
    "super 2",
    "melt",
    "bowl 3",
    "ingredient 3",
    "tool 2",
    "gold 3",
)


def rich_source() -> str:
    """The edition of the tests, with every effect as a bonus somewhere: also such as take cards from the
    main board or advance recipes.
    """
    bonuses = cycle(RICH_BONUSES)
    source = re.sub('bonus = ".*?"', lambda _: f'bonus = "{next(bonuses)}"', EDITION.source)
    source = re.sub(r'"(\w+ \w+): .*?"', lambda old: f'"{old[1]}: {next(bonuses)}"', source)
    source = re.sub('three = ".*"', 'three = "prepare + bowl 2"', source)
    source = re.sub('two = ".*"', 'two = "bowls 3"', source)
    source = re.sub('one = ".*"', 'one = "advance"', source)
    toque = '["bowl 3", "enrich", "melt", "prepare", "advance 2", "leftovers 3 + tool"]'
    return re.sub(r'spaces = \["gold 2".*', f"spaces = {toque}", source)


@cache
def edition(name: str) -> tuple[GateauEdition, Box]:
    if name == "house":
        found = house_edition()
    else:
        found = EDITION if name == "tests" else read_edition(rich_source())
    return found, Box(found.source)


def chosen(options: str) -> dict[str, str]:
    return dict(option.split("=") for option in options.split())


@pytest.mark.property
@pytest.mark.parametrize(("seats", "name", "options"), CLASSES)
def test_engine_and_reference_agree(seats: int, name: str, options: str) -> None:
    for number in range(MATCHES):
        both = play_match(seats, chosen(options), f"lockstep-{number}", *edition(name))
        assert both.match.over
        assert both.reference.question is None


def give_a_gold(match: GateauMatch) -> None:
    match.gold[0] += 1


def turn_a_bowl_over(match: GateauMatch) -> None:
    match.faces[0], match.backs[0] = match.backs[0], match.faces[0]


def hide_a_card_again(match: GateauMatch) -> None:
    """What has been drawn is drawn a second time."""
    deck = match.decks[0]
    match.decks[0] = Pile([*deck.lying(), match.row[0]])


def make_recipes_cheap(match: GateauMatch) -> None:
    match.rules.grey = [0] * len(match.rules.grey)


@pytest.mark.parametrize(
    "tamper",
    [give_a_gold, turn_a_bowl_over, hide_a_card_again, make_recipes_cheap],
    ids=lambda one: one.__name__,
)
def test_a_difference_is_found(tamper: object) -> None:
    assert callable(tamper)
    both = Lockstep(2, {}, "a-difference", *edition("house"))
    tamper(both.match)
    with pytest.raises(Difference):
        play_on(both)


def play_on(both: Lockstep) -> None:
    rng = Rng("a difference")
    while not both.match.over:
        (seat,) = both.match.deciders()
        both.play(seat, random_move(both.match, seat, rng, {}))
