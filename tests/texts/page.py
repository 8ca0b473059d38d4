"""Where the page names a message: `t('key', { argument, other: value })`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tests.texts.uses import SOURCE

WEB = SOURCE.parent.parent / "web" / "src"
_CALL = re.compile(r"\bt\(\s*'([a-z][a-z0-9-]*)'(\s*,\s*\{)?")
_LITERAL = re.compile(r"'([a-z][a-z0-9-]*)'")


class PageUse:
    def __init__(self, place: str, key: str, given: set[str]) -> None:
        self.place = place
        self.key = key
        self.given = given

    def __str__(self) -> str:
        return f"{self.place}: {self.key}"


@cache
def sources() -> dict[str, str]:
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    files = [file for file in files if not file.name.endswith(".test.ts")]
    return {str(file.relative_to(WEB)): file.read_text("utf-8") for file in sorted(files)}


@cache
def literals() -> set[str]:
    """Every quoted word of the page that may be the key of a message."""
    return {key for source in sources().values() for key in _LITERAL.findall(source)}


def page_uses() -> Iterator[PageUse]:
    for name, source in sources().items():
        for call in _CALL.finditer(source):
            line = source.count("\n", 0, call.start()) + 1
            inside = _inside(source, call.end()) if call.group(2) else ""
            yield PageUse(f"{name}:{line}", call.group(1), set(_names(inside)))


def _inside(source: str, start: int) -> str:
    """What stands in the braces that opened just before."""
    depth = 1
    for at in range(start, len(source)):
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(source[at], 0)
        if not depth:
            return source[start:at]
    raise ValueError("braces that do not close")


def _names(inside: str) -> Iterator[str]:
    """The names of the arguments; commas inside a value do not part them."""
    depth = 0
    part = ""
    for letter in inside + ",":
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(letter, 0)
        if letter == "," and not depth:
            name = part.partition(":")[0].strip()
            if name:
                yield name
            part = ""
        else:
            part += letter
