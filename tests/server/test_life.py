"""The whole life of a table over real HTTP and sockets: three people, a bot and a spectator."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import NewServer
from tests.server.live import PATIENCE, LiveServer, Message, Socket, Someone
from tests.server.postgres import Cluster
from toque.engine.record import read_record
from toque.engine.rng import Rng
from toque.games import game

GAME = game("pieces-montees")


def open_table(host: Someone, seats: list[str], **more: Any) -> str:
    body = {"game": "pieces-montees", "seats": seats, **more}
    table: str = host.post("/tables", body)["id"]
    return table


def duel(server: LiveServer, **more: Any) -> tuple[str, Someone, Someone]:
    """A match between Ann, who begins, and Bob."""
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    table = open_table(ann, ["me", "open"], **more)
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    return table, ann, bob


def play_to_the_end(sockets: list[Socket], rng: Rng) -> Message:
    """Everybody plays whatever chance says until the match is over."""
    while True:
        for socket in sockets:
            assert socket.table is not None
            if socket.table["status"] == "over":
                return socket.table
            moves = socket.offers()
            if moves:
                answer = socket.play(moves[rng.below(len(moves))])
                assert answer["type"] == "done" or answer["stale"], answer
                socket.wait_until(answer.get("number", 0))
                break
        else:
            for socket in sockets:
                socket.catch_up(0.002)


def life(server: LiveServer) -> None:
    ann, bob, cid = (Someone(server, name) for name in ("Ann", "Bob", "Cid"))
    eve = Someone(server)
    table = open_table(ann, ["me", "open", "invited", "bot:random"], options={"mode": "confirmed"})
    # The lobby shows it; people take their seats.
    assert table in [one["id"] for one in bob.get("/tables")["tables"]]
    bob.post(f"/tables/{table}/join", {"seat": 1})
    invitation = ann.get(f"/tables/{table}")["seats"][2]["invitation"]
    cid.post(f"/tables/{table}/join", {"seat": 2}, status=409)
    cid.post(f"/tables/{table}/join", {"invitation": invitation})
    bob.post(f"/tables/{table}/start", status=403)
    ann.post(f"/tables/{table}/start")

    sockets = [person.sit() for person in (ann, bob, cid)]
    watcher = eve.sit()
    for seat, socket in enumerate(sockets):
        assert socket.watch(table)["viewer"] == seat
    assert watcher.watch(table)["viewer"] is None
    commitment = watcher.table["commitment"] if watcher.table else ""

    # Chat reaches all.
    assert sockets[0].ask("say", table=table, text="Bon appétit")["type"] == "done"
    assert watcher.wait_for("chat")["chat"]["text"] == "Bon appétit"
    # What was under way when a connection broke is said again, and heard once.
    for socket in (sockets[0], ann.sit()):
        socket.watch(table)
        socket.send("say", table=table, text="Encore", id="again")
        socket.wait_for("done", until=lambda one: one.get("id") == "again")
    assert [line["text"] for line in ann.get(f"/tables/{table}/chat")["chat"]] == [
        "Bon appétit",
        "Encore",
    ]

    # A bot stands in for Cid for a while.
    assert sockets[2].ask("hand-over", table=table, seat=2)["type"] == "done"
    sockets[2].wait_till(lambda table: table["seats"][2]["bot"] == "greedy")
    assert sockets[2].ask("take-back", table=table, seat=2)["type"] == "done"
    sockets[2].wait_till(lambda table: table["seats"][2]["bot"] == "")

    last = play_to_the_end(sockets, Rng("life"))
    assert last["status"] == "over"
    assert hashlib.sha256(last["seed"].encode()).hexdigest() == commitment
    assert sorted(one["rank"] for one in last["results"])[0] == 1

    # The record replays to the same scores; a study and a fork grow from it.
    record = ann.get(f"/tables/{table}/record")
    text = record if isinstance(record, str) else record["record"]
    replayed = read_record(text).replay(GAME)
    assert replayed.scores() == [one["score"] for one in last["results"]]
    study = ann.post("/import", {"record": text})
    assert study["id"] != table
    assert ann.get(f"/tables/{study['id']}/record") == record
    fork = bob.post(f"/tables/{table}/fork", {"number": 5, "seats": ["me", "bot:random"] * 2})
    assert fork["parent"] == table
    for person in (bob, ann, cid):
        rematch = person.post(f"/tables/{table}/rematch")
    assert {seat["person"] for seat in rematch["seats"]} >= {ann.id, bob.id, cid.id}
    (known,) = ann.get(f"/people/{ann.id}")["statistics"]
    assert (known["game"], known["matches"]) == ("pieces-montees", 1)
    assert known["best_score"] == last["results"][0]["score"]
    results = ann.get(f"/results?person={ann.id}")
    assert [one["table"] for one in results["results"]] == [table]
    for socket in [*sockets, watcher]:
        socket.close()


def test_the_life_of_a_table_on_sqlite(server: LiveServer) -> None:
    life(server)


def test_the_life_of_a_table_on_postgresql(new_server: NewServer, postgres: Cluster) -> None:
    life(new_server(postgres.new_database()))


def test_results_of_an_unlisted_table_are_for_those_who_were_there(server: LiveServer) -> None:
    ann, eve = Someone(server, "Ann"), Someone(server, "Eve")
    table = open_table(ann, ["me", "bot:greedy"], visibility="unlisted")
    ann.post(f"/tables/{table}/start")
    socket = ann.sit()
    socket.watch(table)
    assert socket.ask("hand-over", table=table, seat=0)["type"] == "done"
    socket.wait_till(lambda table: table["status"] == "over")

    def results(someone: Someone) -> list[str]:
        return [one["table"] for one in someone.get("/results")["results"] if one["table"] == table]

    assert results(ann) == [table, table]
    assert results(eve) == []
    socket.close()


@pytest.mark.parametrize("lost", ["before", "after"])
def test_a_move_sent_again_is_not_played_again(server: LiveServer, lost: str) -> None:
    table, ann, _bob = duel(server)
    socket = ann.sit()
    socket.watch(table)
    wish = {"table": table, "seat": 0, "number": 0, "move": "spoon", "id": "once"}
    socket.send("play", **wish)
    if lost == "after":
        socket.wait_for("done")
    socket.close()
    again = ann.sit()
    again.send("play", **wish)
    assert again.wait_for("done", "refused") == {
        "type": "done",
        "table": table,
        "id": "once",
        "number": 1,
    }
    assert again.watch(table, since=0)["number"] == 1


def test_a_client_that_comes_back_gets_what_was_missed(server: LiveServer) -> None:
    table, ann, bob = duel(server)
    socket, other = ann.sit(), bob.sit()
    socket.watch(table)
    other.watch(table)
    socket.wait_until(socket.play("turn b1")["number"])
    other.wait_until(1)
    other.close()
    for move in ("turn b2", "turn b3"):
        socket.wait_until(socket.play(move)["number"])
    back = bob.sit()
    missed = back.watch(table, since=1)
    assert [one["move"] for one in missed["happenings"]][:2] == ["turn b2", "turn b3"]
    assert all(one["events"] for one in missed["happenings"])


def test_a_stale_move_gets_the_table_as_it_is(server: LiveServer) -> None:
    table, ann, _bob = duel(server)
    socket, second = ann.sit(), ann.sit()
    socket.watch(table)
    second.watch(table)
    socket.play("turn b1")
    answer = second.ask("play", table=table, seat=0, number=0, move="turn b2")
    assert (answer["type"], answer["stale"]) == ("refused", True)
    second.wait_until(1)
    assert second.table is not None
    assert second.table["number"] == 1


def test_undo_by_consent(server: LiveServer) -> None:
    table, ann, bob = duel(server)
    socket, other = ann.sit(), bob.sit()
    socket.watch(table)
    other.watch(table)
    socket.play("turn b1")
    socket.wait_until(1)
    fence = socket.ask("undo", table=table, seat=0, number=1)
    assert fence["text"]["key"] == "obstacle-behind-fence"
    socket.ask("propose", table=table, seat=0, number=1, what="undo", to=0)
    other.wait_till(lambda table: table["proposal"] is not None)
    other.ask("respond", table=table, seat=1, number=2, agree=True)
    last = socket.wait_till(lambda table: table["number"] == 3)
    assert last["proposal"] is None
    assert last["view"]["spoons"] == 3


def test_a_forgotten_person_leaves_the_seat_to_a_bot(server: LiveServer) -> None:
    table, ann, bob = duel(server)
    socket = bob.sit()
    socket.watch(table)
    assert ann.http.delete("/me").status_code == 204
    socket.wait_till(lambda one: bool(one["seats"][0]["resigned"] and one["seats"][1]["deciding"]))


def test_a_cancelled_table_is_closed_to_all(server: LiveServer) -> None:
    ann = Someone(server, "Ann")
    table = open_table(ann, ["me", "bot:random"])
    ann.post(f"/tables/{table}/start")
    socket = ann.sit()
    socket.watch(table)
    ann.post(f"/tables/{table}/cancel")
    assert socket.wait_for("changed")["status"] == "cancelled"
    answer = socket.ask("play", table=table, seat=0, number=0, move="end")
    assert answer["text"]["key"] == "server-no-such-match"


def test_a_pause_by_agreement_and_a_private_note(server: LiveServer) -> None:
    table, ann, bob = duel(server)
    socket, other = ann.sit(), bob.sit()
    socket.watch(table)
    other.watch(table)
    socket.ask("propose", table=table, seat=0, number=0, what="pause")
    other.wait_until(1)
    other.ask("respond", table=table, seat=1, number=1, agree=True)
    socket.wait_till(lambda one: bool(one["paused"]))
    refused = socket.ask("play", table=table, seat=0, number=2, move="end")
    assert refused["text"]["key"] == "server-paused"
    assert ann.http.put(f"/tables/{table}/note", json={"text": "b1 is red"}).is_success
    assert ann.get(f"/tables/{table}/note")["text"] == "b1 is red"
    assert bob.get(f"/tables/{table}/note")["text"] == ""


def test_a_restart_in_good_order_keeps_everything(new_server: NewServer) -> None:
    first = new_server()
    table, ann, _bob = duel(first)
    socket = ann.sit()
    socket.watch(table)
    socket.wait_until(socket.play("turn b1")["number"])
    first.stop()
    first.start()
    again = ann.sit()
    assert again.watch(table, since=0)["number"] == 1
    assert again.play("turn b1")["type"] == "done"


def test_signing_out_signs_out_all_windows(server: LiveServer) -> None:
    table, ann, _bob = duel(server)
    other_window = ann.sit()
    other_window.watch(table)
    ann.http.delete("/session")
    with pytest.raises(ConnectionClosed) as closed:
        other_window.wait_for("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "the page opens its socket again by itself"
    assert ann.sit().hello["person"] == ""


def test_a_seat_that_plays_alone_and_resigns_has_lost(server: LiveServer) -> None:
    ann = Someone(server, "Ann")
    table = open_table(ann, ["me"], game="gateau")
    ann.post(f"/tables/{table}/start")
    socket = ann.sit()
    socket.watch(table)
    assert socket.ask("hand-over", table=table, seat=0, resign=True)["type"] == "done"
    last = socket.wait_till(lambda update: bool(update["status"] == "over"))
    mine, automa = last["results"]
    assert (mine["seat"], mine["rank"], mine["resigned"]) == (0, 2, True)
    assert (automa["seat"], automa["rank"]) == (None, 1)
    (known,) = kept_results(ann, table)
    assert (known["rank"], known["score"]) == (2, mine["score"])


def kept_results(person: Someone, table: str) -> list[Message]:
    """What the store has of a match; it is written right after the end."""
    end = time.monotonic() + PATIENCE
    while True:
        found = [one for one in person.get("/results")["results"] if one["table"] == table]
        if found:
            return found
        assert time.monotonic() < end, "no results"
        time.sleep(0.05)
