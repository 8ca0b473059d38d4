/** Goods and signs, 48 by 48, each with a silhouette of its own; the emblems of the tables, 32 by 32. */
import { circle, line, moved, path, rect } from '../../../kit/draw';
import { crease, INK, light, outlined, symbol, wave } from './draw';

const GOODS = {
  worth: outlined(circle(24, 24, 21, '#F6CF72')),
  'in-egg':
    outlined(path('M24 4c9 0 16 13 16 23 0 10-7 17-16 17S8 37 8 27C8 17 15 4 24 4Z', '#F8DDBD')) +
    path('M39 24c2 12-6 20-15 20-7 0-12-3-14-9 12 6 25 1 29-11Z', '#C98F63', 'opacity=".5"') +
    circle(20, 16, 1.6, '#B07A50') +
    circle(29, 22, 1.6, '#B07A50') +
    circle(22, 30, 1.6, '#B07A50') +
    light('M14 20c1.5-4 3.5-7 6-9'),
  'in-honey':
    outlined(
      path('M8 21c-3 6-4 17 3 22h26c7-5 6-16 3-22Z', '#F2A82E'),
      path('M9 12h30c3 0 5 2 5 5s-2 5-5 5H9c-3 0-5-2-5-5s2-5 5-5Z', '#FFE7B0'),
      path('M14 17c0 4-1 15 3 15s2-7 5-7 2 12 6 12 3-14 6-15Z', '#FFCF57'),
    ) +
    outlined(rect(20, 3, 8, 9, 2, '#B9743F')) +
    path('M39 30c0 6-1 10-4 13h-8c7-3 10-8 12-13Z', '#8A4F08', 'opacity=".4"') +
    light('M10 28c-.5 3-.5 6 .5 9'),
  'in-nut':
    outlined(path('M7 21c0 13 8 20 17 25 9-5 17-12 17-25Z', '#B4713D')) +
    path('M40 24c-1 11-8 17-16 21-2-1-4-2-5-4 12-2 19-9 21-17Z', '#5E3320', 'opacity=".45"') +
    crease('M18 24c0 7 2 13 5 18M30 24c0 7-2 13-5 18', 2) +
    outlined(
      path(
        'M3 20c1-8 9-12 19-13l2-5 3 1-1 4c10 0 18 5 19 13-3 5-6-1-9 3s-6-1-8 2-6 0-8-1-6 3-9-1-5 2-8-3Z',
        '#7FA860',
      ),
    ) +
    light('M11 28c.6 4 2 7 4 9.500M11 14c2-2 5-3.5 8-4'),
  'st-flour':
    outlined(
      path('M10 17c-6 8-6 20-2 26 8 3 24 3 32 0 4-6 4-18-2-26Z', '#F4ECDD'),
      path(
        'M12 17c-3-5-5-8-7-12 5 1 8 3 11 2 4-3 12-3 16 0 3 1 6-1 11-2-2 4-4 7-7 12-6 3-18 3-24 0Z',
        '#FFFBF2',
      ),
    ) +
    line('M12 17.500c7 3 17 3 24 0', '#B9743F', 3.6) +
    line(
      'M24 26v13M24 30c-4 0-6-2-6-5M24 30c4 0 6-2 6-5M24 36c-4 0-6-2-6-5M24 36c4 0 6-2 6-5',
      '#A9853F',
      2.4,
    ) +
    path('M41 28c2 7 1 12-1 15-4 1.5-9 2-14 2 9-2 13-8 15-17Z', INK, 'opacity=".16"'),
  'st-sugar':
    outlined(
      path('M24 2c4 0 6 4 7 8l9 30H8l9-30c1-4 3-8 7-8Z', '#FFFEFA'),
      path('M13 26c7 4 15 4 22 0l5 14c-5 6-27 6-32 0Z', '#7FA9CC'),
    ) +
    line('M20 34c0 3 1 6 2 9M28 34c0 3-1 6-2 9', '#2B5D86', 2) +
    path('M29 8c3 10 5 20 4 30 3 0 5 1 7 2l-9-30Z', INK, 'opacity=".13"') +
    light('M16 24l3-10'),
  'st-butter':
    outlined(
      path('M2 38h44c0 4-3 7-8 7H10c-5 0-8-3-8-7Z', '#DCE9F1'),
      path('M7 20 16 12h26l-8 8Z', '#FFE98F'),
      rect(7, 20, 27, 18, 2, '#FFD84F'),
      path('M34 20l8-8v18l-8 8Z', '#DDA92A'),
    ) +
    line('M16 20.500v17', '#B88610', 2.2) +
    line('M25 20.500v17', '#B88610', 2.2) +
    light('M11 24v7'),
  'to-cherry':
    line('M25 18c0-6 4-11 11-14', INK, 3.4) +
    outlined(path('M36 4c5-1 8 1 10 5-5 2-9 0-10-5Z', '#6FA85F'), circle(23, 30, 15, '#DD3550')) +
    path('M37 29c2 12-9 18-19 14 11-1 17-6 19-14Z', '#7E1028', 'opacity=".5"') +
    light('M12 28c.8-4 3.5-6.5 7-7.500'),
  'to-violet':
    outlined(
      ...[0, 72, 144, 216, 288].map((a) =>
        moved(`rotate(${a} 24 25)`, path('M24 25C14 20 14 4 24 4s10 16 0 21Z', '#B98AD6')),
      ),
    ) +
    outlined(circle(24, 25, 5.5, '#FFD95A')) +
    line('M24 14v4M35 22l-4 1.500M31 34l-2.5-3M17 34l2.5-3M13 22l4 1.500', '#6A3F75', 2),
  'to-orange':
    outlined(
      path('M3 17C3 32 12 43 24 43s21-11 21-26c-8-3-34-3-42 0Z', '#F08A2E'),
      path('M8.5 19c1 11 7 19 15.5 19s14.5-8 15.5-19c-7-2-24-2-31 0Z', '#FFC879'),
    ) +
    line('M24 19v18M24 19 14 33M24 19l10 14', '#D9701A', 2.4) +
    light('M8 27c1.5 4 3.5 7 6.5 9.500'),
  coin:
    outlined(circle(24, 24, 20, 'url(#pa-brass)')) +
    '<circle cx="24" cy="24" r="14.500" fill="none" stroke="#8A5F12" stroke-width="2"/>' +
    path(
      'M24 14c-2 5-7 5-7 10 0 3.5 3 5 7 5s7-1.5 7-5c0-5-5-5-7-10Zm-6 18h12',
      '#FFF1C2',
      'stroke="#8A5F12" stroke-width="1.800" stroke-linejoin="round"',
    ),
  blank:
    outlined(circle(24, 24, 21, 'url(#pa-brass)')) +
    '<circle cx="24" cy="24" r="17" fill="none" stroke="#A9771F" stroke-width="1.600"/>',
  bag:
    outlined(
      path('M14 16c-9 7-13 18-9 24 3 5 35 5 38 0 4-6 0-17-9-24Z', '#6E94B8'),
      path('M12 15c-2-4-3-6-2-9 4 2 6-3 9-1s4-3 7-1 5-2 8 0 4-1 5 2-1 6-3 9c-7 3-17 3-24 0Z', '#A9C6DE'),
    ) +
    line('M12 15.500c7 3 17 3 24 0', '#F6DD9A', 3.4) +
    line('M19 26c0-6 10-6 10 0 0 4-5 4-5 8', '#fff', 3.6) +
    circle(24, 39.5, 2.3, '#fff') +
    light('M9 33c0-3 1-6 3-9'),
  sheet:
    outlined(path('M9 3h24l8 8v34H9Z', '#FFF6DE')) +
    outlined(path('M33 3v8h8Z', '#E9D5A8')) +
    line('M16 18h16M16 38h18M16 32h12', '#A9853F', 2.6) +
    outlined(path('M17 27h16c0-4-3-6-8-6s-8 2-8 6Z', '#E8A0AE')),
  tile:
    outlined(rect(5, 5, 38, 38, 7, '#FFF6DE')) +
    path(
      'M24 13c5 0 9 7 9 12 0 6-4 9-9 9s-9-3-9-9c0-5 4-12 9-12Z',
      '#E9C79A',
      `stroke="${INK}" stroke-width="2"`,
    ),
  deco:
    outlined(rect(5, 5, 38, 38, 7, '#EFE0F5')) +
    moved(
      'translate(12 9) scale(.5)',
      [0, 72, 144, 216, 288]
        .map((a) =>
          moved(
            `rotate(${a} 24 25)`,
            path('M24 25C14 20 14 4 24 4s10 16 0 21Z', '#B98AD6', `stroke="${INK}" stroke-width="3"`),
          ),
        )
        .join(''),
    ) +
    line('M15 36l5 4.500L33 28', '#3F6B3A', 4.6),
  tablei:
    outlined(rect(3, 14, 42, 20, 6, '#FFFDF8')) +
    line('M9 19h30M9 29h30', '#D9AC4E', 1.6, 'stroke-dasharray="2 3"') +
    circle(15, 24, 3.6, '#E8A0AE') +
    circle(24, 24, 3.6, '#E8C36F') +
    circle(33, 24, 3.6, '#9CC08F'),
  cakei: outlined(
    path('M6 30h36v11c-6 3-30 3-36 0Z', '#F0C27C'),
    path('M5 30c0-7 8-11 19-11s19 4 19 11c-2 6-6 1-9 4s-6 0-9 2-6-1-9-2-9 4-11-4Z', '#F3B6C2'),
    circle(24, 15, 6, '#DD3550'),
  ),
  flame: outlined(
    path('M25 3c2 9 14 13 14 26 0 9-7 16-15 16S9 39 9 30c0-7 4-9 6-15 3 2 4 4 5 7 4-5 6-11 5-19Z', '#F2A04A'),
    path('M25 24c1 5 6 7 6 13 0 4-3 7-7 7s-8-3-8-7c0-6 6-7 9-13Z', '#FFE28A'),
  ),
  tick: outlined(circle(24, 24, 20, '#8A5F12')) + line('M14 25l7 7 13-15', '#fff', 5.5),
  lock:
    outlined(circle(24, 24, 21, '#3B2420')) +
    line('M17 22v-4a7 7 0 0 1 14 0v4', '#FFF6EA', 3.6) +
    rect(14, 21.5, 20, 14, 3, '#FFF6EA') +
    circle(24, 28.5, 2.4, INK),
  toque:
    outlined(
      path(
        'M12 42V29C3 27 3 13 14 14 17 3 31 3 34 14 45 13 45 27 36 29v13c-7 3-17 3-24 0Z',
        'var(--tq,#FFFDF8)',
      ),
    ) + line('M12 35c7 3 17 3 24 0', '#B99A74', 2.2),
  bowl:
    line('M27 24 42 4', INK, 8) +
    line('M27 24 42 4', '#C98A4A', 4.4) +
    outlined(path('M3 21h42c0 13-7 21-16 22H19C10 42 3 34 3 21Z', 'var(--tq,#DCE4EA)')) +
    line('M11 29c1 4 3 7 6 8.500', '#fff', 3),
  crownstar: outlined(
    path('M24 3l6.2 12.6 13.8 2-10 9.8 2.4 13.800L24 34.7 11.6 41.2 14 27.4 4 17.600l13.8-2Z', '#F6CF72'),
  ),
  cards:
    outlined(
      rect(15, 4, 25, 36, 5, '#E7DFD6', 'transform="rotate(10 28 22)"'),
      rect(8, 8, 25, 36, 5, '#C98A4A', 'transform="rotate(-6 20 26)"'),
    ) + line('M14 19l13 14M27 18 15 34', '#fff', 2, 'stroke-opacity=".7"'),
  slash: line('M6 42 42 6', INK, 8) + line('M6 42 42 6', '#D4526C', 4.6),
  /* Points: now is a burst with a rose rim, at the end a seal on ribbons. */
  now:
    outlined(path(wave(10, 20, 2.2, 24, 24), '#FFFDF8')) +
    `<path d="${wave(10, 16.5, 1.8, 24, 24)}" fill="none" stroke="#C2405F" stroke-width="2.600"/>`,
  end:
    outlined(path('M12 30 8 47l8-3 5 4 3-12 3 12 5-4 8 3-4-17Z', '#B98A35'), circle(24, 21, 18, '#FFFDF8')) +
    `<circle cx="24" cy="21" r="14" fill="none" stroke="#B98A35" stroke-width="1.800"/>`,
  podium:
    outlined(
      path('M4 26h13v18H4Z', '#DCD6D2'),
      path('M17 14h14v30H17Z', '#F6CF72'),
      path('M31 32h13v12H31Z', '#E2B78F'),
    ) + line('M22 22l3-2v10', INK, 3),
  ribbon: outlined(
    path('M14 26 8 46l8-3 6 4 2-14 2 14 6-4 8 3-6-20Z', '#E0758E'),
    path(wave(11, 16, 1.8, 24, 19), '#F6CF72'),
    circle(24, 19, 10.5, '#FFFDF8'),
  ),
};
const EMBLEMS = {
  orangery:
    outlined(path('M9 22h14l-2 8H11Z', '#B9743F'), circle(16, 12, 10, '#7FA860')) +
    circle(12, 9, 2.4, '#F2A04A') +
    circle(19, 8, 2.4, '#F2A04A') +
    circle(16, 14, 2.4, '#F2A04A') +
    circle(21, 14, 2.2, '#F2A04A') +
    circle(10.5, 15, 2.2, '#F2A04A'),
  rosery:
    outlined(
      path('M4 18c2-2 6-2 8 1-3 3-7 3-8-1ZM28 18c-2-2-6-2-8 1 3 3 7 3 8-1Z', '#7FA860'),
      circle(16, 15, 10, '#E0758E'),
    ) + line('M11 14c0-7 10-7 10 0 0 6-8 5-8 1 0-3 5-3 5 0', '#8E2640', 2),
  fountain:
    outlined(path('M3 22h26c0 5-5 8-13 8S3 27 3 22Z', '#DCE9F1'), path('M14 14h4v9h-4Z', '#DCE9F1')) +
    line('M16 14C16 6 8 3 7 12v6M16 14c0-8 8-11 9-2v6M16 14V3', '#3A76A8', 2.2),
  grotto:
    outlined(
      path('M16 28C6 26 2 18 4 11c2-6 6-8 12-8s10 2 12 8c2 7-2 15-12 17Z', '#D3B0DE'),
      path('M12 26h8v4h-8Z', '#B98AC6'),
    ) + line('M16 27V6M16 27 9 7M16 27 23 7M16 27 5 14M16 27 27 14', '#6A3F75', 1.6),
  terrace:
    outlined(
      path('M10 24h12l2 6H8Z', '#E9DFC9'),
      path('M6 8h20c0 9-4 16-10 16S6 17 6 8Z', '#F4ECDD'),
      rect(4, 4, 24, 5, 2.5, '#F4ECDD'),
    ) + line('M11 12c0 4 1 7 3 9M21 12c0 4-1 7-3 9', '#A9853F', 1.7),
};

export const goods = (): string =>
  Object.entries(GOODS)
    .map(([name, art]) => symbol(name, '0 0 48 48', art))
    .join('') +
  Object.entries(EMBLEMS)
    .map(([name, art]) => symbol(`em-${name}`, '0 0 32 32', art))
    .join('');
