/** The sign of each occasion, in a box of twenty, and other small things: toque, spoon, whisk. */
import { OUTLINE, path, THIN } from './draw';
import { INK } from './palette';

export const SPOON =
  'M0-20C6.500-20 9.500-14 9.500-8.500 9.500-3.500 6 0 3 2L2.600 18C2.600 22-2.600 22-2.600 18L-3 2C-6 0-9.500-3.500-9.500-8.500-9.500-14-6.500-20 0-20Z';
export const WHISK_WIRES = 'M0 2C-13-4-10-21 0-21S13-4 0 2ZM0 2C-6-4-5-21 0-21S6-4 0 2ZM0-21V2';
export const WHISK_HANDLE = 'M-2.600 2h5.200L3 19c0 3-6 3-6 0Z';
const TOQUE = 'M-10 9V1C-17-1-16-11-8-10-6-16 6-16 8-10 16-11 17-1 10 1V9Z';

const line = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;

const MOTIFS: Readonly<Record<string, string>> = {
  heart:
    path(
      'M0 8.500C-12 .5-9-8-4.600-8-2-8-.6-6.300 0-4.800.6-6.300 2-8 4.600-8 9-8 12 .5 0 8.500Z',
      `fill="#FFEDEF" ${THIN}`,
    ) +
    path('M-5.800-4.800c-1 .8-1.400 2-1 3.400', line('#fff', 1.4)) +
    path('M1 5.800c3.400-2.400 5.300-4.800 5.600-7.200', line('#E9A3B0', 1.3)),
  pumpkin:
    path('M-1-5C-1-8 .6-9.600 3-9.400 2-8 1.800-6.600 1.800-5Z', `fill="#6F9A4E" ${THIN}`) +
    path(
      'M0-5.600C-3-7.600-10-6.400-10 1-10 7.600-4 9 0 7.800 4 9 10 7.600 10 1 10-6.400 3-7.600 0-5.600Z',
      `fill="#FFCB63" ${THIN}`,
    ) +
    path(
      'M-3.600-5.400C-6-1-5.600 4.600-3.400 7.600M3.600-5.400C6-1 5.600 4.600 3.400 7.600',
      line('#C77A1E', 1),
    ) +
    path(
      'M-5.800-.2l3-.6-1.200-2zM5.800-.2l-3-.6 1.200-2zM-5 2.600c3 2.600 7 2.600 10 0-2 4-8 4-10 0Z',
      `fill="${INK}"`,
    ),
  fir:
    path('M-1.800 6h3.600v4h-3.600z', `fill="#8A5A3B" ${THIN}`) +
    path('M0-9.500 6-1H3.400L8.800 7H-8.800L-3.400-1H-6Z', `fill="#F4FAEC" ${THIN}`) +
    '<circle cx="-1.4" cy="-1.6" r="1.3" fill="#D4526C"/><circle cx="2.6" cy="2.6" r="1.3" fill="#E0AE43"/><circle cx="-3.6" cy="4" r="1.3" fill="#D4526C"/>' +
    path(
      'M0-13l1.200 2.400 2.600.4-1.900 1.800.5 2.600L0-7l-2.400 1.200.5-2.600-1.900-1.800 2.600-.4z',
      `fill="#F3C552" ${THIN}`,
    ),
  balloon:
    path('M0 5c-1.600 2 1.600 3 0 6', line(INK, 1)) +
    path('M-1.800 6.400 0 4l1.800 2.400Z', `fill="#F2B93B" ${THIN}`) +
    path('M0 5C-5 3.400-7-1-7-4-7-8-4-11 0-11S7-8 7-4C7-1 5 3.400 0 5Z', `fill="#FFDD63" ${THIN}`) +
    path('M-4.400-4c0-2 1-3.800 2.600-4.400', line('#fff', 1.6)),
  rings:
    `<g fill="none"><circle cx="-3.6" cy="1.6" r="5.6" stroke="${INK}" stroke-width="4.6"/><circle cx="-3.6" cy="1.6" r="5.600" stroke="#FFE9A8" stroke-width="2.2"/><circle cx="3.8" cy="1.6" r="5.600" stroke="${INK}" stroke-width="4.6"/><circle cx="3.8" cy="1.6" r="5.600" stroke="#FFFFFF" stroke-width="2.2"/><path d="M-.6-3.2A5.6 5.6 0 0 1 2 1.600" stroke="#FFE9A8" stroke-width="2.2"/></g>` +
    path('M3.800-10.400 6.600-7.600 3.800-4.400 1-7.600Z', `fill="#DDF1FB" ${THIN}`),
};

