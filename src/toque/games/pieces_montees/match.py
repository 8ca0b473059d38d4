"""The position of a match of Pièces Montées, and its clone."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.game import Setup
from toque.engine.match import Match
from toque.engine.memory import table_remembers
from toque.engine.rng import Rng
from toque.games.pieces_montees.components import (
    CARD_NAMES,
    CHOCOLATE,
    COLOURS,
    CREAM,
    KINDS,
    LAYERS,
    NEUTRAL,
    SLOTS,
    PiecesEdition,
)
from toque.games.pieces_montees.words import TURN
from toque.mechanics.pile import NO_CARDS

EMPTY: Final = -1
SPOONS: Final = 3

HEIGHTS: Final[list[i64]] = [3, 0, 1, 0, 2]
"""The layers of a cake, by the three bits of `wanted` that are its own."""


class Rules:
    """What the options of a match come to; shared by all its clones."""

    def __init__(self, setup: Setup, edition: PiecesEdition, removed_colour: int) -> None:
        self.confirmed = setup.options["mode"] == "confirmed"
        self.teams = setup.options["teams"] == "yes"
        self.duel = setup.seats == 2
        self.remembers = table_remembers(setup.options)
        self.hand_size: i64 = 3 if setup.seats == 4 else 4
        self.removed_colour = removed_colour
        """The colour left in the box in a duel, or -1."""
        self.faces: list[i64] = edition.faces[setup.options["cards"]]
        self.points = edition.points
        self.decorated_points = edition.decorated
        self.occasions = edition.occasions
        self.hands: list[i64] = list(range(setup.seats))
        if self.duel:
            self.hands.append(NEUTRAL)
        self.positions: list[i64] = [
            hand * SLOTS + slot for hand in self.hands for slot in range(self.hand_size)
        ]
        self.turn_moves: list[int] = [TURN + position for position in self.positions]
        """Every move that turns a card; those of empty places are struck off when moves are listed."""
        self.everybody = (1 << setup.seats) - 1


@final
class PiecesMatch(Match):
    def __init__(self, setup: Setup, rng: Rng, rules: Rules) -> None:
        super().__init__(setup, rng)
        self.rules = rules
        self.seats: i64 = setup.seats

        self.cards: list[i64] = []
        """By position: the side turned towards the holder (on the table: up), or EMPTY."""
        self.pile = NO_CARDS
        """Of sides: the one on top shows the face that its holder will see."""
        self.known: list[i64] = []
        """By seat: the bit mask of cards of which it has seen both faces, if the table remembers."""

        self.wanted: list[i64] = []
        """By seat: the bit mask of faces that its cakes wait for, one for each kind until complete."""
        self.laid: list[int] = []
        """Every layer in cakes, in the order it was laid, as `side * 4 + seat`."""

        self.book: list[i64] = []
        """The colours of the decorations still in the booklet, from the cover on."""
        self.leaf: i64 = 0
        """Leaves turned to the left, the cover among them; 0 is the closed booklet."""
        self.pages_known: i64 = 0
        """The bit mask of colours of which all know where in the booklet they are."""
        self.arrow_forward = True
        self.decorated: list[i64] = []
        """By seat: the bit mask of kinds whose cake has its decoration."""

        self.assistants: i64 = 0
        """Bit mask of the seats whose assistant is there to help."""
        self.spoons: i64 = SPOONS
        self.just_recalled = False
        self.decoration_taken = False

        self.round = 1
        self.ending = False
        self.quiet_turns = 0
        """Turns in a row in which nothing was laid and nothing was decorated."""
        self.quiet = True

    def clone(self) -> PiecesMatch:
        twin = PiecesMatch(self.setup, self.rng.clone(), self.rules)
        self.carry_over(twin)
        twin.cards = self.cards[:]
        twin.pile = self.pile
        twin.known = self.known[:]
        twin.wanted = self.wanted[:]
        twin.laid = self.laid[:]
        twin.book = self.book[:]
        twin.leaf = self.leaf
        twin.pages_known = self.pages_known
        twin.arrow_forward = self.arrow_forward
        twin.decorated = self.decorated[:]
        twin.assistants = self.assistants
        twin.spoons = self.spoons
        twin.just_recalled = self.just_recalled
        twin.decoration_taken = self.decoration_taken
        twin.round = self.round
        twin.ending = self.ending
        twin.quiet_turns = self.quiet_turns
        twin.quiet = self.quiet
        return twin

    def seen_side(self, seat: i64, position: i64) -> i64:
        """The side that a seat sees: of its own cards the inner one, of others' the outer one."""
        side = self.cards[position]
        hand = position // SLOTS
        return side if hand == seat or hand == NEUTRAL else side ^ 1

    def learn(self, seat: i64, card: i64) -> None:
        """A seat has now seen both faces of a card; a fence if that is news.

        To players who remember for themselves it always is: nobody can say what they have forgotten.
        """
        if not self.known[seat] >> card & 1:
            if self.rules.remembers:
                self.known[seat] |= BIT[card]
            self.reveal()

    def all_learn(self, card: i64) -> None:
        for seat in range(self.seats):
            self.learn(seat, card)

    def partner(self, seat: i64) -> i64:
        return (seat + 2) % 4

    def height(self, seat: i64, kind: i64) -> i64:
        """The layers of a cake: it waits for the next one, or for none when it is complete."""
        waits_for = self.wanted[seat] >> (kind * LAYERS) & 0b111
        return HEIGHTS[waits_for]

    def left_page(self) -> i64:
        """The kind whose decoration shows on the left of the booklet, a chocolate one, or -1."""
        return self.book[self.leaf - 2] * 2 + CHOCOLATE if self.leaf >= 2 else -1

    def colours_at(self, leaf: i64) -> i64:
        """The bit mask of the colours that show when this many leaves lie on the left."""
        colours: i64 = 0
        if leaf >= 2:
            colours |= BIT[self.book[leaf - 2]]
        if 1 <= leaf <= len(self.book):
            colours |= BIT[self.book[leaf - 1]]
        return colours

    def right_page(self) -> i64:
        """The kind whose decoration shows on the right of the booklet, a cream one, or -1."""
        if not 1 <= self.leaf <= len(self.book):
            return -1
        return self.book[self.leaf - 1] * 2 + CREAM


def census(match: PiecesMatch) -> dict[str, int]:
    """How often each layer card and each decoration is found in hands, cakes, pile and booklet."""
    found = dict.fromkeys(CARD_NAMES, 0)
    sides = [match.cards[position] for position in match.rules.positions]
    sides += [laid // 4 for laid in match.laid]
    sides += match.pile.lying()
    for side in sides:
        if side != EMPTY:
            found[CARD_NAMES[side // 2]] += 1
    for colour in COLOURS:
        found[f"decoration-{colour}"] = 0
    worn = [kind // 2 for mask in match.decorated for kind in range(KINDS) if mask >> kind & 1]
    for colour_number in match.book + worn:
        found[f"decoration-{COLOURS[colour_number]}"] += 1
    return found
