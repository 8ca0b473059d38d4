"""Whether the store takes what is written; found out by writing, at most once a second."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from toque.server.store.port import Store

log = structlog.get_logger()

FRESH: Final = 1.0
"""Seconds for which an answer counts: anybody may ask, and each look costs the disk a write."""


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._known = False
        self._until = 0.0

    async def well(self) -> bool:
        async with self._lock:
            if time.monotonic() >= self._until:
                try:
                    await self._store.check()
                except Exception:
                    log.exception("nothing can be written")
                    self._known = False
                else:
                    self._known = True
                self._until = time.monotonic() + FRESH
            return self._known
