/** The Mentor, from the chest up. */
import type { AutomaArt } from '../../kit/draw';
import { use } from './art/draw';
import { paints } from './art/sprite';
import { employees } from './art/staff';
import { MENTOR } from './names';

const PARTS = [`hair-${MENTOR.hair}-behind`, 'body-patissier', `face-${MENTOR.face}`, `hat-${MENTOR.hat}`];
const PAINTS = { '--sk': MENTOR.skin, '--hc': MENTOR.hc, '--br': MENTOR.brow, '--k': MENTOR.scarf };

export const automa: AutomaArt = {
  prefix: 'pa',
  face: [4, 10, 64, 64],
  bust: [4, 2, 72, 88],
  art: () =>
    Object.entries(PAINTS).reduce(
      (art, [name, colour]) => art.replaceAll(`var(${name})`, colour),
      `<defs>${paints()}${employees()}</defs>${PARTS.map((part) => use(part, 'width="72" height="94"')).join('')}`,
    ),
};
