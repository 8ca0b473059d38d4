"""Records read from files, with their game, their edition and their people."""

from __future__ import annotations

from typing import NamedTuple

from toque.cli.arguments import read_edition
from toque.cli.files import read_text
from toque.cli.seating import Seating
from toque.cli.session import Session
from toque.engine.match import Match
from toque.engine.record import read_record
from toque.engine.refusal import Refusal
from toque.engine.timeline import Timeline
from toque.games import game


class Loaded(NamedTuple):
    timeline: Timeline[Match]
    seating: Seating
    moves: int
    """How many moves the record has, of which the timeline may hold fewer."""


def load(session: Session, file: str, edition: str | None, moves: int | None = None) -> Loaded:
    """A record, replayed with its past; refusals name the file and what is wrong in it."""
    text = read_text(file)
    try:
        record = read_record(text)
        title = game(record.game)
    except Refusal as refusal:
        raise Refusal("cli-in-file", file=file, reason=refusal.text) from refusal
    seating = Seating(record.players, session.speaker)
    session.speak_of(title.slug, seating.names)
    components = read_edition(title, edition)
    count = len(record.moves)
    if moves is not None and moves > count:
        raise Refusal("cli-too-many-moves", file=file, moves=count)
    record.moves = record.moves[:moves]
    try:
        timeline = Timeline.resume(title, record, components)
    except Refusal as refusal:
        raise Refusal("cli-in-file", file=file, reason=refusal.text) from refusal
    return Loaded(timeline, seating, count)
