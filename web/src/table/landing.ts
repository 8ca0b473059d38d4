/** Apart from the plans of flights, which are tested where there is no browser. */
import { settings } from '../lib/settings.svelte';
import { beats } from './arrivals';

type Landing = { delay: number; duration: number; css: (part: number) => string };

/**
 * A transition: something appears where its flight ends, when it ends. The number is in an object, because a transition
 * whose argument is undefined is given an empty one instead.
 */
export function land(_element: Element, { number }: { number: number | undefined }): Landing {
  const pace = number === undefined ? 0 : settings.pace;
  return {
    delay: pace * beats(number ?? 0),
    duration: pace * 0.6,
    // From nothing at once to a little too large, then to its size.
    css: (part) => `opacity: ${part > 0 ? 1 : 0}; scale: ${part ? 1.25 - 0.25 * part : 0}`,
  };
}
