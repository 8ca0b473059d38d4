/** Chef-o-Tron: a kettle with a face, a hat that is too small, and two arms. */
import { circle, ellipse, line, path, rect } from '../../../kit/draw';
import { down, light, outlined, paint, slant, symbol } from './draw';

const STEEL = paint('robot-steel');

const robot =
  ellipse(52, 116, 34, 5, '#3B2420', 'opacity=".18"') +
  outlined(
    path('M30 100h12v10c0 4-14 4-14 0ZM58 100h12c0 4 2 6 2 10 0 4-14 4-14 0Z', '#9AA7AD'),
    path('M20 66c0-6 8-10 30-10s30 4 30 10l4 28c0 8-14 12-34 12S16 102 16 94Z', STEEL),
    path('M32 70h36v20c0 4-36 4-36 0Z', '#FFFDF8'),
    rect(44, 50, 12, 10, 3, '#9AA7AD'),
    path('M22 24h56c6 0 10 4 10 10v10c0 8-6 12-12 12H24c-6 0-12-4-12-12V34c0-6 4-10 10-10Z', STEEL),
    path('M12 34c-6 0-8 2-8 6s2 6 8 6ZM88 34c6 0 8 2 8 6s-2 6-8 6Z', '#E8BE5A'),
    rect(22, 29, 56, 22, 9, '#31414A'),
    path('M36 24v-6C24 18 22 4 34 4c4-6 28-6 32 0 12 0 10 14-2 14v6c-6 2-22 2-28 0Z', '#fff'),
  ) +
  line('M36 19c8 2 20 2 28 0M44 17c-2-4-1-7 0-9M56 17c2-4 1-7 0-9', '#CDBBA4', 1.5) +
  '<g fill="none" stroke="#9FE8D8" stroke-width="3.400" stroke-linecap="round"><path d="M33 40c1-5 7-5 8 0M59 40c1-5 7-5 8 0M43 45c4 3 10 3 14 0"/></g>' +
  circle(29, 45, 2.6, '#F3A0B0', 'opacity=".8"') +
  circle(71, 45, 2.6, '#F3A0B0', 'opacity=".8"') +
  outlined(
    path('M50 74c-2 4-6 4-6 8.500 0 3 2.500 4.500 6 4.500s6-1.500 6-4.500C56 78 52 78 50 74Z', '#F2C24C'),
    circle(24, 76, 2.4, '#DD3550'),
    circle(24, 85, 2.4, '#74C062'),
    circle(76, 76, 2.4, '#F2C24C'),
  ) +
  light('M18 32c1-3 3-4 6-4M21 72c0-4 3-6 8-7.500');

/** They lie beside the bowls and point into a row: a claw from the left, spoons from the right. */
const claw =
  outlined(
    path('M0 17h34v14H0Z', STEEL),
    path('M30 13h12v22H30Z', '#9AA7AD'),
    path('M40 15c12-10 26-6 30 0-8-2-14 0-18 7h-12ZM40 33c12 10 26 6 30 0-8 2-14 0-18-7h-12Z', '#fff'),
  ) +
  line('M10 17v14M20 17v14', '#7E8C92', 1.8) +
  light('M4 21h24');
const spoons =
  outlined(
    path('M46 17h34v14H46Z', '#7FA9C9'),
    path('M38 13h12v22H38Z', '#4F7FA3'),
    path('M40 16H28c-2-8-18-8-18 1s16 9 18 2h12ZM40 30H28c-2-8-18-8-18 1s16 9 18 2h12Z', '#BFD9EC'),
  ) +
  line('M60 17v14M70 17v14', '#2B5D86', 1.8) +
  light('M50 21h24');
const shield =
  `<circle cx="50" cy="50" r="47" fill="${paint('field-glow')}" stroke="#4FA9B8" stroke-width="2.400" stroke-dasharray="7 5"/>` +
  line('M20 34C28 18 44 10 58 13', '#fff', 4, 'stroke-opacity=".9"') +
  line('M50 4v92M12 26c24 14 52 14 76 0M12 74c24-14 52-14 76 0', '#4FA9B8', 1.2, 'stroke-opacity=".7"');

export const robotArt = (): string =>
  [
    slant('robot-steel', [0, '#F2F6F7'], [0.5, '#CBD6DA'], [1, '#93A3AA']),
    down('field-glow', [0, '#BDF0F0', 0.5], [1, '#6FC3D0', 0.45]),
    symbol('robot', '0 -6 100 128', robot),
    symbol('arm-white', '0 8 80 32', claw),
    symbol('arm-blue', '0 8 80 32', spoons),
    symbol('shield', '0 0 100 100', shield),
  ].join('');
