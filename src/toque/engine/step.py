"""A step is one question of a match: who must answer, which answers are legal, what follows from one.

The steps that wait for an answer lie on a stack (`match.Match.stack`). A step is immutable, so that
clones share it, and carries what its question is about: `Pay(seat, recipe, need)`. As it is answered
it stays, puts its successor in its place, or goes.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from toque.engine.lexicon import NO_MOVE
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Text, Value

if TYPE_CHECKING:
    from toque.engine.match import Match

M = TypeVar("M", bound="Match")
Answer: TypeAlias = tuple[int, int]
"""A seat and its move."""

NOBODY: Final = -1
PLAYS_ITSELF: Final[Answer] = (NOBODY, NO_MOVE)
"""The forced answer of a step that asks nobody, such as the move of an automa."""
MOST_SEATS: Final = 8
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
"""By seat: the seat as the only one that is asked."""
NO_SEATS: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeMoves(Generic[M]):
    """Moves that a seat may play before it answers: a tool, a recipe thrown away.

    They are the moves `first` up to `beyond` of the lexicon. The question stays open while they are
    played, and is asked again afterwards. A step says with `Step.free_moves` that it allows them.
    """

    def __init__(self, first: int, beyond: int) -> None:
        self.first = first
        self.beyond = beyond

    @abstractmethod
    def moves(self, match: M, seat: int) -> list[int]: ...

    @abstractmethod
    def obstacle(self, match: M, seat: int, move: int) -> Obstacle | None: ...

    @abstractmethod
    def play(self, match: M, seat: int, move: int) -> None: ...

    @abstractmethod
    def describe(self, match: M, seat: int, move: int) -> dict[str, Value]: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[M]):
    name: str = "step"
    secret: bool = False
    """Whether the answers are for the seat alone; what others learn of them is told by events."""
    between_turns: bool = False
    """Whether all that a turn brings has come when this step is on top: a bill does not go beyond it."""

    @abstractmethod
    def deciders(self, match: M) -> tuple[int, ...]:
        """The seats that must answer; several where they decide at the same time."""

    @abstractmethod
    def moves(self, match: M, seat: int) -> list[int]:
        """The legal answers: exactly the moves for which `obstacle` is `None`."""

    @abstractmethod
    def obstacle(self, match: M, seat: int, move: int) -> Obstacle | None:
        """Why `seat`, which is asked, may not answer so; `NOT_NOW` for what is no answer to this."""

    @abstractmethod
    def play(self, match: M, seat: int, move: int) -> None:
        """Act. The step is on top of the stack; if it has nothing more to ask, it goes."""

    @abstractmethod
    def describe(self, match: M, seat: int, move: int) -> dict[str, Value]:
        """The facts of a move, as far as `seat` knows them, for its label and its obstacles."""

    def free_moves(self, match: M) -> FreeMoves[M] | None:
        return None

    def is_part_of(self, first: Step[M]) -> bool:
        """Whether this goes on with what `first` began to ask, part by part and in any order: such a
        question may be answered as a whole (`whole.suggestion`)."""
        return False

    def spare(self, match: M, seat: int) -> int:
        """Of whole answers to this that are worth the same: how much stays possible after one."""
        return 0

    def asks(self, match: M, seat: int) -> bool:
        for decider in self.deciders(match):
            if decider == seat:
                return True
        return False

    def ask(self, match: M, seat: int) -> Text:
        """The sentence that says what `seat` must do."""
        return Text(f"ask-{self.name}")

    def only_answer(self, match: M, seat: int) -> Answer | None:
        """The answer of a seat that has no other, and no free move either."""
        moves = self.moves(match, seat)
        if len(moves) != 1:
            return None
        free = self.free_moves(match)
        if free is not None and free.moves(match, seat):
            return None
        return (seat, moves[0])

    def shows_own_secret(self, match: M, seat: int, move: int) -> bool:
        """Whether a move shows others what only its seat knew, such as the last card of a hand.

        It puts up no fence, for the seat gives away nothing but its own. But it never plays itself:
        whoever moved before would see it, and could then take their own move back.
        """
        return False

    def forced(self, match: M) -> Answer | None:
        """The answer that plays itself: the only one there is, where it reveals and shows nothing.

        A step that asks nobody always goes on. A game overrides this where it knows sooner that there
        is a choice; its result must be the same.
        """
        deciders = self.deciders(match)
        if not deciders:
            return PLAYS_ITSELF
        for seat in deciders:
            answer = self.only_answer(match, seat)
            if answer is not None and not self.shows_own_secret(match, seat, answer[1]):
                trial = match.clone()
                trial.stack[-1].play(trial, seat, answer[1])
                if trial.reveals == match.reveals:
                    return answer
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[M]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, match: M) -> tuple[int, ...]:
        return ALONE[self.seat]

    def asks(self, match: M, seat: int) -> bool:
        return seat == self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class QuietStep(Step[M]):
    """Something that happens without anybody being asked, such as the turn of an automa."""

    def deciders(self, match: M) -> tuple[int, ...]:
        return NO_SEATS

    def asks(self, match: M, seat: int) -> bool:
        return False

    def moves(self, match: M, seat: int) -> list[int]:
        return []

    def obstacle(self, match: M, seat: int, move: int) -> Obstacle | None:
        return NOT_NOW

    def forced(self, match: M) -> Answer | None:
        return PLAYS_ITSELF

    def describe(self, match: M, seat: int, move: int) -> dict[str, Value]:
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChoice(Step[M]):
    """A question to several seats at the same time; nobody sees the answers of the others.

    An answer changes only what is its own seat's, so answers come in any order, and a seat can take
    its own back whatever the others have answered, until the last one is in: that puts up a fence.
    """

    secret = True

    @abstractmethod
    def answer(self, match: M, seat: int, move: int) -> None:
        """Note the answer of one seat."""

    @abstractmethod
    def finish(self, match: M) -> None:
        """All have answered. The step is still on top of the stack."""

    def play(self, match: M, seat: int, move: int) -> None:
        self.answer(match, seat, move)
        if not self.deciders(match):
            match.reveal()
            self.finish(match)

    def forced(self, match: M) -> Answer | None:
        """The only answer of a seat plays itself, also where it is the last one of all."""
        for seat in self.deciders(match):
            answer = self.only_answer(match, seat)
            if answer is not None:
                trial = match.clone()
                self.answer(trial, seat, answer[1])
                if trial.reveals == match.reveals:
                    return answer
        return None
