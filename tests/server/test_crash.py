"""Killed in the middle of play, again and again: no acknowledged move is lost, and all go on."""

from __future__ import annotations

import threading
import time

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.conftest import NewServer
from tests.server.live import PATIENCE, LiveServer, Socket, Someone
from tests.server.postgres import Cluster
from tests.server.test_life import duel, open_table
from tests.support import EXTENT
from toque.engine.rng import Rng

KILLS = 50 if EXTENT == "long" else 5
TOGETHER = 400 if EXTENT == "long" else 60
"""Moves that are played at one table by two processes, unless the match ends sooner."""


class Player(threading.Thread):
    """Plays random moves, comes back whenever the server is gone, and notes every `done`."""

    def __init__(self, person: Someone, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.acknowledged: dict[int, str] = {}
        self.connections = 0
        self.enough = threading.Event()
        self.trouble: list[str] = []
        self.over = False

    def run(self) -> None:
        rng = Rng(self.person.id)
        while not self.enough.is_set():
            try:
                self.play(self.person.sit(), rng)
            except (OSError, WebSocketException, ConnectionClosed, TimeoutError, EOFError):
                time.sleep(0.02)

    def play(self, socket: Socket, rng: Rng) -> None:
        self.connections += 1
        message = socket.watch(self.table)
        while not self.enough.is_set():
            self.over = message.get("status") == "over"
            if message["type"] == "update" and message["decision"] and message["status"] != "over":
                moves = [offer["move"]["text"] for offer in message["decision"]["moves"]]
                if moves:
                    move = moves[rng.below(len(moves))]
                    answer = socket.play(move)
                    if answer["type"] == "done":
                        if self.acknowledged.setdefault(answer["number"], move) != move:
                            self.trouble.append(f"number {answer['number']} twice")
                    elif not answer["stale"]:
                        self.trouble.append(str(answer))
                    number = answer.get("number", 0)
                    message = socket.table or message
                    if message["number"] >= number and answer["type"] == "done":
                        continue
            message = socket.receive(2.0)


def crash(new_server: NewServer, database: str) -> None:
    server = new_server(database)
    people = [Someone(server, name) for name in ("Ann", "Bob")]
    ann, bob = people
    tables = []
    for _ in range(3):
        table = open_table(ann, ["me", "open", "bot:random"], options={"mode": "confirmed"})
        bob.post(f"/tables/{table}/join")
        ann.post(f"/tables/{table}/start")
        tables.append(table)
    players = [Player(person, table) for person in people for table in tables]
    for player in players:
        player.start()
    rng = Rng("kill")
    for _ in range(KILLS):
        wait_for_play(players)
        time.sleep(rng.below(150) / 1000)
        server.kill()
        server.start()
    wait_for_play(players)
    before = [len(player.acknowledged) for player in players]
    for player in players:
        player.enough.set()
    for player in players:
        player.join(PATIENCE)
    assert sum(before) > KILLS, "hardly anything was played"
    for player in players:
        assert not player.trouble
        assert player.connections > KILLS / 5
    check(server, people, tables, players)


def wait_for_play(players: list[Player], more: int = 3) -> None:
    """Wait until this much more has been played, or all: kills are to come in the middle of it."""
    last = played(players)
    enough = last + more
    until = time.monotonic() + PATIENCE
    while last < enough and not all(player.over for player in players):
        assert time.monotonic() < until, "nobody plays any more"
        time.sleep(0.005)
        if played(players) != last:
            last = played(players)
            until = time.monotonic() + PATIENCE


def played(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check(
    server: LiveServer, people: list[Someone], tables: list[str], players: list[Player]
) -> None:
    """Every `done` that anybody got is in the log, with its move; the log has no gap."""
    for table in tables:
        socket = people[0].sit()
        update = socket.watch(table, since=0)
        rows = {one["number"]: one for one in update["happenings"]}
        assert sorted(rows) == list(range(1, update["number"] + 1))[-len(rows) :]
        for player in players:
            if player.table == table:
                for number, move in player.acknowledged.items():
                    if number in rows:
                        assert (rows[number]["kind"], rows[number]["move"]) == ("move", move)
                    else:
                        assert number <= update["number"] - len(rows)
        socket.close()


def test_kills_lose_nothing(new_server: NewServer) -> None:
    crash(new_server, "")


def test_two_processes_on_one_store_never_fork_a_match(
    new_server: NewServer, postgres: Cluster
) -> None:
    two_processes(new_server, postgres.new_database())


def two_processes(new_server: NewServer, database: str) -> None:
    """Ann is on both servers at once and plays on both; each number has one move, the same for all."""
    first = new_server(database)
    second = new_server(database)
    table, ann, bob = duel(first)
    players = []
    for server in (first, second):
        for person in (ann, bob):
            twin = Someone(server)
            twin.http.cookies = person.http.cookies
            twin.id = f"{person.id}-{server.port}"
            players.append(Player(twin, table))
    for player in players:
        player.start()
    wait_for_play(players, TOGETHER)
    for player in players:
        player.enough.set()
    for player in players:
        player.join(PATIENCE)
        assert not player.trouble
    twins = [Someone(server) for server in (first, second)]
    for twin in twins:
        twin.http.cookies = ann.http.cookies
    # A process knows its own rows at once, and those of the other one a moment later.
    sockets = [twin.sit() for twin in twins]
    last = max(socket.watch(table)["number"] for socket in sockets)
    for socket in sockets:
        socket.wait_until(last)
    updates = [twin.sit().watch(table, since=0) for twin in twins]
    views = [
        (update["number"], [one["move"] for one in update["happenings"]]) for update in updates
    ]
    assert views[0] == views[1]
    numbers = [number for player in players for number in player.acknowledged]
    assert len(numbers) == len(set(numbers)), "two processes acknowledged the same number"
    assert len(numbers) > 20
