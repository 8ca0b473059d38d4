/**
 * The layers of cakes, from one function. Everything on a side is placed by its angle round the cylinder, so
 * that it wraps round it. Origin is the middle of the foot: a cake is a stack of layers.
 */
import { disc, n, span } from '../../../kit/draw';
import { cos, OUTLINE, path, sin } from './draw';
import { type Colour, type Layer, SHADES, type Topping } from './palette';

type Size = { readonly width: number; readonly height: number };
export const SIZES: Readonly<Record<Layer, Size>> = {
  1: { width: 160, height: 58 },
  2: { width: 116, height: 52 },
  3: { width: 76, height: 46 },
};
/** How round a layer looks from above: the half height of its rim. */
export const rim = (width: number): number => width * 0.085;

type Point = readonly [x: number, y: number];

class Cylinder {
  readonly half: number;
  readonly rim: number;
  constructor(readonly size: Size) {
    this.half = size.width / 2;
    this.rim = rim(size.width);
  }
  /** A point of the side, by its angle from the front and its way down from the rim. */
  at(angle: number, down: number): Point {
    return [this.half * sin(angle), -this.size.height + this.rim * cos(angle) + down];
  }
}

const to = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export function tierArt(prefix: string, colour: Colour, topping: Topping, layer: Layer): string {
  const side = new Cylinder(SIZES[layer]);
  const { half, rim: depth, size } = side;
  const top = -size.height;
  const body = `M${n(-half)} ${top}V0A${n(half)} ${n(depth)} 0 0 0 ${n(half)} 0V${top}Z`;
  const icing = topping === 'cream' ? cream(prefix, side, layer) : chocolate(prefix, side, layer, colour);
  return [
    path(body, `fill="url(#${prefix}-paint-${colour})" ${OUTLINE}`),
    stripes(side, layer),
    icing,
    pipedFoot(side, layer, topping),
    signs(prefix, side, layer, colour, topping),
    layer === 3 ? swirl(prefix, top, colour, topping) : '',
  ].join('');
}

function stripes(side: Cylinder, layer: Layer): string {
  const step = { 1: 15, 2: 18, 3: 25 }[layer];
  const lines = span(Math.floor(150 / step) + 1).map((index) => {
    const [x, y] = side.at(-75 + index * step, 0);
    return `M${n(x)} ${n(y + 8)}V${n(y + side.size.height - 3)}`;
  });
  return path(lines.join(''), 'stroke="#fff" stroke-opacity=".22" stroke-width="1.6" fill="none"');
}

/** A scalloped cap with swags and rosettes under it. */
function cream(prefix: string, side: Cylinder, layer: Layer): string {
  const { half, rim: depth, size } = side;
  const top = -size.height;
  const bumps = { 1: 13, 2: 10, 3: 7 }[layer];
  const edge = span(bumps + 1).map((index) => side.at(-90 + (180 * index) / bumps, 5));
  let cap = `M${n(-half)} ${top}L${to(edge[0]!)}`;
  for (const index of span(bumps)) {
    const [x0, y0] = edge[index]!;
    const [x1, y1] = edge[index + 1]!;
    cap += `Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + 7)} ${n(x1)} ${n(y1)}`;
  }
  cap += `L${n(half)} ${top}Z`;
  const count = { 1: 4, 2: 3, 3: 2 }[layer];
  const ends = span(count + 1).map((index) => -78 + (156 * index) / count);
  const garland = span(count)
    .map((index) => {
      const [from, till] = [ends[index]!, ends[index + 1]!];
      const [x, y] = side.at((from + till) / 2, 11);
      return `M${to(side.at(from, 11))}Q${n(x)} ${n(y + (layer === 1 ? 26 : 24.6))} ${to(side.at(till, 11))}`;
    })
    .join('');
  const knots = ends.map((angle) => side.at(angle, 10.5));
  return [
    path(garland, 'class="pm-swag-edge"'),
    path(garland, 'class="pm-swag"'),
    path(garland, 'class="pm-swag-grain" transform="translate(0 1.4)"'),
    path(cap, `fill="url(#${prefix}-cream)" ${OUTLINE}`),
    `<ellipse cy="${top}" rx="${n(half)}" ry="${n(depth)}" fill="url(#${prefix}-cream-top)" ${OUTLINE}/>`,
    gleam(side, '#fff', 1),
    path(knots.map(([x, y]) => disc(x, y, 4.3)).join(''), `fill="#FFFBF0" ${OUTLINE}`),
    path(
      knots.map(([x, y]) => `M${n(x - 2.2)} ${n(y + 0.3)}a2.2 2.2 0 1 1 2.4 2`).join(''),
      'fill="none" stroke="#C9AC78" stroke-width="1" stroke-linecap="round"',
    ),
  ].join('');
}

