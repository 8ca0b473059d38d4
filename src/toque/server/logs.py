"""Logs as JSON lines: with request, person and table; never with what is secret."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final, TextIO, cast

import structlog

SECRETS: Final = frozenset(
    {"password", "cookie", "token", "seed", "code", "invitation", "recovery_code", "secret"}
)
LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}


def hide_secrets(_: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hide what is logged by mistake under such a name.

    >>> hide_secrets(None, "info", {"event": "x", "seed": "5f0c"})
    {'event': 'x', 'seed': '…'}
    """
    for name in event:
        if name in SECRETS:
            event[name] = "…"
    return event


class Lines(io.TextIOBase):
    """Where lines go. One that cannot be written, because the disk is full or nobody reads, is left
    out: work that failed begins again only if what is said of it does not fail too."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        with suppress(OSError):
            return self._file.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


def configure_logs(level: str) -> None:
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
        # A plain traceback: with the values of variables it would tell everything.
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(ensure_ascii=False)],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Lines(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    # The libraries' own logs in the same form.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(LEVELS[level], logging.WARNING))
