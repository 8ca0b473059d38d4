"""Texts said in a language: the Fluent files here and beside each game, shared with the page.

>>> from toque.engine.text import SeatName, Text
>>> speaker = Speaker("fr", "pieces-montees", names=["Camille", "Laura"])
>>> speaker.say(Text("event-recalled", {"seat": SeatName(1)}))
'Laura rappelle son commis.'
>>> speaker.seen_from(1).say(Text("event-recalled", {"seat": SeatName(1)}))
'Vous rappelez votre commis.'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from toque.engine.refusal import Refusal
from toque.engine.text import SeatName, Text, Value
from toque.games import folder

LANGUAGES = ("en", "fr", "de")
LONGEST_ARGUMENT = 800
"""Characters. Fluent refuses a thousand, and what somebody typed may be longer."""
LARGEST_NUMBER = 10**15
"""Fluent cannot group the digits of numbers much larger."""


def text_files(language: str, game: str | None) -> list[Traversable]:
    """The files of a language, from what every game says to what one game says."""
    root = resources.files("toque")
    files = sorted((root / "texts" / language).iterdir(), key=lambda file: file.name)
    if game is not None:
        texts = folder(game) / "texts"
        files.append(texts / f"{language}.ftl")
        more = [texts / part / f"{language}.ftl" for part in ("terminal", "lesson")]
        files += [file for file in more if file.is_file()]
    return files


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in text_files(language, game):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Speaker:
    """Says texts in one language to one person, who may sit at a seat."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        seat: int | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=language, possible=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.names = names
        self.seat = seat
        self._bundle = _bundle(language, game)

    def seen_from(self, seat: int | None) -> Speaker:
        return Speaker(self.language, self.game, self.names, seat)

    def say(self, text: Text) -> str:
        """A seat in `$x` comes with `$x_is`: `me` if it is the listener's own, else `other`."""
        args: dict[str, int | str] = {}
        for name, value in text.args.items():
            if isinstance(value, SeatName):
                args[name] = self.names[value.seat]
                args[f"{name}_is"] = "me" if value.seat == self.seat else "other"
            else:
                args[name] = self._plain(value)
        message = self._bundle.get_message(text.key)
        if message.value is None:
            raise KeyError(text.key)
        said, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{self.language}: {text.key}: {errors}")
        return str(said)

    def key(self, key: str, **args: Value) -> str:
        return self.say(Text(key, args))

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _plain(self, value: int | str | Text) -> int | str:
        plain = self.say(value) if isinstance(value, Text) else value
        if isinstance(plain, int) and abs(plain) > LARGEST_NUMBER:
            plain = str(plain)
        if isinstance(plain, str) and len(plain) > LONGEST_ARGUMENT:
            return plain[: LONGEST_ARGUMENT - 1] + "…"
        return plain
