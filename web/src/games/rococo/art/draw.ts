/** Small tools for drawing: everything is a string of SVG, made once when the board is opened. */

export const INK = '#3b2420';
/** Numbers without a tail of digits: half of the sprite is numbers. */
export const n = (value: number): number => Math.round(value * 10) / 10;
export const span = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
export const symbol = (name: string, box: string, art: string): string =>
  `<symbol id="ro-${name}" viewBox="${box}">${art}</symbol>`;

/** What has the outline of pieces, of one width whatever its size. */
export const outlined = (...parts: string[]): string => `<g class="ro-o">${parts.join('')}</g>`;
export const path = (d: string, fill = 'none', more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${fill}" ${more}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}" ${more}/>`;
/** A line without outline: folds, seams, strings. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** The light from the upper left. */
export const light = (d: string, width = 2.4): string =>
  `<path d="${d}" class="ro-hi" stroke-width="${width}"/>`;
export const shade = (d: string, strength = 0.16): string => path(d, INK, `opacity="${strength}"`);
export const moved = (transform: string, art: string): string => `<g transform="${transform}">${art}</g>`;
/** The art and its mirror image on the other side of an upright line. */
export const mirrored = (art: string, middle = 50): string =>
  art + moved(`translate(${2 * middle} 0) scale(-1 1)`, art);

export const polar = (radius: number, angle: number, x = 24, y = 24): string =>
  `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
/** A closed wreath of bumps round a circle. */
export function scallop(points: number, radius: number, bump: number, x = 24, y = 24): string {
  const turn = (2 * Math.PI) / points;
  const parts = span(points).map(
    (index) =>
      `Q${polar(radius + bump, (index + 0.5) * turn, x, y)} ${polar(radius, (index + 1) * turn, x, y)}`,
  );
  return `M${polar(radius, 0, x, y)}${parts.join('')}Z`;
}
export function star(points: number, outer: number, inner: number, x = 24, y = 24): string {
  const parts = span(2 * points).map((index) =>
    polar(index % 2 ? inner : outer, -Math.PI / 2 + (Math.PI * index) / points, x, y),
  );
  return `M${parts.join('L')}Z`;
}
export const bow = (x: number, y: number, size: number, colour: string): string =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    outlined(path('M0 0C-5-5-9-4-9 0S-5 5 0 0ZM0 0C5-5 9-4 9 0S5 5 0 0Z', colour), circle(0, 0, 2, colour)),
  );

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (all: readonly Stop[]): string =>
  all
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
/** From the upper left to the lower right. */
export const slant = (name: string, ...all: Stop[]): string =>
  `<linearGradient id="ro-${name}" x2="1" y2="1">${stops(all)}</linearGradient>`;
export const down = (name: string, ...all: Stop[]): string =>
  `<linearGradient id="ro-${name}" x2="0" y2="1">${stops(all)}</linearGradient>`;
export const glow = (name: string, ...all: Stop[]): string =>
  `<radialGradient id="ro-${name}">${stops(all)}</radialGradient>`;
