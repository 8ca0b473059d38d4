/**
 * Several moves as one: a whole answer, or no to all that is asked until the turn ends. They are played one after the
 * other, each as soon as it is asked for, and taken back together.
 */
import type { Decision } from '../wire';

/** `moves` are what is left of a whole answer; without them every question is declined. */
export type Run = {
  readonly moves?: readonly string[];
  /** The last row before it. */
  readonly from: number;
};

/** The rows of a run: those after `from`, up to `to`. */
export type Unit = { readonly from: number; readonly to: number };

/** What is played next; nothing where something else is asked than was foreseen. */
export function nextOf(run: Run, decision: Decision | null): string | undefined {
  const next = run.moves ? run.moves[0] : decision?.refusals?.[0];
  return decision?.moves.find(({ move }) => move.text === next)?.move.text;
}

/** What is left of a run when its next move was played. */
export const after = (run: Run): Run => (run.moves ? { ...run, moves: run.moves.slice(1) } : run);

/** How far one goes back together with a row. */
export const beginning = (units: readonly Unit[], row: number): number =>
  units.find(({ from, to }) => from < row && row <= to)?.from ?? row - 1;
