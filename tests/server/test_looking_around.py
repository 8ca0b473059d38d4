"""A page that lists tables is told when they change."""

from __future__ import annotations

import pytest

from tests.server.conftest import NewServer
from tests.server.live import LiveServer, Socket, Someone
from tests.server.postgres import Cluster
from tests.server.test_life import open_table, play_to_the_end
from toque.engine.rng import Rng


@pytest.fixture
def server(fresh_server: LiveServer) -> LiveServer:
    """A server of its own: tables of other tests would be told of too."""
    return fresh_server


def looking(server: LiveServer) -> Socket:
    """A visitor without a name, as on the first page."""
    socket = Someone(server).sit()
    socket.send("look-around")
    # Messages of one socket are read in turn: once this is answered, that is done.
    socket.send("ping")
    socket.wait_for("pong")
    return socket


def test_a_table_is_opened_joined_begun_and_ended(server: LiveServer) -> None:
    visitor = looking(server)
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    table = open_table(ann, ["me", "open"])
    visitor.wait_for("lists-changed")
    bob.post(f"/tables/{table}/join")
    visitor.wait_for("lists-changed")
    ann.post(f"/tables/{table}/start")
    visitor.wait_for("lists-changed")
    visitor.catch_up(0.7)
    sockets = [ann.sit(), bob.sit()]
    for socket in sockets:
        socket.watch(table)
    before = len(visitor.seen)
    play_to_the_end(sockets, Rng("3"))
    visitor.wait_for("lists-changed")
    assert len(visitor.seen) == before + 1, "moves change no list"
    (ended,) = Someone(server).get("/tables?status=over")["tables"]
    assert ended["id"] == table


def test_many_changes_at_once_are_told_as_one_and_name_no_table(server: LiveServer) -> None:
    visitor = looking(server)
    ann = Someone(server, "Ann")
    for _ in range(5):
        open_table(ann, ["me", "open"], visibility="private")
    assert visitor.wait_for("lists-changed") == {"type": "lists-changed"}
    visitor.catch_up(1.0)
    assert sum("lists-changed" in text for text in visitor.seen) <= 2


def test_whoever_looks_elsewhere_is_told_no_more(server: LiveServer) -> None:
    visitor, gone = looking(server), looking(server)
    visitor.send("look-around", on=False)
    gone.close()
    visitor.send("ping")
    visitor.wait_for("pong")
    open_table(Someone(server, "Ann"), ["me", "open"])
    with pytest.raises(TimeoutError):
        visitor.receive(1.2)


def test_lists_change_in_all_processes(new_server: NewServer, postgres: Cluster) -> None:
    database = postgres.new_database()
    here, there = new_server(database), new_server(database)
    visitor = looking(there)
    open_table(Someone(here, "Ann"), ["me", "open"])
    assert visitor.wait_for("lists-changed") == {"type": "lists-changed"}
