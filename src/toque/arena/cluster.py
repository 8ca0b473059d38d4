"""The matches of a plan on a cluster, with Ray: on this machine, or on all that belong to the cluster.

Ray starts a task again whose process or machine has died. Every machine has Toque itself; one with other
rules or bots refuses to play.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any, Final

import msgspec

from toque.arena.counting import Played
from toque.arena.plan import Plan, play_planned
from toque.engine.refusal import Refusal

ADDRESS: Final = "RAY_ADDRESS"
"""Ray's own name for where the cluster is; without it, one is started here for the time being."""
IN_FLIGHT: Final = 2
"""Matches a processor that are handed out: nobody waits for the next one, and few are lost."""
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_agent_register_timeout_ms": "120000",
    "RAY_raylet_start_wait_time_s": "120",
}
"""Ray reports to nobody, and has time to start on a busy machine; the environment may say otherwise."""
STORE: Final = 100_000_000
"""Bytes that Ray may keep in memory here: a match that was played is a few thousand."""


class Cluster:
    def __init__(self, jobs: int) -> None:
        """`jobs` processors of this machine, if there is no other."""
        self.jobs = jobs

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError as missing:
            raise Refusal("cli-arena-needs", extra="cluster") from missing
        # Ray tells of processes that died, to its very end, and what is printed belongs to the results.
        with redirect_stdout(sys.stderr):
            if os.environ.get(ADDRESS):
                ray.init(log_to_driver=False, logging_level=logging.ERROR)
            else:
                ray.init(
                    num_cpus=self.jobs,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                    object_store_memory=STORE,
                    _node_ip_address="127.0.0.1",
                )
            try:
                yield from self._play_on(ray, plan, numbers)
            finally:
                ray.shutdown()

    def _play_on(self, ray: Any, plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        task = ray.remote(num_cpus=1, max_retries=-1)(_play)
        shared = ray.put(msgspec.json.encode(plan))
        most = IN_FLIGHT * int(ray.cluster_resources().get("CPU", 1))
        waiting = list(reversed(numbers))
        begun: list[object] = []
        while waiting or begun:
            while waiting and len(begun) < most:
                begun.append(task.remote(shared, waiting.pop()))
            done, begun = ray.wait(begun, num_returns=1)
            for one in done:
                yield msgspec.json.decode(ray.get(one), type=Played)


def _play(encoded: bytes, number: int) -> bytes:
    return msgspec.json.encode(play_planned(msgspec.json.decode(encoded, type=Plan), number))
