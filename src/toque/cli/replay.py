"""`toque replay`: a record told turn by turn, and how it ended."""

from __future__ import annotations

from toque.cli.arguments import Parser, required_file, whole_number
from toque.cli.chronicle import passages, print_passages
from toque.cli.labels import chosen_labels
from toque.cli.output import print_json
from toque.cli.records import Loaded, load
from toque.cli.results import name_of, show_ranks, show_sheets
from toque.cli.session import Session
from toque.cli.table import show_board
from toque.engine.event import seen_by
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.engine.rng import commitment
from toque.engine.text import Text
from toque.terminal.boards import board
from toque.texts import Speaker


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-help-replay")


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("file", nargs="?")
    parser.add_argument("--move")
    parser.add_argument("--seat")
    parser.add_argument("--edition")
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    moves = None if found.move is None else whole_number(found.move, "--move", 0)
    loaded = load(session, required_file(found.file), found.edition, moves)
    viewer = _viewer(found.seat, len(loaded.seating.names))
    if found.json:
        print_json(as_data(loaded, viewer, session.speaker))
    else:
        _show(session, loaded, viewer)
    return 0


def _viewer(letter: str | None, seats: int) -> int | None:
    """The seat through whose eyes the match is told; nobody's without a letter."""
    if letter is None:
        return None
    letters = SEAT_LETTERS[:seats]
    if len(letter) != 1 or letter not in letters:
        raise Refusal("cli-no-seat", seat=letter, possible=", ".join(letters))
    return letters.index(letter)


def as_data(loaded: Loaded, viewer: int | None, speaker: Speaker) -> dict[str, object]:
    timeline, voice = loaded.timeline, speaker.seen_from(viewer)
    record, match = timeline.record, timeline.match
    told = []
    for move, events in zip(record.moves, timeline.events, strict=True):
        seen = [seen_by(event, viewer).text() for event in events]
        told.append(
            {
                "seat": SEAT_LETTERS[move.seat],
                "move": move.notation,
                "events": [{"kind": text.key, "text": voice.say(text)} for text in seen],
            }
        )
    results = [
        {
            "name": name_of(outcome, voice),
            "seat": None if outcome.seat is None else SEAT_LETTERS[outcome.seat],
            "score": outcome.score,
            "rank": outcome.rank,
            "sheet": [
                {"source": voice.say(line.source), "points": line.points} for line in outcome.sheet
            ],
        }
        for outcome in match.results()
    ]
    return {
        "game": record.game,
        "version": record.version,
        "edition": record.edition,
        "options": record.options,
        "players": record.players,
        "seed": record.seed,
        "commitment": commitment(record.seed),
        "moves_in_record": loaded.moves,
        "moves": told,
        "over": match.over,
        "scores": match.scores(),
        "ranks": match.ranks(),
        "results": results,
        "position": match.view(viewer),
    }


def _show(session: Session, loaded: Loaded, viewer: int | None) -> None:
    screen, speaker = session.screen, session.speaker
    timeline, match = loaded.timeline, loaded.timeline.match
    record = timeline.record
    title = speaker.say(Text("name"))
    names = ", ".join(loaded.seating.names)
    screen.say(speaker.key("cli-welcome", game=title, names=names), "bold")
    screen.say(chosen_labels(speaker, record.options), "dim")
    screen.line()
    print_passages(screen, passages(timeline, viewer), speaker.seen_from(viewer))
    show_board(screen, board(record.game), match, viewer, speaker)
    show_ranks(screen, match, viewer, speaker)
    show_sheets(screen, match, speaker)
    screen.line()
    screen.say(speaker.key("cli-seed", seed=record.seed))
    if not match.over:
        screen.say(speaker.key("cli-replay-open", moves=len(record.moves), all=loaded.moves))
