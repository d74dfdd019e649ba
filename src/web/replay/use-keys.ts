// The keyboard of the replay. Unlike at the table, Space and the arrows belong to the page.
import { useEffect, useRef } from 'react';
import { scoreChange, scoresOf, turnChange } from './model.ts';
import { PLAY_SPEEDS, type Watching } from './use-watching.ts';

const has = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;

/** Typing, pressing a button with Space and moving a slider with the arrows keep their meaning. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (has(target, 'input:not([type="range"]):not([type="radio"]):not([type="checkbox"]), textarea, select'))
    return true;
  if (key === ' ') return has(target, 'button, a, summary, [type="radio"], [type="checkbox"]');
  return has(target, '[role="tablist"], [type="radio"]') && key.startsWith('Arrow');
}

export function useReplayKeys(watching: Watching): void {
  const latest = useRef(watching);
  latest.current = watching;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      if (document.querySelector('dialog[open]') !== null || !press(latest.current, event.key)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Does what a key stands for; false: nothing. */
function press(watching: Watching, key: string): boolean {
  const to = placeFor(watching, key);
  const speed = PLAY_SPEEDS[['1', '2', '3'].indexOf(key)];
  if (to !== undefined) watching.goTo(to ?? watching.step);
  else if (key === ' ') watching.play(!watching.isPlaying);
  else if (speed !== undefined) watching.setSpeed(speed);
  else return false;
  return true;
}

/** Where a key leads; null: nowhere from here; undefined: not a navigation key. */
function placeFor({ model, step }: Watching, key: string): number | null | undefined {
  switch (key) {
    case 'ArrowLeft':
      return step - 1;
    case 'ArrowRight':
      return step + 1;
    case 'PageUp':
      return turnChange(model.turns, step, -1);
    case 'PageDown':
      return turnChange(model.turns, step, 1);
    case ',':
      return scoreChange(scoresOf(model), step, -1);
    case '.':
      return scoreChange(scoresOf(model), step, 1);
    case 'Home':
      return 0;
    case 'End':
      return model.end;
    default:
      return undefined;
  }
}
