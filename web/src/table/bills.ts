/** What moves will bring, as the server found it: totals by the pieces they belong to, lines by when they come. */
import type { Bill, BillLine } from '../wire';
import type { Choice, Tag } from './narrowing';

export type Bills = ReadonlyMap<string, Bill>;

/** How many moves the server tells the bills of at once. */
export const MOST_BILLS = 100;

export const totalOf = (bill: Bill): number => bill.now + bill.later;

/**
 * By tag: the points that all moves with it bring alike. Where they differ, or where one is not known, the piece promises
 * nothing; and neither does one that is part of every move.
 */
export function totals(left: readonly Choice[], bills: Bills): ReadonlyMap<Tag, number> {
  const found = new Map<Tag, number | null>();
  for (const { offer, tags } of left) {
    const bill = bills.get(offer.move.text);
    const total = bill ? totalOf(bill) : null;
    for (const tag of tags) found.set(tag, found.has(tag) && found.get(tag) !== total ? null : total);
  }
  return new Map([...found].filter((entry): entry is [Tag, number] => entry[1] !== null && entry[1] !== 0));
}

export type Group = {
  readonly when: 'now' | 'income' | 'end' | 'open';
  /** The incomes that are left. */
  readonly times: number;
  readonly lines: readonly BillLine[];
};

/** The lines by when they come; what is open stands last, whenever it would come. */
export function groups(bill: Bill): readonly Group[] {
  const sure = bill.lines.filter((line) => line.after !== null);
  const at = (when: 'now' | 'income' | 'end'): Group => {
    const lines = sure.filter((line) => line.when === when);
    return { when, times: lines[0]?.times ?? 0, lines };
  };
  const open: Group = { when: 'open', times: 0, lines: bill.lines.filter((line) => line.after === null) };
  return [at('now'), at('income'), at('end'), open].filter((group) => group.lines.length);
}

/** With its sign, a true minus: `+3`, `−2`, `0`. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';

/** What a line says at its end: a stock before and after, else what comes or goes. */
export function change({ when, ware, before, after }: BillLine): string {
  if (after === null) return '?';
  return when === 'now' && ware !== 'points' ? `${before} → ${after}` : signed(after - before);
}
