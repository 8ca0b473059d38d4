"""Random moves by taste: where all moves are equal, some games hardly come to what they are about."""

from __future__ import annotations

from collections.abc import Mapping

from toque.engine.match import Match
from toque.engine.rng import Rng

USUAL = 4
"""How much a verb is liked of which a taste says nothing."""


def random_move(match: Match, seat: int, rng: Rng, taste: Mapping[str, int]) -> int:
    """A verb comes first, and then any of its moves; without a taste any move."""
    moves = match.moves(seat)
    if not taste:
        return rng.choice(moves)
    lexicon = match.setup.game.lexicon
    by_verb: dict[str, list[int]] = {}
    for move in moves:
        by_verb.setdefault(lexicon.verb_of(move).name, []).append(move)
    urn = [verb for verb in by_verb for _ in range(taste.get(verb, USUAL))]
    return rng.choice(by_verb[urn[rng.below(len(urn))]])
