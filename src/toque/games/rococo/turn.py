"""A turn, in the order of the rulebook: a card, its main action, its bonus, the discard.

What a move may not do is said once, by the functions called `cannot_…`: they give `None` or the
obstacle.
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
    bonuses,
    delegating,
    facts,
    funding,
    hiring,
    names,
    sizes,
    tailoring,
    tell,
    trials,
    words,
)
from toque.games.rococo.match import APPRENTICE, EMPTY, MASTER, RococoMatch
from toque.games.rococo.question import Question
from toque.mechanics import row

FIRST_ACTION: Final = words.FAVOUR
BEYOND_ACTIONS: Final = words.KEEP


def begin(match: RococoMatch, seat: i64) -> None:
    match.player = seat
    match.stack.append(PlayCard(seat))


# 1. A card of the hand.


class PlayCard(Question):
    name = "card"

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        return [words.PLAY + int(card) for card in match.staffs[seat].hand]

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if not words.PLAY <= move < words.FAVOUR:
            return NOT_NOW
        return None if move - words.PLAY in match.staffs[seat].hand else words.NOT_IN_HAND

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        card = move - words.PLAY
        match.staffs[seat] = match.staffs[seat].played(card)
        match.sure_hands[seat] &= ~BIT[card]
        match.won_cards[seat] &= ~BIT[card]
        match.stack[-1] = MainAction(seat, card)
        tell.card(match, words.PLAYED, seat, card)

    def shows_own_secret(self, match: RococoMatch, seat: int, move: int) -> bool:
        """Whether others do not know yet that this card is in hand."""
        card = BIT[move - words.PLAY]
        if match.won_cards[seat] & card:
            return True
        return len(match.staffs[seat].reserve) > 0 and not match.sure_hands[seat] & card

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.PLAY <= move < words.FAVOUR:
            return super().describe(match, seat, move)
        return facts.card(match, move - words.PLAY)


# 2. The main action, or none.


def cannot_claim_favour(match: RococoMatch) -> Obstacle | None:
    return None if match.favour == EMPTY else words.FAVOUR_GONE


def claim_favour(match: RococoMatch, seat: i64) -> None:
    livres = match.rules.favour_livres
    match.favour = seat
    match.livres[seat] += livres
    tell.favour_taken(match, seat, livres)


class MainAction(Question):
    """Masters may do everything, Journeymen all but hire; Apprentices acquire, delegate and fund."""

    name = "action"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        rank = match.rules.ranks[self.card]
        acquiring.add_acquire_moves(match, me, found)
        funding.add_fund_moves(match, me, 0, found)
        if delegating.cannot_shrink(match, me) is None:
            found.append(words.DELEGATE + int(self.card))
        if rank != APPRENTICE:
            if cannot_claim_favour(match) is None:
                found.append(words.FAVOUR)
            tailoring.add_tailor_moves(match, me, tailoring.BY_RANK[rank], found)
        if rank == MASTER:
            hiring.add_hire_moves(match, me, found)
        elif trials.cannot_pass(match, me, rank) is None:
            found.append(words.TRIAL)
        found.append(words.DONE)
        return found

    def only_answer(self, match: RococoMatch, seat: int) -> Answer | None:
        """Most often there is something to do, and what is seen at a glance is looked at first."""
        if delegating.cannot_shrink(match, seat) is None:
            return None
        if match.rules.ranks[self.card] != APPRENTICE and cannot_claim_favour(match) is None:
            return None
        found: list[int] = []
        acquiring.add_acquire_moves(match, seat, found)
        return None if found else super().only_answer(match, seat)

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not FIRST_ACTION <= move < BEYOND_ACTIONS:
            return NOT_NOW
        me: i64 = seat
        rank = match.rules.ranks[self.card]
        if words.ACQUIRE <= move < words.TAILOR:
            return acquiring.cannot_acquire(match, me, move - words.ACQUIRE)
        if words.FUND <= move < words.TRIAL:
            return funding.cannot_fund(match, me, move - words.FUND, 0)
        if words.DELEGATE <= move < words.FUND:
            if move - words.DELEGATE != self.card:
                return words.ONLY_THE_PLAYED
            return delegating.cannot_shrink(match, me)
        if move == words.TRIAL:
            return trials.cannot_pass(match, me, rank)
        if rank == APPRENTICE or (words.HIRE <= move < words.DELEGATE and rank != MASTER):
            return words.NOT_YOUR_RANK
        if move == words.FAVOUR:
            return cannot_claim_favour(match)
        if move >= words.HIRE:
            return hiring.cannot_hire(match, me, move - words.HIRE)
        return tailoring.cannot_tailor(match, me, move - words.TAILOR, tailoring.BY_RANK[rank])

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        me: i64 = seat
        rank = match.rules.ranks[self.card]
        match.stack[-1] = EndTurn(me)
        if move == words.TRIAL:
            match.stack.append(trials.LookThroughPile(me, self.card))
        match.stack.append(bonuses.Bonus(me, self.card))
        if move == words.DONE:
            tell.by(match, words.IDLE, me)
        elif move == words.FAVOUR:
            claim_favour(match, me)
        elif move < words.TAILOR:
            acquiring.acquire(match, me, move - words.ACQUIRE, rank)
        elif move < words.HIRE:
            tailoring.begin(match, me, move - words.TAILOR, tailoring.BY_RANK[rank])
        elif move < words.DELEGATE:
            hiring.hire(match, me, move - words.HIRE)
        elif move < words.FUND:
            delegating.delegate_the_played(match, me, self.card)
        elif move < words.TRIAL:
            funding.fund(match, me, move - words.FUND, 0, rank)
        else:
            trials.begin(match, me, self.card)

    def shows_own_secret(self, match: RococoMatch, seat: int, move: int) -> bool:
        """That one cannot tailor may tell of one's tiles."""
        if match.rules.ranks[self.card] == APPRENTICE or not match.rack(seat):
            return False
        return row.lying(match.windows, match.rules.window_line) > 0

    def ask(self, match: RococoMatch, seat: int) -> Text:
        rank = names.RANKS[match.rules.ranks[self.card]]
        return Text("ask-action", {"employee": facts.employee(self.card), "rank": rank})

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        known = self._describe_action(match, seat, move)
        if FIRST_ACTION <= move < BEYOND_ACTIONS:
            verb = match.setup.game.lexicon.verb_of(move)
            known["played"] = names.RANKS[match.rules.ranks[self.card]]
            known["action"] = verb.name
            known["livres"] = match.livres[seat]
        return known

    def _describe_action(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.FAVOUR:
            return {"gain": match.rules.favour_livres}
        if words.ACQUIRE <= move < words.TAILOR:
            return acquiring.describe_place(match, move - words.ACQUIRE)
        if words.TAILOR <= move < words.HIRE:
            return tailoring.describe_window(match, seat, move - words.TAILOR)
        if words.HIRE <= move < words.DELEGATE:
            return hiring.describe(match, seat, move - words.HIRE)
        if words.DELEGATE <= move < words.FUND:
            card = move - words.DELEGATE
            gain = match.rules.delegating[match.rules.ranks[card]]
            return {
                **facts.card(match, card),
                "gain": gain,
                "fewest": sizes.FEWEST_STAFF,
                "step": self.name,
            }
        if words.FUND <= move < words.TRIAL:
            return funding.describe(match, seat, move - words.FUND, 0)
        if move == words.TRIAL:
            return trials.describe(match, seat)
        return super().describe(match, seat, move)


# 3. The bonus comes between: see bonuses.py.

# 4. The card is laid down, or has left.


class EndTurn(QuietStep[RococoMatch]):
    name = "end-turn"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        card = match.staffs[self.seat].in_play
        if card != EMPTY:
            if match.leaving & BIT[card]:
                delegating.leave(match, self.seat, card)
            else:
                match.staffs[self.seat] = match.staffs[self.seat].laid_down()
        assert match.leaving == 0
