/** Where the badge of a player lies: at the head with their name, and on nothing that is read. */
import { type Box, shared } from './freeplace';

type Size = { readonly width: number; readonly height: number };

/** How far, in pixels, a badge reaches over the lower edge of a head, or over its end. */
const OVER = 3;
const BEYOND = 4;
/** How fine free room is looked for: between two words there is seldom less. */
const STEP = 4;
/** Between a badge and words. */
const AIR = 2;

/**
 * On the lower edge of a head, at its end; where something is read there, the nearest free room of the head and around
 * it. Where there is none, what covers least.
 */
export function badgePlace(head: Box, size: Size, room: Size, read: readonly Box[]): Box {
  const end = { left: head.left + head.width + BEYOND - size.width, top: head.top + head.height - OVER };
  const near = read.filter(
    ({ top, height }) => top < end.top + size.height && top + height > head.top - size.height,
  );
  const covered = ({ left, top, width, height }: Box): number => {
    const airy = { left: left - AIR, top, width: width + 2 * AIR, height };
    return near.reduce((sum, one) => sum + shared(airy, one), 0);
  };
  const fits = ({ left, top }: Box): boolean =>
    left >= 0 && top >= 0 && left + size.width <= room.width && top + size.height <= room.height;
  const first = { ...end, ...size };
  const spots: Box[] = [first];
  for (let top = head.top + OVER - size.height; top <= end.top; top += STEP)
    for (let left = head.left - BEYOND; left <= head.left + head.width + BEYOND; left += STEP)
      spots.push({ left, top, ...size });
  const away = ({ left, top }: Box): number => Math.hypot(left - end.left, top - end.top);
  const [best] = spots
    .filter(fits)
    .map((spot) => ({ spot, over: covered(spot), far: away(spot) }))
    .toSorted((one, other) => one.over - other.over || one.far - other.far);
  return best?.spot ?? first;
}
