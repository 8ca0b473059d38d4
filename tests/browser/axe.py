"""What axe finds wrong with the page that a person looks at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.person import Person
from tests.support import EXTENT

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Each theme and each width; all four together only in the long tests.
TOGETHER = [("light", False), ("dark", True)]
IF_LONG = [("light", True), ("dark", False)] if EXTENT == "long" else []
themes_and_widths = pytest.mark.parametrize(
    ("theme", "phone"),
    [
        pytest.param(theme, phone, id=f"{theme}-{'phone' if phone else 'wide'}")
        for theme, phone in [*TOGETHER, *IF_LONG]
    ],
)

RUN = """rules => {
  // Of what is transparent no contrast is judged.
  const undrawn = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  return axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
    .finally(() => { document.adoptedStyleSheets = undrawn; })
    .then(result => result.violations);
}"""


def violations(person: Person) -> list[str]:
    person.page.wait_for_timeout(300)
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate(RUN, RULES)
    where = person.page.url.removeprefix(person.server.url)
    return [
        f"{where}: {one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]


def check(person: Person) -> None:
    found = violations(person)
    assert not found, "\n".join(found)
