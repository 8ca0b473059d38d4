"""What a position will come to for a seat, as was learned from matches that were played to their end.

A game says what there is to see of a seat (`Game.features`). A judge looks at its own side, at the rival
whose position is worth most and at the rest together, and at how much of the match is still to come. Of
the automa that somebody meets alone it sees the points.
"""

from __future__ import annotations

from typing import Final, final

from toque.bots.network import Network
from toque.engine.match import Match
from toque.engine.wire import Automa

LEFT: Final = 0
WORTH: Final = 1
"""The features that are the same in every game (`Game.feature_names`)."""
POINTS: Final = 0
MARGIN: Final = 1
SHARE: Final = 2
"""What a network says: the points at the end, by how many one is ahead, the share of the win."""
OUTPUTS: Final = 3
UNIT: Final = 20.0
"""Points in which networks count points and margins."""
TURN_IS_OVER: Final = 1.0


@final
class Judge:
    def __init__(self, network: Network) -> None:
        self.network = network

    def expected(self, match: Match, seat: int, wait: float) -> list[float]:
        """Points at the end, points ahead of the best rival, the share of the win; `wait` as in
        `inputs`."""
        found = self.network.outputs(inputs(match, seat, wait))
        share = found[SHARE]
        share = 1.0 if share > 1.0 else share if share > 0.0 else 0.0
        return [UNIT * found[POINTS], UNIT * found[MARGIN], share]


def waits(match: Match, seat: int) -> float:
    """Which part of a round passes before a seat decides, where somebody is asked."""
    seats = match.setup.seats
    return float((seat - match.deciders()[0]) % seats) / float(seats)


def inputs(match: Match, seat: int, wait: float) -> list[float]:
    """All that a network of so many seats is given. `wait` is the part of a round until the seat decides
    again: `waits`, or `TURN_IS_OVER` when it has just ended its turn.

    Partners are judged by what both have on average. What counts the more, or the less, the longer a
    match still goes on is given as it is and again for the part that is left.
    """
    seats = match.setup.seats
    game = match.setup.game
    own_side = game.side(match, seat)
    own: list[float] = []
    members = 0
    rival: list[float] = []
    rest: list[float] = []
    for other in range(seats):
        side = game.side(match, other)
        if side == own_side:
            own = added(own, game.features(match, other))
            members += 1
    size = len(own)
    if members > 1:
        own = [one / float(members) for one in own]
    rivals = 0
    for other in range(seats):
        if game.side(match, other) == own_side:
            continue
        found = game.features(match, other)
        rest = added(rest, found)
        rivals += 1
        if not rival or found[WORTH] > rival[WORTH]:
            rival = found
    if not rivals:
        rival = [_most_points(game.automas(match))]
    left = own[LEFT]
    given = [wait]
    given += own
    given += rival
    if seats > 2:
        # Those who are not the best rival; with one rival there are none.
        others = float(rivals - 1) if rivals > 1 else 1.0
        given += [(rest[at] - rival[at]) / others for at in range(size)]
    given += [left * one for one in own]
    given += [left * one for one in rival]
    return given


def input_count(features: int, seats: int) -> int:
    """How many numbers `inputs` has."""
    if seats == 1:
        return 1 + 2 * (features + 1)
    return 1 + features * (5 if seats > 2 else 4)


def _most_points(automas: list[Automa]) -> float:
    most = 0
    for automa in automas:
        points = automa.points_and_ties[0]
        if points > most:
            most = points
    return float(most)


def added(one: list[float], other: list[float]) -> list[float]:
    if not one:
        return other
    return [one[at] + other[at] for at in range(len(one))]
