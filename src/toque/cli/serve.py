"""`toque serve`: the server for tables in the browser, until Ctrl-C."""

from __future__ import annotations

import sys
import webbrowser
from typing import Final

from toque.cli.arguments import Parser, whole_number
from toque.cli.session import Session
from toque.texts import Speaker

HOST: Final = "127.0.0.1"
PORT: Final = 8000


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-help-serve", host=HOST, port=str(PORT))


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    for option in ("--host", "--port", "--database", "--workers", "--smtp", "--public-url"):
        parser.add_argument(option)
    parser.add_argument("--open", action="store_true")
    found = parser.read(words)

    # The server and its libraries take a second to load: only now is it sure that they are needed.
    from toque.server.config import read_settings
    from toque.server.serve import serve

    # On a screen the log would drown the address; somebody who wants it says TOQUE_LOG_LEVEL=info.
    quiet = "warning" if sys.stderr.isatty() else "info"
    settings = read_settings(
        {"log_level": quiet},
        host=found.host,
        port=_number(found.port, "--port", 0),
        database=found.database,
        bot_workers=_number(found.workers, "--workers", 1),
        smtp_url=found.smtp,
        public_url=found.public_url,
    )

    def ready(port: int) -> None:
        address = settings.public_url or settings.url_at(port)
        print(session.speaker.key("cli-serve-ready", address=address), flush=True)
        if found.open:
            webbrowser.open(address)

    return serve(settings, ready)


def _number(word: str | None, option: str, least: int) -> int | None:
    return None if word is None else whole_number(word, option, least)
