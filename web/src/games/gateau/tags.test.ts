import { describe, expect, it } from 'vitest';
import { landings } from '../../table/arrivals';
import type { SeenEvent, WireMove } from '../../wire';
import { arrange } from './benches';
import { flights } from './flights';
import { costText, counted, effectsText } from './names';
import { tags } from './tags';
import type { BowlView, GateauView, RecipeView, SeatView } from './view';

const bowl = (name: string, shows: string, ...tokens: string[]): BowlView => ({
  bowl: name,
  shows,
  back: 'dough',
  tokens,
  shielded: false,
});
const recipe = (name: string): RecipeView => ({
  recipe: name,
  level: 1,
  needs: [
    { kind: 'dough', count: 1 },
    { kind: 'cream', count: 1 },
  ],
  grey: 3,
  icons: ['cake'],
  points: 2,
  bonus: [],
});
const seat = (equal: readonly string[], ...under: string[]): SeatView => ({
  chef: 'cream',
  side: 'swap',
  bench: [{ zone: 'equal', tokens: equal, size: 4 }],
  gold: 0,
  stored: [],
  pawn: 'centre',
  sections: ['3', '2', '1', '0'].map((section, at) => ({
    section,
    bonus: [],
    recipe: under[at] ? recipe(under[at]) : null,
    reserved: false,
  })),
  reserved: null,
  finished: [],
  icons: [],
  awards: [],
  tool_count: 0,
  fresh_count: 0,
  tools: [],
  fresh: [],
  hand: null,
  points: 0,
});
const blank: GateauView = {
  viewer: 0,
  deciders: [0],
  step: 'place',
  turn: 0,
  round: 2,
  last_round: null,
  over: false,
  awarded: false,
  gilded: 0,
  bowls: [bowl('b2', 'cherry', 'cherry'), bowl('b1', 'jelly')],
  tiles: [],
  supply: [],
  rows: [],
  decks: [],
  events_gone: [],
  awards: [],
  toque: [],
  tool_pile: 10,
  tool_discards: [],
  spaces: [],
  gold_limit: 9,
  top_points: 5,
  tool_limit: 3,
  paying: null,
  taking_from: null,
  left_to_take: 1,
  seats: [seat(['cherry'])],
  advantages: null,
  robot: null,
};
const seen = (seats = [seat(['cherry', 'cherry'])]): GateauView => ({ ...blank, seats });
const move = (verb: string, args: Record<string, string> = {}): WireMove => ({
  move: 0,
  text: '',
  verb,
  args,
});
const at = (number: number) => ({ type: 'seat', seat: number }) as const;
const event = (kind: string, args: SeenEvent['args']): SeenEvent => ({ kind, args });

describe('tags', () => {
  it('names half of a space, half of a tool and a token by two arguments', () => {
    expect(tags(move('go', { space: 'left', action: 'take' }), blank)).toEqual(['go:left:take']);
    expect(tags(move('tool', { tool: 'whisk', choice: 'second' }), blank)).toEqual(['play:whisk:second']);
    expect(tags(move('spend', { kind: 'jelly', zone: 'pair-1' }), blank)).toEqual(['token:pair-1:jelly']);
  });

  it('joins a kind on offer with the places where it may lie', () => {
    expect(tags(move('put', { kind: 'jelly', zone: 'equal' }), blank)).toEqual([
      'offer:jelly',
      'lay:equal',
      'lay:equal:jelly',
    ]);
  });

  it('tells a stored kind from a grey one', () => {
    expect(tags(move('store', { kind: 'jelly' }), blank)).toEqual(['stored:jelly']);
    expect(tags(move('grey', { kind: 'jelly' }), blank)).toEqual(['grey:jelly']);
  });
});

describe('flights', () => {
  const took = event('took', {
    seat: at(0),
    kind: 'cherry',
    zone: 'equal',
    source: 'bowl',
    place: 'b2',
    ingredient: '',
  });
  const burst = event('burst', {
    bowl: 'b2',
    kind: 'cherry',
    ingredient: '',
    count: 3,
    places: ['b1', 'c2', 'w1'],
    kinds: ['cherry', 'jelly', 'cherry'],
    shows: '',
    reason: 'emptied',
  });

  it('carries a token from its bowl to its place on the bench', () => {
    expect(flights(took, blank, seen())).toMatchObject([
      { from: 'in:b2:cherry-0', to: 'bench:0:equal:cherry-1' },
    ]);
  });

  it('throws the tokens of an explosion one after the other, then turns the bowl', () => {
    const view = seen();
    flights(took, blank, view);
    const thrown = flights(burst, blank, view);
    expect(thrown.slice(0, 3)).toMatchObject([
      { from: 'burst:b2', to: 'burst:b1' },
      // Cherries had run out: what stands in for them comes from the supply.
      { from: 'supply:jelly', to: 'burst:c2' },
      { from: 'burst:b2', to: 'in:w1' },
    ]);
    expect(landings(view, 'bench:0:equal:cherry')).toEqual([0]);
    expect(landings(view, 'b1:cherry')).toEqual([1]);
    expect(landings(view, 'w1:cherry')).toEqual([3]);
    expect(landings(view, 'turn:b2')).toEqual([4]);
  });

  it('lets recipes that stay under the bench wander', () => {
    const before = { ...blank, seats: [seat([], 'flan', '', 'swan')] };
    const then = seen([seat([], '', 'flan')]);
    expect(flights(event('advanced', { seat: at(0), count: 2 }), before, then)).toMatchObject([
      { from: 'recipe:flan', to: 'recipe:flan' },
    ]);
  });
});

describe('the bench', () => {
  it('leaves tokens where they were put', () => {
    const first = arrange([], ['jelly'], 4);
    const second = arrange(first, ['dough', 'jelly'], 4);
    expect(second).toEqual(['jelly', 'dough', null, null]);
    expect(arrange(second, ['dough'], 4)).toEqual([null, 'dough', null, null]);
    expect(arrange([null, 'dough'], ['dough', 'dough', 'super'], 4)).toEqual([
      'dough',
      'dough',
      'super',
      null,
    ]);
  });
});

describe('words', () => {
  it('counts tokens in the order of kinds', () => {
    expect(counted(['super', 'dough', 'super'])).toEqual([
      { kind: 'dough', count: 1 },
      { kind: 'super', count: 2 },
    ]);
  });

  it('puts a cost together with its grey part', () => {
    expect(costText(recipe('flan'))).toMatchObject({
      key: 'and',
      args: { two: { key: 'tokens', args: { kind: 'grey', count: 3 } } },
    });
  });

  it('has a word for no effect, one and two', () => {
    const gold = { effect: 'gold', amount: 2 };
    expect(effectsText([]).key).toBe('no-effect');
    expect(effectsText([gold]).key).toBe('effect');
    expect(effectsText([gold, gold]).key).toBe('two-effects');
  });
});
