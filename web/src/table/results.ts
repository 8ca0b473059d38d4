/** How all came out, the best first: seats, and automas, which have none. */
import { speech, t } from '../lib/i18n.svelte';
import type { Outcome, ScoreLine, Text } from '../wire';

export type Placed = {
  readonly seat: number | null;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  readonly resigned: boolean;
  readonly sheet: readonly ScoreLine[];
};

export function placed(
  results: readonly Outcome[],
  names: readonly string[],
  say: (text: Text) => string,
): readonly Placed[] {
  return results
    .map(({ seat, name, ...rest }) => ({
      ...rest,
      seat,
      name: seat === null ? (name ? say(name) : '') : (names[seat] ?? ''),
    }))
    .sort((one, other) => one.rank - other.rank);
}

export const winnersOf = (all: readonly Placed[]): readonly Placed[] => all.filter((one) => one.rank === 1);

/** Who has won, in a sentence; `me` says that it is the reader. */
export function victory(all: readonly Placed[], me: boolean): string {
  const winners = winnersOf(all);
  return t('replay-winner', {
    names: new Intl.ListFormat(speech.language).format(winners.map((one) => one.name)),
    count: winners.length,
    who: me ? 'me' : 'other',
  });
}
