"""Numbers for Prometheus: requests, how long they take, sockets and live tables."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self, hub: object) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "toque_requests",
            "Requests by route and status.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "toque_request_seconds",
            "How long requests take.",
            ["route"],
            registry=self.registry,
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
        )
        self._gauge("toque_sockets", "Open sockets.", hub, "sockets")
        self._gauge("toque_live_tables", "Tables in memory.", hub, "live_tables")

    def _gauge(self, name: str, meaning: str, hub: object, attribute: str) -> None:
        gauge = Gauge(name, meaning, registry=self.registry)
        gauge.set_function(lambda: float(getattr(hub, attribute, 0)))

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
