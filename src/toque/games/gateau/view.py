"""What one viewer may know of a match, built up from allowed facts."""

from __future__ import annotations

import msgspec

from toque.games.gateau import advantages, awards, bowls, facts, paying, scoring, sizes
from toque.games.gateau.components import (
    ACTIONS,
    ARMS,
    BASE_EFFECTS,
    BASIC,
    BOWL_NAMES,
    CHEF_SIDES,
    EFFECTS,
    EVENT_NAMES,
    FAMILIES,
    ICON_SETS,
    KINDS,
    PLACES,
    RECIPES,
    SECOND_EFFECTS,
    SECTIONS,
    SHELVES,
    SLOT_NAMES,
    SPACES,
    SPOTS,
    TILES,
    TOOLS,
    ZONES,
)
from toque.games.gateau.match import EMPTY, SUPER_BITS, TOOL_BITS, GateauMatch, tool_count
from toque.games.gateau.placing import FROM_SLOT, FROM_TILE, Place


class EffectView(msgspec.Struct, frozen=True):
    effect: str
    amount: int


class BowlView(msgspec.Struct, frozen=True):
    """A bowl with the kind of either side and the tokens on it; `shielded` by the force field."""

    bowl: str
    shows: str
    back: str
    tokens: list[str]
    shielded: bool


class SlotView(msgspec.Struct, frozen=True):
    slot: str
    token: str | None


class TileView(msgspec.Struct, frozen=True):
    """A side tile; its icon lies on `icon_slot` and can be used while `icon_shows`."""

    tile: str
    slots: list[SlotView]
    icon: str
    icon_slot: str
    icon_shows: bool


class NeedView(msgspec.Struct, frozen=True):
    kind: str
    count: int


class RecipeView(msgspec.Struct, frozen=True):
    recipe: str
    level: int
    needs: list[NeedView]
    grey: int
    icons: list[str]
    points: int
    bonus: list[EffectView]


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the main board; the last one of each row has a gold icon."""

    card: str
    recipe: RecipeView | None
    gold: bool


class StackView(msgspec.Struct, frozen=True):
    """The awards of a family that are left; `top` is the value of the next one."""

    family: str
    left: int
    top: int | None


class ToqueView(msgspec.Struct, frozen=True):
    place: str
    bonus: list[EffectView]
    gold: bool


class ToolView(msgspec.Struct, frozen=True):
    tool: str
    effects: list[EffectView]


class ZoneView(msgspec.Struct, frozen=True):
    zone: str
    tokens: list[str]
    size: int


class SectionView(msgspec.Struct, frozen=True):
    section: str
    bonus: list[EffectView]
    recipe: RecipeView | None
    reserved: bool


class FinishedView(msgspec.Struct, frozen=True):
    recipe: RecipeView
    face_up: bool


class AwardView(msgspec.Struct, frozen=True):
    family: str
    shelf: str
    points: int


class IconCount(msgspec.Struct, frozen=True):
    family: str
    count: int


class SeatView(msgspec.Struct, frozen=True):
    """`tools` and `fresh` are `None` where the viewer may not look; their counts are open."""

    chef: str
    side: str | None
    bench: list[ZoneView]
    gold: int
    stored: list[str]
    pawn: str
    sections: list[SectionView]
    reserved: str | None
    finished: list[FinishedView]
    icons: list[IconCount]
    awards: list[AwardView]
    tool_count: int
    fresh_count: int
    tools: list[ToolView] | None
    fresh: list[ToolView] | None
    hand: str | None
    points: int


class SpaceView(msgspec.Struct, frozen=True):
    space: str
    actions: list[str]


class PayingView(msgspec.Struct, frozen=True):
    """The recipe that is being paid for, and what it still needs."""

    recipe: RecipeView
    needs: list[NeedView]
    """What no token of its own type was paid for."""
    supers: int
    """The super tokens that were paid for any of it."""


class AdvantageView(msgspec.Struct, frozen=True):
    kinds: list[str]
    benefit: list[EffectView]


class AdvantagesView(msgspec.Struct, frozen=True):
    """The left card is the top of the deck; the right one shows what is to be gained."""

    left: AdvantageView
    middle: AdvantageView
    right: AdvantageView
    deck: int


class RobotCardView(msgspec.Struct, frozen=True):
    arm: str
    rows: int
    base: str
    base_counts: bool
    second: str
    second_counts: bool


class RobotView(msgspec.Struct, frozen=True):
    """Chef-o-Tron; arms are named with their rows from 1, `board` is the order of its kinds."""

    white_row: int
    blue_row: int
    active: str | None
    card: RobotCardView | None
    cards_left: int
    events_aside: int
    board: list[str]
    tokens: list[NeedView]
    gold: int
    stored: list[str]
    finished: list[FinishedView]
    icons: list[IconCount]
    awards: list[AwardView]
    points: int


class DeckView(msgspec.Struct, frozen=True):
    level: int
    left: int


class GateauView(msgspec.Struct, frozen=True):
    viewer: int | None
    deciders: list[int]
    step: str | None
    """The name of the pending question."""
    turn: int | None
    """The seat whose turn it is; `None` while chefs are chosen, in Chef-o-Tron's turn and at the end."""
    round: int
    last_round: int | None
    over: bool
    awarded: bool
    """Whether this turn's award is won."""
    gilded: int
    bowls: list[BowlView]
    tiles: list[TileView]
    supply: list[NeedView]
    rows: list[PlaceView]
    decks: list[DeckView]
    events_gone: list[str]
    awards: list[StackView]
    toque: list[ToqueView]
    tool_pile: int
    tool_discards: list[str]
    spaces: list[SpaceView]
    gold_limit: int
    top_points: int
    """By how much an award on the top shelf is worth more."""
    tool_limit: int
    paying: PayingView | None
    left_to_take: int
    """Tokens that may still be taken in the step that places them."""
    taking_from: str | None
    """The bowl or tile that they lie on."""
    seats: list[SeatView]
    advantages: AdvantagesView | None
    robot: RobotView | None


