"""The reference's own reader of an edition: it knows the rulebook's numbers and takes no others."""

from __future__ import annotations

import tomllib

import pytest

from tests.games.rococo.reference_edition import read_facts
from tests.games.rococo.reference_facts import Decoration, Employee, Garment, Space

SMALL = """
[start]
livres = 15
thread = 1
lace = 1

[prices]
drawer = [0, 1, 2, 2]
hire = [0, 1, 3, 5]
favour = 5
favour-points = 3
income = 5
point = 10
statue = 2
trial = 5

[delegating]
livres = [10, 7, 4]

[few]
windows = [8, 4, 0]
drawer-spaces = 3
halls = [[10, 5], [8, 4], [6, 3], [5, 2], [4, 1]]
spaces = ["master lace, 3", "-", "tile", "thread", "master -"]
musicians = ["14:5", "12:4", "11:3", "10:2", "9:2"]
fireworks = ["9:2", "15:3"]
fireworks-points = [6, 2]
statues = [10]
kitchen-left = [8]
kitchen-right = [8]
all-halls = [5, 3]

[many]
windows = [8, 4, 0]
drawer-spaces = 4
halls = [[10, 5], [8, 4], [6, 3], [5, 2], [4, 1]]
spaces = ["3", "3", "3", "3", "3"]
musicians = ["14:5", "12:4", "11:3", "10:2", "9:2"]
fireworks = ["9:2"]
fireworks-points = [7, 3]
statues = [10]
kitchen-left = [8]
kitchen-right = [8]
all-halls = [5]

[tiles]
base = ["4 x 2 pink : thread / lace"]
fancy = ["1 x 2 orange : thread + lace"]

[garments]
b1 = { colour = "blue", needs = "3 blue 1 lace", thimble = true, value = 20, points = 3 }
x1 = { colour = "green", needs = "1 green", points = 2, set = "festivity", bonus = "points 1 per blue" }

[employees]
berthe = { level = 0, rank = "master", bonus = "" }
odilon = { level = 2, rank = "journeyman", bonus = "delegate 8 5 2" }
solange = { level = 0, rank = "apprentice", bonus = "points 3", condition = "halls 5", set = "jewelry" }

[jeweller]
licences = [8, 9]
jewel-prices = [6, 4]

[jewels]
blue = 7
pink = 7
green = 6
orange = 4

[du-barry]
cards = ["favour | 1 same"]
"""


def test_a_small_edition() -> None:
    facts = read_facts(tomllib.loads(SMALL))
    assert facts.garments["b1"] == Garment("blue", {"blue": 3}, 0, 1, True, 20, 3)
    assert (facts.garments["x1"].box, facts.garments["x1"].bonus) == ("festivity", "X15")
    assert facts.tiles["2 pink : thread / lace"].count == 4
    assert facts.starters == ("berthe",)
    assert facts.employees["odilon"] == Employee(2, "journeyman", "B22", 7)
    assert facts.employees["solange"].bonus == "J89"
    small, large = facts.boards["1-3"], facts.boards["4-5"]
    assert (small.drawer_size, large.drawer_size) == (3, 4)
    assert small.halls[1].spaces == (Space(True, "lace"), Space(False, "livres", 3))
    assert small.halls[5].spaces == (Space(True),)
    assert small.decorations["fireworks 1"] == Decoration("fireworks", 15, 0, factor=3)
    assert small.decorations["musician 2"] == Decoration("musician", 12, 4, hall=2)
    assert large.decorations["jeweller 1"] == Decoration("jeweller", 9, 0)


@pytest.mark.parametrize(
    ("printed", "other"),
    [
        ("delegate 8 5 2", "delegate 8 5 3"),
        ("points 1 per blue", "points 2 per blue"),
        ("halls 5", "halls 4"),
    ],
)
def test_a_bonus_with_other_numbers_is_not_known(printed: str, other: str) -> None:
    with pytest.raises(KeyError):
        read_facts(tomllib.loads(SMALL.replace(printed, other)))


@pytest.mark.parametrize(
    ("printed", "other"), [("livres = 15", "livres = 16"), ("[0, 1, 3, 5]", "[0, 1, 3, 6]")]
)
def test_what_the_rulebook_fixes_is_checked(printed: str, other: str) -> None:
    with pytest.raises(AssertionError):
        read_facts(tomllib.loads(SMALL.replace(printed, other)))
