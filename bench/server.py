"""Load on a real server, from this other process: tables of four, a socket for everybody at them.

The aim: 1,000 live tables, a move at each every 5 s, `why` with every decision, a spectator at every
tenth table, 50 tables with bots, and 99 of 100 times a viewer has a move within 100 ms. Then the growth
from 100 to 2,000 tables, and 300 spectators at one table. Writes bench/server.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from crowd import Crowd, Gathering
from toque.arena.speed import is_compiled
from toque.engine.rng import Rng
from toque.games import game
from toque.server.config import Settings
from toque.server.outgoing import reasons, update
from toque.server.rows import LogRow, Pace, Person, Seat, Table
from toque.server.sessions import Sessions
from toque.server.state import TableState
from toque.server.store.connect import open_store

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "server.md"
SEATS = 4
GAMES = ("pieces-montees", "gateau", "rococo", "patisserie")
BOT_TABLES = 50
SPECTATOR_AT_EVERY = 10
EVERY = 5.0
AIM_MS = 100.0
SLOW_APPEND_MS = 5.0
"""A commit that does not wait for its disk takes one or two."""
LIVE = Pace(bank=36_000)
"""Nobody's time runs out while it is measured."""


# Tables in the middle of their matches, written into the store before the server starts.


class Seeded(msgspec.Struct):
    id: str
    cookies: list[str]
    """Of the people at the table, then of those who only look."""


def a_table(id: str, slug: str, seats: list[Seat]) -> Table:
    return Table(
        id=id,
        game=slug,
        options={},
        edition="house",
        edition_source="",
        host=seats[0].person,
        pace=LIVE,
        visibility="public",
        spectators=True,
        status="running",
        seats=seats,
        seed=f"bench-{id}",
        created=now_ms(),
        started=now_ms(),
    )


def now_ms() -> int:
    return int(time.time() * 1000)


def played(table: Table, moves: int) -> tuple[TableState, list[LogRow]]:
    state = TableState(table)
    lexicon = state.timeline.game.lexicon
    rng = Rng(table.seed)
    log: list[LogRow] = []
    while not state.over and len(log) < moves:
        seat = state.match.deciders()[0]
        log.append(
            state.move_row(seat, lexicon.notation(rng.choice(state.match.moves(seat))), now_ms())
        )
        state.apply(log[-1])
    return state, log


async def seed_tables(
    database: str, games: tuple[str, ...], tables: int, bots: int, spectators: Callable[[int], int]
) -> list[Seeded]:
    store = open_store(database)
    await store.open()
    sessions = Sessions(store, Settings(database=database))
    rng = random.Random(tables)

    async def somebody(id: str) -> str:
        await store.add_person(Person(id=id, name=f"Guest {id}", guest=True, created=now_ms()))
        cookie = await sessions.cookie(await sessions.begin(id, now_ms()))
        return cookie.split(";")[0]

    async def one(number: int) -> Seeded:
        id = f"t{number}"
        people = SEATS if number < tables else 1
        seats = [Seat("person", f"{id}-{seat}") for seat in range(people)]
        seats += [Seat("bot", bot="greedy")] * (SEATS - people)
        watching = spectators(number) if number < tables else 0
        cookies = [await somebody(f"{id}-{seat}") for seat in range(people + watching)]
        table = a_table(id, games[number % len(games)], seats)
        state, log = played(table, rng.randrange(10, 60))
        if state.over:
            log = log[:10]
        await store.add_table(table)
        for row in log:
            await store.append(id, row)
        return Seeded(id, cookies)

    try:
        every = tables + bots
        seeded: list[Seeded] = []
        for start in range(0, every, 100):  # what waits together is committed together
            some = range(start, min(start + 100, every))
            seeded += await asyncio.gather(*(one(number) for number in some))
        return seeded
    finally:
        await store.close()


# One stage: a fresh server, its tables, a while of play.


