"""Bots that play matches to their end: they compare fairly, stop when told, and know what a win is."""

from __future__ import annotations

import pytest

from tests.games.toy import GAME as TOY
from toque.bots.bot import Vantage, decide, in_time
from toque.bots.budget import Budget
from toque.bots.ending import WINNING, Ending
from toque.bots.habits import TO_THE_END, Habits, habits_of
from toque.bots.ladder import bot, level_names
from toque.bots.planned import plan_on
from toque.bots.playout import play_out
from toque.bots.prior import Idea, Prior, shortlist
from toque.bots.rollout import RolloutBot
from toque.bots.search import TRUST, Contender, SearchBot
from toque.bots.tree import Branch, Node, TreeBot
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.games import game, slugs
from toque.games.rococo.match import RococoMatch

FEW = 12
BOTS: list[SearchBot] = [
    RolloutBot("rollout", FEW),
    TreeBot("tree", FEW),
    RolloutBot("plans", FEW, horizon=1, plans=True),
    TreeBot("tree-plans", FEW, horizon=1, plans=True),
]


def in_the_middle(slug: str, seats: int = 2, decisions: int = 60) -> Match:
    match = game(slug).new(seats, seed="middle")
    play_out(match, Rng("middle"), decisions)
    return match


class Clock:
    """Each look at it takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("slug", slugs())
def test_with_simulations_the_same_is_chosen_again(slug: str, bot: SearchBot) -> None:
    match = in_the_middle(slug)
    seat = match.deciders()[0]
    choice = decide(bot, match, seat, "seed", 7)
    again = decide(bot, match, seat, "seed", 7)
    assert choice.move in match.moves(seat)
    assert [vars_of(one) for one in choice.candidates] == [vars_of(one) for one in again.candidates]
    assert choice.move == choice.candidates[0].move
    assert FEW <= sum(one.tries for one in choice.candidates) <= FEW + bot.width
    assert all(0.0 <= one.chance <= 1.0 for one in choice.candidates)


def vars_of(candidate: object) -> tuple[float, ...]:
    return tuple(getattr(candidate, name) for name in ("move", "points", "chance", "tries"))


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("seconds", [1.0, 40.0, 700.0, 3000.0])
def test_with_seconds_a_bot_stops_looking_when_they_are_over(
    bot: SearchBot, seconds: float
) -> None:
    """It looks at the clock at every decision of a match that it plays on, so it ends a few looks late
    at most, whatever it is doing: planning, going down the tree, playing on."""
    match = in_the_middle("pieces-montees")
    seat = match.deciders()[0]
    clock = Clock()
    choice = decide(bot, match, seat, "seed", 7, Budget(seconds=seconds, clock=clock))
    assert choice.move in match.moves(seat)
    assert seconds <= clock.now <= seconds + 4


def test_with_both_a_budget_ends_at_what_is_reached_first() -> None:
    hours = Budget(simulations=4, seconds=3600.0)
    assert hours.spent() < 0.01
    hours.tried = 3
    assert hours.spent() == 0.75
    hours.tried = 4
    assert hours.spent() == 1.0
    assert not hours.late(), "what was begun may be ended"
    hurry = Budget(simulations=4000, seconds=2.0, clock=Clock())
    hurry.tried = 3
    assert hurry.spent() > 0.4


def test_for_whoever_waits_a_level_plays_no_more_than_its_simulations() -> None:
    match = in_the_middle("rococo")
    seat = match.deciders()[0]
    level = bot("level-5")
    player = level.at(match.setup)
    budget = in_time(level, match.setup, 1000.0)
    unhurried = Budget(player.simulations)
    choice = decide(level, match, seat, "seed", 7, budget)
    assert choice.move == decide(level, match, seat, "seed", 7, unhurried).move
    assert isinstance(player, SearchBot)
    assert 0 < budget.tried == unhurried.tried < player.simulations + player.width


class Away:
    """A clock that is looked at every millisecond, but the machine is away for a while now and then."""

    def __init__(self, away: float, every: int) -> None:
        self.now = 0.0
        self.looks = 0
        self.away = away
        self.every = every

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.away if self.looks % self.every == 0 else 0.001
        return self.now


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_where_the_machine_is_away_for_a_while_a_bot_stops_in_time_for_that(bot: SearchBot) -> None:
    match = in_the_middle("pieces-montees")
    seat = match.deciders()[0]
    for every in range(40, 60):
        clock = Away(0.02, every)
        choice = decide(bot, match, seat, "seed", 7, Budget(seconds=0.1, clock=clock))
        assert choice.move in match.moves(seat)
        assert clock.now < 0.106, f"away every {every} looks"


def test_a_machine_that_was_away_for_long_leaves_most_of_the_time_all_the_same() -> None:
    times = iter([0.0, 5.0, 7.0, 7.6])
    budget = Budget(seconds=10.0, clock=lambda: next(times))
    assert budget.spent() == 5.0 / 7.5
    assert not budget.late()
    assert budget.late()


def test_without_time_the_planner_has_the_word() -> None:
    match = in_the_middle("pieces-montees")
    seat = match.deciders()[0]
    hurried = decide(BOTS[0], match, seat, "seed", 7, Budget(seconds=60.0, clock=Clock()))
    assert hurried.why.key == "why-in-a-hurry"
    assert hurried.candidates == []
    assert hurried.move == decide(bot("planner"), match, seat, "seed", 7).move


def test_all_moves_meet_the_same_worlds_until_half_of_them_are_dropped() -> None:
    match = in_the_middle("pieces-montees")
    seat = match.deciders()[0]
    choice = decide(RolloutBot("rollout", 96), match, seat, "seed", 7)
    tries = [one.tries for one in choice.candidates]
    assert len(tries) == 8
    assert tries == sorted(tries, reverse=True)
    assert tries[0] == tries[1] > tries[2] == tries[3] > tries[4] == tries[7] > 0


def test_of_lines_that_begin_alike_the_best_are_looked_into() -> None:
    ideas = [Idea([1, 2, 3], 9.0), Idea([1, 3, 2], 9.0), Idea([1, 4], 8.0), Idea([1, 5], 7.0)]
    ideas += [Idea([2, 1, 3], 6.0), Idea([2, 4], 5.0), Idea([3], 4.0)]
    lines = [idea.moves for idea in shortlist(ideas, 4, 2)]
    assert lines == [[1, 2, 3], [1, 4], [2, 4], [3]], "those in another order are no other lines"
    assert [idea.moves for idea in shortlist(ideas, 8, 1)] == [[1, 2, 3], [2, 1, 3], [3]]


@pytest.mark.parametrize("slug", slugs())
def test_the_planner_tells_every_move_and_what_he_would_play_after_it(slug: str) -> None:
    match = in_the_middle(slug)
    seat = match.deciders()[0]
    ideas = Prior(Budget(1)).ideas(Vantage(match, seat, Rng("ideas")))
    assert {idea.moves[0] for idea in ideas} == set(match.moves(seat))
    assert [idea.worth for idea in ideas] == sorted((idea.worth for idea in ideas), reverse=True)
    assert max(len(idea.moves) for idea in ideas) > 1
    for idea in ideas:
        world = match.clone()
        for move in idea.moves[:-1]:
            world.apply(seat, move)
        assert world.reveals == match.reveals, "what comes after a surprise is not foreseen"


def test_a_line_is_played_as_far_as_it_goes() -> None:
    match = in_the_middle("rococo")
    seat = match.deciders()[0]
    ideas = Prior(Budget(1)).ideas(Vantage(match, seat, Rng("ideas")))
    longest = max(ideas, key=lambda idea: len(idea.moves)).moves
    whole = Contender(longest, 0.0).played_in(match, seat)
    step_by_step = match.clone()
    for move in longest:
        step_by_step.apply(seat, move)
    assert whole.view(None) == step_by_step.view(None)
    impossible = next(move for move in range(999) if move not in match.moves(seat))
    broken = Contender([longest[0], impossible, *longest[1:]], 0.0).played_in(match, seat)
    first = match.clone()
    first.apply(seat, longest[0])
    assert broken.view(None) == first.view(None) != whole.view(None)


def test_when_only_one_move_is_left_its_lines_are_not_compared() -> None:
    """The planner is trusted so much that the best two lines are those of its own move."""
    match = in_the_middle("rococo")
    seat = match.deciders()[0]
    for variants, tried in ((1, 40), (2, 16)):
        player = RolloutBot("rollout", 40, horizon=1, variants=variants, width=4, trust=1e9)
        budget = Budget(40)
        decide(player, match, seat, "seed", 7, budget)
        assert (budget.tried >= 40) == (tried == 40), budget.tried


def test_several_lines_of_a_move_are_told_as_one() -> None:
    match = in_the_middle("rococo")
    seat = match.deciders()[0]
    choice = decide(RolloutBot("rollout", 40, horizon=1, variants=4), match, seat, "seed", 7)
    moves = [one.move for one in choice.candidates]
    assert len(moves) == len(set(moves)) < 8
    assert sum(one.tries for one in choice.candidates) < 40


def test_noise_blurs_small_differences_and_no_large_ones() -> None:
    contenders = [Contender([move], 0.0) for move in range(3)]
    for one, worth in zip(contenders, (60.0, 59.0, 20.0), strict=True):
        one.tries, one.worth = 100, worth
    rng = Rng("noise")
    firsts = {RolloutBot("x", 1, noise=2.0).ranked(contenders, rng)[0].move for _ in range(60)}
    assert firsts == {0, 1}
    assert {RolloutBot("x", 1).ranked(contenders, rng)[0].move for _ in range(9)} == {0}


def test_an_ending_is_worth_most_to_who_wins_and_more_with_a_margin() -> None:
    match = in_the_middle("pieces-montees", seats=3)
    play_out(match, Rng("end"))
    ending = Ending(match)
    ranks = match.ranks()
    assert ending.points == match.scores()
    for seat, rank in enumerate(ranks):
        assert ending.shares[seat] == (1 / ranks.count(1) if rank == 1 else 0)
    order = sorted(range(3), key=lambda seat: ending.worths[seat])
    assert [ending.points[seat] for seat in order] == sorted(ending.points)
    assert max(ending.worths) > WINNING / 2


def test_partners_win_together_and_an_automa_may_win_alone() -> None:
    teams = game("pieces-montees").new(4, {"teams": "yes", "mode": "confirmed"}, seed="teams")
    play_out(teams, Rng("teams"))
    ending = Ending(teams)
    assert sorted(ending.shares) in ([0, 0, 1, 1], [0.5] * 4)
    assert ending.shares[0] == ending.shares[2]
    shares = set()
    for number in range(12):
        solo = game("gateau").new(1, seed=f"solo{number}")
        play_out(solo, Rng("solo"))
        (share,) = Ending(solo).shares
        assert share == (0.0 if solo.ranks() != [1] else share)
        shares.add(share > 0)
    assert False in shares


def test_habits_are_read_and_followed() -> None:
    title = game("pieces-montees")
    match = in_the_middle("pieces-montees")
    moves = match.moves(match.deciders()[0])
    habits = habits_of(title)
    rng = Rng("habits")
    drawn = [title.lexicon.verb_of(habits.draw(moves, rng)).name for _ in range(300)]
    assert {"place", "turn"} <= set(drawn)
    assert drawn.count("place") > 2 * drawn.count("turn")
    assert habits_of(title) is habits


def test_every_move_of_a_verb_is_drawn_alike() -> None:
    habits = Habits([0, 0, 0, 1], [30, 10])
    rng = Rng("draw")
    counts = [0] * 4
    for _ in range(4000):
        counts[habits.draw([0, 1, 2, 3], rng)] += 1
    assert all(abs(count - 1000) < 150 for count in counts)
    assert habits.draw([3], rng) == 3


def test_with_a_horizon_a_match_is_played_on_until_the_own_turn_comes_round() -> None:
    match = game("rococo").new(3, seed="horizon")
    play_out(match, Rng("horizon"), 30)
    me = match.deciders()[0]
    habits = habits_of(match.setup.game)
    once = habits.play_on(match.clone(), Rng("x"), 2, Budget(1), me, 1)
    twice = habits.play_on(match.clone(), Rng("x"), 2, Budget(1), me, 2)
    assert once is not None
    assert twice is not None
    assert once.deciders()[0] == twice.deciders()[0] == me
    assert count(match) < count(once) < count(twice)


@pytest.mark.parametrize("slug", slugs())
def test_planners_play_on_until_the_own_turn_comes_round_or_to_the_end(slug: str) -> None:
    match = in_the_middle(slug)
    me = match.deciders()[0]
    decisions: list[int] = []  # the clock is looked at once for each
    for horizon in (1, 2, TO_THE_END):
        clock = Clock()
        end = plan_on(match.clone(), Budget(seconds=1e9, clock=clock), me, horizon)
        assert end is not None
        assert end.over or (horizon != TO_THE_END and end.deciders()[0] == me)
        decisions.append(int(clock.now))
    assert 1 < decisions[0] < decisions[1] < decisions[2]


@pytest.mark.parametrize("slug", ["gateau", "patisserie", "rococo"])
def test_alone_planners_stop_where_as_many_turns_are_over(slug: str) -> None:
    match = game(slug).new(1, seed="alone")
    play_out(match, Rng("alone"), 20)
    decisions: list[int] = []  # the clock is looked at once for each
    for horizon in (1, 2, 3):
        clock = Clock()
        end = plan_on(match.clone(), Budget(seconds=1e9, clock=clock), 0, horizon)
        assert end is not None
        assert not end.over
        decisions.append(int(clock.now))
    assert 1 < decisions[0] < decisions[1] < decisions[2] < 60


def test_planners_have_no_time_beyond_the_budget() -> None:
    match = in_the_middle("rococo")
    budget = Budget(seconds=5.0, clock=Clock())
    assert plan_on(match, budget, match.deciders()[0], TO_THE_END) is None


@pytest.mark.parametrize("slug", ["gateau", "patisserie", "rococo"])
def test_alone_a_horizon_is_as_near(slug: str) -> None:
    """Nobody else is asked, and yet a turn ends; without an end to it every move would be compared."""
    match = game(slug).new(1, seed="alone")
    play_out(match, Rng("alone"), 20)
    habits = habits_of(match.setup.game)
    decisions: list[int] = []  # the clock is looked at once for each
    for horizon in (1, 2, 3):
        clock = Clock()
        budget = Budget(seconds=1e9, clock=clock)
        end = habits.play_on(match.clone(), Rng("x"), 2, budget, 0, horizon)
        assert end is not None
        assert not end.over
        decisions.append(int(clock.now))
    assert 1 < decisions[0] < decisions[1] < decisions[2] < 60


def count(match: Match) -> int:
    """Cards that were played: they lie in the discards, or have begun another round."""
    assert isinstance(match, RococoMatch)
    hands = sum(len(staff.hand) for staff in match.staffs)
    return 100 * match.round - hands


def test_what_a_running_match_promises_is_what_the_game_values() -> None:
    match = in_the_middle("pieces-montees", seats=3)
    title = match.setup.game
    values = [title.value(match, seat) for seat in range(3)]
    promised = Ending(match)
    assert promised.points == values
    best = values.index(max(values))
    assert promised.worths.index(max(promised.worths)) == best
    assert promised.shares[best] >= 0.5 >= min(promised.shares)


def test_a_game_without_habits_is_played_too() -> None:
    match = TOY.new(3, seed="toy")
    end = habits_of(match.setup.game).play_on(match, Rng("toy"), 2, Budget(1))
    assert end is not None
    assert end.over


def test_others_do_not_answer_what_a_seat_has_chosen_in_secret() -> None:
    """While hands are chosen all branches below the first are the seat's own."""
    match = game("rococo").new(2, seed="secret")
    assert match.stack[-1].secret
    tree = WatchedTree(12)
    decide(tree, match, 0, "seed", 0)
    assert tree.asked == {0}


