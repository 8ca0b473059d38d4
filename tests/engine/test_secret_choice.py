"""Several seats answer at once, unseen: what each may take back, and when nobody can any more."""

from __future__ import annotations

import pytest

from tests.games.toy import GAME
from tests.games.toy.match import CHOOSE, DRAW, KEEP, PILE_EMPTY, THROW, ToyMatch
from tests.games.toy.turn import ChooseCards
from tests.support import state
from toque.engine.match import IllegalMove
from toque.engine.obstacle import Obstacle
from toque.engine.record import read_record
from toque.engine.rng import Rng
from toque.engine.step import FreeMoves
from toque.engine.text import Value
from toque.engine.timeline import Timeline


def new(seats: int = 3, seed: str = "secret") -> Timeline[ToyMatch]:
    players = ["Ann", "Bob", "Cid", "Dora"][:seats]
    return Timeline(GAME, GAME.setup(seats), players, seed)


def choose(timeline: Timeline[ToyMatch], *seats: int) -> None:
    """Each of these seats chooses the first card of its hand."""
    for seat in seats:
        timeline.play(seat, CHOOSE + timeline.match.hands[seat][0])


def obstacle(timeline: Timeline[ToyMatch], seat: int) -> str | None:
    found = timeline.undo_obstacle(seat)
    return found.name if found is not None else None


def test_an_answer_is_taken_back_whatever_the_others_answered() -> None:
    timeline = new()
    choose(timeline, 0, 0, 1, 2, 1)
    hands = [hand[:] for hand in timeline.match.hands]
    timeline.undo(0)
    assert [len(hand) for hand in timeline.match.hands] == [3, 2, 3]
    assert timeline.match.hands[1:] == hands[1:]
    assert [move.seat for move in timeline.record.moves] == [0, 1, 2, 1]
    assert state(timeline.match) == state(read_record(timeline.record.write()).replay(GAME))
    timeline.undo(0)
    assert obstacle(timeline, 0) == "not-your-move"
    assert obstacle(timeline, 1) is None


def test_what_was_taken_back_can_be_played_again_although_others_answered_meanwhile() -> None:
    timeline = new()
    choose(timeline, 0, 0)
    chosen = timeline.match.chosen[0][:]
    timeline.undo(0)
    timeline.undo(0)
    choose(timeline, 1)
    timeline.redo(0)
    choose(timeline, 2)
    timeline.redo(0)
    assert timeline.match.chosen[0] == chosen
    with pytest.raises(IllegalMove):
        timeline.redo(0)


def test_in_a_later_round_too_nobody_makes_others_forget_what_they_took_back() -> None:
    timeline = new(3)
    choose(timeline, 0, 0, 1, 1, 2, 2)
    for seat in range(3):
        timeline.play(seat, DRAW)
    choose(timeline, 0)
    timeline.undo(0)
    choose(timeline, 1)
    timeline.redo(0)
    # Now the answer that opened the choice goes: what comes after it is played again.
    choose(timeline, 2)
    timeline.undo(2)
    timeline.undo(1)
    timeline.redo(2)
    timeline.redo(1)
    assert [len(cards) for cards in timeline.match.chosen] == [1, 1, 1]


def test_an_answer_of_ones_own_forgets_what_was_taken_back_for_this_seat_alone() -> None:
    timeline = new()
    choose(timeline, 0, 1)
    timeline.undo(0)
    timeline.undo(1)
    timeline.play(0, CHOOSE + timeline.match.hands[0][-1])
    with pytest.raises(IllegalMove):
        timeline.redo(0)
    timeline.redo(1)
    assert len(timeline.match.chosen[1]) == 1


def test_when_the_last_answer_is_in_nobody_takes_one_back() -> None:
    timeline = new()
    choose(timeline, 0, 0, 1, 1, 2)
    timeline.undo(2)
    timeline.redo(2)
    assert all(obstacle(timeline, seat) is None for seat in range(3))
    choose(timeline, 2)
    assert obstacle(timeline, 2) == "behind-fence"
    assert obstacle(timeline, 0) == "not-your-move"
    with pytest.raises(IllegalMove):
        timeline.redo(0)


def test_nobody_goes_back_behind_the_beginning_of_a_choice() -> None:
    """Or that it is no longer possible would tell that somebody has answered."""
    timeline = new(2)
    choose(timeline, 0, 0, 1, 1)
    timeline.play(0, DRAW)
    timeline.play(1, KEEP)
    assert timeline.match.round == 2
    assert obstacle(timeline, 1) == "behind-fence"
    choose(timeline, 0)
    assert obstacle(timeline, 1) == "not-your-move"
    choose(timeline, 1)
    timeline.undo(1)
    assert obstacle(timeline, 1) == "not-your-move"


def test_showing_a_card_of_ones_own_is_no_fence_but_drawing_is() -> None:
    timeline = new(2)
    choose(timeline, 0, 0, 1, 1)
    timeline.play(0, THROW + timeline.match.hands[0][0])
    assert obstacle(timeline, 0) is None
    timeline.play(0, DRAW)
    assert obstacle(timeline, 0) == "behind-fence"


