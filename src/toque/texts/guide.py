"""Guides: the rules of a game in our own words, with the numbers of the edition that is played.

A guide is Markdown. What the edition decides is not typed in it but named in braces, and said here:

    {limit}        as it is
    {limit:word}   a number in words, as far as these are known
    {Limit}        with a capital, where it begins a sentence or a cell
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from toque.engine.edition import Edition
from toque.engine.text import Text, Value
from toque.games import folder, game
from toque.texts import Speaker

PLACEABLE: Final = re.compile(r"\{(?P<name>[A-Za-z][a-z0-9-]*)(?P<word>:word)?\}")

_COUNTED: Final = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve"
    " thirteen fourteen fifteen sixteen",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze"
    " treize quatorze quinze seize",
    "de": "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"
    " dreizehn vierzehn fünfzehn sechzehn",
}
NUMBER_WORDS: Final = {language: words.split() for language, words in _COUNTED.items()}


def guide(slug: str, language: str, edition: Edition | None = None) -> str:
    """The whole guide, filled with the facts of an edition, else of the house edition."""
    title = game(slug)
    facts = title.guide_facts(edition or title.house_edition())
    return fill(guide_source(slug, language), facts, Speaker(language, slug))


def guide_source(slug: str, language: str) -> str:
    """As it is written; empty for a game without a guide."""
    file = folder(slug) / "guide" / f"{language}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def fill(source: str, facts: Mapping[str, Value], speaker: Speaker) -> str:
    """
    >>> fill("{Tools:word} tools, {gold} gold.", {"tools": 3, "gold": 9}, Speaker("en"))
    'Three tools, 9 gold.'
    """

    def said(found: re.Match[str]) -> str:
        name = found["name"]
        fact = facts[name[0].lower() + name[1:]]
        words = speaker.say(fact) if isinstance(fact, Text) else str(fact)
        if found["word"] and isinstance(fact, int) and fact < len(NUMBER_WORDS[speaker.language]):
            words = NUMBER_WORDS[speaker.language][fact]
        return words[0].upper() + words[1:] if name[0].isupper() else words

    return PLACEABLE.sub(said, source)
