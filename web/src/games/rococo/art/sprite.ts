/** All shapes of the game under one roof, each drawn once and used by its id. */
import { down, glow, slant } from './draw';
import { garments } from './garments';
import { jewels } from './jewels';
import { madame } from './madame';
import { materials } from './materials';
import { palace } from './palace';
import { weaves } from './silk';
import { staff } from './staff';

export const paints = (): string =>
  weaves() +
  slant('brass', [0, '#ffe9a6'], [0.5, '#f2c24c'], [1, '#cf9426']) +
  slant('gold', [0, '#ffe9a6'], [0.5, '#efc258'], [1, '#b98a2c']) +
  slant('silver', [0, '#ffffff'], [0.5, '#dde2e6'], [1, '#a9b1b8']) +
  slant('marble', [0, '#ffffff'], [0.6, '#f1ece6'], [1, '#cfc6be']) +
  down('facade', [0, '#fdf4e2'], [1, '#f1e1c4']) +
  down('base', [0, '#eadcc2'], [1, '#dcc9a8']) +
  glow('dusk', '', [0, '#3b568a'], [0.5, '#43609a', 0.95], [0.78, '#5f7db5', 0.5], [1, '#86a2d2', 0]) +
  '<pattern id="ro-balusters" width="11" height="15" patternUnits="userSpaceOnUse" y="103"><rect width="11" height="15" fill="#e2d3b6"/><path d="M3 0h5v2l-1 2c3 3 3 6 0 8l1 1.5V15H3v-1.5L4 12C1 10 1 7 4 4L3 2Z" fill="#fff9ec" stroke="#8f7566" stroke-width=".8"/></pattern>' +
  '<pattern id="ro-rustic" width="46" height="23" patternUnits="userSpaceOnUse" y="306"><path d="M0 .5H46M0 11.5H46M12 0V11M35 11V23" stroke="#c9b48e" stroke-width="1"/></pattern>';

export const sprite = (): string =>
  paints() + garments() + materials() + staff() + palace() + jewels() + madame();
