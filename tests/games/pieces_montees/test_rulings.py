"""Every ruling names its tests, the tests exist, and the rulings that the code names exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

import toque.games.pieces_montees as package

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings" / "pieces-montees.md"
PARTS = ["Question", "Reading", "Why", "Test"]


class Ruling(NamedTuple):
    number: int
    title: str
    parts: dict[str, str]
    """What is said under each heading of the ruling, in its order."""

    def tests(self) -> list[str]:
        return re.findall(r"`(test_\w+\.py::test_\w+)`", self.parts["Test"])


def rulings() -> list[Ruling]:
    found = []
    for section in re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        number, _, title = heading.partition(". ")
        pieces = re.split(r"^\*\*(\w+)\.\*\*\s", body, flags=re.MULTILINE)[1:]
        parts = dict(zip(pieces[::2], (text.strip() for text in pieces[1::2]), strict=True))
        found.append(Ruling(int(number), title, parts))
    return found


def existing_tests(file: str) -> set[str]:
    tree = ast.parse((HERE / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_rulings_are_numbered_from_one() -> None:
    numbers = [ruling.number for ruling in rulings()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 14


@pytest.mark.parametrize("ruling", rulings(), ids=lambda ruling: f"{ruling.number}")
def test_a_ruling_says_question_reading_reason_and_tests_that_exist(ruling: Ruling) -> None:
    assert ruling.title
    assert list(ruling.parts) == PARTS
    assert all(ruling.parts.values())
    assert ruling.tests()
    for name in ruling.tests():
        file, _, test = name.partition("::")
        assert test in existing_tests(file), name


@pytest.mark.parametrize(("number", "subject"), [(13, "dead"), (14, "quiet")])
def test_the_rulings_that_the_code_names_are_about_what_it_says(number: int, subject: str) -> None:
    source = (Path(package.__file__).parent / "turn.py").read_text("utf-8")
    assert f"ruling {number}" in source
    ruling = rulings()[number - 1]
    assert ruling.number == number
    assert any(f"_{subject}_" in test for test in ruling.tests())


def test_the_code_names_no_ruling_that_does_not_exist() -> None:
    numbers = {ruling.number for ruling in rulings()}
    for path in Path(package.__file__).parent.glob("*.py"):
        named = re.findall(r"ruling (\d+)", path.read_text("utf-8"))
        assert {int(number) for number in named} <= numbers, path.name


def test_no_sentence_is_quoted() -> None:
    assert not re.search(r"[«»]|^>", PAGE.read_text("utf-8"), flags=re.MULTILINE)
