/**
 * What would happen if something were chosen, drawn over the board: faint copies of what would travel lie where they would
 * land, and whatever would change is marked. Nothing of the board itself is touched but by a class.
 */
import type { Flight } from '../games/contract';
import { at, copyOf } from './flights';

/** How far a copy lies from the one below it. */
const STEP = 0.3;

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
  for (const { from, to } of flights) {
    const start = from === to ? null : at(board, from);
    if (!start) continue;
    leaving.push(start);
    const end = at(board, to);
    if (!end) continue;
    const before = landed.get(to) ?? 0;
    landed.set(to, before + 1);
    const { left, top, width, height } = end.getBoundingClientRect();
    const size = start.getBoundingClientRect();
    const aside = STEP * size.width * before;
    copies.push({
      from: start,
      left: left + (width - size.width) / 2 + aside,
      top: top + (height - size.height) / 2,
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
