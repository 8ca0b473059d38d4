/**
 * A lesson as the learner goes through it. The server knows how far the match has come and plays the others' moves; here
 * is which step is shown, what was only read, and what is said to a move that is not the one the step is about.
 */
import type { Choice, Tag } from '../table/narrowing';
import type { TableSession } from '../table/session.svelte';
import type { LessonStep } from '../wire';
import { beginnings, movesDone, stepAt } from './place';

/** What of a lesson is not in the match is kept in this browser: the notes that were read, and whether it was left. */
const kept = (table: string): string => `toque-lesson-${table}`;
const LEFT = '*';

export class Teaching {
  #read = $state.raw<ReadonlySet<string>>(new Set());
  #begins: readonly number[];
  /** The step at which something else was tried. */
  #strayedAt = $state<string | null>(null);

  constructor(
    readonly session: TableSession,
    readonly steps: readonly LessonStep[],
  ) {
    this.#begins = beginnings(steps);
    this.#read = new Set((localStorage.getItem(kept(session.table)) ?? '').split(' ').filter(Boolean));
    session.lets = (move) => this.#lets(move);
    session.free = () => !this.step;
  }

  #learnt = $derived.by(() => {
    const { now } = this.session;
    if (now?.learnt == null) return null;
    const offered = now.decision?.moves.map((offer) => offer.move.text);
    return offered?.length ? movesDone(this.steps, now.learnt, new Set(offered)) : now.learnt;
  });
  /** Its number among the steps; null when the lesson is over, or was left. */
  at: number | null = $derived.by(() => {
    if (this.#learnt === null || this.#read.has(LEFT) || this.session.over) return null;
    return stepAt(this.steps, this.#learnt, this.#read);
  });
  step: LessonStep | null = $derived.by(() => (this.at === null ? null : this.steps[this.at]!));
  /** Others are playing, or what happened is still being shown: the note waits. */
  shown = $derived.by(() => this.step !== null && !this.session.look && this.session.deciding);
  last = $derived.by(() => this.at === this.steps.length - 1);
  reading = $derived(this.step !== null && !this.step.moves.length);
  strayed = $derived(this.step !== null && this.#strayedAt === this.step.name);

  /** What is asked for, as it is offered. */
  wanted: Choice | null = $derived.by(() => {
    const { choices } = this.session.narrowing;
    const offered = this.#moves().flatMap((move) => choices.filter(({ offer }) => offer.move.text === move));
    return offered[0] ?? null;
  });

  /** The pieces with which to go on towards it. */
  get tags(): readonly Tag[] {
    if (!this.wanted || this.session.ready) return [];
    return [...this.wanted.tags].filter((tag) => this.session.narrowing.stateOf(tag) === 'can');
  }

  #moves(): readonly string[] {
    if (this.at === null || this.#learnt === null) return [];
    return this.step?.moves[this.#learnt - this.#begins[this.at]!] ?? [];
  }

  #lets(move: string): boolean {
    if (!this.step || this.#moves().includes(move)) return true;
    this.#strayedAt = this.step.name;
    return false;
  }

  /** A note that is only read. */
  next(): void {
    if (this.step) this.#keep(this.step.name);
  }

  /** The move of the step, for somebody who would rather see it first. */
  show(): void {
    if (this.session.ready) this.session.confirm();
    else if (this.wanted) this.session.instead(this.wanted.offer);
  }

  /** The match goes on as any other. */
  leave(): void {
    this.#keep(LEFT);
  }

  #keep(name: string): void {
    this.#read = new Set([...this.#read, name]);
    localStorage.setItem(kept(this.session.table), [...this.#read].join(' '));
  }
}
