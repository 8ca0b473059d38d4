"""Tables at which a game is taught. They are found by their deal, so a row says nothing of it."""

from __future__ import annotations

from toque.server.answers import LessonStep
from toque.server.rows import Table
from toque.server.state import TableState
from toque.texts.lesson import LEARNER, Lesson, accepted, lesson_at


def taught_at(table: Table) -> Lesson | None:
    """The lesson of a table; a match that was forked off one, or imported, has left it."""
    if table.parent or table.opening or table.edition_source:
        return None
    return lesson_at(table.game, table.seed, table.options, len(table.seats))


def taught_reply(state: TableState, seat: int) -> str | None:
    """What a bot plays at a lesson, as long as the match follows it."""
    taught = taught_at(state.table)
    if taught is None:
        return None
    lexicon = state.timeline.game.lexicon
    legal = [lexicon.notation(move) for move in state.match.moves(seat)]
    return taught.reply(state.played(), seat, legal)


def lesson_steps(lesson: Lesson) -> list[LessonStep]:
    return [LessonStep(step.name, step.look, accepted(LEARNER, step.moves)) for step in lesson.step]