class WatchedTree(TreeBot):
    def __init__(self, simulations: int) -> None:
        super().__init__("tree", simulations)
        self.asked: set[int] = set()

    def pick(self, world: Match, node: Node, seat: int, moves: list[int]) -> Branch:
        if world.stack[-1].secret:
            self.asked.add(seat)
        return super().pick(world, node, seat, moves)


def test_seconds_are_those_of_the_level_or_a_share_of_them() -> None:
    setup = game("pieces-montees").setup(3)
    seconds = [in_time(bot(name), setup).seconds for name in level_names()]
    assert seconds == [0, 0, 0.1, 0.5, 2.0, 5.0]
    assert in_time(bot("level-6"), setup, 0.1).seconds == pytest.approx(0.5)
    assert in_time(bot("greedy"), setup).seconds == 0


def test_a_contender_believes_the_planner_until_matches_tell_more() -> None:
    good, poor = Contender([0], 0.0), Contender([1], -10.0)
    assert good.expected(0.5, TRUST) == 0.5 > poor.expected(0.5, TRUST)
    poor.tries, poor.worth = 1000, 900.0
    assert poor.expected(0.5, TRUST) > 0.8 > poor.expected(0.5, 100 * TRUST)


def test_a_vantage_shows_nothing_but_what_is_agreed() -> None:
    match = in_the_middle("rococo")
    seat = match.deciders()[0]
    vantage = Vantage(match, seat, Rng("v"))
    assert vantage.setup is match.setup
    assert vantage.budget.spent() == 1.0
