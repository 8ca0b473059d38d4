/** What travels when something happens. */
import { plan } from '../../table/arrivals';
import { type EventValue, listOf, partsOf, seatOf, wordOf } from '../../table/events';
import type { SeenEvent } from '../../wire';
import type { Flight } from '../contract';
import type { PatisserieView } from './view';

const partOf = (value: EventValue, name: string): string => wordOf(partsOf(value)[name]);
/** Where a card of a seat is to be seen: for others their cards are one heap. */
const cardPlace = (view: PatisserieView, seat: number, staff: string): string =>
  view.viewer === seat ? `card:${seat}:${staff}` : `used:${seat}`;

function find({ kind, args }: SeenEvent, before: PatisserieView, after: PatisserieView): readonly Flight[] {
  const mentor = after.players.findIndex(({ automa }) => automa);
  const seat = kind.startsWith('mentor-') ? mentor : seatOf(args.seat);
  const recipe = partOf(args.recipe, 'recipe');
  const staff = partOf(args.staff, 'staff');
  switch (kind) {
    case 'played':
      return before.viewer === seat ? [] : [{ from: `hand:${seat}`, to: `used:${seat}` }];
    case 'recipe-taken':
    case 'mentor-recipe':
      return [{ from: `slot:${wordOf(args.slot)}`, to: `recipe:${seat}:${recipe}` }];
    case 'ingredient-taken':
      return [{ from: `stall:${wordOf(args.stall)}`, to: `stored:${seat}` }];
    case 'mentor-tiles':
      return listOf(args.stalls).map((stall) => ({ from: `stall:${stall}`, to: `stored:${seat}` }));
    case 'drew':
    case 'mentor-drew':
      return [{ from: 'bag', to: `stored:${seat}` }];
    case 'drew-recipe':
      return [{ from: 'bag', to: `recipe:${seat}:${recipe}` }];
    case 'baked':
    case 'mentor-baked':
      return [{ from: `recipe:${seat}:${recipe}`, to: `rack:${seat}:${wordOf(args.rack)}` }];
    case 'decorated':
    case 'mentor-decorated':
      return [{ from: `stored:${seat}`, to: `rack:${seat}:${wordOf(args.rack)}` }];
    case 'served':
    case 'mentor-served':
      return [{ from: `pastry:${recipe}`, to: `pastry:${recipe}` }];
    case 'moved':
      return [{ from: `pastry:${recipe}`, to: `pastry:${recipe}` }];
    case 'sold':
    case 'mentor-sold':
      return [{ from: `pastry:${recipe}`, to: `coins:${seat}` }];
    case 'staples-bought':
    case 'staple-gained':
    case 'mentor-staple':
      return [{ from: `coins:${seat}`, to: `${wordOf(args.staple)}:${seat}` }];
    case 'hired':
      return [{ from: `offer:${wordOf(args.offer)}`, to: cardPlace(after, seat, staff) }];
    case 'mentor-hired':
      return [{ from: `offer:${wordOf(args.offer)}`, to: 'mentor-cards' }];
    case 'servant-placed':
    case 'noble-placed':
    case 'mentor-placed':
      return [{ from: `coins:${seat}`, to: `place:${wordOf(args.place)}` }];
    default:
      return [];
  }
}

export const flights = (event: SeenEvent, before: PatisserieView, after: PatisserieView): readonly Flight[] =>
  plan(after, find(event, before, after));
