/** What the board and its pieces may ask of the table they lie on. */
import { createContext } from 'svelte';
import type { Happening, Outcome, SeatInfo, Text, WireMove } from '../wire';
import type { PieceState, Tag } from './narrowing';

export interface TableContext {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** How all came out, once the match is over. */
  readonly results: readonly Outcome[];
  /** What has happened up to the moment that is shown. */
  readonly happened: readonly Happening[];
  /** From whose eyes; null for a spectator. */
  readonly viewer: number | null;
  /** Whether the viewer is asked something now. */
  readonly deciding: boolean;
  /** Names as people read them: bots by their friendly name. */
  readonly names: readonly string[];
  stateOf(tag: Tag): PieceState;
  /** Whether a piece of this tag would be of use here, but something is in its way; the first reasons. */
  obstacles(tag: Tag): readonly Text[];
  /** The points that choosing a piece of this tag will bring, where that is one number, and not 0. */
  total(tag: Tag): number | null;
  /** Who has a place that players contend for after the move whose bill is told; null where that changes nothing. */
  holdersAfter(contest: string): readonly number[] | null;
  /** Whether all that can be chosen with a piece of this tag only gives something up. */
  quiet(tag: Tag): boolean;
  /** The best way to answer all of a question that is asked in parts: to be shown before it is played. */
  readonly suggested: readonly WireMove[];
  choose(tag: Tag): void;
  /** Where everybody's points come from; none where that cannot be shown. */
  showPoints?: (() => void) | undefined;
  /** A sentence of this game as this viewer hears it. */
  say(text: Text): string;
  /** A word of this game by its key. */
  word(key: string, args?: Record<string, string | number | Text>): string;
}

export const [getTable, setTable] = createContext<TableContext>();
