/** What stands in and above the palace. */
import { circle, line, path, polar, rect, span } from '../../../kit/draw';
import { INK, light, outlined, star, symbol } from './draw';

/** A marble Muse with a gilded lyre on a plinth. */
const statue =
  `<ellipse cx="26" cy="81" rx="18" ry="3" fill="${INK}" opacity=".2"/>` +
  outlined(
    path('M11 69H37V80H11ZM8 78.5H40V83H8Z', 'url(#ro-marble)'),
    path('M15 69C13 57 14 46 17 38L30 38C34 46 35 57 33 69Z', 'url(#ro-marble)'),
    path('M17 40C14.5 31 15.5 24 19 20.5H27.5C31 24 32 31 30 40Z', 'url(#ro-marble)'),
    path('M20 4C16 4 14.5 0 19-1C23-3 29-1 29.5 3Z', 'url(#ro-marble)'),
    circle(23.5, 11.5, 7, 'url(#ro-marble)'),
    path('M16.5 11C15 2 32 2 30.5 11C27 7 20 7 16.5 11Z', 'url(#ro-marble)'),
  ) +
  outlined(
    path('M33 18C29 25 30 34 36 37C42 34 43 25 39 18C42 23 40.5 30 36 32.5C31.5 30 30 23 33 18Z', '#EFC258'),
  ) +
  line('M34.5 22V31M37.5 22V31M32.5 21.5H39.5', '#8A5F12', 1.3) +
  outlined(
    path('M27.5 22C31 25 33 30 36 35L33 39C28 35 25.5 30 25 26Z', 'url(#ro-marble)'),
    path('M18.5 22C12.5 26 11.5 36 14.5 45L19 43C17.5 36 18 31 21 28Z', 'url(#ro-marble)'),
  ) +
  line('M19 42C18 53 17.5 60 18 67M26 42C28.5 53 29 60 28.5 67M17 39C21 44 27 43 30 38', '#A79B90', 1.6);
/** Streaks of light on the dusk: tapered, two rings, a spark at every tip. */
function burst(colour: string, streaks: number, kind: number): string {
  return span(streaks)
    .map((index) => {
      const angle = (2 * Math.PI * index) / streaks - Math.PI / 2;
      const far = index % 2 ? 35 : 45;
      const wide = (kind === 1 ? 2.8 : 2.1) / far;
      const at = (radius: number, turn = 0) => polar(radius, angle + turn, 50, 50);
      const streak = `<path d="M${at(15)}L${at(far - 3, -wide)}Q${at(far + 1.5)} ${at(far - 3, wide)}Z" fill="${index % 2 ? '#fffbef' : colour}" stroke="#2f466f" stroke-width="1"/>`;
      const [x, y] = at(index % 2 ? 41 : far + 5)
        .split(' ')
        .map(Number) as [number, number];
      return (
        streak +
        (index % 2 ? circle(x, y, 1.5, colour) : path(star(4, kind === 2 ? 4 : 3.2, 1.2, x, y), '#fffbef'))
      );
    })
    .join('');
}
/** A violinist; `--m` is the coat. */
const musician =
  outlined(path('M12 72C10 50 16 40 32 40S54 50 52 72Z', 'var(--m,#7A4A6E)')) +
  outlined(path('M26 40L32 52L38 40Z', '#FFFDF8')) +
  outlined(
    rect(16.5, 16, 8.5, 6.5, 3.2, '#F6EFE6'),
    rect(16.5, 23, 8.5, 6.5, 3.2, '#F6EFE6'),
    rect(39, 16, 8.5, 6.5, 3.2, '#F6EFE6'),
    rect(39, 23, 8.5, 6.5, 3.2, '#F6EFE6'),
  ) +
  outlined(
    path('M22 18V26C22 35 27 39.5 32 39.5S42 35 42 26V18Z', '#F4CBA6'),
    path('M21 22C18 2 46 2 43 22C39 13 25 13 21 22Z', '#F6EFE6'),
  ) +
  line('M26.5 26q1.5 1.5 3 0M35 26q1.5 1.5 3 0', INK, 1.5) +
  line('M30 33.5q2 1.5 4 0', '#9A4A3A', 1.4) +
  `<g transform="translate(27 49) rotate(-24)">` +
  outlined(
    path('M-13 0C-13-7-5-8-2-4.5C1-8 9-7 9 0S1 8-2 4.5C-5 8-13 7-13 0Z', '#C2703A'),
    path('M8-1.7H27V1.7H8Z', '#5A3122'),
  ) +
  `</g>` +
  line('M10 58L50 32', INK, 3.6) +
  line('M10 58L50 32', '#F3E2B8', 1.5) +
  outlined(circle(20, 53, 4, '#F4CBA6'), circle(49, 40, 4, '#F4CBA6'));
