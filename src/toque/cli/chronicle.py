"""What happened in a match, as one viewer saw it, turn by turn.

A turn begins with the event `turn-begins` in games that tell it, else where another seat moves.
"""

from __future__ import annotations

from collections.abc import Iterable

from toque.cli.screen import Screen, sentence
from toque.engine.event import Event, seen_by
from toque.engine.match import Match
from toque.engine.text import SeatName, Text
from toque.engine.timeline import Timeline
from toque.texts import Speaker

TURN_BEGINS = "turn-begins"


class Passage:
    """One turn: whose it is, how it is announced, and what happened in it."""

    def __init__(self, seat: int, heading: Text) -> None:
        self.seat = seat
        self.heading = heading
        self.events: list[Text] = []


def passages(timeline: Timeline[Match], viewer: int | None) -> list[Passage]:
    """The whole match as texts; what is not printed is never put into words, which takes long."""
    announced = any(kind.name == TURN_BEGINS for kind in timeline.game.events)
    found: list[Passage] = []
    for move, events in zip(timeline.record.moves, timeline.events, strict=True):
        if not found:
            found.append(Passage(move.seat, Text("cli-match-begins")))
        elif not announced and found[-1].seat != move.seat:
            heading = Text("cli-turn-of", {"seat": SeatName(move.seat)})
            found.append(Passage(move.seat, heading))
        for event in events:
            text = seen_by(event, viewer).text()
            if event.kind == TURN_BEGINS:
                seat = event.args["seat"]
                assert isinstance(seat, SeatName)
                found.append(Passage(seat.seat, text))
            else:
                found[-1].events.append(text)
    return found


def since_last_turn(found: list[Passage], seat: int) -> list[Passage]:
    """What came after the turn that a seat had before the one it has now."""
    own = [number for number, passage in enumerate(found) if passage.seat == seat]
    return found[own[-2] + 1 :] if len(own) > 1 else found


def print_passages(screen: Screen, found: Iterable[Passage], voice: Speaker) -> None:
    for passage in found:
        print_heading(screen, passage.heading, voice)
        for text in passage.events:
            print_event(screen, text, voice)


def print_events(
    screen: Screen, events: Iterable[Event], viewer: int | None, voice: Speaker
) -> None:
    """What has just happened, as it happens."""
    for event in events:
        text = seen_by(event, viewer).text()
        if event.kind == TURN_BEGINS:
            print_heading(screen, text, voice)
        else:
            print_event(screen, text, voice)


def print_heading(screen: Screen, text: Text, voice: Speaker) -> None:
    screen.say(sentence(voice.say(text)), "bold")


def print_event(screen: Screen, text: Text, voice: Speaker) -> None:
    screen.say(sentence(voice.say(text)), indent=2)
