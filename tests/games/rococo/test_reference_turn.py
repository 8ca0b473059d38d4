"""The reference's turn: actions, bonuses, trials and garments with a bonus of their own."""

from __future__ import annotations

import pytest

from tests.games.rococo.reference_position import Position
from tests.games.rococo.reference_rules import Place
from tests.games.rococo.reference_script import Script, fill_spaces, give_cards, position, stand

STAFF = "B1 B2 B4"
"""The rest of a staff that is just large enough."""


def with_card(card: str, rest: str = STAFF, seats: int = 3, **options: bool) -> Position:
    """Seat 0 holds one card; the rest of the staff is in the reserve."""
    at = position(seats, **options)
    give_cards(at, 0, card, rest)
    return at


def actions(at: Position) -> set[str]:
    (card,) = set(at.players[0].hand)
    return {str(move[1]) for move in Script(at).play(("play", card)).moves("main action")}


def space_with(at: Position, reward: str) -> Place:
    return next(place for place, space in at.spaces().items() if space.reward == reward)


# Main actions


@pytest.mark.parametrize(
    ("card", "can"),
    [
        ("B10", {"none", "favour", "acquire", "tailor", "hire", "fund"}),
        ("B13", {"none", "favour", "acquire", "tailor", "fund"}),
        ("B15", {"none", "acquire", "fund"}),
    ],
)
def test_what_each_rank_may_do(card: str, can: set[str]) -> None:
    at = with_card(card)
    at.windows = ["blue 2"]
    at.players[0].rack = ["bb"]
    assert actions(at) == can


def test_delegating_needs_a_fifth_employee() -> None:
    assert "delegate" not in actions(with_card("B15"))
    assert "delegate" in actions(with_card("B15", f"{STAFF} B1"))


def test_an_action_that_cannot_be_paid_is_not_offered() -> None:
    at = with_card("B10")
    at.players[0].livres = 0
    at.favour = 1
    assert actions(at) == {"none"}


def test_the_favour_is_taken_once_a_round() -> None:
    at = with_card("B10")
    Script(at).play(("play", "B10"), ("action", "favour"), ("waive",)).finish()
    assert (at.favour, at.players[0].livres) == (0, 20)
    give_cards(at, 0, "B10", STAFF)
    assert "favour" not in actions(at)


def test_mikes_pink_silk() -> None:
    at = with_card("B15")
    at.drawers[1] = ["b", "pp", "g"]
    script = Script(at).play(("play", "B15"), ("action", "acquire"), ("take", 1, 1))
    assert script.moves("keep or convert") == {("keep",), ("convert", 1, 0), ("convert", 0, 1)}
    script.play(("keep",), ("waive",)).finish()
    assert at.players[0].rack == ["pp"]
    assert at.players[0].livres == 13
    assert at.drawers[1] == ["b", None, "g"]
    assert at.players[0].discard == ["B15"]


def test_a_converted_tile_is_discarded() -> None:
    at = with_card("B15")
    at.drawers = [[None, "b", None], [None] * 3, [None] * 3]
    script = Script(at).play(("play", "B15"), ("action", "acquire"), ("convert", 1, 1))
    script.play(("waive",)).finish()
    me = at.players[0]
    assert (me.livres, me.thread, me.lace, me.rack) == (15, 2, 2, [])
    assert at.resource_discard == ["b"]


def test_hiring_brings_the_card_into_the_hand() -> None:
    at = with_card("B10")
    at.hire = ["B20", None, "B30", "B40"]
    Script(at).play(("play", "B10"), ("action", "hire"), ("hire", 2), ("waive",)).finish()
    assert at.players[0].hand == ["B30"]
    assert at.players[0].livres == 12
    assert at.hire == ["B20", None, None, "B40"]


def test_delegating_pays_and_the_bonus_counts_a_last_time() -> None:
    at = with_card("B33", f"{STAFF} B1")
    Script(at).play(("play", "B33"), ("action", "delegate"), ("bonus",)).finish()
    assert at.players[0].livres == 15 + 4 + 2
    assert at.removed == ["B33"]
    assert len(at.players[0].staff()) == 4


def test_funding_a_musician_can_bring_the_all_halls_bonus() -> None:
    at = with_card("B15")
    at.all_halls[0] = 1
    for hall in (1, 2, 3, 4):
        stand(at, 0, f"blue {hall}", hall, 0)
    Script(at).play(("play", "B15"), ("action", "fund"), ("fund", "musician 5"), ("waive",))
    assert at.all_halls == [1, 0, None]
    assert at.players[0].livres == 15 - 9


