/** Names as the wire spells them, how staff and pastries look, and sentences about pieces put together from them. */
import type { TableContext } from '../../table/context';
import type { Text } from '../../wire';
import type { Shape } from './art/pastries';
import type { FACES, HAIRS, HATS } from './art/staff';
import type { PlayerView, RecipeView, StaffView } from './view';

export const TABLES = ['orangery', 'rosery', 'fountain', 'grotto', 'terrace'] as const;
export type Table = (typeof TABLES)[number];
export const LEVELS = ['', 'I', 'II', 'III', 'IV', '✱'] as const;

const text = (key: string, args: Record<string, string | number | Text> = {}): Text => ({
  type: 'text',
  key,
  args,
});

export const staffText = (staff: string): Text => text('staff', { staff });
export const recipeText = (recipe: string): Text => text('recipe', { recipe });
/** The name of a pastry without the marks of a quotation that sentences have round it. */
export const pastryName = (table: TableContext, recipe: string): string =>
  table.say(recipeText(recipe)).replace(/^[“„«\s ]+|[”“»\s ]+$/g, '');
/** Where long names of pastries may break on a narrow card; they are the same in all languages. */
const BREAKS: ReadonlyMap<string, string> = new Map(
  'Chou-quette Reli-gieuse Profite-role Conver-sation Croquem-bouche Frangi-pane Tarte-lette Pithi-viers'
    .split(' ')
    .map((word) => [word.replace('-', ''), word.replace('-', '\u00AD')]),
);
export const hyphenated = (name: string): string => BREAKS.get(name) ?? name;
/** A card in words, for names and explanations. */
export const cardFacts = ({ staff, title, level, bonus, dismissing }: StaffView) => ({
  staff: staffText(staff),
  rank: title,
  level,
  bonus,
  coins: dismissing,
});
export const recipeFacts = ({ said, needs_said, points, patissier }: RecipeView) => ({
  recipe: said,
  needs: needs_said,
  points,
  toque: patissier ? 'yes' : 'no',
});

/** Reasons that hold for all pieces of a kind say nothing about one of them. */
const GENERAL = new Set(['obstacle-not-now', 'obstacle-not-your-rank']);
/** Whether a piece would answer the present question, but something is in its way. */
export const isBarred = (table: TableContext, tag: string): boolean =>
  table.obstacles(tag).some(({ key }) => !GENERAL.has(key));

/** All cards of mine, and those that I choose from, that a move may name. */
export const staffOf = (at: PlayerView | undefined): readonly StaffView[] =>
  at ? [...(at.hand ?? []), ...(at.unused ?? []), ...at.used, ...(at.tray ?? [])] : [];

/** The arguments of a text, whatever they are. */
export const partsOf = (
  said: Text | string | number | undefined | null,
): Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null && said.type === 'text' ? (said.args ?? {}) : {};
export const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'text';
/** The parts of a list that was said as one text. */
export function listed(said: Text): readonly Text[] {
  if (said.key !== 'and') return [said];
  const { one, two } = partsOf(said);
  return [one, two].filter(isText).flatMap(listed);
}

