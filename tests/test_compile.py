"""Which modules are compiled, and which of them together."""

from __future__ import annotations

from pathlib import Path

from tools import compile as compiling
from toque.games import slugs

GROUPS = {name: [Path(path) for path in paths] for paths, name in compiling.groups()}


def test_a_game_is_compiled_by_itself_and_what_games_share_together() -> None:
    """So that a change in a game leaves all others as they were."""
    games = {f"toque.games.{slug.replace('-', '_')}.compiled" for slug in slugs()}
    assert set(GROUPS) == {"toque.compiled", *games}
    for name in games:
        folder = Path("src", *name.split(".")[:-1])
        assert {path.parent for path in GROUPS[name]} == {folder}


def test_every_module_that_does_not_stay_interpreted_is_in_one_group() -> None:
    compiled = [path for paths in GROUPS.values() for path in paths]
    assert len(compiled) == len(set(compiled))
    assert {compiling.ROOT / path for path in compiled} == {
        path for path in compiling.package_files() if not compiling.stays_interpreted(path)
    }
