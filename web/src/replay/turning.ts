/** The moments of a match where the lead changed most. */
import type { Line, ToldTurn } from '../table/merging';

/** By moment: everybody's points, in the order of the results. */
export type Scores = readonly (readonly number[])[];

/** How it came to be: somebody goes ahead, draws level, pulls away, or comes nearer to who leads. */
export type Turning = 'takes' | 'level' | 'grows' | 'closes';

export type TurningPoint = {
  readonly turning: Turning;
  /** Whose moment it was, by the places in the results: partners are together. */
  readonly side: readonly number[];
  /** By how much who is ahead leads after it. */
  readonly margin: number;
  /** By how much the lead changed. */
  readonly swing: number;
  /** What was done then. */
  readonly line: Line;
  readonly round: number | null;
};

/** Partners have one score, always: they are one side. */
export function sidesOf(scores: Scores): readonly (readonly number[])[] {
  const sides: number[][] = [];
  for (const index of (scores[0] ?? []).keys()) {
    const twin = sides.find(
      ([one]) => scores.length > 2 && scores.every((points) => points[one!] === points[index]),
    );
    if (twin) twin.push(index);
    else sides.push([index]);
  }
  return sides;
}

type Lead = { readonly leader: readonly number[] | null; readonly margin: number };

function leadOf(points: readonly number[], sides: readonly (readonly number[])[]): Lead {
  const [first, second] = [...sides].sort((one, other) => points[other[0]!]! - points[one[0]!]!);
  const margin = first && second ? points[first[0]!]! - points[second[0]!]! : 0;
  return { leader: margin ? first! : null, margin };
}

/** How far the lead swung: what the one lost who led, and what the other has now. */
const swingOf = (before: Lead, after: Lead): number =>
  before.leader === after.leader ? Math.abs(after.margin - before.margin) : before.margin + after.margin;

/**
 * In the order of the match, the greatest of all. `first` is the number of the first of the scores, the deal; those of
 * automas come after those of the `seats`.
 */
export function turningPoints(
  scores: Scores,
  first: number,
  tale: readonly ToldTurn[],
  seats: number,
  most = 3,
): readonly TurningPoint[] {
  const sides = sidesOf(scores);
  if (sides.length < 2) return [];
  const at = (number: number): readonly number[] =>
    scores[Math.min(scores.length - 1, Math.max(0, number - first))]!;
  const found = tale.flatMap(({ lines, round }): TurningPoint[] => {
    if (!lines.length) return [];
    const start = Math.min(...lines.map((line) => line.first)) - 1;
    const end = Math.max(...lines.map((line) => line.last));
    const [before, after] = [leadOf(at(start), sides), leadOf(at(end), sides)];
    const swing = swingOf(before, after);
    if (!swing) return [];
    const gain = (side: readonly number[]) => at(end)[side[0]!]! - at(start)[side[0]!]!;
    const others = sides.filter((side) => side !== before.leader);
    const nearest = others.toSorted((one, other) => gain(other) - gain(one))[0]!;
    const turning: Turning =
      after.leader === null
        ? 'level'
        : after.leader !== before.leader
          ? 'takes'
          : after.margin > before.margin
            ? 'grows'
            : 'closes';
    const side = turning === 'level' || turning === 'closes' ? nearest : after.leader!;
    /** Of the turn, what has changed most; of what happened in the same row, what they did whose moment it was. */
    const weight = (one: Line) => swingOf(leadOf(at(one.first - 1), sides), leadOf(at(one.last), sides));
    const theirs = ({ actor }: Line) =>
      Number(actor === 'automa' ? side.some((index) => index >= seats) : side.includes(actor ?? -1));
    const line = lines.toSorted(
      (one, other) => weight(other) - weight(one) || theirs(other) - theirs(one),
    )[0]!;
    return [{ turning, side, margin: after.margin, swing, line, round }];
  });
  const greatest = new Set(found.toSorted((one, other) => other.swing - one.swing).slice(0, most));
  return found.filter((point) => greatest.has(point));
}

/** What somebody's match had besides its result: for how many turns they led, and what their best turn brought. */
export function courseOf(
  scores: Scores,
  first: number,
  tale: readonly ToldTurn[],
  index: number,
): { readonly led: number; readonly best: number } {
  const sides = sidesOf(scores);
  let led = 0;
  let best = 0;
  for (const { lines, seat } of tale) {
    if (!lines.length) continue;
    const start = Math.min(...lines.map((line) => line.first)) - 1 - first;
    const end = Math.max(...lines.map((line) => line.last)) - first;
    const [before, after] = [scores[Math.max(0, start)], scores[Math.min(scores.length - 1, end)]];
    if (!before || !after) continue;
    if (seat === index) best = Math.max(best, (after[index] ?? 0) - (before[index] ?? 0));
    if (sides.length > 1 && leadOf(after, sides).leader?.includes(index)) led += 1;
  }
  return { led, best };
}
