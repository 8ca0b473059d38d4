"""Ratings: one number for the strength of each player, from all tables at which they met.

Plackett and Luce's model says how likely each order of the players at a table is; `choix` finds the
strengths under which what happened is most likely. Intervals come from drawing the blocks anew, with
repetition: matches of the same deal stay together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from toque.arena.counting import Played
from toque.arena.sums import Interval
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng

if TYPE_CHECKING:
    from numpy.typing import NDArray

ELO: Final = 173.7178
"""400 / ln 10: so many points to a unit of the model, as Elo counts."""
PRIOR: Final = 0.01
"""How much everybody is taken to have won and lost beforehand: without it, whoever always wins would be
infinitely strong."""
DRAWS: Final = 200
"""How often the blocks are drawn anew."""
ROUNDS: Final = 2_000
"""In so many steps the ratings are found, also where somebody nearly always wins."""


class Rating(msgspec.Struct, frozen=True):
    """Elo-like: 0 is the mean of all who were there, and 200 more win about three duels of four."""

    player: str
    rating: float
    interval: Interval


def require_library() -> None:
    """Refuse before anything is played, not after."""
    try:
        import choix  # noqa: F401
    except ImportError as missing:
        raise Refusal("cli-arena-needs", extra="arena") from missing


def ratings(played: Sequence[Played], seed: str) -> list[Rating]:
    """The strongest first; of one player alone there is nothing to say."""
    import choix
    import numpy as np

    players = list(dict.fromkeys(player for one in played for player in one.players))
    if len(players) < 2:
        return []
    number = {player: at for at, player in enumerate(players)}
    rng = Rng(f"{seed}/ties")
    by_block: dict[int, list[tuple[int, ...]]] = {}
    for one in played:
        by_block.setdefault(one.block, []).append(
            tuple(number[one.players[place]] for place in order(one, rng))
        )
    blocks = list(by_block.values())

    def strengths(tables: list[tuple[int, ...]], start: NDArray[np.float64] | None) -> list[float]:
        found = choix.ilsr_rankings(
            len(players), tables, alpha=PRIOR, initial_params=start, max_iter=ROUNDS
        )
        return [ELO * float(one) for one in found - np.mean(found)]

    every = strengths([table for block in blocks for table in block], None)
    start = np.array(every) / ELO
    drawn = []
    for _ in range(DRAWS):
        chosen = [blocks[rng.below(len(blocks))] for _ in blocks]
        drawn.append(strengths([table for block in chosen for table in block], start))
    found = []
    for at, player in enumerate(players):
        own = sorted(strength[at] for strength in drawn)
        low, high = own[int(0.025 * DRAWS)], own[int(0.975 * DRAWS)]
        found.append(Rating(player, every[at], (low, high)))
    return sorted(found, key=lambda rating: -rating.rating)


def order(one: Played, rng: Rng) -> list[int]:
    """The players of a match from the best to the last. The ranks hold what breaks ties in the game;
    what is tied then is drawn by lot, because the model knows no ties."""
    places = list(range(len(one.ranks)))
    rng.shuffle(places)
    return sorted(places, key=lambda place: one.ranks[place])
