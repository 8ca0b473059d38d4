"""Helpers for tests of any game: configurations, random play, and states compared to the bit."""

from __future__ import annotations

import os
import types
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.games import game, slugs

EXPECT_COMPILED = bool(os.environ.get("TOQUE_EXPECT_COMPILED"))
EXTENT = os.environ.get("TOQUE_TEST_EXTENT", "few")
"""How much of what repeats itself is tried: `few` where it is slow, `usual`, or `long`."""
assert EXTENT in ("few", "usual", "long"), f"TOQUE_TEST_EXTENT={EXTENT}"


class Configuration:
    """A game with a number of seats and options that go together."""

    def __init__(self, slug: str, seats: int, options: dict[str, str]) -> None:
        self.slug = slug
        self.seats = seats
        self.options = options

    def game(self) -> Game[Match]:
        return game(self.slug)

    def new(self, seed: str) -> Match:
        return self.game().new(self.seats, self.options, seed)

    def __str__(self) -> str:
        words = [f"{name}={choice}" for name, choice in self.options.items()]
        return " ".join([self.slug, str(self.seats), *words])


def configurations(extent: str = EXTENT) -> list[Configuration]:
    """Every game, also the one that only tests know, with every number of seats, and with as many of its
    choices as the extent asks for."""
    found = []
    for slug in slugs(extra=True):
        tables = tables_of(slug)
        for table in tables:
            found += [Configuration(slug, table.seats, one) for one in table.upto(extent)]
        if extent == "usual":
            found += in_turn(slug, tables)
    return list({str(one): one for one in found}.values())


def in_turn(slug: str, tables: list[Choices]) -> Iterator[Configuration]:
    """Each option alone once: the numbers of seats take turns, for in company it meets all of them."""
    names = {name: None for table in tables for name in table.alone()}
    for turn, name in enumerate(names):
        able = [table for table in tables if name in table.alone()]
        table = able[turn % len(able)]
        yield Configuration(slug, table.seats, table.alone()[name])


def near_default(slug: str) -> list[Configuration]:
    """With every number of seats: the game as it comes, and each option alone that needs no other."""
    return [
        Configuration(slug, table.seats, one)
        for table in tables_of(slug)
        for one in (table.default, *table.alone().values())
        if sum(one[name] != choice for name, choice in table.default.items()) < 2
    ]


def tables_of(slug: str) -> list[Choices]:
    """What can be chosen, with each number of seats."""
    title = game(slug)
    return [Choices(title, seats) for seats in range(title.fewest_seats, title.most_seats + 1)]


class Choices:
    """The choices of a game at a number of seats, alone and together."""

    def __init__(self, title: Game[Match], seats: int) -> None:
        self._title = title
        self.seats = seats
        options = title.options(title.house_edition())
        self.default = {option.name: option.default for option in options}
        self._choices = {option.name: option.choices for option in options}
        self._others = {
            name: [choice for choice in choices if self._possible(name, choice)]
            for name, choices in self._choices.items()
        }
        """Of each option, what may be chosen instead of its default, alone or with another option."""

    def upto(self, extent: str) -> list[dict[str, str]]:
        found = [self.default, *self.in_company()[:1]]
        if extent != "few":
            found += self.in_company()
        if extent == "long":
            found += self.in_pairs()
        return list({tuple(one.items()): one for one in found}.values())

    def alone(self) -> dict[str, dict[str, str]]:
        """Each option once off its default: for what it does by itself, of five colours one will do."""
        return {
            name: self._with(name, others[-1]) for name, others in self._others.items() if others
        }

    def in_company(self) -> list[dict[str, str]]:
        """Every choice of every option at least once, among as many others as go with it."""
        rounds = max((len(others) for others in self._others.values()), default=0)
        found = []
        for number in range(rounds):
            chosen = self.default
            for name, others in self._others.items():
                more = chosen | {name: others[number % len(others)]} if others else chosen
                chosen = more if self._go_together(more) else chosen
            found.append(chosen)
        missed = [
            self._with(name, choice)
            for name, others in self._others.items()
            for choice in others
            if all(one[name] != choice for one in found)
        ]
        return found + missed

    def in_pairs(self) -> list[dict[str, str]]:
        """Every two choices of two options, and each of them alone."""
        pairs = [
            self.default | {first: choice, second: other}
            for first, second in combinations(self._others, 2)
            for choice, other in product(self._others[first], self._others[second])
        ]
        alone = [
            self._with(name, choice) for name, others in self._others.items() for choice in others
        ]
        return [*alone, *(pair for pair in pairs if self._go_together(pair))]

    def _possible(self, name: str, choice: str) -> bool:
        return choice != self.default[name] and self._go_together(self._with(name, choice))

    def _with(self, name: str, choice: str) -> dict[str, str]:
        """A choice alone or, where it needs another one, with the first that it goes with."""
        alone = self.default | {name: choice}
        pairs = [
            alone | {other: beside}
            for other, choices in self._choices.items()
            for beside in choices
            if other != name
        ]
        return next((one for one in (alone, *pairs) if self._go_together(one)), alone)

    def _go_together(self, chosen: dict[str, str]) -> bool:
        return self._title.conflict(self.seats, chosen) is None


def walk(match: Match, rng: Rng) -> Iterator[tuple[int, int]]:
    """Random play to the end: each seat and move before it is played."""
    while not match.over:
        seats = match.deciders()
        seat = seats[rng.below(len(seats))]
        move = rng.choice(match.moves(seat))
        yield seat, move
        match.play(seat, move)


PLAIN = frozenset({int, bool, str, bytes, float, type(None)})


COUNTED = ("garden", "ballroom")
"""What was counted last of a match and follows from it: kept along with it, and no part of it."""


def state(thing: object) -> object:
    """Everything that a match holds, as plain comparable data."""
    if isinstance(thing, (int, str, bytes, float, type(None))):
        return thing
    if isinstance(thing, (list, tuple)):
        # Most of a match is lists of numbers, and most of the time goes here.
        return [item if type(item) in PLAIN else state(item) for item in thing]
    if isinstance(thing, dict):
        return {key: state(value) for key, value in thing.items()}
    if isinstance(thing, Game):
        return thing.slug
    kind = type(thing)
    names = [name for name in attributes(thing) if name not in COUNTED]
    return (kind.__name__, {name: state(getattr(thing, name)) for name in names})


def attributes(thing: object) -> list[str]:
    """The attributes of an object, compiled or not."""
    if hasattr(thing, "__dict__") and vars(thing):
        return sorted(vars(thing))
    kind: type = type(thing)
    return slots(kind)


@cache
def slots(kind: type) -> list[str]:
    """What an object of a compiled class has instead of a dictionary."""
    return sorted(
        name
        for name in dir(kind)
        if not name.startswith("__") and isinstance(getattr(kind, name), types.GetSetDescriptorType)
    )
