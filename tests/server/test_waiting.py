"""Those who are waited for: reminded while they are away, replaced when their time is out."""

from __future__ import annotations

import re
import sqlite3
import time

from tests.server.conftest import NewServer
from tests.server.live import PATIENCE, LiveServer, ServerWithMovableClock, Someone
from tests.server.test_life import duel, open_table


def parcels(server: LiveServer) -> list[tuple[str, str]]:
    """Address and state of all reminders in the outbox."""
    query = "SELECT address, state FROM parcel WHERE key LIKE 'turn:%' ORDER BY id"
    with sqlite3.connect(server.database) as store:
        return store.execute(query).fetchall()


def confirm_address(server: LiveServer, someone: Someone) -> None:
    with sqlite3.connect(server.database) as store:
        (body,) = store.execute("SELECT body FROM parcel WHERE key LIKE 'confirm:%'").fetchone()
    (token,) = re.findall(r"confirm=(\S+)", body)
    assert someone.post("/email/confirm", {"token": token})["person"]["email_confirmed"]


def wait_for_parcels(server: LiveServer, expected: list[tuple[str, str]]) -> None:
    until = time.monotonic() + PATIENCE
    while parcels(server) != expected:
        assert time.monotonic() < until, parcels(server)
        time.sleep(0.05)


def test_people_who_are_away_get_a_mail_and_those_who_look_do_not(new_server: NewServer) -> None:
    server = new_server(TOQUE_SMTP_URL="smtp://127.0.0.1:9", TOQUE_MAIL_FROM="toque@example.org")
    ann, bob = Someone(server, "Ann"), Someone(server)
    account = {"name": "Bob", "password": "a long password", "email": "bob@example.org"}
    bob.post("/account", account)
    confirm_address(server, bob)
    table = open_table(ann, ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    socket = ann.sit()
    socket.watch(table)
    assert socket.play("end")["type"] == "done"
    wait_for_parcels(server, [("bob@example.org", "waiting")])
    bob.sit().watch(table)
    wait_for_parcels(server, [("bob@example.org", "dropped")])


def test_a_list_tells_whom_ones_own_tables_wait_for(server: LiveServer) -> None:
    table, ann, bob = duel(server)
    still_open = open_table(ann, ["me", "open"])

    def told(someone: Someone, which: str = "?mine=true") -> dict[str, list[int]]:
        return {one["id"]: one["waiting_for"] for one in someone.get(f"/tables{which}")["tables"]}

    assert told(ann) == {table: [0], still_open: []}
    assert told(bob) == {table: [0]}
    assert ann.get(f"/tables/{table}")["waiting_for"] == [0]
    # And since when, but only to whom it waits for.
    assert ann.get(f"/tables/{table}")["waiting_since"] > 0
    assert bob.get(f"/tables/{table}")["waiting_since"] == 0
    # Strangers see that the table is there; whom it waits for they learn by watching.
    assert told(Someone(server), "")[table] == []
    socket, other = ann.sit(), bob.sit()
    socket.watch(table)
    other.watch(table)
    socket.wait_until(socket.play("end")["number"])
    assert told(bob)[table] == [1]
    assert socket.table is not None
    number = socket.table["number"]
    socket.ask("propose", table=table, seat=0, number=number, what="pause")
    other.wait_until(number + 1)
    other.ask("respond", table=table, seat=1, number=number + 1, agree=True)
    assert told(bob)[table] == []


def test_whom_a_table_waits_for_is_known_after_a_restart(new_server: NewServer) -> None:
    server = new_server()
    table, ann, _bob = duel(server)
    socket = ann.sit()
    socket.watch(table)
    socket.wait_until(socket.play("end")["number"])
    server.stop()
    server.start()
    (found,) = ann.get("/tables?mine=true")["tables"]
    assert (found["id"], found["waiting_for"]) == (table, [1])


def test_a_bot_plays_on_when_time_is_out_and_the_person_comes_back(
    server_with_movable_clock: ServerWithMovableClock,
) -> None:
    server = server_with_movable_clock
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    table = open_table(ann, ["me", "open"], pace={"live": True, "bank": 600, "increment": 0})
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    socket = bob.sit()
    socket.watch(table)
    early = socket.ask("time-out", table=table, seat=0)
    assert early["text"]["key"] == "server-time-not-out"
    server.put_forward(600)
    assert socket.ask("time-out", table=table, seat=0)["type"] == "done"
    socket.wait_till(lambda one: bool(one["seats"][1]["deciding"]))
    back = ann.sit()
    back.watch(table)
    assert back.ask("take-back", table=table, seat=0)["type"] == "done"
    back.wait_till(lambda one: one["seats"][0]["bot"] == "")
