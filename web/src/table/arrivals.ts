/**
 * When what flies lands. The board shows at once what the server says; a thing that is still in the air appears in its
 * place when its copy arrives, so that several can be followed one by one.
 */
import type { Flight } from '../games/contract';

type Plan = { count: number; readonly at: Map<string, number[]> };
/** By the view that the move has led to. */
const plans = new WeakMap<object, Plan>();

function planOf(view: object): Plan {
  const known = plans.get(view);
  if (known) return known;
  const plan = { count: 0, at: new Map<string, number[]>() };
  plans.set(view, plan);
  return plan;
}

/** Flights of one more event of the same move: they start after those planned before. */
export function plan(
  after: object,
  flights: readonly (Flight & { readonly lands?: string })[],
): readonly Flight[] {
  const mine = planOf(after);
  for (const { lands } of flights) {
    if (lands) mine.at.set(lands, [...(mine.at.get(lands) ?? []), mine.count]);
    mine.count += 1;
  }
  return flights;
}

/** The places in the row of flights of what lands somewhere. */
export const landings = (view: object, place: string): readonly number[] =>
  plans.get(view)?.at.get(place) ?? [];

/** How long after the move the flight of this number arrives, in beats of the visitor's pace. */
export const beats = (number: number): number => number / 2 + 0.85;
