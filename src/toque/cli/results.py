"""How a match stands or ended: ranks, points, and where the points come from."""

from __future__ import annotations

from toque.cli.screen import Screen, tabulate
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.engine.wire import ScoreLine
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
    for automa in match.automas():
        better = [other for other in match.standings() if other > automa.standing]
        place = sum(rank <= len(better) for rank in ranks)
        row = [speaker.say(automa.name), str(len(better) + 1), str(automa.standing[0])]
        rows.insert(place, row)
    screen.line()
    if match.over:
        screen.say(_outcome(match, viewer, speaker), "bold")
        screen.line()
    screen.lines(tabulate(heading, rows))
    screen.line()


def _outcome(match: Match, viewer: int | None, speaker: Speaker) -> str:
    standings = match.standings()
    seats = [seat for seat, rank in enumerate(match.ranks()) if rank == 1]
    automas = [one for one in match.automas() if not any(best > one.standing for best in standings)]
    if seats == [viewer] and not automas:
        return speaker.key("cli-you-win")
    names = [speaker.names[seat] for seat in seats] + [speaker.say(one.name) for one in automas]
    return speaker.key("cli-winners", count=len(names), names=", ".join(names))


def show_sheet(screen: Screen, match: Match, seat: int, speaker: Speaker) -> None:
    """A seat's points, source by source."""
    name = f"{SEAT_LETTERS[seat]} {speaker.names[seat]}"
    _show_lines(screen, name, match.score_sheet(seat), speaker)


def _show_lines(screen: Screen, name: str, lines: list[ScoreLine], speaker: Speaker) -> None:
    screen.say(name, "bold")
    for line in lines:
        screen.say(f"{line.points:>4}  {speaker.say(line.source)}")
    total = speaker.key("cli-points", points=sum(line.points for line in lines))
    screen.say(f"   =  {total}" if lines else f"      {total}")


def show_sheets(screen: Screen, match: Match, speaker: Speaker) -> None:
    for seat in range(match.setup.seats):
        show_sheet(screen, match, seat, speaker)
    for automa in match.automas():
        _show_lines(screen, speaker.say(automa.name), automa.sheet, speaker)
