/** Employees, put together from parts; `--sk` skin, `--hc` hair, `--coat`. */
import { circle, line, path, rect } from '../../../kit/draw';
import { bow, INK, outlined, symbol } from './draw';

const FACE = 'M-18-12V2C-18 14-10 20 0 20S18 14 18 2V-12Z';
const both = (a: string): string => `${a}<g transform="scale(-1 1)">${a}</g>`;
export const HAIRS = {
  wig: (c: string): readonly [string, string] => [
    both(outlined(rect(-27, -8, 13, 9, 4.5, c), rect(-27, 1, 13, 9, 4.5, c), rect(-26, 10, 12, 8, 4, c))),
    outlined(path('M-19-6C-24-34 24-34 19-6C14-17-14-17-19-6Z', c)) +
      line('M-8-22C-4-25 4-25 8-22', '#CDBBA4', 1.6),
  ],
  bun: (c: string): readonly [string, string] => [
    outlined(circle(0, -30, 10, c)) + both(outlined(path('M-16-16C-24-8-23 4-19 10L-14-2Z', c))),
    outlined(path('M-19-4C-23-30 23-30 19-4C14-14 4-17-4-15C-10-14-16-11-19-4Z', c)),
  ],
  curls: (c: string): readonly [string, string] => [
    both(outlined(circle(-21, -4, 6.5, c), circle(-22, 6, 6, c), circle(-20, 15, 5.4, c))),
    outlined(path('M-19-5C-22-30 22-30 19-5C12-8 8-16 0-15S-13-9-19-5Z', c)) + bow(13, -22, 0.9, '#E0728A'),
  ],
  short: (c: string): readonly [string, string] => [
    both(outlined(path('M-18-8C-22-4-21 3-18 6L-15-6Z', c))),
    outlined(path('M-20-4C-25-30-6-33 0-28C12-34 24-24 20-4C16-8 14-15 8-16C0-10-14-14-20-4Z', c)),
  ],
  braids: (c: string): readonly [string, string] => [
    both(
      outlined(
        ...[0, 1, 2, 3].map(
          (i) =>
            `<ellipse cx="${-22 - i * 0.7}" cy="${5 + i * 8}" rx="${5.2 - i * 0.4}" ry="5.2" fill="${c}"/>`,
        ),
      ),
    ),
    outlined(path('M-19-5C-22-29 22-29 19-5C12-12 4-13 0-17C-4-13-12-12-19-5Z', c)),
  ],
  grey: (c: string): readonly [string, string] => [
    both(outlined(path('M-17-6C-26-6-27 6-20 11L-15 2Z', c))),
    outlined(path('M-19-8C-18-20-10-24 0-24S18-20 19-8C16-12 12-15 8-15H-8C-12-15-16-12-19-8Z', c)),
  ],
};
export const HATS = {
  mob:
    outlined(
      path(
        'M-26-8C-34-18-22-38 0-38S34-18 26-8q-4.3 5-8.6 0q-4.3 5-8.7 0q-4.3 5-8.7 0q-4.4 5-8.7 0q-4.3 5-8.6 0q-4.4 5-8.7 0Z',
        '#FFFDF8',
      ),
    ) + line('M-23-14C-10-19 10-19 23-14', '#E0728A', 3.4),
  tri:
    outlined(path('M-33-10C-24-16-20-36 0-36S24-16 33-10C20-19 12-8 0-8S-20-19-33-10Z', '#4E4250')) +
    line('M-31-11C-20-20-12-10.5 0-10.5S20-20 31-11', '#E0B45C', 2.2),
  cap: outlined(
    path('M-21-9C-26-30-8-36 2-34C18-34 24-24 21-10C10-16-10-16-21-9Z', '#8C6A4E'),
    path('M-22-9C-12-17 12-17 23-9C26-5 22-4 18-5C8-11-8-11-18-5C-22-4-25-5-22-9Z', '#6B4A34'),
  ),
};
const tops = {
  master: (c: string): string =>
    outlined(path('M-34 64C-35 30-22 20 0 20S35 30 34 64Z', c)) +
    outlined(path('M-10 18L0 44L10 18L7 14H-7Z', '#FFFDF8')) +
    line('M-20 25C-18 36-15 42-13 50M20 25C18 36 15 42 13 50', INK, 8) +
    line('M-20 25C-18 36-15 42-13 50M20 25C18 36 15 42 13 50', '#F6D36E', 5.6) +
    line('M-19.5 29l3 -.6M-17.5 36l3-.8M-15.5 43l3-.8M19.5 29l-3-.6M17.5 36l-3-.8M15.5 43l-3-.8', INK, 1.2),
  journeyman: (c: string): string =>
    outlined(path('M-34 64C-35 30-22 20 0 20S35 30 34 64Z', c)) +
    outlined(path('M-13 19L0 31L13 19L8 13H-8Z', '#FFFDF8')) +
    outlined(path('M-10 30H10V64H-10Z', '#F3E6D0')) +
    line('M0 36v2M0 44v2', INK, 2.4) +
    outlined(circle(-22, 38, 5.6, '#C2506C')) +
    line('M-25 32l-2-5M-22 32v-6M-19 32l2-5', INK, 1.3),
  apprentice: (c: string): string =>
    outlined(path('M-34 64C-35 30-22 20 0 20S35 30 34 64Z', c)) +
    outlined(path('M-12 19L0 28L12 19L8 13H-8Z', '#F6EBDA')) +
    outlined(path('M-17 36H17L19 64H-19Z', '#FFFDF8')) +
    line('M-17 36L-22 24M17 36L22 24', INK, 4) +
    line('M-17 36L-22 24M17 36L22 24', '#FFFDF8', 2),
};
export const MOUTHS = {
  smile: line('M-5 10.5Q0 15 5 10.5', '#9A4A3A', 1.8),
  lips: outlined(path('M-5.5 10.5C-3 9-1 10 0 10.5 1 10 3 9 5.5 10.5 3 14.5-3 14.5-5.5 10.5Z', '#C0475A')),
  stache: outlined(path('M0 8C-3 5-9 6-13 11C-8 14-2 13 0 11C2 13 8 14 13 11C9 6 3 5 0 8Z', '#6B4030')),
  grin: outlined(path('M-6 9.5C-3 11 3 11 6 9.5C5 15-5 15-6 9.5Z', '#fff')),
};

