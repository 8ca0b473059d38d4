"""The assistant: a spoon or a cake more, and how to get them back."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table


def busy(unfinished: int = 3) -> Table:
    table = Table().hand("a", "ivory-chocolate-1", "ivory-chocolate-2")
    for kind in ("red-cream", "green-cream", "blue-cream", "orange-cream")[:unfinished]:
        table.cake("a", kind, 1)
    return table


def test_he_gives_a_fourth_spoon_once() -> None:
    table = Table().play("a spoon")
    assert table.match.spoons == 4
    assert not table.has_assistant("a")
    assert table.obstacle("a spoon") == "no-assistant"


def test_he_can_help_when_all_spoons_are_spent() -> None:
    table = Table().spoons(0).hand("a", "red-cream-1").play("a spoon", "a place a1")
    assert table.height("a", "red-cream") == 1
    assert table.match.spoons == 0


@pytest.mark.parametrize("unfinished", [3, 4])
def test_his_whisk_starts_a_cake_beyond_the_limit_with_its_first_layer(unfinished: int) -> None:
    table = busy(unfinished)
    assert table.obstacle("a place a1") == "too-many-cakes"

    table.play("a whisk a1")

    assert table.height("a", "ivory-chocolate") == 1
    assert table.match.spoons == 3
    assert not table.has_assistant("a")


@pytest.mark.parametrize("unfinished", [0, 1, 2])
def test_his_whisk_starts_a_cake_below_the_limit_too(unfinished: int) -> None:
    table = busy(unfinished).play("a whisk a1")
    assert table.height("a", "ivory-chocolate") == 1
    assert table.match.spoons == 3


def test_his_whisk_needs_no_spoon() -> None:
    table = busy().spoons(0).play("a whisk a1")
    assert table.height("a", "ivory-chocolate") == 1


def test_the_cake_that_he_started_grows_like_any_other() -> None:
    table = busy().play("a whisk a1", "a place a2")
    assert table.height("a", "ivory-chocolate") == 2
    assert table.match.spoons == 1


@pytest.mark.parametrize("layer", [2, 3])
def test_his_whisk_lays_first_layers_only(layer: int) -> None:
    table = Table().cake("a", "red-cream", layer - 1).hand("a", f"red-cream-{layer}")
    assert table.obstacle("a whisk a1") == "not-a-base"
    assert table.allows("a place a1")


def test_his_whisk_takes_from_any_hand() -> None:
    table = Table().shows("c", "red-cream-1").play("a whisk c1")
    assert table.height("a", "red-cream") == 1
    assert table.hand_sizes() == [4, 4, 3]


def test_he_is_either_a_spoon_or_a_whisk() -> None:
    assert busy().play("a spoon").obstacle("a whisk a1") == "no-assistant"
    assert busy().play("a whisk a1").obstacle("a spoon") == "no-assistant"


@pytest.mark.parametrize("spoons", [0, 1, 2, 3, 4])
def test_calling_him_back_costs_two_spoons(spoons: int) -> None:
    table = Table().assistant("a", here=False).spoons(spoons)
    assert table.allows("a recall") == (spoons >= 2)
    if spoons >= 3:
        table.play("a recall")
        assert table.match.spoons == spoons - 2
        assert table.has_assistant("a")


def test_there_is_only_one_of_him() -> None:
    assert Table().obstacle("a recall") == "assistant-is-here"
    table = Table().assistant("a", here=False).spoons(4).play("a recall")
    assert table.match.spoons == 2
    assert table.obstacle("a recall") == "assistant-is-here"


def test_he_does_not_help_in_the_turn_in_which_he_was_called_back() -> None:
    table = Table().assistant("a", here=False).hand("a", "red-cream-1").play("a recall")
    assert table.obstacle("a spoon") == "just-recalled"
    assert table.obstacle("a whisk a1") == "just-recalled"


def test_he_helps_from_the_next_turn_on() -> None:
    table = Table().assistant("a", here=False).hand("a", "red-cream-1").play("a recall", "a end")
    assert table.allows("b spoon")  # what one player did binds no other
    table.play("b end", "c end")
    assert table.allows("a whisk a1")
    table.play("a spoon")
    assert table.match.spoons == 4


def test_he_may_be_used_and_then_called_back_in_one_turn() -> None:
    table = Table().play("a spoon", "a recall")
    assert table.match.spoons == 2
    assert table.has_assistant("a")
    assert table.obstacle("a spoon") == "just-recalled"


def test_he_may_be_called_back_again_and_again() -> None:
    table = Table()
    for _ in range(3):
        table.play("a spoon", "a recall", "a end", "b end", "c end")
        assert table.match.spoons == 3
        assert table.has_assistant("a")


def test_his_spoon_does_not_travel_to_the_next_player() -> None:
    table = Table().play("a spoon", "a end")
    assert table.match.spoons == 3
    assert table.told("turn-ended")[-1]["unused"] == 4


def test_confirmed_chefs_call_him_before_they_can_use_him() -> None:
    table = Table(mode="confirmed")
    assert table.obstacle("a spoon") == "no-assistant"
    table.play("a recall", "a end", "b end", "c end")
    assert table.allows("a spoon")
