/**
 * What would happen if something were chosen, drawn over the board: faint copies of what would travel lie where they would
 * land, and whatever would change is marked. Nothing of the board itself is touched but by a class.
 */
import type { Flight } from '../games/contract';
import { at, copyOf } from './flights';

/** How far a copy lies from the middle of what is there, and from the copy below it, in parts of its size. */
const ASIDE = 0.4;

type Copy = {
  readonly from: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly size: DOMRect;
};

/** Draw it; the answer wipes it off. */
export function foreshadow(
  board: HTMLElement,
  flights: readonly Flight[],
  places: readonly string[],
): () => void {
  const landed = new Map<string, number>();
  const copies: Copy[] = [];
  const leaving: Element[] = [];
  for (const { from, to, until } of flights) {
    const start = from === to ? null : at(board, from);
    if (!start) continue;
    leaving.push(start);
    const there = at(board, to);
    const end = there ?? (until ? at(board, until) : null);
    if (!end) continue;
    // Beside what lies there already; in the middle of an empty place.
    const aside = (landed.get(to) ?? 0) + (there ? 1 : 0);
    landed.set(to, aside + 1);
    const { left, top, width, height } = end.getBoundingClientRect();
    const size = start.getBoundingClientRect();
    copies.push({
      from: start,
      left: left + (width - size.width) / 2 + ASIDE * size.width * aside,
      top: top + (height - size.height) / 2 - (aside ? ASIDE * size.height : 0),
      size,
    });
  }
  const drawn = copies.map(({ from, left, top, size }) => {
    const copy = copyOf(from);
    copy.classList.add('foreshadow');
    Object.assign(copy.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${size.width}px`,
      height: `${size.height}px`,
    });
    return copy;
  });
  document.body.append(...drawn);
  const marked = places.map((place) => at(board, place)).filter((one) => one !== null);
  for (const one of marked) one.classList.add('foreseen');
  for (const one of leaving) one.classList.add('leaving');
  return () => {
    for (const one of drawn) one.remove();
    for (const one of marked) one.classList.remove('foreseen');
    for (const one of leaving) one.classList.remove('leaving');
  };
}
