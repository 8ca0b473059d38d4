"""Whole matches of La Pâtisserie Rococo: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import LONGEST, Keyboard, Mouse, Touch, play_to_the_end, result_words

EVERYTHING = {
    "promo-specials": "yes",
    "promo-tables": "yes",
    "promo-stars": "yes",
    "promo-starters": "yes",
}


def test_three_people_draft_at_the_same_time_and_one_finishes_the_match_by_mouse(
    arrive: Arrive,
) -> None:
    camille, laura, yannick = arrive("Camille"), arrive("Laura"), arrive("Yannick")
    table = camille.open_table("me", "open", "open", game="patisserie")
    for guest in (laura, yannick):
        guest.post(f"/tables/{table}/join", {})
    camille.post(f"/tables/{table}/start", {})
    players = []
    for seed, person in enumerate((camille, laura, yannick), 7):
        person.sit_at(table)
        players.append(Mouse(person, seed=seed, game="patisserie"))
    until = time.monotonic() + LONGEST
    while not any("play" in player.used for player in players):
        assert time.monotonic() < until, "nobody comes to play a card"
        for player in players:
            if player.person.deciding:
                player.play()
        camille.page.wait_for_timeout(20)
    for player in players:
        assert {"draft", "remove"} <= player.used
    for guest in (laura, yannick):
        guest.page.get_by_role("button", name="Settings").click()
        guest.page.get_by_role("button", name="Let a bot play for me").click()
        expect(guest.page.get_by_role("button", name="Play myself again")).to_be_visible()
        guest.page.close()
    mouse = players[0]
    play_to_the_end(mouse)
    assert {"choose", "draft", "remove", "play", "recipe"} <= mouse.used
    words = result_words(camille)
    for result in camille.get("/results")["results"]:
        if result["table"] == table:
            assert str(result["score"]) in words


def test_a_match_of_patisserie_against_a_bot_by_keyboard_alone(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    table = audrey.open_table("me", "bot:random", game="patisserie")
    audrey.post(f"/tables/{table}/start", {})
    audrey.sit_at(table)
    audrey.page.add_init_script(
        "addEventListener('pointerdown', () => { throw new Error('a mouse') })"
    )
    keys = Keyboard(audrey, game="patisserie")
    play_to_the_end(keys)
    assert {"choose", "draft", "play"} <= keys.used


def test_the_mentor_with_everything_by_touch_on_a_phone(arrive: Arrive) -> None:
    yannick = arrive("Yannick", phone=True)
    table = yannick.open_table("me", game="patisserie", **EVERYTHING)
    yannick.post(f"/tables/{table}/start", {})
    yannick.sit_at(table)
    fingers = Touch(yannick, game="patisserie")
    play_to_the_end(fingers)
    assert {"choose", "draft", "play"} <= fingers.used
    width = yannick.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing scrolls sideways"
