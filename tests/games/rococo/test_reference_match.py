"""Whole matches of the reference: every piece in one place, all questions reached, phases in order."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from tests.games.rococo.reference import Move, Options, Reference
from tests.games.rococo.reference_facts import FESTIVITY
from tests.games.rococo.reference_position import Position
from tests.games.rococo.reference_script import FACTS, first_choice, give_cards, stand

LAZY = {("action", "none"), ("waive",), ("no jewel",), ("nobody",)}
EAGER = ("trial", "hire", "fund", "tailor")

CONFIGURATIONS = [
    (
        seats,
        Options(
            jewelry_box=jewels,
            fancy_dresses=small,
            festivity_dresses=small,
            expert_tailors=small,
            du_barry=seats == 1,
            balcony_asked=jewels != small,
        ),
    )
    for seats, jewels, small in product(range(1, 6), (False, True), (False, True))
]


def some_move(rng: random.Random, moves: frozenset[Move]) -> Move:
    """Any legal move, with a liking for doing something."""
    choices = sorted(moves, key=repr)
    busy = [move for move in choices if move not in LAZY]
    dear = [move for move in busy if any(word in str(move) for word in EAGER)]
    for liked in (dear, busy):
        if liked and rng.random() < 0.7:
            return rng.choice(liked)
    return rng.choice(choices)


def new_match(seats: int, options: Options, seed: int) -> tuple[Reference, random.Random]:
    rng = random.Random(seed)
    return Reference(FACTS, options, seats, lambda kind, choices: rng.choice(choices)), rng


def census(at: Position) -> dict[str, Counter[str]]:
    """All components, wherever they are between two turns."""
    employees = [*at.removed, *(card for card in at.hire if card)]
    for cards in (*at.hire_deck.values(), *at.piles.values()):
        employees += cards
    tiles = at.resource_bag + at.resource_discard
    tiles += [tile for drawer in at.drawers for tile in drawer if tile]
    jewels = at.jewel_bag + at.jewels_removed + [jewel for jewel in at.jewel_row if jewel]
    for player in at.players:
        employees += player.staff() + ([player.specialist] if player.specialist else [])
        tiles += player.rack
        jewels += player.jewels
    garments = at.garment_bag + at.garment_discard + [one for one in at.windows if one]
    garments += [guest.garment for guest in at.guests.values()]
    deck = at.du_barry
    hers = deck.reserve + deck.hand + deck.discard if deck else []
    return {
        "employees": Counter(employees),
        "tiles": Counter(tiles),
        "garments": Counter(garments),
        "jewels": Counter(jewels),
        "du Barry": Counter(hers),
    }


@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS, ids=str)
def test_every_piece_stays_in_one_place(seats: int, options: Options) -> None:
    match, rng = new_match(seats, options, seed=seats)
    before = census(match.position)
    everything = sum(tile.count for tile in FACTS.tiles.values() if tile.box in options.boxes())
    assert before["tiles"].total() == everything
    festive = sum(one.box == FESTIVITY for one in FACTS.garments.values())
    expected = 42 + (4 + festive + 4 + 2 * options.jewelry_box) * options.fancy_dresses
    assert before["garments"].total() == expected
    assert before["jewels"].total() == (24 if options.jewelry_box else 0)
    while question := match.question():
        seat = rng.choice(sorted(question.seats))
        if question.kind in {"card", "cards"}:
            assert census(match.position) == before
        match.apply(seat, some_move(rng, match.legal(seat)))
        for player in match.position.players:
            assert min(player.livres, player.thread, player.lace) >= 0
            if not match.position.is_du_barry(player.number):
                assert len(player.staff()) + player.arriving >= 4
    assert match.position.round == 7
    assert census(match.position) == before
    assert not any(match.position.hire_deck.values())
    assert all(not player.hand for player in match.position.players)
    assert 1 in match.ranks()


def test_every_kind_of_question_is_reached() -> None:
    asked: Counter[str] = Counter()
    for seed in range(12):
        everything = Options(True, True, True, True, du_barry=seed % 3 == 0)
        match, rng = new_match(1 if seed % 3 == 0 else 4, everything, seed)
        while question := match.question():
            seat = min(question.seats)
            asked[question.kind] += 1
            match.apply(seat, some_move(rng, match.legal(seat)))
    assert set(asked) >= {
        *("cards", "card", "main action", "bonus", "tile", "keep or convert", "free tile", "task"),
        *("garment", "silk", "rent or sell", "jewel", "space", "hire", "decoration", "promotion"),
        *("thread or lace", "delegate", "points", "silk for points", "reserve", "copy", "hall"),
    }


def test_a_copy_goes_its_own_way() -> None:
    options = Options(jewelry_box=True, expert_tailors=True)
    # What is drawn depends on nothing but the choices, so that both draw the same.
    match = Reference(FACTS, options, 3, first_choice)
    rng = random.Random(8)
    for _ in range(150):
        question = match.question()
        assert question is not None
        seat = min(question.seats)
        move = some_move(rng, match.legal(seat))
        copy = match.copy(first_choice)
        assert copy.question() == question
        before = match.owned()
        assert copy.owned() == before
        copy.apply(seat, move)
        assert match.owned() == before
        assert match.question() == question
        match.apply(seat, move)
        assert copy.owned() == match.owned()
        assert copy.question() == match.question()
        assert census(copy.position) == census(match.position)


# Phases


def begun(seats: int = 3, **options: bool) -> Reference:
    return Reference(FACTS, Options(**options), seats, first_choice)


def play_round(match: Reference) -> None:
    """Everybody plays cards for nothing."""
    number = match.position.round
    at = match.position
    while at.round == number and at.phase != "balcony" and (question := match.question()):
        seat = min(question.seats)
        moves = match.legal(seat)
        lazy = moves & LAZY
        match.apply(seat, min(lazy or moves, key=repr))


def test_three_of_five_are_chosen_at_the_same_time() -> None:
    match = begun()
    question = match.question()
    assert question is not None
    assert question.seats == {0, 1, 2}
    # Two of the five are equal.
    assert len(match.legal(0)) == 7
    match.apply(1, ("choose", ("B1", "B1", "B2")))
    match.apply(1, ("choose", ("B1", "B1", "B4")))
    match.apply(0, ("choose", ("B1", "B2", "B3")))
    match.apply(2, ("choose", ("B1", "B1", "B2")))
    assert sorted(match.position.players[1].hand) == ["B1", "B1", "B4"]
    assert sorted(match.position.players[1].reserve) == ["B2", "B3"]


def test_eves_reserve() -> None:
    match = begun()
    play_round(match)
    eve = match.position.players[0]
    assert len(eve.hand) == 2
    assert len(eve.reserve) == 3
    assert eve.discard == []
    (chosen, *_) = sorted(match.legal(0))
    match.apply(0, chosen)
    match.play_forced()
    for seat in (1, 2):
        match.apply(seat, min(match.legal(seat)))
    assert len(eve.hand) == 3
    assert len(eve.reserve) == 2


def test_exactly_three_are_taken_and_the_reserve_stays_empty() -> None:
    match = begun()
    give_cards(match.position, 0, "", "B1 B1 B2", "B3 B4")
    assert match.legal(0) == {("choose", ("B1", "B1", "B2"))}
    for seat in range(3):
        match.apply(seat, min(match.legal(seat)))
    assert match.position.players[0].reserve == []
    assert match.position.players[0].discard == ["B3", "B4"]


def test_what_is_forced_plays_itself() -> None:
    match = begun(2)
    for seat in (0, 1):
        give_cards(match.position, seat, "", "B1 B1 B2", "B3 B4")
    three = ("choose", ("B1", "B1", "B2"))
    assert match.play_forced() == [(0, three), (1, three)]
    question = match.question()
    assert question is not None
    assert question.kind == "card"
    assert question.seats == {0}
    match.apply(0, ("play", "B1"))
    match.apply(0, ("action", "none"))
    assert match.play_forced() == [(0, ("waive",))]


def test_a_player_with_more_cards_goes_on_alone() -> None:
    match = begun(2)
    for seat in (0, 1):
        match.apply(seat, ("choose", ("B1", "B1", "B4")))
    match.position.players[1].hand += ["B10", "B15"]
    order = []
    while (question := match.question()) and question.kind != "cards":
        (seat,) = question.seats
        if question.kind == "card":
            order.append(seat)
        match.apply(seat, min(match.legal(seat) & LAZY or match.legal(seat)))
    assert order == [0, 1, 0, 1, 0, 1, 1, 1]


def test_she_has_four_turns_a_round_and_no_income() -> None:
    match = begun(1, du_barry=True)
    match.apply(0, ("choose", ("B1", "B1", "B4")))
    assert len(match.du_barry_turns()) == 1
    assert match.income(match.position.her) == 0
    play_round(match)
    extra = sum(one == ("extra card",) for turn in match.du_barry_turns() for one in turn)
    assert len(match.du_barry_turns()) == 4 + extra
    assert match.position.players[1].livres == 0


def test_the_garments_discarded_come_back_when_the_bag_is_empty() -> None:
    match = begun()
    at = match.position
    gone, at.garment_bag = at.garment_bag, []
    at.garment_discard = gone[:1]
    at.windows = ["blue 1", None, None, "pink 1", None]
    play_round(match)
    assert at.windows.count(None) == 2
    assert at.windows[:2] == [None, None]
    assert set(at.windows[2:4]) == {gone[0], "pink 1"}
    assert at.windows[4] == "blue 1"


def test_the_favour_makes_the_first_player() -> None:
    match = begun()
    assert match.position.first_player == 0
    match.position.favour = 2
    play_round(match)
    assert match.position.first_player == 2
    assert match.position.favour is None
    play_round(match)
    assert match.position.first_player == 2


def test_levels_by_round() -> None:
    match = begun()
    seen = []
    while match.question():
        levels = [FACTS.employees[card].level for card in match.position.hire if card]
        seen.append(sorted(levels))
        play_round(match)
    assert seen == [
        *([1, 1, 1, 1], [1, 1, 2, 2], [2, 2, 3, 3], [3, 3, 4, 4]),
        *([4, 4, 5, 5], [5, 5, 6, 6], [6, 6, 6, 6]),
    ]


def test_income_comes_in_every_round_and_livres_become_points() -> None:
    match = begun()
    while match.question():
        play_round(match)
    assert [player.livres for player in match.position.players] == [15 + 7 * 5] * 3
    assert [sheet["livres",] for sheet in match.final_scores()] == [5, 5, 5]
    assert match.ranks() == [1, 1, 1]


def test_festivity_garments_join_after_the_first_preparation() -> None:
    match = begun(festivity_dresses=True)
    festive = {name for name, one in FACTS.garments.items() if one.box == FESTIVITY}
    assert festive <= set(match.position.garment_bag)
    assert not festive & set(match.position.windows)


def test_two_expert_garments_need_the_jewelry_box() -> None:
    def experts(match: Reference) -> int:
        everywhere = match.position.garment_bag + [one or "" for one in match.position.windows]
        return sum(name.startswith("expert") for name in everywhere)

    assert experts(begun(expert_tailors=True)) == 4
    assert experts(begun(expert_tailors=True, jewelry_box=True)) == 6


def test_jewels_slide_and_the_rightmost_leaves_the_game() -> None:
    match = begun(jewelry_box=True)
    match.position.jewel_row = ["blue", None, "pink", "green"]
    play_round(match)
    assert match.position.jewel_row[2:] == ["blue", "pink"]
    assert match.position.jewels_removed == ["green"]


# Final scoring


def test_a_sheet_by_source() -> None:
    match = begun(jewelry_box=True, expert_tailors=True)
    at = match.position
    me = at.players[0]
    me.points, me.livres, me.jewels = 4, 27, ["blue", "green"]
    me.thread, me.lace = 2, 3
    give_cards(at, 0, "", "B63 J106 B1", "B2")
    at.favour = 0
    stand(at, 0, "blue 1", 1, 0)
    stand(at, 0, "pink 3", 1, 1)
    stand(at, 0, "green 1", 2, 0)
    stand(at, 0, "expert 4", 3, 0)
    at.markers |= {"fireworks 1": 0, "statue 0": 0, "musician 5": 0}
    at.all_halls[1] = 0
    sheet = {source: points for source, points in match.final_scores()[0].items() if points}
    royal = sorted([FACTS.garments["blue 1"].points, FACTS.garments["pink 3"].points])
    assert sheet == {
        ("track",): 4,
        ("livres",): 2,
        ("jewels",): 2,
        ("crown", "B63"): 6,
        ("crown", "J106"): 3,
        ("favour",): 3,
        ("hall", 1): 8,
        ("hall", 2): 7,
        ("hall", 3): 6,
        ("fireworks",): 6,
        ("statues",): 6,
        ("balcony",): 3 * royal[1],
        ("garments",): FACTS.garments["green 1"].points + royal[0],
        ("decorations",): 1 + 1 + 3,
        ("all halls",): 5,
    }
    assert match.income(0) == 5 + 2
    mine, other, _ = match.owned()
    assert (mine["favour"], other["favour"]) == (True, False)
    assert mine["decorations"] == ["fireworks 1", "musician 5", "statue 0"]
    assert mine["present"] == [1, 2, 3, 5]
    assert mine["all_halls"] == [1]
    assert mine["staff"] == ["B1", "B2", "B63", "J106"]
    assert mine["guests"] == {
        (1, 0): "blue 1",
        (1, 1): "pink 3",
        (2, 0): "green 1",
        (3, 0): "expert 4",
    }


def test_people_may_be_asked_what_they_move_to_the_balcony() -> None:
    match = begun(balcony_asked=True)
    at = match.position
    at.markers |= {"fireworks 0": 1, "fireworks 1": 1, "fireworks 2": 2}
    stand(at, 1, "blue 1", 1, 0)
    stand(at, 1, "pink 3", 1, 1)
    stand(at, 1, "green 1", 2, 0)
    best = match.final_scores()[1]
    low, high = FACTS.garments["blue 1"].points, FACTS.garments["pink 3"].points
    assert low < high
    assert best["balcony",] == 2 * low + 3 * high
    while at.phase != "balcony":
        play_round(match)
    assert match.legal(1) == {
        ("leave empty", "fireworks 0"),
        ("balcony", "fireworks 0", 1, 0),
        ("balcony", "fireworks 0", 1, 1),
    }
    match.apply(1, ("balcony", "fireworks 0", 1, 1))
    match.apply(1, ("leave empty", "fireworks 1"))
    assert match.play_forced() == [(2, ("leave empty", "fireworks 2"))]
    assert match.question() is None
    sheet = match.final_scores()[1]
    assert sheet["balcony",] == 2 * high
    assert sheet["garments",] == low + FACTS.garments["green 1"].points


def test_livres_left_break_a_tie() -> None:
    match = begun()
    for seat, (points, livres) in enumerate([(3, 19), (4, 9), (3, 14)]):
        match.position.players[seat].points = points
        match.position.players[seat].livres = livres
    assert match.totals() == [4, 4, 4]
    assert match.ranks() == [1, 1, 3]
