import { expect, test } from 'vitest';
import { hyphenated } from './names';

test('a long name of a pastry breaks at a syllable, and is the same name', () => {
  expect(hyphenated('Conversation')).toBe('Conver\u00ADsation');
  expect(hyphenated('Conversation').replace('\u00AD', '')).toBe('Conversation');
});

test('a name that fits or breaks by itself stays as it is', () => {
  expect(hyphenated('Baba')).toBe('Baba');
  expect(hyphenated('Mille-feuille')).toBe('Mille-feuille');
});
