"""Bonuses of employees: what a card grants after its main action, by the words of the edition.

A bonus that only gives plays itself. One that costs, draws or leaves a choice is asked, and may be
waived. A player who borrows a bonus uses it as if the card it belongs to had been played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, QuietStep
from toque.engine.text import Text, Value
from toque.games.rococo import (
    acquiring,
    counting,
    delegating,
    facts,
    funding,
    gains,
    names,
    sizes,
    tailoring,
    tell,
    words,
)
from toque.games.rococo.match import EMPTY, BonusRule, RococoMatch, mask_of
from toque.games.rococo.question import Question
from toque.mechanics.staff import Staff

NONE: Final = 0
GAIN: Final = 1
HALL: Final = 2
END: Final = 3
NOTION: Final = 4
DRAW: Final = 5
ACQUIRE: Final = 6
FUND: Final = 7
TAILOR: Final = 8
SELL: Final = 9
DELEGATE_BONUS: Final = 10
DELEGATE_LIVRES: Final = 11
EXCHANGE: Final = 12
SILK: Final = 13
EXPOSE: Final = 14
COPY: Final = 15
assert (
    *("none", "gain", "hall", "end", "notion", "draw", "acquire", "fund", "tailor", "sell"),
    *("delegate-bonus", "delegate-livres", "exchange", "silk", "expose", "copy"),
) == names.BONUS_KINDS


class Bonus(QuietStep[RococoMatch]):
    """The bonus of a card is due, unless the card in play has been delegated meanwhile."""

    name = "bonus"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if match.staffs[self.seat].in_play != EMPTY:
            begin(match, self.seat, self.card)


def begin(match: RococoMatch, seat: i64, card: i64) -> None:
    """Give what can be given at once; ask where there is something to decide and to be had."""
    bonus = match.rules.bonuses[card]
    kind = bonus.kind
    if kind == GAIN:
        for gain in bonus.gains:
            gains.gain(match, seat, gain.what, counting.gained(match, seat, gain), "bonus")
    elif kind == HALL:
        # More garments are never worse, so the best hall is chosen for the player.
        for gain in bonus.gains:
            amount = counting.gained_in_best_hall(match, seat, gain)
            gains.gain(match, seat, gain.what, amount, "bonus")
    elif kind != NONE and kind != END:
        ask(match, seat, card, bonus)


def ask(match: RococoMatch, seat: i64, card: i64, bonus: BonusRule) -> None:
    kind = bonus.kind
    rank = match.rules.ranks[card]
    if kind == NOTION:
        if match.livres[seat] >= bonus.amount:
            match.stack.append(TakeNotion(seat, bonus.amount))
    elif kind == DRAW:
        if match.livres[seat] >= bonus.amount and acquiring.can_draw(match):
            match.stack.append(DrawTile(seat, bonus.amount))
    elif kind == ACQUIRE:
        match.stack.append(ExtraAcquire(seat, rank))
    elif kind == FUND:
        match.stack.append(funding.ExtraFund(seat, rank, bonus.amount))
    elif kind == TAILOR:
        terms = tailoring.Terms(rank, False, bonus.amount, bonus.colours, False, 0)
        match.stack.append(tailoring.ExtraTailor(seat, terms))
    elif kind == SELL:
        terms = tailoring.Terms(rank, False, 0, [], True, bonus.amount)
        match.stack.append(tailoring.ExtraTailor(seat, terms))
    elif kind == DELEGATE_BONUS:
        match.stack.append(DelegateWithBonus(seat))
    elif kind == DELEGATE_LIVRES:
        match.stack.append(delegating.DelegateForLivres(seat, bonus.livres))
    elif kind == EXCHANGE:
        match.stack.append(Exchange(seat, bonus.amount))
    elif kind == SILK:
        match.stack.append(GiveSilk(seat, 0))
    elif kind == EXPOSE:
        match.stack.append(Expose(seat))
    else:
        assert kind == COPY
        match.stack.append(Copy(seat))


# Thread or lace.


class TakeNotion(Question):
    name = "notion"

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price = price

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        return [words.TAKE, words.TAKE + 1, words.DONE]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        return None if words.TAKE <= move < words.DRAW else NOT_NOW

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            gains.notion(match, seat, move - words.TAKE, self.price, "bonus")

    def forced(self, match: RococoMatch) -> Answer | None:
        return None  # either, or none

    def ask(self, match: RococoMatch, seat: int) -> Text:
        return Text("ask-notion", {"price": self.price})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.TAKE <= move < words.DRAW:
            return super().describe(match, seat, move)
        return {"notion": names.NOTIONS[move - words.TAKE], "price": self.price}


# A tile from the bag.


class DrawTile(Question):
    name = "draw"

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price = price

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        return [words.DRAW, words.DONE]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        return None if move == words.DRAW or move == words.DONE else NOT_NOW

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DRAW:
            acquiring.draw(match, seat, self.price, "bonus")

    def forced(self, match: RococoMatch) -> Answer | None:
        return None  # draw, or let it be

    def ask(self, match: RococoMatch, seat: int) -> Text:
        return Text("ask-draw", {"price": self.price})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.DRAW:
            return {"price": self.price}
        return super().describe(match, seat, move)


# The action once more.


class ExtraAcquire(Question):
    """A tile from the drawers, or none, for a card of a rank."""

    name = "extra-acquire"

    def __init__(self, seat: i64, rank: i64) -> None:
        super().__init__(seat)
        self.rank = rank

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        acquiring.add_acquire_moves(match, seat, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.ACQUIRE <= move < words.TAILOR:
            return NOT_NOW
        return acquiring.cannot_acquire(match, seat, move - words.ACQUIRE)

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            acquiring.acquire(match, seat, move - words.ACQUIRE, self.rank)

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.ACQUIRE <= move < words.TAILOR:
            return super().describe(match, seat, move)
        known = acquiring.describe_place(match, move - words.ACQUIRE)
        known["livres"] = match.livres[seat]
        return known


# An employee leaves, with a last bonus.


class DelegateWithBonus(delegating.DelegateOne):
    """The bonus of the card is used before it leaves; there are no livres for it."""

    name = "delegate-with-bonus"

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            card = move - words.DELEGATE
            match.leaving |= BIT[card]
            match.won_cards[seat] &= ~BIT[card]  # everybody sees it now
            tell.delegated(match, seat, card, 0)
            match.stack.append(delegating.Leave(seat, card))
            match.stack.append(Bonus(seat, card))


# Points for livres, points for silk.


class Exchange(Question):
    """A point for a number of livres, again and again."""

    name = "exchange"

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price = price

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        if match.livres[seat] < self.price:
            return [words.DONE]
        return [words.EXCHANGE, words.DONE]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if move != words.EXCHANGE:
            return NOT_NOW
        return None if match.livres[seat] >= self.price else words.TOO_DEAR

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        if move == words.DONE:
            match.stack.pop()
            return
        match.livres[seat] -= self.price
        match.points[seat] += 1
        tell.exchanged(match, seat, self.price)

    def ask(self, match: RococoMatch, seat: int) -> Text:
        return Text("ask-exchange", {"price": self.price})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.EXCHANGE:
            return {"price": self.price, "livres": match.livres[seat]}
        return super().describe(match, seat, move)


class GiveSilk(Question):
    """A point for each green or orange bale, and for every two others, over all tiles given.

    `single` is 1 while a blue or pink bale waits for another.
    """

    name = "give-silk"

    def __init__(self, seat: i64, single: i64) -> None:
        super().__init__(seat)
        self.single = single

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(match.rules.kinds):
            if match.holds(seat, kind):
                found.append(words.PAY + kind)
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.PAY <= move < words.RENT:
            return NOT_NOW
        kind = move - words.PAY
        held = kind < match.rules.kinds and match.holds(seat, kind)
        return None if held else words.NO_SUCH_TILE

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        if move == words.DONE:
            match.stack.pop()
            return
        kind = move - words.PAY
        points, single = self.points(match, kind)
        match.stack[-1] = GiveSilk(seat, single)
        match.discard_tile(seat, kind)
        match.points[seat] += points
        tell.silk_given(match, seat, kind, points)

    def points(self, match: RococoMatch, kind: i64) -> tuple[i64, i64]:
        """What a tile brings now, and whether a common bale is left over."""
        bales = match.rules.bales[kind]
        common: i64 = self.single
        rare: i64 = 0
        for colour in range(sizes.COLOURS):
            here = bales >> tailoring.BALE_BITS * colour & tailoring.BALE_MASK
            if colour == counting.BLUE_COLOUR or colour == counting.PINK_COLOUR:
                common += here
            else:
                rare += here
        return rare + common // 2, common % 2

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.PAY <= move < words.RENT:
            return super().describe(match, seat, move)
        return facts.tile_to_pay(match, move - words.PAY)


# Bonuses of other cards.


def in_reach(match: RococoMatch, seat: i64) -> list[i64]:
    """The reserve; where it is empty, the discard that becomes one. Who leaves is in neither."""
    staff = match.staffs[seat]
    return staying(match, staff.reserve) or sorted(staying(match, staff.discard))


def staying(match: RococoMatch, cards: list[i64]) -> list[i64]:
    return [card for card in cards if not match.leaving & BIT[card]]


class Expose(Question):
    """A card of the reserve goes on the discard, and its bonus is used."""

    name = "expose"

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found = [words.EXPOSE + int(card) for card in in_reach(match, seat)]
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.EXPOSE <= move < words.COPY:
            return NOT_NOW
        card = move - words.EXPOSE
        if match.leaving & BIT[card]:
            return words.LEAVES_ALREADY
        return None if card in in_reach(match, seat) else words.NOT_IN_RESERVE

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            card = move - words.EXPOSE
            staff = match.staffs[seat]
            if card not in staff.reserve:
                # The discard becomes the reserve. All else lay face up, or has been shown as it leaves.
                match.sure_hands[seat] = mask_of(staff.hand)
                reserve = sorted(staff.reserve + staff.discard)
                staff = Staff(reserve, staff.hand, staff.in_play, [])
            match.staffs[seat] = staff.exposed(card)
            tell.card(match, words.EXPOSED, seat, card)
            match.stack.append(Bonus(seat, card))

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.EXPOSE <= move < words.COPY:
            return super().describe(match, seat, move)
        return facts.card(match, move - words.EXPOSE)


class Copy(Question):
    """The bonus on top of the discard of an opponent, as if one had played that card."""

    name = "copy"

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(match.seats):
            if self._cannot_copy(match, other) is None:
                found.append(words.COPY + other)
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.COPY <= move < words.FILL:
            return NOT_NOW
        return self._cannot_copy(match, move - words.COPY)

    def _cannot_copy(self, match: RococoMatch, other: i64) -> Obstacle | None:
        if other >= match.seats or other == self.seat:
            return words.NOT_THAT_SEAT
        top = match.staffs[other].top()
        if top == EMPTY:
            return words.NOTHING_TO_COPY
        kind = match.rules.bonuses[top].kind
        return words.NOTHING_TO_COPY if kind == NONE or kind == END else None

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            other = move - words.COPY
            card = match.staffs[other].top()
            tell.copied(match, seat, card, other)
            match.stack.append(Bonus(seat, card))

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.COPY <= move < words.FILL:
            return super().describe(match, seat, move)
        return facts.top_of(match, move - words.COPY)
