"""What one run of the command carries along: the language it speaks and the screen it writes to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING
from unicodedata import category

from toque.texts import Speaker

if TYPE_CHECKING:
    from toque.cli.screen import Screen


class Session:
    def __init__(self, language: str, asked: bool = False) -> None:
        self.speaker = Speaker(language)
        self.language_asked = asked
        """Whether the language was asked for, so that a command to go on with must ask again."""

    def speak_of(self, slug: str, names: Sequence[str] = ()) -> Speaker:
        """From here on the words of a game are at hand, for refusals too."""
        self.speaker = Speaker(self.speaker.language, slug, names)
        return self.speaker

    @cached_property
    def screen(self) -> Screen:
        from toque.cli.screen import Screen

        return Screen()


def one_line(said: str) -> str:
    """What somebody typed or wrote may hold line breaks, or codes that terminals obey.

    >>> one_line("two\\nlines, \\x1b[2J, 50\\u202f%") == "two lines, �[2J, 50\\u202f%"
    True
    """
    words = " ".join(said.splitlines())
    return "".join(sign if sign.isprintable() or category(sign) == "Zs" else "�" for sign in words)
