"""Helpers for tests of any game: configurations, random play, and states compared to the bit."""

from __future__ import annotations

import os
import types
from collections.abc import Iterator
from itertools import combinations, product

from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.rng import Rng
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


def configurations() -> list[Configuration]:
    """Every game, seat count and choice, with at most two options off their defaults at a time."""
    found = []
    for slug in slugs():
        title = game(slug)
        options = title.options(title.house_edition())
        for seats in range(title.fewest_seats, title.most_seats + 1):
            seen = set()
            for pair in combinations(options, min(2, len(options))):
                for choices in product(*(option.choices for option in pair)):
                    chosen = {option.name: option.default for option in options}
                    chosen |= {
                        option.name: choice for option, choice in zip(pair, choices, strict=True)
                    }
                    key = tuple(sorted(chosen.items()))
                    if key not in seen and title.conflict(seats, chosen) is None:
                        seen.add(key)
                        found.append(Configuration(slug, seats, chosen))
    return found


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
