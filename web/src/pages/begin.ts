/** From a wish to a seat: tables opened, started and joined, with a name for a visitor who has none yet. */
import { api } from '../lib/api';
import { person } from '../lib/person.svelte';
import { place } from '../lib/router.svelte';
import type { GameInfo, NewTable, TablePage } from '../wire';
import { levelOf, naturalSeats } from './games.svelte';

/** The bot that sits down where somebody is missing. */
export const STAND_IN = 'greedy';

/** A table at which nobody is missing begins at once; otherwise people gather there first. */
export async function openAndGo(wish: NewTable): Promise<void> {
  await person.ensure();
  const table = await api.openTable(wish);
  if (wish.seats.every((seat) => seat === 'me' || seat.startsWith('bot:'))) await api.start(table.id, {});
  place.go(`/table/${table.id}`);
}

/** A table that follows from a match: where nobody is missing, it begins at once. */
export async function goOn(table: TablePage): Promise<void> {
  const complete = table.seats.every((seat) => seat.kind === 'person' || seat.kind === 'bot');
  const alone = table.seats.every((seat) => !seat.person || seat.person === person.me?.id);
  if (table.status === 'open' && complete && alone && table.host === person.me?.id)
    await api.start(table.id, {});
  place.go(`/table/${table.id}`);
}

export const playAgainstBots = (game: GameInfo, bots = naturalSeats(game) - 1): Promise<void> =>
  playWith(
    game,
    Array.from({ length: bots }, () => `bot:${levelOf(game)}`),
  );

/** Against the automa of a game that has one, else in a duel with one bot. */
export const playSolo = (game: GameInfo): Promise<void> =>
  game.fewest_seats === 1 ? playWith(game, []) : playAgainstBots(game, 1);

async function playWith(game: GameInfo, bots: readonly string[]): Promise<void> {
  // The lobby shows tables where people meet: a match against bots is for those who have its link.
  await openAndGo({ game: game.slug, seats: ['me', ...bots], visibility: 'unlisted' });
}

/** To the match that teaches a game: where it was left, or from its beginning. */
export async function learnAndGo(game: string): Promise<void> {
  await person.ensure();
  const table = await api.learn(game);
  place.go(`/table/${table.id}`);
}

export async function joinAndGo(table: string): Promise<void> {
  await person.ensure();
  await api.join(table, {});
  place.go(`/table/${table}`);
}
