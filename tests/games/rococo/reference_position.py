"""The whole true state of a match as plain data, with what can be counted in it and what moves pieces.

Everything that is drawn comes from `chance(kind, choices)`, which gives one of the choices. `kind`
says what it is for:

    ("first player",)                    seats as text: "0", "1"...
    ("level", 2 | 5)                     a card of the new pile that goes into the hire deck
    ("specialist", seat)                 the specialised apprentice dealt to a seat
    ("hire", place)                      the next card of the hire deck, of the level on top
    ("drawer", drawer, place)            a resource tile from the bag
    ("window", place)                    a garment from the bag
    ("jewel", place)                     a jewel (its colour) from the bag
    ("tile", player)                     a random tile from the bag for a player
    ("du Barry card", "hand" | "turn over" | "extra")   the top card of her reserve
    ("du Barry dismisses",)              an employee who leaves her staff
    ("du Barry promotes",)               the card of a trial's pile that she gets
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.rococo.reference_facts import (
    BASE,
    FESTIVITY,
    FIREWORKS,
    HALLS,
    JEWELLER,
    JEWELRY,
    JOURNEYMAN,
    MASTER,
    MUSICIAN,
    Board,
    Facts,
    Garment,
    Holdings,
    Options,
    Space,
)
from tests.games.rococo.reference_rules import (
    DRAWERS,
    HIRE_SPACES,
    SMALLEST_STAFF,
    START_LACE,
    START_LIVRES,
    START_THREAD,
    Place,
    best_free_all_halls,
    refill_row,
)

Chance = Callable[[tuple[str | int, ...], tuple[str, ...]], str]

LEVELS = (1, 2, 3, 4, 5, 6)


@dataclass
class Player:
    """A seat, or Madame du Barry: her staff deck is her `reserve`, and she plays no card of it."""

    number: int
    livres: int = START_LIVRES
    thread: int = START_THREAD
    lace: int = START_LACE
    points: int = 0
    reserve: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    """The top of the pile is the end of the list."""
    in_play: str | None = None
    leaving: list[str] = field(default_factory=list)
    """Delegated, or in their trial: they leave the game as soon as their bonus is done."""
    arriving: int = 0
    """Who has won a trial will be in the staff at its end."""
    rack: list[str] = field(default_factory=list)
    jewels: list[str] = field(default_factory=list)
    specialist: str | None = None
    """The specialised apprentice who has not been hired yet."""
    trial: str = JOURNEYMAN
    """On which start the marker lies."""
    tasks: set[int] = field(default_factory=set)
    master_trials: int = 0

    def staff(self) -> list[str]:
        """[C17, O1, O8] All employees, also one who is about to leave."""
        in_play = [] if self.in_play is None else [self.in_play]
        return [*self.reserve, *self.hand, *self.discard, *in_play, *self.leaving]

    def may_delegate(self) -> bool:
        """[A63, A65, O24] Whether four are left if one more goes."""
        staying = len(self.staff()) - len(self.leaving) + self.arriving
        return staying > SMALLEST_STAFF

    def delegable(self) -> list[tuple[str, str]]:
        """Who could be delegated, as (zone, card). Who is leaving already could not."""
        if not self.may_delegate():
            return []
        zones = {
            "hand": self.hand,
            "reserve": self.reserve,
            "discard": self.discard,
            "play": [] if self.in_play is None else [self.in_play],
        }
        return [(zone, card) for zone, cards in zones.items() for card in cards]

    def take_from(self, zone: str, card: str) -> None:
        if zone == "play":
            assert self.in_play == card
            self.in_play = None
        else:
            {"hand": self.hand, "reserve": self.reserve, "discard": self.discard}[zone].remove(card)


@dataclass
class DuBarry:
    """Her 25 cards, and what she did: for each turn a list of (what, ..., why)."""

    reserve: list[str] = field(default_factory=list)
    """In no order: what is on top is asked of chance."""
    hand: list[str] = field(default_factory=list)
    """The first one is turned over next."""
    discard: list[str] = field(default_factory=list)
    turns: list[list[tuple[str | int, ...]]] = field(default_factory=list)


@dataclass
class Guest:
    garment: str
    owner: int


@dataclass
class Position:
    facts: Facts
    options: Options
    seats: int
    chance: Chance
    round: int = 0
    phase: str = "prepare"
    """`prepare`, `choose`, `actions`, `balcony` (only if that is asked) or `over`."""
    next_player: int = 0
    """Whose turn it would be, if they have a card."""
    first_player: int = 0
    favour: int | None = None
    """Who holds the Queen's Favour; None: it lies on the board."""
    players: list[Player] = field(default_factory=list)
    answers: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Phase 2: what each seat has chosen so far."""
    hire_deck: dict[int, list[str]] = field(default_factory=dict)
    """Face down, by level, each level in no order; the lowest level is on top."""
    hire: list[str | None] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    """Employees who are out of the game."""
    resource_bag: list[str] = field(default_factory=list)
    resource_discard: list[str] = field(default_factory=list)
    drawers: list[list[str | None]] = field(default_factory=list)
    garment_bag: list[str] = field(default_factory=list)
    garment_discard: list[str] = field(default_factory=list)
    windows: list[str | None] = field(default_factory=list)
    jewel_bag: list[str] = field(default_factory=list)
    jewel_row: list[str | None] = field(default_factory=list)
    jewels_removed: list[str] = field(default_factory=list)
    piles: dict[str, list[str]] = field(default_factory=dict)
    """The employees to be won in the trials, by rank."""
    guests: dict[Place, Guest] = field(default_factory=dict)
    markers: dict[str, int] = field(default_factory=dict)
    """Owners of decorations."""
    all_halls: list[int | None] = field(default_factory=list)
    """Owners of the row of the all-halls bonus."""
    du_barry: DuBarry | None = None
    balcony: dict[str, Place] = field(default_factory=dict)
    """Fireworks, and the space of the garment that is moved beside them."""
    admired: set[int] = field(default_factory=set)
    """Who has said what they move to the balcony."""

    def copy(self, chance: Chance) -> Position:
        """The same position apart from this one. What is printed is shared."""
        other = Position(self.facts, self.options, self.seats, chance)
        own = {name: value for name, value in vars(self).items() if name not in {"facts", "chance"}}
        vars(other).update(pickle.loads(pickle.dumps(own)))
        return other

    # What is printed ---------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """[S1]"""
        return self.facts.boards["1-3" if self.seats <= 3 else "4-5"]

    def spaces(self) -> dict[Place, Space]:
        return {
            (hall, at): space
            for hall in HALLS
            for at, space in enumerate(self.board.halls[hall].spaces)
        }

    def garment(self, name: str) -> Garment:
        return self.facts.garments[name]

    def rank(self, card: str) -> str:
        return self.facts.employees[card].rank

    def bonus(self, card: str) -> str:
        return self.facts.employees[card].bonus

    # What can be counted -----------------------------------------------------------------------

    @property
    def her(self) -> int:
        """Madame du Barry's number; nobody has it if she does not play."""
        return self.seats

    def is_du_barry(self, player: int) -> bool:
        return player == self.her

    def places_of(self, player: int) -> list[Place]:
        return [place for place, guest in self.guests.items() if guest.owner == player]

    def decorations_of(self, player: int) -> list[str]:
        return [name for name, owner in self.markers.items() if owner == player]

    def fireworks_of(self, player: int) -> list[str]:
        return [
            name
            for name, decoration in self.board.decorations.items()
            if decoration.kind == FIREWORKS and self.markers.get(name) == player
        ]

    def has_jeweller(self, player: int) -> bool:
        return JEWELLER in self.holdings(player).decorations

    def holdings(self, player: int, *, also: tuple[str, ...] = ()) -> Holdings:
        """What a player has now; `also`: with these cards in the staff."""
        own = self.players[player]
        places = self.places_of(player)
        decorations = [self.board.decorations[name] for name in self.decorations_of(player)]
        spaces = self.spaces()
        return Holdings(
            livres=own.livres,
            points=own.points,
            thread=own.thread,
            lace=own.lace,
            tiles=len(own.rack),
            ranks=dict(Counter(self.rank(card) for card in [*own.staff(), *also])),
            colours=dict(Counter(self.garment(self.guests[at].garment).colour for at in places)),
            halls=dict(Counter(hall for hall, _ in places)),
            on_master_spaces=sum(spaces[at].master for at in places),
            decorations=dict(Counter(one.kind for one in decorations)),
            present=frozenset(hall for hall, _ in places)
            | frozenset(one.hall for one in decorations if one.kind == MUSICIAN),
            jewels=dict(Counter(own.jewels)),
            master_trials=own.master_trials,
        )

    # What moves pieces -------------------------------------------------------------------------

    def draw(self, kind: tuple[str | int, ...], pool: list[str]) -> str:
        """One of the pool by chance, taken out of it."""
        choices = tuple(sorted(pool))
        chosen = self.chance(kind, choices)
        assert chosen in choices, f"{chosen} is not among {choices} for {kind}"
        pool.remove(chosen)
        return chosen

    def draw_tile(self, kind: tuple[str | int, ...]) -> str | None:
        """[N8, B73] From the bag; if it is empty the discarded tiles go back first."""
        if not self.resource_bag:
            self.resource_bag, self.resource_discard = self.resource_discard, []
        return self.draw(kind, self.resource_bag) if self.resource_bag else None

    def tile_can_be_drawn(self) -> bool:
        return bool(self.resource_bag or self.resource_discard)

    def draw_garment(self, kind: tuple[str | int, ...]) -> str | None:
        """[N12]"""
        if not self.garment_bag:
            self.garment_bag, self.garment_discard = self.garment_discard, []
        return self.draw(kind, self.garment_bag) if self.garment_bag else None

    def take_favour(self, player: int) -> None:
        assert self.favour is None
        self.favour = player

    def put_marker(self, player: int, decoration: str) -> bool:
        """[A70, A80] On a decoration. Says whether it brought the all-halls bonus."""
        assert decoration not in self.markers
        self.markers[decoration] = player
        return self._all_halls_bonus(player)

    def place(self, player: int, garment: str, place: Place) -> bool:
        """[A38, A40, A45] On a guest space. Says whether it brought the all-halls bonus."""
        assert place not in self.guests
        self.guests[place] = Guest(garment, player)
        return self._all_halls_bonus(player)

    def _all_halls_bonus(self, player: int) -> bool:
        """[A80-A82]"""
        if player in self.all_halls or len(self.holdings(player).present) < len(HALLS):
            return False
        free = best_free_all_halls(self.board.all_halls, self.all_halls)
        if free is None:
            return False
        self.all_halls[free] = player
        return True

    def turn_discard_over(self, player: Player) -> None:
        """[K5, K6]"""
        assert not player.reserve
        player.reserve, player.discard = player.discard, []


