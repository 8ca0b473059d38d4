"""A match with its past: what was played, what happened, and how far one may go back.

Undo is free back to the last fence (somebody learned something) or to the last move of somebody else.
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
        self._undone: list[RecordedMove] = []

    @classmethod
    def resume(cls, game: Game[M], record: Record, edition: Edition | None = None) -> Timeline[M]:
        setup = record.start(game, edition).setup
        timeline = cls(game, setup, record.players, record.seed)
        for move in record.moves:
            timeline._play(move)
        return timeline

    def play(self, seat: int, move: int) -> None:
        obstacle = self.match.obstacle(seat, move)
        if obstacle is not None:
            raise IllegalMove(obstacle)
        self._undone.clear()
        self._play(RecordedMove(seat, self.game.lexicon.notation(move)))

    def _play(self, move: RecordedMove) -> None:
        before = self.match.clone()
        happened: list[Event] = []
        self.match.listener = happened
        try:
            self.record.play_into(self.match, move)
        finally:
            self.match.listener = None
        if self.record.moves and self.record.moves[-1].seat != move.seat:
            self._before.clear()
        self._before.append(before)
        if self.match.reveals != before.reveals:
            self._before.clear()
        self.record.moves.append(move)
        self.events.append(happened)

    def undo_obstacle(self, seat: int) -> Obstacle | None:
        if not self.record.moves:
            return NOTHING_TO_UNDO
        if self.record.moves[-1].seat != seat:
            return NOT_YOUR_MOVE
        if not self._before:
            return BEHIND_FENCE
        return None

    def undo(self, seat: int) -> None:
        obstacle = self.undo_obstacle(seat)
        if obstacle is not None:
            raise IllegalMove(obstacle)
        self.match = self._before.pop()
        self._undone.append(self.record.moves.pop())
        self.events.pop()

    def rewind(self, moves: int) -> None:
        """Go back to the first so many moves, over every fence: for what all have agreed to."""
        kept = self.record.moves[:moves]
        self.record.moves.clear()
        self.events.clear()
        self._before.clear()
        self._undone.clear()
        self.match = self.record.start(self.game, self._edition)
        for move in kept:
            self._play(move)

    def redo(self, seat: int) -> None:
        if not self._undone or self._undone[-1].seat != seat:
            raise IllegalMove(NOTHING_TO_REDO)
        self._play(self._undone.pop())
