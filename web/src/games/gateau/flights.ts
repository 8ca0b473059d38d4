/** What travels when something happens. */

import { plan } from '../../table/arrivals';
import { type EventValue, listOf, partsOf, seatOf, wordOf } from '../../table/events';
import type { SeenEvent } from '../../wire';
import type { Flight } from '../contract';
import type { GateauView } from './view';

/** `lands`: where something appears when this arrives. */
type Planned = Flight & { readonly lands?: string };

/** Nothing flies, but its beat passes. */
const NOWHERE = 'nowhere';

const partOf = (value: EventValue, name: string): string => wordOf(partsOf(value)[name]);
/** Where tokens come to lie, or are taken from, one after the other. */
const landed = (args: SeenEvent['args']): readonly { readonly place: string; readonly kind: string }[] => {
  const kinds = listOf(args.kinds);
  return listOf(args.places).map((place, at) => ({ place, kind: kinds[at] ?? '' }));
};
const isBowl = (place: string): boolean => 'abcd'.includes(place[0] ?? '');
/** Something of the size of a token, or what flies would swell to a bowl. */
const spotOf = (place: string): string => (isBowl(place) ? `burst:${place}` : `in:${place}`);

function countIn(view: GateauView, seat: number, zone: string, kind: string): number {
  const found = view.seats[seat]?.bench.find((one) => one.zone === zone);
  return found?.tokens.filter((token) => token === kind).length ?? 0;
}

function taken(args: SeenEvent['args'], before: GateauView, after: GateauView): readonly Planned[] {
  const seat = seatOf(args.seat);
  const [kind, zone, place] = [wordOf(args.kind), wordOf(args.zone), wordOf(args.place)];
  const from =
    args.source === 'bowl'
      ? `in:${place}:${kind}-0`
      : args.source === 'tile'
        ? `in:${place}`
        : `supply:${kind}`;
  const number = Math.max(countIn(before, seat, zone, kind), countIn(after, seat, zone, kind) - 1);
  return [{ from, to: `bench:${seat}:${zone}:${kind}-${number}`, lands: `bench:${seat}:${zone}:${kind}` }];
}

/** An explosion: its tokens leave the bowl one by one, then it turns over. */
function burst(args: SeenEvent['args'], before: GateauView): readonly Planned[] {
  const bowl = wordOf(args.bowl);
  const shown = before.bowls.find((one) => one.bowl === bowl)?.shows;
  const thrown = landed(args).map(({ place, kind }) => ({
    from: kind === shown ? `burst:${bowl}` : `supply:${kind}`,
    to: spotOf(place),
    until: `hollow:${place}`,
    lands: `${place}:${kind}`,
  }));
  const last = thrown.at(-1);
  return [...thrown, ...(last ? [{ from: NOWHERE, to: NOWHERE, lands: `turn:${bowl}` }] : [])];
}

/** Everything on a bowl or tile goes to the robot's board. */
const carried = (args: SeenEvent['args']): readonly Planned[] => {
  const known = new Map<string, number>();
  return landed(args).map(({ place, kind }) => {
    const number = known.get(`${place}:${kind}`) ?? 0;
    known.set(`${place}:${kind}`, number + 1);
    return { from: isBowl(place) ? `in:${place}:${kind}-${number}` : `in:${place}`, to: `robot:${kind}` };
  });
};

/** Cards that slid along their row, once a move. */
const slid = new WeakSet<GateauView>();
function slides(before: GateauView, after: GateauView): readonly Planned[] {
  if (slid.has(after)) return [];
  slid.add(after);
  return after.rows.flatMap(({ card, recipe }) => {
    const was = before.rows.find((place) => place.recipe?.recipe === recipe?.recipe);
    return recipe && was?.recipe && was.card !== card
      ? [{ from: `recipe:${recipe.recipe}`, to: `recipe:${recipe.recipe}` }]
      : [];
  });
}

function under(view: GateauView, seat: number): readonly string[] {
  return view.seats[seat]?.sections.flatMap(({ recipe }) => (recipe ? [recipe.recipe] : [])) ?? [];
}

function find({ kind, args }: SeenEvent, before: GateauView, after: GateauView): readonly Planned[] {
  const seat = seatOf(args.seat);
  const recipe = partOf(args.recipe, 'recipe');
  const same = { from: `recipe:${recipe}`, to: `recipe:${recipe}` };
  switch (kind) {
    case 'took':
      return taken(args, before, after);
    case 'burst':
      return burst(args, before);
    case 'bowl-filled':
      return landed(args).map(({ place, kind: token }) => ({
        from: `supply:${token}`,
        to: spotOf(place),
        lands: `${place}:${token}`,
      }));
    case 'spent': {
      const number = countIn(before, seat, wordOf(args.zone), wordOf(args.kind)) - 1;
      const from = `bench:${seat}:${wordOf(args.zone)}:${wordOf(args.kind)}-${number}`;
      const robbed = wordOf(args.purpose).startsWith('robot');
      return [{ from, to: robbed ? `robot:${wordOf(args.kind)}` : `supply:${wordOf(args.kind)}` }];
    }
    case 'stored':
      return [{ from: `supply:${wordOf(args.kind)}`, to: `jar:${seat}:${wordOf(args.kind)}` }];
    case 'went':
      return [{ from: `pawn:${seat}`, to: `pawn:${seat}` }];
    case 'gold-gained':
      return [{ from: 'supply:gold', to: `gold:${seat}` }];
    case 'gold-paid':
      return [{ from: `gold:${seat}`, to: 'supply:gold' }];
    case 'tool-drawn':
      return [{ from: 'tool-pile', to: `tools:${seat}` }];
    case 'tool-played':
    case 'tool-discarded':
      return [{ from: `tool:${seat}:0`, to: 'tool-pile' }];
    case 'prepared':
    case 'reserved':
    case 'robot-recipe':
      return [kind === 'robot-recipe' ? { ...same, to: 'finished:robot' } : same];
    case 'finished':
      return [{ ...same, to: `finished:${seat}` }];
    case 'advanced':
      return under(before, seat)
        .filter((name) => under(after, seat).includes(name))
        .map((name) => ({ from: `recipe:${name}`, to: `recipe:${name}` }));
    case 'recipe-shown':
      return [
        ...slides(before, after),
        { from: `deck:${wordOf(args.card).startsWith('ii') ? 2 : 1}`, to: `card:${wordOf(args.card)}` },
      ];
    case 'award-won':
      return [
        {
          from: `stack:${wordOf(args.family)}`,
          to: `shelf:${seat}:${wordOf(args.family)}:${wordOf(args.shelf)}`,
        },
      ];
    case 'robot-award':
      return [
        {
          from: `stack:${wordOf(args.family)}`,
          to: `shelf:robot:${wordOf(args.family)}:${wordOf(args.shelf)}`,
        },
      ];
    case 'robot-card':
      return [{ from: 'robot-deck', to: 'robot-card' }];
    case 'robot-took':
    case 'robot-tile':
      return carried(args);
    case 'robot-gold':
      return [{ from: 'supply:gold', to: 'gold:robot' }];
    case 'robot-supers':
      return [{ from: 'supply:super', to: 'robot:super' }];
    case 'robot-gained':
      return [{ from: `supply:${wordOf(args.kind)}`, to: `robot:${wordOf(args.kind)}` }];
    case 'robot-stored':
      return [{ from: `robot:${wordOf(args.kind)}`, to: 'stored:robot' }];
    default:
      return [];
  }
}

export const flights = (event: SeenEvent, before: GateauView, after: GateauView): readonly Flight[] =>
  plan(after, find(event, before, after));
