import type { SeatInfo } from '../wire';
import { t } from './i18n.svelte';

/** What a seat is called; a bot in the reader's words. */
export function seatName({ name, named }: Pick<SeatInfo, 'name' | 'named'>): string {
  return named === 'bot' ? t('page-bot', { bot: name }) : name;
}
