/** Staff, put together from parts: `--sk` skin, `--hc` hair, `--k` scarf; servants and noble hosts in the coat `--s`. */
import { circle, ellipse, line, moved, path } from '../../../kit/draw';
import { INK, outlined, symbol } from './draw';

const S = 'var(--s)';
const HAIR = 'var(--hc)';
/** White hair has darker brows. */
const BROW = 'var(--br)';
const SKIN = 'var(--sk)';
const SCARF = 'var(--k)';
const both = (a: string): string => a + moved('scale(-1 1)', a);
export const HATS = {
  tall: [
    'M-18-10V-24C-34-27-31-49-15-46-12-60 12-60 15-46 31-49 34-27 18-24V-10C8-6-8-6-18-10Z',
    'M-18-17C-8-13 8-13 18-17M-8-26C-10-32-9-36-7-40M8-26C10-32 9-36 7-40',
  ],
  flat: [
    'M-19-10V-17C-34-17-38-35-23-38C-12-46 12-46 23-38C38-35 34-17 19-17V-10C8-6-8-6-19-10Z',
    'M-19-14.500C-8-10.5 8-10.5 19-14.500M-12-20C-14-25-14-29-12-33M0-20V-35M12-20C14-25 14-29 12-33',
  ],
  lean: [
    'M-18-10V-23C-31-22-37-40-23-46C-20-60 2-63 11-53C27-57 38-41 27-31C25-26 20-24 18-23V-10C8-6-8-6-18-10Z',
    'M-18-17C-8-13 8-13 18-17M-8-26C-10-32-9-36-7-40M8-26C10-32 9-36 7-40',
  ],
  pleat: [
    'M-17-10V-22C-20-34-24-44-24-52C-18-60 18-60 24-52C24-44 20-34 17-22V-10C8-6-8-6-17-10Z',
    'M-17-17C-8-13 8-13 17-17M-12-23C-14-34-16-44-16-52M-4-22V-55M4-22V-55M12-23C14-34 16-44 16-52',
  ],
} as const;
/** Behind the head and in front of it; who has no hat shows all of it. */
export const HAIRS = {
  none: ['', ''],
  short: [
    '',
    path('M-20 0C-25-22-14-34 1-33 17-35 25-20 20 0 19-8 16-13 9-16-1-11-11-13-15-10-18-8-19-4-20 0Z', HAIR),
  ],
  bun: [
    circle(0, -37, 10, HAIR),
    path('M-20 2C-25-20-14-33 0-33S25-20 20 2C19-9 12-16 0-17-12-16-19-9-20 2Z', HAIR),
  ],
  bob: [
    path('M-21 22C-30-4-25-34 0-34S30-4 21 22C17 25 13 24 12 18H-12C-13 24-17 25-21 22Z', HAIR),
    path('M-20 0C-22-18-12-24-2-23 8-25 22-20 20 0 16-8 6-10-2-17-6-10-16-9-20 0Z', HAIR),
  ],
  curls: [
    [
      [-20, -2],
      [20, -2],
      [-23, 8],
      [23, 8],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, HAIR))
      .join(''),
    [
      [-17, -15],
      [-8, -25],
      [3, -28],
      [13, -23],
      [18, -13],
      [-12, -13],
      [0, -18],
      [10, -15],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7.5, HAIR))
      .join(''),
  ],
  braid: [
    both(ellipse(-22, 6, 5.4, 5.6, HAIR) + ellipse(-23, 15, 5, 5.4, HAIR) + ellipse(-23.5, 24, 4.4, 5, HAIR)),
    path('M-20 1C-23-20-13-33 0-33S23-20 20 1C18-10 8-16 0-22-8-16-18-10-20 1Z', HAIR),
  ],
  puff: [
    [
      [-18, -20],
      [18, -20],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 12, HAIR))
      .join(''),
    path('M-20 0C-23-20-13-31 0-31S23-20 20 0C18-10 10-17 0-17S-18-10-20 0Z', HAIR),
  ],
  wig: [both(circle(-21, -4, 7, HAIR) + circle(-23, 8, 7, HAIR) + circle(-21, 19, 6, HAIR)), ''],
} as const;
const SMILE =
  line('M-11-6q4-3 7-.6M4-6.600q4-2.4 7 .6', BROW, 1.7) +
  circle(-7, -1, 1.9, INK) +
  circle(7, -1, 1.9, INK) +
  line('M-5 11Q0 15.5 5 11', '#9A4A3A', 1.9);
