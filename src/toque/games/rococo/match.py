"""The position of a match of Rococo Deluxe, and its clone.

A *player* is a seat or Madame du Barry, who has none and gets the number after the last seat: what
both of them own lies in lists by player.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.game import Setup
from toque.engine.lists import NO_LISTS, NOTHING, changed, replaced
from toque.engine.match import Match
from toque.engine.memory import table_remembers
from toque.engine.rng import Rng
from toque.games.rococo import (
    components,
    names,
    sizes,
)
from toque.games.rococo.ballroom import Ballroom
from toque.games.rococo.components import (
    RococoEdition,
)
from toque.mechanics import majority, payment, pile, prices
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS
from toque.mechanics.places import Places
from toque.mechanics.staff import Staff

EMPTY: Final = -1
assert EMPTY == pile.EMPTY
NOT_HERE: Final = -2
"""Owner of a decoration that this side of the board does not have."""

LEFT_EMPTY: Final = -2
"""Nobody steps onto the balcony here."""

MASTER: Final = 0
JOURNEYMAN: Final = 1
APPRENTICE: Final = 2
assert names.RANKS == ("master", "journeyman", "apprentice")

FIREWORKS: Final = 0
KITCHEN_LEFT: Final = 1
KITCHEN_RIGHT: Final = 2
STATUE: Final = 3
MUSICIAN: Final = 4
JEWELLER: Final = 5
assert names.DECORATION_KINDS[MUSICIAN] == "musician"

NO_LIMIT: Final = 99
WON: Final = 100
LEFT: Final = 200
"""In the history of Madame du Barry's staff."""
FILLING: Final = 64
assert names.MOST_TILE_KINDS <= FILLING
LARGEST_STAFF: Final = 40

NOBODY: Final[list[Staff]] = []
NO_DECK: Final = AutomaDeck(NO_CARDS, NO_CARDS, [], EMPTY, EMPTY)


@final
class GainRule:
    """So much for every `per` of what is counted; where `by_staff` has entries, by that instead."""

    def __init__(self, gain: components.Gain) -> None:
        self.what: i64 = gain.what
        self.amount: i64 = gain.amount
        self.per: i64 = gain.per
        self.of: i64 = gain.of
        self.by_staff: list[i64] = []
        if gain.steps:
            for size in range(LARGEST_STAFF):
                reached = [amount for least, amount in gain.steps if size >= least]
                self.by_staff.append(reached[-1] if reached else 0)


@final
class BonusRule:
    def __init__(self, bonus: components.Bonus) -> None:
        self.kind: i64 = bonus.kind
        self.gains = [GainRule(gain) for gain in bonus.gains]
        self.amount: i64 = bonus.amount
        self.colours: list[i64] = list(bonus.colours)
        self.livres: list[i64] = list(bonus.livres)


