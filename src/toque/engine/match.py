"""A match is a machine that asks questions: the position, and the steps that wait for an answer.

Playing a move lets the step on top of the stack act: it stays as long as it has more to ask, pushes
what must be asked before that, and takes itself off or puts its successor in its place when it is done.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

from toque.engine.event import Event, EventArgs, EventKind
from toque.engine.obstacle import MATCH_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Obstacle
from toque.engine.step import Step
from toque.engine.text import Text, Value
from toque.engine.wire import Outcome

if TYPE_CHECKING:
    import msgspec

    from toque.engine.game import Setup
    from toque.engine.rng import Rng


class IllegalMove(Exception):
    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle.name)
        self.obstacle = obstacle


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """The position of one play of a game. Mutable, cheap to clone, without any I/O."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.rng = rng
        self.stack: list[Step[Self]] = []
        self.reveals = 0
        self.listener: list[Event] | None = None

    # Who must answer what.

    def deciders(self: Self) -> tuple[int, ...]:
        if not self.stack:
            return ()
        return self.stack[-1].deciders(self)

    @property
    def over(self) -> bool:
        return not self.stack

    def moves(self: Self, seat: int) -> list[int]:
        """The legal moves of a seat; none if it is not asked."""
        if not self.stack:
            return []
        step = self.stack[-1]
        if not step.asks(self, seat):
            return []
        moves = step.moves(self, seat)
        free = step.free_moves(self)
        if free is not None:
            moves += free.moves(self, seat)
        return moves

    def obstacle(self: Self, seat: int, move: int) -> Obstacle | None:
        """Why a move is not legal now, or `None`."""
        if not self.stack:
            return MATCH_OVER
        step = self.stack[-1]
        if not step.asks(self, seat):
            return NOT_YOUR_TURN
        if not 0 <= move < self.setup.game.lexicon.size:
            return NO_SUCH_MOVE
        free = step.free_moves(self)
        if free is not None and free.first <= move < free.beyond:
            return free.obstacle(self, seat, move)
        return step.obstacle(self, seat, move)

    # Playing.

    def play(self: Self, seat: int, move: int) -> None:
        obstacle = self.obstacle(seat, move)
        if obstacle is not None:
            raise IllegalMove(obstacle)
        self.apply(seat, move)

    def apply(self: Self, seat: int, move: int) -> None:
        """Play a move that is known to be legal: what `moves` gave is not checked again."""
        self.act(seat, move)
        self.settle()

    def act(self: Self, seat: int, move: int) -> None:
        """The move alone, before anything plays itself."""
        step = self.stack[-1]
        free = step.free_moves(self)
        if free is not None and free.first <= move < free.beyond:
            free.play(self, seat, move)
        else:
            step.play(self, seat, move)

    def settle(self: Self) -> None:
        """Let everything play itself that leaves nobody a choice."""
        while self.stack:
            step = self.stack[-1]
            answer = step.forced(self)
            if answer is None:
                return
            step.play(self, answer[0], answer[1])

    def reveal(self) -> None:
        """Put up a fence: somebody has learned something that undoing could not take back."""
        self.reveals += 1

    def tell(self, kind: EventKind, args: EventArgs) -> None:
        """Report an event to the listener. Hot code asks `listener` first and saves the work."""
        if self.listener is not None:
            self.listener.append(Event(kind.name, args))

    # Copies.

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy without listener."""

    def carry_over(self: Self, twin: Self) -> None:
        """Copy what the kernel keeps: for `clone`."""
        twin.stack = self.stack[:]
        twin.reveals = self.reveals

    def imagine(self: Self, seat: int, rng: Rng) -> Match:
        """A clone in which everything that `seat` cannot know is dealt again.

        The same knowledge and the same generator give the same world, whatever the truth is.
        """
        return self.setup.game.imagine(self, seat, rng)

    # What can be asked of any match; each game answers in its own modules.

    def view(self, viewer: int | None) -> msgspec.Struct:
        return self.setup.game.view(self, viewer)

    def census(self) -> dict[str, int]:
        return self.setup.game.census(self)

    def scores(self) -> list[int]:
        return [self.setup.game.points_and_ties(self, seat)[0] for seat in range(self.setup.seats)]

    def ranks(self) -> list[int]:
        return [outcome.rank for outcome in self.results() if outcome.seat is not None]

    def results(self, resigned: Collection[int] = ()) -> list[Outcome]:
        """How all came out, or would if it ended now: the seats in order, then the automas.

        Seats that have resigned rank below everybody else and lower nobody's rank, however well a
        bot played on for them.
        """
        game = self.setup.game
        seats = range(self.setup.seats)
        totals = [game.points_and_ties(self, seat) for seat in seats]
        automas = game.automas(self)
        sides = {game.side(self, seat): totals[seat] for seat in seats if seat not in resigned}
        rivals = [*sides.values(), *(automa.points_and_ties for automa in automas)]
        last = max(2, len(rivals) + 1)
        found = []
        for seat in seats:
            rank = last if seat in resigned else rank_among(rivals, totals[seat])
            sheet = game.score_sheet(self, seat)
            found.append(Outcome(seat, None, totals[seat][0], rank, seat in resigned, sheet))
        for automa in automas:
            rank = rank_among(rivals, automa.points_and_ties)
            found.append(
                Outcome(None, automa.name, automa.points_and_ties[0], rank, False, automa.sheet)
            )
        return found

    def standing(self, viewer: int | None) -> list[Outcome]:
        """How it would come out now, with points by source, as far as a viewer may know. What breaks
        ties may be hidden: here points alone rank."""
        found = self.setup.game.standing(self, viewer)
        scores: list[tuple[int, ...]] = [(outcome.score,) for outcome in found]
        return [
            Outcome(
                one.seat, one.name, one.score, rank_among(scores, (one.score,)), False, one.sheet
            )
            for one in found
        ]

    # Words for a move and for what stands in its way.

    def ask(self: Self, seat: int) -> Text:
        return self.stack[-1].ask(self, seat)

    def label(self: Self, seat: int, move: int) -> Text:
        verb = self.setup.game.lexicon.verb_of(move)
        return Text(verb.label, self._describe(seat, move))

    def explain(self: Self, seat: int, move: int) -> Text | None:
        """The obstacle of a move in words, or `None` if it is legal."""
        obstacle = self.obstacle(seat, move)
        if obstacle is None:
            return None
        if not obstacle.args:
            return Text(obstacle.label)
        facts = self._describe(seat, move)
        return Text(obstacle.label, {name: facts[name] for name in obstacle.args})

    def _describe(self: Self, seat: int, move: int) -> dict[str, Value]:
        step = self.stack[-1]
        free = step.free_moves(self)
        if free is not None and free.first <= move < free.beyond:
            return free.describe(self, seat, move)
        return step.describe(self, seat, move)


def rank_among(rivals: list[tuple[int, ...]], own: tuple[int, ...]) -> int:
    return 1 + sum(rival > own for rival in rivals)
