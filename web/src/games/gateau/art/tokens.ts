/** The seven ingredients, each with a silhouette of its own; grey ones, gold, and the bowls they lie in. */
import { circle, line, path, rect } from '../../../kit/draw';
import { down, glow, light, outlined, paint, slant, spokes, symbol, wave } from './draw';

const BOX = '0 0 48 48';

const dough =
  outlined(
    path(
      'M2.500 31C2.500 19 12 10 24 10s21.500 9 21.500 21c0 5.500-3.500 8.500-9 8.500h-25c-5.500 0-9-3-9-8.500Z',
      '#F7CB4A',
    ),
  ) +
  path(
    'M3.500 32c8 4 33 4 41 0 0 5-3.500 7.500-8 7.500h-25c-4.500 0-8-2.500-8-7.500Z',
    '#D69A1E',
    'opacity=".55"',
  ) +
  line(
    'M13 30c-.5-5 1-9 4.500-12M22.500 30c-.5-5 1-9.500 4.500-13.500M32 30c-.3-4 .8-7.500 3.500-10.500',
    '#94620B',
    3.4,
  ) +
  light('M7 25c1.200-4 3.500-7 7-9');

const cherry =
  '<path d="M15 24C17 15 22 9 31 6M33 26C34 18 33 11 31 6" class="ga-ln"/>' +
  outlined(
    path('M30 7c4-4 10-4 14-1-3 5-9 6-14 1Z', '#6FA85F'),
    circle(15, 31, 11.5, '#DD3550'),
    circle(34, 33, 11, '#DD3550'),
  ) +
  path(
    'M26 40a11 11 0 0 0 18-5c-2 10-13 12-18 5ZM7 39c5 5 15 4 18-3 .5 9-13 12-18 3Z',
    '#8F1730',
    'opacity=".5"',
  ) +
  light('M8.500 29c.6-3 2.500-4.700 5-5.200M27.500 31c.6-2.600 2.200-4.200 4.500-4.700');

const chocolate =
  outlined(rect(6, 6, 36, 36, 5, '#84492A')) +
  path('M8 38h32V10l2 0v28a4 4 0 0 1-4 4H10Z', '#4A2413', 'opacity=".6"') +
  `<g stroke="#4E2614" stroke-width="1.700">${[10.5, 25.5]
    .flatMap((x) => [10.5, 25.5].map((y) => rect(x, y, 12, 12, 2, '#A3633C')))
    .join('')}</g>` +
  light('M12.800 19v-6.200H19M27.800 17v-4.200H32M12.800 32v-4.200H17');

const cream =
  outlined(
    path(
      'M25 4c-1 6 8 7 8 13 0 1.500-.4 2.600-1 3.500 5 .5 7 3.500 7 6.500 0 1.500-.5 2.700-1.400 3.600C42 31.500 44 34 44 37c0 4-4 6-9 6H13c-5 0-9-2-9-6 0-3 2-5.500 6.400-6.400C9.500 29.700 9 28.500 9 27c0-4 3-6.500 7-6.600-.6-1-.9-2-.9-3.200C15 11 23 11 25 4Z',
      '#FFFEFA',
    ),
  ) +
  path('M43 34c2 6-3 9-8 9H13c-4 0-8-1.500-8.700-5C14 42 36 42 43 34Z', '#C9BDC9', 'opacity=".7"') +
  line('M16 20.500c4 3.500 11 3.300 16 0M10.500 30.500c7 4.500 20 4.300 27 0', '#A9939C', 2.4);

const jelly =
  outlined(
    path(
      'M4 39c0-2 2-3 4-3 1-12 3-27 7-27 2 0 2.500 1.500 4.500 1.500S22.500 8 24 8s2.500 2.500 4.500 2.500S31 9 33 9c4 0 6 15 7 27 2 0 4 1 4 3 0 2.500-4 3.500-20 3.500S4 41.500 4 39Z',
      '#74C062',
    ),
  ) +
  path(
    'M8 36c9 3 23 3 32 0 3 .5 4 2 4 3 0 2.500-4 3.500-20 3.500S4 41.500 4 39c0-1.500 1.500-3 4-3Z',
    '#3E8A3B',
    'opacity=".6"',
  ) +
  line('M18.500 14c-1 7-1.500 13-1.500 20M29.500 14c1 7 1.500 13 1.500 20', '#2F6E31', 2.4) +
  light('M13.500 15c-.8 3-1.300 6-1.600 9M24 13v6');

