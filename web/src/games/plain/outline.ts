/** A view as something to read: values by name, tables where many things are alike, groups of all this. */
export type Part =
  | { readonly kind: 'value'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'group'; readonly name: string; readonly parts: readonly Part[] };

type Fields = Readonly<Record<string, unknown>>;

export function outline(view: unknown): readonly Part[] {
  return isFields(view) ? Object.entries(view).map(([name, value]) => part(inWords(name), value)) : [];
}

function part(name: string, value: unknown): Part {
  if (isFlat(value)) return { kind: 'value', name, text: plain(value) };
  if (!Array.isArray(value)) return { kind: 'group', name, parts: outline(value) };
  const columns = alike(value);
  if (columns)
    return {
      kind: 'table',
      name,
      columns: columns.map(inWords),
      rows: value.map((one: Fields) => columns.map((column) => plain(one[column]))),
    };
  return { kind: 'group', name, parts: value.map((one, index) => part(String(index + 1), one)) };
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

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ') || NONE;
  if (typeof value === 'boolean') return value ? '✓' : NONE;
  return value === null || value === undefined || value === '' ? NONE : String(value);
}

const inWords = (name: string): string => name.replaceAll(/[_-]/g, ' ');
