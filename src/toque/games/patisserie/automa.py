"""The Mentor, who plays against one person or with two. He pays for nothing but his servants.

A card of his hand guides a turn: he does the leftmost of its actions that can be done, or scores. What
it leaves open is read from decision cards, turned over until one settles it. Every step is told with
its reason.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed, replaced
from toque.engine.step import QuietStep
from toque.games.patisserie import (
    baking,
    components,
    counting,
    delivering,
    gains,
    hiring,
    ingredients,
    names,
    recipes,
    sizes,
    tell_automa,
)
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.mechanics import row
from toque.mechanics.staff import Staff

RECIPES: Final = 0
INGREDIENTS: Final = 1
BAKE: Final = 2
DECORATE: Final = 3
DELIVER: Final = 4
HIRE: Final = 5
PLACE: Final = 6
assert (
    *("recipes", "ingredients", "bake", "decorate", "deliver", "hire", "place"),
) == names.SOLO_ACTIONS
AT_ONCE: Final = 2
"""Recipes that he takes, bakes or decorates in a turn."""
LEFT: Final = 0
assert names.DIRECTIONS == ("left", "right")
NEAR: Final = 0
assert names.ENDS[NEAR] == "near"
FROM_TOP: Final = 0
assert names.HEIGHTS[FROM_TOP] == "top"


def take_pack(match: PatisserieMatch) -> None:
    """His turns of a round, face down."""
    match.solo_deck = match.solo_deck.with_hand(match.packs[0])
    match.packs = match.packs[1:]


def card(match: PatisserieMatch, number: i64) -> components.SoloCard:
    return match.rules.edition.solo_cards[number]


class HisTurn(QuietStep[PatisserieMatch]):
    name = "his-turn"

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        match.solo_deck = match.solo_deck.turned()
        match.solo_top = match.solo_deck.playing
        match.solo_seen |= BIT[match.solo_top]
        match.reveal()
        guide = card(match, match.solo_top)
        tell_automa.card_turned(match, guide)
        act(match, guide)
        match.solo_deck = match.solo_deck.laid_down()
        recipes.refill_if_needed(match)


def act(match: PatisserieMatch, guide: components.SoloCard) -> None:
    """The leftmost action that can be done, else points."""
    for number in range(len(guide.actions)):
        action = guide.actions[number]
        if can_do(match, action):
            tell_automa.acts(match, action, number)
            if do(match, action, guide):
                return
    match.points[match.rules.automa] += sizes.CONSOLATION
    tell_automa.cannot(match, sizes.CONSOLATION)


def can_do(match: PatisserieMatch, action: i64) -> bool:
    """Known before any decision card is turned over."""
    me = match.rules.automa
    if action == RECIPES:
        lying = row.lying(match.recipe_row, match.rules.slot_line)
        return lying > 0 and match.free_shelf(me) != EMPTY
    if action == INGREDIENTS:
        return not ingredients.is_empty(match)
    if action == BAKE:
        return counting.recipes(match, me) > 0 and match.free_racks(me) > 0
    if action == DECORATE:
        return next_topping(match, FROM_TOP) != EMPTY and bare_rack(match, 0) != EMPTY
    if action == DELIVER:
        return match.free_racks(me) < sizes.RACKS
    if action == HIRE:
        if best_star(match, LEFT) != EMPTY:
            return True
        return row.lying(match.offers, match.rules.offer_line) > 0
    for place in range(sizes.PLACES):
        if is_open(match, place):
            return True
    return False


def do(match: PatisserieMatch, action: i64, guide: components.SoloCard) -> bool:
    """Whether anything was done: decisions that no card settles may keep him from it."""
    if action == RECIPES:
        return take_recipes(match)
    if action == INGREDIENTS:
        return take_column(match)
    if action == BAKE:
        bake(match, guide)
    elif action == DECORATE:
        decorate(match, guide)
    elif action == DELIVER:
        deliver(match)
    elif action == HIRE:
        hire(match, guide)
    else:
        return place_marker(match)
    return True


# Decisions.


@final
class Decision:
    """Turns over card after card. Once the deck was made anew and is empty again, nothing settles it."""

    def __init__(self) -> None:
        self.made_anew = False

    def turn_over(self, match: PatisserieMatch) -> i64:
        """The next card, or EMPTY."""
        if match.solo_deck.stock.left == 0:
            if self.made_anew or not match.solo_deck.can_consult():
                return EMPTY
            self.made_anew = True
        match.solo_deck = match.solo_deck.consulted(match.rng)
        match.solo_seen |= BIT[match.solo_deck.shown]
        match.reveal()
        return match.solo_deck.shown


def in_direction(first: i64, count: i64, side: i64) -> list[i64]:
    """Places from one on to the left or to the right."""
    found: list[i64] = []
    place = first
    while 0 <= place < count:
        found.append(place)
        place += -1 if side == LEFT else 1
    return found


# Recipes.


def take_recipes(match: PatisserieMatch) -> bool:
    taken = False
    for _ in range(AT_ONCE):
        if not take_recipe(match):
            break
        taken = True
    return taken


def take_recipe(match: PatisserieMatch) -> bool:
    """The marked slot, else on in the direction of the arrow; if nothing lies there, the next card."""
    if row.lying(match.recipe_row, match.rules.slot_line) == 0:
        return False
    decision = Decision()
    shown = decision.turn_over(match)
    while shown != EMPTY:
        mark = card(match, shown)
        line = in_direction(mark.slot, len(match.recipe_row), mark.slot_side)
        slot = row.first_from(match.recipe_row, line, 0)
        side = names.DIRECTIONS[mark.slot_side]
        tell_automa.decision(match, "recipe", mark.slot, side, slot != EMPTY)
        if slot != EMPTY:
            recipe = match.recipe_row[slot]
            match.recipe_row = changed(match.recipe_row, slot, EMPTY)
            reason = "marked" if slot == mark.slot else "onwards"
            tell_automa.recipe_taken(match, recipe, slot, reason)
            store_recipe(match, recipe)
            return True
        shown = decision.turn_over(match)
    return False


def store_recipe(match: PatisserieMatch, recipe: i64) -> None:
    """On his first free shelf; of four recipes the one with the fewest points goes, of equal ones one
    without a toque, then the leftmost, the new one last."""
    me = match.rules.automa
    shelf = match.free_shelf(me)
    if shelf != EMPTY:
        match.shelve(me, shelf, recipe)
        return
    worst: i64 = sizes.SHELVES
    least = rank_of(match, recipe)
    for other in range(sizes.SHELVES - 1, -1, -1):
        rank = rank_of(match, match.shelves[me * sizes.SHELVES + other])
        if rank <= least:
            worst, least = other, rank
    dropped = recipe
    if worst < sizes.SHELVES:
        dropped = match.shelves[me * sizes.SHELVES + worst]
        match.shelve(me, worst, recipe)
    match.recipe_discard |= BIT[dropped]
    tell_automa.recipe_dropped(match, dropped, "new" if dropped == recipe else "old")


def rank_of(match: PatisserieMatch, recipe: i64) -> i64:
    """Points first, then the toque."""
    toque: i64 = 1 if match.rules.for_patissier[recipe] else 0
    return match.rules.recipe_points[recipe] * 2 + toque


# Ingredients.


def take_column(match: PatisserieMatch) -> bool:
    """All tiles of the shown column go under his own, the upper ones first."""
    decision = Decision()
    shown = decision.turn_over(match)
    while shown != EMPTY:
        column = card(match, shown).column
        stalls = tiles_of_column(match, column)
        tell_automa.decision(match, "column", column, "none", len(stalls) > 0)
        if stalls:
            take_tiles(match, stalls, column, "action")
            return True
        shown = decision.turn_over(match)
    return False


def tiles_of_column(match: PatisserieMatch, column: i64) -> list[i64]:
    """The stalls of a column with a tile, from the top."""
    return [
        stall for stall in match.rules.column_lines[column][::-1] if match.market[stall] != EMPTY
    ]


def take_tiles(match: PatisserieMatch, stalls: list[i64], column: i64, reason: str) -> None:
    for stall in stalls:
        match.add_tile(match.rules.automa, match.market[stall])
        match.market = changed(match.market, stall, EMPTY)
    tell_automa.tiles_taken(match, stalls, column, reason)


def take_top_tile(match: PatisserieMatch) -> None:
    """As a reward: the topmost tile of the shown column."""
    if ingredients.is_empty(match):
        return
    decision = Decision()
    shown = decision.turn_over(match)
    while shown != EMPTY:
        column = card(match, shown).column
        stalls = tiles_of_column(match, column)
        tell_automa.decision(match, "column", column, "none", len(stalls) > 0)
        if stalls:
            take_tiles(match, stalls[:1], column, "table")
            return
        shown = decision.turn_over(match)


# Baking and decorating.


def bake(match: PatisserieMatch, guide: components.SoloCard) -> None:
    """Up to two recipes in the order of the card, as many as racks are free; the others stay put."""
    me = match.rules.automa
    left: i64 = match.free_racks(me)
    if left > AT_ONCE:
        left = AT_ONCE
    for number in guide.bake:
        shelf: i64 = number
        recipe = match.shelves[me * sizes.SHELVES + shelf]
        if recipe != EMPTY and left > 0:
            rack = baking.put_on_rack(match, me, shelf)
            left -= 1
            tell_automa.baked(match, recipe, rack, shelf)


def bare_rack(match: PatisserieMatch, first: i64) -> i64:
    """A rack with an undecorated pastry, looked for from one on; or EMPTY."""
    me = match.rules.automa
    for ahead in range(sizes.RACKS):
        rack = (first + ahead) % sizes.RACKS
        at = me * sizes.RACKS + rack
        if match.racks[at] != EMPTY and match.toppings[at] == EMPTY:
            return rack
    return EMPTY


def next_topping(match: PatisserieMatch, height: i64) -> i64:
    """The place in his column of the first tile with a topping, from an end; or EMPTY."""
    stored = match.stores[match.rules.automa]
    for ahead in range(len(stored)):
        place = ahead if height == FROM_TOP else len(stored) - 1 - ahead
        if match.rules.tile_toppings[stored[place]]:
            return place
    return EMPTY


def decorate(match: PatisserieMatch, guide: components.SoloCard) -> None:
    me = match.rules.automa
    for _ in range(AT_ONCE):
        rack = bare_rack(match, guide.rack)
        place = next_topping(match, guide.height)
        if rack == EMPTY or place == EMPTY:
            return
        stored = match.stores[me][:]
        kind = stored.pop(place)
        match.stores = replaced(match.stores, me, stored)
        match.toppings = changed(match.toppings, me * sizes.RACKS + rack, kind)
        recipe = match.racks[me * sizes.RACKS + rack]
        tell_automa.decorated(match, recipe, kind, rack, guide.height)


# Delivering.


def deliver(match: PatisserieMatch) -> None:
    """All his pastries: they are served while any space is free."""
    me = match.rules.automa
    while match.free_racks(me) < sizes.RACKS:
        space, end = choose_space(match)
        if space == EMPTY:
            sell(match, upper_rack(match))
        else:
            serve(match, space, end)


def upper_rack(match: PatisserieMatch) -> i64:
    return 0 if match.racks[match.rules.automa * sizes.RACKS] != EMPTY else 1


def free_space(match: PatisserieMatch, table: i64, end: i64) -> i64:
    """The next empty space of a table from an end, or EMPTY."""
    for ahead in range(sizes.TABLE_SPACES):
        place = ahead if end == NEAR else sizes.TABLE_SPACES - 1 - ahead
        space = table * sizes.TABLE_SPACES + place
        if delivering.cannot_use_space(match, space) is None:
            return space
    return EMPTY


def choose_space(match: PatisserieMatch) -> tuple[i64, str]:
    """By decision cards; if none settles it, the first table with a space. EMPTY if all are full."""
    first: i64 = EMPTY
    for table in range(sizes.TABLES):
        if first == EMPTY:
            first = free_space(match, table, NEAR)
    if first == EMPTY:
        return EMPTY, "none"
    decision = Decision()
    shown = decision.turn_over(match)
    while shown != EMPTY:
        mark = card(match, shown)
        space = free_space(match, mark.table, mark.end)
        end = names.ENDS[mark.end]
        tell_automa.decision(match, "table", mark.table, end, space != EMPTY)
        if space != EMPTY:
            return space, end
        shown = decision.turn_over(match)
    return first, "none"


def choose_rack(match: PatisserieMatch, table: i64) -> tuple[i64, str]:
    """A pastry that meets the bonus of the table first; both or none: the upper one."""
    me = match.rules.automa
    upper = upper_rack(match)
    if match.free_racks(me) == sizes.RACKS - 1:
        return upper, "only"
    tile = match.table_tiles[table]
    fits: list[bool] = []
    for rack in range(sizes.RACKS):
        at = me * sizes.RACKS + rack
        fits.append(delivering.meets(match, tile, match.racks[at], match.toppings[at]))
    if fits[0] == fits[1]:
        return upper, "both" if fits[0] else "neither"
    return (0 if fits[0] else 1), "fits"


def serve(match: PatisserieMatch, space: i64, end: str) -> None:
    me = match.rules.automa
    rules = match.rules
    table = space // sizes.TABLE_SPACES
    rack, reason = choose_rack(match, table)
    topping = match.toppings[me * sizes.RACKS + rack]
    recipe = delivering.clear_rack(match, me, rack)
    match.put_pastry(space, recipe, me)
    tell_automa.served(match, recipe, space, reason, end)
    delivering.give_simply(match, me, rules.gifts[space], rules.gift_amounts[space], "space")
    gains.claim_specials(match, me)
    tile = match.table_tiles[table]
    if delivering.meets(match, tile, recipe, topping):
        take_table_bonus(match, table, tile)
    servants = delivering.tips_payable(match, me, table)
    if servants > 0:
        delivering.pay_servants(match, me, servants)
    delivering.garnish(match, me, rack)


def take_table_bonus(match: PatisserieMatch, table: i64, tile: i64) -> None:
    me = match.rules.automa
    gift = match.rules.tile_gift[tile]
    amount = match.rules.tile_amount[tile]
    if gift == delivering.RECIPE:
        take_recipe(match)
    elif gift == delivering.INGREDIENT:
        take_top_tile(match)
    elif gift == delivering.TIPS:
        gains.coins(match, me, amount * counting.servants_at(match, me, table), "table")
    else:
        delivering.give_simply(match, me, gift, amount, "table")


def sell(match: PatisserieMatch, rack: i64) -> None:
    me = match.rules.automa
    recipe = delivering.clear_rack(match, me, rack)
    coins = match.rules.recipe_points[recipe] * sizes.SALE
    match.recipe_discard |= BIT[recipe]
    match.coins[me] += coins
    tell_automa.sold(match, recipe, coins)
    delivering.garnish(match, me, rack)


# Hiring.


def best_star(match: PatisserieMatch, side: i64) -> i64:
    """The first ✱ card that would come to him, in the direction of the arrow; or EMPTY."""
    count = len(match.stars)
    for ahead in range(count):
        star = count - 1 - ahead if side == LEFT else ahead
        if hiring.cannot_hire_star(match, match.rules.automa, star) is None:
            return star
    return EMPTY


def hire(match: PatisserieMatch, guide: components.SoloCard) -> None:
    """A ✱ card before all others; the marked slot, else on in the direction of the arrow, and at last
    from the other end. Then he has one more turn in this round."""
    me = match.rules.automa
    star = best_star(match, guide.hire_side)
    if star != EMPTY:
        hired = hiring.take_star(match, me, star)
        tell_automa.hired(match, hired, sizes.OFFERS + star, "star")
    else:
        line = in_direction(guide.hire, sizes.OFFERS, guide.hire_side)
        offer = row.first_from(match.offers, line, 0)
        reason = "marked" if offer == guide.hire else "onwards"
        if offer == EMPTY:
            back: i64 = sizes.OFFERS - 1 if guide.hire_side == LEFT else 0
            line = in_direction(back, sizes.OFFERS, guide.hire_side)
            offer = row.first_from(match.offers, line, 0)
            reason = "round"
        hired = match.offers[offer]
        match.offers = changed(match.offers, offer, EMPTY)
        tell_automa.hired(match, hired, offer, reason)
    match.staffs[me] = Staff([*match.staffs[me].reserve, hired], [], EMPTY, [])
    if match.solo_deck.can_consult():
        match.solo_deck = match.solo_deck.with_card_on_top(match.rng)


# Servants and noble hosts.


def is_open(match: PatisserieMatch, place: i64) -> bool:
    """For him a post is taken by any marker on it, and he uses its space with points."""
    if not match.rules.is_place[place] or match.markers[place] != EMPTY:
        return False
    if place >= sizes.POST_PLACES:
        return True
    return place % 2 == 0 and match.markers[place + 1] == EMPTY


def place_marker(match: PatisserieMatch) -> bool:
    me = match.rules.automa
    decision = Decision()
    shown = decision.turn_over(match)
    while shown != EMPTY:
        place: i64 = card(match, shown).place
        if place < sizes.POST_PLACES:
            place -= place % 2
        fits = is_open(match, place)
        tell_automa.decision(match, "place", place, "none", fits)
        if fits:
            match.markers = changed(match.markers, place, me)
            tell_automa.placed(match, place)
            gains.claim_specials(match, me)
            return True
        shown = decision.turn_over(match)
    return False
