"""A Redis of the tests' own, from the system's package: on loopback, in memory, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import RedisError

from tests.server.live import PATIENCE, free_port

MISSING = "Redis is not installed: the tests of its channel were skipped"


class RedisServer:
    def __init__(self, program: str, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Again after `stop`, on the same port."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self._folder)]
        with (self._folder / "redis.log").open("ab") as said:
            self._process = subprocess.Popen(
                [self._program, *options, "--save", "", "--appendonly", "no"],
                stdout=said,
                stderr=said,
            )
        until = time.monotonic() + PATIENCE
        with closing(Redis(port=self.port)) as client:
            while True:
                try:
                    client.ping()
                    return
                except RedisError:
                    assert time.monotonic() < until, "Redis does not come up"
                    time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


@pytest.fixture(scope="module")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        (pytest.fail if os.environ.get("TOQUE_TEST_ALL") else pytest.skip)(MISSING)
    server = RedisServer(program, tmp_path_factory.mktemp("redis"))
    yield server
    server.stop()
