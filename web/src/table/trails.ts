/** From cause to effect: the ways that things of a line took over the board, or what changed because of what. */
import type { EventLooks, Flight } from '../games/contract';
import type { SeenEvent } from '../wire';
import { changed, type Line } from './merging';

/** Names of places, the best first: of either end the first that is to be seen. */
export type Way = {
  readonly event: SeenEvent;
  readonly from: readonly string[];
  readonly to: readonly string[];
};

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * What flew when it happened, as far as its ends are still there; from the place that a line is about to those that follow
 * from it; and where nothing of this is, from the player to what they changed. What only fills a place again, such as the
 * next card of a pile, has an origin of its own and is no effect.
 */
export function waysOf(
  line: Line,
  looks: EventLooks,
  flights: (event: SeenEvent) => readonly Flight[],
): readonly Way[] {
  const { event: head, events } = line;
  if (!head) return [];
  const placesOf = (event: SeenEvent): readonly string[] => changed(event, looks.kinds[event.kind] ?? {});
  const home = line.actor === null ? [] : [`seat:${line.actor}`];
  const cause = placesOf(head);
  const flown = events
    .filter((event) => event.kind === head.kind)
    .flatMap((event) =>
      flights(event)
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, until }): Way => {
          const goals = until ? [to, until, ...home] : [to, ...home];
          return { event, from: [from, ...placesOf(event)], to: goals };
        }),
    );
  const effects = events
    .slice(events.indexOf(head))
    .filter((event) => event.kind !== head.kind && looks.kinds[event.kind]?.part === 'follows')
    .filter((event) => placesOf(event).some((place) => cause.includes(place)) || !flights(event).length)
    .flatMap((event) =>
      placesOf(event)
        .filter((place) => !cause.includes(place))
        .map((place): Way => ({ event, from: cause, to: [place] })),
    );
  const ways = [...flown, ...(cause.length ? effects : [])];
  return ways.length || !cause.length ? ways : [{ event: head, from: home, to: cause }];
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** Where the way from the middle of a box to a point leaves it: dots are not to hide what lies there. */
function border(box: Box, goal: { readonly x: number; readonly y: number }) {
  const { x, y } = middle(box);
  const [across, down] = [goal.x - x, goal.y - y];
  const part = Math.min(
    across ? box.width / 2 / Math.abs(across) : Number.POSITIVE_INFINITY,
    down ? box.height / 2 / Math.abs(down) : Number.POSITIVE_INFINITY,
  );
  return { x: x + across * part, y: y + down * part };
}

/** Whether two boxes are so near that a way between others needs to be drawn to one of them only. */
export const isBeside = (one: Box, other: Box): boolean =>
  Math.hypot(middle(one).x - middle(other).x, middle(one).y - middle(other).y) < BESIDE;
/** In pixels: a token and the next. */
const BESIDE = 32;

/** How far a way bends from the straight one, in parts of its length. */
const BEND = 0.1;
/** Ends that are nearer than this, in pixels, need no way between them. */
const NEAR = 12;

/** A path between two boxes, as an SVG has it; none where they touch. */
export function pathBetween(from: Box, to: Box): string | null {
  const [wide, high] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
  if (!wide && !high) return null;
  const start = border(from, middle(to));
  const end = border(to, middle(from));
  const [across, down] = [end.x - start.x, end.y - start.y];
  if (Math.hypot(across, down) < NEAR || across * wide + down * high <= 0) return null;
  const bend = { x: start.x + across / 2 + down * BEND, y: start.y + down / 2 - across * BEND };
  const [a, b, c] = [start, bend, end].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${a}Q${b} ${c}`;
}

type Point = { readonly x: number; readonly y: number };
type Curve = readonly [Point, Point, Point, Point];

/** How near to words, in pixels, a way may go beside them. */
const BESIDE_WORDS = 5;
const SAMPLES = [...Array(49).keys()].map((index) => index / 48);

const at = ([a, b, c, d]: Curve, part: number): Point => {
  const rest = 1 - part;
  const mixed = (get: (one: Point) => number): number =>
    rest ** 3 * get(a) + 3 * rest ** 2 * part * get(b) + 3 * rest * part ** 2 * get(c) + part ** 3 * get(d);
  return { x: mixed((one) => one.x), y: mixed((one) => one.y) };
};

const near = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x > left - BESIDE_WORDS &&
  x < left + width + BESIDE_WORDS &&
  y > top - BESIDE_WORDS &&
  y < top + height + BESIDE_WORDS;

/** How high bows rise above both their ends, and where between the edges of two rows a way turns. */
const RISES = [40, 20, 70, 110];
const TURNS = [0.5, 0.2, 0.8];

/** Ways from one piece to another, the nicest first: between two rows, else as a bow above both. */
function curves(from: Box, to: Box): readonly Curve[] {
  const [x, u] = [middle(from).x, middle(to).x];
  const [upper, lower] = from.top <= to.top ? [from, to] : [to, from];
  const edge = upper.top + upper.height;
  const between = TURNS.map((turn): Curve => {
    const [y, v] = upper === from ? [edge, lower.top] : [lower.top, edge];
    const mid = edge + (lower.top - edge) * turn;
    return [
      { x, y },
      { x, y: mid },
      { x: u, y: mid },
      { x: u, y: v },
    ];
  });
  const above = RISES.map((rise): Curve => {
    const top = Math.max(4, upper.top - rise);
    return [
      { x, y: from.top },
      { x, y: top },
      { x: u, y: top },
      { x: u, y: to.top },
    ];
  });
  return lower.top - edge > BESIDE ? [...between, ...above] : above;
}

/** A way past words, and those that it cannot pass: it goes under them. */
export function wayPast(
  from: Box,
  to: Box,
  words: readonly Box[],
): { readonly path: string; readonly under: readonly Box[] } {
  const [best] = curves(from, to)
    .map((curve) => {
      const points = SAMPLES.map((part) => at(curve, part));
      const under = words.filter((box) => points.some((point) => near(point, box)));
      const hidden = points.filter((point) => under.some((box) => near(point, box))).length;
      return { curve, under, hidden };
    })
    .toSorted((one, other) => one.hidden - other.hidden);
  const [a, b, c, d] = best!.curve.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return { path: `M${a}C${b} ${c} ${d}`, under: best!.under };
}
