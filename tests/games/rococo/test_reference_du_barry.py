"""The reference's Madame du Barry: each of her actions, her trials, and how she wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.rococo.reference_du_barry import her_deck, her_turn
from tests.games.rococo.reference_facts import DuBarryCard
from tests.games.rococo.reference_position import Player, Position, prepare_round, set_up
from tests.games.rococo.reference_scoring import final_scores, ranks
from tests.games.rococo.reference_script import FACTS, fill_spaces, first_choice, position, stand

Action = tuple[str | int, ...]


def facing(
    action: Action, turned_over: tuple[tuple[int, str], ...] = (), **options: bool
) -> Position:
    """She is about to do this; cards with these halls and symbols lie on top of her reserve."""
    at = position(1, du_barry=True, **options)
    cards = {
        "now": DuBarryCard(action, 1, "none"),
        **{
            f"later {number}": DuBarryCard(("favour",), *lower)
            for number, lower in enumerate(turned_over)
        },
        "spare": DuBarryCard(("favour",), 1, "none"),
    }
    at.facts = replace(at.facts, du_barry=cards)
    deck = her_deck(at)
    deck.hand, deck.discard = ["now"], []
    deck.reserve = [card for card in cards if card != "now"]
    return at


def her(at: Position) -> Player:
    return at.players[at.her]


def told(at: Position) -> list[tuple[str | int, ...]]:
    her_turn(at)
    return her_deck(at).turns[-1][1:]


def test_she_starts_first_without_livres_and_specialist() -> None:
    at = position(1, du_barry=True, jewelry_box=True)
    assert at.first_player == at.her == 1
    assert (her(at).livres, her(at).thread, her(at).lace) == (0, 1, 1)
    assert her(at).specialist is None
    assert sorted(her(at).reserve) == ["B1", "B1", "B2", "B3", "B4"]


def test_the_favour_is_always_three_points() -> None:
    at = facing(("favour",))
    assert told(at) == [("favour", "taken"), ("points", 3, "favour")]
    assert at.favour == at.her
    at = facing(("favour",))
    at.favour = 0
    assert told(at) == [("points", 3, "favour")]
    assert (at.favour, her(at).points) == (0, 3)


@pytest.mark.parametrize(("action", "left"), [(("drawer", 1), 6), (("column", 2), 6)])
def test_she_takes_all_tiles_of_a_drawer_or_a_column(action: Action, left: int) -> None:
    at = facing(action)
    assert told(at) == [("tiles", 3)]
    assert sum(tile is not None for drawer in at.drawers for tile in drawer) == left
    if action[0] == "drawer":
        assert at.drawers[1] == [None] * 3
    else:
        assert [drawer[2] for drawer in at.drawers] == [None] * 3


def test_an_empty_drawer_is_three_points_and_no_task() -> None:
    at = facing(("drawer", 0), jewelry_box=True)
    at.drawers[0] = [None] * 3
    assert told(at) == [("points", 3, "no tile")]
    assert her(at).points == 3
    assert her(at).tasks == set()


def test_taking_tiles_marks_one_task() -> None:
    at = facing(("drawer", 0), jewelry_box=True)
    her(at).tasks = {1}
    assert told(at) == [("tiles", 3), ("task", 2)]
    at = facing(("drawer", 0), jewelry_box=True)
    her(at).tasks = {1, 2, 3}
    assert told(at) == [("tiles", 3)]


def test_the_fourth_task_completes_the_journeyman_trial() -> None:
    at = facing(("drawer", 0), jewelry_box=True)
    her(at).tasks = {1, 2, 4}
    assert told(at) == [
        ("tiles", 3),
        ("task", 3),
        ("trial", "journeyman", 1),
        ("dismissed", "B3"),
        ("promoted", "J90"),
        ("extra card",),
    ]
    assert (her(at).points, her(at).trial, her(at).tasks) == (1, "master", set())
    assert her_deck(at).hand == ["spare"]


def test_a_crowned_apprentice_is_never_dismissed() -> None:
    at = facing(("drawer", 0), jewelry_box=True)
    her(at).tasks = {1, 2, 4}
    her(at).reserve = ["B62", "B1"]
    assert not any(one[0] == "dismissed" for one in told(at))


def test_she_rents_in_the_hall_of_the_next_card() -> None:
    at = facing(("tailor", 2, "right"), ((3, "none"),))
    at.windows = ["blue 1", None, "pink 3", None, "green 1"]
    place = (3, 1)
    reward = at.spaces()[place].reward
    seen = told(at)
    assert seen[:3] == [
        ("garment", 2, "pink 3", "counted"),
        ("turned over", "later 0", 3, "free"),
        ("space", *place),
    ]
    assert seen[3:] == ([("reward", reward)] if reward in {"thread", "lace"} else [])
    assert at.guests[place].owner == at.her
    assert her_deck(at).discard == ["later 0", "now"]


@pytest.mark.parametrize(
    ("reward", "got"),
    [("thread", (2, 1, 0)), ("lace", (1, 2, 0)), ("tile", (1, 1, 1)), ("livres", (1, 1, 0))],
)
def test_her_rewards(reward: str, got: tuple[int, int, int]) -> None:
    at = facing(("tailor", 1, "left"), tuple((hall, "none") for hall in (1, 2, 3, 4, 5)))
    at.windows = ["blue 1"]
    place = next(place for place, space in at.spaces().items() if space.reward == reward)
    fill_spaces(at, player=0, but=(place,))
    told(at)
    assert at.guests[place].owner == at.her
    assert (her(at).thread, her(at).lace, len(her(at).rack)) == got
    assert her(at).livres == 0


def test_a_full_hall_needs_another_card() -> None:
    at = facing(("tailor", 1, "left"), ((2, "none"), (4, "none")))
    at.windows = ["blue 1"]
    fill_spaces(at, player=0, but=((4, 0),))
    assert told(at)[1:4] == [
        ("turned over", "later 0", 2, "full"),
        ("turned over", "later 1", 4, "free"),
        ("space", 4, 0),
    ]


def test_nothing_to_make_and_nowhere_to_put_it() -> None:
    at = facing(("tailor", 1, "left"))
    at.windows = [None] * 5
    assert told(at) == [("points", 3, "no garment")]
    at = facing(("tailor", 1, "left"))
    at.windows = ["blue 1"]
    fill_spaces(at, player=0)
    assert told(at) == [("points", 3, "no space")]
    assert at.windows == ["blue 1"]


def test_with_too_few_garments_she_makes_the_dearest() -> None:
    at = facing(("tailor", 2, "left"), ((1, "none"),))
    at.windows = [None, None, "blue 1", None, None]
    assert told(at)[0] == ("garment", 2, "blue 1", "fewer than that")


@pytest.mark.parametrize(
    ("symbol", "garment", "expected"),
    [
        ("same", "blue 1", ("jewel", 0, "blue", "same")),
        ("fitting", "blue 1", ("jewel", 3, "green", "fitting")),
        ("none", "blue 1", None),
        ("same", "orange 1", None),
    ],
)
def test_jewels_by_symbol(symbol: str, garment: str, expected: Action | None) -> None:
    at = facing(("tailor", 1, "left"), ((2, symbol),), jewelry_box=True)
    at.markers["jeweller 0"] = at.her
    at.jewel_row = ["blue", "pink", None, "green"]
    at.windows = [garment]
    tiles = len(her(at).rack)
    seen = told(at)
    assert [one for one in seen if one[0] == "jewel"] == ([expected] if expected else [])
    matched = expected is not None and expected[2] == "blue"
    reward = at.spaces()[next(iter(at.guests))].reward
    assert len(her(at).rack) == tiles + matched + (reward == "tile")


def test_no_jewel_before_she_has_a_jeweller() -> None:
    at = facing(("tailor", 1, "left"), ((2, "same"),), jewelry_box=True)
    at.jewel_row = ["blue"] * 4
    at.windows = ["blue 1"]
    assert not any(one[0] == "jewel" for one in told(at))


@pytest.mark.parametrize(
    ("garment", "done", "task"),
    [
        ("blue 3", set(), 3),
        ("blue 3", {3}, 1),
        ("blue 1", set(), 1),
        ("pink 1", {1}, 2),
        ("pink 1", {2}, None),
    ],
)
def test_her_tasks_of_the_master_trial(garment: str, done: set[int], task: int | None) -> None:
    at = facing(("tailor", 1, "left"), ((2, "none"),), jewelry_box=True)
    her(at).trial, her(at).tasks = "master", set(done)
    at.windows = [garment]
    assert [one[1] for one in told(at) if one[0] == "task"] == ([task] if task else [])


def test_the_master_trial_is_completed_before_the_hall_is_known() -> None:
    at = facing(("tailor", 1, "left"), ((2, "none"), (3, "none")), jewelry_box=True)
    her(at).trial, her(at).tasks = "master", {1, 2}
    at.windows = ["blue 3"]
    seen = told(at)
    assert [one[0] for one in seen[:7]] == [
        *("garment", "task", "trial", "dismissed", "promoted", "extra card", "turned over"),
    ]
    assert seen[3] == ("dismissed", "B2")
    assert her_deck(at).hand == ["later 0"]
    assert (her(at).trial, her(at).master_trials) == ("journeyman", 1)


def test_she_hires_by_counting() -> None:
    at = facing(("hire", 2, "left"))
    at.hire = [None, "B10", None, "B12"]
    assert told(at) == [("hired", 3, "B12", "counted"), ("extra card",)]
    assert at.hire == [None, "B10", None, None]
    assert her(at).reserve[-1] == "B12"
    assert len(her_deck(at).hand) == 1


def test_she_hires_the_crown_that_brings_her_most() -> None:
    at = facing(("hire", 1, "left"))
    at.hire = ["B60", "B64", "B63", "B62"]
    her(at).thread = her(at).lace = 1
    assert told(at)[0] == ("hired", 2, "B63", "crown")
    at = facing(("hire", 1, "left"))
    at.hire = ["B60", "B65", "B64", None]
    at.players[0].reserve = []
    stand(at, 0, "blue 1", 1, 0)
    stand(at, 0, "pink 1", 2, 0)
    assert told(at)[0] == ("hired", 1, "B65", "crown")


def test_a_crown_by_staff_counts_itself() -> None:
    """Six with the new one are two points, as much as one pair; the person would gain more by it."""
    at = facing(("hire", 1, "right"))
    at.hire = ["B62", None, None, "B65"]
    stand(at, at.her, "blue 1", 1, 0)
    stand(at, at.her, "pink 1", 2, 0)
    assert told(at)[0] == ("hired", 0, "B62", "crown")


def test_nobody_to_hire_is_three_points_and_no_card() -> None:
    at = facing(("hire", 1, "left"))
    at.hire = [None] * 4
    assert told(at) == [("points", 3, "no employee")]
    assert her_deck(at).hand == []


def test_she_funds_the_cheapest_and_the_jeweller_first() -> None:
    at = facing(("fund", "statue"))
    assert told(at) == [("funded", "statue 0", "cheapest")]
    at = facing(("fund", "statue"), jewelry_box=True)
    assert told(at) == [("funded", "jeweller 0", "jeweller first"), ("task", 4)]
    at = facing(("fund", "statue"))
    for number in range(3):
        at.markers[f"statue {number}"] = 0
    assert told(at) == [("points", 3, "no decoration")]


def test_the_all_halls_bonus_is_hers_too() -> None:
    at = facing(("fund", "musician"))
    for hall in (1, 2, 3, 4):
        stand(at, at.her, f"pink {hall}", hall, 0)
    assert told(at) == [("funded", "musician 5", "cheapest"), ("all halls",)]
    assert at.all_halls[0] == at.her


@pytest.mark.parametrize(
    ("garment", "colour_of_jewel", "expected"),
    [
        ("expert 1", "orange", ("favour", "taken")),
        ("expert 3", "orange", ("random tile",)),
        ("expert 5", "orange", ("jewel", 0, "orange", "bonus")),
        ("expert 6", "orange", ("match", 2)),
    ],
)
def test_expert_garments(garment: str, colour_of_jewel: str, expected: Action) -> None:
    symbol = "same" if garment == "expert 6" else "none"
    at = facing(("tailor", 1, "left"), ((2, symbol),), jewelry_box=True, expert_tailors=True)
    at.markers["jeweller 0"] = at.her
    at.jewel_row = [colour_of_jewel, None, None, None]
    at.windows = [garment]
    assert expected in told(at)
    assert her(at).livres == 0
    assert her(at).points == (2 if expected[0] == "match" else 0)


def test_a_festivity_garment_scores_for_her() -> None:
    at = facing(("tailor", 1, "left"), ((2, "none"),), festivity_dresses=True)
    stand(at, at.her, "blue 1", 1, 0)
    at.windows = ["festivity 3"]
    assert ("festivity", 1) in told(at)
    assert her(at).points == 1


def test_her_reserve_is_made_of_her_discard_when_it_is_empty() -> None:
    at = facing(("hire", 1, "left"))
    deck = her_deck(at)
    deck.discard, deck.reserve = ["spare"], []
    her_turn(at)
    assert deck.hand == ["spare"]
    assert deck.discard == ["now"]


def test_all_her_cards_are_shuffled_every_round() -> None:
    at = set_up(FACTS, position(1, du_barry=True).options, 1, first_choice)
    for _ in range(2):
        prepare_round(at)
        deck = her_deck(at)
        assert len(deck.reserve) == 25
        assert deck.hand == deck.discard == []
        deck.discard = deck.reserve[:3]
        deck.reserve = deck.reserve[3:]


def test_two_tiles_are_a_point_and_she_wins_ties() -> None:
    at = position(1, du_barry=True)
    her(at).rack = ["b"] * 5
    at.players[0].points, at.players[0].livres = 2, 9
    assert final_scores(at)[1]["tiles",] == 2
    assert final_scores(at)[0]["tiles",] == 0
    assert ranks(at) == [2, 1]
    at.players[0].points = 3
    assert ranks(at) == [1, 2]
