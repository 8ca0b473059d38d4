/** A dozen shapes of pastry on a plate, recoloured for 48 recipes: `--a` body, `--b` icing, `--d` garnish. */
import { circle, ellipse, line, moved, path, rect, span } from '../../../kit/draw';
import { light, outlined, symbol, use } from './draw';

const A = 'var(--a)';
const B = 'var(--b)';
const D = 'var(--d)';
const BOX = '0 0 80 64';
const shade = (d: string, opacity = 0.14): string => path(d, '#3B2420', `opacity="${opacity}"`);
const crease = (d: string, width = 1.6): string => line(d, '#3B2420', width, 'stroke-opacity=".32"');
const PASTRY = '#E0A95C';
const CRUST = '#F0C27C';

const plate =
  ellipse(41, 57, 34, 5, '#3B2420', 'opacity=".16"') +
  outlined(ellipse(40, 53, 35, 6.5, '#fff')) +
  '<ellipse cx="40" cy="52" rx="26" ry="3.600" fill="none" stroke="#D9C6B4" stroke-width="1.400"/>';

const cherries = (...places: readonly (readonly [number, number, number])[]): string =>
  outlined(...places.map(([x, y, radius]) => circle(x, y, radius, D)));

const SHAPES = {
  /** Two tiers under a dripping icing. */
  tiers:
    outlined(
      path('M14 32h52v17c0 3-12 5-26 5s-26-2-26-5Z', A),
      path('M24 14h32v17H24Z', A),
      path(
        'M12 33c0-4 10-6 28-6s28 2 28 6c0 3-1 6-3.500 6S62 36 59.500 36s-3 7-6 7-3-6-6-6-3.500 4-7 4-3.500-5-7-5-3 7-6 7-3-5-5.500-5-4 3-6.500 3S12 37 12 33Z',
        B,
      ),
      path(
        'M22.500 15c0-3 7-5 17.500-5s17.500 2 17.500 5c0 3-1 5-3.500 5s-3-2-5.500-2-3 5-6 5-3-4-6-4-3 2-5.500 2-3 3-5 3-3.500-6-3.500-9Z',
        B,
      ),
    ) +
    shade('M16 47c14 4 34 4 48 0v2c0 3-12 5-24 5s-24-2-24-5Z') +
    cherries([40, 8, 4.6], [20, 30, 2.9], [60, 30, 2.9]) +
    light('M27 13.500c3-1 6-1.500 9-1.600M18 34c2-2 5-3 8-3.500'),

  /** A roll that shows its spiral. */
  roll:
    outlined(
      path('M22 22h36c8 0 13 7 13 15.500S66 53 58 53H22Z', A),
      path('M24 22h34c6 0 10 3 12 8-16-4-32-4-46-2Z', B),
      circle(23, 37.5, 15.5, CRUST),
    ) +
    '<path d="M23 37.500c2-2 5 0 4 3s-7 3-8-1 3-8 8-7 7 6 5 11-9 6-14 2" fill="none" stroke="var(--d)" stroke-width="3.400" stroke-linecap="round"/>' +
    shade('M32 50h28c6-1 9-5 10-9 2 8-4 12-12 12H28Z') +
    outlined(circle(46, 21, 3.4, D), circle(57, 22, 3, D)) +
    light('M40 25c6-.4 12 0 17 1'),

  /** A loaf with a split crust. */
  loaf:
    outlined(
      path('M11 36h58l-4 16c-5 2-45 2-50 0Z', A),
      path('M9 37c-3-8 6-15 14-15 4-5 30-5 34 0 8 0 17 7 14 15-6 3-56 3-62 0Z', B),
    ) +
    line('M22 30c9-5 27-5 36 0', '#fff', 4, 'stroke-opacity=".65"') +
    crease('M21 41l1.500 10M33 42l.6 11M47 42l-.6 11M59 41l-1.500 10') +
    cherries([30, 25, 2.6], [41, 23, 2.8], [51, 26, 2.6]) +
    light('M15 30c2-3 4-4.500 7-5'),

  /** Little cakes in a heap. */
  bites:
    outlined(
      path('M10 44c2-9 10-12 15-12s13 3 15 12c1 6-4 9-15 9s-16-3-15-9Z', A),
      path('M40 44c2-9 10-12 15-12s13 3 15 12c1 6-4 9-15 9s-16-3-15-9Z', A),
      path('M24 28c2-10 10-14 16-14s14 4 16 14c1 7-5 9-16 9s-17-2-16-9Z', A),
      path('M27 24c2-6 8-10 13-10s11 4 13 10c-4 4-8 0-13 3-5-3-9 1-13-3Z', B),
    ) +
    crease('M33 30c0-4 1-8 3-11M40 32V19M47 30c0-4-1-8-3-11M19 47c0-4 1-8 3-11M61 47c0-4-1-8-3-11') +
    cherries([40, 13, 3.4]) +
    light('M29 24c1-3 3-5 6-6.500M14 41c1-3 3-5 6-6'),

  /** An open tart with a dollop. */
  tart:
    outlined(
      path('M10 36h60l-7 16c-6 2-40 2-46 0Z', PASTRY),
      path('M8 34c0-5 14-9 32-9s32 4 32 9-14 8-32 8S8 39 8 34Z', CRUST),
      ellipse(40, 33, 26, 6, A),
    ) +
    line(
      'M19 42l2.500 10M29 43.500l1.500 9.500M40 44v9.500M51 43.500 49.500 53M61 42l-2.500 10',
      '#8C5A1E',
      1.6,
    ) +
    outlined(
      path(
        'M27 30c0-4 3-6 5.500-6.500C34 18 38 16 40 12c2 4 6 6 7.500 11.500C50 24 53 26 53 30c0 3-6 4.500-13 4.500S27 33 27 30Z',
        B,
      ),
    ) +
    cherries([40, 13, 4.4], [21, 32, 3.4], [59, 32, 3.4]) +
    crease('M32 29c2.500 1.500 11 2 16 0') +
    light('M14 32c3-2 6-3.200 10-4'),

  /** A fruit tart under a lattice. */
  lattice:
    outlined(
      path('M9 35h62l-7 17c-6 2-42 2-48 0Z', PASTRY),
      ellipse(40, 33, 33, 10, CRUST),
      ellipse(40, 32, 27, 7, A),
    ) +
    line(
      'M17 30l38 8M25 26.500l32 8M40 25.200l26 5M63 30 25 38M55 26.500l-32 8M40 25.200l-26 5',
      CRUST,
      3.6,
    ) +
    line(
      'M18 43l2.500 9M29 44.500l1.500 8.500M40 45v8.500M51 44.500 49.500 53M62 43l-2.500 9',
      '#8C5A1E',
      1.6,
    ) +
    outlined(path('M30 22c0-4 4-5 5-6 0-4 3-5 5-8 2 3 5 4 5 8 1 1 5 2 5 6 0 3-4 4-10 4s-10-1-10-4Z', B)) +
    cherries([40, 9, 3.4], [22, 31, 2.6], [58, 31, 2.6]) +
    light('M13 31c3-3 7-4.500 12-5.500'),

  /** Puff pastry with a spiral of cuts. */
  puff:
    outlined(
      path('M8 40c0-14 14-22 32-22s32 8 32 22c0 9-14 13-32 13S8 49 8 40Z', A),
      path('M8 40c6 5 58 5 64 0 2 9-13 13-32 13S6 49 8 40Z', PASTRY),
    ) +
    crease(
      'M40 21c-10 2-18 8-20 18M40 21c10 2 18 8 20 18M40 21c-5 4-8 11-7 20M40 21c5 4 8 11 7 20M27 23c-8 4-13 9-14 15M53 23c8 4 13 9 14 15',
      2,
    ) +
    outlined(circle(40, 19, 4.4, B), circle(40, 14, 3.2, D)) +
    shade('M10 46c12 6 48 6 60 0-4 6-16 7-30 7s-26-1-30-7Z') +
    light('M14 33c3-5 8-8.500 14-10.500'),

  /** A mountain of meringue. */
  snow:
    outlined(
      path('M10 46c0-6 6-9 12-9h36c6 0 12 3 12 9 0 5-14 7.500-30 7.500S10 51 10 46Z', A),
      path(
        'M40 7c2 6 9 7 10 13 7 1 9 5 8 9 6 1 9 5 8 9-1 5-12 7-26 7s-25-2-26-7c-1-4 2-8 8-9-1-4 1-8 8-9 1-6 8-7 10-13Z',
        B,
      ),
    ) +
    crease('M31 20c5 3 13 3 18 0M23 29c9 5 25 5 34 0M17 38c12 5 34 5 46 0') +
    cherries([40, 7, 4], [25, 35, 2.9], [55, 35, 2.9], [40, 28, 2.9]) +
    light('M20 34c1-2 3-3.500 5-4M32 18c1-2 3-3.500 4.500-5'),

  /** A cup with a swirl of cream. */
  cup:
    outlined(path('M24 36h32l-5 17c-5 1.500-17 1.500-22 0Z', A)) +
    crease('M31 38l2 15M40 38v15.500M49 38l-2 15', 1.5) +
    outlined(
      path(
        'M40 6c-1 5 7 6 7 11 0 1.200-.3 2.200-.8 3 5 .4 7.800 3 7.800 6.500 0 1.400-.4 2.500-1 3.400 4 .6 6 2.600 6 5.100 0 3.500-4 5-19 5s-19-1.500-19-5c0-2.500 2-4.500 6-5.100-.6-.9-1-2-1-3.400 0-3.600 3-6 7.500-6.400-.5-.9-.7-1.900-.7-3C32.800 12 39 11 40 6Z',
        B,
      ),
    ) +
    crease('M33.800 20.500c3 2.500 9 2.500 12.400 0M27.500 30.500c6 3.500 19 3.500 25.500 0') +
    cherries([40, 7.5, 4.6]),

  /** Long choux, glazed, one across the other. */
  stick:
    moved(
      'rotate(-9 40 42)',
      outlined(
        rect(9, 37, 62, 15, 7.5, A),
        path('M12 41c0-4 4-7 9-7h38c5 0 9 3 9 7-3 3-8-1-12 1s-8-2-12 0-8-2-12 0-8 2-11 0-6 1-9-1Z', B),
      ),
    ) +
    moved(
      'rotate(10 40 26)',
      outlined(
        rect(14, 21, 52, 14, 7, A),
        path('M17 25c0-4 3-6 8-6h30c5 0 8 2 8 6-3 2-6-1-10 1s-7-2-11 0-7-2-10 0-6 1-8 0-5 1-7-1Z', B),
      ) + line('M24 21.500l3 2M34 21l3 2M44 21l3 2M54 21l3 2', D, 2.4),
    ) +
    cherries([22, 39, 2.6], [38, 36, 2.6], [54, 33.5, 2.6]),

  /** A ring, split and filled. */
  ring:
    outlined(
      path('M8 40c0-9 14-14 32-14s32 5 32 14c0 8-14 13-32 13S8 48 8 40Z', A),
      path(
        'M8 36c0 5 5 3 8 6s6-1 9 2 7-1 10 1 7-2 10 0 7-2 10 0 6-4 9-2 8-2 8-7c0-10-14-15-32-15S8 26 8 36Z',
        B,
      ),
      path('M9 31c0-9 13-15 31-15s31 6 31 15c0 6-12 10-31 10S9 37 9 31Z', A),
      ellipse(40, 28, 12, 4.6, '#8C5A2C'),
    ) +
    span(8)
      .map((at) => {
        const angle = (Math.PI * (at * 45 + 10)) / 180;
        return ellipse(40 + 21 * Math.cos(angle), 27 + 7.6 * Math.sin(angle), 2.6, 1.7, D);
      })
      .join('') +
    light('M14 28c2-4 7-7 13-8.500'),

  /** A tower of choux. */
  tower:
    outlined(
      ...[
        [20, 46, 8.5],
        [33, 47, 8.5],
        [47, 47, 8.5],
        [60, 46, 8.5],
        [26, 35, 8],
        [40, 35, 8],
        [54, 35, 8],
        [33, 24, 7.5],
        [47, 24, 7.5],
        [40, 14, 7],
      ].flatMap(([x, y, radius]) => [
        circle(x!, y!, radius!, A),
        path(
          `M${x! - radius! + 1} ${y! - 1}c1-${radius! - 2} ${2 * radius! - 3}-${radius! - 2} ${2 * radius! - 2} 0-3 2-4-1-6 1s-4-1-5 0-4 1-7-1Z`,
          B,
        ),
      ]),
    ) +
    cherries([40, 5.5, 3]) +
    light('M35 12c.6-1.500 1.500-2.600 3-3.200'),

  /** Thin layers, cut straight. */
  layers:
    outlined(
      path('M12 24h56v28c-8 2-48 2-56 0Z', A),
      path('M12 31h56v5H12ZM12 42h56v5H12Z', B),
      path(
        'M10 24c0-3 4-5 8-5h44c4 0 8 2 8 5s-3 5-6 5-4-2-8-2-4 3-8 3-5-3-8-3-4 2-8 2-5-2-8-2-4 2-6 2-8-2-8-5Z',
        D,
      ),
    ) +
    crease('M24 24c8-3 16-3 22-1') +
    shade('M62 26h6v26c-2 .6-4 1-6 1Z') +
    outlined(path('M33 19c0-3 3-4 4-5 0-3 2-4 3-6 1 2 3 3 3 6 1 1 4 2 4 5 0 2-3 3-7 3s-7-1-7-3Z', B)) +
    light('M15 22.500c2-1.200 4-1.600 6-1.600'),

  /** A crown of fingers round a filling. */
  crown:
    outlined(
      ellipse(40, 27, 27, 8, B),
      ...span(8).map((at) => path(`M${12 + at * 7} 26c0-5 7-5 7 0v24c0 4-7 4-7 0Z`, A)),
      path('M11 41c18 5 40 5 58 0v6c-18 5-40 5-58 0Z', D),
    ) +
    outlined(circle(30, 22, 4, D), circle(40, 19.5, 4.4, D), circle(50, 22, 4, D)) +
    light('M14.500 28v8M21.500 28v8'),
} as const;

