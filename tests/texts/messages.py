"""The messages of all Fluent files: what each of them uses, and values with which to say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.wording import wording
from toque.engine.text import SeatName, Text, Value
from toque.games import slugs
from toque.texts import LANGUAGES, text_files

PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS: list[Value] = [0, 1, 2, 5]
SCOPES: tuple[str | None, ...] = (None, *slugs())
"""Where messages stand: with what every game says (`None`), or with one game."""

ME = SeatName(0)
SOMEBODY = SeatName(1)
NAMES = ["Camille", "Laura", "Yannick", "Audrey", "Solène"]

NESTED: dict[str | None, Mapping[str, Value]] = {
    None: {"reason": Text("record-not-toque")},
    **{slug: wording(slug).nested for slug in slugs()},
}
"""Arguments that are texts themselves, or numbers in whose place a word may stand."""


class Message(Visitor):
    def __init__(self, entry: ast.Message) -> None:
        self.key = entry.id.name
        self.names: set[str] = set()
        """Every `$name` in it, `$seat_is` among them."""
        self.variants: dict[str, set[str]] = {}
        """By the name that is selected on: the keys of the variants."""
        self.references: set[str] = set()
        assert entry.value is not None, f"{self.key} says nothing"
        self.visit(entry.value)

    @property
    def variables(self) -> set[str]:
        """The arguments that it needs: `$seat_is` comes with `$seat`."""
        return {name.removesuffix("_is") for name in self.names}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: object = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            keys = self.variants.setdefault(selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """What goes through `NUMBER` is a number, even where it chooses nothing."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.variants.setdefault(argument.id.name, {"other"})
        self.generic_visit(node)


def entries(language: str, scope: str | None) -> list[ast.EntryType]:
    """All that stands in the files of one language: of every game, or of one game alone."""
    everywhere = {str(file) for file in text_files(language, None)}
    found: list[ast.EntryType] = []
    for file in text_files(language, scope):
        if scope is None or str(file) not in everywhere:
            found += FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    return found


@cache
def messages(language: str, scope: str | None) -> dict[str, Message]:
    found = [Message(entry) for entry in entries(language, scope) if isinstance(entry, ast.Message)]
    return {message.key: message for message in found}


def in_all_languages(key: str, scope: str | None) -> list[Message]:
    found = [messages(language, scope).get(key) for language in LANGUAGES]
    return [message for message in found if message is not None]


def with_references(key: str, scope: str | None) -> list[Message]:
    """A message in all languages, with those that stand inside it: they get the same arguments."""
    found = in_all_languages(key, scope) or in_all_languages(key, None)
    for reference in sorted({name for message in found for name in message.references}):
        found += with_references(reference, scope)
    return found


def needs(key: str, scope: str | None) -> set[str]:
    """The arguments without which a message cannot be said in some language."""
    return {name for message in with_references(key, scope) for name in message.variables}


@cache
def seat_arguments() -> set[str]:
    """The arguments that are seats: somewhere a message asks whether one is the listener's own."""
    return {
        name.removesuffix("_is")
        for language in LANGUAGES
        for scope in SCOPES
        for message in messages(language, scope).values()
        for name in message.names
        if name.endswith("_is")
    }


def is_count(variants: set[str]) -> bool:
    """Whether variants tell numbers apart rather than words."""
    return all(key in PLURALS or key.isdecimal() for key in variants)


def samples(key: str, scope: str | None) -> Iterator[Text]:
    """A message with every combination of the values that some language tells apart."""
    variants: dict[str, set[str]] = {}
    for message in with_references(key, scope):
        for name, keys in message.variants.items():
            variants.setdefault(name, set()).update(keys)
    names = sorted(needs(key, scope))
    values = [_values(name, variants, NESTED.get(scope, {})) for name in names]
    for combination in product(*values):
        yield Text(key, dict(zip(names, combination, strict=True)))


def _values(name: str, variants: dict[str, set[str]], nested: Mapping[str, Value]) -> list[Value]:
    if name in seat_arguments():
        return [ME, SOMEBODY] if f"{name}_is" in variants else [SOMEBODY]
    keys = variants.get(name)
    if keys is None:
        return [nested.get(name, "7")]
    if is_count(keys):
        return sorted({*COUNTS, *(int(key) for key in keys if key.isdecimal())}, key=str)
    if name in nested and "other" in keys:
        return [nested[name], *sorted(keys - {"other"})]
    return [*sorted(keys)]
