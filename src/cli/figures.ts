// Figures as a reader of the language writes them.
import { kitOf } from '../text/kit.ts';
import type { Language } from '../text/languages.ts';
import type { Estimate } from './lab/numbers.ts';

export interface Figures {
  whole(n: number): string;
  /** With this many decimal places. */
  fixed(n: number, digits: number): string;
  percent(share: number, digits?: number): string;
  /** '41 %–47 %' or '12.1–13.4'. */
  range(estimate: Pick<Estimate, 'from' | 'to'>, write: (n: number) => string): string;
  /** How likely it is by chance. */
  chance(p: number): string;
}

const LEAST = 0.0001;

export function figuresOf(language: Language): Figures {
  const { fixed, percent } = kitOf(language);
  return {
    whole: (n) => fixed(n, 0),
    fixed,
    percent,
    range: ({ from, to }, write) => `${write(from)}–${write(to)}`,
    chance: (p) => (p < LEAST ? `< ${fixed(LEAST, 4)}` : fixed(p, 4)),
  };
}
