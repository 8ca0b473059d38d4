/** What a game brings to the page. The shell does the rest. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import type { Signs } from '../kit/signs';
import type { TableContext } from '../table/context';
import type { Tag } from '../table/narrowing';
import type { BillLine, SeenEvent, WireMove } from '../wire';

/** A part of the board that a letter leads to. `key` is pressed, `name` is that of an `<Area>`. */
export type AreaKey = { readonly key: string; readonly name: string };

/**
 * A thing that travels: from one `data-place` to another. Where the start is gone after the move, its
 * last look is what flies.
 */
export type Flight = {
  readonly from: string;
  readonly to: string;
  /** What lies there as long as `to` is not on the board: for a look ahead. */
  readonly until?: string;
};

/**
 * A part of the board that has the room to itself where one part is shown at a time (see `table/shape.svelte.ts`).
 * The board reads `room.page`; its label is the game's word `tab-NAME`.
 */
export type BoardPage = {
  readonly name: string;
  readonly Icon: Component<SVGAttributes<SVGSVGElement>>;
  /** What the tags of its pieces begin with, up to the colon: so its tab says how many choices lie there. */
  readonly pieces: readonly string[];
  /** Its areas: the letter of one opens the page. */
  readonly areas: readonly string[];
};

/**
 * How an event is told (see `table/merging.ts`): log and recap make one line of what belongs together. A kind that a game
 * says nothing about has a line of its own.
 */
export type EventLook = {
  /** It belongs to the line that comes next, such as a card played for an action, or to the line before, such as what that brought. */
  readonly part?: 'opens' | 'follows';
  /** One, or several in a row that are equal in these arguments, are told by this message of the game, with their `count`. */
  readonly alike?: { readonly in: readonly string[]; readonly say: string };
  /** What it brings, by the name of the ware: the argument that says how much. Told beside a line that it belongs to. */
  readonly brings?: Readonly<Record<string, string>>;
  /** What it changes on the board, as `data-place` names it, with arguments in braces: `shelf:{seat}:{family}`, `garment:{garment.garment}`. */
  readonly places?: readonly string[];
};
export type EventLooks = {
  readonly kinds: Readonly<Record<string, EventLook>>;
  /** What the kinds begin with that tell what the automa does. */
  readonly automa?: string;
};

/** Who has something: a seat, or the automa. The head of theirs on the board is the place `seat:HOLDER`. */
export type Holder = number | 'automa';
/** By ware, as bills name them. */
export type Holdings = ReadonlyMap<Holder, Readonly<Record<string, number>>>;

export type GamePage<View> = {
  /** The whole board for one viewer, opponents and own things included. */
  readonly Board: Component<{ view: View }>;
  /** The tags of a move beyond `verb:VERB` and one `NAME:VALUE` for each argument. */
  readonly tags: (move: WireMove, view: View) => readonly Tag[];
  /** What flies when an event is shown. */
  readonly flights: (event: SeenEvent, before: View, after: View) => readonly Flight[];
  readonly areas: readonly AreaKey[];
  /** None where the whole board fits into any room. */
  readonly pages?: readonly BoardPage[];
  /** How wide an upright window must be to show the whole board; below that its pages are shown. */
  readonly whole?: number;
  /** Verbs that end the step or the turn: the button of the first that can be played has the primary place. */
  readonly finishing?: readonly string[];
  /** Moves that only give something up, such as putting back before the end of a turn: their pieces do not glow like goals. */
  readonly quiet?: (move: WireMove, view: View) => boolean;
  /** What a move that ends the turn leaves unused, in words; empty where nothing is left. */
  readonly unused?: (move: WireMove, view: View, table: Pick<TableContext, 'word'>) => string;
  /** What stands for words on its board. */
  readonly signs?: Signs;
  /** Obstacles that say nothing about a piece, such as that a mode has no partners: not shown as reasons. */
  readonly unrelated?: readonly string[];
  /** Everybody's points as the view tells them while the match runs; null where they are secret. */
  readonly points: (view: View) => readonly (number | null)[];
  /** What everybody has, openly, of what changes often: badges tell how much of it since one's last turn. */
  readonly holdings?: (view: View) => Holdings;
  /** The round, for the head line and the log, where the game counts rounds. */
  readonly round: (view: View) => number | null;
  /** What a line of a bill is about, as a small picture; nothing where a line has none. */
  readonly BillSign?: Component<{ line: BillLine }>;
  /** Which events are told together; without it each move has a line with all that it says. */
  readonly events?: EventLooks;
  /** What an event is about, as a small picture; nothing where it has none. */
  readonly EventSign?: Component<{ event: SeenEvent }>;
  /** A short, illustrated label of a move for the action bar; the words of its label, `said`, go unseen with it. */
  readonly MoveLabel?: Component<{ move: WireMove; view: View; said?: string }>;
};
