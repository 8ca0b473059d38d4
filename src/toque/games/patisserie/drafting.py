"""New staff: two trays that go round in both directions, or two cards dealt to everybody.

Nobody sees both trays at once: they move on together when both holders have kept a card, and somebody
who holds both looks at tray B when the card of tray A is kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import SecretChoice
from toque.engine.text import Text, Value
from toque.games.patisserie import facts, sizes, tell, tell_automa, words
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.mechanics.staff import Staff

A: Final = 0
B: Final = 1
BOTH: Final = 2


def begin(match: PatisserieMatch) -> None:
    if match.rules.trays:
        fill_trays(match)
        begin_pass(match, 0)
    else:
        deal(match)
        lay_out(match)


# With trays.


def fill_trays(match: PatisserieMatch) -> None:
    """Tray A is filled before tray B, so that both are of one level each."""
    size = match.rules.tray_size
    trays: list[list[i64]] = []
    for _ in range(sizes.TRAYS):
        cards = sorted(match.deck.peek(size))
        for _ in range(size):
            match.deck = match.deck.below()
        trays.append(cards)
        match.drafted = match.drafted + [EMPTY] * match.rules.players
    match.trays = trays
    match.filled = match.filled + trays
    match.reveal()


def holder(match: PatisserieMatch, tray: i64, turn: i64) -> i64:
    """Who has a tray: A goes to the left from the first player on, B to the right from the last."""
    players = match.rules.players
    ahead = turn if tray == A else players - 1 - turn
    return (match.first + ahead) % players


def turn_at(match: PatisserieMatch, tray: i64, player: i64) -> i64:
    """When a tray comes to a player."""
    players = match.rules.players
    ahead = (player - match.first + players) % players
    return ahead if tray == A else players - 1 - ahead


def keep(match: PatisserieMatch, player: i64, tray: i64, card: i64) -> None:
    """A card of a tray joins the hand, or the Mentor's roster on top."""
    match.trays = match.trays[:]
    match.trays[tray] = [other for other in match.trays[tray] if other != card]
    match.drafted = changed(match.drafted, place_of(match, tray, player), card)
    staff = match.staffs[player]
    if player == match.rules.automa:
        match.staffs[player] = Staff([*staff.reserve, card], [], EMPTY, [])
    else:
        match.staffs[player] = staff.hired(card)


def place_of(match: PatisserieMatch, tray: i64, player: i64) -> i64:
    """In the list of drafted cards."""
    return ((match.round - 1) * sizes.TRAYS + tray) * match.rules.players + player


def begin_pass(match: PatisserieMatch, turn: i64) -> None:
    """The Mentor keeps a random card, unseen; the others are asked."""
    if turn == match.rules.players:
        lay_out(match)
        return
    asked = False
    for tray in range(sizes.TRAYS):
        player = holder(match, tray, turn)
        if player == match.rules.automa:
            cards: list[int] = [int(card) for card in match.trays[tray]]
            keep(match, player, tray, match.rng.choice(cards))
            tell_automa.drafted(match, tray)
        else:
            asked = True
    if not asked:
        begin_pass(match, turn + 1)
    elif holder(match, A, turn) == holder(match, B, turn):
        match.stack[-1] = Draft(turn, A)
    else:
        match.stack[-1] = Draft(turn, BOTH)


