"""Setting up: bowls, tokens, cards, chefs."""

from __future__ import annotations

from collections import Counter

import pytest

from toque.games.gateau import GAME
from toque.games.gateau.components import BASIC, RECIPES, house_edition
from toque.games.gateau.match import SUPER
from toque.games.gateau.view import GateauView

SEEDS = [f"setup-{number}" for number in range(12)]


@pytest.mark.parametrize("seed", SEEDS)
def test_three_types_show_on_three_bowls_and_three_on_two(seed: str) -> None:
    view = GAME.new(2, seed=seed).view(None)
    shown = Counter(bowl.shows for bowl in view.bowls)  # type: ignore[attr-defined]
    assert shown.pop("super") == 1
    assert sorted(shown.values()) == [2, 2, 2, 3, 3, 3]
    assert set(shown) == set(BASIC)


@pytest.mark.parametrize("seed", SEEDS)
def test_bowls_of_a_rarer_type_hold_two_tokens_and_the_others_one(seed: str) -> None:
    match = GAME.new(3, seed=seed)
    view = GAME.view(match, None)
    shown = Counter(bowl.shows for bowl in view.bowls)
    for bowl in view.bowls:
        wanted = 2 if shown[bowl.shows] == 2 else 1
        assert bowl.tokens == [bowl.shows] * wanted
        assert bowl.back != bowl.shows


@pytest.mark.parametrize("seed", SEEDS)
def test_the_super_bowl_lies_in_the_middle_with_one_super_ingredient(seed: str) -> None:
    match = GAME.new(2, seed=seed)
    assert match.faces.index(SUPER) in (5, 6, 9, 10)


def test_every_pair_of_types_is_on_one_bowl() -> None:
    match = GAME.new(2, seed="pairs")
    pairs = [{a, b} for a, b in zip(match.faces, match.backs, strict=True) if SUPER not in (a, b)]
    assert len(pairs) == 15
    assert len({frozenset(pair) for pair in pairs}) == 15


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_are_full_of_recipes_of_their_level_and_hold_no_event(seats: int) -> None:
    match = GAME.new(seats, seed="rows")
    assert all(0 <= card < 24 for card in match.row[:4])
    assert all(24 <= card < RECIPES for card in match.row[4:])
    events = 4 if seats == 1 else 5
    for pile in match.decks:
        deck = pile.lying()
        assert len(deck) == 20 + events
        assert sum(card >= RECIPES for card in deck) == events


def test_a_chef_chooses_a_side_and_puts_down_a_token_of_its_type_and_a_super_one() -> None:
    match = GAME.new(2, seed="chefs")
    chef = BASIC[match.chefs[0]]
    assert match.deciders() == (0,)
    match.play(0, GAME.lexicon.parse("chef double"))
    assert {GAME.lexicon.wire(move).args["kind"] for move in match.moves(0)} == {chef}
    match.play(0, GAME.lexicon.parse(f"put {chef} different"))
    match.play(0, GAME.lexicon.parse("put super pair-1"))
    assert match.deciders() == (1,)
    seat = GAME.view(match, 0).seats[0]
    assert (seat.side, seat.bench[1].tokens, seat.bench[2].tokens) == ("double", [chef], ["super"])


def test_chefs_differ() -> None:
    match = GAME.new(4, seed="chefs")
    assert len(set(match.chefs)) == 4


def test_the_first_tool_lies_face_down_and_only_its_owner_sees_it() -> None:
    match = GAME.new(2, seed="tools")
    mine, other = GAME.view(match, 0).seats
    assert (mine.tool_count, mine.fresh_count) == (0, 1)
    assert mine.tools == []
    assert mine.fresh is not None
    assert len(mine.fresh) == 1
    assert (other.tool_count, other.fresh_count) == (0, 1)
    assert other.tools is None
    assert other.fresh is None


def test_the_pawn_starts_in_the_centre_and_seat_a_begins() -> None:
    match = GAME.new(2, seed="start")
    assert [seat.pawn for seat in GAME.view(match, None).seats] == ["centre", "centre"]
    while GAME.view(match, None).step != "act":
        match.play(match.deciders()[0], match.moves(match.deciders()[0])[0])
    assert match.deciders() == (0,)
    assert GAME.view(match, None).turn == 0


def test_awards_fall_and_every_space_of_the_toque_has_its_gold() -> None:
    view = GAME.view(GAME.new(2, seed="prizes"), None)
    highest = house_edition().awards[0][0]
    assert [(stack.left, stack.top) for stack in view.awards] == [(6, highest)] * 3
    assert all(space.gold for space in view.toque)


def test_every_solo_option_needs_one_seat() -> None:
    base = {option.name: option.default for option in GAME.options(GAME.house_edition())}
    for name, choice in (
        ("level", "hard"),
        ("bananas", "yes"),
        ("hazelnuts", "extra"),
        ("diplomat", "yes"),
    ):
        assert GAME.conflict(1, {**base, name: choice}) is None
        for seats in (2, 3, 4):
            conflict = GAME.conflict(seats, {**base, name: choice})
            assert conflict is not None
            assert conflict.args == {"option": name, "seats": seats}


def test_modules_go_with_every_number_of_seats() -> None:
    for seats in (1, 2, 3, 4):
        match = GAME.new(seats, {"hand": "yes", "advantage": "yes", "side": "super"}, "both")
        view = match.view(0)
        assert isinstance(view, GateauView)
        assert view.advantages is not None
        assert [seat.hand is not None for seat in view.seats] == [True] * seats
        assert [tile.icon for tile in view.tiles].count("super") == 1
