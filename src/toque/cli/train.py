"""`toque train`: learn what positions of a game are worth, from matches that bots play.

What is learned is written into the game's folder, one file for each number of seats; it says by which
command it was made. Without the compiled build it takes hours instead of minutes. Matches by habit
(`--looks`) are played many times as fast as those of bots that plan, and a value needs thousands.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from toque.arena.workers import few_cycles
from toque.bots.habits import SenseBot
from toque.bots.ladder import bot
from toque.bots.learned import FILE
from toque.cli.arguments import Parser, required_game, tournament_seed, whole_number
from toque.cli.files import write_over
from toque.cli.session import Session
from toque.engine.refusal import Refusal
from toque.games import folder
from toque.texts import Speaker

MATCHES = 4000
SEATS = 2
UNITS = 32
SEED = "train"
PLAYER = "planner"
FEWEST = 20
OFTEN = 100


def usage(speaker: Speaker) -> str:
    return speaker.key(
        "cli-train-help",
        matches=str(MATCHES),
        seats=str(SEATS),
        units=str(UNITS),
        seed=SEED,
        player=PLAYER,
    )


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", default=str(SEATS))
    parser.add_argument("-n", "--matches", default=str(MATCHES))
    parser.add_argument("--by", default=PLAYER)
    parser.add_argument("--looks")
    parser.add_argument("--generations", default="1")
    parser.add_argument("--units", default=str(UNITS))
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", default=str(os.cpu_count() or 1))
    parser.add_argument("-o", "--output")
    found = parser.read(words)
    title = required_game(found.game)
    seats = whole_number(found.seats, "--seats", 1)
    matches = whole_number(found.matches, "-n", FEWEST)
    count = whole_number(found.generations, "--generations", 1)
    units = whole_number(found.units, "--units", 1)
    jobs = whole_number(found.jobs, "--jobs", 1)
    seed = tournament_seed(found.seed)
    looks = whole_number(found.looks, "--looks", 1) if found.looks else 0
    player = SenseBot(looks) if looks else bot(found.by)
    title.setup(seats)
    if not title.feature_names():
        raise Refusal("cli-train-no-features", game=title.slug)
    try:
        from toque.arena.training import generations
    except ImportError as lacking:
        raise Refusal("cli-arena-needs", extra="train") from lacking

    def progress(number: int) -> None:
        if number % OFTEN == 1:
            said = session.speaker.key("cli-train-played", played=number, matches=count * matches)
            print(said, file=sys.stderr, flush=True)

    made_by = f"toque train {title.slug} --seats {seats} -n {matches}"
    made_by += f" --looks {looks}" if looks else f" --by {player.name}"
    made_by += f" --generations {count}" if count > 1 else ""
    made_by += f" --units {units} --seed {seed}"
    with few_cycles():
        learned = generations(
            title, seats, player, matches, count, units, seed, jobs, made_by, progress
        )
    name = FILE.format(seats=seats)
    path = Path(found.output) if found.output else Path(str(folder(title.slug) / name))
    text = msgspec.json.format(msgspec.json.encode(learned), indent=0).decode()
    write_over(path, text + "\n")
    say = session.screen.say
    errors = {name: f"{error:g}" for name, error in learned.error.items()}
    say(session.speaker.key("cli-train-error", **errors, positions=learned.positions))
    say(session.speaker.key("cli-edition-written", file=str(path)))
    return 0
