"""An edition is one set of components as data, read from TOML and held against the rulebook.

A game says the form of its TOML as msgspec structs (`decode`) and holds the values against its rulebook
in an `EditionCheck`. Everything that is off is told at once, each fault with its line.

>>> line_of('name = "mine"\\n[layers]\\npoints = [1, 4]\\n', "layers", "points")
3
>>> check = EditionCheck('name = "mine"\\n[limits]\\ngold = 0\\n')
>>> check.within(("limits", "gold"), 0, 1, 99)
>>> [(fault.line, fault.text.key) for fault in check.faults]
[(3, 'fault-limit')]
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, TypeAlias, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.engine.wire import Fault

T = TypeVar("T")
KeyPath: TypeAlias = tuple[str, ...]
"""The names of a key and of the tables around it, the outermost first."""

ORIGINS: Final = ("rulebook", "fact", "house")
"""Where values may come from. In an edition of the house every table says it."""


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


# The form.


def decode(source: str, form: type[T]) -> T:
    """Read a TOML of a given form, or refuse it with the line where it has another one."""
    try:
        return msgspec.toml.decode(source, type=form)
    except msgspec.ValidationError as bad:
        line = line_of(source, *_path_of_fault(source, form, str(bad)))
        raise BadEdition([Fault(line, Text("fault-schema", {"detail": str(bad)}))]) from bad
    except (msgspec.DecodeError, ValueError, RecursionError) as bad:
        # tomllib also fails on very long numbers and on very deep brackets.
        at = re.search(r"line (\d+)", str(bad))
        text = Text("fault-syntax", {"detail": str(bad)})
        raise BadEdition([Fault(int(at[1]) if at else 1, text)]) from bad


def _path_of_fault(source: str, form: type[T], message: str) -> list[str]:
    """msgspec says `problem - at `$.path``, with `[...]` for any key of a table."""
    problem, _, where = message.partition(" - at ")
    path: list[str] = []
    values: dict[str, object] = msgspec.toml.decode(source)
    for name in re.findall(r"[A-Za-z_][\w-]*|\[\.\.\.\]", where):
        if name == "[...]":
            name = _key_with_fault(values, path, form, message)
            values = _with_only(values, path, name)
        path.append(name)
    missing = re.search(r"field `([\w-]+)`", problem)
    if missing:
        path.append(missing[1])
    return path


def _key_with_fault(values: dict[str, object], path: list[str], form: type[T], message: str) -> str:
    """The key of the table at a path that gives this very message when it is there alone."""
    table: object = values
    for name in path:
        assert isinstance(table, dict)
        table = table[name]
    assert isinstance(table, dict)
    for key in table:
        try:
            msgspec.convert(_with_only(values, path, key), form)
        except msgspec.ValidationError as bad:
            if str(bad) == message:
                return str(key)
    return ""


def _with_only(values: dict[str, object], path: list[str], key: str) -> dict[str, object]:
    """The same values, but of the table at a path no more than one key."""
    if not path:
        return {key: values[key]}
    table = values[path[0]]
    assert isinstance(table, dict)
    return {**values, path[0]: _with_only(table, path[1:], key)}


def line_of(source: str, *path: str) -> int:
    """The line of a TOML key, or of the closest key or table around where it should be."""
    wanted = ".".join(path).split(".")
    table: list[str] = []
    best = 1
    depth = 0
    for number, line in enumerate(source.splitlines(), start=1):
        header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line)
        key = re.match(r"\s*([\w.-]+)\s*=", line)
        if header:
            table = header[1].split(".")
            here = table
        elif key:
            here = table + key[1].split(".")
        else:
            continue
        if len(here) > depth and wanted[: len(here)] == here:
            best = number
            depth = len(here)
    return best


# The values.


@mypyc_attr(allow_interpreted_subclasses=True)
class EditionCheck:
    """Gathers all that is off in an edition; each game adds its own checks."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.faults: list[Fault] = []

    def fault(self, path: KeyPath, key: str, **args: int | str) -> None:
        self.faults.append(Fault(line_of(self.source, *path), Text(key, dict(args))))

    def name(self, name: str) -> None:
        if not re.fullmatch(r"[\w-]{1,40}", name):
            self.fault(("name",), "fault-name", name=name)

    def within(self, path: KeyPath, value: int, lowest: int, highest: int) -> None:
        if not lowest <= value <= highest:
            self.fault(path, "fault-limit", limit=value)

    def count(self, path: KeyPath, found: int, expected: int) -> None:
        if found != expected:
            self.fault(path, "fault-count", found=found, expected=expected)

    def refuse_faults(self) -> None:
        if self.faults:
            raise BadEdition(self.faults)


def tables_without_origin(source: str) -> list[str]:
    """The tables with values of their own that do not say where these come from."""
    values: dict[str, object] = msgspec.toml.decode(source)
    found: list[str] = []
    _add_without_origin(values, "", found)
    return found


def _add_without_origin(table: dict[str, object], name: str, found: list[str]) -> None:
    inner = {key: value for key, value in table.items() if isinstance(value, dict)}
    for key, value in inner.items():
        _add_without_origin(value, f"{name}.{key}" if name else key, found)
    if not inner and table.get("origin") not in ORIGINS:
        found.append(name)
