/** What everybody has more or less of than when one's last turn ended: badges beside their names say it. */
import type { Holder, Holdings } from '../games/contract';

/** What there was before and after one's own last move. */
export type Around = { readonly number: number; readonly before: unknown; readonly after: unknown };
export type Change = { readonly holder: Holder; readonly ware: string; readonly amount: number };

/** An automa plays in the row of the seat before it: what it has is compared with what it had before that row. */
export function changesSince(
  { before, after }: Around,
  now: unknown,
  holdings: (view: unknown) => Holdings,
): readonly Change[] {
  const [early, late] = [holdings(before), holdings(after)];
  return [...holdings(now)].flatMap(([holder, wares]) => {
    const had = (holder === 'automa' ? early : late).get(holder);
    if (!had) return [];
    return Object.entries(wares).flatMap(([ware, count]) => {
      const amount = count - (had[ware] ?? 0);
      return amount ? [{ holder, ware, amount }] : [];
    });
  });
}
