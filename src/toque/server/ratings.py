"""Ratings and statistics of finished matches. Pure: the same results always give the same numbers.

Skill is a bell curve (`mu`, `sigma`) for each person and game, moved by Plackett-Luce (openskill): one
model for two to five players, ties included. Only people rate each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from toque.server.rows import Rating, Result

MU: Final = 25.0
SIGMA: Final = MU / 3
_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA)

PROVISIONAL_MATCHES: Final = 10

CENTRE: Final = 1500
POINTS: Final = 30
"""Shown points for one unit of skill. Two settled players are won at odds of 10 to 1 when their skills
are ln 10 · √2 · beta = 13.6 apart: 30 a unit makes that about 400 points, as chess players know it."""

LOWEST_STAND_IN: Final = 2
LEVELS_FROM: Final = (1350, 1500, 1650)
"""The shown ratings from which on a level higher stands in."""


class Shown(msgspec.Struct, frozen=True):
    """A rating as people read it: 1620 ± 85, surely (95 %) between 1535 and 1705."""

    number: int
    plus_minus: int
    provisional: bool


class Statistics(msgspec.Struct, frozen=True):
    """What a person did in a game. Everybody who shares the first rank has won."""

    person: str
    game: str
    matches: int
    wins: int
    mean_score: float
    best_score: int


def fresh(person: str, game: str) -> Rating:
    return Rating(person, game, MU, SIGMA, 0)


def provisional(rating: Rating) -> bool:
    return rating.matches < PROVISIONAL_MATCHES


def shown(rating: Rating) -> Shown:
    """
    >>> shown(fresh("anna", "rococo"))
    Shown(number=1500, plus_minus=500, provisional=True)
    """
    return Shown(
        number=round(CENTRE + POINTS * (rating.mu - MU)),
        plus_minus=round(2 * POINTS * rating.sigma),
        provisional=provisional(rating),
    )


def stand_ins(ratings: Iterable[Rating]) -> dict[str, str]:
    """By person who has played a while: the level of bots that plays on for them. Bots are not rated
    with people, so whoever is in the middle of these is taken for the middle of the levels.

    >>> stand_ins([Rating("anna", "rococo", 25.1, 2.0, 30), Rating("ben", "rococo", 40.0, 8.0, 1)])
    {'anna': 'level-4'}
    """
    found = {}
    for rating in ratings:
        if not provisional(rating):
            above = sum(shown(rating).number >= number for number in LEVELS_FROM)
            found[rating.person] = f"level-{LOWEST_STAND_IN + above}"
    return found


def rate(results: Sequence[Result], before: Mapping[str, Rating], game: str) -> list[Rating]:
    """The new ratings of all who are rated by one finished match, or none if fewer than two are.

    A seat that a bot played, or played to the end for a person, rates nobody. Partners win and lose
    together, unless one of them has left.
    """
    assert len({result.table for result in results}) <= 1, "one match at a time"
    # Sums of floats depend on their order: sorted, the same match gives the same bits.
    places = sorted(own_places(results), key=lambda place: (place.rank, place.person))
    if len(places) < 2:
        return []
    sides: dict[tuple[int, int | str], list[Rating]] = {}
    for place in places:
        together = place.rank, place.side if place.side >= 0 else place.person
        old = before.get(place.person) or fresh(place.person, game)
        sides.setdefault(together, []).append(old)
    if len(sides) < 2:
        return []
    teams = [[_MODEL.rating(mu=old.mu, sigma=old.sigma) for old in side] for side in sides.values()]
    news = _MODEL.rate(teams, ranks=[float(rank) for rank, _ in sides])
    return [
        Rating(old.person, game, new.mu, new.sigma, old.matches + 1)
        for side, found in zip(sides.values(), news, strict=True)
        for old, new in zip(side, found, strict=True)
    ]


def statistics(results: Iterable[Result]) -> list[Statistics]:
    """For each person and game that occur, sorted by both; results of many matches, in any order."""
    found: dict[tuple[str, str], list[Result]] = {}
    for place in own_places(results):
        found.setdefault((place.person, place.game), []).append(place)
    return [
        Statistics(
            person,
            game,
            matches=len(places),
            wins=sum(place.rank == 1 for place in places),
            mean_score=sum(place.score for place in places) / len(places),
            best_score=max(place.score for place in places),
        )
        for (person, game), places in sorted(found.items())
    ]


def own_places(results: Iterable[Result]) -> list[Result]:
    """One result for each person and table: the best of the seats that they played to the end."""
    best: dict[tuple[str, str], Result] = {}
    for result in results:
        if not result.person or result.bot or not result.counts:
            continue
        key = (result.table, result.person)
        other = best.get(key)
        if other is None or _goodness(result) > _goodness(other):
            best[key] = result
    return list(best.values())


def _goodness(result: Result) -> tuple[int, int, int]:
    return (-result.rank, result.score, -result.seat)
