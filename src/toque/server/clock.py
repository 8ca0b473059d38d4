"""What time it is: the whole server asks one clock, so that tests can move it and need not wait."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Milliseconds since 1970."""


def real_time() -> int:
    return int(time.time() * 1000)
