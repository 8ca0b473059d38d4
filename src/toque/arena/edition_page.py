"""How the house edition of a game plays, as a page in Markdown: what its `report.py` asks for.

The same seed gives the same page, however many processes play.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from toque.arena.report import Arena, Report
from toque.games import package, slugs

MATCHES: Final = 1000
SEED: Final = "edition"


class Reporting(Protocol):
    """What the `report.py` of a game offers."""

    PLAYER: str

    def report(self, arena: Arena) -> Report: ...


def reported() -> list[str]:
    """The games that can be reported on."""
    return [slug for slug in slugs() if find_spec(f"{package(slug)}.report")]


def edition_page(name: str, arena: Arena) -> str:
    """`name` is that of the game. It takes as long as the matches do."""
    slug, edition = arena.title.slug, arena.edition
    reporting = cast(Reporting, import_module(f"{package(slug)}.report"))
    report = reporting.report(arena)
    command = f"toque balance {slug} -n {arena.matches} -o docs/editions/{slug}.md"
    if arena.seed != SEED:
        command += f" --seed {arena.seed}"
    kept = sum(goal[2] for goal in report.goals)
    lines = [
        f"# {name}: how the edition of the house plays",
        "",
        f"Measured by self-play of `{reporting.PLAYER}` on edition `{edition.name}` with the digest",
        f"`{edition.digest}`. Written, on the compiled build (`make build`), by:",
        "",
        "```",
        command,
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
