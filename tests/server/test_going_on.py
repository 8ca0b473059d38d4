"""What must happen next, happens: after a kill, an outage, and whatever a stranger does."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
from litestar.testing import TestClient

from tests.server.conftest import NewServer
from tests.server.live import LiveServer, ServerWithMovableClock, Someone, wait_for
from tests.server.postgres import Cluster
from tests.server.test_life import duel, open_table
from tests.server.visitors import QuietHub, Visitor
from toque.engine.rng import Rng
from toque.server.app import create_app
from toque.server.config import Settings
from toque.server.store.port import Store
from toque.server.store.sqlite import SqliteStore


def is_over(person: Someone, table: str) -> bool:
    return bool(person.get(f"/tables/{table}")["status"] == "over")


def results_of(person: Someone, table: str) -> list[int]:
    """The ranks of its seats."""
    results = person.get("/results")["results"]
    return [one["rank"] for one in results if one["table"] == table]


# Strangers.


def test_a_stranger_who_watches_cannot_break_a_start(server: LiveServer) -> None:
    """However many of both wait: one that may not look keeps nobody from it."""
    ann, eve = Someone(server, "Ann"), Someone(server, "Eve")
    for closed in ({"spectators": False}, {"visibility": "private"}):
        table = open_table(ann, ["me", "bot:random"], **closed)
        strangers, hosts = [eve.sit() for _ in range(5)], [ann.sit() for _ in range(5)]
        told = [curious.watch(table) for curious in strangers]
        for host in hosts:
            host.watch(table)
        ann.post(f"/tables/{table}/start")
        for host in hosts:
            host.wait_for("update")
        if "visibility" in closed:
            assert {one["text"]["key"] for one in told} == {"server-no-such-table"}
        else:
            assert {one["type"] for one in told} == {"changed"}
            for curious in strangers:
                curious.wait_for("changed", until=lambda one: one["status"] == "running")
                assert curious.table is None
        hosts[0].wait_till(lambda now: bool(now["decision"]))
        for socket in strangers + hosts:
            socket.close()


def test_who_holds_an_invitation_may_wait_at_a_private_table(server: LiveServer) -> None:
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    table = open_table(ann, ["me", "invited"], visibility="private")
    invitation = ann.get(f"/tables/{table}")["seats"][1]["invitation"]
    waiting = bob.sit()
    waiting.send("watch", table=table)
    assert waiting.wait_for("refused", "changed")["type"] == "refused"
    waiting.send("watch", table=table, invitation=invitation)
    assert waiting.wait_for("refused", "changed")["status"] == "open"
    waiting.close()


def test_a_start_does_not_wait_for_bots(new_server: NewServer) -> None:
    ann = Someone(new_server(TOQUE_BOT_PAUSE="3600"), "Ann")
    table = open_table(ann, ["bot:random", "me"])
    waiting = ann.sit()
    waiting.watch(table)
    ann.post(f"/tables/{table}/start")
    assert waiting.wait_for("update")["number"] == 0
    waiting.close()


class HubThatThinks(QuietHub):
    """Lets bots play for as long as nobody stops it, at most for so many seconds."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.enough = threading.Event()
        self.waited = False

    async def started(self, id: str) -> None:
        until = time.monotonic() + 10
        while not self.enough.is_set() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self.waited = not self.enough.is_set()


def test_a_start_does_not_wait_for_bots_at_a_table_that_nobody_watches(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "toque.db")
    hub = HubThatThinks(store)
    app = create_app(Settings(database="unused", rate_factor=1000), store, hub)
    with TestClient(app) as client:
        ann = Visitor(client, "Ann")
        body = {"game": "pieces-montees", "seats": ["bot:random", "bot:random"]}
        table = ann.post("/tables", body, 201)["id"]
        ann.post(f"/tables/{table}/start")
        assert not hub.waited
        hub.enough.set()


# The end.


def play_to_the_last_acknowledgement(ann: Someone, bob: Someone, table: str) -> None:
    rng = Rng(table)
    sockets = [ann.sit(), bob.sit()]
    for socket in sockets:
        socket.watch(table)
    while True:
        socket = next(one for one in sockets if one.offers())
        moves = socket.offers()
        number = socket.play(moves[rng.below(len(moves))])["number"]
        if socket.table and socket.table["status"] == "over":
            return
        for one in sockets:
            one.wait_until(number)


def test_killed_at_the_last_acknowledgement_a_match_is_over_with_its_results(
    new_server: NewServer, tmp_path: Path
) -> None:
    server = new_server(str(tmp_path / "end.db"))
    table, ann, bob = duel(server, rated=True)
    play_to_the_last_acknowledgement(ann, bob, table)
    server.kill()
    # All of it, before anybody could make up for what is missing.
    assert counted(tmp_path / "end.db", "match_table WHERE status = 'over'") == 1
    assert counted(tmp_path / "end.db", "result") == counted(tmp_path / "end.db", "rating") == 2
    server.start()
    assert is_over(ann, table)
    assert sorted(results_of(ann, table))[0] == 1
    assert len(results_of(ann, table)) == 2
    ratings = ann.get("/ratings/pieces-montees")["ratings"]
    assert [rating["matches"] for rating in ratings] == [1, 1]


