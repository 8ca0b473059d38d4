"""A refusal in words: the one exception that a person is meant to read."""

from __future__ import annotations

from toque.engine.text import Text, Value


class Refusal(Exception):
    """Something asked for cannot be had; `text` says why, for the person who asked."""

    def __init__(self, key: str, **args: Value) -> None:
        self.text = Text(key, args)
        facts = ", ".join(f"{name}={value!r}" for name, value in args.items())
        super().__init__(f"{key}: {facts}" if facts else key)
