"""What lies where in a match of La Pâtisserie Rococo, and what can be counted of it.

Everything is called by its name, and nothing is kept that can be counted. What chance decides is asked
for by a word and comes as a list of names; the bags check that they have what is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import permutations

from tests.games.patisserie.reference_edition import (
    INGREDIENTS,
    STAPLES,
    TABLES,
    TOPPINGS,
    Card,
    Facts,
    Recipe,
    Side,
    Tile,
)

Chance = Callable[[str], list[str]]

SHELVES = 3
RACKS = 2
DECORATIONS = 5
PROMOS = ("promo-specials", "promo-tables", "promo-stars", "promo-starters")


@dataclass
class Player:
    coins: int = 0
    points: int = 0
    staples: Counter[str] = field(default_factory=Counter)
    shelves: list[str | None] = field(default_factory=lambda: [None] * SHELVES)
    racks: list[str | None] = field(default_factory=lambda: [None] * RACKS)
    toppings: list[str | None] = field(default_factory=lambda: [None] * RACKS)
    decorations: list[str] = field(default_factory=list)
    store: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """From the bottom up; the card that was played last is its top, also during the turn."""
    removed: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    star: bool = False

    def roster(self) -> list[str]:
        return [*self.unused, *self.hand, *self.used]

    def free_racks(self) -> list[int]:
        return [rack for rack in range(RACKS) if self.racks[rack] is None]

    def free_shelves(self) -> list[int]:
        return [shelf for shelf in range(SHELVES) if self.shelves[shelf] is None]


class Position:
    def __init__(
        self, facts: Facts, seats: int, options: Mapping[str, str], chance: Chance
    ) -> None:
        self.facts = facts
        self.seats = seats
        self.solo = seats == 1
        self.with_mentor = self.solo or options.get("mentor") == "yes"
        self.count = seats + 1 if self.with_mentor else seats
        self.mentor = seats if self.with_mentor else -1
        self.side: Side = facts.few if self.count <= 3 else facts.many
        self.promos = {name for name in PROMOS if options.get(name) == "yes"}
        self.trays = options.get("trays", "yes") == "yes"
        self.packs = {
            "creamy": (5, 5, 5, 5),
            "savoury": (5, 5, 6, 6),
            "crunchy": (6, 6, 6, 6),
        }[options.get("difficulty", "creamy")]
        self.chance = chance

        self.players = [Player() for _ in range(self.count)]
        self.first = 0
        self.round = 0
        self.row: list[str | None] = [None] * len(self.side.slots)
        self.recipe_bag = set(facts.recipes)
        self.recipe_discard: set[str] = set()
        self.market: dict[str, str | None] = {
            f"{'abcd'[row]}{column}": None
            for row in range(self.side.rows)
            for column in range(1, self.side.columns + 1)
        }
        self.bag = Counter({name: tile.count for name, tile in facts.tiles.items()})
        self.discard: Counter[str] = Counter()
        self.pastries: dict[str, tuple[str, int]] = {}
        """By space: the recipe and its owner."""
        self.markers: dict[str, int] = {}
        """By place: the owner."""
        self.table_tiles: dict[str, str] = {}
        self.specials: list[str] = []
        self.marks: list[list[int]] = [[], []]
        """By special tile: who claimed its spaces, the best one first."""
        self.offers: list[str | None] = [None] * 4
        self.stars: list[str | None] = []
        self.deck: list[str] = []
        """The next card is the last."""
        self.gone: list[str] = []
        """Cards that left the match openly."""

        self.solo_hand: list[int] = []
        self.solo_packs: list[list[int]] = []
        self.decisions: list[int] = []
        """Both with the next card last."""
        self.solo_used: list[int] = []
        self.decisions_used: list[int] = []

    # Components ---------------------------------------------------------------------------------

    def recipe(self, name: str) -> Recipe:
        return self.facts.recipes[name]

    def tile(self, name: str) -> Tile:
        return self.facts.tiles[name]

    def card(self, name: str) -> Card:
        return self.facts.staff[name]

    # Bags (R6, R10, R12) ------------------------------------------------------------------------

    def can_draw_tile(self) -> bool:
        return bool(+self.bag) or bool(+self.discard)

    def take_from_bag(self, tile: str) -> None:
        if not +self.bag:
            self.bag, self.discard = self.discard, Counter()
        assert self.bag[tile] > 0, f"{tile} is not in the bag"
        self.bag[tile] -= 1

    def can_draw_recipe(self) -> bool:
        return bool(self.recipe_bag or self.recipe_discard)

    def take_recipe_from_bag(self, recipe: str) -> None:
        if not self.recipe_bag:
            self.recipe_bag, self.recipe_discard = self.recipe_discard, set()
        assert recipe in self.recipe_bag, f"{recipe} is not in the bag"
        self.recipe_bag.remove(recipe)

    # Displays -----------------------------------------------------------------------------------

    def slide_and_fill(self) -> None:
        """R8-R10."""
        lying = [recipe for recipe in self.row if recipe is not None]
        missing = len(self.row) - len(lying)
        drawn: list[str] = []
        if missing and self.can_draw_recipe():
            told = self.chance("recipes")
            while len(drawn) < missing and self.can_draw_recipe():
                recipe = told[len(drawn)]
                self.take_recipe_from_bag(recipe)
                drawn.append(recipe)
            assert len(told) == len(drawn), "more recipes than there is room for"
        nothing: list[str | None] = [None] * (missing - len(drawn))
        self.row = [*nothing, *reversed(drawn), *lying]

    def row_of(self, stall: str) -> int:
        return "abcd".index(stall[0])

    def stall_price(self, stall: str) -> int:
        """A7: by the part and by the tiles in the row."""
        row = self.row_of(stall)
        lying = sum(tile is not None for name, tile in self.market.items() if name[0] == stall[0])
        prices = self.side.upper if row < self.side.upper_rows else self.side.lower
        return prices[lying - 1]

    def offer_price(self) -> int:
        """A39."""
        return {4: 4, 3: 3, 2: 2, 1: 2}[sum(card is not None for card in self.offers)]

    # What a player has --------------------------------------------------------------------------

    def own(self, player: int) -> list[str]:
        """The spaces of one's pastries."""
        return [space for space, (_, owner) in self.pastries.items() if owner == player]

    def own_recipes(self, player: int) -> list[str]:
        return [recipe for recipe, owner in self.pastries.values() if owner == player]

    def by_table(self, player: int) -> Counter[str]:
        return Counter(table_of(space) for space in self.own(player))

    def servants(self, player: int) -> list[int]:
        """The posts, from 0."""
        return [
            int(place.split("-")[1]) - 1
            for place, owner in self.markers.items()
            if owner == player and place.startswith("post")
        ]

    def nobles(self, player: int) -> list[int]:
        return [
            int(place.split("-")[1]) - 1
            for place, owner in self.markers.items()
            if owner == player and place.startswith("noble")
        ]

    def marker_count(self, player: int) -> int:
        return len(self.servants(player)) + len(self.nobles(player))

    def servants_at(self, player: int, table: str) -> int:
        return sum(table in self.side.posts[post].tables for post in self.servants(player))

    def free_spaces(self) -> list[str]:
        return [space for space in self.side.spaces if space not in self.pastries]

    def patissier_pastries(self, player: int) -> int:
        return sum(self.recipe(name).patissier for name in self.own_recipes(player))

    def worth(self, player: int, *values: int) -> int:
        return sum(self.recipe(name).points in values for name in self.own_recipes(player))

    def best_set(self, faces: Iterable[Iterable[str]], kinds: tuple[str, ...]) -> int:
        """B26, B27: 1, 1 and 2 points for the kinds, a thing standing for one kind only."""
        values = dict(zip(kinds, (1, 1, 2), strict=True))
        best = 0
        for chosen in permutations([set(face) for face in faces] + [set(kinds[:0])] * 3, 3):
            best = max(
                best,
                sum(values[kind] for kind, face in zip(kinds, chosen, strict=True) if kind in face),
            )
        return best

    def ingredient_set(self, player: int) -> int:
        return self.best_set(
            (self.recipe(name).ingredients for name in self.own_recipes(player)), INGREDIENTS
        )

    def topping_set(self, player: int) -> int:
        return self.best_set(
            (self.tile(name).toppings for name in self.players[player].decorations), TOPPINGS
        )

    # Conditions ---------------------------------------------------------------------------------

    def meets(self, player: int, condition: str) -> bool:
        """Of a ✱ card (K, P11-P13) or a special tile (SB, P3-P5)."""
        own = self.players[player]
        if condition == "K1":
            return sum(own.staples.values()) >= 9
        if condition == "K2":
            return all(self.worth(player, value) >= 1 for value in (4, 5, 6))
        if condition == "K3":
            return own.coins >= 25
        if condition == "K4":
            return self.topping_set(player) == 4
        if condition == "K5":
            return len(own.store) >= 5
        if condition == "K6":
            return len(self.own(player)) >= 5
        if condition == "K7":
            return any(player in claimed for claimed in self.marks)
        if condition == "K8":
            return self.ingredient_set(player) == 4
        if condition == "P11":
            return own.points >= 5
        if condition == "P12":
            return sum(not self.recipe(r).ingredients for r in self.own_recipes(player)) >= 3
        if condition == "P13":
            return sum(own.staples.values()) == 0 and not own.store
        if condition == "SB11":
            return len(self.by_table(player)) == len(TABLES)
        if condition == "SB12":
            return self.marker_count(player) >= 3
        if condition == "SB13":
            return (
                self.marker_count(player) >= 1
                and len(own.decorations) >= 1
                and self.patissier_pastries(player) >= 1
            )
        if condition == "SB14":
            return len(own.decorations) >= 3
        if condition == "SB15":
            return self.patissier_pastries(player) >= 2
        if condition == "SB16":
            return max(self.by_table(player).values(), default=0) >= 3
        if condition == "P3":
            return sum("nut" in self.recipe(r).ingredients for r in self.own_recipes(player)) >= 3
        if condition == "P4":
            return self.worth(player, 2, 3, 4) >= 4
        assert condition == "P5"
        return self.worth(player, 5, 6) >= 3

    def claim(self, player: int) -> None:
        """SB1, SB2."""
        for place, special in enumerate(self.specials):
            condition, values = self.facts.specials[special]
            claimed = self.marks[place]
            if (
                player not in claimed
                and len(claimed) < len(values[place])
                and self.meets(player, condition)
            ):
                claimed.append(player)

    # Small changes ------------------------------------------------------------------------------

    def gain_staple(self, player: int, staple: str) -> None:
        """Ruling 26: over the cap it is lost."""
        own = self.players[player]
        own.staples[staple] = min(own.staples[staple] + 1, self.facts.caps[staple])

    def draw_tile(self, player: int) -> None:
        if self.can_draw_tile():
            (tile,) = self.chance("tile")
            self.take_from_bag(tile)
            self.players[player].store.append(tile)

    def garnish(self, player: int, topping: str | None) -> None:
        """A36."""
        if topping is None:
            return
        if len(self.players[player].decorations) < DECORATIONS:
            self.players[player].decorations.append(topping)
        else:
            self.discard[topping] += 1
        self.claim(player)

    def table_asks(self, table: str, recipe: str, topping: str | None) -> bool:
        """A33, TB1, P7-P9."""
        tile = self.facts.table_tiles[self.table_tiles[table]]
        asks, pastry = tile.asks, self.recipe(recipe)
        toppings = self.tile(topping).toppings if topping is not None else frozenset()
        if asks == "any":
            return True
        if asks in INGREDIENTS:
            return asks in pastry.ingredients
        if asks in TOPPINGS:
            return asks in toppings
        if asks == "plain":
            return topping is None
        if asks == "patissier":
            return pastry.patissier
        if asks == "no-patissier":
            return not pastry.patissier
        if asks == "worth":
            return pastry.points == tile.worth
        return asks.removeprefix("no-") not in pastry.ingredients


def table_of(space: str) -> str:
    return space.rsplit("-", 1)[0]


def number_of(space: str) -> int:
    return int(space.rsplit("-", 1)[1])


def start_staples() -> Counter[str]:
    return Counter(dict(zip(STAPLES, (2, 1, 1), strict=True)))
