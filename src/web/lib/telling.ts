// Moves of others are shown one after the other, at the pace set in this browser, and can be skipped.
import { currentPrefs } from './prefs.ts';

const PAUSE = { calm: 1100, brisk: 450, instant: 0 } as const;

/** How long somebody else's move is shown before the next one. */
export const pauseNow = (): number => (document.hidden ? 0 : PAUSE[currentPrefs().speed]);
