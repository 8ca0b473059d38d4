"""The two lowest rungs of the ladder: chance, and the best next position."""

from __future__ import annotations

from typing import Final

from toque.bots.bot import Bot, Choice, Vantage
from toque.engine.match import Match
from toque.engine.text import Text

SAME: Final = 1e-6
"""Values that differ by less are equal: the same terms were only added up in another order."""


class RandomBot(Bot):
    """Any legal move, each as likely."""

    name = "random"

    def choose(self, vantage: Vantage) -> Choice:
        move = vantage.rng.choice(vantage.moves)
        return Choice(move, Text("why-random", {"moves": len(vantage.moves)}))


class GreedyBot(Bot):
    """The move after which the game's heuristic likes the position best, over a few worlds.

    Where what follows by itself makes several moves equal, the moves alone are compared: a card turned
    with the last spoon, after which the turn ends itself, is no better than ending it. What is equal
    then too is drawn by lot, so that no move is preferred because it is listed first.
    """

    name = "greedy"
    worlds: Final = 3

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        worlds = [vantage.imagine() for _ in range(self.worlds)]
        totals = [_worth(worlds, vantage.seat, move, settled=True) for move in moves]
        best = _best(moves, totals)
        if len(best) > 1:
            best = _best(best, [_worth(worlds, vantage.seat, move, settled=False) for move in best])
        worth = round(max(totals) / self.worlds)
        choice = vantage.rng.choice(best)
        return Choice(choice, Text("why-greedy", {"moves": len(moves), "worth": worth}))


def _worth(worlds: list[Match], seat: int, move: int, settled: bool) -> float:
    """What the position is worth after a move, before or after everything has played itself."""
    total = 0.0
    for world in worlds:
        trial = world.clone()
        trial.act(seat, move)
        if settled:
            trial.settle()
        total += trial.setup.game.value(trial, seat)
    return total


def _best(moves: list[int], totals: list[float]) -> list[int]:
    most = max(totals)
    return [move for move, total in zip(moves, totals, strict=True) if total > most - SAME]