def view(match: GateauMatch, viewer: int | None) -> GateauView:
    rules = match.rules
    pending = match.stack[-1] if match.stack else None
    step = pending.name if pending is not None else None
    return GateauView(
        viewer=viewer,
        deciders=list(match.deciders()),
        step=step,
        turn=None if match.over or step == "chef" or match.player >= match.seats else match.player,
        round=match.round,
        last_round=match.last_round or None,
        over=match.over,
        awarded=match.awarded,
        gilded=match.gilded,
        bowls=[_bowl(match, bowl) for bowl in range(len(BOWL_NAMES))],
        tiles=[_tile(match, tile) for tile in range(len(TILES))],
        supply=[NeedView(kind, match.supply[at]) for at, kind in enumerate(KINDS)],
        rows=[
            PlaceView(name, _recipe_or_none(match, match.row[at]), at % 4 == 3)
            for at, name in enumerate(PLACES)
        ],
        decks=[DeckView(level + 1, deck.left) for level, deck in enumerate(match.decks)],
        events_gone=[name for at, name in enumerate(EVENT_NAMES) if match.gone >> RECIPES + at & 1],
        awards=[_stack(match, family) for family in range(len(FAMILIES))],
        toque=[
            ToqueView(str(at + 1), effects(bonus), bool(match.toque >> at & 1))
            for at, bonus in enumerate(rules.toque)
        ],
        tool_pile=match.tool_pile.left,
        tool_discards=facts.tool_names(match.tool_discards + in_play(match)),
        spaces=[
            SpaceView(name, [ACTIONS[action] for action in rules.spaces[at * 2 : at * 2 + 2]])
            for at, name in enumerate(SPACES)
        ],
        gold_limit=rules.gold_limit,
        top_points=int(rules.top_points),
        tool_limit=rules.tool_limit,
        paying=_paying(match),
        left_to_take=pending.left if isinstance(pending, Place) else 0,
        taking_from=_source(pending) if isinstance(pending, Place) else None,
        seats=[_seat(match, viewer, seat) for seat in range(match.seats)],
        advantages=_advantages(match) if rules.advantages else None,
        robot=_robot(match) if rules.solo else None,
    )


