"""How much a bot may try before it decides: so many simulations, or so many seconds.

With simulations a decision is always the same; with seconds it comes in time, whatever the machine is
doing, and the best so far is played.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Seconds, if there are any, are counted from now on, and simulations are not."""
        self.simulations = simulations
        self.seconds = seconds
        self.tried = 0
        """Simulations that were played."""
        self._clock = clock
        self._begun: float = clock() if seconds > 0.0 else 0.0

    def spent(self) -> float:
        """Which part of it is used up; all of it from 1 on."""
        if self.seconds > 0.0:
            return (self._clock() - self._begun) / self.seconds
        if self.tried >= self.simulations:
            return 1.0
        return self.tried / self.simulations

    def late(self) -> bool:
        """Whether the seconds are over: whatever is being tried must be left as it is."""
        return self.seconds > 0.0 and self._clock() - self._begun >= self.seconds
