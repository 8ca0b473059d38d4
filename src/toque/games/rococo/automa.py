"""Madame du Barry, who plays against one person. She never has livres and pays for nothing.

Her cards have two halves: the upper one says what she does, the lower one, of a card that is turned
over for it, in which hall a garment goes and which jewel she takes. Every step is told with its
reason. What she cannot do brings her three points instead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.step import QuietStep
from toque.games.rococo import (
    acquiring,
    components,
    counting,
    funding,
    names,
    scoring,
    sizes,
    tell_automa,
    trials,
)
from toque.games.rococo.match import (
    APPRENTICE,
    EMPTY,
    JEWELLER,
    JOURNEYMAN,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    MUSICIAN,
    WON,
    RococoMatch,
    cards_of,
)
from toque.games.rococo.match import LEFT as LEFT_STAFF
from toque.games.rococo.tailoring import LACE, LIVRES, THREAD, TILE
from toque.mechanics import row
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS, Pile
from toque.mechanics.staff import Staff

PERSON: Final = 0
"""The seat that she plays against."""
TURNS: Final = 4
"""Cards for a round."""
CONSOLATION: Final = 3
"""Points for what she cannot do; the favour brings them too."""
CROWN_LEVEL: Final = 6

# What the upper half of a card says.
FAVOUR: Final = 0
DRAWER: Final = 1
COLUMN: Final = 2
TAILOR: Final = 3
HIRE: Final = 4
FIRST_DECORATION: Final = 5
KITCHEN: Final = 6
assert (
    *("favour", "drawer", "column", "tailor", "hire"),
    *("fireworks", "kitchen", "musician", "statue"),
) == names.DU_BARRY_ACTIONS
KIND_OF_ACTION: Final[list[i64]] = [0, KITCHEN_LEFT, MUSICIAN, 3]
"""From FIRST_DECORATION on: the kind of decoration."""
LEFT: Final = 0
assert names.DIRECTIONS[LEFT] == "left"

# Her rules for jewels.
SAME: Final = 0
FITTING: Final = 1
NO_JEWEL: Final = 2
assert names.JEWEL_RULES == ("same", "fitting", "none")


def prepare(match: RococoMatch) -> None:
    """Every round: all her cards are shuffled, and four of them are her turns."""
    if match.round == 1:
        cards: list[i64] = list(range(names.DU_BARRY_CARDS))
        match.deck = AutomaDeck(NO_CARDS, Pile(cards), [], EMPTY, EMPTY)
    match.deck = match.deck.gathered(match.rng).dealt(TURNS)


def card(match: RococoMatch, number: i64) -> components.DuBarryCard:
    return match.rules.edition.du_barry[number]


class HerTurn(QuietStep[RococoMatch]):
    name = "her-turn"

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        match.deck = match.deck.turned()
        match.reveal()
        upper = card(match, match.deck.playing)
        tell_automa.card_turned(match, upper)
        act(match, upper)
        match.deck = match.deck.laid_down()


def act(match: RococoMatch, upper: components.DuBarryCard) -> None:
    action: i64 = upper.action
    if action == FAVOUR:
        claim_favour(match)
    elif action == DRAWER:
        take_tiles(match, match.rules.drawer_lines[upper.number], "drawer", upper.number)
    elif action == COLUMN:
        take_tiles(match, column(match, upper.number), "column", upper.number)
    elif action == TAILOR:
        tailor(match, upper)
    elif action == HIRE:
        hire(match, upper)
    else:
        fund(match, action)


def cannot(match: RococoMatch, action: str) -> None:
    match.points[match.rules.automa] += CONSOLATION
    tell_automa.cannot(match, action, CONSOLATION)


def gain_points(match: RococoMatch, amount: i64, reason: str) -> None:
    if amount > 0:
        match.points[match.rules.automa] += amount
        tell_automa.points(match, amount, reason)


# The Queen's Favour.


def claim_favour(match: RococoMatch) -> None:
    """Three points, whether it is still there or not."""
    taken = match.favour == EMPTY
    if taken:
        match.favour = match.rules.automa
    match.points[match.rules.automa] += CONSOLATION
    tell_automa.favour(match, taken, CONSOLATION)


# Resources.


def column(match: RococoMatch, number: i64) -> list[i64]:
    """A column over all drawers."""
    return [line[number] for line in match.rules.drawer_lines]


def take_tiles(match: RococoMatch, line: list[i64], source: str, number: i64) -> None:
    """All tiles of a drawer or a column; for each action at most one task."""
    me = match.rules.automa
    places: list[i64] = []
    for place in line:
        if match.drawers[place] != EMPTY:
            places.append(place)
            match.add_tile(me, match.drawers[place], True)
            match.put_away(me, match.drawers[place])
            match.drawers = changed(match.drawers, place, EMPTY)
    if not places:
        cannot(match, source)
        return
    tell_automa.tiles_taken(match, places, source, number)
    mark_first(match, [trials.COMMON_SILK, trials.RARE_SILK, trials.NOTIONS])


def draw_tile(match: RococoMatch, reason: str) -> None:
    """A random tile, which nobody looks at."""
    kind = acquiring.draw_kind(match)
    if kind != EMPTY:
        match.reveal()
        match.add_tile(match.rules.automa, kind, False)
        tell_automa.tile_drawn(match, reason)


# A garment.


def tailor(match: RococoMatch, upper: components.DuBarryCard) -> None:
    me = match.rules.automa
    line = match.rules.window_line
    if row.lying(match.windows, line) == 0 or not finds_hall(match):
        cannot(match, "tailor")
        return
    window, reason = choose_window(match, upper)
    garment = match.windows[window]
    tell_automa.garment_chosen(match, garment, window, reason)
    match.windows = changed(match.windows, window, EMPTY)
    gain_points(match, festivity_points(match, garment), "garment")
    mark_first(match, tasks_of(match, garment))
    hall, jewel_rule = choose_hall(match)
    space, why = choose_space(match, hall)
    match.guests = changed(match.guests, space, garment)
    match.hosts = changed(match.hosts, space, me)
    tell_automa.rented(match, garment, space, why)
    jewel = take_jewel(match, garment, jewel_rule)
    check_all_halls(match)
    take_reward(match, space)
    take_garment_bonus(match, garment, jewel)


def has_free_space(match: RococoMatch, hall: i64) -> bool:
    for space in range(hall * sizes.HALL_SPACES, (hall + 1) * sizes.HALL_SPACES):
        if match.rules.is_space[space] and match.guests[space] == EMPTY:
            return True
    return False


def finds_hall(match: RococoMatch) -> bool:
    """Whether a card that she can turn over has a hall with a free space."""
    for number in match.deck.stock.lying() + match.deck.used:
        if has_free_space(match, card(match, number).hall):
            return True
    return False


def from_side(line: list[i64], side: i64) -> list[i64]:
    """Places in the order in which a card counts them; `line` begins on the right."""
    return line[::-1] if side == LEFT else line


def choose_window(match: RococoMatch, upper: components.DuBarryCard) -> tuple[i64, str]:
    """The n-th garment from a side; if there are fewer, the one in the dearest window."""
    line = match.rules.window_line
    window = row.nth(match.windows, from_side(line, upper.side), upper.number)
    if window != EMPTY:
        return window, "counted"
    return row.nth(match.windows, from_side(line, LEFT), 0), "dearest"


def festivity_points(match: RococoMatch, garment: i64) -> i64:
    total: i64 = 0
    for gain in match.rules.garment_gains[garment]:
        total += counting.gained(match, match.rules.automa, gain)
    return total


def tasks_of(match: RococoMatch, garment: i64) -> list[i64]:
    """The tasks that a garment fits, the highest first."""
    lady = counting.is_lady(match.rules.colours[garment])
    own = trials.DRESS if lady else trials.COAT
    return [trials.BY_MASTER, own] if match.rules.thimble[garment] else [own]


def choose_hall(match: RococoMatch) -> tuple[i64, i64]:
    """Hall and rule for jewels: cards are turned over until one has a hall with a free space.

    If the card that a trial has just given her was the last one of these, she goes to the first hall
    that is free, without a jewel.
    """
    while finds_hall(match):
        match.deck = match.deck.consulted(match.rng)
        match.reveal()
        lower = card(match, match.deck.shown)
        free = has_free_space(match, lower.hall)
        tell_automa.hall_turned(match, lower.hall, not free)
        if free:
            return lower.hall, lower.jewel
    hall: i64 = 0
    while not has_free_space(match, hall):
        hall += 1
    return hall, NO_JEWEL


REWARD_ORDER: Final[list[i64]] = [0, 1, 2, 2, 3]
"""How much she likes a reward, by its kind: none, livres, thread, lace, tile."""


def choose_space(match: RococoMatch, hall: i64) -> tuple[i64, str]:
    """A Master space before others; then by the reward: a tile, thread or lace, more livres, none."""
    best: i64 = EMPTY
    best_liking: i64 = -1
    masters: i64 = 0
    for space in range(hall * sizes.HALL_SPACES, (hall + 1) * sizes.HALL_SPACES):
        if not match.rules.is_space[space] or match.guests[space] != EMPTY:
            continue
        reward = match.rules.rewards[space]
        liking = REWARD_ORDER[reward] * 100 + match.rules.reward_amounts[space]
        if match.rules.is_master[space]:
            liking += 1000
            masters += 1
        if liking > best_liking:
            best = space
            best_liking = liking
    if masters == 1:
        return best, "master"
    return best, "master-reward" if masters > 1 else "reward"


def take_reward(match: RococoMatch, space: i64) -> None:
    """Livres mean nothing to her."""
    me = match.rules.automa
    reward = match.rules.rewards[space]
    if reward == TILE:
        draw_tile(match, "space")
    elif reward == THREAD:
        match.thread[me] += 1
        tell_automa.notion(match, 0)
    elif reward == LACE:
        match.lace[me] += 1
        tell_automa.notion(match, 1)
    else:
        assert reward == 0 or reward == LIVRES


def take_jewel(match: RococoMatch, garment: i64, rule: i64) -> i64:
    """By the lower half of the card, if she has a licence; the colour of the jewel, or EMPTY."""
    if not match.rules.jewelry:
        return EMPTY
    if counting.decorations_of(match, match.rules.automa, JEWELLER) == 0:
        tell_automa.no_jewel(match, "licence")
        return EMPTY
    colour = match.rules.colours[garment]
    if rule == SAME:
        return take_cheapest_jewel(match, colour, [colour], "same")
    if rule == FITTING:
        lady = counting.is_lady(colour)
        fits: list[i64] = [
            other for other in range(sizes.COLOURS) if counting.is_lady(other) == lady
        ]
        return take_cheapest_jewel(match, colour, fits, "fitting")
    tell_automa.no_jewel(match, "none")
    return EMPTY


def take_cheapest_jewel(match: RococoMatch, garment: i64, fits: list[i64], reason: str) -> i64:
    """The cheapest lies furthest right; in the colour of the garment it brings a tile."""
    for place in match.rules.jewel_line:
        colour = match.jewel_row[place]
        if colour != EMPTY and colour in fits:
            match.jewel_row[place] = EMPTY
            match.jewels[match.rules.automa * sizes.COLOURS + colour] += 1
            tell_automa.jewel(match, colour, place, reason)
            if colour == garment:
                draw_tile(match, "jewel")
            return colour
    tell_automa.no_jewel(match, "gone")
    return EMPTY


def take_garment_bonus(match: RococoMatch, garment: i64, jewel: i64) -> None:
    """What is not livres of the Expert Tailors: the favour, a tile, a jewel, points for a match."""
    bonus = names.GARMENT_BONUSES[match.rules.garment_bonus[garment]]
    colour = match.rules.colours[garment]
    if bonus == "favour" and match.favour == EMPTY:
        match.favour = match.rules.automa
        tell_automa.favour(match, True, 0)
    elif bonus == "tile":
        draw_tile(match, "garment")
    elif bonus == "jewel" and match.rules.jewelry:
        if counting.decorations_of(match, match.rules.automa, JEWELLER):
            everything: list[i64] = list(range(sizes.COLOURS))
            take_cheapest_jewel(match, colour, everything, "garment")
    elif bonus == "match" and jewel == colour:
        gain_points(match, match.rules.garment_amount[garment], "garment")


def check_all_halls(match: RococoMatch) -> None:
    points = funding.check_all_halls(match, match.rules.automa)
    if points:
        tell_automa.all_halls(match, points)


# An employee.


def hire(match: RococoMatch, upper: components.DuBarryCard) -> None:
    """The n-th from a side; where there are crowns, the one that brings her most."""
    places = match.rules.offer_line if upper.side == LEFT else match.rules.offer_line[::-1]
    if row.lying(match.offers, places) == 0:
        cannot(match, "hire")
        return
    offer = best_crown(match, places)
    reason = "crown"
    if offer == EMPTY:
        offer = row.nth(match.offers, places, upper.number)
        reason = "counted"
        if offer == EMPTY:
            offer = row.nth(match.offers, places, row.lying(match.offers, places) - 1)
            reason = "last"
    employee = match.offers[offer]
    match.offers = changed(match.offers, offer, EMPTY)
    add_to_staff(match, employee)
    match.staff_history = [*match.staff_history, employee]
    tell_automa.hired(match, employee, offer, reason)
    match.deck = match.deck.with_card_below(match.rng)


def add_to_staff(match: RococoMatch, employee: i64) -> None:
    me = match.rules.automa
    staff = match.staffs[me]
    match.staffs[me] = Staff(sorted([*staff.reserve, employee]), [], EMPTY, [])


def best_crown(match: RococoMatch, places: list[i64]) -> i64:
    """The crown that brings her most now; of equal ones, that which would bring the person most."""
    best: i64 = EMPTY
    hers: i64 = -1
    theirs: i64 = -1
    for offer in places:
        employee = match.offers[offer]
        if employee == EMPTY or not is_crown(match, employee):
            continue
        to_her = worth_when_hired(match, match.rules.automa, employee)
        to_them = worth_when_hired(match, PERSON, employee)
        if to_her > hers or (to_her == hers and to_them > theirs):
            best, hers, theirs = offer, to_her, to_them
    return best


def is_crown(match: RococoMatch, employee: i64) -> bool:
    return names.BONUS_KINDS[match.rules.bonuses[employee].kind] == "end"


def worth_when_hired(match: RococoMatch, player: i64, employee: i64) -> i64:
    """What a crown would bring if it were hired now and the match ended."""
    before = match.staffs[player]
    match.staffs[player] = before.hired(employee)
    worth = scoring.crown_points(match, player, match.rules.bonuses[employee])
    match.staffs[player] = before
    return worth


# A decoration.


def fund(match: RococoMatch, action: i64) -> None:
    """The cheapest of the kind; a licence of the jeweller comes before all else."""
    me = match.rules.automa
    board = match.rules.decorations
    place: i64 = EMPTY
    reason = "licence"
    if match.rules.jewelry and counting.decorations_of(match, me, JEWELLER) == 0:
        place = board.cheapest(match.decorations, me, JEWELLER)
    if place == EMPTY:
        place = cheapest_of(match, action)
        reason = "cheapest"
    if place == EMPTY:
        cannot(match, names.DU_BARRY_ACTIONS[action])
        return
    match.decorations = changed(match.decorations, place, me)
    tell_automa.funded(match, place, reason)
    if board.groups[place] == MUSICIAN:
        check_all_halls(match)
    mark_first(match, [trials.DECORATION])


def cheapest_of(match: RococoMatch, action: i64) -> i64:
    me = match.rules.automa
    board = match.rules.decorations
    place = board.cheapest(match.decorations, me, KIND_OF_ACTION[action - FIRST_DECORATION])
    if action != KITCHEN:
        return place
    other = board.cheapest(match.decorations, me, KITCHEN_RIGHT)
    if place == EMPTY or (other != EMPTY and board.prices[other] < board.prices[place]):
        return other
    return place


# Trials.


def mark_first(match: RococoMatch, tasks: list[i64]) -> None:
    """The first open one of these tasks is marked; when all are, the trial is passed at once."""
    if not match.rules.jewelry:
        return
    me = match.rules.automa
    for task in tasks:
        if trials.open_tasks(match, me) >> task & 1:
            match.tasks[me] |= 1 << task
            tell_automa.task_marked(match, task)
            if trials.open_tasks(match, me) == 0:
                pass_trial(match)
            return


def pass_trial(match: RococoMatch) -> None:
    """A random card of the lower rank leaves her staff, an unseen one of the higher joins it."""
    me = match.rules.automa
    trial = match.trials[me]
    match.points[me] += trials.POINTS
    removed = remove_at_random(match, APPRENTICE if trial == 0 else JOURNEYMAN)
    pile = cards_of(match.trial_piles[trial])
    if pile:
        won = match.rng.choice(pile)
        match.trial_piles[trial] &= ~BIT[won]
        match.won_cards[me] |= BIT[won]
        add_to_staff(match, won)
        match.staff_history = [*match.staff_history, WON + won]
    match.reveal()
    tell_automa.trial_passed(match, trial, removed)
    trials.move_on(match, me)
    match.deck = match.deck.with_card_below(match.rng)


def may_leave(match: RococoMatch, employee: i64, rank: i64) -> bool:
    """Whether an employee can be the one of a rank that she loses: Apprentices of level VI stay."""
    if match.rules.ranks[employee] != rank:
        return False
    return rank != APPRENTICE or match.rules.levels[employee] != CROWN_LEVEL


def remove_at_random(match: RococoMatch, rank: i64) -> i64:
    """The card that leaves, or EMPTY."""
    me = match.rules.automa
    staff = match.staffs[me]
    fit = [int(employee) for employee in staff.reserve if may_leave(match, employee, rank)]
    if not fit:
        return EMPTY
    removed = match.rng.choice(fit)
    match.staffs[me] = staff.dismissed(removed)
    match.staff_history = [*match.staff_history, LEFT_STAFF + rank]
    match.removed = changed(match.removed, me, match.removed[me] | BIT[removed])
    match.won_cards[me] &= ~BIT[removed]
    return removed