def test_a_full_row_gives_no_all_halls_bonus() -> None:
    at = with_card("B15")
    at.all_halls = [1, 2, 3]
    for hall in (1, 2, 3, 4):
        stand(at, 0, f"blue {hall}", hall, 0)
    Script(at).play(("play", "B15"), ("action", "fund"), ("fund", "musician 5"), ("waive",))
    assert at.all_halls == [1, 2, 3]


def test_one_marker_on_each_side_of_the_kitchen() -> None:
    at = with_card("B15")
    at.markers["kitchen left 0"] = 0
    at.markers["kitchen right 0"] = 1
    moves = Script(at).play(("play", "B15"), ("action", "fund")).moves("decoration")
    assert ("fund", "kitchen left 1") not in moves
    assert ("fund", "kitchen right 1") in moves
    assert ("fund", "jeweller 0") not in moves


# Tailoring


def making(card: str, garment: str, rack: str, rest: str = STAFF, **options: bool) -> Script:
    """Seat 0 plays a card for the main action Tailor; the garment costs no livres."""
    at = with_card(card, rest, **options)
    me = at.players[0]
    me.rack, me.thread, me.lace = rack.split(), 2, 2
    at.windows = [None, None, None, None, garment]
    return Script(at).play(("play", card), ("action", "tailor"))


def test_thimbles_are_for_masters() -> None:
    assert actions_with("B10", "blue 3") >= {"tailor"}
    assert "tailor" not in actions_with("B13", "blue 3")


def actions_with(card: str, garment: str) -> set[str]:
    at = with_card(card)
    me = at.players[0]
    me.rack, me.thread, me.lace = ["bb", "bb"], 2, 2
    at.windows = [garment]
    return actions(at)


def test_selling() -> None:
    script = making("B13", "blue 2", "bb")
    script.play(("sell",), ("waive",)).finish()
    at = script.at
    assert at.garment_discard == ["blue 2"]
    assert at.resource_discard == ["bb"]
    assert at.players[0].livres == 15 + at.garment("blue 2").value


def test_renting_gives_the_reward_of_the_space() -> None:
    script = making("B10", "blue 2", "bb")
    at = script.at
    reward = space_with(at, "livres")
    script.play(("rent",), ("place", *reward), ("waive",)).finish()
    assert at.guests[reward].garment == "blue 2"
    assert at.players[0].livres == 15 + at.spaces()[reward].livres


def test_a_tile_as_a_reward_is_free_and_must_be_taken() -> None:
    script = making("B10", "blue 2", "bb")
    at = script.at
    reward = space_with(at, "tile")
    script.play(("rent",), ("place", *reward))
    assert script.moves("free tile") == {("take", n, m) for n in range(3) for m in range(3)}
    script.play(("take", 0, 0), ("keep",), ("waive",)).finish()
    assert len(at.players[0].rack) == 1
    assert at.players[0].livres == 15


def test_a_journeyman_with_only_master_spaces_left_must_sell() -> None:
    at = with_card("B13")
    me = at.players[0]
    me.rack, me.thread, me.lace = ["bb"], 2, 2
    at.windows = ["blue 2"]
    fill_spaces(at, player=1, but=((2, 1), (3, 3)))
    script = Script(at).play(("play", "B13"), ("action", "tailor"))
    assert script.moves("rent or sell") == {("sell",)}


def test_only_masters_reach_master_spaces() -> None:
    journeyman = making("B13", "blue 2", "bb").play(("rent",)).moves("space")
    master = making("B10", "blue 2", "bb").play(("rent",)).moves("space")
    spaces = position().spaces()
    assert master == {("place", *place) for place in spaces}
    assert journeyman == {("place", *place) for place, one in spaces.items() if not one.master}


# Bonuses with a choice


def bonus_script(card: str, rest: str = STAFF, **options: bool) -> Script:
    at = with_card(card, rest, **options)
    return Script(at).play(("play", card), ("action", "none"))


def test_a_card_can_be_played_for_nothing() -> None:
    script = bonus_script("B15")
    script.play(("waive",)).finish()
    assert script.at.players[0].discard == ["B15"]


def test_buying_a_token() -> None:
    script = bonus_script("B2", "B1 B1 B4").play(("bonus",), ("lace",))
    me = script.at.players[0]
    assert (me.livres, me.thread, me.lace) == (14, 1, 2)


