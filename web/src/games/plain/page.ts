import type { GamePage } from '../contract';
import Board from './Board.svelte';

/** For any game: nothing is known of its view but that some have a round. */
const page: GamePage<unknown> = {
  Board,
  tags: () => [],
  flights: () => [],
  areas: [],
  points: () => [],
  round: (view) => {
    const { round } = view as { round?: unknown };
    return typeof round === 'number' ? round : null;
  },
};
export default page;
