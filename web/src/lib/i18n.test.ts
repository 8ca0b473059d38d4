import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Speech } from './i18n.svelte';

describe('the words of the page', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));

  test('come in the language that was asked for', async () => {
    const speech = new Speech();
    await speech.speak('fr');
    expect(speech.t('lobby-your-turn')).toBe('à vous de jouer');
    expect(document.documentElement.lang).toBe('fr');
  });

  test('of a game are known in the new language when it is learned while the language changes', async () => {
    const speech = new Speech();
    await speech.speak('en');
    await Promise.all([speech.speak('de'), speech.learn('gateau')]);
    expect(speech.language).toBe('de');
    expect(speech.say({ type: 'text', key: 'area-bench', args: {} }, 'gateau')).toMatch(/Arbeitsfläche/);
  });

  test('of a game that did not come with the page are asked of the server', async () => {
    const asked = vi.fn(async (_: string) => new Response('name = Kirschen'));
    vi.stubGlobal('fetch', asked);
    const speech = new Speech();
    await speech.speak('de');
    await speech.learn('tiny');
    expect(asked).toHaveBeenCalledWith('/api/games/tiny/texts/de');
    expect(speech.say({ type: 'text', key: 'name', args: {} }, 'tiny')).toBe('Kirschen');
  });

  test('come in the language that was asked for last', async () => {
    const speech = new Speech();
    await speech.speak('fr');
    await Promise.all([speech.speak('de'), speech.speak('fr')]);
    expect(speech.language).toBe('fr');
  });

  test('of the rest do not fall back to the language of the start', async () => {
    const speech = new Speech();
    await speech.speak('en');
    await Promise.all([speech.complete(), speech.speak('fr')]);
    expect(speech.t('obstacle-not-your-turn')).toBe('Ce n’est pas à vous de jouer.');
  });

  test('that nobody knows are told by their key', async () => {
    const speech = new Speech();
    await speech.speak('en');
    expect(speech.t('no-such-message')).toBe('no-such-message');
  });
});
