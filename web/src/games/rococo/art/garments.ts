/**
 * Garments: silhouette and weave belong to the colour. `--s` is the second colour, `--t` the trimming, `--sk` skin or
 * linen, `--w` the wig.
 */
import { circle, line, n, path, rect } from '../../../kit/draw';
import { bow, INK, light, mirrored, outlined, shade, symbol } from './draw';
import { COLOURS } from './silk';

/** A white gathered strip between two points. */
const frill = (x0: number, y0: number, x1: number, y1: number, k: number, amp = 3): string => {
  let d = `M${x0} ${y0}`;
  const dx = (x1 - x0) / k;
  const dy = (y1 - y0) / k;
  const len = Math.hypot(dx, dy);
  const nx = -dy / len;
  const ny = dx / len;
  for (let i = 0; i < k; i++)
    d += `q${n(dx / 2 + nx * amp * 2)} ${n(dy / 2 + ny * amp * 2)} ${n(dx)} ${n(dy)}`;
  for (let i = 0; i < k; i++)
    d += `q${n(-dx / 2 - nx * amp * 1.2)} ${n(-dy / 2 - ny * amp * 1.2)} ${n(-dx)} ${n(-dy)}`;
  return `${d}Z`;
};
const neck = outlined(
  path('M45 20V30C40 31.5 37 33 36.5 35C42 41 58 41 63.5 35C63 33 60 31.5 55 30V20Z', 'var(--sk,#E8D6BA)'),
);
const sleeveL = (c: string): string =>
  mirrored(
    outlined(path('M37.5 32C29 33 25 44 23.5 55L34 58C35 51 37.5 46 40 42Z', c)) +
      shade('M33 57.5C34 51 36.5 46 40 42L38 50C36.5 53 36 56 35 58Z', 0.2) +
      outlined(path('M22.5 54q-5 7-4 12q3.5 1.5 5-1q2 2.4 5 .6q2 2 5-.4q2-3.5 1.5-8Z', '#FFFDF8')) +
      line('M24 61v4M29 61.5v4', '#CDBBA4', 1),
  );
const bodice = (c: string): string =>
  outlined(
    path('M36.5 33C38 44 40.5 52 41 58.5L50 65L59 58.5C59.5 52 62 44 63.5 33C58 39 42 39 36.5 33Z', c),
  );
