/** The ground of the layer cards and of the spoons. Numbers and words are laid over it, in the language of the reader. */
import { n, span } from '../../../kit/draw';
import { OUTLINE, path, use } from './draw';
import { type Colour, GOLD, INK, SHADES, type Topping } from './palette';

export const CARD_BOX = '0 0 120 164';

const waves = span(6)
  .map(() => `q${n(107 / 12)} -9 ${n(107 / 6)} 0`)
  .join('');
const BAND = `M6.500 134${waves}V151Q113.500 157.500 107 157.500H13Q6.500 157.500 6.500 151Z`;

export function cardArt(prefix: string, colour: Colour, topping: Topping): string {
  const band = topping === 'cream' ? 'fill="#FFF8E8" stroke="#D9BF8C" stroke-width="1.2"' : 'fill="#54291D"';
  return [
    `<rect x="1" y="1" width="118" height="162" rx="11" fill="#FFFDF8" ${OUTLINE}/>`,
    `<rect x="6" y="6" width="108" height="152" rx="7" fill="url(#${prefix}-paper-${colour})" stroke="${GOLD}" stroke-width="1"/>`,
    path(BAND, band),
  ].join('');
}

export function cornerArt(colour: Colour): string {
  const edge = colour === 'ivory' ? '#A9771F' : '#F6DD9A';
  return (
    path('M6.500 13Q6.500 6.500 13 6.500H40C41 24 27 43 6.500 42Z', `fill="${SHADES[colour].corner}"`) +
    path('M40 6.500C41 24 27 43 6.500 42', `fill="none" stroke="${edge}" stroke-width="1.4"`)
  );
}

export function medalArt(prefix: string, colour: Colour): string {
  const lower = colour === 'blue' || colour === 'green' ? 1.4 : 0;
  return `<circle r="15" fill="url(#${prefix}-paint-${colour})" stroke="${GOLD}" stroke-width="1.4"/>${use(`${prefix}-${SHADES[colour].motif}`, `translate(0 ${lower}) scale(.98)`)}`;
}

/** The lower left corner curled up, so that the other side looks through. */
export function curlArt(topping: Topping): string {
  const [fill, edge] = topping === 'cream' ? ['#FFF8E8', '#D9BF8C'] : ['#54291D', '#8A5640'];
  return (
    path('M1 126 38 163H12A11 11 0 0 1 1 152Z', 'fill="#BFA98D"') +
    path(
      'M1 124C14 124 20 124 24 128C34 136 36 148 38 163C38 163 22 150 14 140C8 132 1 124 1 124Z',
      `fill="${edge}" ${OUTLINE}`,
    ) +
    path('M1 124C18 122 33 128 36 132C40 142 40 152 38 163L1 124Z', `fill="${fill}" ${OUTLINE}`)
  );
}

export function spoonCardArt(prefix: string): string {
  return [
    `<rect x="1" y="1" width="62" height="86" rx="8" fill="#FFFDF8" ${OUTLINE}/>`,
    `<rect x="5" y="5" width="54" height="78" rx="5" fill="#F9E3E2" stroke="${GOLD}" stroke-width="1"/>`,
    `<g transform="translate(33 46) rotate(22) scale(1.45)"><g opacity=".16" transform="translate(2 2)">${path('M0-20C6.500-20 9.500-14 9.500-8.500 9.500-3.500 6 0 3 2L2.600 18C2.600 22-2.600 22-2.600 18L-3 2C-6 0-9.500-3.500-9.500-8.500-9.500-14-6.500-20 0-20Z', `fill="${INK}"`)}</g>${use(`${prefix}-spoon`, '')}</g>`,
  ].join('');
}
