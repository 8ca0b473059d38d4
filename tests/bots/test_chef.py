"""What the chef says of moves is what they come to at the end of the match, whatever the bot sees."""

from __future__ import annotations

import pytest

from toque.bots.chef import apart, compared
from toque.bots.rollout import RolloutBot
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.games import game, slugs

NO_SECONDS = 0.0
FEW = 10


@pytest.mark.parametrize("slug", slugs())
def test_he_plays_to_the_end_also_for_a_bot_that_stops_before(slug: str) -> None:
    match = game(slug).new(2, seed="chef")
    seat = match.deciders()[0]
    short = RolloutBot("one", FEW, horizon=1)
    whole = RolloutBot("one", FEW)
    told, expected = (compared(bot, match, seat, "chance", NO_SECONDS) for bot in (short, whole))
    assert told
    assert [one.tries for one in told] == [one.tries for one in expected]
    assert [one.points for one in told] == [one.points for one in expected]
    # A share of a win in few matches is a fraction of these; what a position promises is not.
    assert all((one.chance * one.tries * 2).is_integer() for one in told)


PLAYED = 30
ENOUGH = 3
"""Moves of which the chef has something to compare."""


def in_the_middle(slug: str) -> Match:
    match = game(slug).new(2, seed="chef")
    rng = Rng("played")
    played = 0
    while played < PLAYED or len(match.moves(match.deciders()[0])) < ENOUGH:
        seat = match.deciders()[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        played += 1
    return match


@pytest.mark.parametrize("slug", slugs())
def test_nothing_that_he_says_depends_on_what_the_seat_cannot_know(slug: str) -> None:
    match = in_the_middle(slug)
    seat = match.deciders()[0]
    said = []
    for world in (match, match.imagine(seat, Rng("another"))):
        found = compared(RolloutBot("one", FEW), world, seat, "chance", NO_SECONDS)
        first, last = found[0].move, found[-1].move
        told = [(one.move, one.points, one.chance, one.tries) for one in found]
        said.append((told, world.label(seat, first), apart(world, seat, first, last, "chance")))
    assert len(said[0][0]) > 1
    assert said[0] == said[1]
