/** The log rows of a match as people read them: in groups by turn, with what was taken back marked. */
import type { Happening, SeatName, SeenEvent, Text } from '../wire';
import { eventText, isSeat } from './events';

/** A row, or the part of it that belongs to one turn. */
export type Entry = {
  readonly row: Happening;
  readonly events: readonly SeenEvent[];
  /** An undo has gone back behind it. */
  readonly undone: boolean;
  /** For an undo: how many moves it takes back. */
  readonly back: number;
};
export type Turn = {
  readonly key: string;
  readonly seat: number;
  /** Where the game counts rounds. */
  readonly round: number | null;
  readonly at: number;
  readonly entries: readonly Entry[];
};

const BEGINS = 'turn-begins';

/**
 * A game that says when a turn begins is grouped by that; another one by who acts. Entries that have not
 * changed since the last time are the same objects, so that only what is new is drawn.
 */
export class Chronicle {
  #known = new Map<string, Entry>();

  turns(happenings: readonly Happening[]): Turn[] {
    const undone = takenBack(happenings);
    const announced = happenings.some((row) => row.events.some((event) => event.kind === BEGINS));
    const turns: { key: string; seat: number; round: number | null; at: number; entries: Entry[] }[] = [];
    const open = (row: Happening, seat: number, round: number | null) =>
      turns.push({ key: `${row.number}/${turns.length}`, seat, round, at: row.at, entries: [] });
    let moves = 0;
    for (const row of happenings) {
      const back = isOwn(row) ? 1 : Math.max(1, moves - row.moves);
      moves = row.moves;
      const last = turns.at(-1);
      if (!last || (!announced && row.kind === 'move' && last.seat !== row.seat)) open(row, row.seat, null);
      let part: SeenEvent[] = [];
      let begun = false;
      const close = () => {
        if (part.length || !begun)
          turns.at(-1)!.entries.push(this.#entry(row, part, undone.has(row.number), back));
        part = [];
      };
      for (const event of row.events) {
        if (event.kind === BEGINS) {
          close();
          begun = true;
          const { seat, round } = event.args;
          open(row, isSeat(seat) ? seat.seat : row.seat, typeof round === 'number' ? round : null);
        } else part.push(event);
      }
      close();
    }
    return turns;
  }

  #entry(row: Happening, events: readonly SeenEvent[], undone: boolean, back: number): Entry {
    const key = `${row.number}/${row.events.indexOf(events[0]!)}/${events.length}`;
    const known = this.#known.get(key);
    if (known?.row === row && known.undone === undone) return known;
    const entry = { row, events, undone, back };
    this.#known.set(key, entry);
    return entry;
  }
}

/** The numbers of the moves that an undo has taken back. */
export function takenBack(happenings: readonly Happening[]): Set<number> {
  const { undone } = stand(happenings);
  return undone;
}

/** The last move of a seat that has not been taken back. */
export function lastStanding(happenings: readonly Happening[], seat: number): Happening | null {
  return stand(happenings).standing.findLast((row) => row.seat === seat) ?? null;
}

function stand(happenings: readonly Happening[]): { standing: Happening[]; undone: Set<number> } {
  let standing: Happening[] = [];
  const undone = new Set<number>();
  /** By row: how many moves stand up to it; fewer once one before it is taken back. */
  const places = new Map<Happening, number>();
  for (const row of happenings) {
    if (row.kind === 'move') {
      standing.push(row);
      places.set(row, row.moves);
    }
    if (row.kind !== 'undo') continue;
    const gone = isOwn(row)
      ? standing.filter((one) => one.seat === row.seat).slice(-1)
      : standing.filter((one) => places.get(one)! > row.moves);
    for (const one of gone) undone.add(one.number);
    const kept = standing.filter((one) => !gone.includes(one));
    if (isOwn(row) && gone.length)
      for (const one of kept.slice(standing.indexOf(gone[0]!))) places.set(one, places.get(one)! - 1);
    standing = kept;
  }
  return { standing, undone };
}

/** A seat took back its last move by itself, perhaps from under later answers of others. */
const isOwn = (row: Happening): boolean => row.kind === 'undo' && row.data.to === undefined;

/** Whether an entry is read: a move taken back and its undo say nothing together; what all agreed to undo is told once. */
export const isRead = (entry: Entry): boolean => !entry.undone && !isOwn(entry.row);

/** What an entry says: its events, or what kind of row it is. */
export function sentences(entry: Entry): Text[] {
  const { row } = entry;
  if (entry.events.length) return entry.events.map(eventText);
  const seat: SeatName = { type: 'seat', seat: row.seat };
  const text = (key: string, args: Text['args'] = {}): Text[] => [
    { type: 'text', key, args: { seat, ...args } },
  ];
  switch (row.kind) {
    case 'move':
      // A step on the way, such as which bowl to take from, is told by what comes of it.
      return row.move ? [] : text('log-decided');
    case 'undo':
      return text('log-undo', { moves: entry.back });
    case 'bot':
      return text('log-bot', { reason: row.data.reason ?? 'asked' });
    case 'back':
      return text('log-back');
    case 'pause':
      return text('log-pause');
    case 'resume':
      return text('log-resume');
    case 'call-off':
      return text('log-call-off');
    case 'propose':
      return text('log-propose', { what: row.data.what ?? 'undo' });
    case 'agree':
      return text('log-agree');
    case 'decline':
      return text('log-decline');
    case 'advice':
      return text('log-advice');
  }
}

/** The places on the board that events speak of, named as moves name them: `card:a1`. */
export function placesOf(events: readonly SeenEvent[]): string[] {
  const named = events.flatMap((event) => Object.entries(event.args));
  return [
    ...new Set(
      named.flatMap(([name, value]) => (typeof value === 'string' && value ? [`${name}:${value}`] : [])),
    ),
  ];
}
