/** What stands for words on the board, and what is a picture of a thing that has a name there. */
import { type Signs, shapes } from '../../kit/signs';

export const SIGNS: Signs = {
  ...shapes('ro-', 'coin', 'coin-blank', 'point', 'thread', 'lace'),
  ...shapes('ro-', 'bale-blue', 'bale-pink', 'bale-green', 'bale-orange', 'tile-back', 'tile-free'),
  ...shapes('ro-', 'master', 'journeyman', 'apprentice', 'thimble'),
  ...shapes('ro-', 'scissors', 'carriage', 'bonus', 'crown', 'hall', 'statue', 'queen', 'pot', 'cloche'),
  music: { says: '♪' },
  ...shapes('ro-', 'jewel-blue', 'jewel-pink', 'jewel-green', 'jewel-orange'),
  plus: { says: '+' },
  minus: { says: '−' },
  or: { says: '/' },
  range: { says: '–' },
  becomes: { says: '→' },
  each: { says: ':' },
  same: { says: '=' },
  times: { says: '×' },
  about: { says: '≈' },
};

export const PICTURES: readonly RegExp[] = [
  /^ro-(ga|top|hair|hat|mouth|burst)-/,
  /^ro-(lady|man)-[ab]$/,
  /^ro-(form|head|glasses|musician|madame|needle)$/,
];
