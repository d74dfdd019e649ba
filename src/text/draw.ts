import type { Language } from './languages.ts';

/** How a view is to be drawn for a terminal. */
export interface DrawHow {
  readonly width: number;
  /** How many lines the screen has; without it, there is room. */
  readonly height?: number | undefined;
  readonly colour: boolean;
  readonly language: Language;
  readonly names: readonly string[];
}
