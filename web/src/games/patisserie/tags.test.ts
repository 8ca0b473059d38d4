import { describe, expect, it } from 'vitest';
import type { SeenEvent, Text, WireMove } from '../../wire';
import { flights } from './flights';
import { laid, path, standing } from './geometry';
import { listed, lookOf, pastryLook } from './names';
import { tags } from './tags';
import type { PatisserieView, PostView, TableView } from './view';

const move = (verb: string, args: Record<string, string> = {}): WireMove => ({
  move: 0,
  verb,
  args,
  text: [verb, ...Object.values(args)].join(' '),
});
const view = { viewer: 0, players: [{ automa: false }, { automa: true }] } as unknown as PatisserieView;
const event = (kind: string, args: SeenEvent['args']): SeenEvent => ({ kind, args });

describe('tags', () => {
  it('part baking a recipe from throwing it away', () => {
    expect(tags(move('bake', { shelf: 'left' }), view)).toEqual(['bake:left']);
    expect(tags(move('discard', { shelf: 'left' }), view)).toEqual(['discard:left']);
  });

  it('let any pastry of mine choose the table that is counted', () => {
    const spaces = [0, 1, 0, null].map((player, at) => ({ space: `grotto-${at + 1}`, player }));
    const elsewhere = [{ space: 'rosery-1', player: 0 }];
    const tables = [
      { table: 'grotto', spaces },
      { table: 'rosery', spaces: elsewhere },
    ];
    const counted = tags(move('count', { table: 'grotto' }), {
      ...view,
      tables,
    } as unknown as PatisserieView);
    expect(counted).toEqual(['space:grotto-1', 'space:grotto-3']);
  });

  it('give every price of a staple a piece of its own', () => {
    expect(tags(move('buy', { staple: 'flour', units: '2' }), view)).toEqual(['buy:flour-2']);
    expect(tags(move('serve', { rack: 'upper', space: 'grotto-1' }), view)).toEqual([]);
  });
});

describe('flights', () => {
  it('bring all tiles of a column to the Mentor', () => {
    const took = event('mentor-tiles', { stalls: ['a1', 'b1'] });
    expect(flights(took, view, view).map(({ to }) => to)).toEqual(['stored:1', 'stored:1']);
  });
});

describe('the garden', () => {
  const table = (name: string, spaces: number) =>
    ({ table: name, spaces: Array.from({ length: spaces }, () => ({})) }) as unknown as TableView;
  const post = (...tables: string[]) => ({ tables }) as unknown as PostView;

  it('has no two spaces of a table on each other, and all of them on it', () => {
    for (const [name, count] of [
      ['orangery', 8],
      ['grotto', 7],
      ['fountain', 6],
    ] as const) {
      const { cloth, spaces } = laid(table(name, count));
      for (const [index, { x, y, w, h }] of spaces.entries()) {
        expect(x).toBeGreaterThanOrEqual(cloth.x);
        expect(y).toBeGreaterThanOrEqual(cloth.y);
        expect(x + w).toBeLessThanOrEqual(cloth.x + cloth.w);
        expect(y + h).toBeLessThanOrEqual(cloth.y + cloth.h);
        const next = spaces[index + 1];
        if (next) expect(next.x >= x + w || next.y >= y + h).toBe(true);
      }
    }
  });

  it('gives posts that serve the same tables different places, and a straight path to each table', () => {
    const [one, two] = standing([post('rosery', 'fountain'), post('fountain', 'rosery')]);
    expect(one!.box).not.toEqual(two!.box);
    expect(path(one!, laid(table('fountain', 8)).cloth)).toMatch(/^M[\d.]+ [\d.]+H/);
  });
});

describe('names', () => {
  it('take a list apart', () => {
    const one: Text = { type: 'text', key: 'condition', args: { of: 'coins', least: 25 } };
    const two: Text = { type: 'text', key: 'and', args: { one, two: one } };
    expect(listed({ type: 'text', key: 'and', args: { one: two, two: one } })).toEqual([one, one, one]);
  });

  it('give everybody a look that stays, and every pastry one, an unknown one too', () => {
    const aubin = { staff: 'aubin', woman: false };
    expect(lookOf(aubin)).toEqual(lookOf({ ...aubin }));
    expect(lookOf(aubin)).not.toEqual(lookOf({ ...aubin, woman: true }));
    expect(pastryLook('eclair').shape).toBe('eclair');
    expect(pastryLook('nothing').shape).toBe('savarin');
  });
});
