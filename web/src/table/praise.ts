/** True good things about how somebody has played, whatever their place. */
import type { Text } from '../wire';
import type { ScoreStep } from './scoring';

export type Praise =
  /** Nobody has more of this source, or only one. */
  | { readonly of: 'best' | 'second'; readonly step: ScoreStep; readonly points: number }
  /** For so many turns they led; so much their best turn brought. */
  | { readonly of: 'led' | 'turn'; readonly points: number };

export const MOST_PRAISE = 3;

export function praiseFor(
  index: number,
  steps: readonly ScoreStep[],
  course: { readonly led: number; readonly best: number },
): readonly Praise[] {
  const standing = steps.flatMap((step) => {
    const points = step.points[index] ?? 0;
    const above = step.points.filter((other) => (other ?? 0) > points).length;
    const below = step.points.filter((other) => (other ?? 0) < points).length;
    return points > 0 && below > 0 ? [{ step, points, above }] : [];
  });
  const placed = (above: number, of: 'best' | 'second'): Praise[] =>
    standing
      .filter((one) => one.above === above)
      .sort((one, other) => other.points - one.points)
      .map(({ step, points }) => ({ of, step, points }));
  const course_: Praise[] = [
    ...(course.led ? [{ of: 'led' as const, points: course.led }] : []),
    ...(course.best ? [{ of: 'turn' as const, points: course.best }] : []),
  ];
  const best = placed(0, 'best');
  const [first, ...rest] = course_;
  return [
    ...best.slice(0, 2),
    ...(first ? [first] : []),
    ...placed(1, 'second'),
    ...rest,
    ...best.slice(2),
  ].slice(0, MOST_PRAISE);
}

/** The source by which somebody is farthest ahead of another. */
export function difference(
  index: number,
  other: number,
  steps: readonly ScoreStep[],
): { readonly title: Text; readonly points: number } | null {
  const found = steps
    .map(({ title, points }) => ({ title, points: (points[index] ?? 0) - (points[other] ?? 0) }))
    .sort((one, two) => two.points - one.points)[0];
  return found && found.points > 0 ? found : null;
}
