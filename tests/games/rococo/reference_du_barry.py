"""Madame du Barry's turn. She decides nothing: all that happens follows from her cards and chance.

What she did is a list of tuples, the last entry of each says why where the rules give a reason:

    ("card", card)                              what she turned over for this turn
    ("points", 3, why)                          why: "favour", "no tile", "no garment", "no space",
                                                "no employee", "no decoration"
    ("favour", "taken")
    ("tiles", number)                           taken out of the drawers
    ("garment", window, name, why)              why: "counted", "fewer than that"
    ("task", number)
    ("festivity", points)
    ("turned over", card, hall, why)            why: "full", "free"
    ("space", hall, place)
    ("reward", "thread" | "lace" | "tile")
    ("all halls",)
    ("jewel", place, colour, why)               why: "same", "fitting", "bonus"
    ("random tile",)
    ("match", 2)                                points of an Expert garment
    ("hired", place, card, why)                 why: "counted", "crown"
    ("extra card",)
    ("funded", decoration, why)                 why: "jeweller first", "cheapest"
    ("trial", rank, 1)                          the rank won, and the point for it
    ("dismissed", card), ("promoted", card)
"""

from __future__ import annotations

from tests.games.rococo.reference_facts import (
    APPRENTICE,
    JEWELLER,
    JOURNEYMAN,
    MASTER,
)
from tests.games.rococo.reference_position import DuBarry, Player, Position
from tests.games.rococo.reference_rules import (
    CROWNS,
    DU_BARRY_CARDS,
    DU_BARRY_CONSOLATION,
    DU_BARRY_FAVOUR,
    TRIAL_POINTS,
    crown_points,
    du_barry_decoration,
    du_barry_employee,
    du_barry_garment,
    du_barry_jewel,
    du_barry_space,
    festivity_points,
    is_lady,
    trial_fulfilled,
)

Told = list[tuple[str | int, ...]]


def deal_her_hand(at: Position) -> None:
    """[D11]"""
    deck = her_deck(at)
    deck.hand = [draw_card(at, "hand") for _ in range(DU_BARRY_CARDS)]


def her_deck(at: Position) -> DuBarry:
    assert at.du_barry is not None
    return at.du_barry


def draw_card(at: Position, why: str) -> str:
    """[D18, O31] The top of her reserve, which her discard becomes when it is empty."""
    deck = her_deck(at)
    if not deck.reserve:
        deck.reserve, deck.discard = deck.discard, []
    return at.draw(("du Barry card", why), deck.reserve)


def her_turn(at: Position) -> None:
    """[D12-D16]"""
    deck = her_deck(at)
    her = at.players[at.her]
    name = deck.hand.pop(0)
    told: Told = [("card", name)]
    deck.turns.append(told)
    action = at.facts.du_barry[name].action
    if action[0] == "favour":
        favour(at, her, told)
    elif action[0] in {"drawer", "column"}:
        acquire(at, her, told, str(action[0]), int(action[1]))
    elif action[0] == "tailor":
        tailor(at, her, told, int(action[1]), str(action[2]))
    elif action[0] == "hire":
        hire(at, her, told, int(action[1]), str(action[2]))
    else:
        fund(at, her, told, str(action[1]))
    deck.discard.append(name)


def console(her: Player, told: Told, why: str) -> None:
    """[D14]"""
    her.points += DU_BARRY_CONSOLATION
    told.append(("points", DU_BARRY_CONSOLATION, why))


def favour(at: Position, her: Player, told: Told) -> None:
    """[D20]"""
    if at.favour is None:
        at.take_favour(her.number)
        told.append(("favour", "taken"))
    her.points += DU_BARRY_FAVOUR
    told.append(("points", DU_BARRY_FAVOUR, "favour"))


