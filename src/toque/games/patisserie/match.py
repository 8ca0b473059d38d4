"""The position of a match of La Pâtisserie Rococo, and its clone.

A *player* is a seat or the Mentor, who has none and gets the number after the last seat: what both of
them own lies in lists by player. Lists in lists, and piles, are replaced and never changed; so is
what changes seldom, in which `changed` gives another list, so that clones share it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.game import Setup
from toque.engine.lists import NO_LISTS, NOTHING, changed, replaced
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.games.patisserie import names, sizes
from toque.games.patisserie.garden import Garden
from toque.games.patisserie.rules import Rules
from toque.mechanics import pile
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS
from toque.mechanics.staff import Staff

EMPTY: Final = -1
assert EMPTY == pile.EMPTY
NOT_HERE: Final = -2
"""Owner of a place that this side of the board does not have."""

# What everybody has seen of a player's staff, in `logs`: a card with one of these added.
SEEN_PLAYED: Final = 0
SEEN_HIRED: Final = 1000
LEFT_HAND: Final = 2000
LEFT_USED: Final = 3000
LEFT_UNUSED: Final = 4000
"""Dismissed, from the hand, from the used and from the unused pile."""
NEXT_ROUND: Final = 9000
LOG_UNIT: Final = 1000

EMPTY_TRAYS: Final[list[list[i64]]] = [[], []]
NOBODY: Final[list[Staff]] = []
NO_DECK: Final = AutomaDeck(NO_CARDS, NO_CARDS, [], EMPTY, EMPTY)


@final
class PatisserieMatch(Match):
    def __init__(self, setup: Setup, rng: Rng, rules: Rules) -> None:
        super().__init__(setup, rng)
        self.rules = rules
        self.seats: i64 = setup.seats

        # The board.
        self.recipe_row: list[i64] = NOTHING
        """By slot from the left: its recipe, or EMPTY."""
        self.recipe_bag: i64 = 0
        self.recipe_discard: i64 = 0
        """Bit masks."""
        self.market: list[i64] = NOTHING
        """By stall: the kind of its ingredient tile, or EMPTY."""
        self.bag: list[i64] = NOTHING
        self.discards: list[i64] = NOTHING
        """By kind: ingredient tiles in the bag, and discarded."""
        self.pastries: list[i64] = NOTHING
        """By space: the recipe of the pastry there, or EMPTY."""
        self.hosts: list[i64] = NOTHING
        """By space: the player whose pastry is there, or EMPTY."""
        self.markers: list[i64] = NOTHING
        """By place for servants and noble hosts: the owner, EMPTY, or NOT_HERE."""
        self.garden: Garden | None = None
        """What was counted last of these three."""
        self.table_tiles: list[i64] = NOTHING
        self.specials: list[i64] = NOTHING
        """The special tiles, by place."""
        self.marks: list[i64] = NOTHING
        """By special place and space: the player who claimed it, or EMPTY."""

        # Staff.
        self.offers: list[i64] = NOTHING
        self.stars: list[i64] = NOTHING
        """On offer: cards of the staff display and ✱ cards, or EMPTY."""
        self.deck = NO_CARDS
        self.box: list[i64] = NOTHING
        """Cards of the levels that are not in this match."""
        self.gone: list[i64] = NOTHING
        """Cards that have left the match openly."""
        self.trays: list[list[i64]] = EMPTY_TRAYS
        """What lies on the two trays now."""
        self.filled: list[list[i64]] = NO_LISTS
        """What each tray had at first, round by round, A before B; or the cards dealt without trays."""
        self.drafted: list[i64] = NOTHING
        """By those and by player: the card that was kept, or EMPTY."""

        # By player.
        self.coins: list[i64] = NOTHING
        self.points: list[i64] = NOTHING
        self.staples: list[i64] = NOTHING
        """By player and staple."""
        self.shelves: list[i64] = NOTHING
        """By player and shelf: a recipe, or EMPTY."""
        self.racks: list[i64] = NOTHING
        """By player and rack: the recipe of the pastry there, or EMPTY."""
        self.toppings: list[i64] = NOTHING
        """By player and rack: the kind of the tile above it, or EMPTY."""
        self.decorations: list[i64] = NOTHING
        """By player and place: the kind of the tile there, or EMPTY."""
        self.stores: list[list[i64]] = NO_LISTS
        """Kinds of stored ingredient tiles: sorted, but the Mentor's in his order, the top first."""
        self.staffs: list[Staff] = NOBODY
        """The reserve is the unused, the discard the used pile. The Mentor's reserve is his roster from
        the bottom up."""
        self.forced: list[i64] = NOTHING
        """How many cards of the hand of this round had to be taken."""
        self.removed: list[i64] = NOTHING
        """By round and player: the card that was secretly removed, or EMPTY."""
        self.dropped: list[list[i64]] = NO_LISTS
        """Starters that were not chosen."""
        self.star_hired: list[i64] = NOTHING
        """1 for who has hired a ✱ card."""
        self.logs: list[list[i64]] = NO_LISTS
        """What everybody has seen of the staff."""

        # The Mentor.
        self.solo_deck = NO_DECK
        self.packs: list[list[i64]] = NO_LISTS
        """His cards for the rounds to come."""
        self.solo_top: i64 = EMPTY
        """The card that he played last."""
        self.solo_seen: i64 = 0
        """A bit mask of his cards that have lain open: those can only be in a deck made of used ones."""

        self.round: i64 = 0
        self.first: i64 = 0
        self.player: i64 = 0
        """Whose turn it is."""

    def clone(self) -> PatisserieMatch:
        twin = PatisserieMatch(self.setup, self.rng.clone(), self.rules)
        self.carry_over(twin)
        twin.recipe_row = self.recipe_row
        twin.recipe_bag = self.recipe_bag
        twin.recipe_discard = self.recipe_discard
        twin.market = self.market
        twin.bag = self.bag
        twin.discards = self.discards
        twin.garden = self.garden
        twin.pastries = self.pastries
        twin.hosts = self.hosts
        twin.markers = self.markers
        twin.table_tiles = self.table_tiles
        twin.specials = self.specials
        twin.marks = self.marks
        twin.offers = self.offers
        twin.stars = self.stars
        twin.deck = self.deck
        twin.box = self.box
        twin.gone = self.gone
        twin.trays = self.trays
        twin.filled = self.filled
        twin.drafted = self.drafted
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.staples = self.staples[:]
        twin.shelves = self.shelves
        twin.racks = self.racks
        twin.toppings = self.toppings
        twin.decorations = self.decorations
        twin.stores = self.stores
        twin.staffs = self.staffs[:]
        twin.forced = self.forced
        twin.removed = self.removed
        twin.dropped = self.dropped
        twin.star_hired = self.star_hired
        twin.logs = self.logs
        twin.solo_deck = self.solo_deck
        twin.packs = self.packs
        twin.solo_top = self.solo_top
        twin.solo_seen = self.solo_seen
        twin.round = self.round
        twin.first = self.first
        twin.player = self.player
        return twin

    # Stored tiles.

    def add_tile(self, player: i64, kind: i64) -> None:
        """For a seat in order of kinds; the Mentor's goes to the bottom of his column."""
        stored = [*self.stores[player], kind]
        if player < self.seats:
            stored.sort()
        self.stores = replaced(self.stores, player, stored)

    def remove_tile(self, player: i64, kind: i64) -> None:
        left = self.stores[player][:]
        left.remove(kind)
        self.stores = replaced(self.stores, player, left)

    def discard_tile(self, player: i64, kind: i64) -> None:
        self.remove_tile(player, kind)
        self.discard(kind)

    def discard(self, kind: i64) -> None:
        self.discards = changed(self.discards, kind, self.discards[kind] + 1)

    # The garden.

    def put_pastry(self, space: i64, recipe: i64, player: i64) -> None:
        """EMPTY for both where one is taken away."""
        self.pastries = changed(self.pastries, space, recipe)
        self.hosts = changed(self.hosts, space, player)

    def count_garden(self) -> Garden:
        """What can be counted there, counted anew only where something was served or placed."""
        garden = self.garden
        if garden is None or not garden.shows(self.hosts, self.pastries, self.markers):
            garden = Garden(self.hosts, self.pastries, self.markers, self.rules)
            self.garden = garden
        return garden

    # Recipes and racks.

    def free_shelf(self, player: i64) -> i64:
        """The first free one from the left, or EMPTY."""
        for shelf in range(sizes.SHELVES):
            if self.shelves[player * sizes.SHELVES + shelf] == EMPTY:
                return shelf
        return EMPTY

    def shelve(self, player: i64, shelf: i64, recipe: i64) -> None:
        """EMPTY where one is taken away."""
        self.shelves = changed(self.shelves, player * sizes.SHELVES + shelf, recipe)

    def free_racks(self, player: i64) -> i64:
        free: i64 = 0
        for rack in range(sizes.RACKS):
            if self.racks[player * sizes.RACKS + rack] == EMPTY:
                free += 1
        return free

    # What everybody sees of staff.

    def note(self, player: i64, entry: i64) -> None:
        self.logs = replaced(self.logs, player, [*self.logs[player], entry])

    def leave(self, card: i64) -> None:
        """A card leaves the match openly."""
        self.gone = [*self.gone, card]

    def drafts(self, player: i64) -> list[i64]:
        """The cards that a player has drafted in this round so far."""
        found: list[i64] = []
        players = self.rules.players
        for tray in range(sizes.TRAYS):
            at = ((self.round - 1) * sizes.TRAYS + tray) * players + player
            if at < len(self.drafted) and self.drafted[at] != EMPTY:
                found.append(self.drafted[at])
        return found

    def sure_hand(self, player: i64) -> list[i64]:
        """The cards of which everybody knows that they are in hand: hired, and not played yet."""
        found: list[i64] = []
        for entry in self.logs[player]:
            card = entry % LOG_UNIT
            kind = entry - card
            if kind == SEEN_HIRED:
                found.append(card)
            elif kind == NEXT_ROUND:
                found = []
            elif card in found:
                found.remove(card)
        return found


