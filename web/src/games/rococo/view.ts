// Written by `python tools/wire.py` from the Python types. Do not edit.
// biome-ignore-all format: written.

export type AllHallsView = {
  readonly points: number;
  readonly player: number | null;
};

export type BonusView = {
  readonly kind: string;
  readonly gains: readonly (GainView)[];
  readonly amount: number;
  readonly colours: readonly (string)[];
  readonly livres: readonly (number)[];
  readonly said: Text;
};

/** What the specialised apprentice wants, how much of it there is, and at least. */
export type ConditionView = {
  readonly of: string;
  readonly now: number;
  readonly least: number;
};

export type DecorationView = {
  readonly decoration: string;
  readonly kind: string;
  readonly price: number;
  readonly points: number;
  readonly factor: number;
  readonly player: number | null;
  readonly guest: GarmentView | null;
};

export type DrawerPlaceView = {
  readonly place: string;
  readonly tile: TileView | null;
};

/** `price` of a tile now, or `None` if there is none. */
export type DrawerView = {
  readonly drawer: number;
  readonly price: number | null;
  readonly places: readonly (DrawerPlaceView)[];
};

/** `number` counts from 1; `side` is where counting begins; a column has a name. */
export type DuBarryCardView = {
  readonly action: string;
  readonly number: number;
  readonly side: string;
  readonly column: string;
  readonly hall: string;
  readonly jewel: string;
};

/** Her cards: those still to be played this round, the one played last, the one consulted for it. */
export type DuBarryView = {
  readonly turns_left: number;
  readonly cards_left: number;
  readonly last: DuBarryCardView | null;
  readonly consulted: DuBarryCardView | null;
};

export type EmployeeView = {
  readonly employee: string;
  readonly level: number;
  readonly rank: string;
  readonly bonus: BonusView;
  readonly delegating: number;
};

/** `amount` of `what` for every `per` of what `of` counts; `steps` are by size of staff. */
export type GainView = {
  readonly what: string;
  readonly amount: number;
  readonly per: number;
  readonly of: string;
  readonly steps: readonly (readonly [number, number])[];
};

/** `silk` are the colours of the bales it needs; `value` is 0 where it is never sold. */
export type GarmentView = {
  readonly garment: string;
  readonly colour: string;
  readonly silk: readonly (string)[];
  readonly thread: number;
  readonly lace: number;
  readonly thimble: boolean;
  readonly value: number;
  readonly points: number;
  readonly set: string;
  readonly bonus: string;
  readonly gains: readonly (GainView)[];
  readonly amount: number;
  readonly said: Text;
  readonly silk_said: Text;
  readonly effect: Text | null;
};

export type HallView = {
  readonly hall: string;
  readonly places: readonly (PlaceView)[];
  readonly spaces: readonly (SpaceView)[];
  readonly musician: DecorationView;
};

export type HiringView = {
  readonly price: number | null;
  readonly prices: readonly (number)[];
  readonly offers: readonly (OfferView)[];
  readonly deck: number;
};

export type JewelView = {
  readonly place: string;
  readonly price: number;
  readonly jewel: string | null;
};

export type JewellerView = {
  readonly licences: readonly (DecorationView)[];
  readonly jewels: readonly (JewelView)[];
  readonly bag: number;
  readonly piles: readonly (PileView)[];
  readonly tasks: readonly (string)[];
};

export type OfferView = {
  readonly offer: string;
  readonly employee: EmployeeView | null;
};

/** The cards that can be won in a trial; `cards` only for who is looking through them. */
export type PileView = {
  readonly trial: string;
  readonly left: number;
  readonly cards: readonly (EmployeeView)[] | null;
};

/** Points for a place, and the players who hold it now. */
export type PlaceView = {
  readonly points: number;
  readonly players: readonly (number)[];
};

/** A seat, or Madame du Barry, whose number follows the last seat. `hand`, `reserve` and `tiles` are `None` where the viewer may not look; their counts are open. `held` are cards known to be in hand or in reserve, `sure` those known to be in hand. */
export type PlayerView = {
  readonly player: number;
  readonly automa: boolean;
  readonly points: number;
  readonly forecast: number;
  readonly livres: number;
  readonly thread: number;
  readonly lace: number;
  readonly tile_count: number;
  readonly tiles: readonly (TileView)[] | null;
  readonly seen_tiles: readonly (TileView)[];
  readonly staff: number;
  readonly hand_count: number;
  readonly hand: readonly (EmployeeView)[] | null;
  readonly reserve_count: number;
  readonly reserve: readonly (EmployeeView)[] | null;
  readonly held: readonly (EmployeeView)[];
  readonly sure: readonly (string)[];
  readonly in_play: EmployeeView | null;
  readonly leaving: readonly (string)[];
  readonly discard: readonly (EmployeeView)[];
  readonly income: number;
  readonly halls: readonly (number)[];
  readonly musicians: readonly (boolean)[];
  readonly jewels: readonly (string)[];
  readonly trial: string | null;
  readonly tasks: readonly (string)[];
  readonly apprentice: EmployeeView | null;
  readonly condition: readonly (ConditionView)[];
  readonly wanted: Text | null;
  readonly has_apprentice: boolean;
};

export type RococoView = {
  readonly viewer: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number | null;
  readonly first: number;
  readonly favour: number | null;
  readonly favour_livres: number;
  readonly favour_points: number;
  readonly point_price: number;
  readonly windows: readonly (WindowView)[];
  readonly garment_bag: number;
  readonly drawers: readonly (DrawerView)[];
  readonly bag: number;
  readonly hiring: HiringView;
  readonly halls: readonly (HallView)[];
  readonly fireworks: readonly (DecorationView)[];
  readonly fireworks_places: readonly (PlaceView)[];
  readonly statues: readonly (DecorationView)[];
  readonly statue_points: number;
  readonly kitchen_left: readonly (DecorationView)[];
  readonly kitchen_right: readonly (DecorationView)[];
  readonly all_halls: readonly (AllHallsView)[];
  readonly jeweller: JewellerView | null;
  readonly players: readonly (PlayerView)[];
  readonly du_barry: DuBarryView | null;
  readonly step: string | null;
  readonly making: string | null;
  readonly paying: readonly (TileView)[];
  readonly fresh: TileView | null;
};

/** A seat as an argument: the speaker of the text knows who sits there, and whether it is "you". */
export type SeatName = {
  readonly type: "seat";
  readonly seat: number;
};

/** A space for guests; `player` is the owner of the garment, `amount` that of livres. */
export type SpaceView = {
  readonly space: string;
  readonly master: boolean;
  readonly reward: string;
  readonly amount: number;
  readonly garment: GarmentView | null;
  readonly player: number | null;
  readonly outside: string | null;
};

export type Text = {
  readonly type: "text";
  readonly key: string;
  readonly args?: { readonly [key: string]: number | string | SeatName | Text };
};

/** `silk` are the colours of its bales, one each; `choice`: thread or lace, not both. */
export type TileView = {
  readonly tile: string;
  readonly silk: readonly (string)[];
  readonly thread: number;
  readonly lace: number;
  readonly choice: boolean;
  readonly said: Text;
};

/** `leaves`: what is here when the round ends goes. */
export type WindowView = {
  readonly window: string;
  readonly price: number;
  readonly garment: GarmentView | null;
  readonly leaves: boolean;
};
