"""`toque serve` that deals every match from the same seed, so that no test depends on luck.

`TOQUE_TEST_DEAL` names another seed, to look for what only some deals show.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from toque.server import lobby
from toque.server.config import read_settings
from toque.server.serve import serve

# A game of the tests, which the environment may name, is found from where the tests are run.
sys.path.insert(0, str(Path.cwd()))
SEED = os.environ.get("TOQUE_TEST_DEAL", "") or "the-same-deal"


def main(database: str, port: str) -> int:
    lobby.fresh_seed = lambda: SEED  # type: ignore[attr-defined]
    return serve(read_settings(database=database, port=port), lambda _: None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
