/** All shapes of the game under one roof, each drawn once and used by its id. */

import { span } from '../../../kit/draw';
import { cardArt, cornerArt, curlArt, medalArt, spoonCardArt } from './cards';
import { chefArt } from './chefs';
import { decorationArt } from './decorations';
import { materials } from './materials';
import { motifs } from './motifs';
import { COLOURS, LAYERS, TOPPINGS } from './palette';
import { standArt, tierArt } from './tiers';

export const PREFIX = 'pm';
export const SEATS_DRAWN = 4;

const group = (id: string, art: string): string => `<g id="${PREFIX}-${id}">${art}</g>`;

export function sprite(): string {
  const kinds = COLOURS.flatMap((colour) => TOPPINGS.map((topping) => ({ colour, topping })));
  return [
    materials(PREFIX),
    motifs(PREFIX),
    group('stand', standArt(PREFIX)),
    ...kinds.flatMap(({ colour, topping }) => [
      ...LAYERS.map((layer) =>
        group(`tier-${colour}-${topping}-${layer}`, tierArt(PREFIX, colour, topping, layer)),
      ),
      group(`decoration-${colour}-${topping}`, decorationArt(PREFIX, colour, topping)),
      group(`card-${colour}-${topping}`, cardArt(PREFIX, colour, topping)),
    ]),
    ...COLOURS.flatMap((colour) => [
      group(`corner-${colour}`, cornerArt(colour)),
      group(`medal-${colour}`, medalArt(PREFIX, colour)),
    ]),
    ...TOPPINGS.map((topping) => group(`curl-${topping}`, curlArt(topping))),
    group('spoon-card', spoonCardArt(PREFIX)),
    ...span(SEATS_DRAWN).flatMap((seat) => [
      group(`chef-${seat}-duo`, chefArt(PREFIX, seat, true)),
      group(`chef-${seat}-solo`, chefArt(PREFIX, seat, false)),
    ]),
  ].join('');
}