/** The same on the side of a cake, where only the outline is seen: one or two paths each. */
const SMALL: Readonly<Record<string, string>> = {
  heart: path(
    'M0 8.5C-12 .5-9-8-4.6-8-2-8-.6-6.3 0-4.8.6-6.3 2-8 4.6-8 9-8 12 .5 0 8.5Z',
    `fill="#FFEDEF" ${THIN}`,
  ),
  pumpkin:
    path(
      'M-1-5C-1-8 .6-9.6 3-9.4 2-8 1.8-6.600 1.800-5.600C4-7.600 10-6.400 10 1 10 7.600 4 9 0 7.800-4 9-10 7.600-10 1-10-6.400-4-7.400-1-5Z',
      `fill="#FFCB63" ${THIN}`,
    ) +
    path(
      'M-5.800-.2l3-.6-1.200-2zM5.800-.2l-3-.6 1.200-2zM-5 2.600c3 2.600 7 2.600 10 0-2 4-8 4-10 0Z',
      `fill="${INK}"`,
    ),
  fir:
    path('M0-10 6-1H3.400L8.800 7H1.800V10H-1.800V7H-8.800L-3.400-1H-6Z', `fill="#F4FAEC" ${THIN}`) +
    path(
      'M0-13l1.200 2.400 2.600.4-1.900 1.800.5 2.600L0-7l-2.400 1.200.5-2.600-1.900-1.800 2.600-.4z',
      `fill="#F3C552" ${THIN}`,
    ),
  balloon: path(
    'M0 5C-5 3.400-7-1-7-4-7-8-4-11 0-11S7-8 7-4C7-1 5 3.400 0 5ZM0 5c-1.600 2 1.600 3 0 6',
    `fill="#FFDD63" ${THIN}`,
  ),
  rings:
    path(
      'M-9.200 1.600a5.600 5.600 0 1 0 11.200 0a5.600 5.600 0 1 0-11.200 0ZM-1.800 1.600a5.600 5.600 0 1 0 11.200 0a5.600 5.600 0 1 0-11.200 0Z',
      `fill="none" stroke="${INK}" stroke-width="4.600"`,
    ) +
    path(
      'M-9.200 1.600a5.600 5.600 0 1 0 11.200 0a5.600 5.600 0 1 0-11.200 0ZM-1.800 1.600a5.600 5.600 0 1 0 11.200 0a5.600 5.600 0 1 0-11.200 0Z',
      'fill="none" stroke="#FFF3CF" stroke-width="2.200"',
    ),
};

export function motifs(prefix: string): string {
  const signs = Object.entries(MOTIFS).map(([name, art]) => `<g id="${prefix}-${name}">${art}</g>`);
  const small = Object.entries(SMALL).map(([name, art]) => `<g id="${prefix}-small-${name}">${art}</g>`);
  return [
    ...signs,
    ...small,
    `<g id="${prefix}-toque">${path(TOQUE, `fill="#FFFDF8" ${OUTLINE}`)}${path('M-10 5.500C-4 7 4 7 10 5.500', line('#C9B49A', 1))}</g>`,
    `<g id="${prefix}-spoon">${path(SPOON, `fill="url(#${prefix}-steel)" ${OUTLINE}`)}${path('M-4.500-9C-4.500-13-3-16-.5-16.500', line('#fff', 2))}</g>`,
    `<g id="${prefix}-whisk">${path(WHISK_WIRES, `fill="none" stroke="${INK}" stroke-width="3.6"`)}${path(WHISK_WIRES, 'fill="none" stroke="#E8E4E4" stroke-width="1.6"')}${path(WHISK_HANDLE, `fill="#B9743F" ${OUTLINE}`)}</g>`,
  ].join('');
}
