"""A second opinion of Rococo Deluxe: a plain, slow reference of its rules, apart from the engine.

`Reference` holds the whole true state as plain data (`position`), asks one decision at a time, and
is told every chance (`reference_position.py` lists them). It imports nothing of the engine. The
parts of the rules that do not depend on how a turn is cut into questions are pure functions in
`reference_rules.py`; `reference_facts.py` says what it needs to know of an edition.

The moves, in the order of a turn. Places count from 0, halls from 1; cards, tiles, garments and
decorations go by their names in `Facts`. A question with a single answer is asked too;
`play_forced` answers those.

Phase 2, all seats at once:
    ("choose", cards)             the missing cards of the hand, a sorted tuple; until the last seat has
                                  answered, a seat may answer again

The turn:
    ("play", card)
    ("action", name)              favour, acquire, tailor, hire, delegate, fund, journeyman trial,
                                  master trial, none
    ("bonus",)  ("waive",)        of the card in play; also of one delegated by B11 or moved by J90

Resources:
    ("take", drawer, place)       bought, or free as the reward of a space or by X25
    ("keep",)                     as silk
    ("convert", thread, lace)     discarded for this much
    ("task", number)              which task of the trial is marked (1-4, 1-3); two only fit one tile

Tailoring:
    ("tailor", window)
    ("pay", tiles)                a sorted tuple of names; livres, thread and lace follow
    ("rent",)  ("sell",)
    ("no jewel",)  ("jewel", place)   bought; the second one also for X27
    ("place", hall, place)
    ("nobody",)  ("delegate", zone, card)   X24; zones are hand, reserve, discard, play

Staff:
    ("hire", place)  ("hire specialist",)
    ("promote", card)             out of the pile of a trial

Decorations:
    ("fund", decoration)

Bonuses:
    ("thread",)  ("lace",)        B2, B15
    ("delegate", zone, card)      B11, B22
    ("buy", points)               B43, B60; at least 1
    ("discard", tiles)            B53; a sorted tuple, at least one
    ("move", card)                J90
    ("copy", seat)                J91; only bonuses that would do something
    ("hall", hall)                J96, J100

At the end, only with `balcony_asked`, from the first player on, for each own fireworks:
    ("balcony", decoration, hall, place)  ("leave empty", decoration)

Madame du Barry's turns happen by themselves; `du_barry_turns` tells what she did and why.
"""

from __future__ import annotations

from dataclasses import asdict
from itertools import combinations

from tests.games.rococo.reference_du_barry import deal_her_hand, her_turn
from tests.games.rococo.reference_facts import Facts, Options
from tests.games.rococo.reference_position import Chance, Position, prepare_round, set_up
from tests.games.rococo.reference_rules import CARDS_A_ROUND, ROUNDS, income
from tests.games.rococo.reference_scoring import Source, final_scores, ranks, totals
from tests.games.rococo.reference_turn import Asking, Move, Question, admire_fireworks, turn

__all__ = ["Facts", "Move", "Options", "Question", "Reference", "Source"]


