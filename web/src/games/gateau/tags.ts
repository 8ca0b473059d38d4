/** Which pieces of the board take part in a move, legal or not. */
import type { Tag } from '../../table/narrowing';
import type { WireMove } from '../../wire';
import type { GateauView } from './view';

/**
 * One argument is often not enough to name a piece: a token on the bench is a kind in a zone, half of a tool
 * is a tool and one of its effects. And some arguments mean other pieces with other verbs: a kind is on
 * offer, stored, or grey.
 */
export function tags({ verb, args }: WireMove, _view: GateauView): readonly Tag[] {
  switch (verb) {
    case 'go':
      return [`go:${args.space}:${args.action}`];
    case 'put':
      return [`offer:${args.kind}`, `lay:${args.zone}`, `lay:${args.zone}:${args.kind}`];
    case 'spend':
      return [`token:${args.zone}:${args.kind}`];
    case 'grey':
      return [`grey:${args.kind}`];
    case 'store':
      return [`stored:${args.kind}`];
    case 'tool':
      return [`play:${args.tool}:${args.choice}`];
    case 'award':
      return [`award:${args.family}:${args.shelf}`];
    case 'second':
    case 'pay':
    case 'finish':
      return [verb];
    default:
      return [];
  }
}