export type Shape = keyof typeof SHAPES;

export const cakes = (): string =>
  symbol('plate', BOX, plate) +
  Object.entries(SHAPES)
    .map(([name, art]) => symbol(`cake-${name}`, BOX, use('plate') + art))
    .join('');

const DOUGH = '#F4CF6B';
const RED = '#DD3550';
const BROWN = '#8C5233';
const DARK = '#5E3320';
const WHITE = '#FFFBF2';
const GREEN = '#84C873';
const PURPLE = '#AE78CC';
const PINK = '#F3B6C2';
const GOLDEN = '#E3A94F';
const SAND = '#F3DDA6';

type Look = readonly [shape: Shape, body: string, icing: string, garnish: string];
/** Coloured after what goes into them, so that a card and its cost belong together. */
const LOOKS: Readonly<Record<string, Look>> = {
  'sponge-roll': ['roll', DOUGH, WHITE, PINK],
  'cherry-cake': ['tiers', PINK, WHITE, RED],
  'marble-cake': ['loaf', BROWN, DOUGH, DARK],
  madeleine: ['bites', DOUGH, SAND, RED],
  financier: ['loaf', GOLDEN, DOUGH, RED],
  'pound-cake': ['loaf', DOUGH, SAND, GREEN],
  brownie: ['layers', DARK, BROWN, DARK],
  gingerbread: ['loaf', BROWN, PINK, RED],
  'apple-tart': ['lattice', GREEN, WHITE, RED],
  'lemon-tart': ['tart', '#F8E27A', WHITE, GREEN],
  clafoutis: ['tart', SAND, WHITE, RED],
  bakewell: ['tart', BROWN, WHITE, RED],
  linzer: ['lattice', RED, PURPLE, DOUGH],
  flan: ['tart', DOUGH, GREEN, RED],
  sable: ['lattice', BROWN, PINK, RED],
  crumble: ['puff', GOLDEN, WHITE, DOUGH],
  chouquette: ['tower', DOUGH, WHITE, PURPLE],
  profiterole: ['bites', DOUGH, DARK, PURPLE],
  eclair: ['stick', DOUGH, GREEN, WHITE],
  'cream-puff': ['cup', DOUGH, WHITE, PURPLE],
  beignet: ['bites', GOLDEN, PURPLE, DARK],
  craquelin: ['bites', GREEN, WHITE, GREEN],
  swan: ['snow', DOUGH, WHITE, PURPLE],
  churro: ['stick', GOLDEN, PURPLE, WHITE],
  'black-forest': ['tiers', DARK, WHITE, RED],
  opera: ['layers', BROWN, SAND, DARK],
  dobos: ['layers', SAND, BROWN, GOLDEN],
  sacher: ['tiers', BROWN, DARK, GOLDEN],
  fraisier: ['crown', DOUGH, PINK, GREEN],
  charlotte: ['crown', DOUGH, PINK, RED],
  bourdaloue: ['tart', GREEN, SAND, DOUGH],
  galette: ['puff', GOLDEN, PURPLE, GREEN],
  baba: ['cup', GOLDEN, WHITE, RED],
  savarin: ['ring', DOUGH, WHITE, PURPLE],
  trianon: ['layers', DARK, PINK, RED],
  tiramisu: ['layers', SAND, PURPLE, BROWN],
  pavlova: ['snow', PINK, WHITE, RED],
  tatin: ['lattice', '#C9762B', SAND, RED],
  pithiviers: ['puff', GOLDEN, BROWN, DARK],
  'mille-feuille': ['layers', DOUGH, WHITE, PINK],
  vacherin: ['snow', PURPLE, WHITE, DARK],
  'mont-blanc': ['snow', DOUGH, '#B98A62', GREEN],
  tropezienne: ['ring', BROWN, WHITE, GREEN],
  'saint-honore': ['ring', DOUGH, WHITE, RED],
  'paris-brest': ['ring', GOLDEN, GREEN, PURPLE],
  religieuse: ['cup', GREEN, WHITE, PURPLE],
  croquembouche: ['tower', GOLDEN, PINK, RED],
  dacquoise: ['layers', BROWN, WHITE, DARK],
};

const PLAIN: Look = ['tiers', DOUGH, WHITE, RED];
export const lookOf = (recipe: string): Look => LOOKS[recipe] ?? PLAIN;