const pot =
  outlined(
    path('M2 22H9V29H5Q2 29 2 26ZM46 22H39V29H43Q46 29 46 26Z', '#B9743F'),
    path('M8 18H40V36Q40 43 33 43H15Q8 43 8 36Z', '#D08A50'),
    path('M7 18C9 11 16 9 24 9S39 11 41 18Q41 20 39 20H9Q7 20 7 18Z', '#E6AC78'),
    circle(24, 7, 3.4, '#E0B45C'),
  ) +
  light('M12.5 25V35', 2.8) +
  line('M15 14.5C17.5 13 20 12.5 22 12.5', '#fff', 2, 'opacity=".7"');
const cloche =
  outlined(
    path('M6 34C6 18 14 11 24 11S42 18 42 34Z', '#DDE2E6'),
    rect(3, 33, 42, 6.5, 3, '#C3CAD0'),
    circle(24, 8, 3.6, '#E0B45C'),
  ) + light('M12 30C12 22 15 17.5 20 15.5', 2.6);
/** A cameo on a bow. */
const queen =
  outlined(
    path(
      'M14 4C22-2 30 4 32 10C34 4 42-2 50 4C52 12 44 16 36 14L42 26H22L28 14C20 16 12 12 14 4Z',
      '#C2506C',
    ),
  ) +
  outlined(
    `<ellipse cx="32" cy="46" rx="24" ry="27" fill="url(#ro-gold)"/>`,
    `<ellipse cx="32" cy="46" rx="18.5" ry="21.5" fill="#6E93BC"/>`,
  ) +
  path(
    'M24 65C25 60 30 60 30 57C27 57 24.5 57 25 54C24 53.5 23.5 53 24 51.5C22.5 51 22.5 50 24 48C24 44 24 41 27 38C26 33 30 28 36 29C43 29 45 36 43 41C45 44 43 48 41 50C40 54 40 57 44 60C46 62 47 63 47 64C40 69 30 69 24 65Z',
    '#FFFDF8',
  ) +
  line('M31 30l-1-4 3 2 2-4 2 4 3-2-1 4', '#FFF3D1', 1.8);
const carriage =
  outlined(
    path('M8 14C8 12 10 10 13 10H31C36 10 38 14 38 18V25C38 30 34 32 30 32H16C11 32 8 28 8 24Z', '#C9973C'),
    path('M14 14H31V21H14Z', '#E8F0F4'),
    circle(14, 36, 7, '#FFFDF8'),
    circle(33, 36, 7, '#FFFDF8'),
  ) +
  line('M14 30v12M8 36h12M33 30v12M27 36h12M38 24h8', INK, 1.8) +
  circle(14, 36, 2, INK) +
  circle(33, 36, 2, INK);

/** The five arches of the palace. */
const hall =
  '<g class="ro-k"><path d="M4 42V26H12V20H19V12L24 6L29 12V20H36V26H44V42Z"/><path d="M12 42V26M36 42V26M19 42V20M29 42V20"/></g>';
/** What counts at the end. */
const crown = outlined(
  path('M7 38 4 15 15 24 24 8 33 24 44 15 41 38Z', 'url(#ro-gold)'),
  rect(7, 37, 34, 6, 2, 'url(#ro-gold)'),
);
/** A bonus, whatever it is: a card with a gift on it. */
const bonus =
  outlined(rect(8, 3, 32, 42, 5, '#fffdf8'), path('M13 24H35V39H13Z', '#f2a5b6')) +
  line('M24 24V39M13 30H35M24 23C18 13 11 18 24 23C37 18 30 13 24 23', INK, 2);

export const palace = (): string =>
  symbol('statue', '0 -4 48 88', statue) +
  symbol('burst-0', '0 0 100 100', burst('#ffd05a', 20, 0)) +
  symbol('burst-1', '0 0 100 100', burst('#ffa9bd', 16, 1)) +
  symbol('burst-2', '0 0 100 100', burst('#a9d8ff', 24, 2)) +
  symbol('burst-3', '0 0 100 100', burst('#ddb8f2', 20, 0)) +
  symbol('musician', '0 0 64 72', musician) +
  symbol('queen', '0 0 64 76', queen) +
  symbol('pot', '0 0 48 48', pot) +
  symbol('cloche', '0 0 48 48', cloche) +
  symbol('carriage', '0 0 48 48', carriage) +
  symbol('hall', '0 0 48 48', hall) +
  symbol('crown', '0 0 48 48', crown) +
  symbol('bonus', '0 0 48 48', bonus);
