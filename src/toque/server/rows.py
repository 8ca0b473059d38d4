"""What the store keeps, as typed rows. Times are milliseconds since 1970, ids are short random words.

Rows lead to no other rows, so that none is ever part of a cycle: the collector need not know them.
"""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

SeatKind = Literal["open", "invited", "person", "bot"]
Visibility = Literal["public", "unlisted", "private"]
Status = Literal["open", "running", "over", "cancelled"]
RowKind = Literal[
    "move",
    "undo",
    "bot",
    "back",
    "pause",
    "resume",
    "propose",
    "agree",
    "decline",
    "call-off",
    "advice",
]


def fresh_id() -> str:
    """Twelve characters that nobody guesses and that fit an address."""
    return secrets.token_urlsafe(9)


class Person(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A guest has no password; a person whose data was deleted keeps id and nothing else."""

    id: str
    name: str
    guest: bool
    created: int
    password_hash: str = ""
    recovery_hash: str = ""
    email: str = ""
    email_confirmed: bool = False
    """Nothing but the confirmation goes to an address before somebody there says that it is theirs."""
    webhook: str = ""
    language: str = "en"
    holiday_until: int = 0
    holidays: list[tuple[int, int]] = []
    """From when to when, within about a year."""
    settings: dict[str, str] = {}
    muted: list[str] = []
    """People whose chat this person does not want to read."""
    silenced: bool = False
    """May not write to others any more: so decided whoever runs the house."""
    banned: bool = False
    """May not come in any more."""
    deleted: bool = False
    told_on_devices: bool = False
    """Whether any browser of theirs asked to be told; the store finds out, nobody sets it."""


class Session(msgspec.Struct, frozen=True, gc=False):
    id: str
    person: str
    created: int
    seen: int


class Device(msgspec.Struct, frozen=True, gc=False):
    """A browser that asked to be told when a table waits for its person, as long as it is signed in."""

    id: str
    session: str
    person: str
    endpoint: str
    """Where its push service takes notes for it. Whoever knows it could send some, had they our key."""
    key: str
    auth: str
    created: int


class Pace(msgspec.Struct, frozen=True, gc=False):
    """Live: a bank of seconds for each seat and an increment a move. Otherwise days for each move."""

    live: bool = True
    bank: int = 900
    increment: int = 20
    days: int = 3
    always: bool = False
    """Asked for: the clock runs also where nobody waits, at a table against bots or alone."""


class Seat(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a seat when the match starts; what happens to it later is in the log."""

    kind: SeatKind
    person: str = ""
    bot: str = ""
    invitation: str = ""
    name: str = ""
    """What an imported record calls the seat, while somebody else sits there to study it; or who of
    several people at one screen sits there."""


class Table(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    id: str
    game: str
    options: dict[str, str]
    edition: str
    """The name of the edition; the house edition unless there is a source."""
    edition_source: str
    host: str
    pace: Pace
    visibility: Visibility
    spectators: bool
    status: Status
    seats: list[Seat]
    seed: str
    created: int
    rated: bool = False
    """Whether the result moves the ratings of its people; who leaves such a match has lost it."""
    chef: bool = False
    """Whether its people may ask the chef what to play; never at a rated table."""
    study: bool = False
    parent: str = ""
    """The table that this one is a rematch or a fork of."""
    opening: list[str] = []
    """Record lines played before the log begins: of a fork or an imported match."""
    rules: int = 0
    """The version of the game with which it began, and goes on; 0 if it is older than this was noted."""
    digest: str = ""
    """Of the edition with which it began."""
    started: int = 0
    ended: int = 0


class LogRow(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing that changed a running table. The rows of a table in order are the whole truth."""

    number: int
    kind: RowKind
    at: int
    seat: int = -1
    person: str = ""
    move: str = ""
    """Notation of the move."""
    client: str = ""
    """The client's own id of its message: a resend is recognised by it."""
    data: dict[str, str | int] = {}


class Chat(msgspec.Struct, frozen=True, gc=False):
    number: int
    person: str
    text: str
    at: int


class Result(msgspec.Struct, frozen=True, gc=False):
    """How one seat of a finished match came out; `person` is empty for a bot."""

    table: str
    game: str
    seat: int
    person: str
    bot: str
    score: int
    rank: int
    at: int
    side: int = -1
    """Seats that win together have the same; -1 where everybody plays alone."""
    counts: bool = True
    """Not where somebody played against themselves, or went on from a match that was known."""


class Rating(msgspec.Struct, frozen=True, gc=False):
    person: str
    game: str
    mu: float
    sigma: float
    matches: int


class Found(msgspec.Struct, frozen=True, gc=False):
    """What somebody answered to the position of a day; the first answer counts."""

    person: str
    day: int
    """Days since 1970."""
    game: str
    position: str
    """Its name: after a change of the positions a day may have another one."""
    move: str
    right: bool
    at: int


class Report(msgspec.Struct, frozen=True, gc=False):
    """Somebody tells whoever runs the house about somebody else."""

    id: str
    at: int
    by: str
    person: str
    table: str
    text: str
    closed: bool = False


class Parcel(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something for the outside world, sent by the outbox worker: a mail, a webhook call, or a note to a
    browser."""

    id: str
    kind: Literal["mail", "webhook", "push"]
    person: str
    address: str
    subject: str
    body: str
    due: int
    tries: int = 0
    key: str = ""
    """Parcels of the same key replace each other while they wait, so that reminders do not pile up."""
    device: str = ""
    """The browser for which a note is: each has its own of the same key."""
