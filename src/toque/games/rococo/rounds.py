"""Seven rounds of four phases: a new round, three cards chosen in secret, turns, income."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.step import QuietStep
from toque.engine.text import Text, Value
from toque.games.rococo import (
    acquiring,
    automa,
    balcony,
    counting,
    facts,
    names,
    sizes,
    tell,
    turn,
    words,
)
from toque.games.rococo.match import (
    EMPTY,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    RococoMatch,
    cards_of,
    mask_of,
)
from toque.mechanics import bag, hands, row
from toque.mechanics.staff import Staff

FESTIVITY: Final = 2
assert names.GARMENT_SETS[FESTIVITY] == "festivity"

# Phase 1: a new round.


class NewRound(QuietStep[RococoMatch]):
    name = "new-round"

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.round += 1
        tell.round_begins(match)
        return_favour(match)
        lay_out_employees(match)
        fill_drawers(match)
        fill_workshop(match)
        if match.rules.jewelry:
            fill_jewels(match)
        match.reveal()
        if match.round == 1:
            add_festivity(match)
        if match.rules.solo:
            automa.prepare(match)
        draw_up_hands(match)


def return_favour(match: RococoMatch) -> None:
    """A. Who holds the Queen's Favour begins, and puts it back."""
    if match.favour != EMPTY:
        match.first = match.favour
        match.favour = EMPTY
        tell.first_player(match, "favour")


def lay_out_employees(match: RococoMatch) -> None:
    """B. Whoever was not hired leaves; the next four of the deck come."""
    line = match.rules.offer_line
    match.offers = match.offers[:]
    left = row.clear(match.offers, line, sizes.OFFERS)
    match.removed_offers |= mask_of(left)
    tell.employees(match, words.EMPLOYEES_LEFT, [], left)
    match.hire_deck = row.refill(match.offers, line, match.hire_deck)
    tell.employees(match, words.EMPLOYEES_SHOWN, line, match.offers)


def fill_drawers(match: RococoMatch) -> None:
    """C. Only gaps are filled, drawer by drawer from the left."""
    match.drawers = match.drawers[:]
    filled: list[i64] = []
    for line in match.rules.drawer_lines:
        for place in row.gaps(match.drawers, line):
            kind = acquiring.draw_kind(match)
            if kind != EMPTY:
                match.drawers[place] = kind
                filled.append(place)
    tell.drawers_filled(match, filled)


def fill_workshop(match: RococoMatch) -> None:
    """D. The two windows on the right are cleared, the rest slides there, gaps are filled."""
    line = match.rules.window_line
    match.windows = match.windows[:]
    if match.round > 1:
        leaving = line[: sizes.LEAVING_WINDOWS]
        windows = [window for window in leaving if match.windows[window] != EMPTY]
        left = row.clear(match.windows, line, sizes.LEAVING_WINDOWS)
        match.garment_discard |= mask_of(left)
        tell.garments(match, words.GARMENTS_LEFT, windows, left)
        row.slide(match.windows, line)
    filled: list[i64] = []
    for window in row.gaps(match.windows, line):
        garment = draw_garment(match)
        if garment != EMPTY:
            match.windows[window] = garment
            filled.append(window)
    tell.garments(match, words.GARMENTS_SHOWN, filled, [match.windows[window] for window in filled])


def draw_garment(match: RococoMatch) -> i64:
    """From the bag, into which all discards go when it is empty; EMPTY if there is none at all."""
    if match.garment_bag == 0:
        match.garment_bag = match.garment_discard
        match.garment_discard = 0
        if match.garment_bag == 0:
            return EMPTY
    number: i64 = match.rng.below(int(match.garment_bag).bit_count())
    for garment in range(sizes.GARMENTS):
        if match.garment_bag & BIT[garment]:
            if number == 0:
                match.garment_bag &= ~BIT[garment]
                return garment
            number -= 1
    return EMPTY


