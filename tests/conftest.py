"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from toque.games import EXTRA_GAMES

# A game that no list shows, with a secret choice of all seats; servers that tests start know it too.
os.environ.setdefault(EXTRA_GAMES, "tests.games.toy")

settings.register_profile(
    "toque", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "toque"))
