"""What a move will bring: it is played in worlds that the seat imagines, and what the seat holds before
and after is compared.

A move that puts up no fence tells its seat nothing, so it brings the same in every world that the seat
takes for possible, and one world is enough. Other moves are played in several; a line on which these
do not agree is open. Then it is played in many more, so that the line can say up to which amount it
goes.
"""

from __future__ import annotations

from typing import Final

from toque.engine.event import Event
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.wire import Bill, BillLine, Contest, Holding, ScoreLine, When

WORLDS: Final = 12
MANY_WORLDS: Final = 60
POINTS: Final = "points"
END: Final[When] = "end"


def scored(sheet: list[ScoreLine]) -> list[Holding]:
    """The lines of a score sheet as what the end will bring.

    Sources say counts, so a line is known by its key, and by how many with that key stand above it.
    """
    found: list[Holding] = []
    above: dict[str, int] = {}
    for line in sheet:
        key = line.source.key
        above[key] = above.get(key, 0) + 1
        found.append(Holding(f"{key} {above[key]}", line.source, POINTS, line.points, END))
    return found


def bills(match: Match, seat: int, moves: list[int], rng: Rng) -> list[Bill]:
    """A bill for each of these legal moves; it depends on nothing that the seat cannot know."""
    world = match.imagine(seat, rng)
    others: list[Match] = []
    before = _holdings(world, seat)
    had = _holders(world)
    found: list[Bill] = []
    for move in moves:
        trial = played(world, seat, move)
        outcomes = [_holdings(trial, seat)]
        holders = [_holders(trial)]
        if trial.reveals != world.reveals:
            for enough in (WORLDS, MANY_WORLDS):
                while len(others) < enough - 1:
                    others.append(match.imagine(seat, rng))
                for other in others[len(outcomes) - 1 : enough - 1]:
                    after = played(other, seat, move)
                    outcomes.append(_holdings(after, seat))
                    holders.append(_holders(after))
                if _agree(outcomes):
                    break
        found.append(_compare(before, outcomes, _changed(had, holders)))
    return found


def played(world: Match, seat: int, move: int, listener: list[Event] | None = None) -> Match:
    """A copy of a world after a move and what follows of itself, before anybody else has their turn."""
    trial = world.clone()
    trial.listener = listener
    trial.act(seat, move)
    while trial.stack:
        step = trial.stack[-1]
        if step.between_turns:
            break
        answer = step.forced(trial)
        if answer is None or (step.deciders(trial) and answer[0] != seat):
            break
        step.play(trial, answer[0], answer[1])
    trial.listener = None
    return trial


def _holdings(match: Match, seat: int) -> dict[str, Holding]:
    return {one.name: one for one in match.setup.game.holdings(match, seat)}


def _holders(match: Match) -> dict[str, list[int]]:
    return {one.name: one.players for one in match.setup.game.contests(match)}


def _changed(had: dict[str, list[int]], outcomes: list[dict[str, list[int]]]) -> list[Contest]:
    """Contests that others have now, the same ones in every world."""
    return [
        Contest(name, players)
        for name, players in outcomes[0].items()
        if players != had.get(name) and all(one.get(name) == players for one in outcomes)
    ]


def _agree(outcomes: list[dict[str, Holding]]) -> bool:
    amounts = [{name: one.amount for name, one in outcome.items()} for outcome in outcomes]
    return all(one == amounts[0] for one in amounts)


def _compare(
    before: dict[str, Holding], outcomes: list[dict[str, Holding]], contests: list[Contest]
) -> Bill:
    known: dict[str, Holding] = dict(before)
    for outcome in outcomes:
        known.update(outcome)
    lines: list[BillLine] = []
    now = 0
    later = 0
    for name, holding in known.items():
        amounts = {outcome[name].amount if name in outcome else 0 for outcome in outcomes}
        had = before[name].amount if name in before else 0
        if amounts == {had}:
            continue
        most = max(amounts)
        after = most if len(amounts) == 1 else None
        lines.append(
            BillLine(
                name,
                holding.source,
                holding.ware,
                holding.when,
                holding.times,
                had,
                after,
                most if after is None else None,
            )
        )
        if holding.ware == POINTS and after is not None:
            if holding.when == "now":
                now += after - had
            else:
                later += (after - had) * holding.times
    return Bill(lines, now, later, contests)


def differences(bill: Bill, other: Bill) -> list[BillLine]:
    """In what a move brings more or less than another one, the largest first: `before` is what the seat
    has after the other, `after` what it has after this one. What is open in either says nothing."""
    mine = {line.name: line for line in bill.lines}
    theirs = {line.name: line for line in other.lines}
    found: list[BillLine] = []
    for name, line in {**theirs, **mine}.items():
        here = mine[name].after if name in mine else line.before
        there = theirs[name].after if name in theirs else line.before
        if here is not None and there is not None and here != there:
            found.append(BillLine(name, line.source, line.ware, line.when, line.times, there, here))
    found.sort(key=_weight)
    return found


def _weight(line: BillLine) -> tuple[bool, int]:
    """Points before wares, of which nobody knows what they are worth."""
    assert line.after is not None
    return line.ware != POINTS, -abs(line.after - line.before) * line.times
