/** Which hint a newcomer is given, and which ones they have understood: kept in this browser, game by game. */

const AIM = 'aim';
const ASK = /^ask-/;

/** First the aim of the game, then what the present question is for; null where there is nothing new to say. */
export function hintFor(
  ask: string,
  understood: ReadonlySet<string>,
  has: (name: string) => boolean,
): string | null {
  const names = [AIM, ask.replace(ASK, '')];
  return names.find((name) => name && !understood.has(name) && has(name)) ?? null;
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