def counted(database: Path, what: str) -> int:
    """How many rows of a table there are, asked of the file: no server must wake up for it."""
    with closing(sqlite3.connect(database)) as opened:
        return int(opened.execute(f"SELECT count(*) FROM {what}").fetchone()[0])


def test_an_end_that_an_older_version_left_half_written_is_completed(
    new_server: NewServer, tmp_path: Path
) -> None:
    server = new_server(str(tmp_path / "old.db"))
    first, ann, bob = duel(server)
    second = open_table(ann, ["me", "open"])
    bob.post(f"/tables/{second}/join")
    ann.post(f"/tables/{second}/start")
    for table in (first, second):
        play_to_the_last_acknowledgement(ann, bob, table)
    server.kill()
    with closing(sqlite3.connect(tmp_path / "old.db")) as database, database:
        database.execute("DELETE FROM result")
        database.execute("DELETE FROM rating")
        database.execute("UPDATE match_table SET status = 'running' WHERE id = ?", [first])
    server.start()
    for table in (first, second):
        wait_for(lambda table=table: len(results_of(ann, table)) == 2, "the results do not come")  # type: ignore[misc]
        assert is_over(ann, table)


# Bots.


def test_stand_ins_play_on_after_a_kill_though_nobody_looks(
    new_server: NewServer, tmp_path: Path
) -> None:
    server = new_server(str(tmp_path / "alone.db"), TOQUE_BOT_PAUSE="3600")
    table, ann, bob = duel(server)
    sockets = [ann.sit(), bob.sit()]
    for seat, socket in enumerate(sockets):
        socket.watch(table)
        assert socket.ask("hand-over", table=table, seat=seat)["type"] == "done"
    server.kill()
    server.start()
    over = "match_table WHERE status = 'over'"
    wait_for(lambda: counted(tmp_path / "alone.db", over) == 1, "the stand-ins do not play")
    assert len(results_of(ann, table)) == 2


def test_bot_workers_end_with_their_server(new_server: NewServer) -> None:
    server = new_server()
    ann = Someone(server, "Ann")
    table = open_table(ann, ["bot:random", "me"])
    ann.post(f"/tables/{table}/start")
    ann.sit().watch(table)
    assert server.process is not None
    pid = server.process.pid
    wait_for(lambda: len(children_of(pid)) > 0, "no worker begins")
    workers = children_of(pid)
    os.kill(pid, signal.SIGKILL)
    wait_for(
        lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "workers stay"
    )


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


# Logs that cannot be replayed, and reminders that were lost.


def test_a_table_that_cannot_be_replayed_is_given_up_and_hurts_no_other(
    new_server: NewServer, tmp_path: Path
) -> None:
    server = new_server(str(tmp_path / "bad.db"))
    bad, ann, _ = duel(server)
    good = open_table(ann, ["me", "bot:random"])
    ann.post(f"/tables/{good}/start")
    server.kill()
    with closing(sqlite3.connect(tmp_path / "bad.db")) as database, database:
        database.execute(
            "INSERT INTO log VALUES (?, 1, 'move', 0, 0, '', 'fly away', '', '{}')", [bad]
        )
    server.start()
    mine = {one["id"] for one in ann.get("/tables?mine=true")["tables"]}
    assert mine == {bad, good}
    socket = ann.sit()
    assert socket.watch(bad)["text"]["key"] == "server-unplayable"
    assert socket.watch(good)["type"] == "update"
    wait_for(lambda: "cannot be replayed" in server.log.read_text(), "nothing is said of it")
    assert server.log.read_text().count("a table cannot be replayed") == 1
    assert "is not taken up" not in server.log.read_text()


def test_a_reminder_that_a_crash_has_lost_is_made_up_for_once(
    new_server: NewServer, tmp_path: Path
) -> None:
    mail = {"TOQUE_SMTP_URL": "smtp://127.0.0.1:9", "TOQUE_MAIL_FROM": "toque@example.org"}
    server = new_server(str(tmp_path / "mail.db"), **mail)
    table, ann, _ = duel(server)
    server.kill()

    def letters() -> int:
        return counted(tmp_path / "mail.db", "parcel")

    with closing(sqlite3.connect(tmp_path / "mail.db")) as database, database:
        database.execute("DELETE FROM parcel")
        database.execute(
            "UPDATE person SET email = 'ann@example.org', email_confirmed = 1, guest = 0"
            " WHERE id = ?",
            [ann.id],
        )
        # And a browser of hers asked to be told, before the question came.
        database.execute(
            "INSERT INTO device SELECT 'd1', id, person, 'https://push.example/1', '', '', 0"
            " FROM session WHERE person = ?",
            [ann.id],
        )
    server.start(**mail)
    wait_for(lambda: letters() == 2, "nobody reminds Ann")
    server.kill()
    # Both have arrived: what waits is written once in any case.
    with closing(sqlite3.connect(tmp_path / "mail.db")) as database, database:
        database.execute("UPDATE parcel SET state = 'sent', sent = due")
    server.start(**mail)
    wait_for(lambda: is_taken_up(ann, table), "the table is not there")
    assert letters() == 2


