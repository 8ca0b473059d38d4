"""The reference's sums: against the rulebook's examples and against trying everything."""

from __future__ import annotations

import random
from itertools import chain, combinations, product

import pytest

from tests.games.rococo.reference_facts import (
    COLOURS,
    FIREWORKS,
    JEWELLER,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    STATUE,
    Decoration,
    Holdings,
    Space,
)
from tests.games.rococo.reference_rules import (
    balcony_points,
    condition_met,
    conversions,
    crown_points,
    du_barry_decoration,
    du_barry_employee,
    du_barry_garment,
    du_barry_jewel,
    du_barry_space,
    festivity_points,
    fireworks_majority,
    fund_price,
    hire_price,
    income,
    majority,
    payments,
    plain_gain,
    possible_places,
    reduced_needs,
    refill_row,
    silk_points,
    statue_points,
    tasks_of_acquiring,
    tasks_of_funding,
    tasks_of_tailoring,
    tile_price,
    trial_fulfilled,
)
from tests.games.rococo.reference_sample import bales, tiles
from tests.games.rococo.reference_script import FACTS

TILES = tiles()


def test_prices_fall_with_what_is_left() -> None:
    assert [tile_price(number) for number in (4, 3, 2, 1)] == [2, 2, 1, 0]
    assert [hire_price(number) for number in (4, 3, 2, 1)] == [5, 3, 1, 0]


def test_a_discount_gives_nothing_back() -> None:
    assert fund_price(7, 5) == 2
    assert fund_price(7, 10) == 0


# Paying


def test_mikes_blue_dress_loses_a_green_bale() -> None:
    rack = ["bb", "bg", "p"]
    assert payments([bales("bbb")], rack, TILES) == {("bb", "bg")}


def test_a_superfluous_tile_is_never_paid() -> None:
    assert payments([bales("bb")], ["b", "bb", "bg"], TILES) == {("b", "bg"), ("bb",)}


def test_nothing_needed_is_paid_with_nothing() -> None:
    assert payments([{}], ["b", "p"], TILES) == {()}


def test_one_blue_or_pink_bale_less() -> None:
    needs = reduced_needs(bales("bp"), "B21")
    assert payments(needs, ["b", "p", "bp"], TILES) == {("b",), ("p",), ("bp",)}
    assert reduced_needs(bales("gg"), "B21") == [{"blue": 0, "pink": 0, "green": 2, "orange": 0}]


@pytest.mark.parametrize(("need", "left"), [("g", 0), ("gg", 0), ("gggb", 1)])
def test_up_to_two_green_bales_less(need: str, left: int) -> None:
    (reduced,) = reduced_needs(bales(need), "B41")
    assert reduced["green"] == left
    assert reduced["blue"] == need.count("b")


def test_payments_against_all_subsets() -> None:
    rng = random.Random(1)
    for _ in range(300):
        rack = sorted(rng.choice(sorted(TILES)) for _ in range(rng.randrange(7)))
        letters = "".join(rng.choice("bpgo") for _ in range(rng.randrange(1, 5)))
        needs = reduced_needs(bales(letters), rng.choice(["", "B21", "B41"]))

        def pays(names: tuple[str, ...], needs: list[dict[str, int]] = needs) -> bool:
            return any(
                all(sum(TILES[one].bales.get(c, 0) for one in names) >= need[c] for c in COLOURS)
                for need in needs
            )

        def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
            sizes = range(len(names))
            return list(chain.from_iterable(combinations(names, size) for size in sizes))

        everything = [*subsets(tuple(rack)), tuple(rack)]
        minimal = {
            names
            for names in everything
            if pays(names) and not any(pays(fewer) for fewer in subsets(names))
        }
        assert payments(needs, rack, TILES) == minimal


def test_slash_and_plus_on_a_tile() -> None:
    assert conversions(TILES["pp"]) == {(1, 0), (0, 1)}
    assert conversions(TILES["b"]) == {(1, 1)}


# Places


def test_master_spaces_are_for_garments_of_masters() -> None:
    spaces = {(1, 0): Space(False), (1, 1): Space(True), (2, 0): Space(False)}
    assert possible_places(spaces, {(2, 0)}, "master") == {(1, 0), (1, 1)}
    assert possible_places(spaces, {(2, 0)}, "journeyman") == {(1, 0)}


def test_the_workshop_clears_two_windows_not_two_tiles() -> None:
    supply = iter("xyz")
    row = ["a", None, "b", "c", None]
    assert refill_row(row, 2, lambda place: next(supply)) == (["z", "y", "x", "a", "b"], ["c"])


