"""One word for one thing: the terms of `glossary.toml` hold in all texts and guides."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.texts.messages import SCOPES, entries
from toque.games import slugs
from toque.texts import LANGUAGES
from toque.texts.guide import guide_source

PEOPLE = {"seat", "name", "names", "hand", "owner", "from", "receiver"}
"""Arguments that are names of people, of which nobody knows the first letter."""


class Term(NamedTuple):
    thing: str
    games: tuple[str, ...]
    language: str
    word: str
    forbidden: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.language}: {self.thing}"


FENCED = re.compile(r"^```\w+ ?([^\n]*)\n[^`]*^```$", re.MULTILINE)
"""What the page draws in a guide, with the words under it."""


class Passage(NamedTuple):
    """What a message says in one of its variants, or a block of a guide."""

    where: str
    said: str

    @property
    def typed(self) -> str:
        """Without the names of what is inserted, which nobody reads."""
        return re.sub(r"\{[^}]*\}", "{}", self.said)


class Said(Visitor):
    """The text of a message, variant by variant, with the names of what is inserted."""

    def __init__(self, entry: ast.Message | ast.Pattern) -> None:
        self.patterns: list[str] = []
        self.visit(entry)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.patterns.append("".join(_part(element) for element in node.elements))
        self.generic_visit(node)


def _part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    inside = element.expression
    if isinstance(inside, ast.StringLiteral):
        return inside.value
    return f"{{${inside.id.name}}}" if isinstance(inside, ast.VariableReference) else "{}"


@cache
def passages(language: str, scope: str | None) -> tuple[Passage, ...]:
    return (*_messages(language, scope), *_blocks(language, scope))


def _messages(language: str, scope: str | None) -> Iterator[Passage]:
    for entry in entries(language, scope):
        if isinstance(entry, ast.Message):
            for said in Said(entry).patterns:
                yield Passage(entry.id.name, said)


def _blocks(language: str, scope: str | None) -> Iterator[Passage]:
    if scope is not None:
        for block in FENCED.sub(r"\1", guide_source(scope, language)).split("\n\n"):
            yield Passage("guide", block.partition("{#")[0].replace("\n", " "))


def terms() -> list[Term]:
    rows = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text("utf-8"))["term"]
    return [
        Term(
            row["thing"],
            tuple(row.get("games", ())),
            language,
            row[language]["word"],
            tuple(row[language].get("not", ())),
        )
        for row in rows
        for language in LANGUAGES
        if language in row
    ]


def heard(term: Term) -> list[Passage]:
    scopes = term.games or SCOPES
    return [passage for scope in scopes for passage in passages(term.language, scope)]


every_term = pytest.mark.parametrize("term", terms(), ids=str)


@every_term
def test_a_thing_is_called_by_its_word_alone(term: Term) -> None:
    """The other words would have the reader look for another thing."""
    assert set(term.games) <= set(slugs())
    said = heard(term)
    assert any(term.word.lower() in passage.typed.lower() for passage in said), term.word
    wrong = [
        f"{passage.where}: {passage.said}"
        for passage in said
        for expression in term.forbidden
        if re.search(expression, passage.typed, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scope", SCOPES, ids=str)
def test_french_elides_before_no_name(scope: str | None) -> None:
    """“De Audrey” is wrong, and a text cannot know how a name begins."""
    elided = re.compile(r"\b(?:de|que|jusque|lorsque|puisque) \{\$(\w+)\}", re.IGNORECASE)
    wrong = [
        f"{where}: {said}"
        for where, said in passages("fr", scope)
        for name in elided.findall(said)
        if name in PEOPLE
    ]
    assert not wrong, "\n".join(wrong)


def test_what_is_inserted_is_told_apart() -> None:
    entry = ast.Pattern(
        [
            ast.TextElement("La main de "),
            ast.Placeable(ast.VariableReference(ast.Identifier("seat"))),
            ast.Placeable(ast.StringLiteral(" joue")),
        ]
    )
    assert Said(entry).patterns == ["La main de {$seat} joue"]
