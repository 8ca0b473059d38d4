/** How La Pâtisserie Rococo is drawn. */
import { line, n, named, path, span } from '../../../kit/draw';

export const INK = '#3b2420';
export const { symbol, use, outlined, slant } = named('pa');

/** The light from the upper left. */
export const light = (d: string): string => `<path d="${d}" class="pa-hi"/>`;
export const shade = (d: string, strength = 0.14): string => path(d, INK, `opacity="${strength}"`);
export const crease = (d: string, width = 1.7): string => line(d, INK, width, 'stroke-opacity=".34"');

/** A closed wavy circle: the rim of plates, seals and halos. */
export function wave(waves: number, radius: number, height: number, x = 50, y = 50): string {
  const steps = waves * 8;
  const points = span(steps).map((step) => {
    const turn = (2 * Math.PI * step) / steps - Math.PI / 2;
    const far = radius + height * Math.cos(waves * turn);
    return `${n(x + far * Math.cos(turn))} ${n(y + far * Math.sin(turn))}`;
  });
  return `M${points.join('L')}Z`;
}
