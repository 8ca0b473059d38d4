/** Silk: each colour has a weave of its own, so that it is known without its colour. */
import { circle, line } from '../../../kit/draw';

/** What is known by its colour, and by its weave without it. */
export const SILK = {
  blue: { base: '#6fa6da', pale: '#cfe4f6', deep: '#2b5d86' },
  pink: { base: '#f2a5b6', pale: '#fde1e7', deep: '#a63a55' },
  green: { base: '#86bb76', pale: '#dcefd3', deep: '#3f6b3a' },
  orange: { base: '#f0a455', pale: '#fde5c8', deep: '#9c4a12' },
} as const;
export type Colour = keyof typeof SILK;
export const COLOURS = ['blue', 'pink', 'green', 'orange'] as const;

type Shades = (typeof SILK)[Colour];
const WEAVES: Readonly<Record<Colour, (s: Shades) => string>> = {
  blue: (s) =>
    line('M3 0V12M9 0V12', s.pale, 2.6) + line('M6 0V12M12 0V12M0 0V12', s.deep, 0.5, 'opacity=".35"'),
  pink: (s) =>
    circle(3, 3, 1.9, '#fff') +
    circle(9, 9, 1.9, '#fff') +
    circle(3, 3, 0.8, s.deep) +
    circle(9, 9, 0.8, s.deep),
  green: (s) =>
    line('M0 0L12 12M12 0L0 12', s.deep, 1.1, 'opacity=".62"') +
    circle(6, 0, 1.2, s.pale) +
    circle(6, 12, 1.2, s.pale) +
    circle(0, 6, 1.2, s.pale) +
    circle(12, 6, 1.2, s.pale),
  orange: (s) => line('M-1 4L3 1L6 4L9 1L13 4M-1 10L3 7L6 10L9 7L13 10', s.deep, 1.5, 'opacity=".7"'),
};
/** On bales the weave is coarser and the lightness differs too: they are often only 20 px wide. */
const ROLLS: Readonly<Record<Colour, readonly [ground: string, art: string]>> = {
  blue: ['#6fa6da', line('M4 0V20M14 0V20', '#f4faff', 4.6) + line('M9 0V20M19 0V20', '#2b5d86', 1.6)],
  pink: ['#f9c6d1', circle(5, 5, 3.1, '#a63a55') + circle(15, 15, 3.1, '#a63a55')],
  green: ['#4f8f49', line('M0 0L20 20M20 0L0 20', '#d5efc8', 2.8)],
  orange: ['#f2a24e', line('M-2 8L5 1L10 8L15 1L22 8M-2 18L5 11L10 18L15 11L22 18', '#8a3d08', 2.6)],
};
const pattern = (name: string, size: number, ground: string, art: string): string =>
  `<pattern id="ro-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${ground}"/>${art}</pattern>`;

export const weaves = (): string =>
  COLOURS.map(
    (colour) =>
      pattern(`weave-${colour}`, 12, SILK[colour].base, WEAVES[colour](SILK[colour])) +
      pattern(`roll-${colour}`, 20, ...ROLLS[colour]),
  ).join('');
