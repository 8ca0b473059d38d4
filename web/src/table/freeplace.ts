/** Where an explanation may lie: beside the thing it is about, and over nothing that can be chosen. */

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Spot = { readonly left: number; readonly top: number };

const GAP = 10;
const EDGE = 8;
/** Around what can be chosen: it rises under the pointer. */
const CLEAR = 8;
/** How fine the room is searched: a free stripe between two pieces is seldom narrower. */
const STEP = 16;

/** How much of two boxes is the same place. */
export const shared = (one: Box, other: Box): number => {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
};

const wider = ({ left, top, width, height }: Box): Box => ({
  left: left - CLEAR,
  top: top - CLEAR,
  width: width + 2 * CLEAR,
  height: height + 2 * CLEAR,
});

const bounded = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(room - size - EDGE, at));

/**
 * The nearest place to the anchor that covers neither it nor what is taken: above, below, beside, then anywhere in
 * the window. Where there is none, the one that covers least.
 */
export function freePlace(
  anchor: Box,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): Spot {
  const middle = anchor.left + anchor.width / 2 - size.width / 2;
  const level = anchor.top + anchor.height / 2 - size.height / 2;
  const above = anchor.top - size.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const beside: Spot[] = [
    { left: middle, top: above },
    { left: middle, top: below },
    { left: anchor.left + anchor.width + GAP, top: level },
    { left: anchor.left - size.width - GAP, top: level },
  ];
  const kept = [anchor, ...taken.map(wider)];
  const covered = ({ left, top }: Spot): number => {
    const box = { left, top, width: size.width, height: size.height };
    return kept.reduce((sum, one) => sum + shared(box, one), 0);
  };
  const near = beside.map(({ left, top }) => ({
    left: bounded(left, size.width, room.width),
    top: bounded(top, size.height, room.height),
  }));
  const best = near.find((spot) => covered(spot) === 0);
  if (best) return best;
  const away = ({ left, top }: Spot): number => Math.hypot(left - middle, top - level);
  let found = near[0]!;
  let least = covered(found);
  let farness = away(found);
  for (let top = EDGE; top <= room.height - size.height - EDGE; top += STEP)
    for (let left = EDGE; left <= room.width - size.width - EDGE; left += STEP) {
      const spot = { left, top };
      const far = away(spot);
      if (least === 0 && far >= farness) continue;
      const over = covered(spot);
      if (over < least || (over === least && far < farness)) {
        found = spot;
        least = over;
        farness = far;
      }
    }
  return found;
}
