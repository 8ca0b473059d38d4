/** Small tools for drawing: everything is a string of SVG, made once when the board is opened. */
import { INK } from './palette';

/** An outline that keeps its width on the screen whatever the size of the thing. */
export const OUTLINE = `stroke="${INK}" class="pm-outline" stroke-linejoin="round"`;
/** An outline that shrinks with small motifs, or they would turn black. */
export const THIN = `stroke="${INK}" stroke-width="1.35" stroke-linejoin="round"`;

/** Numbers without a tail of digits: half of the sprite is numbers. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`;
export const use = (id: string, transform: string): string => `<use href="#${id}" transform="${transform}"/>`;
export const span = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const sin = (degrees: number): number => Math.sin(radians(degrees));
export const cos = (degrees: number): number => Math.cos(radians(degrees));

/** A disc as part of a path: many of them in one element are laid out in no time. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`;

/** A closed wreath of arcs round a circle. */
export function scallops(points: number, radius: number, bump: number): string {
  const at = (index: number) =>
    `${n(radius * sin((360 * index) / points))} ${n(-radius * cos((360 * index) / points))}`;
  return `M${at(0)}${span(points)
    .map((index) => `A${bump} ${bump} 0 0 1 ${at(index + 1)}`)
    .join('')}Z`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];
export function gradient(id: string, stops: readonly Stop[], direction = ''): string {
  const inner = stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" ${direction}>${inner}</linearGradient>`;
}
