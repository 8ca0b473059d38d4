import { describe, expect, it } from 'vitest';
import type { Bill, BillLine, Offer } from '../wire';
import { change, groups, signed, totals } from './bills';
import type { Choice } from './narrowing';

const line = (more: Partial<BillLine> = {}): BillLine => ({
  source: { type: 'text', key: 'held', args: {} },
  ware: 'points',
  when: 'end',
  times: 1,
  before: 0,
  after: 3,
  ...more,
});
const bill = (now: number, later: number, lines: readonly BillLine[] = []): Bill => ({ now, later, lines });
const choice = (text: string, ...tags: string[]): Choice => ({
  offer: { move: { move: 0, text, verb: '', args: {} } } as unknown as Offer,
  tags: new Set(tags),
});

describe('totals', () => {
  const left = [choice('rent 1a', 'verb:rent', 'space:1a'), choice('rent 2b', 'verb:rent', 'space:2b')];

  it('are those of the moves of a piece', () => {
    const found = totals(
      left,
      new Map([
        ['rent 1a', bill(1, 6)],
        ['rent 2b', bill(0, -2)],
      ]),
    );
    expect([...found]).toEqual([
      ['space:1a', 7],
      ['space:2b', -2],
    ]);
  });

  it('are left out where moves differ, where nothing comes, and where a bill is not there yet', () => {
    const found = totals(
      [...left, choice('sell', 'verb:sell')],
      new Map([
        ['rent 1a', bill(0, 5)],
        ['sell', bill(0, 0)],
      ]),
    );
    expect([...found]).toEqual([['space:1a', 5]]);
  });

  it('stand on what several moves share, if they bring the same', () => {
    const found = totals(
      left,
      new Map([
        ['rent 1a', bill(0, 5)],
        ['rent 2b', bill(2, 3)],
      ]),
    );
    expect(found.get('verb:rent')).toBe(5);
  });
});

describe('a bill', () => {
  it('is read by when things come, and what is open comes last', () => {
    const income = line({ when: 'income', ware: 'livres', times: 4 });
    const open = line({ when: 'now', after: null });
    const found = groups(bill(0, 3, [open, line(), income]));
    expect(found.map((group) => [group.when, group.times, group.lines])).toEqual([
      ['income', 4, [income]],
      ['end', 1, [line()]],
      ['open', 0, [open]],
    ]);
  });

  it('says stocks before and after, and the rest with a sign', () => {
    expect(change(line({ when: 'now', ware: 'livres', before: 14, after: 10 }))).toBe('14 → 10');
    expect(change(line({ when: 'now', before: 2, after: 5 }))).toBe('+3');
    expect(change(line({ before: 5, after: 0 }))).toBe('−5');
    expect(change(line({ after: null }))).toBe('?');
    expect(signed(0)).toBe('0');
  });
});