def fill_jewels(match: RococoMatch) -> None:
    """E. The jewel on the right leaves the match, the rest slides there, gaps are filled."""
    line = match.rules.jewel_line
    if match.round > 1:
        for colour in row.clear(match.jewel_row, line, 1):
            match.jewels_gone[colour] += 1
            tell.jewel_left(match, colour)
        row.slide(match.jewel_row, line)
    filled: list[i64] = []
    nothing: list[i64] = [0] * sizes.COLOURS
    for place in row.gaps(match.jewel_row, line):
        colour = bag.draw(match.jewel_bag, nothing, match.rng)
        if colour != EMPTY:
            match.jewel_row[place] = colour
            filled.append(place)
    tell.jewels_shown(match, filled)


def add_festivity(match: RococoMatch) -> None:
    """The Festivity Dresses come into the bag when the first workshop has been filled."""
    if match.rules.festivity:
        for garment in cards_of(match.garments_aside):
            if match.rules.edition.garments[garment].set == FESTIVITY:
                match.garments_aside &= ~BIT[garment]
                match.garment_bag |= BIT[garment]


# Phase 2: three cards, chosen in secret by all at once.


def draw_up_hands(match: RococoMatch) -> None:
    """What leaves nothing to choose happens; the rest is asked."""
    asked = False
    for seat in range(match.seats):
        staff = match.staffs[seat].drawn_up(sizes.HAND)
        match.staffs[seat] = staff
        match.sure_hands[seat] = mask_of(staff.hand)
        if staff.missing(sizes.HAND) > 0:
            asked = True
    if asked:
        match.stack[-1] = ChooseHands()
    else:
        begin_turns(match)


class ChooseHands(hands.ChooseHands[RococoMatch]):
    def __init__(self) -> None:
        super().__init__(sizes.HAND, words.CHOOSE, words.PLAY, words.NOT_IN_RESERVE)

    def staffs(self, match: RococoMatch) -> list[Staff]:
        return match.staffs

    def ask(self, match: RococoMatch, seat: int) -> Text:
        return Text("ask-hand", {"missing": match.staffs[seat].missing(sizes.HAND)})

    def finish(self, match: RococoMatch) -> None:
        tell.hands_chosen(match)
        begin_turns(match)

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if move >= words.PLAY:
            return {}
        return {**facts.card(match, move - words.CHOOSE), "step": self.name}


# Phase 3: one card after the other, until nobody has any left.


def begin_turns(match: RococoMatch) -> None:
    players = match.rules.players
    match.stack[-1] = NextTurn((match.first + players - 1) % players)


class NextTurn(hands.NextTurn[RococoMatch]):
    def players(self, match: RococoMatch) -> i64:
        return match.rules.players

    def has_card(self, match: RococoMatch, player: i64) -> bool:
        if player == match.rules.automa:
            return match.deck.hand.left > 0
        return len(match.staffs[player].hand) > 0

    def begin(self, match: RococoMatch, player: i64) -> None:
        match.stack[-1] = NextTurn(player)
        if player == match.rules.automa:
            match.player = player
            match.stack.append(automa.HerTurn())
        else:
            turn.begin(match, player)

    def end(self, match: RococoMatch) -> None:
        match.stack[-1] = Income()


# Phase 4: income.


def income(match: RococoMatch, seat: i64) -> tuple[i64, i64, i64]:
    """What comes beside the base income: for decorations, for garments, for jewels."""
    decorations: i64 = 0
    garments: i64 = 0
    if counting.decorations_of(match, seat, KITCHEN_LEFT):
        decorations = counting.decorations(match, seat)
    if counting.decorations_of(match, seat, KITCHEN_RIGHT):
        garments = counting.garments(match, seat)
    return decorations, garments, counting.jewels(match, seat)


class Income(QuietStep[RococoMatch]):
    name = "income"

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        for player in range(match.seats):
            decorations, garments, jewels = income(match, player)
            amount = match.rules.income + decorations + garments + jewels
            match.livres[player] += amount
            tell.income(match, player, amount, decorations, garments, jewels)
        if match.round < sizes.ROUNDS:
            match.stack[-1] = NewRound()
        else:
            match.stack[-1] = balcony.NextAtBalcony(0)
