/** Where everything stands in the garden, a drawing of 830 by 440. */
import type { Table } from './names';
import type { PostView, TableView } from './view';

export const WIDTH = 830;
export const HEIGHT = 440;
/** How wide the terrace of the château is, at the left of it. */
export const CHATEAU = 168;
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const UPRIGHT: ReadonlySet<string> = new Set<Table>(['rosery', 'grotto']);
export const isUpright = (table: string): boolean => UPRIGHT.has(table);
/** How deep a table is. */
const DEPTH = 68;
const MIDDLE = WIDTH / 2;
/** From the bonus tile to the first space, and from the last one to the end. */
const HEAD = 66;
const FOOT = 56;
const LEFT: Readonly<Record<string, number>> = { rosery: 10, grotto: WIDTH - 10 - DEPTH };
const TOP: Readonly<Record<string, number>> = { orangery: 22, fountain: 187, terrace: 352 };
const UPRIGHT_TOP = 14;
const UPRIGHT_HEAD = 60;
/** From one space to the next. */
const pitchOf = (table: string, spaces: number): number =>
  isUpright(table) ? Math.min(56, (HEIGHT - 2 * UPRIGHT_TOP - UPRIGHT_HEAD) / spaces) : spaces > 7 ? 53 : 57;

/** A table with its parts; what it says of majorities stands beside an upright one. */
export type Laid = {
  readonly cloth: Box;
  readonly tile: Box;
  readonly banner: Box;
  readonly spaces: readonly Box[];
};
export function laid({ table, spaces }: TableView): Laid {
  const pitch = pitchOf(table, spaces.length);
  const long = pitch * spaces.length;
  const side = pitch - 3;
  if (isUpright(table)) {
    const x = LEFT[table] ?? 0;
    const cloth = { x, y: UPRIGHT_TOP, w: DEPTH, h: UPRIGHT_HEAD + long + 4 };
    const outside = x < MIDDLE ? x + DEPTH + 2 : x - 52;
    return {
      cloth,
      tile: { x: x + 5, y: UPRIGHT_TOP + 12, w: DEPTH - 10, h: 44 },
      banner: { x: outside, y: UPRIGHT_TOP + 10, w: 50, h: 48 },
      spaces: spaces.map((_, index) => ({
        x: x + (DEPTH - side) / 2,
        y: UPRIGHT_TOP + UPRIGHT_HEAD + index * pitch + 1,
        w: side,
        h: side,
      })),
    };
  }
  const w = HEAD + long + FOOT;
  const x = MIDDLE - w / 2;
  const y = TOP[table] ?? 0;
  return {
    cloth: { x, y, w, h: DEPTH },
    tile: { x: x + 6, y: y + 12, w: 58, h: 46 },
    banner: { x: x + w - 54, y: y + 11, w: 49, h: 48 },
    spaces: spaces.map((_, index) => ({
      x: x + HEAD + index * pitch + 1.5,
      y: y + (DEPTH - side) / 2 + 1,
      w: side,
      h: side,
    })),
  };
}

/** A post stands between the tables that it serves; one that serves others takes a place that is left. */
const BETWEEN: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'orangery rosery': [MIDDLE - 199, 135],
  'grotto orangery': [MIDDLE + 199, 135],
  'fountain orangery': [MIDDLE, 135],
  'fountain rosery': [109, 221],
  'fountain grotto': [WIDTH - 109, 221],
  'fountain terrace': [MIDDLE, 299],
  'rosery terrace': [MIDDLE - 199, 299],
  'grotto terrace': [MIDDLE + 199, 299],
};
const ELSEWHERE: readonly (readonly [x: number, y: number])[] = [
  [MIDDLE - 107, 135],
  [MIDDLE + 107, 299],
  [MIDDLE + 107, 135],
  [MIDDLE - 107, 299],
];
export type Post = { readonly box: Box; readonly upright: boolean };
const LONG = 102;
const SHORT = 58;
const isNarrow = (x: number): boolean => x < 150 || x > WIDTH - 150;
export function standing(posts: readonly PostView[]): readonly Post[] {
  const taken = new Set<string>();
  let left = 0;
  return posts.map(({ tables }) => {
    const pair = [...tables].sort().join(' ');
    const own = taken.has(pair) ? undefined : BETWEEN[pair];
    taken.add(pair);
    const [x, y] = own ?? ELSEWHERE[left++ % ELSEWHERE.length]!;
    const upright = isNarrow(x);
    const [w, h] = upright ? [SHORT, LONG + 6] : [LONG, SHORT];
    return { box: { x: x - w / 2, y: y - h / 2, w, h }, upright };
  });
}

/** A gravel path from a post straight to a table. */
export function path({ box }: Post, cloth: Box): string {
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2;
  if (x > cloth.x && x < cloth.x + cloth.w)
    return `M${x} ${y}V${cloth.y > y ? cloth.y + 8 : cloth.y + cloth.h - 8}`;
  return `M${x} ${y}H${cloth.x > x ? cloth.x + 8 : cloth.x + cloth.w - 8}`;
}
