"""What a position is worth to a seat: what counts now, and what its means promise until the end.

Majorities count by how sure they are, livres and silk by how many rounds are left to use them, cards by
how often they will still be played. A bot looks a move or a turn ahead, so a question that is open
(where the new garment goes) must promise about as much as its best answer will bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.rococo import (
    balcony,
    bonuses,
    counting,
    funding,
    gains,
    rounds,
    scoring,
    sizes,
    tailoring,
    turn,
)
from toque.games.rococo.match import (
    EMPTY,
    FIREWORKS,
    JEWELLER,
    STATUE,
    BonusRule,
    RococoMatch,
)

LIVRE_AT_END: Final = 0.1
LIVRE: Final = 0.22
"""What a livre promises beyond its worth at the end, with many rounds to go."""
PLENTY: Final = 24
"""Livres beyond this promise half as much."""
ROUNDS_TO_SPEND: Final = 3.0
BALE: Final[list[float]] = [0.45, 0.45, 0.75, 1.0]
"""By colour."""
NOTION: Final = 0.55
PLENTY_OF_NOTIONS: Final = 3
WITHIN_REACH: Final = 0.45
"""How much counts of what the best garment in the workshop brings, when its silk is there."""
ACTION: Final[list[float]] = [2.6, 2.1, 1.3]
"""What a card in hand promises, by rank: an action of this round."""
GROWTH: Final = 0.25
"""How much what a bonus counts will grow until it is played, for each round."""
UNSURE: Final = 0.45
"""How much of a majority counts in the first round."""
CHASE: Final = 0.3
"""How much of the first prize of a hall counts for somebody present, when nothing is sure."""
ALL_HALLS: Final[list[float]] = [0.0, 0.08, 0.2, 0.4, 0.65]
"""By halls in which one is present: how much of the next bonus for all halls counts."""
STATUE_COLOUR: Final = 0.9
"""What a statue promises for each colour that it lacks, while rounds are left."""
FIREWORKS_HOPE: Final = 1.2
LICENCE: Final = 1.5
FAVOUR: Final = 0.8
TASK: Final = 0.6
SELLING: Final = 0.95
RIVALS: Final = 0.3


def rounds_left(match: RococoMatch) -> float:
    """Rounds to come; the present one counts by the cards that are still to be played."""
    return float(sizes.ROUNDS - match.round)


def livre_worth(match: RococoMatch) -> float:
    """What the next livre is worth: less and less as there is less to buy."""
    left = rounds_left(match) + 0.5
    share = left / ROUNDS_TO_SPEND
    return LIVRE_AT_END + LIVRE * (share if share < 1.0 else 1.0)


def value(match: RococoMatch, seat: int) -> float:
    own = worth(match, seat)
    if match.stack:
        own += pending(match, seat)
    if match.rules.players == 1:
        return own
    best = 0.0
    for other in range(match.rules.players):
        if other != seat:
            rival = float(scoring.points(match, other))
            if rival > best:
                best = rival
    return own - RIVALS * best


def worth(match: RococoMatch, seat: i64) -> float:
    """All that a seat has, and what it promises."""
    if not match.stack or balcony.has_come(match):
        return float(scoring.points(match, seat)) + 0.01 * float(scoring.livres_left(match, seat))
    total = float(match.points[seat] + counting.jewels(match, seat))
    total += float(scoring.garment_points(match, seat) + scoring.decoration_points(match, seat))
    total += float(scoring.balcony_points(match, seat) + scoring.favour_points(match, seat))
    total += float(scoring.statue_points(match, seat))
    total += halls_worth(match, seat) + fireworks_worth(match, seat)
    total += all_halls_worth(match, seat) + promise_of_decorations(match, seat)
    total += means_worth(match, seat) + staff_worth(match, seat)
    if match.rules.jewelry:
        total += TASK * float(int(match.tasks[seat]).bit_count())
        total += 4.0 * float(match.master_trials[seat])
    if match.favour == seat and match.round < sizes.ROUNDS:
        total += FAVOUR - float(match.rules.favour_points)
    return total


# Majorities.


def sureness(match: RococoMatch) -> float:
    return UNSURE + (1.0 - UNSURE) * float(match.round) / float(sizes.ROUNDS)


def halls_worth(match: RococoMatch, seat: i64) -> float:
    total = 0.0
    sure = sureness(match)
    for hall in range(sizes.HALLS):
        own = counting.garments_in(match, seat, hall)
        if own == 0:
            continue
        prizes = match.rules.hall_prizes[hall]
        total += sure * float(scoring.hall_points(match, hall)[seat])
        total += (1.0 - sure) * CHASE * float(prizes[0])
    return total


def fireworks_worth(match: RococoMatch, seat: i64) -> float:
    own = counting.decorations_of(match, seat, FIREWORKS)
    if own == 0:
        return 0.0
    hope = FIREWORKS_HOPE * float(own) * rounds_left(match) / float(sizes.ROUNDS)
    return sureness(match) * float(scoring.fireworks_points(match)[seat]) + hope


def all_halls_worth(match: RococoMatch, seat: i64) -> float:
    won = funding.all_halls_points(match, seat)
    taken = len(match.all_halls)
    if won or taken == len(match.rules.all_halls):
        return float(won)
    present = counting.halls(match, seat)
    if present == sizes.HALLS:
        return 0.0
    return ALL_HALLS[present] * float(match.rules.all_halls[taken])


def promise_of_decorations(match: RococoMatch, seat: i64) -> float:
    """What statues and kitchens will bring, and a licence for jewels."""
    left = rounds_left(match)
    total = 0.0
    statues = counting.decorations_of(match, seat, STATUE)
    if statues:
        lacking = 4 * statues
        for garments in counting.by_colour(match, seat):
            lacking -= garments if garments < statues else statues
        share = left / 4.0
        total += STATUE_COLOUR * float(lacking) * (share if share < 1.0 else 1.0)
    decorations, garments, jewels = rounds.income(match, seat)
    coming = float(decorations + garments + jewels) + GROWTH * left
    if decorations or garments:
        total += coming * (left + 1.0) * livre_worth(match)
    if match.rules.jewelry and counting.decorations_of(match, seat, JEWELLER):
        total += LICENCE * left / 3.0
    return total


# Livres, silk, thread and lace.


def means_worth(match: RococoMatch, seat: i64) -> float:
    livres = float(match.livres[seat])
    each = livre_worth(match)
    total = each * livres
    if livres > PLENTY:
        total -= (livres - PLENTY) * (each - LIVRE_AT_END) * 0.5
    left = rounds_left(match) + 0.3 * float(len(match.staffs[seat].hand))
    use = left / 2.0
    use = use if use < 1.0 else 1.0
    bales = tailoring.bales_of(match, seat)
    for colour in range(sizes.COLOURS):
        count = bales >> tailoring.BALE_BITS * colour & tailoring.BALE_MASK
        useful: i64 = count if count < 4 else 4
        total += use * BALE[colour] * (float(useful) + 0.3 * float(count - useful))
    total += use * notions_worth(match.thread[seat]) + use * notions_worth(match.lace[seat])
    return total + within_reach(match, seat)


def notions_worth(count: i64) -> float:
    useful: i64 = count if count < PLENTY_OF_NOTIONS else PLENTY_OF_NOTIONS
    return NOTION * (float(useful) + 0.2 * float(count - useful))


def within_reach(match: RococoMatch, seat: i64) -> float:
    """The best garment of the workshop for which everything but the card is there."""
    hand = match.staffs[seat].hand
    if not hand:
        return 0.0
    best = 0.0
    bales = tailoring.bales_of(match, seat)
    master = False
    tailors = False
    for card in hand:
        rank = match.rules.ranks[card]
        master = master or rank == 0
        tailors = tailors or rank <= 1
    if not tailors:
        return 0.0
    terms = tailoring.BY_RANK[0 if master else 1]
    for window in range(len(match.windows)):
        if tailoring.cannot_tailor(match, seat, window, terms) is None:
            gain = garment_gain(match, seat, match.windows[window])
            gain -= livre_worth(match) * float(match.rules.windows[window])
            if gain > best:
                best = gain
    return WITHIN_REACH * best if bales else 0.0


def garment_gain(match: RococoMatch, seat: i64, garment: i64) -> float:
    """What a finished garment brings, sold or rented, as far as can be said before it has a place."""
    sold = SELLING * livre_worth(match) * float(match.rules.values[garment])
    points = float(match.rules.garment_points[garment])
    rented = points + 2.5 + 0.6 * livre_worth(match) * 4.0
    return sold if sold > rented else rented


# The staff.


def staff_worth(match: RococoMatch, seat: i64) -> float:
    """Cards in hand are actions of this round; each card's bonus counts as often as it comes again."""
    staff = match.staffs[seat]
    total = 0.0
    for card in staff.hand:
        total += ACTION[match.rules.ranks[card]]
        total += bonus_worth(match, seat, match.rules.bonuses[card])
    cards = staff.cards()
    plays = 3.0 * rounds_left(match) / float(len(cards))
    if plays > rounds_left(match):
        plays = rounds_left(match)
    for card in cards:
        bonus = match.rules.bonuses[card]
        if bonus.kind == bonuses.END:
            total += float(scoring.crown_points(match, seat, bonus)) + crown_hope(match)
        else:
            more = 1.0 + GROWTH * rounds_left(match) * 0.5
            total += plays * more * bonus_worth(match, seat, bonus)
            total += plays * 0.25 * (2.0 - float(match.rules.ranks[card]))
    return total


