/** The boards, each loaded when a table of its game is opened. */
import type { GamePage } from './contract';

const PAGES = import.meta.glob<{ default: GamePage<unknown> }>('./*/page.ts');

export async function gamePage(slug: string): Promise<GamePage<unknown>> {
  const load = PAGES[`./${slug}/page.ts`];
  if (!load) throw new Error(`no board for ${slug}`);
  return (await load()).default;
}
