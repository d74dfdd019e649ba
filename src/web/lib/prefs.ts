// What this browser remembers about how somebody likes to play. Nothing of it leaves the device.
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, languageAmong } from '../../text/languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONFIRMS = ['never', 'when', 'always'] as const;
export const SPEEDS = ['calm', 'brisk', 'instant'] as const;

export interface Prefs {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** When the end of a turn has to be confirmed. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** How long other players' moves are shown. */
  readonly speed: (typeof SPEEDS)[number];
  /** Whether log and rulebook are open beside the board. */
  readonly side: boolean;
}

const KEY = 'kontor.prefs';

const oneOf = <X extends string>(list: readonly X[], value: unknown, otherwise: X): X =>
  list.includes(value as X) ? (value as X) : otherwise;

/** Storage may be forbidden or full; then a preference lasts as long as the page. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

function load(): Prefs {
  let kept: Partial<Record<keyof Prefs, unknown>> = {};
  try {
    kept = JSON.parse(recall(KEY) ?? '{}') as typeof kept;
  } catch {
    // What cannot be read is ignored.
  }
  return {
    language: oneOf(LANGUAGES, kept.language, languageAmong(navigator.languages)),
    theme: oneOf(THEMES, kept.theme, 'system'),
    confirm: oneOf(CONFIRMS, kept.confirm, 'when'),
    speed: oneOf(SPEEDS, kept.speed, 'calm'),
    side: kept.side !== false,
  };
}

let prefs = load();
const listeners = new Set<() => void>();

function show(): void {
  const root = document.documentElement;
  root.lang = prefs.language;
  root.dataset.theme = prefs.theme;
  root.dataset.speed = prefs.speed;
}
show();

export const currentPrefs = (): Prefs => prefs;

export function setPrefs(some: Partial<Prefs>): void {
  prefs = { ...prefs, ...some };
  remember(KEY, JSON.stringify(prefs));
  show();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePrefs = (): Prefs => useSyncExternalStore(subscribe, currentPrefs);