def in_play(match: GateauMatch) -> int:
    """The tool whose effect goes on lies face up, where it will be discarded."""
    return 0 if match.played == EMPTY else 1 << TOOL_BITS * match.played


def effects(given: list[tuple[int, int]]) -> list[EffectView]:
    return [EffectView(EFFECTS[effect], amount) for effect, amount in given]


def tokens(packed: int) -> list[str]:
    """Packed tokens as names, super ones last."""
    found = []
    for at, kind in enumerate(KINDS):
        found += [kind] * (packed >> 3 * at & 7)
    return found


def _needs(packed: int) -> list[NeedView]:
    return [
        NeedView(kind, packed >> 3 * at & 7)
        for at, kind in enumerate(BASIC)
        if packed >> 3 * at & 7
    ]


def _bowl(match: GateauMatch, bowl: int) -> BowlView:
    return BowlView(
        bowl=BOWL_NAMES[bowl],
        shows=KINDS[match.faces[bowl]],
        back=KINDS[match.backs[bowl]],
        tokens=tokens(match.bowls[bowl]),
        shielded=match.field == bowl,
    )


def _tile(match: GateauMatch, tile: int) -> TileView:
    slots = [
        SlotView(SLOT_NAMES[at], KINDS[match.slots[at]] if match.slots[at] != EMPTY else None)
        for at in range(tile * 3, tile * 3 + 3)
    ]
    return TileView(
        tile=TILES[tile],
        slots=slots,
        icon=EFFECTS[match.rules.icons[tile]],
        icon_slot=SLOT_NAMES[match.rules.icon_slots[tile]],
        icon_shows=bowls.icon_shows(match, tile),
    )


def _recipe(match: GateauMatch, recipe: int) -> RecipeView:
    rules = match.rules
    return RecipeView(
        recipe=rules.names[recipe],
        level=2 if rules.level_two >> recipe & 1 else 1,
        needs=_needs(rules.needs[recipe]),
        grey=rules.grey[recipe],
        icons=ICON_SETS[rules.icon_sets[recipe]].split("-"),
        points=rules.points[recipe],
        bonus=effects(rules.bonuses[recipe]),
    )


def _recipe_or_none(match: GateauMatch, recipe: int) -> RecipeView | None:
    return _recipe(match, recipe) if recipe != EMPTY else None


def _stack(match: GateauMatch, family: int) -> StackView:
    left = sizes.AWARDS - match.awards_taken[family]
    return StackView(FAMILIES[family], left, awards.top_value(match, family) if left else None)


