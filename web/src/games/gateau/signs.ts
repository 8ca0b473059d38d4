/** What stands for words on the board, and what is a picture of a thing that has a name there. */
import { type Signs, shapes } from '../../kit/signs';

export const SIGNS: Signs = {
  equal: { says: '=' },
  different: { says: '≠' },
  times: { says: '×' },
  most: { says: '≤' },
  limit: { says: '/' },
  ...shapes('ga-token-', 'dough', 'cherry', 'chocolate', 'cream', 'jelly', 'candy', 'super', 'grey'),
  gold: { shape: 'ga-coin' },
  ...shapes('ga-sign-', 'take', 'side', 'tool', 'prepare', 'advance', 'bowl', 'bowls', 'leftovers', 'store'),
  ...shapes('ga-family-', 'cake', 'tart', 'choux'),
  ...shapes('ga-sign-', 'award', 'reserve', 'event', 'field'),
  down: { says: '↓' },
  up: { says: '↑' },
};

export const PICTURES: readonly RegExp[] = [
  /^ga-(cake|chef|tool|arm)-/,
  /^ga-(bowl|medal|toque|pawn|hand|ornament|robot|shield|back|plate)$/,
];
