"""Those who are waited for: reminded while they are away, replaced when their time is out."""

from __future__ import annotations

import sqlite3
import time

from tests.server.conftest import NewServer
from tests.server.live import PATIENCE, LiveServer, Someone
from tests.server.test_life import open_table


def parcels(server: LiveServer) -> list[tuple[str, str]]:
    """Address and state of everything in the outbox."""
    with sqlite3.connect(server.database) as store:
        return store.execute("SELECT address, state FROM parcel ORDER BY id").fetchall()


def wait_for_parcels(server: LiveServer, expected: list[tuple[str, str]]) -> None:
    until = time.monotonic() + PATIENCE
    while parcels(server) != expected:
        assert time.monotonic() < until, parcels(server)
        time.sleep(0.05)


def test_who_is_away_gets_a_mail_and_who_looks_does_not(new_server: NewServer) -> None:
    server = new_server(TOQUE_SMTP_URL="smtp://127.0.0.1:9", TOQUE_MAIL_FROM="toque@example.org")
    ann, bob = Someone(server, "Ann"), Someone(server)
    account = {"name": "Bob", "password": "a long password", "email": "bob@example.org"}
    bob.post("/account", account)
    table = open_table(ann, ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    socket = ann.sit()
    socket.watch(table)
    assert socket.play("end")["type"] == "done"
    wait_for_parcels(server, [("bob@example.org", "waiting")])
    bob.sit().watch(table)
    wait_for_parcels(server, [("bob@example.org", "dropped")])


def test_a_bot_plays_on_when_time_is_out_and_the_person_comes_back(server: LiveServer) -> None:
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    table = open_table(ann, ["me", "open"], pace={"live": True, "bank": 10, "increment": 0})
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    socket = bob.sit()
    socket.watch(table)
    early = socket.ask("time-out", table=table, seat=0)
    assert early["text"]["key"] == "server-time-not-out"
    time.sleep(10.2)
    assert socket.ask("time-out", table=table, seat=0)["type"] == "done"
    socket.wait_till(lambda one: bool(one["seats"][1]["deciding"]))
    back = ann.sit()
    back.watch(table)
    assert back.ask("take-back", table=table, seat=0)["type"] == "done"
    back.wait_till(lambda one: one["seats"][0]["bot"] == "")
