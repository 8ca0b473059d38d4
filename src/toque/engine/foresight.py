"""What will happen if a seat plays something, as far as it can know: to be shown before it is played.

It is played in worlds that the seat imagines. Where that reveals something these worlds differ, and only
what happens in all of them, up to the first difference, is told.
"""

from __future__ import annotations

from typing import Final

from toque.engine.bill import played
from toque.engine.event import Event, SeenEvent, seen_by
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.whole import goes_on, suggestion

WORLDS: Final = 6


class Ahead:
    """What happens, and what is suggested for a question in parts that comes then."""

    def __init__(self, events: list[SeenEvent], whole: list[int]) -> None:
        self.events = events
        self.whole = whole


def ahead(match: Match, seat: int, moves: list[int], rng: Rng) -> Ahead:
    """Of these moves, played one after the other as long as they are legal, and of what is suggested
    after them."""
    world = match.imagine(seat, rng)
    events: list[SeenEvent] = []
    last = _played(world, seat, moves, events)
    whole: list[int] = []
    if last.reveals == world.reveals and goes_on(last, seat):
        whole = suggestion(last, seat, rng)
        last = _played(last, seat, whole, events)
    if last.reveals != world.reveals:
        for _ in range(WORLDS - 1):
            others: list[SeenEvent] = []
            _played(match.imagine(seat, rng), seat, moves + whole, others)
            same = 0
            while same < len(events) and same < len(others) and events[same] == others[same]:
                same += 1
            del events[same:]
    return Ahead(events, whole)


def _played(world: Match, seat: int, moves: list[int], events: list[SeenEvent]) -> Match:
    for move in moves:
        if not goes_on(world, seat) or world.obstacle(seat, move) is not None:
            break
        happened: list[Event] = []
        world = played(world, seat, move, happened)
        for event in happened:
            events.append(seen_by(event, seat))
    return world