class Draft(SecretChoice[PatisserieMatch]):
    """Each holder of a tray keeps one card; `which` are the trays that are looked at."""

    name = "draft"

    def __init__(self, turn: i64, which: i64) -> None:
        self.turn = turn
        self.which = which

    def tray_of(self, match: PatisserieMatch, seat: i64) -> i64:
        """The tray from which a seat must still choose, or EMPTY."""
        for tray in range(sizes.TRAYS):
            looked_at = self.which == BOTH or self.which == tray
            if not looked_at or holder(match, tray, self.turn) != seat:
                continue
            if match.drafted[place_of(match, tray, seat)] == EMPTY:
                return tray
        return EMPTY

    def deciders(self, match: PatisserieMatch) -> tuple[int, ...]:
        found: list[int] = []
        for seat in range(match.seats):
            if self.tray_of(match, seat) != EMPTY:
                found.append(seat)
        return tuple(found)

    def asks(self, match: PatisserieMatch, seat: int) -> bool:
        return 0 <= seat < match.seats and self.tray_of(match, seat) != EMPTY

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        return [words.DRAFT + int(card) for card in match.trays[self.tray_of(match, seat)]]

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if not words.DRAFT <= move < words.REMOVE:
            return NOT_NOW
        there = move - words.DRAFT in match.trays[self.tray_of(match, seat)]
        return None if there else words.NOT_ON_TRAY

    def answer(self, match: PatisserieMatch, seat: int, move: int) -> None:
        keep(match, seat, self.tray_of(match, seat), move - words.DRAFT)

    def finish(self, match: PatisserieMatch) -> None:
        for tray in range(sizes.TRAYS):
            player = holder(match, tray, self.turn)
            looked_at = self.which == BOTH or self.which == tray
            if looked_at and player != match.rules.automa:
                card = match.drafted[place_of(match, tray, player)]
                tell.drafted(match, player, card, tray)
        if self.which == A:
            match.stack[-1] = Draft(self.turn, B)
            return
        tell.trays_passed(match, match.rules.players - 1 - self.turn)
        begin_pass(match, self.turn + 1)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        return Text("ask-draft", {"tray": "AB"[self.tray_of(match, seat)]})

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.DRAFT <= move < words.REMOVE:
            return {}
        return facts.card(match, move - words.DRAFT)


# Without trays.


def deal(match: PatisserieMatch) -> None:
    """Twice: a card to everybody from the first player on, then two to the display."""
    rules = match.rules
    match.trays = [[], []]
    for time in range(sizes.TRAYS):
        dealt: list[i64] = []
        match.drafted = match.drafted + [EMPTY] * rules.players
        for ahead in range(rules.players):
            player = (match.first + ahead) % rules.players
            card = match.deck.top()
            match.deck = match.deck.below()
            dealt.append(card)
            keep(match, player, time, card)
            if player == rules.automa:
                match.tell(words.MENTOR_DEALT, {})
            else:
                tell.dealt(match, player, card)
        left: list[i64] = []
        for _ in range(2):
            left.append(match.deck.top())
            match.deck = match.deck.below()
        match.trays[time] = left
        match.filled = [*match.filled, sorted(dealt + left)]
    match.reveal()


# The staff display.


def lay_out(match: PatisserieMatch) -> None:
    """What is left is laid out face up, in any order."""
    cards = sorted(match.trays[A] + match.trays[B])
    match.rng.shuffle(cards)
    match.trays = [[], []]
    match.offers = cards
    match.reveal()
    tell.staff_shown(match, match.rules.offer_line, cards)
    match.stack[-1] = Remove()


# One of six cards leaves.


def place_of_removed(match: PatisserieMatch, seat: i64) -> i64:
    return (match.round - 1) * match.rules.players + seat


class Remove(SecretChoice[PatisserieMatch]):
    """Everybody takes one of the six cards in hand out of the match, face down."""

    name = "remove"

    def deciders(self, match: PatisserieMatch) -> tuple[int, ...]:
        found: list[int] = []
        for seat in range(match.seats):
            if self.asks(match, seat):
                found.append(seat)
        return tuple(found)

    def asks(self, match: PatisserieMatch, seat: int) -> bool:
        if not 0 <= seat < match.seats:
            return False
        return match.removed[place_of_removed(match, seat)] == EMPTY

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        return [words.REMOVE + int(card) for card in match.staffs[seat].hand]

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if not words.REMOVE <= move < words.PLAY:
            return NOT_NOW
        return None if move - words.REMOVE in match.staffs[seat].hand else words.NOT_IN_HAND

    def answer(self, match: PatisserieMatch, seat: int, move: int) -> None:
        card = move - words.REMOVE
        match.staffs[seat] = match.staffs[seat].dismissed(card)
        match.removed = changed(match.removed, place_of_removed(match, seat), card)

    def finish(self, match: PatisserieMatch) -> None:
        match.tell(words.REMOVED, {})
        match.stack.pop()

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.REMOVE <= move < words.PLAY:
            return {}
        return facts.card(match, move - words.REMOVE)
