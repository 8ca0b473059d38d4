import { beforeAll, expect, test } from 'vitest';
import { speech } from '../lib/i18n.svelte';
import type { ChefMove, PositionOfDay, WireMove } from '../wire';
import { marksOf, shownOf, verdict } from './finding';

const wire = (text: string): WireMove => ({ move: text.length, verb: 'place', args: {}, text }) as never;
const told = (text: string, points: number): ChefMove => ({
  move: wire(text),
  label: { type: 'text', key: `label ${text}`, args: {} },
  points,
  chance: points / 100,
});
const offered = (text: string) => ({ move: wire(text), label: told(text, 0).label, reveals: false });
const page = { tags: ({ text }: WireMove) => [`piece:${text}`] };

function position(right: boolean, move = right ? 'best' : 'other'): PositionOfDay {
  const decision = { ask: { type: 'text', key: 'ask', args: {} }, moves: ['best', 'other'].map(offered) };
  const finding = {
    move,
    right,
    moves: [told('best', 40)],
    played: right ? null : told('other', 30),
    why: [],
  };
  const update = { decision, viewer: 0, view: {}, seats: [{ deciding: true, name: '' }] };
  return { game: 'none', update, finding } as never;
}

beforeAll(async () => {
  await speech.complete();
});

test('what is said is kind and names the best move', () => {
  expect(verdict(position(true))).toBe('Well seen: label best');
  expect(verdict(position(false))).toContain('label best');
  expect(verdict(position(false, ''))).toContain('The strongest bot’s choice');
  expect(verdict({ ...position(true), finding: null })).toBe('');
});

test('the best is marked with its letter and what was chosen instead in its own way', () => {
  const [best, mine] = marksOf(position(false), page as never);
  expect(best).toMatchObject({ letter: 'A', points: 40, tags: ['piece:best'] });
  expect(mine).toMatchObject({ letter: 'You', mine: true, tags: ['piece:other'] });
  expect(marksOf({ ...position(false), finding: null }, page as never)).toEqual([]);
});

test('once it is answered nothing is asked any more', () => {
  const open = shownOf({ ...position(true), finding: null });
  expect(open.decision).not.toBeNull();
  expect(open.seats[0]!.name).toBe('You');
  const answered = shownOf(position(true));
  expect(answered.decision).toBeNull();
  expect(answered.seats.every((seat) => !seat.deciding)).toBe(true);
});
