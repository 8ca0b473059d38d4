"""Chance: fair, repeatable, and the same on every build."""

from __future__ import annotations

import pytest

from toque.engine.refusal import Refusal
from toque.engine.rng import LONGEST_SEED, Rng, check_seed, commitment, fresh_seed


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records replay only while this holds: the numbers were noted once and for all."""
    rng = Rng("toque")
    assert [rng.below(45) for _ in range(8)] == [38, 22, 33, 27, 6, 9, 30, 7]
    assert [rng.below(60_000) for _ in range(4)] == [3992, 40258, 25004, 52340]


def test_every_number_is_as_likely() -> None:
    rng = Rng("fair")
    for bound in (2, 3, 7, 45):
        counts = [0] * bound
        for _ in range(2_000 * bound):
            counts[rng.below(bound)] += 1
        chi_square = sum((count - 2_000) ** 2 / 2_000 for count in counts)
        assert chi_square < 3 * bound + 20


def test_draws_again_where_the_low_half_would_be_unfair() -> None:
    """A bound just above half of all values makes almost every second draw unfair."""
    rng = Rng("rejection")
    bound = 32_769
    draws = [rng.below(bound) for _ in range(4_000)]
    assert 0 <= min(draws) < 100
    assert bound - 100 < max(draws) < bound
    assert abs(sum(draws) / len(draws) - bound / 2) < 500


def test_a_shuffle_puts_every_item_everywhere() -> None:
    rng = Rng("shuffle")
    seen = set()
    for _ in range(400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24


def test_a_clone_continues_alike_and_forks_differ() -> None:
    rng = Rng("clone")
    rng.below(10)
    twin = rng.clone()
    assert [rng.below(1000) for _ in range(700)] == [twin.below(1000) for _ in range(700)]
    first, second = rng.fork(), rng.fork()
    assert [first.below(1000) for _ in range(5)] != [second.below(1000) for _ in range(5)]


def test_seeds_are_single_printable_words() -> None:
    assert check_seed(fresh_seed())
    assert fresh_seed() != fresh_seed()
    for bad in ("", "two words", "line\nbreak", "x" * (LONGEST_SEED + 1)):
        with pytest.raises(Refusal):
            check_seed(bad)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment("abc") == expected
