/**
 * What would happen if something were chosen, drawn over the board: faint copies of what would travel lie where they would
 * land, and whatever would change is marked. Nothing of the board itself is touched but by a class.
 */
import type { Flight } from '../games/contract';
import { at, copyOf, layOver } from './flights';

/** How far a copy lies from the middle of what is there, and from the copy below it, in parts of its size. */
const ASIDE = 0.4;
/** A card is made small, in pixels, or it would hide where it goes. */
const LARGEST = 64;

type Copy = {
  readonly from: HTMLElement;
  readonly at: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
  readonly scale: number;
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
    // A point that things come from, such as a bag, is nothing that can be seen.
    if (!start?.getBoundingClientRect().width) continue;
    leaving.push(start);
    const there = at(board, to);
    const end = there ?? (until ? at(board, until) : null);
    if (!end) continue;
    // Beside what lies there already; in the middle of an empty place.
    const before = landed.get(to) ?? 0;
    landed.set(to, before + 1);
    const aside = ASIDE * (before + (there ? 1 : 0));
    const goal = end.getBoundingClientRect();
    const { width, height } = start.getBoundingClientRect();
    const scale = Math.min(1, LARGEST / Math.max(width, height));
    const left = goal.left + (goal.width - width) / 2 + aside * width * scale;
    const top = goal.top + (goal.height - height) / 2 - (aside ? ASIDE * height * scale : 0);
    copies.push({ from: start, at: { left, top, width, height }, scale });
  }
  const drawn = copies.map(({ from, at: place, scale }) => {
    const copy = copyOf(from);
    copy.classList.add('foreshadow');
    layOver(copy, place);
    copy.style.transform = `scale(${scale})`;
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
