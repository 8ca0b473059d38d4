/**
 * The room that a table has, in four shapes. The shell, the boards and the replay read the same one, taken from the
 * table's own box: a zoomed window, a frame in another page and a phone lying down are one and the same to it.
 */
import type { Attachment } from 'svelte/attachments';

/**
 * small: a phone; low: a phone lying down, or a zoomed window; tall: a tablet upright; wide: all others.
 * Small and low show one page of the board at a time, tall and wide the whole of it.
 */
export type Shape = 'small' | 'low' | 'tall' | 'wide';

const SMALL = 660;
const LOW = 560;
/** The page and what is mine stand side by side from this width on. */
const HALVES = 500;

/** A board that is whole only from `whole` pixels of width on has its pages up to there. */
export function shapeOf(width: number, height: number, whole = SMALL): Shape {
  if (height < LOW && width >= HALVES) return 'low';
  if (width < SMALL || (height > width && width < whole)) return 'small';
  return height > width ? 'tall' : 'wide';
}

/** From this width on the log stands beside the board. */
const COLUMN = 1260;

class Room {
  width = $state(1280);
  height = $state(800);
  /** What the game says of its board (`GamePage.whole`). */
  whole = $state<number | undefined>();
  shape = $derived(shapeOf(this.width, this.height, this.whole));
  /** Whether only one page of the board is shown at a time. */
  cramped = $derived(this.shape === 'small' || this.shape === 'low');
  /** Where the log is: beside the board, in a drawer over it, or a page of its own. */
  log: 'column' | 'drawer' | 'page' = $derived(
    this.cramped ? 'page' : this.width < COLUMN ? 'drawer' : 'column',
  );
  /** The page of the board that is shown, if it has pages and one is shown at a time: its name in `GamePage.pages`. */
  page = $state('');
}

export const room = new Room();

/** On the box of a table: its size is the room. */
export const shaping: Attachment<HTMLElement> = (table) => {
  const measure = () => {
    room.width = table.clientWidth;
    room.height = table.clientHeight;
  };
  const watch = new ResizeObserver(measure);
  watch.observe(table);
  measure();
  return () => watch.disconnect();
};
