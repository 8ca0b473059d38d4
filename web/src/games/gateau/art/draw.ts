/** How C’est du gâteau ! is drawn. */
import { named, polar, span } from '../../../kit/draw';

export const { symbol, use, paint, outlined, slant, down, glow } = named('ga');

/** A line drawing, for signs. */
export const lined = (...parts: string[]): string => `<g class="ga-k">${parts.join('')}</g>`;
/** The light from the upper left. */
export const light = (d: string): string => `<path d="${d}" class="ga-hi"/>`;

/** The rim of a bowl: a circle that swings in and out. */
export function wave(points: number, radius: number, swing: number): string {
  const steps = points * 6;
  const parts = span(steps).map((index) => {
    const angle = (2 * Math.PI * index) / steps - Math.PI / 2;
    return polar(radius + swing * Math.cos(points * angle), angle, 50, 50);
  });
  return `M${parts.join('L')}Z`;
}

/** Spokes between two circles round the middle of a bowl. */
export function spokes(points: number, inner: number, outer: number): string {
  return span(points)
    .map((index) => {
      const angle = (2 * Math.PI * index) / points;
      return `M${polar(inner, angle, 50, 50)}L${polar(outer, angle, 50, 50)}`;
    })
    .join('');
}