def test_a_random_tile_is_kept_or_converted_after_it_was_seen() -> None:
    script = bonus_script("B12").play(("bonus",))
    assert len(script.moves("keep or convert")) > 1
    script.play(("keep",)).finish()
    assert script.at.players[0].livres == 14
    assert len(script.at.players[0].rack) == 1


def test_no_tile_anywhere_nothing_to_draw() -> None:
    at = with_card("B14")
    at.resource_bag, at.resource_discard = [], []
    assert Script(at).play(("play", "B14"), ("action", "none")).moves("bonus") == {("waive",)}


def test_an_empty_bag_takes_the_discard_back() -> None:
    at = with_card("B14")
    at.resource_bag, at.resource_discard = [], ["o"]
    Script(at).play(("play", "B14"), ("action", "none"), ("bonus",), ("keep",)).finish()
    assert at.players[0].rack == ["o"]


def test_delegating_itself_uses_the_bonus_again() -> None:
    script = bonus_script("B11", f"{STAFF} B4 B15")
    script.play(("bonus",), ("delegate", "play", "B11"), ("bonus",))
    script.play(("delegate", "reserve", "B15"), ("bonus",), ("thread",)).finish()
    at = script.at
    assert sorted(at.removed) == ["B11", "B15"]
    assert at.players[0].livres == 15
    assert at.players[0].thread == 2
    assert len(at.players[0].staff()) == 4


def test_the_second_delegation_must_leave_four_as_well() -> None:
    script = bonus_script("B11", f"{STAFF} B4").play(("bonus",), ("delegate", "play", "B11"))
    assert script.moves("bonus") == {("waive",)}


def test_after_the_main_action_delegate_there_is_no_second_with_five() -> None:
    at = with_card("B22", f"{STAFF} B4")
    script = Script(at).play(("play", "B22"), ("action", "delegate"))
    assert script.moves("bonus") == {("waive",)}


@pytest.mark.parametrize(("who", "livres"), [("B1", 8), ("B2", 5), ("B4", 2)])
def test_delegating_for_less_without_a_bonus(who: str, livres: int) -> None:
    script = bonus_script("B22", f"{STAFF} B4").play(("bonus",), ("delegate", "reserve", who))
    script.finish()
    assert script.at.players[0].livres == 15 + livres
    assert script.at.removed == [who]
    assert script.at.players[0].discard == ["B22"]


def test_delegating_itself_for_less() -> None:
    script = bonus_script("B22", f"{STAFF} B4").play(("bonus",), ("delegate", "play", "B22"))
    script.finish()
    assert script.at.players[0].livres == 20
    assert script.at.players[0].discard == []


def test_an_extra_garment_with_a_bale_less() -> None:
    at = with_card("B21")
    me = at.players[0]
    me.rack, me.thread, me.lace = ["b"], 1, 1
    at.windows = [None, None, None, None, "blue 2"]
    script = Script(at).play(("play", "B21"), ("action", "none"), ("bonus",), ("pay", ("b",)))
    script.play(("sell",)).finish()
    assert at.garment_discard == ["blue 2"]


def test_no_thimble_by_a_bonus() -> None:
    at = with_card("B41")
    me = at.players[0]
    me.rack, me.thread, me.lace = ["gg", "gg"], 2, 2
    at.windows = ["green 3"]
    assert at.garment("green 3").thimble
    assert Script(at).play(("play", "B41"), ("action", "none")).moves("bonus") == {("waive",)}


def test_a_discount_on_a_decoration() -> None:
    script = bonus_script("B61").play(("bonus",), ("fund", "musician 1"))
    assert script.at.players[0].livres == 15 - 3


def test_points_for_livres() -> None:
    script = bonus_script("B60").play(("bonus",))
    assert script.moves("points") == {("buy", points) for points in (1, 2, 3, 4, 5)}
    script.play(("buy", 4)).finish()
    assert (script.at.players[0].livres, script.at.players[0].points) == (3, 4)


def test_points_for_silk() -> None:
    at = with_card("B53")
    at.players[0].rack = ["b", "b", "gg"]
    script = Script(at).play(("play", "B53"), ("action", "none"), ("bonus",))
    assert len(script.moves("silk for points")) == 5
    script.play(("discard", ("b", "b", "gg"))).finish()
    assert at.players[0].points == 3
    assert sorted(at.resource_discard) == ["b", "b", "gg"]


# Jewelry Box


