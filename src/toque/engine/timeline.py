"""A match with its past: what was played, what happened, and how far one may go back.

Undo is free back to the last fence (somebody learned something) or to the last move of somebody else.
While a secret choice is open, each seat takes back its own answers, even if others answered in between;
and what a seat learns by a free move before it answers is a fence for this seat alone.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from toque.engine.edition import Edition
from toque.engine.event import Event
from toque.engine.game import Game, Setup
from toque.engine.match import IllegalMove, Match
from toque.engine.obstacle import (
    BEHIND_FENCE,
    NOT_YOUR_MOVE,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    Obstacle,
)
from toque.engine.record import Record, RecordedMove
from toque.engine.step import SecretChoice

M = TypeVar("M", bound=Match)


class Timeline(Generic[M]):
    def __init__(self, game: Game[M], setup: Setup, players: list[str], seed: str) -> None:
        self.game = game
        self.record = Record(
            game.slug,
            game.version,
            setup.edition.name,
            setup.edition.digest,
            setup.options,
            players,
            seed,
            [],
        )
        self._edition = setup.edition
        self.match = game.start(setup, seed)
        self.events: list[list[Event]] = []
        """What happened in each move."""
        self._before: list[M] = []
        """The match before each of the last moves, back to the fence or to a move of somebody else."""
        self._secret: list[bool] = []
        """For each of these moves, whether it was played in a secret choice."""
        self._fenced: list[bool] = []
        """For each of these moves, whether it is a fence for its own seat alone."""
        self._undone: list[list[RecordedMove]] = [[] for _ in range(setup.seats)]

    @classmethod
    def resume(cls, game: Game[M], record: Record, edition: Edition | None = None) -> Timeline[M]:
        setup = record.start(game, edition).setup
        timeline = cls(game, setup, record.players, record.seed)
        for move in record.moves:
            timeline._replay(move)
        return timeline

    def play(self, seat: int, move: int) -> None:
        obstacle = self.match.obstacle(seat, move)
        if obstacle is not None:
            raise IllegalMove(obstacle)
        self.apply(seat, move)

    def apply(self, seat: int, move: int) -> None:
        """Play a move that is known to be legal."""
        self._undone[seat].clear()
        self._apply(RecordedMove(seat, self.game.lexicon.notation(move)), move)

    def _replay(self, move: RecordedMove) -> None:
        self._apply(move, self.record.legal(self.match, move))

    def _apply(self, move: RecordedMove, number: int) -> None:
        before = self.match.clone()
        secret = isinstance(before.stack[-1], SecretChoice)
        happened: list[Event] = []
        self.match.listener = happened
        try:
            self.match.apply(move.seat, number)
        finally:
            self.match.listener = None
        if self.record.moves and self.record.moves[-1].seat != move.seat:
            together = secret and (not self._secret or self._secret[-1])
            if not together:
                self._forget()
        revealed = self.match.reveals != before.reveals
        alone = revealed and secret and self._stays_open(before, number)
        self._before.append(before)
        self._secret.append(secret)
        self._fenced.append(alone)
        # Nobody goes back behind the beginning of a secret choice: whether that is still possible would
        # tell if somebody has answered.
        begins_choice = not secret and self.in_secret_choice
        if begins_choice or (revealed and not alone):
            self._forget()
        self.record.moves.append(move)
        self.events.append(happened)

    @property
    def in_secret_choice(self) -> bool:
        """Whether several seats choose now, unseen by each other."""
        return bool(self.match.stack) and isinstance(self.match.stack[-1], SecretChoice)

    def _stays_open(self, before: M, number: int) -> bool:
        """Whether a move was a free one, after which the same question is still asked."""
        step = before.stack[-1]
        free = step.free_moves(before)
        is_free = free is not None and free.first <= number < free.beyond
        return is_free and bool(self.match.stack) and self.match.stack[-1] is step

    @property
    def fenced_alone(self) -> bool:
        """Whether the last move showed its seat something and left the secret choice open."""
        return bool(self._fenced) and self._fenced[-1]

    def _forget(self) -> None:
        """Undo and redo stop here: nobody goes back behind this point or replays what was taken back."""
        self._before.clear()
        self._secret.clear()
        self._fenced.clear()
        for undone in self._undone:
            undone.clear()

    def undo_obstacle(self, seat: int) -> Obstacle | None:
        moves = self.record.moves
        if not moves:
            return NOTHING_TO_UNDO
        at = len(moves) - 1
        while moves[at].seat != seat:
            if not self._is_open_secret(at):
                return NOT_YOUR_MOVE
            at -= 1
        if at < len(moves) - 1 and not self._is_open_secret(at):
            return NOT_YOUR_MOVE
        index = self._index(at)
        return None if index >= 0 and not self._fenced[index] else BEHIND_FENCE

    def _index(self, at: int) -> int:
        """Where move `at` is in the lists of what can be taken back; negative if it is in none."""
        return at - (len(self.record.moves) - len(self._before))

    def _is_open_secret(self, at: int) -> bool:
        """Whether move `at` answers the secret choice that is still open."""
        index = self._index(at)
        return index >= 0 and self._secret[index]

    @property
    def settled(self) -> int:
        """How many moves all know of: those before the answers to a secret choice that is open."""
        answers = 0
        while answers < len(self._secret) and self._secret[-1 - answers]:
            answers += 1
        return len(self.record.moves) - answers

    def last_move_of(self, seat: int) -> int:
        """The number of a seat's last move, from 0: the one that it would take back."""
        at = len(self.record.moves) - 1
        while self.record.moves[at].seat != seat:
            at -= 1
        return at

    def undo(self, seat: int) -> None:
        obstacle = self.undo_obstacle(seat)
        if obstacle is not None:
            raise IllegalMove(obstacle)
        self.take_back(self.last_move_of(seat))

    def take_back(self, at: int) -> None:
        """Remove move `at`, which its seat may undo; the others' answers after it stay."""
        index = self._index(at)
        later = self.record.moves[at + 1 :]
        undone = self.record.moves[at]
        self.match = self._before[index]
        for rest in (self._before, self._secret, self._fenced):
            del rest[index:]
        for past in (self.record.moves, self.events):
            del past[at:]
        for move in later:
            self._replay(move)
        self._undone[undone.seat].append(undone)

    def rewind(self, moves: int) -> None:
        """Go back to the first `moves` moves, over every fence: for what all have agreed to."""
        kept = self.record.moves[:moves]
        self.record.moves.clear()
        self.events.clear()
        self._forget()
        self.match = self.record.start(self.game, self._edition)
        for move in kept:
            self._replay(move)

    def redo(self, seat: int) -> None:
        if not self._undone[seat]:
            raise IllegalMove(NOTHING_TO_REDO)
        self._replay(self._undone[seat].pop())
