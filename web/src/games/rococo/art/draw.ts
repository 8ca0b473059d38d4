/** How Rococo Deluxe is drawn. */
import { circle, moved, named, path, polar, span } from '../../../kit/draw';

export const INK = '#3b2420';
export const { symbol, use, outlined, slant, down, glow } = named('ro');

/** The light from the upper left. */
export const light = (d: string, width = 2.4): string =>
  `<path d="${d}" class="ro-hi" stroke-width="${width}"/>`;
export const shade = (d: string, strength = 0.16): string => path(d, INK, `opacity="${strength}"`);
/** The art and its mirror image on the other side of an upright line. */
export const mirrored = (art: string, middle = 50): string =>
  art + moved(`translate(${2 * middle} 0) scale(-1 1)`, art);

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
