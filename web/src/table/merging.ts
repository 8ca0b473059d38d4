/**
 * What happened, in lines as one would tell it: what belongs together is one line, which has all of its parts inside. The
 * log and the recap tell the same lines. What belongs together is the game's to say (`GamePage.events`).
 */
import type { EventLook, EventLooks } from '../games/contract';
import type { Happening, SeenEvent, Text } from '../wire';
import { type EventValue, eventText, isSeat, partsOf } from './events';
import { Chronicle, type Entry, isRead, placesOf, sentences, type Turn } from './log';

/** Who did it: a seat, or the automa; null for what nobody did, such as a new round. */
export type Actor = number | 'automa' | null;

/** A sentence of a line, and the row that it comes from. */
export type Part = {
  readonly number: number;
  readonly text: Text;
  /** What it speaks of, named as moves name it. */
  readonly speaksOf: readonly string[];
};

export type Line = {
  readonly key: string;
  readonly actor: Actor;
  /** The line in words: one sentence, or for a game that does not merge all of its move. */
  readonly said: readonly Text[];
  /** What it is about; null for what is no event, such as a pause. */
  readonly event: SeenEvent | null;
  /** All events inside, in their order. */
  readonly events: readonly SeenEvent[];
  /** What belongs to it brings this beside what the line says, by ware. */
  readonly brings: readonly (readonly [ware: string, amount: number])[];
  /** All that is inside, where that is more than what is said. */
  readonly parts: readonly Part[];
  readonly speaksOf: readonly string[];
  /** What it has changed on the board. */
  readonly places: readonly string[];
  /** The rows that it spans. */
  readonly first: number;
  readonly last: number;
};
export type ToldTurn = Omit<Turn, 'entries'> & { readonly lines: readonly Line[] };

/** An event on its way into a line. */
type Piece = {
  readonly row: Entry['row'];
  readonly event: SeenEvent;
  readonly look: EventLook;
  readonly actor: Actor;
};
type Draft = { head: Piece; count: number; readonly pieces: Piece[] };

const NOTHING: EventLook = {};

export function actorOf({ kind, args }: SeenEvent, looks: EventLooks): Actor {
  if (looks.automa && kind.startsWith(looks.automa)) return 'automa';
  return isSeat(args.seat) ? args.seat.seat : null;
}

/** Lines that have not changed since the last time are the same objects, so that only what is new is drawn. */
export class Merging {
  readonly #looks: EventLooks | undefined;
  #known = new Map<string, { readonly entries: readonly Entry[]; readonly lines: readonly Line[] }>();

  constructor(looks: EventLooks | undefined) {
    this.#looks = looks;
  }

