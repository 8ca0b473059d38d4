import { describe, expect, it } from 'vitest';
import type { WireMove } from '../../wire';
import { flights } from './flights';
import { tags } from './tags';
import type { CakeView, PiecesView, SeatView } from './view';

const cake = (kind: string, layers: number): CakeView => ({ kind, layers, decorated: false, points: 1 });
const seat = (faces: readonly string[], ...cakes: CakeView[]): SeatView => ({
  hand: faces.map((face) => ({ face, back: null })),
  cakes,
  assistant: true,
  points: 0,
});
const view: PiecesView = {
  viewer: 1,
  deciders: [1],
  round: 2,
  spoons: 3,
  assistant_rests: false,
  decoration_taken: false,
  last_round: false,
  over: false,
  mode: 'confirmed',
  teams: true,
  remembers: true,
  occasions: {},
  removed_colour: null,
  pile: 20,
  pile_top: 'red-cream-1',
  booklet: { left: 'blue-chocolate', right: 'red-cream', turned: 2, left_in_it: 4, arrow: 'forward' },
  seats: [
    seat(['red-cream-1', 'green-cream-2', 'blue-cream-3']),
    seat(['red-cream-2'], cake('red-cream', 3), cake('green-cream', 1)),
    seat([]),
    seat([], cake('red-cream', 1)),
  ],
  limits: { cakes_at_once: 3, turning: 1, page: 1, assistant: 2 },
  worth: { layers: [1, 4, 10], cream: 12, chocolate: 13 },
  neutral: null,
};
const move = (verb: string, args: Record<string, string> = {}): WireMove => ({
  move: 0,
  text: '',
  verb,
  args,
});

describe('tags', () => {
  it('leads a layer to the stand on which it lands', () => {
    expect(tags(move('place', { card: 'a2', before: 'me' }), view)).toContain('stand:1:green-cream');
    expect(tags(move('place', { card: 'b1', before: 'partner' }), view)).toContain('stand:3:red-cream');
  });

  it('leads a first layer to an empty stand, unless the cake is there already', () => {
    expect(tags(move('whisk', { card: 'a1', before: 'me' }), view)).toContain('stand:1:red-cream');
    const bare = { ...view, seats: [view.seats[0]!, seat([]), seat([]), seat([])] };
    expect(tags(move('whisk', { card: 'a1', before: 'me' }), bare)).toContain('stand:1:new');
  });

  it('tells why a card cannot be placed before me only by moves that place it before me', () => {
    expect(tags(move('place', { card: 'a2', before: 'me' }), view)).toContain('lay:a2');
    expect(tags(move('place', { card: 'a2', before: 'partner' }), view)).not.toContain('lay:a2');
    expect(tags(move('whisk', { card: 'a2', before: 'me' }), view)).not.toContain('lay:a2');
  });

  it('has nothing to say of empty places and of partners that nobody has', () => {
    expect(tags(move('place', { card: 'c1', before: 'me' }), view)).toEqual([]);
    expect(tags(move('place', { card: 'a1', before: 'partner' }), { ...view, teams: false })).toEqual([]);
  });

  it('joins a decoration with its cake and, where it shows, with its page', () => {
    expect(tags(move('decorate', { cake: 'red-cream' }), view)).toEqual(['stand:1:red-cream', 'page:right']);
    expect(tags(move('decorate', { cake: 'blue-chocolate' }), view)).toContain('page:left');
    expect(tags(move('decorate', { cake: 'blue-cream' }), view)).toEqual(['stand:1:blue-cream']);
  });
});

describe('flights', () => {
  const at = (number: number) => ({ type: 'seat', seat: number }) as const;
  const text = (key: string, args: Record<string, string | number>) => ({ type: 'text', key, args }) as const;

  it('carries a card to the cake of the receiver', () => {
    const face = text('face', { colour: 'green', topping: 'cream', layer: 2 });
    const event = { kind: 'placed', args: { seat: at(1), receiver: at(3), card: 'a2', face } };
    expect(flights(event, view, view)).toEqual([{ from: 'card:a2', to: 'stand:3:green-cream' }]);
  });

  it('takes a decoration from the side on which its topping shows', () => {
    const event = (topping: string) => ({
      kind: 'decorated',
      args: { seat: at(1), cake: text('kind', { colour: 'red', topping }), points: 12 },
    });
    expect(flights(event('cream'), view, view)).toEqual([{ from: 'page:right', to: 'stand:1:red-cream' }]);
    expect(flights(event('chocolate'), view, view)[0]?.from).toBe('page:left');
  });

  it('hands the spoons on, but not to oneself', () => {
    const begins = (number: number) => ({ kind: 'turn-begins', args: { seat: at(number), round: 2 } });
    expect(flights(begins(2), view, view)).toEqual([{ from: 'spoons:1', to: 'spoons:2' }]);
    expect(flights(begins(1), view, view)).toEqual([]);
  });
});
