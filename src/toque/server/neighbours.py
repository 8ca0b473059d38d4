"""Who looks at which table over the other processes of the house. Pure: it is told news."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from toque.server.news import Anew, Came, Left, News, Pulse, Went, WhoIsThere

SILENT: Final = 20.0
"""Seconds after which a process that says nothing is thought to be gone."""
AT_ONCE: Final = 50
"""People in one piece of news: the channel of PostgreSQL takes 8,000 bytes."""


class Neighbour:
    def __init__(self) -> None:
        self.heard = 0.0
        self.changes = -1
        """The last change that was heard of; -1 before it has told everything."""
        self.tables: dict[str, dict[str, str]] = {}


class Neighbours:
    def __init__(self, silent: float = SILENT) -> None:
        self._silent = silent
        self._known: dict[str, Neighbour] = {}

    def present(self, table: str) -> dict[str, str]:
        """By id, the names of those who look at a table elsewhere."""
        found: dict[str, str] = {}
        for neighbour in self._known.values():
            found |= neighbour.tables.get(table, {})
        return found

    def hear(self, process: str, news: News, now: float) -> tuple[set[str], WhoIsThere | None]:
        """The tables at which somebody came or went, and what to ask if something was missed."""
        if isinstance(news, Left):
            gone = self._known.pop(process, None)
            return set(gone.tables) if gone is not None else set(), None
        neighbour = self._known.setdefault(process, Neighbour())
        neighbour.heard = now
        if isinstance(news, Pulse):
            return set(), None if news.changes == neighbour.changes else WhoIsThere(process)
        if isinstance(news, Anew):
            changed = set(neighbour.tables)
            neighbour.tables = {}
            neighbour.changes = news.changes
            return changed, None
        if isinstance(news, Came):
            neighbour.tables.setdefault(news.table, {}).update(news.people)
        elif isinstance(news, Went):
            people = neighbour.tables.get(news.table, {})
            people.pop(news.person, None)
            if not people:
                neighbour.tables.pop(news.table, None)
        else:
            return set(), None
        if news.changes == neighbour.changes + 1:
            neighbour.changes = news.changes
        return {news.table}, None

    def forget_silent(self, now: float) -> set[str]:
        """The tables at which people were who are gone with their process."""
        changed: set[str] = set()
        for process, neighbour in list(self._known.items()):
            if neighbour.heard + self._silent < now:
                changed |= set(self._known.pop(process).tables)
        return changed

    def forget_all(self) -> set[str]:
        """Nobody knows what was said meanwhile: the next pulse of each brings everything again."""
        changed = {table for one in self._known.values() for table in one.tables}
        self._known.clear()
        return changed


def everybody(tables: Mapping[str, Mapping[str, str]], changes: int) -> Iterator[News]:
    """The answer to `WhoIsThere`."""
    yield Anew(changes)
    for table, people in tables.items():
        ids = list(people)
        for start in range(0, len(ids), AT_ONCE):
            some = {id: people[id] for id in ids[start : start + AT_ONCE]}
            yield Came(table, some, changes)