def test_a_row_that_runs_short_stays_open_at_the_left() -> None:
    supply = ["x"]
    new = refill_row(["a", None, None], 0, lambda place: supply.pop() if supply else None)
    assert new == ([None, "x", "a"], [])


# Trials


def test_a_blue_and_green_tile_fits_two_tasks() -> None:
    assert tasks_of_acquiring("apprentice", TILES["bg"], True) == (1, 2)
    assert tasks_of_acquiring("apprentice", TILES["pp"], True) == (1,)
    assert tasks_of_acquiring("apprentice", TILES["o"], True) == (2,)
    assert tasks_of_acquiring("apprentice", TILES["bg"], False) == (3,)
    assert tasks_of_acquiring("journeyman", TILES["bg"], True) == ()


def test_tasks_by_the_rank_that_does_it() -> None:
    assert tasks_of_funding("apprentice") == (4,)
    assert tasks_of_funding("master") == ()
    assert tasks_of_tailoring("journeyman", "green") == (1,)
    assert tasks_of_tailoring("journeyman", "orange") == (2,)
    assert tasks_of_tailoring("master", "blue") == (3,)
    assert tasks_of_tailoring("apprentice", "blue") == ()


def test_a_trial_needs_all_of_its_tasks() -> None:
    assert trial_fulfilled("journeyman", {1, 2, 3, 4})
    assert not trial_fulfilled("journeyman", {1, 2, 3})
    assert trial_fulfilled("master", {1, 2, 3})


# Income and bonuses


def test_income_of_george_eve_and_mike() -> None:
    george = Holdings(colours={"blue": 2}, decorations={STATUE: 2})
    eve = Holdings(colours={"blue": 1, "pink": 2}, decorations={KITCHEN_RIGHT: 1})
    mike = Holdings(
        colours={"green": 1}, decorations={KITCHEN_LEFT: 1, KITCHEN_RIGHT: 1, FIREWORKS: 1}
    )
    assert [income(one, False) for one in (george, eve, mike)] == [5, 8, 9]


def test_jewels_bring_income_with_the_jewelry_box() -> None:
    assert income(Holdings(jewels={"blue": 2, "orange": 1}), True) == 8


RICH = Holdings(
    livres=20,
    thread=3,
    lace=2,
    ranks={"master": 3, "journeyman": 2, "apprentice": 3},
    colours={"blue": 3, "green": 2, "pink": 4, "orange": 1},
    halls={1: 5, 2: 5},
    on_master_spaces=5,
    decorations={STATUE: 2, FIREWORKS: 3},
    present=frozenset({1, 2, 4}),
    jewels={"blue": 2, "green": 3, "pink": 1, "orange": 1},
)


@pytest.mark.parametrize(
    ("bonus", "livres", "points"),
    [
        *(("B4", 2, 0), ("B10", 1, 0), ("B20", 7, 0), ("B23", 0, 2), ("B30", 5, 0)),
        *(("B31", 0, 3), ("B33", 6, 0), ("B40", 3, 0), ("B42", 8, 1), ("B50", 10, 0)),
        *(("B51", 0, 2), ("B52", 0, 5), ("J92", 3, 0), ("J93", 2, 0), ("J94", 6, 0)),
        *(("J97", 9, 0), ("J98", 0, 2), ("J101", 0, 2), ("J102", 6, 0), ("J103", 9, 0)),
        *(("J104", 0, 0), ("J80", 0, 3)),
    ],
)
def test_bonuses_without_a_choice(bonus: str, livres: int, points: int) -> None:
    assert plain_gain(bonus, RICH) == (livres, points)


@pytest.mark.parametrize(
    ("bonus", "by_size"),
    [
        ("B33", {4: 0, 5: 2, 6: 2, 7: 6, 8: 6, 9: 10, 10: 10, 11: 14, 12: 14}),
        ("B40", {4: 0, 5: 1, 6: 1, 7: 3, 8: 3, 9: 5, 10: 5, 11: 7, 12: 7}),
        ("J93", {4: 6, 5: 5, 6: 4, 7: 2, 12: 2}),
    ],
)
def test_bonuses_by_staff(bonus: str, by_size: dict[int, int]) -> None:
    for size, livres in by_size.items():
        assert plain_gain(bonus, Holdings(ranks={"master": size})) == (livres, 0)


def test_neither_green_nor_orange() -> None:
    assert plain_gain("J104", Holdings(colours={"blue": 1})) == (9, 0)
    assert plain_gain("J104", Holdings(colours={"green": 1})) == (5, 0)
    assert plain_gain("J104", Holdings(colours={"orange": 1})) == (4, 0)


