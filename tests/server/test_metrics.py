"""What the hub measures is there to be read, and moves when something happens."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server import test_kitchen as kitchen_of_tests
from tests.server import test_reader as reader_of_tests
from tests.server.conftest import NewServer
from tests.server.live import LiveServer, Someone, wait_for
from tests.server.test_going_on import children_of
from tests.server.test_life import duel, open_table
from tests.server.test_state import START
from toque.server import gauges
from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.metrics import Metrics
from toque.server.store.sqlite import SqliteStore


def numbers(server: LiveServer) -> dict[str, float]:
    return read(Someone(server).http.get(f"{server.url}/metrics").text)


def read(text: str) -> dict[str, float]:
    return {
        sample.name
        + "".join(sample.labels.get(name, "") for name in ("what", "state")): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_measured(new_server: NewServer) -> None:
    server = new_server(TOQUE_BOT_DEADLINE="2")
    ann = Someone(server, "Ann")
    table = open_table(ann, ["me", "bot:random"])
    ann.post(f"/tables/{table}/start")
    socket = ann.sit()
    socket.watch(table)
    while not any(entry["seat"] == 1 for entry in (socket.table or {})["happenings"]):
        if moves := socket.offers():
            socket.play(moves[-1])
        socket.receive()
    wait_for(lambda: numbers(server)["toque_loop_lag_seconds_count"] >= 1, "the loop was measured")
    found = numbers(server)
    assert found["toque_sockets"] == 1
    assert found["toque_live_tables"] == 1
    assert found["toque_move_seconds_count"] >= 1
    assert found["toque_bot_seconds_count"] >= 1
    assert found["toque_database_seconds_countappend"] >= 2
    assert found["toque_database_seconds_countread"] >= 1
    assert found["toque_garbage_seconds_count"] >= 1
    assert found["toque_bot_overruns"] == found["toque_unplayable_tables"] == 0
    assert found["toque_clocks"] == found["toque_outbox_age_seconds"] == 0
    # Where people wait for each other a clock runs.
    duel(server)
    wait_for(lambda: numbers(server)["toque_clocks"] == 1, "a clock")
    # A bot that hangs is seen to have taken too long.
    assert server.process is not None
    for child in children_of(server.process.pid):
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            os.kill(int(child), signal.SIGSTOP)
    another = open_table(ann, ["bot:random", "me"])
    ann.post(f"/tables/{another}/start")
    wait_for(lambda: numbers(server)["toque_bot_overruns"] >= 1, "a bot that was too slow")
    assert numbers(server)["toque_bot_failures"] >= 1


def test_letters_grow_old_and_bots_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gauges, "TICK", 0.001)

    async def run() -> None:
        store = SqliteStore(tmp_path / "toque.db")
        hub = Hub(store, Settings(database=""), lambda: START)
        asked = asyncio.Event()

        async def oldest() -> int:
            asked.set()
            return START - 7000

        monkeypatch.setattr(store, "oldest_parcel", oldest)
        task = asyncio.create_task(hub.gauges.measure())
        await asked.wait()
        await asyncio.sleep(0)
        metrics = Metrics(hub.meter)
        assert read(metrics.text().decode())["toque_outbox_age_seconds"] == 7
        hub.bots.waiting = 3
        assert read(metrics.text().decode())["toque_bots_waiting"] == 3
        task.cancel()

    asyncio.run(run())


@pytest.mark.anyio
async def test_what_the_chef_has_to_do_is_measured(tmp_path: Path) -> None:
    hub = Hub(SqliteStore(tmp_path / "toque.db"), Settings(database=""))
    chef = kitchen_of_tests.House("ann", "bob")
    shelf = reader_of_tests.shelf_with(2)
    shelf.renewals = 100
    reader = reader_of_tests.reader_of(shelf)
    reader._hub.meter = hub.meter
    hub.kitchen, hub.reader = chef.kitchen, reader

    metrics = Metrics(hub.meter)

    def number(name: str) -> float:
        return read(metrics.text().decode())[f"toque_{name}"]

    assert await kitchen_of_tests.ask(chef, "ann") == ""
    assert number("chef_waiting") == 1
    await chef.rest()
    assert number("chef_waiting") == 0
    chef.chef.failures, chef.chef.overruns = 2, 1
    assert (number("chef_failures"), number("chef_overruns")) == (2, 1)
    await reader.notes(reader_of_tests.table_named("t0"), "ann", "")
    assert number("matches_asked") == 1
    claim = await reader._next()
    assert claim is not None
    del shelf._rows[0]  # it cannot be replayed, and has no notes
    await reader._read(claim)
    assert (number("matches_asked"), number("matches_read_totalnone")) == (0, 1)