class Reference:
    """A match. Madame du Barry, if she plays, is the player after the last seat."""

    def __init__(self, facts: Facts, options: Options, seats: int, chance: Chance) -> None:
        self._open: Asking[None] | None = None
        self._question: Question | None = None
        self._before_turn: Position | None = None
        self._moves_of_turn: list[Move] = []
        self._chances_of_turn: list[str] = []
        self._chance = chance
        self.position = set_up(facts, options, seats, self._draw)
        self._go_on()

    def _draw(self, kind: tuple[str | int, ...], choices: tuple[str, ...]) -> str:
        chosen = self._chance(kind, choices)
        self._chances_of_turn.append(chosen)
        return chosen

    # Questions ---------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """Who must decide what; None when the match is over."""
        return self._question

    def legal(self, seat: int) -> frozenset[Move]:
        """The moves of a seat. In phase 2 a seat that has answered may do so again."""
        if self.position.phase == "choose":
            return frozenset(choices(self.position, seat))
        question = self._question
        return question.moves if question and seat in question.seats else frozenset()

    def apply(self, seat: int, move: Move) -> None:
        assert move in self.legal(seat), (
            f"{move} is not legal: {sorted(map(str, self.legal(seat)))}"
        )
        if self._open is None:
            self.position.answers[seat] = choices(self.position, seat)[move]
        else:
            self._moves_of_turn.append(move)
            try:
                self._question = self._open.send(move)
                return
            except StopIteration:
                self._open = None
        self._go_on()

    def play_forced(self) -> list[tuple[int, Move]]:
        """Answers all questions that have a single answer, and says what it answered."""
        answered = []
        while self._question is not None:
            single = [
                (seat, next(iter(self.legal(seat))))
                for seat in sorted(self._question.seats)
                if len(self.legal(seat)) == 1
            ]
            if not single:
                break
            self.apply(*single[0])
            answered.append(single[0])
        return answered

    def copy(self, chance: Chance) -> Reference:
        """The same match, to go on with apart from this one."""
        other = Reference.__new__(Reference)
        other._open = None
        other._question = self._question
        other._before_turn = None
        other._moves_of_turn = []
        other._chances_of_turn = []
        if self._open is None:
            other._chance = chance
            other._take_position(self.position)
            return other
        # A turn cannot be copied in its middle, but it can be played again from its beginning.
        assert self._before_turn is not None
        drawn = iter(list(self._chances_of_turn))
        other._chance = lambda kind, choices: next(drawn)
        other._take_position(self._before_turn)
        other._start_turn(self.position.next_player)
        for move in self._moves_of_turn:
            other.apply(self.position.next_player, move)
        other._chance = chance
        return other

    def _take_position(self, position: Position) -> None:
        self.position = position.copy(self._draw)

    # What everybody has ------------------------------------------------------------------------

    def owned(self) -> list[dict[str, object]]:
        """All that each player owns, Madame du Barry as the last."""
        at = self.position
        return [
            {
                **asdict(player),
                "guests": {
                    place: guest.garment
                    for place, guest in at.guests.items()
                    if guest.owner == player.number
                },
                "decorations": sorted(at.decorations_of(player.number)),
                "all_halls": [
                    place for place, owner in enumerate(at.all_halls) if owner == player.number
                ],
                "favour": at.favour == player.number,
                "present": sorted(at.holdings(player.number).present),
                "staff": sorted(player.staff()),
            }
            for player in at.players
        ]

    def income(self, seat: int) -> int:
        """[I1-I5, D15] What a player would get now."""
        if self.position.is_du_barry(seat):
            return 0
        return income(self.position.holdings(seat), self.position.options.jewelry_box)

    def final_scores(self) -> list[dict[Source, int]]:
        return final_scores(self.position)

    def totals(self) -> list[int]:
        return totals(self.position)

    def ranks(self) -> list[int]:
        return ranks(self.position)

    def du_barry_turns(self) -> list[list[tuple[str | int, ...]]]:
        return self.position.du_barry.turns if self.position.du_barry else []

    # The course of the match -------------------------------------------------------------------

    def _go_on(self) -> None:
        """All that asks nobody, up to the next question."""
        at = self.position
        self._question = None
        while at.phase != "over":
            player: int | None
            if at.phase == "prepare":
                prepare_round(at)
                begin_choosing(at)
            elif at.phase == "choose":
                waiting = frozenset(range(at.seats)) - at.answers.keys()
                if waiting:
                    moves = frozenset().union(*(choices(at, seat) for seat in waiting))
                    self._question = Question("cards", waiting, moves)
                    return
                end_choosing(at)
            elif at.phase == "actions":
                player = next_with_a_card(at)
                if player is None:
                    collect_income(at)
                    at.phase = "prepare" if at.round < ROUNDS else end_of_match(at)
                elif at.is_du_barry(player):
                    her_turn(at)
                    at.next_player = (player + 1) % len(at.players)
                else:
                    self._start_turn(player)
                    return
            else:
                player = next_at_the_balcony(at)
                if player is not None:
                    self._start_turn(player)
                    return
                at.phase = "over"

    def _start_turn(self, player: int) -> None:
        at = self.position
        at.next_player = player
        self._before_turn = at.copy(self._draw)
        self._moves_of_turn = []
        self._chances_of_turn = []
        self._open = self._turn(player)
        self._question = next(self._open)

    def _turn(self, player: int) -> Asking[None]:
        if self.position.phase == "balcony":
            yield from admire_fireworks(self.position, player)
        else:
            yield from turn(self.position, player)
        self.position.next_player = (player + 1) % len(self.position.players)


# Phase 2 -----------------------------------------------------------------------------------------


def begin_choosing(at: Position) -> None:
    """[K4-K6] What is left of a reserve that is too small is in hand at once."""
    at.phase = "choose"
    at.answers = {}
    for player in at.players[: at.seats]:
        if len(player.reserve) < CARDS_A_ROUND:
            player.hand, player.reserve = player.reserve, []
            at.turn_discard_over(player)


def choices(at: Position, seat: int) -> dict[Move, tuple[str, ...]]:
    """[K1-K3] The cards that bring a hand to three."""
    player = at.players[seat]
    missing = CARDS_A_ROUND - len(player.hand)
    return {("choose", cards): cards for cards in combinations(sorted(player.reserve), missing)}


def end_choosing(at: Position) -> None:
    """[K1, D11, T1]"""
    for player in at.players[: at.seats]:
        for card in at.answers[player.number]:
            player.reserve.remove(card)
            player.hand.append(card)
    if at.du_barry:
        deal_her_hand(at)
    at.phase = "actions"
    at.next_player = at.first_player


# Phases 3 and 4 ----------------------------------------------------------------------------------


def next_with_a_card(at: Position) -> int | None:
    """[T1, T2] From `next_player` on, clockwise."""
    for step in range(len(at.players)):
        player = (at.next_player + step) % len(at.players)
        if at.is_du_barry(player):
            cards = at.du_barry.hand if at.du_barry else []
        else:
            cards = at.players[player].hand
        if cards:
            return player
    return None


def collect_income(at: Position) -> None:
    """[I1-I6, D15]"""
    for player in at.players[: at.seats]:
        player.livres += income(at.holdings(player.number), at.options.jewelry_box)


# The end -----------------------------------------------------------------------------------------


def end_of_match(at: Position) -> str:
    """The phase after the last income."""
    return "balcony" if at.options.balcony_asked else "over"


def next_at_the_balcony(at: Position) -> int | None:
    """Who has fireworks and has not said yet what they move; Madame du Barry is not asked."""
    for step in range(len(at.players)):
        player = (at.first_player + step) % len(at.players)
        asked = player in at.admired or at.is_du_barry(player)
        if not asked and at.fireworks_of(player):
            return player
    return None
