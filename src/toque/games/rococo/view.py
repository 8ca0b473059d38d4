"""What one viewer may know of a match, built up from allowed facts."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.text import Text
from toque.games.rococo import (
    acquiring,
    counting,
    facts,
    hiring,
    rounds,
    scoring,
    sizes,
    tailoring,
    trials,
)
from toque.games.rococo.ballroom import FIRST_MUSICIAN
from toque.games.rococo.components import (
    Bonus,
    DuBarryCard,
    Gain,
    garment_text,
)
from toque.games.rococo.match import (
    EMPTY,
    FIREWORKS,
    JEWELLER,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    NOT_HERE,
    STATUE,
    RococoMatch,
    cards_of,
)
from toque.games.rococo.names import (
    BONUS_KINDS,
    COLOURS,
    COLUMNS,
    COUNTABLES,
    DECORATION_KINDS,
    DECORATION_NAMES,
    DIRECTIONS,
    DRAWER_NAMES,
    DU_BARRY_ACTIONS,
    EMPLOYEE_NAMES,
    GAINS,
    GARMENT_BONUSES,
    GARMENT_NAMES,
    GARMENT_SETS,
    HALL_NAMES,
    JEWEL_NAMES,
    JEWEL_RULES,
    OFFER_NAMES,
    RANKS,
    REWARDS,
    SPACE_NAMES,
    TASKS,
    TILE_NAMES,
    TRIALS,
    WINDOW_NAMES,
)
from toque.games.rococo.view_forms import (
    AllHallsView,
    BonusView,
    ConditionView,
    DecorationView,
    DrawerPlaceView,
    DrawerView,
    DuBarryCardView,
    DuBarryView,
    EmployeeView,
    GainView,
    GarmentView,
    HallView,
    HiringView,
    JewellerView,
    JewelView,
    OfferView,
    PileView,
    PlaceView,
    PlayerView,
    RococoView,
    SpaceView,
    TileView,
    WindowView,
)
from toque.mechanics import majority, payment


def _gain(gain: Gain) -> GainView:
    return GainView(
        what=GAINS[gain.what],
        amount=gain.amount,
        per=gain.per,
        of=COUNTABLES[gain.of],
        steps=gain.steps,
    )


def _bonus(bonus: Bonus) -> BonusView:
    return BonusView(
        kind=BONUS_KINDS[bonus.kind],
        gains=[_gain(gain) for gain in bonus.gains],
        amount=bonus.amount,
        colours=[COLOURS[colour] for colour in bonus.colours],
        livres=bonus.livres,
        said=facts.bonus_text(bonus),
    )


def _employee(match: RococoMatch, number: int) -> EmployeeView:
    employee = match.rules.edition.employees[number]
    return EmployeeView(
        employee=employee.name,
        level=employee.level,
        rank=RANKS[employee.rank],
        bonus=_bonus(employee.bonus),
        delegating=match.rules.edition.delegating[employee.rank],
    )


def _employees(match: RococoMatch, numbers: list[int]) -> list[EmployeeView]:
    return [_employee(match, number) for number in numbers]


def _silk(silk: tuple[int, ...]) -> list[str]:
    return [colour for colour, count in zip(COLOURS, silk, strict=True) for _ in range(count)]


def _tile(match: RococoMatch, kind: int) -> TileView:
    tile = match.rules.edition.tiles[kind]
    return TileView(
        tile=TILE_NAMES[kind],
        silk=_silk(tile.silk),
        thread=tile.thread,
        lace=tile.lace,
        choice=tile.choice,
        said=facts.tile(match, kind),
    )


def _garment(match: RococoMatch, number: int) -> GarmentView | None:
    if number == EMPTY:
        return None
    garment = match.rules.edition.garments[number]
    return GarmentView(
        garment=GARMENT_NAMES[number],
        colour=COLOURS[garment.colour],
        silk=_silk(garment.silk),
        thread=garment.thread,
        lace=garment.lace,
        thimble=garment.thimble,
        value=garment.value,
        points=garment.points,
        set=GARMENT_SETS[garment.set],
        bonus=GARMENT_BONUSES[garment.bonus],
        gains=[_gain(gain) for gain in garment.gains],
        amount=garment.amount,
        said=garment_text(match.rules.edition, number),
        silk_said=facts.bales(garment.silk),
        effect=facts.garment_bonus_text(garment) if garment.bonus else None,
    )


# The board.


def _windows(match: RococoMatch) -> list[WindowView]:
    leaving = match.rules.window_line[: sizes.LEAVING_WINDOWS]
    return [
        WindowView(WINDOW_NAMES[window], price, _garment(match, garment), window in leaving)
        for window, (price, garment) in enumerate(
            zip(match.rules.windows, match.windows, strict=True)
        )
    ]


def _drawers(match: RococoMatch) -> list[DrawerView]:
    found = []
    for drawer, line in enumerate(match.rules.drawer_lines):
        places = []
        for place in line:
            kind = match.drawers[place]
            tile = None if kind == EMPTY else _tile(match, kind)
            places.append(DrawerPlaceView(DRAWER_NAMES[place], tile))
        price = int(acquiring.price_of(match, drawer))
        found.append(DrawerView(drawer + 1, price if price >= 0 else None, places))
    return found


def _hiring(match: RococoMatch) -> HiringView:
    price = int(hiring.price_now(match))
    offers = [
        OfferView(OFFER_NAMES[offer], None if card == EMPTY else _employee(match, card))
        for offer, card in enumerate(match.offers)
    ]
    return HiringView(
        price=price if price >= 0 else None,
        prices=hiring.prices_in_turn(match),
        offers=offers,
        deck=match.hire_deck.left,
    )


def _player(number: int) -> int | None:
    return None if number == EMPTY else number


def _decorations(match: RococoMatch, kind: int) -> list[DecorationView]:
    return [
        _decoration(match, place)
        for place, group in enumerate(match.rules.decorations.groups)
        if group == kind and match.decorations[place] != NOT_HERE
    ]


def _decoration(match: RococoMatch, place: int) -> DecorationView:
    board = match.rules.decorations
    return DecorationView(
        decoration=DECORATION_NAMES[place],
        kind=DECORATION_KINDS[board.groups[place]],
        price=board.prices[place],
        points=board.values[place],
        factor=match.rules.factors[place],
        player=_player(match.decorations[place]),
        guest=_guest_below(match, place),
    )


def _guest_below(match: RococoMatch, place: int) -> GarmentView | None:
    if place >= sizes.FIREWORKS or match.balcony[place] < 0:
        return None
    return _garment(match, match.guests[match.balcony[place]])


def _outside(match: RococoMatch, space: int) -> str | None:
    if space not in match.balcony:
        return None
    return DECORATION_NAMES[match.balcony.index(space)]


def _places(prizes: list[i64], points: list[i64]) -> list[PlaceView]:
    """Who would get which prize."""
    holders = majority.holders(points, prizes)
    return [PlaceView(prize, players) for prize, players in zip(prizes, holders, strict=True)]


def _halls(match: RococoMatch) -> list[HallView]:
    found = []
    for hall, name in enumerate(HALL_NAMES):
        first = hall * sizes.HALL_SPACES
        spaces = [
            SpaceView(
                space=SPACE_NAMES[space],
                master=match.rules.is_master[space],
                reward=REWARDS[match.rules.rewards[space]],
                amount=match.rules.reward_amounts[space],
                garment=_garment(match, match.guests[space]),
                player=_player(match.hosts[space]),
                outside=_outside(match, space),
            )
            for space in range(first, first + sizes.HALL_SPACES)
            if match.rules.is_space[space]
        ]
        places = _places(match.rules.hall_prizes[hall], scoring.hall_points(match, hall))
        musician = _decoration(match, FIRST_MUSICIAN + hall)
        found.append(HallView(name, places, spaces, musician))
    return found


def _all_halls(match: RococoMatch) -> list[AllHallsView]:
    return [
        AllHallsView(points, match.all_halls[place] if place < len(match.all_halls) else None)
        for place, points in enumerate(match.rules.all_halls)
    ]


def _jeweller(match: RococoMatch, viewer: int | None) -> JewellerView | None:
    if not match.rules.jewelry:
        return None
    step = match.stack[-1] if match.stack else None
    looking = step if isinstance(step, trials.WinCard) else None
    piles = []
    for trial, name in enumerate(TRIALS):
        cards = cards_of(match.trial_piles[trial])
        looks = (
            looking is not None
            and viewer is not None
            and looking.asks(match, viewer)
            and match.trials[viewer] == trial
        )
        piles.append(PileView(name, len(cards), _employees(match, cards) if looks else None))
    return JewellerView(
        licences=_decorations(match, JEWELLER),
        jewels=[
            JewelView(
                JEWEL_NAMES[place],
                match.rules.jewel_prices[place],
                None if colour == EMPTY else COLOURS[colour],
            )
            for place, colour in enumerate(match.jewel_row)
        ],
        bag=sum(match.jewel_bag),
        piles=piles,
        tasks=list(TASKS),
    )


# The players.


def _forecast(match: RococoMatch, player: int) -> int:
    """Points if the match ended now, without what only the owner of a card can know of."""
    hidden = sum(
        scoring.crown_points(match, player, match.rules.bonuses[card])
        for card in cards_of(match.won_cards[player])
    )
    return scoring.points(match, player) - hidden


def _is_choosing(match: RococoMatch, player: int) -> bool:
    return _hands_are_chosen(match) and match.stack[-1].asks(match, player)


def _hands_are_chosen(match: RococoMatch) -> bool:
    return bool(match.stack) and isinstance(match.stack[-1], rounds.ChooseHands)


def _seat(match: RococoMatch, player: int, viewer: int | None) -> PlayerView:
    own = player == viewer
    automa = player == match.rules.automa
    staff = match.staffs[player]
    sure = match.sure_hands[player]
    open_sure = cards_of(sure & ~match.won_cards[player])
    chosen = len(cards_of(sure)) if _is_choosing(match, player) and not own else len(staff.hand)
    held = (
        []
        if automa
        else sorted(
            card
            for card in [*staff.hand, *staff.reserve]
            if own or not match.won_cards[player] >> card & 1
        )
    )
    seen = match.seen_tiles[player]
    jewelry = match.rules.jewelry
    apprentice = match.apprentices[player] if jewelry else EMPTY
    decorations, garments, jewels = rounds.income(match, player)
    return PlayerView(
        player=player,
        automa=automa,
        points=match.points[player],
        forecast=_forecast(match, player),
        livres=match.livres[player],
        thread=match.thread[player],
        lace=match.lace[player],
        tile_count=counting.tiles(match, player),
        tiles=[_tile(match, kind) for kind in sorted(match.rack(player))] if own else None,
        seen_tiles=[_tile(match, kind) for kind in seen],
        staff=staff.size(),
        hand_count=chosen,
        hand=_employees(match, staff.hand) if own else None,
        reserve_count=len(staff.reserve) + len(staff.hand) - chosen,
        reserve=_employees(match, staff.reserve) if own else None,
        held=_employees(match, held),
        sure=[EMPLOYEE_NAMES[card] for card in open_sure],
        in_play=None if staff.in_play == EMPTY else _employee(match, staff.in_play),
        leaving=_leaving(match, player),
        discard=_employees(match, staff.discard),
        income=0 if automa else match.rules.income + decorations + garments + jewels,
        halls=[counting.garments_in(match, player, hall) for hall in range(sizes.HALLS)],
        musicians=[
            match.decorations[FIRST_MUSICIAN + hall] == player for hall in range(sizes.HALLS)
        ],
        jewels=[
            colour
            for number, colour in enumerate(COLOURS)
            for _ in range(counting.jewels_of(match, player, number))
        ],
        trial=TRIALS[match.trials[player]] if jewelry else None,
        tasks=[
            name for task, name in enumerate(TASKS) if jewelry and match.tasks[player] >> task & 1
        ],
        apprentice=_employee(match, apprentice) if own and apprentice != EMPTY else None,
        condition=_condition(match, player, apprentice) if own else [],
        wanted=_wanted(match, apprentice) if own else None,
        has_apprentice=apprentice != EMPTY,
    )


def _leaving(match: RococoMatch, player: int) -> list[str]:
    if player != match.player:
        return []
    return [EMPLOYEE_NAMES[card] for card in cards_of(match.leaving)]


def _condition(match: RococoMatch, player: int, apprentice: int) -> list[ConditionView]:
    if apprentice == EMPTY:
        return []
    return [
        ConditionView(COUNTABLES[of], counting.count(match, player, of), least)
        for of, least in match.rules.conditions[apprentice]
    ]


def _wanted(match: RococoMatch, apprentice: int) -> Text | None:
    if apprentice == EMPTY:
        return None
    return facts.condition_text(match.rules.edition.employees[apprentice].condition)


def _du_barry_card(match: RococoMatch, number: int) -> DuBarryCardView | None:
    if number == EMPTY:
        return None
    card: DuBarryCard = match.rules.edition.du_barry[number]
    action = DU_BARRY_ACTIONS[card.action]
    return DuBarryCardView(
        action=action,
        number=card.number + 1,
        side=DIRECTIONS[card.side],
        column=COLUMNS[card.number] if action == "column" else "",
        hall=HALL_NAMES[card.hall],
        jewel=JEWEL_RULES[card.jewel],
    )


def _du_barry(match: RococoMatch) -> DuBarryView | None:
    """Of the used cards the last is the one she played."""
    if not match.rules.solo:
        return None
    deck = match.deck
    return DuBarryView(
        turns_left=deck.hand.left,
        cards_left=deck.stock.left,
        last=_du_barry_card(match, deck.used[-1] if deck.used else EMPTY),
        consulted=_du_barry_card(match, deck.shown),
    )


# What is under way.


def _making(match: RococoMatch) -> str | None:
    for step in match.stack:
        if isinstance(step, (tailoring.PaySilk, tailoring.RentOrSell)):
            return WINDOW_NAMES[step.window]
    return None


def _paying(match: RococoMatch, viewer: int | None) -> list[TileView]:
    step = match.stack[-1] if match.stack else None
    if not isinstance(step, tailoring.PaySilk) or step.seat != viewer:
        return []
    return [
        _tile(match, kind)
        for kind in range(match.rules.kinds)
        for _ in range(payment.count(step.chosen, kind))
    ]


def _fresh(match: RococoMatch, viewer: int | None) -> TileView | None:
    step = match.stack[-1] if match.stack else None
    if not isinstance(step, acquiring.KeepOrCut) or not (step.seen or step.seat == viewer):
        return None
    return _tile(match, step.kind)


def view(match: RococoMatch, viewer: int | None) -> RococoView:
    choosing = _hands_are_chosen(match)
    return RococoView(
        viewer=viewer,
        round=match.round,
        rounds=sizes.ROUNDS,
        turn=None if choosing or not match.stack else match.player,
        first=match.first,
        favour=_player(match.favour),
        favour_livres=match.rules.favour_livres,
        favour_points=match.rules.favour_points,
        point_price=match.rules.point_price,
        windows=_windows(match),
        garment_bag=int(match.garment_bag).bit_count(),
        drawers=_drawers(match),
        bag=sum(match.bag),
        hiring=_hiring(match),
        halls=_halls(match),
        fireworks=_decorations(match, FIREWORKS),
        fireworks_places=_places(match.rules.fireworks_prizes, scoring.fireworks_points(match)),
        statues=_decorations(match, STATUE),
        statue_points=match.rules.statue_points,
        kitchen_left=_decorations(match, KITCHEN_LEFT),
        kitchen_right=_decorations(match, KITCHEN_RIGHT),
        all_halls=_all_halls(match),
        jeweller=_jeweller(match, viewer),
        players=[_seat(match, player, viewer) for player in range(match.rules.players)],
        du_barry=_du_barry(match),
        step=match.stack[-1].name if match.stack else None,
        making=_making(match),
        paying=_paying(match, viewer),
        fresh=_fresh(match, viewer),
    )
