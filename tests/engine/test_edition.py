"""Reading an edition of any game: its form, its lines, and what is wrong in its values."""

from __future__ import annotations

import msgspec
import pytest

from toque.engine.edition import (
    BadEdition,
    EditionCheck,
    decode,
    line_of,
    tables_without_origin,
)
from toque.games import game, slugs


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    price: int
    origin: str


class Shelf(msgspec.Struct, forbid_unknown_fields=True):
    tiles: dict[str, Tile]


class Shop(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    name: str
    shelves: dict[str, Shelf]
    opening_hours: list[int]


SOUND = """\
name = "corner shop"
opening-hours = [9, 18]

[shelves.top.tiles]
tart = { price = 3, origin = "house" }

[shelves.low.tiles]
bun = { price = 1, origin = "fact" }
[shelves.low.tiles.cake]
price = 9
origin = "house"
"""


def test_what_has_the_right_form_is_read() -> None:
    shop = decode(SOUND, Shop)
    assert shop.shelves["low"].tiles["cake"].price == 9


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[9, 18]", '[9, "late"]', 2),
        ("opening-hours = [9, 18]\n", "", 1),
        ("price = 3", 'price = "dear"', 5),
        ("price = 1", "cost = 1", 8),
        ("price = 9", "price = 9.5", 10),
        ("price = 9\n", "", 9),
        ("[shelves.low.tiles]", "[shelves.low.trays]", 7),
    ],
)
def test_another_form_is_refused_with_its_line_also_inside_tables_of_any_name(
    old: str, new: str, line: int
) -> None:
    assert SOUND.count(old) == 1
    with pytest.raises(BadEdition) as bad:
        decode(SOUND.replace(old, new), Shop)
    (fault,) = bad.value.faults
    assert fault.text.key == "fault-schema"
    assert fault.line == line


@pytest.mark.parametrize("source", ["a = ", "a = " + "[" * 10_000, "a = " + "9" * 5000])
def test_what_is_no_toml_is_refused(source: str) -> None:
    with pytest.raises(BadEdition) as bad:
        decode(source, Shop)
    assert [fault.text.key for fault in bad.value.faults] in (["fault-syntax"], ["fault-schema"])


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("name",), 1),
        (("opening-hours",), 2),
        (("shelves", "top", "tiles", "tart"), 5),
        (("shelves.top.tiles", "tart"), 5),
        (("shelves", "top", "tiles", "tart", "price"), 5),
        (("shelves", "low", "tiles", "cake", "price"), 10),
        (("shelves", "low", "tiles", "cake", "weight"), 9),
        (("shelves", "low", "tiles", "pie"), 7),
        (("nothing", "of", "the", "kind"), 1),
    ],
)
def test_a_key_is_found_or_the_closest_thing_around_it(path: tuple[str, ...], line: int) -> None:
    assert line_of(SOUND, *path) == line


def test_all_that_is_off_is_told_at_once() -> None:
    check = EditionCheck(SOUND)
    check.refuse_faults()
    check.name("corner-shop")
    check.within(("shelves.top.tiles", "tart"), 3, 1, 3)
    check.count(("shelves",), 2, 2)
    assert not check.faults
    check.name("corner shop")
    check.within(("shelves.top.tiles", "tart"), 3, 4, 9)
    check.count(("opening-hours",), 2, 3)
    check.fault(("shelves.low.tiles", "bun"), "fault-limit", limit=1)
    with pytest.raises(BadEdition) as bad:
        check.refuse_faults()
    assert [(fault.line, fault.text.key, fault.text.args) for fault in bad.value.faults] == [
        (1, "fault-name", {"name": "corner shop"}),
        (5, "fault-limit", {"limit": 3}),
        (2, "fault-count", {"found": 2, "expected": 3}),
        (8, "fault-limit", {"limit": 1}),
    ]


def test_tables_must_say_where_their_values_come_from() -> None:
    assert tables_without_origin(SOUND) == []
    assert tables_without_origin(SOUND.replace('"fact"', '"hearsay"')) == ["shelves.low.tiles.bun"]
    assert tables_without_origin(SOUND + "weight = 4\n[till]\ncoins = 20\n") == ["till"]


@pytest.mark.parametrize("slug", slugs())
def test_every_table_of_every_house_edition_says_it(slug: str) -> None:
    assert tables_without_origin(game(slug).house_edition().source) == []
