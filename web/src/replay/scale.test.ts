import { describe, expect, it } from 'vitest';
import { spread, stairs, ticks } from './scale';

describe('the arithmetic of the charts', () => {
  it('covers a range with round numbers', () => {
    expect(ticks(0, 47, 5)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(0, 0, 5)).toEqual([0]);
    expect(ticks(-7, 12, 4)).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
  });

  it('spreads labels without leaving the room that there is', () => {
    expect(spread([10, 11, 40], 20, 0, 100)).toEqual([10, 30, 50]);
    expect(spread([95, 96], 20, 0, 100)).toEqual([80, 100]);
    expect(spread([50, 10], 20, 0, 100)).toEqual([50, 10]);
  });

  it('draws a score as stairs', () => {
    expect(
      stairs([
        [0, 9],
        [1, 9],
        [2, 4],
        [3, 4],
      ]),
    ).toBe('M0.0 9.0H2.0V4.0H3.0');
    expect(stairs([])).toBe('');
  });
});
