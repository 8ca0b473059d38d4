/** Necklaces for dresses, rings for coats. */
import { circle, line, path, scallops } from '../../../kit/draw';
import { INK, outlined, symbol } from './draw';
import { SILK } from './silk';

const gem = {
  blue: 'M24 27C29 33 31 36 31 39A7 7 0 0 1 17 39C17 36 19 33 24 27Z',
  green: 'M18 28H30V44H18Z',
};
const necklace = (k: keyof typeof gem): string =>
  line('M6 6C8 22 15 28 24 29C33 28 40 22 42 6', INK, 6.4) +
  line('M6 6C8 22 15 28 24 29C33 28 40 22 42 6', '#FFF6E6', 5, 'stroke-dasharray="0 5.6"') +
  outlined(path(gem[k], SILK[k].base)) +
  line(k === 'green' ? 'M21 31H27V41H21Z' : 'M21 38c0-2 1-4 3-6', '#fff', 1.6, 'opacity=".9"');
const ring = (k: 'pink' | 'orange'): string =>
  outlined(circle(24, 31, 12.5, '#F2C24C')) +
  circle(24, 31, 8.2, '#FFFDF8', `stroke="${INK}" stroke-width="1.5"`) +
  outlined(path(k === 'pink' ? scallops(8, 8.5, 2.6, 24, 13) : 'M24 2L34 12L24 23L14 12Z', SILK[k].base)) +
  line(k === 'pink' ? 'M20 11c1-2 2-3 4-3' : 'M18.5 11.5L24 6.5', '#fff', 1.8) +
  (k === 'orange'
    ? line('M14 12H34', INK, 1.2)
    : circle(24, 13, 3, 'none', `stroke="${INK}" stroke-width="1.2"`));

const BOX = '0 0 48 48';
export const jewels = (): string =>
  symbol('jewel-blue', BOX, necklace('blue')) +
  symbol('jewel-green', BOX, necklace('green')) +
  symbol('jewel-pink', BOX, ring('pink')) +
  symbol('jewel-orange', BOX, ring('orange'));