const BOX = '-36 -42 72 84';
const head =
  outlined(path('M-18-2C-23-2-23 7-17 7M18-2C23-2 23 7 17 7', 'var(--sk)'), path(FACE, 'var(--sk)')) +
  circle(-11, 6, 3.4, '#e8837a', 'opacity=".5"') +
  circle(11, 6, 3.4, '#e8837a', 'opacity=".5"') +
  line('M0 0q3 3 0 5', '#9a5f3f', 1.5) +
  line('M-11-6q4-2.6 7-.6M4-6.6q4-2 7 .6', INK, 1.7) +
  circle(-7, -0.5, 1.9, INK) +
  circle(7, -0.5, 1.9, INK);
const glasses =
  '<g fill="#fff" fill-opacity=".3" stroke="#a9771f" stroke-width="1.7"><circle cx="-7" cy="-.5" r="5.6"/><circle cx="7" cy="-.5" r="5.6"/><path d="M-1.4-1Q0-2.2 1.4-1" fill="none"/></g>';

export const staff = (): string =>
  symbol('head', BOX, head) +
  symbol('glasses', BOX, glasses) +
  Object.entries(tops)
    .map(([rank, top]) => symbol(`top-${rank}`, BOX, top('var(--coat)')))
    .join('') +
  Object.entries(HAIRS)
    .map(([name, hair]) => {
      const [behind, front] = hair('var(--hc)');
      return symbol(`hair-${name}`, BOX, front) + symbol(`hair-${name}-behind`, BOX, behind);
    })
    .join('') +
  Object.entries(HATS)
    .map(([name, art]) => symbol(`hat-${name}`, BOX, art))
    .join('') +
  Object.entries(MOUTHS)
    .map(([name, art]) => symbol(`mouth-${name}`, BOX, art))
    .join('');
