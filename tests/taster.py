"""A small bot that plays matches to their end, for tests of what is said about its candidates."""

from __future__ import annotations

from toque.bots.bot import Bot, Candidate, Choice, Vantage
from toque.bots.playout import play_out
from toque.engine.text import Text

WORLDS = 4
MOST_MOVES = 6


class Taster(Bot):
    """Each move, or some where there are many, in the same few worlds, with chance for all seats."""

    name = "taster"

    def __init__(self, worlds: int = WORLDS, most_moves: int = MOST_MOVES) -> None:
        self.worlds = worlds
        self.most_moves = most_moves

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        step = max(1, -(-len(moves) // self.most_moves))
        worlds = [vantage.imagine() for _ in range(self.worlds)]
        found = []
        for move in moves[::step]:
            points = wins = 0
            for world in worlds:
                trial = world.clone()
                trial.apply(vantage.seat, move)
                play_out(trial, vantage.rng)
                outcome = trial.results()[vantage.seat]
                points += outcome.score
                wins += outcome.rank == 1
            found.append(Candidate(move, points / self.worlds, wins / self.worlds, self.worlds))
        found.sort(key=lambda one: (-one.chance, -one.points))
        return Choice(found[0].move, Text("why-random", {"moves": len(moves)}), found)