  turns(turns: readonly Turn[]): ToldTurn[] {
    return turns.map(({ entries, ...turn }) => ({ ...turn, lines: this.#lines(turn.key, entries) }));
  }

  #lines(key: string, all: readonly Entry[]): readonly Line[] {
    const entries = all.filter((entry) => isRead(entry) && sentences(entry).length > 0);
    const known = this.#known.get(key);
    if (known?.entries.length === entries.length && entries.every((entry, at) => entry === known.entries[at]))
      return known.lines;
    const lines = this.#looks ? merged(entries, this.#looks) : entries.map(whole);
    this.#known.set(key, { entries, lines });
    return lines;
  }
}

/** A row as it is. */
function whole(entry: Entry): Line {
  const { row, events } = entry;
  const first = events[0] ?? null;
  return {
    key: `${row.number}/${first ? row.events.indexOf(first) : 0}`,
    actor: row.seat,
    said: sentences(entry),
    event: first,
    events,
    brings: [],
    parts: [],
    speaksOf: placesOf(events),
    places: [],
    first: row.number,
    last: row.number,
  };
}

function merged(entries: readonly Entry[], looks: EventLooks): readonly Line[] {
  const lines: Line[] = [];
  let open: Draft | null = null;
  /** What belongs to a line that has not come yet. */
  let waiting: Piece[] = [];
  const begin = (head: Piece, before: readonly Piece[]) => {
    close();
    open = { head, count: 1, pieces: [...before, head] };
  };
  const close = () => {
    if (open) lines.push(lineOf(open));
    open = null;
  };
  /** No line came for what waits: then it is one itself. */
  const give = () => {
    const [head, ...rest] = waiting;
    waiting = [];
    if (head) {
      begin(head, []);
      open!.pieces.push(...rest);
    }
  };
  for (const entry of entries) {
    if (!entry.events.length) {
      give();
      close();
      lines.push(whole(entry));
      continue;
    }
    for (const event of entry.events) {
      const look = looks.kinds[event.kind] ?? NOTHING;
      const piece: Piece = { row: entry.row, event, look, actor: actorOf(event, looks) };
      if (waiting.length && !together(waiting[0]!.actor, piece.actor)) give();
      const draft = open as Draft | null;
      if (look.part === 'opens') waiting.push(piece);
      else if (look.part === 'follows' && !waiting.length && draft && together(draft.head.actor, piece.actor))
        draft.pieces.push(piece);
      else if (!waiting.length && draft && isAlike(draft, piece)) {
        draft.count += 1;
        draft.pieces.push(piece);
      } else {
        const before = waiting;
        waiting = [];
        begin(piece, before);
      }
    }
  }
  give();
  close();
  return lines;
}

/** What nobody did belongs to anybody's line. */
const together = (one: Actor, other: Actor): boolean => one === null || other === null || one === other;

function isAlike({ head, pieces }: Draft, { event, look, actor }: Piece): boolean {
  const same = look.alike?.in;
  return (
    same !== undefined &&
    head.actor === actor &&
    pieces.at(-1)!.event.kind === event.kind &&
    head.event.kind === event.kind &&
    same.every((name) => JSON.stringify(head.event.args[name]) === JSON.stringify(event.args[name]))
  );
}

function lineOf({ head, count, pieces }: Draft): Line {
  const { alike } = head.look;
  const one = eventText(head.event);
  const said = alike ? { ...one, key: alike.say, args: { ...one.args, count } } : one;
  const brings = new Map<string, number>();
  for (const { event, look } of pieces.filter((piece) => piece.event.kind !== head.event.kind))
    for (const [ware, argument] of Object.entries(look.brings ?? {})) {
      const amount = Number(event.args[argument] ?? 0);
      if (amount) brings.set(ware, (brings.get(ware) ?? 0) + amount);
    }
  const parts = pieces.map(({ row, event }) => ({
    number: row.number,
    text: eventText(event),
    speaksOf: placesOf([event]),
  }));
  return {
    key: `${head.row.number}/${head.row.events.indexOf(head.event)}`,
    actor: head.actor,
    said: [said],
    event: head.event,
    events: pieces.map(({ event }) => event),
    brings: [...brings],
    parts: parts.length > 1 ? parts : [],
    speaksOf: [...new Set(parts.flatMap((part) => part.speaksOf))],
    places: [...new Set(pieces.flatMap(({ event, look }) => changed(event, look)))],
    first: pieces[0]!.row.number,
    last: pieces.at(-1)!.row.number,
  };
}

const NAMED = /\{([a-z-]+)(?:\.([a-z-]+))?\}/g;

/** The places that an event has changed; one of which an argument is not told is left out. */
export function changed(event: SeenEvent, { places = [] }: EventLook): readonly string[] {
  return places.flatMap((pattern) => {
    let found = [''];
    let last = 0;
    for (const match of pattern.matchAll(NAMED)) {
      const before = pattern.slice(last, match.index);
      const values = valuesOf(event.args[match[1]!], match[2]);
      found = found.flatMap((start) => values.map((value) => start + before + value));
      last = match.index + match[0].length;
    }
    return found.map((start) => start + pattern.slice(last));
  });
}

function valuesOf(value: EventValue, part: string | undefined): readonly string[] {
  const told = part === undefined ? value : partsOf(value)[part];
  if (Array.isArray(told)) return told as readonly string[];
  if (isSeat(told)) return [String(told.seat)];
  return typeof told === 'string' || typeof told === 'number' ? [String(told)] : [];
}

/**
 * What happened since a seat has last acted, in the row `last`: that move is over as soon as somebody else has a part in
 * it, for an automa plays in the row of the seat before it.
 */
export function since(turns: readonly ToldTurn[], seat: number, last: number): readonly Line[] {
  const lines = turns.flatMap((turn) => turn.lines);
  const start = lines.findIndex(
    ({ actor, first }) => first > last || (first === last && actor !== null && actor !== seat),
  );
  if (start < 0) return [];
  return lines.slice(start).filter(({ actor, first }) => first > last || actor !== seat);
}

/** What happened in groups by turn, each turn in lines. */
export class Telling {
  readonly #chronicle = new Chronicle();
  readonly #merging: Merging;

  constructor(looks: EventLooks | undefined) {
    this.#merging = new Merging(looks);
  }

  turns(happenings: readonly Happening[]): readonly ToldTurn[] {
    return this.#merging.turns(this.#chronicle.turns(happenings));
  }
}
