/** Chef-o-Tron, from the chest up. */
import type { AutomaArt } from '../../kit/draw';
import { use } from './art/draw';
import { robotArt } from './art/robot';

export const automa: AutomaArt = {
  prefix: 'ga',
  face: [14, -6, 72, 72],
  bust: [4, -6, 92, 88],
  art: () => `<defs>${robotArt()}</defs>${use('robot', 'y="-6" width="100" height="128"')}`,
};
