"""Games as environments: PettingZoo's own tests pass, and nobody sees what their seat may not know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tests.support import walk
from toque.engine.match import IllegalMove, Match
from toque.engine.rng import Rng
from toque.env import ToqueEnv, make
from toque.env.environment import Observation, rewards
from toque.env.features import Features
from toque.games import game, slugs

ROOT = Path(__file__).parent.parent.parent
TABLES = [
    (slug, seats)
    for slug in slugs(extra=True)
    for seats in sorted({game(slug).fewest_seats, 2, game(slug).most_seats})
]
every_table = pytest.mark.parametrize(("slug", "seats"), TABLES)


@every_table
@pytest.mark.filterwarnings(
    # It would have boxes; but a mask stands beside what is seen, as in PettingZoo's own card games.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
def test_pettingzoo_finds_no_fault(slug: str, seats: int) -> None:
    api_test(make(slug, seats), num_cycles=40)
    seed_test(lambda: make(slug, seats), num_cycles=20)


def test_the_benchmark_of_pettingzoo_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds of its clock, which here goes faster."""
    moments = iter(range(1_000_000))
    monkeypatch.setattr("time.time", lambda: next(moments))
    performance_benchmark(make("pieces-montees", 2))
    assert "turns per second" in capsys.readouterr().out


def seen(env: ToqueEnv, match: Match, seat: int) -> Observation:
    env.match = match
    return env.observe(env.possible_agents[seat])


@every_table
def test_an_observation_holds_nothing_that_the_seat_may_not_know(slug: str, seats: int) -> None:
    env = ToqueEnv(slug, seats)
    match = env.title.start(env.setup, "leak")
    rng = Rng("leak")
    differs = 0
    for number, _ in enumerate(walk(match, rng)):
        if number % 7:
            continue
        for seat in range(seats):
            own = seen(env, match, seat)
            imagined = seen(env, match.imagine(seat, rng), seat)
            for name, numbers in own.items():
                assert np.array_equal(numbers, imagined[name]), (number, seat, name)
            others = [seen(env, match, other) for other in range(seats) if other != seat]
            differs += any(
                not np.array_equal(own["observation"], other["observation"]) for other in others
            )
        if number > 60:
            break
    assert differs or seats == 1


def test_secret_choices_are_asked_seat_by_seat_and_not_shown() -> None:
    env = ToqueEnv("toy", 3)
    env.reset(seed=1)
    before = env.observe("seat_1")
    asked = []
    while env.observe("seat_1")["action_mask"].any() and env.agent_selection == "seat_0":
        asked.append(env.agent_selection)
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
        after = env.observe("seat_1")
        assert np.array_equal(before["observation"], after["observation"])
        assert np.array_equal(before["action_mask"], after["action_mask"])
    assert asked
    assert env.agent_selection == "seat_1"


def test_the_mask_is_the_legal_moves_and_nothing_else_is_played() -> None:
    env = ToqueEnv("pieces-montees", 2)
    env.reset(seed=1)
    assert env.match is not None
    seat = env.possible_agents.index(env.agent_selection)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert list(np.flatnonzero(mask)) == sorted(env.match.moves(seat))
    other = env.possible_agents[1 - seat]
    assert not env.observe(other)["action_mask"].any()
    with pytest.raises(IllegalMove):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_an_illegal_move_ends_a_checked_match() -> None:
    env = make("pieces-montees", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize(("slug", "seats"), [("toy", 3), ("gateau", 1)])
def test_the_end_rewards_by_rank_or_by_margin(slug: str, seats: int) -> None:
    match = game(slug).new(seats, seed="end")
    for _ in walk(match, Rng("end")):
        pass
    results = match.results()
    by_rank, by_margin = rewards(match, "rank"), rewards(match, "margin")
    for seat in range(seats):
        others = [one for one in results if one.seat != seat]
        ahead = [one.rank > results[seat].rank for one in others]
        behind = [one.rank < results[seat].rank for one in others]
        assert by_rank[seat] == pytest.approx((sum(ahead) - sum(behind)) / len(others))
        best = max(one.score for one in others)
        assert by_margin[seat] == pytest.approx((results[seat].score - best) / 100)


def test_partners_win_together() -> None:
    match = game("pieces-montees").new(4, {"teams": "yes"}, "partners")
    for _ in walk(match, Rng("partners")):
        pass
    found = rewards(match, "rank")
    assert sorted(found) in ([-1, -1, 1, 1], [0, 0, 0, 0])
    assert sum(found) == 0


def test_rewards_come_once_to_every_seat() -> None:
    env = ToqueEnv("toy", 2)
    env.reset(seed=4)
    gained = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        gained[agent] += reward
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert env.match is not None
    assert list(gained.values()) == rewards(env.match, "rank")


def test_the_own_seat_comes_first() -> None:
    """The same position seen from two seats differs as little as the seats do."""
    match = game("pieces-montees").new(2, seed="first")
    view = match.view(1)
    turned = Features(4096, 2).of(view, 1)
    as_it_is = Features(4096, 2).of(view, 0)
    assert not np.array_equal(turned, as_it_is)
    assert turned.any()


def test_what_cannot_be_counted_is_an_error() -> None:
    from msgspec import defstruct

    odd = defstruct("Odd", [("thing", object)])(thing=object())
    with pytest.raises(TypeError, match="/thing: object in a view"):
        Features(64, 2).of(odd, 0)


@pytest.mark.parametrize("slug", slugs())
def test_the_board_is_drawn(slug: str) -> None:
    env = ToqueEnv(slug, 2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert len(drawn.splitlines()) > 5


def test_the_example_runs() -> None:
    """To learn it would need longer than it gets here: docs/bots.md has what a minute brings."""
    words = [sys.executable, "examples/train.py", "--seconds", "0.1", "--matches", "2"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert [line.split(":")[0].split()[0] for line in done.stdout.splitlines()] == [
        "before",
        "learned",
        "after",
    ]
