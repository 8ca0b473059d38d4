/** What cakes are worth in the edition of the match: the board knows it, cards and pages show it. */
import { createContext } from 'svelte';
import type { Layer, Topping } from './art/palette';
import type { WorthView } from './view';

/** As a function: the worth comes with each view. */
export const [getWorth, setWorth] = createContext<() => WorthView>();

export const layerPoints = (worth: WorthView, layer: Layer): number => worth.layers[layer - 1] ?? 0;

/** By how much a decoration raises its cake. */
export const decorationGain = (worth: WorthView, topping: Topping): number =>
  worth[topping] - layerPoints(worth, 3);

export const COST_OF_TURNING = 1;
