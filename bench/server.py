"""Load on a real server: tables of four, a socket for every player. Writes bench/server.md.

Everything happens on this machine: the server has one core's worth of process, this script another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from toque.arena.speed import is_compiled
from toque.engine.rng import Rng
from toque.server.rows import Pace, Seat, Table
from toque.server.state import TableState

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "server.md"
SEATS = 4


class Load:
    def __init__(self, url: str, pause: float) -> None:
        self.url = url
        self.pause = pause
        self.sent: dict[tuple[str, int], float] = {}
        self.latencies: list[float] = []
        self.moves = 0
        self.measuring = False
        self.sockets: list[ClientConnection] = []

    async def seat_table(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        """Four guests at one table; returns it with their cookies."""
        cookies = []
        table = ""
        for seat in range(SEATS):
            http.cookies.clear()
            (await http.post("/guest", json={"name": f"Guest {seat}"})).raise_for_status()
            if seat == 0:
                body = {"game": "pieces-montees", "seats": ["me"] + ["open"] * (SEATS - 1)}
                answer = await http.post("/tables", json=body)
                table = answer.raise_for_status().json()["id"]
            else:
                (await http.post(f"/tables/{table}/join", json={})).raise_for_status()
            cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))
        http.cookies.clear()
        host = {"Cookie": cookies[0]}
        (await http.post(f"/tables/{table}/start", json={}, headers=host)).raise_for_status()
        return table, cookies

    async def sit(self, table: str, cookie: str, seat: int) -> None:
        wire = await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/socket",
            additional_headers={"Cookie": cookie},
            origin=Origin(self.url),
            proxy=None,
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        self.sockets.append(wire)
        await wire.send(json.dumps({"type": "watch", "table": table}))
        asyncio.get_running_loop().create_task(self.play(wire, table))

    async def play(self, wire: ClientConnection, table: str) -> None:
        """Answer every question with a move by chance, after a pause; note when moves arrive."""
        async for text in wire:
            now = time.perf_counter()
            if not str(text).startswith('{"type":"update"'):
                continue
            message = json.loads(text)
            asked = self.sent.get((table, message["number"]))
            if asked is not None and self.measuring:
                self.latencies.append(now - asked)
            offers = (message["decision"] or {"moves": []})["moves"]
            if offers and message["status"] == "running":
                await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
                move = random.choice(offers)["move"]["text"]
                wish = {"type": "play", "table": table, "seat": message["viewer"], "move": move}
                self.sent[table, message["number"] + 1] = time.perf_counter()
                self.moves += self.measuring
                await wire.send(json.dumps(wish | {"number": message["number"]}))


def memory(pid: int) -> int:
    """Resident kilobytes of the server."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def run(url: str, pid: int, tables: int, seconds: float, pause: float) -> dict[str, float]:
    load = Load(url, pause)
    base = memory(pid)
    async with httpx.AsyncClient(
        base_url=f"{url}/api", headers={"X-Toque": "1"}, timeout=60, trust_env=False
    ) as http:
        seated = [await load.seat_table(http) for _ in range(tables)]
    with_tables = memory(pid)
    for table, cookies in seated:
        for seat, cookie in enumerate(cookies):
            await load.sit(table, cookie, seat)
    with_sockets = memory(pid)
    await asyncio.sleep(3)
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    found = sorted(load.latencies)
    return {
        "tables": tables,
        "sockets": len(load.sockets),
        "moves_per_s": load.moves / seconds,
        "updates_per_s": len(found) / seconds,
        "p50_ms": 1000 * found[len(found) // 2],
        "p99_ms": 1000 * found[int(len(found) * 0.99)],
        "kb_per_table": (with_tables - base) / tables,
        "kb_per_socket": (with_sockets - with_tables) / len(load.sockets),
        "base_mb": base / 1024,
    }


def measure(tables: int, seconds: float, pause: float) -> dict[str, float]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "toque", "serve", "--port", str(port)]
        settings = {"TOQUE_RATE_FACTOR": "100000", "TOQUE_LOG_LEVEL": "error"}
        server = subprocess.Popen(
            [*command, "--database", f"{folder}/toque.db"],
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        url = f"http://127.0.0.1:{port}"
        try:
            for _ in range(200):
                try:
                    httpx.get(f"{url}/health/ready", trust_env=False).raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            return asyncio.run(run(url, server.pid, tables, seconds, pause))
        finally:
            server.terminate()
            server.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    rows = []
    for tables, pause, name in (
        (given.tables, 2.0, "people: a move every 2 s at each table"),
        (given.tables // 4, 0.0, "as fast as it goes"),
    ):
        print(f"Measuring {tables} tables, {name} ...")
        found = measure(tables, given.seconds, pause)
        rows.append(
            f"| {name} | {found['tables']:.0f} | {found['sockets']:.0f} | {found['moves_per_s']:.0f} "
            f"| {found['updates_per_s']:.0f} | {found['p50_ms']:.1f} | {found['p99_ms']:.1f} "
            f"| {found['kb_per_table']:.0f} | {found['kb_per_socket']:.0f} | {found['base_mb']:.0f} |"
        )
    RESULTS.write_text(report(rows), "utf-8")
    print(RESULTS.read_text("utf-8"))


def rebuild_ms(matches: int = 40) -> tuple[int, float, float]:
    """Rows of a finished match by chance, and milliseconds to rebuild one: median and 95 %."""
    times = []
    rows = 0
    for number in range(matches):
        table = Table(
            id="bench",
            game="pieces-montees",
            options={"mode": "confirmed"},
            edition="house",
            edition_source="",
            host="a",
            pace=Pace(),
            visibility="public",
            spectators=True,
            status="running",
            seats=[Seat("person", person) for person in "abcd"],
            seed=f"bench-{number}",
            created=0,
        )
        live = TableState(table)
        lexicon = live.timeline.game.lexicon
        rng = Rng(table.seed)
        log = []
        while not live.over:
            seat = live.match.deciders()[0]
            move = lexicon.notation(rng.choice(live.match.moves(seat)))
            log.append(live.move_row(seat, move, 0))
            live.apply(log[-1])
        start = time.perf_counter()
        again = TableState(table)
        for row in log:
            again.apply(row)
        times.append(1000 * (time.perf_counter() - start))
        rows += len(log)
    times.sort()
    return rows // matches, times[len(times) // 2], times[int(len(times) * 0.95)]


def report(rows: list[str]) -> str:
    build = "compiled" if is_compiled() else "plain Python"
    conditions = (
        f"`make bench-server` on {time.strftime('%Y-%m-%d')}: two cores, server (one process, SQLite, "
        f"{build}) and clients on the same machine, tables of four, one socket for each player. "
        "Latency is from the moment a move is sent until a viewer has it; every viewer counts."
    )
    columns = "load|tables|sockets|moves/s|updates/s|p50 ms|p99 ms|kB a table|kB a socket|base MB"
    heading = "| " + " | ".join(columns.split("|")) + " |"
    rule = "|---" + "|--:" * 9 + "|"
    length, median, most = rebuild_ms()
    rebuilt = (
        f"A finished match of four, {length} rows on average, is rebuilt from its log in "
        f"{median:.1f} ms (median), {most:.1f} ms (95 %)."
    )
    return "\n".join(["# Load", "", conditions, "", heading, rule, *rows, "", rebuilt, ""])


if __name__ == "__main__":
    main()
