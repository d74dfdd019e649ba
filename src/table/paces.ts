// How much time each pace gives: pages say it without bringing the whole table along.
import type { Pace } from './types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The most that a chair can have, and what each decision adds. */
export const STORES: Readonly<Record<Exclude<Pace, 'none'>, { readonly most: number; readonly refill: number }>> = {
  live: { most: 10 * MINUTE, refill: MINUTE },
  hour: { most: 2 * HOUR, refill: HOUR },
  day: { most: 2 * DAY, refill: DAY },
  threeDays: { most: 6 * DAY, refill: 3 * DAY },
};
