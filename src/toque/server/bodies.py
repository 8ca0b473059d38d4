"""What comes in over HTTP. Lengths are limited here; what words mean is checked by the services."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from toque.server.messages import BotName, SeatNumber
from toque.server.rows import Pace, Visibility

AnyName = Annotated[str, Meta(min_length=1, max_length=100)]
NewPassword = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(pattern="^(en|fr|de)$")]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
SettingName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
SettingValue = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f]*$")]
Invitation = Annotated[str, Meta(max_length=40)]
PersonId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
EditionSource = Annotated[str, Meta(max_length=60_000)]
RecordText = Annotated[str, Meta(min_length=1, max_length=150_000)]
SeatWord = Annotated[str, Meta(pattern=r"^(me|open|invited|bot:[a-z0-9-]{1,40})$")]
SeatWords = Annotated[list[SeatWord], Meta(min_length=1, max_length=8)]
NameOfSeat = Annotated[str, Meta(max_length=100)]
Date = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Options = Annotated[dict[Word, Word], Meta(max_length=30)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field that does not exist is refused: it is a mistake of the sender."""


# People.


class NewGuest(Body, frozen=True):
    name: AnyName
    language: Language | None = None
    """Without it: the one that the browser asks for."""


class NewAccount(Body, frozen=True):
    name: AnyName
    password: NewPassword
    email: Annotated[str, Meta(max_length=254)] = ""
    language: Language | None = None


class SignIn(Body, frozen=True):
    name: AnyName
    password: AnyPassword


class Recover(Body, frozen=True):
    """The code is the one that was shown when the account was made."""

    name: AnyName
    code: Annotated[str, Meta(max_length=60)]
    password: NewPassword


class ChangeMe(Body, frozen=True):
    """Only what is given changes. A new password needs the current one."""

    name: AnyName | UnsetType = UNSET
    password: NewPassword | UnsetType = UNSET
    current_password: AnyPassword = ""
    email: Annotated[str, Meta(max_length=254)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    holiday_until: Annotated[int, Meta(ge=0, le=10**14)] | UnsetType = UNSET
    settings: Annotated[dict[SettingName, SettingValue], Meta(max_length=50)] | UnsetType = UNSET
    muted: Annotated[list[PersonId], Meta(max_length=200)] | UnsetType = UNSET


class Confirm(Body, frozen=True):
    """The word in the link that was sent to an address."""

    token: Annotated[str, Meta(min_length=1, max_length=500)]


class NewDevice(Body, frozen=True):
    """What a browser got when it subscribed at its push service."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,100}$")]
    """`p256dh`: a point of the curve, as letters."""
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,40}$")]


class NewReport(Body, frozen=True):
    """Somebody does something that whoever runs the house should know."""

    person: PersonId
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: Annotated[str, Meta(max_length=40)] = ""


# Tables.


class PaceBody(Body, frozen=True):
    """Live: seconds for each seat and seconds added a move. Otherwise days for each move."""

    live: bool = True
    bank: Annotated[int, Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 20
    days: Annotated[int, Meta(ge=1, le=60)] = 3

    def pace(self) -> Pace:
        return Pace(self.live, self.bank, self.increment, self.days, always=True)


class NewTable(Body, frozen=True):
    """Seats in turn order: `me`, `open`, `invited` or `bot:NAME`; several `me` share one device."""

    game: Word
    seats: SeatWords
    names: Annotated[list[NameOfSeat], Meta(max_length=8)] = []
    """By seat: what those who share one device are called; empty for who opens the table."""
    options: Options = {}
    edition: EditionSource = ""
    """A TOML of one's own; without it the house edition."""
    pace: PaceBody | None = None
    """Without one: the usual clock among people, and none at a table against bots or alone."""
    visibility: Visibility = "public"
    spectators: bool = True
    rated: bool = False
    """The result moves the ratings of its people, each at one seat; who leaves has lost."""
    chef: bool | None = None
    """Whether the chef may be asked what to play; without it, where one person plays and nothing is
    rated."""
    study: bool = False
    """One person plays all seats; nothing counts."""


class Join(Body, frozen=True):
    """Without a seat: the first that is free, or the one of the invitation."""

    seat: SeatNumber | None = None
    invitation: Invitation = ""


class Leave(Body, frozen=True):
    """Without a seat: all of one's own."""

    seat: SeatNumber | None = None


class SetSeat(Body, frozen=True):
    """What the host makes of a seat before the start; the person who sat there leaves it."""

    seat: SeatNumber
    becomes: SeatWord


class Start(Body, frozen=True):
    """With the name of a bot, it takes all seats that are still free."""

    fill: BotName = ""


class SeatMove(Body, frozen=True):
    seat: SeatNumber
    notation: Annotated[str, Meta(min_length=1, max_length=100)]


class Fork(Body, frozen=True):
    """A new table that goes on from the moment with this number. Without seats: `me`, and the others
    open."""

    number: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
    seats: Annotated[list[SeatWord], Meta(max_length=8)] = []
    move: SeatMove | None = None
    """Played at that moment, whatever was played there: the table goes on after it."""


class FindMove(Body, frozen=True):
    """The answer to the position of a day, which is named: at midnight another one comes."""

    day: Date
    move: Annotated[str, Meta(min_length=1, max_length=100)]


class PlayOn(Body, frozen=True):
    """A table that goes on from the position of a day, against bots of this name."""

    day: Date
    bot: BotName


class ImportRecord(Body, frozen=True):
    record: RecordText
    edition: EditionSource = ""


class NoteBody(Body, frozen=True):
    text: Annotated[str, Meta(max_length=10_000)]