def is_taken_up(person: Someone, table: str) -> bool:
    return bool(person.get(f"/tables/{table}")["waiting_for"] == [0])


def test_a_full_disk_shows_and_passes(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server(str(tmp_path / "full.db"))
    table, ann, _ = duel(server)
    assert server.process is not None
    pid = server.process.pid
    # Not even the log has room: what cannot be said is done all the same.
    room = min((tmp_path / "full.db-wal").stat().st_size, server.log.stat().st_size)
    assert room
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    wait_for(lambda: not healthy(server), "nobody notices that the disk is full")
    assert httpx.get(f"{server.url}/health/live", trust_env=False).json() == {"ok": True}
    socket = ann.sit()
    move = socket.watch(table)["decision"]["moves"][0]["move"]["text"]
    assert socket.play(move)["type"] == "refused"
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    wait_for(lambda: healthy(server), "the disk has room again")
    assert socket.play(move)["type"] == "done"


# Outages.


def test_after_two_outages_of_the_database_everything_goes_on(
    new_server: NewServer, postgres: Cluster
) -> None:
    database = postgres.new_database()
    first, second = new_server(database), new_server(database)
    table, ann, bob = duel(first)
    bob_there = Someone(second)
    bob_there.http.cookies = bob.http.cookies
    here, there = ann.sit(), bob_there.sit()
    here.watch(table)
    there.watch(table)
    for _ in range(2):
        postgres.stop()
        for server in (first, second):
            wait_for(lambda server=server: not healthy(server), "nobody notices the outage")  # type: ignore[misc]
        postgres.start()
        for server in (first, second):
            wait_for(lambda server=server: healthy(server), "the server does not recover")  # type: ignore[misc]
    for _ in range(6):
        here.catch_up()
        there.catch_up()
        socket = here if here.offers() else there
        answer = socket.play(socket.offers()[0])
        assert answer["type"] == "done", answer
        for one in (here, there):
            one.wait_until(answer["number"])
    # And a match with a bot goes on on its own.
    third = open_table(ann, ["bot:random", "bot:random"])
    ann.post(f"/tables/{third}/start")
    wait_for(lambda: is_over(ann, third), "bots do not play any more")


def healthy(server: LiveServer) -> bool:
    return server._answers()


# Clocks, and matches that are called off.


def test_a_clock_that_runs_out_lets_a_bot_play_on_also_after_a_kill(
    server_with_movable_clock: ServerWithMovableClock,
) -> None:
    server = server_with_movable_clock
    table, _, bob = duel(server, pace={"live": True, "bank": 60, "increment": 0})
    server.kill()
    server.start()
    there = bob.sit()
    assert there.watch(table)["grace"] == 60_000
    server.put_forward(60 + 60 + 5)
    there.wait_till(lambda now: bool(now["seats"][0]["bot"]))
    there.wait_till(lambda now: bool(now["decision"] and now["decision"]["moves"]))


def test_a_match_that_is_called_off_is_gone_with_its_last_row(new_server: NewServer) -> None:
    server = new_server()
    table, ann, bob = duel(server)
    here, there = ann.sit(), bob.sit()
    here.watch(table)
    number = there.watch(table)["number"]
    there.ask("propose", table=table, seat=1, number=number, what="call-off")
    here.wait_till(lambda now: bool(now["status"] == "cancelled"))
    server.kill()
    server.start()
    assert ann.get(f"/tables/{table}")["status"] == "cancelled"
    assert results_of(ann, table) == []


def test_a_guest_who_signs_in_keeps_their_tables(new_server: NewServer) -> None:
    server = new_server()
    account = Someone(server)
    made = account.post("/account", {"name": "Anouk", "password": "a long password"})
    table, ann, bob = duel(server)
    there = bob.sit()
    there.watch(table)
    ann.post("/session", {"name": "Anouk", "password": "a long password"})
    here = ann.sit()
    assert here.hello["person"] == made["person"]["id"]
    update = here.watch(table)
    assert update["viewer"] == 0
    assert update["seats"][0]["name"] == "Anouk"
    assert here.play(here.offers()[0])["type"] == "done"
    there = bob.sit()
    assert there.watch(table)["seats"][0]["person"] == made["person"]["id"]
