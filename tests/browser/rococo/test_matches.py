"""Whole matches of Rococo Deluxe: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

from tests.browser.conftest import Arrive
from tests.browser.playing import Keyboard, Mouse, Touch, play_to_the_end, result_words

EVERYTHING = {"jewelry": "yes", "fancy": "yes", "festivity": "yes", "expert": "yes"}


def test_somebody_finishes_a_match_of_rococo_against_a_bot_by_mouse(arrive: Arrive) -> None:
    camille = arrive("Camille")
    table = camille.open_table("me", "bot:random", game="rococo")
    camille.post(f"/tables/{table}/start", {})
    camille.sit_at(table)
    mouse = Mouse(camille, game="rococo")
    play_to_the_end(mouse)
    assert {"choose", "play", "acquire"} <= mouse.used
    words = result_words(camille)
    for result in camille.get("/results")["results"]:
        if result["table"] == table:
            assert str(result["score"]) in words


def test_a_match_of_rococo_against_a_bot_by_keyboard_alone(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    table = audrey.open_table("me", "bot:random", game="rococo")
    audrey.post(f"/tables/{table}/start", {})
    audrey.sit_at(table)
    audrey.page.add_init_script(
        "addEventListener('pointerdown', () => { throw new Error('a mouse') })"
    )
    keys = Keyboard(audrey, game="rococo")
    play_to_the_end(keys)
    assert {"choose", "play", "acquire"} <= keys.used


def test_madame_du_barry_with_everything_by_touch_on_a_phone(arrive: Arrive) -> None:
    yannick = arrive("Yannick", phone=True)
    table = yannick.open_table("me", game="rococo", **EVERYTHING)
    yannick.post(f"/tables/{table}/start", {})
    yannick.sit_at(table)
    fingers = Touch(yannick, game="rococo")
    play_to_the_end(fingers)
    assert {"choose", "play", "acquire"} <= fingers.used
    assert "Madame du Barry" in yannick.page.content()
    width = yannick.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing scrolls sideways"
