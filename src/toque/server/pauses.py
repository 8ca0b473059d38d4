"""How long work waits that failed, say because the database is away."""

from __future__ import annotations

from typing import Final

PAUSE: Final = 5.0
"""Seconds after which it is tried again."""
LONGEST_PAUSE: Final = 300.0
"""And at most, where each pause is longer than the one before."""
