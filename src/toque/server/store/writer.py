"""What both writers share: rows that wait for the next commit, and how their callers hear of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from toque.server.rows import LogRow
from toque.server.store.port import Taken

AT_MOST = 500
"""Rows in one commit: more would not be faster, and the first would wait for the last."""

Outcome = Exception | None
"""Nothing, or why a row was not written."""


class Waiting:
    """A row on its way into the log, and somebody who waits for it (or has gone)."""

    __slots__ = ("future", "row", "table")

    def __init__(self, table: str, row: LogRow, future: asyncio.Future[None]) -> None:
        self.table = table
        self.row = row
        self.future = future

    @property
    def place(self) -> tuple[str, int]:
        return self.table, self.row.number

    def values(self) -> tuple[str, int, str, int, int, str, str, str, str]:
        """The columns of the log, in the order in which both statements name them."""
        row = self.row
        data = msgspec.json.encode(row.data).decode()
        return (
            self.table,
            row.number,
            row.kind,
            row.at,
            row.seat,
            row.person,
            row.move,
            row.client,
            data,
        )

    def taken(self) -> Taken:
        return Taken(f"row {self.row.number} of table {self.table}")

    def unknown(self) -> LookupError:
        return LookupError(f"no table {self.table}")


def closed() -> RuntimeError:
    return RuntimeError("the store is closed")


def settle(outcomes: Iterable[tuple[Waiting, Outcome]]) -> None:
    """Wake the callers, in the event loop. One who was cancelled meanwhile is not there any more."""
    for waiting, outcome in outcomes:
        if waiting.future.done():
            continue
        if outcome is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(outcome)
