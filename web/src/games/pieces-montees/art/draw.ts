/** How Pièces Montées is drawn. */
import { n, type Stop, span, stops } from '../../../kit/draw';
import { INK } from './palette';

/** An outline that keeps its width on the screen whatever the size of the thing. */
export const OUTLINE = `stroke="${INK}" class="pm-outline" stroke-linejoin="round"`;
/** An outline that shrinks with small motifs, or they would turn black. */
export const THIN = `stroke="${INK}" stroke-width="1.35" stroke-linejoin="round"`;

export const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`;
export const use = (id: string, transform: string): string => `<use href="#${id}" transform="${transform}"/>`;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const sin = (degrees: number): number => Math.sin(radians(degrees));
export const cos = (degrees: number): number => Math.cos(radians(degrees));

/** A closed wreath of arcs round a circle. */
export function scallops(points: number, radius: number, bump: number): string {
  const at = (index: number) =>
    `${n(radius * sin((360 * index) / points))} ${n(-radius * cos((360 * index) / points))}`;
  return `M${at(0)}${span(points)
    .map((index) => `A${bump} ${bump} 0 0 1 ${at(index + 1)}`)
    .join('')}Z`;
}

/** A gradient under a whole name; `direction` says where it runs. */
export const gradient = (id: string, all: readonly Stop[], direction = ''): string =>
  `<linearGradient id="${id}" ${direction}>${stops(all)}</linearGradient>`;
