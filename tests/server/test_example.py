"""The bot of docs/api.md really plays."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.server.live import LiveServer, Someone
from tests.server.test_life import open_table

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def test_two_bots_from_outside_finish_a_match(server: LiveServer) -> None:
    host = Someone(server, "Host")
    table = open_table(host, ["open", "open"])
    bots = [
        subprocess.Popen([sys.executable, str(BOT), server.url, table], stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    until = time.monotonic() + 20
    while any(seat["kind"] == "open" for seat in host.get(f"/tables/{table}")["seats"]):
        assert time.monotonic() < until
        time.sleep(0.1)
    host.post(f"/tables/{table}/start")
    said = [bot.communicate(timeout=60)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert said[0] == said[1]
    assert said[0].startswith(b"{0: ")


def test_the_page_about_the_api_shows_the_bot_as_it_is() -> None:
    page = (BOT.parent.parent / "docs" / "api.md").read_text("utf-8")
    assert BOT.read_text("utf-8") in page