class Found(msgspec.Struct, kw_only=True):
    tables: int
    sockets: int
    moves_per_s: float
    updates_per_s: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cpu: float
    """Processor time of the server's process, as a share of one core."""
    clients_cpu: float
    others_cpu: float
    """What neither of them used of the machine: bots, and whatever else runs there."""
    lag_p99_ms: float
    stops_ms: float
    """The longest stop to look for garbage is below this."""
    append_ms: float
    mb: float
    lost: int
    late: int
    ms_per_move: float
    """Processor time of the server for a move, with all that belongs to it."""


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float:
    """Processor time of everything on the machine."""
    fields = [int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    return (sum(fields[:3]) + sum(fields[5:7])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


Metrics = dict[str, float]


def read_metrics(port: int) -> Metrics:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = [sample.labels[name] for name in ("what", "le") if name in sample.labels]
            found[" ".join([sample.name, *labels])] = sample.value
    return found


def share_below(before: Metrics, after: Metrics, name: str, share: float) -> float:
    """Milliseconds within which a share of what a histogram counted lies: the bound of a bucket."""
    bounds = {
        float(key.split()[1]): after[key] - before.get(key, 0.0)
        for key in after
        if key.startswith(f"{name}_bucket ")
    }
    most = max(bounds.values(), default=0.0)
    return 1000 * min((at for at, count in bounds.items() if count >= share * most), default=0.0)


def mean_ms(before: Metrics, after: Metrics, name: str, label: str) -> float:
    count = after[f"{name}_count {label}"] - before.get(f"{name}_count {label}", 0.0)
    total = after[f"{name}_sum {label}"] - before.get(f"{name}_sum {label}", 0.0)
    return 1000 * total / max(1.0, count)


async def stage(
    port: int, pid: int, seeded: list[Seeded], seconds: float, every: float, tables: int
) -> Found:
    crowd = Crowd(port, every)
    for one in seeded:
        gathering = Gathering(one.id)
        crowd.gatherings.append(gathering)
        await asyncio.gather(*(crowd.sit(gathering, cookie) for cookie in one.cookies))
    crowd.begin()
    await asyncio.sleep(1.5 * every)
    before, server, machine = await asyncio.to_thread(read_metrics, port), 0.0, 0.0
    server, machine, mine = cpu_seconds(pid), machine_seconds(), time.process_time()
    begun = time.perf_counter()
    crowd.measuring = True
    await asyncio.sleep(seconds)
    crowd.measuring = False
    took = time.perf_counter() - begun
    server, machine = cpu_seconds(pid) - server, machine_seconds() - machine
    mine = time.process_time() - mine
    after = await asyncio.to_thread(read_metrics, port)
    found = sorted(crowd.latencies)
    crowd.end()
    return Found(
        tables=tables,
        sockets=sum(len(one.cookies) for one in seeded),
        moves_per_s=crowd.moves / took,
        updates_per_s=len(found) / took,
        p50_ms=1000 * found[len(found) // 2],
        p99_ms=1000 * found[int(len(found) * 0.99)],
        max_ms=1000 * found[-1],
        server_cpu=server / took,
        clients_cpu=mine / took,
        others_cpu=(machine - server - mine) / took,
        lag_p99_ms=share_below(before, after, "toque_loop_lag_seconds", 0.99),
        stops_ms=share_below(before, after, "toque_garbage_seconds", 1.0),
        append_ms=mean_ms(before, after, "toque_database_seconds", "append"),
        mb=megabytes(pid),
        lost=crowd.lost,
        late=crowd.late,
        ms_per_move=1000 * server / max(1, crowd.moves),
    )


def measure(
    games: tuple[str, ...],
    tables: int,
    bots: int,
    seconds: float,
    every: float = EVERY,
    spectators: Callable[[int], int] = lambda number: int(number % SPECTATOR_AT_EVERY == 0),
    profile: str = "",
) -> Found:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/toque.db"
        seeded = asyncio.run(seed_tables(database, games, tables, bots, spectators))
        watched = ["-m", "cProfile", "-o", profile] if profile else []
        command = [sys.executable, *watched, "-m", "toque", "serve", "--port", str(port)]
        settings = {"TOQUE_RATE_FACTOR": "100000", "TOQUE_LOG_LEVEL": "error"}
        server = subprocess.Popen(
            [*command, "--database", database],
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            until = time.monotonic() + 300
            while not taken_up(port, tables + bots):
                assert time.monotonic() < until, "the server does not come up"
                time.sleep(0.2)
            found = asyncio.run(stage(port, server.pid, seeded, seconds, every, tables))
            print(found, flush=True)
            return found
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(60)


def taken_up(port: int, tables: int) -> bool:
    try:
        return read_metrics(port)["toque_live_tables"] >= tables
    except OSError:
        return False


# What a move costs, part by part.


def parts_us(slug: str, matches: int = 12) -> tuple[float, float, float, int]:
    """Microseconds of an update for who decides, of one for another, and of `why`; and bytes."""
    found = []
    for number in range(matches):
        seats = [Seat("person", person) for person in "abcd"]
        state, log = played(a_table(f"parts-{number}", slug, seats), 20 + 4 * number)
        if not state.over:
            seat = state.match.deciders()[0]
            last = log[-1:]
            found.append(
                (
                    best_us(partial(update, state, last, seat, {}, set(), 0)),
                    best_us(partial(update, state, last, None, {}, set(), 0)),
                    best_us(partial(reasons, state, seat, [])),
                    len(update(state, last, seat, {}, set(), 0)),
                )
            )
    mine, other, why, size = (
        sorted(column)[len(found) // 2] for column in zip(*found, strict=True)
    )
    return mine, other, why, int(size)


def best_us(work: Callable[[], object]) -> float:
    """Of five times: what else the machine does must not count."""
    found = []
    for _ in range(5):
        begun = time.perf_counter()
        work()
        found.append(time.perf_counter() - begun)
    return 1e6 * min(found)


def rebuild_ms(matches: int = 40) -> tuple[int, float, float]:
    """Rows of a finished match by chance, and milliseconds to rebuild one: median and 95 %."""
    times = []
    rows = 0
    for number in range(matches):
        seats = [Seat("person", person) for person in "abcd"]
        table = a_table(f"rebuild-{number}", "pieces-montees", seats)
        table = msgspec.structs.replace(table, options={"mode": "confirmed"})
        _, log = played(table, 100_000)
        start = time.perf_counter()
        again = TableState(table)
        for row in log:
            again.apply(row)
        times.append(1000 * (time.perf_counter() - start))
        rows += len(log)
    times.sort()
    return rows // matches, times[len(times) // 2], times[int(len(times) * 0.95)]


# The report.

COLUMNS = (
    "tables|sockets|moves/s|updates/s|p50 ms|p99 ms|longest ms|server, of a core|clients|others"
    "|loop lag p99 <|garbage stop <|append ms|MB|ms a move"
)


def row_of(found: Found) -> str:
    cells = (
        f"{found.tables}",
        f"{found.sockets}",
        f"{found.moves_per_s:.0f}",
        f"{found.updates_per_s:.0f}",
        f"{found.p50_ms:.1f}",
        f"{found.p99_ms:.1f}",
        f"{found.max_ms:.0f}",
        f"{found.server_cpu:.0%}",
        f"{found.clients_cpu:.0%}",
        f"{found.others_cpu:.0%}",
        f"{found.lag_p99_ms:.0f} ms",
        f"{found.stops_ms:.0f} ms",
        f"{found.append_ms:.1f}",
        f"{found.mb:.0f}",
        f"{found.ms_per_move:.1f}",
    )
    return "| " + " | ".join(cells) + " |"


def knee_of(growth: list[Found]) -> str:
    """The first stage that misses the aim, as all beyond it do."""
    beyond: Found | None = None
    for one in reversed(growth):
        if one.p99_ms <= AIM_MS:
            break
        beyond = one
    if beyond is None:
        return f"No knee up to {growth[-1].tables:,} tables: p99 stays under {AIM_MS:.0f} ms."
    if beyond.server_cpu > 0.85:
        cause = f"the server has used up its core ({beyond.server_cpu:.0%})"
    elif beyond.server_cpu + beyond.clients_cpu + beyond.others_cpu > 0.9 * (os.cpu_count() or 1):
        cause = (
            f"the machine is full: server {beyond.server_cpu:.0%}, clients "
            f"{beyond.clients_cpu:.0%}, others {beyond.others_cpu:.0%} of a core"
        )
    elif beyond.append_ms > SLOW_APPEND_MS:
        cause = f"the disk is slow (an append takes {beyond.append_ms:.0f} ms on average)"
    else:
        cause = f"the loop stalls (garbage stops up to {beyond.stops_ms:.0f} ms)"
    return (
        f"The knee is before {beyond.tables:,} tables: p99 {beyond.p99_ms:.0f} ms, because {cause}."
    )


def report(
    growth: list[Found], crowd: tuple[Found, Found] | None, games: tuple[str, ...], load: str
) -> str:
    build = "compiled" if is_compiled() else "plain Python"
    lines = ["# Load", ""]
    lines.append(
        f"`make bench-server` on {time.strftime('%Y-%m-%d')}: two cores, one server (one process, "
        f"SQLite, {build}), measured by another process on the same machine. Tables of four in the "
        f"middle of their matches ({', '.join(games)} in turn), a move at each every {EVERY:.0f} s, "
        f"`why` with every decision, a spectator at every tenth table, {BOT_TABLES} tables of one "
        "person with three bots, sockets compressed as browsers ask for. Latency is from the moment "
        f"a move is sent until a viewer has it; every viewer counts. {load}"
    )
    header = "| " + " | ".join(COLUMNS.split("|")) + " |"
    rule = "|" + "--:|" * len(COLUMNS.split("|"))
    lines += ["", header, rule, *[row_of(found) for found in growth], "", knee_of(growth), ""]
    lines += ["What the parts of a move cost, in microseconds (best of five):", ""]
    lines += ["| game | update, who decides | update, another | why | kB an update |"]
    lines += ["|---|--:|--:|--:|--:|"]
    for slug in games:
        mine, other, why, size = parts_us(slug)
        title = game(slug).slug
        lines.append(f"| {title} | {mine:.0f} | {other:.0f} | {why:.0f} | {size / 1000:.1f} |")
    if crowd is not None:
        few, many = crowd
        more = many.ms_per_move - few.ms_per_move
        lines.append("")
        lines.append(
            f"One table with {many.sockets - few.sockets} spectators more, a move every 0.2 s: the "
            f"server needs {many.ms_per_move:.1f} ms of its core for a move instead of "
            f"{few.ms_per_move:.1f}, so they cost {more:.1f} ms; they have it after "
            f"{many.p50_ms:.1f} ms (median), {many.p99_ms:.1f} ms (p99)."
        )
    length, median, most = rebuild_ms()
    lines.append("")
    lines.append(
        f"A finished match of four, {length} rows on average, is rebuilt from its log in "
        f"{median:.1f} ms (median), {most:.1f} ms (95 %)."
    )
    lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100,250,500,1000,1500,2000")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--spectators", type=int, default=300)
    parser.add_argument("--profile", default="", help="write where the server's time goes (slower)")
    parser.add_argument("--dry", action="store_true", help="print only")
    given = parser.parse_args()
    games = tuple(given.games.split(","))
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    load = f"Load average of the machine before: {os.getloadavg()[0]:.1f}."
    growth = [
        measure(games, int(tables), BOT_TABLES, given.seconds, profile=given.profile)
        for tables in given.tables.split(",")
        if tables
    ]
    crowd = None
    if given.spectators:
        few, many = (
            measure(games[:1], 1, 0, given.seconds / 2, 0.2, lambda _, count=count: count)  # type: ignore[misc]
            for count in (0, given.spectators)
        )
        crowd = few, many
    text = report(growth, crowd, games, load) if growth else ""
    if text and not given.dry:
        RESULTS.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
