/** The chefs of the seats, from hat to chest: each seat has its own, with a kerchief of its colour. */
import { circle, disc, line, moved, path, span } from './draw';
import { SEATS } from './seats';

const INK = '#3B2420';
type Look = {
  readonly skin: string;
  readonly blush: string;
  /** Hair behind the shoulders, and braids that fall over them. */
  readonly behind: string;
  readonly braids?: string;
  readonly face: string;
  readonly hat: string;
  readonly folds: string;
};
/** A shape with the outline of pieces. */
type Ink = (d: string, fill: string) => string;

const dots = (places: readonly (readonly [number, number])[], radius: number, fill: string): string =>
  places.map(([x, y]) => circle(x, y, radius, fill)).join('');
const mirrored = (art: string): string => art + moved('scale(-1 1)', art);

const looks = (inked: Ink): readonly Look[] => [
  {
    skin: '#F4CBA6',
    blush: '#E8837A',
    behind: mirrored(inked('M-18-8C-21-4-20 2-18 4L-15-6Z', '#6B4030')),
    face:
      line('M-11-6q4-3 7-.6M4-6.600q4-2.400 7 .6', INK, 1.6) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        1.8,
        INK,
      ) +
      inked(
        'M0 8C-3 5-9 6-13 12C-14 9-16 9-17 10C-15 16-4 15 0 10C4 15 15 16 17 10C16 9 14 9 13 12C9 6 3 5 0 8Z',
        '#6B4030',
      ) +
      line('M-3 15Q0 17 3 15', '#A4573F', 1.6),
    hat: 'M-18-10V-24C-34-27-31-49-15-46-12-60 12-60 15-46 31-49 34-27 18-24V-10C8-6-8-6-18-10Z',
    folds: 'M-18-17C-8-13 8-13 18-17M-8-26C-10-32-9-36-7-40M8-26C10-32 9-36 7-40',
  },
  {
    skin: '#B67A52',
    blush: '#C9604C',
    behind: mirrored(inked('M-16-14C-28-8-28 14-21 23C-16 26-11 22-12 16Z', '#33201B')),
    face:
      line('M-11-7q4-2.600 7.500-.6M3.500-7.600q4-2 7.500 .6', INK, 1.8) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        2,
        INK,
      ) +
      line('M-9.600-2.500 -12-4.500M9.600-2.500 12-4.500M-8-3.600-9-6M8-3.600 9-6', INK, 1.2) +
      inked('M-6 10.500C-3 9-1 10 0 10.500 1 10 3 9 6 10.500 3 15-3 15-6 10.500Z', '#B3404F') +
      mirrored(inked(disc(-19.5, 9, 2.6), '#F3C552')),
    hat: 'M-18-10V-23C-31-22-37-40-23-46C-20-60 2-63 11-53C27-57 38-41 27-31C25-26 20-24 18-23V-10C8-6-8-6-18-10Z',
    folds: 'M-18-17C-8-13 8-13 18-17M-9-26C-14-32-12-38-8-42M6-26C9-33 14-35 13-43M-1-27C-2-31-2-33-1-36',
  },
  {
    skin: '#F1C09C',
    blush: '#E0796D',
    behind: '',
    face:
      inked(
        'M-18 1C-20 20-11 31 0 31S20 20 18 1C15 8 10 9 6.500 7.500C3 6-3 6-6.500 7.500C-10 9-15 8-18 1Z',
        '#F1EDE6',
      ) +
      line('M-10 20C-8 25-4 27-3 28M10 20C8 25 4 27 3 28M0 22V28', '#C8BFB3', 1.4) +
      inked('M0 9C-3 6-8 7-11 11C-6 14-2 13 0 11.500C2 13 6 14 11 11C8 7 3 6 0 9Z', '#FFFFFF') +
      line('M-3.500 15.500Q0 18 3.500 15.500', '#A4573F', 1.8) +
      line('M-13-8q5-4 9-1M4-9q5-3 9 1', '#B8AFA3', 2.8) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        1.7,
        INK,
      ) +
      `<g fill="#fff" fill-opacity=".28" stroke="#A9771F" stroke-width="1.7"><circle cx="-7" cy="-1" r="5.600"/><circle cx="7" cy="-1" r="5.600"/><path d="M-1.400-1.500Q0-2.600 1.400-1.500" fill="none"/></g>`,
    hat: 'M-19-10V-17C-34-17-38-35-23-38C-12-46 12-46 23-38C38-35 34-17 19-17V-10C8-6-8-6-19-10Z',
    folds:
      'M-19-14.500C-8-10.500 8-10.500 19-14.500M-12-20C-14-25-14-29-12-33M0-20V-35M12-20C14-25 14-29 12-33',
  },
  {
    skin: '#FBD9BD',
    blush: '#EE8E6E',
    behind: '',
    braids:
      mirrored(inked('M-15-14C-24-8-24 2-20 8L-14 2Z', '#C7572A')) +
      mirrored(
        span(4)
          .map((at) => inked(disc(-22 - at * 0.8, 8 + at * 9, 5.4 - at * 0.4, 5.4), '#C7572A'))
          .join('') + inked(disc(-25, 40, 2.6), SEATS[3]!.paint),
      ),
    face:
      inked('M-18-8C-10-4-4-6 0-9C4-6 10-4 18-8V-12H-18Z', '#C7572A') +
      line('M-10.500-3.500q3.500-2.400 6.500-.4M4-3.900q3.500-2 6.500 .4', '#8A3A18', 1.5) +
      dots(
        [
          [-7, 1],
          [7, 1],
        ],
        1.9,
        '#2F5A2C',
      ) +
      dots(
        [
          [-11, 5],
          [-8, 6.5],
          [-12.5, 8],
          [11, 5],
          [8, 6.5],
          [12.5, 8],
        ],
        0.8,
        '#C77B4E',
      ) +
      inked('M-6 10.500C-3 12 3 12 6 10.500C5 16-5 16-6 10.500Z', '#fff'),
    hat: 'M-17-10V-22C-20-34-24-44-24-52C-18-60 18-60 24-52C24-44 20-34 17-22V-10C8-6-8-6-17-10Z',
    folds: 'M-17-17C-8-13 8-13 17-17M-12-23C-14-34-16-44-16-52M-4-22V-55M4-22V-55M12-23C14-34 16-44 16-52',
  },
  {
    skin: '#8A5A3C',
    blush: '#C9604C',
    behind: mirrored(
      [
        [-18, -12],
        [-22, -4],
        [-20, 5],
      ]
        .map(([x = 0, y = 0]) => inked(disc(x, y, 7), '#2A1A16'))
        .join(''),
    ),
    face:
      line('M-12-7q4-2.600 8-.6M4-7.600q4-2 8 .6', '#1E1210', 2.1) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        2,
        '#1E1210',
      ) +
      inked('M-7 9.500C-3 11 3 11 7 9.500C6 16.500-6 16.500-7 9.500Z', '#fff'),
    hat: 'M-19-10V-19C-35-21-34-42-18-41C-13-53 13-53 18-41C34-42 35-21 19-19V-10C8-6-8-6-19-10Z',
    folds: 'M-19-15.500C-8-11.500 8-11.500 19-15.500M-9-22C-12-28-12-33-10-38M9-22C12-28 12-33 10-38',
  },
];

