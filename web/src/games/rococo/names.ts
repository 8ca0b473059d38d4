/** Names as the wire spells them, how employees look, and sentences about pieces put together from them. */
import type { TableContext } from '../../table/context';
import type { Text } from '../../wire';
import type { HATS, MOUTHS } from './art/staff';
import { HAIRS } from './art/staff';
import type { DecorationView, EmployeeView, PlayerView, RococoView } from './view';

/** As the house stands: the royal hall is the middle of it. */
export const HALLS = ['4', '2', '1', '3', '5'] as const;
export const JOURNEYMAN_TASKS = ['common-silk', 'rare-silk', 'notions', 'decoration'] as const;
export const MASTER_TASKS = ['dress', 'coat', 'by-master'] as const;
export const LEVELS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

const text = (key: string, args: Record<string, string | number | Text> = {}): Text => ({
  type: 'text',
  key,
  args,
});

export const employeeText = (employee: string): Text => text('employee', { employee });
export const jewelText = (jewel: string): Text => text('jewel', { jewel });
/** An employee in words, for names and explanations. */
export const cardFacts = ({ employee, rank, level, bonus, delegating }: EmployeeView) => ({
  employee: employeeText(employee),
  rank,
  level,
  bonus: bonus.said,
  livres: delegating,
});
export const isLady = (colour: string): boolean => colour === 'blue' || colour === 'green';

const NOT_NOW = 'obstacle-not-now';
/** Whether a piece would answer the present question, but something is in its way. */
export const isBarred = (table: TableContext, tag: string): boolean =>
  table.obstacles(tag).some(({ key }) => key !== NOT_NOW);

/** All cards of a staff that the viewer can see, the one in play first. */
export const playable = (at: PlayerView): readonly EmployeeView[] => [
  ...(at.in_play ? [at.in_play] : []),
  ...(at.hand ?? []),
];

/** All cards that the viewer may see and that a move may name. */
export const staffOf = (view: RococoView): readonly EmployeeView[] => {
  const mine = view.players[view.viewer ?? 0];
  return [
    ...(mine ? [...playable(mine), ...(mine.reserve ?? []), ...mine.discard] : []),
    ...(view.jeweller?.piles.flatMap(({ cards }) => cards ?? []) ?? []),
  ];
};
export const decorationsOf = (view: RococoView): readonly DecorationView[] => [
  ...view.fireworks,
  ...view.statues,
  ...view.kitchen_left,
  ...view.kitchen_right,
  ...view.halls.map(({ musician }) => musician),
  ...(view.jeweller?.licences ?? []),
];

type Look = {
  readonly hair: keyof typeof HAIRS;
  readonly hat: keyof typeof HATS | null;
  readonly mouth: keyof typeof MOUTHS;
  readonly skin: string;
  readonly hc: string;
  readonly coat: string;
  readonly glasses: boolean;
};
const SKINS = ['#fbd9bd', '#f4cba6', '#e9b78f', '#c98f66', '#b67a52', '#8a5a3c'];
const HAIR = ['#f6efe6', '#d8cfc6', '#d9a441', '#c7572a', '#7a4630', '#33201b'];
const COATS = ['#7a4a6e', '#4c6e8f', '#5f8f86', '#b3404f', '#6a7fb0', '#a08060', '#7fa876', '#c08a4a'];
/** In the order of the box: hair, hat, mouth, then skin, hair and coat by number; `g` for glasses. */
const LOOKS: Readonly<Record<string, string>> = {
  berthe: 'bun - lips 110 g',
  anselme: 'wig - stache 101',
  colin: 'curls tri smile 042',
  perrin: 'short cap grin 125',
  lison: 'braids mob smile 046',
  blaise: 'grey tri smile 214 g',
  sidonie: 'bun - lips 037',
  hugo: 'short tri smile 553',
  toinette: 'curls mob lips 244',
  felix: 'short - grin 036',
  manon: 'braids - smile 342',
  armand: 'wig - smile 203',
  clemence: 'curls - lips 032',
  odilon: 'grey cap stache 145',
  nicaise: 'short cap smile 457',
  gaspard: 'grey tri smile 216 g',
  fanchon: 'braids mob lips 120',
  honore: 'short - grin 347',
  ninon: 'curls mob smile 034',
  leonie: 'bun - lips 511',
  odile: 'curls mob lips 454',
  mathis: 'short - grin 357',
  fanny: 'bun - grin 551',
  isidore: 'wig tri stache 105 g',
  agathe: 'bun - smile 210 g',
  theodore: 'grey - stache 042',
  celestin: 'short cap smile 136',
  hortense: 'curls - lips 404',
  auguste: 'wig - stache 303',
  rosalie: 'braids mob smile 135',
  gilles: 'short cap grin 422',
  margot: 'curls mob grin 346',
  cyprien: 'short - smile 257',
  aimee: 'bun mob lips 141',
  bastien: 'short tri grin 352',
  cecile: 'braids - lips 024 g',
  damien: 'grey cap stache 233',
  edmee: 'curls - smile 556',
  fabrice: 'short - stache 140',
  gisele: 'bun mob smile 215',
  henri: 'wig tri smile 104',
  irene: 'curls - lips 447 g',
  jerome: 'wig - stache 302 g',
  katell: 'bun - smile 033',
  lucien: 'grey tri smile 511',
  melanie: 'curls - lips 145',
  narcisse: 'wig tri lips 006',
  olympe: 'bun - lips 420',
  prosper: 'grey - stache 217',
  quitterie: 'curls mob lips 114 g',
  rodolphe: 'wig - grin 353',
  solange: 'braids mob grin 231',
  tancrede: 'short cap smile 542',
  ursule: 'bun mob smile 143',
  victor: 'short - grin 027',
  xaviere: 'curls - lips 354',
  yves: 'short cap grin 240',
  zelie: 'braids mob smile 456',
  adele: 'bun - grin 135',
  bruno: 'short - smile 452',
  desiree: 'curls mob smile 021',
};

const looks = new Map<string, Look>();
function read(employee: string): Look {
  const [hair = 'short', hat = '-', mouth = 'smile', numbers = '000', glasses] = (
    LOOKS[employee] ?? 'short - smile 000'
  ).split(' ');
  const [skin = 0, hc = 0, coat = 0] = [...numbers].map(Number);
  return {
    hair: (hair in HAIRS ? hair : 'short') as Look['hair'],
    hat: hat === '-' ? null : (hat as keyof typeof HATS),
    mouth: mouth as Look['mouth'],
    skin: SKINS[skin]!,
    hc: HAIR[hc]!,
    coat: COATS[coat]!,
    glasses: glasses === 'g',
  };
}
export function lookOf(employee: string): Look {
  const known = looks.get(employee) ?? read(employee);
  looks.set(employee, known);
  return known;
}
