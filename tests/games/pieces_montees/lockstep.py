"""The reference of Pièces Montées beside the engine, after every move of a match.

The engine deals and the reference is told how; then both play the same moves. After each, the moves
that are legal, all that lies anywhere, what everybody is shown, points, ranks and the end are the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tests.games.by_taste import random_move
from tests.games.pieces_montees.reference import (
    NEUTRAL,
    SEAT_LETTERS,
    Card,
    Deal,
    Facts,
    Lying,
    Options,
    Reference,
    read_facts,
)
from toque.engine.rng import Rng
from toque.games.pieces_montees import GAME, components
from toque.games.pieces_montees.components import (
    CARD_NAMES,
    COLOURS,
    HAND_LETTERS,
    KIND_NAMES,
    LAYERS,
    SLOTS,
    TOPPINGS,
    PiecesEdition,
)
from toque.games.pieces_montees.match import EMPTY, PiecesMatch
from toque.games.pieces_montees.view import CardView

State = dict[str, object]


class Difference(AssertionError):
    """Engine and reference disagree."""


ODD_EDITION = """
name = "odd"
[occasions]
origin = "house"
red = "wedding"
orange = "halloween"
green = "christmas"
blue = "birthday"
ivory = "valentine"
[points]
origin = "house"
layers = [2, 3, 7]
[decorated]
origin = "house"
cream = 11
chocolate = 8
[cards]
default = "few-bases"
[cards.tables.few-bases]
origin = "house"
cream1 = [2]
cream2 = [3, 3, 3]
cream3 = [1, 3, 3, 3, 3]
[cards.tables.few-middles]
origin = "house"
cream1 = [1, 1, 1, 3]
cream2 = [3]
cream3 = [1, 1, 2, 3]
"""
"""Other numbers than usual, and cards with which a match soon stands still (ruling 13)."""


@cache
def editions() -> list[PiecesEdition]:
    """The odd one is rarer, because its matches end before much has happened."""
    house = components.house_edition()
    return [house, house, house, components.read_edition(ODD_EDITION)]


@cache
def facts(edition: PiecesEdition) -> Facts:
    return read_facts(edition.source)


class Lockstep:
    def __init__(
        self,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        kind: type[Reference] = Reference,
        edition: PiecesEdition | None = None,
    ) -> None:
        edition = edition or components.house_edition()
        self.match: PiecesMatch = GAME.new(seats, options, seed, edition)
        chosen = self.match.setup.options
        self.reference = kind(
            facts(edition),
            Options(
                seats=seats,
                table=chosen["cards"],
                confirmed=chosen["mode"] == "confirmed",
                teams=chosen["teams"] == "yes",
                remembers=chosen["memory"] == "table",
            ),
            deal_of(self.match),
        )
        if chosen["without"] not in ("drawn", self.reference.removed):
            raise Difference(f"{self.reference.removed} is left in the box")
        self._compare()

    def play(self, move: int) -> None:
        seat = self.match.deciders()[0]
        reveals, news = self.match.reveals, self.reference.news
        self.match.play(seat, move)
        self.reference.play(GAME.lexicon.notation(move))
        fences = self.match.reveals > reveals, self.reference.news > news
        if fences[0] != fences[1]:
            raise Difference(f"engine and reference say {fences} when asked for news")
        self._compare()

    def _compare(self) -> None:
        ours, theirs = engine_state(self.match), reference_state(self.reference)
        different = [name for name in {**ours, **theirs} if ours.get(name) != theirs.get(name)]
        if different:
            lines = [
                f"{name}: engine {ours.get(name)}, reference {theirs.get(name)}"
                for name in different
            ]
            raise Difference("\n".join(lines))


# Both in the same words ----------------------------------------------------------------------------


def lying(side: int) -> Lying:
    return CARD_NAMES[side // 2], TOPPINGS[side % 2]


def hand_sides(match: PiecesMatch, hand: int) -> list[int]:
    start = hand * SLOTS
    return [int(side) for side in match.cards[start : start + match.rules.hand_size]]


def deal_of(match: PiecesMatch) -> Deal:
    removed = match.rules.removed_colour
    return Deal(
        hands={
            HAND_LETTERS[hand]: [lying(side) for side in hand_sides(match, hand)]
            for hand in match.rules.hands
        },
        pile=[lying(side) for side in match.pile.lying()[::-1]],
        pages=[COLOURS[colour] for colour in match.book],
        removed=COLOURS[removed] if removed >= 0 else None,
    )


def engine_state(match: PiecesMatch) -> State:
    seats = range(match.seats)
    state: State = {
        "over": match.over,
        "round": match.round,
        "last round": match.ending,
        "points": match.scores(),
        "standings": [GAME.points_and_ties(match, seat) for seat in seats],
        "ranks": match.ranks(),
        "pile": [lying(side) for side in match.pile.lying()[::-1]],
        "pages": [COLOURS[colour] for colour in match.book],
        "leaves": match.leaf,
        "arrow": match.arrow_forward,
        "pages known": {COLOURS[at] for at in match.book if match.pages_known >> at & 1},
    }
    for hand in match.rules.hands:
        state[f"hand {HAND_LETTERS[hand]}"] = [
            None if side == EMPTY else lying(side) for side in hand_sides(match, hand)
        ]
    for seat in seats:
        state[f"seat {SEAT_LETTERS[seat]}"] = {
            "assistant": bool(match.assistants >> seat & 1),
            "cakes": engine_cakes(match, seat),
            "decorated": {
                name for kind, name in enumerate(KIND_NAMES) if match.decorated[seat] >> kind & 1
            },
            "knows": {
                name for card, name in enumerate(CARD_NAMES) if match.known[seat] >> card & 1
            },
        }
    if not match.over:
        state |= {
            "deciders": [SEAT_LETTERS[seat] for seat in match.deciders()],
            "moves": {GAME.lexicon.notation(move) for move in match.moves(match.deciders()[0])},
            "spoons": match.spoons,
            "recalled now": match.just_recalled,
            "decorated now": match.decoration_taken,
            "quiet turns": match.quiet_turns,
            "quiet": match.quiet,
        }
    for viewer in (None, *seats):
        state |= engine_view(match, viewer)
    return state


def engine_cakes(match: PiecesMatch, seat: int) -> dict[str, list[Lying]]:
    """The layers of each cake in the order in which they were laid; as many as the cake is high."""
    found: dict[str, list[Lying]] = {}
    for laid in match.laid:
        if laid % 4 == seat:
            kind = match.rules.faces[laid // 4] // LAYERS
            found.setdefault(KIND_NAMES[kind], []).append(lying(laid // 4))
    for kind, name in enumerate(KIND_NAMES):
        if match.height(seat, kind) != len(found.get(name, [])):
            raise Difference(f"{name} of seat {seat} is {match.height(seat, kind)} layers high")
    return found


def engine_view(match: PiecesMatch, viewer: int | None) -> State:
    view = GAME.view(match, viewer)
    hands = {SEAT_LETTERS[seat]: each.hand for seat, each in enumerate(view.seats)}
    if view.neutral is not None:
        hands[NEUTRAL] = view.neutral
    who = "spectator" if viewer is None else SEAT_LETTERS[viewer]
    return {
        f"shown to {who}": {
            hand: [card and _shown(card) for card in cards] for hand, cards in hands.items()
        },
        f"shown to {who} of all": (
            view.pile,
            view.pile_top,
            view.removed_colour,
            view.booklet and (view.booklet.left, view.booklet.right),
            [
                (seat.points, {cake.kind: (cake.layers, cake.points) for cake in seat.cakes})
                for seat in view.seats
            ],
        ),
    }


def _shown(card: CardView) -> tuple[str | None, str | None]:
    return card.face, card.back


def reference_state(reference: Reference) -> State:
    pile = reference.pile
    state: State = {
        "over": reference.active is None,
        "round": reference.round,
        "last round": reference.last_round,
        "points": [reference.standing(seat)[0] for seat in reference.seats],
        "standings": [reference.standing(seat) for seat in reference.seats],
        "ranks": reference.ranks(),
        "pile": [(held.card.name, held.towards_holder) for held in pile],
        "pages": reference.pages,
        "leaves": reference.leaves_on_left,
        "arrow": reference.arrow_forward,
        "pages known": reference.pages_known(),
    }
    for hand, cards in reference.hands.items():
        state[f"hand {hand}"] = [held and (held.card.name, held.towards_holder) for held in cards]
    every = cards_of(reference)
    for seat, player in reference.players.items():
        state[f"seat {seat}"] = {
            "assistant": player.assistant,
            "cakes": {
                str(kind): [(card.name, topping) for card, topping in cake.cards]
                for kind, cake in player.cakes.items()
            },
            "decorated": {str(kind) for kind, cake in player.cakes.items() if cake.decorated},
            "knows": {card.name for card in every if reference.knows_both(seat, card)},
        }
    if reference.active is not None:
        state |= {
            "deciders": [reference.active],
            "moves": reference.legal(),
            "spoons": reference.spoons,
            "recalled now": reference.recalled_now,
            "decorated now": reference.decorated_now,
            "quiet turns": reference.quiet_turns,
            "quiet": reference.quiet,
        }
    for viewer in (None, *reference.seats):
        state |= reference_view(reference, viewer)
    return state


def cards_of(reference: Reference) -> list[Card]:
    """All cards, wherever they are."""
    found = [held.card for held in reference.pile]
    found += [held.card for hand in reference.hands.values() for held in hand if held]
    for player in reference.players.values():
        found += [card for cake in player.cakes.values() for card, _ in cake.cards]
    return found


def reference_view(reference: Reference, viewer: str | None) -> State:
    slots = range(1, reference.hand_size + 1)
    top = reference.pile[0] if reference.pile else None
    pages = tuple(page and str(page) for page in (reference.left_page(), reference.right_page()))
    who = "spectator" if viewer is None else viewer
    return {
        f"shown to {who}": {
            hand: [reference.shown(viewer, f"{hand}{slot}") for slot in slots]
            for hand in reference.hands
        },
        f"shown to {who} of all": (
            len(reference.pile),
            top and str(top.card.face(top.towards_holder)),
            reference.removed,
            pages if reference.options.confirmed else None,
            [
                (
                    reference.own_points(seat),
                    {
                        str(kind): (len(cake.cards), reference.cake_points(kind, cake))
                        for kind, cake in player.cakes.items()
                    },
                )
                for seat, player in reference.players.items()
            ],
        ),
    }


# Random matches ------------------------------------------------------------------------------------

BAKER = {"place": 60, "whisk": 20, "decorate": 80, "turn": 12, "page": 6}
DECORATOR = {"place": 60, "whisk": 20, "decorate": 80, "turn": 6, "page": 30, "recall": 1}
HOARDER = {"place": 60, "whisk": 60, "recall": 40, "turn": 3, "decorate": 1, "spoon": 1}
IDLER = {"place": 1, "whisk": 1, "decorate": 1, "turn": 20, "page": 20, "end": 200}
TASTES: Sequence[Mapping[str, int]] = ({}, BAKER, BAKER, DECORATOR, DECORATOR, HOARDER, IDLER)
"""How much verbs are liked. With none, all moves are equal: then cards are mostly turned."""


def play_match(
    seats: int,
    options: Mapping[str, str],
    seed: str,
    kind: type[Reference] = Reference,
) -> Lockstep:
    """A random match on both sides, also with other cards than usual."""
    rng = Rng(f"moves-{seed}")
    taste = TASTES[rng.below(len(TASTES))]
    edition = editions()[rng.below(len(editions()))]
    tables = list(edition.tables)
    chosen = {"cards": tables[rng.below(len(tables))], **options}
    if seats == 2 and rng.below(2):
        chosen["without"] = COLOURS[rng.below(len(COLOURS))]
    both = Lockstep(seats, chosen, seed, kind, edition)
    while not both.match.over:
        move = random_move(both.match, both.match.deciders()[0], rng, taste)
        try:
            both.play(move)
        except Exception as fault:
            notation = GAME.lexicon.notation(move)
            fault.add_note(f"{seats} seats, {chosen}, seed {seed}: {notation}")
            raise
    return both
