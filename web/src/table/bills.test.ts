import { describe, expect, it } from 'vitest';
import type { Bill, BillLine, Offer } from '../wire';
import { besides, change, commonTotal, compare, groups, openPoints, signed, totals, upTo } from './bills';
import type { Choice } from './narrowing';

const line = (more: Partial<BillLine> = {}): BillLine => ({
  name: 'held',
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

describe('what several pieces bring', () => {
  const table = (...all: (number | null)[]) => ({
    stateOf: (tag: string) => (tag === 'shut' ? 'none' : 'can'),
    total: (tag: string) => all[Number(tag)] ?? null,
  });

  it('is said once where it is the same for all that can be chosen', () => {
    expect(commonTotal(table(-1, -1), ['0', '1', 'shut'])).toBe(-1);
  });

  it('is said by each where they differ, where one is not known, and where there is but one', () => {
    expect(commonTotal(table(-1, 2), ['0', '1'])).toBeNull();
    expect(commonTotal(table(-1, null), ['0', '1'])).toBeNull();
    expect(commonTotal(table(null, null), ['0', '1'])).toBeNull();
    expect(commonTotal(table(3), ['0', 'shut'])).toBeNull();
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

describe('what is open', () => {
  const open = line({ after: null, most: 4, before: 1 });

  it('goes up to the most that was imagined, unless that is no gain', () => {
    expect(upTo(open)).toBe(4);
    expect(upTo(line({ after: null, most: 1, before: 1 }))).toBeNull();
    expect(upTo(line())).toBeNull();
  });

  it('adds up apart from the totals, in points alone', () => {
    const other = line({ ware: 'livres', after: null, most: 9 });
    expect(openPoints(bill(0, 2, [open, other, line()]))).toBe(3);
  });
});

describe('bills side by side', () => {
  const told = (text: string, ...of: Partial<BillLine>[]) => ({
    offer: choice(text).offer,
    bill: bill(
      0,
      of.reduce((sum, one) => sum + (one.after ?? 0), 0),
      of.map((one) => line(one)),
    ),
  });
  const hall = told('rent 1', { name: 'hall', after: 3 });
  const sold = told('rent 2', { name: 'livres', ware: 'livres', when: 'now', after: 9 });

  it('have a row for each thing, and no cell where a move does nothing to it', () => {
    const found = compare([hall.bill, sold.bill]);
    expect(found.map(({ when }) => when)).toEqual(['now', 'end']);
    expect(found[1]!.rows.map(({ cells }) => cells.map((cell) => cell?.after ?? null))).toEqual([[3, null]]);
  });

  it('begin with what is chosen, then the best; what brings the same is left out', () => {
    const more = told('rent 3', { name: 'hall', after: 12 });
    const texts = besides(hall, [told('rent 4', { name: 'hall', after: 3 }), sold, more]).map(
      ({ offer }) => offer.move.text,
    );
    expect(texts).toEqual(['rent 1', 'rent 3', 'rent 2']);
    expect(besides(hall, [told('rent 4', { name: 'hall', after: 3 })])).toEqual([]);
  });
});
