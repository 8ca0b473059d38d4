"""The guide says what the edition says, also one that somebody typed in."""

from __future__ import annotations

import pytest

from toque.games.gateau.components import house_source, read_edition
from toque.texts import LANGUAGES
from toque.texts.guide import guide

CHANGES = {
    "cake = [10, 8, 7, 5, 4, 3]": "cake = [21, 20, 19, 18, 17, 15]",
    "gold = 9\n": "gold = 12\n",
    'two = "super"': 'two = "gold 3"',
    'spaces = ["gold 2",': 'spaces = ["gold 3 + tool 2",',
    '[top-shelf]\norigin = "rulebook"\npoints = 5': (
        '[top-shelf]\norigin = "rulebook"\npoints = 47'
    ),
}
SAID = {
    "en": (
        "21, 20, 19, 18, 17, 15",
        "twelve gold",
        "| 3 gold |",
        "3 gold and 2 tools",
        "47 more points",
    ),
    "fr": (
        "21, 20, 19, 18, 17, 15",
        "douze jetons",
        "| 3 jetons Or |",
        "3 jetons Or et 2 ustensiles",
        "47 points",
    ),
    "de": (
        "21, 20, 19, 18, 17, 15",
        "12 Gold",
        "| 3 Gold |",
        "3 Gold und 2 Werkzeuge",
        "47 Punkte",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_edition_is_explained_with_its_own_numbers(language: str) -> None:
    source = house_source()
    for old, new in CHANGES.items():
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    said = " ".join(guide("gateau", language, read_edition(source)).split())
    house = " ".join(guide("gateau", language).split())
    for words in SAID[language]:
        assert words in said
        assert words not in house
