"""The super side tile, the hand module, the advantage module, and both together."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import EDITION, Table
from toque.games.gateau.components import BASIC, Advantage, parse_effects
from toque.mechanics.pile import Pile

ADVANTAGES = EDITION.advantages


# The super side tile.


def test_the_super_tile_gives_a_super_ingredient_while_its_icon_is_visible() -> None:
    table = Table(side="super").pawn("ann", "left").slot("s1", "cherry")
    table.play(
        "ann go centre side", "ann tile south", "ann put super equal", "ann put cherry pair-1"
    )
    assert table.all_tokens("ann") == ["cherry", "super"]
    assert table.seat("ann").gold == 0


@pytest.mark.parametrize(("left", "idle"), [(1, "no"), (0, "yes")])
def test_without_super_ingredients_the_icon_is_of_use_as_far_as_another_fits(
    left: int, idle: str
) -> None:
    """Only a jelly has room on the bench, and gold is at its limit."""
    table = Table(side="super").pawn("ann", "left").gold("ann", 9)
    table.bench(
        "ann",
        equal="jelly jelly jelly",
        different="jelly cream cherry candy",
        pair1="candy candy",
        pair2="cherry cherry",
    )
    table.supply("super", 0).supply("jelly", left).play("ann go centre side")
    assert table.told("went")[0]["idle"] == idle
    assert table.all_tokens("ann").count("jelly") == 4 + left


def test_the_other_tiles_keep_their_gold() -> None:
    table = Table(side="super")
    assert [tile.icon for tile in table.view().tiles] == ["gold", "gold", "super"]
    assert [tile.icon for tile in Table().view().tiles] == ["gold"] * 3


def test_a_covered_icon_gives_no_super_ingredient() -> None:
    table = Table(side="super").pawn("ann", "left").slot("s2", "cherry")
    table.play("ann go centre side", "ann tile south", "ann put cherry equal")
    assert table.all_tokens("ann") == ["cherry"]


# Hands.


def test_hands_start_in_the_centre_and_may_share_a_place() -> None:
    table = Table(4, hand="yes")
    assert [seat.hand for seat in table.view().seats] == ["b2"] * 4


def test_a_hand_moves_one_or_two_steps_orthogonally_and_must_move() -> None:
    table = Table(hand="yes").spot("ann", "a1")
    for bowl in ("a1", "b1", "c1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "c4"):
        table.bowl(bowl, "cherry")
    table.play("ann go left take")
    assert table.obstacle("ann hand a1") == "spot-same"
    assert sorted(table.moves()) == ["hand a2", "hand a3", "hand b1", "hand b2", "hand c1"]
    assert table.obstacle("ann hand c2") == "spot-far"


def test_a_hand_takes_from_the_four_bowls_it_touches() -> None:
    table = Table(hand="yes").bowl("a1", "cherry").bowl("d3", "cherry").bowl("b2", "jelly")
    table.play("ann go left take", "ann hand a1")
    assert table.moves() == ["bowl a1", "bowl b2"]
    assert table.obstacle("ann bowl d3") == "bowl-far"


def test_a_place_from_which_nothing_can_be_taken_is_no_choice() -> None:
    table = Table(hand="yes").bowl("a1", "cherry").bowl("b2", "jelly")
    table.play("ann go left take")
    assert table.obstacle("ann hand b3") == "spot-useless"


@pytest.mark.parametrize(
    ("spot", "tiles"),
    [
        ("b2", []),
        ("b1", []),
        ("a1", ["west"]),
        ("c1", ["east"]),
        ("a2", ["west"]),
        ("c2", ["east"]),
        ("b3", ["south"]),
        ("a3", ["west", "south"]),
        ("c3", ["east", "south"]),
    ],
)
def test_a_hand_reaches_the_tiles_along_its_bowls(spot: str, tiles: list[str]) -> None:
    neighbour = {"b2": "b1", "b1": "b2"}.get(spot, "b2")
    table = Table(hand="yes").pawn("ann", "left").spot("ann", neighbour)
    table.play("ann go centre side")
    if not tiles:
        assert table.obstacle(f"ann hand {spot}") == "spot-useless"
    else:
        table.play(f"ann hand {spot}")
        if len(tiles) > 1:
            assert table.moves() == [f"tile {tile}" for tile in tiles]
            far = next(tile for tile in ("west", "east") if tile not in tiles)
            assert table.obstacle(f"ann tile {far}") == "tile-far"
        assert table.seat("ann").hand == spot


def test_tools_reach_every_bowl() -> None:
    table = Table(hand="yes").spot("ann", "a1").bowl("d3", "cherry").hand("ann", "whisk")
    table.play("ann tool whisk first")
    assert "bowl d3" in table.moves()


# Advantages.


TWO_GOLD = next(
    card
    for card in range(18)
    if ADVANTAGES[card].benefit == [(0, 2)] and ADVANTAGES[card].kinds not in ((0, 1), (2, 3))
)


def advantaged(right: int = TWO_GOLD, **benches: str) -> Table:
    """The four ingredients are dough, cherry, chocolate and cream; the benefit is two gold."""
    table = Table(advantage="yes")
    cards = [card for card in range(18) if card != right]
    left = next(card for card in cards if set(ADVANTAGES[card].kinds) == {0, 1})
    middle = next(card for card in cards if set(ADVANTAGES[card].kinds) == {2, 3})
    rest = [card for card in cards if card not in (left, middle, right)]
    table.match.benefits = Pile([*rest, left])
    table.match.middle = middle
    table.match.right = [right]
    return table.bench("ann", **benches).step("ann", "award").hand("ann", "brush")


def test_owning_all_four_ingredients_gains_the_benefit_and_spends_nothing() -> None:
    table = advantaged(different="dough cherry chocolate cream")
    table.play("ann done")
    assert table.seat("ann").gold == 2
    assert len(table.all_tokens("ann")) == 4
    shown = table.view().advantages
    assert shown is not None
    assert shown.middle.kinds == ["dough", "cherry"]
    assert shown.deck == 15


@pytest.mark.parametrize(
    ("equal", "different"),
    [
        ("", "dough cherry chocolate super"),
        ("", "dough cherry chocolate"),
        ("super", "dough cherry chocolate jelly"),
    ],
)
def test_super_ingredients_do_not_count_for_an_advantage(equal: str, different: str) -> None:
    table = advantaged(equal=equal, different=different)
    table.play("ann done")
    assert table.seat("ann").gold == 0


def test_stored_ingredients_and_chefs_do_not_count_for_an_advantage() -> None:
    table = advantaged(different="dough cherry chocolate jelly").stored("ann", "cream")
    table.chef("ann", "jelly", "swap").play("ann done")
    assert table.seat("ann").gold == 0


def test_one_advantage_a_turn() -> None:
    table = advantaged(
        different="dough cherry chocolate cream",
        pair1="jelly jelly",
        pair2="candy candy",
        equal="dough",
    )
    table.play("ann done")
    assert len(table.told("advantage-gained")) == 1
    assert table.match.advantaged


def test_the_advantage_is_looked_at_before_tidying() -> None:
    table = advantaged(different="dough cherry chocolate cream")
    table.play("ann done")
    assert table.told("advantage-gained")
    table.play("ann spend dough different", "ann end")


def test_the_main_board_is_filled_again_when_an_advantage_takes_a_card() -> None:
    table = advantaged(different="dough cherry chocolate cream", equal="jelly jelly jelly")
    match = table.row("i4", "sponge-roll").match
    cards = list(match.rules.advantage_cards)
    cards[match.right[-1]] = Advantage((0, 1), parse_effects("prepare"))
    match.rules.advantage_cards = cards
    table.play("ann done", "ann prepare i4 3", "ann done")
    assert table.step_name == "tidy"
    assert None not in table.on_board()
    assert len(table.told("advantage-gained")) == 1


def test_a_used_up_deck_is_made_from_the_right_pile_without_the_card_that_shows() -> None:
    table = advantaged(different="dough cherry chocolate cream")
    match = table.match
    match.right = [*match.benefits.below().lying(), *match.right]
    match.benefits = Pile([match.benefits.top()])
    table.play("ann done")
    assert match.benefits.left == 16
    assert len(match.right) == 1


@pytest.mark.parametrize("card", range(18))
def test_every_advantage_card_gives_its_benefit(card: int) -> None:
    table = advantaged(card, different="dough cherry chocolate cream").under("ann", "3", "flan")
    table.play("ann done")
    ((effect, amount),) = ADVANTAGES[card].benefit
    seat = table.seat("ann")
    if effect == 0:
        assert seat.gold == amount
    elif effect == 1:
        assert seat.fresh_count == amount
    elif effect == 11:
        assert table.lies_under("ann")[1] == "flan"
    else:
        assert table.step_name == {2: "place", 3: "place", 7: "store"}[effect]


def test_advantages_show_every_pair_of_types() -> None:
    pairs = {tuple(sorted(card.kinds)) for card in ADVANTAGES}
    assert len(pairs) == 15
    for kind in range(len(BASIC)):
        assert sum(kind in card.kinds for card in ADVANTAGES) == 6


def test_both_modules_go_together() -> None:
    table = Table(hand="yes", advantage="yes")
    view = table.view()
    assert view.advantages is not None
    assert view.seats[0].hand == "b2"