class Rules:
    """What the options and the edition of a match come to; shared by all its clones."""

    def __init__(self, setup: Setup, edition: RococoEdition) -> None:
        options = setup.options
        self.edition = edition
        self.seats: i64 = setup.seats
        self.solo = setup.seats == 1
        self.players: i64 = setup.seats + 1 if self.solo else setup.seats
        self.automa: i64 = setup.seats
        """Madame du Barry as a player, if she plays."""
        self.jewelry = options["jewelry"] == "yes"
        self.fancy = options["fancy"] == "yes"
        self.festivity = options["festivity"] == "yes"
        self.expert = options["expert"] == "yes"
        self.remembers = table_remembers(options)

        side = edition.few if setup.seats <= 3 else edition.many
        self.side = side
        self.windows: list[i64] = list(side.windows)
        self.window_line: list[i64] = list(range(len(side.windows) - 1, -1, -1))
        """From the right: there garments slide, and there they are filled first."""
        self.drawer_lines: list[list[i64]] = [
            [drawer * sizes.DRAWER_SPACES + place for place in range(side.drawer_spaces)]
            for drawer in range(sizes.DRAWERS)
        ]
        self.drawer_prices: list[i64] = [prices.NO_PRICE, *edition.prices.drawer]
        self.hire_prices: list[i64] = [prices.NO_PRICE, *edition.prices.hire]
        self.offer_line: list[i64] = list(range(sizes.OFFERS))
        self.favour_livres: i64 = edition.prices.favour
        self.favour_points: i64 = edition.prices.favour_points
        self.income: i64 = edition.prices.income
        self.point_price: i64 = edition.prices.point
        self.statue_points: i64 = edition.prices.statue
        self.trial_price: i64 = edition.prices.trial
        self.delegating: list[i64] = list(edition.delegating)

        self.is_space: list[bool] = [space is not None for space in side.spaces]
        self.is_master: list[bool] = [space is not None and space.master for space in side.spaces]
        self.rewards: list[i64] = [space.reward if space else 0 for space in side.spaces]
        self.reward_amounts: list[i64] = [space.amount if space else 0 for space in side.spaces]
        self.hall_prizes: list[list[i64]] = [
            majority.prizes_for([first, second], self.players) for first, second in side.halls
        ]
        first_two: list[i64] = list(side.fireworks_points)
        self.fireworks_prizes = majority.prizes_for(first_two, self.players)
        self.all_halls: list[i64] = list(side.all_halls)

        places = side.decorations
        self.decorations = Places(
            [place.price if place else NO_LIMIT for place in places],
            [place.points if place else 0 for place in places],
            [kind for kind, count in enumerate(names.DECORATIONS_OF_KIND) for _ in range(count)],
            most_owned=[NO_LIMIT, 1, 1, NO_LIMIT, NO_LIMIT, 1],
            most_taken=[NO_LIMIT] * len(names.DECORATION_KINDS),
        )
        self.factors: list[i64] = [place.factor if place else 0 for place in places]
        self.missing_decorations: list[i64] = [
            number
            for number, place in enumerate(places)
            if place is None or (place.kind == JEWELLER and not self.jewelry)
        ]

        self.kinds: i64 = len(edition.tiles)
        self.bales: list[i64] = [_bales(tile.silk) for tile in edition.tiles]
        self.worth = payment.Worth([[payment.units(list(tile.silk))] for tile in edition.tiles])
        self.tile_thread: list[i64] = [tile.thread for tile in edition.tiles]
        self.tile_lace: list[i64] = [tile.lace for tile in edition.tiles]
        self.tile_choice: list[bool] = [tile.choice for tile in edition.tiles]

        garments = edition.garments
        self.colours: list[i64] = [garment.colour for garment in garments]
        self.silk: list[i64] = [_bales(garment.silk) for garment in garments]
        self.thread: list[i64] = [garment.thread for garment in garments]
        self.lace: list[i64] = [garment.lace for garment in garments]
        self.thimble: list[bool] = [garment.thimble for garment in garments]
        self.values: list[i64] = [garment.value for garment in garments]
        """What a garment is sold for; 0 where it never is."""
        self.garment_points: list[i64] = [garment.points for garment in garments]
        self.garment_bonus: list[i64] = [garment.bonus for garment in garments]
        self.garment_amount: list[i64] = [garment.amount for garment in garments]
        self.garment_gains: list[list[GainRule]] = [
            [GainRule(gain) for gain in garment.gains] for garment in garments
        ]

        employees = edition.employees
        self.ranks: list[i64] = [employee.rank for employee in employees]
        self.levels: list[i64] = [employee.level for employee in employees]
        self.bonuses = [BonusRule(employee.bonus) for employee in employees]
        self.conditions: list[list[tuple[int, int]]] = [
            employee.condition for employee in employees
        ]
        self.jewel_prices: list[i64] = list(edition.jewel_prices)
        self.jewel_line: list[i64] = list(range(len(edition.jewel_prices) - 1, -1, -1))


def _bales(silk: tuple[int, ...]) -> int:
    return sum(count << names.BALE * colour for colour, count in enumerate(silk))


