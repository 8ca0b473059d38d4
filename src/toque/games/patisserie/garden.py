"""The garden, counted: what pastries, servants and noble hosts come to for everybody.

A garden never changes. It belongs to the lists that it was counted from, so that positions in which
nobody has served or placed anything since share it, and bots count it once for all of them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.games.patisserie import sizes
from toque.games.patisserie.rules import Rules
from toque.mechanics import majority
from toque.mechanics.outlook import Outlook, Trust

NOBODY: Final[list[i64]] = []
ONE_PASTRY: Final = 256
assert majority.strength(1, [0]) == ONE_PASTRY
TABLE_BREAKERS: Final = 1
"""How many numbers break ties in the strengths at a table."""


def table_strengths(hosts: list[i64], table: i64, players: i64) -> list[i64]:
    """By player: most pastries; of those who tie, who is nearest to the bonus tile comes first."""
    first = table * sizes.TABLE_SPACES
    strengths: list[i64] = [0] * players
    for place in range(sizes.TABLE_SPACES):
        host = hosts[first + place]
        if host >= 0:
            if strengths[host] == 0:
                strengths[host] = sizes.TABLE_SPACES - place
            strengths[host] += ONE_PASTRY
    return strengths


@final
class Prospect:
    """What the tables promise a seat in a round, and what they would give everybody now."""

    def __init__(self, seat: i64, round: i64, trust: Trust, garden: Garden) -> None:
        self.seat = seat
        self.round = round
        self.trust = trust
        players = garden.rules.players
        self.now: list[i64] = [0] * players
        outlook = Outlook(seat, players, float(round) / float(sizes.ROUNDS), trust)
        for table in range(sizes.TABLES):
            strengths = garden.strengths[table]
            if not strengths:
                continue
            found = outlook.add(strengths, garden.rules.banners[table], TABLE_BREAKERS)
            for player in range(players):
                self.now[player] += found[player]
        self.worth = outlook.worth()


@final
class Garden:
    def __init__(
        self, hosts: list[i64], pastries: list[i64], markers: list[i64], rules: Rules
    ) -> None:
        self.hosts = hosts
        self.pastries = pastries
        self.markers = markers
        self.rules = rules
        self.prospect: Prospect | None = None
        """The one that was asked for last."""
        players = rules.players
        self.counts: list[i64] = [0] * players
        """By player, as all that follow: pastries."""
        self.tables: list[i64] = [0] * players
        self.best_table: list[i64] = [0] * players
        """Pastries on the table with most of them."""
        self.for_patissier: list[i64] = [0] * players
        self.pastry_points: list[i64] = [0] * players
        self.servants: list[i64] = [0] * players
        self.nobles: list[i64] = [0] * players
        self.marker_points: list[i64] = [0] * players
        self.strengths: list[list[i64]] = []
        """By table: what decides who is first there, by player; nothing where no pastry is."""
        for table in range(sizes.TABLES):
            taken = False
            for space in range(table * sizes.TABLE_SPACES, (table + 1) * sizes.TABLE_SPACES):
                host = hosts[space]
                if host < 0:
                    continue
                taken = True
                self.pastry_points[host] += rules.recipe_points[pastries[space]]
                if rules.for_patissier[pastries[space]]:
                    self.for_patissier[host] += 1
            if not taken:
                self.strengths.append(NOBODY)
                continue
            strengths = table_strengths(hosts, table, players)
            self.strengths.append(strengths)
            for player in range(players):
                count = strengths[player] >> majority.DIGIT
                if count > 0:
                    self.counts[player] += count
                    self.tables[player] += 1
                    if count > self.best_table[player]:
                        self.best_table[player] = count
        for place in range(len(markers)):
            owner = markers[place]
            if owner < 0:
                continue
            self.marker_points[owner] += rules.places.values[place]
            if place < sizes.POST_PLACES:
                self.servants[owner] += 1
            else:
                self.nobles[owner] += 1

    def shows(self, hosts: list[i64], pastries: list[i64], markers: list[i64]) -> bool:
        """Whether it was counted from these very lists."""
        return self.hosts is hosts and self.pastries is pastries and self.markers is markers

    def prospect_of(self, seat: i64, round: i64, trust: Trust) -> Prospect:
        known = self.prospect
        if known is None or known.seat != seat or known.round != round or known.trust is not trust:
            known = Prospect(seat, round, trust, self)
            self.prospect = known
        return known

    def noble_points(self, player: i64) -> i64:
        """For each opponent with a servant."""
        serving: i64 = 0
        for other in range(len(self.servants)):
            if other != player and self.servants[other] > 0:
                serving += 1
        return self.nobles[player] * serving
