/** Signs that stand for words: declared once by each game, explained by the guide, and on the board under a pointer. */

/** A shape of the sprite, with its box where it brings none; or what is written. */
export type Sign = { readonly shape: string; readonly box?: string } | { readonly says: string };
/** By name, in the order of the guide; the game's word `page-sign` says what each means. */
export type Signs = Readonly<Record<string, Sign>>;

/** Shapes that are called like their signs, after a prefix. */
export const shapes = (prefix: string, ...names: readonly string[]): Signs =>
  Object.fromEntries(names.map((name) => [name, { shape: prefix + name }]));

const NUMBER = /[\d\s]+/g;

/** The sign with this shape; null for pictures. */
export const nameOfShape = (signs: Signs, id: string): string | null =>
  Object.entries(signs).find(([, sign]) => 'shape' in sign && sign.shape === id)?.[0] ?? null;

/** The sign that is written so, whatever number is beside it; null for words and mere numbers. */
export const nameOfWriting = (signs: Signs, said: string): string | null => {
  const bare = said.replaceAll(NUMBER, '');
  return Object.entries(signs).find(([, sign]) => 'says' in sign && sign.says === bare)?.[0] ?? null;
};
