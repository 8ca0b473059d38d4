/** The podium as art: one long cake with a step for everybody, drawn alike on the page and in the picture that is shared. */
import { chefOf } from '../kit/chefs';
import {
  type AutomaArt,
  circle,
  line,
  moved,
  n,
  outlineOf,
  path,
  rect,
  scallops,
  span,
  unstyled,
} from '../kit/draw';
import type { SeatInfo } from '../wire';
import type { Placed } from './results';

/** One step with who stands on it. */
export const COLUMN = { width: 110, height: 236 };
const BASE = 231;
const OUTLINE = outlineOf(1.5);
const HEIGHTS = [122, 84, 62, 50, 42, 36];
const GROUNDS = ['#F3B6C2', '#F4D38A', '#DDB58C', '#F6C9D1', '#CFE0EA', '#CFE6C6'];

const heightOf = (rank: number): number => HEIGHTS[Math.min(rank, HEIGHTS.length) - 1]!;
const topOf = (rank: number): number => BASE - heightOf(rank);

/** The best in the middle, the next at their sides: who stands where, from the left. */
export const standing = <One>(placed: readonly One[]): readonly One[] =>
  placed.length > 1 ? [placed[1]!, placed[0]!, ...placed.slice(2)] : placed;

/** Where the number of a place is written, and how large. */
export const numberOf = (rank: number): { readonly x: number; readonly y: number; readonly size: number } => {
  const top = topOf(rank);
  return rank === 1
    ? { x: COLUMN.width / 2, y: top + 55, size: 23 }
    : { x: COLUMN.width / 2, y: (top + 15 + BASE) / 2, size: rank > 3 ? 21 : 26 };
};

/** Bots have their level by their face: where it is written, and how large. */
export const levelAt = (rank: number): { readonly x: number; readonly y: number; readonly size: number } => ({
  x: 86,
  y: topOf(rank) - 22,
  // Five of them on a small phone are hardly more than half as large.
  size: 21,
});
/** The number of a level; none for bots that are no level. */
export const levelOf = (bot: string): number | null => {
  const found = /^level-(\d+)$/.exec(bot);
  return found ? Number(found[1]) : null;
};
/** The bot that plays at a seat, if it is not a person's. */
export const botAt = (seats: readonly Pick<SeatInfo, 'named' | 'bot'>[], seat: number | null): string => {
  const info = seat === null ? undefined : seats[seat];
  return info?.named === 'bot' ? info.bot : '';
};

/** Who stands there, from hat to chest, the foot of it at 0 0; everybody is a hundred high. */
function figure(seat: number | null, bot: string, automa: AutomaArt | null): string {
  if (seat !== null) return moved('translate(0 -37)', chefOf(seat, OUTLINE, bot !== ''));
  if (!automa) return '';
  const [x, y, width, height] = automa.bust;
  const scale = 96 / height;
  return moved(
    `scale(${n(scale * 100) / 100}) translate(${-x - width / 2} ${-y - height})`,
    unstyled(automa.art(), automa.prefix, 1.5 / scale),
  );
}

/** The drops of icing differ: one of three is long. */
function icing(left: number, top: number, right: number, long: number): string {
  const drops = 8;
  const width = (right - left) / drops;
  const each = span(drops).map((index) => {
    const deep = n(index % 3 === 1 ? long : long * 0.6);
    return `c${n(-width * 0.05)} ${deep} ${n(-width * 0.75)} ${deep} ${n(-width * 0.8)} 0c${n(-width * 0.03)}-4 ${n(-width * 0.17)}-4 ${n(-width * 0.2)} 0`;
  });
  return `M${left} ${top + 3}Q${left} ${top - 5} ${left + 8} ${top - 5}H${right - 8}Q${right} ${top - 5} ${right} ${top + 3}V${top + 7}${each.join('')}Z`;
}

