import { describe, expect, test } from 'vitest';
import type { Decision } from '../wire';
import { afterNext, beginning, nextOf } from './runs';

const asked = (moves: readonly string[], refusals: readonly string[] = []): Decision => ({
  ask: { type: 'text', key: 'ask' },
  moves: moves.map((text, move) => ({
    move: { move, text, verb: text.split(' ')[0]!, args: {} },
    label: { type: 'text', key: 'move' },
    reveals: false,
  })),
  may_undo: true,
  refusals,
});

describe('a run', () => {
  test('of a whole answer plays its moves in order, as long as they are asked for', () => {
    const run = { moves: ['put a', 'put b'], refuses: false, from: 3 };
    expect(nextOf(run, asked(['put b', 'put a']))).toBe('put a');
    expect(nextOf(afterNext(run), asked(['put b']))).toBe('put b');
    expect(nextOf(afterNext(afterNext(run)), asked(['put b']))).toBeUndefined();
    expect(nextOf(run, asked(['put c']))).toBeUndefined();
    expect(nextOf(run, null)).toBeUndefined();
  });

  test('of refusals says no to whatever is asked, until something must be chosen', () => {
    const run = { moves: [], refuses: true, from: 3 };
    expect(nextOf(run, asked(['take', 'done'], ['done', 'end']))).toBe('done');
    expect(nextOf(afterNext(run), asked(['end'], ['end']))).toBe('end');
    expect(nextOf(run, asked(['go']))).toBeUndefined();
  });

  test('does the one and then the other', () => {
    const run = { moves: ['put a'], refuses: true, from: 3 };
    expect(nextOf(run, asked(['put a', 'done'], ['end']))).toBe('put a');
    expect(nextOf(afterNext(run), asked(['end'], ['end']))).toBe('end');
  });
});

test('what was played as one is taken back as one', () => {
  const units = [{ from: 3, to: 6 }];
  expect(beginning(units, 6)).toBe(3);
  expect(beginning(units, 4)).toBe(3);
  expect(beginning(units, 7)).toBe(6);
  expect(beginning(units, 3)).toBe(2);
});
