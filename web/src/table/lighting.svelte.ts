/** During the score show: the places that bring points light up, and the points fly from there to who gets them. */

class Counted {
  /** The places whose points are being counted: a board that shows one part at a time goes there. */
  places = $state.raw<readonly string[]>([]);
}
export const counted = new Counted();

const placesIn = (board: HTMLElement, place: string): readonly HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`),
];

/** Light places up, each in a colour; the answer puts them out. */
export function light(board: HTMLElement, places: readonly string[], colour: string): () => void {
  const lit = places.flatMap((place) => placesIn(board, place));
  for (const one of lit) {
    one.classList.add('scores');
    one.style.setProperty('--counted', colour);
  }
  return () => {
    for (const one of lit) {
      one.classList.remove('scores');
      one.style.removeProperty('--counted');
    }
  };
}

/** The area of the board that has the first of these places, where it is on a page that is not open. */
export function hiddenArea(board: HTMLElement, places: readonly string[]): string | null {
  const all = places.flatMap((place) => placesIn(board, place));
  if (all.some((one) => one.checkVisibility())) return null;
  return all[0]?.closest<HTMLElement>('[data-area]')?.dataset.area ?? null;
}

/** Points fly from the first of these places that is to be seen; the answer lets them vanish. */
export function flyPoints(
  board: HTMLElement,
  places: readonly string[],
  to: Element | null | undefined,
  points: string,
  duration: number,
): () => void {
  const from = places.flatMap((place) => placesIn(board, place)).find((one) => one.checkVisibility());
  if (!from || !to || !duration || document.hidden) return () => undefined;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const chip = document.createElement('span');
  chip.className = 'flying-points';
  chip.textContent = points;
  chip.setAttribute('aria-hidden', 'true');
  chip.style.left = `${start.left + start.width / 2}px`;
  chip.style.top = `${start.top + start.height / 2}px`;
  document.body.append(chip);
  const across = end.left + end.width / 2 - start.left - start.width / 2;
  const down = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = chip.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
      { transform: 'translate(-50%, -50%) scale(1.3)', opacity: 1, offset: 0.3 },
      {
        transform: `translate(calc(${across}px - 50%), calc(${down}px - 50%)) scale(0.8)`,
        opacity: 0.9,
      },
    ],
    { duration, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' },
  );
  const gone = () => chip.remove();
  void flight.finished.then(gone, gone);
  return gone;
}
