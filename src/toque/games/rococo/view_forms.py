"""The view as typed data: what the page and the terminal get."""

from __future__ import annotations

import msgspec

from toque.engine.text import Text


class GainView(msgspec.Struct, frozen=True):
    """`amount` of `what` for every `per` of what `of` counts; `steps` are by size of staff."""

    what: str
    amount: int
    per: int
    of: str
    steps: list[tuple[int, int]]


class BonusView(msgspec.Struct, frozen=True):
    kind: str
    gains: list[GainView]
    amount: int
    colours: list[str]
    livres: list[int]
    said: Text


class ConditionView(msgspec.Struct, frozen=True):
    """What the specialised apprentice wants, how much of it there is, and at least."""

    of: str
    now: int
    least: int


class EmployeeView(msgspec.Struct, frozen=True):
    employee: str
    level: int
    rank: str
    bonus: BonusView
    delegating: int
    """What the main action pays for it."""


class TileView(msgspec.Struct, frozen=True):
    """`silk` are the colours of its bales, one each; `choice`: thread or lace, not both."""

    tile: str
    silk: list[str]
    thread: int
    lace: int
    choice: bool
    said: Text


class GarmentView(msgspec.Struct, frozen=True):
    """`silk` are the colours of the bales it needs; `value` is 0 where it is never sold."""

    garment: str
    colour: str
    silk: list[str]
    thread: int
    lace: int
    thimble: bool
    value: int
    points: int
    set: str
    bonus: str
    gains: list[GainView]
    amount: int
    said: Text
    silk_said: Text
    effect: Text | None
    """What a garment of the small expansions does."""


class WindowView(msgspec.Struct, frozen=True):
    """`leaves`: what is here when the round ends goes."""

    window: str
    price: int
    garment: GarmentView | None
    leaves: bool


class DrawerPlaceView(msgspec.Struct, frozen=True):
    place: str
    tile: TileView | None


class DrawerView(msgspec.Struct, frozen=True):
    """`price` of a tile now, or `None` if there is none."""

    drawer: int
    price: int | None
    places: list[DrawerPlaceView]


class OfferView(msgspec.Struct, frozen=True):
    offer: str
    employee: EmployeeView | None


class HiringView(msgspec.Struct, frozen=True):
    price: int | None
    prices: list[int]
    """From all on offer down to the last one."""
    offers: list[OfferView]
    deck: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space for guests; `player` is the owner of the garment, `amount` that of livres."""

    space: str
    master: bool
    reward: str
    amount: int
    garment: GarmentView | None
    player: int | None
    outside: str | None
    """The fireworks below which its guest stands on the balcony, at the end."""


class DecorationView(msgspec.Struct, frozen=True):
    decoration: str
    kind: str
    price: int
    points: int
    factor: int
    player: int | None
    guest: GarmentView | None
    """Who stands on the balcony below these fireworks, at the end."""


class PlaceView(msgspec.Struct, frozen=True):
    """Points for a place, and the players who hold it now."""

    points: int
    players: list[int]


class HallView(msgspec.Struct, frozen=True):
    hall: str
    places: list[PlaceView]
    spaces: list[SpaceView]
    musician: DecorationView


class AllHallsView(msgspec.Struct, frozen=True):
    points: int
    player: int | None


class JewelView(msgspec.Struct, frozen=True):
    place: str
    price: int
    jewel: str | None


class PileView(msgspec.Struct, frozen=True):
    """The cards that can be won in a trial; `cards` only for who is looking through them."""

    trial: str
    left: int
    cards: list[EmployeeView] | None


class JewellerView(msgspec.Struct, frozen=True):
    licences: list[DecorationView]
    jewels: list[JewelView]
    bag: int
    piles: list[PileView]
    tasks: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """A seat, or Madame du Barry, whose number follows the last seat.

    `hand`, `reserve` and `tiles` are `None` where the viewer may not look; their counts are open.
    `held` are cards known to be in hand or in reserve, `sure` those known to be in hand.
    """

    player: int
    automa: bool
    points: int
    """On the track."""
    forecast: int
    """If the match ended now, as far as everybody can tell."""
    livres: int
    thread: int
    lace: int
    tile_count: int
    tiles: list[TileView] | None
    seen_tiles: list[TileView]
    staff: int
    hand_count: int
    hand: list[EmployeeView] | None
    reserve_count: int
    reserve: list[EmployeeView] | None
    held: list[EmployeeView]
    sure: list[str]
    in_play: EmployeeView | None
    leaving: list[str]
    discard: list[EmployeeView]
    income: int
    halls: list[int]
    """By hall: how many garments are there."""
    musicians: list[bool]
    jewels: list[str]
    trial: str | None
    tasks: list[str]
    apprentice: EmployeeView | None
    """The specialised one, for its owner."""
    condition: list[ConditionView]
    wanted: Text | None
    """The condition in words."""
    has_apprentice: bool


class DuBarryCardView(msgspec.Struct, frozen=True):
    """`number` counts from 1; `side` is where counting begins; a column has a name."""

    action: str
    number: int
    side: str
    column: str
    hall: str
    jewel: str


class DuBarryView(msgspec.Struct, frozen=True):
    """Her cards: those still to be played this round, the one played last, the one consulted for it."""

    turns_left: int
    cards_left: int
    last: DuBarryCardView | None
    consulted: DuBarryCardView | None


class RococoView(msgspec.Struct, frozen=True):
    viewer: int | None
    round: int
    rounds: int
    turn: int | None
    """Whose turn it is, or `None` while hands are chosen."""
    first: int
    favour: int | None
    """Who holds the Queen's Favour."""
    favour_livres: int
    favour_points: int
    point_price: int
    windows: list[WindowView]
    garment_bag: int
    drawers: list[DrawerView]
    bag: int
    hiring: HiringView
    halls: list[HallView]
    fireworks: list[DecorationView]
    fireworks_places: list[PlaceView]
    statues: list[DecorationView]
    statue_points: int
    kitchen_left: list[DecorationView]
    kitchen_right: list[DecorationView]
    all_halls: list[AllHallsView]
    jeweller: JewellerView | None
    players: list[PlayerView]
    du_barry: DuBarryView | None
    step: str | None
    """What is asked, or `None` when the match is over."""
    making: str | None
    """The window of the garment that is being made."""
    paying: list[TileView]
    """What the viewer has chosen to pay for it so far."""
    fresh: TileView | None
    """The tile that is to be kept or cut up, for those who have seen it."""


# Components.