def test_set_up_of_the_jewelry_box() -> None:
    at = position(5, jewelry_box=True)
    assert [len(at.piles[rank]) for rank in ("journeyman", "master")] == [9, 9]
    assert sorted(at.rank(card) for card in at.hire_deck[5]) == [
        *("apprentice", "journeyman", "master", "master"),
    ]
    assert sorted(at.rank(card) for card in at.hire_deck[2]) == [
        *("apprentice", "journeyman", "journeyman", "master"),
    ]
    assert len({player.specialist for player in at.players}) == 5


def renting_with_jewel(row: list[str | None]) -> Script:
    at = with_card("B13", jewelry_box=True)
    me = at.players[0]
    me.rack, me.thread, me.lace = ["bb"], 2, 2
    at.windows = [None, None, None, None, "blue 2"]
    at.jewel_row = row
    at.markers["jeweller 0"] = 0
    return Script(at).play(("play", "B13"), ("action", "tailor"), ("rent",))


def test_a_necklace_for_a_lady() -> None:
    script = renting_with_jewel(["blue", "pink", "green", None])
    assert script.moves("jewel") == {("no jewel",), ("jewel", 0), ("jewel", 2)}
    script.play(("jewel", 2))
    assert script.at.players[0].jewels == ["green"]
    assert script.at.players[0].livres == 13
    assert script.question is not None
    assert script.question.kind == "space"


def test_a_matching_jewel_brings_a_tile() -> None:
    script = renting_with_jewel(["blue", "pink", "green", None])
    script.play(("jewel", 0), ("keep",))
    assert len(script.at.players[0].rack) == 1
    assert script.at.players[0].livres == 9


def test_no_jewel_without_a_jeweller() -> None:
    script = making("B13", "blue 2", "bb", jewelry_box=True).play(("rent",))
    assert script.moves("jewel") == {("no jewel",)}


def test_the_specialist_is_hired_once_and_free() -> None:
    at = with_card("B10", jewelry_box=True)
    at.players[0].specialist = "J83"
    at.hire = [None] * 4
    assert "hire" not in actions(at)
    give_cards(at, 0, "B10", STAFF)
    at.players[0].livres = 30
    Script(at).play(("play", "B10"), ("action", "hire"), ("hire specialist",), ("waive",))
    assert at.players[0].hand == ["J83"]
    assert at.players[0].livres == 30
    give_cards(at, 0, "J83", STAFF)
    Script(at).play(("play", "J83"), ("action", "none"), ("bonus",)).finish()
    assert at.players[0].points == 3


def test_a_tile_of_two_colours_fulfils_one_task_by_choice() -> None:
    at = with_card("B15", jewelry_box=True)
    at.drawers[0][0] = "bg"
    script = Script(at).play(("play", "B15"), ("action", "acquire"), ("take", 0, 0), ("keep",))
    assert script.moves("task") == {("task", 1), ("task", 2)}
    script.play(("task", 2), ("waive",)).finish()
    assert at.players[0].tasks == {2}


def test_a_task_that_is_marked_leaves_the_other_one() -> None:
    at = with_card("B15", jewelry_box=True)
    at.drawers[0][0] = "bg"
    at.players[0].tasks = {2}
    script = Script(at).play(("play", "B15"), ("action", "acquire"), ("take", 0, 0), ("keep",))
    assert script.moves("task") == {("task", 1)}


def test_main_action_and_bonus_may_each_mark_a_task() -> None:
    at = with_card("B3", "B1 B2 B4", jewelry_box=True)
    at.drawers[0] = ["p", "o", "g"]
    script = Script(at).play(("play", "B3"), ("action", "acquire"), ("take", 0, 0), ("keep",))
    script.play(("bonus",), ("take", 0, 1), ("convert", 1, 1)).finish()
    assert at.players[0].tasks == {1, 3}


def test_a_free_tile_fulfils_no_task() -> None:
    at = with_card("B14", jewelry_box=True)
    Script(at).play(("play", "B14"), ("action", "none"), ("bonus",), ("keep",)).finish()
    assert at.players[0].tasks == set()


def test_the_journeyman_trial() -> None:
    at = with_card("B4", "B1 B1 B2", jewelry_box=True)
    me = at.players[0]
    me.tasks = {1, 2, 3, 4}
    script = Script(at).play(("play", "B4"), ("action", "journeyman trial"), ("bonus",))
    assert me.livres == 15 - 5 + 2
    assert script.moves("promotion") == {("promote", card) for card in at.piles["journeyman"]}
    script.play(("promote", "J92"))
    assert script.question is None
    assert me.hand == ["J92"]
    assert (me.points, me.trial, me.tasks) == (1, "master", set())
    assert at.removed == ["B4"]
    assert len(at.piles["journeyman"]) == 8


