/** The scoring of a match step by step, as its sheets tell it: who gets how much in each, and from which places. */
import type { Outcome, ScoreLine, Text } from '../wire';

export type ScoreStep = {
  readonly title: Text;
  /** One of its lines, for a picture of it. */
  readonly source: Text;
  /** By outcome, in the order of the results: its points; null where it has no part in this step. */
  readonly points: readonly (number | null)[];
  /** By outcome: the places on the board that its points come from. */
  readonly places: readonly (readonly string[])[];
};

const titleOf = ({ step, source }: ScoreLine): Text => step ?? source;
const named = (line: ScoreLine): string => JSON.stringify(titleOf(line));

/**
 * Sheets have their lines in the order of the rulebook, but not all have the same: what only some have comes after what
 * stands before it there. Steps that bring nobody anything are left out.
 */
export function scoreSteps(results: readonly Outcome[]): readonly ScoreStep[] {
  const order: string[] = [];
  for (const { sheet } of results) {
    let last = -1;
    for (const line of sheet) {
      const known = order.indexOf(named(line));
      if (known < 0) order.splice(last + 1, 0, named(line));
      last = known < 0 ? last + 1 : known;
    }
  }
  return order.flatMap((name) => {
    const lines = results.map(({ sheet }) => sheet.find((line) => named(line) === name));
    const first = lines.find((line) => line !== undefined);
    if (!first || !lines.some((line) => line?.points)) return [];
    return [
      {
        title: titleOf(first),
        source: first.source,
        points: lines.map((line) => line?.points ?? null),
        places: lines.map((line) => (line?.points ? (line.places ?? []) : [])),
      },
    ];
  });
}

/** By outcome: the points of the first steps together. */
export const sums = (steps: readonly ScoreStep[], first: number): readonly number[] =>
  (steps[0]?.points ?? []).map((_, index) =>
    steps.slice(0, first).reduce((sum, step) => sum + (step.points[index] ?? 0), 0),
  );
