/** The boards, each loaded when a table of its game is opened. A game without one gets the plain board. */
import type { GamePage } from './contract';

const PAGES = import.meta.glob<{ default: GamePage<unknown> }>('./*/page.ts');

export async function gamePage(slug: string): Promise<GamePage<unknown>> {
  const load = PAGES[`./${slug}/page.ts`] ?? (() => import('./plain/page'));
  return (await load()).default;
}
