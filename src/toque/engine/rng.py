"""Chance: one seeded generator per match, the same to the bit on every machine and build.

The numbers are the SHAKE-128 stream of the seed, so that nobody can tell the rest of a deal from the
part they have seen. The hash of a seed is published when the match starts and the seed when it is over:
anybody can deal again and compare.

>>> seed = "a seed that nobody knows"
>>> published = commitment(seed)
>>> published == commitment("a seed that nobody knows")
True
>>> [Rng(seed).below(6) for _ in range(3)] == [Rng(seed).below(6) for _ in range(3)]
True
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

from toque.engine.refusal import Refusal

BLOCK: Final = 1024
"""Bytes taken from the stream at a time; even, because a draw takes two."""
LONGEST_SEED: Final = 64


def fresh_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def check_seed(seed: str) -> str:
    """A seed is one printable word, so that it fits a line of a record; `#` begins a comment there."""
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable() or " " in seed or "#" in seed:
        raise Refusal("bad-seed", seed=seed, longest=LONGEST_SEED)
    return seed


class Rng:
    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._blocks = 0
        self._forks = 0
        self._block = b""
        self._next: i64 = 0

    def clone(self) -> Rng:
        """A used-up block is made anew before: a world that is imagined is cloned for each of its lines,
        and each of them would make the same one."""
        if self._next == len(self._block):
            self._make_block()
        twin = Rng(self._seed)
        twin._blocks = self._blocks
        twin._forks = self._forks
        twin._block = self._block
        twin._next = self._next
        return twin

    def fork(self) -> Rng:
        """An independent stream; each fork of one generator differs from the others."""
        self._forks += 1
        return Rng(f"{self._seed}/{self._forks}")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely; bound is at most 65536.

        Lemire's multiplication: the high half of the product is the answer, and the few low halves
        that would favour some answers are drawn again.
        """
        size: i64 = bound
        product = self._sixteen_bits() * size
        if product & 0xFFFF < size:
            unfair = (0x10000 - size) % size
            while product & 0xFFFF < unfair:
                product = self._sixteen_bits() * size
        return product >> 16

    def _sixteen_bits(self) -> i64:
        if self._next == len(self._block):
            self._make_block()
        at = self._next
        self._next = at + 2
        return self._block[at] | self._block[at + 1] << 8

    def _make_block(self) -> None:
        key = f"{self._seed}#{self._blocks}"
        self._block = hashlib.shake_128(key.encode()).digest(BLOCK)
        self._blocks += 1
        self._next = 0

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