def crown_hope(match: RococoMatch) -> float:
    return 0.6 * rounds_left(match)


def bonus_worth(match: RococoMatch, seat: i64, bonus: BonusRule) -> float:
    """What playing a bonus once would bring now."""
    kind = bonus.kind
    if kind == bonuses.NONE or kind == bonuses.END:
        return 0.0
    livre = livre_worth(match)
    if kind == bonuses.GAIN or kind == bonuses.HALL:
        total = 0.0
        for gain in bonus.gains:
            if kind == bonuses.GAIN:
                amount = float(counting.gained(match, seat, gain))
            else:
                amount = float(counting.gained_in_best_hall(match, seat, gain))
            total += amount * (livre if gain.what == gains.LIVRES else 1.0)
        return total
    return OTHER_BONUS[kind]


OTHER_BONUS: Final[list[float]] = [
    *(0.0, 0.0, 0.0, 0.0),
    *(0.4, 0.6, 0.8, 1.4, 1.8, 1.6),
    *(0.4, 0.8, 0.8, 0.6, 0.8, 0.8),
]
"""What the bonuses that ask something promise, by kind."""
assert len(OTHER_BONUS) == bonuses.COPY + 1


# Open questions.


def pending(match: RococoMatch, seat: i64) -> float:
    """What the question that is open promises to who must answer it."""
    step = match.stack[-1]
    if isinstance(step, tailoring.RentOrSell) and step.seat == seat:
        garment = match.windows[step.window]
        return garment_gain(match, seat, garment)
    if isinstance(step, tailoring.PaySilk) and step.seat == seat:
        garment = match.windows[step.window]
        return garment_gain(match, seat, garment) * 0.6
    total = 0.0
    card = match.staffs[seat].in_play
    if isinstance(step, turn.MainAction) and card != EMPTY and step.asks(match, seat):
        total = ACTION[match.rules.ranks[card]]
        total += bonus_worth(match, seat, match.rules.bonuses[card])
    return total
