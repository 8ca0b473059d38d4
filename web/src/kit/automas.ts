/** The faces of the automas, each from the folder of its game. */
import type { AutomaArt } from './draw';

const FOUND = import.meta.glob<{ automa: AutomaArt }>('../games/*/automa.ts');

export async function automaArt(game: string): Promise<AutomaArt | null> {
  const found = await FOUND[`../games/${game}/automa.ts`]?.();
  return found?.automa ?? null;
}