const jacket = (inked: Ink, paint: string): string =>
  inked('M-34 64C-35 30-22 20 0 20S35 30 34 64Z', '#FFFDF8') +
  line('M-6 24C-8 40-8 54-7 66', '#C9B49A', 1.4) +
  dots(
    [
      [3, 38],
      [3, 49],
      [-16, 38],
      [-16, 49],
    ],
    2,
    paint,
  ) +
  inked('M-14 19 0 32 14 19 9 13H-9Z', paint) +
  path('M-3.500 27.500 0 25 3.500 27.500 0 32Z', '#fff', 'fill-opacity=".35"');

const head = (inked: Ink, { skin, blush, face }: Look): string =>
  inked('M-18-2C-23-2-23 7-17 7M18-2C23-2 23 7 17 7', skin) +
  inked('M-18-12V2C-18 14-10 20 0 20S18 14 18 2V-12Z', skin) +
  circle(-11, 5, 3.4, blush, 'opacity=".55"') +
  circle(11, 5, 3.4, blush, 'opacity=".55"') +
  line('M0 0q3 3 0 5', '#9A5F3F', 1.5) +
  face;

/** A head of tin with a screen for a face. */
const tin = (inked: Ink): string =>
  inked('M-23-4H-18V8H-23C-26 8-26-4-23-4ZM23-4H18V8H23C26 8 26-4 23-4Z', '#E8BE5A') +
  inked('M-18-14V10C-18 17-14 20-8 20H8C14 20 18 17 18 10V-14Z', '#CBD6DA') +
  path('M-14-8H14V11C14 14 12 15 10 15H-10C-12 15-14 14-14 11Z', '#31414A') +
  line('M-9-1c1-4 6-4 7 0M2-1c1-4 6-4 7 0M-5 8c3 3 7 3 10 0', '#9FE8D8', 2.2);

