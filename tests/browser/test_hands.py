"""Whole matches without a mouse: by keyboard alone, by typing, by touch on a phone."""

from __future__ import annotations

from tests.browser.conftest import Arrive
from tests.browser.hands import Fingers, Hands, Keys, Words, play_to_the_end
from tests.browser.person import Person


def against_a_bot(person: Person, **options: str) -> str:
    table = person.open_table("me", "bot:greedy", **options)
    person.post(f"/tables/{table}/start", {})
    person.sit_at(table)
    return table


def test_a_match_by_keyboard_alone(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    against_a_bot(audrey, mode="confirmed")
    keys = Keys(audrey)
    # No mouse, not even by accident.
    audrey.page.add_init_script(
        "addEventListener('pointerdown', () => { throw new Error('a mouse') })"
    )
    play_to_the_end(keys)
    assert "place" in keys.used


def test_a_match_through_the_command_line(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    against_a_bot(audrey)
    words = Words(audrey)
    play_to_the_end(words)
    assert {"place", "end"} <= words.used


def test_a_match_by_touch_on_a_phone(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    against_a_bot(camille)
    fingers: Hands = Fingers(camille)
    play_to_the_end(fingers)
    width = camille.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing scrolls sideways"


def test_a_solo_match_against_chef_o_tron_by_keyboard_alone(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    table = audrey.open_table("me", game="gateau")
    audrey.post(f"/tables/{table}/start", {})
    audrey.sit_at(table)
    audrey.page.add_init_script(
        "addEventListener('pointerdown', () => { throw new Error('a mouse') })"
    )
    keys = Keys(audrey, game="gateau")
    play_to_the_end(keys)
    assert {"chef", "go", "bowl", "put"} <= keys.used
    assert "Chef-o-Tron" in audrey.told()


def test_a_solo_match_against_chef_o_tron_by_touch_on_a_phone(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    table = camille.open_table("me", game="gateau", hand="yes")
    camille.post(f"/tables/{table}/start", {})
    camille.sit_at(table)
    fingers = Fingers(camille, game="gateau")
    play_to_the_end(fingers)
    assert {"go", "hand", "bowl", "put"} <= fingers.used
    width = camille.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing scrolls sideways"
