"""Twenty thousand matches through one server: `make soak`, with ARGS="--matches 2000" fewer.

Most are short, every fifth is one of a large game; a guest plays in one of 25, bots in the others.
Meanwhile somebody plays against a bot all the time, so that it shows how long a move takes. Memory must
be flat within 5 % after the warm-up, no descriptor and no worker may be left over, and a move must take
as long at the end as at the beginning.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

import httpx
import msgspec

from tests.server.live import LiveServer, Message, Socket, Someone
from tests.strain.chaos import pid_of, workers_of
from tests.strain.guests import Guest
from toque.games import EXTRA_GAMES
from toque.server.limits import TokenBucket

QUICK = "toy", ["bot:random", "bot:random"]
"""A game of the tests with thirteen moves: what a match leaves behind does not grow with its moves."""
LONG = (
    ("patisserie", ["bot:random"]),
    ("rococo", ["bot:random"]),
    ("gateau", ["bot:random"]),
    ("patisserie", ["bot:random", "bot:random"]),
)
LONG_AT_EVERY = 5
GUEST_AT_EVERY = 25
TABLES_OF_A_HOST = 4
AT_ONCE = 12
MOST_A_SECOND = 8.0
"""Matches that begin: a table stays in memory for a minute after its end, so that a machine which has
more time for the server at the end than at the beginning would show more memory then."""
LOOK_EVERY = 5.0
WARM_UP = 0.25
"""The share of the matches before which nothing is held against the server."""
FORGOTTEN = 75.0
"""Seconds after which nothing of a match that is over is in memory."""


class Sample(msgspec.Struct):
    at: float
    matches: int
    megabytes: float
    descriptors: int
    workers: int
    move_ms: float


def megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def can_go_on(update: Message) -> bool:
    decision = update["decision"]
    return update["status"] == "over" or bool(decision and decision["moves"])


class Soak:
    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.samples: list[Sample] = []
        self.begun = time.monotonic()
        self.started = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def over(self) -> int:
        with closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as database:
            query = "SELECT count(*) FROM match_table WHERE status = 'over'"
            return int(database.execute(query).fetchone()[0])

    async def run(self, matches: int, seconds: float) -> None:
        measuring = asyncio.create_task(self._measure())
        http = self._browser()
        pace = TokenBucket(MOST_A_SECOND, AT_ONCE)
        over = 0
        while over < matches and time.monotonic() < self.begun + seconds:
            while self.started < min(over + AT_ONCE, matches) and pace.take():
                if self.started % TABLES_OF_A_HOST == 0:
                    http.cookies.clear()
                    (await http.post("/guest", json={"name": "Host"})).raise_for_status()
                await self._begin(http, self.started)
                self.started += 1
            await asyncio.sleep(0.1)
            over = self.over()
        await http.aclose()
        # Nobody plays any more: what is left in memory now is left for good.
        await asyncio.sleep(FORGOTTEN)
        measuring.cancel()
        await asyncio.gather(measuring, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=f"{self.server.url}/api",
            headers={"X-Toque": "1"},
            timeout=60,
            trust_env=False,
            verify=False,
        )

    async def _begin(self, http: httpx.AsyncClient, number: int) -> None:
        long = LONG[number // LONG_AT_EVERY % len(LONG)]
        game, seats = QUICK if number % LONG_AT_EVERY else long
        with_guest = number % GUEST_AT_EVERY == 0
        if with_guest:
            seats = ["me", *seats[1:]]
        body = {"game": game, "seats": seats}
        table = (await http.post("/tables", json=body)).raise_for_status().json()["id"]
        (await http.post(f"/tables/{table}/start", json={})).raise_for_status()
        if with_guest:
            cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
            guest = Guest(table, "", cookie, lambda: self.server.port)
            guest.pause = (0.0, 0.01)
            task = asyncio.create_task(self._play(guest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _play(self, guest: Guest) -> None:
        life = asyncio.create_task(guest.live())
        while not guest.over:
            await asyncio.sleep(0.2)
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        assert not guest.trouble, guest.trouble

    async def _measure(self) -> None:
        pid = pid_of(self.server)
        ann = await asyncio.to_thread(Someone, self.server, "Ann")
        socket = await asyncio.to_thread(self._sit_down, ann)
        while True:
            times = []
            until = time.monotonic() + LOOK_EVERY
            while time.monotonic() < until:
                begun = time.perf_counter()
                await asyncio.to_thread(socket.play, socket.offers()[-1])
                times.append(time.perf_counter() - begun)
                await asyncio.to_thread(socket.wait_till, can_go_on)
                if not socket.offers():
                    socket.close()
                    socket = await asyncio.to_thread(self._sit_down, ann)
                await asyncio.sleep(0.5)
            self.samples.append(
                Sample(
                    time.monotonic() - self.begun,
                    self.over(),
                    megabytes(pid),
                    len(list(Path(f"/proc/{pid}/fd").iterdir())),
                    len(workers_of(pid)),
                    1000 * median(times),
                )
            )
            if len(self.samples) % 12 == 1:
                print(f"  {self.samples[-1]}", flush=True)

    def _sit_down(self, ann: Someone) -> Socket:
        table = ann.post("/tables", {"game": "pieces-montees", "seats": ["me", "bot:random"]})["id"]
        ann.post(f"/tables/{table}/start")
        socket = ann.sit()
        socket.watch(table)
        socket.wait_till(can_go_on)
        return socket

    def verdict(self, matches: int) -> list[str]:
        warm = [one for one in self.samples if one.matches >= WARM_UP * matches]
        if len(warm) < 6:
            return ["too short to say anything"]
        third = len(warm) // 3
        first, last = warm[:third], warm[-third:]
        found = []
        before, after = (median(one.megabytes for one in part) for part in (first, last))
        fast, slow = (median(one.move_ms for one in part) for part in (first, last))
        end = self.samples[-1]
        print(
            f"{self.over()} matches in {end.at:.0f} s. Memory {before:.0f} MB after the warm-up, "
            f"{after:.0f} MB at the end ({after / before - 1:+.1%}), {end.megabytes:.0f} MB with "
            f"nobody there. Descriptors {first[0].descriptors}, then {end.descriptors}; workers "
            f"{end.workers}. A move takes {fast:.1f} ms, then {slow:.1f} ms (medians)."
        )
        if after > 1.05 * before:
            found.append("memory grows")
        if end.descriptors > first[0].descriptors + 5:
            found.append("descriptors are left over")
        if end.workers > 1:
            found.append("workers are left over")
        if slow > 1.5 * fast + 2:
            found.append("moves become slow")
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=10 * 3600.0, help="at most so long")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="toque-soak-") as folder:
        server = LiveServer(f"{folder}/toque.db", Path(folder) / "server.log")
        server.start(TOQUE_LOG_LEVEL="warning", **{EXTRA_GAMES: "tests.games.toy"})
        soak = Soak(server)
        try:
            asyncio.run(soak.run(given.matches, given.seconds))
            found = soak.verdict(soak.over())
            said = server.log.read_text("utf-8", "replace")
        finally:
            server.kill()
    if said:
        print("The server said:", said[-2000:])
    for trouble in found:
        print(f"  WRONG: {trouble}")
    print("Everything held." if not found else f"{len(found)} things went wrong.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
