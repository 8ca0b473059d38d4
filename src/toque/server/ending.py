"""What the end of a match writes beside its last row: who came where, and who is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from toque.engine.match import Match
from toque.server import notify
from toque.server.rows import Parcel, Person, Result, Table
from toque.server.state import Player


class Ending(NamedTuple):
    """One transaction: the table is over, these results count, these parcels go out."""

    table: str
    game: str
    at: int
    results: list[Result]
    rated: bool
    parcels: list[Parcel]
    not_needed: list[str]
    """The keys of parcels that need not leave any more."""


def ending_of(
    table: Table,
    players: Sequence[Player],
    match: Match,
    absent: Collection[Person],
    at: int,
    home: str,
    mail_enabled: bool,
) -> Ending:
    """Of a match that is over, or will be with the row that is on its way. A study counts for nobody."""
    return Ending(
        table=table.id,
        game=table.game,
        at=at,
        results=[] if table.study else results_of(table, players, match, at),
        # The person who forked a match may know its cards, so it counts for no rating.
        rated=table.rated and not table.study and not table.opening,
        parcels=[] if table.study else notify.of_the_end(table, absent, at, home, mail_enabled),
        not_needed=notify.reminders_of(table),
    )


def results_of(table: Table, players: Sequence[Player], match: Match, at: int) -> list[Result]:
    lost = [seat for seat, player in enumerate(players) if player.lost]
    outcomes = [one for one in match.results(lost) if one.seat is not None]
    sitting = [player.person for player in players]
    return [
        Result(
            table=table.id,
            game=table.game,
            seat=seat,
            person=player.person,
            # A person who left for good has lost, even if the bot that played on did well.
            bot="" if player.lost else player.bot,
            score=outcome.score,
            rank=outcome.rank,
            at=at,
            side=match.setup.game.side(match, seat),
            counts=not table.opening and (not player.person or sitting.count(player.person) == 1),
        )
        for seat, (player, outcome) in enumerate(zip(players, outcomes, strict=True))
    ]
