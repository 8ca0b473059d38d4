import { expect, it, vi } from 'vitest';
import type { Moment } from '../wire';
import { type Fetch, MomentCache } from './moments';

const moments = (first: number, last: number): Moment[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    number: first + index,
    moves: index,
    deciders: [],
    view: {},
  }));

it('fetches each block once, and the next one before it is needed', async () => {
  const fetch = vi.fn<Fetch>(async (first, last) => moments(first, last));
  const shelf = new MomentCache(-10, 150, fetch);
  expect((await shelf.at(0, null)).number).toBe(0);
  expect((await shelf.at(1, null)).number).toBe(1);
  expect(fetch.mock.calls).toEqual([[-10, 49, null]]);
  await shelf.at(40, null);
  expect(fetch.mock.calls.at(-1)).toEqual([50, 109, null]);
  await shelf.at(50, null);
  expect(fetch).toHaveBeenCalledTimes(2);
  await shelf.at(150, 1);
  expect(fetch.mock.calls.slice(2)).toEqual([[110, 150, 1]]);
  expect(shelf.known(150, null)).toBeNull();
});

it('asks again for what could not be had', async () => {
  const fetch = vi.fn<Fetch>(async (first, last) => moments(first, last));
  fetch.mockRejectedValueOnce(new Error('gone'));
  const shelf = new MomentCache(0, 5, fetch);
  await expect(shelf.at(3, 0)).rejects.toThrow('gone');
  expect((await shelf.at(3, 0)).number).toBe(3);
});
