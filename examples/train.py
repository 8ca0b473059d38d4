"""Learn a game from nothing, by playing against oneself for a minute, and beat chance at it.

    pip install 'toque[env]'
    python examples/train.py pieces-montees

The policy is as plain as can be: every move has a weight for each number of the observation, the weights
of a legal move add up to how much it is liked, and likes become chances (softmax). After each match the
moves of whoever did well become a little likelier, the others less (REINFORCE). Nothing but numpy.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toque.arena.sums import interval
from toque.env import ToqueEnv
from toque.env.environment import Observation

RATE = 0.02
"""How far one match moves the weights."""

Chooser = Callable[[Observation], int]


class Decision(NamedTuple):
    """What was legal, the numbers that were not zero, how likely each move was, and which was taken."""

    legal: NDArray[np.int64]
    places: NDArray[np.int64]
    numbers: NDArray[np.float64]
    chances: NDArray[np.float64]
    taken: int


class Policy:
    def __init__(self, moves: int, width: int, seed: int) -> None:
        self.weights = np.zeros((moves, width + 1))
        self.rng = np.random.default_rng(seed)

    def decide(self, seen: Observation) -> Decision:
        legal = np.flatnonzero(seen["action_mask"])
        places = np.flatnonzero(seen["observation"])
        # The last weight counts always: how much a move is liked whatever is seen.
        numbers = np.append(seen["observation"][places], 1.0)
        places = np.append(places, self.weights.shape[1] - 1)
        liked = self.weights[np.ix_(legal, places)] @ numbers
        chances = np.exp(liked - liked.max())
        chances /= chances.sum()
        return Decision(legal, places, numbers, chances, self.rng.choice(len(legal), p=chances))

    def choose(self, seen: Observation) -> int:
        decision = self.decide(seen)
        return int(decision.legal[decision.taken])

    def learn(self, decision: Decision, gain: float) -> None:
        wish = -decision.chances
        wish[decision.taken] += 1.0
        change = RATE * gain * np.outer(wish, decision.numbers)
        self.weights[np.ix_(decision.legal, decision.places)] += change


def play(env: ToqueEnv, seed: int, choosers: dict[str, Chooser]) -> dict[str, float]:
    """A match; each chooser takes what its seat sees and gives a move. Returns the rewards by seat."""
    env.reset(seed=seed)
    gained = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        gained[agent] += reward
        env.step(None if over or cut else choosers[agent](seen))
    return gained


class Learner:
    """A seat that remembers what it decided."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.decisions: list[Decision] = []

    def choose(self, seen: Observation) -> int:
        decision = self.policy.decide(seen)
        self.decisions.append(decision)
        return int(decision.legal[decision.taken])

    def learn(self, gain: float) -> None:
        for decision in self.decisions:
            self.policy.learn(decision, gain / len(self.decisions) ** 0.5)


def train(env: ToqueEnv, policy: Policy, seconds: float) -> int:
    """Against oneself: all seats play the same policy, and all learn. Returns how many matches."""
    until = time.process_time() + seconds
    matches = 0
    while time.process_time() < until:
        learners = {agent: Learner(policy) for agent in env.possible_agents}
        gained = play(env, matches, {agent: one.choose for agent, one in learners.items()})
        for agent, learner in learners.items():
            learner.learn(gained[agent])
        matches += 1
    return matches


def duel(env: ToqueEnv, policy: Policy, matches: int, seed: int) -> str:
    """Against chance, every deal once in each seat: the share won, with its interval, in words."""
    rng = np.random.default_rng(seed)

    def by_chance(seen: Observation) -> int:
        return int(rng.choice(np.flatnonzero(seen["action_mask"])))

    blocks = []
    for deal in range(matches // 2):
        won = 0.0
        for seat in env.possible_agents:
            choosers: dict[str, Chooser] = dict.fromkeys(env.possible_agents, by_chance)
            choosers[seat] = policy.choose
            won += (play(env, 1_000_000 + deal, choosers)[seat] + 1) / 2
        blocks.append(won)
    low, high = interval(blocks, [2] * len(blocks))
    return f"{sum(blocks) / matches:.1%} of {matches} duels with chance ({low:.1%} – {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game from nothing and beat chance at it.")
    parser.add_argument("game", nargs="?", default="pieces-montees")
    parser.add_argument("--seconds", type=float, default=60, help="of processor time, to learn in")
    parser.add_argument("--matches", type=int, default=200, help="against chance, before and after")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = ToqueEnv(asked.game, seats=2)
    policy = Policy(env.title.lexicon.size, env.width, asked.seed)
    print(f"before: {duel(env, policy, asked.matches, asked.seed)}")
    matches = train(env, policy, asked.seconds)
    print(f"learned from {matches} matches in {asked.seconds:.0f} s of processor time")
    print(f"after: {duel(env, policy, asked.matches, asked.seed)}")


if __name__ == "__main__":
    main()