/** Robe a la francaise: wide panniers, flat top, open front. */
function robeBlue(): string {
  return (
    neck +
    outlined(
      path(
        'M42 56C30 54 10 57 5 69C1.5 84 1 106 2 119Q26 127 50 127T98 119C99 106 98.5 84 95 69C90 57 70 54 58 56L50 62Z',
        'url(#ro-weave-blue)',
      ),
    ) +
    shade('M95 69C98.5 84 99 106 98 119Q87 123 76 125C86 106 90 84 86 61C91 63 94 66 95 69Z') +
    line('M20 62C14 80 12 104 14 121M80 62C86 80 88 104 86 121', INK, 1.2, 'opacity=".45"') +
    outlined(path('M50 58L32 125Q50 128.5 68 125Z', 'var(--s,#CFE4F6)')) +
    line(
      'M35 113q3.75 4.5 7.5 0t7.5 0t7.5 0t7.5 0M37.5 104q3.1 4 6.25 0t6.25 0t6.25 0t6.25 0',
      INK,
      1.3,
      'opacity=".7"',
    ) +
    outlined(path(frill(47.5, 62, 31, 126, 8, 2.6), '#FFFDF8')) +
    `<g transform="translate(100 0) scale(-1 1)">${outlined(path(frill(47.5, 62, 31, 126, 8, 2.6), '#FFFDF8'))}</g>` +
    bodice('url(#ro-weave-blue)') +
    outlined(path('M43 37.5L50 64L57 37.5C53 39 47 39 43 37.5Z', 'var(--s,#CFE4F6)')) +
    sleeveL('url(#ro-weave-blue)') +
    bow(50, 43, 0.62, 'var(--t,#e0b45c)') +
    bow(50, 52, 0.48, 'var(--t,#e0b45c)') +
    light('M12 72C8 84 7 96 7.5 108')
  );
}
/** Robe a la polonaise: round puffs over a shorter petticoat, shoes seen. */
function robeGreen(): string {
  return (
    neck +
    outlined(path('M38 118q-6 1-6 6.5h12.5V117ZM62 118q6 1 6 6.5H55.5V117Z', '#6B4030')) +
    outlined(path('M38 64C31 84 24 104 21 117Q50 124 79 117C76 104 69 84 62 64Z', 'var(--s,#F7F0DE)')) +
    line('M23.5 108q4.4 5 8.8 0t8.9 0t8.8 0t8.9 0t8.8 0t8.8 0', INK, 1.4, 'opacity=".75"') +
    line('M50 70V100M42 80L38 102M58 80L62 102', INK, 1, 'opacity=".3"') +
    mirrored(
      outlined(
        path(
          'M46 58C30 50 9 60 9 79C9 94 20 103 32 98C37 96 38 92 38 88C43 84 46 70 47.5 61Z',
          'url(#ro-weave-green)',
        ),
      ) +
        line('M40 62C30 66 24 76 25 90M44 64C40 72 38 80 38 88', INK, 1.1, 'opacity=".5"') +
        outlined(path(frill(38, 88, 11, 90, 5, -2.6), '#FFFDF8', 'opacity="0"')),
    ) +
    shade('M91 79C91 94 80 103 68 98C66 97 64 95 63 93C76 96 84 86 84 66C89 70 91 74 91 79Z') +
    bow(37.5, 90, 0.85, 'var(--t,#fffdf8)') +
    bow(62.5, 90, 0.85, 'var(--t,#fffdf8)') +
    bodice('url(#ro-weave-green)') +
    sleeveL('url(#ro-weave-green)') +
    line('M50 40V62', INK, 1.2, 'opacity=".6"') +
    bow(50, 42, 0.7, 'var(--s,#F7F0DE)') +
    light('M15 72C13.5 77 14 83 16.5 87')
  );
}
const shoes = mirrored(
  outlined(
    path('M38.5 92L38 117h8.5L48.5 92Z', '#FFFDF8'),
    path('M37.5 116.5H47V124H33.5q-1.5-5 4-7.5Z', '#5A3A30'),
  ) + rect(39.5, 117.5, 4.5, 3, 0.6, '#E0B45C'),
);
const jabot =
  outlined(path('M44.5 28q5.5 3 11 0l1.5 8q-2.5 8-7 13q-4.5-5-7-13Z', '#FFFDF8')) +
  line('M47 34l1.5 7M53 34l-1.5 7', '#CDBBA4', 1);
