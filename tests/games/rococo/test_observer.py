"""Which cards others can have in hand, checked by somebody who only watches.

The observer notes what lies open: cards played, discarded, hired, delegated, and how many cards a seat
has in hand and in reserve. From that it keeps every hand that is possible; the match must agree.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from toque.engine.rng import Rng
from toque.games.rococo import GAME
from toque.games.rococo.match import EMPTY, RococoMatch, cards_of
from toque.games.rococo.names import (
    STARTERS,
)

pytestmark = pytest.mark.property

SETUPS = [
    (1, {"jewelry": "yes"}),
    (2, {"jewelry": "no"}),
    (3, {"jewelry": "yes", "expert": "yes"}),
    (4, {"jewelry": "yes", "expert": "yes", "festivity": "yes"}),
]
HAND = 3
Hand = tuple[frozenset[int], frozenset[int]]
"""What is in hand and what in reserve; cards won unseen are counted apart."""


class Open:
    """What everybody sees of a seat."""

    def __init__(self, match: RococoMatch, seat: int) -> None:
        staff = match.staffs[seat]
        self.in_play = int(staff.in_play)
        self.discard = [int(one) for one in staff.discard]
        self.gone = {int(one) for one in cards_of(match.removed[seat])}
        self.in_hand = len(staff.hand)
        self.reserve = len(staff.reserve)
        self.offers = {int(one) for one in match.offers}
        self.apprentice = int(match.apprentices[seat]) if match.rules.jewelry else EMPTY
        self.piles = [int(pile).bit_count() for pile in match.trial_piles]
        self.mine = match.player == seat
        self.choosing = bool(match.stack) and match.stack[-1].name == "hand"


class Observer:
    def __init__(self, match: RococoMatch, seat: int) -> None:
        self.seat = seat
        self.possible: set[Hand] = {(frozenset(), frozenset(range(STARTERS)))}
        self.unseen = 0
        """Cards in hand that were won in a trial."""
        self.open = Open(match, seat)
        if not self.open.choosing:
            self.draw_up(self.open)

    def look(self, match: RococoMatch, round_began: bool) -> None:
        before, now = self.open, Open(match, self.seat)
        self.open = now
        if round_began:
            assert {hand for hand, _ in self.possible} == {frozenset()}
            assert self.unseen == 0
            self.discard = before.discard
        if now.choosing:
            return  # until everybody has chosen nothing is known
        if round_began or before.choosing:
            self.draw_up(before if round_began else now)
            return
        self.take_in(match, before, now)
        self.lay_open(before, now)
        for card in now.gone - before.gone - {before.in_play, *before.discard}:
            self.leave(card, before.in_hand - now.in_hand)

    discard: list[int]
    """As it was when the hand was drawn up."""

    def draw_up(self, now: Open) -> None:
        """Three cards: the whole reserve if it is small, then any of the discard."""
        ((_, reserve),) = self.possible
        forced: frozenset[int] = frozenset()
        pool = reserve
        if len(reserve) <= HAND:
            forced = reserve
            pool = frozenset()
            if len(reserve) < HAND:
                pool = frozenset(self.discard)
        chosen = combinations(sorted(pool), HAND - len(forced))
        self.possible = {(forced | set(some), pool - set(some)) for some in chosen}

    def take_in(self, match: RococoMatch, before: Open, now: Open) -> None:
        if not now.mine:
            return
        hired = before.offers - now.offers - {EMPTY} if before.mine else set()
        if before.apprentice != now.apprentice:
            hired.add(before.apprentice)
        self.possible = {(hand | hired, reserve) for hand, reserve in self.possible}
        if before.mine and sum(now.piles) < sum(before.piles):
            self.unseen += 1

    def lay_open(self, before: Open, now: Open) -> None:
        if now.in_play not in (EMPTY, before.in_play):
            if all(now.in_play not in hand for hand, _ in self.possible):
                self.unseen -= 1
            else:
                self.possible = {
                    (hand - {now.in_play}, reserve)
                    for hand, reserve in self.possible
                    if now.in_play in hand
                }
        exposed = set(now.discard) - set(before.discard) - {before.in_play}
        if len(now.discard) < len(before.discard) and not now.gone - before.gone:
            self.possible = {(hand, frozenset(before.discard)) for hand, _ in self.possible}
            exposed = {now.discard[-1]}
        for card in exposed:
            self.possible = {
                (hand, reserve - {card}) for hand, reserve in self.possible if card in reserve
            }

    def leave(self, card: int, from_hand: int) -> None:
        """A card was delegated; whether from the hand or from the reserve shows."""
        if from_hand == 0:
            self.possible = {
                (hand, reserve - {card}) for hand, reserve in self.possible if card in reserve
            }
        elif any(card in hand for hand, _ in self.possible):
            self.possible = {
                (hand - {card}, reserve) for hand, reserve in self.possible if card in hand
            }
        else:
            self.unseen -= 1

    def compare(self, match: RococoMatch) -> None:
        if self.open.choosing or match.over:
            return
        staff = match.staffs[self.seat]
        won = set(cards_of(match.won_cards[self.seat]))
        sure = set(cards_of(match.sure_hands[self.seat])) - won
        free = ({*staff.hand} - sure - won) | {*staff.reserve}
        some = combinations(sorted(free), len(staff.hand) - len(sure) - len(won))
        claimed = {(frozenset(sure | set(one)), frozenset(free - set(one))) for one in some}
        assert claimed == self.possible
        assert len(won) == self.unseen


def lively(match: RococoMatch, seat: int, rng: Rng) -> int:
    """A random move; hiring, trials and what their bonuses do come more often than by mere chance."""
    by_verb: dict[str, list[int]] = {}
    for move in match.moves(seat):
        by_verb.setdefault(GAME.lexicon.verb_of(move).name, []).append(move)
    rare: list[str] = [verb for verb in ("expose", "trial", "hire", "copy") if verb in by_verb]
    verbs = rare if rare and rng.below(4) else list(by_verb)
    return rng.choice(by_verb[verbs[rng.below(len(verbs))]])


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_the_match_says_of_hands_what_can_be_seen(seats: int, options: dict[str, str]) -> None:
    """K9, J52, J90, B11: for every seat, after every step of random matches."""
    for number in range(4):
        match = GAME.new(seats, options, f"observer-{number}")
        observers = [Observer(match, seat) for seat in range(seats)]
        rng = Rng(f"observer-{number}")
        while not match.over:
            step, round_ = match.stack[-1], match.round
            answer = step.forced(match)
            if answer is None:
                seat = match.deciders()[0]
                match.act(seat, lively(match, seat, rng))
            else:
                step.play(match, *answer)
            for observer in observers:
                observer.look(match, match.round != round_)
                observer.compare(match)
