"""Any position of La Pâtisserie Rococo in a few words, so that tests read like the rulebook.

table = Table().has("ann", coins=9, recipes="eclair", tiles="ehn").turn("ann", "aubin")
table.play("bake left", "done")

A tile is named by the first letters of its ingredients, and after a colon by those of its toppings.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from toque.engine.bits import BIT
from toque.engine.event import Event
from toque.engine.lists import changed
from toque.engine.rng import Rng
from toque.games.patisserie import GAME
from toque.games.patisserie.automa import HisTurn
from toque.games.patisserie.checks import read_edition
from toque.games.patisserie.components import TileKind
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import (
    INGREDIENTS,
    PLACE_NAMES,
    RECIPE_NAMES,
    SPACE_NAMES,
    SPECIAL_NAMES,
    STAFF_NAMES,
    STALL_NAMES,
    STAPLES,
    TABLE_TILE_NAMES,
    TABLES,
    TOPPINGS,
)
from toque.games.patisserie.rounds import Income, NextTurn
from toque.games.patisserie.turn import MainAction, PlayCard
from toque.games.patisserie.view_forms import PlayerView
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import Pile
from toque.mechanics.staff import Staff

EDITION: Final = read_edition((Path(__file__).parent / "edition.toml").read_text("utf-8"))
"""Not that of the house, whose values are tuned: tests of rules rely on each card."""
PLAYERS: Final = {"ann": 0, "bob": 1, "cid": 2, "dan": 3, "eve": 4}


def _tile_name(tile: TileKind) -> str:
    letters = [
        name[0] * count
        for names, counts in ((INGREDIENTS, tile.ingredients), (TOPPINGS, tile.toppings))
        for name, count in zip(names, counts, strict=True)
    ]
    back = "".join(letters[3:])
    return "".join(letters[:3]) + (f":{back}" if back else "")


TILES: Final = [_tile_name(tile) for tile in EDITION.tiles]


def tile(name: str) -> int:
    return TILES.index(name)


def card(name: str) -> int:
    return STAFF_NAMES.index(name)


def recipe(name: str) -> int:
    return RECIPE_NAMES.index(name)


class Table:
    """A match in the middle of its first round, with empty boards, where nobody has a card in hand."""

    def __init__(self, seats: int = 2, seed: str = "table", **options: str) -> None:
        chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
        self.match: PatisserieMatch = GAME.start(GAME.setup(seats, chosen, EDITION), seed)
        rng = Rng(seed)
        while self.match.stack[-1].name != "card":
            seat = self.match.deciders()[0]
            self.match.play(seat, rng.choice(self.match.moves(seat)))
        self.match.first = 0
        for player in range(seats):
            staff = self.match.staffs[player]
            self.match.staffs[player] = Staff([], [], EMPTY, sorted(staff.cards()))
        if self.match.rules.mentor:
            self._clear_mentor()
        self.events: list[Event] = []
        self.match.listener = self.events

    def _clear_mentor(self) -> None:
        """He may have begun: what he has done so far is undone."""
        match, me = self.match, int(self.match.rules.automa)
        for recipes in (match.shelves, match.racks):
            for place in self._own_part(recipes):
                if recipes[place] != EMPTY:
                    match.recipe_bag |= BIT[recipes[place]]
                    recipes[place] = EMPTY
        for tiles in (match.toppings, match.decorations):
            for place in self._own_part(tiles):
                if tiles[place] != EMPTY:
                    match.bag[tiles[place]] += 1
                    tiles[place] = EMPTY
        for kind in match.stores[me]:
            match.bag[kind] += 1
        match.stores[me] = []
        match.markers = [EMPTY if owner == me else owner for owner in match.markers]
        match.points[me] = 0

    def _own_part(self, things: list[int]) -> range:
        """Where the Mentor's are, in a list by player."""
        size = len(things) // int(self.match.rules.players)
        return range(int(self.match.rules.automa) * size, (int(self.match.rules.automa) + 1) * size)

    def player(self, name: str) -> int:
        return PLAYERS[name] if name in PLAYERS else int(self.match.rules.automa)

    def has(
        self,
        name: str,
        coins: int | None = None,
        points: int | None = None,
        staples: str | None = None,
        recipes: str = "",
        racks: str = "",
        tiles: str = "",
        decorations: str = "",
    ) -> Table:
        """Staples as `2 1 0`; racks and decorations as they lie, a topping after a plus."""
        match, player = self.match, self.player(name)
        if coins is not None:
            match.coins[player] = coins
        if points is not None:
            match.points[player] = points
        if staples is not None:
            for staple, units in enumerate(staples.split()):
                match.staples[player * len(STAPLES) + staple] = int(units)
        for shelf, one in enumerate(recipes.split()):
            match.shelves[player * 3 + shelf] = self.fetch(one)
        for rack, one in enumerate(racks.split()):
            pastry, _, topping = one.partition("+")
            match.racks[player * 2 + rack] = self.fetch(pastry)
            if topping:
                match.toppings[player * 2 + rack] = tile(topping)
        for one in tiles.split():
            match.add_tile(player, tile(one))
        for place, one in enumerate(decorations.split()):
            match.decorations[player * 5 + place] = tile(one)
        return self

    def fetch(self, name: str) -> int:
        """A recipe, from wherever it is."""
        number = recipe(name)
        self.match.recipe_bag &= ~BIT[number]
        self.match.recipe_row = [EMPTY if one == number else one for one in self.match.recipe_row]
        return number

    def display(self, recipes: str) -> Table:
        """Recipes from the left, `-` for an empty slot."""
        self.match.recipe_row = [
            EMPTY if one == "-" else self.fetch(one) for one in recipes.split()
        ]
        return self

    def market(self, **stalls: str) -> Table:
        self.match.market = [EMPTY] * len(STALL_NAMES)
        for stall, name in stalls.items():
            self.match.market[STALL_NAMES.index(stall)] = tile(name)
        return self

    def serves(self, name: str, **spaces: str) -> Table:
        """Pastries on spaces, such as `rosery_2="eclair"`."""
        for space, pastry in spaces.items():
            number = SPACE_NAMES.index(space.replace("_", "-"))
            self.match.put_pastry(number, self.fetch(pastry), self.player(name))
        return self

    def marks(self, name: str, *places: str) -> Table:
        for place in places:
            number = PLACE_NAMES.index(place)
            self.match.markers = changed(self.match.markers, number, self.player(name))
        return self

    def table_tile(self, **tiles: str) -> Table:
        lying = self.match.table_tiles[:]
        for table, name in tiles.items():
            lying[TABLES.index(table)] = TABLE_TILE_NAMES.index(name)
        self.match.table_tiles = lying
        return self

    def specials(self, *tiles: str) -> Table:
        self.match.specials = [SPECIAL_NAMES.index(name) for name in tiles]
        return self

    def offers(self, *cards: str) -> Table:
        lying = [EMPTY if name == "-" else card(name) for name in cards]
        self.match.offers = lying + [EMPTY] * (4 - len(lying))
        return self

    def stars(self, *cards: str) -> Table:
        self.match.stars = [card(name) for name in cards]
        return self

    def staff(self, name: str, unused: str = "", hand: str = "", used: str = "") -> Table:
        piles = [[card(one) for one in words.split()] for words in (unused, hand, used)]
        self.match.staffs[self.player(name)] = Staff(piles[0], piles[1], EMPTY, piles[2])
        return self

    # What happens.

    def turn(self, name: str, played: str) -> Table:
        """A player has just played a card, and the next one will have to play another."""
        seat = self.player(name)
        other = (seat + 1) % int(self.match.seats)
        if other != seat and not self.match.staffs[other].hand:
            waiting = self.match.staffs[other]
            self.match.staffs[other] = Staff(
                waiting.reserve, [card("flavie")], EMPTY, waiting.discard
            )
        staff = self.match.staffs[seat]
        number = card(played)
        used = [*(other for other in staff.discard if other != number), number]
        self.match.staffs[seat] = Staff(staff.reserve, staff.hand, EMPTY, used)
        self.match.player = seat
        self.match.stack = [NextTurn(seat), MainAction(seat, number)]
        return self

    def to_play(self, name: str) -> Table:
        seat = self.player(name)
        self.match.player = seat
        self.match.stack = [NextTurn(seat), PlayCard(seat)]
        return self

    def income(self) -> Table:
        self.match.stack = [Income()]
        self.match.settle()
        return self

    def mentor(self, guide: int, *decisions: int) -> Table:
        """The Mentor turns over a card, and then these for his decisions; nobody has another card."""
        others = [one for one in range(30) if one != guide and one not in decisions]
        stock = Pile([*others, *reversed(decisions)])
        self.match.solo_deck = AutomaDeck(Pile([guide]), stock, [], EMPTY, EMPTY)
        self.match.packs = [[], [], []]
        self.match.stack = [NextTurn(self.player("mentor")), HisTurn()]
        step = self.match.stack[-1]
        step.play(self.match, -1, -1)
        return self

    def play(self, *moves: str) -> Table:
        for move in moves:
            seat = self.match.deciders()[0]
            self.match.play(seat, GAME.lexicon.parse(move))
        return self

    # What is known.

    def worlds(self, name: str, count: int) -> Iterator[PatisserieMatch]:
        """As a player can imagine the match."""
        rng = Rng("worlds")
        for _ in range(count):
            yield GAME.imagine(self.match, self.player(name), rng)

    def seen(self, name: str, by: str | None) -> PlayerView:
        """A player, in the eyes of another one or of a spectator."""
        viewer = None if by is None else self.player(by)
        return GAME.view(self.match, viewer).players[self.player(name)]

    # What is there.

    @property
    def step(self) -> str:
        return self.match.stack[-1].name if self.match.stack else "over"

    def legal(self) -> list[str]:
        seat = self.match.deciders()[0]
        return [GAME.lexicon.notation(move) for move in self.match.moves(seat)]

    def why(self, move: str) -> str | None:
        seat = self.match.deciders()[0]
        obstacle = self.match.obstacle(seat, GAME.lexicon.parse(move))
        return None if obstacle is None else obstacle.name

    def coins(self, name: str) -> int:
        return self.match.coins[self.player(name)]

    def points(self, name: str) -> int:
        return self.match.points[self.player(name)]

    def staples(self, name: str) -> list[int]:
        at = self.player(name) * len(STAPLES)
        return self.match.staples[at : at + len(STAPLES)]

    def tiles(self, name: str) -> list[str]:
        return [TILES[kind] for kind in self.match.stores[self.player(name)]]

    def decorations(self, name: str) -> list[str]:
        at = self.player(name) * 5
        return [TILES[kind] for kind in self.match.decorations[at : at + 5] if kind != EMPTY]

    def recipes(self, name: str) -> list[str]:
        at = self.player(name) * 3
        return [
            RECIPE_NAMES[one] if one != EMPTY else "-" for one in self.match.shelves[at : at + 3]
        ]

    def racks(self, name: str) -> list[str]:
        at = self.player(name) * 2
        return [RECIPE_NAMES[one] if one != EMPTY else "-" for one in self.match.racks[at : at + 2]]

    def happened(self) -> list[str]:
        return [event.kind for event in self.events]
