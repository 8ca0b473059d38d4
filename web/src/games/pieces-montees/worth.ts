/** What cakes are worth in the edition of the house, as printed on its cards and decorations. */
import type { Layer, Topping } from './art/palette';

export const LAYER_POINTS: Readonly<Record<Layer, number>> = { 1: 1, 2: 4, 3: 10 };
export const DECORATED_POINTS: Readonly<Record<Topping, number>> = { cream: 12, chocolate: 13 };
/** By how much a decoration raises its cake. */
export const decorationGain = (topping: Topping): number => DECORATED_POINTS[topping] - LAYER_POINTS[3];

export const COST_OF_TURNING = 1;
