/** What stands for words on the board, and what is a picture of a thing that has a name there. */
import { type Signs, shapes } from '../../kit/signs';

export const SIGNS: Signs = {
  ...shapes('pa-', 'coin', 'blank', 'now', 'end', 'worth'),
  ...shapes('pa-', 'st-flour', 'st-sugar', 'st-butter', 'in-egg', 'in-honey', 'in-nut'),
  ...shapes('pa-', 'to-cherry', 'to-violet', 'to-orange', 'tile', 'sheet', 'bag'),
  ...shapes('pa-', 'toque', 'bowl', 'cards', 'crownstar'),
  ...shapes('pa-', 'flame', 'cakei', 'deco', 'tablei', 'podium', 'ribbon', 'servant', 'noble'),
  ...shapes('pa-em-', 'orangery', 'rosery', 'fountain', 'grotto', 'terrace'),
  ...shapes('pa-', 'slash'),
  plus: { says: '+' },
  minus: { says: '−' },
  or: { says: '/' },
  range: { says: '–' },
  becomes: { says: '→' },
  times: { says: '×' },
  same: { says: '=' },
  about: { says: '≈' },
};

export const PICTURES: readonly RegExp[] = [
  /^pa-(ca|body|hair|face|hat)-/,
  /^pa-(plate|place|broderie|topiary|tick|lock|halo|basin)$/,
];
