import type { SeatInfo } from '../wire';
import { t } from './i18n.svelte';

/** What the seats are called, at the table, in the log and in the replay: those of one name are told apart by a number. */
export function seatNames(seats: readonly Pick<SeatInfo, 'name' | 'named'>[]): readonly string[] {
  const names = seats.map(seatName);
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`;
  });
}

/** What a seat is called; a bot in the reader's words. */
export function seatName({ name, named }: Pick<SeatInfo, 'name' | 'named'>): string {
  return named === 'bot' ? t('page-bot', { bot: name }) : name;
}
