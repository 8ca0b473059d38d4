"""How a match stands or ended: ranks, points, and where the points come from."""

from __future__ import annotations

from toque.cli.screen import Screen, tabulate
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.texts import Speaker


def show_ranks(screen: Screen, match: Match, viewer: int | None, speaker: Speaker) -> None:
    ranks, scores = match.ranks(), match.scores()
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    heading = [
        speaker.key("cli-column-seat"),
        speaker.key("cli-column-rank"),
        speaker.key("cli-column-points"),
    ]
    rows = [
        [f"{SEAT_LETTERS[seat]} {speaker.names[seat]}", str(ranks[seat]), str(scores[seat])]
        for seat in order
    ]
    screen.line()
    if match.over:
        screen.say(_outcome(ranks, viewer, speaker), "bold")
        screen.line()
    screen.lines(tabulate(heading, rows))
    screen.line()


def _outcome(ranks: list[int], viewer: int | None, speaker: Speaker) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if winners == [viewer]:
        return speaker.key("cli-you-win")
    names = ", ".join(speaker.names[seat] for seat in winners)
    return speaker.key("cli-winners", count=len(winners), names=names)


def show_sheet(screen: Screen, match: Match, seat: int, speaker: Speaker) -> None:
    """A seat's points, source by source."""
    lines = match.score_sheet(seat)
    screen.say(f"{SEAT_LETTERS[seat]} {speaker.names[seat]}", "bold")
    for line in lines:
        screen.say(f"{line.points:>4}  {speaker.say(line.source)}")
    total = speaker.key("cli-points", points=sum(line.points for line in lines))
    screen.say(f"   =  {total}" if lines else f"      {total}")


def show_sheets(screen: Screen, match: Match, speaker: Speaker) -> None:
    for seat in range(match.setup.seats):
        show_sheet(screen, match, seat, speaker)
