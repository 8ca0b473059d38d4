"""A real server in a process of its own, and people who talk to it over HTTP and sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 60.0
"""Seconds for whatever comes in a moment: enough for a machine that has much else to do."""
MOVED_CLOCK = Path(__file__).with_name("moved_clock.py")
SAME_DEAL = Path(__file__).with_name("same_deal.py")
TASTING = Path(__file__).with_name("tasting.py")
Message = dict[str, Any]


def wait_for(holds: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class LiveServer:
    def __init__(self, database: str, log: Path, port: int | None = None) -> None:
        self.database = database
        self.log = log
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def program(self) -> list[str]:
        where = ["--database", self.database, "--port", str(self.port)]
        return ["-m", "toque", "serve", *where]

    def start(self, **settings: str) -> Self:
        fast = {"TOQUE_BOT_PAUSE": "0", "TOQUE_RATE_FACTOR": "100000", "TOQUE_LANG": "en"}
        # Whoever wants to know what the chef says asks: other tests need the machine.
        fast["TOQUE_READS_MATCHES"] = "0"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.program()],
                env=os.environ | fast | settings,
                stdout=log,
                stderr=log,
                process_group=0,
            )
        # It loads a thousand modules, and a database may have to be made anew.
        until = time.monotonic() + 4 * PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.log.read_text("utf-8", "replace")[-2000:]
            assert time.monotonic() < until, "the server does not come up"
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        with suppress(OSError), closing(HTTPConnection("127.0.0.1", self.port)) as door:
            door.request("GET", "/health/ready")
            return door.getresponse().status == 200
        return False

    def kill(self) -> None:
        """Stop it as a power cut would, its bots too."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)


class ServerWithOneDeal(LiveServer):
    """Every match of it is dealt from one seed."""

    def program(self) -> list[str]:
        return [str(SAME_DEAL), self.database, str(self.port)]


class ServerWithTaster(LiveServer):
    """Its chef is the small bot of the tests."""

    def program(self) -> list[str]:
        return [str(TASTING), self.database, str(self.port)]


class ServerWithMovableClock(LiveServer):
    """Its clock can be put forward, so that a test need not wait until time is out."""

    def __init__(self, database: str, log: Path, port: int | None = None) -> None:
        super().__init__(database, log, port)
        self._ahead = log.with_suffix(".ahead")
        self.put_forward(0)

    def program(self) -> list[str]:
        return [str(MOVED_CLOCK), self.database, str(self.port), str(self._ahead)]

    def put_forward(self, seconds: float) -> None:
        """Set how far it is ahead of the real time; in one step, so that no half number is ever read."""
        written = self._ahead.with_suffix(".new")
        written.write_text(str(int(seconds * 1000)))
        written.replace(self._ahead)


class Someone:
    """A person with a browser: cookies, a header that no foreign page can send, sockets."""

    def __init__(self, server: LiveServer, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=f"{server.url}/api",
            headers={"X-Toque": "1"},
            timeout=PATIENCE,
            trust_env=False,
            # There is no TLS on loopback, and loading the system's certificates takes time.
            verify=False,
        )
        self.name = name
        self.id = ""
        if name:
            self.id = self.post("/guest", {"name": name})["id"]

    def post(self, path: str, body: Message | None = None, status: int | None = None) -> Message:
        answer = self.http.post(path, json=body or {})
        self._check(answer, status)
        found: Message = answer.json() if answer.content else {}
        return found

    def get(self, path: str, status: int | None = None) -> Any:
        answer = self.http.get(path)
        self._check(answer, status)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def _check(self, answer: httpx.Response, status: int | None) -> None:
        fine = answer.status_code == status if status else answer.is_success
        assert fine, f"{answer.request.url}: {answer.status_code} {answer.text[:500]}"

    def sit(self, compression: str | None = "deflate") -> Socket:
        return Socket(self, compression)


class Socket:
    def __init__(self, someone: Someone, compression: str | None = "deflate") -> None:
        self.someone = someone
        cookies = "; ".join(f"{name}={value}" for name, value in someone.http.cookies.items())
        self.wire: ClientConnection = connect(
            f"ws://127.0.0.1:{someone.server.port}/api/socket",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=Origin(someone.server.url),
            proxy=None,
            max_size=None,
            compression=compression,
            legacy=True,
        )
        self.seen: list[str] = []
        """Every text that came in, for tests that look for what must not be there."""
        self.table: Message | None = None
        """The last update."""
        self.hello = self.wait_for("hello")

    def send(self, kind: str, **fields: object) -> None:
        self.wire.send(json.dumps({"type": kind, **fields}))

    def receive(self, timeout: float = PATIENCE) -> Message:
        text = self.wire.recv(timeout)
        assert isinstance(text, str)
        self.seen.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.table = message
        return message

    def wait_for(self, *kinds: str, until: Callable[[Message], bool] | None = None) -> Message:
        end = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.1, end - time.monotonic()))
            if message["type"] in kinds and (until is None or until(message)):
                return message

    def catch_up(self, patience: float = 0.02) -> None:
        """Read what has come and what comes within a moment."""
        with suppress(TimeoutError):
            while True:
                self.receive(patience)

    def offers(self) -> list[str]:
        """The moves that this seat may play now, as far as it has been told."""
        decision = self.table["decision"] if self.table else None
        return [offer["move"]["text"] for offer in decision["moves"]] if decision else []

    def wait_until(self, number: int) -> None:
        self.wait_till(lambda table: bool(table["number"] >= number))

    def wait_till(self, holds: Callable[[Message], bool]) -> Message:
        """Read on until the condition holds; it may hold already."""
        while self.table is None or not holds(self.table):
            self.receive()
        return self.table

    def watch(self, table: str, since: int | None = None, seat: int | None = None) -> Message:
        self.send("watch", table=table, since=since, seat=seat)
        return self.wait_for("update", "refused", "changed")

    def ask(self, kind: str, **fields: object) -> Message:
        """Send with an id and wait for the answer to it."""
        id = f"{time.monotonic_ns()}"
        self.send(kind, id=id, **fields)
        answers = ("done", "refused", "reasons", "bills", "advice")
        return self.wait_for(*answers, until=lambda one: one.get("id") == id)

    def play(self, move: str) -> Message:
        assert self.table is not None
        known = {"table": self.table["table"], "number": self.table["number"]}
        return self.ask("play", seat=self.table["viewer"], move=move, **known)

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self.wire.close()
