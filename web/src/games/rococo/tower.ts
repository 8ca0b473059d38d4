/** A gown on a stand, before it is worn to the ball. */
import { circle, ellipse, line, outlineOf, path } from '../../kit/draw';

const OUTLINE = outlineOf(1.5);
const folds = [-34, -17, 17, 34]
  .map((x) => line(`M${x * 0.3}-76Q${x * 0.75}-52 ${x}-13`, '#5B86B5', 2))
  .join('');
const lace = (y: number, reach: number): string =>
  line(
    `M${-reach} ${y}${Array.from({ length: 8 }, () => `q${reach / 8} 6 ${reach / 4} 0`).join('')}`,
    '#FFFDF8',
    3,
  );

export const tower = (): string =>
  ellipse(3, 2, 44, 6, '#3B2420', 'opacity=".13"') +
  // The stand.
  path('M-16-1Q0-9 16-1L10 2H-10Z', '#8A5A3A', OUTLINE) +
  line('M0-4V-20', '#5A3A16', 4) +
  circle(0, -139, 5, '#B98750', OUTLINE) +
  path('M-5-128Q0-138 5-128V-118H-5Z', '#EAD9BE', OUTLINE) +
  // Skirt, apron, bodice, sleeves.
  path('M-12-80C-34-72-50-40-52-10Q0 6 52-10C50-40 34-72 12-80Z', '#A9C9E8', OUTLINE) +
  folds +
  path('M-8-80C-14-52-17-30-20-5Q0 1 20-5C17-30 14-52 8-80Z', '#FBE3E8', OUTLINE) +
  lace(-16, 18) +
  lace(-34, 14) +
  path(
    'M-16-118Q-30-112-33-92L-22-86Q-18-100-13-106ZM16-118Q30-112 33-92L22-86Q18-100 13-106Z',
    '#A9C9E8',
    OUTLINE,
  ) +
  path('M-17-119Q0-106 17-119Q19-98 12-78Q0-72-12-78Q-19-98-17-119Z', '#A9C9E8', OUTLINE) +
  path('M-8-113Q0-107 8-113L3-80Q0-77-3-80Z', '#FBE3E8', OUTLINE) +
  [-104, -95, -87].map((y) => path(`M0 ${y}l-6-3v6ZM0 ${y}l6-3v6Z`, '#C23B5E', outlineOf(1))).join('');
