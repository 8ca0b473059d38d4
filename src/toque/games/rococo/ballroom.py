"""The ballroom, counted: what garments in the halls and decorations come to for everybody.

A ballroom never changes. It belongs to the lists that it was counted from, so that positions in which
nobody has rented out or funded anything since share it, and bots count it once for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from toque.games.rococo import names, sizes
from toque.mechanics import majority
from toque.mechanics.outlook import Outlook, Trust

if TYPE_CHECKING:
    from toque.games.rococo.match import Rules

FIRST_MUSICIAN: Final = 20
"""The musicians among the decorations, one a hall."""
assert names.DECORATION_NAMES[FIRST_MUSICIAN] == "m1"
KINDS: Final = 6
"""Of decorations."""
assert len(names.DECORATION_KINDS) == KINDS

HALL_BREAKERS: Final = 2
"""In a hall most garments come first; ties are broken by garments on Master spaces, then by the
musician."""
GARMENT: Final = 0x10000
ON_MASTER_SPACE: Final = 0x100
WITH_MUSICIAN: Final = 1
assert majority.strength(1, [0, 0]) == GARMENT
assert majority.strength(1, [1, 1]) == GARMENT + ON_MASTER_SPACE + WITH_MUSICIAN
ONE_OF_FIREWORKS: Final = 0x100
"""Who ties with most fireworks is before others with the dearest of them."""
assert majority.strength(1, [0]) == ONE_OF_FIREWORKS


@final
class Prospect:
    """What the halls promise a seat in a round, and what they would give everybody now."""

    def __init__(self, seat: i64, round: i64, trust: Trust, ballroom: Ballroom) -> None:
        self.round = round
        self.trust = trust
        players = ballroom.rules.players
        self.now: list[i64] = [0] * players
        outlook = Outlook(seat, players, float(round) / float(sizes.ROUNDS), trust)
        for hall in range(sizes.HALLS):
            prizes = ballroom.rules.hall_prizes[hall]
            found = outlook.add(ballroom.strengths[hall], prizes, HALL_BREAKERS)
            for player in range(players):
                self.now[player] += found[player]
        self.worth = outlook.worth()


@final
class Ballroom:
    def __init__(
        self, hosts: list[i64], guests: list[i64], decorations: list[i64], rules: Rules
    ) -> None:
        self.hosts = hosts
        self.guests = guests
        self.decorations = decorations
        self.rules = rules
        players = rules.players
        self.prospects: list[Prospect | None] = [None] * players
        """By seat: the one that was asked for last."""
        self.strengths: list[list[i64]] = []
        """By hall: what decides who is first there, by player."""
        self.garments: list[i64] = [0] * (players * sizes.HALLS)
        """By player and hall."""
        self.colours: list[i64] = [0] * (players * sizes.COLOURS)
        """By player: the garments of each colour."""
        self.garment_points: list[i64] = [0] * players
        for hall in range(sizes.HALLS):
            strengths: list[i64] = [0] * players
            for space in range(hall * sizes.HALL_SPACES, (hall + 1) * sizes.HALL_SPACES):
                host = hosts[space]
                if host < 0:
                    continue
                garment = guests[space]
                strengths[host] += GARMENT
                if rules.is_master[space]:
                    strengths[host] += ON_MASTER_SPACE
                self.garments[host * sizes.HALLS + hall] += 1
                self.colours[host * sizes.COLOURS + rules.colours[garment]] += 1
                self.garment_points[host] += rules.garment_points[garment]
            owner = decorations[FIRST_MUSICIAN + hall]
            if owner >= 0 and strengths[owner] > 0:
                strengths[owner] += WITH_MUSICIAN
            self.strengths.append(strengths)
        self.kinds: list[i64] = [0] * (players * KINDS)
        """By player: the decorations of each kind."""
        self.decoration_points: list[i64] = [0] * players
        lights: list[i64] = [0] * players
        for place in range(sizes.DECORATIONS):
            owner = decorations[place]
            if owner < 0:
                continue
            self.kinds[owner * KINDS + rules.decorations.groups[place]] += 1
            self.decoration_points[owner] += rules.decorations.values[place]
            if place < sizes.FIREWORKS:
                lights[owner] += ONE_OF_FIREWORKS
                # The later, the dearer.
                lights[owner] += place + 1 - lights[owner] % ONE_OF_FIREWORKS
        self.fireworks_points = majority.points(lights, rules.fireworks_prizes)

    def shows(self, hosts: list[i64], guests: list[i64], decorations: list[i64]) -> bool:
        """Whether it was counted from these very lists."""
        return self.hosts is hosts and self.guests is guests and self.decorations is decorations

    def prospect_of(self, seat: i64, round: i64, trust: Trust) -> Prospect:
        known = self.prospects[seat]
        if known is None or known.round != round or known.trust is not trust:
            known = Prospect(seat, round, trust, self)
            self.prospects[seat] = known
        return known