const candy =
  outlined(
    path('M14 24 3 13c-1 6 0 16 0 22ZM34 24l11-11c1 6 0 16 0 22Z', '#D7B3E6'),
    circle(24, 24, 13.5, '#A25FC0'),
  ) +
  path('M12 30c6 8 20 7 25-3 .5 9-6 11-13 11-6 0-10-3-12-8Z', '#57286F', 'opacity=".45"') +
  line('M17 34c6-4 6-16 14-20M24 37c6-5 6-13 12-17', '#F4E2FA', 2.8) +
  light('M14.500 22c.8-4 3.200-6.500 6.500-7.500');

const superb =
  outlined(
    path(
      'M24 3.500l6 12.700 13.800 1.900-10 9.800 2.500 13.900L24 35.100 11.700 41.800l2.500-13.900-10-9.800L18 16.200Z',
      paint('rainbow'),
    ),
  ) + light('M12.500 20l6.500-1 3-6.300');

const any =
  outlined(circle(24, 24, 19, '#BDB2A8')) +
  line('M17.500 19c0-9 13.500-8.500 13.500-.5 0 5.500-6.800 5.500-6.800 11', '#fff', 5) +
  circle(24.2, 36, 3.1, '#fff');

const coin =
  outlined(circle(24, 24, 19, paint('coin-metal'))) +
  '<circle cx="24" cy="24" r="13.500" fill="none" stroke="#8A5F12" stroke-width="2"/>' +
  '<path d="M24 15c-2 4-6 4-6 8.500 0 3 2.500 4.500 6 4.500s6-1.500 6-4.500C30 19 26 19 24 15Zm-5 15.500h10" fill="#FFF1C2" stroke="#8A5F12" stroke-width="1.800" stroke-linejoin="round"/>';

/** Porcelain with a wavy rim, in the colours of what it is for. */
const bowl =
  outlined(path(wave(14, 47, 1.2), paint('rim'))) +
  path(wave(14, 43.2, 1.1), 'var(--tint)') +
  `<path d="${spokes(28, 38.5, 42)}" stroke="var(--line-of-kind)" stroke-opacity=".4" stroke-width="1.300" stroke-linecap="round"/>` +
  circle(50, 50, 37.5, '#FFFCF5', 'stroke="var(--line-of-kind)" stroke-width="1.800"') +
  circle(50, 50, 37, 'var(--tint)', 'opacity=".5"') +
  circle(50, 50, 37, paint('well')) +
  line('M9.500 37C14.500 21 28 9.500 43 6.500', '#fff', 3);

export function tokens(): string {
  return [
    slant('rainbow', [0, '#FF9DB0'], [0.28, '#FFD86B'], [0.52, '#A6E08C'], [0.76, '#86CBF2'], [1, '#C99BE6']),
    glow('well', 'cx=".62" cy=".66" r=".72"', [0, '#fff', 0.75], [0.6, '#fff', 0.12], [1, '#3B2420', 0.2]),
    slant('rim', [0, '#fff'], [0.55, '#FFFaf0'], [1, '#E6D8C8']),
    slant('coin-metal', [0, '#FFE9A6'], [0.5, '#F2C24C'], [1, '#CF9426']),
    down('china', [0, '#fff'], [1, '#F1E6D6']),
    symbol('token-dough', BOX, dough),
    symbol('token-cherry', BOX, cherry),
    symbol('token-chocolate', BOX, chocolate),
    symbol('token-cream', BOX, cream),
    symbol('token-jelly', BOX, jelly),
    symbol('token-candy', BOX, candy),
    symbol('token-super', BOX, superb),
    symbol('token-grey', BOX, any),
    symbol('coin', BOX, coin),
    symbol('bowl', '0 0 100 100', bowl),
  ].join('');
}
