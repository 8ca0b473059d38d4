/**
 * The tables of this server as lists that refresh themselves: when the server says that they changed, when
 * the visitor is told that it is their turn, when the page is looked at again, and now and then in any case.
 */
import { api } from '../lib/api';
import { t } from '../lib/i18n.svelte';
import { seatNames } from '../lib/names';
import { person } from '../lib/person.svelte';
import { socket } from '../lib/socket.svelte';
import type { ResultInfo, TableInfo } from '../wire';

const EVERY = 60_000;
/** Longest wait before lists that changed are read, random, so that not all pages ask at once. */
const SCATTER = 800;
const LATEST = 12;
const RESULTS = 100;

type Tables = readonly TableInfo[];
export type Finished = { readonly table: TableInfo; readonly results: readonly ResultInfo[] };

export const waitsForMe = (table: TableInfo): boolean =>
  table.waiting_for.some((seat) => table.my_seats.includes(seat));

export class Lobby {
  mine = $state.raw<Tables>([]);
  open = $state.raw<Tables>([]);
  running = $state.raw<Tables>([]);
  finished = $state.raw<readonly Finished[]>([]);
  known = $state(false);
  #latest = 0;

  /** One game's tables, or those of all. */
  constructor(readonly game?: string) {}

  /** Keeps the lists fresh until the returned function is called. */
  live(): () => void {
    const refresh = () => void this.refresh().catch(() => undefined);
    const seen = () => document.visibilityState === 'visible' && refresh();
    const lookAround = (on: boolean) => socket.send({ type: 'look-around', on });
    const timer = setInterval(seen, EVERY);
    let soon = 0;
    document.addEventListener('visibilitychange', seen);
    const deaf = socket.listen(({ type }) => {
      if (type === 'lists-changed') {
        clearTimeout(soon);
        soon = window.setTimeout(seen, Math.random() * SCATTER);
      } else if (type === 'your-turn' || type === 'changed') refresh();
      else if (type === 'hello') {
        lookAround(true);
        // After a lost connection much may have happened.
        if (this.known) refresh();
      }
    });
    lookAround(true);
    return () => {
      lookAround(false);
      clearInterval(timer);
      clearTimeout(soon);
      document.removeEventListener('visibilitychange', seen);
      deaf();
    };
  }

  async refresh(): Promise<void> {
    const asked = ++this.#latest;
    const of = this.game ? { game: this.game } : {};
    const [mine, listed, over, results] = await Promise.all([
      person.me ? api.tables({ ...of, mine: true }) : null,
      api.tables(of),
      api.tables({ ...of, status: 'over', limit: LATEST }),
      api.results({ ...of, limit: RESULTS }),
    ]);
    // An older answer must not come after a newer one.
    if (asked !== this.#latest) return;
    this.mine = [...(mine?.tables ?? [])].sort(byUrgency);
    const others = listed.tables.filter((table) => !this.mine.some((one) => one.id === table.id));
    this.open = others.filter((table) => table.status === 'open' && freeSeats(table) > 0);
    this.running = others.filter((table) => table.status === 'running' && table.spectators);
    this.finished = over.tables
      .filter((table) => table.spectators || table.my_seats.length > 0)
      .map((table) => ({ table, results: results.results.filter((one) => one.table === table.id) }));
    this.known = true;
  }
}

export const freeSeats = (table: TableInfo): number =>
  table.seats.filter((seat) => seat.kind === 'open').length;

export type Sitting = { readonly seat: number; readonly name: string; readonly free: boolean };

/** Seat by seat: who sits there, or that nobody does. */
export function whoSits(table: TableInfo): readonly Sitting[] {
  const names = seatNames(table.seats);
  return table.seats.map(({ kind, name }, seat) => ({
    seat,
    name: name ? names[seat]! : kind === 'invited' ? t('lobby-kept-seat') : t('lobby-free-seat'),
    free: kind === 'open' || kind === 'invited',
  }));
}

/** How fast it is played there. */
export function paceInWords({ pace }: TableInfo): string {
  return pace.live
    ? t('lobby-pace-live-each', { minutes: Math.round((pace.bank ?? 0) / 60) })
    : t('lobby-pace-days', { days: pace.days ?? 0 });
}

/** Where it is my turn comes first, then what runs, then what has not begun; the newest first. */
function byUrgency(one: TableInfo, other: TableInfo): number {
  return urgency(other) - urgency(one) || other.created - one.created;
}

const urgency = (table: TableInfo): number =>
  (waitsForMe(table) ? 2 : 0) + (table.status === 'running' ? 1 : 0);

/** Nobody else would miss it: the host may call it off. */
export const mayCallOff = (table: TableInfo): boolean =>
  table.host === person.me?.id &&
  (table.status === 'open' || table.seats.every((seat) => !seat.person || seat.person === table.host));
