/** All shapes of the game under one roof, each drawn once and used by its id. */
import { slant } from './draw';
import { garden } from './garden';
import { goods } from './goods';
import { pastries } from './pastries';
import { staff } from './staff';

export const paints = (): string =>
  slant('brass', [0, '#ffe9a6'], [0.5, '#f2c24c'], [1, '#cf9426']) +
  slant('china', [0, '#fff'], [0.55, '#fffaf0'], [1, '#e6d8c8']) +
  '<pattern id="pa-rack" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 3.5H7M3.5 0V7" stroke="#7c706a" stroke-width="1.1"/></pattern>';

export const sprite = (): string => paints() + pastries() + goods() + staff() + garden();
