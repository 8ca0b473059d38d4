"""Garbage is collected in small portions: what has lived long is not walked through again and again.

Python looks for cycles among all objects whenever these have grown by a quarter. In a server they are
mostly tables that nobody could throw away: hundreds of milliseconds in which nobody is answered. Here
whatever survives a portion is set aside ("frozen"); all of it is looked at only when it has grown much.
So what lives longer than that, as a socket does, must not end in a cycle: it would stay till then.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = 5_000
"""Objects that are made before the youngest are looked at."""
PORTION_EVERY: Final = 1.0
"""Seconds between two portions."""
PORTIONS_TO_COUNT: Final = 300
"""Portions before all that is set aside is counted: that too takes milliseconds."""
GROWTH: Final = 1.5
"""All is looked at when so many times as many objects are set aside as were left the last time."""
AT_LEAST: Final = 500_000
"""Objects below which that is not worth a stop."""

NEVER: Final = 1_000_000


class Garbage:
    def __init__(self, stopped: Callable[[float], None]) -> None:
        """`stopped` is told for how many seconds everything stood still."""
        self._stopped = stopped
        self._left = 0
        """How many objects were left when all were looked at."""
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        """When everything is loaded that stays for good."""
        self._usual = gc.get_threshold()
        gc.set_threshold(YOUNG, 20, NEVER)
        self._collect()
        self._left = gc.get_freeze_count()

    async def look(self) -> None:
        portions = 0
        while True:
            await asyncio.sleep(PORTION_EVERY)
            portions += 1
            self.portion(portions % PORTIONS_TO_COUNT == 0)

    def portion(self, count: bool) -> None:
        if count and gc.get_freeze_count() > max(AT_LEAST, GROWTH * self._left):
            gc.unfreeze()
            self._collect()
            self._left = gc.get_freeze_count()
        else:
            self._collect()

    def _collect(self) -> None:
        begun = time.perf_counter()
        gc.collect()
        gc.freeze()
        self._stopped(time.perf_counter() - begun)

    def end(self) -> None:
        """As it was before."""
        gc.unfreeze()
        gc.set_threshold(*self._usual)
