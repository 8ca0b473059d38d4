/** Which pieces of the board take part in a move, legal or not. */
import type { Tag } from '../../table/narrowing';
import type { WireMove } from '../../wire';
import { cardAt, type Face, faceOf, kindName, kindOf, partnerOf } from './names';
import type { PiecesView } from './view';

export function tags(move: WireMove, view: PiecesView): readonly Tag[] {
  const me = view.viewer ?? 0;
  const { args, verb } = move;
  switch (verb) {
    case 'place':
    case 'whisk':
      return layingTags(view, me, verb, args.card ?? '', args.before === 'partner');
    case 'turn':
      return [`turn:${args.card}`];
    case 'spoon':
    case 'recall':
      return ['chef'];
    case 'page':
      return [`booklet:${args.direction}`];
    case 'decorate':
      return [`stand:${me}:${args.cake}`, ...pageTags(view, args.cake ?? '')];
    default:
      return [];
  }
}

/** `fit` is for cards that go somewhere now; `lay` tells why a card cannot be placed before me. */
function layingTags(
  view: PiecesView,
  me: number,
  verb: string,
  card: string,
  forPartner: boolean,
): readonly Tag[] {
  const shown = cardAt(view, card);
  if (!shown?.face || (forPartner && !view.teams)) return [];
  const receiver = forPartner ? partnerOf(me) : me;
  const stand = standFor(view, receiver, faceOf(shown.face));
  const found = [`fit:${card}`];
  if (verb === 'place' && !forPartner) found.push(`lay:${card}`);
  if (stand) found.push(stand);
  return found;
}

export function standFor(view: PiecesView, seat: number, face: Face): Tag | null {
  const kind = kindName(face);
  if (view.seats[seat]?.cakes.some((cake) => cake.kind === kind)) return `stand:${seat}:${kind}`;
  return face.layer === 1 ? `stand:${seat}:new` : null;
}

function pageTags({ booklet }: PiecesView, cake: string): readonly Tag[] {
  if (!booklet) return [];
  const side = kindOf(cake).topping === 'chocolate' ? 'left' : 'right';
  return booklet[side] === cake ? [`page:${side}`] : [];
}
