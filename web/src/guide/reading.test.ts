import { lexer } from 'marked';
import { expect, test, vi } from 'vitest';
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

test('a guide is asked for once, and again after a failure', async () => {
  const asked = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(async () => new Response('The lead.\n\n## Taking {#take}\n\nOne.'));
  vi.stubGlobal('fetch', asked);
  await expect(readGuide('tiny', 'en')).rejects.toThrow();
  const guide = await readGuide('tiny', 'en');
  expect(guide.sections.map((section) => section.id)).toEqual(['take']);
  expect(await readGuide('tiny', 'en')).toBe(guide);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a table has a guide of its own, for it may play with another edition', async () => {
  const asked = vi.fn(async (_: string) => new Response('The lead.'));
  vi.stubGlobal('fetch', asked);
  await readGuide('tiny', 'fr', 't1');
  expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/t1/guide/fr');
});
