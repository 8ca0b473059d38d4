/**
 * One table as one viewer follows it: what the server says, shown at a pace that can be followed; what
 * the viewer chooses, narrowed to a move and sent. Nothing is guessed: the board shows what the server
 * has committed.
 */
import { tick } from 'svelte';
import type { GamePage } from '../games/contract';
import { api } from '../lib/api';
import { type Listener, say, word } from '../lib/i18n.svelte';
import { seatNames } from '../lib/names';
import { notices } from '../lib/notices.svelte';
import { person } from '../lib/person.svelte';
import { settings } from '../lib/settings.svelte';
import { type Channel, socket } from '../lib/socket.svelte';
import { play as sound } from '../lib/sound';
import type {
  Advice,
  Bill,
  ChatInfo,
  ClientMessage,
  Decision,
  Foreseen,
  Happening,
  Obstruction,
  Offer,
  Outcome,
  SeatInfo,
  ServerMessage,
  TablePage,
  Text,
  Update,
  WireMove,
} from '../wire';
import { type Bills, besides, MOST_BILLS, MOST_COMPARED, type Told, totals } from './bills';
import { type Around, type Change, changesSince } from './changes';
import { heard } from './chatting';
import type { TableContext } from './context';
import { eventText } from './events';
import { drawn, fly } from './flights';
import { lastStanding } from './log';
import { type Line, since, Telling, type ToldTurn } from './merging';
import { type Choice, Narrowing, type PieceState, type Tag, tagsOf } from './narrowing';
import { placed } from './results';
import { afterNext, beginning, nextOf, type Run, type Unit } from './runs';

const NOTHING = new Narrowing([]);
/** The kernel's obstacle for a move that does not answer the present question. */
const NOT_NOW: Text = { type: 'text', key: 'obstacle-not-now', args: {} };
const MOST_REASONS = 2;
/** What cannot be taken back is not done by one click alone. */
const ENOUGH_CLICKS = 2;
/** How long something waits that one click alone has done and that cannot be taken back, in milliseconds. */
const BREATH = 1500;
/** How long the pointer rests on something, in milliseconds, before it is asked what that would do. */
const REST = 150;
/** Bots may be quicker than what they do can be shown; but nobody watches the past for minutes. */
const LONG_QUEUE = 40;

/** A piece by its tag, a move by its notation, or all that is suggested. */
type Pointed = { readonly tag?: Tag; readonly move?: string; readonly whole?: boolean };
/** A message that asks for an answer; it is sent again, as it is, when the connection comes back. */
type Wish = Extract<ClientMessage, { id?: string }>;
/** Kept out of the union, or the parts that differ by message would be lost. */
type Unsigned<Message> = Message extends Wish ? Omit<Message, 'id'> : never;

