"""Whole matches as text, replayed to the score that is written under them.

A change of the rules, of the generator or of the compiled build that alters any match shows here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from toque.engine.record import read_record
from toque.games import game, slugs

ROOT = Path(__file__).parents[2]
GOODS = {"livres", "jewels", "tiles"}
"""Places that a board names by a list of wares."""
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


@pytest.mark.parametrize("slug", slugs())
def test_points_come_from_places_that_the_board_has(slug: str) -> None:
    """Each line of a sheet is a step of its own; the page lights its places up, by their names."""
    board = ROOT / "web" / "src" / "games" / slug
    drawn = "".join(file.read_text("utf-8") for file in sorted(board.glob("*.svelte")))
    kinds: set[str] = set()
    for path in RECORDS:
        if path.parent.name == slug:
            match = read_record(path.read_text("utf-8")).replay(game(slug))
            for outcome in match.results():
                steps = [line.step for line in outcome.sheet]
                assert None not in steps
                assert all(steps.count(step) == 1 for step in steps)
                kinds |= {
                    place.partition(":")[0] for line in outcome.sheet for place in line.places
                }
    assert kinds
    for kind in kinds - GOODS:
        assert f'"{kind}:{{' in drawn or f"`{kind}:${{" in drawn or f'"{kind}"' in drawn, kind