export const FACES = {
  smile: SMILE,
  lips:
    line('M-11-7q4-2.6 7.5-.6M3.5-7.600q4-2 7.5 .6', BROW, 1.7) +
    circle(-7, -1, 2, INK) +
    circle(7, -1, 2, INK) +
    line('M-9.6-2.5-12-4.500M9.6-2.5 12-4.500', INK, 1.3) +
    outlined(path('M-6 10.500C-3 9-1 10 0 10.5 1 10 3 9 6 10.5 3 15-3 15-6 10.500Z', '#B3404F')),
  tache:
    line('M-11-6q4-3 7-.6M4-6.600q4-2.4 7 .6', BROW, 1.8) +
    circle(-7, -1, 1.9, INK) +
    circle(7, -1, 1.9, INK) +
    outlined(
      path(
        'M0 8C-3 5-9 6-13 12C-14 9-16 9-17 10C-15 16-4 15 0 10C4 15 15 16 17 10C16 9 14 9 13 12C9 6 3 5 0 8Z',
        BROW,
      ),
    ),
  beard:
    outlined(
      path(
        'M-18 1C-20 20-11 31 0 31S20 20 18 1C15 8 10 9 6.5 7.500C3 6-3 6-6.5 7.500C-10 9-15 8-18 1Z',
        BROW,
      ),
    ) +
    line('M-5 13Q0 16 5 13', '#9A4A3A', 1.8) +
    line('M-12-7q4-3 8-.6M4-7.600q4-2.4 8 .6', BROW, 2.6) +
    circle(-7, -1, 1.8, INK) +
    circle(7, -1, 1.8, INK),
  specs:
    SMILE +
    '<g fill="#fff" fill-opacity=".3" stroke="#8A5F12" stroke-width="1.700"><circle cx="-7" cy="-1" r="5.800"/><circle cx="7" cy="-1" r="5.800"/><path d="M-1.4-1.500Q0-2.6 1.4-1.500" fill="none"/></g>',
  monocle:
    line('M-13-8q5-4 9-1M4-9q5-3 9 1', BROW, 2.8) +
    circle(-7, -1, 1.8, INK) +
    circle(7, -1, 1.8, INK) +
    '<circle cx="7" cy="-1" r="6" fill="#fff" fill-opacity=".3" stroke="#8A5F12" stroke-width="1.800"/><path d="M13 1C17 8 17 14 15 22" fill="none" stroke="#8A5F12" stroke-width="1.200"/>' +
    outlined(path('M0 9C-4 6-9 7-14 5-12 12-4 14 0 11 4 14 12 12 14 5 9 7 4 6 0 9Z', BROW)) +
    line('M-3 15.500Q0 17 3 15.500', '#9A4A3A', 1.6),
};
const servant =
  ellipse(26, 53, 17, 3, INK, 'opacity=".22"') +
  outlined(path('M7 53c0-14 6-20 17-20s17 6 17 20Z', S), path('M20 34l4 6 4-6-2-3h-4Z', '#fff')) +
  outlined(
    circle(13, 22, 5.5, '#FFFDF8'),
    circle(35, 22, 5.5, '#FFFDF8'),
    path('M14 20c0-4 20-4 20 0v5c0 6-4 10-10 10s-10-4-10-10Z', '#F4CBA6'),
    path('M12 20c-1-11 5-15 12-15s13 4 12 15c-4-5-20-5-24 0Z', '#FFFDF8'),
  ) +
  circle(20, 25, 1.5, INK) +
  circle(28, 25, 1.5, INK) +
  line('M21.5 30q2.5 1.8 5 0', '#9A4A3A', 1.5) +
  outlined(
    path('M27 43h19c0 2-2 3.5-4 3.500H31c-2 0-4-1.5-4-3.500Z', '#E3DEDB'),
    path('M30 43c0-5 3-7 6.5-7s6.5 2 6.5 7Z', '#F4F1EE'),
    circle(36.5, 34.5, 1.6, '#D9AC4E'),
  );
