import { describe, expect, it } from 'vitest';
import { chanceAt, linesOf, rowsOf } from './chances';

const CURVE = [
  { number: 0, seat: 1, chance: 0.5 },
  { number: 3, seat: 0, chance: 0.6 },
  { number: 9, seat: 0, chance: 1 },
  { number: 9, seat: 1, chance: 0 },
];

describe('chances', () => {
  it('are a line for each seat', () => {
    const [one, two] = linesOf(CURVE);
    expect(one?.points.map(({ number }) => number)).toEqual([3, 9]);
    expect(two?.points.map(({ chance }) => chance)).toEqual([0.5, 0]);
  });

  it('stay as they were seen last', () => {
    const [one] = linesOf(CURVE);
    expect([0, 3, 8, 9].map((number) => chanceAt(one!, number))).toEqual([0.6, 0.6, 0.6, 1]);
  });

  it('are told where a round begins, and at the end', () => {
    const turns = [
      { number: 0, seat: 0, round: 1 },
      { number: 2, seat: 1, round: 1 },
      { number: 5, seat: 0, round: 2 },
    ];
    expect(rowsOf(turns, 9).map(({ number }) => number)).toEqual([0, 5, 9]);
    const plain = turns.map((turn) => ({ ...turn, round: null }));
    expect(rowsOf(plain, 9).map(({ number }) => number)).toEqual([0, 2, 5, 9]);
  });
});
