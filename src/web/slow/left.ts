// How much time is left, as people say it.
import { useEffect, useState } from 'react';
import type { Language } from '../../text/languages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = {
  en: {
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    hours: (n: number | string) => `${n} h`,
    minutes: (n: number) => `${n} min`,
    soon: 'less than a minute',
  },
  de: {
    days: (n: number) => (n === 1 ? '1 Tag' : `${n} Tage`),
    hours: (n: number | string) => `${n} Std.`,
    minutes: (n: number) => `${n} Min.`,
    soon: 'weniger als eine Minute',
  },
} as const;

/** '3 Tage', '14 Std.', '1:59 Std.', '7 Min.': as exact as it matters. */
export function span(language: Language, milliseconds: number): string {
  const units = UNITS[language];
  if (milliseconds >= 1.5 * DAY) return units.days(Math.round(milliseconds / DAY));
  if (milliseconds >= 10 * HOUR) return units.hours(Math.round(milliseconds / HOUR));
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes >= 60) return units.hours(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);
  if (minutes > 0) return units.minutes(minutes);
  return units.soon;
}

/** 'noch 3 Std.' */
export const left = (language: Language, milliseconds: number): string =>
  language === 'de' ? `noch ${span('de', milliseconds)}` : `${span('en', milliseconds)} left`;

/** The time, now and then: often enough for what is shown of it. */
export function useNow(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), until - Date.now() < 5 * MINUTE ? 1000 : MINUTE / 2);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
