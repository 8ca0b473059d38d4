/** The games that the server has, asked for once. */
import { api } from '../lib/api';
import { speech, t } from '../lib/i18n.svelte';
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

  /** The order in which visitors see them: whoever is new begins with a short one. */
  get shortestFirst(): readonly GameInfo[] {
    return [...(this.list ?? [])].sort((one, other) => one.minutes - other.minutes);
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

/** A bot in the middle of the ladder, which hardly makes anybody wait. */
export const BOT = 'bot:level-3';

/** The bot that a visitor likes to play a game against, kept in this browser. */
const LEVEL = 'toque-level-';
export function levelOf(game: GameInfo): string {
  const kept = localStorage.getItem(LEVEL + game.slug) ?? '';
  return game.bots.includes(kept) ? kept : BOT.slice('bot:'.length);
}
/** What a level of bots is like, and whether it is less than that on this machine. */
export const aboutLevel = (game: GameInfo, bot: string): string =>
  [t('bot-about', { bot }), ...(game.weaker.includes(bot) ? [t('bot-weaker')] : [])].join(' ');

export const keepLevel = (game: GameInfo, bot: string): void => localStorage.setItem(LEVEL + game.slug, bot);
