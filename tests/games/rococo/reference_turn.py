"""The turn of a player, question by question, in the order of the rulebook.

Every decision is asked, also one with a single answer: who compares may play those by themselves.
`reference.py` lists the moves.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from tests.games.rococo.reference_facts import HALLS, JOURNEYMAN, MASTER, ROYAL_HALL
from tests.games.rococo.reference_position import Player, Position
from tests.games.rococo.reference_rules import (
    ACTIONS_OF_RANK,
    DELEGATED_BY_BONUS,
    FAVOUR_LIVRES,
    GREEN_DRESS_LIVRES,
    LIVRES_FOR_A_POINT,
    TRIAL_POINTS,
    TRIAL_PRICE,
    Place,
    condition_met,
    conversions,
    festivity_points,
    fund_price,
    fundable,
    hall_gain,
    hire_price,
    is_lady,
    may_be_sold,
    payments,
    plain_gain,
    possible_places,
    reduced_needs,
    sale_value,
    silk_points,
    tasks_of_acquiring,
    tasks_of_funding,
    tasks_of_tailoring,
    tile_price,
    trial_fulfilled,
)

Move = tuple[str | int | tuple[str, ...], ...]


@dataclass(frozen=True)
class Question:
    """Who must decide what. `moves` are the legal ones, the same for all `seats` but in phase 2.
    `about` is the card whose bonus is asked about.
    """

    kind: str
    seats: frozenset[int]
    moves: frozenset[Move]
    about: str = ""


Answer = TypeVar("Answer")
Asking = Generator[Question, Move, Answer]


def ask(seat: int, kind: str, options: dict[Move, Answer], *, about: str = "") -> Asking[Answer]:
    """The meaning of the move that is played."""
    assert options, f"nothing can be answered to {kind}"
    move = yield Question(kind, frozenset({seat}), frozenset(options), about)
    return options[move]


# The turn ----------------------------------------------------------------------------------------


def turn(at: Position, seat: int) -> Asking[None]:
    """[T1-T12]"""
    me = at.players[seat]
    card = yield from ask(seat, "card", {("play", card): card for card in me.hand})
    me.hand.remove(card)
    me.in_play = card
    actions = [*main_actions(at, seat, card), "none"]
    action = yield from ask(seat, "main action", {("action", one): one for one in actions})
    if action in TRIALS:
        yield from trial(at, seat, card, TRIALS[action])
        return
    rank = at.rank(card)
    if action == "favour":
        at.take_favour(seat)
        me.livres += FAVOUR_LIVRES
    elif action == "acquire":
        yield from acquire(at, seat, rank)
    elif action == "tailor":
        yield from tailor(at, seat, rank, "")
    elif action == "hire":
        yield from hire(at, seat)
    elif action == "fund":
        yield from fund(at, seat, rank, 0)
    elif action == "delegate":
        me.livres += at.facts.employees[card].pays
        yield from delegate(at, seat, "play", card)
    # A garment may have sent the employee away who made it, and their bonus with them.
    if me.in_play is not None:
        yield from offer_bonus(at, seat, card)
    if me.in_play is not None:
        me.discard.append(card)
        me.in_play = None


TRIALS = {"journeyman trial": JOURNEYMAN, "master trial": MASTER}


def main_actions(at: Position, seat: int, card: str) -> list[str]:
    """[T4, T5, Q3] Those that the rank may do and that can be done to the end."""
    me, rank = at.players[seat], at.rank(card)
    possible = {
        "favour": at.favour is None,
        "acquire": bool(acquirable(at, seat)),
        "tailor": bool(tailorable(at, seat, rank, "")),
        "hire": bool(hireable(at, seat)),
        "delegate": me.may_delegate(),
        "fund": bool(fundable_now(at, seat, 0)),
        "journeyman trial": trial_possible(at, me, JOURNEYMAN),
        "master trial": trial_possible(at, me, MASTER),
    }
    return [action for action in ACTIONS_OF_RANK[rank] if possible[action]]


# Resources ---------------------------------------------------------------------------------------


def tiles_there(at: Position) -> list[Place]:
    """All tiles in the drawers, as (drawer, place)."""
    return [
        (number, place)
        for number, drawer in enumerate(at.drawers)
        for place, tile in enumerate(drawer)
        if tile is not None
    ]


def price_in(at: Position, drawer: int) -> int:
    return tile_price(sum(tile is not None for tile in at.drawers[drawer]))


def acquirable(at: Position, seat: int) -> list[Place]:
    """[A21, A26]"""
    livres = at.players[seat].livres
    return [one for one in tiles_there(at) if price_in(at, one[0]) <= livres]


def acquire(at: Position, seat: int, rank: str) -> Asking[None]:
    """[A20-A27, J62-J64]"""
    drawer, place = yield from ask(
        seat, "tile", {("take", *one): one for one in acquirable(at, seat)}
    )
    at.players[seat].livres -= price_in(at, drawer)
    name = take_out(at, drawer, place)
    kept = yield from keep_or_convert(at, seat, name)
    fitting = tasks_of_acquiring(rank, at.facts.tiles[name], kept)
    yield from mark_task(at, seat, JOURNEYMAN, fitting)


def take_out(at: Position, drawer: int, place: int) -> str:
    name = at.drawers[drawer][place]
    assert name is not None
    at.drawers[drawer][place] = None
    return name


def keep_or_convert(at: Position, seat: int, name: str) -> Asking[bool]:
    """[A22-A24, A27] Says whether the tile was kept."""
    me = at.players[seat]
    options: dict[Move, tuple[int, int] | None] = {("keep",): None}
    for gain in conversions(at.facts.tiles[name]):
        options["convert", *gain] = gain
    gained = yield from ask(seat, "keep or convert", options)
    if gained is None:
        me.rack.append(name)
        return True
    at.resource_discard.append(name)
    me.thread += gained[0]
    me.lace += gained[1]
    return False


def free_tile(at: Position, seat: int) -> Asking[None]:
    """[A42, X25] From any drawer, if there is one. It is no Acquire action."""
    if tiles_there(at):
        drawer, place = yield from ask(
            seat, "free tile", {("take", *one): one for one in tiles_there(at)}
        )
        yield from keep_or_convert(at, seat, take_out(at, drawer, place))


def random_tile(at: Position, seat: int) -> Asking[None]:
    """[B12, B14, J25, X27]"""
    name = at.draw_tile(("tile", seat))
    if name is not None:
        yield from keep_or_convert(at, seat, name)


# Tailoring ---------------------------------------------------------------------------------------


def tailorable(at: Position, seat: int, maker: str, bonus: str) -> dict[int, set[tuple[str, ...]]]:
    """[A30-A36, B21, B41, J95, X11, X21] Windows whose garment can be made and brought somewhere,
    each with the sets of tiles that pay for it. `bonus` is that of an extra action, `""` for the
    main action.
    """
    me = at.players[seat]
    places = possible_places(at.spaces(), at.guests, maker)
    found = {}
    for window, name in enumerate(at.windows):
        if name is None:
            continue
        garment = at.garment(name)
        if garment.thimble and (bonus or maker != MASTER):
            continue
        if me.livres < at.board.window_prices[window]:
            continue
        if me.thread < garment.thread or me.lace < garment.lace:
            continue
        if not (may_be_sold(garment) or (places and bonus != "J95")):
            continue
        ways = payments(reduced_needs(garment.bales, bonus), me.rack, at.facts.tiles)
        if ways:
            found[window] = ways
    return found


def tailor(at: Position, seat: int, maker: str, bonus: str) -> Asking[None]:
    """[A30-A45, J20-J26, J66-J69, X11-X28]"""
    me = at.players[seat]
    ways = tailorable(at, seat, maker, bonus)
    window = yield from ask(seat, "garment", {("tailor", one): one for one in ways})
    tiles = yield from ask(seat, "silk", {("pay", way): way for way in ways[window]})
    name = at.windows[window]
    assert name is not None
    garment = at.garment(name)
    at.windows[window] = None
    me.livres -= at.board.window_prices[window]
    me.thread -= garment.thread
    me.lace -= garment.lace
    give_up_tiles(at, me, tiles)
    yield from mark_task(at, seat, MASTER, tasks_of_tailoring(maker, garment.colour))
    me.points += festivity_points(garment.bonus, at.holdings(seat))
    places = possible_places(at.spaces(), at.guests, maker)
    options: dict[Move, bool] = {}
    if places and bonus != "J95":
        options["rent",] = True
    if may_be_sold(garment):
        options["sell",] = False
    rented = yield from ask(seat, "rent or sell", options)
    if rented:
        yield from rent(at, seat, name, maker)
    else:
        at.garment_discard.append(name)
        me.livres += sale_value(garment)
    if bonus == "J95":
        me.points += 1


def give_up_tiles(at: Position, me: Player, tiles: Sequence[str]) -> None:
    for tile in tiles:
        me.rack.remove(tile)
        at.resource_discard.append(tile)


def rent(at: Position, seat: int, name: str, maker: str) -> Asking[None]:
    """[A38-A42, J20-J26, O44] Jewel, space, all-halls bonus, reward of the space, own bonus."""
    me = at.players[seat]
    matched = False
    if at.options.jewelry_box:
        matched = yield from buy_jewel(at, seat, name)
    places = possible_places(at.spaces(), at.guests, maker)
    place = yield from ask(seat, "space", {("place", *one): one for one in places})
    at.place(seat, name, place)
    space = at.spaces()[place]
    if space.reward == "livres":
        me.livres += space.livres
    elif space.reward == "thread":
        me.thread += 1
    elif space.reward == "lace":
        me.lace += 1
    elif space.reward == "tile":
        yield from free_tile(at, seat)
    yield from expert_bonus(at, seat, name, matched)


def buy_jewel(at: Position, seat: int, name: str) -> Asking[bool]:
    """[J20-J26] Says whether a jewel of the garment's colour was bought."""
    me, colour = at.players[seat], at.garment(name).colour
    options: dict[Move, int | None] = {("no jewel",): None}
    if at.has_jeweller(seat):
        for place, jewel in enumerate(at.jewel_row):
            fits = jewel is not None and is_lady(jewel) == is_lady(colour)
            if fits and at.facts.jewel_prices[place] <= me.livres:
                options["jewel", place] = place
    chosen = yield from ask(seat, "jewel", options)
    if chosen is None:
        return False
    me.livres -= at.facts.jewel_prices[chosen]
    return (yield from gain_jewel(at, seat, chosen, colour))


