/** What the chef says about a match that is over: asked for until he has read it. */
import { api } from '../lib/api';
import type { ChefNotes } from '../wire';

/** Milliseconds from the first question to the next, while he reads. */
const FIRST_WAIT = 2_000;
/** And at most: where many ask, he reads for others first, and the server has more to do than to say so. */
const LONGEST_WAIT = 20_000;
const LONGER = 1.2;

export class ReadNotes {
  found = $state.raw<ChefNotes | null>(null);
  #later: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #left = false;

  constructor(readonly table: string) {
    void this.#ask();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#later);
  }

  async #ask(): Promise<void> {
    try {
      this.found = await api.chefNotes(this.table);
    } catch {
      // A server that is away is asked again, like a chef who reads.
    }
    if (this.#left || this.found?.state === 'ready' || this.found?.state === 'none') return;
    this.#later = setTimeout(() => void this.#ask(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * LONGER);
  }
}
