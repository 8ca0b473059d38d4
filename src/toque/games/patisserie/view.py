"""What one viewer may know of a match, built up from allowed facts."""

from __future__ import annotations

from mypy_extensions import i64

from toque.games.patisserie import (
    baking,
    bonuses,
    counting,
    drafting,
    facts,
    hiring,
    ingredients,
    recipes,
    rounds,
    scoring,
    sizes,
)
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import (
    BONUS_KINDS,
    COLUMNS,
    DIRECTIONS,
    ENDS,
    GIFTS,
    HEIGHTS,
    INGREDIENTS,
    OFFER_NAMES,
    PLACE_NAMES,
    RACK_NAMES,
    RANKS,
    RECIPE_NAMES,
    ROW_NAMES,
    SHELF_NAMES,
    SLOT_NAMES,
    SOLO_ACTIONS,
    SPACE_NAMES,
    SPECIAL_NAMES,
    SPECIAL_PLACES,
    STALL_NAMES,
    STAPLES,
    TABLE_CONDITIONS,
    TABLE_TILE_NAMES,
    TABLES,
    TILE_NAMES,
    TOPPINGS,
    WOMEN,
)
from toque.games.patisserie.view_forms import (
    DecorationView,
    HandInView,
    HiringView,
    MarkerView,
    MarkView,
    MentorView,
    OfferView,
    PatisserieView,
    PlaceView,
    PlayerView,
    PostView,
    RackView,
    RecipeView,
    RowView,
    ShelfView,
    SlotView,
    SoloCardView,
    SpaceView,
    SpecialView,
    StaffView,
    StallView,
    StapleView,
    TableTileView,
    TableView,
    TileView,
    TrayView,
)
from toque.mechanics import majority

# Components.


def _staff(match: PatisserieMatch, number: int) -> StaffView:
    card = match.rules.edition.staff[number]
    return StaffView(
        staff=card.name,
        level=card.level,
        rank=RANKS[card.rank],
        title=facts.title(card),
        woman=card.name in WOMEN,
        bonus=facts.bonus_text(card.bonus),
        kind=BONUS_KINDS[card.bonus.kind],
        condition=facts.condition_text(card.condition) if card.condition else None,
        dismissing=match.rules.edition.prices.dismiss[card.rank],
    )


def _cards(match: PatisserieMatch, numbers: list[int]) -> list[StaffView]:
    return [_staff(match, number) for number in numbers]


