"""`make play`: a kept build is put in place, else one is made while the table is open, not longer."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import PATIENCE, LiveServer

ROOT = Path(__file__).resolve().parent.parent
SAID = "compiled in the background"

SERVER = f"""#!{sys.executable}
import os, signal, socket, sys
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
ear.connect(os.environ["NOTIFY_SOCKET"])
if "--broken" in sys.argv:
    sys.exit(7)
print("serving", " ".join(sys.argv[1:]), flush=True)
ear.sendall(b"READY=1")
signal.sigwait([signal.SIGTERM])
"""

# Installing is the first thing that happens: it tells that it began, and takes for ever.
INSTALLER = """#!/bin/sh
cd "$(dirname "$0")" && echo $$ > installing.new && mv installing.new installing
exec sleep 600
"""


class Checkout:
    """A copy of what `make play` looks at, in which server and installer are stand-ins."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(ROOT / "tools", root / "tools")
        shutil.copy(ROOT / "pyproject.toml", root)
        (root / "src" / "toque" / "engine").mkdir(parents=True)
        (root / "src" / "toque" / "engine" / "rules.py").write_text("")
        self.bin = root / ".venv" / "bin"
        self.bin.mkdir(parents=True)
        for name, script in (("toque", SERVER), ("uv", INSTALLER)):
            (self.bin / name).write_text(script)
            (self.bin / name).chmod(0o755)

    def keep_a_build(self) -> None:
        """As if these sources had been compiled before."""
        script = "from tools import compile; print(compile.CACHE / compile.build_key())"
        found = subprocess.run(
            [sys.executable, "-c", script],
            cwd=self.root,
            capture_output=True,
            text=True,
            check=True,
        )
        kept = Path(found.stdout.strip()) / "toque" / "engine"
        kept.mkdir(parents=True)
        (kept / "rules.so").write_text("compiled")

    def play(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(self.root / "tools" / "play.py"), *words],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def lines(playing: subprocess.Popen[str]) -> Iterator[str]:
    assert playing.stdout is not None
    return iter(playing.stdout.readline, "")


def stopped(playing: subprocess.Popen[str]) -> str:
    """What it said until it ended by a signal to the one process that was started."""
    playing.send_signal(signal.SIGTERM)
    said, _ = playing.communicate(timeout=240)
    assert playing.returncode == 0
    return said


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_a_kept_build_is_put_in_place_before_the_start(checkout: Checkout) -> None:
    checkout.keep_a_build()
    playing = checkout.play("--port", "0")
    said = lines(playing)
    assert "put in place" in next(said)
    assert next(said) == "serving serve --open --port 0\n"
    assert (checkout.root / "src" / "toque" / "engine" / "rules.so").exists()
    assert SAID not in stopped(playing)
    assert not (checkout.bin / "installing").exists()


def test_without_one_it_is_made_while_the_table_is_open_and_ends_with_it(
    checkout: Checkout,
) -> None:
    playing = checkout.play()
    said = lines(playing)
    assert next(said).startswith("serving")
    assert SAID in next(said)
    begun = checkout.bin / "installing"
    while not begun.exists():
        assert playing.poll() is None
    installer = int(begun.read_text())
    # As low as it can be, or lower by as much where the tests run before others.
    assert os.getpriority(os.PRIO_PROCESS, installer) == min(
        19, os.getpriority(os.PRIO_PROCESS, 0) + 19
    )
    stopped(playing)
    while is_alive(installer):
        pass


def test_what_no_longer_fits_the_sources_is_taken_away(checkout: Checkout) -> None:
    stale = checkout.root / "src" / "toque" / "engine" / "rules.so"
    stale.write_text("of older sources")
    playing = checkout.play(CC="no-such-compiler")
    said = lines(playing)
    assert "plain Python" in next(said)
    assert next(said).startswith("serving")
    assert not stale.exists()
    assert SAID not in stopped(playing)


def test_a_server_that_does_not_begin_gives_its_code_and_nothing_is_compiled(
    checkout: Checkout,
) -> None:
    playing = checkout.play("--broken")
    said, _ = playing.communicate(timeout=240)
    assert playing.returncode == 7
    assert SAID not in said


@pytest.mark.parametrize("abstract", [False, True], ids=["in a folder", "abstract"])
def test_a_server_says_that_it_is_ready_when_it_listens(tmp_path: Path, abstract: bool) -> None:
    name = f"toque-test-{os.getpid()}" if abstract else str(tmp_path / "ready")
    server = LiveServer(str(tmp_path / "toque.db"), tmp_path / "server.log")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(f"\0{name}" if abstract else name)
        ear.settimeout(PATIENCE)
        try:
            server.start(NOTIFY_SOCKET=f"@{name}" if abstract else name)
            assert ear.recv(1024) == b"READY=1"
        finally:
            server.kill()
