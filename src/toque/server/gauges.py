"""What the hub shows to whoever measures it: how much it has to do, and how late it is."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from toque.server.hub import Hub

log = structlog.get_logger()

TICK: Final = 0.25
"""Seconds between two looks at the clock, to see how late they come."""
TICKS_TO_OUTBOX: Final = 60


class Gauges:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._oldest_parcel = 0
        """When the parcel was due that waits longest, or 0."""
        self._show()

    def _show(self) -> None:
        hub = self._hub
        gauge = hub.meter.gauge
        gauge("toque_sockets", "Open sockets.", lambda: hub.sockets)
        gauge("toque_live_tables", "Tables in memory.", lambda: len(hub.rooms))
        gauge(
            "toque_kept_tables",
            "Running tables whose bots and clocks are at this process.",
            lambda: len(hub.keeper),
        )
        gauge("toque_clocks", "Tables at which somebody's time runs.", lambda: len(hub.alarms))
        gauge(
            "toque_unplayable_tables",
            "Tables whose log cannot be replayed.",
            lambda: len(hub.unplayable),
        )
        gauge("toque_bots_waiting", "Questions that bots think about.", lambda: hub.bots.waiting)
        gauge(
            "toque_bot_overruns", "Bots that took longer than they may.", lambda: hub.bots.overruns
        )
        gauge("toque_bot_failures", "Bots that gave no answer.", lambda: hub.bots.failures)
        gauge("toque_chef_waiting", "People who asked the chef.", lambda: hub.kitchen.waiting)
        gauge(
            "toque_chef_overruns",
            "Answers of the chef that took too long.",
            lambda: hub.kitchen.workers.overruns,
        )
        gauge(
            "toque_chef_failures",
            "Questions that the chef left open.",
            lambda: hub.kitchen.workers.failures,
        )
        gauge("toque_matches_asked", "Matches that he is asked to read.", lambda: hub.reader.asked)
        gauge(
            "toque_outbox_age_seconds",
            "How long the oldest letter is overdue.",
            lambda: max(0, hub.now() - self._oldest_parcel) / 1000 if self._oldest_parcel else 0,
        )

    async def measure(self) -> None:
        """How late the loop wakes up, and now and then how old the letters in the outbox are."""
        looks = 0
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(TICK)
            self._hub.meter.lag.observe(max(0.0, time.perf_counter() - begun - TICK))
            if looks % TICKS_TO_OUTBOX == 0:
                try:
                    self._oldest_parcel = await self._hub.store.oldest_parcel()
                except Exception as failure:
                    log.warning("outbox not measured", why=repr(failure))
            looks += 1
