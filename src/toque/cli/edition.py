"""`toque edition`: a template to type the numbers of one's own box into, and what is wrong in it."""

from __future__ import annotations

import re
import sys
from typing import Final

from toque.cli.arguments import Parser, required_file, required_game
from toque.cli.files import STANDARD_INPUT, read_text, write_new
from toque.cli.output import print_json
from toque.cli.session import Session, one_line
from toque.engine.edition import BadEdition, Edition
from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.wire import Fault
from toque.games import game, slugs
from toque.terminal.boards import board
from toque.texts import Speaker

ACTIONS: Final = ("new", "check")
FIRST_LINE: Final = re.compile(r"# toque edition for (\S+)\s*")
FAULTY: Final = 2


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-help-edition")


def run(session: Session, words: list[str]) -> int:
    possible = ", ".join(ACTIONS)
    if not words:
        raise Refusal("cli-which-command", possible=possible)
    if words[0] not in ACTIONS:
        raise Refusal("cli-unknown-command", command=words[0], possible=possible)
    return (_new if words[0] == "new" else _check)(session, words[1:])


# A template.


def _new(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("-o", "--output")
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    title = required_game(found.game)
    text = template(title, session.speaker)
    file = None if found.output == STANDARD_INPUT else found.output
    if file is not None:
        write_new(file, text)
    if found.json:
        print_json({"game": title.slug, "file": file, "toml": text})
    elif file is not None:
        session.screen.say(session.speaker.key("cli-edition-written", file=file))
    else:
        print(text, end="")
    return 0


def template(title: Game[Match], speaker: Speaker) -> str:
    """The house edition as text, under a name of its own and with a note on how to fill it in."""
    heading = speaker.key("cli-edition-heading", game=title.slug)
    lines = [f"# toque edition for {title.slug}", "#"]
    lines += [f"# {line}".rstrip() for line in heading.split("\n")]
    source = re.sub(r'^name = ".*"$', 'name = "mine"', title.house_edition().source, flags=re.M)
    return "\n".join(lines) + "\n\n" + source


# Its faults.


def _check(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("file", nargs="?")
    parser.add_argument("--game")
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    file = required_file(found.file)
    source = read_text(file)
    title = _game_of(source, found.game)
    speaker = session.speak_of(title.slug)
    edition: Edition | None = None
    faults: list[Fault] = []
    try:
        edition = title.read_edition(source)
    except BadEdition as bad:
        faults = sorted(bad.faults, key=lambda fault: fault.line)
    counted = board(title.slug).counted(edition, speaker) if edition is not None else []
    told = [{"line": fault.line, "text": one_line(speaker.say(fault.text))} for fault in faults]
    if found.json:
        name = edition.name if edition is not None else None
        data = {"game": title.slug, "file": file, "name": name, "faults": told}
        print_json({**data, "ok": not faults, "counted": counted})
    elif edition is not None:
        session.screen.say(speaker.key("cli-edition-sound", name=edition.name, game=title.slug))
        for line in counted:
            session.screen.say(line, indent=2)
    else:
        for fault in told:
            print(f"{file}:{fault['line']}: {fault['text']}", file=sys.stderr)
    return FAULTY if faults else 0


def _game_of(source: str, asked: str | None) -> Game[Match]:
    """What was asked for, else what the first line says, else the only game there is."""
    if asked is not None:
        return game(asked)
    written = FIRST_LINE.match(source)
    if written is not None:
        return game(written[1])
    if len(slugs()) == 1:
        return game(slugs()[0])
    raise Refusal("cli-edition-which-game", possible=", ".join(slugs()))
