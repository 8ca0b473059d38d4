"""The view as typed data: what the page and the terminal get."""

from __future__ import annotations

import msgspec

from toque.engine.text import Text


class StaffView(msgspec.Struct, frozen=True):
    staff: str
    level: int
    """0 for starters, 5 for ✱ cards."""
    rank: str
    title: str
    """The rank with the gender of who has it, for the message `rank`."""
    woman: bool
    bonus: Text
    kind: str
    """Of the bonus, for the page to picture."""
    condition: Text | None
    dismissing: int
    """What dismissing it brings."""


class TileView(msgspec.Struct, frozen=True):
    """`ingredients` and `toppings` by name, each as often as it is there."""

    tile: str
    ingredients: list[str]
    toppings: list[str]
    said: Text


class RecipeView(msgspec.Struct, frozen=True):
    """`needs` are its staples and ingredients by name, each as often as it is needed."""

    recipe: str
    needs: list[str]
    points: int
    patissier: bool
    said: Text
    needs_said: Text


class SlotView(msgspec.Struct, frozen=True):
    """`leaves`: what is here when the round ends goes."""

    slot: str
    price: int
    recipe: RecipeView | None
    leaves: bool


class StallView(msgspec.Struct, frozen=True):
    stall: str
    tile: TileView | None


class RowView(msgspec.Struct, frozen=True):
    """A row of the ingredient display; `price` of a tile now, or `None` if there is none."""

    price: int | None
    leaves: bool
    stalls: list[StallView]


class OfferView(msgspec.Struct, frozen=True):
    offer: str
    staff: StaffView | None


class HiringView(msgspec.Struct, frozen=True):
    price: int | None
    prices: list[int]
    """From all on offer down to the last one."""
    offers: list[OfferView]
    stars: list[OfferView]
    deck: int


class SpaceView(msgspec.Struct, frozen=True):
    """A space of a table; `player` is the owner of the pastry there."""

    space: str
    gift: str
    amount: int
    pastry: RecipeView | None
    player: int | None


class PlaceView(msgspec.Struct, frozen=True):
    """Points of a table's banner, and the players who have them now."""

    points: int
    players: list[int]


class TableTileView(msgspec.Struct, frozen=True):
    tile: str
    asks: str
    worth: int
    gives: str
    amount: int
    said: Text


class TableView(msgspec.Struct, frozen=True):
    table: str
    tile: TableTileView
    banner: list[PlaceView]
    spaces: list[SpaceView]


class MarkerView(msgspec.Struct, frozen=True):
    """A place for a servant or a noble host."""

    place: str
    price: int
    points: int
    gift: str
    player: int | None


class PostView(msgspec.Struct, frozen=True):
    """`closed`: no further servant comes here."""

    post: int
    tables: list[str]
    closed: bool
    places: list[MarkerView]


class MarkView(msgspec.Struct, frozen=True):
    points: int
    player: int | None


class SpecialView(msgspec.Struct, frozen=True):
    special: str
    asks: Text
    marks: list[MarkView]


class StapleView(msgspec.Struct, frozen=True):
    """`prices` are totals for one unit, two and so on."""

    staple: str
    units: int
    cap: int
    prices: list[int]


class RackView(msgspec.Struct, frozen=True):
    """`sale` is what the pastry brings if it is sold."""

    rack: str
    pastry: RecipeView | None
    topping: TileView | None
    sale: int


class ShelfView(msgspec.Struct, frozen=True):
    shelf: str
    recipe: RecipeView | None


class PlayerView(msgspec.Struct, frozen=True):
    """A seat, or the Mentor, whose number follows the last seat.

    `hand` and `unused` are `None` where the viewer may not look; their counts are open. `sure` are cards
    that everybody knows to be in hand.
    """

    player: int
    automa: bool
    points: int
    """On the track."""
    forecast: int
    """If the match ended now."""
    coins: int
    staples: list[StapleView]
    shelves: list[ShelfView]
    racks: list[RackView]
    decorations: list[TileView]
    stored: list[TileView]
    staff: int
    hand_count: int
    hand: list[StaffView] | None
    unused_count: int
    unused: list[StaffView] | None
    sure: list[StaffView]
    used: list[StaffView]
    """From the bottom up."""
    tray: list[StaffView] | None
    """What the viewer must choose from now."""
    removed: list[StaffView] | None
    """What the viewer has taken out of the match."""
    star: bool
    """Whether a ✱ card has been hired."""
    income: int
    income_points: int
    pastries: list[int]
    """By table."""
    servants: int
    nobles: int


class DecorationView(msgspec.Struct, frozen=True):
    """What a place for a decoration brings at each income, once it is taken."""

    coins: int
    points: int


class HandInView(msgspec.Struct, frozen=True):
    """A row of staples that can be handed in for points; each only once."""

    row: str
    staple: str
    units: int
    points: int
    done: bool


class SoloCardView(msgspec.Struct, frozen=True):
    actions: list[str]
    bake: list[str]
    rack: str
    height: str
    hire: int
    hire_side: str
    slot: str
    slot_side: str
    column: str
    table: str
    end: str
    place: str


class MentorView(msgspec.Struct, frozen=True):
    """His cards: those still to be played this round, the decision deck, the card played last."""

    turns_left: int
    cards_left: int
    last: SoloCardView | None
    roster: int


class TrayView(msgspec.Struct, frozen=True):
    """A tray that goes round: who gets it, one after the other, and which of them have it now."""

    tray: str
    level: int
    cards: int
    """As many as lie there when it comes to whoever has it now."""
    route: list[int]
    turn: int
    """How many have passed it on."""
    open: bool
    """Whether the viewer must choose from it now."""


class PatisserieView(msgspec.Struct, frozen=True):
    viewer: int | None
    round: int
    rounds: int
    turn: int | None
    """Whose turn it is, or `None` while staff is chosen."""
    first: int
    slots: list[SlotView]
    recipe_bag: int
    market: list[RowView]
    bag: int
    hiring: HiringView
    trays: list[TrayView]
    """Both while they go round, else none."""
    tables: list[TableView]
    posts: list[PostView]
    nobles: list[MarkerView]
    specials: list[SpecialView]
    players: list[PlayerView]
    mentor: MentorView | None
    income: int
    """What everybody gets at each income, whatever they have."""
    decoration_places: list[DecorationView]
    """In the order in which everybody takes them."""
    step: str | None
    """What is asked, or `None` when the match is over."""
    drawn: list[TileView]
    drawn_recipes: list[RecipeView]
    """What was drawn and is to be chosen from."""
    rows: list[HandInView]
    """What may be handed in for points, while that is asked."""
    baking: list[str]
    """The shelves of the recipes that are being paid for."""
    lifted: str | None
    """The space of the pastry that is being moved."""
