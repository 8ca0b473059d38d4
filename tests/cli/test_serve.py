"""`toque serve`: what it refuses before it listens, and that it comes up and goes down."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Toque


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--port", "70000"], "There is no port 70000."),
        (["--port", "x"], "--port needs a whole number"),
        (["--workers", "0"], "--workers needs a whole number of at least 1"),
        (["--public-url", "ftp://x"], "is not an address such as"),
        (["--database", "mysql://me:secret@there/x"], "mysql://me@there/x"),
        (["--database", "/proc/nowhere/toque.db"], "cannot be opened"),
        (["--dance"], "“--dance” does not belong here"),
    ],
)
def test_what_does_not_work_is_said_in_one_line(toque: Toque, words: list[str], says: str) -> None:
    told = toque("serve", *words)
    assert (told.code, told.out) == (2, "")
    assert says in told.err
    assert "secret" not in told.err
    assert len(told.err.splitlines()) == 1


def test_a_port_that_is_taken(toque: Toque, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = toque("serve", "--port", port, "--database", str(tmp_path / "toque.db"))
    assert told.code == 2
    assert f"cannot listen at 127.0.0.1, port {port}" in told.err


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "toque", "serve", "--port", "0", "--lang", "fr"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "deep" / "toque.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONUTF8": "1"},
        text=True,
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Toque est ouvert à l’adresse http://127.0.0.1:")
        address = line.split()[5]
        assert httpx.get(f"{address}/health/ready", trust_env=False).json() == {"ok": True}
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
    assert (tmp_path / "deep" / "toque.db").exists()
