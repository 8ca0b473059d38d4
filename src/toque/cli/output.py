"""`--json`: one object, and nothing else, on the standard output."""

from __future__ import annotations

import sys

import msgspec


def print_json(thing: object) -> None:
    text = msgspec.json.format(msgspec.json.encode(thing), indent=2).decode()
    # A pipe may not speak UTF-8, and JSON must not lose a character.
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        text = "".join(letter if letter.isascii() else _escaped(letter) for letter in text)
    print(text)


def _escaped(letter: str) -> str:
    units = letter.encode("utf-16-be")
    pairs = (units[at : at + 2].hex() for at in range(0, len(units), 2))
    return "".join(f"\\u{pair}" for pair in pairs)
