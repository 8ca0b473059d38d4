"""Editions: a component set of one's own is checked against the rulebook, line by line."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from toque.engine.edition import BadEdition
from toque.engine.wire import Fault
from toque.games.gateau import GAME
from toque.games.gateau.components import house_source, read_edition

HOUSE = house_source()


def faults_of(source: str) -> list[Fault]:
    with pytest.raises(BadEdition) as bad:
        read_edition(source)
    return bad.value.faults


class Break(NamedTuple):
    """The house edition with one thing changed, and a fault that this gives on its line."""

    fault: str
    old: str
    new: str


BREAKS = [
    Break("fault-name", 'name = "house"', 'name = "my box"'),
    Break("fault-ring", '"cherry", "jelly", "candy", "dough"', '"cherry", "cherry", "candy", "dough"'),
    Break("fault-pair", '"dough cherry", "dough', '"dough dough", "dough'),
    Break("fault-count", '    "jelly candy",\n]', "]"),
    Break("fault-kind", 'back = "dough"', 'back = "salt"'),
    Break("fault-slot", "slot = 2", "slot = 4"),
    Break("fault-icon", 'icon = "gold"', 'icon = "store"'),
    Break("fault-action", 'left = ["take", "tool"]', 'left = ["take", "sleep"]'),
    Break("fault-count", 'left = ["take", "tool"]', 'left = ["take"]'),
    Break("fault-start", 'start = "centre"', 'start = "top"'),
    Break("fault-effect", 'three = "super + ingredient"', 'three = "steal"'),
    Break("fault-effect", 'three = "super + ingredient"', 'three = "gold 9"'),
    Break("fault-zero", 'zero = ""', 'zero = "gold"'),
    Break("fault-limit", "gold = 9", "gold = 0"),
    Break("fault-awards", "cake = [10, 8, 7, 5, 4, 3]", "cake = [3, 4, 5, 7, 8, 10]"),
    Break("fault-count", "cake = [10, 8, 7, 5, 4, 3]", "cake = [10, 8, 7]"),
    Break("fault-count", '"gold 2", "ingredient 2", "tool"', '"gold 2", "tool"'),
    Break("fault-tool", "whisk = { cards", "fork = { cards"),
    Break("fault-no-tool", "whisk = { cards", "fork = { cards"),
    Break("fault-count", "whisk = { cards = 3", "whisk = { cards = 4"),
    Break("fault-tool-effects", 'effects = ["bowl 2", "store"]', "effects = []"),
    Break("fault-recipe-name", "churro = {", "pizza = {"),
    Break("fault-level", "churro = { level = 1", "churro = { level = 3"),
    Break("fault-recipes", "churro = { level = 1", "churro = { level = 2"),
    Break("fault-needs", 'needs = "3 candy 1 jelly"', 'needs = "candy"'),
    Break("fault-needs", 'needs = "3 candy 1 jelly"', 'needs = "3 candy 1 candy"'),
    Break("fault-kind", 'needs = "3 candy 1 jelly"', 'needs = "3 salt 1 jelly"'),
    Break("fault-grey", 'needs = "3 candy 1 jelly", grey = 1', 'needs = "3 candy 1 jelly", grey = 5'),
    Break("fault-icons", '1 cherry", grey = 2, icons = "cake"', '1 cherry", grey = 2, icons = "soup"'),
    Break("fault-no-benefit", '"jelly candy: advance"', '"jelly candy:"'),
    Break("fault-robot", '"white 0 steal! I"', '"green 0 steal! I"'),
    Break("fault-robot", '"white 0 steal! I"', '"white 5 steal! I"'),
]  # fmt: skip


@pytest.mark.parametrize("one", BREAKS, ids=lambda one: f"{one.fault} {one.new[:30]}")
def test_a_fault_is_found(one: Break) -> None:
    assert HOUSE.count(one.old) == 1
    faults = faults_of(HOUSE.replace(one.old, one.new))
    assert one.fault in [fault.text.key for fault in faults]


def test_a_fault_names_its_line() -> None:
    source = HOUSE.replace("churro = { level = 1", "churro = { level = 3")
    line = next(n for n, text in enumerate(source.splitlines(), 1) if text.startswith("churro"))
    assert line in [fault.line for fault in faults_of(source)]


@pytest.mark.parametrize("source", ["name = ", 'name = "mine"\n', "a = " + "[" * 10_000, ""])
def test_what_is_no_edition_is_refused(source: str) -> None:
    (fault,) = faults_of(source)
    assert fault.text.key in ("fault-syntax", "fault-schema")


def test_the_house_edition_is_sound_and_every_table_says_where_it_comes_from() -> None:
    edition = read_edition(HOUSE)
    assert edition.name == "house"
    tables = [line for line in HOUSE.splitlines() if line.startswith("[")]
    single = HOUSE.count("\norigin = ")
    assert single == len(tables) - 2  # tools and recipes say it line by line
    for line in HOUSE.splitlines():
        if " = { " in line:
            assert any(f'origin = "{origin}"' in line for origin in ("rulebook", "fact", "house"))


def test_another_edition_can_be_played() -> None:
    source = HOUSE.replace('name = "house"', 'name = "mine"').replace("slot = 2", "slot = 1")
    source = source.replace('three = "super + ingredient"', 'three = "leftovers 2 + enrich"')
    source = source.replace('effects = ["bowl 2", "store"]', 'effects = ["ingredient"]')
    match = GAME.new(2, {}, "mine", read_edition(source))
    assert [tile.icon_slot for tile in GAME.view(match, None).tiles] == ["w1", "e1", "s1"]
    seat = 0
    for _ in range(400):
        if match.over:
            break
        seat = match.deciders()[0]
        match.play(seat, match.moves(seat)[-1])


def test_a_tool_with_one_effect_offers_one_choice() -> None:
    source = HOUSE.replace('effects = ["bowl 2", "store"]', 'effects = ["gold"]')
    match = GAME.new(2, {}, "one", read_edition(source))
    while GAME.view(match, None).step != "act":
        match.play(match.deciders()[0], match.moves(match.deciders()[0])[0])
    match.tools[0] = 1
    assert match.obstacle(0, GAME.lexicon.parse("tool whisk first")) is None
    obstacle = match.obstacle(0, GAME.lexicon.parse("tool whisk second"))
    assert obstacle is not None
    assert obstacle.name == "one-effect"
