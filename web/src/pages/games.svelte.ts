/** The games that the server has, asked for once. */
import { api } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import type { GameInfo } from '../wire';

class Games {
  list = $state.raw<readonly GameInfo[] | null>(null);
  #asked: Promise<void> | null = null;

  /** A failure is forgotten, so that the next page may try again. */
  load(): Promise<void> {
    this.#asked ??= api.games().then(
      ({ games }) => {
        this.list = games;
      },
      (problem) => {
        this.#asked = null;
        throw problem;
      },
    );
    return this.#asked;
  }

  find(slug: string): GameInfo | undefined {
    return this.list?.find((game) => game.slug === slug);
  }

  name(slug: string): string {
    const game = this.find(slug);
    return game ? inWords(game.name) : slug;
  }
}

export const games = new Games();

/** A label that came in all languages. */
export const inWords = (label: Readonly<Record<string, string>>): string => label[speech.language] ?? '';

const SOCIABLE = 3;

/** Three seats are proposed where the game allows it. */
export const naturalSeats = (game: GameInfo): number =>
  Math.min(Math.max(SOCIABLE, game.fewest_seats), game.most_seats);

/** The strongest bot that answers at once. */
export const BOT = 'bot:greedy';

/** The bot that a visitor likes to play a game against, kept in this browser. */
const LEVEL = 'toque-level-';
export function levelOf(game: GameInfo): string {
  const kept = localStorage.getItem(LEVEL + game.slug) ?? '';
  return game.bots.includes(kept) ? kept : BOT.slice('bot:'.length);
}
export const keepLevel = (game: GameInfo, bot: string): void => localStorage.setItem(LEVEL + game.slug, bot);