const rosette = (x: number, y: number): string =>
  path(
    `M${x - 14} ${y + 12}L${x - 20} ${y + 36}L${x - 9} ${y + 30}L${x - 3} ${y + 38}L${x} ${y + 16}Z`,
    '#E0758E',
    OUTLINE,
  ) +
  path(
    `M${x + 14} ${y + 12}L${x + 20} ${y + 36}L${x + 9} ${y + 30}L${x + 3} ${y + 38}L${x} ${y + 16}Z`,
    '#E0758E',
    OUTLINE,
  ) +
  path(scallops(12, 20, 5, x, y), '#F0C964', OUTLINE) +
  circle(x, y, 15, '#FFFDF8', outlineOf(1.2));

export type Stood = Pick<Placed, 'seat' | 'rank'> & { readonly bot: string };

/** A step and who stands on it, without what is written on it. */
export function column({ seat, rank, bot }: Stood, automa: AutomaArt | null): string {
  const { width } = COLUMN;
  const top = topOf(rank);
  const [left, right] = [5, width - 5];
  const scale = rank === 1 ? 1.04 : 0.92;
  const level = levelAt(rank);
  return (
    `<ellipse cx="${width / 2 + 3}" cy="${BASE}" rx="${width / 2 - 3}" ry="5" fill="#3B2420" opacity=".13"/>` +
    moved(`translate(${width / 2} ${top - 1}) scale(${scale})`, figure(seat, bot, automa)) +
    (levelOf(bot) === null ? '' : circle(level.x, level.y, 14, '#FFF3D1', outlineOf(1.5))) +
    path(
      `M${left} ${top + 4}V${BASE - 5}Q${left} ${BASE} ${left + 6} ${BASE}H${right - 6}Q${right} ${BASE} ${right} ${BASE - 5}V${top + 4}Z`,
      GROUNDS[Math.min(rank, GROUNDS.length) - 1]!,
      OUTLINE,
    ) +
    path(`M${right - 11} ${top + 8}h10v${BASE - top - 13}q0 4-4 4h-6Z`, '#3B2420', 'opacity=".11"') +
    path(icing(left - 3, top, right + 3, heightOf(rank) > 60 ? 17 : 12), '#FFFDF6', OUTLINE) +
    (rank === 1 ? rosette(width / 2, top + 55) : '')
  );
}

/** Arches of a hedge that stand on 0, side by side round the middle. */
export const hedge = (count: number, leaves: string, twigs: string): string => {
  const wide = 94;
  return span(count)
    .map((index) => (index - count / 2) * wide)
    .map((x) =>
      path(
        `M${n(x + 13)} 0V-84Q${n(x + 13)}-124 ${n(x + 47)}-124T${n(x + 81)}-84V0`,
        leaves,
        `stroke="${twigs}" stroke-width="6"`,
      ),
    )
    .join('');
};

const PEARLS = ['#F2A5B6', '#FFFDF8', '#E0758E', '#FFFDF8', '#F2A5B6'];
/** A garland that hangs from 0, in loops round the middle. */
export const garland = (count: number, twigs: string): string => {
  const wide = 112;
  return span(count)
    .map((index) => (index - count / 2) * wide)
    .map(
      (x) =>
        line(`M${n(x)}-3Q${n(x + wide / 2)} 38 ${n(x + wide)}-3`, twigs, 7) +
        [0.2, 0.36, 0.5, 0.64, 0.8]
          .map((at, index) =>
            circle(
              x + wide * at,
              -3 + 4 * at * (1 - at) * 20.5,
              index % 2 ? 4 : 5.4,
              PEARLS[index]!,
              outlineOf(1),
            ),
          )
          .join(''),
    )
    .join('');
};

/** The edge of the table they stand on: its cloth begins at 0 and is seen `deep` far down. */
export const tableEdge = (width: number, deep: number, cloth: string): string =>
  rect(-width / 2, 0, width, deep, 0, cloth, outlineOf(1.4)) +
  line(
    `M${-width / 2} 10${span(Math.ceil(width / 27))
      .map(() => 'q13.5 12 27 0')
      .join('')}`,
    '#D9AC4E',
    1.2,
  );
