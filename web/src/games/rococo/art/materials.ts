/** What garments are made of, money and points, ranks. */
import { circle, line, n, path, rect, scallops } from '../../../kit/draw';
import { INK, light, outlined, shade, star, symbol } from './draw';
import { COLOURS, type Colour, SILK } from './silk';

const bale = (k: Colour): string => {
  const s = SILK[k];
  return (
    `<ellipse cx="25" cy="41" rx="20" ry="3.5" fill="${INK}" opacity=".18"/>` +
    outlined(
      path('M12 9H38C43 9 46 15 46 23V40q-3-2.5-5.5 0q-3-2.5-6 0q-3-2.5-6 0V37H12Z', `url(#ro-roll-${k})`),
    ) +
    shade('M28 29H46V40q-3-2.5-5.5 0q-3-2.5-6 0q-3-2.5-6 0Z', 0.14) +
    outlined(`<ellipse cx="12" cy="23" rx="9.5" ry="14" fill="${s.pale}"/>`) +
    line('M12 23c0-3 3-3 3.5 0 .5 5-6.5 6-7-1 0-7 8.5-8 9 1 .3 8-5 11-8.5 9', s.deep, 1.9) +
    light('M19 12.5H34', 2.6)
  );
};
const spool =
  `<ellipse cx="25" cy="44" rx="15" ry="3" fill="${INK}" opacity=".18"/>` +
  outlined(
    path('M14 10H34V38H14Z', '#A05AA8'),
    path(
      'M10 4H38q1.5 0 1.5 1.5V9q0 1.5-1.5 1.5H10Q8.5 10.5 8.5 9V5.5Q8.5 4 10 4ZM10 37.5H38q1.5 0 1.5 1.5v3.5q0 1.5-1.5 1.5H10q-1.5 0-1.5-1.5V39q0-1.5 1.5-1.5Z',
      '#E3BC84',
    ),
  ) +
  line('M15 15.5L33 14M15 20.5L33 19M15 25.5L33 24M15 30.5L33 29M15 35L33 33.5', '#5B2A66', 1.7) +
  line('M34 28c6 1 9 4 8 8', '#5B2A66', 2.2) +
  light('M13 6.8H26', 2.2);
/** A length of trim: straight above with a ribbon drawn through, three deep scallops below, holes. */
const lace = (() => {
  let d = 'M2 6H46V26';
  let holes = '';
  for (let i = 0; i < 3; i++) {
    const x = 46 - i * 14.67;
    d += `C${n(x)} 47 ${n(x - 14.67)} 47 ${n(x - 14.67)} 26`;
  }
  for (let i = 0; i < 3; i++)
    holes += circle(n(9.3 + i * 14.67), 31, 4.1, '#86707F') + circle(n(9.3 + i * 14.67), 21, 2.3, '#86707F');
  for (let i = 0; i < 2; i++) holes += circle(n(16.7 + i * 14.67), 25.5, 2, '#86707F');
  return (
    `<g transform="rotate(-7 24 24)">` +
    outlined(path(`${d}Z`, '#FFFEFA')) +
    holes +
    line('M6 12.5H42', '#D2708A', 4, 'stroke-dasharray="4.5 5.5"') +
    `</g>`
  );
})();
const DIMPLES: readonly (readonly [number, number])[] = [
  [20, 14],
  [28, 14],
  [24, 19],
  [17.5, 20.5],
  [30.5, 20.5],
  [20.5, 25.5],
  [27.5, 25.5],
  [16.5, 30],
  [24, 31],
  [31.5, 30],
];
const thimble = (c: string, d: string): string =>
  outlined(path('M12 39L15 15C15.5 7 20 5 24 5S32.5 7 33 15L36 39Z', c), rect(10, 36, 28, 7, 3.5, c)) +
  DIMPLES.map(([x, y]) => circle(x, y, 1.9, d)).join('') +
  line('M18 9C19.5 7.5 21 7 22.5 7', '#fff', 2, 'opacity=".85"');
