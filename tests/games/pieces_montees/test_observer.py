"""What each seat knows, checked by somebody who only watches.

The observer sits at a seat, writes down every face that this seat can see, and remembers. It knows
nothing of the match but positions and faces in sight; the match must agree with its notes.
"""

from __future__ import annotations

import pytest

from toque.engine.rng import Rng
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.components import CARDS, CARDS_OF_COLOUR, NEUTRAL, POSITIONS, SLOTS
from toque.games.pieces_montees.match import EMPTY, PiecesMatch
from toque.games.pieces_montees.words import TURN

pytestmark = pytest.mark.property

SETUPS = [
    (2, {"mode": "apprentice"}),
    (2, {"mode": "confirmed"}),
    (3, {"mode": "confirmed"}),
    (4, {"mode": "apprentice"}),
    (4, {"mode": "confirmed", "teams": "yes"}),
    (2, {"mode": "confirmed", "memory": "players"}),
    (3, {"mode": "confirmed", "memory": "players"}),
]


class Observer:
    """Follows cards from place to place and notes which of their faces came into sight.

    One who is forgetful strikes the notes out before every look.
    """

    def __init__(self, match: PiecesMatch, seat: int) -> None:
        self.seat = seat
        self.forgetful = match.setup.options["memory"] == "players"
        self.faces_seen: dict[int, set[int]] = {}
        self.colours_seen: set[int] = set()
        for held in range(len(match.pile.cards) - 1, match.pile.left - 2, -1):
            if held >= 0:
                self.note(match.pile.cards[held])  # on top of the pile while the cards were dealt
        self.look(match)

    def note(self, side: int) -> None:
        self.faces_seen.setdefault(side // 2, set()).add(side % 2)

    def look(self, match: PiecesMatch) -> None:
        if self.forgetful:
            self.faces_seen.clear()
            self.colours_seen.clear()
        for position in range(POSITIONS):
            side = match.cards[position]
            if side != EMPTY:
                mine = position // SLOTS in (self.seat, NEUTRAL)
                self.note(side if mine else side ^ 1)
        for laid in match.laid:
            self.note(laid // 4)
        if match.pile.left:
            self.note(match.pile.top())
        for kind in (match.left_page(), match.right_page()):
            if kind >= 0:
                self.colours_seen.add(kind // 2)

    def saw_the_pile_go_from(self, before: int, match: PiecesMatch) -> None:
        for top in range(before - 1, match.pile.left - 1, -1):
            self.note(match.pile.cards[top])

    def knows_both(self) -> set[int]:
        return {card for card, faces in self.faces_seen.items() if len(faces) == 2}


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_a_seat_knows_exactly_what_it_has_seen(seats: int, options: dict[str, str]) -> None:
    for number in range(15):
        match = GAME.new(seats, options, f"observer-{number}")
        observers = [Observer(match, seat) for seat in range(seats)]
        rng = Rng(f"observer-{number}")
        compare(match, observers)
        while not match.over:
            step = match.stack[-1]
            seat = match.deciders()[0]
            answer = step.forced(match) or (seat, rng.choice(match.moves(seat)))
            before = match.pile.left
            step.play(match, *answer)
            for observer in observers:
                observer.saw_the_pile_go_from(before, match)
                observer.look(match)
            compare(match, observers)


def compare(match: PiecesMatch, observers: list[Observer]) -> None:
    for observer in observers:
        known = {card for card in range(CARDS) if match.known[observer.seat] >> card & 1}
        assert known == observer.knows_both()
        seen = {colour for colour in match.book if match.pages_known >> colour & 1}
        assert observer.colours_seen & set(match.book) == seen


@pytest.mark.parametrize("seat", [0, 1])
def test_imagined_backs_come_as_often_as_they_may(seat: int) -> None:
    """Every consistent deal is equally likely: counted for a seat's own backs against all deals."""
    match = GAME.new(3, {}, "uniform")
    first, second = (match.cards[seat * SLOTS + slot] for slot in (0, 1))
    possible: dict[tuple[int, int], int] = {}
    unknown = [card for card in range(CARDS) if not match.known[seat] >> card & 1]
    held = [match.cards[seat * SLOTS + slot] for slot in range(4)]
    faces = match.rules.faces
    top = match.pile.top()

    def count_deals(places: list[int], used: tuple[int, ...]) -> None:
        if not places:
            pair = (used[0], used[1])
            possible[pair] = possible.get(pair, 0) + 1
            return
        face, topping = faces[places[0]], places[0] % 2
        for card in unknown:
            if card not in used and faces[card * 2 + topping] == face:
                count_deals(places[1:], (*used, card))

    count_deals([*held, top], ())
    assert (first // 2, second // 2) in possible
    deals = sum(possible.values())
    draws = 6_000
    rng = Rng("uniform")
    found = dict.fromkeys(possible, 0)
    for _ in range(draws):
        world = match.imagine(seat, rng)
        assert isinstance(world, PiecesMatch)
        found[world.cards[seat * SLOTS] // 2, world.cards[seat * SLOTS + 1] // 2] += 1
    chi_square = sum(
        (found[pair] - draws * ways / deals) ** 2 / (draws * ways / deals)
        for pair, ways in possible.items()
    )
    assert chi_square < 3 * len(possible) + 15


def test_without_memory_imagined_cards_come_as_often_as_they_may() -> None:
    """Counted for all places of one colour in sight (hands, cakes, pile) against all deals."""
    match = GAME.new(3, {"mode": "confirmed", "memory": "players"}, "forgetful")
    rng = Rng("forgetful")
    while len(match.laid) < 14:
        seat = match.deciders()[0]
        layers = [move for move in match.moves(seat) if move < TURN]
        match.play(seat, rng.choice(layers or match.moves(seat)))
    faces = match.rules.faces

    def in_sight(world: PiecesMatch, colour: int) -> list[int]:
        held = [at for at in world.rules.positions if world.cards[at] != EMPTY]
        sides = [world.seen_side(0, at) for at in held] + [laid // 4 for laid in world.laid]
        sides.append(world.pile.top())
        return [side for side in sides if side // 2 // CARDS_OF_COLOUR == colour]

    colour = max(range(5), key=lambda colour: len(in_sight(match, colour)))
    cards = range(colour * CARDS_OF_COLOUR, (colour + 1) * CARDS_OF_COLOUR)
    sides = in_sight(match, colour)
    assert {side % 2 for side in sides} == {0, 1}
    assert len(sides) >= 6
    deals: list[tuple[int, ...]] = [()]
    for side in sides:
        deals = [
            (*deal, card * 2 + side % 2)
            for deal in deals
            for card in cards
            if faces[card * 2 + side % 2] == faces[side]
            and card not in [dealt // 2 for dealt in deal]
        ]
    found = dict.fromkeys(deals, 0)
    draws = 20 * len(deals)
    for _ in range(draws):
        world = match.imagine(0, rng)
        assert isinstance(world, PiecesMatch)
        found[tuple(in_sight(world, colour))] += 1
    chi_square = sum((count - 20) ** 2 / 20 for count in found.values())
    assert chi_square < len(deals) + 5 * (2 * len(deals)) ** 0.5


def test_the_pile_is_imagined_in_any_order_and_either_way_up() -> None:
    match = GAME.new(4, {}, "pile")
    rng = Rng("pile")
    bottoms = set()
    for _ in range(800):
        world = match.imagine(0, rng)
        assert isinstance(world, PiecesMatch)
        bottoms.add(world.pile.cards[0])
        assert world.pile.top() // 2 in range(CARDS)
    unknown = [card for card in range(CARDS) if not match.known[0] >> card & 1]
    assert bottoms == {side for card in unknown for side in (card * 2, card * 2 + 1)}
