/** All shapes of the game under one roof, each drawn once and used by its id. */
import { glow, slant } from './draw';
import { garden } from './garden';
import { goods } from './goods';
import { pastries } from './pastries';
import { staff } from './staff';

export const paints = (): string =>
  slant('coin', [0, '#ffe9a6'], [0.5, '#f2c24c'], [1, '#cf9426']) +
  slant('china', [0, '#fff'], [0.55, '#fffaf0'], [1, '#e6d8c8']) +
  slant('marble', [0, '#fff'], [0.6, '#f4eee5'], [1, '#ddd2c4']) +
  slant('steel', [0, '#f6f5f4'], [0.5, '#d8d4d1'], [1, '#b3aba6']) +
  glow('lawn', 'cx=".55" cy=".45" r=".75"', [0, '#e0edda'], [1, '#c3d9be']) +
  glow('night', 'cx=".55" cy=".45" r=".75"', [0, '#2f4238'], [1, '#1f2d27']) +
  '<pattern id="pa-rack" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 3.5H7M3.5 0V7" stroke="#7c706a" stroke-width="1.1"/></pattern>';

export const sprite = (): string => paints() + pastries() + goods() + staff() + garden();
