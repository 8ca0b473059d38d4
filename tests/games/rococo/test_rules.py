"""Every rule of the list in the rulings, and every example, is named by a test.

A test names what it holds at the beginning of its docstring: `A21, A22: ...`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "docs" / "rulings" / "rococo.md"
NUMBER = r"[A-Z]\d+"
COUNTS = dict(zip("CSNKTABIGWJDX", (19, 11, 13, 9, 13, 49, 37, 7, 27, 5, 75, 59, 19), strict=True))
EXAMPLES = {f"E{number}" for number in range(1, 12)}


def listed() -> list[str]:
    return re.findall(rf"^- \*\*({NUMBER})\*\* ", LIST.read_text("utf-8"), flags=re.MULTILINE)


def named() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        if path.name.startswith("test_reference"):
            continue  # tests of the reference say nothing of the rules themselves
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = re.match(rf"{NUMBER}(, {NUMBER})*(?=[.:])", ast.get_docstring(node) or "")
                found.update(re.findall(NUMBER, head[0]) if head else [])
    return found


def test_the_list_has_all_rules_once() -> None:
    rules = listed()
    assert len(set(rules)) == len(rules)
    assert {letter: sum(rule[0] == letter for rule in rules) for letter in COUNTS} == COUNTS


def test_every_rule_and_every_example_is_named_by_a_test() -> None:
    assert {*listed(), *EXAMPLES} - named() == set()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named() - {*listed(), *EXAMPLES} == set()


def test_every_ruling_that_a_rule_points_to_exists() -> None:
    text = LIST.read_text("utf-8")
    rulings = {int(number) for number in re.findall(r"^## (\d+)\. ", text, flags=re.MULTILINE)}
    pointed = re.findall(r"\(ruling\s+(\d+)(?:\s+and\s+(\d+))?\)", text)
    assert {int(number) for pair in pointed for number in pair if number} <= rulings
