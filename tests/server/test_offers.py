"""What an offered move says about itself: whether it reveals something, told without any leak."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.test_state import START, move, new_table
from toque.engine.rng import Rng
from toque.server import outgoing
from toque.server.state import TableState

PEOPLE = ("ann", "bob", "cid")


def fresh(mode: str, seed: str = "state") -> TableState:
    table = new_table("ann", "bob", options={"mode": mode})
    return TableState(msgspec.structs.replace(table, seed=seed))


def offers(state: TableState) -> dict[str, bool | None]:
    decision = outgoing.decision(state, state.match.deciders()[0])
    assert decision is not None
    return {offer.move.text: offer.reveals for offer in decision.moves}


def test_turning_a_card_reveals_it_once() -> None:
    state = fresh("apprentice")
    assert offers(state)["turn b1"]
    move(state, "ann", "turn b1")
    assert not offers(state)["turn b1"], "everybody has seen both faces now"


def test_placing_from_the_own_hand_reveals_nothing_but_the_refill_does() -> None:
    state = fresh("apprentice", seed="a-first-layer")
    assert not offers(state)["end"], "nothing is drawn, no page is turned"
    own = [text for text in offers(state) if text.startswith("place a")]
    assert own
    assert not any(offers(state)[text] for text in own)
    move(state, "ann", own[0])
    assert offers(state)["end"]


def test_a_new_page_of_the_booklet_reveals() -> None:
    assert offers(fresh("confirmed"))["end"]


@pytest.mark.parametrize("mode", ["apprentice", "confirmed"])
def test_what_is_foretold_comes_true_and_depends_on_nothing_hidden(mode: str) -> None:
    """The truth is tried beside it; and in a world dealt again from what the seat knows, the seat is
    told the same."""
    state = TableState(new_table(*PEOPLE, options={"mode": mode}))
    rng = Rng("foretold")
    while not state.over:
        seat = state.match.deciders()[0]
        moves = state.match.moves(seat)
        foretold = outgoing.foretold(state, seat, moves)
        assert foretold is not None
        for one in moves:
            trial = state.match.clone()
            trial.apply(seat, one)
            reveals = trial.reveals != state.match.reveals
            assert (one in foretold.revealing) == reveals
            assert (one in foretold.passing) == (not reveals and seat not in trial.deciders())
        named = [state.timeline.game.lexicon.notation(rng.choice(moves))]
        bills = outgoing.bills_of(state, seat, named)
        assert [one.move for one in bills] == named
        truth = state.timeline.match
        state.timeline.match = truth.imagine(seat, rng)
        assert outgoing.foretold(state, seat, moves) == foretold
        assert outgoing.bills_of(state, seat, named) == bills
        state.timeline.match = truth
        notation = state.timeline.game.lexicon.notation(rng.choice(moves))
        state.apply(state.move_row(seat, notation, START, PEOPLE[seat]))


def test_where_there_are_very_many_moves_none_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "MOST_TRIED", 3)
    assert not any(offers(fresh("confirmed")).values())


def test_where_there_are_too_many_moves_to_try_nothing_is_claimed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outgoing, "MOST_TRIED", 3)
    assert set(offers(fresh("apprentice")).values()) == {None}


def test_reasons_are_for_what_is_asked_and_for_what_is_named() -> None:
    table = new_table("ann", "bob", options={})
    state = TableState(msgspec.structs.replace(table, game="gateau", options={}))
    seat = state.match.deciders()[0]
    size = state.timeline.game.lexicon.size
    asked = outgoing.reasons(state, seat, [])
    assert len(asked) + len(state.match.moves(seat)) < size / 4
    assert "obstacle-not-now" not in {reason.text.key for reason in asked}
    (named,) = outgoing.reasons(state, seat, ["award cake top"])
    assert named.text.key == "obstacle-not-now"
