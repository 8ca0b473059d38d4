"""How often one may ask, and what is kept of whoever has asked."""

from __future__ import annotations

import pytest

from toque.server import limits
from toque.server.limits import WRITE, Limit, Limits

RARE = Limit("rare", 2, 3600)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(clock: Clock) -> Limits:
    found = Limits()
    found.clock = clock
    return found


def test_each_asker_has_as_many_times_of_each_limit(house: Limits) -> None:
    assert [house.allows(RARE, "ann") for _ in range(3)] == [True, True, False]
    assert house.allows(RARE, "bob")
    assert house.allows(WRITE, "ann")


def test_what_was_used_comes_back_in_time(house: Limits, clock: Clock) -> None:
    assert [house.allows(RARE, "ann") for _ in range(3)] == [True, True, False]
    clock.now += RARE.seconds / RARE.times
    assert [house.allows(RARE, "ann") for _ in range(2)] == [True, False]


def test_who_asks_no_more_is_forgotten_and_nobody_else(house: Limits, clock: Clock) -> None:
    """A server sees more guests in a year than it has memory for."""
    house.allows(RARE, "ann")
    for number in range(5000):
        clock.now += 1.0
        assert house.allows(WRITE, f"guest-{number}")
        assert house.remembered <= WRITE.seconds + 1
    assert house.remembered == WRITE.seconds + 1, "those of the last minute, and the rare one"
    assert [house.allows(RARE, "ann") for _ in range(3)] == [True, True, False]


def test_who_goes_on_asking_is_not_forgotten(house: Limits, clock: Clock) -> None:
    for _ in range(2):
        house.allows(RARE, "ann")
    for number in range(RARE.seconds // 60 - 1):
        clock.now += 1.0
        house.allows(RARE, f"guest-{number}")
        assert not house.allows(RARE, "ann")


def test_those_who_asked_longest_ago_make_room(
    house: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    for number in range(25):
        house.allows(RARE, f"guest-{number}")
    assert house.remembered == 10
    assert [house.allows(RARE, "guest-24") for _ in range(2)] == [True, False]
