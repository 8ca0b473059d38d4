/** How long after the end of somebody's time a bot plays on, as the texts tell it. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const inUnits = (grace: number): { unit: 'hours' | 'minutes'; count: number } =>
  grace >= HOUR
    ? { unit: 'hours', count: Math.round(grace / HOUR) }
    : { unit: 'minutes', count: Math.round(grace / MINUTE) };
