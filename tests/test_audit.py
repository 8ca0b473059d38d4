"""The audit of dependencies: what is asked, and what is made of the answers."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

AUDIT = Path(__file__).parent.parent / "tools" / "audit.py"


class Advisories(BaseHTTPRequestHandler):
    bad = ""
    asked: list[dict[str, Any]]

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        Advisories.asked += queries
        faults = [
            {"vulns": [{"id": "OSV-1"}]} if one["package"]["name"] == self.bad else {}
            for one in queries
        ]
        body = json.dumps({"results": faults}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def address() -> Iterator[str]:
    Advisories.asked = []
    Advisories.bad = ""
    with HTTPServer(("127.0.0.1", 0), Advisories) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def audit(url: str) -> tuple[int, str]:
    environment = {"TOQUE_AUDIT_URL": url, "no_proxy": "127.0.0.1"}
    done = subprocess.run(
        [sys.executable, str(AUDIT)], env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_every_pinned_dependency_is_asked_about(address: str) -> None:
    code, said = audit(address)
    assert code == 0, said
    asked = {(one["package"]["ecosystem"], one["package"]["name"]) for one in Advisories.asked}
    assert {("PyPI", "litestar"), ("PyPI", "pytest"), ("npm", "svelte")} <= asked


def test_a_known_fault_fails_and_is_named(address: str) -> None:
    Advisories.bad = "litestar"
    code, said = audit(address)
    assert code == 1
    assert "litestar" in said
    assert "OSV-1" in said


def test_without_a_network_it_is_said_and_nothing_fails() -> None:
    code, said = audit("http://127.0.0.1:9/")
    assert code == 0
    assert "not audited" in said
