import { expect, test } from 'vitest';
import type { BoardPage } from '../games/contract';
import type { Offer } from '../wire';
import { Narrowing, tagsOf } from './narrowing';
import { choicesOn, pageFor } from './pages';

const Icon = (() => undefined) as unknown as BoardPage['Icon'];
const bowls: BoardPage = { name: 'bowls', Icon, pieces: ['bowl', 'spot'], areas: ['bowls'] };
const recipes: BoardPage = { name: 'recipes', Icon, pieces: ['card'], areas: ['recipes'] };

function among(...moves: readonly Record<string, string>[]): Narrowing {
  return new Narrowing(
    moves.map((args, index) => {
      const move = { move: index, verb: 'take', args, text: `take ${index}` };
      return { offer: { move } as unknown as Offer, tags: tagsOf(move) };
    }),
  );
}

test('a page counts its own pieces, each once', () => {
  const narrowing = among(
    { bowl: 'a1', kind: 'x' },
    { bowl: 'a1', kind: 'y' },
    { bowl: 'b2' },
    { card: 'c7' },
  );
  expect(choicesOn(bowls, narrowing)).toBe(2);
  expect(choicesOn(recipes, narrowing)).toBe(1);
});

test('a decision opens the page that has the choices, and leaves one open that has some', () => {
  expect(pageFor([bowls, recipes], 'bowls', among({ card: 'c1' }, { card: 'c2' }))).toBe('recipes');
  expect(pageFor([bowls, recipes], 'recipes', among({ card: 'c1' }, { bowl: 'a1' }))).toBe('recipes');
  expect(pageFor([bowls, recipes], 'recipes', among({ tool: 't' }, { tool: 'u' }))).toBe('recipes');
});
