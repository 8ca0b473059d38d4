/**
 * What stands beside a podium: a tower of what a game is about, from its own folder, else of cream puffs. Each is 110 wide and
 * stands on 0 0, the middle of its foot.
 */
import { circle, ellipse, line, moved, outlineOf, path, span } from './draw';

const OUTLINE = outlineOf(1.5);

/** The plate of a tower, as wide as this to each side. */
export const plate = (reach: number): string =>
  ellipse(3, 3, reach - 2, 5, '#3B2420', 'opacity=".13"') +
  ellipse(0, -4, reach, 7, '#FFFDF8', OUTLINE) +
  ellipse(0, -6, reach * 0.8, 4, '#EFE3D0');

const puff = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, '#DDA15A', OUTLINE) +
  path(
    `M${x - radius * 0.9} ${y - 2}Q${x - radius * 0.5} ${y - radius * 1.25} ${x + radius * 0.2} ${y - radius}T${x + radius * 0.9} ${y - 1}q-3 5-6 0t-6 1t-6-1Z`,
    '#8A4A20',
  ) +
  line(`M${x - radius * 0.45} ${y - radius * 0.55}q2-3 5-3`, '#FFF3D1', 1.6);

/** Cream puffs under caramel, one less in each row, and a raspberry on top. */
function puffs(): string {
  const radius = 10.5;
  const rows = span(5).map((row) =>
    span(5 - row)
      .map((index) => puff((index - (4 - row) / 2) * 18, -17 - row * 16.5, radius))
      .join(''),
  );
  return `${plate(53)}${rows.join('')}${circle(0, -101, 6.5, '#D8365D', OUTLINE)}${path('M-2-107q2-6 7-6q0 5-7 6Z', '#7FA860', outlineOf(1.2))}`;
}

const FOUND = import.meta.glob<{ tower: () => string }>('../games/*/tower.ts');

export async function towerOf(game: string): Promise<string> {
  const found = await FOUND[`../games/${game}/tower.ts`]?.();
  return found?.tower() ?? puffs();
}

/** A layer of a cake with icing that drips: from its foot up. */
export function layer(foot: number, height: number, reach: number, ground: string, icing: string): string {
  const top = foot - height;
  const drops = Math.round(reach / 6);
  const width = (2 * reach) / drops;
  const drips = span(drops).map((index) => {
    const deep = [9, 15, 7][index % 3]!;
    return `q${-width * 0.1} ${deep} ${-width * 0.5} ${deep}t${-width * 0.5} ${-deep}`;
  });
  return (
    path(
      `M${-reach} ${top + 4}V${foot - 4}Q0 ${foot + 7} ${reach} ${foot - 4}V${top + 4}Z`,
      ground,
      OUTLINE,
    ) +
    path(`M${reach - 9} ${top + 8}h8v${height - 11}q-4 2-8 3Z`, '#3B2420', 'opacity=".12"') +
    path(`M${-reach} ${top + 5}Q0 ${top - 12} ${reach} ${top + 5}v3${drips.join('')}Z`, icing, OUTLINE)
  );
}

/** What lies in a row on a layer. */
export const row = (count: number, reach: number, y: number, art: (index: number) => string): string =>
  span(count)
    .map((index) => moved(`translate(${((index + 0.5) / count - 0.5) * 2 * reach} ${y})`, art(index)))
    .join('');