const scissors = `<g class="ro-k">${path('M13 8L29 31M35 8L19 31')}${circle(33.5, 37, 6, 'none')}${circle(14.5, 37, 6, 'none')}</g>`;
const needle =
  `<g class="ro-k">${path('M10 38L36 10')}</g><ellipse cx="36" cy="10.5" rx="5" ry="3.2" transform="rotate(-47 36 10.5)" fill="none" stroke="${INK}" stroke-width="3"/>` +
  line('M36 11C46 18 30 26 38 36C41 40 44 38 44 36', '#A63A55', 2.6);
const coin =
  outlined(circle(24, 24, 20, 'url(#ro-brass)')) +
  circle(24, 24, 15, 'none', 'stroke="#8A5F12" stroke-width="1.8"');
const coinF =
  coin +
  path(
    'M24 12c3 4 3.5 7 2 11 3-5 8-5 9-1 .5 4-4 5-6 3-1 2-2 4-1 8h-8c1-4 0-6-1-8-2 2-6.5 1-6-3 1-4 6-4 9 1-1.5-4-1-7 2-11Z',
    '#8A5F12',
  );
const pp =
  outlined(path(scallops(10, 18.5, 7, 24, 24), '#FFFDF8')) +
  circle(24, 24, 15.5, 'none', 'stroke="#C9A45C" stroke-width="1.6"');
const tileBack =
  outlined(rect(4, 4, 40, 40, 7, '#8FA9B8')) +
  rect(8.5, 8.5, 31, 31, 4, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="1.6"') +
  path('M24 14l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z', '#fff', 'opacity=".8"');
const tileFree =
  outlined(rect(5, 5, 38, 38, 6, '#FFFDF8')) +
  line('M5 26H43', INK, 1.4) +
  `<g transform="translate(10 3) scale(.58)">${bale('blue')}</g>` +
  `<g transform="translate(6 25) scale(.36)">${spool}</g><g transform="translate(25 26) scale(.36)">${lace}</g>`;

const rankM =
  outlined(path(star(8, 22, 18.4), 'url(#ro-gold)')) +
  circle(24, 24, 15.5, 'none', 'stroke="#8A5F12" stroke-width="1.3"') +
  `<g transform="translate(11 9.5) scale(.54)">${outlined(path('M12 39L15 15C15.5 7 20 5 24 5S32.5 7 33 15L36 39Z', '#FFF6DA'), rect(9, 36, 30, 7.5, 3.5, '#FFF6DA'))}${(
    [
      [20, 15],
      [28, 15],
      [24, 22],
      [18, 28],
      [30, 28],
    ] as const
  )
    .map(([x, y]) => circle(x, y, 2.4, '#8A5F12'))
    .join('')}</g>`;
const rankJ =
  outlined(path('M5 5H43V24C43 36 33 42 24 46C15 42 5 36 5 24Z', 'url(#ro-silver)')) +
  `<g transform="translate(8.5 6) scale(.66)">${scissors}</g>`;
const rankA =
  outlined(circle(24, 24, 20, '#E3A77C')) +
  circle(24, 24, 16.5, 'none', 'stroke="#7A3F1C" stroke-width="1.8" stroke-dasharray="3.4 2.4"') +
  `<g transform="translate(9 9) scale(.62)">${needle}</g>`;

const SMALL = '0 0 48 48';
const DRAWN: Readonly<Record<string, string>> = {
  thread: spool,
  lace,
  thimble: thimble('url(#ro-gold)', '#8a5f12'),
  coin: coinF,
  'coin-blank': coin,
  point: pp,
  'tile-back': tileBack,
  'tile-free': tileFree,
  master: rankM,
  journeyman: rankJ,
  apprentice: rankA,
  scissors,
  needle,
};

export const materials = (): string =>
  COLOURS.map((colour) => symbol(`bale-${colour}`, SMALL, bale(colour))).join('') +
  Object.entries(DRAWN)
    .map(([name, art]) => symbol(name, SMALL, art))
    .join('');
