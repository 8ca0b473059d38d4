"""The two lowest rungs of the ladder: chance, and the best next position."""

from __future__ import annotations

from typing import Final

from toque.bots.bot import Bot, Choice, Vantage
from toque.engine.text import Text


class RandomBot(Bot):
    """Any legal move, each as likely."""

    name = "random"

    def choose(self, vantage: Vantage) -> Choice:
        move = vantage.rng.choice(vantage.moves)
        return Choice(move, Text("why-random", {"moves": len(vantage.moves)}))


class GreedyBot(Bot):
    """The move after which the game's heuristic likes the position best, over a few worlds."""

    name = "greedy"
    worlds: Final = 3

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        totals = [0.0] * len(moves)
        for _ in range(self.worlds):
            world = vantage.imagine()
            game = world.setup.game
            for index, move in enumerate(moves):
                trial = world.clone()
                trial.apply(vantage.seat, move)
                totals[index] += game.value(trial, vantage.seat)
        best = max(range(len(moves)), key=totals.__getitem__)
        worth = round(totals[best] / self.worlds)
        return Choice(moves[best], Text("why-greedy", {"moves": len(moves), "worth": worth}))