def test_the_master_trial() -> None:
    at = with_card("B22", "B1 B1 B3 B4", jewelry_box=True)
    me = at.players[0]
    me.trial, me.tasks = "master", {1, 2, 3}
    script = Script(at).play(("play", "B22"), ("action", "master trial"), ("bonus",))
    assert ("delegate", "play", "B22") not in script.moves("delegate")
    script.play(("delegate", "reserve", "B4"), ("promote", "J100"))
    assert (me.points, me.trial, me.master_trials) == (1, "journeyman", 1)
    assert len(me.staff()) == 4


def test_the_swap_of_a_trial_leaves_no_room_to_delegate_from_four() -> None:
    at = with_card("B22", "B1 B1 B4", jewelry_box=True)
    me = at.players[0]
    me.trial, me.tasks = "master", {1, 2, 3}
    script = Script(at).play(("play", "B22"), ("action", "master trial"))
    assert script.moves("bonus") == {("waive",)}


@pytest.mark.parametrize("missing", ["livres", "pile", "task", "start"])
def test_a_trial_needs_everything(missing: str) -> None:
    at = with_card("B15", jewelry_box=True)
    me = at.players[0]
    me.tasks = {1, 2, 3, 4}
    me.livres = 5
    assert "journeyman trial" in actions(at)
    give_cards(at, 0, "B15", STAFF)
    if missing == "livres":
        me.livres = 4
    elif missing == "pile":
        at.piles["journeyman"] = []
    elif missing == "task":
        me.tasks = {1, 2, 4}
    else:
        me.trial = "master"
    assert "journeyman trial" not in actions(at)


def test_moving_a_card_of_the_reserve_uses_its_bonus() -> None:
    script = bonus_script("J90", "B1 B2 B4", jewelry_box=True)
    script.play(("bonus",), ("move", "B4"), ("bonus",)).finish()
    me = script.at.players[0]
    assert me.livres == 17
    assert me.discard == ["B4", "J90"]


def test_an_empty_reserve_is_made_of_the_discard_first() -> None:
    at = position(jewelry_box=True)
    give_cards(at, 0, "J90", "", "B1 B2 B4")
    script = Script(at).play(("play", "J90"), ("action", "none"), ("bonus",))
    script.play(("move", "B4"), ("waive",)).finish()
    me = at.players[0]
    assert (sorted(me.reserve), me.discard) == (["B1", "B2"], ["B4", "J90"])


def test_copying_the_top_of_a_discard() -> None:
    at = with_card("J91", jewelry_box=True)
    give_cards(at, 1, "", STAFF, "B4 B33")
    give_cards(at, 2, "", STAFF, "B10 B1")
    stand(at, 0, "blue 1", 1, 0)
    script = Script(at).play(("play", "J91"), ("action", "none"))
    assert script.moves("bonus") == {("waive",)}
    at = with_card("J91", f"{STAFF} B1", jewelry_box=True)
    give_cards(at, 1, "", STAFF, "B4 B33")
    give_cards(at, 2, "", STAFF, "B10")
    script = Script(at).play(("play", "J91"), ("action", "none"), ("bonus",))
    assert script.moves("copy") == {("copy", 1), ("copy", 2)}
    script.play(("copy", 1)).finish()
    assert at.players[0].livres == 17
    assert at.players[1].discard == ["B4", "B33"]


def test_a_copied_bonus_counts_as_the_rank_of_its_card() -> None:
    at = with_card("J91", jewelry_box=True)
    give_cards(at, 1, "", STAFF, "B3")
    at.drawers[0][0] = "o"
    script = Script(at).play(("play", "J91"), ("action", "none"), ("bonus",))
    script.play(("take", 0, 0), ("keep",)).finish()
    assert at.players[0].tasks == {2}


def test_a_garment_that_must_be_sold() -> None:
    at = with_card("J95", jewelry_box=True, festivity_dresses=True, expert_tailors=True)
    me = at.players[0]
    me.rack, me.thread, me.lace = ["bb", "gg", "pp"], 2, 2
    at.windows = ["festivity 1", "expert 1", "expert 4", None, "blue 2"]
    at.players[0].livres = 4
    script = Script(at).play(("play", "J95"), ("action", "none"), ("bonus",))
    assert script.moves("garment") == {("tailor", 2), ("tailor", 4)}
    script.play(("tailor", 2))
    script.finish()
    assert (me.livres, me.points) == (14, 1)