@pytest.mark.parametrize(
    ("bonus", "points"),
    [
        *(("B62", 5), ("B63", 6), ("B64", 6), ("B65", 10)),
        *(("J105", 6), ("J106", 6), ("J107", 5), ("J108", 3)),
    ],
)
def test_crowns(bonus: str, points: int) -> None:
    assert crown_points(bonus, RICH) == points


def test_the_crown_by_staff() -> None:
    expected = {4: 0, 5: 2, 6: 2, 7: 5, 8: 5, 9: 8, 10: 8, 11: 11, 15: 11}
    for size, points in expected.items():
        assert crown_points("B62", Holdings(ranks={"apprentice": size})) == points


@pytest.mark.parametrize(
    ("condition", "enough", "short"),
    [
        (
            "J80",
            Holdings(colours={"pink": 2, "orange": 1}),
            Holdings(colours={"pink": 2, "blue": 1}),
        ),
        (
            "J81",
            Holdings(colours={"blue": 1, "green": 2}),
            Holdings(colours={"blue": 2, "pink": 1}),
        ),
        ("J82", Holdings(on_master_spaces=3), Holdings(on_master_spaces=2)),
        ("J83", Holdings(livres=30), Holdings(livres=29)),
        ("J84", Holdings(jewels={"blue": 3}), Holdings(jewels={"blue": 1, "pink": 1})),
        (
            "J85",
            Holdings(decorations={KITCHEN_LEFT: 1, STATUE: 1, JEWELLER: 1}),
            Holdings(decorations={KITCHEN_LEFT: 1, KITCHEN_RIGHT: 1, STATUE: 2}),
        ),
        ("J86", Holdings(tiles=4, lace=2, thread=2), Holdings(tiles=4, lace=3, thread=1)),
        ("J87", Holdings(points=5), Holdings(points=4)),
        ("J88", Holdings(master_trials=1), Holdings()),
        (
            "J89",
            Holdings(present=frozenset({1, 2, 3, 4, 5})),
            Holdings(present=frozenset({1, 2, 3, 4})),
        ),
    ],
)
def test_conditions(condition: str, enough: Holdings, short: Holdings) -> None:
    assert condition_met(condition, enough)
    assert not condition_met(condition, short)


def test_silk_for_points_counts_all_tiles_together() -> None:
    assert silk_points([TILES["b"], TILES["p"], TILES["g"], TILES["po"]]) == 3
    assert silk_points([TILES["b"]]) == 0


@pytest.mark.parametrize(("bonus", "points"), [("X13", 10), ("X14", 5), ("X15", 3), ("X16", 4)])
def test_festivity(bonus: str, points: int) -> None:
    assert festivity_points(bonus, RICH) == points


# Final scoring


@pytest.mark.parametrize(
    ("garments", "masters", "musician", "points"),
    [
        ({0: 3, 1: 2, 2: 2}, {}, None, {0: 8, 1: 4, 2: 4}),
        ({0: 2, 1: 2, 2: 1}, {}, None, {0: 8, 1: 8}),
        ({0: 2, 1: 2, 2: 1}, {1: 1}, None, {1: 8, 0: 4}),
        ({0: 2, 1: 2, 2: 1}, {0: 1, 1: 1}, 1, {1: 8, 0: 4}),
        ({0: 2, 1: 2, 2: 1}, {0: 1}, 1, {0: 8, 1: 4}),
        ({0: 3, 1: 1, 2: 1}, {2: 1}, 1, {0: 8, 2: 4}),
        ({0: 1, 1: 0, 2: 0}, {}, 1, {0: 8}),
        ({0: 0, 1: 0, 2: 0}, {}, 1, {}),
    ],
)
def test_hall(
    garments: dict[int, int],
    masters: dict[int, int],
    musician: int | None,
    points: dict[int, int],
) -> None:
    assert majority(garments, masters, musician, 8, 4, players=3) == points


def test_two_players_have_no_second_place() -> None:
    assert majority({0: 3, 1: 2}, {}, None, 8, 4, players=2) == {0: 8}
    assert majority({0: 2, 1: 2}, {}, None, 8, 4, players=2) == {0: 8, 1: 8}
    assert fireworks_majority({0: [(8, 0)], 1: [(11, 1)]}, 6, 2, players=2) == {1: 6}


def test_fireworks_ties_go_to_the_dearest() -> None:
    own = {0: [(8, 0), (17, 3)], 1: [(11, 1), (14, 2)], 2: []}
    assert fireworks_majority(own, 7, 3, players=3) == {0: 7, 1: 3}
    assert fireworks_majority({0: [(8, 0)], 1: [], 2: []}, 7, 3, players=3) == {0: 7}


