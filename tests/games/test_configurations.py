"""What the tests of every game try: each extent holds what it promises."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.support import Configuration, configurations
from toque.games import game, slugs

every_game = pytest.mark.parametrize("slug", slugs())


def of(slug: str, extent: str) -> list[Configuration]:
    return [one for one in configurations(extent) if one.slug == slug]


@every_game
@pytest.mark.parametrize("extent", ["few", "usual", "long"])
def test_every_number_of_seats_is_tried_with_options_that_go_together(
    slug: str, extent: str
) -> None:
    title = game(slug)
    tried = of(slug, extent)
    assert {one.seats for one in tried} == set(range(title.fewest_seats, title.most_seats + 1))
    assert all(title.conflict(one.seats, one.options) is None for one in tried)
    assert len({str(one) for one in tried}) == len(tried)


@every_game
def test_every_choice_is_tried(slug: str) -> None:
    title = game(slug)
    for option in title.options(title.house_edition()):
        tried = {one.options[option.name] for one in of(slug, "usual")}
        assert tried == set(option.choices)


@every_game
def test_every_option_is_tried_alone(slug: str) -> None:
    title = game(slug)
    options = title.options(title.house_edition())
    tried = of(slug, "usual")
    for option in options:
        apart = [
            sum(one.options[other.name] != other.default for other in options)
            for one in tried
            if one.options[option.name] != option.default
        ]
        # A choice that needs another one comes with it.
        assert min(apart) <= 2, option.name


@every_game
def test_at_length_every_two_choices_are_tried_together(slug: str) -> None:
    title = game(slug)
    options = title.options(title.house_edition())
    default = {option.name: option.default for option in options}
    for seats in range(title.fewest_seats, title.most_seats + 1):
        tried = [one.options for one in of(slug, "long") if one.seats == seats]
        for first, second in combinations(options, 2):
            for pair in product(first.choices, second.choices):
                chosen = default | dict(zip((first.name, second.name), pair, strict=True))
                assert chosen in tried or title.conflict(seats, chosen) is not None
