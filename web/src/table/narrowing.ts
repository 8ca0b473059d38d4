/**
 * Clicking narrows. A decision is a list of legal moves; each move carries tags, such as `verb:place`,
 * `card:a1` or `cake:red-cream`; pieces of the board carry the same tags. What was chosen so far leaves
 * the moves that have all chosen tags, and those decide what can be chosen next.
 */
import type { Offer, WireMove } from '../wire';

export type Tag = string;
export type Choice = { readonly offer: Offer; readonly tags: ReadonlySet<Tag> };

/**
 * can: choosing it narrows; chosen: it was; settled: part of all that is left; other: legal, but choosing
 * it starts over; none: part of no legal move.
 */
export type PieceState = 'can' | 'chosen' | 'settled' | 'other' | 'none';

export function tagsOf(move: WireMove, more: readonly Tag[] = []): Set<Tag> {
  const own = Object.entries(move.args).map(([name, value]) => `${name}:${value}`);
  return new Set([`verb:${move.verb}`, ...own, ...more]);
}

export class Narrowing {
  readonly left: readonly Choice[];

  constructor(
    readonly choices: readonly Choice[],
    readonly chosen: readonly Tag[] = [],
  ) {
    this.left = choices.filter((choice) => chosen.every((tag) => choice.tags.has(tag)));
  }

  /** The one move that is left once something was chosen. */
  get only(): Choice | null {
    return this.chosen.length && this.left.length === 1 ? this.left[0]! : null;
  }

  stateOf(tag: Tag): PieceState {
    if (this.chosen.includes(tag)) return 'chosen';
    const having = this.left.filter((choice) => choice.tags.has(tag)).length;
    if (having && (having < this.left.length || having === 1)) return 'can';
    if (having) return 'settled';
    return this.choices.some((choice) => choice.tags.has(tag)) ? 'other' : 'none';
  }

  /** A chosen tag steps back to before it; a tag of other moves starts over with it. */
  choose(tag: Tag): Narrowing {
    const place = this.chosen.indexOf(tag);
    if (place >= 0) return new Narrowing(this.choices, this.chosen.slice(0, place));
    const standing = this.stateOf(tag);
    if (standing === 'can' || standing === 'settled')
      return new Narrowing(this.choices, [...this.chosen, tag]);
    return standing === 'other' ? new Narrowing(this.choices, [tag]) : this;
  }

  /** One move picked as a whole, from the action bar or the command line. */
  pick(offer: Offer): Narrowing {
    const choice = this.choices.find((one) => one.offer.move.text === offer.move.text);
    return choice ? new Narrowing(this.choices, [...new Set([...this.chosen, ...choice.tags])]) : this;
  }

  back(): Narrowing {
    return new Narrowing(this.choices, this.chosen.slice(0, -1));
  }

  /** The verbs of what is left, each with its moves, in the order in which they are offered. */
  get verbs(): ReadonlyMap<string, readonly Choice[]> {
    const groups = new Map<string, Choice[]>();
    for (const choice of this.left) {
      const verb = choice.offer.move.verb;
      groups.set(verb, [...(groups.get(verb) ?? []), choice]);
    }
    return groups;
  }
}

/** The verbs that are told as one button each, so that there are few in all: the largest first. */
export function folded(verbs: ReadonlyMap<string, readonly unknown[]>, few: number): ReadonlySet<string> {
  const found = new Set<string>();
  let buttons = [...verbs.values()].reduce((sum, group) => sum + group.length, 0);
  if (verbs.size < 2) return found;
  for (const [verb, { length }] of [...verbs].toSorted(([, one], [, other]) => other.length - one.length)) {
    if (buttons <= few || length < 2) break;
    found.add(verb);
    buttons -= length - 1;
  }
  return found;
}

/** What the command line offers for what was typed: legal notations that go on with it. */
export function completions(offers: readonly Offer[], typed: string): string[] {
  const words = typed.trimStart().toLowerCase();
  const next = offers
    .map((offer) => offer.move.text)
    .filter((text) => text.startsWith(words))
    .map((text) => {
      const end = text.indexOf(' ', words.length);
      return end < 0 ? text : text.slice(0, end);
    });
  return [...new Set(next)];
}
