/** How all came out, the best first: seats, and automas, which have none. */
import type { AutomaInfo, SeatInfo, Text } from '../wire';

export type Placed = {
  readonly seat: number | null;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
  /** Who has given up the seat has lost, however well the bot played on. */
  readonly resigned: boolean;
};

export function placed(
  seats: readonly SeatInfo[],
  names: readonly string[],
  automas: readonly AutomaInfo[],
  say: (text: Text) => string,
): readonly Placed[] {
  const last = seats.length + automas.length;
  const all: Placed[] = [
    ...seats.map(({ rank, score, resigned }, seat) => ({
      seat,
      name: names[seat] ?? '',
      rank: resigned ? last : (rank ?? 0),
      score: score ?? 0,
      resigned,
    })),
    ...automas.map(({ name, rank, score }) => ({
      seat: null,
      name: say(name),
      rank,
      score,
      resigned: false,
    })),
  ];
  return all.sort((one, other) => one.rank - other.rank);
}

export const winnersOf = (all: readonly Placed[]): readonly Placed[] =>
  all.filter((one) => one.rank === 1 && !one.resigned);
