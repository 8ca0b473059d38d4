"""Every rule of the list in the rulings, and every example, is named by a test.

A test names what it holds at the beginning of its docstring: `A21, A22: ...`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "docs" / "rulings" / "patisserie.md"
NUMBER = r"[A-Z]{1,2}\d+a?"
LETTERS = "C S R H D T A BS B K TB SB I G N M X P"
COUNTS = dict(
    zip(
        LETTERS.split(),
        (15, 16, 12, 9, 11, 14, 55, 3, 34, 9, 4, 11, 4, 18, 4, 73, 6, 15),
        strict=True,
    )
)
EXAMPLES = {f"E{number}" for number in range(1, 41)}


def listed() -> list[str]:
    return re.findall(rf"^- \*\*({NUMBER})\*\* \S", LIST.read_text("utf-8"), flags=re.MULTILINE)


def named() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = re.match(rf"{NUMBER}(, {NUMBER})*(?=[.:])", ast.get_docstring(node) or "")
                found.update(re.findall(NUMBER, head[0]) if head else [])
    return found


def test_the_list_has_all_rules_once() -> None:
    rules = listed()
    assert len(set(rules)) == len(rules)
    assert Counter(re.sub(r"\d+a?$", "", rule) for rule in rules) == COUNTS


def test_every_rule_and_every_example_is_named_by_a_test() -> None:
    assert {*listed(), *EXAMPLES} - named() == set()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named() - {*listed(), *EXAMPLES} == set()


def test_every_ruling_that_a_rule_points_to_exists() -> None:
    text = LIST.read_text("utf-8")
    rulings = {int(number) for number in re.findall(r"^## (\d+)\. ", text, flags=re.MULTILINE)}
    pointed = re.findall(r"\(ruling\s+(\d+)\)", text)
    assert pointed
    assert {int(number) for number in pointed} <= rulings
