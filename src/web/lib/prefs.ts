// What this browser remembers about how somebody likes to play. Nothing of it leaves the device.
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, languageAmong } from '../../text/languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONFIRMS = ['when', 'always', 'never'] as const;
export const SPEEDS = ['calm', 'brisk', 'instant'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const CONTRASTS = ['normal', 'more'] as const;
export const COLOURS = ['painted', 'distinct'] as const;
export const SOUNDS = ['off', 'quiet', 'normal'] as const;
export const BUZZES = ['on', 'off'] as const;
export const TRIES = ['shown', 'hidden'] as const;
/** Whether characters say a word now and then. */
export const SPEECHES = ['on', 'off'] as const;
export const MOTIONS = ['system', 'less'] as const;

export interface Prefs {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** What happens after the last choice of a turn, before something comes to light. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** How long other players' moves are shown. */
  readonly speed: (typeof SPEEDS)[number];
  /** Whether the others see what I am trying, where the rules have nothing to hide. */
  readonly tries: (typeof TRIES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  /** 'distinct': players' colours that stay apart for every kind of colour vision. */
  readonly colours: (typeof COLOURS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: (typeof SOUNDS)[number];
  /** Whether a phone may shake: my turn, and what is refused. */
  readonly buzz: (typeof BUZZES)[number];
  readonly speech: (typeof SPEECHES)[number];
  /** Whether log and rulebook are open beside the board where there is room for them. */
  readonly side: boolean;
  /** Whether boards that can show letters and numbers at their edge do so. */
  readonly grid: boolean;
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
    tries: oneOf(TRIES, kept.tries, 'shown'),
    textSize: oneOf(TEXT_SIZES, kept.textSize, 'normal'),
    contrast: oneOf(CONTRASTS, kept.contrast, 'normal'),
    colours: oneOf(COLOURS, kept.colours, 'painted'),
    motion: oneOf(MOTIONS, kept.motion, 'system'),
    sound: oneOf(SOUNDS, kept.sound, 'quiet'),
    buzz: oneOf(BUZZES, kept.buzz, 'on'),
    speech: oneOf(SPEECHES, kept.speech, 'on'),
    side: kept.side !== false,
    grid: kept.grid === true,
  };
}

let prefs = load();
const listeners = new Set<() => void>();

function show(): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = prefs.language;
  for (const name of ['theme', 'speed', 'textSize', 'contrast', 'colours', 'motion'] as const)
    dataset[name] = prefs[name];
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
