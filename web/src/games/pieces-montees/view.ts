// Written by `python tools/wire.py` from the Python types. Do not edit.
// biome-ignore-all format: written.

/** An open booklet: a chocolate decoration on the left, a cream one on the right. */
export type BookletView = {
  readonly left: string | null;
  readonly right: string | null;
  readonly turned: number;
  readonly left_in_it: number;
  readonly arrow: string;
};

export type CakeView = {
  readonly kind: string;
  readonly layers: number;
  readonly decorated: boolean;
  readonly points: number;
};

/** A card as the viewer sees it; `back` is its other face if the viewer has seen that too. Where the players remember for themselves no back is shown, and no face of a hand to somebody at no seat: the holder and the others see different ones. */
export type CardView = {
  readonly face: string | null;
  readonly back: string | null;
};

/** What the rules allow: unfinished cakes at once, and prices in spoons. */
export type LimitsView = {
  readonly cakes_at_once: number;
  readonly turning: number;
  readonly page: number;
  readonly assistant: number;
};

export type PiecesView = {
  readonly viewer: number | null;
  readonly deciders: readonly (number)[];
  readonly round: number;
  readonly spoons: number;
  readonly assistant_rests: boolean;
  readonly decoration_taken: boolean;
  readonly last_round: boolean;
  readonly over: boolean;
  readonly mode: string;
  readonly teams: boolean;
  readonly remembers: boolean;
  readonly removed_colour: string | null;
  readonly pile: number;
  readonly pile_top: string | null;
  readonly booklet: BookletView | null;
  readonly worth: WorthView;
  readonly limits: LimitsView;
  readonly occasions: { readonly [key: string]: string };
  readonly seats: readonly (SeatView)[];
  readonly neutral: readonly (CardView | null)[] | null;
};

export type SeatView = {
  readonly hand: readonly (CardView | null)[];
  readonly cakes: readonly (CakeView)[];
  readonly assistant: boolean;
  readonly points: number;
};

/** What cakes are worth in the edition of this match. */
export type WorthView = {
  readonly layers: readonly (number)[];
  readonly cream: number;
  readonly chocolate: number;
};
