import { describe, expect, it } from 'vitest';
import type { Holdings } from '../games/contract';
import { changesSince } from './changes';

const holdings = (view: unknown): Holdings => new Map(view as [number | 'automa', Record<string, number>][]);

describe('the badges of change', () => {
  it('tell what is more and what is less, and nothing that is the same', () => {
    const after = [[1, { points: 4, coins: 9 }]];
    const now = [[1, { points: 4, coins: 1 }]];
    expect(changesSince({ number: 7, before: after, after }, now, holdings)).toEqual([
      { holder: 1, ware: 'coins', amount: -8 },
    ]);
  });

  it('leave out what I did myself, but not what an automa did in my row', () => {
    const before = [
      [0, { coins: 5 }],
      ['automa', { coins: 3 }],
    ];
    const after = [
      [0, { coins: 2 }],
      ['automa', { coins: 6 }],
    ];
    expect(changesSince({ number: 7, before, after }, after, holdings)).toEqual([
      { holder: 'automa', ware: 'coins', amount: 3 },
    ]);
  });

  it('say nothing of somebody who was not there', () => {
    expect(changesSince({ number: 7, before: [], after: [] }, [[0, { coins: 1 }]], holdings)).toEqual([]);
  });
});
