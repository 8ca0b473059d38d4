/** What stands for words on the board, and what is a picture of a thing that has a name there. */
import type { Signs } from '../../kit/signs';

const MEDAL = '-17 -17 34 34';
export const SIGNS: Signs = {
  red: { shape: 'pm-medal-red', box: MEDAL },
  orange: { shape: 'pm-medal-orange', box: MEDAL },
  green: { shape: 'pm-medal-green', box: MEDAL },
  blue: { shape: 'pm-medal-blue', box: MEDAL },
  ivory: { shape: 'pm-medal-ivory', box: MEDAL },
  corner: { shape: 'pm-corner-red', box: '0 0 46 46' },
  curl: { shape: 'pm-curl-chocolate', box: '0 110 56 56' },
  toque: { shape: 'pm-toque', box: '-18 -18 36 32' },
  spoon: { shape: 'pm-spoon', box: '-12 -23 24 46' },
  whisk: { shape: 'pm-whisk', box: '-12 -23 24 46' },
  hidden: { says: '?' },
  plus: { says: '+' },
};

export const PICTURES: readonly RegExp[] = [
  /^pm-(tier|decoration|card|chef|corner|curl|small)-/,
  /^pm-(stand|shadow|spoon-card|heart|pumpkin|fir|balloon|rings)$/,
];
