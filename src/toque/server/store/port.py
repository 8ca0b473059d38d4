"""What the server asks of a store. Two adapters answer: `sqlite.py` and `postgres.py`.

Everything that returns has been committed. Nothing is ever deleted, except what a person asks to have
forgotten.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from toque.server.rows import (
    Chat,
    Device,
    Found,
    LogRow,
    Parcel,
    Person,
    Rating,
    Report,
    Result,
    Seat,
    Session,
    Status,
    Table,
)

if TYPE_CHECKING:
    from toque.server.answers import ChefNotes
    from toque.server.ending import Ending


class Taken(Exception):
    """Somebody else has written this number, name or state before."""


class Store(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def check(self) -> None:
        """Raise if nothing can be written: the store does not answer, or its disk is full."""

    # The log: the hot path.

    @abstractmethod
    async def append(self, table: str, row: LogRow) -> None:
        """Commit a row; `Taken` if the table has a row of this number."""

    @abstractmethod
    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows with higher numbers, in order."""

    @abstractmethod
    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The highest log number of each of these tables, 0 where there is none."""

    @abstractmethod
    def on_append(self, heard: Callable[[str, int], None]) -> None:
        """Call back with table and number whenever any process appends a row or says something.

        Where the store cannot tell (SQLite), nothing is called; the server looks at `heads` instead.
        Number 0 means that something else of the table changed: seats or status.
        """

    @abstractmethod
    async def tell(self, table: str) -> None:
        """Let other processes know that something beside the log changed."""

    @abstractmethod
    def on_news(self, heard: Callable[[str], None]) -> None:
        """Call back with whatever any process spreads, in the order in which it does."""

    @abstractmethod
    async def spread(self, news: str) -> None:
        """Say something to all processes, as long as each listens; nothing is kept of it. Where the
        store cannot tell (SQLite), nobody hears it."""

    def on_time(self, took: Callable[[str, float], None]) -> None:
        """Call back with how many seconds each piece of work took: `append`, `read` or `write`."""
        self._took = took

    _took: Callable[[str, float], None] | None = None

    @contextmanager
    def _timed(self, what: str) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            if self._took is not None:
                self._took(what, time.perf_counter() - begun)

    # Tables.

    @abstractmethod
    async def add_table(self, table: Table) -> None: ...

    @abstractmethod
    async def table(self, id: str) -> Table | None: ...

    @abstractmethod
    async def statuses(self, ids: Sequence[str]) -> dict[str, Status]:
        """Of those of these tables that there are."""

    @abstractmethod
    async def set_seat(self, table: str, seat: int, was: Seat, becomes: Seat) -> None:
        """`Taken` if the seat is not as it was, or the table is not open any more."""

    @abstractmethod
    async def set_host(self, table: str, was: str, becomes: str) -> None:
        """`Taken` if somebody else is the host by now, or the table is not open any more."""

    @abstractmethod
    async def set_status(
        self,
        table: str,
        was: Status,
        becomes: Status,
        at: int,
        seats: list[Seat] | None = None,
        rules: tuple[int, str] | None = None,
    ) -> None:
        """`Taken` if the status, or any of the seats where they are given, is another by now.

        Start and end note the time; a start also the version of its rules and the digest of its edition.
        """

    @abstractmethod
    async def tables(
        self,
        status: Sequence[Status],
        *,
        game: str | None = None,
        person: str | None = None,
        public_only: bool = False,
        limit: int = 50,
        before: int | None = None,
    ) -> list[Table]:
        """The newest first; `before` is a creation time to go on from."""

    # People.

    @abstractmethod
    async def add_person(self, person: Person) -> None:
        """`Taken` if an account has the name, whatever its capitals."""

    @abstractmethod
    async def person(self, id: str) -> Person | None: ...

    @abstractmethod
    async def people(self, ids: Sequence[str]) -> dict[str, Person]: ...

    @abstractmethod
    async def account(self, name: str) -> Person | None:
        """The account of this name, whatever its capitals; guests have none."""

    @abstractmethod
    async def set_person(self, person: Person) -> None:
        """`Taken` if another account has the name."""

    @abstractmethod
    async def forget_person(self, id: str) -> None:
        """Erase name, secrets, addresses, settings, notes, sessions, devices, letters, answers to the
        positions of days and what was said; seats, moves and results stay without a name."""

    @abstractmethod
    async def hand_on(self, guest: str, account: str) -> list[str]:
        """Give all that a guest has to the account of the same person: seats, tables, results, notes,
        answers to the positions of days, what they said. Tables at which the account sits already stay
        as they are. Returns the tables that changed."""

    @abstractmethod
    async def add_session(self, session: Session) -> None: ...

    @abstractmethod
    async def session(self, id: str) -> Session | None: ...

    @abstractmethod
    async def sessions_of(self, person: str) -> list[Session]:
        """The one that was used last comes first."""

    @abstractmethod
    async def touch_session(self, id: str, seen: int) -> None: ...

    @abstractmethod
    async def end_sessions(self, person: str, but: str = "") -> None:
        """All sessions of a person, except one; their browsers are told nothing any more."""

    @abstractmethod
    async def end_session(self, id: str) -> None: ...

    @abstractmethod
    async def find_people(self, word: str, limit: int = 50) -> list[Person]:
        """Those who have this id, or a name that contains the word; without one the newest."""

    # Browsers that are told.

    @abstractmethod
    async def set_device(self, device: Device) -> None:
        """A session has one; whoever was told at the same address before is not any more."""

    @abstractmethod
    async def device(self, id: str) -> Device | None: ...

    @abstractmethod
    async def device_of(self, session: str) -> Device | None: ...

    @abstractmethod
    async def devices_of(self, person: str, seen: int = 0) -> list[Device]:
        """Those whose sessions were in use since then."""

    @abstractmethod
    async def move_device(self, session: str, to: Session) -> None:
        """The browser goes on with another session, perhaps as another person."""

    @abstractmethod
    async def end_device(self, id: str) -> None:
        """Nothing is sent there any more, also not what waits."""

    # Reports.

    @abstractmethod
    async def add_report(self, report: Report) -> None: ...

    @abstractmethod
    async def reports(self, *, by: str | None = None, closed: bool = False) -> list[Report]:
        """The oldest first: of one person all, else those that are closed or not."""

    @abstractmethod
    async def close_report(self, id: str) -> None: ...

    # What is said.

    @abstractmethod
    async def add_chat(self, table: str, person: str, text: str, at: int, client: str = "") -> Chat:
        """The line as it stands there. The same person's message of the same id is written once, by
        whichever process."""

    @abstractmethod
    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]: ...

    @abstractmethod
    async def chat_of(self, person: str) -> list[tuple[str, Chat]]: ...

    @abstractmethod
    async def set_note(self, table: str, person: str, text: str) -> None: ...

    @abstractmethod
    async def note(self, table: str, person: str) -> str: ...

    @abstractmethod
    async def notes_of(self, person: str) -> dict[str, str]: ...

    # Results and ratings.

    @abstractmethod
    async def finish(self, ending: Ending, row: LogRow | None = None) -> None:
        """The end of a match, all or nothing: its last row, status, results, ratings, parcels.

        `Taken` if the table has a row of this number, or does not run. Without a row an end is written
        down that the log has already; what is there of it stays as it is.
        """

    @abstractmethod
    async def call_off(self, table: str, row: LogRow, not_needed: Sequence[str]) -> None:
        """A running match ends without a result: its last row and the status together, and the parcels
        of these keys stay. `Taken` as in `finish`."""

    @abstractmethod
    async def running(self) -> list[str]:
        """All tables that run, the oldest first."""

    @abstractmethod
    async def begun(self) -> list[str]:
        """All tables that run or are over, those that run first."""

    @abstractmethod
    async def results_at(self, table: str) -> list[Result]:
        """By seat; none before the end."""

    @abstractmethod
    async def results_among(self, tables: Sequence[str]) -> list[Result]:
        """All results of these tables."""

    @abstractmethod
    async def without_results(self) -> list[str]:
        """Tables that are over, are no studies, and of which nobody has a result."""

    @abstractmethod
    async def results(
        self, *, game: str | None = None, person: str | None = None, limit: int = 100
    ) -> list[Result]: ...

    @abstractmethod
    async def ratings(
        self, game: str, people: Sequence[str] | None = None, limit: int = 100
    ) -> list[Rating]:
        """Of these people, or the best ones."""

    # What the chef says about matches that are over.

    @abstractmethod
    async def unread(self, since: int) -> str | None:
        """A match that somebody began to read and left; else, of those of people that ended after
        `since` and that nobody has begun, the one that ended last."""

    @abstractmethod
    async def begin_reading(self, table: str, lease: int) -> int:
        """Until when the match is ours to read, by the clock of the store: for so many milliseconds.
        0 if somebody else reads it or has."""

    @abstractmethod
    async def keep_reading(self, table: str, until: int, lease: int) -> int:
        """Until when it is ours now; 0 if somebody else has taken it over."""

    @abstractmethod
    async def set_reading(self, table: str, until: int, notes: ChefNotes) -> bool:
        """What he has found. False, and nothing is written, if somebody else has taken it over."""

    @abstractmethod
    async def reading(self, table: str) -> ChefNotes | None:
        """What there is; nothing where nobody has begun."""

    # Positions of the days.

    @abstractmethod
    async def add_found(self, found: Found) -> Found:
        """What a person answered first to the position of a game and day: this, or an earlier answer."""

    @abstractmethod
    async def found_by(self, person: str) -> list[Found]:
        """All answers of a person, the oldest day first."""

    # Who keeps which running table.

    @abstractmethod
    async def enter(self, process: str) -> None:
        """A server begins to use the store. Refused where another one does and the store is for one."""

    @abstractmethod
    async def keep_alive(self, process: str, lease: int) -> bool:
        """The process is there for some milliseconds more. False if it was not known, or its time was
        out: then others may have taken its tables."""

    @abstractmethod
    async def kept_by(self, process: str) -> list[str]:
        """The running tables that this process keeps."""

    @abstractmethod
    async def keep(self, table: str, process: str) -> bool:
        """Take a running table that nobody keeps; true also if the process keeps it already."""

    @abstractmethod
    async def take_over(self, process: str, also_of_silent: bool, limit: int) -> list[str]:
        """Take running tables that nobody keeps, and those of processes whose time is out."""

    @abstractmethod
    async def leave(self, process: str) -> None:
        """The process goes: its tables are free at once."""

    # The outbox.

    @abstractmethod
    async def add_parcels(self, parcels: Sequence[Parcel]) -> None:
        """All or none; a waiting parcel of the same key, person and device is replaced."""

    @abstractmethod
    async def due_parcels(self, now: int, limit: int = 20) -> list[Parcel]: ...

    @abstractmethod
    async def parcels_of(self, person: str) -> list[Parcel]:
        """All that was ever put for somebody, by when it was due."""

    @abstractmethod
    async def oldest_parcel(self) -> int:
        """When the parcel is due that waits and is due first; 0 if there is none."""

    @abstractmethod
    async def claim_parcel(self, parcel: Parcel, until: int) -> bool:
        """Take a due parcel to send it: no other worker finds it due before `until`.

        False if another was quicker, or if it is not needed any more.
        """

    @abstractmethod
    async def parcel_sent(self, id: str, at: int) -> None: ...

    @abstractmethod
    async def parcel_failed(self, id: str, due: int, why: str) -> None:
        """Try again later; with `due` 0 give up."""

    @abstractmethod
    async def reminded(self, key: str, since: int) -> bool:
        """Whether a parcel of this key waits, or was due after `since`, whatever became of it."""

    @abstractmethod
    async def drop_parcels(self, key: str) -> None:
        """Waiting parcels of a key are not needed any more."""

    # The server itself.

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """32 random bytes that belong to this store, made at the first call."""
