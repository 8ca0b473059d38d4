/**
 * Several moves as one: a whole answer, or no to all that is asked until the turn ends. They are played one after the
 * other, each as soon as it is asked for, and taken back together.
 */
import type { Decision } from '../wire';

export type Run = {
  /** What is left of a whole answer. */
  readonly moves: readonly string[];
  /** Whether every question after it is declined. */
  readonly refuses: boolean;
  /** The last row before it. */
  readonly from: number;
};

/** The rows of a run: those after `from`, up to `to`. */
export type Unit = { readonly from: number; readonly to: number };

/** What is played next; nothing where something else is asked than was foreseen. */
export function nextOf({ moves, refuses }: Run, decision: Decision | null): string | undefined {
  const next = moves.length ? moves[0] : refuses ? decision?.refusals?.[0] : undefined;
  return decision?.moves.find(({ move }) => move.text === next)?.move.text;
}

/** A run without its next move, which was played. */
export const afterNext = (run: Run): Run => ({ ...run, moves: run.moves.slice(1) });

/** How far one goes back together with a row. */
export const beginning = (units: readonly Unit[], row: number): number =>
  units.find(({ from, to }) => from < row && row <= to)?.from ?? row - 1;
