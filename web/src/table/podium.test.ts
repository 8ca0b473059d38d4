import { expect, test } from 'vitest';
import { automaArt } from '../kit/automas';
import { adviser, chefOf } from '../kit/chefs';
import { SEATS } from '../kit/seats';
import { towerOf } from '../kit/towers';
import { botAt, COLUMN, column, levelAt, levelOf, numberOf, standing } from './podium';

test('the best stand in the middle, the next at their sides', () => {
  expect(standing([1])).toEqual([1]);
  expect(standing([1, 2])).toEqual([2, 1]);
  expect(standing([1, 2, 3, 4, 5])).toEqual([2, 1, 3, 4, 5]);
});

test('every seat has a chef of its own, with a kerchief of its colour; a bot is made of tin under the same hat', () => {
  const chefs = SEATS.map((_, seat) => chefOf(seat, ''));
  expect(new Set(chefs).size).toBe(SEATS.length);
  for (const [seat, { paint }] of SEATS.entries()) {
    expect(chefs[seat]).toContain(`fill="${paint}"`);
    const bot = chefOf(seat, '', true);
    expect(bot).not.toBe(chefs[seat]);
    expect(bot).toContain(`fill="${paint}"`);
    // The screen of its face.
    expect(bot).toContain('#31414A');
    expect(chefs[seat]).not.toContain('#31414A');
  }
});

test('a bot at a seat has its level; who is a person, or a bot that is no level, has none', () => {
  const seats = [
    { named: 'bot', bot: 'level-4' },
    { named: 'person', bot: 'level-4' },
    { named: 'bot', bot: 'greedy' },
  ] as const;
  expect([0, 1, 2, null].map((seat) => levelOf(botAt(seats, seat)))).toEqual([4, null, null, null]);
});

test('the better a place, the higher its step', () => {
  const tops = [1, 2, 3, 4, 5, 6].map((rank) => numberOf(rank).y);
  expect(tops.slice(1)).toEqual([...tops.slice(1)].sort((one, other) => one - other));
  const [first, second] = [1, 2].map((rank) => column({ seat: 1, rank, bot: '' }, null));
  expect(first).not.toBe(second);
  expect(COLUMN.height).toBeGreaterThan(Math.max(...tops));
});

test('automas have the face that their game draws, in colours that need no styles', async () => {
  expect(await automaArt('pieces-montees')).toBeNull();
  for (const game of ['gateau', 'rococo', 'patisserie']) {
    const automa = await automaArt(game);
    expect(automa).not.toBeNull();
    const art = column({ seat: null, rank: 1, bot: '' }, automa);
    expect(art).toContain(`#${automa!.prefix}-`);
    expect(art).not.toContain(`class="${automa!.prefix}-o"`);
    expect(art.length).toBeGreaterThan(column({ seat: null, rank: 1, bot: '' }, null).length + 1000);
  }
});

test('the chef who gives advice sits at no seat', () => {
  expect(SEATS.map((_, seat) => chefOf(seat, ''))).not.toContain(adviser(''));
  expect(adviser('')).toContain(`fill="${SEATS[4]!.paint}"`);
});

test('where five share the smallest phone, places and levels can still be read', () => {
  const narrowest = 62;
  for (const { size } of [...[1, 2, 3, 4, 5].map(numberOf), levelAt(5)])
    expect((size * narrowest) / COLUMN.width).toBeGreaterThanOrEqual(11.5);
});

test('beside the podium stands a tower of what the game is about, or of cream puffs', async () => {
  const towers = await Promise.all(['pieces-montees', 'gateau', 'rococo', 'patisserie', 'toy'].map(towerOf));
  expect(new Set(towers).size).toBe(4);
  expect(towers[3]).toBe(towers[4]);
  // It has no ids, which could meet those of a board.
  for (const tower of towers) expect(tower).not.toMatch(/ id=|NaN|undefined/);
});
