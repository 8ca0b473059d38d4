/** Madame du Barry. */
import { circle, line, path, rect } from '../../../kit/draw';
import { bow, INK, mirrored, outlined, symbol } from './draw';

const portrait =
  `<g transform="translate(100 98)">` +
  outlined(
    path('M34-70C60-94 76-70 58-52C48-48 38-56 34-70Z', '#fff'),
    path('M26-78C40-108 62-98 52-76C44-66 32-68 26-78Z', '#F6DDE6'),
  ) +
  outlined(
    path('M-27 10C-40 2-38-18-32-26C-46-56-30-90 2-92C36-92 46-58 32-26C38-18 40 2 27 10Z', '#F6EFE6'),
  ) +
  line('M-20-50C-10-64 8-66 18-54M-26-34C-12-50 12-52 26-36M-10-76C-2-82 10-82 16-76', '#CDBBA4', 2) +
  mirrored(outlined(rect(-40, 2, 18, 11, 5.5, '#F6EFE6'), rect(-39, 13, 17, 10, 5, '#F6EFE6')), 0) +
  outlined(path('M-10 22V34C-34 38-52 48-58 78H58C52 48 34 38 10 34V22Z', '#FBD9BD')) +
  outlined(path('M-62 82C-60 60-48 48-34 44C-28 58-14 66 0 66S28 58 34 44C48 48 60 60 62 82Z', '#8A4F95')) +
  outlined(
    path(
      'M-34 44C-30 40-28 42-26 46C-18 58 18 58 26 46C28 42 30 40 34 44C30 62 14 70 0 70S-30 62-34 44Z',
      '#FFFDF8',
    ),
  ) +
  bow(0, 68, 1.5, '#E0B45C') +
  line('M-16 32C-8 40 8 40 16 32', INK, 6) +
  line('M-16 32C-8 40 8 40 16 32', '#FFF6E6', 4.6, 'stroke-dasharray="0 5.2"') +
  outlined(path('M0 37C3 41 4.5 43 4.5 45.5A4.5 4.5 0 0 1-4.5 45.5C-4.5 43-3 41 0 37Z', '#A05AA8')) +
  outlined(path('M-24-20V2C-24 18-14 27 0 27S24 18 24 2V-20Z', '#FBD9BD')) +
  circle(-14, 8, 5, '#E8637A', 'opacity=".5"') +
  circle(14, 8, 5, '#E8637A', 'opacity=".5"') +
  line('M-15-10q5-5 10-2M5-12q5-3 10 2', '#6B4A40', 2) +
  line('M-14-2q4.5-4 9 0M5-2q4.5-4 9 0', INK, 2) +
  circle(-9.5, -0.5, 2.3, INK) +
  circle(9.5, -0.5, 2.3, INK) +
  line('M-14-2l-3-2M14-2l3-2', INK, 1.6) +
  line('M0 2q3 4 0 6', '#B9744F', 1.7) +
  outlined(path('M-7 15C-4 12.5-1.5 13.5 0 14.5C1.5 13.5 4 12.5 7 15C4 19.5-4 19.5-7 15Z', '#C0475A')) +
  circle(14, 15, 1.7, INK) +
  outlined(path('M-24-14C-26-40 26-40 24-14C14-28-14-28-24-14Z', '#F6EFE6')) +
  outlined(circle(-20, -46, 7, '#E0728A'), circle(-30, -38, 5.5, '#F2A5B6'), circle(-9, -52, 5, '#F2A5B6')) +
  circle(-20, -46, 2.6, '#A63A55') +
  line('M-34-32c-6 2-8 6-8 10', '#3F6B3A', 2.4) +
  `</g>` +
  `<g transform="translate(158 146) rotate(14)">` +
  outlined(path('M0 26L-34-14C-22-34 22-34 34-14Z', '#F6DDE6')) +
  line('M0 26L-24-22M0 26L-12-27M0 26V-29M0 26L12-27M0 26L24-22', '#8A4F95', 1.8) +
  line('M-34-14C-22-34 22-34 34-14', '#E0B45C', 3) +
  `</g>`;

export const madame = (): string => symbol('madame', '0 0 200 176', portrait);
