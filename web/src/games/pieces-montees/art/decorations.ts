/** A decoration: a biscuit of the topping round a disc of the colour, on a stick, with a bow. */
import { OUTLINE, path, scallops, use } from './draw';
import { type Colour, GOLD, INK, SHADES, type Topping } from './palette';

export function decorationArt(prefix: string, colour: Colour, topping: Topping): string {
  const { accent, mid, motif } = SHADES[colour];
  const stick = (stroke: string, width: number) =>
    path('M0 12V34', `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"`);
  return [
    stick(INK, 4.6),
    stick('#F3DDB0', 2),
    path(scallops(14, 17, 3.7), `fill="${topping === 'cream' ? '#FFF6E2' : '#6A3A29'}" ${OUTLINE}`),
    `<circle r="14" fill="url(#${prefix}-paint-${colour})" stroke="${topping === 'cream' ? GOLD : accent}" stroke-width="1.6"/>`,
    use(`${prefix}-${motif}`, 'scale(1.06) translate(0 .6)'),
    path('M0 17c-4-4-9-3-9 0s5 4 9 0c4 4 9 3 9 0s-5-4-9 0Z', `fill="${mid}" ${OUTLINE}`),
    `<circle cy="17" r="2" fill="#F3C552" ${OUTLINE}/>`,
  ].join('');
}
