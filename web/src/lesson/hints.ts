/** Which hint a newcomer is given, and which ones they have understood: kept in this browser, game by game. */

const AIM = 'aim';
const ASK = /^ask-/;

/**
 * First the aim of the game, then what the present question is for; null where there is nothing new to say. Several
 * questions may be for the same: their hints say the same, and once is enough.
 */
export function hintFor(
  ask: string,
  understood: ReadonlySet<string>,
  said: (name: string) => string | null,
): string | null {
  const known = new Set([...understood].map(said));
  return (
    [AIM, ask.replace(ASK, '')].find((name) => name && said(name) !== null && !known.has(said(name))) ?? null
  );
}

export class Understood {
  readonly #key: string;
  names: ReadonlySet<string>;

  constructor(game: string) {
    this.#key = `toque-hints-${game}`;
    this.names = new Set((localStorage.getItem(this.#key) ?? '').split(' ').filter(Boolean));
  }

  add(name: string): ReadonlySet<string> {
    this.names = new Set([...this.names, name]);
    localStorage.setItem(this.#key, [...this.names].join(' '));
    return this.names;
  }
}
