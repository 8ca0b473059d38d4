/** Which pieces of the board take part in a move, legal or not. */
import type { Tag } from '../../table/narrowing';
import type { WireMove } from '../../wire';
import type { PatisserieView } from './view';

/**
 * A recipe of mine is a piece for baking; throwing it away has one of its own, since it may be done at any time.
 * A table that is counted is chosen by any pastry of mine on it.
 */
export function tags({ verb, args }: WireMove, view: PatisserieView): readonly Tag[] {
  switch (verb) {
    case 'buy':
      return [`buy:${args.staple}-${args.units}`];
    case 'bake':
    case 'discard':
      return [`${verb}:${args.shelf}`];
    case 'sell':
      return [`sell:${args.rack}`];
    case 'count':
      return view.tables
        .filter(({ table }) => table === args.table)
        .flatMap(({ spaces }) => spaces.filter(({ player }) => player === view.viewer))
        .map(({ space }) => `space:${space}`);
    case 'use':
      return ['use'];
    default:
      return [];
  }
}
