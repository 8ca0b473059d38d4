"""What happened, for log and animation: a kind with arguments, some of them not for everybody.

>>> drawn = EventKind("drawn", "seat", "face")
>>> event = Event(drawn.name, {"seat": SeatName(0), "face": Split(0b110, "the back", "the front")})
>>> seen_by(event, 1).args["face"], seen_by(event, 0).args["face"], seen_by(event, None).args["face"]
('the back', 'the front', 'the front')

Events are many, and never part of a cycle: the garbage collector does not look at them (`gc=False`).

Lists of names are for the page alone, which shows where things go; the message does without them.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from toque.engine.text import SeatName, Text, Value


class EventKind:
    """Declared once per kind: the arguments are what its message may use in every language."""

    def __init__(self, name: str, *args: str, lists: tuple[str, ...] = ()) -> None:
        self.name = name
        self.args = args
        self.lists = lists

    @property
    def label(self) -> str:
        return f"event-{self.name}"


class Split(msgspec.Struct, frozen=True, gc=False):
    """An argument that the seats of a bit mask see as one thing and everybody else as another."""

    seats: int
    shown: Value
    otherwise: Value


SeenArgs: TypeAlias = dict[str, int | str | SeatName | Text | list[str]]
EventArgs: TypeAlias = dict[str, int | str | SeatName | Text | Split | list[str]]


class Event(msgspec.Struct, frozen=True, gc=False):
    """As it happened, with all secrets: it stays inside until `seen_by` made it fit for a viewer."""

    kind: str
    args: EventArgs


class SeenEvent(msgspec.Struct, frozen=True):
    kind: str
    args: SeenArgs

    def text(self) -> Text:
        said = {name: value for name, value in self.args.items() if not isinstance(value, list)}
        return Text(f"event-{self.kind}", said)


def seen_by(event: Event, viewer: int | None) -> SeenEvent:
    """The event as a seat, or with `None` as somebody at no seat, may know it."""
    seen: SeenArgs = {}
    for name, value in event.args.items():
        if isinstance(value, Split):
            knows = viewer is not None and value.seats >> viewer & 1
            seen[name] = value.shown if knows else value.otherwise
        else:
            seen[name] = value
    return SeenEvent(event.kind, seen)
