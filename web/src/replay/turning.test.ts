import { describe, expect, it } from 'vitest';
import type { Line, ToldTurn } from '../table/merging';
import { courseOf, sidesOf, turningPoints } from './turning';

const line = (actor: number, first: number, last = first): Line => ({
  key: `${first}`,
  actor,
  said: [],
  event: null,
  events: [],
  brings: [],
  parts: [],
  speaksOf: [],
  places: [],
  first,
  last,
});
const turn = (seat: number, round: number, ...lines: Line[]): ToldTurn => ({
  key: `${lines[0]?.first}`,
  seat,
  round,
  at: 0,
  lines,
});
/** A turn of one move each. */
const turns = (...seats: number[]): ToldTurn[] =>
  seats.map((seat, index) => turn(seat, 1 + Math.floor(index / 2), line(seat, index + 1)));

describe('turning points', () => {
  it('are where the lead changed most, in the order of the match', () => {
    const scores = [
      [0, 0],
      [3, 0],
      [3, 4],
      [13, 4],
      [13, 20],
      [14, 20],
    ];
    const found = turningPoints(scores, 0, turns(0, 1, 0, 1, 0), 2);
    expect(
      found.map(({ turning, side, swing, margin, line: told }) => [turning, side, swing, margin, told.last]),
    ).toEqual([
      ['takes', [1], 4, 1, 2],
      ['takes', [0], 10, 9, 3],
      ['takes', [1], 16, 7, 4],
    ]);
    expect(found.map(({ round }) => round)).toEqual([1, 2, 2]);
  });

  it('are nothing where who is far behind gains', () => {
    const scores = [
      [20, 15, 0],
      [20, 15, 9],
      [20, 19, 9],
    ];
    const found = turningPoints(scores, 0, turns(2, 1), 3);
    expect(found.map(({ turning, side, margin }) => [turning, side, margin])).toEqual([['closes', [1], 1]]);
  });

  it('know when all is level, and when somebody pulls away', () => {
    const scores = [
      [5, 2],
      [5, 5],
      [9, 5],
      [15, 5],
    ];
    const found = turningPoints(scores, 0, turns(1, 0, 0), 2);
    expect(found.map(({ turning, side }) => [turning, side])).toEqual([
      ['level', [1]],
      ['takes', [0]],
      ['grows', [0]],
    ]);
  });

  it('lead to what changed most in the turn, counted from the deal', () => {
    const scores = [
      [0, 0],
      [1, 0],
      [9, 0],
      [10, 0],
    ];
    const long = turn(0, 1, line(0, -2), line(0, -1), line(0, 0));
    const [point] = turningPoints(scores, -3, [long], 2);
    expect(point).toMatchObject({ swing: 10, line: { last: -1 } });
  });

  it('tell what they did whose moment it was, where others acted in the same move', () => {
    const scores = [
      [3, 0],
      [4, 9],
    ];
    const both = turn(0, 1, line(0, 1), { ...line(0, 1), key: 'automa', actor: 'automa' });
    const [point] = turningPoints(scores, 0, [both], 1);
    expect(point).toMatchObject({ turning: 'takes', side: [1], line: { actor: 'automa' } });
  });

  it('take partners for one', () => {
    const scores = [
      [0, 0, 0, 0],
      [4, 0, 4, 0],
      [4, 6, 4, 6],
    ];
    expect(sidesOf(scores)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(turningPoints(scores, 0, turns(0, 1), 4).map(({ side }) => side)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('are none for somebody who plays alone', () => {
    expect(turningPoints([[0], [7]], 0, turns(0), 1)).toEqual([]);
  });
});

describe('the course of a match', () => {
  it('tells for how many turns somebody led, and what their best turn brought', () => {
    const scores = [
      [0, 0],
      [3, 0],
      [3, 4],
      [9, 4],
    ];
    expect(courseOf(scores, 0, turns(0, 1, 0), 0)).toEqual({ led: 2, best: 6 });
    expect(courseOf(scores, 0, turns(0, 1, 0), 1)).toEqual({ led: 1, best: 4 });
  });
});
