"""What cards and garments do, said from their data; and the guide, with any edition’s numbers."""

from __future__ import annotations

import pytest

from toque.engine.text import Text, Value
from toque.games.rococo import facts
from toque.games.rococo.checks import (
    house_edition,
    house_source,
    read_edition,
)
from toque.games.rococo.components import (
    parse_bonus,
)
from toque.games.rococo.names import (
    GARMENT_BONUSES,
    GARMENT_NAMES,
)
from toque.texts import LANGUAGES, Speaker
from toque.texts.guide import guide

ENGLISH = Speaker("en", "rococo")
BONUSES = {
    "": "no bonus",
    "livres 2": "2 livres",
    "points 1 per 2 decorations": "1 point for every 2 of your decorations",
    "livres 1 per blue; livres 2 per green": (
        "1 livre for each of your blue dresses, 2 livres for each of your green dresses"
    ),
    "livres 4 per no-green": "4 livres if you have no green dress",
    "livres by staff 5:2 7:6 9:10": "livres by number of employees (5–6: 2, 7–8: 6, 9+: 10)",
    "livres by staff 4:6 5:5 6:4": "livres by number of employees (4: 6, 5: 5, 6+: 4)",
    "hall points 1 per 2 garments": "in one hall: 1 point for every 2 of your garments",
    "end points 3 per notions": "at the end: 3 points for each pair of thread and lace",
    "notion for 1": "a thread or a lace for 1 livre",
    "draw": "draw a resource tile from the bag",
    "acquire": "acquire another resource tile",
    "fund less 5": "fund another decoration for 5 livres less",
    "tailor less 1 blue/pink": (
        "tailor another garment with 1 bale less (blue or pink), no thimble"
    ),
    "tailor less 2 green": "tailor another garment with up to 2 bales less (green), no thimble",
    "tailor sell 1": "tailor another garment and sell it with 1 point on top, no thimble",
    "delegate bonus": "delegate any employee and use their bonus instead of livres",
    "delegate 8 5 2": (
        "delegate any employee without their bonus: "
        "8 livres for a Master, 5 for a Journeyman, 2 for an Apprentice"
    ),
    "exchange 4": "buy points for 4 livres each",
    "silk": "discard silk: 1 point for each green or orange bale and for every two others",
    "expose": "discard a card of your reserve and use its bonus",
    "copy": "use the bonus on top of another player’s discard",
}


@pytest.mark.parametrize(("bonus", "said"), BONUSES.items())
def test_a_bonus_is_said_from_its_data(bonus: str, said: str) -> None:
    assert ENGLISH.say(facts.bonus_text(parse_bonus(bonus))) == said


def test_a_condition_names_all_that_is_wanted() -> None:
    wanted = {
        employee.name: ENGLISH.say(facts.condition_text(employee.condition))
        for employee in house_edition().employees
        if employee.condition
    }
    assert wanted["zelie"] == "at least 4 resource tiles, at least 2 lace, at least 2 thread"
    assert wanted["bruno"] == "the Master’s trial passed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_employees_have_the_same_name(language: str) -> None:
    speaker = Speaker(language, "rococo")
    names = [
        speaker.say(Text("employee", {"employee": employee.name}))
        for employee in house_edition().employees
    ]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_garment_of_the_expansions_says_what_it_does(language: str) -> None:
    speaker = Speaker(language, "rococo")
    effects = [
        speaker.say(facts.garment_bonus_text(garment))
        for garment in house_edition().garments
        if garment.bonus
    ]
    named = [name for name in GARMENT_NAMES if name.startswith(("festivity", "expert"))]
    assert len(set(effects)) == len(effects) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_says_the_whole_effect_of_its_garment(language: str) -> None:
    speaker = Speaker(language, "rococo")
    for garment in house_edition().garments:
        if garment.bonus:
            effect = facts.garment_bonus_text(garment)
            kind = GARMENT_BONUSES[garment.bonus]
            known: dict[str, Value] = {"silk": facts.bales(garment.silk), "thread": 1, "lace": 0}
            known |= {"thimble": "no", "bonus": kind, "effect": effect}
            said = speaker.say(Text("about-window", known))
            assert speaker.say(effect) in said


CHANGES = {
    "windows = [8, 6, 4, 2, 0]": "windows = [29, 23, 21, 18, 17]",
    'bonus = "fund less 10"': 'bonus = "fund less 43"',
    "trial = 5": "trial = 31",
    "livres = [10, 7, 4]": "livres = [37, 7, 4]",
    'condition = "livres 30"': 'condition = "livres 52"',
}
SAID = {
    "en": ("29, 23, 21, 18, 17", "43 livres less", "31 livres", "37 livres", "52 livres"),
    "fr": ("29, 23, 21, 18, 17", "43 Louis", "31 Louis", "37 Louis", "52 Louis"),
    "de": ("29, 23, 21, 18, 17", "43 Livre", "31 Livre", "37 Livre", "52 Livre"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_edition_is_explained_with_its_own_numbers(language: str) -> None:
    source = house_source()
    for old, new in CHANGES.items():
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    said = guide("rococo", language, read_edition(source)).replace("\n", " ")
    house = guide("rococo", language).replace("\n", " ")
    for words in SAID[language]:
        assert words in said
        assert words not in house
