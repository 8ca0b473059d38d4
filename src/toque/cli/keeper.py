"""Keeps a match on disk: its record is written after every move, so that a crash loses nothing."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from toque.cli.files import unwritable, write_over
from toque.engine.record import Record
from toque.engine.refusal import Refusal

SUFFIX = ".toque"


def home() -> Path:
    """Where everything is kept; `TOQUE_HOME` puts it elsewhere."""
    named = os.environ.get("TOQUE_HOME")
    data = Path(named).expanduser() if named else platformdirs.user_data_path("toque")
    return data.absolute()


def matches_folder() -> Path:
    return home() / "matches"


def fresh_file(folder: Path, slug: str, suffix: str) -> Path:
    """An empty file of its own, named after the day and the game."""
    day = datetime.now().astimezone().date().isoformat()
    number = 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while True:
            mark = f"-{number}" if number > 1 else ""
            path = folder / f"{day}-{slug}{mark}{suffix}"
            try:
                path.touch(exist_ok=False)  # nobody else gets this name
            except FileExistsError:
                number += 1
            else:
                return path
    except OSError as failure:
        raise unwritable(str(folder), failure) from failure


class Keeper:
    def __init__(self, path: Path | None) -> None:
        self.path = path
        """Where the match is kept, or `None` if there is no place for it."""
        self._failing = False

    @classmethod
    def new(cls, slug: str) -> Keeper:
        return cls(fresh_file(matches_folder(), slug, SUFFIX))

    @classmethod
    def resume(cls, file: str, slug: str) -> Keeper:
        """A kept match goes on in its file; any other file stays as it is."""
        path = Path(file).resolve()
        return cls(path) if path.parent == matches_folder().resolve() else cls.new(slug)

    def keep(self, record: Record) -> Refusal | None:
        """Write the record. A refusal says why that fails, once: the next move tries again."""
        if self.path is None:
            return None
        try:
            write_over(self.path, record.write())
        except Refusal as refusal:
            news = None if self._failing else refusal
            self._failing = True
            return news
        self._failing = False
        return None

    @property
    def kept(self) -> Path | None:
        """The file that holds the match as it is now."""
        return None if self._failing else self.path
