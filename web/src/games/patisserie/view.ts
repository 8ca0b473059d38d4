// Written by `python tools/wire.py` from the Python types. Do not edit.
// biome-ignore-all format: written.

/** What a place for a decoration brings at each income, once it is taken. */
export type DecorationView = {
  readonly coins: number;
  readonly points: number;
};

/** A row of staples that can be handed in for points; each only once. */
export type HandInView = {
  readonly row: string;
  readonly staple: string;
  readonly units: number;
  readonly points: number;
  readonly done: boolean;
};

export type HiringView = {
  readonly price: number | null;
  readonly prices: readonly (number)[];
  readonly offers: readonly (OfferView)[];
  readonly stars: readonly (OfferView)[];
  readonly deck: number;
};

export type MarkView = {
  readonly points: number;
  readonly player: number | null;
};

/** A place for a servant or a noble host. */
export type MarkerView = {
  readonly place: string;
  readonly price: number;
  readonly points: number;
  readonly gift: string;
  readonly player: number | null;
};

/** His cards: those still to be played this round, the decision deck, the card played last. */
export type MentorView = {
  readonly turns_left: number;
  readonly cards_left: number;
  readonly last: SoloCardView | null;
  readonly roster: number;
};

export type OfferView = {
  readonly offer: string;
  readonly staff: StaffView | null;
};

export type PatisserieView = {
  readonly viewer: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number | null;
  readonly first: number;
  readonly slots: readonly (SlotView)[];
  readonly recipe_bag: number;
  readonly market: readonly (RowView)[];
  readonly bag: number;
  readonly hiring: HiringView;
  readonly trays: readonly (TrayView)[];
  readonly tables: readonly (TableView)[];
  readonly posts: readonly (PostView)[];
  readonly nobles: readonly (MarkerView)[];
  readonly specials: readonly (SpecialView)[];
  readonly players: readonly (PlayerView)[];
  readonly mentor: MentorView | null;
  readonly income: number;
  readonly decoration_places: readonly (DecorationView)[];
  readonly step: string | null;
  readonly drawn: readonly (TileView)[];
  readonly drawn_recipes: readonly (RecipeView)[];
  readonly rows: readonly (HandInView)[];
  readonly baking: readonly (string)[];
  readonly lifted: string | null;
};

/** Points of a table's banner, and the players who have them now. */
export type PlaceView = {
  readonly points: number;
  readonly players: readonly (number)[];
};

/** A seat, or the Mentor, whose number follows the last seat. `hand` and `unused` are `None` where the viewer may not look; their counts are open. `sure` are cards that everybody knows to be in hand. */
export type PlayerView = {
  readonly player: number;
  readonly automa: boolean;
  readonly points: number;
  readonly forecast: number;
  readonly coins: number;
  readonly staples: readonly (StapleView)[];
  readonly shelves: readonly (ShelfView)[];
  readonly racks: readonly (RackView)[];
  readonly decorations: readonly (TileView)[];
  readonly stored: readonly (TileView)[];
  readonly staff: number;
  readonly hand_count: number;
  readonly hand: readonly (StaffView)[] | null;
  readonly unused_count: number;
  readonly unused: readonly (StaffView)[] | null;
  readonly sure: readonly (StaffView)[];
  readonly used: readonly (StaffView)[];
  readonly tray: readonly (StaffView)[] | null;
  readonly removed: readonly (StaffView)[] | null;
  readonly star: boolean;
  readonly income: number;
  readonly income_points: number;
  readonly pastries: readonly (number)[];
  readonly servants: number;
  readonly nobles: number;
};

/** `closed`: no further servant comes here. */
export type PostView = {
  readonly post: number;
  readonly tables: readonly (string)[];
  readonly closed: boolean;
  readonly places: readonly (MarkerView)[];
};

/** `sale` is what the pastry brings if it is sold. */
export type RackView = {
  readonly rack: string;
  readonly pastry: RecipeView | null;
  readonly topping: TileView | null;
  readonly sale: number;
};

/** `needs` are its staples and ingredients by name, each as often as it is needed. */
export type RecipeView = {
  readonly recipe: string;
  readonly needs: readonly (string)[];
  readonly points: number;
  readonly patissier: boolean;
  readonly said: Text;
  readonly needs_said: Text;
};

/** A row of the ingredient display; `price` of a tile now, or `None` if there is none. */
export type RowView = {
  readonly price: number | null;
  readonly leaves: boolean;
  readonly stalls: readonly (StallView)[];
};

/** A seat as an argument: the speaker of the text knows who sits there, and whether it is "you". */
export type SeatName = {
  readonly type: "seat";
  readonly seat: number;
};

export type ShelfView = {
  readonly shelf: string;
  readonly recipe: RecipeView | null;
};

/** `leaves`: what is here when the round ends goes. */
export type SlotView = {
  readonly slot: string;
  readonly price: number;
  readonly recipe: RecipeView | null;
  readonly leaves: boolean;
};

export type SoloCardView = {
  readonly actions: readonly (string)[];
  readonly bake: readonly (string)[];
  readonly rack: string;
  readonly height: string;
  readonly hire: number;
  readonly hire_side: string;
  readonly slot: string;
  readonly slot_side: string;
  readonly column: string;
  readonly table: string;
  readonly end: string;
  readonly place: string;
};

/** A space of a table; `player` is the owner of the pastry there. */
export type SpaceView = {
  readonly space: string;
  readonly gift: string;
  readonly amount: number;
  readonly pastry: RecipeView | null;
  readonly player: number | null;
};

export type SpecialView = {
  readonly special: string;
  readonly asks: Text;
  readonly marks: readonly (MarkView)[];
};

export type StaffView = {
  readonly staff: string;
  readonly level: number;
  readonly rank: string;
  readonly title: string;
  readonly woman: boolean;
  readonly bonus: Text;
  readonly kind: string;
  readonly condition: Text | null;
  readonly dismissing: number;
};

export type StallView = {
  readonly stall: string;
  readonly tile: TileView | null;
};

/** `prices` are totals for one unit, two and so on. */
export type StapleView = {
  readonly staple: string;
  readonly units: number;
  readonly cap: number;
  readonly prices: readonly (number)[];
};

export type TableTileView = {
  readonly tile: string;
  readonly asks: string;
  readonly worth: number;
  readonly gives: string;
  readonly amount: number;
  readonly said: Text;
};

export type TableView = {
  readonly table: string;
  readonly tile: TableTileView;
  readonly banner: readonly (PlaceView)[];
  readonly spaces: readonly (SpaceView)[];
};

export type Text = {
  readonly type: "text";
  readonly key: string;
  readonly args?: { readonly [key: string]: number | string | SeatName | Text };
};

/** `ingredients` and `toppings` by name, each as often as it is there. */
export type TileView = {
  readonly tile: string;
  readonly ingredients: readonly (string)[];
  readonly toppings: readonly (string)[];
  readonly said: Text;
};

/** A tray that goes round: who gets it, one after the other, and which of them have it now. */
export type TrayView = {
  readonly tray: string;
  readonly level: number;
  readonly cards: number;
  readonly route: readonly (number)[];
  readonly turn: number;
  readonly open: boolean;
};
