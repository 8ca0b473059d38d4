/** What an event says: its message, and the values that boards read from it. */
import type { SeatName, SeenEvent, Text } from '../wire';

export type EventValue = SeenEvent['args'][string] | undefined;
type Plain = NonNullable<Text['args']>[string];

const isText = (value: EventValue): value is Text =>
  typeof value === 'object' && 'type' in value && value.type === 'text';
export const isSeat = (value: EventValue): value is SeatName =>
  typeof value === 'object' && 'type' in value && value.type === 'seat';

export const seatOf = (value: EventValue): number => (isSeat(value) ? value.seat : -1);
export const wordOf = (value: EventValue): string => (typeof value === 'string' ? value : '');
export const listOf = (value: EventValue): readonly string[] => (Array.isArray(value) ? value : []);
/** The arguments of a value that is itself a text, such as the name of a piece. */
export const partsOf = (value: EventValue): Readonly<Record<string, Plain>> =>
  isText(value) ? (value.args ?? {}) : {};

/** An event in words; lists are for the board alone. */
export function eventText({ kind, args }: SeenEvent): Text {
  const said = Object.entries(args).filter((pair): pair is [string, Plain] => !Array.isArray(pair[1]));
  return { type: 'text', key: `event-${kind}`, args: Object.fromEntries(said) };
}
