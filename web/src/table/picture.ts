/**
 * The picture of a result that people share: the podium with the name of the game, names, places, points and the day. What is
 * drawn is worked out first, as art and as texts with their places; then a canvas draws it, whose fonts are those of the page.
 */
import { type AutomaArt, down, moved, path, rect } from '../kit/draw';
import { markArt, SEATS } from '../kit/seats';
import { COLUMN, column, garland, hedge, levelAt, levelOf, numberOf, standing, tableEdge } from './podium';
import type { Placed } from './results';

export const PICTURE = { width: 1200, height: 630 };

/** Everything in the words of who shares it. */
export type Shown = {
  readonly game: string;
  readonly sentence: string;
  readonly day: string;
  readonly placed: readonly (Pick<Placed, 'seat' | 'name' | 'rank'> & {
    readonly bot: string;
    readonly points: string;
    /** What else there is to say of them; nothing for most. */
    readonly note: string;
  })[];
  readonly automa: AutomaArt | null;
  readonly number: (value: number) => string;
};

type Font = { readonly family: 'title' | 'text'; readonly weight: number; readonly size: number };
export type Written = Font & {
  readonly text: string;
  readonly x: number;
  /** The line that the letters stand on, or their middle. */
  readonly y: number;
  readonly middle?: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly colour: string;
};
export type Picture = { readonly art: string; readonly texts: readonly Written[] };
/** How wide a text is. */
export type Measure = (text: string, font: Font) => number;

const INK = '#3B2420';
const MUTED = '#6B5148';
const SURFACE = '#FFFDF8';
const MARGIN = 40;
const HEAD = 104;
/** Where the cakes stand, and the table begins. */
const BASE = 492;
const TABLE = BASE - 14;
const WIDEST = 300;
const NAME: Font = { family: 'text', weight: 700, size: 28 };
const POINTS: Font = { family: 'title', weight: 650, size: 32 };
const NOTE: Font = { family: 'text', weight: 400, size: 22 };
const MARK = 32;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const BREAKS = /[\s-]+/g;

/** As much of a text as fits, with dots where some is missing: whole words, or letters of a single one. */
export function shortened(text: string, font: Font, width: number, measure: Measure): string {
  if (measure(text, font) <= width) return text;
  const words = [...text.matchAll(BREAKS)].map(({ index }) => `${text.slice(0, index)}…`);
  const whole = words.findLast((some) => measure(some, font) <= width);
  if (whole) return whole;
  const all = [...letters.segment(text)].map(({ segment }) => segment);
  for (let count = all.length - 1; count > 0; count -= 1) {
    const some = `${all.slice(0, count).join('').trimEnd()}…`;
    if (measure(some, font) <= width) return some;
  }
  return '…';
}

/** A name in at most so many lines, broken between words where it can be. */
export function inLines(
  name: string,
  font: Font,
  width: number,
  most: number,
  measure: Measure,
): readonly string[] {
  const lines: string[] = [];
  let rest = name;
  while (rest && lines.length < most - 1 && measure(rest, font) > width) {
    const breaks = [...rest.matchAll(BREAKS)].map(({ index, 0: found }) => index + found.length);
    const cut = breaks.filter((at) => measure(rest.slice(0, at).trimEnd(), font) <= width).at(-1);
    // One long word: what is left of it in one line.
    if (!cut) break;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut);
  }
  return rest ? [...lines, shortened(rest, font, width, measure)] : lines;
}

