import { describe, expect, it } from 'vitest';
import type { SeenEvent, WireMove } from '../../wire';
import { flights } from './flights';
import { HALLS, lookOf } from './names';
import { tags } from './tags';
import type { RococoView } from './view';

const move = (verb: string, args: Record<string, string> = {}): WireMove => ({
  move: 0,
  verb,
  args,
  text: [verb, ...Object.values(args)].join(' '),
});
const view = { viewer: 0, players: [{ automa: false }, { automa: true }] } as unknown as RococoView;
const event = (kind: string, args: SeenEvent['args']): SeenEvent => ({ kind, args });
const seat = (number: number) => ({ type: 'seat' as const, seat: number });

describe('tags', () => {
  it('parts licences from the decorations of the palace', () => {
    expect(tags(move('fund', { decoration: 'j2' }), view)).toEqual(['licence:j2']);
    expect(tags(move('fund', { decoration: 'm1' }), view)).toEqual(['decor:m1']);
  });

  it('leads from the royal hall to the balcony', () => {
    expect(tags(move('admire', { space: '1b', decoration: 'f3' }), view)).toEqual(['balcony:f3']);
  });

  it('names what has no argument', () => {
    expect(tags(move('favour'), view)).toEqual(['favour']);
    expect(tags(move('sell'), view)).toEqual(['sell']);
    expect(tags(move('tailor', { window: 'w1' }), view)).toEqual([]);
  });
});

describe('flights', () => {
  it('bring a tile to my rack, or to the heap of somebody else', () => {
    const acquired = (who: number) => event('acquired', { seat: seat(who), place: 'a1' });
    expect(flights(acquired(0), view, view)).toEqual([{ from: 'place:a1', to: 'rack:0' }]);
    const other = { ...view };
    expect(flights(acquired(1), other, other)).toEqual([{ from: 'place:a1', to: 'tiles:1' }]);
  });

  it('bring all tiles of a drawer to Madame du Barry', () => {
    const took = event('madame-tiles', { places: ['a1', 'a2'] });
    expect(flights(took, view, view).map(({ to }) => to)).toEqual(['tiles:1', 'tiles:1']);
  });
});

describe('names', () => {
  it('put the royal hall in the middle of the house', () => {
    expect(HALLS[2]).toBe('1');
  });

  it('give every employee a look, an unknown one too', () => {
    expect(lookOf('berthe').glasses).toBe(true);
    expect(lookOf('nobody').hair).toBe('short');
  });
});
