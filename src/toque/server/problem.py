"""What goes wrong for a person: a refusal with its HTTP status, and the words of the right game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from toque.engine.edition import BadEdition
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.engine.text import Text, Value
from toque.engine.wire import Fault
from toque.texts import LANGUAGES, Speaker


class Problem(Refusal):
    def __init__(self, status: int, key: str, **args: Value) -> None:
        super().__init__(key, **args)
        self.status = status
        self.game: str | None = None
        """Whose words the text may need."""
        self.faults: list[Fault] = []


def legal_move(match: Match, seat: int, notation: str) -> int:
    """The number of a move; refused in the game's words if it cannot be played."""
    game = match.setup.game
    with in_words_of(game.slug, 409):
        number = game.lexicon.parse(notation)
        reason = match.explain(seat, number)
        if reason is not None:
            raise Problem(409, reason.key, **reason.args)
    return number


class SaidFault(msgspec.Struct, frozen=True):
    """One thing that is wrong in an edition."""

    line: int
    text: Text
    said: str


class ErrorBody(msgspec.Struct, frozen=True):
    """Why something was not done: as data, and as a sentence in the visitor's language."""

    text: Text
    said: str
    faults: list[SaidFault] = []
    """What is wrong in an edition, line by line."""


@contextmanager
def in_words_of(slug: str, status: int = 400) -> Iterator[None]:
    """Refusals of a game, of its editions and of its records, ready to be said to a visitor."""
    try:
        yield
    except Problem as known:
        known.game = slug
        raise
    except Refusal as refusal:
        problem = Problem(status, refusal.text.key, **refusal.text.args)
        problem.game = slug
        if isinstance(refusal, BadEdition):
            problem.faults = sorted(refusal.faults, key=lambda fault: fault.line)
        raise problem from refusal


def error_body(problem: Refusal, language: str) -> ErrorBody:
    game = problem.game if isinstance(problem, Problem) else None
    faults: Sequence[Fault] = problem.faults if isinstance(problem, Problem) else ()
    return ErrorBody(
        problem.text,
        say(problem.text, language, game),
        [SaidFault(fault.line, fault.text, say(fault.text, language, game)) for fault in faults],
    )


def say(text: Text, language: str, game: str | None = None) -> str:
    """In words; seats go by their letters, for people have other names at each table."""
    return Speaker(language, game, SEAT_LETTERS.upper()).say(text)


def preferred_language(accepted: str) -> str:
    """The first of our languages that a visitor likes, by the `Accept-Language` of their browser.

    >>> preferred_language("it, de-CH;q=0.7, fr;q=0.8")
    'fr'
    >>> preferred_language("tlh;q=x")
    'en'
    """
    best, liking = LANGUAGES[0], 0.0
    for word in accepted[:500].split(","):
        tag, _, rest = word.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        language = tag.split("-")[0].lower()
        if language in LANGUAGES and weight > liking:
            best, liking = language, weight
    return best
