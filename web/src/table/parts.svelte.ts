/**
 * The parts of something that is not seen whole, and the one that is looked at: halls of a palace, departments of a shop.
 * A question leads to the part with its best choice, until somebody looks elsewhere; while points are counted it is the
 * part that they come from.
 */
import { untrack } from 'svelte';
import type { TableContext } from './context';
import { counted } from './lighting.svelte';
import type { Tag } from './narrowing';

/** A part, with the pieces that can be chosen there. */
export type Part<Name extends string = string> = { readonly name: Name; readonly tags: readonly Tag[] };
type Asked = Pick<TableContext, 'stateOf' | 'total'>;

/** What can be chosen now. */
export const choicesIn = (table: Asked, { tags }: Part): readonly Tag[] =>
  tags.filter((tag) => table.stateOf(tag) === 'can');

/** The most that a choice there will bring, as far as that is known. */
export function mostIn(table: Asked, { tags }: Part): number | null {
  const totals = tags.flatMap((tag) => table.total(tag) ?? []);
  return totals.length ? Math.max(...totals) : null;
}

/** The part to look at: the one with the best choice, else the present one if it has any, else the first that has. */
export function bestPart<Name extends string>(
  table: Asked,
  parts: readonly Part<Name>[],
  looked: Name,
): Name {
  const having = parts.filter((part) => choicesIn(table, part).length);
  const most = (part: Part): number => mostIn(table, part) ?? Number.NEGATIVE_INFINITY;
  const best = Math.max(...having.map(most));
  const good = having.filter((part) => most(part) === best);
  return (good.find(({ name }) => name === looked) ?? good[0])?.name ?? looked;
}

/** The choice of a part that brings most; where nothing is known of them, its first. */
export function bestChoice(table: Asked, part: Part): Tag | null {
  const tags = choicesIn(table, part);
  const most = mostIn(table, part);
  return tags.find((tag) => table.total(tag) === most) ?? tags[0] ?? null;
}

export class Parts<Name extends string> {
  /** The part that is looked at. */
  looked: Name = $state()!;
  /** How often a part was asked for, by a question or by hand: also one that is looked at already. */
  calls = $state(0);
  readonly #all: () => readonly Part<Name>[];
  /** Whether somebody has looked elsewhere since the question came. */
  #strayed = false;
  #asked = '';
  #best: Tag | null = null;

  /** While a component is set up: what follows from questions ends with it. */
  constructor(
    readonly table: TableContext,
    first: Name,
    all: () => readonly Part<Name>[],
    /** The part that has a place of the board. */
    partOf: (place: string) => Name | null = () => null,
  ) {
    this.looked = first;
    this.#all = all;
    $effect(() => {
      const asked = all().flatMap((part) => choicesIn(table, part));
      const best = bestPart(
        table,
        all(),
        untrack(() => this.looked),
      );
      const choice = bestChoice(table, all().find(({ name }) => name === best)!);
      untrack(() => this.#lead(asked.join(), best, choice));
    });
    $effect(() => {
      const next = counted.places.map(partOf).find((part) => part !== null);
      if (next) untrack(() => this.#go(next));
    });
  }

  get all(): readonly Part<Name>[] {
    return this.#all();
  }

  /** What somebody who looks at this part looks for: not all of it may fit into a window. */
  get choice(): Tag | null {
    const part = this.all.find(({ name }) => name === this.looked);
    return part ? bestChoice(this.table, part) : null;
  }

  choices(part: Part<Name>): number {
    return choicesIn(this.table, part).length;
  }

  /** Somebody wants to see a part. */
  look(name: Name): void {
    this.#strayed = true;
    this.#go(name);
  }

  #lead(asked: string, best: Name, choice: Tag | null): void {
    const isNew = asked !== this.#asked;
    const isOther = best !== this.looked || choice !== this.#best;
    if (isNew) this.#strayed = false;
    this.#asked = asked;
    this.#best = choice;
    if (asked && !this.#strayed && (isNew || isOther)) this.#go(best);
  }

  #go(name: Name): void {
    this.looked = name;
    this.calls += 1;
  }
}
