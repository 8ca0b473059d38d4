"""What a position is worth to a seat: what counts now, and what its means promise until the end.

Majorities count by how sure they are, livres and silk by how many rounds are left to use them, cards by
how often they will still be played. A bot looks a move or a turn ahead, so a question that is open
(where the new garment goes) must promise about as much as its best answer will bring. What the means
are worth is a `Taste`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import count_bits
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
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    STATUE,
    BonusRule,
    RococoMatch,
)
from toque.games.rococo.taste import BALANCED, Taste

LIVRE_AT_END: Final = 0.1
PLENTY_OF_BALES: Final = 4
PLENTY_OF_NOTIONS: Final = 3
ALL_HALLS: Final[list[float]] = [0.0, 0.12, 0.3, 0.6, 1.0]
"""By halls in which one is present: how near the bonus for all halls is."""


def value(match: RococoMatch, seat: int) -> float:
    return weigh(match, seat, BALANCED)


def weigh(match: RococoMatch, seat: int, taste: Taste) -> float:
    """What a position is worth to a seat of some taste."""
    if not match.stack or balcony.has_come(match):
        return float(scoring.points(match, seat)) + 0.01 * float(scoring.livres_left(match, seat))
    standings: list[i64] = match.points[:]
    fireworks = scoring.fireworks_points(match)
    own = halls_worth(match, seat, standings, taste)
    best: i64 = 0
    for other in range(match.rules.players):
        rival = standings[other] + fireworks[other]
        if other != seat and rival > best:
            best = rival
    kinds = counting.decorations_by_kind(match, seat)
    if kinds[FIREWORKS]:
        own += fireworks_worth(match, seat, kinds[FIREWORKS], fireworks[seat], taste)
    own += worth(match, seat, kinds, taste)
    own += pending(match, seat, taste) + liking(match, seat, taste)
    return own - taste.rivals / float(match.rules.players - 1) * float(best)


def liking(match: RococoMatch, seat: i64, taste: Taste) -> float:
    """What the seat does for its own sake. Garments are discarded by sales alone while a turn lasts."""
    total = 0.0
    if taste.sale > 0.0:
        total += taste.sale * float(count_bits(match.garment_discard))
    if taste.garment > 0.0:
        total += taste.garment * float(counting.garments(match, seat))
    if taste.decoration > 0.0:
        total += taste.decoration * float(counting.decorations(match, seat))
    if taste.employee > 0.0:
        total += taste.employee * float(match.staffs[seat].size())
    return total


def rounds_left(match: RococoMatch) -> float:
    """Rounds to come; the present one counts by the cards that are still to be played."""
    return float(sizes.ROUNDS - match.round)


def livre_worth(match: RococoMatch, taste: Taste) -> float:
    """What the next livre is worth: less and less as there is less to buy."""
    left = rounds_left(match) + 0.5
    share = left / taste.rounds_to_spend
    return LIVRE_AT_END + taste.livre * (share if share < 1.0 else 1.0)


def worth(match: RococoMatch, seat: i64, kinds: list[i64], taste: Taste) -> float:
    """All that a seat has beside majorities, and what it promises; `kinds` are its decorations."""
    total = float(match.points[seat] + counting.jewels(match, seat))
    total += float(scoring.garment_points(match, seat) + scoring.decoration_points(match, seat))
    total += float(scoring.favour_points(match, seat))
    total += all_halls_worth(match, seat, taste)
    total += promise_of_decorations(match, seat, kinds, taste)
    total += means_worth(match, seat, taste) + staff_worth(match, seat, taste)
    if match.rules.jewelry:
        total += taste.task * float(count_bits(match.tasks[seat]))
        total += taste.master_trial * float(match.master_trials[seat])
    if match.favour == seat and match.round < sizes.ROUNDS:
        total += taste.favour - float(match.rules.favour_points)
    return total


# Majorities.


def sureness(match: RococoMatch, taste: Taste) -> float:
    return taste.sure + (1.0 - taste.sure) * float(match.round) / float(sizes.ROUNDS)


def halls_worth(match: RococoMatch, seat: i64, standings: list[i64], taste: Taste) -> float:
    """To the `standings` is added what the halls bring everybody as they stand."""
    prospect = match.count_ballroom().prospect_of(seat, match.round, taste.halls)
    for player in range(match.rules.players):
        standings[player] += prospect.now[player]
    return prospect.worth


def fireworks_worth(match: RococoMatch, seat: i64, count: i64, now: i64, taste: Taste) -> float:
    """The majority, and what fireworks bring on the balcony."""
    hope = taste.fireworks_hope * float(count) * rounds_left(match) / float(sizes.ROUNDS)
    balcony = float(scoring.balcony_points(match, seat))
    return sureness(match, taste) * float(now) + balcony + hope


def all_halls_worth(match: RococoMatch, seat: i64, taste: Taste) -> float:
    won = funding.all_halls_points(match, seat)
    taken = len(match.all_halls)
    if won or taken == len(match.rules.all_halls):
        return float(won)
    present = counting.halls(match, seat)
    if present == sizes.HALLS:
        return 0.0
    return taste.all_halls * ALL_HALLS[present] * float(match.rules.all_halls[taken])


def promise_of_decorations(match: RococoMatch, seat: i64, kinds: list[i64], taste: Taste) -> float:
    """What statues bring, and what they, kitchens, jewels and a licence for more will bring."""
    left = rounds_left(match)
    total = 0.0
    statues = kinds[STATUE]
    if statues:
        total += float(scoring.statue_points(match, seat))
        lacking = 4 * statues
        for garments in counting.by_colour(match, seat):
            lacking -= garments if garments < statues else statues
        share = left / 4.0
        total += taste.statue_colour * float(lacking) * (share if share < 1.0 else 1.0)
    coming = 0.0
    if kinds[KITCHEN_LEFT] or kinds[KITCHEN_RIGHT]:
        decorations, garments, _ = rounds.income(match, seat)
        coming += float(decorations + garments) + taste.growth * left
    if kinds[JEWELLER]:
        total += taste.licence * left / 3.0
        coming += float(counting.jewels(match, seat))
    total += coming * (left + 1.0) * livre_worth(match, taste)
    return total


# Livres, silk, thread and lace.


def means_worth(match: RococoMatch, seat: i64, taste: Taste) -> float:
    livres = float(match.livres[seat])
    each = livre_worth(match, taste)
    total = each * livres
    if livres > taste.plenty:
        total -= (livres - taste.plenty) * (each - LIVRE_AT_END) * 0.5
    left = rounds_left(match) + 0.3 * float(len(match.staffs[seat].hand))
    use = left / 2.0
    use = use if use < 1.0 else 1.0
    bales = tailoring.bales_of(match, seat)
    for colour in range(sizes.COLOURS):
        count = bales >> tailoring.BALE_BITS * colour & tailoring.BALE_MASK
        useful: i64 = count if count < PLENTY_OF_BALES else PLENTY_OF_BALES
        total += use * bale_worth(colour, taste) * (float(useful) + 0.3 * float(count - useful))
    total += use * notions_worth(match.thread[seat], taste)
    total += use * notions_worth(match.lace[seat], taste)
    return total + within_reach(match, seat, taste)


def bale_worth(colour: i64, taste: Taste) -> float:
    if colour == counting.ORANGE_COLOUR:
        return taste.orange_bale
    return taste.green_bale if colour == counting.GREEN_COLOUR else taste.common_bale


def notions_worth(count: i64, taste: Taste) -> float:
    useful: i64 = count if count < PLENTY_OF_NOTIONS else PLENTY_OF_NOTIONS
    return taste.notion * (float(useful) + 0.2 * float(count - useful))


def within_reach(match: RococoMatch, seat: i64, taste: Taste) -> float:
    """The best garment of the workshop for which everything but the card is there."""
    hand = match.staffs[seat].hand
    if not hand or (not match.seen_tiles[seat] and not match.unseen_tiles[seat]):
        return 0.0
    best = 0.0
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
            gain = garment_gain(match, match.windows[window], taste)
            gain -= livre_worth(match, taste) * float(match.rules.windows[window])
            if gain > best:
                best = gain
    return taste.within_reach * best


SELLING: Final = 0.95


def garment_gain(match: RococoMatch, garment: i64, taste: Taste) -> float:
    """What a finished garment brings, sold or rented, as far as can be said before it has a place."""
    livre = livre_worth(match, taste)
    sold = SELLING * livre * float(match.rules.values[garment]) + taste.sale
    points = float(match.rules.garment_points[garment])
    rented = points + taste.place + 0.6 * livre * 4.0 + taste.garment
    return sold if sold > rented else rented


# The staff.


def action_worth(match: RococoMatch, card: i64, taste: Taste) -> float:
    rank = match.rules.ranks[card]
    if rank == 0:
        return taste.master_action
    return taste.journeyman_action if rank == 1 else taste.apprentice_action


def staff_worth(match: RococoMatch, seat: i64, taste: Taste) -> float:
    """Cards in hand are actions of this round; each card's bonus counts as often as it comes again."""
    staff = match.staffs[seat]
    total = 0.0
    for card in staff.hand:
        total += action_worth(match, card, taste)
        total += bonus_worth(match, seat, match.rules.bonuses[card], taste)
    cards = staff.cards()
    left = rounds_left(match)
    plays = 3.0 * left / float(len(cards))
    if plays > left:
        plays = left
    more = 1.0 + taste.growth * left * 0.5
    for card in cards:
        bonus = match.rules.bonuses[card]
        if bonus.kind == bonuses.END:
            total += float(scoring.crown_points(match, seat, bonus)) + taste.crown_hope * left
        elif plays > 0.0:
            total += plays * more * bonus_worth(match, seat, bonus, taste)
            total += plays * taste.rank * (2.0 - float(match.rules.ranks[card]))
    return total


