import { expect, test } from 'vitest';
import { type Box, freePlace } from './freeplace';

const ROOM = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 80 };
const ANCHOR: Box = { left: 400, top: 300, width: 60, height: 40 };

const covers = (spot: { left: number; top: number }, box: Box): boolean =>
  spot.left < box.left + box.width &&
  box.left < spot.left + SIZE.width &&
  spot.top < box.top + box.height &&
  box.top < spot.top + SIZE.height;

test('above the thing, in its middle, where nothing lies there', () => {
  expect(freePlace(ANCHOR, SIZE, ROOM, [])).toEqual({ left: 330, top: 210 });
});

test('below where something that can be chosen lies above', () => {
  const above = { left: 380, top: 220, width: 100, height: 60 };
  expect(freePlace(ANCHOR, SIZE, ROOM, [above])).toEqual({ left: 330, top: 350 });
});

test('beside where both lie in the way', () => {
  const taken = [
    { left: 400, top: 220, width: 60, height: 60 },
    { left: 400, top: 350, width: 60, height: 60 },
  ];
  expect(freePlace(ANCHOR, SIZE, ROOM, taken)).toEqual({ left: 470, top: 280 });
});

test('far away where everything near can be chosen, and there as near as can be', () => {
  const board = { left: 0, top: 100, width: 700, height: 500 };
  const spot = freePlace(ANCHOR, SIZE, ROOM, [board]);
  expect(covers(spot, board) || covers(spot, ANCHOR)).toBe(false);
  expect(spot.left).toBeLessThan(730);
});

test('over as little as can be where all is full, and inside the window', () => {
  const taken = [{ left: 0, top: 0, width: 1000, height: 520 }];
  const spot = freePlace(ANCHOR, SIZE, ROOM, taken);
  expect(spot.top).toBe(504);
});