export function pictureOf({ game, sentence, day, placed, automa, number }: Shown, measure: Measure): Picture {
  const { width, height } = PICTURE;
  const slot = Math.min(WIDEST, (width - 2 * MARGIN) / placed.length);
  const scale = Math.min(1.58, (slot - 4) / COLUMN.width);
  const places = standing(placed);
  const shapes: string[] = [];
  const texts: Written[] = [];

  places.forEach((one, place) => {
    const middle = width / 2 + (place - (places.length - 1) / 2) * slot;
    const left = middle - (COLUMN.width / 2) * scale;
    const top = BASE - (COLUMN.height - 5) * scale;
    shapes.push(
      moved(`translate(${left} ${top}) scale(${scale})`, column(one, one.seat === null ? automa : null)),
    );
    const on = (at: ReturnType<typeof numberOf>, value: number): void => {
      texts.push({
        ...POINTS,
        text: number(value),
        x: left + at.x * scale,
        y: top + at.y * scale,
        middle: true,
        size: at.size * scale,
        align: 'center',
        colour: INK,
      });
    };
    const level = levelOf(one.bot);
    on(numberOf(one.rank), one.rank);
    if (level !== null) on(levelAt(one.rank), level);

    const colour = one.seat === null ? MUTED : SEATS[one.seat % SEATS.length]!.paint;
    const lines = [
      ...inLines(one.name, NAME, slot - 12, one.note ? 1 : 2, measure).map((text) => ({
        ...NAME,
        text,
        colour,
      })),
      ...(one.note ? [{ ...NOTE, text: one.note, colour: MUTED }] : []),
    ];
    lines.forEach((line, index) => {
      const y = lines.length > 1 ? 540 + index * 30 : 552;
      texts.push({ ...line, x: middle, y, align: 'center' });
    });
    const mark = one.seat === null ? 0 : MARK + 8;
    texts.push({ ...POINTS, text: one.points, x: middle + mark / 2, y: 610, align: 'center', colour: INK });
    if (one.seat !== null) {
      const x = middle - measure(one.points, POINTS) / 2 - 4;
      shapes.push(moved(`translate(${x} 599) scale(${MARK / 64})`, markArt(one.seat, colour, SURFACE)));
    }
  });

  const title: Font = { family: 'title', weight: 650, size: 46 };
  const said: Font = { family: 'title', weight: 600, size: 28 };
  const dated: Font = { family: 'text', weight: 400, size: 22 };
  const called = shortened(game, title, (width - 2 * MARGIN) * 0.6, measure);
  const room = width - 2 * MARGIN - measure(called, title) - 40;
  texts.push(
    { ...title, text: called, x: MARGIN, y: 68, align: 'left', colour: INK },
    {
      ...said,
      text: shortened(sentence, said, room, measure),
      x: width - MARGIN,
      y: 48,
      align: 'right',
      colour: '#8A5F12',
    },
    { ...dated, text: day, x: width - MARGIN, y: 82, align: 'right', colour: MUTED },
  );

  const art = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${down('sky', [0, '#D6E6DC'], [0.75, '#F6F1E2'])}</defs>`,
    rect(0, 0, width, height, 0, 'url(#sky)'),
    moved(`translate(${width / 2} ${TABLE}) scale(1.5)`, hedge(10, '#DDEBD6', '#A9C8A0')),
    moved(`translate(${width / 2} ${HEAD})`, garland(12, '#7FA860')),
    moved(`translate(${width / 2} ${TABLE})`, tableEdge(width + 54, height, SURFACE)),
    ...shapes,
    rect(0, 0, width, HEAD, 0, SURFACE),
    path(`M0 ${HEAD}H${width}`, 'none', `stroke="${INK}" stroke-width="1.4"`),
    '</svg>',
  ].join('');
  return { art, texts };
}

const cssOf = ({ weight, size, family }: Font): string =>
  `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(`--${family}`)}`;

/** Measures texts as a pen writes them. */
const measuredBy =
  (pen: CanvasRenderingContext2D): Measure =>
  (text, font) => {
    pen.font = cssOf(font);
    return pen.measureText(text).width;
  };

function paper(): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  return { canvas, pen };
}

/** How wide texts of the page are. */
export const measuring = (): Measure => measuredBy(paper().pen);

/** The picture of what is shown, as a file. */
export async function painted(shown: Shown): Promise<Blob> {
  const { canvas, pen } = paper();
  Object.assign(canvas, PICTURE);
  const measure = measuredBy(pen);
  // Letters that the page has not shown yet are not there yet: without them all would be measured wrongly.
  const first = pictureOf(shown, measure);
  const all = [
    ...first.texts.map(({ text }) => text),
    shown.game,
    ...shown.placed.map(({ name }) => name),
  ].join('');
  await Promise.all(first.texts.map((one) => document.fonts.load(cssOf(one), all)));
  const { art, texts } = pictureOf(shown, measure);

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(art)}`;
  await image.decode();
  pen.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
  for (const one of texts) {
    pen.font = cssOf(one);
    pen.fillStyle = one.colour;
    pen.textAlign = one.align;
    pen.textBaseline = one.middle ? 'middle' : 'alphabetic';
    pen.fillText(one.text, one.x, one.y);
  }
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}
