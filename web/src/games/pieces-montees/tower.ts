/** A cake of three layers for a wedding, with its decoration. */
import { circle, line, moved, outlineOf, path } from '../../kit/draw';
import { layer, plate, row } from '../../kit/towers';

const OUTLINE = outlineOf(1.5);
const HEART = 'M0 5C-9-1-6-8-2.5-7Q0-6 0-3.5Q0-6 2.5-7C6-8 9-1 0 5Z';

export const tower = (): string =>
  plate(53) +
  layer(-8, 44, 44, '#F3B6C2', '#FFFDF6') +
  row(4, 38, -22, () => path(HEART, '#C23B5E', outlineOf(1))) +
  layer(-50, 38, 33, '#F8DDE3', '#5A2E22') +
  row(3, 28, -64, () => path(HEART, '#C23B5E', outlineOf(1))) +
  layer(-86, 32, 22, '#F3B6C2', '#FFFDF6') +
  line('M0-116V-134', '#B98750', 2.4) +
  circle(0, -142, 13, '#F0C964', OUTLINE) +
  circle(0, -142, 9, '#FFFDF8', outlineOf(1)) +
  moved('translate(0 -141)', path(HEART, '#C23B5E', outlineOf(1)));
