/**
 * A finished match, looked at from one moment and through one pair of eyes. It plays, steps and jumps;
 * whatever was asked for last is what is shown.
 */
import { tick } from 'svelte';
import type { GamePage } from '../games/contract';
import { api } from '../lib/api';
import { type Listener, say, t, word } from '../lib/i18n.svelte';
import { seatNames } from '../lib/names';
import { notices } from '../lib/notices.svelte';
import { settings } from '../lib/settings.svelte';
import type { TableContext } from '../table/context';
import { eventText } from '../table/events';
import { fly } from '../table/flights';
import { Telling, type ToldTurn } from '../table/merging';
import type { PieceState } from '../table/narrowing';
import type { History, Moment, Outcome, SeatInfo, TablePage, Text } from '../wire';
import { MomentCache } from './moments';
import { type TurnStart, turnStarts } from './turns';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a moment stays at speed 1, beside what flies. */
const STAYS = 900;

export class LookingBack implements TableContext {
  /** What is wanted; the board follows as soon as it is there. */
  number = $state(0);
  moment = $state.raw<Moment | null>(null);
  /** Whose eyes the shown moment was seen with. */
  viewer = $state<number | null>(null);
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  history = $state.raw<History>(null!);
  board: HTMLElement | null = null;
  showPoints = $state.raw<(() => void) | undefined>();

  readonly deciding = false;
  readonly #page: GamePage<unknown>;
  readonly #shelf: MomentCache;
  readonly #telling: Telling;
  #asked = 0;
  #hurry: () => void = () => undefined;

  constructor(
    readonly table: TablePage,
    page: GamePage<unknown>,
    history: History,
  ) {
    this.#page = page;
    this.#telling = new Telling(page.events);
    this.history = history;
    this.eyes = history.viewer;
    this.number = history.last;
    this.#shelf = new MomentCache(history.first, history.last, async (first, last, seat) => {
      const found = await api.moments(table.id, first, last, seat);
      return found.moments;
    });
  }

  // What there is.

  get game(): string {
    return this.table.game;
  }
  get first(): number {
    return this.history.first;
  }
  get last(): number {
    return this.history.last;
  }
  atEnd = $derived(this.number === this.last);
  /** The seats as they were; nobody is missed now. */
  seats: readonly SeatInfo[] = $derived(
    this.history.seats.map((seat, index) => ({
      ...seat,
      present: true,
      deciding: this.moment?.deciders.includes(index) ?? false,
    })),
  );
  results: readonly Outcome[] = $derived(this.atEnd ? (this.history.results ?? []) : []);
  names: readonly string[] = $derived(seatNames(this.history.seats));
  listener: Listener = $derived({ names: this.names, seat: this.eyes });
  happenings = $derived(this.history.happenings);
  happened = $derived(this.happenings.filter((row) => row.number <= this.number));
  /** The same in lines as one would tell it. */
  tale: readonly ToldTurn[] = $derived.by(() => this.#telling.turns(this.happenings));
  turns: readonly TurnStart[] = $derived(turnStarts(this.happenings, this.first));
  turn: TurnStart | null = $derived(this.turns.findLast((turn) => turn.number <= this.number) ?? null);
  /** Of the view, for what the log does not tell: a first turn that nobody announced. */
  get round(): number | null {
    return this.moment ? this.#page.round(this.moment.view) : null;
  }
  /** What led to this moment. */
  row = $derived(this.happenings.find((one) => one.number === this.number) ?? null);
  /** The same in words. */
  told = $derived(this.#told());

  #told(): string {
    const { row } = this;
    if (!row) return t('replay-begins');
    if (row.kind === 'undo') return t('replay-undone');
    const events = row.events.map(eventText);
    return events.map((text) => this.say(text)).join(' ') || t('replay-quiet');
  }

  say = (text: Text): string => say(text, this.game, this.listener);
  word = (key: string, args?: Record<string, string | number | Text>): string => word(this.game, key, args);

  // There is nothing to choose.

  quiet(): boolean {
    return false;
  }

  stateOf(): PieceState {
    return 'none';
  }
  obstacles(): readonly Text[] {
    return [];
  }
  total(): null {
    return null;
  }
  holdersAfter(): null {
    return null;
  }
  suggested = [];

  choose(): void {}

  // Going.

  async go(number: number, { glide = false } = {}): Promise<void> {
    this.number = Math.max(this.first, Math.min(this.last, Math.round(number)));
    await this.#show(glide);
  }

  /** One step; what moved in it flies. */
  step(by: 1 | -1): Promise<void> {
    this.pause();
    return this.go(this.number + by, { glide: by > 0 });
  }

  jump(number: number): Promise<void> {
    this.pause();
    return this.go(number);
  }

  /** The start of the next turn, or of this one and then of the one before. */
  stepTurn(by: 1 | -1): Promise<void> {
    const starts = this.turns.map((turn) => turn.number);
    const next =
      by > 0
        ? (starts.find((number) => number > this.number) ?? this.last)
        : (starts.findLast((number) => number < this.number) ?? this.first);
    return this.jump(next);
  }

  async look(eyes: number | null): Promise<void> {
    const history = await notices.attempt(api.history(this.table.id, eyes));
    if (!history) return;
    this.eyes = eyes;
    this.history = history;
    await this.#show(false);
  }

  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    if (this.atEnd) await this.go(this.first);
    while (this.playing && !this.atEnd) {
      await this.#wait(STAYS / this.speed);
      if (this.playing) await this.go(this.number + 1, { glide: true });
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.#hurry();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #show(glide: boolean): Promise<void> {
    const asked = ++this.#asked;
    const { number, eyes } = this;
    const moment = await notices.attempt(this.#shelf.at(number, eyes));
    if (asked !== this.#asked) return;
    if (!moment) {
      this.playing = false;
      return;
    }
    const before = this.moment;
    const change = async () => {
      this.moment = moment;
      this.viewer = eyes;
      await tick();
    };
    const pace = settings.pace / this.speed;
    if (!glide || !pace || !before || !this.board || before.number !== number - 1) return change();
    const row = this.happenings.find((one) => one.number === number);
    const flights = (row?.events ?? []).flatMap((event) =>
      this.#page.flights(event, before.view, moment.view),
    );
    await fly(this.board, flights, change, pace);
  }
}
