/** Pastries, 80 by 64, standing on y = 56: `--a` is the body, `--b` the icing, `--d` what lies on top. */
import { circle, ellipse, line, moved, path, rect, span } from '../../../kit/draw';
import { crease, light, outlined, shade, symbol } from './draw';

const A = 'var(--a)';
const B = 'var(--b)';
const D = 'var(--d)';
const CRUST = '#E7B468';
const PASTRIES = {
  savarin:
    outlined(path('M6 43c0-11 15-17 34-17s34 6 34 17c0 9-15 13-34 13S6 52 6 43Z', A)) +
    crease('M15 51c-3-6-2-12 3-16M26 54.500c-3-7-2-13 1-18M54 54.500c3-7 2-13-1-18M65 51c3-6 2-12-3-16', 2) +
    outlined(
      path(
        'M21 36c-1-5 3-7 6-8 0-6 5-7 8-9 1-4 4-5 5-9 1 4 4 5 5 9 3 2 8 3 8 9 3 1 7 3 6 8-1 4-10 6-19 6s-18-2-19-6Z',
        B,
      ),
    ) +
    crease('M28 28.500c7 4 17 4 24 0M35.5 19.500c3 2 6 2 9 0') +
    outlined(circle(40, 9, 5.2, D)) +
    light('M11 39c2-4 5-6.5 8-8'),
  religieuse:
    outlined(
      path('M13 42c0-10 11-17 27-17s27 7 27 17c0 10-11 14-27 14s-27-4-27-14Z', A),
      path('M14 38c3-8 13-13 26-13s23 5 26 13c-2 6-6 1-9 3s-4 6-8 4-5-3-9-1-5 4-8 1-5-3-8-1-8 0-10-6Z', B),
    ) +
    outlined(...[24, 32, 40, 48, 56].map((x) => circle(x, 26.5 - Math.abs(x - 40) * -0.08, 4.3, '#FFFBF2'))) +
    outlined(
      path('M26 15c0-7 6-12 14-12s14 5 14 12c0 6-6 10-14 10s-14-4-14-10Z', A),
      path('M27 12c2-6 7-9 13-9s11 3 13 9c-2 4-5 0-7 2s-4 2-6 0-4 2-6 0-5 2-7-2Z', B),
    ) +
    outlined(circle(40, 4, 4, D)) +
    light('M19 36c2-4 6-7 11-8.500'),
  tower:
    outlined(
      ...[
        [19, 47],
        [33, 48],
        [47, 48],
        [61, 47],
        [26, 36],
        [40, 36],
        [54, 36],
        [33, 25],
        [47, 25],
        [40, 14],
      ].flatMap(([x = 0, y = 0]) => [
        circle(x, y, 8.6, A),
        path(`M${x - 7.5} ${y - 2}c1-6 5-7 7.5-7s6.5 1 7.5 7c-2 3-3.5 0-5 1.500s-3 1-4-.5-3 2-6-1Z`, B),
      ]),
    ) + outlined(path('M40 9c-4-3-4-7 0-9 4 2 4 6 0 9Z', D)),
  eclair:
    moved(
      'rotate(-9 40 42)',
      outlined(
        rect(7, 38, 66, 17, 8.5, A),
        path('M10 42c0-5 4-8 10-8h40c6 0 10 3 10 8-3 4-8-1-12 2s-8-3-12 0-8-3-12 0-9 2-12 0-8 2-12-2Z', B),
      ) + line('M24 38.500l4 3M38 38.500l4 3M52 38.500l4 3', D, 3),
    ) +
    moved(
      'rotate(9 40 26)',
      outlined(
        rect(13, 18, 54, 16, 8, A),
        path(
          'M16 22c0-5 4-7 9-7h30c5 0 9 2 9 7-3 3-6-1-10 1.500s-7-2.5-11 0-7-2.5-10 0-6 1.5-8 0-6 1.5-9-1.500Z',
          B,
        ),
      ) + line('M25 18l4 3M38 18l4 3M51 18l4 3', D, 3),
    ),
  feuille:
    outlined(rect(9, 22, 62, 34, 3, A)) +
    outlined(path('M9 29h62v6H9ZM9 42h62v6H9Z', B)) +
    crease('M20 36v5M33 36v5M47 36v5M60 36v5M20 50v4M33 50v4M47 50v4M60 50v4', 1.4) +
    outlined(
      path(
        'M7 22c0-4 3-7 7-7h52c4 0 7 3 7 7v4c-3 4-6-1-9 1s-6 3-9 0-6 2-9 1-6-3-9 0-6 1-9 0-6-3-9 0-6 1-12-2Z',
        '#FFFDF6',
      ),
    ) +
    line('M18 16l5 5 5-5M34 16l5 5 5-5M50 16l5 5 5-5', D, 2.6) +
    shade('M64 28h7v25c0 2-1 3-3 3h-4Z'),
  tart:
    outlined(path('M9 37h62l-7 17c-6 2.5-42 2.5-48 0Z', CRUST)) +
    line('M19 40l3 14M30 41l1.5 14M40 41v14.500M50 41l-1.5 14M61 40l-3 14', '#8C5A1E', 1.7) +
    outlined(
      path('M6 36c0-5 15-9 34-9s34 4 34 9-15 8-34 8S6 41 6 36Z', '#F3CB87'),
      ellipse(40, 34.5, 27, 6.5, A),
    ) +
    outlined(
      ...[
        [22, 31],
        [34, 29],
        [46, 29],
        [58, 31],
        [28, 24],
        [40, 21.5],
        [52, 24],
      ].map(([x = 0, y = 0]) => circle(x, y, 7, D)),
    ) +
    outlined(path('M31 16c-1-4 3-6 5-7 1-3 3-4 4-7 1 3 3 4 4 7 2 1 6 3 5 7-1 3-5 4-9 4s-8-1-9-4Z', B)) +
    light('M19 29c.5-1.5 1.5-2.5 3-3M25 22c.5-1.5 1.5-2.5 3-3'),
  charlotte:
    outlined(ellipse(40, 25, 26, 9, B)) +
    outlined(
      ...[
        [29, 21],
        [40, 18],
        [51, 21],
        [35, 13],
        [45, 13],
      ].map(([x = 0, y = 0]) => circle(x, y, 6, D)),
    ) +
    outlined(...span(8).map((i) => path(`M${11 + i * 7.25} 30c0-6 7.25-6 7.25 0v22c0 5-7.25 5-7.25 0Z`, A))) +
    outlined(
      path('M9.5 39c19 5 42 5 61 0v7c-19 5-42 5-61 0Z', D),
      path('M40 43c-5-6-12-4-12 0s7 6 12 0c5 6 12 4 12 0s-7-6-12 0Z', D),
    ) +
    light('M14 31v6M21.5 31v6'),
  kouglof:
    outlined(
      path(
        'M9 54c-3-10 3-24 11-31 4-4 8-7 13-7 3 0 4 4 7 4s4-4 7-4c5 0 9 3 13 7 8 7 14 21 11 31-8 3-54 3-62 0Z',
        A,
      ),
    ) +
    crease(
      'M21 54c-2-9 1-18 6-24M33 55.500c-1-8-1-16 2-23M47 55.500c1-8 1-16-2-23M59 54c2-9-1-18-6-24',
      2.2,
    ) +
    outlined(
      path(
        'M18 26c4-6 9-10 15-10 3 0 4 4 7 4s4-4 7-4c6 0 11 4 15 10-1 6-6 1-8 5s-5 0-7 3-5 0-7 2-5 0-7-2-5 1-7-3-7 1-8-5Z',
        B,
      ),
    ) +
    outlined(
      ellipse(31, 15, 5.5, 3.6, D, 'transform="rotate(-24 31 15)"'),
      ellipse(49, 15, 5.5, 3.6, D, 'transform="rotate(24 49 15)"'),
      ellipse(40, 13, 5.5, 3.8, D),
    ) +
    light('M14 42c.5-5 2-9 4.5-13'),
  vacherin:
    outlined(path('M8 47c0-6 6-9 13-9h38c7 0 13 3 13 9 0 6-15 9-32 9S8 53 8 47Z', A)) +
    outlined(
      path(
        'M11 41c-2-6 4-10 10-10-3-6 3-11 9-10 0-5 5-7 8-9 3-3 4-6 3-10 6 3 9 9 6 14 6 0 8 6 5 10 6-1 11 3 8 8 6 0 10 4 8 9-2 4-14 6-28 6S13 46 11 41Z',
        B,
      ),
    ) +
    crease('M21 31.500c10 5 26 4 38 1M30 21.500c7 3 15 3 22 0', 2) +
    outlined(circle(22, 41, 4, D), circle(40, 43, 4, D), circle(58, 41, 4, D)) +
    light('M33 19c1-2 3-3.5 5-5'),
  macaron:
    outlined(
      ...[
        [22, 44],
        [58, 44],
        [40, 22],
      ].flatMap(([x = 0, y = 0]) => [
        rect(x - 15, y - 4, 30, 7, 3.5, B),
        path(`M${x - 17} ${y - 2}c0-9 7-13 17-13s17 4 17 13c-3 2-5-1-8 .5s-6-1-9 .5-6-1-9 0-5 1-8-1Z`, A),
        path(`M${x - 17} ${y + 2}c3-2 5 1 8-.5s6 1 9-.5 6 1 9 0 5-1 8 1c0 7-7 9-17 9s-17-2-17-9Z`, A),
      ]),
    ) +
    light('M28 16c1-3 4-5 7-5.500M10 38c1-3 4-5 7-5.500') +
    outlined(circle(40, 7, 3.6, D)),
};

export type Shape = keyof typeof PASTRIES;

export const pastries = (): string =>
  Object.entries(PASTRIES)
    .map(([name, art]) => symbol(`ca-${name}`, '0 0 80 64', art))
    .join('');
