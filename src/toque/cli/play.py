"""`toque play`: a match at this terminal, new or resumed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from toque.cli.arguments import (
    Parser,
    add_option_arguments,
    chosen_options,
    options_help,
    read_edition,
)
from toque.cli.keeper import Keeper
from toque.cli.records import load
from toque.cli.seating import Seating, take_seats
from toque.cli.session import Session
from toque.cli.sitting import Sitting
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.rng import check_seed, fresh_seed
from toque.engine.timeline import Timeline
from toque.games import game
from toque.texts import Speaker

DEFAULT_GAME: Final = "pieces-montees"
DEFAULT_SEATS: Final = "me,greedy,greedy"


def usage(speaker: Speaker) -> str:
    told = speaker.key("cli-help-play", game=DEFAULT_GAME, seats=DEFAULT_SEATS)
    return f"{told}\n\n{options_help(speaker)}"


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats")
    parser.add_argument("--seed")
    parser.add_argument("--resume")
    parser.add_argument("--name")
    add_option_arguments(parser)
    found = parser.read(words)
    timeline, seating = _resume(session, found) if found.resume else _begin(session, found)
    keeper, trouble = _keeper(found.resume, timeline.game.slug)
    again = []
    if found.edition is not None:
        again += ["--edition", str(Path(found.edition).absolute())]
    if session.language_asked:
        again += ["--lang", session.speaker.language]
    sitting = Sitting(session, timeline, seating, keeper, again)
    if trouble is not None:
        sitting.warn(trouble)
    return sitting.run()


def _begin(session: Session, found: argparse.Namespace) -> tuple[Timeline[Match], Seating]:
    title = game(found.game or DEFAULT_GAME)
    session.speak_of(title.slug)
    edition = read_edition(title, found.edition)
    players = take_seats(found.seats or DEFAULT_SEATS, found.name, session.speaker)
    setup = title.setup(len(players), chosen_options(found), edition)
    seed = fresh_seed() if found.seed is None else check_seed(found.seed)
    seating = Seating(players, session.speaker)
    session.speak_of(title.slug, seating.names)
    return Timeline(title, setup, players, seed), seating


def _resume(session: Session, found: argparse.Namespace) -> tuple[Timeline[Match], Seating]:
    """A record brings everything along that is agreed before a match."""
    settled = {"--seats": found.seats, "--seed": found.seed, "--name": found.name}
    settled |= {f"--{name}": choice for name, choice in chosen_options(found).items()}
    for option, value in settled.items():
        if value is not None:
            raise Refusal("cli-resume-settled", option=option)
    loaded = load(session, found.resume, found.edition)
    if found.game not in (None, loaded.timeline.game.slug):
        raise Refusal("cli-resume-other-game", game=loaded.timeline.game.slug)
    return loaded.timeline, loaded.seating


def _keeper(resumed: str | None, slug: str) -> tuple[Keeper, Refusal | None]:
    """Without a place to keep it a match can be played all the same."""
    try:
        return (Keeper.resume(resumed, slug) if resumed else Keeper.new(slug)), None
    except Refusal as refusal:
        return Keeper(None), refusal
