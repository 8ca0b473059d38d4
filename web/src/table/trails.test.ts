import { describe, expect, it } from 'vitest';
import type { EventLooks, Flight } from '../games/contract';
import type { SeenEvent } from '../wire';
import type { Line } from './merging';
import { pathBetween, wayPast, waysOf } from './trails';

const looks: EventLooks = {
  kinds: {
    took: { places: ['bowl:{place}'] },
    burst: { part: 'follows', places: ['bowl:{bowl}', 'bowl:{places}'] },
    shown: { part: 'follows', places: ['card:{card}'] },
    paid: { part: 'opens' },
  },
};
const event = (kind: string, args: SeenEvent['args'] = {}): SeenEvent => ({ kind, args });
const line = (...events: SeenEvent[]): Line => ({
  key: '1',
  actor: 2,
  said: [],
  event: events.find(({ kind }) => kind !== 'paid') ?? null,
  events,
  brings: [],
  parts: [],
  speaksOf: [],
  places: [],
  first: 1,
  last: 1,
});
const nothingFlies = (): readonly Flight[] => [];

describe('the ways of a line', () => {
  const took = event('took', { place: 'b2' });
  const burst = event('burst', { bowl: 'b2', places: ['b1', 'c2'] });

  it('are those of what flew, to its player where its place is not there any more', () => {
    const flights = (one: SeenEvent): readonly Flight[] =>
      one === took ? [{ from: 'in:b2', to: 'bench:2' }] : [{ from: 'here', to: 'here' }];
    expect(waysOf(line(event('paid'), took), looks, flights)).toEqual([
      { event: took, from: ['in:b2', 'bowl:b2'], to: ['bench:2', 'seat:2'] },
    ]);
  });

  it('lead from a cause to all that follows from it', () => {
    const flights = (one: SeenEvent): readonly Flight[] =>
      one === took ? [] : [{ from: 'pile', to: 'there' }];
    const filled = event('shown', { card: 'i1' });
    expect(waysOf(line(took, burst, filled), looks, flights)).toEqual([
      { event: burst, from: ['bowl:b2'], to: ['bowl:b1'] },
      { event: burst, from: ['bowl:b2'], to: ['bowl:c2'] },
    ]);
  });

  it('begin at the player where nothing else is known', () => {
    expect(waysOf(line(took), looks, nothingFlies)).toEqual([
      { event: took, from: ['seat:2'], to: ['bowl:b2'] },
    ]);
    expect(waysOf(line(event('paid')), looks, nothingFlies)).toEqual([]);
  });
});

describe('the path between two boxes', () => {
  const box = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

  it('goes from border to border', () => {
    expect(pathBetween(box(0, 0), box(100, 0))).toBe('M20 10Q60 2 100 10');
    expect(pathBetween(box(0, 100), box(0, 0))).toBe('M10 100Q2 60 10 20');
  });

  it('is none where they touch or lie over each other', () => {
    expect(pathBetween(box(0, 0), box(25, 0))).toBeNull();
    expect(pathBetween(box(0, 0), box(5, 5))).toBeNull();
    expect(pathBetween(box(0, 0), box(0, 0))).toBeNull();
  });
});

describe('a way past words', () => {
  const piece = (left: number, top: number) => ({ left, top, width: 60, height: 80 });
  const word = (left: number, top: number) => ({ left, top, width: 90, height: 16 });

  it('turns between two rows, and lower where a word stands in the middle', () => {
    const [above, below] = [piece(0, 100), piece(400, 500)];
    expect(wayPast(above, below, []).path).toBe('M30 180C30 340 430 340 430 500');
    const past = wayPast(above, below, [word(185, 332)]);
    expect(past.path).not.toBe('M30 180C30 340 430 340 430 500');
    expect(past.under).toEqual([]);
  });

  it('rises less where a heading lies in its bow', () => {
    const [left, right] = [piece(0, 200), piece(400, 200)];
    expect(wayPast(left, right, []).path).toBe('M30 200C30 160 430 160 430 200');
    const past = wayPast(left, right, [word(185, 162)]);
    expect(past.path).toBe('M30 200C30 180 430 180 430 200');
    expect(past.under).toEqual([]);
  });

  it('goes under words that it cannot pass', () => {
    const wall = { left: 100, top: 0, width: 30, height: 900 };
    expect(wayPast(piece(0, 200), piece(400, 200), [wall]).under).toEqual([wall]);
  });
});
