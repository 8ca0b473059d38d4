"""`toque serve` for `make chaos`: its clock can be moved, and its chef is quick and looks at few
decisions, so that many matches are read while things go wrong.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import tests.server.tasting  # noqa: F401  (its chef is the small bot of the tests)
from tests.server.moved_clock import main
from toque.server import reader

reader.MOST_DECISIONS = 12  # type: ignore[misc]

if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
