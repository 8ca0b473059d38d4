/** The language of signs: actions, effects, families, zones; awards, the toque, the pawn. */
import { circle, ellipse, path, rect, scallops } from '../../../kit/draw';
import { light, lined, outlined, paint, symbol } from './draw';

const BOX = '0 0 48 48';
const white = (d: string): string => path(d, '#fff');

const SIGNS: Readonly<Record<string, string>> = {
  take: lined(white('M5 25h38c0 9-6 16-14 17H19C11 41 5 34 5 25Z'), path('M24 19V6M18 11l6-6 6 6')),
  tool: `<g class="ga-k" transform="rotate(38 24 24)">${white('M24 30C6 25 8 1 24 1s18 24 0 29Z')}${path('M24 30C17 22 17 8 24 1c7 7 7 21 0 29ZM24 31v15')}</g>`,
  side: lined(rect(28, 5, 14, 38, 5, '#fff'), path('M35 14v.1M35 24v.1M35 34v.1M22 24H6M12 18l-6 6 6 6')),
  advance: lined(rect(5, 9, 17, 30, 4, '#fff'), path('M27 16l8 8-8 8M36 16l8 8-8 8')),
  prepare: lined(white('M13 41V29C5 28 4 16 13 16c2-10 20-10 22 0 9 0 8 12 0 13v12Z'), path('M13 35h22')),
  store: lined(
    white('M13 16h22c3 3 4 6 4 10v12c0 3-2 5-5 5H14c-3 0-5-2-5-5V26c0-4 1-7 4-10Z'),
    white('M12 8h24v8H12ZM15 28h18v8H15Z'),
  ),
  bowl: lined(white('M5 25h38c0 9-6 16-14 17H19C11 41 5 34 5 25Z'), path('M24 18V7M19 12l5-5 5 5')),
  bowls: lined(
    white('M3 16h24c0 6-4 10-9 11h-6C7 26 3 22 3 16ZM21 32h24c0 6-4 10-9 11h-6c-5-1-9-5-9-11Z'),
    path('M15 10V4M33 26v-6'),
  ),
  leftovers: lined(rect(5, 28, 38, 14, 5, '#fff'), path('M14 35v.1M24 35v.1M34 35v.1M24 22V6M18 11l6-6 6 6')),
  reserve: lined(white('M12 5h24v38L24 34 12 43Z')),
  award: lined(path('M17 28l-4 15 6-3 5 4 5-4 6 3-4-15'), circle(24, 18, 13, '#fff')),
  event: lined(white('M24 4l4 12 12-4-6 11 10 7-13 1 1 13-8-10-8 10 1-13-13-1 10-7-6-11 12 4Z')),
  field: lined(path('M6 40C6 4 42 4 42 40ZM14 40c0-24 20-24 20 0M24 13v27')),
};

const family = (ground: string, glyph: string): string =>
  outlined(ground) +
  `<path d="${glyph}" fill="#fff" stroke="#3B2420" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;

const medal =
  ellipse(32, 80, 18, 3, '#3B2420', 'opacity=".15"') +
  outlined(
    path('M18 44 10 74l10-4 5 9 7-30ZM42 44l8 30-10-4-5 9-7-30Z', 'var(--ribbon, #D9758B)'),
    path(scallops(14, 25, 5, 30, 28), paint('coin-metal')),
    circle(30, 28, 18, '#FFFDF8'),
  ) +
  light('M12 22c2-5 5-8.500 10-11');

const toque =
  ellipse(124, 169, 78, 6, '#3B2420', 'opacity=".14"') +
  outlined(
    path(
      'M46 134C14 130 2 108 8 84c5-20 22-32 42-31C58 22 88 6 120 6s62 16 70 47c20-1 37 11 42 31 6 24-6 46-38 50Z',
      paint('china'),
    ),
    path('M46 130h148l-4 36c-30 5-110 5-140 0Z', '#FFFDF8'),
  ) +
  path('M50 160c30 5 110 5 140 0l-.6 6c-30 5-108 5-139 0Z', '#3B2420', 'opacity=".1"') +
  light('M16 82c4-14 14-22 28-23M58 44c6-15 20-25 38-28');

const pawn =
  ellipse(26, 44, 15, 3.5, '#3B2420', 'opacity=".2"') +
  outlined(
    path(
      'M12 43c0-9 6-12 7-18-4-1.500-6-5-6-9 0-6 5-11 11-11s11 5 11 11c0 4-2 7.500-6 9 1 6 7 9 7 18Z',
      'var(--seat, #C2506C)',
    ),
  ) +
  light('M16.500 13c.8-2.600 2.200-4 4.500-4.800');

/** A glove in the colour of its chef, which points at four bowls. */
const hand =
  outlined(
    path(
      'M14 44V31L6 22c-3-4 2-8 6-4l5 5V8c0-5 7-5 7 0v11V5c0-5 7-5 7 0v14l1-9c1-5 7-4 7 1l-2 18c-1 6-3 10-4 15Z',
      '#fff',
    ),
    rect(11, 38, 26, 8, 3, 'var(--seat, #C2506C)'),
  ) + light('M19 21V9');

const ornament =
  '<g fill="none" stroke="#B98A35" stroke-width="2" stroke-linecap="round"><path d="M4 92V34C4 16 16 4 34 4h58"/><path d="M11 76V40c0-16 11-29 29-29h36" stroke-width="1"/><path d="M11 62c11 3 20-4 19-13-1-7-10-8-12-2-1 4 2 7 5 6"/><path d="M62 11c3 11-4 20-13 19-7-1-8-10-2-12 4-1 7 2 6 5"/><path d="M22 22c6 1 12 7 13 13M22 22c1 6 7 12 13 13"/></g><g fill="#D9AE57"><circle cx="37" cy="37" r="2.600"/><circle cx="11" cy="82" r="2"/><circle cx="82" cy="11" r="2"/><path d="M12 66c6 0 9 4 9 9-5 0-9-3-9-9ZM66 12c0 6 4 9 9 9 0-5-3-9-9-9Z"/></g>';

export function signs(): string {
  return [
    ...Object.entries(SIGNS).map(([name, art]) => symbol(`sign-${name}`, BOX, art)),
    symbol(
      'family-cake',
      BOX,
      family(rect(4, 4, 40, 40, 9, '#F6C9D2'), 'M11 36V27h26v9ZM16 27v-8h16v8M24 18v-6'),
    ),
    symbol(
      'family-tart',
      BOX,
      family(
        circle(24, 24, 21, '#F8D7A4'),
        'M8.500 22h31l-4 13h-23ZM12 22c2-8 22-8 24 0M19 24l1 10M29 24l-1 10',
      ),
    ),
    symbol(
      'family-choux',
      BOX,
      family(
        path('M24 2.500 44 14v20L24 45.500 4 34V14Z', '#CFE3C6'),
        'M16 27h16l-2.500 10h-11ZM13 27c-1-5 4-6 5-7 0-5 4-7 6-10 2 3 6 5 6 10 1 1 6 2 5 7Z',
      ),
    ),
    symbol('medal', '0 0 60 84', medal),
    symbol('toque', '0 0 240 176', toque),
    symbol('pawn', BOX, pawn),
    symbol('hand', BOX, hand),
    symbol('ornament', '0 0 96 96', ornament),
    '<pattern id="ga-back" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H14M0 0V14" stroke="#fff" stroke-opacity=".45" stroke-width="1.200"/><circle cx="7" cy="7" r="1.300" fill="#fff" fill-opacity=".6"/></pattern>',
  ].join('');
}
