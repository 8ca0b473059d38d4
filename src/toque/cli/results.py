"""How a match stands or ended: ranks, points, and where the points come from."""

from __future__ import annotations

from toque.cli.screen import Screen, tabulate
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.engine.wire import Outcome
from toque.texts import Speaker


def show_ranks(screen: Screen, match: Match, viewer: int | None, speaker: Speaker) -> None:
    results = sorted(match.results(), key=lambda outcome: outcome.rank)
    heading = [
        speaker.key("cli-column-seat"),
        speaker.key("cli-column-rank"),
        speaker.key("cli-column-points"),
    ]
    rows = [[name_of(one, speaker), str(one.rank), str(one.score)] for one in results]
    screen.line()
    if match.over:
        screen.say(_winners(results, viewer, speaker), "bold")
        screen.line()
    screen.lines(tabulate(heading, rows))
    screen.line()


def name_of(outcome: Outcome, speaker: Speaker) -> str:
    if outcome.seat is not None:
        return f"{SEAT_LETTERS[outcome.seat]} {speaker.names[outcome.seat]}"
    assert outcome.name is not None
    return speaker.say(outcome.name)


def _winners(results: list[Outcome], viewer: int | None, speaker: Speaker) -> str:
    best = [one for one in results if one.rank == 1]
    if [one.seat for one in best] == [viewer]:
        return speaker.key("cli-you-win")
    names = [
        speaker.names[one.seat] if one.seat is not None else name_of(one, speaker) for one in best
    ]
    return speaker.key("cli-winners", count=len(names), names=", ".join(names))


def show_sheet(screen: Screen, outcome: Outcome, speaker: Speaker) -> None:
    """Somebody's points, source by source."""
    screen.say(name_of(outcome, speaker), "bold")
    for line in outcome.sheet:
        screen.say(f"{line.points:>4}  {speaker.say(line.source)}")
    total = speaker.key("cli-points", points=sum(line.points for line in outcome.sheet))
    screen.say(f"   =  {total}" if outcome.sheet else f"      {total}")


def show_sheets(screen: Screen, match: Match, speaker: Speaker) -> None:
    for outcome in match.results():
        show_sheet(screen, outcome, speaker)