# Set-up ------------------------------------------------------------------------------------------


def set_up(facts: Facts, options: Options, seats: int, chance: Chance) -> Position:
    """[S1-S11, J1-J7, D1-D5, X1, X10, X20] Up to the first round, which is not prepared yet."""
    position = Position(facts, options, seats, chance)
    boxes = options.boxes()
    position.resource_bag = [
        name for name, tile in facts.tiles.items() if tile.box in boxes for _ in range(tile.count)
    ]
    position.garment_bag = [
        name
        for name, garment in facts.garments.items()
        if garment.box in boxes
        # Two of the Expert garments speak of jewels.
        and (options.jewelry_box or garment.bonus not in {"X27", "X28"})
        for _ in range(garment.count)
    ]
    position.drawers = [[None] * position.board.drawer_size for _ in range(DRAWERS)]
    position.windows = [None] * len(position.board.window_prices)
    position.hire = [None] * HIRE_SPACES
    position.all_halls = [None] * len(position.board.all_halls)
    position.hire_deck = {
        level: [
            name
            for name, card in facts.employees.items()
            if card.level == level and card.box == BASE
        ]
        for level in LEVELS
    }
    position.players = [Player(seat, reserve=list(facts.starters)) for seat in range(seats)]
    if options.jewelry_box:
        _set_up_jewelry_box(position)
    if options.du_barry:
        position.players.append(Player(position.her, livres=0, reserve=list(facts.starters)))
        position.du_barry = DuBarry()
        position.first_player = position.her
    else:
        position.first_player = int(
            chance(("first player",), tuple(str(seat) for seat in range(seats)))
        )
    return position


