"""Bots, clocks and reminders of a table are at one process, and go on at another when that dies."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.server.conftest import NewServer
from tests.server.live import LiveServer, ServerWithMovableClock, Someone, wait_for
from tests.server.postgres import Cluster
from tests.server.test_life import duel, open_table

NEVER = "3600"
"""Seconds that a bot waits before its move, if somebody looks: it is killed before."""


def metric(server: LiveServer, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", trust_env=False).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def kept(server: LiveServer) -> int:
    return int(metric(server, "toque_kept_tables"))


def at(server: LiveServer, person: Someone) -> Someone:
    """The same person over another process."""
    twin = Someone(server)
    twin.http.cookies = person.http.cookies
    twin.id = person.id
    return twin


def is_over(person: Someone, table: str) -> bool:
    return bool(person.get(f"/tables/{table}")["status"] == "over")


def start_bots(ann: Someone, *seats: str) -> str:
    """A match of bots at which Ann looks from before its beginning."""
    table = open_table(ann, list(seats))
    ann.sit().watch(table)
    ann.post(f"/tables/{table}/start")
    return table


def test_bots_go_on_at_another_process_after_a_kill(
    new_server: NewServer, postgres: Cluster
) -> None:
    database = postgres.new_database()
    first, second = new_server(database, TOQUE_BOT_PAUSE=NEVER), new_server(database)
    ann = Someone(first, "Ann")
    tables = [start_bots(ann, "bot:random", "bot:random") for _ in range(3)]
    wait_for(lambda: kept(first) == 3, "whoever starts a match keeps it")
    first.kill()
    there = at(second, ann)
    for table in tables:
        wait_for(lambda table=table: is_over(there, table), "nobody plays on")  # type: ignore[misc]
    wait_for(lambda: kept(second) == 0, "what is over is kept by nobody")


def test_a_server_that_stops_hands_its_tables_on(new_server: NewServer, postgres: Cluster) -> None:
    database = postgres.new_database()
    first, second = new_server(database, TOQUE_BOT_PAUSE=NEVER), new_server(database)
    ann = Someone(first, "Ann")
    table = start_bots(ann, "bot:random", "bot:random")
    wait_for(lambda: kept(first) == 1, "whoever starts a match keeps it")
    first.stop()
    # By then, and not when its lease is out.
    assert len(processes(database)) == 1
    wait_for(lambda: is_over(at(second, ann), table), "nobody plays on")


def processes(database: str) -> list[str]:
    """Those that have a lease, as the store says."""

    async def ask() -> list[str]:
        link = await asyncpg.connect(database)
        try:
            return [row["id"] for row in await link.fetch("SELECT id FROM process")]
        finally:
            await link.close()

    return asyncio.run(ask())


def test_every_thought_is_thought_once(new_server: NewServer, postgres: Cluster) -> None:
    database = postgres.new_database()
    first, second = new_server(database), new_server(database)
    ann = Someone(first, "Ann")
    table = open_table(ann, ["bot:random", "bot:random", "bot:random"])
    sockets = [ann.sit(), at(second, ann).sit()]
    for socket in sockets:
        socket.watch(table)
    ann.post(f"/tables/{table}/start")
    for socket in sockets:
        socket.wait_till(lambda now: bool(now["status"] == "over"))
    rows = sockets[0].table["number"] if sockets[0].table else 0
    thoughts = [metric(server, "toque_bot_seconds_count") for server in (first, second)]
    assert sum(thoughts) == rows
    assert 0 in thoughts


def test_a_bot_answers_a_person_at_another_process(
    new_server: NewServer, postgres: Cluster
) -> None:
    database = postgres.new_database()
    first, second = new_server(database), new_server(database)
    ann = Someone(first, "Ann")
    table = open_table(ann, ["me", "bot:random"])
    ann.post(f"/tables/{table}/start")
    wait_for(lambda: kept(first) == 1, "whoever starts a match keeps it")
    there = at(second, ann).sit()
    there.watch(table)
    for _ in range(6):
        there.wait_till(lambda now: bool(now["decision"]))
        there.wait_until(there.play(there.offers()[0])["number"])
    assert metric(first, "toque_bot_seconds_count") > 0
    assert metric(second, "toque_bot_seconds_count") == 0


def test_a_process_that_begins_takes_nothing_that_is_kept(
    new_server: NewServer, postgres: Cluster
) -> None:
    database = postgres.new_database()
    first = new_server(database)
    table, ann, _ = duel(first)
    wait_for(lambda: kept(first) == 1, "whoever starts a match keeps it")
    second = new_server(database)
    there = at(second, ann)
    other = open_table(there, ["me", "bot:random"])
    there.post(f"/tables/{other}/start")
    wait_for(lambda: kept(second) == 1, "the second one keeps what it starts")
    assert metric(second, "toque_live_tables") == 1
    assert kept(first) == 1
    # Whose keeper has hung for a while loses its tables to others, and learns of it.
    assert first.process is not None
    os.kill(first.process.pid, signal.SIGSTOP)
    wait_for(lambda: kept(second) == 2, "nobody takes over from one that hangs")
    os.kill(first.process.pid, signal.SIGCONT)
    wait_for(lambda: kept(first) == 0, "it does not learn that it lost the table")
    assert there.sit().watch(table)["type"] == "update"


@pytest.fixture
def with_movable_clocks(
    postgres: Cluster, tmp_path: Path
) -> Iterator[tuple[ServerWithMovableClock, ServerWithMovableClock]]:
    database = postgres.new_database()
    servers = [
        ServerWithMovableClock(database, tmp_path / f"clock-{number}.log") for number in range(2)
    ]
    for server in servers:
        server.start()
    yield servers[0], servers[1]
    for server in servers:
        server.kill()


def test_a_clock_rings_at_another_process_after_a_kill(
    with_movable_clocks: tuple[ServerWithMovableClock, ServerWithMovableClock],
) -> None:
    first, second = with_movable_clocks
    table, _, bob = duel(first, pace={"live": True, "bank": 60, "increment": 0})
    there = at(second, bob).sit()
    there.watch(table)
    first.kill()
    second.put_forward(60 + 60 + 5)
    there.wait_till(lambda now: bool(now["seats"][0]["bot"]))
    there.wait_till(lambda now: bool(now["decision"] and now["decision"]["moves"]))


def test_one_file_is_served_by_one_process_and_that_is_said(
    new_server: NewServer, tmp_path: Path
) -> None:
    first = new_server()
    with pytest.raises(AssertionError, match="is served by another process"):
        new_server()
    # Not any more when it is gone, however it went; and nobody waits for the end of a lease.
    first.kill()
    second = new_server()
    table, _, bob = duel(second)
    second.kill()
    third = new_server(database=second.database)
    wait_for(lambda: kept(third) == 1, "the table is not taken up")
    assert at(third, bob).sit().watch(table)["type"] == "update"