class Exchange(FreeMoves[ToyMatch]):
    """A card of the hand for the next one of the pile."""

    def moves(self, match: ToyMatch, seat: int) -> list[int]:
        return [DRAW] if match.pile else []

    def obstacle(self, match: ToyMatch, seat: int, move: int) -> Obstacle | None:
        return None if match.pile else PILE_EMPTY

    def play(self, match: ToyMatch, seat: int, move: int) -> None:
        match.discards.append(match.hands[seat].pop(0))
        match.hands[seat].append(match.pile.pop())
        match.reveal()

    def describe(self, match: ToyMatch, seat: int, move: int) -> dict[str, Value]:
        return {}


EXCHANGE = Exchange(DRAW, DRAW + 1)


class ChooseOrExchange(ChooseCards):
    """A choice in which cards may be exchanged before one answers."""

    def free_moves(self, match: ToyMatch) -> FreeMoves[ToyMatch] | None:
        return EXCHANGE


def test_what_a_seat_learns_in_an_open_choice_is_a_fence_for_this_seat_alone() -> None:
    timeline = new()
    timeline.match.stack[-1] = ChooseOrExchange()
    choose(timeline, 0, 1)
    timeline.play(1, DRAW)
    drawn = timeline.match.hands[1][-1]
    assert timeline.fenced_alone
    choose(timeline, 2)
    assert not timeline.fenced_alone
    assert timeline.settled == 0
    assert [obstacle(timeline, seat) for seat in range(3)] == [None, "behind-fence", None]
    # The card is drawn once more when an earlier answer goes from under it, and is the same.
    timeline.undo(0)
    assert timeline.match.hands[1][-1] == drawn
    assert [obstacle(timeline, seat) for seat in range(3)] == [
        "not-your-move",
        "behind-fence",
        None,
    ]
    timeline.redo(0)
    choose(timeline, 1)
    assert obstacle(timeline, 1) is None
    timeline.undo(1)
    assert obstacle(timeline, 1) == "behind-fence"


def test_a_fence_of_all_follows_where_a_free_move_leaves_nobody_a_choice() -> None:
    """The last answers play themselves, and everything is shown."""
    timeline = new(2)
    timeline.match.stack[-1] = ChooseOrExchange()
    choose(timeline, 0, 0, 1)
    match = timeline.match
    match.discards += match.pile[1:] + match.hands[1][1:]
    match.hands[1], match.pile = match.hands[1][:1], match.pile[:1]
    timeline.play(1, DRAW)
    assert not timeline.in_secret_choice
    assert not timeline.fenced_alone
    assert obstacle(timeline, 0) == "not-your-move"
    assert obstacle(timeline, 1) == "behind-fence"


def test_free_moves_leave_the_question_open() -> None:
    timeline = new(2)
    choose(timeline, 0, 0, 1, 1)
    match = timeline.match
    held = match.hands[0][:]
    assert set(match.moves(0)) == {DRAW, KEEP, *(THROW + card for card in held)}
    timeline.play(0, THROW + held[0])
    assert match.deciders() == (0,)
    refused = match.explain(0, THROW + held[0])
    assert refused is not None
    assert refused.key == "obstacle-not-yours"
    assert refused.args == {"card": str(held[0] + 1)}
    assert match.label(0, THROW + held[1]).args == {"card": str(held[1] + 1)}
    refused = match.explain(0, CHOOSE + held[1])
    assert refused is not None
    assert refused.key == "obstacle-not-now"


def test_a_seat_with_a_free_move_is_asked_although_there_is_one_answer() -> None:
    match = GAME.new(2, seed="free")
    match.pile = []
    for seat in (0, 0, 1, 1):
        match.play(seat, match.moves(seat)[0])
    assert match.deciders() == (0,)
    for card in match.hands[0][:]:
        match.play(0, THROW + card)
    assert match.deciders() == (1,)


def test_the_only_answer_of_a_seat_plays_itself_also_when_it_is_the_last() -> None:
    match = GAME.new(2, seed="forced")
    match.discards += match.hands[1][2:]
    del match.hands[1][2:]
    match.discards.append(match.hands[0].pop())
    match.play(0, match.moves(0)[0])
    match.play(0, match.moves(0)[0])
    assert match.deciders() == (1,)
    match.play(1, match.moves(1)[0])
    assert match.deciders() == (0,)
    assert sum(match.points) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_answers_in_any_order_taken_back_and_redone_are_the_record_that_is_left(seats: int) -> None:
    taken_back = 0
    for number in range(30):
        rng = Rng(f"orders-{seats}-{number}")
        timeline = new(seats, f"orders-{number}")
        while not timeline.match.over:
            deciders = timeline.match.deciders()
            seat = deciders[rng.below(len(deciders))]
            timeline.play(seat, rng.choice(timeline.match.moves(seat)))
            other = rng.below(seats)
            if rng.below(2) and timeline.undo_obstacle(other) is None:
                timeline.undo(other)
                taken_back += 1
                again = read_record(timeline.record.write()).replay(GAME)
                assert state(timeline.match) == state(again)
                if rng.below(2):
                    reveals = timeline.match.reveals
                    timeline.redo(other)
                    again = read_record(timeline.record.write()).replay(GAME)
                    assert state(timeline.match) == state(again)
                    assert timeline.match.reveals == reveals
    assert taken_back > 50
