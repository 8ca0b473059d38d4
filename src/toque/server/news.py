"""What the processes of one house tell each other beside the log: who came, who said something.

Small and soon forgotten. Whatever must not be lost is in the store; this only says where to look.
"""

from __future__ import annotations

import msgspec


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat; its text is in the store."""

    table: str
    number: int


class PersonChanged(msgspec.Struct, frozen=True, tag="person-changed"):
    person: str


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """A session of theirs has ended."""

    person: str


class Reseated(msgspec.Struct, frozen=True, tag="reseated"):
    """Somebody else sits at a running table: whoever keeps it must read it again."""

    table: str


class Waits(msgspec.Struct, frozen=True, tag="waits"):
    """A table waits for somebody who does not look at it."""

    person: str
    table: str
    game: str


class Came(msgspec.Struct, frozen=True, tag="came"):
    """These people, by id and name, look at a table over the process that says so."""

    table: str
    people: dict[str, str]
    changes: int
    """How often this has changed at that process: who has missed something sees it by that."""


class Went(msgspec.Struct, frozen=True, tag="went"):
    table: str
    person: str
    changes: int


class Pulse(msgspec.Struct, frozen=True, tag="pulse"):
    """The process is there. One that is not heard for a while has nobody any more."""

    changes: int


class WhoIsThere(msgspec.Struct, frozen=True, tag="who-is-there"):
    """One process asks another for all who are there."""

    process: str


class Anew(msgspec.Struct, frozen=True, tag="anew"):
    """The answer follows: what was known before does not count any more."""

    changes: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The process goes: nobody is there any more, and the tables that it kept are free."""


News = (
    Said
    | PersonChanged
    | SignedOut
    | Reseated
    | Waits
    | Came
    | Went
    | Pulse
    | WhoIsThere
    | Anew
    | Left
)


class Letter(msgspec.Struct, frozen=True):
    process: str
    news: News


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Letter)


def write(letter: Letter) -> str:
    return _ENCODER.encode(letter).decode()


def read(text: str) -> Letter | None:
    """Nothing if it is none: whoever may connect to a database may say anything there."""
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError:
        return None
