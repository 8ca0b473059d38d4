/** The view of the board, for its small parts: what the edition and the rules of the match say stands in it. */
import { createContext } from 'svelte';
import type { Colour, Layer, Topping } from './art/palette';
import type { PiecesView, WorthView } from './view';

export const [getView, setView] = createContext<() => PiecesView>();

export const layerPoints = (worth: WorthView, layer: Layer): number => worth.layers[layer - 1] ?? 0;

/** What the cakes of a colour are baked for, as texts take it. */
export const occasionOf = ({ occasions }: PiecesView, colour: Colour): { readonly occasion: string } => ({
  occasion: occasions[colour] ?? '',
});

/** By how much a decoration raises its cake. */
export const decorationGain = (worth: WorthView, topping: Topping): number =>
  worth[topping] - layerPoints(worth, 3);
