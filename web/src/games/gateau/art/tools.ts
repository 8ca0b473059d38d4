/** Twelve tools of a pastry kitchen. */
import { circle, ellipse, line, moved, path, rect, span } from '../../../kit/draw';
import { light, outlined, symbol } from './draw';

const WOOD = '#C98A4B';
const STEEL = '#DCE3E6';
const RED = '#C84A5E';
const PINK = '#F3B6C2';
const BROWN = '#84492A';
const tilted = (art: string, degrees = 40): string => moved(`rotate(${degrees} 32 32)`, art);

const TOOLS: Readonly<Record<string, string>> = {
  whisk: tilted(
    outlined(
      path('M32 38C12 34 14 4 32 4s20 30 0 34Z', '#F4F6F6'),
      path('M32 38C24 30 24 10 32 4c8 6 8 26 0 34Z', '#fff'),
      rect(28, 38, 8, 22, 4, WOOD),
    ) + light('M20 22c.6-5 2.500-9 5.500-12'),
  ),
  spatula: tilted(
    outlined(
      path('M20 6h20c4 0 5 3 5 6v14c0 6-6 9-13 9s-13-3-13-9V8Z', PINK),
      rect(28.5, 34, 7, 26, 3.5, WOOD),
    ) + light('M24 12v12'),
  ),
  'rolling-pin': tilted(
    outlined(rect(29, 2, 6, 12, 3, RED), rect(29, 50, 6, 12, 3, RED), rect(22, 11, 20, 42, 6, WOOD)) +
      line('M36 18v28', '#8F5B27', 2.4, 'stroke-opacity=".5"') +
      light('M26.500 18v22'),
  ),
  sieve:
    outlined(
      path('M6 26h40c0 14-9 24-20 24S6 40 6 26Z', '#E8EDEF'),
      ellipse(26, 26, 20, 7, STEEL),
      path('M45 24l15-8c3-1 4 4 1 5l-15 8Z', RED),
    ) +
    line(
      'M13 31c8 4 18 4 26 0M15 37c7 4 15 4 22 0M20 43c4 2 8 2 12 0M19 32v10M26 33v13M33 32v10',
      '#8FA1A8',
      1.5,
    ) +
    span(6)
      .map((at) => circle(14 + at * 5, 56 + (at % 2) * 3, 1.5, '#fff', 'stroke="#C9B49A" stroke-width=".8"'))
      .join(''),
  'piping-bag': tilted(
    outlined(
      path('M14 8c10-5 26-5 36 0L36 46h-8Z', '#F6C9D2'),
      path('M28 46h8l-3 12h-2Z', STEEL),
      path('M12 8c2-6 8-4 10-2 4-4 16-4 20 0 3-2 8-4 10 2-10 5-30 5-40 0Z', '#fff'),
    ) +
      line('M24 14c2 10 4 18 6 26M40 14c-2 10-4 18-6 26', '#C2667C', 1.6, 'stroke-opacity=".6"') +
      light('M19 13c2 7 4 13 6.500 19'),
    18,
  ),
  ladle: tilted(
    outlined(
      path('M28.500 2c5-3 9 1 8 6l-2 26h-6Z', STEEL),
      path('M12 38c0-5 40-5 40 0 0 12-8 20-20 20s-20-8-20-20Z', STEEL),
      ellipse(32, 37, 20, 5, BROWN),
    ) + light('M17 44c2 5 5 8 9 10'),
    24,
  ),
  mould:
    outlined(
      path('M8 26h48l-5 22c-2 6-36 6-38 0Z', '#D98B52'),
      ellipse(32, 26, 24, 8, '#F0B27F'),
      ellipse(32, 26, 8, 3, '#8C5A2C'),
    ) +
    line('M16 34l3 16M25 36l2 17M39 36l-2 17M48 34l-3 16', '#8F4D1E', 2, 'stroke-opacity=".6"') +
    light('M12 32l2.500 10'),
  scale:
    outlined(
      path('M14 36h36l5 18c0 4-46 4-46 0Z', '#9CC3D8'),
      path('M10 16h44c0 8-8 14-22 14S10 24 10 16Z', STEEL),
      rect(28, 29, 8, 8, 2, STEEL),
      circle(32, 46, 7, '#fff'),
    ) +
    line('M32 46l3.500-4', RED, 2.4) +
    light('M14 20c2 3 5 5 9 6'),
  grater:
    outlined(
      path('M22 10h20l8 44H14Z', STEEL),
      path('M24 12c0-10 16-10 16 0', 'none'),
      path('M22 10h20v5H22Z', RED),
    ) +
    span(4)
      .flatMap((row) =>
        span(3).map((at) => ellipse(24 + at * 8 - (row % 2) * 2, 22 + row * 8, 2.4, 1.7, '#7E8C92')),
      )
      .join('') +
    light('M23 18l-4 24'),
  brush: tilted(
    outlined(
      rect(28.5, 2, 7, 26, 3.5, WOOD),
      path('M22 27h20v9H22Z', '#E8BE5A'),
      path('M21 36h22c0 10-3 16-5 24-2-3-4-3-6 0-2-3-4-3-6 0-2-8-5-14-5-24Z', '#FBE7A6'),
    ) +
      line('M27 40v14M32 40v16M37 40v14', '#B8830F', 1.5) +
      light('M30.500 6v16'),
  ),
  tongs: tilted(
    outlined(
      path('M30 4c-8 12-12 30-8 46 2 6 7 5 7 0-2-14 0-30 5-42Z', STEEL),
      path('M34 4c8 12 12 30 8 46-2 6-7 5-7 0 2-14 0-30-5-42Z', STEEL),
      circle(32, 7, 5, RED),
    ) + light('M24 36c-.6-6 0-12 2-18'),
    20,
  ),
  blowtorch:
    outlined(
      rect(24, 30, 20, 30, 6, '#5E8FB3'),
      path('M20 20h22c5 0 6 10 2 10H26c-2 0-3-2-3-4h-5c-3 0-3-6 2-6Z', '#C9D0D3'),
      path('M16 20C8 18 4 22 2 26c4 0 8 0 14-1Z', '#F6A63C'),
    ) +
    path('M15 21.500c-4-.6-6.500.5-8 2.500 3 0 5-.2 8-.8Z', '#FFF1B0') +
    light('M28.500 36v16'),
};

export const tools = (): string =>
  Object.entries(TOOLS)
    .map(([name, art]) => symbol(`tool-${name}`, '0 0 64 64', art))
    .join('');
