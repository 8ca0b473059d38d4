/** Which events belong together, and what they change on the board. */
import type { EventLooks } from '../contract';

const CAKE = 'stand:{receiver}:{face.colour}-{face.topping}';

export const events: EventLooks = {
  kinds: {
    placed: { places: [CAKE] },
    whisked: { places: [CAKE] },
    turned: { places: ['card:{card}'] },
    'spoon-gained': { places: ['chef:{seat}'] },
    recalled: { places: ['chef:{seat}'] },
    'page-turned': { places: ['page:left', 'page:right'] },
    'page-turns': { part: 'follows', places: ['page:left', 'page:right'] },
    'arrow-turned': { part: 'follows' },
    decorated: { places: ['stand:{seat}:{cake.colour}-{cake.topping}'] },
    drawn: { part: 'follows', places: ['card:{card}'] },
    'turn-ended': { part: 'follows' },
  },
};