def _listed(names: tuple[str, ...], counts: tuple[int, ...]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _tile(match: PatisserieMatch, kind: int) -> TileView:
    tile = match.rules.edition.tiles[kind]
    return TileView(
        tile=TILE_NAMES[kind],
        ingredients=_listed(INGREDIENTS, tile.ingredients),
        toppings=_listed(TOPPINGS, tile.toppings),
        said=facts.tile(match, kind),
    )


def _tile_or_none(match: PatisserieMatch, kind: int) -> TileView | None:
    return None if kind == EMPTY else _tile(match, kind)


def _recipe(match: PatisserieMatch, number: int) -> RecipeView:
    recipe = match.rules.edition.recipes[number]
    return RecipeView(
        recipe=RECIPE_NAMES[number],
        needs=_listed(STAPLES, recipe.staples) + _listed(INGREDIENTS, recipe.ingredients),
        points=recipe.points,
        patissier=recipe.patissier,
        said=facts.recipe(number),
        needs_said=facts.needs(match, number),
    )


def _recipe_or_none(match: PatisserieMatch, number: int) -> RecipeView | None:
    return None if number == EMPTY else _recipe(match, number)


def _player(number: int) -> int | None:
    return None if number == EMPTY else number


# The board.


def _slots(match: PatisserieMatch) -> list[SlotView]:
    leaving = match.rules.slot_line[: sizes.LEAVING_SLOTS]
    return [
        SlotView(
            slot=SLOT_NAMES[slot],
            price=int(recipes.price_of(match, slot, False)),
            recipe=_recipe_or_none(match, recipe),
            leaves=slot in leaving,
        )
        for slot, recipe in enumerate(match.recipe_row)
    ]


def _market(match: PatisserieMatch) -> list[RowView]:
    found = []
    for number, line in enumerate(match.rules.row_lines):
        price = int(ingredients.price_of(match, line[0]))
        stalls = [
            StallView(STALL_NAMES[stall], _tile_or_none(match, match.market[stall]))
            for stall in line
        ]
        leaves = number >= match.rules.upper_rows
        found.append(RowView(price if price >= 0 else None, leaves, stalls))
    return found


def _hiring(match: PatisserieMatch) -> HiringView:
    price = int(hiring.price_now(match))
    on_offer = [
        OfferView(OFFER_NAMES[offer], None if card == EMPTY else _staff(match, card))
        for offer, card in enumerate([*match.offers, *match.stars])
    ]
    return HiringView(
        price=price if price >= 0 else None,
        prices=hiring.prices_in_turn(match),
        offers=on_offer[: sizes.OFFERS],
        stars=on_offer[sizes.OFFERS :],
        deck=match.deck.left,
    )


def _banner(prizes: list[i64], points: list[i64]) -> list[PlaceView]:
    """Who would get which prize."""
    holders = majority.holders(points, prizes)
    return [PlaceView(prize, players) for prize, players in zip(prizes, holders, strict=True)]


def _tables(match: PatisserieMatch) -> list[TableView]:
    rules = match.rules
    found = []
    for table, name in enumerate(TABLES):
        first = table * sizes.TABLE_SPACES
        spaces = [
            SpaceView(
                space=SPACE_NAMES[space],
                gift=GIFTS[rules.gifts[space]],
                amount=rules.gift_amounts[space],
                pastry=_recipe_or_none(match, match.pastries[space]),
                player=_player(match.hosts[space]),
            )
            for space in range(first, first + sizes.TABLE_SPACES)
            if rules.is_space[space]
        ]
        number = match.table_tiles[table]
        tile = TableTileView(
            tile=TABLE_TILE_NAMES[number],
            asks=TABLE_CONDITIONS[rules.tile_asks[number]],
            worth=rules.tile_worth[number],
            gives=GIFTS[rules.tile_gift[number]],
            amount=rules.tile_amount[number],
            said=facts.table_tile_text(rules.edition.table_tiles[number]),
        )
        banner = _banner(rules.banners[table], scoring.table_points(match, table))
        found.append(TableView(name, tile, banner, spaces))
    return found


def _marker(match: PatisserieMatch, place: int) -> MarkerView:
    rules = match.rules
    return MarkerView(
        place=PLACE_NAMES[place],
        price=rules.places.prices[place],
        points=rules.places.values[place],
        gift=GIFTS[rules.place_gifts[place]],
        player=_player(match.markers[place]),
    )


def _posts(match: PatisserieMatch) -> list[PostView]:
    found = []
    for post, tables in enumerate(match.rules.post_tables):
        taken = sum(match.markers[2 * post + space] != EMPTY for space in range(2))
        found.append(
            PostView(
                post=post + 1,
                tables=[TABLES[table] for table in tables],
                closed=taken >= match.rules.places.most_taken[post],
                places=[_marker(match, 2 * post), _marker(match, 2 * post + 1)],
            )
        )
    return found


def _specials(match: PatisserieMatch) -> list[SpecialView]:
    found = []
    for place in range(SPECIAL_PLACES):
        tile = match.specials[place]
        marks = [
            MarkView(points, _player(match.marks[place * sizes.MARKS + space]))
            for space, points in enumerate(match.rules.special_points[tile][place])
        ]
        found.append(SpecialView(SPECIAL_NAMES[tile], facts.special_text(match, tile), marks))
    return found


# The players.


def _staples(match: PatisserieMatch, player: int) -> list[StapleView]:
    return [
        StapleView(
            staple=name,
            units=match.staples[player * sizes.STAPLES + staple],
            cap=match.rules.caps[staple],
            prices=list(match.rules.edition.staple_prices[staple]),
        )
        for staple, name in enumerate(STAPLES)
    ]


def _rack(match: PatisserieMatch, player: int, rack: int) -> RackView:
    at = player * sizes.RACKS + rack
    recipe = match.racks[at]
    return RackView(
        rack=RACK_NAMES[rack],
        pastry=_recipe_or_none(match, recipe),
        topping=_tile_or_none(match, match.toppings[at]),
        sale=0 if recipe == EMPTY else match.rules.recipe_points[recipe] * sizes.SALE,
    )


def _hand_count(match: PatisserieMatch, player: int, own: bool) -> int:
    """While hands are chosen, others see only what had to be taken."""
    staff = match.staffs[player]
    step = match.stack[-1] if match.stack else None
    if own or not isinstance(step, rounds.ChooseHands) or not step.asks(match, player):
        return len(staff.hand)
    return match.forced[player]


def _tray(match: PatisserieMatch, player: int, own: bool) -> list[StaffView] | None:
    step = match.stack[-1] if match.stack else None
    if not own or not isinstance(step, drafting.Draft) or not step.asks(match, player):
        return None
    return _cards(match, match.trays[step.tray_of(match, player)])


def _trays(match: PatisserieMatch, viewer: int | None) -> list[TrayView]:
    step = match.stack[-1] if match.stack else None
    if not isinstance(step, drafting.Draft):
        return []
    turns = range(match.rules.players)
    return [
        TrayView(
            tray="AB"[tray],
            level=match.rules.edition.staff[match.filled[tray - sizes.TRAYS][0]].level,
            cards=int(match.rules.tray_size - step.turn),
            route=[int(drafting.holder(match, tray, turn)) for turn in turns],
            turn=int(step.turn),
            open=viewer is not None and step.tray_of(match, viewer) == tray,
        )
        for tray in range(sizes.TRAYS)
    ]


def _removed(match: PatisserieMatch, player: int, own: bool) -> list[StaffView] | None:
    if not own:
        return None
    cards = [card for card in match.removed[player :: match.rules.players] if card != EMPTY]
    return _cards(match, cards + match.dropped[player])


def _seat(match: PatisserieMatch, player: int, viewer: int | None) -> PlayerView:
    own = player == viewer
    automa = player == match.rules.automa
    staff = match.staffs[player]
    hand = _hand_count(match, player, own)
    coins, points, by_noble = rounds.income(match, player)
    return PlayerView(
        player=player,
        automa=automa,
        points=match.points[player],
        forecast=scoring.points(match, player),
        coins=match.coins[player],
        staples=_staples(match, player),
        shelves=[
            ShelfView(name, _recipe_or_none(match, match.shelves[player * sizes.SHELVES + shelf]))
            for shelf, name in enumerate(SHELF_NAMES)
        ],
        racks=[_rack(match, player, rack) for rack in range(sizes.RACKS)],
        decorations=[
            _tile(match, match.decorations[player * sizes.DECORATIONS + place])
            for place in range(counting.decorations(match, player))
        ],
        stored=[_tile(match, kind) for kind in match.stores[player]],
        staff=staff.size(),
        hand_count=hand,
        hand=_cards(match, staff.hand) if own else None,
        unused_count=len(staff.reserve) + len(staff.hand) - hand,
        unused=_cards(match, staff.reserve) if own else None,
        sure=_cards(match, match.sure_hand(player)),
        used=_cards(match, staff.discard),
        tray=_tray(match, player, own),
        removed=_removed(match, player, own),
        star=match.star_hired[player] == 1,
        income=match.rules.income + coins + by_noble,
        income_points=points,
        pastries=[counting.pastries_at(match, player, table) for table in range(sizes.TABLES)],
        servants=counting.servants(match, player),
        nobles=counting.nobles(match, player),
    )


def _mentor(match: PatisserieMatch) -> MentorView | None:
    if not match.rules.mentor:
        return None
    last = None
    if match.solo_top != EMPTY:
        card = match.rules.edition.solo_cards[match.solo_top]
        last = SoloCardView(
            actions=[SOLO_ACTIONS[action] for action in card.actions],
            bake=[SHELF_NAMES[shelf] for shelf in card.bake],
            rack=RACK_NAMES[card.rack],
            height=HEIGHTS[card.height],
            hire=card.hire + 1,
            hire_side=DIRECTIONS[card.hire_side],
            slot=SLOT_NAMES[card.slot],
            slot_side=DIRECTIONS[card.slot_side],
            column=COLUMNS[card.column],
            table=TABLES[card.table],
            end=ENDS[card.end],
            place=PLACE_NAMES[card.place],
        )
    return MentorView(
        turns_left=match.solo_deck.hand.left,
        cards_left=match.solo_deck.stock.left,
        last=last,
        roster=len(match.staffs[match.rules.automa].reserve),
    )


# What is under way.


def _drawn(match: PatisserieMatch) -> list[TileView]:
    step = match.stack[-1] if match.stack else None
    if not isinstance(step, ingredients.KeepTile):
        return []
    return [_tile(match, kind) for kind in step.drawn_tiles]


def _drawn_recipes(match: PatisserieMatch) -> list[RecipeView]:
    step = match.stack[-1] if match.stack else None
    if not isinstance(step, recipes.KeepRecipe):
        return []
    return [_recipe(match, recipe) for recipe in step.drawn_recipes]


def _rows(match: PatisserieMatch) -> list[HandInView]:
    step = match.stack[-1] if match.stack else None
    if not isinstance(step, bonuses.HandIn):
        return []
    bonus = step.bonus
    return [
        HandInView(
            row=ROW_NAMES[row],
            staple=STAPLES[staple],
            units=bonus.row_units[row],
            points=bonus.row_points[row],
            done=bool(step.done_rows >> row & 1),
        )
        for row, staple in enumerate(bonus.row_staples)
    ]


def _decoration_places(match: PatisserieMatch) -> list[DecorationView]:
    rules = match.rules
    brought = zip(rules.decoration_coins, rules.decoration_points, strict=True)
    return [DecorationView(coins, points) for coins, points in brought]


def _baking(match: PatisserieMatch) -> list[str]:
    step = match.stack[-1] if match.stack else None
    named = 0
    if isinstance(step, (baking.BakeMore, baking.PayIngredients)):
        named = step.named
    elif isinstance(step, baking.SpareGood):
        named = 1 << step.shelf
    return [name for shelf, name in enumerate(SHELF_NAMES) if named >> shelf & 1]


def _lifted(match: PatisserieMatch) -> str | None:
    step = match.stack[-1] if match.stack else None
    return SPACE_NAMES[step.lifted] if isinstance(step, bonuses.SetPastry) else None


CHOOSING = ("hand", "draft", "remove")
"""Steps that ask several at once."""


def view(match: PatisserieMatch, viewer: int | None) -> PatisserieView:
    step = match.stack[-1].name if match.stack else None
    return PatisserieView(
        viewer=viewer,
        round=match.round,
        rounds=sizes.ROUNDS,
        turn=None if step is None or step in CHOOSING else match.player,
        first=match.first,
        slots=_slots(match),
        recipe_bag=int(match.recipe_bag).bit_count(),
        market=_market(match),
        bag=sum(match.bag),
        hiring=_hiring(match),
        trays=_trays(match, viewer),
        tables=_tables(match),
        posts=_posts(match),
        nobles=[
            _marker(match, place)
            for place in range(sizes.POST_PLACES, sizes.PLACES)
            if match.rules.is_place[place]
        ],
        specials=_specials(match),
        players=[_seat(match, player, viewer) for player in range(match.rules.players)],
        mentor=_mentor(match),
        income=match.rules.income,
        decoration_places=_decoration_places(match),
        step=step,
        drawn=_drawn(match),
        drawn_recipes=_drawn_recipes(match),
        rows=_rows(match),
        baking=_baking(match),
        lifted=_lifted(match),
    )
