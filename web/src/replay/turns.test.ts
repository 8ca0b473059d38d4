import { expect, it } from 'vitest';
import type { Happening, SeenEvent } from '../wire';
import { turnStarts } from './turns';

const row = (number: number, seat: number, ...events: SeenEvent[]): Happening => ({
  number,
  kind: 'move',
  at: 0,
  seat,
  move: 'end',
  moves: number,
  data: {},
  events,
});
const begins = (seat: number, round: number): SeenEvent => ({
  kind: 'turn-begins',
  args: { seat: { type: 'seat', seat }, round },
});

it('begins a turn at the moment in which it is announced', () => {
  const rows = [row(-2, 0), row(-1, 0, begins(1, 1)), row(0, 1, begins(0, 2)), row(1, 0)];
  expect(turnStarts(rows, -3)).toEqual([
    { number: -3, seat: 0, round: null },
    { number: -1, seat: 1, round: 1 },
    { number: 0, seat: 0, round: 2 },
  ]);
});

it('begins a turn before the first move of another seat where none is announced', () => {
  const starts = turnStarts([row(1, 0), row(2, 0), row(3, 1), { ...row(4, 0), kind: 'undo' }, row(5, 0)], 0);
  expect(starts.map(({ number, seat }) => [number, seat])).toEqual([
    [0, 0],
    [2, 1],
    [4, 0],
  ]);
});

it('knows no turns where nothing happened', () => {
  expect(turnStarts([], 0)).toEqual([]);
});
