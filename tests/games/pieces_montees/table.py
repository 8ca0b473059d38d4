"""Any position of Pièces Montées in a few words, so that tests read like the rulebook.

table = Table().hand("yannick", "green-cream-2").shows("laura", "green-cream-1")
table.play("yannick place c1", "yannick place a1")

A face may say what is on the back of its card: `red-cream-1/3` has a chocolate 3 behind the cream 1.
Cards come out of the pile, or are exchanged with it, so that every card stays in exactly one place.
"""

from __future__ import annotations

from typing import Final

from toque.engine.event import Event, SeenArgs, seen_by
from toque.engine.step import Step
from toque.engine.text import Text, Value
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.components import (
    CARDS,
    CARDS_OF_COLOUR,
    COLOURS,
    FACE_NAMES,
    HAND_LETTERS,
    KIND_NAMES,
    LAYERS,
    NEUTRAL,
    POSITION_NAMES,
    SLOTS,
)
from toque.games.pieces_montees.match import EMPTY, PiecesMatch
from toque.games.pieces_montees.turn import Turn
from toque.games.pieces_montees.view import CardView, PiecesView
from toque.mechanics.pile import Pile

PLAYERS: Final = {"yannick": 0, "audrey": 1, "laura": 2} | {
    letter: hand for hand, letter in enumerate(HAND_LETTERS)
}
"""The players of the rulebook's examples play in this order."""


def face(name: str) -> Text:
    """A face as messages name it."""
    colour, topping, layer = name.split("-")
    return Text("face", {"colour": colour, "topping": topping, "layer": int(layer)})


def kind(name: str) -> Text:
    """A colour and topping as messages name them."""
    colour, topping = name.split("-")
    return Text("kind", {"colour": colour, "topping": topping})


