/**
 * The scoring as a show: step after step, each for as long as it takes to see where its points come from. Who goes on or
 * back by hand has the time they want from then on; who wants no motion gets the whole sheet at once.
 */
import { settings } from '../lib/settings.svelte';
import type { Outcome } from '../wire';
import { type ScoreStep, scoreSteps, sums } from './scoring';

/** How long a step stays, as a multiple of the time that a thing travels. */
const STAYS = 6;

export class ScoreShow {
  readonly #results: () => readonly Outcome[];
  /** The step that is shown; null before and after the show. */
  at = $state<number | null>(null);
  /** Whether what it comes to is to be seen: a sheet that grows during the show, then the page of results. */
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(results: () => readonly Outcome[]) {
    this.#results = results;
  }

  results = $derived.by(() => this.#results());
  steps: readonly ScoreStep[] = $derived(scoreSteps(this.results));
  running = $derived(this.at !== null);
  step: ScoreStep | null = $derived(this.at === null ? null : (this.steps[this.at] ?? null));
  /** How many steps have been shown. */
  shown = $derived(this.at === null ? this.steps.length : this.at + 1);
  /** By outcome: the points up to now; at the end those of the result, in which partners share. */
  totals: readonly number[] = $derived(
    this.at === null ? this.results.map(({ score }) => score) : sums(this.steps, this.at + 1),
  );

  begin(): void {
    this.open = true;
    if (settings.pace && this.steps.length) this.#play(0);
    else this.end();
  }

  /** What it came to, without counting again. */
  see(): void {
    this.end();
    this.open = true;
  }

  /** On to the next step, or back to the one before, and no further by itself; after the last the show is over. */
  go(by: 1 | -1): void {
    if (this.at !== null) this.#show(Math.max(0, this.at + by));
  }

  /** The show is over or nobody wants to see it; the sheet stays. */
  end(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  close(): void {
    this.end();
    this.open = false;
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    this.at = at < this.steps.length ? at : null;
  }

  #play(at: number): void {
    this.#show(at);
    if (this.running) this.#timer = setTimeout(() => this.#play(at + 1), settings.pace * STAYS);
  }
}