const noble =
  ellipse(26, 53, 18, 3, INK, 'opacity=".22"') +
  outlined(
    path('M5 53c0-13 7-19 19-19s19 6 19 19Z', S),
    path('M12 36c3-4 21-4 24 0-1 6-6 8-12 8s-11-2-12-8Z', '#FFFDF8'),
  ) +
  line('M16 38l2 4M24 38.500v5M32 38l-2 4', '#C9BDB0', 1.5) +
  outlined(
    path('M10 24C6 10 12 1 24 1s18 9 14 23c-2 4-4 6-6 6H16c-2 0-4-2-6-6Z', '#F6EFE6'),
    path('M15 21c0-4 18-4 18 0v5c0 6-4 9.5-9 9.500S15 32 15 26Z', '#F4CBA6'),
  ) +
  line('M13 14c4-5 18-5 22 0M15 8c4-3 14-3 18 0', '#CDBBA4', 1.6) +
  circle(20.5, 25, 1.5, INK) +
  circle(27.5, 25, 1.5, INK) +
  circle(30, 29, 1, INK) +
  line('M21.5 30.500q2.5 1.8 5 0', '#B3404F', 1.8) +
  outlined(
    path('M30 4c4-6 11-5 14 0-4 5-10 6-14 5Z', S),
    path('M14 3.5 16-2l4 3 4-5 4 5 4-3 2 5.500c-5 2-15 2-20 0Z', '#F6CF72'),
  );

const BOX = '4 2 72 94';
const placed = (art: string): string => moved('translate(40 62) scale(.92)', art);
const body = (apron: boolean): string =>
  outlined(
    path('M-34 64C-35 30-22 20 0 20S35 30 34 64Z', apron ? '#e7dfd6' : '#fffdf8'),
    apron ? path('M-16 64V34L-11 26M16 64V34L11 26M-16 40H16V64H-16Z', '#fffdf8') : '',
    path('M-14 19 0 32 14 19 9 13H-9Z', SCARF),
    path('M-18-2C-23-2-23 7-17 7M18-2C23-2 23 7 17 7', SKIN),
    path(
      apron
        ? 'M-18-8C-18-27 18-27 18-8V2C18 14 10 20 0 20S-18 14-18 2Z'
        : 'M-18-12V2C-18 14-10 20 0 20S18 14 18 2V-12Z',
      SKIN,
    ),
  ) +
  circle(-11, 5, 3.4, '#e8837a', 'opacity=".5"') +
  circle(11, 5, 3.4, '#e8837a', 'opacity=".5"') +
  line('M0 0q3 3 0 5', '#9a5f3f', 1.5);
const hat = ([outline, folds]: readonly [string, string]): string =>
  outlined(path(outline, '#fff')) +
  line(folds, '#cdbba4', 1.5) +
  line('M-6 36C-7 44-7 50-6 56', '#c9b49a', 1.4) +
  circle(3, 38, 2, SCARF, `stroke="${INK}" stroke-width=".8"`) +
  circle(3, 48, 2, SCARF, `stroke="${INK}" stroke-width=".8"`);

/** All of which an employee is put together. */
export const employees = (): string =>
  symbol('body-patissier', BOX, placed(body(false))) +
  symbol('body-assistant', BOX, placed(body(true))) +
  Object.entries(HAIRS)
    .map(
      ([name, [behind, front]]) =>
        symbol(`hair-${name}-behind`, BOX, placed(outlined(behind))) +
        symbol(`hair-${name}`, BOX, placed(outlined(front))),
    )
    .join('') +
  Object.entries(FACES)
    .map(([name, art]) => symbol(`face-${name}`, BOX, placed(art)))
    .join('') +
  Object.entries(HATS)
    .map(([name, lines]) => symbol(`hat-${name}`, BOX, placed(hat(lines))))
    .join('');

export const staff = (): string =>
  employees() + symbol('servant', '0 0 48 56', servant) + symbol('noble', '0 -4 48 60', noble);