/** Long uneven drips, and pearls on the rim. */
function chocolate(prefix: string, side: Cylinder, layer: Layer, colour: Colour): string {
  const { half, rim: depth, size } = side;
  const top = -size.height;
  const lengths = {
    1: [10, 22, 13, 28, 9, 15, 8, 24, 12, 19, 9],
    2: [10, 22, 12, 8, 14, 9, 24, 13, 9],
    3: [9, 19, 8, 10, 9, 20, 10],
  }[layer];
  const step = 176 / lengths.length;
  let icing = `M${n(-half)} ${top}L${to(side.at(-88, 6))}`;
  let shine = '';
  lengths.forEach((wanted, index) => {
    const angle = -88 + step * index;
    const [x0, y0] = side.at(angle + step * 0.17, 6);
    const [x1, y1] = side.at(angle + step * 0.83, 6);
    const round = Math.max(0.6, (x1 - x0) / 2);
    const length = Math.max(Math.min(wanted, size.height - 18), round + 2);
    const [x2, y2] = side.at(angle + step, 5.5);
    icing += `Q${n(x0)} ${n(y0 - 1)} ${n(x0)} ${n(y0 + 3)}V${n(y0 + length - round)}A${n(round)} ${n(round)} 0 0 0 ${n(x1)} ${n(y1 + length - round)}V${n(y1 + 3)}Q${n(x1)} ${n(y1 - 1)} ${n(x2)} ${n(y2 - 1)}`;
    if (Math.abs(angle + step / 2) < 70)
      shine += `M${n(x0 + round * 0.55)} ${n(y0 + 2)}V${n(y0 + length - round * 1.1)}`;
  });
  icing += `L${n(half)} ${top}Z`;
  const pearls = { 1: 20, 2: 28, 3: 35 }[layer];
  return [
    path(icing, `fill="url(#${prefix}-chocolate)" ${OUTLINE}`),
    path(shine, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.7" stroke-linecap="round"'),
    `<ellipse cy="${top}" rx="${n(half)}" ry="${n(depth)}" fill="url(#${prefix}-chocolate-top)" ${OUTLINE}/>`,
    gleam(side, '#fff', 0.65),
    path(
      span(Math.floor(140 / pearls) + 1)
        .map((index) => disc(...side.at(-70 + index * pearls, 1.5), 2.7))
        .join(''),
      `fill="${SHADES[colour].accent}" ${OUTLINE}`,
    ),
  ].join('');
}

function gleam({ half, rim: depth, size }: Cylinder, colour: string, opacity: number): string {
  const arc = `M${n(-half * 0.8)} ${n(-size.height - depth * 0.15)}A${n(half * 0.82)} ${n(depth * 0.8)} 0 0 1 ${n(half * 0.12)} ${n(-size.height - depth * 0.71)}`;
  return path(
    arc,
    `fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2" stroke-linecap="round"`,
  );
}

function pipedFoot(side: Cylinder, layer: Layer, topping: Topping): string {
  const count = { 1: 19, 2: 14, 3: 10 }[layer];
  const creamy = topping === 'cream';
  let pearls = '';
  let shine = '';
  for (const index of span(count)) {
    const angle = -84 + (168 * index) / (count - 1);
    const [x, y] = side.at(angle, side.size.height - 1.5);
    pearls += disc(x, y, 4.3 * Math.max(0.6, cos(angle) * 0.35 + 0.68));
    if (Math.abs(angle) < 75) shine += disc(x - 1.3, y - 1.4, 1);
  }
  return (
    path(pearls, `fill="${creamy ? '#FFF8E8' : '#6A3A29'}" ${OUTLINE}`) +
    path(shine, `fill="#fff" fill-opacity="${creamy ? 0.95 : 0.6}"`)
  );
}

/** The signs of the occasion, between drips or under swags. */
function signs(prefix: string, side: Cylinder, layer: Layer, colour: Colour, topping: Topping): string {
  const creamy = topping === 'cream';
  const angles = creamy
    ? { 1: [-58, -19.5, 19.5, 58], 2: [-52, 0, 52], 3: [-39, 39] }[layer]
    : { 1: [-39, 0, 39], 2: [-40, 0, 40], 3: [0] }[layer];
  const scale = (layer === 1 ? 0.95 : 0.86) * (creamy ? 0.78 : 1);
  return angles
    .map((angle) => {
      const [x, y] = side.at(angle, side.size.height * (creamy ? 0.7 : 0.62));
      const turned = scale * Math.max(0.62, cos(angle));
      return `<use href="#${prefix}-small-${SHADES[colour].motif}" transform="translate(${n(x)} ${n(y)}) scale(${turned.toFixed(2)} ${scale.toFixed(2)})"/>`;
    })
    .join('');
}

/** What crowns a third layer. */
function swirl(prefix: string, top: number, colour: Colour, topping: Topping): string {
  const outline =
    'M-15 1C-18-7-9-8-9-8C-12-14-3-15-4-15C-3-19 1-21 2-22C2-18 7-17 5-14C13-14 10-8 10-8C18-7 17 0 15 1C8 5-8 5-15 1Z';
  const line = 'fill="none" stroke-linecap="round"';
  const folds =
    topping === 'cream'
      ? path('M-9-7C-2-3 6-4 10-8M-4-14C-1-12 3-12 5-14', `${line} stroke="#C9AC78" stroke-width="1.3"`)
      : path('M-8-7C-2-3 6-4 10-8', `${line} stroke="${SHADES[colour].accent}" stroke-width="1.8"`) +
        path('M-9-3l3 1.400M-5-11l2 1.400', `${line} stroke="#fff" stroke-opacity=".6" stroke-width="1.6"`);
  return `<g transform="translate(0 ${top})">${path(outline, `fill="url(#${prefix}-${topping})" ${OUTLINE}`)}${folds}</g>`;
}

/** The porcelain stand, also the place of a cake that is yet to be. Origin is the middle of its plate. */
export function standArt(prefix: string): string {
  const [half, depth, bumps] = [94, 15, 17];
  const edge = span(bumps + 1).map((index): Point => {
    const angle = -90 + (180 * index) / bumps;
    return [half * sin(angle), depth * cos(angle) + 6];
  });
  const middle = (index: number): Point => [
    (edge[index]![0] + edge[index + 1]![0]) / 2,
    (edge[index]![1] + edge[index + 1]![1]) / 2,
  ];
  let lace = `M${-half} 0L${to(edge[0]!)}`;
  for (const index of span(bumps)) {
    const [x, y] = middle(index);
    lace += `Q${n(x)} ${n(y + 7)} ${to(edge[index + 1]!)}`;
  }
  lace += `L${half} 0Z`;
  const holes = span(bumps - 2).map((index) => {
    const [x, y] = middle(index + 1);
    return disc(x, y - 0.5, 1.3);
  });
  return [
    `<ellipse cx="4" cy="46" rx="62" ry="9" fill="url(#${prefix}-shadow)"/>`,
    path(
      'M-12 10C-10 22-9 28-20 36C-30 41-36 42-36 45C-36 50-20 53 0 53S36 50 36 45C36 42 30 41 20 36C9 28 10 22 12 10Z',
      `fill="url(#${prefix}-china)" ${OUTLINE}`,
    ),
    path('M-33 44.500C-24 49 24 49 33 44.500', 'fill="none" stroke="#D9AC4E" stroke-width="1.8"'),
    `<ellipse cy="26" rx="11" ry="4" fill="url(#${prefix}-gold)" ${OUTLINE}/>`,
    path(lace, `fill="url(#${prefix}-china)" ${OUTLINE}`),
    path(holes.join(''), 'fill="#D9AC4E"'),
    `<ellipse rx="${half}" ry="${depth}" fill="#FFFDF8" ${OUTLINE}/><ellipse rx="${half - 6}" ry="${depth - 2.6}" fill="none" stroke="#D9AC4E" stroke-width="1.6"/>`,
  ].join('');
}