def acquire(at: Position, her: Player, told: Told, kind: str, number: int) -> None:
    """[D30-D33]"""
    places = [
        (drawer, place)
        for drawer, tiles in enumerate(at.drawers)
        for place in range(len(tiles))
        if number == (drawer if kind == "drawer" else place)
    ]
    taken = []
    for drawer, place in places:
        tile = at.drawers[drawer][place]
        if tile is not None:
            taken.append(tile)
            at.drawers[drawer][place] = None
    if not taken:
        console(her, told, "no tile")
        return
    her.rack += taken
    told.append(("tiles", len(taken)))
    mark_first_free(at, her, told, JOURNEYMAN, (1, 2, 3))


def tailor(at: Position, her: Player, told: Told, number: int, side: str) -> None:
    """[D40-D55, D95]"""
    window = du_barry_garment(at.windows, at.board.window_prices, number, side)
    if window is None:
        console(her, told, "no garment")
        return
    if not a_card_leads_to_a_space(at):
        console(her, told, "no space")
        return
    name = at.windows[window]
    assert name is not None
    at.windows[window] = None
    garment = at.garment(name)
    full = sum(one is not None for one in at.windows) + 1
    told.append(("garment", window, name, "counted" if number <= full else "fewer than that"))
    her_kind = 1 if is_lady(garment.colour) else 2
    mark_first_free(at, her, told, MASTER, (3, her_kind) if garment.thimble else (her_kind,))
    points = festivity_points(garment.bonus, at.holdings(her.number))
    if points:
        her.points += points
        told.append(("festivity", points))
    hall, symbol = turn_over_until_a_hall_is_free(at, told)
    stand(at, her, told, name, hall)
    matched = False
    if at.options.jewelry_box:
        matched = jewel(at, her, told, garment.colour, symbol)
    expert_bonus(at, her, told, garment.bonus, garment.colour, matched)


def a_card_leads_to_a_space(at: Position) -> bool:
    """[O35] Whether turning cards over can come to an end: of the reserve, then of the discard."""
    deck, spaces = her_deck(at), at.spaces()
    return any(
        du_barry_space(spaces, at.guests, at.facts.du_barry[card].hall) is not None
        for card in [*deck.reserve, *deck.discard]
    )


def turn_over_until_a_hall_is_free(at: Position, told: Told) -> tuple[int, str]:
    """[D46, D47] Hall and symbol of the card that counts.

    A trial that the garment completed may have put the last such card under her hand pile: then it is
    the first hall with a free space, and no jewel.
    """
    while a_card_leads_to_a_space(at):
        name = draw_card(at, "turn over")
        her_deck(at).discard.append(name)
        card = at.facts.du_barry[name]
        free = du_barry_space(at.spaces(), at.guests, card.hall) is not None
        told.append(("turned over", name, card.hall, "free" if free else "full"))
        if free:
            return card.hall, card.symbol
    return min(hall for hall, _ in at.spaces().keys() - at.guests.keys()), "none"


def stand(at: Position, her: Player, told: Told, name: str, hall: int) -> None:
    """[D48-D51]"""
    place = du_barry_space(at.spaces(), at.guests, hall)
    assert place is not None
    told.append(("space", *place))
    if at.place(her.number, name, place):
        told.append(("all halls",))
    reward = at.spaces()[place].reward
    if reward == "thread":
        her.thread += 1
    elif reward == "lace":
        her.lace += 1
    if reward in {"thread", "lace", "tile"}:
        told.append(("reward", reward))
    if reward == "tile":
        random_tile(at, her, told)


def random_tile(at: Position, her: Player, told: Told) -> None:
    tile = at.draw_tile(("tile", her.number))
    if tile is not None:
        her.rack.append(tile)
        told.append(("random tile",))


def jewel(at: Position, her: Player, told: Told, colour: str, symbol: str) -> bool:
    """[D52-D55, X27] Says whether she took one of the garment's colour."""
    if not at.has_jeweller(her.number):
        return False
    place = du_barry_jewel(at.jewel_row, at.facts.jewel_prices, colour, symbol)
    if place is None:
        return False
    taken = at.jewel_row[place]
    assert taken is not None
    at.jewel_row[place] = None
    her.jewels.append(taken)
    told.append(("jewel", place, taken, "bonus" if symbol == "any" else symbol))
    if taken != colour:
        return False
    random_tile(at, her, told)
    return True