@pytest.mark.parametrize(("card", "livres", "points"), [("J96", 0, 1), ("J100", 6, 0)])
def test_a_hall_of_choice(card: str, livres: int, points: int) -> None:
    at = with_card(card, jewelry_box=True)
    for place in range(3):
        stand(at, 0, f"pink {place + 1}", 4, place)
    script = Script(at).play(("play", card), ("action", "none"), ("bonus",), ("hall", 4))
    script.finish()
    assert (at.players[0].livres, at.players[0].points) == (15 + livres, points)


def test_one_garment_is_no_pair_in_any_hall() -> None:
    at = with_card("J96", jewelry_box=True)
    stand(at, 0, "pink 1", 1, 0)
    stand(at, 0, "pink 2", 2, 0)
    assert Script(at).play(("play", "J96"), ("action", "none")).moves("bonus") == {("waive",)}


# Small expansions


def test_a_festivity_garment_scores_before_it_stands_and_is_never_sold() -> None:
    script = making("B10", "festivity 3", "gg", festivity_dresses=True)
    stand(script.at, 0, "blue 1", 1, 0)
    stand(script.at, 0, "blue 2", 2, 0)
    assert script.moves("rent or sell") == {("rent",)}
    assert script.at.players[0].points == 2


def test_without_a_space_it_cannot_be_made() -> None:
    at = with_card("B10", festivity_dresses=True)
    me = at.players[0]
    me.rack, me.thread, me.lace = ["bb"], 2, 2
    at.windows = ["festivity 1"]
    fill_spaces(at, player=1)
    assert "tailor" not in actions(at)


def placed_expert(number: int, silk: str, rest: str = STAFF, **options: bool) -> Script:
    script = making("B10", f"expert {number}", silk, rest, expert_tailors=True, **options)
    if number == 4:
        script.play(("rent",))
    plain = space_with(script.at, "")
    return script.play(("place", *plain))


def test_an_expert_garment_with_the_favour() -> None:
    script = placed_expert(1, "bb")
    assert script.at.favour == 0
    assert script.at.players[0].livres == 20


def test_an_expert_garment_that_delegates_takes_the_bonus_with_the_card() -> None:
    script = placed_expert(2, "pp", f"{STAFF} B4")
    assert ("nobody",) in script.moves("delegate for livres")
    script.play(("delegate", "play", "B10"))
    assert script.question is None
    me = script.at.players[0]
    assert (me.livres, me.discard, script.at.removed) == (25, [], ["B10"])


def test_an_expert_garment_with_a_tile() -> None:
    script = placed_expert(3, "pp").play(("take", 1, 1), ("keep",))
    assert len(script.at.players[0].rack) == 1
    assert script.at.players[0].livres == 15


def test_the_green_dress_is_fourteen_livres_and_no_points() -> None:
    script = placed_expert(4, "gg")
    assert script.at.players[0].livres == 29


def test_an_expert_garment_with_a_jewel() -> None:
    at = with_card("B10", jewelry_box=True, expert_tailors=True)
    me = at.players[0]
    me.rack, me.lace = ["bb"], 1
    at.windows = [None, None, None, None, "expert 5"]
    at.markers["jeweller 1"] = 0
    at.jewel_row = ["orange", None, None, "blue"]
    script = Script(at).play(("play", "B10"), ("action", "tailor"), ("no jewel",))
    plain = space_with(at, "")
    script.play(("place", *plain))
    assert script.moves("free jewel") == {("jewel", 0), ("jewel", 3)}
    script.play(("jewel", 3), ("keep",))
    assert me.jewels == ["blue"]
    assert me.livres == 15


@pytest.mark.parametrize(("jewel", "points"), [("orange", 2), ("pink", 0)])
def test_an_expert_garment_with_a_matching_jewel(jewel: str, points: int) -> None:
    at = with_card("B10", jewelry_box=True, expert_tailors=True)
    me = at.players[0]
    me.rack, me.lace = ["o", "o"], 1
    at.windows = [None, None, None, None, "expert 6"]
    at.markers["jeweller 1"] = 0
    at.jewel_row = [None, None, None, jewel]
    script = Script(at).play(("play", "B10"), ("action", "tailor"), ("jewel", 3))
    if points:
        script.play(("keep",))
    plain = space_with(at, "")
    script.play(("place", *plain))
    assert me.points == points
