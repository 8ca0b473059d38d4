"""`toque verify`: deal a recorded match again from its seed and check every move of it."""

from __future__ import annotations

from toque.cli.arguments import Parser, required_file
from toque.cli.output import print_json
from toque.cli.records import load
from toque.cli.session import Session
from toque.engine.refusal import Refusal
from toque.engine.rng import commitment
from toque.texts import Speaker


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-help-verify")


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("file", nargs="?")
    parser.add_argument("--commitment")
    parser.add_argument("--edition")
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    file = required_file(found.file)
    # Loading deals from the seed and plays every move; what is not legal is refused with its line.
    loaded = load(session, file, found.edition)
    match, record = loaded.timeline.match, loaded.timeline.record
    hash = commitment(record.seed)
    if found.commitment is not None and found.commitment.strip().lower() != hash:
        raise Refusal("cli-verify-other-commitment", file=file, hash=hash)
    if found.json:
        scores = match.scores()
        data = {"file": file, "game": record.game, "seed": record.seed, "commitment": hash}
        print_json({**data, "moves": loaded.moves, "over": match.over, "scores": scores})
        return 0
    speaker = session.speaker
    session.screen.say(speaker.key("cli-verified", moves=loaded.moves), "bold")
    session.screen.say(speaker.key("cli-verified-seed", seed=record.seed, hash=hash))
    return 0
