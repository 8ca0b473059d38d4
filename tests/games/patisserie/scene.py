"""A position of La Pâtisserie Rococo in engine and reference alike: an example of the rulebook is
played by both and must come out the same.

scene = Scene().has(coins=9).row(s5="madeleine")
scene.play("play aubin", "recipe s5", "done")

It is the house edition's, so that examples look for what they need (`a_space("3")`) and name no values
that may change. Who is to play comes first; `next_seat` is the one after.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.games.patisserie.lockstep import Lockstep, facts
from tests.games.patisserie.reference_edition import (
    ASSISTANT,
    PATISSIER,
    STAPLES,
    Recipe,
    SoloCard,
    Tile,
)
from tests.games.patisserie.reference_position import Player
from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.games.patisserie import names, sizes
from toque.games.patisserie.game import GAME
from toque.games.patisserie.match import EMPTY
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import Pile
from toque.mechanics.staff import Staff


def a_recipe(fits: Callable[[Recipe], bool], but: Sequence[str] = ()) -> str:
    found = (name for name, recipe in facts().recipes.items() if fits(recipe) and name not in but)
    return next(found)


def a_tile(fits: Callable[[Tile], bool], but: Sequence[str] = ()) -> str:
    return next(name for name, tile in facts().tiles.items() if fits(tile) and name not in but)


def a_card(bonus: str, rank: str) -> str:
    return next(
        name for name, card in facts().staff.items() if card.bonus == bonus and card.rank == rank
    )


def a_solo_card(fits: Callable[[SoloCard], bool], but: Sequence[int] = ()) -> int:
    return next(
        number for number, card in enumerate(facts().solo) if fits(card) and number not in but
    )


class Scene:
    """The first turn of a match; everybody has two cards in hand, a pâtissier and an assistant, whose
    bonuses do nothing without pastries. The displays are empty.
    """

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.both = Lockstep(seats, options, "a-scene")
        self.match, self.at = self.both.match, self.both.reference.at
        while self.match.stack[-1].name != "card":
            seat = self.match.deciders()[0]
            self.both.play(seat, self.match.moves(seat)[0])
        self.seat = self.match.deciders()[0]
        self.next_seat = (self.seat + 1) % seats
        self.patissier = a_card("B7 2", PATISSIER)
        self.assistant = a_card("B7 2", ASSISTANT)
        for seat in range(seats):
            self.hand(self.patissier, self.assistant, seat=seat)
        self.row()
        self.market()

    # Setting it ---------------------------------------------------------------------------------

    def _own(self, seat: int | None) -> tuple[int, Player]:
        player = self.seat if seat is None else seat
        return player, self.at.players[player]

    def has(
        self,
        seat: int | None = None,
        coins: int | None = None,
        staples: tuple[int, int, int] | None = None,
    ) -> Scene:
        player, own = self._own(seat)
        if coins is not None:
            self.match.coins[player] = own.coins = coins
        if staples is not None:
            for at, (staple, units) in enumerate(zip(STAPLES, staples, strict=True)):
                self.match.staples[player * sizes.STAPLES + at] = own.staples[staple] = units
        return self

    def hand(self, *cards: str, used: Sequence[str] = (), seat: int | None = None) -> Scene:
        player, own = self._own(seat)
        numbers = sorted(names.STAFF_NAMES.index(card) for card in cards)
        discard = [names.STAFF_NAMES.index(card) for card in used]
        self.match.staffs[player] = Staff([], numbers, EMPTY, discard)
        own.unused, own.hand, own.used = [], [*cards], [*used]
        self._ask_again()
        return self

    def _ask_again(self) -> None:
        """The question of the reference was put before the scene was set."""
        question = self.both.reference.question
        assert question is not None
        own = self.at.players[self.seat]
        question.options[self.seat] = {("play", card) for card in own.hand} | {
            ("discard", names.SHELF_NAMES[shelf])
            for shelf, recipe in enumerate(own.shelves)
            if recipe is not None
        }

    def _fetch(self, recipe: str) -> int:
        number = names.RECIPE_NAMES.index(recipe)
        assert recipe in self.at.recipe_bag
        self.match.recipe_bag &= ~BIT[number]
        self.at.recipe_bag.remove(recipe)
        return number

    def _fetch_tile(self, tile: str) -> int:
        kind = names.TILE_NAMES.index(tile)
        assert self.at.bag[tile] > 0
        self.match.bag[kind] -= 1
        self.at.bag[tile] -= 1
        return kind

    def row(self, **slots: str) -> Scene:
        """The recipe display; what lay there goes into the bag."""
        for slot, recipe in enumerate(self.at.row):
            if recipe is not None:
                self.at.recipe_bag.add(recipe)
                self.match.recipe_bag |= BIT[names.RECIPE_NAMES.index(recipe)]
            self.at.row[slot], self.match.recipe_row[slot] = None, EMPTY
        for name, recipe in slots.items():
            slot = names.SLOT_NAMES.index(name)
            self.at.row[slot], self.match.recipe_row[slot] = recipe, self._fetch(recipe)
        return self

    def market(self, **stalls: str) -> Scene:
        for stall, tile in self.at.market.items():
            if tile is not None:
                self.at.bag[tile] += 1
                self.match.bag[names.TILE_NAMES.index(tile)] += 1
            self.at.market[stall] = None
            self.match.market[names.STALL_NAMES.index(stall)] = EMPTY
        for stall, tile in stalls.items():
            self.at.market[stall] = tile
            self.match.market[names.STALL_NAMES.index(stall)] = self._fetch_tile(tile)
        return self

    def shelves(self, *recipes: str, seat: int | None = None) -> Scene:
        """From the left; nothing where the name is empty."""
        player, own = self._own(seat)
        for shelf, recipe in enumerate(recipes):
            if recipe:
                own.shelves[shelf] = recipe
                self.match.shelves[player * sizes.SHELVES + shelf] = self._fetch(recipe)
        self._ask_again()
        return self

    def racks(self, *pastries: str, seat: int | None = None) -> Scene:
        """`recipe` or `recipe+tile`, from above."""
        player, own = self._own(seat)
        for rack, one in enumerate(pastries):
            recipe, _, tile = one.partition("+")
            if recipe:
                own.racks[rack] = recipe
                self.match.racks[player * sizes.RACKS + rack] = self._fetch(recipe)
            if tile:
                own.toppings[rack] = tile
                self.match.toppings[player * sizes.RACKS + rack] = self._fetch_tile(tile)
        return self

    def tiles(self, *tiles: str, seat: int | None = None) -> Scene:
        player, own = self._own(seat)
        for tile in tiles:
            own.store.append(tile)
            self.match.add_tile(player, self._fetch_tile(tile))
        return self

    def decorations(self, *tiles: str, seat: int | None = None) -> Scene:
        player, own = self._own(seat)
        for place, tile in enumerate(tiles):
            own.decorations.append(tile)
            at = player * sizes.DECORATIONS + place
            self.match.decorations[at] = self._fetch_tile(tile)
        return self

    def pastry(self, space: str, recipe: str, seat: int | None = None) -> Scene:
        player, _ = self._own(seat)
        self.at.pastries[space] = (recipe, player)
        number = names.SPACE_NAMES.index(space)
        self.match.put_pastry(number, self._fetch(recipe), player)
        return self

    def marker(self, place: str, seat: int | None = None) -> Scene:
        player, _ = self._own(seat)
        self.at.markers[place] = player
        number = names.PLACE_NAMES.index(place)
        self.match.markers = changed(self.match.markers, number, player)
        return self

    def table_tile(self, table: str, tile: str) -> Scene:
        self.at.table_tiles[table] = tile
        lying = [*self.match.table_tiles]
        lying[names.TABLES.index(table)] = names.TABLE_TILE_NAMES.index(tile)
        self.match.table_tiles = lying
        return self

    def specials(self, *tiles: str) -> Scene:
        self.at.specials = [*tiles]
        self.match.specials = [names.SPECIAL_NAMES.index(tile) for tile in tiles]
        return self

    def stars(self, *cards: str) -> Scene:
        """Nothing where the name is empty."""
        lying = [*cards, *[""] * (len(self.match.stars) - len(cards))]
        self.at.stars = [card or None for card in lying]
        self.match.stars = [names.STAFF_NAMES.index(card) if card else EMPTY for card in lying]
        return self

    def offers(self, *cards: str) -> Scene:
        lying = [*cards, *[""] * (4 - len(cards))]
        self.at.offers = [card or None for card in lying]
        self.match.offers = [names.STAFF_NAMES.index(card) if card else EMPTY for card in lying]
        return self

    def mentor(self, guide: int, *decisions: int) -> Scene:
        """His next card, and the ones that settle his decisions, in this order."""
        deck = self.match.solo_deck
        rest = [card for card in range(names.SOLO_CARDS) if card not in (guide, *decisions)]
        hand = [rest.pop() for _ in range(deck.hand.left - 1)] + [guide]
        stock = [rest.pop() for _ in range(deck.stock.left - len(decisions))]
        stock += reversed(decisions)
        self.match.solo_deck = AutomaDeck(Pile([*hand]), Pile([*stock]), [], EMPTY, EMPTY)
        self.match.packs = [[rest.pop() for _ in pack] for pack in self.match.packs]
        self.at.solo_hand, self.at.decisions, self.at.solo_used = hand, stock, []
        self.at.decisions_used = []
        self.at.solo_packs = [[], *([*pack] for pack in self.match.packs)]
        return self

    # What happens -------------------------------------------------------------------------------

    def play(self, *moves: str) -> Scene:
        for words in moves:
            seat, move = self.match.deciders()[0], GAME.lexicon.parse(words)
            assert move in self.match.moves(seat), words
            self.both.play(seat, move)
        return self

    def legal(self, verb: str = "") -> set[str]:
        found = {GAME.lexicon.notation(one) for one in self.match.moves(self.match.deciders()[0])}
        return {move for move in found if move.startswith(verb)}

    # What is there ------------------------------------------------------------------------------

    def coins(self, seat: int | None = None) -> int:
        return self.match.coins[self._own(seat)[0]]

    def points(self, seat: int | None = None) -> int:
        return self.match.points[self._own(seat)[0]]

    def own(self, seat: int | None = None) -> Player:
        """As the reference has it, which the engine agrees with after every move."""
        return self._own(seat)[1]

    def scored(self, source: str, seat: int | None = None) -> int:
        """Points from a source, if the match ended now; with `table`, at all of them."""
        player, _ = self._own(seat)
        sheet = self.match.results()[player].sheet
        return sum(line.points for line in sheet if line.source.key == f"score-{source}")
