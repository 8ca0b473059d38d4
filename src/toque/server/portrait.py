"""What a person did in each game, as they would show it to a friend: with whom, how well, and alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from toque.server.ratings import own_places
from toque.server.rows import Result, Table

MOST_COMPANIONS: Final = 6


class Companion(msgspec.Struct, frozen=True):
    """Somebody, or a kind of bot, with whom a person played; `before` counts the matches in which the
    person came out before them."""

    person: str
    name: str
    bot: str
    matches: int
    before: int


class Alone(msgspec.Struct, frozen=True):
    """Matches of one person alone, with the same options: against an automa where the game has one."""

    options: dict[str, str]
    matches: int
    wins: int
    best_score: int


class Portrait(msgspec.Struct, frozen=True):
    """One game. `best` is the table of the best score, if the viewer may look at it."""

    game: str
    best: str
    company: list[Companion]
    alone: list[Alone]


def portraits(
    person: str,
    tables: Sequence[Table],
    results: Iterable[Result],
    names: Mapping[str, str],
) -> list[Portrait]:
    """By game, from all results of these tables; who has no name any more is left out."""
    at: dict[str, list[Result]] = {}
    for result in results:
        at.setdefault(result.table, []).append(result)
    by_game: dict[str, list[tuple[Table, list[Result]]]] = {}
    for table in tables:
        if table.id in at:
            by_game.setdefault(table.game, []).append((table, at[table.id]))
    found = [_portrait(person, game, matches, names) for game, matches in sorted(by_game.items())]
    return [one for one in found if one is not None]


def _portrait(
    person: str,
    game: str,
    matches: Sequence[tuple[Table, list[Result]]],
    names: Mapping[str, str],
) -> Portrait | None:
    own: dict[str, Result] = {}
    for _, results in matches:
        own |= {one.table: one for one in own_places(results) if one.person == person}
    if not own:
        return None
    alone: dict[tuple[tuple[str, str], ...], list[Result]] = {}
    company: dict[tuple[str, str], list[bool]] = {}
    for table, results in matches:
        mine = own.get(table.id)
        if mine is None:
            continue
        if len(results) == 1:
            alone.setdefault(tuple(sorted(table.options.items())), []).append(mine)
        # Of several seats of one bot, the best counts: a match is won or lost against it once.
        others: dict[tuple[str, str], int] = {}
        for one in results:
            partner = one.side >= 0 and one.side == mine.side
            who = ("", one.bot) if one.bot else (one.person, "")
            if one.person != person and not partner:
                others[who] = min(one.rank, others.get(who, one.rank))
        for who, rank in others.items():
            company.setdefault(who, []).append(mine.rank < rank)
    best = max(own.values(), key=lambda one: (one.score, one.at))
    return Portrait(
        game,
        best.table,
        _most_met(company, names),
        [
            Alone(
                dict(options),
                len(places),
                sum(one.rank == 1 for one in places),
                max(one.score for one in places),
            )
            for options, places in sorted(alone.items())
        ],
    )


def _most_met(
    company: Mapping[tuple[str, str], Sequence[bool]], names: Mapping[str, str]
) -> list[Companion]:
    known = [
        Companion(person, names.get(person, ""), bot, len(won), sum(won))
        for (person, bot), won in company.items()
        if bot or names.get(person)
    ]
    # People before bots: who plays is more interesting than what.
    order = sorted(known, key=lambda one: (bool(one.bot), -one.matches, one.name, one.bot))
    return order[:MOST_COMPANIONS]
