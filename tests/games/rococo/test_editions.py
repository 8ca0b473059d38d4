"""Editions: a component set of one's own is checked against the rulebook, line by line."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.games.rococo.table import EDITION
from toque.engine.edition import BadEdition
from toque.engine.rng import Rng
from toque.engine.wire import Fault
from toque.games.rococo import GAME
from toque.games.rococo.checks import (
    house_source,
    read_edition,
)

SOURCE = EDITION.source


def faults_of(source: str) -> list[Fault]:
    with pytest.raises(BadEdition) as bad:
        read_edition(source)
    return bad.value.faults


class Break(NamedTuple):
    """The edition of these tests with one thing changed, and a fault that this gives."""

    fault: str
    old: str
    new: str


BREAKS = [
    Break("fault-name", 'name = "tests"', 'name = "my box"'),
    Break("fault-limit", "livres = 15", "livres = -1"),
    Break("fault-count", "drawer = [0, 1, 2, 2]", "drawer = [0, 1, 2]"),
    Break("fault-count", "hire = [0, 1, 3, 5]", "hire = [0, 1, 3]"),
    Break("fault-limit", "hire = [0, 1, 3, 5]", "hire = [0, 1, 3, -5]"),
    Break("fault-limit", "point = 10 ", "point = 0 "),
    Break("fault-count", "livres = [10, 7, 4]", "livres = [10, 7]"),
    Break("fault-windows", "windows = [8, 6, 4, 2, 0]", "windows = [8, 6, 7, 2, 0]"),
    Break("fault-windows", "windows = [8, 6, 4, 2, 0]", "windows = [8, 6, 4, 2, -1]"),
    Break("fault-limit", "windows = [8, 6, 4, 2, 0]", "windows = [8, 0]"),
    Break("fault-count", "drawer-spaces = 3", "drawer-spaces = 4"),
    Break("fault-count", "drawer-spaces = 4", "drawer-spaces = 3"),
    Break("fault-words", '"-, 2, 5, thread, tile, master 4"', '"-, 2, 5, silk, tile, master 4"'),
    Break("fault-no-master-space", '"-, 2, 5, thread, tile, master 4"', '"-, 2, 5, thread, tile"'),
    Break("fault-limit", '"-, 2, 5, thread, tile, master 4"', '"-, -, -, -, -, -, -, -, master 4"'),
    Break("fault-factor", '"15:3"]', '"15:4"]'),
    Break("fault-fireworks", '"15:3"]', '"8:3"]'),
    Break("fault-words", '"15:3"]', '"15"]'),
    Break("fault-words", '"15:3"]', '"-15:3"]'),
    Break("fault-count", "fireworks-points = [6, 2]", "fireworks-points = [6]"),
    Break("fault-limit", "statues = [10, 12, 14]", "statues = []"),
    Break("fault-all-halls", "all-halls = [5, 4, 3]\n", "all-halls = [3, 4, 5]\n"),
    Break("fault-words", '"4 x 2 blue : thread / lace"', '"4 x 2 blue : thread & lace"'),
    Break("fault-words", '"4 x 2 blue : thread / lace"', '"4 x 2 red : thread / lace"'),
    Break("fault-count", '"4 x 2 blue : thread / lace"', '"5 x 2 blue : thread / lace"'),
    Break("fault-count", '    "1 x 2 orange : thread + lace",\n', ""),
    Break("fault-garment", "b3 = {", "b99 = {"),
    Break("fault-no-garment", "b3 = {", "b99 = {"),
    Break("fault-colour", 'b3 = { colour = "blue"', 'b3 = { colour = "pink"'),
    Break("fault-needs", 'needs = "1 blue 1 thread", value = 6', 'needs = "1 pink 1 thread", value = 6'),
    Break("fault-needs", 'needs = "1 blue 1 thread", value = 6', 'needs = "1 blue", value = 6'),
    Break("fault-limit", "value = 28, points = 4", "value = 29, points = 4"),
    Break("fault-limit", "value = 28, points = 4", "value = 28, points = 5"),
    Break("fault-set", 'points = 3, set = "festivity"', 'points = 3, set = "fancy"'),
    Break("fault-words", 'bonus = "match 2"', 'bonus = "dance 2"'),
    Break("fault-employee", "blaise = {", "basile = {"),
    Break("fault-no-employee", "blaise = {", "basile = {"),
    Break("fault-rank", 'blaise = { level = 1, rank = "master"', 'blaise = { level = 1, rank = "cook"'),
    Break("fault-level", "blaise = { level = 1", "blaise = { level = 2"),
    Break("fault-words", 'bonus = "fund less 10"', 'bonus = "fund more 10"'),
    Break("fault-words", 'bonus = "exchange 3"', 'bonus = "exchange 0"'),
    Break("fault-starters", '"journeyman", bonus = "notion for 1"', '"master", bonus = "notion for 1"'),
    Break("fault-new-card", "aimee = { level = 2", "aimee = { level = 3"),
    Break("fault-words", 'condition = "livres 30"', 'condition = "friends 3"'),
    Break("fault-words", 'condition = "livres 30"', 'condition = ""'),
    Break("fault-limit", "jewel-prices = [6, 4, 3, 2, 1]", "jewel-prices = [6, 4, 3]"),
    Break("fault-windows", "jewel-prices = [6, 4, 3, 2, 1]", "jewel-prices = [1, 2, 3, 4, 6]"),
    Break("fault-count", "orange = 4", "orange = 5"),
    Break("fault-words", '"drawer 1 | 2 fitting"', '"drawer 4 | 2 fitting"'),
    Break("fault-words", '"drawer 1 | 2 fitting"', '"drawer 0 | 2 fitting"'),
    Break("fault-words", '"drawer 1 | 2 fitting"', '"drawer 1 | 6 fitting"'),
    Break("fault-words", '"drawer 1 | 2 fitting"', '"drawer 1 | 2 free"'),
    Break("fault-count", '"favour | 1 same", "favour | 3 none",', '"favour | 1 same",'),
]  # fmt: skip


@pytest.mark.parametrize("one", BREAKS, ids=lambda one: f"{one.fault} {one.new[:40]}")
def test_a_fault_is_found(one: Break) -> None:
    assert SOURCE.count(one.old) == 1, one.old
    faults = faults_of(SOURCE.replace(one.old, one.new))
    assert one.fault in [fault.text.key for fault in faults]


def test_a_fault_names_its_line() -> None:
    source = SOURCE.replace("blaise = { level = 1", "blaise = { level = 9")
    source = source.replace(
        'blaise = { level = 9, rank = "master"', 'blaise = { level = 9, rank = "x"'
    )
    line = next(n for n, text in enumerate(source.splitlines(), 1) if text.startswith("blaise"))
    assert line in [fault.line for fault in faults_of(source)]


@pytest.mark.parametrize("source", ["name = ", 'name = "mine"\n', ""])
def test_what_is_no_edition_is_refused(source: str) -> None:
    (fault,) = faults_of(source)
    assert fault.text.key in ("fault-syntax", "fault-schema")


def test_the_house_edition_is_sound_and_every_table_says_where_it_comes_from() -> None:
    source = house_source()
    assert read_edition(source).name == "house"
    tables = re.split(r"^\[", source, flags=re.MULTILINE)[1:]
    for table in tables:
        if not table.startswith(("garments", "employees")):
            assert re.search(r'^origin = "(rulebook|fact|house)"$', table, flags=re.MULTILINE), (
                table
            )
    for line in source.splitlines():
        if " = { " in line:
            assert any(f'origin = "{origin}"' in line for origin in ("rulebook", "fact", "house"))


@pytest.mark.parametrize("seats", [1, 4])
def test_another_edition_can_be_played_to_the_end(seats: int) -> None:
    """With a garment that is sold for nothing but rented, dearer drawers, and fewer spaces."""
    source = SOURCE.replace("drawer = [0, 1, 2, 2]", "drawer = [1, 1, 3, 4]")
    source = source.replace('"-, 2, 5, thread, tile, master 4"', '"master -"')
    source = source.replace("all-halls = [5, 4, 3]\n", "all-halls = [6]\n")
    options = {"jewelry": "yes", "expert": "yes", "festivity": "yes"}
    match = GAME.new(seats, options, "mine", read_edition(source))
    rng = Rng("mine")
    while not match.over:
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    assert len(match.results()) == max(2, seats)
