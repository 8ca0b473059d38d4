"""Asking the chef: where he may be asked, what he says, and who hears of it."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Message, ServerWithTaster, Socket, Someone, wait_for
from tests.server.postgres import Cluster
from tests.server.test_going_on import children_of
from tests.server.test_keepers import at
from tests.server.test_metrics import numbers

GAME = "pieces-montees"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWithTaster]:
    folder: Path = tmp_path_factory.mktemp("taster")
    found = ServerWithTaster(str(folder / "toque.db"), folder / "server.log")
    yield found.start()
    found.kill()


def table_of(someone: Someone, *seats: str, **more: object) -> Message:
    return someone.post("/tables", {"game": GAME, "seats": list(seats), **more})


def begun(someone: Someone, *seats: str, **more: object) -> tuple[str, Socket]:
    table = table_of(someone, *seats, **more)
    someone.post(f"/tables/{table['id']}/start")
    return table["id"], following(someone, table["id"])


def following(someone: Someone, table: str) -> Socket:
    socket = someone.sit()
    socket.watch(table)
    return socket


def ask(socket: Socket) -> Message:
    assert socket.table is not None
    known = {"table": socket.table["table"], "number": socket.table["number"]}
    return socket.ask("ask-chef", seat=socket.table["viewer"], **known)


def test_alone_one_may_ask_and_among_people_only_if_they_agreed(server: ServerWithTaster) -> None:
    laura = Someone(server, "Laura")
    assert table_of(laura, "me", "bot:greedy")["chef"]
    assert not table_of(laura, "me", "open")["chef"]
    assert table_of(laura, "me", "open", chef=True)["chef"]
    assert not table_of(laura, "me", "bot:greedy", chef=False)["chef"]
    refused = laura.post(
        "/tables", {"game": GAME, "seats": ["me", "open"], "rated": True, "chef": True}, 400
    )
    assert refused["text"]["key"] == "server-rated-chef"


def test_at_a_lesson_the_chef_may_be_asked(server: ServerWithTaster) -> None:
    assert Someone(server, "Laura").post(f"/games/{GAME}/lesson")["chef"]


def test_a_rated_table_has_no_chef(server: ServerWithTaster) -> None:
    laura, basile = Someone(server, "Laura"), Someone(server, "Basile")
    table = table_of(laura, "me", "open", rated=True)
    assert not table["chef"]
    basile.post(f"/tables/{table['id']}/join")
    laura.post(f"/tables/{table['id']}/start")
    socket = following(laura, table["id"])
    assert ask(socket)["text"]["key"] == "server-no-chef"
    socket.close()


def test_the_chef_compares_legal_moves_and_says_the_same_again(server: ServerWithTaster) -> None:
    _, socket = begun(Someone(server, "Laura"), "me", "bot:greedy")
    found: list[str] = []
    # In few worlds one move may look best in all, so that there is nothing to tell beside it.
    while len(found) < 2:
        socket.wait_till(lambda update: bool(update["decision"] and update["decision"]["moves"]))
        advice = ask(socket)
        assert advice["type"] == "advice"
        found = [one["move"]["text"] for one in advice["moves"]]
        assert set(found) <= set(socket.offers())
        if len(found) < 2:
            number = socket.play(found[0])["number"]
            socket.wait_until(number)
    assert len(found) <= 3
    assert all(0 <= one["chance"] <= 1 for one in advice["moves"])
    assert all(line["after"] != line["before"] for line in advice["why"])
    again = ask(socket)
    assert (again["moves"], again["why"]) == (advice["moves"], advice["why"])
    assert socket.table is not None
    told = [one["kind"] for one in socket.table["happenings"]]
    assert "advice" not in told, "alone, nobody is told"
    socket.play(found[0])
    socket.close()


def test_the_others_are_told_once_for_each_question(server: ServerWithTaster) -> None:
    laura, basile = Someone(server, "Laura"), Someone(server, "Basile")
    table = table_of(laura, "me", "open", chef=True)["id"]
    basile.post(f"/tables/{table}/join")
    laura.post(f"/tables/{table}/start")
    mine, other = following(laura, table), following(basile, table)
    assert ask(other)["text"]["key"] == "server-not-your-turn"
    for _ in range(2):
        assert ask(mine)["type"] == "advice"
    mine.play(mine.offers()[0])
    kinds: list[tuple[str, int]] = []

    def told(update: Message) -> bool:
        kinds.extend((one["kind"], one["seat"]) for one in update["happenings"])
        return ("move", 0) in kinds

    other.table = None
    other.wait_till(told)
    assert kinds == [("advice", 0), ("move", 0)]
    mine.close()
    other.close()


def test_what_is_asked_about_another_question_is_stale(server: ServerWithTaster) -> None:
    table, socket = begun(Someone(server, "Laura"), "me", "bot:greedy")
    socket.wait_till(lambda update: bool(update["decision"]))
    assert socket.table is not None
    number = socket.table["number"]
    socket.play(socket.offers()[0])
    socket.wait_till(lambda update: bool(update["decision"]) and update["number"] > number)
    answer = socket.ask("ask-chef", table=table, seat=0, number=number)
    assert answer["stale"]
    socket.close()


def test_nobody_asks_from_the_seat_of_another(server: ServerWithTaster) -> None:
    table, socket = begun(Someone(server, "Laura"), "me", "bot:greedy")
    other = following(Someone(server, "Basile"), table)
    answer = other.ask("ask-chef", table=table, seat=0, number=0)
    assert answer["text"]["key"] == "server-not-your-seat"
    socket.close()
    other.close()


def chef_of(server: ServerWithTaster) -> int:
    """The process in which he thinks: it steps back for the others."""
    assert server.process is not None
    usual = os.getpriority(os.PRIO_PROCESS, server.process.pid)
    found = [int(child) for child in children_of(server.process.pid)]
    return next(one for one in found if os.getpriority(os.PRIO_PROCESS, one) > usual)


def test_a_chef_who_is_killed_while_he_thinks_thinks_anew(server: ServerWithTaster) -> None:
    _, socket = begun(Someone(server, "Laura"), "me", "bot:greedy")
    socket.wait_till(lambda update: bool(update["decision"]))
    assert ask(socket)["type"] == "advice"
    seen = socket.play(socket.offers()[0])["number"]
    socket.wait_till(lambda update: update["number"] >= seen and bool(update["decision"]))
    chef = chef_of(server)
    os.kill(chef, signal.SIGSTOP)
    assert socket.table is not None
    known = {"table": socket.table["table"], "number": socket.table["number"]}
    socket.send("ask-chef", id="again", seat=0, **known)
    wait_for(lambda: numbers(server)["toque_chef_waiting"] == 1, "he has not heard of it")
    os.kill(chef, signal.SIGKILL)
    assert socket.wait_for("advice", "refused")["type"] == "advice"
    socket.close()


# After the match.


def finished(someone: Someone, *seats: str) -> str:
    """A match that somebody has brought to its end, with the first move that is offered."""
    table, socket = begun(someone, *seats)

    def goes_on(update: Message) -> bool:
        return bool(socket.offers()) or update["status"] == "over"

    while socket.wait_till(goes_on)["status"] != "over":
        number = socket.play(socket.offers()[0])["number"]
        socket.wait_until(number)
    socket.close()
    return table


def notes_on(someone: Someone, table: str) -> Message:
    found: list[Message] = []

    def are_ready() -> bool:
        found.append(someone.get(f"/tables/{table}/chef"))
        return bool(found[-1]["state"] != "reading")

    wait_for(are_ready, "the chef does not come to an end")
    return found[-1]


@pytest.fixture(scope="module")
def match(server: ServerWithTaster) -> tuple[Someone, str]:
    laura = Someone(server, "Laura")
    return laura, finished(laura, "me", "bot:random")


def test_the_chef_reads_a_match_and_says_what_cost_most(match: tuple[Someone, str]) -> None:
    laura, table = match
    notes = notes_on(laura, table)
    assert notes["state"] == "ready"
    history = laura.get(f"/tables/{table}/history?seat=0")
    moves = {row["number"]: row for row in history["happenings"]}
    assert 1 <= len(notes["decisions"]) <= 5
    for one in notes["decisions"]:
        assert one["seat"] == 0, "bots are not told what they could have done"
        row = moves[one["number"] + 1]
        assert (row["kind"], row["seat"], row["move"]) == ("move", 0, one["played"]["move"]["text"])
        assert one["moves"][0]["move"] != one["played"]["move"]
        gap = one["moves"][0]["points"] - one["played"]["points"]
        assert one["points"] == pytest.approx(gap, abs=0.06)
    costs = [one["points"] for one in notes["decisions"]]
    assert costs == sorted(costs, reverse=True)
    [read] = notes["seats"]
    assert read["looked_at"] > 0
    assert 0 <= read["best"] <= read["looked_at"] - len(costs)


def test_the_curve_ends_with_how_it_came_out(match: tuple[Someone, str]) -> None:
    laura, table = match
    notes = notes_on(laura, table)
    history = laura.get(f"/tables/{table}/history")
    last = {one["seat"]: one for one in notes["curve"]}
    assert {one["number"] for one in last.values()} == {history["last"]}
    for outcome in history["results"]:
        assert last[outcome["seat"]]["chance"] == (1.0 if outcome["rank"] == 1 else 0.0)
    numbers = [one["number"] for one in notes["curve"]]
    assert numbers == sorted(numbers)


def test_notes_are_for_those_who_may_look_at_the_match(server: ServerWithTaster) -> None:
    laura, stranger = Someone(server, "Laura"), Someone(server, "Eve")
    for closed, refused in (({"visibility": "private"}, 404), ({"spectators": False}, 403)):
        table, socket = begun(laura, "me", "bot:random", **closed)
        resigned = socket.ask("hand-over", table=table, seat=0, bot="random", resign=True)
        assert resigned["type"] == "done"
        socket.wait_till(lambda update: bool(update["status"] == "over"))
        socket.close()
        assert stranger.http.get(f"/tables/{table}/chef").status_code == refused
        assert laura.http.get(f"/tables/{table}/chef").status_code == 200


def test_a_match_that_runs_has_no_notes(server: ServerWithTaster) -> None:
    laura = Someone(server, "Laura")
    table, socket = begun(laura, "me", "bot:greedy")
    assert laura.http.get(f"/tables/{table}/chef").status_code == 409
    socket.close()


def test_a_match_that_nobody_asked_about_is_read_too(tmp_path: Path) -> None:
    """The store says what is to be read, also to the next server."""
    first = ServerWithTaster(str(tmp_path / "toque.db"), tmp_path / "first.log").start()
    laura = Someone(first, "Laura")
    table = finished(laura, "me", "bot:random")
    first.kill()
    second = ServerWithTaster(first.database, tmp_path / "second.log", first.port)
    second.start(TOQUE_READS_MATCHES="1")
    try:
        store = sqlite3.connect(first.database)
        query = 'SELECT state FROM reading WHERE "table" = ?'

        def is_read() -> bool:
            found = store.execute(query, [table]).fetchone()
            return found is not None and found[0] == "ready"

        wait_for(is_read, "nobody reads it")
        store.close()
    finally:
        second.kill()


def test_what_a_server_left_half_read_another_one_reads(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.new_database()
    first = ServerWithTaster(database, tmp_path / "first.log").start()
    second = ServerWithTaster(database, tmp_path / "second.log").start()
    try:
        laura = Someone(first, "Laura")
        table = finished(laura, "me", "bot:random")
        assert first.process is not None
        players = set(children_of(first.process.pid))
        assert laura.get(f"/tables/{table}/chef")["state"] == "reading"
        readers: set[str] = set()

        def is_being_read() -> bool:
            readers.update(set(children_of(first.process.pid)) - players)  # type: ignore[union-attr]
            return bool(readers)

        wait_for(is_being_read, "nobody reads it")
        for reader in readers:
            os.kill(int(reader), signal.SIGSTOP)
        there = at(second, laura)
        assert there.get(f"/tables/{table}/chef")["state"] == "reading"
        first.kill()
        assert notes_on(there, table)["state"] == "ready"
    finally:
        first.kill()
        second.kill()
