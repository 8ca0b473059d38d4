"""Helpers for tests of any game: configurations, random play, and states compared to the bit."""

from __future__ import annotations

import os
import types
from collections.abc import Iterator
from itertools import combinations, product

from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.wire import Option
from toque.games import game, slugs

EXPECT_COMPILED = bool(os.environ.get("TOQUE_EXPECT_COMPILED"))


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


MANY_OPTIONS = 5
"""From so many options on, pairs of choices share configurations instead of having one each."""


def configurations() -> list[Configuration]:
    """Every game, seat count and choice, and every two choices together."""
    found = []
    for slug in slugs():
        title = game(slug)
        options = title.options(title.house_edition())
        for seats in range(title.fewest_seats, title.most_seats + 1):
            chosen = choices_to_try(title, seats, options)
            found += [Configuration(slug, seats, one) for one in chosen]
    return found


def choices_to_try(
    title: Game[Match], seats: int, options: tuple[Option, ...]
) -> list[dict[str, str]]:
    """At most two options off their defaults at a time; with many options, pairs are gathered.

    Then a configuration off the defaults in two options takes in all other pairs that go with it, so
    that few configurations have every pair once.
    """
    default = {option.name: option.default for option in options}
    found: list[dict[str, str]] = []
    covered: set[tuple[tuple[str, str], ...]] = set()
    for pair in combinations(options, min(2, len(options))):
        for choices in product(*(option.choices for option in pair)):
            off = {
                option.name: choice
                for option, choice in zip(pair, choices, strict=True)
                if choice != option.default
            }
            chosen = default | off
            key = tuple(sorted(off.items()))
            if key in covered or title.conflict(seats, chosen) is not None:
                continue
            if len(off) == 2 and len(options) >= MANY_OPTIONS:
                chosen = _gathered(title, seats, options, chosen)
            off = {name: choice for name, choice in chosen.items() if choice != default[name]}
            covered |= {tuple(part) for part in combinations(sorted(off.items()), 2)} | {key}
            found.append(chosen)
    return found


def _gathered(
    title: Game[Match], seats: int, options: tuple[Option, ...], chosen: dict[str, str]
) -> dict[str, str]:
    """With every option that is still at its default moved off it, where nothing stands against that."""
    for option in options:
        if chosen[option.name] == option.default:
            for choice in option.choices[::-1]:
                more = chosen | {option.name: choice}
                if choice != option.default and title.conflict(seats, more) is None:
                    chosen = more
                    break
    return chosen


def walk(match: Match, rng: Rng) -> Iterator[tuple[int, int]]:
    """Random play to the end: each seat and move before it is played."""
    while not match.over:
        seats = match.deciders()
        seat = seats[rng.below(len(seats))]
        move = rng.choice(match.moves(seat))
        yield seat, move
        match.play(seat, move)


def state(thing: object) -> object:
    """Everything that a match holds, as plain comparable data."""
    if isinstance(thing, (int, str, bytes, float, type(None))):
        return thing
    if isinstance(thing, (list, tuple)):
        return [state(item) for item in thing]
    if isinstance(thing, dict):
        return {key: state(value) for key, value in thing.items()}
    if isinstance(thing, Game):
        return thing.slug
    kind = type(thing)
    return (kind.__name__, {name: state(getattr(thing, name)) for name in attributes(thing)})


def attributes(thing: object) -> list[str]:
    """The attributes of an object, compiled or not."""
    if hasattr(thing, "__dict__") and vars(thing):
        return sorted(vars(thing))
    slots = types.GetSetDescriptorType
    kind = type(thing)
    return sorted(
        name
        for name in dir(kind)
        if not name.startswith("__") and isinstance(getattr(kind, name), slots)
    )
