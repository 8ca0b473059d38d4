import { describe, expect, test } from 'vitest';
import type { Offer } from '../wire';
import { completions, folded, Narrowing, tagsOf } from './narrowing';

/** `place a1 me` → a move whose arguments are named as given. */
function offer(text: string, ...names: string[]): Offer {
  const [verb, ...values] = text.split(' ');
  const args = Object.fromEntries(names.map((name, index) => [name, values[index]!]));
  return {
    move: { move: 0, text, verb: verb!, args },
    label: { type: 'text', key: 'move' },
    reveals: false,
  };
}

const PLACE_A1 = offer('place a1 me', 'card', 'before');
const PLACE_A1_PARTNER = offer('place a1 partner', 'card', 'before');
const PLACE_B2 = offer('place b2 me', 'card', 'before');
const TURN_A1 = offer('turn a1', 'card');
const END = offer('end');
const ALL = [PLACE_A1, PLACE_A1_PARTNER, PLACE_B2, TURN_A1, END];

/** Layers of the same colour land on the same stand. */
const stands: Record<string, string[]> = { 'place a1 me': ['stand:red'], 'place b2 me': ['stand:red'] };
const choices = (offers: Offer[] = ALL) =>
  offers.map((one) => ({ offer: one, tags: tagsOf(one.move, stands[one.move.text]) }));
const left = (narrowing: Narrowing) => narrowing.left.map((choice) => choice.offer.move.text);

describe('tags', () => {
  test('come from the verb, the arguments and the game', () => {
    expect([...tagsOf(PLACE_A1.move, ['stand:red'])]).toEqual([
      'verb:place',
      'card:a1',
      'before:me',
      'stand:red',
    ]);
  });
});

describe('narrowing', () => {
  const start = new Narrowing(choices());

  test('begins with everything, and nothing is ready', () => {
    expect(left(start)).toHaveLength(5);
    expect(start.only).toBeNull();
  });

  test('lights up what is part of some move', () => {
    expect(start.stateOf('card:a1')).toBe('can');
    expect(start.stateOf('stand:red')).toBe('can');
    expect(start.stateOf('verb:end')).toBe('can');
    expect(start.stateOf('card:c3')).toBe('none');
  });

  test('keeps the moves that have all that was chosen', () => {
    const card = start.choose('card:a1');
    expect(left(card)).toEqual(['place a1 me', 'place a1 partner', 'turn a1']);
    expect(card.stateOf('card:a1')).toBe('chosen');
    expect(card.stateOf('verb:turn')).toBe('can');
    expect(card.stateOf('stand:red')).toBe('can');
  });

  test('is ready when one move is left, whatever the order of the clicks', () => {
    const there = start.choose('card:a1').choose('stand:red');
    const back = start.choose('stand:red').choose('card:a1');
    expect(there.only?.offer).toBe(PLACE_A1);
    expect(back.only?.offer).toBe(PLACE_A1);
  });

  test('is ready at once when the first click leaves one move', () => {
    expect(start.choose('verb:end').only?.offer).toBe(END);
  });

  test('starts over with a piece of other moves', () => {
    const other = start.choose('card:b2');
    expect(start.choose('verb:turn').stateOf('card:b2')).toBe('other');
    expect(start.choose('verb:turn').choose('card:b2').chosen).toEqual(other.chosen);
  });

  test('ignores what belongs to no move', () => {
    const card = start.choose('card:a1');
    expect(card.choose('card:c3')).toBe(card);
  });

  test('a second click on what was chosen takes it and what followed back', () => {
    const both = start.choose('verb:place').choose('card:a1');
    expect(both.choose('verb:place').chosen).toEqual([]);
    expect(both.choose('card:a1').chosen).toEqual(['verb:place']);
  });

  test('steps back one at a time, and stays at the start', () => {
    const both = start.choose('verb:place').choose('card:a1');
    expect(both.back().chosen).toEqual(['verb:place']);
    expect(both.back().back().back().chosen).toEqual([]);
  });

  test('what all that is left share is settled, not a choice', () => {
    const placing = start.choose('verb:place').choose('card:a1');
    expect(placing.stateOf('verb:place')).toBe('chosen');
    expect(new Narrowing(choices([PLACE_A1, PLACE_B2])).stateOf('before:me')).toBe('settled');
  });

  test('the only legal move can be clicked, and is not played by itself', () => {
    const only = new Narrowing(choices([END]));
    expect(only.only).toBeNull();
    expect(only.stateOf('verb:end')).toBe('can');
    expect(only.choose('verb:end').only?.offer).toBe(END);
  });

  test('a move picked as a whole is ready', () => {
    expect(start.pick(PLACE_A1_PARTNER).only?.offer).toBe(PLACE_A1_PARTNER);
    expect(start.choose('card:b2').pick(TURN_A1).only).toBeNull();
  });

  test('groups what is left by verb, in the order in which it is offered', () => {
    expect([...start.verbs.keys()]).toEqual(['place', 'turn', 'end']);
    expect(start.verbs.get('place')).toHaveLength(3);
  });
});

describe('completions', () => {
  test('go on word by word', () => {
    expect(completions(ALL, 'p')).toEqual(['place']);
    expect(completions(ALL, 'place ')).toEqual(['place a1', 'place b2']);
    expect(completions(ALL, 'place a1 ')).toEqual(['place a1 me', 'place a1 partner']);
  });

  test('know nothing of what is not legal', () => {
    expect(completions(ALL, 'place c')).toEqual([]);
  });

  test('forgive capitals and spaces before the first word', () => {
    expect(completions(ALL, '  TURN')).toEqual(['turn']);
  });
});

describe('folded', () => {
  const verbs = (counts: Record<string, number>) =>
    new Map(Object.entries(counts).map(([verb, count]) => [verb, Array.from({ length: count })]));

  test('leaves few moves as they are', () => {
    expect(folded(verbs({ place: 3, turn: 2, end: 1 }), 6)).toEqual(new Set());
    expect(folded(verbs({ bowl: 12 }), 6)).toEqual(new Set());
  });
  test('takes the many together, so that the others stay at hand', () => {
    expect(folded(verbs({ place: 3, turn: 16, end: 1 }), 6)).toEqual(new Set(['turn']));
    expect(folded(verbs({ place: 8, turn: 16, end: 1 }), 6)).toEqual(new Set(['turn', 'place']));
  });
});
