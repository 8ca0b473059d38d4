"""Editions: a component set of one's own is checked against the rulebook, line by line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from toque.engine.edition import BadEdition
from toque.engine.text import Value
from toque.engine.wire import Fault
from toque.games.pieces_montees import GAME, components
from toque.games.pieces_montees.components import (
    PiecesEdition,
    house_edition,
    house_source,
    read_edition,
)
from toque.texts import LANGUAGES, Speaker
from toque.texts.guide import guide


def faults_of(source: str) -> list[Fault]:
    with pytest.raises(BadEdition) as bad:
        read_edition(source)
    assert bad.value.text.args == {"faults": len(bad.value.faults)}
    return bad.value.faults


def line_with(source: str, text: str, after: str = "") -> int:
    """The number of the first line that holds the text, behind the line that holds `after`."""
    lines = source.splitlines()
    start = next(number for number, line in enumerate(lines) if after in line)
    return next(n for n, line in enumerate(lines[start:], start + 1) if text in line)


OCCASIONS = "wedding, birthday, valentine, christmas, halloween"
TABLES = "a2, a1, b, c, h"


class Break(NamedTuple):
    """The house edition with one thing changed, and the one fault that this gives."""

    fault: str
    old: str
    new: str
    facts: dict[str, Value]
    line: str
    after: str = ""


BREAKS = [
    Break("name", 'name = "house"', 'name = ""', {"name": ""}, "name ="),
    Break("name", 'name = "house"', 'name = "my box"', {"name": "my box"}, "name ="),
    Break(
        "occasion",
        'green = "christmas"',
        'green = "easter"',
        {"occasion": "easter", "possible": OCCASIONS},
        "green =",
    ),
    Break(
        "occasion-twice",
        'green = "christmas"',
        'green = "valentine"',
        {"occasion": "valentine", "colour": "red"},
        "green =",
    ),
    Break("points", "layers = [1, 4, 10]", "layers = [1, 4, 4]", {}, "layers ="),
    Break("points", "layers = [1, 4, 10]", "layers = [0, 4, 10]", {}, "layers ="),
    Break("points", "layers = [1, 4, 10]", "layers = [4, 10]", {}, "layers ="),
    Break("points", "layers = [1, 4, 10]", "layers = []", {}, "layers ="),
    Break("decorated", "cream = 12", "cream = 10", {"least": 11}, "cream ="),
    Break("decorated", "chocolate = 13", "chocolate = 9", {"least": 11}, "chocolate ="),
    Break(
        "default",
        'default = "a2"',
        'default = "z"',
        {"table": "z", "possible": TABLES},
        "default =",
    ),
    Break(
        "cards",
        "cream1 = [2, 2, 3, 3]",
        "cream1 = [2, 2, 3, 3, 3]",
        {"table": "c", "found": 10, "expected": 9},
        "[cards.tables.c]",
    ),
    Break(
        "layer",
        "cream2 = [1, 3, 3]",
        "cream2 = [1, 3, 4]",
        {"layer": 4},
        "cream2 =",
        "[cards.tables.a1]",
    ),
    Break(
        "no-cream",
        "cream2 = [1, 1, 2]\ncream3 = [1, 1]",
        "cream2 = [1, 1, 1, 1, 2]\ncream3 = []",
        {"table": "c", "layer": 3},
        "[cards.tables.c]",
    ),
    Break(
        "no-chocolate",
        "cream1 = [2, 2, 3, 3]",
        "cream1 = [2, 2, 2, 2]",
        {"table": "c", "layer": 3},
        "[cards.tables.c]",
    ),
]


@pytest.mark.parametrize("case", BREAKS, ids=[f"{case.fault}: {case.new}" for case in BREAKS])
def test_what_breaks_the_rulebook_is_named_with_its_line(case: Break) -> None:
    source = house_source()
    assert source.count(case.old) == 1
    source = source.replace(case.old, case.new)
    (fault,) = faults_of(source)
    assert fault.text.key == f"fault-{case.fault}"
    assert fault.text.args == case.facts
    assert fault.line == line_with(source, case.line, case.after)


SCHEMA_BREAKS = {
    "a number that is a word": ("layers = [1, 4, 10]", 'layers = [1, 4, "ten"]', "layers ="),
    "a list that is a number": ("layers = [1, 4, 10]", "layers = 10", "layers ="),
    "a key that does not exist": ("chocolate = 13", "chocolate = 13\nvanilla = 14", "vanilla ="),
    "a key that is missing": ("chocolate = 13", "", "[decorated]"),
    "a table that does not exist": ("[points]", "[pearls]", "[pearls]"),
    "a key before all tables": ('name = "house"', 'name = "house"\nyear = 2014', "year ="),
    "the name is missing": ('name = "house"', "", "#"),
    "a back that is a word": ("cream3 = [1, 1]\n", 'cream3 = [1, "one"]\n', 'cream3 = [1, "one"]'),
    "a card table without a line": ("cream3 = [1, 1]\n", "", "[cards.tables.c]"),
    "a card table with a line more": ("cream3 = [1, 1]\n", "cream4 = [1]\n", "cream4 ="),
}


@pytest.mark.parametrize(("old", "new", "line"), SCHEMA_BREAKS.values(), ids=SCHEMA_BREAKS)
def test_what_has_the_wrong_form_is_named_with_its_line(old: str, new: str, line: str) -> None:
    assert house_source().count(old) == 1
    source = house_source().replace(old, new)
    (fault,) = faults_of(source)
    assert fault.text.key == "fault-schema"
    assert set(fault.text.args) == {"detail"}
    assert fault.line == line_with(source, line)


def test_what_is_no_toml_is_named_with_its_line() -> None:
    source = house_source().replace("chocolate = 13", "chocolate = = 13")
    (fault,) = faults_of(source)
    assert fault.text.key == "fault-syntax"
    assert fault.line == line_with(source, "chocolate = =")


def test_all_faults_are_found_at_once() -> None:
    source = house_source().replace("layers = [1, 4, 10]", "layers = [10, 4, 1]")
    source = source.replace('red = "valentine"', 'red = "brunch"')
    source = source.replace('default = "a2"', 'default = "z"')
    keys = [fault.text.key for fault in faults_of(source)]
    assert keys == ["fault-occasion", "fault-points", "fault-default"]


def test_an_edition_of_ones_own_is_played_with_its_own_numbers() -> None:
    source = house_source().replace('name = "house"', 'name = "mine"')
    source = source.replace("layers = [1, 4, 10]", "layers = [2, 5, 11]")
    source = source.replace('default = "a2"', 'default = "mirror"')
    source = source.replace("[cards.tables.a1]", "[cards.tables.mirror]")
    edition = GAME.read_edition(source)
    assert isinstance(edition, PiecesEdition)
    match = GAME.new(3, {"cards": "mirror"}, "mine", edition)
    assert match.rules.points == [0, 2, 5, 11]
    assert match.rules.faces == edition.faces["mirror"]
    assert edition.name == "mine"
    assert edition.digest != GAME.house_edition().digest


def test_every_fault_is_provoked_here() -> None:
    named = set(re.findall(r'"fault-([a-z-]+)"', Path(components.__file__).read_text("utf-8")))
    assert named | {"name"} == {case.fault for case in BREAKS}


def test_every_table_of_the_house_says_where_its_values_come_from() -> None:
    toml = tomllib.loads(house_source())
    tables = [
        toml["occasions"],
        toml["points"],
        toml["decorated"],
        *toml["cards"]["tables"].values(),
    ]
    assert all(table["origin"] in ("rulebook", "fact", "house") for table in tables)
    assert toml["points"]["origin"] == toml["decorated"]["origin"] == "rulebook"


def test_the_house_bakes_each_colour_for_an_occasion_of_its_own() -> None:
    occasions = read_edition(house_source()).occasions
    assert sorted(occasions.values()) == sorted(OCCASIONS.split(", "))


def test_what_is_only_guessed_does_not_pass_for_a_fact() -> None:
    tables = tomllib.loads(house_source())["cards"]["tables"]
    origins = {name: table["origin"] for name, table in tables.items()}
    assert origins == {"a2": "fact", "a1": "fact", "b": "house", "c": "house", "h": "house"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_table_of_the_house_has_a_name_and_a_sentence(language: str) -> None:
    speaker = Speaker(language, GAME.slug)
    said = []
    for table in house_edition().tables:
        said += [speaker.key(f"option-cards-{table}"), speaker.key(f"option-cards-{table}-about")]
    assert len(set(said)) == 10
    assert all(sentence.endswith(".") for sentence in said[1::2])


def swapped() -> PiecesEdition:
    """Red is for Halloween, orange for Valentine's Day."""
    source = house_source().replace('red = "valentine"', 'red = "halloween"')
    return read_edition(source.replace('orange = "halloween"', 'orange = "valentine"'))


def test_texts_name_the_occasions_of_the_edition() -> None:
    view = GAME.view(GAME.new(3, edition=swapped()), 0)
    assert (view.occasions["red"], view.occasions["orange"]) == ("halloween", "valentine")
    speaker = Speaker("en", GAME.slug)
    facts: dict[str, Value] = {"colour": "red", "topping": "cream", "layer": 1, "cost": 1}
    facts |= {"points": 1, "back": "unknown", "occasion": view.occasions["red"]}
    said = speaker.key("about-card", **facts)
    assert "Halloween" in said
    assert "Valentine" not in said


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", "| Halloween | Valentine’s Day | Christmas |"),
        ("fr", "| Halloween | Saint-Valentin | Noël |"),
        ("de", "| Halloween | Valentinstag | Weihnachten |"),
    ],
)
def test_the_guide_names_the_occasions_of_the_edition(language: str, row: str) -> None:
    assert row in guide(GAME.slug, language, swapped())
