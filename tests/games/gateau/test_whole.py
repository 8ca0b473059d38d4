"""Whole answers: all of a bowl onto the bench, and no to everything until the turn ends."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import Table
from toque.engine.foresight import ahead
from toque.engine.rng import Rng
from toque.engine.whole import refusals, suggestion
from toque.games.gateau import GAME
from toque.games.gateau.components import BOWL_NAMES, KINDS

NOTATION = GAME.lexicon.notation


def taking(bench: dict[str, str], tokens: str) -> Table:
    """Ann has chosen a bowl, and is asked where its tokens go."""
    table = Table().bench("ann", **bench).bowl("b2", tokens).pawn("ann", "right")
    table.play("ann go left take", "ann bowl b2")
    return table


def suggested(table: Table) -> list[str]:
    return [NOTATION(move) for move in suggestion(table.match, 0, Rng("whole"))]


@pytest.mark.parametrize(
    ("bench", "tokens", "fit"),
    [
        ({}, "cherry cherry candy", 3),
        ({"equal": "jelly"}, "cherry cherry candy candy", 4),
        ({"equal": "cherry cherry"}, "cherry cherry cherry", 3),
        # The first one has only one place, and lies there already.
        ({"equal": "jelly", "different": "cream candy dough jelly"}, "cherry cherry cherry", 1),
        ({"pair1": "jelly jelly", "pair2": "candy candy"}, "dough cherry super", 3),
    ],
)
def test_as_many_tokens_as_fit_are_put_on_the_bench(
    bench: dict[str, str], tokens: str, fit: int
) -> None:
    table = taking(bench, tokens)
    whole = suggested(table)
    assert len(whole) == fit
    for move in whole:
        table.play(f"ann {move}")
    assert table.match.stack[-1].name != "place"


@pytest.mark.parametrize(
    ("bench", "tokens", "whole"),
    [
        ({}, "cherry", ["put cherry pair-1"]),
        # Alone among the four alike, it would keep that zone from every other kind.
        ({"pair1": "candy"}, "cherry", ["put cherry different"]),
    ],
)
def test_tokens_are_put_where_they_leave_most_room(
    bench: dict[str, str], tokens: str, whole: list[str]
) -> None:
    assert suggested(taking(bench, tokens)) == whole


def test_what_was_put_by_hand_is_kept_and_the_rest_suggested_again() -> None:
    table = taking({}, "cherry cherry candy")
    table.play("ann put candy pair-1")
    assert len(suggested(table)) == 2


def test_other_questions_are_answered_as_they_are() -> None:
    assert suggested(Table()) == []


def test_no_more_declines_whatever_can_be_declined_until_the_turn_ends() -> None:
    table = Table().bench("ann", equal="cherry").gold("ann", 2).bowl("b2", "cherry")
    table.pawn("ann", "right").play("ann go left take", "ann bowl b2")
    found = [NOTATION(move) for move in refusals(table.match, 0, Rng("no"))]
    assert not found  # the first token must be taken
    table.play("ann put cherry")
    found = [NOTATION(move) for move in refusals(table.match, 0, Rng("no"))]
    assert len(found) > 1
    assert found[-1] == "end"
    assert set(found[:-1]) == {"done"}
    for move in found:
        table.play(f"ann {move}")
    assert table.match.player == 1


def test_a_look_ahead_shows_the_explosion_and_the_tokens_on_the_bench() -> None:
    table = Table().bowl("b2", "cherry cherry", shows="candy").pawn("ann", "right")
    table.play("ann go left take")
    bowl = GAME.lexicon.parse("bowl b2")
    found = ahead(table.match, 0, [bowl], Rng("ahead"))
    assert [NOTATION(move).split()[:2] for move in found.whole] == [["put", "cherry"]] * 2
    told = [event.kind for event in found.events]
    assert told[:3] == ["took", "took", "burst"]
    burst = found.events[2]
    assert burst.args["bowl"] == "b2"
    assert burst.args["kinds"]
    assert set(burst.args["kinds"]) <= set(KINDS)  # type: ignore[arg-type]
    assert table.match.bowls[BOWL_NAMES.index("b2")], "nothing has happened yet"
