/** What the chef says, in words and numbers, and where his moves lie on the board. */
import { speech, t } from '../lib/i18n.svelte';
import type { BillLine, ChefMove, Text } from '../wire';
import { signed } from './bills';
import type { Choice, Tag } from './narrowing';

export const LETTERS = ['A', 'B', 'C'] as const;

/** Points as they are expected: with one decimal. */
export const expected = (points: number): string =>
  new Intl.NumberFormat(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    points,
  );

export const chanceOf = (chance: number): string =>
  new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** A move of the chef as a screen reader tells it. */
export const toldMove = (letter: string, { points, chance }: ChefMove, label: string): string =>
  t('chef-move', { letter, move: label, points: expected(points), chance: chanceOf(chance) });

/** In what the chef's first move differs from another, in a sentence. */
export function reason(
  why: readonly BillLine[],
  other: string | undefined,
  say: (text: Text) => string,
): string {
  const [one] = LETTERS;
  if (other === undefined) return t('chef-why-only', { one });
  if (!why.length) return t('chef-why-later', { one, other });
  const lines = why.map(({ ware, when, before, after, source }) => {
    const change = (after ?? before) - before;
    const [amount, count] = [signed(change), Math.abs(change)];
    return t('chef-difference', { ware, when, amount, count, source: say(source) });
  });
  return t('chef-why-lines', { one, other, lines: lines.join('; ') });
}

/** The pieces of a move that set it apart: not what it does, and nothing that belongs to all that can be chosen. */
export function piecesOf(move: string, choices: readonly Choice[]): readonly Tag[] {
  const tags = choices.find(({ offer }) => offer.move.text === move)?.tags ?? [];
  return [...tags].filter(
    (tag) => !tag.startsWith('verb:') && (choices.length === 1 || choices.some((one) => !one.tags.has(tag))),
  );
}
