/** A view as something to read: values by name, tables where many things are alike, groups of all this. */
export type Part =
  | { readonly kind: 'value'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly columns: readonly string[];
      /** What each row is about. */
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'group'; readonly name: string; readonly parts: readonly Part[] };

/** How it is said: a field by its name in the view, a seat by its number. */
export type Words = {
  readonly field: (name: string) => string;
  readonly seat: (seat: number) => string;
};

type Fields = Readonly<Record<string, unknown>>;

/** Fields of any view that hold seats, and the one that holds something for each of them. */
const OF_SEATS: readonly string[] = ['viewer', 'deciders', 'turn', 'seat'];
const BY_SEAT = 'seats';

export function outline(view: unknown, words: Words): readonly Part[] {
  return isFields(view)
    ? Object.entries(view).map(([field, value]) => part(field, words.field(field), value, words))
    : [];
}

function part(field: string, name: string, value: unknown, words: Words): Part {
  if (isFlat(value)) return { kind: 'value', name, text: told(field, value, words) };
  if (!Array.isArray(value)) return { kind: 'group', name, parts: outline(value, words) };
  const heads = value.map((_, index) => (field === BY_SEAT ? words.seat(index) : String(index + 1)));
  const columns = alike(value);
  if (columns)
    return {
      kind: 'table',
      name,
      columns: columns.map(words.field),
      heads,
      rows: value.map((one: Fields) => columns.map((column) => told(column, one[column], words))),
    };
  return { kind: 'group', name, parts: value.map((one, index) => part('', heads[index]!, one, words)) };
}

/** The fields of things that all have the same ones, with nothing inside them. */
function alike(list: readonly unknown[]): readonly string[] | null {
  const [first] = list;
  if (!isFields(first)) return null;
  const columns = Object.keys(first);
  const same = (one: unknown) =>
    isFields(one) && Object.keys(one).join() === columns.join() && Object.values(one).every(isFlat);
  return list.every(same) ? columns : null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFlat = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((one) => typeof one !== 'object' || one === null)
    : typeof value !== 'object' || value === null;

const NONE = '–';

function told(field: string, value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((one) => told(field, one, words)).join(', ') || NONE;
  if (typeof value === 'number' && OF_SEATS.includes(field)) return words.seat(value);
  if (typeof value === 'boolean') return value ? '✓' : NONE;
  return value === null || value === undefined || value === '' ? NONE : String(value);
}

/** A field that nobody has a word for. */
export const inWords = (name: string): string => name.replaceAll(/[_-]/g, ' ');
