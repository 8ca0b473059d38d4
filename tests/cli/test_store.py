"""`toque store` from the command line; what it does is tested with the store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.store.samples import a_person, a_table
from toque.cli.main import main
from toque.server.store.copying import opened


@pytest.fixture
def house(tmp_path: Path) -> Path:
    async def fill() -> None:
        store = await opened(str(tmp_path / "toque.db"))
        await store.add_person(a_person())
        await store.add_table(a_table())
        await store.close()

    asyncio.run(fill())
    return tmp_path / "toque.db"


async def table_names(file: Path) -> list[str]:
    store = await opened(str(file))
    found = await store.tables(["open"])
    await store.close()
    return [table.id for table in found]


def test_backup_and_copy(house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup, copy = tmp_path / "monday.db", tmp_path / "copy.db"
    words = ["--lang", "en", "store"]
    assert main([*words, "backup", str(backup), "--database", str(house), "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told == {"file": str(backup), "bytes": backup.stat().st_size}
    assert main([*words, "copy", str(backup), str(copy), "--json"]) == 0
    rows = msgspec.json.decode(capsys.readouterr().out)["rows"]
    assert (rows["person"], rows["match_table"], rows["seat"]) == (1, 1, 4)
    for file in (backup, copy):
        assert asyncio.run(table_names(file)) == ["t1"]
    assert main([*words, "copy", str(backup), str(copy)]) == 2
    assert "is not empty" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bake"], "Possible: backup, copy, check"),
        (["backup"], "backup"),
        (["copy", "one.db"], "copy"),
        (["check", "one.db"], "--against, --database, --json, --note, --running"),
        (["check", "--database", "nowhere.db"], "There is no file"),
    ],
)
def test_what_is_not_understood_is_said(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    assert main(["--lang", "en", "store", *words]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert list(here.iterdir()) == []
