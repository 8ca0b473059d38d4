"""`toque admin` beside a server that runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from tests.server.conftest import NewServer
from tests.server.live import LiveServer, Someone
from tests.server.test_life import duel


def admin(server: LiveServer, *words: str) -> Any:
    command = [sys.executable, "-m", "toque", "admin", *words, "--json"]
    environment = os.environ | {"TOQUE_DATABASE": server.database, "TOQUE_LANG": "en"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_what_is_decided_beside_the_server_reaches_it(new_server: NewServer) -> None:
    server = new_server()
    table, ann, bob = duel(server)
    here, there = ann.sit(), bob.sit()
    here.watch(table)
    there.watch(table)
    assert {one["name"] for one in admin(server, "people")["people"]} == {"Ann", "Bob"}
    assert [one["id"] for one in admin(server, "tables")["tables"]] == [table]
    admin(server, "mute", bob.id)
    refused = there.ask("say", table=table, text="hello")
    assert refused["text"]["key"] == "server-silenced"
    admin(server, "unmute", bob.id)
    assert there.ask("say", table=table, text="hello")["type"] == "done"
    admin(server, "close-table", table)
    here.wait_till(lambda now: bool(now["status"] == "cancelled"))
    admin(server, "ban", bob.id)
    assert Someone(server).get("/me")["person"] is None
    assert bob.get("/me")["person"] is None
