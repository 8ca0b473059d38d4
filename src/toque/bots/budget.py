"""How much a bot may try before it decides: so many simulations, so many seconds, or the less of both.

With simulations a decision is always the same; with seconds it comes in time, whatever the machine is
doing, and the best so far is played. With both nobody is stronger on a quick machine.

Bots look at the clock every fraction of a millisecond, so what makes a decision late is a machine that
does something else meanwhile. It will again: a budget ends as much sooner as it was once left waiting.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

LONGEST_RESERVE: Final = 0.25
"""The part of the seconds that is kept back at most, however long the machine was away."""


class Budget:
    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Seconds, if there are any, are counted from now on; simulations too, if there are any."""
        self.simulations = simulations
        self.seconds = seconds
        self.tried = 0
        """Simulations that were played."""
        self._clock = clock
        self._begun: float = clock() if seconds > 0.0 else 0.0
        self._looked = 0.0
        self._reserve = 0.0
        """The longest time that passed between two looks at the clock."""

    def spent(self) -> float:
        """Which part of it is used up; all of it from 1 on."""
        tried = self.tried / self.simulations if self.tried < self.simulations else 1.0
        if self.seconds <= 0.0:
            return tried
        passed = self._passed() / (self.seconds - self._reserve)
        if self.simulations == 0 or passed > tried:
            return passed
        return tried

    def late(self) -> bool:
        """Whether the seconds are over: whatever is being tried must be left as it is."""
        return self.seconds > 0.0 and self._passed() >= self.seconds - self._reserve

    def _passed(self) -> float:
        passed = self._clock() - self._begun
        away = passed - self._looked
        self._looked = passed
        if away > self._reserve:
            most = LONGEST_RESERVE * self.seconds
            self._reserve = away if away < most else most
        return passed
