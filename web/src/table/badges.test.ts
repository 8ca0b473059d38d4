import { expect, test } from 'vitest';
import { badgePlace } from './badges';
import type { Box } from './trails';

const ROOM = { width: 360, height: 400 };
const SIZE = { width: 30, height: 21 };
const HEAD: Box = { left: 10, top: 100, width: 300, height: 24 };

const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test('a badge lies at the end of the lower edge, where nothing is read', () => {
  expect(badgePlace(HEAD, SIZE, ROOM, [])).toEqual({ left: 284, top: 121, ...SIZE });
});

test('a badge lies on no card below the head, and on no score in it', () => {
  const score = { left: 270, top: 102, width: 40, height: 20 };
  const card = { left: 240, top: 124, width: 70, height: 58 };
  const above = { left: 200, top: 60, width: 110, height: 38 };
  const badge = badgePlace(HEAD, SIZE, ROOM, [score, card, above]);
  for (const read of [score, card, above]) expect(covers(badge, read)).toBe(false);
});

test('a badge stays on the board, and covers little where all is full', () => {
  const all = { left: 0, top: 0, width: 360, height: 400 };
  const low = { left: 200, top: 385, width: 160, height: 15 };
  const badge = badgePlace(low, SIZE, ROOM, [{ left: 0, top: 0, width: 360, height: 380 }, low]);
  expect(badge.top + badge.height).toBeLessThanOrEqual(ROOM.height);
  expect(badgePlace(HEAD, SIZE, ROOM, [all])).toEqual({ left: 284, top: 121, ...SIZE });
});