def gain_jewel(at: Position, seat: int, place: int, colour: str) -> Asking[bool]:
    """[J24, J25, X27] Says whether it has the garment's colour."""
    jewel = at.jewel_row[place]
    assert jewel is not None
    at.jewel_row[place] = None
    at.players[seat].jewels.append(jewel)
    if jewel != colour:
        return False
    yield from random_tile(at, seat)
    return True


def expert_bonus(at: Position, seat: int, name: str, matched: bool) -> Asking[None]:
    """[X22-X28]"""
    me, garment = at.players[seat], at.garment(name)
    if garment.bonus == "X23":
        if at.favour is None:
            at.take_favour(seat)
        me.livres += FAVOUR_LIVRES
    elif garment.bonus == "X24":
        options: dict[Move, tuple[str, str] | None] = {("nobody",): None}
        for one in me.delegable():
            options["delegate", *one] = one
        chosen = yield from ask(seat, "delegate for livres", options)
        if chosen is not None:
            me.livres += at.facts.employees[chosen[1]].pays
            send_away(at, me, *chosen)
    elif garment.bonus == "X25":
        yield from free_tile(at, seat)
    elif garment.bonus == "X26":
        me.livres += GREEN_DRESS_LIVRES
    elif garment.bonus == "X27":
        there = [place for place, jewel in enumerate(at.jewel_row) if jewel is not None]
        if there and at.has_jeweller(seat):
            place = yield from ask(seat, "free jewel", {("jewel", one): one for one in there})
            yield from gain_jewel(at, seat, place, garment.colour)
    elif garment.bonus == "X28" and matched:
        me.points += 2


