"""Write down how the house edition of a game plays: python tools/edition_report.py GAME [--matches N].

Bots play by themselves; docs/editions/SLUG.md gets what came of it, as its `report.py` asks.
The same seed gives the same page, however many processes play. Build first (`make build`), or it takes
hours instead of minutes. What was played is kept in build/reports until the game or the bots change: a
run that was broken off goes on, and one with more matches plays only those that are new.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from toque.arena.report import Arena, Report
from toque.games import game, package, slugs
from toque.texts import Speaker

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "editions"
KEPT = ROOT / "build" / "reports"
PLAYS = ("engine", "mechanics", "bots")
"""Packages whose code decides with the game's own how matches are played."""
MATCHES = 1000
SEED = "edition"
PROCESSES = 2
OBJECTS = 100_000
"""How many are made until cycles among them are looked for: the positions that bots try have none."""


def reported() -> list[str]:
    """The games that can be reported on."""
    return [slug for slug in slugs() if find_spec(f"{package(slug)}.report")]


def version_of(slug: str) -> str:
    """A digest of all that decides how the game is played: its rules, its edition, its bots."""
    source = ROOT / "src" / "toque"
    game_folder = source.parent / package(slug).replace(".", "/")
    digest = hashlib.sha256()
    for folder in (*(source / name for name in PLAYS), game_folder):
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml") and file.name not in ("report.py", "terminal.py"):
                digest.update(file.relative_to(source).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def page(name: str, player: str, arena: Arena, report: Report) -> str:
    slug, edition = arena.title.slug, arena.edition
    command = f"make build && .venv/bin/python tools/edition_report.py {slug}"
    if (arena.matches, arena.seed) != (MATCHES, SEED):
        command += f" --matches {arena.matches} --seed {arena.seed}"
    kept = sum(goal[2] for goal in report.goals)
    lines = [
        f"# {name}: how the edition of the house plays",
        "",
        f"Measured by self-play of `{player}` on edition `{edition.name}` with the digest",
        f"`{edition.digest}`. Written by `tools/edition_report.py`:",
        "",
        "```",
        f"{command} && make pure",
        "```",
        "",
        f"Seed `{arena.seed}`; match number *n* of a set-up has the seed `{arena.seed}/n`. The same",
        "seed gives the same page. Intervals are Wilson's, for 95 %.",
        "",
        f"## Goals: {kept} of {len(report.goals)} kept",
        *report.goals_table(),
        *report.lines,
    ]
    text = "\n".join(lines) + "\n"
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=reported())
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    given = parser.parse_args()
    gc.set_threshold(OBJECTS)
    title = game(given.game)
    name = Speaker("en", given.game).key("name")
    reporting = import_module(f"{package(given.game)}.report")
    arena = Arena(
        title,
        title.house_edition(),
        given.matches,
        given.seed,
        progress=lambda said: print(said, file=sys.stderr),
        processes=given.processes,
        kept=KEPT / f"{given.game}-{version_of(given.game)}",
    )
    text = page(name, reporting.PLAYER, arena, reporting.report(arena))
    (PAGES / f"{given.game}.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
