/** What moves will bring, as the server found it: totals by the pieces they belong to, lines by when they come. */
import type { Bill, BillLine, Offer } from '../wire';
import type { Choice, Tag } from './narrowing';

/** By the notation of their moves, or by another name. */
export type Bills<Name = string> = ReadonlyMap<Name, Bill>;

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

/** What each of several pieces that can be chosen brings, if that is the same: then it can be said once for all of them. */
export function commonTotal(
  table: { stateOf(tag: Tag): string; total(tag: Tag): number | null },
  tags: readonly Tag[],
): number | null {
  const all = tags.filter((tag) => table.stateOf(tag) === 'can').map((tag) => table.total(tag));
  return all.length > 1 && new Set(all).size === 1 ? (all[0] ?? null) : null;
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

/** Up to which amount an open line goes, if that is more than there is. */
export const upTo = ({ before, after, most }: BillLine): number | null =>
  after === null && most !== undefined && most !== null && most > before ? most : null;

/** The points that may come on top of the totals, at most. */
export const openPoints = (bill: Bill): number =>
  bill.lines.reduce((sum, line) => {
    const most = line.ware === 'points' ? upTo(line) : null;
    return most === null ? sum : sum + (most - line.before) * (line.when === 'now' ? 1 : line.times);
  }, 0);

/** A move with its bill. */
export type Told = { readonly offer: Offer; readonly bill: Bill };

/** No more bills than these are laid side by side. */
export const MOST_COMPARED = 3;

/** What a move is compared with: moves of its kind that bring something else, the best of them. */
export function besides(told: Told, others: readonly Told[]): readonly Told[] {
  const said = (bill: Bill): string =>
    JSON.stringify(bill.lines.map(({ name, before, after, most }) => [name, before, after, most]));
  const seen = new Set([said(told.bill)]);
  const different = others
    .filter(({ offer }) => others.length < MOST_COMPARED || offer.move.verb === told.offer.move.verb)
    .toSorted((one, other) => totalOf(other.bill) - totalOf(one.bill))
    .filter(({ bill }) => !seen.has(said(bill)) && seen.add(said(bill)));
  return different.length ? [told, ...different].slice(0, MOST_COMPARED) : [];
}

/** What several moves do to one thing: a cell for each move, empty where it does nothing. */
export type Row = { readonly line: BillLine; readonly cells: readonly (BillLine | null)[] };
export type Compared = {
  readonly when: Group['when'];
  readonly times: number;
  readonly rows: readonly Row[];
};

/** The lines of several bills side by side, by when they come; a thing that is open in one of them is open. */
export function compare(bills: readonly Bill[]): readonly Compared[] {
  const names = [...new Set(bills.flatMap((bill) => bill.lines.map((line) => line.name)))];
  const rows = names.map((name): Row => {
    const cells = bills.map((bill) => bill.lines.find((line) => line.name === name) ?? null);
    return {
      line: cells.find((cell) => cell?.after === null) ?? cells.find((cell) => cell !== null)!,
      cells,
    };
  });
  return groups({ lines: rows.map(({ line }) => line), now: 0, later: 0 }).map(({ when, times, lines }) => ({
    when,
    times,
    rows: rows.filter(({ line }) => lines.includes(line)),
  }));
}

/** With its sign, a true minus: `+3`, `−2`, `0`. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';

/** What a line says at its end: a stock before and after, else what comes or goes. */
export function change({ when, ware, before, after }: BillLine): string {
  if (after === null) return '?';
  return when === 'now' && ware !== 'points' ? `${before} → ${after}` : signed(after - before);
}

/** A ware as the sign of a bill's line draws it. */
export const wareLine = (ware: string, amount: number): BillLine => ({
  name: ware,
  source: { type: 'text', key: ware === 'points' ? 'score-track' : 'held', args: { what: ware } },
  ware,
  when: 'now',
  times: 1,
  before: 0,
  after: amount,
});
