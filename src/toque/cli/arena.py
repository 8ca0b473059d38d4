"""`toque arena`: bots against each other in earnest, on as many processors as there are.

What is played is kept match by match: Ctrl-C, or a machine that fails, loses nothing that was finished.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from pathlib import Path

import msgspec

from toque.arena.findings import Findings, find
from toque.arena.kept import Kept, NotKept
from toque.arena.plan import new_plan, version_of
from toque.arena.ratings import require_library
from toque.arena.workers import Here, Processes, Workers
from toque.cli.arena_page import page
from toque.cli.arguments import (
    Parser,
    add_option_arguments,
    chosen_options,
    options_help,
    read_edition,
    required_game,
    tournament_seed,
    whole_number,
)
from toque.cli.files import unreadable, unwritable, write_over
from toque.cli.keeper import fresh_file, home
from toque.cli.numbers import decimal, percent
from toque.cli.output import print_json
from toque.cli.progress import progress_bar
from toque.cli.screen import tabulate
from toque.cli.session import Session
from toque.engine.refusal import Refusal
from toque.games import game
from toque.texts import Speaker

DEFAULT_MATCHES = "400"
DEFAULT_BOTS = "random,greedy"
SUFFIX = ".arena"
INTERRUPTED = 130


def usage(speaker: Speaker) -> str:
    told = speaker.key("cli-arena-help", bots=DEFAULT_BOTS, matches=DEFAULT_MATCHES)
    return f"{told}\n\n{options_help(speaker)}"


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("-n", "--matches")
    parser.add_argument("--bots")
    parser.add_argument("--seats")
    parser.add_argument("--seed")
    parser.add_argument("--jobs")
    parser.add_argument("--cluster", action="store_true")
    parser.add_argument("--resume")
    parser.add_argument("--html")
    parser.add_argument("--json", action="store_true")
    add_option_arguments(parser)
    found = parser.read(words)
    require_library()
    workers = _workers(found)
    with _resume(session, found) if found.resume else _begin(session, found) as kept:
        asked = kept.asked if found.matches is None else whole_number(found.matches, "-n", 1)
        matches = kept.plan.whole_blocks(asked)
        interrupted = _play(kept, matches, workers)
        played = kept.whole_blocks(matches)
    findings = find(kept.plan, played) if played else None
    if findings is not None:
        _tell(session, found, findings, kept)
    if interrupted:
        print(_how_to_go_on(session, kept, matches), file=sys.stderr)
        return INTERRUPTED
    return 0


def _workers(found: argparse.Namespace) -> Workers:
    jobs = os.cpu_count() or 1
    if found.jobs is not None:
        jobs = whole_number(found.jobs, "--jobs", 1)
    if found.cluster:
        from toque.arena.cluster import Cluster

        return Cluster(jobs)
    return Here() if jobs == 1 else Processes(jobs)


def _begin(session: Session, found: argparse.Namespace) -> Kept:
    title = required_game(found.game)
    session.speak_of(title.slug)
    edition = read_edition(title, found.edition)
    bots = [word.strip() for word in (found.bots or DEFAULT_BOTS).split(",")]
    seats = None if found.seats is None else whole_number(found.seats, "--seats", 1)
    seed = tournament_seed(found.seed)
    plan = new_plan(title, bots, seats, chosen_options(found), edition, seed)
    matches = whole_number(found.matches or DEFAULT_MATCHES, "-n", 1)
    path = fresh_file(home() / "arena", title.slug, SUFFIX)
    try:
        return Kept.begin(path, plan, matches)
    except OSError as failure:
        raise unwritable(str(path), failure) from failure


def _resume(session: Session, found: argparse.Namespace) -> Kept:
    """A tournament that was kept has its plan; only more matches can be asked for."""
    settled = {"--bots": found.bots, "--seats": found.seats, "--seed": found.seed}
    settled |= {"--edition": found.edition}
    settled |= {f"--{name}": choice for name, choice in chosen_options(found).items()}
    for option, value in settled.items():
        if value is not None:
            raise Refusal("cli-arena-settled", option=option)
    try:
        kept = Kept.resume(Path(found.resume))
    except NotKept as bad:
        raise Refusal("cli-arena-not-kept", file=found.resume) from bad
    except OSError as failure:
        raise unreadable(found.resume, failure) from failure
    plan = kept.plan
    session.speak_of(game(plan.game).slug)
    if found.game not in (None, plan.game):
        raise Refusal("cli-arena-other-game", game=plan.game)
    if version_of(plan.game) != plan.version:
        raise Refusal("cli-arena-other-version", game=plan.game)
    return kept


def _play(kept: Kept, matches: int, workers: Workers) -> bool:
    """Play what is missing; returns whether somebody has had enough."""
    missing = kept.missing(matches)
    if not missing:
        return False
    with progress_bar(matches) as progress:
        try:
            for played in workers.play(kept.plan, missing):
                kept.add(played)
                if progress is not None:
                    progress(sum(number < matches for number in kept.played))
        except KeyboardInterrupt:
            return True
    return False


# What came of it.


def _tell(session: Session, found: argparse.Namespace, findings: Findings, kept: Kept) -> None:
    if found.html is not None:
        html = page(findings, session.speaker, _again(kept, findings.matches))
        write_over(Path(found.html), html)
    if found.json:
        print_json({**msgspec.to_builtins(findings), "file": str(kept.path)})
        return
    _show(session, findings)
    session.screen.say(session.speaker.key("cli-arena-file", file=str(kept.path)))
    if found.html is not None:
        session.screen.say(session.speaker.key("cli-arena-page-written", file=found.html))


def _again(kept: Kept, matches: int) -> str:
    """The command that plays the same matches again."""
    plan = kept.plan
    words = ["toque", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--seats", str(plan.seats), "-n", str(matches), "--seed", plan.seed]
    options = game(plan.game).options(game(plan.game).house_edition())
    usual = {option.name: option.default for option in options}
    for name, choice in plan.options.items():
        if usual.get(name) != choice:
            words += ["--option", f"{name}={choice}"]
    return shlex.join(words)


def _how_to_go_on(session: Session, kept: Kept, matches: int) -> str:
    words = ["toque", "arena", "--resume", str(kept.path), "-n", str(matches)]
    if session.language_asked:
        words += ["--lang", session.speaker.language]
    done = sum(number < matches for number in kept.played)
    told = session.speaker.key("cli-arena-interrupted", done=done, matches=matches)
    return f"{told}\n  {shlex.join(words)}"


def _show(session: Session, findings: Findings) -> None:
    speaker, screen = session.speaker, session.screen
    language = speaker.language
    rated = {one.player: one for one in findings.ratings}
    heading = [
        speaker.key("cli-column-bot"),
        speaker.key("cli-arena-column-rating"),
        speaker.key("cli-column-interval"),
        speaker.key("cli-column-share"),
        speaker.key("cli-column-interval"),
        speaker.key("cli-arena-column-par"),
        speaker.key("cli-column-mean"),
        speaker.key("cli-arena-column-margin"),
    ]
    rows = []
    for bot in findings.bots:
        rating = rated.get(bot.bot)
        rows.append(
            [
                bot.bot,
                decimal(rating.rating, language, 0) if rating else "–",
                " – ".join(decimal(end, language, 0) for end in rating.interval) if rating else "–",
                percent(bot.share, language),
                " – ".join(percent(end, language) for end in bot.interval),
                percent(bot.par, language),
                decimal(bot.mean_score, language),
                decimal(bot.margin, language),
            ]
        )
    screen.lines(tabulate(heading, rows))
    screen.line()
    _show_encounters(session, findings)
    screen.say(
        speaker.key(
            "cli-arena-page-summary",
            matches=findings.matches,
            blocks=findings.blocks,
            seats=findings.seats,
            decisions=findings.decisions,
            seed=findings.seed,
        )
    )


def _show_encounters(session: Session, findings: Findings) -> None:
    """Who ends before whom, as a matrix, where there are more than two."""
    met = {(one.bot, one.rival): one.share for one in findings.encounters}
    bots = [one.bot for one in findings.bots]
    if len(bots) < 3:
        return
    speaker, screen = session.speaker, session.screen
    screen.say(speaker.key("cli-arena-encounters"), "bold")
    rows = [
        [
            bot,
            *(
                percent(met[bot, rival], speaker.language) if (bot, rival) in met else "–"
                for rival in bots
            ),
        ]
        for bot in bots
    ]
    screen.lines(tabulate(["", *bots], rows))
    screen.line()
