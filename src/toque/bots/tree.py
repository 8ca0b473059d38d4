"""A bot that grows a tree of what everybody may play next, over many imagined worlds.

Information-set tree search from the eyes of one seat: a branch is a move, whatever lies hidden, and
counts as often as it was possible. Whoever decides takes what is best for themselves (max^n). Branches
are tried in the order in which the game values them, few at first and more the longer one looks. Where
others choose in secret they play by habit, for they do not see what the tree has chosen for the seat.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from toque.bots.bot import Vantage
from toque.bots.ending import Ending
from toque.bots.habits import Habits, best_next, habits_of
from toque.bots.search import POINT, Contender, SearchBot
from toque.engine.match import Match

CURIOSITY: Final = 0.25
"""How much is given for looking where little is known."""
FIRST: Final = 3.0
MORE: Final = 1.5
"""Branches that are tried at first, and how many more when a node was passed twice as often."""
DEEPEST: Final = 24


class Branch:
    """A move of a seat, and what has come of it for that seat."""

    def __init__(self, seat: int, move: int, opinion: float) -> None:
        self.seat = seat
        self.move = move
        self.opinion = opinion
        self.tries = 0
        self.possible = 0
        self.worth = 0.0
        self.below: Node | None = None


class Node:
    def __init__(self) -> None:
        self.passed = 0
        self.branches: dict[int, Branch] = {}
        """By seat and move in one number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TreeBot(SearchBot):
    def explore(self, vantage: Vantage, contenders: list[Contender]) -> None:
        habits = habits_of(vantage.setup.game)
        root = Node()
        size = vantage.setup.game.lexicon.size
        for one in contenders:
            branch = Branch(vantage.seat, one.move, one.opinion)
            root.branches[vantage.seat * size + one.move] = branch
        while vantage.budget.spent() < 1.0:
            if not self.grow(vantage, root, contenders, habits):
                return

    def grow(
        self, vantage: Vantage, root: Node, contenders: list[Contender], habits: Habits
    ) -> bool:
        """Down the tree in a new world, one branch more, and on to the end of the match."""
        me = vantage.seat
        world = vantage.imagine()
        chance = vantage.rng.fork()
        moves = [one.move for one in contenders]
        node = root
        path: list[Branch] = []
        seat = me
        while True:
            branch = self.pick(world, node, seat, moves)
            path.append(branch)
            world.apply(seat, branch.move)
            if branch.tries == 0 or len(path) == DEEPEST:
                break
            if branch.below is None:
                branch.below = Node()
            node = branch.below
            while world.stack and world.stack[-1].secret and not world.stack[-1].asks(world, me):
                other = world.deciders()[0]
                drawn = habits.draw_some(world.moves(other), chance, self.looks)
                world = best_next(world, other, drawn)
            if not world.stack:
                break
            if vantage.budget.late():
                return False
            # Who must answer in secret with others does it first: nobody waits for what they choose.
            seat = me if world.stack[-1].secret else world.deciders()[0]
            moves = world.moves(seat)
        end = self.play_on(vantage, habits, world, chance)
        if end is None:
            return False
        vantage.budget.tried += 1
        ending = Ending(end, self.judge(vantage))
        for branch in path:
            branch.tries += 1
            branch.worth += ending.worths[branch.seat]
        for one in contenders:
            if one.move == path[0].move:
                one.note(ending, me)
        return True

    def pick(self, world: Match, node: Node, seat: int, moves: list[int]) -> Branch:
        """Of the branches that are possible here and have their turn, the one to follow."""
        game = world.setup.game
        size = game.lexicon.size
        there: list[Branch] = []
        best = -1e9
        for move in moves:
            key = seat * size + move
            branch = node.branches.get(key)
            if branch is None:
                trial = world.clone()
                trial.apply(seat, move)
                branch = Branch(seat, move, game.value(trial, seat))
                node.branches[key] = branch
            there.append(branch)
            if branch.opinion > best:
                best = branch.opinion
        node.passed += 1
        open_ones = int(FIRST + MORE * math.log2(float(node.passed)))
        if len(there) > open_ones:
            there = sorted(there, key=_by_opinion)[:open_ones]
        followed = there[0]
        most = -1e9
        for branch in there:
            branch.possible += 1
            likes = POINT * (branch.opinion - best)
            if branch.tries == 0:
                # Before anything is known of it, the best of those that nobody has tried.
                worth = 100.0 + likes
            else:
                tries = float(branch.tries)
                curious = CURIOSITY * math.sqrt(math.log(float(branch.possible)) / tries)
                worth = branch.worth / tries + curious + 4.0 * likes / (tries + 1.0)
            if worth > most:
                most = worth
                followed = branch
        return followed


def _by_opinion(branch: Branch) -> float:
    return -branch.opinion
