"""What a seat cannot know, dealt again: the backs of cards that it has seen from one side only, the
pile below its top face, and the pages of the booklet that nobody has seen."""

from __future__ import annotations

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
    before = [match.cards[position] for position in held]
    before += [match.laid[at] // 4 for at in laid]
    if match.pile.left:
        before.append(match.pile.top())
    after = _deal_faces(match.rules.faces, unknown, before, rng)
    for index, position in enumerate(held):
        world.cards[position] = after[index]
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

    unseen = sorted(match.book[match.pages_seen :])  # their order is the secret
    rng.shuffle(unseen)
    world.book[match.pages_seen :] = unseen
    return world


def _deal_faces(faces: list[int], unknown: list[int], before: list[int], rng: Rng) -> list[int]:
    """Sides for these places: each the same face as before, but any unknown card that has it.

    All ways to do it are equally likely: cards are drawn face by face, and where one was drawn for
    both of its faces that colour is drawn again. Only faces of `before` are looked at, so that equal
    knowledge gives equal worlds.
    """
    places: list[list[int]] = [[] for _ in range(FACES)]
    for place, side in enumerate(before):
        places[faces[side]].append(place)
    after = [EMPTY] * len(before)
    for first in range(0, FACES, FACES_OF_COLOUR):
        wanted = [face for face in range(first, first + FACES_OF_COLOUR) if places[face]]
        if not wanted:
            continue
        bearers = [_bearers(faces, unknown, face) for face in wanted]
        clash = True
        while clash:
            clash = False
            used = 0
            for index, face in enumerate(wanted):
                sides = bearers[index]
                for turn, place in enumerate(places[face]):
                    pick = turn + rng.below(len(sides) - turn)
                    sides[turn], sides[pick] = sides[pick], sides[turn]
                    card = 1 << sides[turn] // 2
                    clash = clash or used & card != 0
                    used |= card
                    after[place] = sides[turn]
    return after


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