# Staff -------------------------------------------------------------------------------------------


def hireable(at: Position, seat: int) -> dict[Move, int | None]:
    """[A50-A53, J30-J33] With the place in the hire area; None is the specialised apprentice."""
    me = at.players[seat]
    there = [place for place, card in enumerate(at.hire) if card is not None]
    options: dict[Move, int | None] = {}
    if there and hire_price(len(there)) <= me.livres:
        options |= {("hire", place): place for place in there}
    if me.specialist is not None and condition_met(at.bonus(me.specialist), at.holdings(seat)):
        options["hire specialist",] = None
    return options


def hire(at: Position, seat: int) -> Asking[None]:
    me = at.players[seat]
    place = yield from ask(seat, "hire", hireable(at, seat))
    if place is None:
        assert me.specialist is not None
        me.hand.append(me.specialist)
        me.specialist = None
        return
    me.livres -= hire_price(sum(card is not None for card in at.hire))
    card = at.hire[place]
    assert card is not None
    at.hire[place] = None
    me.hand.append(card)


def send_away(at: Position, me: Player, zone: str, card: str) -> None:
    """An employee leaves the game at once, without their bonus."""
    me.take_from(zone, card)
    at.removed.append(card)


def delegate(at: Position, seat: int, zone: str, card: str) -> Asking[None]:
    """[A60-A66, B11] An employee leaves the game after their bonus."""
    me = at.players[seat]
    me.take_from(zone, card)
    me.leaving.append(card)
    yield from offer_bonus(at, seat, card)
    me.leaving.remove(card)
    at.removed.append(card)


