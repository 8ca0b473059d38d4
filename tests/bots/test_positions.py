"""Every position that is stored fits the rules: it can be reached, and there is something to find."""

from __future__ import annotations

import pytest

from toque.bots.positions import Position, Positions, match_at, number_of, positions
from toque.engine.record import SEAT_LETTERS
from toque.engine.rng import Rng
from toque.engine.whole import suggestion
from toque.games import game, slugs


def stored(slug: str) -> Positions:
    found = positions(slug)
    assert found is not None, "none, or rules and edition have changed: python tools/positions.py"
    return found


@pytest.mark.parametrize("slug", slugs())
def test_every_position_can_be_reached_and_its_best_move_played(slug: str) -> None:
    found = stored(slug)
    lexicon = game(slug).lexicon
    for position in found.position:
        match = match_at(slug, found, position)
        seat = SEAT_LETTERS.index(position.seat)
        assert match.deciders() == (seat,)
        legal = [lexicon.notation(move) for move in match.moves(seat)]
        assert len(legal) >= 3
        assert sorted(one.move for one in position.expected) == sorted(legal)
        assert not suggestion(match, seat, Rng("whole")), "one move answers the question"


@pytest.mark.parametrize("slug", slugs())
def test_one_move_is_clearly_best(slug: str) -> None:
    for position in stored(slug).position:
        best, *others = position.expected
        assert all(one.points < best.points and one.chance < best.chance for one in others)
        assert min(position.least) > 0, "the margin may be chance"
        assert position.margin[0] >= position.least[0]
        assert position.margin[1] >= position.least[1]


@pytest.mark.parametrize("slug", slugs())
def test_none_comes_back_before_all_others_had_their_day(slug: str) -> None:
    found = stored(slug)
    all_of_them = range(len(found.position))
    days = [number_of(found, 20_000 + day) for day in all_of_them]
    assert len({name(found, found.position[number]) for number in days}) == len(all_of_them)


def name(found: Positions, position: Position) -> tuple[str, int]:
    return found.match[position.match].seed, position.after
