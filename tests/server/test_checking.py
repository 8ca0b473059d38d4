"""Every stored match replays before it is served; one that would differ keeps its rules, or is said."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.store.samples import a_result, a_row, a_table, an_ending
from toque.cli.main import main
from toque.games import EXTRA_GAMES, game
from toque.server.bots import Errand, _match
from toque.server.checking import check
from toque.server.rows import Pace, Seat, Table
from toque.server.state import TableState
from toque.server.store.copying import opened
from toque.server.store.core import CoreStore

pytestmark = pytest.mark.anyio

RULES = """\
from tests.games.tiny import Tiny, TinyMatch, Take


class Bowl(Tiny):
    def __init__(self):
        super().__init__()
        self.slug = "bowl"
        self.version = {version}

    def deal(self, setup, rng):
        match = TinyMatch(setup, rng)
        match.left = {cherries}
        match.stack.append(Take(0))
        return match


GAME = Bowl()
"""

Release = Callable[..., None]


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Release:
    """A version of a game of cherries takes the place of the one before, which it may keep."""
    monkeypatch.setenv(EXTRA_GAMES, "bowl")
    monkeypatch.syspath_prepend(str(tmp_path))

    def come_out(version: int, cherries: int, keeps: int = 0) -> None:
        package = tmp_path / "bowl"
        package.mkdir(exist_ok=True)
        here = package / "__init__.py"
        if keeps:
            (package / f"v{keeps}").mkdir()
            (package / f"v{keeps}" / "__init__.py").write_text(here.read_text())
        here.write_text(RULES.format(version=version, cherries=cherries) + f"# {version}\n")
        for name in [name for name in sys.modules if name.split(".")[0] == "bowl"]:
            del sys.modules[name]
        importlib.invalidate_caches()
        # Two versions written within a second must not share their compiled file.
        for compiled in package.rglob("*.pyc"):
            compiled.unlink()

    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return come_out


def a_bowl(id: str, **changes: object) -> Table:
    seats = [Seat("person", person="ann"), Seat("bot", bot="random")]
    digest = game("bowl").house_edition().digest
    values = {"rules": game("bowl").version, "digest": digest, "status": "running"} | changes
    return a_table(id, game="bowl", options={}, seats=seats, pace=Pace(), **values)


async def fill(file: Path) -> None:
    """Of seven cherries: one match runs, with two left, and one is over."""
    store = await opened(str(file))
    for id in ("runs", "over"):
        await store.add_table(a_bowl(id))
        await store.append(id, a_row(1, seat=0, move="take 3"))
        await store.append(id, a_row(2, seat=1, move="take 2"))
    results = [
        a_result("over", seat, person, score=score, rank=rank)
        for seat, person, score, rank in ((0, "ann", 5, 1), (1, "", 2, 2))
    ]
    await store.finish(an_ending("over", results), a_row(3, seat=0, move="take 2"))
    await store.close()


async def findings(file: Path) -> tuple[int, int, dict[str, str]]:
    store = await opened(str(file))
    found = await check(store, running_only=False)
    await store.close()
    return found.matches, found.kept, {one.table: one.why.key for one in found.bad}


async def test_what_replays_is_fine(release: Release, tmp_path: Path) -> None:
    release(1, 7)
    await fill(tmp_path / "toque.db")
    assert await findings(tmp_path / "toque.db") == (2, 0, {})


async def test_a_version_that_is_kept_is_played_on_with(release: Release, tmp_path: Path) -> None:
    file = tmp_path / "toque.db"
    release(1, 7)
    await fill(file)
    release(2, 9, keeps=1)
    assert await findings(file) == (2, 2, {})
    store = await opened(str(file))
    table = await store.table("runs")
    assert table is not None
    state = TableState(table)
    for row in await store.log("runs"):
        state.apply(row)
    assert len(state.match.moves(0)) == 2, "two cherries are left, not four"
    # Its bots play by the same rules.
    moves = [(0, "take 3"), (1, "take 2")]
    errand = Errand(
        table="kept",
        game="bowl",
        options={},
        edition_source="",
        seats=2,
        seed=table.seed,
        moves=moves,
        known=2,
        seat=0,
        bot="random",
        rules=table.rules,
        digest=table.digest,
    )
    assert len(_match(errand).moves(0)) == 2
    # A new match begins with the rules of now.
    fresh = TableState(a_bowl("fresh"))
    assert (fresh.timeline.record.version, len(fresh.match.moves(0))) == (2, 3)
    await store.close()


async def test_a_version_that_is_gone_is_said(
    release: Release, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "toque.db"
    release(1, 7)
    await fill(file)
    release(2, 9)
    assert await findings(file) == (2, 0, {"runs": "rules-gone", "over": "rules-gone"})


async def test_a_change_that_nobody_has_numbered_is_found(release: Release, tmp_path: Path) -> None:
    file = tmp_path / "toque.db"
    release(1, 7)
    await fill(file)
    release(1, 9)
    assert await findings(file) == (2, 0, {"over": "store-not-over-here"})
    release(1, 4)
    assert await findings(file) == (
        2,
        0,
        {"runs": "store-row-differs", "over": "store-row-differs"},
    )


async def test_scores_that_differ_and_rows_that_lack_are_found(
    release: Release, tmp_path: Path
) -> None:
    file = tmp_path / "toque.db"
    release(1, 7)
    await fill(file)
    store = await opened(str(file))
    await store.append("runs", a_row(4, seat=0, move="take 1"))
    await change_score(store)
    await store.close()
    bad = {"runs": "store-row-differs", "over": "store-score-differs"}
    assert await findings(file) == (2, 0, bad)


async def change_score(store: CoreStore) -> None:
    from sqlalchemy import update

    from toque.server.store import schema

    await store._execute(update(schema.result).where(schema.result.c.seat == 0).values(score=6))


async def test_a_change_that_keeps_every_move_legal_is_found_by_what_was_noted(
    release: Release, tmp_path: Path
) -> None:
    """Of two cherries more a match that runs knows nothing until it is played on."""
    file = tmp_path / "toque.db"
    release(1, 7)
    await fill(file)
    store = await opened(str(file))
    noted = (await check(store, running_only=True, note=True)).courses
    assert noted["runs"].rows == 2
    assert (await check(store, running_only=True, against=noted)).bad == []
    # What is played after the note is not compared with it.
    await store.append("runs", a_row(3, seat=0, move="take 1"))
    assert (await check(store, running_only=True, against=noted)).bad == []
    release(1, 9)
    assert (await check(store, running_only=True)).bad == []
    bad = (await check(store, running_only=True, against=noted)).bad
    assert [(one.table, one.why.key) for one in bad] == [("runs", "store-goes-differently")]
    await store.close()


async def test_another_house_edition_is_another_match(release: Release, tmp_path: Path) -> None:
    release(1, 7)
    with pytest.raises(Exception, match="edition-gone"):
        TableState(a_bowl("old", digest="0123456789abcdef"))
    # Where nobody has noted it, the edition of now is as good as any.
    assert TableState(a_bowl("older", digest="", rules=0)).match.deciders() == (0,)


def test_the_command_says_what_cannot_be_served(
    release: Release, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    file = tmp_path / "toque.db"
    release(1, 7)
    asyncio.run(fill(file))
    words = ["--lang", "en", "store", "check", "--database", str(file)]
    assert main(words) == 0
    assert "2 matches replayed; all with the rules of now" in " ".join(
        capsys.readouterr().out.split()
    )
    release(2, 9)
    assert main(words) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "Table runs (bowl): The match began with version 1 of the rules" in said
    assert "2 cannot be served" in said
    assert main([*words, "--running", "--json"]) == 1
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["matches"] == 1
    assert [one["why"] for one in told["bad"]] == ["rules-gone"]


def test_the_command_notes_and_compares(
    release: Release, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    file, notes = tmp_path / "toque.db", tmp_path / "notes.json"
    release(1, 7)
    asyncio.run(fill(file))
    words = ["--lang", "en", "store", "check", "--running", "--database", str(file)]
    assert main([*words, "--note", str(notes)]) == 0
    assert main([*words, "--against", str(notes)]) == 0
    release(1, 9)
    capsys.readouterr()
    assert main(words) == 0
    assert main([*words, "--against", str(notes)]) == 1
    assert "it goes another way than was noted" in " ".join(capsys.readouterr().out.split())
    assert main([*words, "--against", str(tmp_path / "nowhere.json")]) == 2
    notes.write_text("[]")
    assert main([*words, "--against", str(notes)]) == 2
    assert "is no file of" in " ".join(capsys.readouterr().err.split())