type PastryLook = { readonly shape: Shape; readonly a: string; readonly b: string; readonly d: string };
const COLOURS: Readonly<Record<string, string>> = {
  gold: '#e3a94f',
  crust: '#e9b659',
  straw: '#f4d38a',
  brown: '#c97f3a',
  choco: '#8c5233',
  dark: '#6b3b26',
  cream: '#fff6de',
  white: '#fffbf2',
  pink: '#f3b6c2',
  red: '#dd3550',
  green: '#84c873',
  mint: '#a6d69a',
  lilac: '#ae78cc',
  blue: '#5e6fb5',
  amber: '#f2b632',
  nut: '#c98f4a',
  rose: '#e0758e',
};
/** By recipe: silhouette, then body, icing and what lies on top. */
const PASTRIES: Readonly<Record<string, string>> = {
  madeleine: 'kouglof straw white nut',
  financier: 'feuille gold straw choco',
  sable: 'tart cream white amber',
  tuile: 'eclair straw nut white',
  meringue: 'vacherin mint cream lilac',
  macaron: 'macaron pink cream red',
  palmier: 'religieuse gold nut white',
  chouquette: 'tower straw white amber',
  brioche: 'savarin crust brown crust',
  kouglof: 'kouglof gold white nut',
  savarin: 'savarin gold white red',
  baba: 'savarin brown pink green',
  eclair: 'eclair crust dark straw',
  religieuse: 'religieuse straw dark red',
  profiterole: 'tower crust dark white',
  'saint-honore': 'vacherin straw white amber',
  'mille-feuille': 'feuille straw cream choco',
  dartois: 'feuille gold pink red',
  jalousie: 'feuille crust amber nut',
  conversation: 'tart cream white nut',
  'puits-d-amour': 'charlotte gold cream red',
  nonnette: 'macaron brown cream amber',
  'pain-d-epices': 'feuille choco brown white',
  nougat: 'feuille white pink green',
  calisson: 'macaron straw amber white',
  praline: 'tower choco brown pink',
  croquant: 'eclair brown nut cream',
  oublie: 'eclair straw cream rose',
  gaufre: 'kouglof crust pink red',
  beignet: 'savarin gold lilac white',
  crepe: 'charlotte straw cream amber',
  clafoutis: 'tart cream white red',
  flan: 'charlotte brown straw nut',
  tartelette: 'tart cream white blue',
  frangipane: 'tart straw white green',
  pithiviers: 'savarin crust straw nut',
  galette: 'kouglof crust amber red',
  bichon: 'eclair gold amber white',
  chausson: 'religieuse crust green white',
  vacherin: 'vacherin pink white red',
  bavarois: 'charlotte pink cream rose',
  croquembouche: 'tower crust brown red',
  'gateau-basque': 'kouglof choco pink cream',
  biscuit: 'charlotte straw cream green',
  dacquoise: 'macaron mint dark white',
};
export function pastryLook(recipe: string): PastryLook {
  const [shape = 'savarin', a = 'gold', b = 'white', d = 'red'] = (PASTRIES[recipe] ?? '').split(' ');
  const colour = (name: string): string => COLOURS[name] ?? '#e3a94f';
  return { shape: (shape || 'savarin') as Shape, a: colour(a), b: colour(b), d: colour(d) };
}

export type Look = {
  readonly hair: keyof typeof HAIRS;
  readonly hat: keyof typeof HATS;
  readonly face: keyof typeof FACES;
  readonly skin: string;
  readonly hc: string;
  readonly brow: string;
  readonly scarf: string;
};
const SKINS = ['#fbd9bd', '#f4cba6', '#f1c09c', '#e9b78f', '#c98f66', '#8a5a3c'];
const HAIR = ['#ede8e0', '#d9a441', '#b8562b', '#7a4833', '#5a3122', '#2a1a16'];
const WHITE_BROW = '#c9c0b6';
const SCARVES = ['#a63a55', '#3f6b3a', '#2b5d86', '#9c4a12', '#e3a824', '#6a3f75'];
const TOQUES = ['tall', 'flat', 'lean', 'pleat'] as const;
const HERS = {
  hair: ['bun', 'bob', 'braid', 'curls', 'puff'],
  face: ['lips', 'smile', 'lips', 'specs'],
} as const;
const HIS = {
  hair: ['short', 'none', 'curls', 'short', 'wig'],
  face: ['tache', 'smile', 'beard', 'specs', 'smile'],
} as const;

/** Drawn from the letters of the name, so that everybody keeps their face. */
export function lookOf({ staff, woman }: Pick<StaffView, 'staff' | 'woman'>): Look {
  let seed = 0;
  for (const letter of staff) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const draw = <One>(all: readonly One[], by: number): One => all[Math.floor(seed / by) % all.length]!;
  const kind = woman ? HERS : HIS;
  const hc = draw(HAIR, 3);
  return {
    hair: draw<Look['hair']>(kind.hair, 1),
    hat: draw(TOQUES, 11),
    face: draw<Look['face']>(kind.face, 5),
    skin: draw(SKINS, 7),
    hc,
    brow: hc === HAIR[0] ? WHITE_BROW : hc,
    scarf: draw(SCARVES, 2),
  };
}
/** The Mentor himself. */
export const MENTOR: Look = {
  hair: 'wig',
  hat: 'pleat',
  face: 'monocle',
  skin: '#f1c9a8',
  hc: '#e9e4de',
  brow: WHITE_BROW,
  scarf: '#6a3f75',
};