# Decorations -------------------------------------------------------------------------------------


def fundable_now(at: Position, seat: int, discount: int) -> list[str]:
    """[A70-A73, J40, B32, B61]"""
    decorations, livres = at.board.decorations, at.players[seat].livres
    free = fundable(decorations, at.markers, seat, at.options.jewelry_box)
    return [name for name in free if fund_price(decorations[name].price, discount) <= livres]


def fund(at: Position, seat: int, rank: str, discount: int) -> Asking[None]:
    name = yield from ask(
        seat, "decoration", {("fund", one): one for one in fundable_now(at, seat, discount)}
    )
    at.players[seat].livres -= fund_price(at.board.decorations[name].price, discount)
    at.put_marker(seat, name)
    yield from mark_task(at, seat, JOURNEYMAN, tasks_of_funding(rank))


# Trials ------------------------------------------------------------------------------------------


def mark_task(at: Position, seat: int, trial: str, fitting: Sequence[int]) -> Asking[None]:
    """[J60, J61] By itself; asked only if two open tasks fit."""
    me = at.players[seat]
    still_open = [task for task in fitting if task not in me.tasks]
    if not at.options.jewelry_box or me.trial != trial or not still_open:
        return
    task = yield from ask(seat, "task", {("task", one): one for one in still_open})
    me.tasks.add(task)


def trial_possible(at: Position, me: Player, trial: str) -> bool:
    """[J51, J53, J58]"""
    return (
        at.options.jewelry_box
        and me.trial == trial
        and trial_fulfilled(trial, me.tasks)
        and me.livres >= TRIAL_PRICE
        and bool(at.piles[trial])
    )


def trial(at: Position, seat: int, card: str, rank: str) -> Asking[None]:
    """[J52, J54-J56, J59] The bonus of the card comes in the middle of it."""
    me = at.players[seat]
    me.livres -= TRIAL_PRICE
    me.points += TRIAL_POINTS
    me.arriving = 1
    yield from delegate(at, seat, "play", card)
    won = yield from ask(seat, "promotion", {("promote", one): one for one in at.piles[rank]})
    at.piles[rank].remove(won)
    me.hand.append(won)
    me.arriving = 0
    me.tasks.clear()
    me.trial = MASTER if rank == JOURNEYMAN else JOURNEYMAN
    me.master_trials += rank == MASTER


# Bonuses -----------------------------------------------------------------------------------------


def offer_bonus(at: Position, seat: int, card: str) -> Asking[None]:
    """[T6, T7] Use the bonus of a card, or not."""
    options: dict[Move, bool] = {("waive",): False}
    if bonus_possible(at, seat, card):
        options["bonus",] = True
    if (yield from ask(seat, "bonus", options, about=card)):
        yield from use_bonus(at, seat, card)


def opponents_tops(at: Position, seat: int) -> dict[int, str]:
    """[J91, O28] The employee on top of each opponent's discard. Madame du Barry's holds none."""
    return {
        other.number: other.discard[-1]
        for other in at.players
        if other.number != seat and not at.is_du_barry(other.number) and other.discard
    }


EXTRA_TAILOR = frozenset({"B21", "B41", "J95"})
EXTRA_FUND = {"B32": 5, "B61": 10}


