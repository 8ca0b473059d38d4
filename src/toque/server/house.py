"""The processes of one house tell each other what is in no log: who is there, who said something."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import structlog

from toque.server.messages import ChatLine
from toque.server.neighbours import Neighbours, everybody
from toque.server.news import (
    Came,
    Left,
    Letter,
    News,
    PersonChanged,
    Pulse,
    Reseated,
    Said,
    SignedOut,
    Waits,
    Went,
    WhoIsThere,
    read,
    write,
)
from toque.server.rows import Person, fresh_id

if TYPE_CHECKING:
    from toque.server.hub import Hub

log = structlog.get_logger()

PULSES: Final = 4
"""Signs of life to the other processes in the time after which silence means an end."""


class House:
    """This process among the others: what is spread, and what to do with what is heard."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.process = fresh_id()
        self._neighbours = Neighbours(hub.settings.silent_seconds)
        self._changes = 0
        """How often somebody came to a table here, or went."""
        self._news: asyncio.Queue[News] = asyncio.Queue()

    def present(self, table: str) -> dict[str, str]:
        """By id, the names of those who look at a table over other processes."""
        return self._neighbours.present(table)

    # What is spread.

    def spread(self, news: News) -> None:
        """In the order in which it happened; nobody waits for it."""
        self._news.put_nowait(news)

    def spread_came(self, table: str, person: Person) -> None:
        self._changes += 1
        self.spread(Came(table, {person.id: person.name}, self._changes))

    def spread_went(self, table: str, person: str) -> None:
        self._changes += 1
        self.spread(Went(table, person, self._changes))

    async def spread_news(self) -> None:
        while True:
            letter = Letter(self.process, await self._news.get())
            try:
                await self._hub.store.spread(write(letter))
            except Exception as failure:
                # Who came and went is told again when somebody notices; the rest is in the store.
                log.warning("news not spread", why=repr(failure))

    async def leave(self) -> None:
        """The last word of this process, at once: what else it had to say does not matter any more."""
        await self._hub.store.spread(write(Letter(self.process, Left())))

    async def beat(self) -> None:
        while True:
            self.spread(Pulse(self._changes))
            now = asyncio.get_running_loop().time()
            self._look_elsewhere(self._neighbours.forget_silent(now))
            await asyncio.sleep(self._hub.settings.silent_seconds / PULSES)

    # What is heard.

    def heard(self, text: str) -> None:
        letter = read(text)
        if letter is None or letter.process == self.process:
            return
        now = asyncio.get_running_loop().time()
        changed, question = self._neighbours.hear(letter.process, letter.news, now)
        self._look_elsewhere(changed)
        if question is not None:
            self.spread(question)
        hub, news = self._hub, letter.news
        if isinstance(news, WhoIsThere) and news.process == self.process:
            here = {id: room.present_here() for id, room in hub.rooms.items() if room.watchers}
            for answer in everybody(here, self._changes):
                self.spread(answer)
        elif isinstance(news, Said):
            hub.spawn(self._pass_on_chat(news))
        elif isinstance(news, PersonChanged):
            hub.spawn(self._read_person(news.person))
        elif isinstance(news, Reseated):
            hub.read_again(news.table)
            if hub.keeper.keeps(news.table):
                hub.spawn(hub.taking_up.one(news.table))
        elif isinstance(news, Left):
            hub.keeper.look()
        elif isinstance(news, SignedOut):
            hub.close_sockets_here(news.person)
        elif isinstance(news, Waits):
            hub.tell_turn(news)

    def missed_something(self) -> None:
        """The store was away, and nobody knows what was said meanwhile."""
        self._look_elsewhere(self._neighbours.forget_all())

    def _look_elsewhere(self, tables: Iterable[str]) -> None:
        for id in tables:
            room = self._hub.rooms.get(id)
            if room is not None:
                room.elsewhere = self._neighbours.present(id)
                room.tell_present()

    async def _pass_on_chat(self, said: Said) -> None:
        room = self._hub.rooms.get(said.table)
        if room is None or not room.watchers:
            return
        for chat in await self._hub.store.chat(said.table, said.number - 1):
            if chat.number == said.number:
                person = await self._hub.store.person(chat.person)
                name = person.name if person is not None else ""
                room.tell_chat(ChatLine(said.table, chat, name))

    async def _read_person(self, id: str) -> None:
        person = await self._hub.store.person(id)
        if person is not None:
            self._hub.person_changed_here(person)
