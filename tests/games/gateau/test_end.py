"""The end of the match, scoring and ties."""

from __future__ import annotations

from tests.games.gateau.table import Table
from toque.games.gateau import GAME
from toque.games.gateau.turn import QUIET_ROUNDS


def test_points_of_recipes_awards_stored_tokens_and_leftovers() -> None:
    table = Table().finished("ann", "opera", "flan").under("ann", "2", "swan")
    table.award("ann", "cake").award("ann", "tart", "top").stored("ann", "jelly", "candy")
    table.bench("ann", equal="jelly jelly", different="super").gold("ann", 3).hand("ann", "whisk")
    table.fresh("ann", "sieve")
    lines = [line.points for line in GAME.score_sheet(table.match, 0)]
    assert lines == [7 + 2 + 4, 8 + 8, 5, 2, (3 + 3 + 2) // 3]
    assert table.seat("ann").points == sum(lines)


def test_recipes_count_face_down_too() -> None:
    table = Table().finished("ann", "opera").step("ann", "award").no_card("i1")
    before = table.seat("ann").points
    table.play("ann award cake bottom")
    assert table.seat("ann").points == before + 8


def test_ties_are_broken_in_order() -> None:
    """Level II finished, level I finished, all prepared."""
    table = Table().finished("ann", "opera").finished("bob", "flan", "sable", "eclair")
    assert GAME.points_and_ties(table.match, 0) == (7, 1, 0, 1)
    assert GAME.points_and_ties(table.match, 1) == (7, 0, 3, 3)
    assert table.match.ranks() == [1, 2]
    table = Table().finished("ann", "swan").under("bob", "3", "crumble")
    assert GAME.points_and_ties(table.match, 0) == (4, 0, 1, 1)
    assert GAME.points_and_ties(table.match, 1) == (4, 0, 0, 1)
    assert table.match.ranks() == [1, 2]
    table = Table().under("ann", "3", "swan").under("bob", "3", "flan").under("bob", "2", "eclair")
    assert table.match.ranks() == [2, 1]


def test_those_who_tie_to_the_end_share_the_victory() -> None:
    table = Table().finished("ann", "swan").finished("bob", "crumble")
    assert table.match.ranks() == [1, 1]


def test_the_round_is_finished_and_one_more_is_played() -> None:
    table = Table(3)
    table.match.last_round = 2
    table.end_turns("ann", "bob", "cid", "ann", "bob")
    assert not table.match.over
    table.end_turns("cid")
    assert table.match.over
    assert table.told("over") == [{}]


def test_ten_quiet_rounds_end_the_match() -> None:
    table = Table()
    table.end_turns(*["ann", "bob"] * QUIET_ROUNDS)
    assert table.match.over
    assert table.told("ending") == [{"reason": "quiet", "rounds": QUIET_ROUNDS}]


def test_what_chef_o_tron_takes_starts_the_count_of_quiet_rounds_again() -> None:
    table = Table(1).robot_card("white 1 supers II").robot(super=9).arms(1, 1)
    table.match.quiet_turns = QUIET_ROUNDS - 1
    table.robot_turn()
    assert table.told("robot-recipe")
    table.end_turns("ann")
    assert table.match.quiet_turns == 0
    assert table.told("ending") == []


def test_a_recipe_starts_the_count_of_quiet_rounds_again() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll")
    table.match.quiet_turns = 19
    table.bench("ann", equal="jelly jelly jelly", different="dough cream")
    table.play("ann go right prepare", "ann prepare i1 0")
    while table.match.player == 0:
        table.play("ann " + next(one for one in ("done", "end") if one in table.moves()))
    assert table.match.quiet_turns == 0


def test_preparing_a_reserved_recipe_starts_the_count_of_quiet_rounds_again() -> None:
    table = Table().under("ann", "2", "flan", reserved=True).step("ann", "reserve")
    table.match.quiet_turns = 19
    table.bench("ann", equal="cherry cherry", different="candy", pair1="jelly jelly")
    table.play("ann finish")
    while table.match.player == 0:
        table.play("ann " + next(one for one in ("done", "end") if one in table.moves()))
    assert table.match.quiet_turns == 0
