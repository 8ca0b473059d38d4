"""The chef: what he would play in somebody's place. He works beside the bots, never before them."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from toque.bots.chef import chef
from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.server.bots import BotRunner, Errand, Tasted, taste
from toque.server.limits import ADVICE, Limits
from toque.server.messages import Advice, AskChef, Refused
from toque.server.room import MakeRow, Room
from toque.server.rows import LogRow
from toque.server.state import TableState

if TYPE_CHECKING:
    from toque.server.hub import Hub
    from toque.server.socket import Connection

KEPT: Final = 256
"""Answers that are remembered, for those who ask again."""
DEADLINE: Final = 30.0
"""Seconds beyond his own: he steps back for all others, and on a busy machine that takes its time."""
MOST_ASKING: Final = 20
"""People who wait for an answer: a minute for the last of them."""


class Question:
    """What somebody has asked, and over which connection they wait for the answer."""

    def __init__(self, connection: Connection, wish: AskChef, errand: Errand) -> None:
        self.connection = connection
        self.wish = wish
        self.errand = errand
        self.thought_about = False

    def is_asked_again(self, wish: AskChef, errand: Errand) -> bool:
        """Their connection broke, and over the next one they say again what was under way."""
        same = self.errand.chance == errand.chance and self.wish.id == wish.id
        return same and self.thought_about


class Kitchen:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.workers = BotRunner(1, DEADLINE, last=True)
        self._limits = Limits(hub.settings.rate_factor)
        self._asking: dict[str, Question] = {}
        """By person who waits for an answer: one at a time each."""
        self._known: OrderedDict[str, Tasted] = OrderedDict()
        """By what a seat was asked: the same question has the same answer."""

    @property
    def waiting(self) -> int:
        """People who wait for an answer: what may wait lets them go first."""
        return len(self._asking)

    def close(self) -> None:
        self.workers.close()

    async def ask(self, connection: Connection, wish: AskChef) -> None:
        """Answered when the chef has thought; whatever else the connection says is heard meanwhile."""
        room = await self._hub.room_for(connection, wish.table)
        person = connection.person_id
        room.state.check_advice(person, wish.seat, wish.number)
        errand = self._errand(room, wish.seat)
        under_way = self._asking.get(person)
        if under_way is not None and under_way.is_asked_again(wish, errand):
            under_way.connection = connection
            return
        known = self._known.get(errand.chance)
        question = Question(connection, wish, errand)
        if known is None:
            self._let_in(person, question)
        try:
            if room.state.tells_of_advice(wish.seat):
                await self._hub.do(wish.table, connection, "", advice_row(person, wish))
        except BaseException:
            if known is None:
                del self._asking[person]
            raise
        if known is None:
            question.thought_about = True
            self._hub.spawn(self._think(person, question))
        else:
            connection.tell(Advice(wish.table, wish.id, known.moves, known.why))

    def _let_in(self, person: str, question: Question) -> None:
        """Before anything is waited for: however many ask at the same time, each thinks once."""
        if person in self._asking:
            raise Refusal("server-chef-thinks")
        if len(self._asking) >= MOST_ASKING:
            raise Refusal("server-chef-busy")
        if not self._limits.allows(ADVICE, person):
            raise Refusal("server-chef-rests")
        self._asking[person] = question

    def _errand(self, room: Room, seat: int) -> Errand:
        """Dealt from what all know of the table: a table's seed would be in the answer too."""
        state = room.state
        question = state.numbers(seat).shown(state.asked[seat])
        return msgspec.structs.replace(
            self._hub.bot_seats.errand(room, seat),
            bot=chef().name,
            chance=f"{room.table.id}/{question}/{seat}",
        )

    async def _think(self, person: str, question: Question) -> None:
        wish, errand = question.wish, question.errand
        try:
            found = await self.workers.consult(taste, errand)
        finally:
            del self._asking[person]
        connection = question.connection
        if found is None or not found.moves:
            connection.tell(Refused(wish.table, wish.id, Text("server-chef-silent")))
            return
        self._known[errand.chance] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        connection.tell(Advice(wish.table, wish.id, found.moves, found.why))


def advice_row(person: str, wish: AskChef) -> MakeRow:
    def make(state: TableState, now: int) -> LogRow:
        return state.advice(person, wish.seat, wish.number, now)

    return make
