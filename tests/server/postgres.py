"""A PostgreSQL of the tests' own: a private cluster in a temporary folder, from the system's packages.

One for each process that runs tests, one database for each test; it can be reached only over
loopback, and nothing of it is left afterwards.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shlex
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

MISSING = "PostgreSQL is not installed: the PostgreSQL half of the store tests was skipped"

# The tests ask whether rows are right, not whether they survive a power cut.
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "max_connections": "200",
    "shared_buffers": "16MB",
}


class Cluster:
    def __init__(self, programs: Path, settings: dict[str, str]) -> None:
        self.programs = programs
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="toque-postgres-"))
        self._numbers = itertools.count(1)
        self._running = False
        self._as: list[str] = []
        if os.geteuid() == 0:
            # It refuses to run as root.
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as = ["runuser", "-u", "postgres", "--"]
        data = ["-D", str(self.folder / "data"), "-U", "toque"]
        form = ["-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"]
        self._run("initdb", *data, *form)
        self.start()
        # Whatever becomes of the tests (also kill -9), the end of this pipe ends the cluster.
        stop = [*self._as, str(programs / "pg_ctl"), "-D", str(self.folder / "data")]
        script = f"read _; {shlex.join(stop)} -m immediate stop; rm -rf {self.folder}"
        self._caretaker = subprocess.Popen(
            ["sh", "-c", script],
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self.programs / program), *arguments]
        # A server that inherits a pipe keeps it open for ever: what is said goes to a file.
        with (self.folder / "said").open("a+") as said:
            done = subprocess.run(command, cwd="/", stdout=said, stderr=said, check=False)
            said.seek(0)
            assert done.returncode == 0, f"{' '.join(command)}\n{said.read()}"

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", *arguments)

    def start(self) -> None:
        """On a free port; again after `stop`, on the same one."""
        if not hasattr(self, "port"):
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                self.port = free.getsockname()[1]
        settings = self.settings | {"port": str(self.port)}
        settings["unix_socket_directories"] = str(self.folder)
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._control("-o", options, "-l", str(self.folder / "log"), "start")
        self._running = True

    def stop(self) -> None:
        if self._running:
            self._running = False
            self._control("-m", "immediate", "stop")

    def remove(self) -> None:
        assert self._caretaker.stdin is not None
        self._caretaker.stdin.close()
        self._caretaker.wait()

    def new_database(self) -> str:
        """The address of a fresh one."""
        name = f"test_{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "toque", name)
        return f"postgresql://toque@127.0.0.1:{self.port}/{name}"


def programs() -> Path | None:
    """Where the newest installed version keeps its programs."""
    if os.geteuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return None
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if not found:
        on_path = shutil.which("initdb")
        return Path(on_path).resolve().parent if on_path else None
    return max(found, key=lambda path: float(path.parent.name))


@cache
def cluster() -> Cluster | None:
    where = programs()
    return Cluster(where, SETTINGS) if where is not None else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """The same cluster in whatever conftest.py this is imported."""
    found = cluster()
    if found is None:
        # Where everything is to be tested, nothing may be left out.
        (pytest.fail if os.environ.get("TOQUE_TEST_ALL") else pytest.skip)(MISSING)
    yield found
    found.remove()
