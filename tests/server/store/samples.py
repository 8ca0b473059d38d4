"""Rows for the tests of the store."""

from __future__ import annotations

from typing import Any

from toque.server.ending import Ending
from toque.server.rows import Found, LogRow, Pace, Parcel, Person, Report, Result, Seat, Table


def a_table(id: str = "t1", **changes: Any) -> Table:
    values: dict[str, Any] = {
        "id": id,
        "game": "pieces-montees",
        # Neither sorted nor of one length: some databases would put them in order.
        "options": {"mode": "confirmed", "cards": "all", "a": "b"},
        "edition": "house",
        "edition_source": "",
        "host": "ann",
        "pace": Pace(live=False, days=5),
        "visibility": "public",
        "spectators": True,
        "status": "open",
        "seats": [
            Seat("person", person="ann"),
            Seat("open"),
            Seat("invited", invitation="éclair"),
            Seat("bot", bot="greedy"),
        ],
        "seed": "secret",
        "created": 1_800_000_000_000,
    }
    return Table(**values | changes)


def a_row(number: int, **changes: Any) -> LogRow:
    values: dict[str, Any] = {"number": number, "kind": "move", "at": 1_800_000_000_000 + number}
    return LogRow(**values | changes)


def a_person(id: str = "ann", name: str = "", **changes: Any) -> Person:
    values: dict[str, Any] = {"guest": False, "created": 1_800_000_000_000}
    return Person(id=id, name=name or id.title(), **values | changes)


def a_found(person: str, day: int = 20_000, **changes: Any) -> Found:
    values: dict[str, Any] = {
        "game": "pieces-montees",
        "position": "a/1",
        "move": "end",
        "right": True,
        "at": 5,
    }
    return Found(person, day, **values | changes)


def a_parcel(id: str, **changes: Any) -> Parcel:
    values: dict[str, Any] = {
        "kind": "mail",
        "person": "ann",
        "address": "ann@example.org",
        "subject": "Your turn",
        "body": "Go on",
        "due": 1000,
    }
    return Parcel(id=id, **values | changes)


def a_result(table: str, seat: int = 0, person: str = "ann", **changes: Any) -> Result:
    values: dict[str, Any] = {
        "game": "pieces-montees",
        "bot": "" if person else "greedy",
        "score": 40 - seat,
        "rank": seat + 1,
        "at": 1_800_000_000_000,
    }
    return Result(table=table, seat=seat, person=person, **values | changes)


ENDED = 1_800_000_000_900


def an_ending(table: str, results: list[Result]) -> Ending:
    return Ending(table, "pieces-montees", ENDED, results, rated=True, parcels=[], not_needed=[])


def a_report(id: str) -> Report:
    return Report(id=id, at=1, by="ann", person="guest", table="t0", text="loud")
