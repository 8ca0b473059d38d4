"""Numbers for Prometheus: requests, moves, the loop, bots, letters, the store, garbage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHORT: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)
"""Seconds, from what nobody feels to what everybody does."""


class Meter:
    """What the hub measures while it works."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.move = self._times("toque_move_seconds", "From a wish to the last viewer's queue.")
        self.lag = self._times("toque_loop_lag_seconds", "How late the event loop wakes up.")
        self.thinking = self._times("toque_bot_seconds", "From a bot's question to its answer.")
        self.garbage = self._times("toque_garbage_seconds", "Stops to look for garbage.")
        self.read = self.count("toque_matches_read", "Matches that the chef has read.", "state")
        self._database = Histogram(
            "toque_database_seconds",
            "How long the store takes.",
            ["what"],
            registry=self.registry,
            buckets=SHORT,
        )

    def _times(self, name: str, meaning: str) -> Histogram:
        return Histogram(name, meaning, registry=self.registry, buckets=SHORT)

    def database(self, what: str, seconds: float) -> None:
        self._database.labels(what).observe(seconds)

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        Gauge(name, meaning, registry=self.registry).set_function(value)

    def count(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, registry=self.registry)


class Metrics:
    """All of it, with the requests, as text."""

    def __init__(self, meter: Meter) -> None:
        self.registry = meter.registry
        self.requests = meter.count(
            "toque_requests", "Requests by route and status.", "method", "route", "status"
        )
        self.seconds = Histogram(
            "toque_request_seconds",
            "How long requests take.",
            ["route"],
            registry=self.registry,
            buckets=SHORT,
        )

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