export class TableSession implements TableContext {
  readonly #page: GamePage<unknown>;
  readonly #telling: Telling;
  now = $state.raw<Update | null>(null);
  /** When `now` came, for the clocks. */
  at = $state(0);
  happenings = $state.raw<readonly Happening[]>([]);
  /** What came before all that the server has told: the opening of a fork or an imported match, the rows of a long one. */
  #earlier = $state.raw<readonly Happening[]>([]);
  chat = $state.raw<readonly ChatInfo[]>([]);
  narrowing = $state.raw<Narrowing>(NOTHING);
  /** One move is left and waits for a confirmation. */
  ready = $state.raw<Choice | null>(null);
  /** An earlier moment that the viewer looks at. */
  look = $state.raw<{ readonly number: number; readonly view: unknown } | null>(null);
  /** Moves taken back that could be played again, the latest last; those together that were taken back together. */
  redoable = $state.raw<readonly (readonly string[])[]>([]);
  present = $state.raw<Readonly<Record<string, string>>>({});
  /** The last thing that happened, in words, for screen readers. */
  told = $state('');
  /** On a shared screen: the seat whose turn it is, while the screen is handed over. */
  handover = $state<number | null>(null);
  /** A move of mine that was sent and is not on the board yet: nothing more is chosen meanwhile. */
  #underWay = $state.raw<{
    readonly id: string;
    readonly number: number;
    readonly bill: Bill | undefined;
  } | null>(null);
  /** Several moves that are being played as one. */
  #run: Run | null = null;
  /** Of these one that cannot be taken back, while it waits a breath. */
  #held: { readonly run: Run; readonly next: string; readonly redoable: TableSession['redoable'] } | null =
    null;
  /** What was played as one, and is taken back as one. */
  #units: readonly Unit[] = [];
  /** While moves are taken back together: the row up to which. */
  #goal = $state<number | null>(null);
  /** What happened is being drawn; what can be done comes with the next frame. */
  #settling = $state(false);
  /** Why moves cannot be played now; null until the server has said so. */
  obstructions = $state.raw<readonly Obstruction[] | null>(null);
  /** What moves will bring, by notation, as far as the server has said so. */
  bills = $state.raw<Bills>(new Map());
  /** What the chef says about the present question. */
  advice = $state.raw<Advice | null>(null);
  /** The wish that asks him, while he thinks. */
  #asking = $state<string | null>(null);
  /** While a piece is dragged: what could be chosen with it. */
  #carried = $state.raw<Narrowing | null>(null);
  /** What the pointer or the focus is on. */
  #pointed = $state.raw<Pointed | null>(null);
  /** What would happen, by the moves that would be played; and the wishes that ask for it. */
  #foreseen = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  #foreseeing = new Map<string, string>();
  #resting = 0;
  board: HTMLElement | null = null;
  onover: () => void = () => undefined;
  showPoints = $state.raw<(() => void) | undefined>();
  /** At a lesson: whether a move is one that it asks for. If not, it has a word for that, and nothing is played. */
  lets: (move: string) => boolean = () => true;
  /** Whether the viewer plays what they like: a lesson asks for one move after the other. */
  free: () => boolean = () => true;

  #wantedSeat: number | null = null;
  #last = 0;
  /** Whose numbers these are: people count only what they may know of. */
  #counting: string | null = null;
  #queue: Update[] = [];
  #showing = $state(false);
  /** Nothing is shown at a pace until it is my turn. */
  #rushing = false;
  #skip: () => void = () => undefined;
  /** Lines of the chat may have been said that this page has not heard. */
  #chatMissing = true;
  #wishes = new Map<string, Wish>();
  /** What could be chosen when the move that waits was. */
  #among = $state.raw<readonly Choice[]>([]);
  /** What my moves were to bring, by their rows in the log. */
  served = $state.raw<Bills<number>>(new Map());
  /** The moves of the present question whose bills are asked for, and the wishes that ask. */
  #billed = new Set<string>();
  #billing = new Set<string>();
  #stop: () => void;

  readonly table: string;
  readonly game: string;
  readonly study: boolean;
  /** How many moves were played before the table began. */
  readonly opening: number;
  /** Whether one may look back while the match runs: not where the players remember for themselves. */
  readonly looksBack: boolean;
  /** Whether the chef may be asked. */
  readonly chef: boolean;
  /** Whether it is a table of the server, with people, a log and an end. */
  readonly live: boolean;
  readonly #channel: Channel;

  constructor(table: TablePage, page: GamePage<unknown>, channel: Channel = socket) {
    this.#channel = channel;
    this.live = channel === socket;
    this.#chatMissing = this.live;
    this.table = table.id;
    this.game = table.game;
    this.study = table.study;
    this.opening = table.opening;
    this.looksBack = table.options.memory !== 'players';
    this.chef = table.chef;
    this.#page = page;
    this.#telling = new Telling(page.events);
    this.#stop = channel.follow(table.id, {
      since: () => this.#last,
      seat: () => this.#wantedSeat,
      hear: (message) => this.#hear(message),
      // What was on its way when the connection broke is said again: the server does nothing twice.
      again: () => {
        this.#chatMissing = true;
        for (const wish of this.#wishes.values()) this.#channel.send(wish);
      },
    });
  }

  leave(): void {
    this.#stop();
    this.#queue = [];
  }

  // What there is.

  view = $derived(this.look?.view ?? this.now?.view ?? null);
  seats: readonly SeatInfo[] = $derived(this.now?.seats ?? []);
  viewer = $derived(this.now?.viewer ?? null);
  decision: Decision | null = $derived(this.look ? null : (this.now?.decision ?? null));
  waiting = $derived(this.#underWay !== null || this.#settling || this.#goal !== null);
  deciding = $derived(Boolean(this.decision?.moves.length) && !this.waiting);
  names = $derived(seatNames(this.seats));
  listener: Listener = $derived({ names: this.names, seat: this.viewer });
  mySeats = $derived(
    this.seats.flatMap((seat, index) => (person.me && seat.person === person.me.id ? [index] : [])),
  );
  /** All that happened, from the first move of the match. */
  chronicle: readonly Happening[] = $derived.by(() => {
    const first = this.happenings[0]?.number ?? Infinity;
    return [...this.#earlier.filter((row) => row.number < first), ...this.happenings];
  });
  /** How many moves of the match stand: those taken back do not count. */
  moves = $derived(this.happenings.at(-1)?.moves ?? 0);
  happened: readonly Happening[] = $derived.by(() => {
    const end = this.look?.number ?? Number.POSITIVE_INFINITY;
    return this.chronicle.filter((row) => row.number <= end);
  });
  results: readonly Outcome[] = $derived(this.now?.results ?? []);
  placed = $derived(placed(this.results, this.names, (text) => this.say(text)));
  over = $derived(this.now?.status === 'over');
  points = $derived.by(() => (this.view ? this.#page.points(this.view) : []));
  round = $derived.by(() => (this.view ? this.#page.round(this.view) : null));
  /** All that happened, in lines as one would tell it. */
  tale: readonly ToldTurn[] = $derived.by(() => this.#telling.turns(this.chronicle));
  /** The log number of my last move: what came after it is news. */
  since = $derived(this.viewer === null ? 0 : (lastStanding(this.happenings, this.viewer)?.number ?? 0));
  /** By seat: up to which row its person has got what happened. */
  #got = $state.raw<Readonly<Record<number, number>>>({});
  /** What others did since my last turn, until I act or have got it. Alone at all seats nothing is news. */
  news: readonly Line[] = $derived.by(() => {
    if (this.viewer === null || this.study || !this.since || !this.decision?.moves.length) return [];
    const got = this.#got[this.viewer] ?? 0;
    return since(this.tale, this.viewer, this.since).filter((line) => line.last > got);
  });

  /** What there was around my last move; null until that is known. */
  lastMove = $state.raw<Around | null>(null);
  /** What everybody has more or less of since then. */
  changes: readonly Change[] = $derived.by(() => {
    const { holdings } = this.#page;
    if (!holdings || !this.now || !this.news.length || this.lastMove?.number !== this.since) return [];
    return changesSince(this.lastMove, this.now.view, holdings);
  });

  gotIt(): void {
    if (this.viewer !== null && this.now) this.#got = { ...this.#got, [this.viewer]: this.now.number };
  }

  say = (text: Text): string => say(text, this.game, this.listener);
  word = (key: string, args?: Record<string, string | number | Text>): string => word(this.game, key, args);

  // Choosing.

  stateOf(tag: Tag): PieceState {
    return this.deciding ? (this.#carried ?? this.narrowing).stateOf(tag) : 'none';
  }

  /** A piece is dragged: what it can be brought to is shown, and nothing is chosen yet. */
  lift = (tag: Tag): boolean => {
    const state = this.stateOf(tag);
    if (state === 'none') return false;
    this.#carried = state === 'can' || state === 'other' ? this.narrowing.choose(tag) : this.narrowing;
    return true;
  };

  /** It was let go, over another piece or over none. */
  drop = (tag: Tag | null): void => {
    const held = this.#carried;
    this.#carried = null;
    if (!held || tag === null || !this.deciding) return;
    const state = held.stateOf(tag);
    if (state === 'can' || state === 'settled') this.#narrow(held.choose(tag), ENOUGH_CLICKS);
  };

  obstacles(tag: Tag): readonly Text[] {
    const told = this.#reasons.get(tag);
    if (told) return told;
    // The server gives reasons for what the question is about; the rest is for another moment.
    return this.obstructions && this.deciding && this.stateOf(tag) === 'none' ? [NOT_NOW] : [];
  }

  /** By tag, each reason once; found in one pass, for many pieces ask. A reason that says nothing about a
      piece leaves its tag without one. */
  #reasons = $derived.by(() => {
    const view = this.now?.view;
    const found = new Map<Tag, Map<string, Text>>();
    for (const { move, text } of this.obstructions ?? []) {
      if (!move) continue;
      const unrelated = this.#page.unrelated?.includes(text.key);
      const sentence = this.say(text);
      for (const tag of tagsOf(move, this.#page.tags(move, view))) {
        const told = found.get(tag) ?? new Map<string, Text>();
        if (!unrelated && told.size < MOST_REASONS && !told.has(sentence)) told.set(sentence, text);
        found.set(tag, told);
      }
    }
    return new Map([...found].map(([tag, told]) => [tag, [...told.values()]]));
  });

  /** The points that whatever is chosen with this piece brings; null where that is not one number. */
  total(tag: Tag): number | null {
    return this.deciding && !this.ready && this.narrowing.stateOf(tag) === 'can'
      ? (this.#totals.get(tag) ?? null)
      : null;
  }

  #totals = $derived(totals(this.narrowing.left, this.bills));

  quiet(tag: Tag): boolean {
    return this.#quiet.get(tag) ?? false;
  }

  /** Whether a move only gives something up. */
  isQuiet({ move }: Offer): boolean {
    return this.#page.quiet?.(move, this.now?.view) ?? false;
  }

  #quiet = $derived.by(() => {
    const found = new Map<Tag, boolean>();
    if (!this.#page.quiet) return found;
    for (const { offer, tags } of this.narrowing.left) {
      const quiet = this.isQuiet(offer);
      for (const tag of tags) found.set(tag, quiet && found.get(tag) !== false);
    }
    return found;
  });

  /** What a move leaves unused, in words. */
  unusedBy({ move }: Offer): string {
    return this.#page.unused?.(move, this.now?.view, this) ?? '';
  }

  /** The same of the move that waits. */
  unused: string = $derived(this.ready ? this.unusedBy(this.ready.offer) : '');

  point(at: Pointed | null): void {
    this.#pointed = at;
    clearTimeout(this.#resting);
    if (at) this.#resting = window.setTimeout(() => this.#askAhead(), REST);
  }

  /** The moves that would be played: those that wait, or are pointed at. */
  get #imagined(): string {
    if (!this.deciding) return '';
    const moves =
      this.#pointed?.whole && !this.ready ? this.whole : [(this.ready ?? this.#pointedAt())?.offer.move];
    return moves.map((move) => move?.text ?? '').join();
  }

  /** What would happen if it were played. */
  ahead: Foreseen | null = $derived(this.#foreseen.get(this.#imagined) ?? null);

  #askAhead(): void {
    const moves = this.#imagined;
    if (!moves || this.viewer === null || this.#foreseen.has(moves)) return;
    if ([...this.#foreseeing.values()].includes(moves)) return;
    const id = this.#wish({ type: 'ahead', table: this.table, seat: this.viewer, moves: moves.split(',') });
    this.#foreseeing.set(id, moves);
  }

  /** The move that is to be confirmed, or the only one of what is pointed at, with what it will bring. */
  preview: Told | null = $derived.by(() => {
    const choice = this.ready ?? (this.deciding ? this.#pointedAt() : null);
    const bill = choice && this.bills.get(choice.offer.move.text);
    return bill ? { offer: choice.offer, bill } : null;
  });

  #contests = $derived(new Map(this.preview?.bill.contests?.map(({ name, players }) => [name, players])));

  holdersAfter(contest: string): readonly number[] | null {
    return this.#contests.get(contest) ?? null;
  }

  /**
   * The move that is told, and beside it the others that could be chosen instead, the best first. Nothing where they bring
   * the same; and what is only pointed at is not compared with many.
   */
  compared: readonly Told[] = $derived.by(() => {
    const { preview } = this;
    const among = this.ready ? this.#among : this.narrowing.left;
    if (!preview || !this.deciding || (!this.ready && among.length > MOST_COMPARED)) return [];
    const others = among.flatMap(({ offer }): Told[] => {
      const bill = this.bills.get(offer.move.text);
      return bill && offer !== preview.offer ? [{ offer, bill }] : [];
    });
    return besides(preview, others);
  });

  #pointedAt(): Choice | null {
    const at = this.#pointed;
    if (!at) return null;
    const { left } = this.narrowing;
    const found = left.filter(({ offer, tags }) =>
      at.move === undefined ? tags.has(at.tag ?? '') : offer.move.text === at.move,
    );
    return found.length === 1 ? found[0]! : null;
  }

  /** The best way to answer all of a question that is asked in parts; nothing once a part is chosen. */
  whole: readonly WireMove[] = $derived(
    this.deciding && !this.narrowing.chosen.length && this.free() ? (this.decision?.whole ?? []) : [],
  );

  /** What the board shows of it; also while something is pointed at that leads there. */
  suggested: readonly WireMove[] = $derived(this.ahead?.whole.length ? this.ahead.whole : this.whole);

  /** Whether more than one thing is done at once by declining all that follows. */
  canRefuse = $derived(
    this.deciding &&
      !this.narrowing.chosen.length &&
      this.free() &&
      (this.decision?.refusals?.length ?? 0) > (this.whole.length ? 0 : 1),
  );

  /** All of it as it is suggested. */
  takeAll(): void {
    this.#begin(
      this.whole.map(({ text }) => text),
      false,
    );
  }

  /** No to this question, or to what follows its whole answer, and to all others until the turn ends. */
  noMore(): void {
    if (this.canRefuse)
      this.#begin(
        this.whole.map(({ text }) => text),
        true,
      );
  }

  choose(tag: Tag): void {
    if (!this.deciding) return;
    const narrowing = this.narrowing.choose(tag);
    this.#narrow(narrowing, narrowing.chosen.length);
  }

  pick(offer: Offer): void {
    if (this.deciding) this.#narrow(this.narrowing.pick(offer), this.narrowing.chosen.length + 1);
  }

  /** The button that ends the step or the turn asks only where points would be left; else it waits a breath. */
  finish(offer: Offer): void {
    if (!this.deciding) return;
    const loses = this.unusedBy(offer) && this.#couldGain(offer);
    this.#narrow(this.narrowing.pick(offer), 1, !loses);
  }

  #breathing = $state.raw<Choice | null>(null);
  #breath = 0;
  /** What waits now is done by itself in a moment, unless the viewer goes back. */
  soon = $derived(this.ready !== null && this.ready === this.#breathing);

  #breathe(choice: Choice): void {
    clearTimeout(this.#breath);
    this.#breathing = choice;
    this.#breath = window.setTimeout(() => {
      if (this.soon) this.confirm();
    }, BREATH);
  }

  /** Whoever reaches for the way back is not raced: what waits a breath waits to be confirmed. */
  dwell(): void {
    this.#breathing = null;
  }

  /** Whether another move would bring points, as far as it is known. */
  #couldGain(offer: Offer): boolean {
    return this.narrowing.left.some((choice) => {
      const bill = this.bills.get(choice.offer.move.text);
      return choice.offer !== offer && (!bill || bill.now > 0 || bill.later > 0);
    });
  }

  // The chef.

  thinking = $derived(this.#asking !== null);
  /** Whether there is anything to ask him about: at tables that allow it. */
  get canAsk(): boolean {
    return this.chef && this.deciding && (this.decision?.moves.length ?? 0) > 1;
  }

  askChef(): void {
    if (!this.canAsk || this.advice || this.#asking || this.viewer === null || !this.now) return;
    const { number } = this.now;
    this.#asking = this.#wish({ type: 'ask-chef', table: this.table, seat: this.viewer, number });
  }

  /** He has said enough: what he thinks about is not waited for. */
  leaveChef(): void {
    this.advice = null;
    this.#asking = null;
  }

  /** One of his moves is chosen, and waits to be confirmed, whatever else is played at once. */
  consider(move: string): void {
    const choice = this.narrowing.choices.find(({ offer }) => offer.move.text === move);
    if (!choice || !this.deciding || !this.lets(move)) return;
    this.#among = this.narrowing.choices;
    this.narrowing = new Narrowing(this.narrowing.choices).pick(choice.offer);
    this.ready = choice;
    this.#askBills();
    this.#askAhead();
  }

  /** Another move in the place of the one that waits. */
  instead(offer: Offer): void {
    if (!this.deciding) return;
    const fresh = new Narrowing(this.narrowing.choices);
    this.#narrow(fresh.pick(offer), 1);
  }

  /** One step back from what was chosen; false where nothing was. */
  back(): boolean {
    if (!this.narrowing.chosen.length) return false;
    // A move picked as a whole is let go as a whole.
    this.narrowing = this.ready ? new Narrowing(this.narrowing.choices) : this.narrowing.back();
    this.ready = null;
    this.#held = null;
    // Chosen again, it has a breath of its own, or none.
    this.#breathing = null;
    return true;
  }

  #narrow(narrowing: Narrowing, clicks: number, soon = false): void {
    // Picked instead of the one that waits: they were offered together.
    const together = this.ready && this.#among.some(({ offer }) => narrowing.only?.offer === offer);
    if (!together) this.#among = this.narrowing.left;
    this.narrowing = narrowing;
    this.ready = null;
    this.#held = null;
    this.#askBills();
    const { only } = narrowing;
    if (!only) return;
    if (!this.lets(only.offer.move.text)) {
      this.narrowing = new Narrowing(narrowing.choices);
      return;
    }
    // Where the first answer counts, no slip of the hand is one.
    const wish = this.live ? settings.all.confirm : 'always';
    const hasty = isFinal(only.offer) && clicks < ENOUGH_CLICKS;
    if (wish === 'always' || (wish === 'irreversible' && hasty)) {
      this.ready = only;
      if ((soon || only.offer.reveals === false) && wish === 'irreversible') this.#breathe(only);
      this.#askAhead();
    } else this.play(only.offer.move.text);
  }

  confirm(): void {
    const held = this.#held;
    if (!this.ready) return;
    if (held?.next === this.ready.offer.move.text) {
      this.#held = null;
      this.#run = afterNext(held.run);
      this.#play(held.next, held.redoable);
    } else this.play(this.ready.offer.move.text);
  }

  /** Whether one click alone must not do this. */
  #waits(move: string, decision: Decision | null): boolean {
    const offer = decision?.moves.find((one) => one.move.text === move);
    return settings.all.confirm === 'irreversible' && offer !== undefined && isFinal(offer);
  }

  /** What is played as one has come to a move that cannot be taken back: it waits a breath. */
  #hold(): void {
    const choice = this.narrowing.choices.find(({ offer }) => offer.move.text === this.#held?.next);
    if (!choice) return;
    this.narrowing = this.narrowing.pick(choice.offer);
    this.ready = choice;
    this.#breathe(choice);
  }

  /** Any notation: from the command line it may be illegal, then the server says why. */
  play(move: string): void {
    this.#run = null;
    this.#held = null;
    this.#play(move, this.redoable.at(-1)?.join() === move ? this.redoable.slice(0, -1) : []);
  }

  #play(move: string, redoable: TableSession['redoable']): void {
    const legal = this.decision?.moves.some((offer) => offer.move.text === move);
    if (this.viewer === null || !this.now || (legal && !this.lets(move))) return;
    const { number } = this.now;
    const id = this.#wish({ type: 'play', table: this.table, seat: this.viewer, number, move });
    if (!legal) return;
    this.ready = null;
    this.#underWay = { id, number, bill: this.bills.get(move) };
    this.redoable = redoable;
  }

  /** Play these moves as one, and perhaps decline whatever is asked then. */
  #begin(moves: readonly string[], refuses: boolean, redoable: TableSession['redoable'] = []): void {
    if (!this.now || !this.deciding) return;
    const run = { moves, refuses, from: this.now.number };
    const next = nextOf(run, this.decision);
    if (next === undefined) return;
    this.#held = null;
    if (this.#waits(next, this.decision)) {
      this.#held = { run, next, redoable };
      this.#hold();
      return;
    }
    this.#run = afterNext(run);
    this.#play(next, redoable);
  }

  /** The next move of what is played as one, if it is still what was foreseen. */
  #goOn(update: Update, rows: readonly Happening[]): void {
    const run = this.#run;
    if (!run || !rows.length) return;
    const alone = rows.every((row) => row.kind === 'move' && row.seat === update.viewer);
    this.#units = [
      ...this.#units.filter(({ from }) => from !== run.from),
      { from: run.from, to: rows.findLast((row) => row.seat === update.viewer)?.number ?? run.from },
    ];
    const next = alone && !this.look ? nextOf(run, update.decision) : undefined;
    if (next !== undefined && this.#waits(next, update.decision)) {
      this.#held = { run, next, redoable: this.redoable };
      this.#run = null;
      return;
    }
    if (next !== undefined) this.#play(next, this.redoable);
    this.#run = this.#underWay && afterNext(run);
  }

  undo(): void {
    if (this.viewer === null || !this.now?.decision?.may_undo) return;
    const mine = lastStanding(this.happenings, this.viewer);
    this.#run = null;
    this.#held = null;
    this.#goal = mine ? beginning(this.#units, mine.number) : null;
    this.redoable = [...this.redoable, []];
    this.#takeBack();
  }

  #takeBack(): void {
    if (this.viewer === null || !this.now) return;
    const mine = lastStanding(this.happenings, this.viewer);
    if (mine?.move)
      this.redoable = [...this.redoable.slice(0, -1), [mine.move, ...(this.redoable.at(-1) ?? [])]];
    this.#wish({ type: 'undo', table: this.table, seat: this.viewer, number: this.now.number });
  }

  /** As far back as was wished, or as is possible. */
  #goBack(update: Update, rows: readonly Happening[]): void {
    const goal = this.#goal;
    if (goal === null || !rows.some((row) => row.kind === 'undo' && row.seat === update.viewer)) return;
    const mine = lastStanding(this.happenings, update.viewer!);
    if (mine && mine.number > goal && update.decision?.may_undo) this.#takeBack();
    else this.#goal = null;
  }

  redo(): void {
    const moves = this.redoable.at(-1);
    if (moves && this.deciding) this.#begin(moves, false, this.redoable.slice(0, -1));
  }

  propose(what: 'undo' | 'pause' | 'resume' | 'call-off', to = 0): void {
    if (this.viewer === null || !this.now) return;
    this.#wish({ type: 'propose', table: this.table, seat: this.viewer, number: this.now.number, what, to });
  }

  respond(agree: boolean): void {
    if (this.viewer === null || !this.now) return;
    this.#wish({ type: 'respond', table: this.table, seat: this.viewer, number: this.now.number, agree });
  }

  handOver(resign: boolean): void {
    if (this.viewer !== null) this.#wish({ type: 'hand-over', table: this.table, seat: this.viewer, resign });
  }

  takeBack(): void {
    if (this.viewer !== null) this.#wish({ type: 'take-back', table: this.table, seat: this.viewer });
  }

  timeOut(seat: number): void {
    this.#wish({ type: 'time-out', table: this.table, seat });
  }

  write(text: string): void {
    this.#wish({ type: 'say', table: this.table, text });
  }

  #wish(message: Unsigned<Wish>): string {
    const id = crypto.randomUUID();
    const wish = { ...message, id } as Wish;
    this.#wishes.set(id, wish);
    this.#channel.send(wish);
    return id;
  }

  // Looking.

  async lookAt(number: number): Promise<void> {
    const found = await notices.attempt(api.moments(this.table, number, number, this.viewer));
    const moment = found?.moments[0];
    if (moment) this.look = { number, view: moment.view };
  }

  lookNow(): void {
    this.look = null;
  }

  /** The person who takes the shared screen sees what the seat may see. */
  takeSeat(seat: number): void {
    this.handover = null;
    // What the other seat has sent or taken back is nothing to this one.
    this.#underWay = null;
    this.#run = null;
    this.#held = null;
    this.#goal = null;
    this.redoable = [];
    this.#wantedSeat = seat;
    this.now = null;
    this.#channel.watch(this.table);
  }

  // Hearing.

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        void this.#catchUpOnChat();
        if (this.#countsOtherwise(message)) this.#startAgain();
        else {
          this.#queue.push(message);
          this.#last = message.number;
          void this.#showAll();
        }
        break;
      case 'done':
        this.#wishes.delete(message.id);
        break;
      case 'refused':
        this.#refused(message.id, message.text, message.stale ?? false);
        break;
      case 'chat':
        this.#chatted({ ...message.chat, name: message.name });
        break;
      case 'present':
        this.present = message.people;
        break;
      case 'reasons':
        this.#wishes.delete(message.id);
        this.obstructions = message.reasons;
        break;
      case 'bills':
        this.#wishes.delete(message.id);
        // What was asked at an earlier question says nothing about this one.
        if (this.#billing.delete(message.id))
          this.bills = new Map([
            ...this.bills,
            ...message.bills.map(({ move, bill }) => [move, bill] as const),
          ]);
        break;
      case 'advice':
        this.#wishes.delete(message.id);
        if (this.#asking === message.id) {
          this.#asking = null;
          this.advice = message;
        }
        break;
      case 'foreseen': {
        this.#wishes.delete(message.id);
        const moves = this.#foreseeing.get(message.id);
        if (this.#foreseeing.delete(message.id))
          this.#foreseen = new Map([...this.#foreseen, [moves ?? '', message]]);
        break;
      }
    }
  }

  /** Another person looks than before: somebody has signed in or out. */
  #countsOtherwise({ viewer, seats }: Update): boolean {
    const was = this.#counting;
    this.#counting = viewer === null ? '' : seats[viewer]!.person;
    return was !== null && was !== this.#counting;
  }

  #startAgain(): void {
    this.#last = 0;
    this.#queue = [];
    this.happenings = [];
    this.#got = {};
    this.look = null;
    this.#channel.watch(this.table);
  }

  #refused(id: string, text: Text, stale: boolean): void {
    const wish = this.#wishes.get(id);
    this.#wishes.delete(id);
    if (wish?.type === 'why' || wish?.type === 'what' || wish?.type === 'ahead') return;
    if (this.#asking === id) this.#asking = null;
    if (wish?.type === 'undo') {
      const [, ...kept] = this.redoable.at(-1) ?? [];
      this.redoable = [...this.redoable.slice(0, -1), ...(kept.length ? [kept] : [])];
      if (this.#goal !== null) {
        this.#goal = null;
        this.#offer(this.now);
      }
    }
    if (!stale || wish?.type === 'play') notices.say(this.say(text));
    if (this.#underWay?.id !== id) return;
    this.#underWay = null;
    this.#run = null;
    this.#offer(this.now);
  }

  /** A move of mine has arrived on the board, alone or after answers that others gave meanwhile. */
  #arrived(update: Update, rows: readonly Happening[]): void {
    const sent = this.#underWay;
    const row =
      sent && rows.find((one) => isAct(one) && one.seat === update.viewer && one.number > sent.number);
    if (!row) return;
    if (sent.bill) this.served = new Map([...this.served, [row.number, sent.bill]]);
    this.#underWay = null;
  }

  #chatted(line: ChatInfo): void {
    if (this.chat.some((known) => known.number === line.number)) return;
    this.chat = heard(this.chat, [line]);
    if (line.person !== person.me?.id) sound('chat');
  }

  /**
   * What was said before the table was followed. Asked for only once it is: whatever is said from then on comes by
   * itself, so that nothing falls between the two.
   */
  async #catchUpOnChat(): Promise<void> {
    if (!this.#chatMissing) return;
    this.#chatMissing = false;
    try {
      const { chat } = await api.chat(this.table);
      this.chat = heard(this.chat, chat);
    } catch {
      this.#chatMissing = true;
    }
  }

  async #showAll(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    while (this.#queue.length) {
      const update = this.#queue.shift()!;
      await this.#show(update);
    }
    this.#showing = false;
  }

  /** Show the last state at once, for a viewer who does not want to wait for what others did. */
  hurry(): void {
    this.#skip();
  }

  /** What others do is being shown, and could be skipped. */
  behind = $derived(this.#showing && settings.pace > 0 && !this.deciding && this.viewer !== null);

  /** All that happens until I am asked again is shown at once, also what bots still think about. */
  skipToMyTurn(): void {
    if (this.deciding || this.over) return;
    this.#rushing = true;
    this.#skip();
  }

  async #show(update: Update): Promise<void> {
    const before = this.now;
    const own = this.mySeats.includes(update.happenings.at(-1)?.seat ?? -1);
    // In a hidden tab nothing moves: what flew there would never land.
    const unseen = this.#rushing || document.hidden || this.#queue.length > LONG_QUEUE || !before;
    const pace = unseen ? 0 : settings.pace;
    const rows = this.#news(update);
    const flights =
      pace && before
        ? rows.flatMap((row) =>
            row.events.flatMap((event) => this.#page.flights(event, before.view, update.view)),
          )
        : [];
    let skipped = false;
    const skip = new Promise<void>((resolve) => {
      this.#skip = () => {
        skipped = true;
        resolve();
      };
    });
    let applied = false;
    const change = async () => {
      if (!applied) this.#apply(update, rows, pace > 0);
      applied = true;
      await tick();
    };
    const flown = this.board ? fly(this.board, flights, change, pace) : change();
    const followed = flown.then(() => (own || !rows.length || !pace ? undefined : pause(pace * 1.5)));
    await Promise.race([followed, skip]);
    if (skipped) {
      // It may not have taken off yet, and must not come after those that followed it.
      await change();
      // The copies still land; the rest of the queue is shown without them.
      const rest = this.#queue.splice(0);
      for (const one of rest) this.#apply(one, this.#news(one));
    }
  }

  /** What is told before an update: as it was told, unless it has other numbers now. */
  #known(update: Update): readonly Happening[] {
    return update.earlier ?? this.happenings;
  }

  #news(update: Update): readonly Happening[] {
    const last = this.#known(update).at(-1)?.number ?? 0;
    return update.happenings.filter((row) => row.number > last);
  }

  #apply(update: Update, rows: readonly Happening[], animated = false): void {
    const was = this.now;
    this.now = update;
    if (update.decision?.moves.length || update.status !== 'running') this.#rushing = false;
    this.at = Date.now();
    this.present = Object.fromEntries(
      update.seats.filter((seat) => seat.present).map((seat) => [seat.person, seat.name]),
    );
    this.happenings = [...this.#known(update), ...this.#news(update)];
    if (update.earlier) this.look = null;
    this.told = rows
      .flatMap((row) => row.events)
      .map((event) => this.say(eventText(event)))
      .join(' ');
    this.#arrived(update, rows);
    this.#goOn(update, rows);
    this.#goBack(update, rows);
    const mine = rows.some((row) => isAct(row) && row.seat === update.viewer);
    // While several moves are played, or taken back, as one, nothing is offered between them.
    if (this.#run || this.#goal !== null) this.obstructions = null;
    else if (was && !mine && this.#asksTheSame(was, update)) {
      // Somebody else answered: what I have picked so far stays picked, though it may reveal more now.
      this.narrowing = new Narrowing(this.#choices(update), this.narrowing.chosen);
      if (this.ready) this.ready = this.narrowing.only;
    } else if (!animated) this.#offer(update);
    else {
      // First what happened, then what can be done: each has a frame of its own.
      this.#settling = true;
      this.obstructions = null;
      void drawn().then(() => {
        if (this.now === update) this.#offer(update);
      });
    }
    if (!was) void this.#lookUpEarlier(update);
    if (was && mine && rows.length === 1)
      this.lastMove = { number: rows[0]!.number, before: was.view, after: update.view };
    else void this.#lookUpThen(update);
    this.#handScreen(update);
    if (update.status === 'over' && was && was.status !== 'over') {
      sound('over');
      this.onover();
    } else if (update.decision?.moves.length && !was?.decision?.moves.length && was) sound('turn');
    else if (rows.length) sound('move');
  }

  #lookedUp = false;
  async #lookUpEarlier({ viewer }: Update): Promise<void> {
    const lacking = this.opening > 0 || (this.happenings[0]?.number ?? 1) > 1;
    if (this.#lookedUp || !lacking) return;
    this.#lookedUp = true;
    const history = await notices.attempt(api.history(this.table, viewer));
    this.#earlier = history?.happenings ?? [];
  }

  /** After a reload, or when moves were taken back, it is not what this page has seen last. */
  async #lookUpThen({ viewer }: Update): Promise<void> {
    const number = this.since;
    if (!this.looksBack || !this.news.length || this.lastMove?.number === number) return;
    if (this.#lookingUp === number) return;
    this.#lookingUp = number;
    const found = await notices.attempt(api.moments(this.table, number - 1, number, viewer));
    const [before, after] = found?.moments ?? [];
    if (before && after) this.lastMove = { number, before: before.view, after: after.view };
  }
  #lookingUp = 0;

  #choices(update: Update | null): Choice[] {
    // In the order of the lexicon, which is that of the rulebook.
    const offers = (update?.decision?.moves ?? []).toSorted((one, other) => one.move.move - other.move.move);
    return offers.map((offer) => ({
      offer,
      tags: tagsOf(offer.move, this.#page.tags(offer.move, update?.view)),
    }));
  }

  /** The same question with the same answers, on pieces that mean the same. */
  #asksTheSame(was: Update, update: Update): boolean {
    if (this.#settling || was.viewer !== update.viewer || !update.decision?.moves.length) return false;
    const question = (decision: Decision | null) =>
      JSON.stringify([decision?.ask, decision?.moves.map(({ move, label }) => [move, label])]);
    if (question(was.decision) !== question(update.decision)) return false;
    const tags = (choices: readonly Choice[]) =>
      choices.map((choice) => [...choice.tags].join(' ')).join('\n');
    return tags(this.narrowing.choices) === tags(this.#choices(update));
  }

  #offer(update: Update | null): void {
    const choices = this.#choices(update);
    this.#settling = false;
    this.ready = null;
    this.#carried = null;
    this.narrowing = new Narrowing(choices);
    this.obstructions = null;
    this.leaveChef();
    this.bills = new Map();
    this.#billed.clear();
    this.#billing.clear();
    this.#foreseen = new Map();
    this.#foreseeing.clear();
    // Once the moves are on the screen: what they bring, and the reasons against the others, may come a frame later.
    if (choices.length)
      void drawn().then(() => {
        if (this.now !== update || this.viewer === null) return;
        this.#wish({ type: 'why', table: this.table, seat: this.viewer });
        this.#askBills();
      });
    this.#hold();
  }

  /** The bills of the moves that are left, unless there are too many: then what is chosen next leaves fewer. */
  #askBills(): void {
    const { left } = this.narrowing;
    if (this.viewer === null || left.length > MOST_BILLS) return;
    const moves = left.map(({ offer }) => offer.move.text).filter((move) => !this.#billed.has(move));
    if (!moves.length) return;
    for (const move of moves) this.#billed.add(move);
    this.#billing.add(this.#wish({ type: 'what', table: this.table, seat: this.viewer, moves }));
  }

  /** Several people at one screen: it goes to the one who must decide. In a study the seat changes at once. */
  #handScreen(update: Update): void {
    const mine = this.mySeats;
    if (mine.length < 2 || update.status !== 'running' || update.paused) return;
    const deciders = mine.filter((seat) => update.seats[seat]?.deciding && !update.seats[seat]?.bot);
    if (!deciders.length || deciders.includes(update.viewer ?? -1)) {
      this.handover = null;
      return;
    }
    if (this.study) this.takeSeat(deciders[0]!);
    else this.handover = deciders[0]!;
  }
}

/** Whether a move cannot be taken back: it reveals something, or others play on. */
const isFinal = ({ reveals, passes }: Offer): boolean => reveals !== false || Boolean(passes);
/** Whether a row changed anything but what the log tells: whoever asks the chef is asked the same as before. */
const isAct = (row: Happening): boolean => row.kind !== 'advice';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
