import { currentPrefs } from '../lib/prefs.ts';

const PATTERNS = { turn: [60], refused: [25, 50, 25] } as const;

/** Shakes a phone for a moment, if somebody wants that. */
export function buzz(why: keyof typeof PATTERNS): void {
  if (currentPrefs().buzz === 'on' && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate?.([...PATTERNS[why]]);
}
