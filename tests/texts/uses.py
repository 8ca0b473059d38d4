"""Where the code names a message: found in its syntax, with the arguments that it gives.

A function with a `key: str` and `**args` takes the key of a message, and so does `Text`. A word that
begins as keys of the terminal do is one, wherever it stands.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import toque
from toque.games import slugs

SOURCE = Path(toque.__file__).parent


class Use:
    def __init__(self, path: Path, line: int, key: str, given: set[str] | None) -> None:
        """`given` is `None` where the arguments are not written out."""
        self.path = path
        self.line = line
        self.key = key
        self.given = given

    @property
    def game(self) -> str | None:
        """The slug of the game whose folder this is in."""
        names = self.path.relative_to(SOURCE).parts
        return next((slug for slug in slugs() if slug.replace("-", "_") in names), None)

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.line}: {self.key}"


class Pattern(Use):
    """A key made from parts, such as `cli-help-{topic}`."""

    def matches(self, key: str) -> bool:
        return re.fullmatch(self.key, key) is not None


@cache
def modules() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def takers() -> dict[str, int]:
    """Functions and classes by name, with the place of the key among their arguments."""
    found = {"Text": 0}
    for module in modules().values():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                for child in node.body:
                    if isinstance(child, ast.FunctionDef) and child.name == "__init__":
                        found |= _place_of_key(child, node.name)
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                found |= _place_of_key(node, node.name)
    return found


def _place_of_key(function: ast.FunctionDef, name: str) -> dict[str, int]:
    arguments = [argument.arg for argument in function.args.args]
    if "key" not in arguments or function.args.kwarg is None:
        return {}
    first = 1 if arguments[0] in ("self", "cls") else 0
    return {name: arguments.index("key") - first}


@cache
def uses() -> list[Use]:
    return [use for path, module in modules().items() for use in _uses_in(path, module)]


def _uses_in(path: Path, module: ast.Module) -> Iterator[Use]:
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            parent = next((base.id for base in node.bases if isinstance(base, ast.Name)), "")
            for call in _super_calls(node):
                yield from _uses_of_call(path, call, parent)
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            yield from _uses_of_call(path, node, str(name))
        elif isinstance(node, ast.Constant) and re.fullmatch(r"cli(-[a-z0-9]+)+", str(node.value)):
            yield Use(path, node.lineno, str(node.value), None)


def _super_calls(node: ast.ClassDef) -> Iterator[ast.Call]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
            yield call


def _uses_of_call(path: Path, call: ast.Call, name: str) -> Iterator[Use]:
    place = takers().get(name)
    if place is None or len(call.args) <= place:
        return
    for key in _choices(call.args[place]):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield Use(path, call.lineno, key.value, _given(call, name))
        elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in key.values
            ]
            yield Pattern(path, call.lineno, "".join(parts), _given(call, name))


def _choices(node: ast.expr) -> Iterator[ast.expr]:
    """The expressions that one may come to: both sides of `a if b else c`."""
    if isinstance(node, ast.IfExp):
        yield from _choices(node.body)
        yield from _choices(node.orelse)
    else:
        yield node


def _given(call: ast.Call, name: str) -> set[str] | None:
    if name == "Text":
        named = [keyword.value for keyword in call.keywords if keyword.arg == "args"]
        args = [*call.args[1:], *named]
        return _names_in_dict(args[0]) if args else set()
    found: set[str] = set()
    for keyword in call.keywords:
        names = {keyword.arg} if keyword.arg else _names_in_dict(keyword.value)
        if names is None:
            return None
        found |= names
    return found


def _names_in_dict(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    found = set()
    for name in node.keys:
        if not isinstance(name, ast.Constant):
            return None
        found.add(str(name.value))
    return found
