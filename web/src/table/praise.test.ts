import { describe, expect, it } from 'vitest';
import { difference, praiseFor } from './praise';
import type { ScoreStep } from './scoring';

const step = (name: string, ...points: (number | null)[]): ScoreStep => ({
  title: { type: 'text', key: name },
  source: { type: 'text', key: name },
  points,
  places: [],
});
const NOTHING = { led: 0, best: 0 };

describe('praise', () => {
  const steps = [
    step('halls', 9, 4, 6),
    step('statues', 0, 5, 2),
    step('coins', 1, 1, 1),
    step('favour', 3, 0, 3),
  ];
  const told = (index: number, course = NOTHING): string[] =>
    praiseFor(index, steps, course).map((one) =>
      'step' in one ? `${one.of} ${one.step.title.key} ${one.points}` : `${one.of} ${one.points}`,
    );

  it('names what somebody is best in, then what they are second in', () => {
    expect(told(0)).toEqual(['best halls 9', 'best favour 3']);
    expect(told(1)).toEqual(['best statues 5']);
    expect(told(2)).toEqual(['best favour 3', 'second halls 6', 'second statues 2']);
  });

  it('knows the course of the match too, and never more than three things', () => {
    expect(told(1, { led: 2, best: 7 })).toEqual(['best statues 5', 'led 2', 'turn 7']);
    expect(told(2, { led: 0, best: 7 })).toEqual(['best favour 3', 'turn 7', 'second halls 6']);
  });

  it('praises nobody for what all have, or nobody has', () => {
    expect(praiseFor(0, [step('coins', 1, 1), step('halls', 0, 0)], NOTHING)).toEqual([]);
  });
});

describe('the difference', () => {
  it('is the source by which one is farthest ahead', () => {
    const steps = [step('halls', 9, 4), step('statues', 2, 1), step('coins', 0, 8)];
    expect(difference(0, 1, steps)).toMatchObject({ title: { key: 'halls' }, points: 5 });
    expect(difference(1, 0, steps)).toMatchObject({ title: { key: 'coins' }, points: 8 });
    expect(difference(0, 1, [step('halls', 1, 1)])).toBeNull();
  });
});
