"""The application in this process, without live tables, and people who ask it things over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from toque.engine.rng import Rng
from toque.server.answers import ChefNotes
from toque.server.app import create_app
from toque.server.clock import Clock, real_time
from toque.server.config import Settings
from toque.server.metrics import Meter
from toque.server.rows import LogRow, Person, Table
from toque.server.state import TableState
from toque.server.store.port import Store

GAME = "pieces-montees"
HEADER = {"X-Toque": "1"}


class QuietHub:
    """Notes what it is told; plays nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.meter = Meter()
        self.told: list[tuple[str, str]] = []

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def changed(self, id: str) -> None:
        self.told.append(("changed", id))

    async def started(self, id: str) -> None:
        self.told.append(("started", id))

    async def resign_all(self, person: str) -> None:
        self.told.append(("resigned", person))

    async def is_over(self, id: str) -> bool:
        return (await self._state(id)).over

    async def chef_notes(self, table: Table, person: str, address: str) -> ChefNotes:
        return ChefNotes(table.id, "none")

    async def record(self, id: str) -> str:
        return (await self._state(id)).timeline.record.write()

    async def _state(self, id: str) -> TableState:
        table = await self.store.table(id)
        assert table is not None
        state = TableState(table)
        for row in await self.store.log(id):
            state.apply(row)
        return state

    async def deciders(self, ids: Sequence[str]) -> dict[str, dict[int, int]]:
        return {id: {0: 1} for id in ids}

    def close_sockets_of(self, person: str) -> None:
        self.told.append(("called back", person))

    def reseated(self, id: str) -> None:
        self.told.append(("reseated", id))

    def person_changed(self, person: Person) -> None:
        self.told.append(("person", person.id))


def an_app(store: Store, **settings: Any) -> tuple[Litestar, QuietHub]:
    """With a `clock`, if one is given, that a test moves."""
    clock: Clock = settings.pop("clock", real_time)
    hub = QuietHub(store)
    known: dict[str, Any] = {"database": "unused", "rate_factor": 1000, **settings}
    return create_app(Settings(**known), store, hub, clock), hub


class Visitor:
    """A browser of its own at one application."""

    def __init__(self, client: TestClient[Litestar], name: str = "") -> None:
        self.client = client
        self.cookie = ""
        self.id = ""
        if name:
            self.id = self.post("/guest", {"name": name}, 201)["id"]

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        sent = HEADER | headers | ({"cookie": self.cookie} if self.cookie else {})
        self.client.cookies.clear()
        answer = self.client.request(method, f"/api{path}", json=body, headers=sent)
        given = answer.headers.get("set-cookie")
        if given is not None:
            self.cookie = given.split(";")[0]
        return answer

    def _told(self, method: str, path: str, body: Any, status: int) -> Any:
        answer = self.ask(method, path, body)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text[:400]}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if answer.content and "json" in kind else answer.text

    def get(self, path: str, status: int = 200) -> Any:
        return self._told("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._told("POST", path, body if body is not None else {}, status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self._told("PATCH", path, body, status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._told("PUT", path, body, status)

    def delete(self, path: str, status: int = 204) -> Any:
        return self._told("DELETE", path, None, status)

    def refused(self, method: str, path: str, body: Any, status: int) -> str:
        """The key of the reason."""
        told = self._told(method, path, body, status)
        assert told["said"]
        key = told["text"]["key"]
        assert isinstance(key, str)
        return key


async def play_out(store: Store, table: Table, most: int = 10_000) -> int:
    """Write random moves into the log, to the end or up to a number; returns how many."""
    state = TableState(table)
    rng = Rng("play out")
    while not state.over and state.number < most:
        seat = state.match.deciders()[0]
        move = state.timeline.game.lexicon.notation(rng.choice(state.match.moves(seat)))
        row = LogRow(number=state.number + 1, kind="move", at=table.started, seat=seat, move=move)
        await store.append(table.id, row)
        state.apply(row)
    if state.over:
        await store.set_status(table.id, "running", "over", table.started + 1)
    return state.number
