"""Whole matches of C'est du gâteau !: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

from tests.browser.conftest import Arrive
from tests.browser.playing import Keyboard, Mouse, Touch, play_to_the_end


def test_two_people_and_a_bot_finish_a_match_of_cest_du_gateau_by_mouse(arrive: Arrive) -> None:
    laura, yannick = arrive("Laura"), arrive("Yannick")
    table = laura.open_table("me", "open", "bot:greedy", game="gateau")
    yannick.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    yannick.sit_at(table)
    players = Mouse(laura, game="gateau"), Mouse(yannick, seed=11, game="gateau")
    play_to_the_end(*players)

    results = [one for one in laura.get("/results")["results"] if one["table"] == table]
    for person in (laura, yannick):
        words = " ".join(person.page.locator(".result li").all_inner_texts())
        for result in results:
            assert str(result["score"]) in words
    assert {"go", "bowl", "put", "end"} <= players[0].used | players[1].used


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
