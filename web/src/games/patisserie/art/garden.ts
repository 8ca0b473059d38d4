/** The furniture of the garden. */
import { circle, ellipse, path } from '../../../kit/draw';
import { INK, outlined, symbol, wave } from './draw';

const S = 'var(--s)';
const PLATE = wave(16, 47, 1.3);
const FURNITURE: Readonly<Record<string, readonly [box: string, art: string]>> = {
  plate: [
    '0 0 100 100',
    outlined(path(PLATE, 'url(#pa-china)')) +
      `<path d="${wave(16, 42.5, 1.2)}" fill="none" stroke="${S}" stroke-width="7"/>` +
      circle(50, 50, 36, '#FFFDF8', 'stroke="#D9C6B4" stroke-width="1.600"'),
  ],
  place: [
    '0 0 100 100',
    `<path d="${wave(16, 44, 1.2)}" fill="#F3EADC" stroke="#A58B72" stroke-width="2.600" stroke-dasharray="7 6"/>` +
      `<circle cx="50" cy="50" r="34" fill="#FFFDF8" fill-opacity=".75"/>`,
  ],
  halo: [
    '-12 -12 124 124',
    `<path d="${wave(16, 54, 1.3)}" fill="var(--hf,#FFD257)" stroke="#8A5F12" stroke-width="var(--hw,2.4)"/>`,
  ],
  basin: [
    '0 0 100 100',
    outlined(path(wave(8, 45, 3), '#EFE6D6')) +
      `<path d="${wave(8, 37, 2.6)}" fill="#BBD9E8" stroke="#7FA9C4" stroke-width="1.600"/>` +
      '<g fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.800"><circle cx="50" cy="50" r="26"/><circle cx="50" cy="50" r="17"/></g>' +
      circle(50, 50, 8, '#EFE6D6', 'stroke="#A58B72" stroke-width="1.600"') +
      circle(50, 50, 3, '#7FA9C4'),
  ],
  topiary: [
    '0 0 60 60',
    ellipse(33, 34, 24, 24, INK, 'opacity=".12"') +
      circle(30, 30, 24, '#8DB083', 'stroke="#6E9466" stroke-width="2"') +
      '<g fill="none" stroke="#A9C99F" stroke-width="2.600"><circle cx="29" cy="29" r="17"/><circle cx="28.500" cy="28.500" r="10"/></g>' +
      circle(28, 28, 3.6, '#C6DEBD'),
  ],
  broderie: [
    '0 0 150 60',
    '<g fill="none" stroke="#8DB083" stroke-width="2.600" stroke-linecap="round"><path d="M75 52C58 52 52 38 62 32 70 28 75 38 68 40M75 52C92 52 98 38 88 32 80 28 75 38 82 40"/><path d="M56 42C44 50 26 46 26 32 26 20 42 18 44 28 45 34 37 36 35 31M94 42c12 8 30 4 30-10 0-12-16-14-18-4-1 6 7 8 9 3"/><path d="M24 26C20 16 10 14 6 20M126 26c4-10 14-12 18-6M66 26C64 14 70 8 75 6 80 8 86 14 84 26"/></g>' +
      [
        [10, 27],
        [140, 27],
        [75, 16],
        [52, 18],
        [98, 18],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3, '#E9A9B5'))
        .join(''),
  ],
};

export const garden = (): string =>
  Object.entries(FURNITURE)
    .map(([name, [box, art]]) => symbol(name, box, art))
    .join('');
