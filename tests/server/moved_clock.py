"""`toque serve` with a clock that is ahead of the real time, by the milliseconds that a file says."""

from __future__ import annotations

import sys
from pathlib import Path

from toque.server.clock import real_time
from toque.server.config import read_settings
from toque.server.serve import serve


def main(database: str, port: str, ahead: Path) -> int:
    settings = read_settings(database=database, port=port)
    return serve(settings, lambda _: None, lambda: real_time() + int(ahead.read_text()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