/** Habit: long flared skirts to the knee, both arms down, big cuffs. */
function coatPink(): string {
  return (
    outlined(path('M45 20V31H55V20Z', 'var(--sk,#E8D6BA)')) +
    shoes +
    outlined(path('M37 72H63L62 97C58 99 53 99 51 96L50 84L49 96C47 99 42 99 38 97Z', '#C25B77')) +
    outlined(path('M42 33L38.5 82Q44 84 50 78Q56 84 61.5 82L58 33Z', 'var(--s,#FDE1E7)')) +
    [42, 50, 58, 66].map((y) => circle(50, y + 8, 1.3, '#8A5F12')).join('') +
    mirrored(
      outlined(
        path(
          'M44 30.5C36 30.5 32.5 33 31 38C32.5 50 34 57 33 63C28 74 17 86 12 97Q24 106 38 102C40 84 43 68 45.5 54C46.5 44 46 36 44 30.5Z',
          'url(#ro-weave-pink)',
        ),
      ) +
        line('M37 70C33 80 28 90 25 101', INK, 1.1, 'opacity=".5"') +
        outlined(
          path('M33 33.5C26 37 22.5 50 20.5 65L32.5 69C34 58 36 50 37.5 44Z', 'url(#ro-weave-pink)'),
          path('M17.5 63L34.5 68L33 79L15.5 73.5Z', 'var(--s,#FDE1E7)'),
          path('M17 74.5q-2.5 5 0 7.5q3 .5 4-1q2.5 2 5 .5q2.5 1.5 4.5-1.5l.5-2Z', '#FFFDF8'),
        ) +
        [58, 66, 74, 82].map((y, i) => circle(43.5 - i * 1.1, y, 1.2, '#E0B45C')).join(''),
    ) +
    shade(
      'M69 38C67.5 50 66 57 67 63C72 74 83 86 88 97Q82 101 74 102.5C72 86 64 70 62 58C64 48 67 42 69 38Z',
      0.14,
    ) +
    jabot +
    light('M21 92C26 85 30 79 33 73', 2)
  );
}
/** Frac: cut away at the waist, narrow tails, high collar, one hand on the hip, a cane. */
function coatOrange(): string {
  return (
    outlined(path('M45 20V31H55V20Z', 'var(--sk,#E8D6BA)')) +
    outlined(
      path(
        'M33 62C28 76 25 92 25 108Q31 110 37 107L42 66ZM67 62C72 76 75 92 75 108Q69 110 63 107L58 66Z',
        '#C97B2E',
      ),
    ) +
    shoes +
    outlined(
      path('M37.5 62H62.5L62 97C58 99 53 99 51 96L50 76L49 96C47 99 42 99 38 97Z', 'var(--s,#FDE5C8)'),
    ) +
    circle(40.5, 92, 1.2, '#8A5F12') +
    circle(59.5, 92, 1.2, '#8A5F12') +
    outlined(path('M43 33L40.5 66L50 63L59.5 66L57 33Z', 'var(--s,#FDE5C8)')) +
    [44, 50, 56].map((y) => circle(50, y + 1, 1.3, '#8A5F12')).join('') +
    mirrored(
      outlined(
        path(
          'M43 31C36 31 33 33 31.5 38C31.5 48 34 56 36 62C33 76 31 90 30 107Q35 109 38 107C40 90 44 76 47.5 60C48 50 47 38 45 30Z',
          'url(#ro-weave-orange)',
        ),
      ),
    ) +
    shade(
      'M68.5 38C68.5 48 66 56 64 62C67 76 69 90 70 107Q67 109 65 108C64 92 62 78 59 66C62 56 65 46 68.5 38Z',
      0.16,
    ) +
    outlined(
      path(
        'M34.5 33C27 37 18 45 12.5 54C18 61 26 65 35 67L37 59.5C32 58 28 56 25.5 53C30 48 34 45 37 42.5Z',
        'url(#ro-weave-orange)',
      ),
      path('M27 56.5L37.5 58.5L36 68.5L26 65Z', 'var(--s,#FDE5C8)'),
    ) +
    line('M86 62V124', INK, 4.4) +
    line('M86 62V124', '#8A5A36', 2) +
    outlined(circle(86, 61, 3.6, '#E0B45C')) +
    outlined(
      path('M65.5 33.5C73 36 79 46 84 60L74.5 65.5C70 57 66 50 62.5 44Z', 'url(#ro-weave-orange)'),
      path('M72 60L85.5 54.5L89 63L76.5 69Z', 'var(--s,#FDE5C8)'),
    ) +
    mirrored(outlined(path('M44.5 24L38.5 33L47 41L49.5 31Z', 'url(#ro-weave-orange)'))) +
    jabot +
    light('M20 53C23 49.5 26 46.5 29 44', 2)
  );
}
const BOX = '0 -12 100 140';
const GARMENT = { blue: robeBlue, green: robeGreen, pink: coatPink, orange: coatOrange };
const formTop = outlined(
  path('M44.5 17H55.5V24C56 26 57 27 58 29H42C43 27 44 26 44.5 24Z', '#E8D6BA'),
  rect(43.5, 13.5, 13, 4.5, 2, '#B9874F'),
  circle(50, 9, 4.4, '#D9A86C'),
);
const face = (x = 50, y = 15): string =>
  outlined(
    path(
      `M${x - 9} ${y - 6}V${y}C${x - 9} ${y + 8} ${x - 4} ${y + 11.5} ${x} ${y + 11.5}S${x + 9} ${y + 8} ${x + 9} ${y}V${y - 6}Z`,
      'var(--sk,#F4CBA6)',
    ),
  ) +
  circle(x - 3.6, y + 1, 1.25, INK) +
  circle(x + 3.6, y + 1, 1.25, INK) +
  circle(x - 5.6, y + 4.6, 2, '#E8837A', 'opacity=".6"') +
  circle(x + 5.6, y + 4.6, 2, '#E8837A', 'opacity=".6"') +
  line(`M${x - 2.4} ${y + 6}q2.4 2 4.8 0`, '#9A3A3A', 1.4);
