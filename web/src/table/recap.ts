/** What happened since one's last turn, as steps to go through: a step for each thing, or where these are many for each player. */
import type { Actor, Line } from './merging';

/** More things than this are told by player. */
export const MANY = 6;

export type RecapStep = { readonly actor: Actor; readonly lines: readonly Line[] };

export function recapSteps(lines: readonly Line[]): readonly RecapStep[] {
  if (lines.length <= MANY) return lines.map((line) => ({ actor: line.actor, lines: [line] }));
  const by = new Map<Actor, Line[]>();
  for (const line of lines) {
    const own = by.get(line.actor);
    if (own) own.push(line);
    else by.set(line.actor, [line]);
  }
  return [...by].map(([actor, own]) => ({ actor, lines: own }));
}

/** A place that was changed: by which steps, and whether the one that is shown is among them. */
export type Mark = { readonly place: string; readonly steps: readonly number[]; readonly shown: boolean };

export function marksOf(steps: readonly RecapStep[], shown: number): readonly Mark[] {
  const found = new Map<string, number[]>();
  steps.forEach(({ lines }, number) => {
    for (const place of new Set(lines.flatMap((line) => line.places)))
      found.set(place, [...(found.get(place) ?? []), number]);
  });
  return [...found].map(([place, numbers]) => ({ place, steps: numbers, shown: numbers.includes(shown) }));
}
