"""Files that people name: read and written with care, and every failure said in one line."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from toque.engine.refusal import Refusal

LARGEST: Final = 4_000_000
"""Bytes. No record or edition comes near, and a device never ends."""

STANDARD_INPUT: Final = "-"


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as failure:
        raise unreadable(name, failure) from failure
    if len(data) > LARGEST:
        raise Refusal("cli-file-too-big", file=name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        raise Refusal("cli-file-not-text", file=name) from failure
    if "\0" in text:
        raise Refusal("cli-file-not-text", file=name)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def write_new(name: str, text: str) -> None:
    """Write a file that is not there yet; what is there is never touched."""
    try:
        with Path(name).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as failure:
        raise Refusal("cli-file-exists", file=name) from failure
    except (OSError, ValueError) as failure:
        raise unwritable(name, failure) from failure


def write_over(path: Path, text: str) -> None:
    """Replace a file in one step, so that it is whole at every moment."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(name).unlink()
            raise
    except (OSError, ValueError) as failure:
        raise unwritable(str(path), failure) from failure


def unreadable(name: str, failure: Exception) -> Refusal:
    if isinstance(failure, FileNotFoundError):
        return Refusal("cli-file-missing", file=name)
    if isinstance(failure, IsADirectoryError):
        return Refusal("cli-file-is-folder", file=name)
    if isinstance(failure, PermissionError):
        return Refusal("cli-file-locked", file=name)
    return Refusal("cli-file-unreadable", file=name, reason=_reason(failure))


def unwritable(name: str, failure: Exception) -> Refusal:
    if isinstance(failure, IsADirectoryError):
        return Refusal("cli-file-is-folder", file=name)
    return Refusal("cli-file-unwritable", file=name, reason=_reason(failure))


def _reason(failure: Exception) -> str:
    return failure.strerror or str(failure) if isinstance(failure, OSError) else str(failure)
