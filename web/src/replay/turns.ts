/** Where the turns of a match begin, as moments that can be looked at. */
import { isSeat } from '../table/events';
import type { Happening } from '../wire';

export type TurnStart = { readonly number: number; readonly seat: number; readonly round: number | null };

/** Where a game tells when a turn begins, that counts; otherwise a turn begins when another seat acts. */
export function turnStarts(happenings: readonly Happening[], first: number): TurnStart[] {
  const starts: TurnStart[] = [];
  const announced = happenings.some((row) => row.events.some((event) => event.kind === 'turn-begins'));
  for (const row of happenings) {
    if (row.kind !== 'move') continue;
    if (!starts.length) starts.push({ number: first, seat: row.seat, round: null });
    else if (!announced && row.seat !== starts.at(-1)!.seat)
      starts.push({ number: row.number - 1, seat: row.seat, round: null });
    for (const event of row.events) {
      if (event.kind !== 'turn-begins') continue;
      const { seat, round } = event.args;
      starts.push({
        number: row.number,
        seat: isSeat(seat) ? seat.seat : row.seat,
        round: typeof round === 'number' ? round : null,
      });
    }
  }
  return starts;
}
