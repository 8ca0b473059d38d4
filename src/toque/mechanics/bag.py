"""A bag: things drawn at random, of which only how many there are of each kind matters.

Nothing in a bag has an order, so none has to be imagined: chance decides when a thing is drawn. Things
that differ each have a kind of their own.

>>> bag, discards = [0, 2, 0], [1, 0, 0]
>>> rng = Rng("a doctest")
>>> draw(bag, discards, rng), draw(bag, discards, rng), draw(bag, discards, rng)
(1, 1, 0)
>>> draw(bag, discards, rng)
-1
"""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.rng import Rng
from toque.mechanics.pile import EMPTY


def total(bag: list[i64]) -> i64:
    count: i64 = 0
    for of_kind in bag:
        count += of_kind
    return count


def draw(bag: list[i64], discards: list[i64], rng: Rng) -> i64:
    """The kind of a thing taken at random, each thing as likely; EMPTY if there is none.

    If the bag is empty all discards go back into it first.
    """
    things = total(bag)
    if things == 0:
        things = pour_back(bag, discards)
        if things == 0:
            return EMPTY
    number: i64 = rng.below(things)
    kind: i64 = 0
    while number >= bag[kind]:
        number -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def pour_back(bag: list[i64], discards: list[i64]) -> i64:
    """All discards go into the bag; how many things it has then."""
    for kind in range(len(bag)):
        bag[kind] += discards[kind]
        discards[kind] = 0
    return total(bag)
