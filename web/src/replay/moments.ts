/** The moments of a match, fetched in blocks as they are needed and kept. */
import type { Moment } from '../wire';

/** As many as the server gives at a time. */
export const BLOCK = 60;
const AHEAD = 15;

export type Fetch = (first: number, last: number, seat: number | null) => Promise<readonly Moment[]>;

export class MomentCache {
  #blocks = new Map<string, Promise<readonly Moment[]>>();
  #known = new Map<string, Moment>();

  constructor(
    readonly first: number,
    readonly last: number,
    readonly fetch: Fetch,
  ) {}

  /** What is here already. */
  known(number: number, seat: number | null): Moment | null {
    return this.#known.get(`${seat}/${number}`) ?? null;
  }

  async at(number: number, seat: number | null): Promise<Moment> {
    const known = this.known(number, seat);
    if (known) {
      this.#prepare(number, seat);
      return known;
    }
    await this.#block(number, seat);
    this.#prepare(number, seat);
    return this.known(number, seat)!;
  }

  /** What will be asked for next is fetched before it is. */
  #prepare(number: number, seat: number | null): void {
    for (const near of [number + AHEAD, number - AHEAD])
      if (near > this.first && near < this.last) void this.#block(near, seat).catch(() => undefined);
  }

  #block(number: number, seat: number | null): Promise<readonly Moment[]> {
    const start = this.first + Math.floor((number - this.first) / BLOCK) * BLOCK;
    const key = `${seat}/${start}`;
    const known = this.#blocks.get(key);
    if (known) return known;
    const coming = this.fetch(start, Math.min(this.last, start + BLOCK - 1), seat).then((moments) => {
      for (const moment of moments) this.#known.set(`${seat}/${moment.number}`, moment);
      return moments;
    });
    this.#blocks.set(key, coming);
    // What was refused may be asked for again.
    coming.catch(() => this.#blocks.delete(key));
    return coming;
  }
}
