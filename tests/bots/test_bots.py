"""Bots: legal, repeatable, and each rung better than the one below."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table
from tests.games.toy import GAME as TOY
from tests.games.toy.match import ToyMatch
from toque.arena.tournament import run_tournament
from toque.bots.bot import Bot, Choice, Vantage, decide
from toque.bots.ladder import LADDER, bot, bot_names, level_names
from toque.bots.planner import Plan, PlannerBot, blur
from toque.bots.playout import clone_many, play_out
from toque.bots.prior import LearnedBot
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.games import game, slugs

ENOUGH = {"planner": 8}
"""Decisions of bots that think long, uncompiled."""


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", [bot.name for bot in LADDER])
def test_a_bot_plays_legally_and_the_same_again(slug: str, name: str) -> None:
    title = game(slug)
    for seats in range(title.fewest_seats, title.most_seats + 1):
        match = title.new(seats, seed="bots")
        number = 0
        while not match.over and number < ENOUGH.get(name, 40):
            seat = match.deciders()[0]
            choice = decide(bot(name), match, seat, "seed", number)
            again = decide(bot(name), match, seat, "seed", number)
            assert (choice.move, choice.why) == (again.move, again.why)
            match.play(seat, choice.move)
            number += 1


MATCHES = {"gateau": 100}
"""Of games with long matches fewer, where greedy wins so clearly that they tell enough."""


@pytest.mark.property
@pytest.mark.parametrize("slug", slugs())
def test_greedy_wins_nine_duels_of_ten_against_random(slug: str) -> None:
    """Many matches, seats rotated; the whole interval must lie above."""
    title = game(slug)
    bots = [bot("random"), bot("greedy")]
    matches = MATCHES.get(slug, 400)
    result = run_tournament(title, title.setup(2), bots, matches=matches, seed="duel")
    greedy = next(one for one in result.bots if one.bot == "greedy")
    print(f"{slug}: {greedy.share:.3f}, 95 % {greedy.interval[0]:.3f} to {greedy.interval[1]:.3f}")
    assert greedy.share >= 0.9
    assert greedy.interval[0] >= 0.9


@pytest.mark.property
def test_the_planner_is_far_better_than_greedy_where_a_turn_is_several_decisions() -> None:
    """A few duels; that it wins nine of ten is measured at length in docs/editions/rococo.md."""
    title = game("rococo")
    bots = [bot("greedy"), bot("planner")]
    result = run_tournament(title, title.setup(2), bots, matches=60, seed="plan")
    planner = next(one for one in result.bots if one.bot == "planner")
    assert planner.interval[0] > 0.7


def test_the_planner_weighs_again_in_other_worlds_only_what_reveals_something() -> None:
    choosing = game("rococo").new(2, seed="worlds")
    assert weighed(choosing, worlds=5) == weighed(choosing, worlds=1)
    drawing = Table().hand("ann", "felix", "perrin").turn("ann").match
    once = weighed(drawing, worlds=1)
    assert once < weighed(drawing, worlds=2) < weighed(drawing, worlds=5) < 5 * once


@pytest.mark.parametrize("kind", [PlannerBot, LearnedBot])
def test_who_errs_a_little_plays_another_move_now_and_then(
    kind: type[PlannerBot] | type[LearnedBot],
) -> None:
    """By as much as it errs: by nothing never, by a little seldom, by much often."""
    match = game("gateau").new(2, seed="errs")
    play_out(match, Rng("errs"), 30)
    others = []
    sure = decide(kind(), match, match.deciders()[0], "seed", 0).move
    for noise in (0.0, 1.0, 50.0):
        player = kind(noise=noise)
        chosen = [
            decide(player, match, match.deciders()[0], "seed", number).move for number in range(12)
        ]
        assert chosen[0] == decide(player, match, match.deciders()[0], "seed", 0).move
        others.append(sum(move != sure for move in chosen))
    assert others[0] == 0
    assert others[0] <= others[1] < others[2]


def test_noise_is_as_much_more_as_less() -> None:
    rng = Rng("noise")
    drawn = [blur(3.0, rng) for _ in range(2000)]
    assert -3.0 <= min(drawn) < -2.9
    assert 2.9 < max(drawn) <= 3.0
    assert abs(sum(drawn) / len(drawn)) < 0.15


@pytest.mark.parametrize("slug", slugs())
def test_lines_of_a_plan_come_to_the_same_as_if_all_were_tried_in_every_world(slug: str) -> None:
    """From the middle of a match on, where much is revealed."""
    match = game(slug).new(2, seed="worlds")
    play_out(match, Rng("worlds"), 60)
    differ = 0
    for number in range(6):
        seat = match.deciders()[0]
        moves = match.moves(seat)
        worlds = [match.imagine(seat, Rng(f"{number} {world}")) for world in range(3)]
        together = [0.0] * len(moves)
        plan = Plan(PlannerBot(), seat, moves)
        apart = [0.0] * len(moves)
        first = [0.0] * len(moves)
        Plan(PlannerBot(), seat, moves).try_in(worlds[0], first)
        for world in worlds:
            plan.try_in(world, together)
            Plan(PlannerBot(), seat, moves).try_in(world, apart)
        assert together == apart
        differ += apart != [worth + worth + worth for worth in first]
        match.play(seat, decide(PlannerBot(), match, seat, "seed", number).move)
    assert differ or slug == "rococo", "worlds differ"


def weighed(match: Match, worlds: int) -> int:
    """How many positions a planner weighs before it chooses."""
    bot = CountingPlanner(worlds=worlds)
    decide(bot, match, 0, "worlds", 0)
    return bot.weighed


class CountingPlanner(PlannerBot):
    weighed = 0

    def weigh(self, match: Match, seat: int) -> float:
        self.weighed += 1
        return super().weigh(match, seat)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        bot("deep-blue")
    assert refused.value.text.args["possible"] == ", ".join(bot_names())
    assert bot_names() == ["random", "greedy", "planner", "learned", *level_names()]


def test_a_bot_of_ones_own_needs_only_a_choice() -> None:
    class Last(Bot):
        name = "last"

        def choose(self, vantage: Vantage) -> Choice:
            assert vantage.view() is not None
            return Choice(vantage.moves[-1], Text("why-only-move"))

    match = game("pieces-montees").new(3, seed="own")
    assert decide(Last(), match, 0, "seed", 0).move == match.moves(0)[-1]


def test_chance_decides_differently_with_the_number_of_the_move() -> None:
    match = game("pieces-montees").new(4, seed="numbers")
    moves = {decide(LADDER[0], match, 0, "seed", number).move for number in range(20)}
    assert len(moves) > 3


def test_greedy_draws_equally_good_moves_by_lot() -> None:
    """In the toy a card that is chosen counts as much as one in the hand."""
    match = TOY.new(3, seed="lot")
    assert len({TOY.value(_after(match, move), 0) for move in match.moves(0)}) == 1
    chosen = {decide(bot("greedy"), match, 0, "seed", number).move for number in range(60)}
    assert chosen == set(match.moves(0))


def _after(match: ToyMatch, move: int) -> ToyMatch:
    twin = match.clone()
    twin.play(0, move)
    return twin


def test_playing_out_counts_decisions_and_stops_where_told() -> None:
    match = game("pieces-montees").new(3, seed="playout")
    twin = clone_many(match, 3)
    assert play_out(match, Rng("x"), most=10) == 10
    assert not match.over
    assert play_out(twin, Rng("x")) > 10
    assert twin.over
