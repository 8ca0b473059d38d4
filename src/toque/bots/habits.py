"""How somebody plays who knows the game and does not think: what matches are played to their end with.

A few moves are drawn, those more often that good players choose more often (`habits.toml` of the game),
and the one is played after which the position is worth most to who moves.
"""

from __future__ import annotations

import tomllib
from typing import Final

from mypy_extensions import i64

from toque.bots.bot import Bot, Choice, Vantage
from toque.bots.budget import Budget
from toque.engine.bill import played
from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.step import NOBODY
from toque.engine.text import Text
from toque.games import folder

FILE: Final = "habits.toml"
TO_THE_END: Final = 0
"""The horizon of a match that is played to its end."""
FINE: Final = 200.0
"""The steps in which a habit is counted: a verb that is never chosen is still drawn now and then."""
USUAL: Final = 0.5
"""The habit of a verb that the file does not name."""
LONGEST: Final = 4000
"""Decisions of a match that is played to its end; beyond that it is counted as it stands."""


class Habits:
    def __init__(self, verbs: list[i64], weights: list[i64]) -> None:
        """By number of a move: its verb. By verb: how often it is chosen where it may be."""
        self.verbs = verbs
        self.weights = weights

    def draw(self, moves: list[int], rng: Rng) -> int:
        """First a verb, then any move of it. Moves of a verb stand together."""
        return self._draw(moves, self._weight(moves), rng)

    def _weight(self, moves: list[int]) -> i64:
        """How often all their verbs together are chosen."""
        total: i64 = 0
        last: i64 = -1
        for move in moves:
            verb = self.verbs[move]
            if verb != last:
                total += self.weights[verb]
                last = verb
        return total

    def _draw(self, moves: list[int], weight: i64, rng: Rng) -> int:
        left: i64 = rng.below(weight)
        last: i64 = -1
        first = 0
        for at in range(len(moves)):
            verb = self.verbs[moves[at]]
            if verb != last:
                if left < 0:
                    return moves[first + rng.below(at - first)]
                left -= self.weights[verb]
                last = verb
                first = at
        return moves[first + rng.below(len(moves) - first)]

    def draw_some(self, moves: list[int], rng: Rng, looks: int) -> list[int]:
        """A few moves; fewer than `looks` where one is drawn again."""
        drawn: list[int] = []
        weight = self._weight(moves)
        for _ in range(looks):
            move = self._draw(moves, weight, rng)
            if move not in drawn:
                drawn.append(move)
        return drawn

    def play_on(
        self,
        match: Match,
        rng: Rng,
        looks: int,
        budget: Budget,
        me: int = NOBODY,
        horizon: int = TO_THE_END,
    ) -> Match | None:
        """A match that is played on from here to its end, or until the turn of `me` has come round
        `horizon` times. At each decision `looks` moves are compared, in the rest of the turn that has
        begun all of them. The match that is given may be changed. Nothing if the time is over before."""
        turns = 0
        last = me
        mine = me != NOBODY
        alone = match.setup.seats == 1
        for _ in range(LONGEST):
            if not match.stack:
                break
            if budget.late():
                return None
            seat = match.deciders()[0]
            if seat == me and last != me:
                turns += 1
                if turns == horizon:
                    break
            last = seat
            mine = mine and seat == me
            moves = match.moves(seat)
            if not mine and len(moves) > looks:
                moves = self.draw_some(moves, rng, looks)
            if not alone:
                match = best_next(match, seat, moves)
                continue
            match = best_in_turn(match, seat, moves)
            if match.stack and match.stack[-1].between_turns:
                # Nobody else is asked meanwhile, so that it is seen here alone that a turn is over.
                match.settle()
                turns += 1
                mine = False
                if turns == horizon:
                    break
        return match


def best_next(match: Match, seat: int, moves: list[int]) -> Match:
    """The match after the move that leads to the best position; the one that is given may be changed."""
    if len(moves) == 1:
        match.apply(seat, moves[0])
        return match
    best = match
    most = -1e9
    last = len(moves) - 1
    for index in range(len(moves)):
        # Nobody needs the match itself once the last of them is tried.
        trial = match.clone() if index < last else match
        trial.apply(seat, moves[index])
        worth = trial.setup.game.value(trial, seat)
        if worth > most:
            best = trial
            most = worth
    return best


def best_in_turn(match: Match, seat: int, moves: list[int]) -> Match:
    """As `best_next`, but if the turn is over then, what comes between two turns is still to come."""
    best = match
    most = -1e9
    for move in moves:
        trial = played(match, seat, move)
        worth = match.setup.game.value(trial, seat)
        if worth > most:
            best = trial
            most = worth
    return best


class SenseBot(Bot):
    """Chance with sense: a few moves, drawn as good players would choose them, and the best of these."""

    name = "sense"

    def __init__(self, looks: int = 2) -> None:
        self.looks = looks

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        game = vantage.setup.game
        drawn = habits_of(game).draw_some(moves, vantage.rng, self.looks)
        world = vantage.imagine()
        best = drawn[0]
        most = -1e9
        for move in drawn:
            trial = world.clone()
            trial.apply(vantage.seat, move)
            worth = game.value(trial, vantage.seat)
            if worth > most:
                best = move
                most = worth
        return Choice(best, Text("why-sense", {"moves": self.looks}))


_known: dict[str, Habits] = {}


def habits_of(game: Game[Match]) -> Habits:
    """Those of a game, read once; where it has none every move is as likely."""
    found = _known.get(game.slug)
    if found is None:
        found = _read(game)
        _known[game.slug] = found
    return found


def _read(game: Game[Match]) -> Habits:
    file = folder(game.slug) / FILE
    rates: dict[str, float] = {}
    if file.is_file():
        rates = tomllib.loads(file.read_text(encoding="utf-8"))
    verbs: list[i64] = []
    weights: list[i64] = []
    for verb in game.lexicon.verbs:
        verbs += [len(weights)] * verb.size
        weights.append(1 + round(FINE * rates.get(verb.name, USUAL)))
    return Habits(verbs, weights)
