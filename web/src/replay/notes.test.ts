import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChefNotes } from '../wire';

const api = vi.hoisted(() => ({ chefNotes: vi.fn<() => Promise<ChefNotes>>() }));
vi.mock('../lib/api', () => ({ api }));

import { ReadNotes } from './notes.svelte';

const HALF_AN_HOUR = 30 * 60_000;
const notes = (state: ChefNotes['state']): ChefNotes => ({ table: 't', state });

beforeEach(() => {
  vi.useFakeTimers();
  api.chefNotes.mockReset().mockResolvedValue(notes('reading'));
});
afterEach(() => void vi.useRealTimers());

test('notes that are there soon come soon', async () => {
  const read = new ReadNotes('t');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.chefNotes.mock.calls.length).toBeGreaterThanOrEqual(4);
  api.chefNotes.mockResolvedValue(notes('ready'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read.found?.state).toBe('ready');
});

test('a thousand who wait for long leave the server to those who play', async () => {
  const read = new ReadNotes('t');
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR);
  expect(api.chefNotes.mock.calls.length).toBeLessThan(120);
  read.leave();
  const asked = api.chefNotes.mock.calls.length;
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR);
  expect(api.chefNotes.mock.calls.length).toBe(asked);
});

test('he is asked again when the server was away, and no more once he has said all', async () => {
  api.chefNotes.mockRejectedValueOnce(new Error('away')).mockResolvedValue(notes('none'));
  const read = new ReadNotes('t');
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR);
  expect(read.found?.state).toBe('none');
  expect(api.chefNotes.mock.calls.length).toBe(2);
});

test('who is told that he has too many others to read goes on asking', async () => {
  api.chefNotes
    .mockResolvedValueOnce(notes('busy'))
    .mockResolvedValueOnce(notes('reading'))
    .mockResolvedValue(notes('ready'));
  const read = new ReadNotes('t');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read.found?.state).toBe('busy');
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR);
  expect(read.found?.state).toBe('ready');
  expect(api.chefNotes.mock.calls.length).toBe(3);
});
