/** Small tools for drawing: everything is a string of SVG, made once when a board is opened. */

/** Numbers without a tail of digits: half of a sprite is numbers. */
export const n = (value: number): number => Math.round(value * 10) / 10;
export const span = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

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
/** A line without outline: folds, seams, shade, crumbs. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const moved = (transform: string, art: string): string => `<g transform="${transform}">${art}</g>`;

/** A disc or an oval as part of a path: many of them in one element are laid out in no time. */
export const disc = (x: number, y: number, radius: number, high = radius): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(high)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(high)} 0 1 0 ${n(-2 * radius)} 0Z`;

/** The point at an angle of a circle round a point. */
export const polar = (radius: number, angle: number, x: number, y: number): string =>
  `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
/** A closed wreath of bumps round a circle. */
export function scallops(points: number, radius: number, bump: number, x: number, y: number): string {
  const turn = (2 * Math.PI) / points;
  const parts = span(points).map(
    (index) =>
      `Q${polar(radius + bump, (index + 0.5) * turn, x, y)} ${polar(radius, (index + 1) * turn, x, y)}`,
  );
  return `M${polar(radius, 0, x, y)}${parts.join('')}Z`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export const stops = (all: readonly Stop[]): string =>
  all
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const down = (id: string, ...all: Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(all)}</linearGradient>`;

/** What a game draws with its own letters before every name, so that no two sprites meet. */
export function named(prefix: string) {
  const id = (name: string): string => `${prefix}-${name}`;
  return {
    symbol: (name: string, box: string, art: string): string =>
      `<symbol id="${id(name)}" viewBox="${box}">${art}</symbol>`,
    use: (name: string, more = ''): string => `<use href="#${id(name)}" ${more}/>`,
    paint: (name: string): string => `url(#${id(name)})`,
    /** What has the outline of pieces, of one width whatever its size. */
    outlined: (...parts: string[]): string => `<g class="${prefix}-o">${parts.join('')}</g>`,
    /** From the upper left to the lower right. */
    slant: (name: string, ...all: Stop[]): string =>
      `<linearGradient id="${id(name)}" x2="1" y2="1">${stops(all)}</linearGradient>`,
    down: (name: string, ...all: Stop[]): string => down(id(name), ...all),
    /** From a point to a circle; `where` says which, else the middle and the edge. */
    glow: (name: string, where: string, ...all: Stop[]): string =>
      `<radialGradient id="${id(name)}" ${where}>${stops(all)}</radialGradient>`,
  };
}

/** Art with ids of its own in the place of a prefix: several copies, and the board, may be on one page. Classes stay. */
export const withOwnIds = (art: string, prefix: string, id: string): string =>
  art.replaceAll(`${prefix}-`, `${id}-`).replaceAll(`class="${id}-`, `class="${prefix}-`);

export type Box = readonly [x: number, y: number, width: number, height: number];
/** A game's automa, drawn with the letters of its game: what of it is seen where only its face is, and where it stands. */
export type AutomaArt = {
  readonly prefix: string;
  readonly face: Box;
  readonly bust: Box;
  readonly art: () => string;
};

/** Outlines and lights as attributes, for where no styles of a game reach. */
export const unstyled = (art: string, prefix: string, width: number): string =>
  art
    .replaceAll(`class="${prefix}-o"`, outlineOf(width))
    .replaceAll(
      `class="${prefix}-hi"`,
      'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"',
    );
/** The outline of pieces where it grows and shrinks with them. */
export const outlineOf = (width: number): string =>
  `stroke="#3B2420" stroke-width="${width}" stroke-linejoin="round"`;
