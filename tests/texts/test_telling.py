"""What the page says of the events of a game (`games/SLUG/events.ts`) is about events that it has."""

from __future__ import annotations

import re

import pytest

from tests.texts.page import sources
from toque.engine.event import EventKind
from toque.games import game, slugs

_KIND = re.compile(r"^    '?([a-z][a-z-]*)'?: \{(.*?)\}(?=,\n    '?[a-z]|,\n  \},)", re.M | re.S)
_CONSTANT = re.compile(r"^const ([A-Z]+) = (.*?);$", re.M | re.S)
_NAMED = re.compile(r"\{([a-z-]+)(?:\.[a-z-]+)?\}")


def looks(slug: str) -> dict[str, str]:
    """By kind of event, what is said of it, with the constants of the file put in."""
    source = sources()[f"games/{slug}/events.ts"]
    constants = dict(_CONSTANT.findall(source))
    return {
        kind: re.sub(r"\b[A-Z]{2,}\b", lambda word: constants[word[0]], said)
        for kind, said in _KIND.findall(source)
    }


def arguments(said: str) -> set[str]:
    named = set(_NAMED.findall(said))
    named |= set(re.findall(r"'([a-z]+)'", "".join(re.findall(r"in: \[(.*?)\]", said))))
    for brought in re.findall(r"brings: \{(.*?)\}", said):
        named |= set(re.findall(r": '([a-z]+)'", brought))
    return named


@pytest.mark.parametrize("slug", slugs())
def test_what_the_page_tells_together_are_events_of_the_game(slug: str) -> None:
    kinds: dict[str, EventKind] = {kind.name: kind for kind in game(slug).events}
    told = looks(slug)
    assert len(told) > 5
    for name, said in told.items():
        assert name in kinds, f"{slug} has no event {name}"
        known = {*kinds[name].args, *kinds[name].lists}
        assert arguments(said) <= known, f"{name} has no {arguments(said) - known}"