def bonus_worth(match: RococoMatch, seat: i64, bonus: BonusRule, taste: Taste) -> float:
    """What playing a bonus once would bring now."""
    kind = bonus.kind
    if kind == bonuses.NONE or kind == bonuses.END:
        return 0.0
    livre = livre_worth(match, taste)
    if kind == bonuses.GAIN or kind == bonuses.HALL:
        total = 0.0
        for gain in bonus.gains:
            if kind == bonuses.GAIN:
                amount = float(counting.gained(match, seat, gain))
            else:
                amount = float(counting.gained_in_best_hall(match, seat, gain))
            total += amount * (livre if gain.what == gains.LIVRES else 1.0)
        return total
    if kind == bonuses.EXCHANGE:
        bought = match.livres[seat] // bonus.amount
        gain_of_each = 1.0 - livre * float(bonus.amount)
        return float(bought) * gain_of_each if gain_of_each > 0.0 else 0.0
    if kind == bonuses.FUND:
        return 0.6 * (taste.apprentice_action + livre * float(bonus.amount))
    return OTHER_BONUS[kind]


OTHER_BONUS: Final[list[float]] = [
    *(0.0, 0.0, 0.0, 0.0),
    *(0.4, 0.6, 0.8, 0.0, 1.8, 1.6),
    *(0.4, 0.8, 0.0, 0.6, 0.8, 0.8),
]
"""What the other bonuses that ask something promise, by kind."""
assert len(OTHER_BONUS) == bonuses.COPY + 1


# Open questions.


def pending(match: RococoMatch, seat: i64, taste: Taste) -> float:
    """What the question that is open promises to who must answer it."""
    step = match.stack[-1]
    if isinstance(step, tailoring.RentOrSell) and step.seat == seat:
        garment = match.windows[step.window]
        return garment_gain(match, garment, taste)
    if isinstance(step, tailoring.PaySilk) and step.seat == seat:
        garment = match.windows[step.window]
        return garment_gain(match, garment, taste) * 0.6
    total = 0.0
    card = match.staffs[seat].in_play
    if isinstance(step, turn.MainAction) and card != EMPTY and step.asks(match, seat):
        total = action_worth(match, card, taste)
        total += bonus_worth(match, seat, match.rules.bonuses[card], taste)
    return total