def test_the_balcony_takes_the_best_to_the_highest_factor() -> None:
    assert balcony_points([2, 4, 3], [2, 3]) == (4 * 3 + 3 * 2, 2)
    assert balcony_points([4], [2, 3]) == (12, 0)
    assert balcony_points([], [2, 3]) == (0, 0)
    assert balcony_points([3, 0], []) == (0, 3)


def test_mikes_statues() -> None:
    assert statue_points({"blue": 2, "green": 3, "pink": 1, "orange": 1}, 2) == 12


def test_statues_against_every_way_to_form_sets() -> None:
    def best(counts: tuple[int, ...], statues: int) -> int:
        if not statues:
            return 0
        sets = [one for one in product((0, 1), repeat=4) if all(map(int.__le__, one, counts))]
        return max(
            2 * sum(one) + best(tuple(map(int.__sub__, counts, one)), statues - 1) for one in sets
        )

    for counts in product(range(4), repeat=4):
        named = dict(zip(COLOURS, counts, strict=True))
        for statues in range(3):
            assert statue_points(named, statues) == best(counts, statues)


# Madame du Barry


def test_her_space_is_a_master_space_then_the_best_reward() -> None:
    spaces = {
        (1, 0): Space(False, "tile"),
        (1, 1): Space(True, "livres", 2),
        (1, 2): Space(True, "lace"),
        (1, 3): Space(True, "thread"),
        (1, 4): Space(False, "livres", 5),
        (1, 5): Space(False, "livres", 6),
        (1, 6): Space(False),
        (2, 0): Space(True, "tile"),
    }
    order: list[tuple[int, int]] = []
    while (place := du_barry_space(spaces, order, 1)) is not None:
        order.append(place)
    assert [at for _, at in order] == [2, 3, 1, 0, 5, 4, 6]


def test_her_garment_is_counted_without_empty_windows() -> None:
    windows = ["a", None, "b", None, "c", None]
    prices = (8, 6, 4, 2, 1, 0)
    assert du_barry_garment(windows, prices, 2, "right") == 2
    assert du_barry_garment(windows, prices, 1, "left") == 0
    assert du_barry_garment(["a", None], (3, 1), 2, "right") == 0
    assert du_barry_garment([None, None], (3, 1), 1, "left") is None


def test_her_employee_is_counted_without_empty_spaces() -> None:
    def no_crown(card: str) -> None:
        return None

    assert du_barry_employee(["a", None, "b", "c"], 2, "left", no_crown) == 2
    assert du_barry_employee([None, None, "b", None], 2, "left", no_crown) == 2
    assert du_barry_employee([None] * 4, 1, "left", no_crown) is None


def test_a_crown_card_comes_before_what_is_counted() -> None:
    worth = {"b": (0, 2), "c": (0, 5), "d": (0, 5)}
    assert du_barry_employee(["a", "b", "c", "d"], 1, "left", worth.get) == 2
    assert du_barry_employee(["a", "b", "c", "d"], 1, "right", worth.get) == 3


def test_her_jewel() -> None:
    row = ["blue", "green", "pink", "blue"]
    prices = (6, 1, 1, 2)
    assert du_barry_jewel(row, prices, "blue", "same") == 3
    assert du_barry_jewel(row, prices, "blue", "fitting") == 1
    assert du_barry_jewel(row, prices, "orange", "fitting") == 2
    assert du_barry_jewel(row, prices, "orange", "same") is None
    assert du_barry_jewel(row, prices, "blue", "none") is None
    assert du_barry_jewel(row, prices, "blue", "any") == 2


def test_her_decoration_is_the_cheapest_and_the_jeweller_comes_first() -> None:
    decorations = FACTS.boards["1-3"].decorations
    assert du_barry_decoration(decorations, {}, 1, STATUE, False) == "statue 0"
    assert du_barry_decoration(decorations, {}, 1, STATUE, True) == "jeweller 0"
    jeweller = {"jeweller 2": 1}
    assert du_barry_decoration(decorations, jeweller, 1, STATUE, True) == "statue 0"
    both_kitchens = {"kitchen left 0": 1, "kitchen right 0": 1}
    assert du_barry_decoration(decorations, both_kitchens, 1, "kitchen", False) is None
    one_kitchen = {"kitchen left 0": 1}
    assert du_barry_decoration(decorations, one_kitchen, 1, "kitchen", False) == "kitchen right 0"


def test_of_equal_kitchens_she_takes_the_left() -> None:
    decorations = {
        "right": Decoration(KITCHEN_RIGHT, 5, 0),
        "left": Decoration(KITCHEN_LEFT, 5, 0),
    }
    assert du_barry_decoration(decorations, {}, 1, "kitchen", False) == "left"
