"""Every ruling of every game names its tests, the tests exist, and so do those that the code names."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

import toque.games as package
from toque.games import slugs

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings"
PARTS = ["Question", "Reading", "Why", "Test"]


class Ruling(NamedTuple):
    slug: str
    number: int
    title: str
    parts: dict[str, str]
    """What is said under each heading of the ruling, in its order."""

    def tests(self) -> list[str]:
        return re.findall(r"`(test_\w+\.py::test_\w+)`", self.parts["Test"])


def page(slug: str) -> str:
    return (RULINGS / f"{slug}.md").read_text("utf-8")


def rulings(slug: str) -> list[Ruling]:
    found = []
    for section in re.split(r"^## ", page(slug), flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        number, _, title = heading.partition(". ")
        pieces = re.split(r"^\*\*(\w+)\.\*\*\s", body, flags=re.MULTILINE)[1:]
        parts = dict(zip(pieces[::2], (text.strip() for text in pieces[1::2]), strict=True))
        found.append(Ruling(slug, int(number), title, parts))
    return found


def folder(slug: str) -> str:
    return slug.replace("-", "_")


def existing_tests(slug: str, file: str) -> set[str]:
    tree = ast.parse((HERE / folder(slug) / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


every_game = pytest.mark.parametrize("slug", slugs())


@every_game
def test_rulings_are_numbered_from_one(slug: str) -> None:
    numbers = [ruling.number for ruling in rulings(slug)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 14


@pytest.mark.parametrize(
    "ruling",
    [ruling for slug in slugs() for ruling in rulings(slug)],
    ids=lambda ruling: f"{ruling.slug} {ruling.number}",
)
def test_a_ruling_says_question_reading_reason_and_tests_that_exist(ruling: Ruling) -> None:
    assert ruling.title
    assert list(ruling.parts) == PARTS
    assert all(ruling.parts.values())
    assert ruling.tests()
    for name in ruling.tests():
        file, _, test = name.partition("::")
        assert test in existing_tests(ruling.slug, file), name


@pytest.mark.parametrize(
    ("slug", "number", "subject"),
    [("pieces-montees", 13, "dead"), ("pieces-montees", 14, "quiet"), ("gateau", 25, "quiet")],
)
def test_the_rulings_that_the_code_names_are_about_what_it_says(
    slug: str, number: int, subject: str
) -> None:
    source = (Path(package.__path__[0]) / folder(slug) / "turn.py").read_text("utf-8")
    assert f"ruling {number}" in source
    ruling = rulings(slug)[number - 1]
    assert ruling.number == number
    assert any(f"_{subject}_" in test for test in ruling.tests())


@every_game
def test_the_code_names_no_ruling_that_does_not_exist(slug: str) -> None:
    numbers = {ruling.number for ruling in rulings(slug)}
    for path in (Path(package.__path__[0]) / folder(slug)).glob("*.py"):
        named = re.findall(r"ruling (\d+)", path.read_text("utf-8"))
        assert {int(number) for number in named} <= numbers, path.name


@every_game
def test_no_sentence_is_quoted(slug: str) -> None:
    assert not re.search(r"[«»]|^>", page(slug), flags=re.MULTILINE)
