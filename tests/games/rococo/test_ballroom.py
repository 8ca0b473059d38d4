"""What is counted once of halls and decorations is what is counted one by one, as long as it holds."""

from __future__ import annotations

import pytest

from toque.engine.lists import changed
from toque.engine.rng import Rng
from toque.games.rococo import GAME, names, scoring, sizes
from toque.games.rococo.ballroom import FIRST_MUSICIAN, KINDS
from toque.games.rococo.match import RococoMatch
from toque.games.rococo.taste import BALANCED
from toque.mechanics import majority


def strengths_one_by_one(match: RococoMatch, hall: int) -> list[int]:
    """By player: most garments; ties by garments on Master spaces, then by the musician."""
    first = hall * sizes.HALL_SPACES
    found = []
    for player in range(match.rules.players):
        own = [s for s in range(first, first + sizes.HALL_SPACES) if match.hosts[s] == player]
        masters = sum(match.rules.is_master[space] for space in own)
        musician = int(match.decorations[FIRST_MUSICIAN + hall] == player)
        found.append(int(majority.strength(len(own), [masters, musician])))
    return found


def fireworks_one_by_one(match: RococoMatch) -> list[int]:
    """By player: most fireworks; of those who tie, the owner of the dearest comes first."""
    strengths = []
    for player in range(match.rules.players):
        own = [place for place in range(sizes.FIREWORKS) if match.decorations[place] == player]
        strengths.append(majority.strength(len(own), [own[-1] + 1 if own else 0]))
    return [int(points) for points in majority.points(strengths, match.rules.fireworks_prizes)]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_ballroom_is_what_is_counted_one_by_one_throughout_a_match(seats: int) -> None:
    match = GAME.new(seats, seed="ballroom")
    rng = Rng("ballroom")
    rules = match.rules
    ballrooms = [match.count_ballroom()]
    while not match.over:
        ballroom = match.count_ballroom()
        if ballroom is not ballrooms[-1]:
            ballrooms.append(ballroom)
        assert list(ballroom.fireworks_points) == fireworks_one_by_one(match)
        for hall in range(sizes.HALLS):
            assert list(ballroom.strengths[hall]) == strengths_one_by_one(match, hall)
        prospect = ballroom.prospect_of(0, match.round, BALANCED.halls)
        for player in range(rules.players):
            own = [space for space in range(sizes.SPACES) if match.hosts[space] == player]
            guests = [match.guests[space] for space in own]
            for hall in range(sizes.HALLS):
                here = sum(space // sizes.HALL_SPACES == hall for space in own)
                assert ballroom.garments[player * sizes.HALLS + hall] == here
            for colour in range(sizes.COLOURS):
                of_colour = sum(rules.colours[guest] == colour for guest in guests)
                assert ballroom.colours[player * sizes.COLOURS + colour] == of_colour
            worth = sum(rules.garment_points[guest] for guest in guests)
            assert ballroom.garment_points[player] == worth
            groups = rules.decorations.groups
            owned = [place for place, owner in enumerate(match.decorations) if owner == player]
            for kind in range(KINDS):
                of_kind = sum(groups[place] == kind for place in owned)
                assert ballroom.kinds[player * KINDS + kind] == of_kind
            value = rules.decorations.value_of(match.decorations, player)
            assert ballroom.decoration_points[player] == value
            assert prospect.now[player] == scoring.points_in_halls(match, player)
        seat = match.deciders()[0]
        match.apply(seat, rng.choice(match.moves(seat)))
    assert len(ballrooms) > 3, "something was rented out or funded"


def test_positions_share_a_ballroom_until_one_rents_or_funds() -> None:
    match = GAME.new(3, seed="ballroom")
    ballroom = match.count_ballroom()
    twin = match.clone()
    assert twin.count_ballroom() is ballroom
    place = names.DECORATION_NAMES.index("m1")
    twin.decorations = changed(twin.decorations, place, 1)
    assert twin.count_ballroom() is not ballroom
    assert match.count_ballroom() is ballroom
