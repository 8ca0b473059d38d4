"""The report on the edition: what counts as a component of La Pâtisserie Rococo."""

from __future__ import annotations

from toque.arena.report import Report
from toque.arena.usage import Usage, measure_usage
from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.games import game
from toque.games.patisserie import checks, drafting, names, sizes
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.report import WATCHED, _components, choices


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


def test_who_chooses_when_is_what_the_trays_do() -> None:
    """A whole match is played, and at each of its four drafts the rules are asked."""
    title = game("patisserie")
    match = title.start(title.setup(4, {}, checks.house_edition()), "trays")
    assert isinstance(match, PatisserieMatch)
    began = match.first
    asked: list[dict[int, list[int]]] = [{} for _ in range(4)]
    player = bot("random")
    seen = 0
    while not match.over:
        if match.round > seen and match.trays[drafting.A]:
            seen = match.round
            for tray, cards in enumerate(match.trays):
                (level,) = {match.rules.levels[card] for card in cards}
                for place, found in enumerate(asked):
                    turn = drafting.turn_at(match, tray, (began + place) % 4)
                    found.setdefault(level, []).append(turn + 1)
        seat = match.deciders()[0]
        match.play(seat, decide(player, match, seat, "trays", seen).move)
    assert seen == sizes.ROUNDS
    assert asked == [choices(4, place) for place in range(4)]
    assert asked[1] == {1: [2, 3, 1], 2: [4, 4], 3: [1, 3], 4: [2]}
