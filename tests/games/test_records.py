"""Whole matches as text, replayed to the score that is written under them.

A change of the rules, of the generator or of the compiled build that alters any match shows here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from toque.engine.record import read_record
from toque.games import game, slugs

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*/*.toque"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_its_score(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    match = record.replay(game(record.game))
    assert match.over
    written = [line.split()[2:] for line in text.splitlines() if line.startswith("# scores")]
    assert written == [[str(score) for score in match.scores()]]
    ranks = [line.split()[2:] for line in text.splitlines() if line.startswith("# ranks")]
    assert ranks == [[str(rank) for rank in match.ranks()]]


def test_every_game_has_records_for_every_number_of_seats() -> None:
    for slug in slugs():
        seats = {
            len(read_record(path.read_text("utf-8")).players)
            for path in RECORDS
            if path.parent.name == slug
        }
        title = game(slug)
        assert seats == set(range(title.fewest_seats, title.most_seats + 1))
