"""The entry point: find the command, run it, and print every refusal as one line."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Final, Protocol, cast

from toque.cli.language import DEFAULT, environment_language, take_language
from toque.cli.session import Session, one_line
from toque.engine.refusal import Refusal
from toque.texts import Speaker

COMMANDS: Final = (
    "play", "serve", "admin", "store", "games", "replay", "verify", "sim", "arena",
    "edition", "balance", "train", "bench",
)  # fmt: skip

FINE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class Command(Protocol):
    """What the module of a command offers; it is imported only when it is asked for."""

    def usage(self, speaker: Speaker) -> str: ...

    def run(self, session: Session, words: list[str]) -> int: ...


def main(argv: list[str] | None = None) -> int:
    _never_fail_to_print()
    session = Session(DEFAULT)
    try:
        session = Session(environment_language(os.environ))
        language, words = take_language(sys.argv[1:] if argv is None else argv)
        if language is not None:
            session = Session(language, asked=True)
        code = dispatch(session, words)
        sys.stdout.flush()
    except Refusal as refusal:
        return refuse(session, refusal)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone. Python would complain again when it closes the stream.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def dispatch(session: Session, words: list[str]) -> int:
    if words and words[0] == "--version":
        return version(session)
    if not words or (words[0] in ("-h", "--help", "help") and len(words) == 1):
        print(session.speaker.key("cli-help"))
        return FINE
    if words[0] == "help":
        words = [*words[1:], "--help"]
    name = words[0]
    if name not in COMMANDS:
        raise Refusal("cli-unknown-command", command=name, possible=", ".join(COMMANDS))
    command = cast(Command, import_module(f"toque.cli.{name}"))
    if any(word in ("-h", "--help") for word in words):
        print(command.usage(session.speaker))
        return FINE
    return command.run(session, words[1:])


def version(session: Session) -> int:
    from toque import __version__
    from toque.arena.speed import is_compiled

    compiled = "yes" if is_compiled() else "no"
    print(session.speaker.key("cli-version", version=__version__, compiled=compiled))
    return FINE


def refuse(session: Session, refusal: Refusal) -> int:
    print(f"toque: {one_line(session.speaker.say(refusal.text))}", file=sys.stderr)
    return BAD_INPUT


def _never_fail_to_print() -> None:
    """A terminal that lacks a character shows another one; what is typed there may be anything."""
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
