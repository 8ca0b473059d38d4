/** Which pieces of the board take part in a move, legal or not. */
import type { Tag } from '../../table/narrowing';
import type { WireMove } from '../../wire';
import type { RococoView } from './view';

/** The licences of the jeweller are decorations whose names begin with this. */
const LICENCE = 'j';
/** Verbs without an argument that have a piece of their own. */
const ALONE = new Set(['favour', 'keep', 'sell', 'draw', 'exchange', 'trial']);

/** Decorations stand in two parts of the board, and each part has its own tag: so their pages count their own. */
export function tags({ verb, args }: WireMove, _view: RococoView): readonly Tag[] {
  if (ALONE.has(verb)) return [verb];
  const decoration = args.decoration ?? '';
  if (verb === 'admire') return [`balcony:${decoration}`];
  if (verb !== 'fund') return [];
  return [`${decoration.startsWith(LICENCE) ? 'licence' : 'decor'}:${decoration}`];
}
