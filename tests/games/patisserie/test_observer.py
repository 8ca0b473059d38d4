"""What others can have, checked by somebody at the table who only watches.

The observer notes what is open to one seat: the trays that it looked into, cards played, hired,
dismissed and on offer, and how many cards everybody has in hand and unused; and of the Mentor the cards
that were turned over. A world that the seat imagines must have led to all of that by the rules, told
from the beginning of the match: who had which tray when, what was kept, chosen, removed and played.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

import pytest

from tests.games.patisserie.decks import Turned, follow
from toque.engine.rng import Rng
from toque.games.patisserie import GAME
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import PROMO_STARTERS, STARTERS

pytestmark = pytest.mark.property

SETUPS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"trays": "no", "difficulty": "crunchy"}),
    (2, {}),
    (2, {"mentor": "yes"}),
    (3, {"promo-starters": "yes"}),
    (4, {"trays": "no"}),
    (5, {}),
]
HAND = 4
LEVELS = ((1, 1), (1, 2), (2, 3), (3, 4))
"""By round: of tray A and of tray B."""


@dataclass
class Round:
    """What was seen of one player in a round."""

    hand: list[int] = field(default_factory=list)
    """Played or dismissed from the hand, but not hired in this round."""
    hired: list[int] = field(default_factory=list)
    happened: list[tuple[str, int]] = field(default_factory=list)
    """Cards played, and dismissed from the used or unused pile, in their order."""


@dataclass
class Piles:
    unused: set[int]
    used: list[int]


class Observer:
    def __init__(self, match: PatisserieMatch, seat: int) -> None:
        self.seat = seat
        self.looked: dict[tuple[int, int], set[int]] = {}
        """By round and tray: what lay there when the seat had it."""
        self.kept: dict[tuple[int, int], int] = {}
        self.offers: dict[int, set[int]] = {}
        self.rounds: defaultdict[tuple[int, int], Round] = defaultdict(Round)
        """By round and player."""
        self.shown: set[int] = set()
        """Cards of the Mentor that were turned over."""
        self.anew = False
        """Whether his decision deck was made anew, of such cards."""
        self.look(match)

    # Watching -----------------------------------------------------------------------------------

    def look(self, match: PatisserieMatch) -> None:
        """Before a step."""
        staffs = match.staffs[: match.seats]
        self.hands = [len(staff.hand) for staff in staffs]
        self.unused = [len(staff.reserve) for staff in staffs]
        self.used = [[*map(int, staff.discard)] for staff in staffs]
        self.gone = len(match.gone)
        self.round = int(match.round) - 1
        self.on_offer = {int(card) for card in [*match.offers, *match.stars]} - {EMPTY}
        step = match.stack[-1] if match.stack else None
        self.name = step.name if step else ""
        if self.name == "draft" and self.seat in match.deciders():
            cards = {move - 85 for move in match.moves(self.seat)}
            tray = 0 if len(cards) and cards == set(match.trays[0]) else 1
            self.looked[self.round, tray] = cards

    def watch(self, match: PatisserieMatch, seat: int, move: int) -> None:
        """After a step."""
        if self.name == "draft" and seat == self.seat:
            tray = max(
                tray for tray in (0, 1) if move - 85 in self.looked.get((self.round, tray), set())
            )
            self.kept[self.round, tray] = move - 85
        if match.stack and match.stack[-1].name == "remove" and self.name != "remove":
            self.offers[self.round] = {int(card) for card in match.offers}
        if self.name in ("card", "action", "hire", "imitate"):
            self._watch_staff(match)

    def _watch_staff(self, match: PatisserieMatch) -> None:
        for player in range(match.seats):
            staff = match.staffs[player]
            seen = self.rounds[self.round, player]
            for card in map(int, staff.discard):
                if card not in self.used[player]:
                    seen.happened.append(("played", card))
                    if card not in seen.hired:
                        seen.hand.append(card)
            dismissed = match.gone[self.gone :] if match.player == player else []
            for card in map(int, dismissed):
                if card in self.used[player]:
                    seen.happened.append(("left used", card))
                elif len(staff.reserve) < self.unused[player]:
                    seen.happened.append(("left unused", card))
                elif card not in seen.hired:
                    seen.hand.append(card)
            left = {int(card) for card in [*match.offers, *match.stars]}
            if match.player == player and len(staff.hand) > self.hands[player]:
                seen.hired += self.on_offer - left

    def watch_mentor(self, turned: Turned) -> None:
        self.shown.update(turned.shown)
        self.anew = self.anew or bool(turned.anew)

    # Comparing ----------------------------------------------------------------------------------

    def check(self, world: PatisserieMatch) -> None:
        if world.over:
            return
        self._check_deck(world)
        for number in range(len(world.filled)):
            self._check_tray(world, number // 2, number % 2)
        for player in range(world.seats):
            if player != self.seat:
                self._check_player(world, player)

    def _check_deck(self, world: PatisserieMatch) -> None:
        cards = [*world.deck.lying(), *world.box, *(one for cards in world.filled for one in cards)]
        assert sorted(cards) == list(range(6, 74)), "every card of the levels is somewhere, once"
        levels = [int(world.rules.levels[card]) for card in world.deck.lying()]
        assert levels == sorted(levels, reverse=True)

    def _check_tray(self, world: PatisserieMatch, round_: int, tray: int) -> None:
        players = int(world.rules.players)
        first = (int(world.first) - (int(world.round) - 1 - round_)) % players
        lying = set(world.filled[2 * round_ + tray])
        assert {int(world.rules.levels[card]) for card in lying} == {LEVELS[round_][tray]}
        order = [
            (first + turn if tray == 0 else first - 1 - turn) % players for turn in range(players)
        ]
        for player in order:
            kept = int(world.drafted[(2 * round_ + tray) * players + player])
            if player == self.seat and world.rules.trays and (round_, tray) in self.looked:
                assert lying == self.looked[round_, tray], "what the seat saw on the tray"
                if (round_, tray) in self.kept:
                    assert kept == self.kept[round_, tray]
            if kept != EMPTY:
                assert kept in lying
                lying.remove(kept)
        if round_ in self.offers:
            assert lying <= self.offers[round_], "what was left was laid out"
            assert len(lying) == 2

    def _check_player(self, world: PatisserieMatch, player: int) -> None:
        """From the first round on."""
        promo = world.rules.promo_starters
        piles = Piles(set(range(STARTERS + PROMO_STARTERS if promo else STARTERS)), [])
        players = int(world.rules.players)
        for round_ in range(world.round):
            seen = self.rounds[round_, player]
            present = round_ == world.round - 1
            if present and self.name == "hand" and len(world.staffs[player].hand) < HAND:
                return  # still choosing
            new = {
                int(world.drafted[(2 * round_ + tray) * players + player])
                for tray in (0, 1)
                if (2 * round_ + tray) * players + player < len(world.drafted)
            } - {EMPTY}
            removed = {int(world.removed[round_ * players + player])} - {EMPTY}
            held = {*seen.hand, *removed}
            if present:
                held |= set(map(int, world.staffs[player].hand)) - set(seen.hired)
            assert new <= held, "new cards were played, removed, or are in hand"
            hand = held - new
            assert len(hand) == HAND
            piles = self._chosen(world, player, round_, piles, hand)
            for what, card in seen.happened:
                if what == "played":
                    piles.used.append(card)
                elif what == "left used":
                    piles.used.remove(card)
                else:
                    assert card in piles.unused
                    piles.unused.remove(card)
        staff = world.staffs[player]
        assert (set(staff.reserve), [*staff.discard]) == (piles.unused, piles.used)

    def _chosen(
        self, world: PatisserieMatch, player: int, round_: int, piles: Piles, hand: set[int]
    ) -> Piles:
        if len(piles.unused) >= HAND:
            assert hand <= piles.unused
            left = piles.unused - hand
            chosen = world.round > 1 or self.name != "hand"
            if round_ == 0 and world.rules.promo_starters and chosen:
                assert set(world.dropped[player]) == left
                left = set()
            return Piles(left, piles.used)
        assert piles.unused <= hand, "the rest of the unused pile had to be taken"
        assert hand - piles.unused <= set(piles.used)
        return Piles(set(piles.used) - hand, [])

    def check_mentor(self, world: PatisserieMatch) -> None:
        """Cards that have been open lie in a deck made of them, and nowhere else."""
        if world.over:
            return
        fresh = {*range(30)} - self.shown
        held = {int(card) for pack in [world.solo_deck.hand.lying(), *world.packs] for card in pack}
        stock = {*map(int, world.solo_deck.stock.lying())}
        assert fresh <= held | stock
        if self.anew:
            assert stock <= self.shown
        else:
            assert held | stock == fresh
        assert stock.isdisjoint(held)


def lively(match: PatisserieMatch, seat: int, rng: Rng) -> int:
    """A random move; hiring and dismissing come more often than by mere chance."""
    moves = match.moves(seat)
    by_verb: dict[str, list[int]] = {}
    for move in moves:
        by_verb.setdefault(GAME.lexicon.verb_of(move).name, []).append(move)
    groups = [*by_verb.values()]
    return rng.choice(groups[rng.below(len(groups))])


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_what_is_imagined_can_have_led_to_what_was_seen(
    seats: int, options: dict[str, str]
) -> None:
    """H9, D6, D11, P15, M15: for every seat, all through random matches."""
    for number in range(3):
        match: PatisserieMatch = GAME.new(seats, options, f"observer-{number}")
        observers = [Observer(match, seat) for seat in range(seats)]
        rng = Rng(f"observer-{number}")
        while not match.over:
            for observer in observers:
                observer.look(match)
            answer = match.stack[-1].forced(match)
            if answer is None:
                seat = match.deciders()[0]
                answer = (seat, lively(match, seat, rng))
                for observer in observers:
                    if rng.below(3) == 0:
                        world = GAME.imagine(match, observer.seat, rng)
                        observer.check(match)
                        observer.check(world)
                        if match.rules.mentor:
                            observer.check_mentor(match)
                            observer.check_mentor(world)
            before, match.listener = match.clone(), []
            match.act(*answer)
            turned = follow(before, match, match.listener)
            for observer in observers:
                observer.watch(match, *answer)
                observer.watch_mentor(turned)