@final
class RococoMatch(Match):
    """Lists of what changes often, and those of the Jewelry Box, are copied for a clone. All others are
    replaced and never changed."""

    def __init__(self, setup: Setup, rng: Rng, rules: Rules) -> None:
        super().__init__(setup, rng)
        self.rules = rules
        self.seats: i64 = setup.seats

        # The board.
        self.windows: list[i64] = NOTHING
        """By window from the left: its garment, or EMPTY."""
        self.garment_bag: i64 = 0
        self.garment_discard: i64 = 0
        self.garments_aside: i64 = 0
        """Bit masks of garments: in the bag, discarded, and not yet or never in the match."""
        self.drawers: list[i64] = NOTHING
        """By drawer and place: the kind of its resource tile, or EMPTY."""
        self.filling: i64 = 0
        """How often the bag has been filled with discards, if the table remembers what went in."""
        self.bag: list[i64] = NOTHING
        self.discards: list[i64] = NOTHING
        """By kind: resource tiles in the bag, and discarded."""
        self.offers: list[i64] = NOTHING
        """The employees on offer, or EMPTY."""
        self.hire_deck = NO_CARDS
        self.guests: list[i64] = NOTHING
        """By space: the garment there, or EMPTY."""
        self.hosts: list[i64] = NOTHING
        """By space: the player whose garment is there, or EMPTY."""
        self.decorations: list[i64] = NOTHING
        """By decoration: its owner, EMPTY, or NOT_HERE."""
        self.all_halls: list[i64] = NOTHING
        """The players who have been in all halls, in their order."""
        self.balcony: list[i64] = NOTHING
        """By fireworks: the space of the royal hall whose garment stands below them, EMPTY as long as
        that is open, or LEFT_EMPTY."""
        self.favour: i64 = EMPTY
        """Who holds the Queen's Favour."""
        self.ballroom: Ballroom | None = None
        """What was counted last of guests, hosts and decorations."""

        # By player.
        self.livres: list[i64] = NOTHING
        self.thread: list[i64] = NOTHING
        self.lace: list[i64] = NOTHING
        self.points: list[i64] = NOTHING
        self.staffs: list[Staff] = NOBODY
        self.seen_tiles: list[list[i64]] = NO_LISTS
        self.unseen_tiles: list[list[i64]] = NO_LISTS
        """The kinds of the tiles on the rack: those that everybody saw when they were taken, and those
        that only their owner has seen, with `filling * FILLING` added, the filling of the bag from
        which they were drawn."""
        self.sure_hands: list[i64] = NOTHING
        """Bit masks of the cards of which everybody knows that they are in hand."""
        self.won_cards: list[i64] = NOTHING
        """Bit masks of cards in hand that were won in a trial and not seen by others."""
        self.removed: list[i64] = NOTHING
        """Bit masks of the cards that have left the staff of a player for good."""
        self.removed_offers: i64 = 0

        # The Jewelry Box.
        self.jewel_row: list[i64] = NOTHING
        self.jewel_bag: list[i64] = NOTHING
        self.jewels_gone: list[i64] = NOTHING
        self.jewels: list[i64] = NOTHING
        """By player and colour."""
        self.apprentices: list[i64] = NOTHING
        """By player: the specialised apprentice, or EMPTY once it is hired."""
        self.apprentices_aside: i64 = 0
        """Bit mask of those that nobody got."""
        self.trials: list[i64] = NOTHING
        """By player: 0 before the Journeyman's trial, 1 before the Master's."""
        self.tasks: list[i64] = NOTHING
        """Bit masks of the tasks that are marked."""
        self.master_trials: list[i64] = NOTHING
        self.trial_piles: list[i64] = NOTHING
        """Bit masks of the cards to be won: Journeymen, Masters."""
        self.looked: list[i64] = NOTHING
        """By player and pile: the cards that were left in it when the player last looked, or 0."""

        # Madame du Barry.
        self.deck = NO_DECK
        self.staff_history: list[i64] = NOTHING
        """What came into her staff and what left it, in order, as the person saw it: a card for one
        that was hired, WON and the card for one that was won unseen, LEFT and the rank for one that was
        removed at random. The list is replaced and never changed."""

        # The course of play.
        self.round: i64 = 0
        self.first: i64 = 0
        self.player: i64 = 0
        """Whose turn it is."""
        self.leaving: i64 = 0
        """Bit mask of the cards of that player that are bound to leave, and may be used until then."""
        self.incoming: i64 = 0
        """1 while a card is bound to come from a trial."""

    def clone(self) -> RococoMatch:
        twin = RococoMatch(self.setup, self.rng.clone(), self.rules)
        self.carry_over(twin)
        twin.windows = self.windows
        twin.garment_bag = self.garment_bag
        twin.garment_discard = self.garment_discard
        twin.garments_aside = self.garments_aside
        twin.drawers = self.drawers
        twin.filling = self.filling
        twin.bag = self.bag
        twin.discards = self.discards
        twin.offers = self.offers
        twin.hire_deck = self.hire_deck
        twin.guests = self.guests
        twin.hosts = self.hosts
        twin.ballroom = self.ballroom
        twin.decorations = self.decorations
        twin.all_halls = self.all_halls
        twin.balcony = self.balcony
        twin.favour = self.favour
        twin.livres = self.livres[:]
        twin.thread = self.thread[:]
        twin.lace = self.lace[:]
        twin.points = self.points[:]
        twin.staffs = self.staffs[:]
        twin.seen_tiles = self.seen_tiles
        twin.unseen_tiles = self.unseen_tiles
        twin.sure_hands = self.sure_hands[:]
        twin.won_cards = self.won_cards[:]
        twin.removed = self.removed
        twin.removed_offers = self.removed_offers
        if self.rules.jewelry:
            twin.jewel_row = self.jewel_row[:]
            twin.jewel_bag = self.jewel_bag[:]
            twin.jewels_gone = self.jewels_gone[:]
            twin.jewels = self.jewels[:]
            twin.apprentices = self.apprentices[:]
            twin.apprentices_aside = self.apprentices_aside
            twin.trials = self.trials[:]
            twin.tasks = self.tasks[:]
            twin.master_trials = self.master_trials[:]
            twin.trial_piles = self.trial_piles[:]
            twin.looked = self.looked[:]
        twin.deck = self.deck
        twin.staff_history = self.staff_history
        twin.round = self.round
        twin.first = self.first
        twin.player = self.player
        twin.leaving = self.leaving
        twin.incoming = self.incoming
        return twin

    def count_ballroom(self) -> Ballroom:
        """What can be counted there, counted anew only where something was rented or funded."""
        ballroom = self.ballroom
        if ballroom is None or not ballroom.shows(self.hosts, self.guests, self.decorations):
            ballroom = Ballroom(self.hosts, self.guests, self.decorations, self.rules)
            self.ballroom = ballroom
        return ballroom

    def rack(self, player: i64) -> list[i64]:
        """The kinds of all tiles of a player."""
        kinds = self.seen_tiles[player][:]
        for tile in self.unseen_tiles[player]:
            kinds.append(tile % FILLING)
        return kinds

    def holds(self, player: i64, kind: i64) -> bool:
        for tile in self.seen_tiles[player]:
            if tile == kind:
                return True
        for tile in self.unseen_tiles[player]:
            if tile % FILLING == kind:
                return True
        return False

    def add_tile(self, player: i64, kind: i64, seen: bool) -> None:
        if seen:
            tiles = sorted([*self.seen_tiles[player], kind])
            self.seen_tiles = replaced(self.seen_tiles, player, tiles)
        else:
            tile = self.filling * FILLING + kind
            tiles = sorted([*self.unseen_tiles[player], tile])
            self.unseen_tiles = replaced(self.unseen_tiles, player, tiles)

    def put_away(self, player: i64, kind: i64) -> None:
        """A tile that everybody saw is out of sight. Where players remember for themselves, it is as
        good as unseen from now on."""
        if not self.rules.remembers:
            self.remove_tile(player, kind)
            self.add_tile(player, kind, False)

    def remove_tile(self, player: i64, kind: i64) -> None:
        """One tile of a kind. If others have seen one, it is that one: what remains is the same."""
        if kind in self.seen_tiles[player]:
            left = self.seen_tiles[player][:]
            left.remove(kind)
            self.seen_tiles = replaced(self.seen_tiles, player, left)
            return
        left = self.unseen_tiles[player][:]
        for tile in left:
            if tile % FILLING == kind:
                left.remove(tile)
                break
        self.unseen_tiles = replaced(self.unseen_tiles, player, left)

    def discard_tile(self, player: i64, kind: i64) -> None:
        self.remove_tile(player, kind)
        self.discards = changed(self.discards, kind, self.discards[kind] + 1)


