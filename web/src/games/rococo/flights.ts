/** What travels when something happens. */
import { plan } from '../../table/arrivals';
import { type EventValue, listOf, partsOf, seatOf, wordOf } from '../../table/events';
import type { SeenEvent } from '../../wire';
import type { Flight } from '../contract';
import type { RococoView } from './view';

const partOf = (value: EventValue, name: string): string => wordOf(partsOf(value)[name]);
/** Where an employee of a seat is to be seen: for others their cards are one heap. */
const cardPlace = (view: RococoView, seat: number, employee: string): string =>
  view.viewer === seat ? `card:${seat}:${employee}` : `played:${seat}`;
const rack = (view: RococoView, seat: number): string =>
  view.viewer === seat ? `rack:${seat}` : `tiles:${seat}`;

function find({ kind, args }: SeenEvent, before: RococoView, after: RococoView): readonly Flight[] {
  const seat = seatOf(args.seat);
  const garment = partOf(args.garment, 'garment');
  const employee = partOf(args.employee, 'employee');
  const madame = after.players.findIndex(({ automa }) => automa);
  switch (kind) {
    case 'played':
      return before.viewer === seat ? [] : [{ from: `hand:${seat}`, to: `played:${seat}` }];
    case 'acquired':
      return [{ from: `place:${wordOf(args.place)}`, to: rack(after, seat) }];
    case 'drew':
      return [{ from: 'bag', to: rack(after, seat) }];
    case 'cut-up':
      return [{ from: rack(before, seat), to: Number(args.thread) > 0 ? `thread:${seat}` : `lace:${seat}` }];
    case 'rented':
    case 'madame-rented':
    case 'admired':
    case 'madame-admired':
      return [{ from: `garment:${garment}`, to: `garment:${garment}` }];
    case 'sold':
      return [{ from: `garment:${garment}`, to: `livres:${seat}` }];
    case 'hired':
      return [{ from: `offer:${wordOf(args.offer)}`, to: cardPlace(after, seat, employee) }];
    case 'funded':
    case 'madame-funded':
      return [
        {
          from: `livres:${kind === 'funded' ? seat : madame}`,
          to: `decoration:${wordOf(args.decoration)}`,
        },
      ];
    case 'jewel-bought':
      return [{ from: `jewel:${wordOf(args.place)}`, to: `jewels:${seat}` }];
    case 'madame-jewel':
      return [{ from: `jewel:${wordOf(args.place)}`, to: `jewels:${madame}` }];
    case 'madame-tiles':
      return listOf(args.places).map((place) => ({ from: `place:${place}`, to: `tiles:${madame}` }));
    case 'madame-hired':
      return [{ from: `offer:${wordOf(args.offer)}`, to: 'madame-cards' }];
    case 'favour-taken':
      return [{ from: 'favour', to: `livres:${seat}` }];
    case 'notion-gained':
      return [{ from: 'bag', to: `${wordOf(args.notion)}:${seat}` }];
    default:
      return [];
  }
}

export const flights = (event: SeenEvent, before: RococoView, after: RococoView): readonly Flight[] =>
  plan(after, find(event, before, after));
