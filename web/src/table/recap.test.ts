import { describe, expect, it } from 'vitest';
import type { Actor, Line } from './merging';
import { MANY, marksOf, recapSteps } from './recap';

let number = 0;
const line = (actor: Actor, ...places: string[]): Line => ({
  key: `${++number}`,
  actor,
  said: [],
  event: null,
  events: [],
  brings: [],
  parts: [],
  speaksOf: [],
  places,
  first: number,
  last: number,
});

describe('the steps of a recap', () => {
  it('are the things that happened', () => {
    const lines = [line(1), line(1), line(2)];
    expect(recapSteps(lines)).toEqual(lines.map((one) => ({ actor: one.actor, lines: [one] })));
    expect(recapSteps([])).toEqual([]);
  });

  it('are the players where these are many', () => {
    const lines = Array.from({ length: MANY + 1 }, (_, index) => line(index % 2 ? 'automa' : 1));
    const steps = recapSteps(lines);
    expect(steps.map(({ actor, lines: own }) => [actor, own.length])).toEqual([
      [1, 4],
      ['automa', 3],
    ]);
    expect(recapSteps(lines.slice(1))).toHaveLength(MANY);
  });
});

describe('the marks on the board', () => {
  it('say which steps have changed a place, and which is shown', () => {
    const steps = recapSteps([line(1, 'bowl:a1'), line(2, 'bowl:b1', 'bowl:a1')]);
    expect(marksOf(steps, 1)).toEqual([
      { place: 'bowl:a1', steps: [0, 1], shown: true },
      { place: 'bowl:b1', steps: [1], shown: true },
    ]);
    expect(marksOf(steps, 0).map(({ shown }) => shown)).toEqual([true, false]);
  });
});
