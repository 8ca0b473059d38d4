"""Who is where, as the processes of a house tell each other."""

from __future__ import annotations

from toque.server.neighbours import SILENT, Neighbours, everybody
from toque.server.news import Came, Letter, News, Pulse, Went, WhoIsThere, read, write


def test_who_comes_and_goes_elsewhere_is_known() -> None:
    house = Neighbours()
    assert house.hear("p", Pulse(0), 0.0) == (set(), WhoIsThere("p"))
    for news in everybody({"t": {"a": "Ann"}}, 0):
        house.hear("p", news, 0.0)
    assert house.hear("p", Pulse(0), 1.0) == (set(), None)
    assert house.hear("p", Came("t", {"b": "Bob"}, 1), 1.0) == ({"t"}, None)
    assert house.present("t") == {"a": "Ann", "b": "Bob"}
    house.hear("p", Went("t", "a", 2), 1.0)
    assert house.present("t") == {"b": "Bob"}
    assert house.hear("p", Pulse(2), 1.0) == (set(), None)


def test_somebody_at_two_processes_leaves_with_the_last() -> None:
    house = Neighbours()
    for process in ("p", "q"):
        house.hear(process, Came("t", {"a": "Ann"}, 1), 0.0)
    house.hear("p", Went("t", "a", 2), 0.0)
    assert house.present("t") == {"a": "Ann"}


def test_what_was_missed_is_asked_for() -> None:
    house = Neighbours()
    for news in everybody({}, 0):
        house.hear("p", news, 0.0)
    house.hear("p", Came("t", {"b": "Bob"}, 2), 0.0)
    assert house.hear("p", Pulse(2), 0.0) == (set(), WhoIsThere("p"))


def test_a_process_that_is_silent_has_nobody() -> None:
    house = Neighbours()
    house.hear("p", Came("t", {"a": "Ann"}, 1), 0.0)
    assert house.forget_silent(SILENT - 1) == set()
    assert house.forget_silent(SILENT + 1) == {"t"}
    assert house.present("t") == {}


def test_a_crowd_fits_into_the_channel() -> None:
    crowd = {f"{number:012}": "Ö" * 30 for number in range(400)}
    told: list[News] = list(everybody({"t" * 12: crowd}, 7))
    letters = [write(Letter("p" * 12, news)) for news in told]
    assert max(len(letter.encode()) for letter in letters) < 8000
    house = Neighbours()
    for letter in letters:
        known = read(letter)
        assert known is not None
        house.hear(known.process, known.news, 0.0)
    assert house.present("t" * 12) == crowd


def test_what_is_no_letter_is_not_read() -> None:
    for text in ("", "{}", '{"process":"p","news":{"type":"storm"}}', "t:1"):
        assert read(text) is None
