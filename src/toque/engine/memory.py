"""A choice of the table: what was seen once stays in sight, or it is for the players to remember.

Games in which something is seen by all and hidden afterwards offer `MEMORY` among their options. With
`players`, views, events and imagined worlds have only what is in sight at the moment, so that nobody,
bots included, knows more than a forgetful player; and nobody looks back while the match goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from toque.engine.wire import Option

MEMORY: Final = Option("memory", ("table", "players"), "table")


def table_remembers(options: Mapping[str, str]) -> bool:
    """Whether what was seen stays shown: also in games that offer no choice."""
    return options.get(MEMORY.name, MEMORY.default) == MEMORY.default
