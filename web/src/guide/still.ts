/** A table at which nothing happens: so the pieces of a board can be drawn in a text. */
import { say, word } from '../lib/i18n.svelte';
import type { TableContext } from '../table/context';

export const stillTable = (game: string): TableContext => ({
  game,
  seats: [],
  results: [],
  happened: [],
  viewer: null,
  deciding: false,
  names: [],
  stateOf: () => 'none',
  quiet: () => false,
  obstacles: () => [],
  total: () => null,
  suggested: [],
  holdersAfter: () => null,
  choose: () => undefined,
  say: (text) => say(text, game),
  word: (key, args) => word(game, key, args),
});
