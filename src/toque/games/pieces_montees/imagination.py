"""What a seat cannot know, dealt again: the backs of cards that it has seen from one side only, the
pile below its top face, and the pages of the booklet that nobody has seen.

Where the players remember for themselves, that is all but what is in sight now."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import Final

from toque.engine.rng import Rng
from toque.games.pieces_montees.components import CARDS, CARDS_OF_COLOUR, FACES, LAYERS
from toque.games.pieces_montees.match import EMPTY, PiecesMatch
from toque.mechanics.pile import Pile

FACES_OF_COLOUR: Final = 2 * LAYERS


def imagine(match: PiecesMatch, seat: int, rng: Rng) -> PiecesMatch:
    world = match.clone()
    world.rng = rng.fork()
    known = match.known[seat]
    removed = match.rules.removed_colour
    unknown = [
        card
        for card in range(CARDS)
        if not known >> card & 1 and card // CARDS_OF_COLOUR != removed
    ]

    # A card of which the seat sees one face may be any unknown card that has this face.
    held = [
        position
        for position in match.rules.positions
        if match.cards[position] != EMPTY and not known >> match.cards[position] // 2 & 1
    ]
    laid = [at for at in range(len(match.laid)) if not known >> match.laid[at] // 8 & 1]
    before = [match.seen_side(seat, position) for position in held]
    before += [match.laid[at] // 4 for at in laid]
    if match.pile.left:
        before.append(match.pile.top())
    after = _deal_faces(match.rules.faces, unknown, before, rng)
    for index, position in enumerate(held):
        world.cards[position] = after[index]
        if match.cards[position] != before[index]:
            world.cards[position] ^= 1  # the seat sees the outer face
    for index, at in enumerate(laid):
        world.laid[at] = after[len(held) + index] * 4 + match.laid[at] % 4

    # The rest of the unknown cards is the pile, in any order and either way up.
    used = 0
    for side in after:
        used |= 1 << side // 2
    rest = [card for card in unknown if not used >> card & 1]
    rng.shuffle(rest)
    pile = [card * 2 + rng.below(2) for card in rest]
    if match.pile.left:
        pile.append(after[-1])
    world.pile = Pile(pile)

    _carry_knowledge(match, world, unknown, before, after)

    # The pages of which nobody knows where they are, in any order.
    hidden = [at for at in range(len(match.book)) if not match.pages_known >> match.book[at] & 1]
    colours = sorted(match.book[at] for at in hidden)
    rng.shuffle(colours)
    for index, at in enumerate(hidden):
        world.book[at] = colours[index]
    return world


def _deal_faces(faces: list[int], unknown: list[int], before: list[int], rng: Rng) -> list[int]:
    """Sides for these places: each the same face as before, but any unknown card that has it.

    All ways to do it are equally likely. Only faces of `before` are looked at, so that equal knowledge
    gives equal worlds.
    """
    places: list[list[int]] = [[] for _ in range(FACES)]
    for place, side in enumerate(before):
        places[faces[side]].append(place)
    after = [EMPTY] * len(before)
    for first in range(0, FACES, FACES_OF_COLOUR):
        cream = [face for face in range(first, first + LAYERS) if places[face]]
        chocolate = [
            face + LAYERS for face in range(first, first + LAYERS) if places[face + LAYERS]
        ]
        # A card shows one of its faces only. First the cards that show cream, each choice of them as
        # often as it leaves ways to choose those that show chocolate; then these.
        taken = _choose_cream(faces, unknown, places, cream, chocolate, rng) if cream else 0
        for face in cream + chocolate:
            wanted = 1 if face in cream else 0
            sides = _bearers(faces, unknown, face)
            sides = [side for side in sides if taken >> side // 2 & 1 == wanted]
            _hand_out(sides, places[face], after, rng)
    return after


def _choose_cream(
    faces: list[int],
    unknown: list[int],
    places: list[list[int]],
    cream: list[int],
    chocolate: list[int],
    rng: Rng,
) -> int:
    """The bit mask of the cards of one colour that show cream."""
    choices = [0]
    for face in cream:
        cards = [side // 2 for side in _bearers(faces, unknown, face)]
        of_face = [_mask(some) for some in combinations(cards, len(places[face]))]
        choices = [choice | more for choice in choices for more in of_face]
    bearers = [_mask(side // 2 for side in _bearers(faces, unknown, face)) for face in chocolate]
    ways = []
    for choice in choices:
        number = 1
        for index, face in enumerate(chocolate):
            number *= comb((bearers[index] & ~choice).bit_count(), len(places[face]))
        ways.append(number)
    pick = rng.below(sum(ways))
    for choice, number in zip(choices, ways, strict=True):
        pick -= number
        if pick < 0:
            return choice
    raise AssertionError("what the seat sees is a deal")


def _hand_out(sides: list[int], places: list[int], after: list[int], rng: Rng) -> None:
    """To each of the places one of these sides."""
    for turn, place in enumerate(places):
        pick = turn + rng.below(len(sides) - turn)
        sides[turn], sides[pick] = sides[pick], sides[turn]
        after[place] = sides[turn]


def _mask(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _bearers(faces: list[int], unknown: list[int], face: int) -> list[int]:
    topping = face // LAYERS % 2
    return [card * 2 + topping for card in unknown if faces[card * 2 + topping] == face]


def _carry_knowledge(
    match: PiecesMatch,
    world: PiecesMatch,
    unknown: list[int],
    before: list[int],
    after: list[int],
) -> None:
    """The other seats know of the new cards what they knew of those in the same places."""
    clear = 0
    for card in unknown:
        clear |= 1 << card
    for seat in range(match.seats):
        mask = match.known[seat] & ~clear
        for index, side in enumerate(before):
            if match.known[seat] >> side // 2 & 1:
                mask |= 1 << after[index] // 2
        world.known[seat] = mask
