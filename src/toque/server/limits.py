"""How often one may ask: buckets of tokens that fill up with time, one a person or address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

MOST_BUCKETS: Final = 50_000
"""Of each limit so many askers are remembered; the one that asked longest ago is forgotten first."""


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
    """The buckets of all askers of this process. One that is full again says no more than none."""

    def __init__(self, factor: int = 1) -> None:
        self.factor = factor
        self.clock = time.monotonic
        self._buckets: dict[str, OrderedDict[str, TokenBucket]] = {}
        """By limit and asker; who asked last is last."""

    def allows(self, limit: Limit, who: str) -> bool:
        now = self.clock()
        buckets = self._buckets.setdefault(limit.name, OrderedDict())
        bucket = buckets.get(who)
        if bucket is None:
            times = limit.times * self.factor
            bucket = buckets[who] = TokenBucket(times / limit.seconds, times)
        else:
            buckets.move_to_end(who)
        allowed = bucket.take(now)
        self._forget(buckets, now - limit.seconds)
        return allowed

    def _forget(self, buckets: OrderedDict[str, TokenBucket], full_since: float) -> None:
        """What every guest left behind would lie scattered over the memory of a server for ever."""
        while buckets:
            bucket = next(iter(buckets.values()))
            full = bucket.filled is not None and bucket.filled <= full_since
            if not full and len(buckets) <= MOST_BUCKETS:
                return
            buckets.popitem(last=False)

    @property
    def remembered(self) -> int:
        return sum(len(buckets) for buckets in self._buckets.values())
