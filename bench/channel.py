"""How many rows a second one process appends and another hears of: over PostgreSQL itself, or a Redis.

    .venv/bin/python bench/channel.py postgresql://... [redis://...]

At a database of its own: it fills it.
"""

from __future__ import annotations

import asyncio
import sys
import time

from toque.server.rows import LogRow, Pace, Seat, Table, fresh_id
from toque.server.store.connect import open_store

TABLES = 200
ROWS = 50


async def measure(database: str, channel: str) -> None:
    writer, reader = open_store(database, channel), open_store(database, channel)
    for store in (writer, reader):
        await store.open()
    tables = [fresh_id() for _ in range(TABLES)]
    for id in tables:
        await writer.add_table(
            Table(
                id=id,
                game="pieces-montees",
                options={},
                edition="house",
                edition_source="",
                host="",
                pace=Pace(),
                visibility="private",
                spectators=False,
                status="running",
                seats=[Seat("bot", bot="random")] * 2,
                seed="seed",
                created=0,
            )
        )
    heard = 0
    all_heard = asyncio.Event()

    def hear(table: str, number: int) -> None:
        nonlocal heard
        heard += number > 0
        if heard == TABLES * ROWS:
            all_heard.set()

    reader.on_append(hear)

    async def play(id: str) -> None:
        for number in range(1, ROWS + 1):
            await writer.append(id, LogRow(number=number, kind="move", at=0, move="end"))

    begun, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*map(play, tables))
    written = time.perf_counter() - begun
    async with asyncio.timeout(60):
        await all_heard.wait()
    total, busy = time.perf_counter() - begun, time.process_time() - busy
    rows = TABLES * ROWS
    print(
        f"{channel.partition(':')[0] or 'notify'}: {rows} rows of {TABLES} tables appended at "
        f"{rows / written:.0f} a second, all heard {total - written:.3f} s after the last; "
        f"{busy / rows * 1e6:.0f} µs of processor a row, written and heard"
    )
    for store in (writer, reader):
        await store.close()


if __name__ == "__main__":
    asyncio.run(measure(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""))
