"""The report on the edition: what counts as a component of La Pâtisserie Rococo."""

from __future__ import annotations

from toque.arena.report import Report
from toque.arena.usage import Usage, measure_usage
from toque.bots.ladder import bot
from toque.games import game
from toque.games.patisserie import checks, names
from toque.games.patisserie.report import WATCHED, _components


def played() -> Usage:
    title = game("patisserie")
    setup = title.setup(4, {}, checks.house_edition())
    return measure_usage(title, setup, [bot("random")] * 4, 1, "report", WATCHED)


def test_how_many_decorations_somebody_has_is_no_component() -> None:
    """Nothing of the edition decides what the fifth brings: no goal asks for it."""
    usage = played()
    report = Report()
    _components(report, checks.house_edition(), usage)
    (_, unused, kept), _ = report.goals
    assert not kept
    named = unused.removeprefix("not ").split(", ")
    assert set(named) & {*names.STAFF_NAMES}
    assert set(named) & {*names.SPACE_NAMES}
    assert not set(named) & {str(number) for number in range(1, names.DECORATIONS + 1)}


def test_the_page_says_what_five_decorations_want() -> None:
    usage = played()
    report = Report()
    _components(report, checks.house_edition(), usage)
    served = sum(usage.per_match("served")) / 4
    page = "\n".join(report.lines)
    assert f"All 5 want as many pastries, and a seat serves {served:.2f} in a match." in page