class Table:
    def __init__(self, seats: int = 3, seed: str = "table", **options: str) -> None:
        if seats == 2:
            options.setdefault("without", "ivory")
        self.match: PiecesMatch = GAME.new(seats, options, seed)
        self._set_pile(self._pile())
        self.events: list[Event] = []
        self.match.listener = self.events
        self._pieces = self.match.census()
        self._pinned: set[int] = set()

    # Setting up.

    def hand(self, player: str, *faces: str) -> Table:
        """The first cards of a hand, by the faces that their holder sees."""
        for slot, name in enumerate(faces):
            self._put(PLAYERS[player] * SLOTS + slot, self._find(name))
        return self

    def shows(self, player: str, *faces: str) -> Table:
        """The first cards of a hand, by the faces that the others see."""
        for slot, name in enumerate(faces):
            self._put(PLAYERS[player] * SLOTS + slot, self._find(name) ^ 1)
        return self

    def put(self, position: str, side: int) -> Table:
        """One particular card at one place."""
        self._pinned.add(side // 2)
        self._put(POSITION_NAMES.index(position), side)
        return self

    def no_card(self, position: str) -> Table:
        """An empty place in a hand; its card goes below the pile."""
        at = POSITION_NAMES.index(position)
        self._set_pile([self.match.cards[at], *self._pile()])
        self.match.cards[at] = EMPTY
        return self._remember()

    def cake(self, player: str, name: str, layers: int, decorated: bool = False) -> Table:
        seat, number = PLAYERS[player], KIND_NAMES.index(name)
        for layer in range(self.height(player, name), layers):
            side = self._find(f"{name}-{layer + 1}")
            self._take(side)
            self.match.laid.append(side * 4 + seat)
        wanted = self.match.wanted[seat] & ~(0b111 << number * LAYERS)
        if layers < LAYERS:
            wanted |= 1 << number * LAYERS + layers
        self.match.wanted[seat] = wanted
        if decorated:
            self.match.book.remove(number // 2)
            self.match.decorated[seat] |= 1 << number
        return self._remember()

    def pile(self, *faces: str) -> Table:
        """What lies on top of the pile, from the top down."""
        sides = [self._find(name) for name in faces]
        for side in sides:
            self._take(side)
        self._set_pile(self._pile() + sides[::-1])
        return self._remember()

    def bake_down_to(self, left: int) -> Table:
        """Whole cream cakes for everybody out of the pile, until this many cards are left in it.

        One cake stays unfinished where the number asks for it, if possible of the last player.
        """
        seats = self.match.setup.seats
        for turn in range(seats):
            for number, colour in enumerate(COLOURS):
                if self.match.pile.left >= left + LAYERS:
                    self._bake(HAND_LETTERS[(turn + number) % seats], f"{colour}-cream", LAYERS)
        for player in HAND_LETTERS[:seats][::-1]:
            for colour in COLOURS:
                self._bake(player, f"{colour}-cream", min(LAYERS, self.match.pile.left - left))
        assert self.match.pile.left == left
        return self

    def booklet(self, *colours: str, leaf: int, arrow: str = "forward") -> Table:
        """The booklet with these pages first, `leaf` leaves of it (the cover is one) turned."""
        first = [COLOURS.index(colour) for colour in colours]
        rest = [colour for colour in self.match.book if colour not in first]
        self.match.book = first + rest
        self.match.leaf = leaf
        first_pages = self.match.book[: min(leaf, len(self.match.book))]
        seen = sum(1 << colour for colour in first_pages)
        remembers = self.match.rules.remembers
        self.match.pages_known = seen if remembers else self.match.colours_at(leaf)
        self.match.arrow_forward = arrow == "forward"
        return self

    def assistant(self, player: str, here: bool = True) -> Table:
        bit = 1 << PLAYERS[player]
        self.match.assistants = self.match.assistants & ~bit | (bit if here else 0)
        return self

    def spoons(self, number: int) -> Table:
        self.match.spoons = number
        return self

    def turn_of(self, player: str) -> Table:
        self.match.stack = [self.step_of(player)]
        return self

    def last_round(self) -> Table:
        self.match.ending = True
        return self

    # Playing.

    def play(self, *lines: str) -> Table:
        """Moves such as `yannick place c1`; the pieces are counted after each."""
        for line in lines:
            assert self.allows(line), f"{line}: {self.obstacle(line)}"
            self.match.play(*self._read(line))
            assert self.match.census() == self._pieces
        return self

    def rounds_of_nothing(self, number: int) -> Table:
        letters = HAND_LETTERS[: self.match.setup.seats]
        return self.play(*[f"{letter} end" for letter in letters] * number)

    # Asking.

    def allows(self, line: str) -> bool:
        """Whether a move is legal: it is listed and nothing stands in its way."""
        seat, move = self._read(line)
        listed = move in self.match.moves(seat)
        assert listed == (self.match.obstacle(seat, move) is None)
        return listed

    def moves(self, player: str) -> list[str]:
        return [GAME.lexicon.notation(move) for move in self.match.moves(PLAYERS[player])]

    def obstacle(self, line: str) -> str | None:
        obstacle = self.match.obstacle(*self._read(line))
        return None if obstacle is None else obstacle.name

    def why(self, line: str) -> Text | None:
        return self.match.explain(*self._read(line))

    def label(self, line: str) -> Text:
        return self.match.label(*self._read(line))

    def told(self, event: str, viewer: str | None = None) -> list[SeenArgs]:
        """The facts of all events of a kind so far, as a player or a spectator hears them."""
        seat = None if viewer is None else PLAYERS[viewer]
        return [seen_by(each, seat).args for each in self.events if each.kind == event]

    def reasons_to_end(self) -> list[Value | list[str]]:
        return [facts["reason"] for facts in self.told("ending")]

    def view(self, viewer: str | None = None) -> PiecesView:
        return GAME.view(self.match, None if viewer is None else PLAYERS[viewer])

    def card(self, viewer: str | None, position: str) -> CardView | None:
        """A card in a hand as a player or a spectator sees it; nothing where there is none."""
        view, hand = self.view(viewer), PLAYERS[position[0]]
        cards = view.neutral if hand == NEUTRAL else view.seats[hand].hand
        assert cards is not None
        return cards[int(position[1]) - 1]

    def sees(self, viewer: str | None, position: str) -> str | None:
        card = self.card(viewer, position)
        return None if card is None else card.face

    def knows(self, viewer: str | None, position: str) -> str | None:
        """The other face of a card in a hand, where the viewer has seen it."""
        card = self.card(viewer, position)
        return None if card is None else card.back

    def knows_laid(self, player: str, place: int = -1) -> bool:
        """Whether a player has seen both faces of a card in a cake, the last one laid or another."""
        card = self.match.laid[place] // 8
        return bool(self.match.known[PLAYERS[player]] >> card & 1)

    def hand_sizes(self) -> list[int]:
        """Cards in each hand, in turn order; the neutral hand is the last."""
        hands = [self.match.cards[hand * SLOTS :][:SLOTS] for hand in self.match.rules.hands]
        return [sum(side != EMPTY for side in hand) for hand in hands]

    def height(self, player: str, name: str) -> int:
        return self.match.height(PLAYERS[player], KIND_NAMES.index(name))

    def has_assistant(self, player: str) -> bool:
        return self.view().seats[PLAYERS[player]].assistant

    def pages(self) -> tuple[str | None, str | None]:
        """What the open booklet shows on the left and on the right."""
        booklet = self.view().booklet
        assert booklet is not None
        return booklet.left, booklet.right

    def arrow(self) -> str:
        booklet = self.view().booklet
        assert booklet is not None
        return booklet.arrow

    def step_of(self, player: str) -> Step[PiecesMatch]:
        return Turn(PLAYERS[player])

    # Moving cards about.

    def _read(self, line: str) -> tuple[int, int]:
        player, _, notation = line.partition(" ")
        return PLAYERS[player], GAME.lexicon.parse(notation)

    def _find(self, name: str) -> int:
        """A card that is free to be moved, with this face up."""
        front, _, back = name.partition("/")
        faces = self.match.rules.faces
        for side in range(2 * CARDS):
            free = (
                side // 2 not in self._pinned
                and side // 2 // CARDS_OF_COLOUR != self.match.rules.removed_colour
            )
            fits = not back or faces[side ^ 1] % LAYERS + 1 == int(back)
            if free and fits and FACE_NAMES[faces[side]] == front:
                self._pinned.add(side // 2)
                return side
        raise LookupError(f"no {name} is free")

    def _bake(self, player: str, name: str, layers: int) -> None:
        """A new cake, if the cards for it are free."""
        before = set(self._pinned)
        try:
            for layer in range(layers):
                self._find(f"{name}-{layer + 1}")
        except LookupError:
            return
        finally:
            self._pinned = before
        if not self.height(player, name):
            self.cake(player, name, layers)

    def _take(self, side: int) -> None:
        """Take a card from where it is; its place in a hand is filled from below the pile."""
        gone = side
        for position in self.match.rules.positions:
            if self.match.cards[position] // 2 == side // 2:
                gone = next(lying for lying in self._pile() if lying // 2 not in self._pinned)
                self.match.cards[position] = gone
        self._set_pile([lying for lying in self._pile() if lying // 2 != gone // 2])

    def _put(self, position: int, side: int) -> None:
        self._take(side)
        old = self.match.cards[position]
        if old != EMPTY:
            self._pinned.discard(old // 2)
            self._set_pile([old, *self._pile()])
        self.match.cards[position] = side
        self._remember()

    def _set_pile(self, sides: list[int]) -> None:
        self.match.pile = Pile(sides)

    def _pile(self) -> list[int]:
        return self.match.pile.lying()

    def _remember(self) -> Table:
        """Each has seen both faces of what the others hold and of what they laid from their hands."""
        for seat in range(self.match.setup.seats if self.match.rules.remembers else 0):
            mask = 0
            for position in self.match.rules.positions:
                if position // SLOTS not in (seat, NEUTRAL):
                    side = self.match.cards[position]
                    mask |= 0 if side == EMPTY else 1 << side // 2
            for laid in self.match.laid:
                mask |= 0 if laid % 4 == seat else 1 << laid // 8
            self.match.known[seat] = mask
        return self
