"""Engine and reference of Pièces Montées agree after every move: at every number of seats and in teams,
in both modes, whoever remembers.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.pieces_montees.lockstep import (
    Difference,
    Lockstep,
    deal_of,
    facts,
    play_match,
)
from tests.games.pieces_montees.reference import (
    CHOCOLATE,
    NEUTRAL,
    BadDeal,
    Held,
    Kind,
    Options,
    Player,
    Reference,
    other,
)
from tests.support import EXTENT
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.components import house_edition
from toque.games.pieces_montees.match import PiecesMatch

MATCHES = int(os.environ.get("TOQUE_MATCHES", {"few": 1, "usual": 3, "long": 300}[EXTENT]))
"""For each class of configurations."""
TABLES = {"duel": (2, "no"), "three": (3, "no"), "four": (4, "no"), "teams": (4, "yes")}


def options(mode: str = "apprentice", teams: str = "no", memory: str = "table") -> dict[str, str]:
    return {"mode": mode, "teams": teams, "memory": memory}


@pytest.mark.property
@pytest.mark.parametrize("memory", ["table", "players"])
@pytest.mark.parametrize("mode", ["apprentice", "confirmed"])
@pytest.mark.parametrize("table", TABLES)
def test_engine_and_reference_agree(table: str, mode: str, memory: str) -> None:
    seats, teams = TABLES[table]
    for number in range(MATCHES):
        seed = f"lockstep-{table}-{mode}-{memory}-{number}"
        both = play_match(seats, options(mode, teams, memory), seed)
        assert both.match.over


RARE = {
    "a decoration from the left page": ("teams", "confirmed", "rare-2"),
    "a decoration turned the arrow": ("teams", "confirmed", "rare-34"),
    "a tie to the end": ("four", "apprentice", "rare-29"),
    "a turn ended itself": ("teams", "apprentice", "rare-1"),
    "end: dead": ("four", "apprentice", "rare-29"),
    "end: no card": ("teams", "apprentice", "rare-1"),
    "end: no decoration": ("teams", "confirmed", "rare-23"),
    "end: quiet": ("duel", "apprentice", "rare-0"),
    "more than three unfinished cakes": ("teams", "apprentice", "rare-1"),
    "the last card went to the neutral hand": ("duel", "apprentice", "rare-24"),
}
"""What a few random matches may not meet: for each a match that does, as table, mode and seed."""


@pytest.mark.property
@pytest.mark.parametrize("what", RARE)
def test_rare_things_are_met_and_agreed_upon(what: str) -> None:
    table, mode, seed = RARE[what]
    seats, teams = TABLES[table]
    both = play_match(seats, options(mode, teams), seed)
    assert what in both.reference.happened


# A difference is found: each of these references has another opinion of one rule.


class FourSpoons(Reference):
    SPOONS = 4


class DearTurning(Reference):
    COST_OF_TURNING = 2


class DearPages(Reference):
    COST_OF_PAGE = 2


class CheapRecall(Reference):
    COST_OF_RECALL = 1


class FourCakesAtOnce(Reference):
    CAKES_AT_ONCE = 4


class NineQuietRounds(Reference):
    QUIET_ROUNDS = 9


class AssistantAtOnce(Reference):
    def _may_use_assistant(self, seat: str) -> bool:
        return self.players[seat].assistant


class NoWhiskBelowTheLimit(Reference):
    def _may_whisk(self, seat: str, place: str, before: str) -> bool:
        receiver = self.receiver(seat, before)
        assert receiver
        full = self.players[receiver].unfinished() >= self.CAKES_AT_ONCE
        return full and super()._may_whisk(seat, place, before)


class LimitsOfWhoLays(Reference):
    def _may_place(self, seat: str, place: str, before: str) -> bool:
        busy = self.players[seat].unfinished() >= self.CAKES_AT_ONCE
        base = self.face_seen(seat, place).layer == 1
        return not (busy and base) and super()._may_place(seat, place, before)


class NeutralHandFirst(Reference):
    def _order_of_drawing(self, seat: str) -> list[str]:
        return [NEUTRAL, *super()._order_of_drawing(seat)[:-1]]


class FirstSeatDrawsFirst(Reference):
    def _order_of_drawing(self, seat: str) -> list[str]:
        return self.seats


class LowerFacesOfTheNeutralHand(Reference):
    def topping_seen(self, seat: str, place: str) -> str:
        seen = super().topping_seen(seat, place)
        return other(seen) if place[0] == NEUTRAL else seen


class ArrowTurnsAtTheEndOfTurnsOnly(Reference):
    def _decorate(self, seat: str, name: str) -> None:
        arrow = self.arrow_forward
        super()._decorate(seat, name)
        self.arrow_forward = arrow


class NeverDead(Reference):
    def _is_dead(self) -> bool:
        return False


class DeadInSpiteOfDecorations(Reference):
    def _is_dead(self) -> bool:
        pages, self.pages = self.pages, []
        dead = super()._is_dead()
        self.pages = pages
        return dead


class EachForThemselves(Reference):
    def side(self, seat: str) -> list[str]:
        return [seat]


class OnlyCompleteChocolateCakes(Reference):
    def standing(self, seat: str) -> tuple[int, ...]:
        chocolate = sum(
            cake.complete and kind.topping == CHOCOLATE
            for one in self.side(seat)
            for kind, cake in self.players[one].cakes.items()
        )
        return *super().standing(seat)[:-1], chocolate


class TwoDecorationsInATurn(Reference):
    def _decorate(self, seat: str, name: str) -> None:
        super()._decorate(seat, name)
        self.decorated_now = False


class ForgetfulTable(Reference):
    """Nobody notes what lay on the pile."""

    def _all_see(self, held: Held) -> None:
        pass


class CompleteCakesAgain(Reference):
    """A complete cake does not keep from starting another of its kind."""

    def _may_place(self, seat: str, place: str, before: str) -> bool:
        receiver = self.receiver(seat, before)
        assert receiver
        face = self.face_seen(seat, place)
        again = _is_complete(self.players[receiver], face.kind) and face.layer == 1
        return again or super()._may_place(seat, place, before)


def _is_complete(player: Player, kind: Kind) -> bool:
    return kind in player.cakes and player.cakes[kind].complete


OPINIONS: list[tuple[type[Reference], str, str, int]] = [
    (FourSpoons, "three", "apprentice", 0),
    (DearTurning, "three", "apprentice", 0),
    (DearPages, "three", "confirmed", 0),
    (CheapRecall, "three", "confirmed", 0),
    (FourCakesAtOnce, "four", "apprentice", 0),
    (NineQuietRounds, "duel", "apprentice", 17),
    (AssistantAtOnce, "three", "confirmed", 0),
    (NoWhiskBelowTheLimit, "three", "apprentice", 0),
    (LimitsOfWhoLays, "teams", "apprentice", 0),
    (NeutralHandFirst, "duel", "apprentice", 0),
    (FirstSeatDrawsFirst, "four", "apprentice", 0),
    (LowerFacesOfTheNeutralHand, "duel", "apprentice", 0),
    (ArrowTurnsAtTheEndOfTurnsOnly, "duel", "confirmed", 2),
    (NeverDead, "three", "apprentice", 1),
    (DeadInSpiteOfDecorations, "three", "confirmed", 1),
    (EachForThemselves, "teams", "apprentice", 0),
    (OnlyCompleteChocolateCakes, "three", "apprentice", 0),
    (TwoDecorationsInATurn, "duel", "confirmed", 0),
    (ForgetfulTable, "three", "apprentice", 0),
    (CompleteCakesAgain, "three", "apprentice", 0),
]
"""With a match in which the rule matters, as table, mode and number of the seed."""


@pytest.mark.parametrize(
    ("kind", "table", "mode", "number"), OPINIONS, ids=[row[0].__name__ for row in OPINIONS]
)
def test_another_opinion_is_found(
    kind: type[Reference], table: str, mode: str, number: int
) -> None:
    seats, teams = TABLES[table]
    with pytest.raises(Difference):
        play_match(seats, options(mode, teams), f"opinion-{number}", kind)


def give_a_spoon(match: PiecesMatch) -> None:
    match.spoons += 1


def call_an_assistant(match: PiecesMatch) -> None:
    match.assistants |= 1


def turn_pile_over(match: PiecesMatch) -> None:
    match.pile = match.pile.with_lying(match.pile.lying()[::-1])


def swap_pages(match: PiecesMatch) -> None:
    match.book[3], match.book[4] = match.book[4], match.book[3]


def show_a_back(match: PiecesMatch) -> None:
    match.known[0] |= 1 << match.cards[0] // 2


@pytest.mark.parametrize(
    "tamper",
    [give_a_spoon, call_an_assistant, turn_pile_over, swap_pages, show_a_back],
    ids=lambda one: one.__name__,
)
def test_a_difference_is_found(tamper: Callable[[PiecesMatch], None]) -> None:
    both = Lockstep(3, options("confirmed"), "a-difference")
    tamper(both.match)
    with pytest.raises(Difference):
        both.play(GAME.lexicon.parse("turn a1"))


def test_the_reference_refuses_a_deal_that_cannot_be() -> None:
    deal = deal_of(GAME.new(3, options("confirmed"), "a-deal"))
    twice = {**deal.hands, "a": deal.hands["b"]}
    short = {**deal.hands, "a": deal.hands["a"][1:]}
    for wrong in (
        replace(deal, hands=twice),
        replace(deal, hands=short, pile=[deal.hands["a"][0], *deal.pile]),
        replace(deal, pages=deal.pages[1:]),
        replace(deal, removed="red"),
    ):
        with pytest.raises(BadDeal):
            Reference(facts(house_edition()), Options(3, "a2", confirmed=True), wrong)
