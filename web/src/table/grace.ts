/** How long after the end of somebody's time a bot plays on, in words. */
import { t } from '../lib/i18n.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const inUnits = (grace: number): { unit: 'hours' | 'minutes'; count: number } =>
  grace >= HOUR
    ? { unit: 'hours', count: Math.round(grace / HOUR) }
    : { unit: 'minutes', count: Math.round(grace / MINUTE) };

/** When it happens by itself, beside the button that lets it happen now. */
export function byItself(grace: number): string {
  const { unit, count } = inUnits(grace);
  return t('page-grace', { unit, count });
}

/** What happens when a clock is out. */
export function atTheEnd(grace: number): string {
  const { unit, count } = inUnits(grace);
  return t('page-clock', { unit, count });
}
