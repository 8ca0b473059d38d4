"""An edition is one set of components as data, read from TOML and held against the rulebook.

>>> line_of('name = "mine"\\n[layers]\\npoints = [1, 4]\\n', "layers", "points")
3
"""

from __future__ import annotations

import hashlib
import re

from mypy_extensions import mypyc_attr

from toque.engine.refusal import Refusal
from toque.engine.wire import Fault


class BadEdition(Refusal):
    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("bad-edition", faults=len(faults))
        self.faults = faults


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """Each game adds its components in a subclass.

    The digest is of the values alone: a record stays valid when a comment in the source changes.
    """

    def __init__(self, name: str, source: str, values: bytes) -> None:
        self.name = name
        self.source = source
        self.digest = hashlib.sha256(values).hexdigest()[:16]


def line_of(source: str, *path: str) -> int:
    """The line of a TOML key, or of the closest table that should hold it."""
    table = ".".join(path[:-1])
    best = 1
    inside = not table
    for number, line in enumerate(source.splitlines(), start=1):
        header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line)
        if header:
            inside = header[1] == table or header[1] == ".".join(path)
            if inside or table.startswith(header[1] + "."):
                best = number
        elif inside and re.match(rf"\s*{re.escape(path[-1])}\s*=", line):
            return number
    return best
