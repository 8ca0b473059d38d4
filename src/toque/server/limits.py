"""How often one may ask: buckets of tokens that fill up with time, one a person or address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

MOST_BUCKETS: Final = 50_000
"""This many askers are remembered; the one that asked longest ago is forgotten first."""


class TokenBucket:
    """
    >>> bucket = TokenBucket(1.0, 2)
    >>> [bucket.take(now=0.0), bucket.take(now=0.0), bucket.take(now=0.0), bucket.take(now=1.0)]
    [True, True, False, True]
    """

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        """`rate` is in tokens a second; `burst` may be taken at once."""
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.filled: float | None = None

    def take(self, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        if self.filled is not None:
            self.tokens = min(self.burst, self.tokens + max(0.0, now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limit(NamedTuple):
    name: str
    times: int
    seconds: int


SIGN_IN: Final = Limit("sign-in", 10, 60)
SIGN_IN_ACCOUNT: Final = Limit("sign-in-account", 20, 900)
"""From however many addresses somebody guesses."""
NEW_ACCOUNT: Final = Limit("new-account", 20, 3600)
NEW_GUEST: Final = Limit("new-guest", 60, 3600)
CONFIRMATION: Final = Limit("confirmation", 5, 3600)
DEVICE: Final = Limit("device", 30, 3600)
REPORT: Final = Limit("report", 10, 3600)
ADVICE: Final = Limit("advice", 30, 300)
"""Questions to the chef."""
READING: Final = Limit("reading", 20, 3600)
"""Matches that somebody wants him to read."""
WRITE: Final = Limit("write", 120, 60)
ANY: Final = Limit("any", 3000, 60)


class Limits:
    """The buckets of all askers of this process."""

    def __init__(self, factor: int = 1) -> None:
        self.factor = factor
        self.clock = time.monotonic
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def allows(self, limit: Limit, who: str) -> bool:
        key = (limit.name, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            times = limit.times * self.factor
            bucket = self._buckets[key] = TokenBucket(times / limit.seconds, times)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(self.clock())