def expert_bonus(
    at: Position, her: Player, told: Told, bonus: str, colour: str, matched: bool
) -> None:
    """[D95, O42] What is not livres."""
    if bonus == "X23" and at.favour is None:
        at.take_favour(her.number)
        told.append(("favour", "taken"))
    elif bonus == "X25":
        random_tile(at, her, told)
    elif bonus == "X27":
        jewel(at, her, told, colour, "any")
    elif bonus == "X28" and matched:
        her.points += 2
        told.append(("match", 2))


def hire(at: Position, her: Player, told: Told, number: int, side: str) -> None:
    """[D60-D65]"""

    def worth(card: str) -> tuple[int, int] | None:
        bonus = at.bonus(card)
        if bonus not in CROWNS:
            return None
        person = max(
            crown_points(bonus, at.holdings(seat, also=(card,))) for seat in range(at.seats)
        )
        return crown_points(bonus, at.holdings(her.number, also=(card,))), person

    place = du_barry_employee(at.hire, number, side, worth)
    if place is None:
        console(her, told, "no employee")
        return
    card = at.hire[place]
    assert card is not None
    at.hire[place] = None
    her.reserve.append(card)
    told.append(("hired", place, card, "crown" if at.bonus(card) in CROWNS else "counted"))
    extra_card(at, told)


def extra_card(at: Position, told: Told) -> None:
    """[D17, O30] Under her hand pile."""
    her_deck(at).hand.append(draw_card(at, "extra"))
    told.append(("extra card",))


def fund(at: Position, her: Player, told: Told, kind: str) -> None:
    """[D70-D75]"""
    decorations = at.board.decorations
    name = du_barry_decoration(decorations, at.markers, her.number, kind, at.options.jewelry_box)
    if name is None:
        console(her, told, "no decoration")
        return
    first = decorations[name].kind == JEWELLER
    told.append(("funded", name, "jeweller first" if first else "cheapest"))
    if at.put_marker(her.number, name):
        told.append(("all halls",))
    mark_first_free(at, her, told, JOURNEYMAN, (4,))


def mark_first_free(
    at: Position, her: Player, told: Told, trial: str, fitting: tuple[int, ...]
) -> None:
    """[D32, D33, D44, D75, O32, O34] One marker on the first of these tasks that is free."""
    free = [task for task in fitting if task not in her.tasks]
    if not at.options.jewelry_box or her.trial != trial or not free:
        return
    her.tasks.add(free[0])
    told.append(("task", free[0]))
    if trial_fulfilled(trial, her.tasks):
        complete_trial(at, her, told, trial)


def complete_trial(at: Position, her: Player, told: Told, rank: str) -> None:
    """[D80, D81, D85, O41]"""
    her.points += TRIAL_POINTS
    told.append(("trial", rank, TRIAL_POINTS))
    leaves = APPRENTICE if rank == JOURNEYMAN else JOURNEYMAN
    may_leave = [
        card
        for card in her.reserve
        if at.rank(card) == leaves
        and not (leaves == APPRENTICE and at.facts.employees[card].level == 6)
    ]
    if may_leave:
        card = at.draw(("du Barry dismisses",), may_leave)
        her.reserve.remove(card)
        at.removed.append(card)
        told.append(("dismissed", card))
    if at.piles[rank]:
        card = at.draw(("du Barry promotes",), at.piles[rank])
        her.reserve.append(card)
        told.append(("promoted", card))
    extra_card(at, told)
    her.tasks.clear()
    her.trial = MASTER if rank == JOURNEYMAN else JOURNEYMAN
    her.master_trials += rank == MASTER