def cards_of(mask: i64) -> list[i64]:
    """The numbers in a bit mask, the lowest first."""
    found: list[i64] = []
    for number in range(sizes.EMPLOYEES):
        if mask & BIT[number]:
            found.append(number)
    return found


def mask_of(cards: list[i64]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def census(match: RococoMatch) -> dict[str, int]:
    """How often each component is found, over all places where it could be."""
    rules = match.rules
    found: dict[str, int] = {}
    lying = [*match.windows, *match.guests]
    masks = [match.garment_bag, match.garment_discard, match.garments_aside]
    for number, name in enumerate(names.GARMENT_NAMES):
        found[f"garment-{name}"] = lying.count(number) + sum(mask >> number & 1 for mask in masks)
    assert [guest == EMPTY for guest in match.guests] == [host == EMPTY for host in match.hosts]
    racks = [kind for player in range(rules.players) for kind in match.rack(player)]
    for kind in range(rules.kinds):
        found[f"tile-{names.TILE_NAMES[kind]}"] = (
            match.bag[kind] + match.discards[kind] + match.drawers.count(kind) + racks.count(kind)
        )
    cards = [*match.hire_deck.lying(), *match.offers, *cards_of(match.removed_offers)]
    for player in range(rules.players):
        cards += match.staffs[player].cards() + cards_of(match.removed[player])
    if rules.jewelry:
        cards += match.apprentices + cards_of(match.apprentices_aside)
        cards += cards_of(match.trial_piles[0]) + cards_of(match.trial_piles[1])
        for number, colour in enumerate(names.COLOURS):
            found[f"jewel-{colour}"] = (
                match.jewel_row.count(number)
                + match.jewel_bag[number]
                + match.jewels_gone[number]
                + sum(match.jewels[number :: sizes.COLOURS])
            )
    for number, name in enumerate(names.EMPLOYEE_NAMES):
        found[name] = cards.count(number)
    if rules.solo:
        deck = match.deck.cards()
        for number in range(names.DU_BARRY_CARDS):
            found[f"du-barry-{number}"] = deck.count(number)
    return found
