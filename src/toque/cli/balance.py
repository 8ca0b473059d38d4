"""`toque balance`: how the house edition of a game plays, measured and written down.

Without the compiled build it takes hours instead of minutes. What was played is kept until the game or
the bots change: a run that was broken off goes on, and one with more matches plays only the new ones.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from toque.arena.edition_page import MATCHES, SEED, edition_page, reported
from toque.arena.plan import version_of
from toque.arena.report import Arena
from toque.arena.workers import few_cycles
from toque.cli.arguments import Parser, required_game, tournament_seed, whole_number
from toque.cli.files import write_over
from toque.cli.keeper import home
from toque.cli.session import Session
from toque.engine.refusal import Refusal
from toque.texts import Speaker


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-balance-help", matches=str(MATCHES), seed=SEED)


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("-n", "--matches", default=str(MATCHES))
    parser.add_argument("--jobs", default=str(os.cpu_count() or 1))
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("-o", "--output")
    found = parser.read(words)
    title = required_game(found.game)
    if title.slug not in reported():
        raise Refusal("cli-balance-no-report", game=title.slug, possible=", ".join(reported()))
    arena = Arena(
        title,
        title.house_edition(),
        whole_number(found.matches, "-n", 1),
        tournament_seed(found.seed),
        progress=lambda said: print(said, file=sys.stderr),
        processes=whole_number(found.jobs, "--jobs", 1),
        kept=home() / "balance" / f"{title.slug}-{version_of(title.slug)}",
    )
    # The page is a document of the project, and those are in English.
    with few_cycles():
        text = edition_page(Speaker("en", title.slug).key("name"), arena)
    if found.output is None:
        print(text, end="")
    else:
        write_over(Path(found.output), text)
        session.screen.say(session.speaker.key("cli-edition-written", file=found.output))
    return 0