const ladyHead = {
  a:
    outlined(
      path('M39 22C34 20 34 13 37 9C33-4 40-10 50-10S67-4 63 9C66 13 66 20 61 22Z', 'var(--w,#F6EFE6)'),
    ) +
    face() +
    outlined(
      path('M41 12C40 4 44 2 50 3.5C56 2 60 4 59 12C55 7 45 7 41 12Z', 'var(--w,#F6EFE6)'),
      circle(37, 19, 3.3, 'var(--w,#F6EFE6)'),
      circle(63, 19, 3.3, 'var(--w,#F6EFE6)'),
      circle(37.5, 25, 2.8, 'var(--w,#F6EFE6)'),
      circle(62.5, 25, 2.8, 'var(--w,#F6EFE6)'),
    ) +
    outlined(circle(58, -3, 3.4, '#E0728A'), circle(52.5, -5.5, 2.6, '#F2A5B6')) +
    line('M43-4C41-1 41 2 42 5', '#CDBBA4', 1.2),
  b:
    outlined(path('M60-6C70-14 78-8 74 2C70 2 64 0 60-6Z', '#fff')) +
    outlined(path('M38 23C33 17 35 6 40 0C43-7 57-7 60 0C65 6 67 17 62 23Z', 'var(--w,#8A5A36)')) +
    face() +
    outlined(path('M41 13C40 5 47 4 52 2C57 4 60 6 59 13C56 8 50 7 41 13Z', 'var(--w,#8A5A36)')) +
    bow(58, -2, 0.75, '#FFFDF8') +
    outlined(circle(38, 21, 3.1, 'var(--w,#8A5A36)'), circle(62, 21, 3.1, 'var(--w,#8A5A36)')),
};
const manHead = {
  a:
    outlined(path('M38 20C34 4 42-4 50-4S66 4 62 20Z', 'var(--w,#F6EFE6)')) +
    face() +
    outlined(
      path('M41 11C40 3 45 1 50 2S60 3 59 11C55 6 45 6 41 11Z', 'var(--w,#F6EFE6)'),
      rect(33, 12, 8, 5.4, 2.7, 'var(--w,#F6EFE6)'),
      rect(33, 17.5, 8, 5.4, 2.7, 'var(--w,#F6EFE6)'),
      rect(59, 12, 8, 5.4, 2.7, 'var(--w,#F6EFE6)'),
      rect(59, 17.5, 8, 5.4, 2.7, 'var(--w,#F6EFE6)'),
    ),
  b:
    outlined(path('M38 22C36 8 42 2 50 2S64 8 62 22Z', 'var(--w,#5A3122)')) +
    face() +
    outlined(path('M30 6C37 2 41-8 50-8S63 2 70 6C60 3 56 9 50 9S40 3 30 6Z', '#4A3A44')) +
    line('M32 5C40 2 43 7.5 50 7.5S60 2 68 5', '#E0B45C', 1.4) +
    outlined(path('M60-2C66-10 72-8 71-1C67 1 63 1 60-2Z', '#fff')),
};

export const garments = (): string =>
  COLOURS.map((k) => symbol(`ga-${k}`, BOX, GARMENT[k]())).join('') +
  symbol('form', BOX, formTop) +
  symbol('lady-a', BOX, ladyHead.a) +
  symbol('lady-b', BOX, ladyHead.b) +
  symbol('man-a', BOX, manHead.a) +
  symbol('man-b', BOX, manHead.b);