def census(match: PatisserieMatch) -> dict[str, int]:
    """How often each component is found, over all places where it could be."""
    rules = match.rules
    found: dict[str, int] = {}
    lying = [*match.recipe_row, *match.pastries, *match.shelves, *match.racks]
    drawn = [recipe for step in match.stack for recipe in getattr(step, "drawn_recipes", [])]
    for number, name in enumerate(names.RECIPE_NAMES):
        found[f"recipe-{name}"] = (
            lying.count(number)
            + drawn.count(number)
            + (match.recipe_bag >> number & 1)
            + (match.recipe_discard >> number & 1)
        )
    assert [pastry == EMPTY for pastry in match.pastries] == [host == EMPTY for host in match.hosts]
    tiles = [*match.market, *match.toppings, *match.decorations]
    tiles += [kind for store in match.stores for kind in store]
    tiles += [kind for step in match.stack for kind in getattr(step, "drawn_tiles", [])]
    for kind in range(rules.kinds):
        found[f"tile-{names.TILE_NAMES[kind]}"] = (
            match.bag[kind] + match.discards[kind] + tiles.count(kind)
        )
    cards = [*match.deck.lying(), *match.box, *match.offers, *match.stars, *match.gone]
    cards += [card for tray in match.trays for card in tray]
    cards += match.removed
    for player in range(rules.players):
        cards += match.staffs[player].cards() + match.dropped[player]
    for number, name in enumerate(names.STAFF_NAMES):
        found[f"staff-{name}"] = cards.count(number)
    if rules.mentor:
        solo = match.solo_deck.cards() + [card for pack in match.packs for card in pack]
        for number in range(names.SOLO_CARDS):
            found[f"solo-{number}"] = solo.count(number)
    return found
