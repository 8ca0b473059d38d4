/** What travels when something happens. */
import { partsOf, seatOf } from '../../table/events';
import type { SeenEvent } from '../../wire';
import type { Flight } from '../contract';
import { type Kind, kindName } from './names';
import type { PiecesView } from './view';

export function flights(
  { kind, args }: SeenEvent,
  before: PiecesView,
  _after: PiecesView,
): readonly Flight[] {
  const seat = seatOf(args.seat);
  switch (kind) {
    case 'placed':
    case 'whisked': {
      const receiver = seatOf(args.receiver);
      return [{ from: `card:${args.card}`, to: `stand:${receiver}:${kindName(partsOf(args.face) as Kind)}` }];
    }
    case 'drawn':
      return [{ from: 'pile', to: `card:${args.card}` }];
    case 'spoon-gained':
      return [{ from: `chef:${seat}`, to: `spoons:${seat}` }];
    case 'recalled':
      return [{ from: `spoons:${seat}`, to: `chef:${seat}` }];
    case 'decorated': {
      const cake = partsOf(args.cake) as Kind;
      const side = cake.topping === 'chocolate' ? 'left' : 'right';
      return [{ from: `page:${side}`, to: `stand:${seat}:${kindName(cake)}` }];
    }
    case 'turn-begins': {
      const giver = before.deciders[0];
      return giver === undefined || giver === seat ? [] : [{ from: `spoons:${giver}`, to: `spoons:${seat}` }];
    }
    default:
      return [];
  }
}
