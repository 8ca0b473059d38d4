/** The chances of the seats to win, from one decision that the chef has looked at to the next. */
import type { SeatChance } from '../wire';
import type { TurnStart } from './turns';

/** Of one seat: its moments, in their order. */
export type ChanceLine = {
  readonly seat: number;
  readonly points: readonly { readonly number: number; readonly chance: number }[];
};

export function linesOf(curve: readonly SeatChance[]): readonly ChanceLine[] {
  const seats = [...new Set(curve.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) => ({ seat, points: curve.filter((point) => point.seat === seat) }));
}

/** As the chef saw it last, at a moment; before he saw it, as he saw it first. */
export function chanceAt({ points }: ChanceLine, number: number): number {
  return (points.findLast((point) => point.number <= number) ?? points[0])?.chance ?? 0;
}

/** The moments that a table tells: where each round begins, or each turn where there are no rounds; and the end. */
export function rowsOf(
  turns: readonly TurnStart[],
  last: number,
): readonly { readonly number: number; readonly round: number | null; readonly seat: number }[] {
  const rounds = turns.filter(
    (turn, index) =>
      turn.round !== null && !turns.slice(0, index).some((before) => before.round === turn.round),
  );
  return [...(rounds.length ? rounds : turns), { number: last, round: null, seat: -1 }];
}