def _set_up_jewelry_box(position: Position) -> None:
    """[J1-J7]"""
    facts = position.facts
    position.jewel_bag = [colour for colour, number in facts.jewels.items() for _ in range(number)]
    position.jewel_row = [None] * len(facts.jewel_prices)
    for level, rank in ((5, MASTER), (2, JOURNEYMAN)):
        deck = position.hire_deck[level]
        old = [name for name in deck if position.rank(name) == rank]
        new = [
            name
            for name, card in facts.employees.items()
            if card.box == JEWELRY and card.level == level
        ]
        pile = [*old, *new]
        chosen = [position.draw(("level", level), pile) for _ in old]
        position.hire_deck[level] = [name for name in deck if name not in old] + chosen
        position.piles[rank] = pile
    specialists = [
        name for name, card in facts.employees.items() if card.box == JEWELRY and card.level == 0
    ]
    for player in position.players:
        player.specialist = position.draw(("specialist", player.number), specialists)


# Phase 1 -----------------------------------------------------------------------------------------


def prepare_round(position: Position) -> None:
    """[N2-N12, J10-J12, X10, D10]"""
    position.round += 1
    if position.round > 1 and position.favour is not None:
        position.first_player, position.favour = position.favour, None
    position.removed += [card for card in position.hire if card is not None]
    for place in range(HIRE_SPACES):
        level = min(level for level, cards in position.hire_deck.items() if cards)
        position.hire[place] = position.draw(("hire", place), position.hire_deck[level])
    for number, drawer in enumerate(position.drawers):
        for place, tile in enumerate(drawer):
            if tile is None:
                drawer[place] = position.draw_tile(("drawer", number, place))
    refill_workshop(position)
    if position.options.jewelry_box:
        refill_jewels(position)
    if position.round == 1 and position.options.festivity_dresses:
        position.garment_bag += [
            name
            for name, garment in position.facts.garments.items()
            if garment.box == FESTIVITY
            for _ in range(garment.count)
        ]
    if position.du_barry:
        position.du_barry.reserve = list(position.facts.du_barry)
        position.du_barry.hand = []
        position.du_barry.discard = []


def refill_workshop(position: Position) -> None:
    """[N9-N12] The windows' discards are there when the bag must be filled again."""
    cleared = 2 if position.round > 1 else 0
    gone = position.windows[len(position.windows) - cleared :] if cleared else []
    position.garment_discard += [garment for garment in gone if garment is not None]
    position.windows, _ = refill_row(
        position.windows, cleared, lambda place: position.draw_garment(("window", place))
    )


def refill_jewels(position: Position) -> None:
    """[J10-J12]"""

    def draw(place: int) -> str | None:
        bag = position.jewel_bag
        return position.draw(("jewel", place), bag) if bag else None

    position.jewel_row, gone = refill_row(position.jewel_row, 1 if position.round > 1 else 0, draw)
    position.jewels_removed += gone
