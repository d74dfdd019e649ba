// What time it is where somebody lives: when they want to hear nothing, and when they want their mail.
import type { Wanted } from './kept.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Minutes since midnight in a time zone. */
function minuteIn(zone: string, at: number): number {
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const part = (type: string): number => Number(clock.formatToParts(at).find((one) => one.type === type)!.value);
  return part('hour') * 60 + part('minute');
}

/** The next time after `now` that clocks in a zone show this minute, unless they are changed meanwhile. */
function nextAt(minute: number, zone: string, now: number): number {
  const wait = (minute - minuteIn(zone, now) + DAY) % DAY || DAY;
  return Math.floor(now / MINUTE) * MINUTE + wait * MINUTE;
}

/** When somebody's quiet hours end; null: it is not quiet now. */
export function quietUntil({ quiet, zone }: Pick<Wanted, 'quiet' | 'zone'>, now: number): number | null {
  if (quiet === null || quiet.from === quiet.until) return null;
  const since = (minuteIn(zone, now) - quiet.from + DAY) % DAY;
  const length = (quiet.until - quiet.from + DAY) % DAY;
  return since < length ? nextAt(quiet.until, zone, now) : null;
}

/** When the mail of the day is due. */
export const digestAt = (hour: number, zone: string, now: number): number => nextAt(hour * 60, zone, now);
