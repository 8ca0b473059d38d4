"""The command run inside the test, with a home of its own and nothing from the environment."""

from __future__ import annotations

import io
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from toque.cli.main import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Toque = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which matches are kept; the test itself works in another one."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "TOQUE_LANG", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("TOQUE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def toque(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Toque:
    """`toque(*words, typed=...)`: what the command answers and prints."""

    def run(*words: str, typed: str | bytes = "") -> Result:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        code = main(list(words))
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return run


def kept(home: Path) -> list[Path]:
    """The matches that were kept, in the order of their names."""
    return sorted((home / "matches").glob("*.toque"), key=lambda path: (len(path.name), path.name))


def interruptible() -> None:
    """A process that a shell starts in the background ignores Ctrl-C; this one must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
