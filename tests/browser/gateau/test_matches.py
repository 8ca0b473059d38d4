"""Whole matches of C'est du gâteau !: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.playing import Keyboard, Mouse, Touch, play_to_the_end, result_words
from tests.support import EXTENT

PEOPLE = [["Laura", "Yannick"]] if EXTENT == "long" else [["Laura"]]


@pytest.mark.parametrize("names", PEOPLE, ids="-and-".join)
def test_people_and_a_bot_finish_a_match_of_cest_du_gateau_by_mouse(
    arrive: Arrive, names: list[str]
) -> None:
    people = [arrive(name) for name in names]
    laura, *others = people
    table = laura.open_table("me", *["open"] * len(others), "bot:greedy", game="gateau")
    for other in others:
        other.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    players = [Mouse(person, seed=7 + 4 * at, game="gateau") for at, person in enumerate(people)]
    for person in people:
        person.sit_at(table)
    play_to_the_end(*players)

    results = [one for one in laura.get("/results")["results"] if one["table"] == table]
    for person in people:
        words = result_words(person)
        for result in results:
            assert str(result["score"]) in words
    assert {"go", "bowl", "put", "end"} <= set().union(*(player.used for player in players))


def test_a_solo_match_against_chef_o_tron_by_keyboard_alone(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    table = audrey.open_table("me", game="gateau")
    audrey.post(f"/tables/{table}/start", {})
    audrey.sit_at(table)
    audrey.page.add_init_script(
        "addEventListener('pointerdown', () => { throw new Error('a mouse') })"
    )
    keys = Keyboard(audrey, game="gateau")
    play_to_the_end(keys)
    assert {"chef", "go", "bowl", "put"} <= keys.used
    assert "Chef-o-Tron" in audrey.told()


@pytest.mark.skipif(EXTENT != "long", reason="in make test-long: by touch other matches are played")
def test_a_solo_match_against_chef_o_tron_by_touch_on_a_phone(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    table = camille.open_table("me", game="gateau", hand="yes")
    camille.post(f"/tables/{table}/start", {})
    camille.sit_at(table)
    fingers = Touch(camille, game="gateau")
    play_to_the_end(fingers)
    assert {"go", "hand", "bowl", "put"} <= fingers.used
    width = camille.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing scrolls sideways"
