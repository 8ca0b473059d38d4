/** What the chef says about a match that is over: asked for until he has read it. */
import { api } from '../lib/api';
import type { ChefNotes } from '../wire';

/** Milliseconds from one question to the next, while he reads. */
const PATIENCE = 2000;

export class ReadNotes {
  found = $state.raw<ChefNotes | null>(null);
  #later = 0;
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
    if (this.#left || (this.found && this.found.state !== 'reading')) return;
    this.#later = window.setTimeout(() => void this.#ask(), PATIENCE);
  }
}
