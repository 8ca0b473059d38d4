/** SmallBench tools for drawing: everything is a string of SVG, made once when the board is opened. */

/** Numbers without a tail of digits: half of the sprite is numbers. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const span = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const PREFIX = 'ga';
export const id = (name: string): string => `${PREFIX}-${name}`;
export const symbol = (name: string, box: string, art: string): string =>
  `<symbol id="${id(name)}" viewBox="${box}">${art}</symbol>`;
export const use = (name: string, more = ''): string => `<use href="#${id(name)}" ${more}/>`;

/** What has the outline of pieces, of one width whatever its size. */
export const outlined = (...parts: string[]): string => `<g class="ga-o">${parts.join('')}</g>`;
/** A line drawing, for signs. */
export const lined = (...parts: string[]): string => `<g class="ga-k">${parts.join('')}</g>`;
export const path = (d: string, fill = 'none', more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" ${more}/>`;
/** A line without outline: folds, shade, crumbs. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** The light from the upper left. */
export const light = (d: string): string => `<path d="${d}" class="ga-hi"/>`;
export const moved = (transform: string, art: string): string => `<g transform="${transform}">${art}</g>`;

const around = (radius: number, angle: number, x: number, y: number): string =>
  `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;

/** A closed wreath of bumps round a circle. */
export function scallops(points: number, radius: number, bump: number, x: number, y: number): string {
  const turn = (2 * Math.PI) / points;
  const parts = span(points).map(
    (index) =>
      `Q${around(radius + bump, (index + 0.5) * turn, x, y)} ${around(radius, (index + 1) * turn, x, y)}`,
  );
  return `M${around(radius, 0, x, y)}${parts.join('')}Z`;
}

/** The rim of a bowl: a circle that swings in and out. */
export function wave(points: number, radius: number, swing: number): string {
  const steps = points * 6;
  const parts = span(steps).map((index) => {
    const angle = (2 * Math.PI * index) / steps - Math.PI / 2;
    return around(radius + swing * Math.cos(points * angle), angle, 50, 50);
  });
  return `M${parts.join('L')}Z`;
}

/** Spokes between two circles round the middle of a bowl. */
export function spokes(points: number, inner: number, outer: number): string {
  return span(points)
    .map((index) => {
      const angle = (2 * Math.PI * index) / points;
      return `M${around(inner, angle, 50, 50)}L${around(outer, angle, 50, 50)}`;
    })
    .join('');
}

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
  `<linearGradient id="${id(name)}" x2="1" y2="1">${stops(all)}</linearGradient>`;
export const down = (name: string, ...all: Stop[]): string =>
  `<linearGradient id="${id(name)}" x2="0" y2="1">${stops(all)}</linearGradient>`;
export const well = (name: string, ...all: Stop[]): string =>
  `<radialGradient id="${id(name)}" cx=".62" cy=".66" r=".72">${stops(all)}</radialGradient>`;
export const paint = (name: string): string => `url(#${id(name)})`;
