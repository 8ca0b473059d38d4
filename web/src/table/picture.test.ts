import { expect, test } from 'vitest';
import { automaArt } from '../kit/automas';
import { inLines, type Measure, PICTURE, pictureOf, type Shown, shortened, type Written } from './picture';

/** Every letter is half as wide as high. */
const measure: Measure = (text, { size }) => (text.length * size) / 2;
const FONT = { family: 'text', weight: 700, size: 20 } as const;

const someone = (seat: number | null, name: string, rank: number, score: number) => ({
  seat,
  name,
  rank,
  bot: '',
  points: `${score} points`,
  note: '',
});
const shown = (placed: Shown['placed'], automa: Shown['automa'] = null): Shown => ({
  game: 'Rococo Deluxe',
  sentence: 'Marie-Antoinette de Habsbourg-Lorraine et Jean-Baptiste de la Pâtisserie gagnent ensemble !',
  day: '19 novembre 2026',
  placed,
  automa,
  number: String,
});
const box = ({ text, x, align, ...font }: Written): readonly [left: number, right: number] => {
  const width = measure(text, font);
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return [left, left + width];
};

test('what does not fit ends in dots, and never in half a letter', () => {
  expect(shortened('Théo', FONT, 100, measure)).toBe('Théo');
  expect(shortened('Théophile', FONT, 50, measure)).toBe('Théo…');
  expect(shortened('Jean de la Pâtisserie', FONT, 130, measure)).toBe('Jean de la…');
  // One letter of what is two for a computer.
  expect(shortened('👩‍🍳👩‍🍳👩‍🍳', FONT, 65, measure)).toBe('👩‍🍳…');
});

test('a long name breaks between its words, and is shortened in its last line', () => {
  expect(inLines('Laura', FONT, 100, 2, measure)).toEqual(['Laura']);
  expect(inLines('Marie-Antoinette', FONT, 110, 2, measure)).toEqual(['Marie-', 'Antoinette']);
  expect(inLines('Jean de la Pâtisserie Rococo', FONT, 110, 2, measure)).toEqual([
    'Jean de la',
    'Pâtisserie…',
  ]);
  expect(inLines('Donaudampfschifffahrt', FONT, 110, 2, measure)).toEqual(['Donaudampf…']);
  expect(inLines('Jean de la', FONT, 50, 1, measure)).toEqual(['Jean…']);
});

test('five with long names have room: nothing leaves the picture, nothing lies on something else', () => {
  const name = 'Jean-Baptiste-Théophile de la Pâtisserie Rococo';
  const { art, texts } = pictureOf(
    shown([0, 1, 2, 3, 4].map((seat) => someone(seat, name, seat + 1, 100 - seat))),
    measure,
  );
  expect(art).toContain(`width="${PICTURE.width}" height="${PICTURE.height}"`);
  for (const one of texts) {
    const [left, right] = box(one);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PICTURE.width);
    for (const other of texts) {
      if (one === other || Math.abs(one.y - other.y) > 20) continue;
      const [start, end] = box(other);
      expect(right <= start || end <= left, `${one.text} on ${other.text}`).toBe(true);
    }
  }
  const words = texts.map(({ text }) => text);
  for (const said of ['Rococo Deluxe', '19 novembre 2026', '100 points', '96 points'])
    expect(words).toContain(said);
  expect(words.filter((text) => /^[1-5]$/.test(text)).sort()).toEqual(['1', '2', '3', '4', '5']);
});

test('those who share a place stand at one height, each with its number', () => {
  const { texts } = pictureOf(
    shown([someone(2, 'Inès', 1, 49), someone(0, 'Laura', 1, 49), someone(1, 'Théo', 2, 44)]),
    measure,
  );
  const numbers = texts.filter(({ text }) => /^\d$/.test(text));
  expect(numbers.map(({ text }) => text)).toEqual(['1', '1', '2']);
  expect(numbers[0]!.y).toBe(numbers[1]!.y);
  expect(numbers[2]!.y).toBeGreaterThan(numbers[1]!.y);
});

test('who is alone stands beside the automa, which has its face and no mark of a seat', async () => {
  const rococo = await automaArt('rococo');
  const both = [someone(null, 'Madame du Barry', 1, 91), someone(0, 'Laura', 2, 58)];
  const { art, texts } = pictureOf(shown(both, rococo), measure);
  expect(art).toContain('href="#ro-madame"');
  const words = texts.map(({ text }) => text);
  for (const said of ['Madame du Barry', '91 points', 'Laura', '58 points']) expect(words).toContain(said);
  const points = texts.find(({ text }) => text === '91 points')!;
  // Where a mark stands before the points of others, hers are in the middle under her name.
  expect(points.x).toBe(texts.find(({ text }) => text === 'Madame du Barry')!.x);
  expect(texts.find(({ text }) => text === '58 points')!.x).toBeGreaterThan(
    texts.find(({ text }) => text === 'Laura')!.x,
  );
  // Alone at the table, too.
  expect(pictureOf(shown([someone(0, 'Laura', 1, 58)]), measure).texts.map(({ text }) => text)).toContain(
    'Laura',
  );
});

test('who has resigned is said to have, and a bot wears its level', () => {
  const { texts } = pictureOf(
    shown([
      { ...someone(1, 'Sous-chef', 1, 20), bot: 'level-4' },
      { ...someone(0, 'Laura', 2, 28), note: 'abandon' },
    ]),
    measure,
  );
  const words = texts.map(({ text }) => text);
  expect(words).toContain('abandon');
  expect(words).toContain('4');
});

test('a canvas has no styles: nothing in the picture asks for them', async () => {
  for (const game of ['gateau', 'rococo', 'patisserie']) {
    const both = [someone(0, 'Laura', 1, 58), someone(null, 'automa', 2, 41)];
    const { art } = pictureOf(shown(both, await automaArt(game)), measure);
    expect(art).not.toContain('var(--');
    expect(art).not.toContain('style=');
    expect(art).not.toContain('undefined');
    expect(art).not.toContain('NaN');
  }
});
