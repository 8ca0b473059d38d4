"""`toque sim`: bots against each other, every deal once in each rotation of the seats."""

from __future__ import annotations

import msgspec

from toque.arena.tournament import Tournament, run_tournament
from toque.cli.arguments import (
    Parser,
    add_option_arguments,
    chosen_options,
    options_help,
    read_bots,
    read_edition,
    required_game,
    tournament_seed,
    whole_number,
)
from toque.cli.numbers import decimal, percent
from toque.cli.output import print_json
from toque.cli.progress import progress_bar
from toque.cli.screen import tabulate
from toque.cli.session import Session
from toque.texts import Speaker

DEFAULT_MATCHES = "100"
DEFAULT_SEATS = "random,greedy"


def usage(speaker: Speaker) -> str:
    told = speaker.key("cli-help-sim", seats=DEFAULT_SEATS)
    return f"{told}\n\n{options_help(speaker)}"


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("-n", "--matches", default=DEFAULT_MATCHES)
    parser.add_argument("--seats", default=DEFAULT_SEATS)
    parser.add_argument("--seed")
    parser.add_argument("--json", action="store_true")
    add_option_arguments(parser)
    found = parser.read(words)
    title = required_game(found.game)
    session.speak_of(title.slug)
    edition = read_edition(title, found.edition)
    matches = whole_number(found.matches, "-n", 1)
    bots = read_bots(found.seats)
    setup = title.setup(len(bots), chosen_options(found), edition)
    seed = tournament_seed(found.seed)
    with progress_bar(matches) as progress:
        result = run_tournament(title, setup, bots, matches, seed, progress)
    if found.json:
        print_json({**msgspec.to_builtins(result), "seed": seed})
    else:
        _show(session, result, seed)
    return 0


def _show(session: Session, result: Tournament, seed: str) -> None:
    speaker, screen = session.speaker, session.screen
    language = speaker.language
    heading = [
        speaker.key("cli-column-bot"),
        speaker.key("cli-column-seats"),
        speaker.key("cli-column-wins"),
        speaker.key("cli-column-share"),
        speaker.key("cli-column-interval"),
        speaker.key("cli-column-mean"),
    ]
    rows = [
        [
            bot.bot,
            str(bot.seats),
            decimal(bot.wins, language),
            percent(bot.share, language),
            " – ".join(percent(end, language) for end in bot.interval),
            decimal(bot.mean_score, language),
        ]
        for bot in result.bots
    ]
    screen.lines(tabulate(heading, rows))
    screen.line()
    screen.say(
        speaker.key(
            "cli-sim-done",
            matches=result.matches,
            decisions=result.decisions,
            seconds=decimal(result.seconds, language),
        )
    )
    screen.say(speaker.key("cli-seed", seed=seed))
