"""Names for options and their choices, where a game gives them any."""

from __future__ import annotations

from collections.abc import Mapping

from toque.engine.text import Text
from toque.texts import Speaker


def option_label(speaker: Speaker, option: str) -> str:
    return _label(speaker, f"option-{option}", option)


def choice_label(speaker: Speaker, option: str, choice: str) -> str:
    return _label(speaker, f"option-{option}-{choice}", choice)


def choice_about(speaker: Speaker, option: str, choice: str) -> str:
    """A sentence that explains a choice, where its name does not say it all."""
    return _label(speaker, f"option-{option}-{choice}-about", "")


def _label(speaker: Speaker, key: str, word: str) -> str:
    return speaker.say(Text(key)) if speaker.knows(key) else word


def chosen_labels(speaker: Speaker, options: Mapping[str, str]) -> str:
    """All that was agreed before a match, in one line."""
    return " · ".join(
        speaker.key(
            "cli-chosen",
            option=option_label(speaker, option),
            choice=choice_label(speaker, option, choice),
        )
        for option, choice in options.items()
    )
