/** Which page of the board has the choices, where one page is shown at a time. */
import type { BoardPage } from '../games/contract';
import type { Narrowing } from './narrowing';

/** How many pieces of the page can be chosen now. */
export function choicesOn(page: BoardPage, narrowing: Narrowing): number {
  const tags = new Set(narrowing.left.flatMap((choice) => [...choice.tags]));
  return [...tags].filter(
    (tag) => page.pieces.includes(tag.split(':', 1)[0]!) && narrowing.stateOf(tag) === 'can',
  ).length;
}

/** The page that a new decision opens: the one that is open if it has choices, or if none has. */
export function pageFor(pages: readonly BoardPage[], open: string, narrowing: Narrowing): string {
  const having = pages.filter((page) => choicesOn(page, narrowing) > 0).map((page) => page.name);
  return having.includes(open) ? open : (having[0] ?? open);
}
