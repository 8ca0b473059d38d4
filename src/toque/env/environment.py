"""A match as a PettingZoo environment: agents are seats, and act one after the other.

`observe` gives a seat its view as numbers (`features.py`) and the mask of its legal moves; an action is
the number of a move. Where several seats choose in secret they are asked one after the other, and none
sees what another has chosen. Only the end is rewarded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console

from toque.engine.edition import Edition
from toque.engine.match import Match
from toque.engine.rng import fresh_seed
from toque.env.features import Features
from toque.games import game
from toque.terminal.boards import board
from toque.texts import Speaker

WIDTH: Final = 4096
"""How many numbers an observation has."""
BOUND: Final = 1000.0
"""No number of an observation is larger, to either side."""
COLUMNS: Final = 100
"""How wide the board is drawn."""

Reward = Literal["rank", "margin"]
Observation = dict[str, NDArray[Any]]


class ToqueEnv(AECEnv[str, Observation, int | None]):
    metadata: ClassVar[dict[str, Any]] = {
        "name": "toque",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        edition: Edition | None = None,
        reward: Reward = "rank",
        width: int = WIDTH,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        """`reward` says what the end brings, see `rewards`."""
        super().__init__()
        self.title = game(slug)
        self.setup = self.title.setup(seats, options, edition)
        self.reward = reward
        self.width = width
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        moves = self.title.lexicon.size
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.match: Match | None = None
        self._features = Features(width, seats)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: the same seed always deals the same match."""
        self.match = self.title.start(self.setup, fresh_seed() if seed is None else f"env-{seed}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        match = self._running()
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.title.lexicon.size, np.int8)
        mask[match.moves(seat)] = 1
        seen = self._features.of(match.view(seat), seat)
        return {"observation": np.clip(seen, -BOUND, BOUND), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        match = self._running()
        self._cumulative_rewards[agent] = 0.0
        match.play(self.possible_agents.index(agent), int(action))
        self._clear_rewards()
        if match.over:
            self.rewards = dict(zip(self.possible_agents, rewards(match, self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board of the terminal as the seat that is asked sees it; `ansi` gives it as text."""
        match = self._running()
        seat = self.possible_agents.index(self.agent_selection)
        speaker = Speaker(self.language, self.title.slug, self.possible_agents, seat)
        drawn = board(self.title.slug).draw(match.view(seat), speaker, COLUMNS)
        if self.render_mode == "ansi":
            return "\n".join(line.plain for line in drawn)
        console = Console(markup=False, highlight=False, emoji=False)
        for line in drawn:
            console.print(line, soft_wrap=True)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _running(self) -> Match:
        assert self.match is not None, "reset() deals"
        return self.match

    def _ask(self) -> None:
        """Whoever must decide first of those who must; when it is over, all have their last step."""
        deciders = self._running().deciders()
        self.agent_selection = self.possible_agents[deciders[0] if deciders else 0]


def rewards(match: Match, kind: Reward) -> list[float]:
    """By seat, when it is over. `rank`: the share of the others that one ended before, less the share
    that ended before oneself, from 1 for a sole win to -1. `margin`: points ahead of the best of the
    others, in hundreds. Automas are others too; partners are not, and who is all alone gets 0."""
    results = match.results()
    sides: list[object] = [
        match.setup.game.side(match, one.seat) if one.seat is not None else f"automa {at}"
        for at, one in enumerate(results)
    ]
    found = []
    for seat in range(match.setup.seats):
        own = results[seat]
        others = [one for one, side in zip(results, sides, strict=True) if side != sides[seat]]
        if kind == "margin":
            best = max((one.score for one in others), default=own.score)
            found.append((own.score - best) / 100)
        else:
            ahead = sum((one.rank > own.rank) - (one.rank < own.rank) for one in others)
            found.append(ahead / len(others) if others else 0.0)
    return found


def make(
    slug: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    reward: Reward = "rank",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """An environment that checks how it is used: an illegal move ends the match and costs its seat 1."""
    bare = ToqueEnv(slug, seats, options, reward=reward, render_mode=render_mode)
    checked = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
