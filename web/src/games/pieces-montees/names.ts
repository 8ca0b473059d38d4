/** Names of kinds, faces and places as the wire spells them, taken apart. */
import type { Text } from '../../wire';
import type { Colour, Layer, Topping } from './art/palette';
import type { CardView, PiecesView } from './view';

export type Kind = { readonly colour: Colour; readonly topping: Topping };
export type Face = Kind & { readonly layer: Layer };

/** The hands in the order of the seats; the last is the neutral one. */
const HANDS = 'abcdn';
export const NEUTRAL = 'n';
export const LAYERS_OF_A_CAKE = 3;
export const KINDS = 10;

export function kindOf(name: string): Kind {
  const [colour, topping] = name.split('-') as [Colour, Topping];
  return { colour, topping };
}

export function faceOf(name: string): Face {
  return { ...kindOf(name), layer: Number(name.split('-')[2]) as Layer };
}

export const kindName = ({ colour, topping }: Kind): string => `${colour}-${topping}`;
export const faceName = (face: Face): string => `${kindName(face)}-${face.layer}`;

/** The hand of a seat, or with null the neutral one. */
export const positionOf = (seat: number | null, slot: number): string =>
  `${seat === null ? NEUTRAL : HANDS[seat]}${slot + 1}`;

export const otherTopping = (topping: Topping): Topping => (topping === 'cream' ? 'chocolate' : 'cream');

export function cardAt(view: PiecesView, position: string): CardView | null {
  const hand = position.startsWith(NEUTRAL) ? view.neutral : view.seats[HANDS.indexOf(position[0]!)]?.hand;
  return hand?.[Number(position.slice(1)) - 1] ?? null;
}

export const partnerOf = (seat: number): number => (seat + 2) % 4;

export const kindText = ({ colour, topping }: Kind): Text => ({
  type: 'text',
  key: 'kind',
  args: { colour, topping },
});
export const faceText = ({ colour, topping, layer }: Face): Text => ({
  type: 'text',
  key: 'face',
  args: { colour, topping, layer },
});
