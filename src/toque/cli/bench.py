"""`toque bench`: how fast a game runs on this machine, in this build."""

from __future__ import annotations

from toque.arena.speed import Speed, measure
from toque.cli.arguments import (
    Parser,
    add_option_arguments,
    chosen_options,
    options_help,
    read_edition,
    required_game,
    seconds,
    whole_number,
)
from toque.cli.numbers import decimal
from toque.cli.output import print_json
from toque.cli.screen import tabulate
from toque.cli.session import Session
from toque.texts import Speaker

DEFAULT_SECONDS = "5"
LEAST_SECONDS = "0.1"
"""Less would measure the clock."""


def usage(speaker: Speaker) -> str:
    told = speaker.key("cli-help-bench")
    return f"{told}\n\n{options_help(speaker)}"


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seconds", default=DEFAULT_SECONDS)
    parser.add_argument("--seats")
    parser.add_argument("--json", action="store_true")
    add_option_arguments(parser)
    found = parser.read(words)
    title = required_game(found.game)
    session.speak_of(title.slug)
    edition = read_edition(title, found.edition)
    time = seconds(found.seconds, "--seconds", LEAST_SECONDS)
    seats = title.most_seats if found.seats is None else whole_number(found.seats, "--seats", 1)
    setup = title.setup(seats, chosen_options(found), edition)
    speed = measure(title, setup, time)
    if found.json:
        print_json(speed)
    else:
        _show(session, speed)
    return 0


def _show(session: Session, speed: Speed) -> None:
    speaker, language = session.speaker, session.speaker.language
    build = speaker.key("cli-build", compiled="yes" if speed.compiled else "no")
    session.screen.say(
        speaker.key("cli-bench-title", game=speed.game, seats=speed.seats, build=build), "bold"
    )
    rates = [
        (speaker.key("cli-bench-decisions"), speed.decisions_per_s),
        (speaker.key("cli-bench-clones"), speed.clones_per_s),
        (speaker.key("cli-bench-matches"), speed.matches_per_s),
        (speaker.key("cli-bench-calibration"), speed.calibration_per_s),
    ]
    rows = [[name, decimal(rate, language, places=0)] for name, rate in rates]
    session.screen.lines(tabulate([], rows))
