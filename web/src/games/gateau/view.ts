// Written by `python tools/wire.py` from the Python types. Do not edit.
// biome-ignore-all format: written.

export type AdvantageView = {
  readonly kinds: readonly (string)[];
  readonly benefit: readonly (EffectView)[];
};

/** The left card is the top of the deck; the right one shows what is to be gained. */
export type AdvantagesView = {
  readonly left: AdvantageView;
  readonly middle: AdvantageView;
  readonly right: AdvantageView;
  readonly deck: number;
};

export type AwardView = {
  readonly family: string;
  readonly shelf: string;
  readonly points: number;
};

/** A bowl with the kind of either side and the tokens on it; `shielded` by the force field. */
export type BowlView = {
  readonly bowl: string;
  readonly shows: string;
  readonly back: string;
  readonly tokens: readonly (string)[];
  readonly shielded: boolean;
};

export type DeckView = {
  readonly level: number;
  readonly left: number;
};

export type EffectView = {
  readonly effect: string;
  readonly amount: number;
};

export type FinishedView = {
  readonly recipe: RecipeView;
  readonly face_up: boolean;
};

export type GateauView = {
  readonly viewer: number | null;
  readonly deciders: readonly (number)[];
  readonly step: string | null;
  readonly turn: number | null;
  readonly round: number;
  readonly last_round: number | null;
  readonly over: boolean;
  readonly awarded: boolean;
  readonly gilded: number;
  readonly bowls: readonly (BowlView)[];
  readonly tiles: readonly (TileView)[];
  readonly supply: readonly (NeedView)[];
  readonly rows: readonly (PlaceView)[];
  readonly decks: readonly (DeckView)[];
  readonly events_gone: readonly (string)[];
  readonly awards: readonly (StackView)[];
  readonly toque: readonly (ToqueView)[];
  readonly tool_pile: number;
  readonly tool_discards: readonly (string)[];
  readonly spaces: readonly (SpaceView)[];
  readonly gold_limit: number;
  readonly top_points: number;
  readonly tool_limit: number;
  readonly paying: PayingView | null;
  readonly left_to_take: number;
  readonly taking_from: string | null;
  readonly seats: readonly (SeatView)[];
  readonly advantages: AdvantagesView | null;
  readonly robot: RobotView | null;
};

export type IconCount = {
  readonly family: string;
  readonly count: number;
};

export type NeedView = {
  readonly kind: string;
  readonly count: number;
};

/** The recipe that is being paid for, and what it still needs. */
export type PayingView = {
  readonly recipe: RecipeView;
  readonly needs: readonly (NeedView)[];
  readonly supers: number;
};

/** A place of the main board; the last one of each row has a gold icon. */
export type PlaceView = {
  readonly card: string;
  readonly recipe: RecipeView | null;
  readonly gold: boolean;
};

export type RecipeView = {
  readonly recipe: string;
  readonly level: number;
  readonly needs: readonly (NeedView)[];
  readonly grey: number;
  readonly icons: readonly (string)[];
  readonly points: number;
  readonly bonus: readonly (EffectView)[];
};

export type RobotCardView = {
  readonly arm: string;
  readonly rows: number;
  readonly base: string;
  readonly base_counts: boolean;
  readonly second: string;
  readonly second_counts: boolean;
};

/** Chef-o-Tron; arms are named with their rows from 1, `board` is the order of its kinds. */
export type RobotView = {
  readonly white_row: number;
  readonly blue_row: number;
  readonly active: string | null;
  readonly card: RobotCardView | null;
  readonly cards_left: number;
  readonly events_aside: number;
  readonly board: readonly (string)[];
  readonly tokens: readonly (NeedView)[];
  readonly gold: number;
  readonly stored: readonly (string)[];
  readonly finished: readonly (FinishedView)[];
  readonly icons: readonly (IconCount)[];
  readonly awards: readonly (AwardView)[];
  readonly points: number;
};

/** `tools` and `fresh` are `None` where the viewer may not look; their counts are open. */
export type SeatView = {
  readonly chef: string;
  readonly side: string | null;
  readonly bench: readonly (ZoneView)[];
  readonly gold: number;
  readonly stored: readonly (string)[];
  readonly pawn: string;
  readonly sections: readonly (SectionView)[];
  readonly reserved: string | null;
  readonly finished: readonly (FinishedView)[];
  readonly icons: readonly (IconCount)[];
  readonly awards: readonly (AwardView)[];
  readonly tool_count: number;
  readonly fresh_count: number;
  readonly tools: readonly (ToolView)[] | null;
  readonly fresh: readonly (ToolView)[] | null;
  readonly hand: string | null;
  readonly points: number;
};

export type SectionView = {
  readonly section: string;
  readonly bonus: readonly (EffectView)[];
  readonly recipe: RecipeView | null;
  readonly reserved: boolean;
};

export type SlotView = {
  readonly slot: string;
  readonly token: string | null;
};

export type SpaceView = {
  readonly space: string;
  readonly actions: readonly (string)[];
};

/** The awards of a family that are left; `top` is the value of the next one. */
export type StackView = {
  readonly family: string;
  readonly left: number;
  readonly top: number | null;
};

/** A side tile; its icon lies on `icon_slot` and can be used while `icon_shows`. */
export type TileView = {
  readonly tile: string;
  readonly slots: readonly (SlotView)[];
  readonly icon: string;
  readonly icon_slot: string;
  readonly icon_shows: boolean;
};

export type ToolView = {
  readonly tool: string;
  readonly effects: readonly (EffectView)[];
};

export type ToqueView = {
  readonly place: string;
  readonly bonus: readonly (EffectView)[];
  readonly gold: boolean;
};

export type ZoneView = {
  readonly zone: string;
  readonly tokens: readonly (string)[];
  readonly size: number;
};
