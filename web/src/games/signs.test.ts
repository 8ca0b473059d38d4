import { describe, expect, it } from 'vitest';
import type { Signs } from '../kit/signs';
import { sprite as gateauSprite } from './gateau/art/sprite';
import * as gateau from './gateau/signs';
import { sprite as patisserieSprite } from './patisserie/art/sprite';
import * as patisserie from './patisserie/signs';
import { sprite as piecesSprite } from './pieces-montees/art/sprite';
import * as pieces from './pieces-montees/signs';
import { sprite as rococoSprite } from './rococo/art/sprite';
import * as rococo from './rococo/signs';

type Declared = { readonly SIGNS: Signs; readonly PICTURES: readonly RegExp[] };
const GAMES: readonly (readonly [string, Declared, () => string])[] = [
  ['gateau', gateau, gateauSprite],
  ['patisserie', patisserie, patisserieSprite],
  ['pieces_montees', pieces, piecesSprite],
  ['rococo', rococo, rococoSprite],
];
const LANGUAGES = ['en', 'fr', 'de'];
const SHAPE = /<(?:symbol|g) id="([^"]+)"/g;
const WRITTEN = import.meta.glob<string>('../../../src/toque/games/*/{texts,guide}/*.{ftl,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (path: string): string => WRITTEN[`../../../src/toque/games/${path}`] ?? '';

describe.each(GAMES)('the signs of %s', (game, { SIGNS, PICTURES }, sprite) => {
  const drawn = [...sprite().matchAll(SHAPE)].map(([, id]) => id!);
  const signs = Object.values(SIGNS).flatMap((sign) => ('shape' in sign ? [sign.shape] : []));

  it('are all shapes that are no pictures', () => {
    const unknown = drawn.filter((id) => !signs.includes(id) && !PICTURES.some((one) => one.test(id)));
    expect(unknown).toEqual([]);
    expect(signs.filter((id) => !drawn.includes(id))).toEqual([]);
  });
  it.each(LANGUAGES)('have a word (%s)', (language) => {
    const [, words = ''] =
      /^page-sign = \{ \$sign ->\n(.*?)^\}/ms.exec(read(`${game}/texts/${language}.ftl`)) ?? [];
    const named = [...words.matchAll(/^ {3}[ *]\[([a-z-]+)\]/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(SIGNS));
  });
  it.each(LANGUAGES)('have a place in the guide (%s)', (language) => {
    const [, names = ''] = /^```signs\n(.*?)^```/ms.exec(read(`${game}/guide/${language}.md`)) ?? [];
    expect(names.trim().split(/\s+/)).toEqual(Object.keys(SIGNS));
  });
});