def bonus_possible(at: Position, seat: int, card: str) -> bool:
    """[Q4] Whether a bonus would do anything."""
    me, bonus, rank = at.players[seat], at.bonus(card), at.rank(card)
    gain = plain_gain(bonus, at.holdings(seat))
    if gain is not None:
        return gain != (0, 0)
    if bonus == "B2":
        return me.livres >= 1
    if bonus == "B15":
        return True
    if bonus in {"B3", "B13"}:
        return bool(acquirable(at, seat))
    if bonus in {"B11", "B22"}:
        return bool(me.delegable())
    if bonus == "B12":
        return me.livres >= 1 and at.tile_can_be_drawn()
    if bonus == "B14":
        return at.tile_can_be_drawn()
    if bonus in EXTRA_TAILOR:
        return bool(tailorable(at, seat, rank, bonus))
    if bonus in EXTRA_FUND:
        return bool(fundable_now(at, seat, EXTRA_FUND[bonus]))
    if bonus in LIVRES_FOR_A_POINT:
        return me.livres >= LIVRES_FOR_A_POINT[bonus]
    if bonus == "B53":
        return bool(me.rack)
    if bonus == "J90":
        return bool(me.reserve or me.discard)
    if bonus == "J91":
        return any(bonus_possible(at, seat, top) for top in opponents_tops(at, seat).values())
    if bonus in {"J96", "J100"}:
        own = at.holdings(seat).halls.values()
        return any(hall_gain(bonus, there) != (0, 0) for there in own)
    return False


def use_bonus(at: Position, seat: int, card: str) -> Asking[None]:
    """Borrowed or not: what counts is the rank of the card whose bonus it is [O16]."""
    me, bonus, rank = at.players[seat], at.bonus(card), at.rank(card)
    gain = plain_gain(bonus, at.holdings(seat))
    if gain is not None:
        me.livres += gain[0]
        me.points += gain[1]
    elif bonus in {"B2", "B15"}:
        me.livres -= bonus == "B2"
        chosen = yield from ask(seat, "thread or lace", {("thread",): "thread", ("lace",): "lace"})
        me.thread += chosen == "thread"
        me.lace += chosen == "lace"
    elif bonus in {"B3", "B13"}:
        yield from acquire(at, seat, rank)
    elif bonus in {"B11", "B22"}:
        zone, chosen = yield from ask(
            seat, "delegate", {("delegate", *one): one for one in me.delegable()}
        )
        if bonus == "B11":
            yield from delegate(at, seat, zone, chosen)
        else:
            me.livres += DELEGATED_BY_BONUS[at.rank(chosen)]
            send_away(at, me, zone, chosen)
    elif bonus in {"B12", "B14"}:
        me.livres -= bonus == "B12"
        yield from random_tile(at, seat)
    elif bonus in EXTRA_TAILOR:
        yield from tailor(at, seat, rank, bonus)
    elif bonus in EXTRA_FUND:
        yield from fund(at, seat, rank, EXTRA_FUND[bonus])
    elif bonus in LIVRES_FOR_A_POINT:
        price = LIVRES_FOR_A_POINT[bonus]
        points = yield from ask(
            seat, "points", {("buy", n): n for n in range(1, me.livres // price + 1)}
        )
        me.livres -= price * points
        me.points += points
    elif bonus == "B53":
        rack = sorted(me.rack)
        sets = {names for size in range(1, len(rack) + 1) for names in combinations(rack, size)}
        tiles = yield from ask(seat, "silk for points", {("discard", one): one for one in sets})
        give_up_tiles(at, me, tiles)
        me.points += silk_points([at.facts.tiles[name] for name in tiles])
    elif bonus == "J90":
        if not me.reserve:
            at.turn_discard_over(me)
        chosen = yield from ask(seat, "reserve", {("move", one): one for one in me.reserve})
        me.reserve.remove(chosen)
        me.discard.append(chosen)
        yield from offer_bonus(at, seat, chosen)
    elif bonus == "J91":
        tops = opponents_tops(at, seat)
        top = yield from ask(
            seat,
            "copy",
            {("copy", other): top for other, top in tops.items() if bonus_possible(at, seat, top)},
        )
        yield from use_bonus(at, seat, top)
    elif bonus in {"J96", "J100"}:
        own = at.holdings(seat).halls
        hall = yield from ask(seat, "hall", {("hall", one): one for one in HALLS})
        livres, points = hall_gain(bonus, own.get(hall, 0))
        me.livres += livres
        me.points += points


# Final scoring -----------------------------------------------------------------------------------


def admire_fireworks(at: Position, seat: int) -> Asking[None]:
    """[G19, G20] Which garment of the royal hall stands beside each own fireworks, if people say so."""
    for name in at.fireworks_of(seat):
        options: dict[Move, Place | None] = {("leave empty", name): None}
        for place in at.places_of(seat):
            if place[0] == ROYAL_HALL and place not in at.balcony.values():
                options["balcony", name, *place] = place
        chosen = yield from ask(seat, "balcony", options)
        if chosen is not None:
            at.balcony[name] = chosen
    at.admired.add(seat)
