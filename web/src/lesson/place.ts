/** Where in a lesson somebody is, and where on the screen its note goes. */
import type { LessonStep } from '../wire';

/** How many moves the learner has played when each step begins. */
export function beginnings(steps: readonly LessonStep[]): readonly number[] {
  const found: number[] = [];
  let moves = 0;
  for (const step of steps) {
    found.push(moves);
    moves += step.moves.length;
  }
  return found;
}

/** The number of the move that is asked for: those that may be left out are, where the question has not come. */
export function movesDone(
  steps: readonly LessonStep[],
  learnt: number,
  offered: ReadonlySet<string>,
): number {
  const left = steps.flatMap((step) => step.moves).slice(learnt);
  const asked = left.findIndex((move) => !move.includes('') || move.some((one) => offered.has(one)));
  return learnt + (asked < 0 ? left.length : asked);
}

/**
 * The step that is to be done next: a step with moves is done when they are played; one without is done when it was
 * read, or when a move after it was played. Null when all are done.
 */
export function stepAt(
  steps: readonly LessonStep[],
  learnt: number,
  read: ReadonlySet<string>,
): number | null {
  const begins = beginnings(steps);
  const open = steps.findIndex((step, index) =>
    step.moves.length
      ? learnt < begins[index]! + step.moves.length
      : learnt <= begins[index]! && !read.has(step.name),
  );
  return open < 0 ? null : open;
}

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What a note speaks of; what is to be pressed must stay free above all. */
export type Meant = Box & { readonly pressed: boolean };

const GAP = 18;
const PRESSED_WEIGHS = 50;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * How high a note of this width may be so that above or below the things to be pressed there is a place for it: beside all of
 * them where that is enough to be read, else beside one of them. No limit where nothing is to be pressed, or where there is
 * width for it beside all.
 */
export function heightBeside(width: number, meant: readonly Meant[], inside: Box, enough: number): number {
  const pressed = meant.filter((box) => box.pressed);
  if (!pressed.length) return Number.POSITIVE_INFINITY;
  const all = around(pressed);
  const beside = Math.max(all.left - inside.left, inside.left + inside.width - all.left - all.width);
  if (beside - GAP >= width) return Number.POSITIVE_INFINITY;
  const heights = ({ top, height }: Box): readonly number[] => [
    top - GAP - inside.top,
    inside.top + inside.height - top - height - GAP,
  ];
  const freeOfAll = Math.max(...heights(all));
  return freeOfAll >= enough ? freeOfAll : Math.max(...pressed.flatMap(heights));
}

/** Beside what it speaks of and over none of it, if there is such a place; else where it covers least of that. */
export function notePlace(
  size: { readonly width: number; readonly height: number },
  meant: readonly Meant[],
  inside: Box,
): { readonly left: number; readonly top: number } {
  const fits = (left: number, top: number): Box => ({
    left: Math.max(inside.left, Math.min(left, inside.left + inside.width - size.width)),
    top: Math.max(inside.top, Math.min(top, inside.top + inside.height - size.height)),
    ...size,
  });
  const right = inside.left + inside.width;
  const bottom = inside.top + inside.height;
  const corners = [
    fits(right, inside.top),
    fits(inside.left, inside.top),
    fits(right, bottom),
    fits(inside.left, bottom),
  ];
  const middle = fits(
    inside.left + (inside.width - size.width) / 2,
    inside.top + (inside.height - size.height) / 2,
  );
  if (!meant.length) return { left: middle.left, top: middle.top };
  const near = meant.flatMap((box) => {
    const across = box.left + (box.width - size.width) / 2;
    const down = box.top + (box.height - size.height) / 2;
    return [
      fits(box.left + box.width + GAP, down),
      fits(box.left - size.width - GAP, down),
      fits(across, box.top - size.height - GAP),
      fits(across, box.top + box.height + GAP),
    ];
  });
  const pressed = meant.filter((box) => box.pressed);
  const all = around(pressed.length ? pressed : meant);
  const covered = (place: Box): number =>
    meant.reduce((sum, box) => sum + overlap(place, box) * (box.pressed ? PRESSED_WEIGHS : 1), 0);
  const far = (place: Box): number =>
    Math.hypot(
      place.left + place.width / 2 - all.left - all.width / 2,
      place.top + place.height / 2 - all.top - all.height / 2,
    );
  const { left, top } = [...near, ...corners].toSorted(
    (one, other) => covered(one) - covered(other) || far(one) - far(other),
  )[0]!;
  return { left, top };
}