const hatOf = (inked: Ink, { hat, folds }: Look): string =>
  inked(hat, '#FFFFFF') + line(folds, '#CDBBA4', 1.5);

const dressed = (inked: Ink, look: Look, paint: string): string =>
  look.behind + jacket(inked, paint) + (look.braids ?? '') + head(inked, look) + hatOf(inked, look);

/**
 * The chef of a seat, the middle of the face at 0 0, from 60 above to 64 below it; a bot is made of tin under the same hat.
 * `outline` says how outlines are drawn.
 */
export function chefOf(seat: number, outline: string, bot = false): string {
  const inked: Ink = (d, fill) => path(d, fill, outline);
  const all = looks(inked);
  const look = all[seat % all.length]!;
  const { paint } = SEATS[seat % SEATS.length]!;
  return bot ? jacket(inked, paint) + tin(inked) + hatOf(inked, look) : dressed(inked, look, paint);
}

/** The chef who gives advice and reads matches: of no seat, and in his colour, plum. */
export function adviser(outline: string): string {
  const inked: Ink = (d, fill) => path(d, fill, outline);
  const white = '#F1EDE6';
  const look: Look = {
    skin: '#F4CBA6',
    blush: '#E8837A',
    behind: mirrored(inked(disc(-20, -4, 6), white) + inked(disc(-22, 6, 6), white)),
    face:
      line('M-13-6.500q4-4 9-1.500M4-9.500q5-2.500 9 2', '#B8AFA3', 2.6) +
      dots(
        [
          [-7, -1],
          [7, -1],
        ],
        1.9,
        INK,
      ) +
      inked('M-4 16.500C-2 15 2 15 4 16.500C4 22 1.500 25 0 26.500C-1.500 25-4 22-4 16.500Z', white) +
      inked(
        'M0 8.500C-4 5.500-9 7.500-16 4C-14 12.500-5 14 0 11C5 14 14 12.500 16 4C9 7.500 4 5.500 0 8.500Z',
        white,
      ) +
      line('M-3 14.500Q0 16 3 14.500', '#A4573F', 1.6),
    hat: 'M-18-10V-21C-32-21-36-42-20-43C-15-57 15-57 20-43C36-42 32-21 18-21V-10C8-6-8-6-18-10Z',
    folds: 'M-18-16C-8-12 8-12 18-16M-10-23C-13-31-13-37-11-42M0-23V-40M10-23C13-31 13-37 11-42',
  };
  return dressed(inked, look, SEATS[4]!.paint);
}
