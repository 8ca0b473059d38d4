"""Whole matches without a mouse: by keyboard alone, by typing, by touch on a phone."""

from __future__ import annotations

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import Keyboard, Mouse, Touch, Typing, play_to_the_end


def against_a_bot(person: Person, **options: str) -> str:
    table = person.open_table("me", "bot:greedy", **options)
    person.post(f"/tables/{table}/start", {})
    person.sit_at(table)
    return table


def test_a_match_by_keyboard_alone(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    against_a_bot(audrey, mode="confirmed")
    keys = Keyboard(audrey)
    # No mouse, not even by accident.
    audrey.page.add_init_script(
        "addEventListener('pointerdown', () => { throw new Error('a mouse') })"
    )
    play_to_the_end(keys)
    assert "place" in keys.used


def test_a_match_through_the_command_line(arrive: Arrive) -> None:
    audrey = arrive("Audrey")
    against_a_bot(audrey)
    words = Typing(audrey)
    play_to_the_end(words)
    assert {"place", "end"} <= words.used


def test_a_match_by_touch_on_a_phone(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    against_a_bot(camille)
    fingers: Mouse = Touch(camille)
    play_to_the_end(fingers)
    width = camille.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing scrolls sideways"
