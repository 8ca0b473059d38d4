"""Fill the tables of docs/bots.md: python tools/strength.py [--part 20] [--matches 40] [--games a,b].

Every level plays duels with the one below, and alone against three of them; the highest also meets
greedy, and alone the automa where a game has one. Build first (`make build`), or it takes days; with all
its simulations the highest level takes days too, so `--part 20` gives it a twentieth of them, and
`--part gateau=60,rococo=20` another part in each game (`--top-part` where it meets others than the level
below), and `--seconds` ends whatever takes longer: what was played until then counts; with 0 nothing is
played. What was played is kept in build/strength until the game or the bots change: a run that was
broken off goes on, and one with more matches plays only those that are new.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.shown import shown  # noqa: E402
from toque.arena.counting import BotResult, Played, bot_results  # noqa: E402
from toque.arena.kept import Kept  # noqa: E402
from toque.arena.plan import Plan, new_plan  # noqa: E402
from toque.arena.report import between, percent, table  # noqa: E402
from toque.arena.sums import share_interval  # noqa: E402
from toque.arena.workers import OBJECTS, Here, Processes  # noqa: E402
from toque.bots.ladder import level_names  # noqa: E402
from toque.games import game, slugs  # noqa: E402

PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "strength"
SEED = "strength"
FOUR = 4
MARKED = re.compile(r"(<!-- strength -->\n).*?(<!-- end of strength -->)", re.S)


class Measure:
    """How many matches are played of each kind, and how."""

    def __init__(self, part: int, seconds: float, jobs: int) -> None:
        """`part` is of the simulations of the highest level: one in so many."""
        self.part = part
        self.seconds = seconds
        self.jobs = jobs

    def name(self, slug: str, level: str, seats: int) -> str:
        """The highest level with as many simulations as are asked for; the others are as they are."""
        shortened = level == level_names()[-1] and self.part > 1
        return f"{level}/{self.part}" if shortened else level

    def play(
        self, slug: str, levels: Sequence[str], matches: int, options: Mapping[str, str]
    ) -> list[Played]:
        """Whole blocks of matches between these levels, as far as there was time for them."""
        title = game(slug)
        names = [self.name(slug, level, len(levels)) for level in levels]
        plan = new_plan(title, names, None, options, title.house_edition(), SEED)
        whole = plan.whole_blocks(matches)
        print(f"{slug}: {whole} x {','.join(names)}", file=sys.stderr, flush=True)
        with _kept(plan, whole) as kept:
            workers = Here() if self.jobs == 1 else Processes(self.jobs)
            end = time.monotonic() + self.seconds
            for played in workers.play(plan, kept.missing(whole) if self.seconds > 0 else []):
                kept.add(played)
                if time.monotonic() > end:
                    break
            return kept.whole_blocks(whole)


def part_of(said: str, slug: str) -> int:
    """Of each game the same, or another one of each: how long a match takes is not alike.

    >>> part_of("30", "rococo"), part_of("gateau=60,rococo=20", "rococo"), part_of("gateau=60", "rococo")
    (30, 20, 1)
    """
    if "=" not in said:
        return int(said)
    parts = dict(one.split("=") for one in said.split(","))
    return int(parts.get(slug, "1"))


def _kept(plan: Plan, matches: int) -> Kept:
    KEPT.mkdir(parents=True, exist_ok=True)
    words = [plan.game, *plan.bots, *plan.options.values(), plan.version]
    path = KEPT / ("-".join(words).replace("/", "_") + ".arena")
    return Kept.resume(path) if path.exists() else Kept.begin(path, plan, matches)


def first(played: list[Played]) -> BotResult:
    """How the bot did that was named first."""
    return bot_results(played)[0]


def share(played: list[Played]) -> list[str]:
    """The cells of a share of wins; nothing was played where there was no time for a block."""
    if not played:
        return ["0", "", ""]
    result = first(played)
    return [str(result.matches), percent(result.share), between(result.interval)]


def margin(played: list[Played]) -> str:
    return f"{first(played).margin:+.1f}" if played else ""


LADDER_HEADING = ["", "duels", "won", "95 %", "margin", "of four", "won", "95 %"]


def ladder(
    measure: Measure, slug: str, levels: Sequence[str], duels: int, fours: int
) -> list[list[str]]:
    rows = []
    for weak, strong in pairwise(levels):
        duel = measure.play(slug, [strong, weak], duels, {})
        above, below = (measure.name(slug, level, 2) for level in (strong, weak))
        cells = [f"{slug}: `{above}` – `{below}`", *share(duel), margin(duel)]
        if fours:
            cells += share(measure.play(slug, [strong] + [weak] * (FOUR - 1), fours, {}))
        rows.append(cells + [""] * (len(LADDER_HEADING) - len(cells)))
    return rows


def against_greedy(measure: Measure, slug: str, level: str, duels: int) -> list[str]:
    played = measure.play(slug, [level, "greedy"], duels, {})
    return [f"{slug}: `{measure.name(slug, level, 2)}`", *share(played), margin(played)]


def against_automa(measure: Measure, slug: str, level: str, matches: int) -> list[str] | None:
    """Alone, where the automa is hardest; and how often so many points are reached as are asked for."""
    automa = shown(slug).automa
    if automa is None or matches == 0:
        return None
    played = measure.play(slug, [level], matches, automa.options)
    options = ", ".join(f"{name} = {choice}" for name, choice in automa.options.items())
    cells = [
        f"{slug}: `{measure.name(slug, level, 1)}`" + (f" ({options})" if options else ""),
        *share(played),
    ]
    reached = [float(one.scores[0] >= automa.points) for one in played]
    if not played:
        return [*cells, "", "", ""]
    around = share_interval(reached, [one.block for one in played])
    said = f"{automa.points}: {percent(sum(reached) / len(reached))}, {between(around)}"
    return [
        *cells,
        margin(played),
        f"{first(played).mean_score:.1f}",
        said if automa.points else "",
    ]


def lines(rows: list[list[str]], heading: list[str]) -> str:
    return "\n".join(table(heading, rows)).strip("\n")


def main() -> None:
    levels = ",".join(level_names())
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--levels", default=levels)
    parser.add_argument("--games", default=",".join(slugs()))
    parser.add_argument("--part", default="1", help="of the highest level: one in so many")
    parser.add_argument("--top-part", default="1", help="of it, against others")
    parser.add_argument("--matches", type=int, default=400, help="duels of two levels")
    parser.add_argument("--of-four", type=int, default=400)
    parser.add_argument("--solo", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1e9, help="for each cell of the tables")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    gc.set_threshold(OBJECTS)
    rungs = asked.levels.split(",")
    ladders: list[list[str]] = []
    tops: list[list[str]] = []
    automas: list[list[str]] = []
    for slug in asked.games.split(","):
        measure = Measure(part_of(asked.part, slug), asked.seconds, asked.jobs)
        top = Measure(part_of(asked.top_part, slug), asked.seconds, asked.jobs)
        ladders += ladder(measure, slug, rungs, asked.matches, asked.of_four)
        if rungs[-1] != level_names()[-1]:
            continue
        tops.append(against_greedy(top, slug, rungs[-1], asked.matches))
        automa = against_automa(top, slug, rungs[-1], asked.solo)
        if automa is not None:
            automas.append(automa)
    given = {name.replace("_", "-"): value for name, value in vars(asked).items() if name != "jobs"}
    words = [f"--{name} {value}" for name, value in given.items()]
    command = "python tools/strength.py " + " ".join(words)
    told = f"Written by `{command}`; seed `{SEED}`, options as they are by default."
    parts = [told, lines(ladders, LADDER_HEADING)]
    if tops:
        parts += ["Against greedy:", lines(tops, ["", "duels", "won", "95 %", "margin"])]
    if automas:
        heading = ["", "matches", "won", "95 %", "margin", "points", "reached"]
        parts += ["Alone against the automa:", lines(automas, heading)]
    text = "\n\n".join(parts)
    page = PAGE.read_text("utf-8")
    PAGE.write_text(MARKED.sub(lambda part: f"{part[1]}{text}\n{part[2]}", page), "utf-8")


if __name__ == "__main__":
    main()
