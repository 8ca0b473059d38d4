"""Matches that are played on by planners: far dearer than by habit, and nearer to what good players do.

A turn is planned as a whole, once in the world in which it is played, and again where something was
revealed.
"""

from __future__ import annotations

from typing import Final

from toque.bots.budget import Budget
from toque.bots.habits import LONGEST
from toque.bots.planner import Line, Plan, PlannerBot
from toque.engine.bill import played
from toque.engine.match import Match

BEAM: Final = 2
"""Lines that are followed on: fewer than a planner follows who has to play but once."""


def plan_on(match: Match, budget: Budget, me: int, horizon: int) -> Match | None:
    """As `Habits.play_on`; nobody plays by chance here."""
    planner = PlannerBot(BEAM, 1)
    turns = 0
    last = me
    alone = match.setup.seats == 1
    plan: list[int] = []
    for _ in range(LONGEST):
        if not match.stack:
            break
        if budget.late():
            return None
        seat = match.deciders()[0]
        if seat != last:
            plan = []
            if seat == me:
                turns += 1
                if turns == horizon:
                    break
        last = seat
        moves = match.moves(seat)
        if not plan or plan[0] not in moves:
            plan = best_line(planner, match, seat, moves)
        move = plan[0]
        plan = plan[1:]
        if not alone:
            match.apply(seat, move)
            continue
        match = played(match, seat, move)
        if match.stack and match.stack[-1].between_turns:
            # Nobody else is asked meanwhile, so that it is seen here alone that a turn is over.
            match.settle()
            plan = []
            turns += 1
            if turns == horizon:
                break
    return match


def best_line(planner: PlannerBot, match: Match, seat: int, moves: list[int]) -> list[int]:
    """What a planner would do with the rest of the turn, as far as it is foreseen."""
    if len(moves) == 1:
        return moves
    totals = [0.0] * len(moves)
    plan = Plan(planner, seat, moves)
    plan.try_in(match.clone(), totals)
    best: Line | None = None
    for line in plan.ended:
        if best is None or line.worth > best.worth:
            best = line
    if best is not None:
        return best.moves()
    top = 0
    for index in range(1, len(moves)):
        if totals[index] > totals[top]:
            top = index
    return [moves[top]]
