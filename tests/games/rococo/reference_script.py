"""Positions and turns in a few lines, to test the reference itself."""

from __future__ import annotations

from tests.games.rococo.reference_facts import Facts, Options
from tests.games.rococo.reference_position import Guest, Position, prepare_round, set_up
from tests.games.rococo.reference_rules import Place
from tests.games.rococo.reference_sample import sample
from tests.games.rococo.reference_turn import Asking, Move, Question, turn

FACTS: Facts = sample()


def first_choice(kind: tuple[str | int, ...], choices: tuple[str, ...]) -> str:
    return choices[0]


def position(seats: int = 3, **options: bool) -> Position:
    """The first round is prepared; all chance takes the first choice."""
    at = set_up(FACTS, Options(**options), seats, first_choice)
    prepare_round(at)
    return at


def give_cards(at: Position, seat: int, hand: str, reserve: str = "", discard: str = "") -> None:
    """The whole staff of a seat, by the bonuses of the cards."""
    player = at.players[seat]
    player.hand, player.reserve, player.discard = hand.split(), reserve.split(), discard.split()


def stand(at: Position, player: int, garment: str, hall: int, place: int) -> None:
    at.guests[hall, place] = Guest(garment, player)


def fill_spaces(at: Position, *, player: int, but: tuple[Place, ...] = ()) -> None:
    """All guest spaces taken by a player, except some."""
    names = [name for name, garment in at.facts.garments.items() if garment.box == "base"]
    for number, place in enumerate(at.spaces()):
        if place not in but and place not in at.guests:
            stand(at, player, names[number], *place)


class Script:
    """A turn of a seat. What has one answer only is answered by itself, unless it is the move."""

    def __init__(self, at: Position, seat: int = 0) -> None:
        self.at = at
        self._asking: Asking[None] = turn(at, seat)
        self.question: Question | None = next(self._asking)

    def play(self, *moves: Move) -> Script:
        for move in moves:
            while self.question and move not in self.question.moves:
                assert len(self.question.moves) == 1, f"{move} is not in {self.question}"
                self._send(next(iter(self.question.moves)))
            self._send(move)
        return self

    def finish(self) -> None:
        """Only questions with one answer are left."""
        while self.question:
            assert len(self.question.moves) == 1, str(self.question)
            self._send(next(iter(self.question.moves)))

    def moves(self, kind: str) -> frozenset[Move]:
        """The legal moves of the next question of this kind."""
        while self.question and self.question.kind != kind:
            assert len(self.question.moves) == 1, f"{kind} comes after {self.question}"
            self._send(next(iter(self.question.moves)))
        assert self.question, f"{kind} was not asked"
        return self.question.moves

    def _send(self, move: Move) -> None:
        try:
            self.question = self._asking.send(move)
        except StopIteration:
            self.question = None
