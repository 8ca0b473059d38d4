import { lexer } from 'marked';
import { expect, test } from 'vitest';
import { readGuide, split } from './reading';

test('a heading answers to its id and to the codes of obstacles', () => {
  const guide = split(
    lexer('The lead.\n\n## Spoons {#spoons too-few-spoons}\n\nThree.\n\n## The end\n\nOver.'),
  );
  expect(guide.lead.map((token) => token.raw.trim())).toContain('The lead.');
  expect(guide.sections.map(({ id, ids, title }) => ({ id, ids, title }))).toEqual([
    { id: 'spoons', ids: ['spoons', 'too-few-spoons'], title: 'Spoons' },
    { id: 'part-2', ids: [], title: 'The end' },
  ]);
});

test('every guide has the same sections in every language', async () => {
  const ids = async (language: 'en' | 'fr' | 'de') =>
    (await readGuide('pieces-montees', language))?.sections.map((section) => section.ids);
  const english = await ids('en');
  expect(english?.length).toBeGreaterThan(5);
  expect(await ids('fr')).toEqual(english);
  expect(await ids('de')).toEqual(english);
});

test('a game without a guide has none', async () => {
  expect(await readGuide('chess', 'en')).toBeNull();
});
