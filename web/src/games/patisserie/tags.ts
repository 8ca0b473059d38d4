/** Which pieces of the board take part in a move, legal or not. */
import type { Tag } from '../../table/narrowing';
import type { WireMove } from '../../wire';
import type { PatisserieView } from './view';

/** A recipe of mine is a piece for baking; throwing it away has one of its own, since it may be done at any time. */
export function tags({ verb, args }: WireMove, _view: PatisserieView): readonly Tag[] {
  switch (verb) {
    case 'buy':
      return [`buy:${args.staple}-${args.units}`];
    case 'bake':
    case 'discard':
      return [`${verb}:${args.shelf}`];
    case 'sell':
      return [`sell:${args.rack}`];
    case 'use':
      return ['use'];
    default:
      return [];
  }
}