def _tools(match: GateauMatch, packed: int) -> list[ToolView]:
    found = []
    for name in facts.tool_names(packed):
        at = TOOLS.index(name) * 2
        given = [one for one in match.rules.tool_effects[at : at + 2] if one != EMPTY]
        found.append(ToolView(name, effects([(one // 8, one % 8) for one in given])))
    return found


def _seat(match: GateauMatch, viewer: int | None, seat: int) -> SeatView:
    rules = match.rules
    mine = viewer == seat
    reserved = match.reserved[seat]
    side = match.doubles[seat]
    sections = []
    for at, name in enumerate(SECTIONS):
        recipe = match.under[seat * 4 + at]
        sections.append(
            SectionView(
                section=name,
                bonus=effects(rules.sections[at]),
                recipe=_recipe_or_none(match, recipe),
                reserved=recipe != EMPTY and recipe == reserved,
            )
        )
    return SeatView(
        chef=KINDS[match.chefs[seat]],
        side=CHEF_SIDES[side] if side != EMPTY else None,
        bench=[
            ZoneView(name, tokens(match.bench[seat * 4 + at]), 4 if at < 2 else 2)
            for at, name in enumerate(ZONES)
        ],
        gold=match.gold[seat],
        stored=_stored(match, seat),
        pawn=SPACES[match.pawns[seat]],
        sections=sections,
        reserved=rules.names[reserved] if reserved != EMPTY else None,
        finished=_finished(match, seat),
        icons=_icons(match, seat),
        awards=_awards(match, seat),
        tool_count=tool_count(match.tools[seat]),
        fresh_count=tool_count(match.fresh[seat]),
        tools=_tools(match, match.tools[seat]) if mine else None,
        fresh=_tools(match, match.fresh[seat]) if mine else None,
        hand=SPOTS[match.spots[seat]] if rules.hand_module else None,
        points=scoring.points(match, seat),
    )


def _stored(match: GateauMatch, player: int) -> list[str]:
    return [kind for at, kind in enumerate(BASIC) if match.stored[player] >> at & 1]


def _finished(match: GateauMatch, player: int) -> list[FinishedView]:
    return [
        FinishedView(_recipe(match, recipe), match.is_face_up(player, recipe))
        for recipe in range(RECIPES)
        if match.finished[player] >> recipe & 1
    ]


def _icons(match: GateauMatch, player: int) -> list[IconCount]:
    return [IconCount(name, match.icons[player * 3 + at]) for at, name in enumerate(FAMILIES)]


def _awards(match: GateauMatch, player: int) -> list[AwardView]:
    found = []
    for shelf, shelf_name in enumerate(SHELVES):
        for family, name in enumerate(FAMILIES):
            value = match.shelves[awards.shelf_place(player, family, shelf)]
            if value:
                found.append(AwardView(name, shelf_name, value))
    return found


def _source(step: Place) -> str | None:
    if step.source < FROM_TILE:
        return BOWL_NAMES[step.source]
    return TILES[step.source - FROM_TILE] if step.source < FROM_SLOT else None


def _paying(match: GateauMatch) -> PayingView | None:
    step = match.stack[-1] if match.stack else None
    if isinstance(step, paying.ChooseGrey):
        needs = match.rules.needs[step.recipe]
        return PayingView(_recipe(match, step.recipe), _needs(needs), 0)
    if isinstance(step, paying.Pay):
        return PayingView(_recipe(match, step.recipe), _unpaid(step), step.paid >> SUPER_BITS)
    return None


def _unpaid(step: paying.Pay) -> list[NeedView]:
    left = 0
    for kind in range(sizes.BASIC):
        more = (step.need >> 3 * kind & 7) - (step.paid >> 3 * kind & 7)
        left += max(0, more) << 3 * kind
    return _needs(left)


def _advantages(match: GateauMatch) -> AdvantagesView:
    def card(number: int) -> AdvantageView:
        one = match.rules.advantage_cards[number]
        return AdvantageView([KINDS[kind] for kind in one.kinds], effects(one.benefit))

    return AdvantagesView(
        left=card(advantages.left_card(match)),
        middle=card(match.middle),
        right=card(match.right[-1]),
        deck=match.benefits.left,
    )


def _robot(match: GateauMatch) -> RobotView:
    rules = match.rules
    player = rules.automa
    card = None
    drawn = match.robot_deck.last_drawn()
    if drawn != EMPTY:
        now = rules.robot_cards[drawn]
        card = RobotCardView(
            arm=ARMS[now.arm],
            rows=now.rows,
            base=BASE_EFFECTS[now.base],
            base_counts=rules.hard or not now.base_pink,
            second=SECOND_EFFECTS[now.second],
            second_counts=rules.hard or not now.second_pink,
        )
    return RobotView(
        white_row=match.arms[0] + 1,
        blue_row=match.arms[1] + 1,
        active=ARMS[match.active] if card is not None else None,
        card=card,
        cards_left=match.robot_deck.left,
        events_aside=len(match.aside),
        board=[KINDS[kind] for kind in rules.robot_board],
        tokens=[NeedView(kind, match.robot[at]) for at, kind in enumerate(KINDS)],
        gold=match.gold[player],
        stored=_stored(match, player),
        finished=_finished(match, player),
        icons=_icons(match, player),
        awards=_awards(match, player),
        points=scoring.points(match, player),
    )
