import { describe, expect, it } from 'vitest';
import type { Offer } from '../wire';
import { piecesOf } from './chef';
import type { Choice } from './narrowing';

function choice(text: string, ...tags: string[]): Choice {
  const move = { move: 0, text, verb: 'place', args: {} };
  const label = { type: 'text', key: 'move-place', args: {} } as const;
  return { offer: { move, label, reveals: false } satisfies Offer, tags: new Set(['verb:place', ...tags]) };
}

describe('pieces of a move', () => {
  const choices = [choice('place a1', 'card:a1', 'hand:a'), choice('place a2', 'card:a2', 'hand:a')];

  it('are those that set it apart', () => {
    expect(piecesOf('place a1', choices)).toEqual(['card:a1']);
  });

  it('are all where there is no other move', () => {
    expect(piecesOf('place a1', choices.slice(0, 1))).toEqual(['card:a1', 'hand:a']);
  });

  it('are none of a move that cannot be played', () => {
    expect(piecesOf('place a9', choices)).toEqual([]);
  });
});
