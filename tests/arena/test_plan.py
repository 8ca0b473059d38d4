"""Plans: who meets whom, fairly; and matches that only their number decides."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from toque.arena import plan as planning
from toque.arena.contestant import contestant
from toque.arena.plan import Plan, line_ups, new_plan, play_planned, version_of
from toque.bots import levels
from toque.bots.levels import DEFAULT, Levels
from toque.bots.search import SearchBot
from toque.engine.refusal import Refusal
from toque.games import game

TOY = game("toy")


def plan(bots: str, seats: int | None = None) -> Plan:
    return new_plan(TOY, bots.split(","), seats, {}, TOY.house_edition(), "plan")


@pytest.mark.parametrize(("bots", "seats"), [("abc", 2), ("abcd", 3), ("abcdef", 4), ("abcdef", 2)])
def test_of_more_bots_than_seats_every_two_meet_equally_often(bots: str, seats: int) -> None:
    found = line_ups(tuple(bots), seats)
    met = Counter(pair for table in found for pair in combinations(sorted(table), 2))
    assert len(met) == len(bots) * (len(bots) - 1) / 2
    assert len(set(met.values())) == 1


def test_everybody_comes_equally_often_after_everybody_else() -> None:
    after = Counter(
        (table[at], table[(at + 1) % 4]) for table in line_ups(tuple("abcd"), 4) for at in range(4)
    )
    assert len(after) == 12
    assert set(after.values()) == {2}


def test_fewer_bots_than_seats_fill_them_in_turn() -> None:
    tables = ["".join(table) for table in line_ups(("a", "b"), 4)]
    sat = Counter(bot for table in tables for bot in table)
    assert sat["a"] == sat["b"]
    assert all(set(table) == {"a", "b"} for table in tables)


def test_a_bot_is_named_twice_only_where_all_sit_down() -> None:
    assert plan("random,greedy,greedy").line_ups == [["random", "greedy", "greedy"]]
    with pytest.raises(Refusal, match="arena-twice"):
        plan("random,greedy,greedy", 2)


def test_a_level_may_play_a_part_of_its_simulations() -> None:
    setup = game("rococo").setup(2)
    whole, tenth = (contestant(name).at(setup) for name in ("level-6", "level-6/10"))
    assert tenth.simulations == whole.simulations / 10
    assert contestant("level-6").at(setup) is whole, "who plays elsewhere is as strong as ever"
    assert (contestant("level-6/10").name, tenth.name) == ("level-6/10", "level-6/10")
    made = plan("level-6/3,greedy")
    assert sorted(play_planned(made, 0).bots) == ["greedy", "level-6/3"]


def test_a_level_may_do_without_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    highest = msgspec.structs.replace(DEFAULT.level[-1], learned=True)
    of_game = Levels([*DEFAULT.level[:-1], highest])
    monkeypatch.setitem(levels._known, "gateau", of_game)
    setup = game("gateau").setup(2)
    taught, untaught, tenth = (
        contestant(name).at(setup)
        for name in ("level-6/1", "level-6/untaught", "level-6/10/untaught")
    )
    assert isinstance(taught, SearchBot)
    assert isinstance(untaught, SearchBot)
    assert isinstance(tenth, SearchBot)
    assert (taught.learned, untaught.learned, tenth.learned) == (True, False, False)
    assert untaught.simulations == taught.simulations == 10 * tenth.simulations
    assert untaught.name == "level-6/untaught"


NO_BOTS = [
    *("level-4/", "level-4/0", "level-4/x", "greedy/2", "level-9/2"),
    *("level-4/2/3", "level-4//untaught", "level-4/untaught/2", "greedy/untaught"),
]


@pytest.mark.parametrize("name", NO_BOTS)
def test_a_part_of_nothing_is_no_bot(name: str) -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        contestant(name)


def test_unknown_bots_and_too_many_seats_are_refused_before_anything_is_played() -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        plan("random,kasparov")
    with pytest.raises(Refusal, match="bad-seats"):
        plan("random,greedy", 9)


def test_a_block_is_one_deal_in_all_rotations() -> None:
    made = plan("random,greedy,planner")
    seated = [play_planned(made, number).bots for number in range(3)]
    assert sorted(seated) == sorted(seated[0][at:] + seated[0][:at] for at in range(3))
    assert [play_planned(made, number).block for number in (0, 2, 3)] == [0, 0, 1]


def test_a_match_depends_on_its_number_alone() -> None:
    made = plan("random,greedy")
    assert play_planned(made, 5) == play_planned(msgspec.structs.replace(made), 5)
    assert play_planned(made, 5) != play_planned(made, 7)


def test_points_come_from_the_score_sheet() -> None:
    played = play_planned(plan("random,greedy"), 0)
    totals = [sum(line.points for line in lines) for lines in played.sources]
    assert totals == played.scores


def test_other_rules_refuse_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    made = plan("random,greedy")
    monkeypatch.setattr(planning, "version_of", lambda slug: "another")
    with pytest.raises(Refusal, match="arena-other-version"):
        play_planned(made, 0)


def test_a_version_is_that_of_the_game_and_the_bots() -> None:
    assert version_of("toy") == version_of("toy")
    assert version_of("toy") != version_of("pieces-montees")


def test_whole_blocks_are_rounded_up() -> None:
    assert [plan("random,random,greedy").whole_blocks(n) for n in (1, 3, 4)] == [3, 3, 6]
