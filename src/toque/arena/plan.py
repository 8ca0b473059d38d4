"""What a tournament is before anything is played: who meets whom, in which order, with which deals.

A plan decides every match by its number alone, so that it does not matter who plays which, where, or in
which order: equal plans give equal matches. (Bots limited by time are only as equal as the machines.)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

import msgspec

from toque.arena.contestant import contestant
from toque.arena.counting import Played
from toque.arena.tournament import play_numbered
from toque.engine.edition import Edition
from toque.engine.game import Game, Setup
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.games import folder, game

PLAYS: Final = ("engine", "mechanics", "bots")
"""Packages whose code decides with the game's own how matches are played."""
ONLY_SHOWN: Final = (
    "__pycache__",
    "guide",
    "positions.py",
    "positions.toml",
    "report.py",
    "terminal.py",
    "texts",
)
"""What lies in these packages and decides nothing."""
BUILT: Final = (".so", ".pyd")
"""Endings of compiled files: they play as their source does."""


class Plan(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str]
    edition: str | None
    """The source of an edition that is not the house's."""
    digest: str
    """That of the edition."""
    bots: list[str]
    seed: str
    version: str
    """Of all that decides how the game is played: see `version_of`."""

    @property
    def line_ups(self) -> list[list[str]]:
        return line_ups(tuple(self.bots), self.seats)

    def line_up(self, block: int) -> list[str]:
        every = self.line_ups
        return every[block % len(every)]

    def whole_blocks(self, matches: int) -> int:
        """So many matches, or a few more, that every deal is played in all rotations."""
        return -(-matches // self.seats) * self.seats


def new_plan(
    title: Game[Match],
    bots: Sequence[str],
    seats: int | None,
    options: Mapping[str, str],
    edition: Edition,
    seed: str,
) -> Plan:
    """At as many seats as there are bots, unless another number is asked for."""
    for name in bots:
        contestant(name)
    seats = len(bots) if seats is None else seats
    setup = title.setup(seats, options, edition)
    if len(set(bots)) < len(bots) != seats:
        raise Refusal("cli-arena-twice", bots=len(bots), seats=seats)
    return Plan(
        game=title.slug,
        seats=seats,
        options=setup.options,
        edition=None if edition.digest == title.house_edition().digest else edition.source,
        digest=edition.digest,
        bots=list(bots),
        seed=seed,
        version=version_of(title.slug),
    )


@cache
def line_ups(bots: tuple[str, ...], seats: int) -> list[list[str]]:
    """Who sits down together, and who after whom; rotations do the rest.

    As many bots as seats sit down all together. Of more bots every choice has its turn; of fewer, each
    is there and one after the other fills the seats that are left. All orders around the table take
    their turns too: it may matter who comes after whom. The turns are mixed, but always in the same way,
    so that a short tournament is about as fair as a long one.

    >>> line_ups(("a", "b", "c"), 2)
    [['a', 'b'], ['a', 'c'], ['b', 'c']]
    >>> line_ups(("a", "b"), 3)
    [['a', 'a', 'b'], ['a', 'b', 'b']]
    >>> line_ups(("a", "b", "b", "b"), 4)
    [['a', 'b', 'b', 'b']]
    >>> len(line_ups(("a", "b", "c", "d"), 4)), len(line_ups(("a", "b", "c", "d", "e", "f"), 4))
    (6, 90)
    """
    if len(bots) >= seats:
        tables = [list(table) for table in combinations(bots, seats)]
    else:
        tables = [sorted([*bots, *more], key=bots.index) for more in _fillings(bots, seats)]
    found = [list(order) for table in tables for order in _around(tuple(table))]
    turns = list(range(len(found)))
    if len(found) > len(tables):
        Rng("line-ups").shuffle(turns)
    return [found[turn] for turn in turns]


def _fillings(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    return list(combinations_with_replacement(bots, seats - len(bots)))


def _around(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders around a table that no rotation turns into each other.

    >>> _around(("a", "b", "c"))
    [('a', 'b', 'c'), ('a', 'c', 'b')]
    """
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        turns = [order[at:] + order[:at] for at in range(len(order))]
        found.setdefault(min(turns), order)
    return list(found.values())


# Playing by the plan.


@cache
def _prepared(
    slug: str, seats: int, options: tuple[tuple[str, str], ...], source: str | None
) -> tuple[Game[Match], Setup]:
    title = game(slug)
    edition = title.house_edition() if source is None else title.read_edition(source)
    return title, title.setup(seats, dict(options), edition)


def play_planned(plan: Plan, number: int) -> Played:
    """The match of a number, wherever this runs: with other rules it would be another match."""
    if version_of(plan.game) != plan.version:
        raise Refusal("cli-arena-other-version", game=plan.game)
    title, setup = _prepared(plan.game, plan.seats, tuple(plan.options.items()), plan.edition)
    line_up = [contestant(name) for name in plan.line_up(number // plan.seats)]
    return play_numbered(title, setup, line_up, plan.seed, number)


@cache
def version_of(slug: str) -> str:
    """A digest of all that decides how a game is played: its rules and editions, the bots and what they
    have learned."""
    digest = hashlib.sha256()
    root = resources.files("toque")
    for place in (*(root / name for name in PLAYS), folder(slug)):
        for name, content in _deciding(place, place.name):
            digest.update(name.encode() + content)
    return digest.hexdigest()[:16]


def _deciding(place: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    for one in sorted(place.iterdir(), key=lambda entry: entry.name):
        name = f"{path}/{one.name}"
        if one.name in ONLY_SHOWN or one.name.endswith(BUILT):
            continue
        if one.is_dir():
            found += _deciding(one, name)
        else:
            found.append((name, one.read_bytes()))
    return found
