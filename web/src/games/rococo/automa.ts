/** Madame du Barry, from the shoulders up. */
import type { AutomaArt } from '../../kit/draw';
import { use } from './art/draw';
import { madame } from './art/madame';
import { paints } from './art/sprite';

export const automa: AutomaArt = {
  prefix: 'ro',
  face: [34, 0, 132, 132],
  bust: [34, 0, 132, 132],
  art: () => `<defs>${paints()}${madame()}</defs>${use('madame', 'width="200" height="176"')}`,
};
