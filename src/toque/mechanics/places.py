"""Places of a board that players take for a price, first come first served.

`owners` has by place its player, or EMPTY; it belongs to the match. `Places` is what is printed: price
and value of every place, and the groups in which there is a limit to what one player may own and to
what all together may take.

>>> kitchen = Places([4, 6, 3], [2, 3, 1], [0, 0, 1], most_owned=[1, 1], most_taken=[2, 1])
>>> owners = [EMPTY, 1, EMPTY]
>>> [kitchen.hindrance(owners, place, 1, 5, 0) for place in range(3)] == [OWN_LIMIT, TAKEN, NONE]
True
>>> kitchen.open_to(owners, 0, 3, 0)
[2]
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.mechanics.pile import EMPTY

NONE: Final = 0
TAKEN: Final = 1
"""Somebody owns the place."""
OWN_LIMIT: Final = 2
"""The player owns as many of its group as one may."""
GROUP_FULL: Final = 3
"""As many of its group are taken as may be; the others stay empty for good."""
TOO_DEAR: Final = 4


@final
class Places:
    """By place: price, value and group. By group: the most that one player owns, that all own."""

    def __init__(
        self,
        prices: list[i64],
        values: list[i64],
        groups: list[i64],
        most_owned: list[i64],
        most_taken: list[i64],
    ) -> None:
        self.prices = prices
        self.values = values
        self.groups = groups
        self.most_owned = most_owned
        self.most_taken = most_taken
        self._cheapness: list[i64] = [-price for price in prices]

    def price(self, place: i64, discount: i64) -> i64:
        """A discount beyond the price gives nothing back."""
        price = self.prices[place] - discount
        return price if price > 0 else 0

    def hindrance(
        self, owners: list[i64], place: i64, player: i64, money: i64, discount: i64
    ) -> i64:
        """What keeps a player from taking a place, or NONE."""
        if owners[place] != EMPTY:
            return TAKEN
        group = self.groups[place]
        own: i64 = 0
        taken: i64 = 0
        for other in range(len(owners)):
            if owners[other] != EMPTY and self.groups[other] == group:
                taken += 1
                if owners[other] == player:
                    own += 1
        if own >= self.most_owned[group]:
            return OWN_LIMIT
        if taken >= self.most_taken[group]:
            return GROUP_FULL
        return NONE if self.price(place, discount) <= money else TOO_DEAR

    def open_to(self, owners: list[i64], player: i64, money: i64, discount: i64) -> list[i64]:
        """The places that a player may take now."""
        found: list[i64] = []
        for place in range(len(owners)):
            if self.hindrance(owners, place, player, money, discount) == NONE:
                found.append(place)
        return found

    def cheapest(self, owners: list[i64], player: i64, group: i64) -> i64:
        """The cheapest place of a group that a player could take, the first of those; or EMPTY."""
        return self._best(owners, player, group, self._cheapness)

    def most_valuable(self, owners: list[i64], player: i64, group: i64) -> i64:
        """The place of a group with the highest value that a player could take, the first of those."""
        return self._best(owners, player, group, self.values)

    def _best(self, owners: list[i64], player: i64, group: i64, merits: list[i64]) -> i64:
        best: i64 = EMPTY
        for place in range(len(owners)):
            if self.groups[place] != group:
                continue
            if best != EMPTY and merits[place] <= merits[best]:
                continue
            if self.hindrance(owners, place, player, self.prices[place], 0) == NONE:
                best = place
        return best

    def value_of(self, owners: list[i64], player: i64) -> i64:
        """What all places of a player are worth."""
        total: i64 = 0
        for place in range(len(owners)):
            if owners[place] == player:
                total += self.values[place]
        return total
