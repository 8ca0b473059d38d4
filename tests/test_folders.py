"""Folders: which way imports point, and which build is running."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import toque
from tests.support import EXPECT_COMPILED
from toque.arena.speed import is_compiled

SOURCE = Path(toque.__file__).parent

EVERYTHING = (
    *("engine", "mechanics", "games", "bots", "arena", "texts", "terminal", "env", "server", "cli"),
)
MAY_IMPORT = {
    "engine": {"engine"},
    "mechanics": {"engine", "mechanics"},
    "games": {"engine", "mechanics", "games"},
    "bots": {"engine", "mechanics", "games", "bots"},
    "texts": {"engine", "games", "texts"},
    "terminal": {"engine", "games", "terminal", "texts"},
    "arena": {"engine", "mechanics", "games", "bots", "arena"},
    "env": {"engine", "games", "terminal", "texts", "env"},
    "server": {"engine", "mechanics", "games", "bots", "arena", "texts", "server"},
    "cli": {*EVERYTHING},
}

LEAVES = {
    "terminal.py": {"terminal", "texts"},
    "report.py": {"arena", "bots"},
}
"""Files of a game that those above load when they need them, with what these offer to them."""


def imported_packages(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("toque.")}
    return {name for name in found if (SOURCE / name).is_dir()}


PACKAGES = sorted(path.parent.name for path in SOURCE.glob("*/__init__.py"))


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_one_way(package: str) -> None:
    for path in (SOURCE / package).rglob("*.py"):
        leaf = LEAVES.get(path.name, set()) if package == "games" else set()
        wrong = imported_packages(path) - MAY_IMPORT[package] - leaf
        assert not wrong, f"{path.relative_to(SOURCE)} imports {', '.join(sorted(wrong))}"


def test_a_game_does_not_need_its_leaves() -> None:
    """Rules must run without what draws them in a terminal or reports on them."""
    for path in (SOURCE / "games").rglob("*.py"):
        source = path.read_text("utf-8")
        for leaf in LEAVES:
            assert f"import {leaf.removesuffix('.py')}" not in source, path
            assert f".{leaf.removesuffix('.py')} import" not in source or path.name in LEAVES, path


def test_a_game_knows_no_other_game() -> None:
    games = SOURCE / "games"
    folders = [path.name for path in games.iterdir() if (path / "__init__.py").exists()]
    for folder in folders:
        for path in (games / folder).rglob("*.py"):
            source = path.read_text("utf-8")
            others = [other for other in folders if other != folder]
            assert not [other for other in others if f"games.{other}" in source], path


def test_the_build_is_the_expected_one() -> None:
    assert is_compiled() == EXPECT_COMPILED
