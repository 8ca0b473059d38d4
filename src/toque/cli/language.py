"""Which language the terminal speaks: `--lang`, else what the environment says, else English."""

from __future__ import annotations

from collections.abc import Mapping

from toque.engine.refusal import Refusal
from toque.texts import LANGUAGES

DEFAULT = "en"


def environment_language(environment: Mapping[str, str]) -> str:
    """
    >>> environment_language({"LANG": "fr_CA.UTF-8"})
    'fr'
    >>> environment_language({"LANG": "fr_FR", "LC_ALL": "C"})
    'en'
    >>> environment_language({"LANG": "fr_FR", "TOQUE_LANG": "de"})
    'de'
    """
    # Ours is asked first, because it says more than what holds for all programs.
    for name in ("TOQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.split(".")[0].split("@")[0].split("_")[0].lower()
            if language in LANGUAGES:
                return language
            if name == "TOQUE_LANG":
                raise unknown_language(value)
            return DEFAULT
    return DEFAULT


def take_language(words: list[str]) -> tuple[str | None, list[str]]:
    """Take `--lang` out of a command line, wherever it stands.

    >>> take_language(["games", "--lang", "fr", "--json"])
    ('fr', ['games', '--json'])
    """
    language: str | None = None
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--":
            rest += [word, *left]
        elif word == "--lang":
            language = next(left, None)
            if language is None:
                raise Refusal("cli-needs-value", option=word)
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if language is not None and language not in LANGUAGES:
        raise unknown_language(language)
    return language, rest


def unknown_language(language: str) -> Refusal:
    return Refusal("unknown-language", language=language, possible=", ".join(LANGUAGES))
