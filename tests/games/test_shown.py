"""What is shown of each game is there: records to picture, options to measure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.shown import names, shown
from toque.games import game, slugs

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("slug", slugs())
def test_records_that_are_pictured_and_options_that_are_measured_are_there(slug: str) -> None:
    found = shown(slug)
    assert found.pictures
    for name in found.pictures:
        assert (RECORDS / slug / f"{name}.toque").is_file()
    title = game(slug)
    for bench in found.bench:
        title.setup(title.most_seats, bench.options)


def test_every_game_has_a_name_of_its_own() -> None:
    assert len(set(names().values())) == len(slugs())
