/** What an event says: its message, and the values that boards read from it. */
import type { Happening, SeatName, SeenEvent, Text } from '../wire';

export type EventValue = SeenEvent['args'][string] | undefined;
type Plain = NonNullable<Text['args']>[string];

const isText = (value: EventValue): value is Text =>
  typeof value === 'object' && 'type' in value && value.type === 'text';
export const isSeat = (value: EventValue): value is SeatName =>
  typeof value === 'object' && 'type' in value && value.type === 'seat';

export const seatOf = (value: EventValue): number => (isSeat(value) ? value.seat : -1);
export const wordOf = (value: EventValue): string => (typeof value === 'string' ? value : '');
export const listOf = (value: EventValue): readonly string[] => (Array.isArray(value) ? value : []);
export const textOf = (value: EventValue): Text | null => (isText(value) ? value : null);
/** The arguments of a value that is itself a text, such as the name of a piece. */
export const partsOf = (value: EventValue): Readonly<Record<string, Plain>> =>
  isText(value) ? (value.args ?? {}) : {};

/** An event in words; lists are for the board alone. */
export function eventText({ kind, args }: SeenEvent): Text {
  const said = Object.entries(args).filter((pair): pair is [string, Plain] => !Array.isArray(pair[1]));
  return { type: 'text', key: `event-${kind}`, args: Object.fromEntries(said) };
}

/** The last turn of an automa: from the card that it turned over to the last thing that it did. */
export function lastTurnOf(automa: string, happened: readonly Happening[]): readonly SeenEvent[] {
  const its = happened.flatMap(({ events }) => events).filter(({ kind }) => kind.startsWith(`${automa}-`));
  const from = its.findLastIndex(({ kind }) => kind === `${automa}-card`);
  return from < 0 ? [] : its.slice(from);
}
