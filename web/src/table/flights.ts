/**
 * Things travel from where they were to where they are. What flies is a copy, so that the board itself is
 * up to date at once and can be used while copies are still in the air.
 */
import type { Flight } from '../games/contract';

/** What lies there; nothing where it is not to be seen, such as on a page of the board that is not open. */
export function at(board: HTMLElement, place: string): HTMLElement | null {
  const found = board.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  return found?.checkVisibility() ? found : null;
}

export async function fly(
  board: HTMLElement,
  flights: readonly Flight[],
  change: () => void | Promise<void>,
  duration: number,
): Promise<void> {
  if (!duration) return void (await change());
  await drawn();
  const starts = flights.map(({ from }) => {
    const element = at(board, from);
    return element && { rect: element.getBoundingClientRect(), ghost: copyOf(element) };
  });
  await change();
  // Measured all before the first takes off: each copy put on the page between would be laid out on its own.
  const ends = flights.map(({ to }) => at(board, to)?.getBoundingClientRect());
  const landings = starts.map((start, index) => {
    const end = ends[index];
    return start && end ? launch(start, end, duration, (index * duration) / 2) : null;
  });
  await Promise.all(landings);
}

/** What was clicked just now has been drawn: its places are known, and the next change has a frame of its own. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    // No frame comes to a tab that was hidden in this instant.
    setTimeout(done, 100);
  });

/** A picture of a thing, which is nothing to click, to find or to read. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-tag', 'data-place', 'data-area', 'aria-label']) one.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

/** Lay a copy over the page: no style of what it is a copy of may move it. */
export function layOver(copy: HTMLElement, at: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): void {
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
    boxShadow: 'none',
    transform: 'none',
  });
}

async function launch(
  start: { rect: DOMRect; ghost: HTMLElement },
  end: DOMRect,
  duration: number,
  delay: number,
): Promise<void> {
  const { rect, ghost } = start;
  layOver(ghost, rect);
  document.body.append(ghost);
  const scale = Math.min(end.width / (rect.width || 1), end.height / (rect.height || 1)) || 1;
  const across = end.left + end.width / 2 - rect.left - rect.width / 2;
  const down = end.top + end.height / 2 - rect.top - rect.height / 2;
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across}px, ${down}px) scale(${scale})`, opacity: 0.9 },
    ],
    { duration, delay, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'both' },
  );
  await flight.finished.catch(() => undefined);
  ghost.remove();
}
