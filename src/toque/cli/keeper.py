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


def matches_folder() -> Path:
    """Where matches are kept; `TOQUE_HOME` puts it elsewhere."""
    home = os.environ.get("TOQUE_HOME")
    data = Path(home).expanduser() if home else platformdirs.user_data_path("toque")
    return data.absolute() / "matches"


class Keeper:
    def __init__(self, path: Path | None) -> None:
        self.path = path
        """Where the match is kept, or `None` if there is no place for it."""
        self._failing = False

    @classmethod
    def new(cls, slug: str) -> Keeper:
        """A file of its own for a new match, named after the day and the game."""
        folder = matches_folder()
        day = datetime.now().astimezone().date().isoformat()
        number = 1
        try:
            folder.mkdir(parents=True, exist_ok=True)
            while True:
                mark = f"-{number}" if number > 1 else ""
                path = folder / f"{day}-{slug}{mark}{SUFFIX}"
                try:
                    path.touch(exist_ok=False)  # nobody else gets this name
                except FileExistsError:
                    number += 1
                else:
                    return cls(path)
        except OSError as failure:
            raise unwritable(str(folder), failure) from failure

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
