"""What is logged, and that nothing depends on whether it can be."""

from __future__ import annotations

import errno
import io
import sys
from collections.abc import Iterator

import msgspec
import pytest
import structlog

from toque.server.logs import configure_logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    structlog.reset_defaults()


class FullDisk(io.StringIO):
    """Where there is no room, until there is."""

    full = True

    def write(self, text: str) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(text)


def test_work_goes_on_where_nothing_can_be_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Background work that fails says so; where that fails too, it must not be the end of it."""
    disk = FullDisk()
    monkeypatch.setattr(sys, "stderr", disk)
    configure_logs("info")
    log = structlog.get_logger()
    try:
        raise ValueError("the work failed")
    except ValueError:
        log.exception("background work failed")
    disk.full = False
    log.warning("there is room again", seed="5f0c")
    [line] = disk.getvalue().splitlines()
    told = msgspec.json.decode(line, type=dict[str, str])
    assert (told["event"], told["level"], told["seed"]) == ("there is room again", "warning", "…")
