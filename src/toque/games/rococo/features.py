"""What there is to see of a seat of Rococo Deluxe, as numbers: of this a value is learned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.rococo import (
    counting,
    funding,
    heuristics,
    rounds,
    scoring,
    sizes,
    tailoring,
)
from toque.games.rococo.match import RococoMatch
from toque.games.rococo.taste import BALANCED

NAMES: Final = (
    *("left", "worth", "points", "points-now", "livres", "few-livres", "thread", "lace", "tiles"),
    *("blue-bales", "pink-bales", "green-bales", "orange-bales"),
    *("masters", "journeymen", "apprentices"),
    *("masters-in-hand", "journeymen-in-hand", "apprentices-in-hand"),
    *("fireworks", "left-kitchen", "right-kitchen", "statues", "musicians", "jeweller"),
    *("blue-garments", "pink-garments", "green-garments", "orange-garments"),
    *("by-decorations", "by-garments", "halls", "all-halls", "garment-points"),
    *("decoration-points", "staff-points", "favour", "statue-points", "fireworks-points"),
    *("hall-points", "hall-promise", "means-promise", "staff-promise"),
    *("jewels", "tasks", "trials"),
)
FEW: Final = 10
"""The first livres buy more than those that come on top of them."""


def features(match: RococoMatch, seat: int) -> list[float]:
    me: i64 = seat
    taste = BALANCED
    staff = match.staffs[me]
    ranks: list[i64] = [0, 0, 0]
    for card in staff.cards():
        ranks[match.rules.ranks[card]] += 1
    in_hand: list[i64] = [0, 0, 0]
    for card in staff.hand:
        in_hand[match.rules.ranks[card]] += 1
    bales = tailoring.bales_of(match, me)
    kinds = counting.decorations_by_kind(match, me)
    colours = counting.by_colour(match, me)
    by_decorations, by_garments, _ = rounds.income(match, me)
    livres = match.livres[me]
    jewelry = match.rules.jewelry
    ignored: list[i64] = [0] * match.rules.players
    played = 1.0 if not staff.hand else 1.0 - float(len(staff.hand)) / float(sizes.HAND)
    left = (float(sizes.ROUNDS - match.round) + 1.0 - played) / float(sizes.ROUNDS)
    return [
        left,
        heuristics.value(match, seat),
        float(match.points[me]),
        float(scoring.points(match, me)),
        float(livres),
        float(livres if livres < FEW else FEW),
        float(match.thread[me]),
        float(match.lace[me]),
        float(len(match.seen_tiles[me]) + len(match.unseen_tiles[me])),
        float(bales & tailoring.BALE_MASK),
        float(bales >> tailoring.BALE_BITS & tailoring.BALE_MASK),
        float(bales >> 2 * tailoring.BALE_BITS & tailoring.BALE_MASK),
        float(bales >> 3 * tailoring.BALE_BITS & tailoring.BALE_MASK),
        float(ranks[0]),
        float(ranks[1]),
        float(ranks[2]),
        float(in_hand[0]),
        float(in_hand[1]),
        float(in_hand[2]),
        float(kinds[0]),
        float(kinds[1]),
        float(kinds[2]),
        float(kinds[3]),
        float(kinds[4]),
        float(kinds[5]),
        float(colours[0]),
        float(colours[1]),
        float(colours[2]),
        float(colours[3]),
        float(by_decorations),
        float(by_garments),
        float(counting.halls(match, me)),
        float(funding.all_halls_points(match, me)),
        float(scoring.garment_points(match, me)),
        float(scoring.decoration_points(match, me)),
        float(scoring.staff_points(match, me)),
        1.0 if match.favour == me else 0.0,
        float(scoring.statue_points(match, me)),
        float(scoring.fireworks_points(match)[me]),
        float(scoring.points_in_halls(match, me)),
        heuristics.halls_worth(match, me, ignored, taste),
        heuristics.means_worth(match, me, taste),
        heuristics.staff_worth(match, me, taste),
        float(counting.jewels(match, me)),
        float(int(match.tasks[me]).bit_count()) if jewelry else 0.0,
        float(match.master_trials[me]) if jewelry else 0.0,
    ]
